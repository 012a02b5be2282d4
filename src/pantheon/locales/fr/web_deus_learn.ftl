# Le tutoriel de Deus : premiers tours accompagnés.

web-learn-deus-title = Votre premier empire
web-learn-deus-words = Vous jouez à une vraie table contre un robot tranquille ; à vos côtés, un guide vous dit quoi essayer ensuite.
web-learn-deus-time = Environ dix minutes
web-learn-deus-safe = Pas de pendule, et vous voyez ce que rapporte une carte avant de la jouer
web-learn-deus-map = Voici le plateau
web-learn-deus-map-words = Les forêts donnent du bois, les montagnes de la pierre, les marécages de l’argile, les champs du blé ; seuls les bateaux vont en mer. Pointez une région, ou touchez-la, pour voir de quoi il s’agit. Faites glisser le plateau pour le déplacer ; pour zoomer, tournez la molette ou écartez deux doigts.
web-learn-deus-villages = Les villages barbares
web-learn-deus-villages-words = Les régions illuminées sont des villages. Personne n’y construit. Le chiffre indique leurs points de victoire (PV) : une fois le village encerclé, ils vont au joueur qui a le plus d’unités militaires autour. Nous y reviendrons.
web-learn-deus-goods = Ce que vous avez
web-learn-deus-goods-words = Première ligne : or, bois, pierre, argile, blé, et vos PV au bout. Deuxième ligne : vos pions, ceux de votre plateau individuel puis, après le +, ceux de votre réserve. Troisième ligne : vos cartes en main, puis le nombre de cartes dans chacune de vos colonnes. Tout cela est visible de tous, sauf les PV et les mains.
web-learn-deus-card = Votre main
web-learn-deus-card-words = Chaque carte a une couleur, un coût en haut et un effet, en icônes et en texte. Pour en lire une en grand, laissez-y le pointeur ou le doigt. À votre tour, vous faites une seule action : construire un bâtiment, ou faire une offrande à un dieu.
web-learn-deus-pick = Choisissez la Scierie
web-learn-deus-pick-words = Les cartes vertes sont des bâtiments de production. Celle-ci coûte 1 argile et 1 blé, et rapporte 2 bois par bâtiment de production que vous avez en forêt. Cliquez dessus, ou appuyez sur 1.
web-learn-deus-site = Où le placer ?
web-learn-deus-site-words = La carte s’accompagne d’un pion Bâtiment. Le premier se place au bord du plateau, là où les régions s’illuminent ; les chiffres indiquent ce que la carte y rapporterait. Choisissez une forêt : c’est la seule qui rapporte du bois. Au clavier : Tab jusqu’au plateau, flèches, Entrée.
web-learn-deus-pay = Le coût
web-learn-deus-pay-words = En bas, vous voyez ce que vous payez et ce que vous recevez. Toute ressource peut être remplacée par 4 ors : « Payer autrement » (P) montre les possibilités. Ici, cela n’en vaut pas la peine : ne changez rien.
web-learn-deus-build = Construisez
web-learn-deus-build-words = Rien n’est encore fait : vous pouvez toujours choisir une autre région ou une autre carte. Appuyez sur « Construire », ou sur Entrée.
web-learn-deus-fired = La colonne s’est activée
web-learn-deus-fired-words = La carte est maintenant dans votre colonne verte, et elle vous a donné du bois. Tant que rien de nouveau n’a été révélé, Annuler (U) permet de revenir en arrière. Votre tour est terminé ; au robot de jouer.
web-learn-deus-column = Toute la colonne, de nouveau
web-learn-deus-column-words = C’est le cœur de Deus : chaque nouvelle carte active toutes celles de sa colonne, de bas en haut. À votre tour, construisez les Journaliers pour 1 or : la Scierie donne encore du bois, puis la nouvelle carte demande quel terrain produit ; répondez en bas. Le pion se place à côté de votre région ; toute autre région vide du bord coûte 3 PV.
web-learn-deus-pieces = Les pions s’épuisent
web-learn-deus-pieces-words = Vos deux bâtiments de production sont sur le plateau : il en reste 0 sur votre plateau individuel et 3 en réserve. Sans pion de ce type, impossible de jouer une carte verte. Les dieux vous en donneront d’autres.
web-learn-deus-unit = Une unité près d’un village
web-learn-deus-unit-words = Les cartes rouges s’accompagnent d’unités militaires. La Baliste coûte 1 bois et 1 pierre, et prend 1 PV à chaque village voisin de vos unités. À votre tour, construisez-la de façon que l’unité soit à côté d’un village. Elle peut aussi entrer dans une région que vous occupez : des pions de types différents peuvent y cohabiter.
web-learn-deus-attack = Les attaques
web-learn-deus-attack-words = Quand toutes les régions autour d’un village sont occupées, mers comprises et quel que soit l’occupant, et que l’une d’elles contient une unité militaire, il est aussitôt attaqué. Le joueur qui a le plus d’unités autour gagne ses PV ; en cas d’égalité, celui qui y a le plus de bâtiments. Pointez un village pour voir où il en est.
web-learn-deus-temple = Les temples
web-learn-deus-temple-words = Un temple coûte 1 ressource de chaque type et se place dans une région terrestre que vous occupez. Il n’active rien, mais rapporte jusqu’à 12 PV en fin de partie. Le premier ne demande rien de plus ; le deuxième demande une carte dans chacune des cinq autres colonnes, le troisième deux, et ainsi de suite.
web-learn-deus-offer = Faites une offrande
web-learn-deus-offer-words = Quand rien ne convient, faites une offrande. À votre tour, appuyez sur « Faire une offrande » (O), puis sur les cartes à offrir. La première va sur le dessus, et sa couleur désigne le dieu : jaune pour Minerve, temple pour Jupiter. Confirmez ensuite l’offrande (Entrée).
web-learn-deus-gods = Les dieux
web-learn-deus-gods-words = Neptune (bleu) : 2 ors par carte défaussée et un bateau.
    Cérès (vert) : 1 ressource par carte et un bâtiment de production.
    Minerve (jaune) : 1 carte de plus à piocher par carte défaussée et un bâtiment scientifique.
    Vesta (brun) : 1 ou 2 PV et un bâtiment civil.
    Mars (rouge) : 1 pion par carte, de n’importe quel type.
    Jupiter (temple) : le pouvoir d’un autre dieu.
    Ensuite, vous piochez jusqu’à avoir de nouveau cinq cartes.
web-learn-deus-end = Fin de la partie
web-learn-deus-end-words = La table compte les temples et les villages qui restent. Quand tous les temples sont construits ou tous les villages attaqués, on termine le tour de table en cours et on en joue un dernier. Les temples rapportent alors leurs PV, et chaque majorité (bois, pierre, argile, blé, or) 2 PV.
web-learn-deus-points = C’est tout
web-learn-deus-points-words = En cas d’hésitation, Conseil montre ce qu’un robot jouerait à votre place. T affiche vos colonnes en grand. Continuez, c’est une vraie partie. Bonne chance !
