# Ce que chacun préfère : les réglages, sur leur page et dans une fenêtre au-dessus d’une table.

web-title-settings = Réglages
web-settings-lead = Gardés dans ce navigateur et appliqués aussitôt. Personne d’autre à la table n’en voit ni n’en entend rien.
web-settings-forgets = Ce navigateur ne garde rien : vos réglages valent jusqu’à la fermeture de la page. Personne d’autre à la table n’en voit ni n’en entend rien.

web-settings-look = Langue et aspect
web-settings-language-system = Celle du navigateur
web-settings-theme = Couleurs
web-settings-theme-system = Comme le système
web-settings-theme-light = Claires
web-settings-theme-dark = Sombres
web-settings-contrast = Contraste
web-settings-contrast-system = Comme le système
web-settings-contrast-usual = Normal
web-settings-contrast-more = Renforcé
web-settings-motion = Animations
web-settings-motion-system = Comme le système
web-settings-motion-full = Toutes
web-settings-motion-reduced = Presque aucune

web-settings-table = À la table
web-settings-confirm = Demander confirmation avant de jouer sur le plateau
web-settings-confirm-finger = Au doigt seulement
web-settings-confirm-always = À la souris aussi
web-settings-confirm-hint = Le premier geste montre ce qui se passerait, le second joue. 4 Gods est trop rapide pour cela.
web-settings-automatic = Deus : prendre aussitôt les gains simples
web-settings-step = Pas quand on revoit une partie

web-settings-sounds = Sons
web-settings-sound = Sons activés
web-settings-volume = Volume
web-settings-percent = { $percent } %
web-settings-sound-turns = C’est à moi
web-settings-sound-moves = Les gestes : poser, piocher, retourner
web-settings-sound-events = Les grands moments : une nation, une cité, la fin
web-settings-sound-refusals = Ce qui ne va pas
web-settings-sound-clocks = Le temps qui s’achève
web-settings-listen = Écouter
web-settings-listen-to = Écouter : { $sound }

web-settings-reset = Tout remettre comme au début
