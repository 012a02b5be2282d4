# Le tutoriel : premiers tours guidés de Gods.

web-learn-title = Vos premiers tours de dieu
web-learn-words = Vous vous asseyez à une vraie table contre un robot, et un guide vous dit quoi essayer ensuite.
web-learn-time = Environ cinq minutes
web-learn-safe = Aucun risque : presque tout peut être repris
web-learn-free = Quittez le guide quand vous voulez ; la partie continue comme une autre
web-learn-begin = Commencer
web-learn-read = Plutôt lire les règles
web-learn-none = Pas encore de guide
web-learn-none-words = Ce jeu n’a pas encore de guide. Ses règles sont là, avec des exemples.
web-learn-table = Premiers pas
web-learn-guide = Guide
web-learn-fold = Replier le guide
web-learn-unfold = Déplier le guide
web-learn-leave = Quitter le guide
web-learn-back = Retour
web-learn-next = Suite
web-learn-skip = Sauter
web-learn-finish = Continuer la partie
web-learn-waits = La suite vient dès que c’est fait.

web-learn-world = Voici le monde
web-learn-world-words = Deux temples s’y dressent : le vôtre, au disque solaire, et celui d’Or, à l’œil. À vous deux de le faire grandir. Glissez pour le déplacer, tournez la molette ou écartez deux doigts pour vous approcher.
web-learn-power = Ce que vous avez
web-learn-power-words = Voici les deux dieux : pouvoir, temples et pierres en réserve, fidèles par couleur, points. Votre tour a commencé par 3 de pouvoir, vous en avez donc 5. Le pouvoir paie ce que vous bâtissez.
web-learn-pick = Prenez la tribu verte
web-learn-pick-words = En bas se trouve le présentoir, commun à tous deux : une tribu verte et un désert. Cliquez sur la tribu verte.
web-learn-place = Donnez-lui un foyer
web-learn-place-words = Les cases qui brillent sont possibles, le chiffre est le prix : 1 de pouvoir par hexagone voisin. Survolez-en une pour voir ce que croirait la tribu, puis cliquez. Sur une case qui ne touche que votre temple, elle croira en vous.
web-learn-faith = Ce qu’elle croit
web-learn-faith-words = Une pierre sur la tribu montre son dieu. Un temple voisin décide ; les temples de deux dieux s’annulent. Sans temple, elle croit ce que croient les tribus voisines.
web-learn-undo = Reprenez le coup
web-learn-undo-words = Un regret ? Tant que rien n’a été tiré, un coup peut être repris. Essayez : cliquez sur Annuler, ou appuyez sur U.
web-learn-rival = Et maintenant l’inverse
web-learn-rival-words = Posez la tribu verte sur une des cases éclairées, à côté du seul temple d’Or. Elle croira en Or. À quoi bon ? Vous allez voir.
web-learn-temple = Gagnez-la
web-learn-temple-words = Un nouveau temple convertit toutes les tribus voisines. Il coûte 3 de pouvoir par hexagone touché. Cliquez sur votre temple, puis sur une case à 3 qui ne touche que la tribu.
web-learn-converted = Convertie
web-learn-converted-words = La tribu porte votre pierre, celle d’Or est rentrée. C’était votre seconde action : votre tour est fini. Or fait deux actions ; chaque coup est dans le journal. Attendez que ce soit de nouveau à vous.
web-learn-look = Revenir en arrière
web-learn-look-words = Quelque chose vous a échappé ? Cliquez sur une ligne du journal, ou reculez avec les flèches en dessous (touche <) : vous voyez le monde tel qu’il était.
web-learn-present = Retour au présent
web-learn-present-words = Vous regardez un moment passé. Appuyez sur Échap, ou avancez avec les flèches jusqu’au présent.
web-learn-others = Les autres hexagones
web-learn-others-words = Désert : gratuit, et rapporte 1 de pouvoir.
    Déclin : prend 1 de pouvoir au propriétaire d’un temple voisin.
    Tourbillon : déplace un désert sans payer.
    Action supplémentaire : à garder pour un tour suivant.
    Un seul de ces quatre par tour. On peut aussi défausser un hexagone, ou déplacer un désert pour 2 de pouvoir.
web-learn-nations = Les nations rapportent
web-learn-nations-words = Trois tribus d’une couleur avec votre pierre font une nation : 3 points tant qu’elle tient. Le premier dans une couleur en garde le jeton, 1 point pour toujours. À deux, 10 points finissent la partie, et le plus de points gagne.
web-learn-hint = C’est tout
web-learn-hint-words = Si vous ne savez plus, Conseil montre ce que ferait un robot à votre place. Bonne chance : la partie continue d’ici, et c’est une vraie.
