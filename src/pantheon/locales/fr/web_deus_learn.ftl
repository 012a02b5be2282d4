# L’initiation à Deus : premiers tours accompagnés.

web-learn-deus-title = Votre premier royaume
web-learn-deus-words = Vous vous asseyez à une vraie table contre un robot tranquille, et un guide à côté de vous dit quoi essayer ensuite.
web-learn-deus-time = Environ dix minutes
web-learn-deus-safe = Pas d’horloge, et vous voyez ce qu’une carte apporte avant de la construire
web-learn-deus-map = Voici le pays
web-learn-deus-map-words = Les forêts donnent du bois, les montagnes de la pierre, les marécages de l’argile, les champs du blé ; seuls les bateaux vont en mer. Pointez une région, ou touchez-la, pour lire ce qu’elle est. Faites glisser le plateau pour le déplacer, tournez la molette ou écartez deux doigts pour approcher.
web-learn-deus-villages = Les villages barbares
web-learn-deus-villages-words = Les régions éclairées sont des villages. Personne n’y construit. Le chiffre, ce sont leurs points de victoire (PV) : ils vont à qui encercle le village et y a le plus d’unités. Nous y reviendrons.
web-learn-deus-goods = Ce que vous avez
web-learn-deus-goods-words = Première ligne : or, bois, pierre, argile, blé, et au bout vos PV. Deuxième : vos pions, ceux qui sont prêts et, après le +, ceux de la réserve. Troisième : les cartes en main, puis la hauteur de chacune de vos colonnes. Tout cela est visible de tous, sauf les PV et les mains.
web-learn-deus-card = Votre main
web-learn-deus-card-words = Chaque carte a une couleur, un coût en haut, et un effet en signes et en mots. Pour en lire une en grand, laissez le pointeur dessus, ou gardez le doigt dessus. À votre tour, vous faites une seule chose : construire une carte, ou offrir des cartes à un dieu.
web-learn-deus-pick = Prenez la Cour des scieurs
web-learn-deus-pick-words = Les cartes vertes sont la production. Celle-ci coûte 1 argile et 1 blé, et donne 2 bois par bâtiment de production à vous en forêt. Cliquez dessus, ou appuyez sur 1.
web-learn-deus-site = Où donc ?
web-learn-deus-site-words = La carte amène un bâtiment. Le premier va au bord du plateau, là où les régions s’illuminent ; les chiffres disent ce que la carte y donnerait. Choisissez une forêt : c’est la seule qui donne du bois. Au clavier : Tab jusqu’au plateau, flèches, Entrée.
web-learn-deus-pay = Le prix
web-learn-deus-pay-words = En bas, vous voyez ce que vous payez et ce que vous recevez. Toute ressource peut être remplacée par 4 or : « Payer autrement » (P) montre les façons de payer. Ici, cela n’en vaut pas la peine : n’y touchez pas.
web-learn-deus-build = Construisez
web-learn-deus-build-words = Jusqu’ici, rien n’est fait ; vous pouvez encore choisir une autre région ou une autre carte. Appuyez sur « Construire », ou sur Entrée.
web-learn-deus-fired = La colonne s’est activée
web-learn-deus-fired-words = La carte est maintenant dans votre colonne verte, et elle vous a donné du bois. Tant que rien de nouveau n’a été montré, Annuler (U) permet de revenir en arrière. Votre tour est fini ; au robot de jouer.
web-learn-deus-column = Toutes, encore une fois
web-learn-deus-column-words = C’est le cœur de Deus : à chaque nouvelle carte, toutes celles de sa colonne agissent de nouveau, de bas en haut. À votre tour, construisez les Journaliers pour 1 or : la Cour des scieurs donne encore du bois, puis la nouvelle carte demande où récolter : répondez en bas. Le bâtiment va à côté de votre région ; un autre bord vide coûte 3 PV.
web-learn-deus-pieces = Les pions s’épuisent
web-learn-deus-pieces-words = Vos deux bâtiments de production sont sur le plateau : 0 de prêt, 3 en réserve. Sans pion, une carte ne peut pas être construite. Les dieux en donnent de nouveaux.
web-learn-deus-unit = Une unité près d’un village
web-learn-deus-unit-words = Les cartes rouges amènent des unités. La Baliste coûte 1 bois et 1 pierre, et prend 1 PV à chaque village voisin de vos unités. À votre tour, construisez-la de façon que l’unité soit à côté d’un village. Elle peut aussi entrer dans une région à vous : des pions de types différents s’y partagent la place.
web-learn-deus-attack = Les attaques
web-learn-deus-attack-words = Quand toutes les régions autour d’un village sont occupées, mers comprises et peu importe par qui, et qu’une unité est dans l’une d’elles, il est aussitôt attaqué. Le plus d’unités voisines gagne ses PV ; à égalité, le plus de bâtiments. Pointez un village pour voir où il en est.
web-learn-deus-temple = Les temples
web-learn-deus-temple-words = Un temple coûte une ressource de chaque et va dans une région terrestre à vous. Il n’active rien, mais vaut jusqu’à 12 PV à la fin. Le premier ne demande rien de plus ; le deuxième demande une carte dans chacune des cinq autres colonnes, le troisième deux, et ainsi de suite.
web-learn-deus-offer = Faites une offrande
web-learn-deus-offer-words = Quand rien ne convient, offrez. À votre tour, appuyez sur « Faire une offrande » (O), puis sur les cartes. La première est au-dessus, et sa couleur désigne le dieu : le jaune est Minerve, un temple Jupiter. Puis offrez (Entrée).
web-learn-deus-gods = Les dieux
web-learn-deus-gods-words = Neptune (bleu) : 2 or par carte, et un bateau.
    Cérès (vert) : 1 ressource par carte, et un bâtiment de production.
    Minerve (jaune) : 1 carte de plus par carte, et un bâtiment scientifique.
    Vesta (brun) : 1 ou 2 PV, et un bâtiment civil.
    Mars (rouge) : 1 pion par carte, de n’importe quel type.
    Jupiter (temple) : le don d’un autre dieu.
    Et vous avez de nouveau pioché jusqu’à cinq cartes.
web-learn-deus-end = Comment ça finit
web-learn-deus-end-words = La table compte les temples et les villages qui restent. Quand tous les temples sont construits ou tous les villages attaqués, on finit la manche et on en joue encore une. Puis les temples comptent, et le plus de bois, de pierre, d’argile, de blé et d’or donne 2 PV chacun.
web-learn-deus-points = C’est tout
web-learn-deus-points-words = Si vous êtes bloqué, Conseil montre ce qu’un robot ferait à votre place. T montre vos colonnes en grand. Continuez, la partie est une vraie. Bonne chance !
