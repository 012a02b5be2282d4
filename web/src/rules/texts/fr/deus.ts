import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Colonisez un pays entre des villages barbares. Chaque carte construite va sur sa colonne et remet toute la colonne en marche, de bas en haut. Si rien ne convient, offrez des cartes à un dieu.",
  sections: {
    idea: {
      title: "De quoi il s’agit",
      blocks: [
        "Vous construisez des cartes de six couleurs et posez avec chacune un pion sur le plateau. Cinq couleurs ont une colonne devant vous ; chaque fois qu’une colonne grandit, **toutes ses cartes agissent de nouveau**. La sixième, celle des temples, ne compte qu’à la fin.",
        {
          table: [
            ["Couleur", "Pion", "Ce que les cartes apportent"],
            ["Bleu", "bateau", "le commerce : acheter et vendre"],
            ["Vert", "bâtiment de production", "les ressources de vos terres"],
            ["Jaune", "bâtiment scientifique", "des cartes, des pions, d’autres cartes activées"],
            ["Brun", "bâtiment civil", "des points de victoire et de l’or"],
            ["Rouge", "unité", "mouvement, vol, villages"],
            ["Temple", "temple", "des points de victoire à la fin"],
          ],
        },
        "Quelques mots ont un sens précis. Un **bâtiment** est tout pion sur le plateau, y compris bateaux, unités et temples. Vous **occupez** une région où se trouve au moins un de vos pions ; elle n’a jamais deux occupants. Deux régions sont **voisines** si elles ont un côté en commun.",
        "Le plus de points de victoire (**PV**) gagne.",
      ],
    },
    setup: {
      title: "Avant de commencer",
      blocks: [
        "Le plateau est fait de tuiles de sept régions : **4** à deux joueurs, **6** à trois, **7** à quatre. Chaque tuile a un village, deux mers, une forêt, un champ, un marécage et une montagne. La place de chacune, son côté visible et son sens sont tirés au sort ; si deux villages devaient se toucher, côtés et sens sont tirés de nouveau.",
        "Un **village** barbare commence avec 1 PV par région voisine, mers comprises. Il y a autant de pions temple que de tuiles.",
        {
          table: [
            ["Chacun commence avec", ""],
            ["or", "5"],
            ["PV", "5"],
            ["bois, pierre, argile, blé", "1 de chaque"],
            ["cartes", "5"],
            ["pions sur le plateau personnel", "2 de chacun des cinq types"],
            ["pions en réserve", "3 de chaque type"],
          ],
        },
        "La réserve commune compte 5 jetons de chaque ressource par joueur, ceux du départ compris. L’or et les PV ne manquent jamais. Le premier joueur est tiré au sort et commence chaque manche ; on joue dans le sens horaire.",
      ],
    },
    turn: {
      title: "Votre tour",
      blocks: [
        "Vous faites une seule chose : **construire** une carte de votre main, ou **offrir** des cartes à un dieu.",
        "Qui a une carte peut l’offrir : personne ne passe avec une carte en main. Sans carte, vous passez ; dès qu’il y en a de nouveau, vous en piochez cinq au début de votre tour, puis vous jouez.",
        "Une construction ou une offrande est une suite de petites décisions, l’une après l’autre. On ne vous demande que ce qui laisse un choix.",
      ],
    },
    build: {
      title: "Construire une carte",
      blocks: [
        "Il faut un pion du type de la carte sur votre plateau personnel, de quoi payer, et une région pour le pion. Ensuite, dans cet ordre :",
        {
          list: [
            "La carte va **en haut de sa colonne**.",
            "Vous **payez** son prix.",
            "Un **pion** de son type passe de votre plateau personnel au plateau de jeu. Les villages qu’il achève d’encercler sont attaqués aussitôt.",
            "La **colonne s’active** : chaque carte fait ce qu’elle dit, la plus basse d’abord, la nouvelle en dernier. Ce que l’une gagne, la suivante peut l’utiliser.",
          ],
        },
        "La cinquième carte d’une couleur fait donc cinq choses. On peut construire une carte même si son effet ne donne rien sur le moment.",
      ],
    },
    pay: {
      title: "Payer",
      blocks: [
        "Toute ressource d’un prix, même pour un temple, peut être remplacée par **4 or**, y compris si vous l’avez. L’or d’un prix se paie en or. Cet échange n’existe qu’en construisant.",
        "S’il y a plusieurs façons de payer, vous choisissez ; s’il n’y en a qu’une, elle est prise.",
      ],
    },
    supply: {
      title: "Les réserves",
      blocks: [
        "Les ressources payées ou vendues vont à la réserve commune ; celles que vous achetez ou gagnez en viennent. Ce qui manque ne s’obtient pas : vous prenez ce qui s’y trouve, le surplus est perdu.",
        "Les pions gagnés passent de votre réserve à votre plateau personnel, des types que vous voulez, sauf si un dieu en désigne un. Si la réserve est vide, il n’y a rien à gagner.",
      ],
    },
    where: {
      title: "Où va un pion",
      blocks: [
        "**Votre premier pion** va dans une région vide du bon genre au **bord** du plateau, à trois pas au moins de l’endroit où chaque autre joueur a commencé. S’il n’y en a pas, prenez-en une aussi loin que possible. Une région de bord a moins de six voisines.",
        "**Les pions suivants** vont dans une de vos régions sans pion de ce type, ou dans une région vide voisine d’une des vôtres. Jamais dans un village, même pillé. Les bateaux ne vont qu’en mer, les autres qu’à terre.",
        "Ou bien vous payez **3 PV** et prenez n’importe quelle région vide du bon genre au bord, aussi loin qu’elle soit. Cela se paie avant toute attaque.",
        "Sans pion, sans moyens ou sans région, la carte ne peut pas être construite.",
      ],
    },
    fire: {
      title: "Ce que font les cartes",
      blocks: [
        "Tout effet est une offre que vous pouvez refuser. Un gain simple se prend en entier ou pas du tout ; si la carte dit « jusqu’à », vous pouvez vous arrêter avant. Une carte qui ne peut rien donner sur le moment est sautée.",
        "Les limites se comptent à neuf à chaque activation. Les régions « avec au moins 2 bâtiments » comptent les pions de toute sorte réunis dans une de vos régions, même une unité à bord d’un bateau.",
      ],
    },
    villages: {
      title: "Les villages",
      blocks: [
        "Un village est attaqué aussitôt que **toutes les régions autour sont occupées**, par qui que ce soit, et qu’**au moins une unité** se trouve dans l’une d’elles.",
        {
          list: [
            "Ses PV vont à qui a **le plus d’unités** à côté, peu importe dont c’est le tour.",
            "À égalité, **le plus de bâtiments** à côté décide entre eux. Tout pion y est un bâtiment.",
            "Toujours à égalité : on partage, et le reste est perdu.",
          ],
        },
        "On vérifie après chaque pion posé, avant que la colonne s’active, et après chaque déplacement d’une unité. Un village n’est attaqué qu’une fois. S’il a été vidé de ses PV par des cartes, il reste barbare jusque-là.",
      ],
    },
    units: {
      title: "Les unités",
      blocks: [
        "Une unité va de région en région par la terre, à travers les villages, et en mer seulement là où **vous** avez un bateau. Elle traverse librement les régions des autres, les villages et vos unités. Elle s’arrête dans une région terrestre vide, ou dans une des vôtres (la mer de votre bateau aussi) sans autre unité ; ou bien elle reste.",
        "Une activation déplace une unité une fois ; la carte suivante peut la déplacer encore. Une région n’est à vous que tant qu’un de vos pions s’y trouve.",
        "Ce qu’une unité peut voler se regarde **après son déplacement**, et après l’attaque s’il y en a eu une : chez les joueurs qui occupent une région voisine. Un voleur prend ce qu’il y a, jamais plus.",
      ],
    },
    temples: {
      title: "Les temples",
      blocks: [
        "Un temple coûte une ressource de chaque. Le premier ne demande rien d’autre ; le deuxième demande au moins **une carte dans chacune des cinq colonnes**, le troisième deux, et ainsi de suite.",
        "Son pion va dans une de vos régions terrestres encore sans temple ; ce n’est donc jamais votre premier pion. Il y compte comme un bâtiment, mais n’active aucune colonne et ne déclenche aucune attaque.",
        "Quand il n’y a plus de pion temple, les cartes se construisent encore : sans pion et sans région. Ce que vaut un temple se voit à la fin, **12 PV au plus**.",
      ],
    },
    offer: {
      title: "Les offrandes",
      blocks: [
        "Défaussez une ou plusieurs cartes de votre main. Celle **du dessus** dit quel dieu vous écoute ; tout le monde voit combien il y en a, personne ce qui est dessous. Toutes comptent pour le don.",
        "Après le don, complétez votre main **à cinq cartes** ; avec cinq ou plus, vous gardez tout. Personne ne pioche au-delà de **dix** cartes. Qui n’a plus de carte après une construction en pioche cinq aussi.",
        "Quand la pioche est vide, on mélange la défausse, cartes de cette offrande comprises. S’il n’y en a pas non plus, on ne pioche rien.",
      ],
    },
    gods: {
      title: "Les dieux",
      blocks: [
        {
          table: [
            ["Dieu", "Carte du dessus", "Don"],
            ["Neptune", "bleue", "2 or par carte, et un bateau"],
            ["Cérès", "verte", "une ressource au choix par carte, et un bâtiment de production"],
            ["Minerve", "jaune", "un bâtiment scientifique, et une carte de plus à piocher par carte offerte"],
            ["Vesta", "brune", "1 PV pour une carte, 2 PV pour plusieurs, et un bâtiment civil"],
            ["Mars", "rouge", "un pion au choix par carte, unité ou non"],
            ["Jupiter", "temple", "tout le don d’un autre dieu"],
          ],
        },
        "Les pions viennent de votre propre réserve. Si celui que donne un dieu manque, vous avez quand même le reste. Un don ne se refuse pas : vous prenez autant que les réserves le permettent.",
      ],
    },
    hidden: {
      title: "Ce qui se voit",
      blocks: [
        "Sont cachés : les mains, la pioche, les cartes défaussées sous celle du dessus, et les PV des autres. Tout le reste se voit, aussi le nombre de cartes de chacun, et chaque PV au moment où il est gagné ou perdu. Qui compte sait ; c’est voulu.",
        "On peut convenir de montrer tous les PV. À la fin ils sont montrés de toute façon, les mains et les jokers non.",
      ],
    },
    end: {
      title: "La fin",
      blocks: [
        {
          list: [
            "Le **dernier pion temple** est posé, ou le **dernier village** attaqué : on finit la manche, puis on en joue une entière. Une seconde raison ne change rien.",
            "Pendant dix manches entières, personne n’a rien construit : la partie s’arrête et l’on compte. Un temple ou un joker est une construction, passer n’en est pas une.",
          ],
        },
      ],
    },
    scoring: {
      title: "Le décompte",
      blocks: [
        {
          list: [
            "Les PV que vous avez gagnés.",
            "Ce que valent vos **temples**, 12 PV au plus chacun.",
            "**2 PV** pour chaque bien dont vous avez le plus : bois, pierre, argile, blé, or. Il en faut au moins un ; à égalité, tous les ont.",
          ],
        },
        "Rien d’autre ne compte. Le plus de PV gagne ; à égalité, la place est partagée.",
      ],
    },
    blue: {
      title: "Cartes bleues : bateaux et commerce",
      blocks: [
        "Les bateaux achètent des ressources et en font de l’or ou des PV. Il y a 16 cartes de chaque couleur ; à côté du nom figure combien sont pareilles, au-dessous le prix. Chacune dit ce que l’on sait d’elle.",
      ],
    },
    green: {
      title: "Cartes vertes : production",
      blocks: [
        "Un bâtiment de production donne ce que porte sa terre : bois en forêt, pierre en montagne, argile dans le marécage, blé dans le champ. Si une carte laisse le choix, vous nommez le terrain ; vous pouvez en nommer un qui ne donne rien, tant qu’un autre donnerait quelque chose.",
      ],
    },
    yellow: {
      title: "Cartes jaunes : science",
      blocks: [
        "La science apporte cartes et pions. Une **école** active une carte d’une autre colonne comme si elle agissait d’elle-même, avec tous ses choix ; l’école suivante peut nommer encore la même. Elle ne nomme jamais de carte jaune ni de temple. Elle peut nommer un joker, mais il ne se passe rien.",
      ],
    },
    brown: {
      title: "Cartes brunes : bâtiments civils",
      blocks: [
        "Les bâtiments civils récompensent les terres que vous occupez, ou les régions où sont réunis plusieurs de vos bâtiments.",
      ],
    },
    red: {
      title: "Cartes rouges : unités",
      blocks: [
        "Les cartes rouges déplacent des unités, volent et prennent aux villages. Celle qui a deux déplacements s’arrête si vous refusez le premier ; une unité choisie qui reste sur place a eu le sien.",
        "Vous pouvez vouloir voler quelqu’un qui n’a rien, puisque les PV sont cachés. On peut renoncer au vol, mais une unité choisie bouge ou reste. S’il y a plus de villages que la carte n’en permet, vous choisissez ; les villages sans PV ne comptent pas.",
      ],
    },
    sanctuaries: {
      title: "Cartes temple",
      blocks: ["Tous les temples coûtent la même chose. Chacun compte autre chose à la fin, et aucun plus de 12 PV."],
    },
    start: {
      title: "Variante : départ choisi",
      blocks: [
        "Le plateau posé et le premier joueur connu, mais avant de distribuer les cartes, chacun choisit en secret **10 de ses 25 pions** pour son plateau personnel, cinq au plus d’un type ; puis tous montrent ensemble.",
        "Les meilleurs joueurs en choisissent moins : 9, 8, 7 ou 6. La table fixe un nombre pour tous, ou un pour chaque place.",
      ],
    },
    shapes: {
      title: "Variante : autres plateaux",
      blocks: [
        "Les tuiles peuvent former n’importe quelle figure d’un seul tenant.",
        {
          list: [
            "**Ligne :** toutes à la suite.",
            "**Bloc :** à trois, trois sur deux ; à quatre, une de plus ; à deux, le plateau habituel.",
            "**Anneau** (à trois) : six tuiles autour d’un trou. Les régions le long du trou sont aussi des régions de bord.",
            "**Figure libre :** une liste d’emplacements, donnée en ouvrant la table.",
          ],
        },
      ],
    },
    joker: {
      title: "Variante : le joker",
      blocks: [
        "Une fois par partie, chacun peut construire une carte quelconque de sa main, même un temple, **face cachée** dans l’une des cinq colonnes. Elle coûte de l’or, autant que son rang (1 pour la plus basse), et rien d’autre.",
        "Elle demande et pose un pion de cette colonne selon les règles habituelles. Les autres cartes de la colonne s’activent, le joker lui-même ne fait rien, ni alors ni plus tard. Il compte parmi les cartes qu’exigent les temples, mais n’est jamais un temple. Personne d’autre ne voit jamais sa face.",
      ],
    },
    ours: {
      title: "Ce qui est de nous",
      blocks: [
        "Aucune liste publique ne donne les 96 cartes de ce jeu, ni les faces de ses sept tuiles. On sait combien de cartes a chaque couleur, quels genres d’effets existent, et certaines cartes ; le reste du paquet et la disposition des tuiles sont de notre main, ajustés au fil de parties simulées. Chaque carte dit ce que l’on sait d’elle.",
        "Qui possède la boîte peut saisir ses cartes dans un fichier et l’apporter en ouvrant une table.",
      ],
    },
  },
};
