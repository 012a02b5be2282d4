# Les pages de règles.

web-rules-of = Les règles de { $game }
web-rules-short = Les exemples arriveront quand ce jeu sera jouable dans le navigateur.
web-rules-unknown = Ce jeu n’existe pas ici.
web-rules-contents = Sommaire
web-rules-learn = Apprendre en jouant
web-rules-play = Aller aux tables
web-rules-examples = { $number ->
    [one] Voir { $number } exemple sur le plateau
   *[other] Voir { $number } exemples sur le plateau
  }
web-rules-example = Exemple
web-rules-no-example = Cet exemple n’existe pas.
web-rules-print = Imprimer ces règles
web-rules-steps = Pas à pas
web-rules-steps-of = Pas à pas : { $title }
web-rules-close = Fermer l’exemple
web-rules-scenes = Variantes de l’exemple
web-rules-back = Précédent
web-rules-next = Suivant
web-rules-step = { $step } sur { $steps }
web-rules-given = Voici la position
web-rules-refused = Interdit :
web-rules-display = Présentoir
web-rules-hand = { $name } a en main
web-rules-empty = case vide

# Continuer à partir d’un exemple.

web-rules-try = Essayer soi-même
web-rules-try-turn = { $name } – { $words }
web-rules-try-leave = Retour à l’exemple
web-rules-try-seat = Jouer pour
web-rules-try-moves = Coups joués
web-rules-try-nothing = Rien pour l’instant. Vous jouez pour tout le monde ; rien n’est enregistré.
web-rules-try-clock = Laisser passer le temps : { $words }
web-rules-city-standing = une Cité
web-rules-city-safe = une Cité indestructible

web-mark-rulebook = D’après la règle du jeu
web-mark-rulebook-sign = R
web-mark-source = D’après une autre source publique
web-mark-source-sign = S
web-mark-ruling = Notre décision, faute de règle
web-mark-ruling-sign = N

# Our rulings: where a rulebook leaves something open.

web-rulings = Nos décisions
web-rulings-lead = Ici, la règle ne dit rien, n’en dit pas assez ou se contredit. Voici ce que nous avons décidé, et pourquoi.
web-rulings-legend = Le signe qui suit une règle en indique l’origine :
web-rulings-of = Notre décision : { $title }
ruling-book = La règle :
ruling-ours = Ici :
ruling-why = Pourquoi :
