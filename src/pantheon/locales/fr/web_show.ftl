# Le décompte montré pas à pas, quel que soit le jeu.

web-show-title = Le décompte
web-show-step = { $title }. { $words }
web-show-sums = Totaux provisoires
web-show-of = Étape { $step } sur { $steps }
web-show-back = Précédent
web-show-next = Suivant
web-show-play = Lecture automatique
web-show-pause = Pause
web-show-skip = Passer
web-show-done = Voir le résultat
