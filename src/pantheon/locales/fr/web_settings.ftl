# Ce que chacun préfère : les réglages, sur leur page et dans une fenêtre au-dessus d’une table.

web-title-settings = Réglages
web-settings-lead = Enregistrés dans ce navigateur et appliqués aussitôt. Les autres joueurs n’en voient et n’en entendent rien.
web-settings-forgets = Ce navigateur n’enregistre rien : vos réglages valent jusqu’à la fermeture de la page. Les autres joueurs n’en voient et n’en entendent rien.

web-settings-look = Langue et aspect
web-settings-language-system = Celle du navigateur
web-settings-theme = Thème
web-settings-theme-system = Comme le système
web-settings-theme-light = Clair
web-settings-theme-dark = Sombre
web-settings-contrast = Contraste
web-settings-contrast-system = Comme le système
web-settings-contrast-usual = Normal
web-settings-contrast-more = Renforcé
web-settings-motion = Animations
web-settings-motion-system = Comme le système
web-settings-motion-full = Toutes
web-settings-motion-reduced = Réduites

web-settings-table = À la table
web-settings-confirm = Demander confirmation avant de jouer sur le plateau
web-settings-confirm-finger = Au doigt seulement
web-settings-confirm-always = À la souris aussi
web-settings-confirm-hint = Le premier geste montre l’effet du coup, le second le joue. 4 Gods va trop vite pour cela.
web-settings-automatic = Deus : encaisser automatiquement les gains simples
web-settings-step = Revoir une partie : avancer par

web-settings-sounds = Sons
web-settings-sound = Sons activés
web-settings-volume = Volume
web-settings-percent = { $percent } %
web-settings-sound-turns = Mon tour
web-settings-sound-moves = Les gestes : poser, piocher, retourner
web-settings-sound-events = Les grands moments : une nation, une Cité, la fin
web-settings-sound-refusals = Les coups refusés
web-settings-sound-clocks = Le temps bientôt écoulé
web-settings-listen = Écouter
web-settings-listen-to = Écouter : { $sound }

web-settings-reset = Rétablir les réglages par défaut
