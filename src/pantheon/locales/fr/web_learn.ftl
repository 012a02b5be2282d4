# Le tutoriel : premiers tours guidés de Gods.

web-learn-title = Vos premiers tours dans la peau d’un dieu
web-learn-words = Prenez place à une vraie table, contre un robot : à vos côtés, un guide vous dit quoi essayer ensuite.
web-learn-time = Environ cinq minutes
web-learn-safe = Aucun risque : presque tout peut être annulé
web-learn-free = Quittez le guide quand vous voulez ; la partie continue comme une autre
web-learn-begin = Commencer
web-learn-read = Lire plutôt les règles
web-learn-none = Pas encore de guide
web-learn-none-words = Ce jeu n’a pas encore de guide. Ses règles sont là, avec des exemples.
web-learn-table = Premiers pas
web-learn-guide = Guide
web-learn-fold = Replier le guide
web-learn-unfold = Déplier le guide
web-learn-leave = Quitter le guide
web-learn-back = Précédent
web-learn-next = Suivant
web-learn-skip = Passer
web-learn-finish = Continuer la partie
web-learn-waits = La suite arrive dès que c’est fait.

web-learn-world = Voici le monde
web-learn-world-words = Deux temples s’y dressent : le vôtre, au disque solaire, et celui d’Or, à l’œil. À vous deux de faire grandir ce monde. Faites-le glisser pour le déplacer ; tournez la molette ou écartez deux doigts pour zoomer.
web-learn-power = Ce que vous avez
web-learn-power-words = Voici les deux dieux : pouvoir, temples et pierres divines en réserve, fidèles par couleur, points. Votre tour a commencé par un gain de 3 points de pouvoir : vous en avez donc 5. Le pouvoir paie ce que vous posez.
web-learn-pick = Prenez la tribu verte
web-learn-pick-words = En bas se trouve le présentoir, commun aux deux joueurs : une tribu verte et un désert. Cliquez sur la tribu verte.
web-learn-place = Posez-la dans le monde
web-learn-place-words = Les cases éclairées sont possibles, le chiffre est le coût : 1 point de pouvoir par hexagone voisin. Survolez-en une pour voir quelle religion prendrait la tribu, puis cliquez. Sur une case qui ne touche que votre temple, elle embrassera la vôtre.
web-learn-faith = Sa religion
web-learn-faith-words = La pierre divine posée sur une tribu montre son dieu. Un temple voisin décide ; les temples de deux dieux s’annulent. Sans temple, elle suit la religion des tribus voisines.
web-learn-undo = Annulez votre coup
web-learn-undo-words = Un regret ? Tant que rien n’a été tiré, vous pouvez annuler vos coups. Essayez : cliquez sur Annuler, ou appuyez sur U.
web-learn-rival = Et maintenant l’inverse
web-learn-rival-words = Posez la tribu verte sur une des cases éclairées, de façon qu’elle ne touche que le temple d’Or. Elle suivra donc Or. Dans quel but ? Vous allez voir.
web-learn-temple = Gagnez-la à votre cause
web-learn-temple-words = Un nouveau temple convertit toutes les tribus voisines. Il coûte 3 points de pouvoir par hexagone touché. Cliquez sur votre temple, puis sur une case marquée 3 qui ne touche que la tribu.
web-learn-converted = Convertie
web-learn-converted-words = La tribu porte votre pierre divine ; celle d’Or retourne dans sa réserve. C’était votre seconde action : votre tour est terminé. Or fait deux actions ; chaque coup figure dans le journal. Attendez que ce soit de nouveau à vous.
web-learn-look = Revenir en arrière
web-learn-look-words = Quelque chose vous a échappé ? Cliquez sur une ligne du journal, ou reculez avec les flèches en dessous (touche <) : vous voyez le monde tel qu’il était.
web-learn-present = Retour au présent
web-learn-present-words = Vous regardez un moment passé. Appuyez sur Échap, ou avancez avec les flèches jusqu’au présent.
web-learn-others = Les autres hexagones
web-learn-others-words = Désert : gratuit, et rapporte 1 point de pouvoir.
    Déclin : prend 1 point de pouvoir au propriétaire d’un temple voisin.
    Tourbillon : déplace un désert gratuitement.
    Action supplémentaire : à garder pour un tour suivant.
    Un seul de ces quatre hexagones par tour. Vous pouvez aussi défausser un hexagone, ou déplacer un désert pour 2 points de pouvoir.
web-learn-nations = Les nations rapportent des points
web-learn-nations-words = Trois tribus d’une couleur avec votre pierre divine forment une nation : 3 points tant qu’elle dure. Le premier à fonder une nation d’une couleur en garde définitivement le jeton : 1 point. À deux, la partie s’arrête à 10 points, et le plus haut total l’emporte.
web-learn-hint = C’est tout
web-learn-hint-words = En cas d’hésitation, Conseil montre ce que ferait un robot à votre place. Continuez, c’est une vraie partie. Bonne chance !
