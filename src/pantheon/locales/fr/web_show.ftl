# Le décompte montré pas à pas, quel que soit le jeu.

web-show-title = Le décompte
web-show-step = { $title }. { $words }
web-show-sums = Totaux jusqu’ici
web-show-of = Étape { $step } sur { $steps }
web-show-back = Étape précédente
web-show-next = Étape suivante
web-show-play = Continuer tout seul
web-show-pause = Pause
web-show-skip = Passer
web-show-done = Au résultat
