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
        "Le joueur qui a le plus de points de victoire (**PV**) gagne.",
      ],
    },
    setup: {
      title: "Avant de commencer",
      blocks: [
        "Le plateau est fait de tuiles de sept régions : **4** à deux joueurs, **6** à trois, **7** à quatre. {B} Chaque tuile a un village, deux mers et quatre terres, {B} une de chaque sorte : une forêt, un champ, un marécage et une montagne. {P} Leur disposition est de nous, comme la forme du plateau. {O tiles}{O shapes} Les tuiles, leur côté et leur orientation sont tirés au sort ; si deux villages devaient se toucher, on tire de nouveau côtés et orientations. {B}{O map-drawn}",
        "Un **village** barbare commence avec 1 PV par région voisine, mers comprises. Il y a autant de pions temple que de tuiles. {B}",
        {
          table: [
            ["Chacun commence avec", ""],
            ["or", "5 {B}"],
            ["PV", "5 {B}"],
            ["bois, pierre, argile, blé", "1 de chaque {B}"],
            ["cartes", "5 {B}"],
            ["pions sur le plateau individuel", "2 de chacun des cinq types {B}"],
            ["pions en réserve", "3 de chaque type {B}"],
          ],
        },
        "La réserve générale compte 5 jetons de chaque ressource par joueur, ceux du départ compris. L’or et les PV ne manquent jamais. {B} Le premier joueur est tiré au sort, sauf si la table en a désigné un, et commence chaque tour de table. {O first-player} On joue dans le sens horaire. {B}",
      ],
    },
    turn: {
      title: "Votre tour",
      blocks: [
        "Vous faites une seule chose : **construire** une carte de votre main, ou **offrir** des cartes à un dieu. {B}",
        "Qui a une carte peut l’offrir : personne ne passe avec une carte en main. Sans carte, vous passez ; dès qu’il y en a de nouveau, vous en piochez cinq au début de votre tour, puis vous jouez. {O no-cards}",
        "Une construction ou une offrande est une suite de petites décisions, l’une après l’autre. On ne vous demande que ce qui laisse un choix. {O decisions}{O one-way}",
      ],
    },
    build: {
      title: "Construire une carte",
      blocks: [
        "Il faut un pion du type de la carte sur votre plateau individuel, de quoi payer, et une région pour le pion. {B} Ensuite, dans cet ordre :",
        {
          list: [
            "La carte va **en haut de sa colonne**. {B}",
            "Vous **payez** son prix. {B}",
            "Un **pion** de son type passe de votre plateau individuel au plateau de jeu. S’il déclenche l’attaque d’un village, elle a lieu aussitôt. {B}",
            "La **colonne s’active** : chaque carte fait ce qu’elle dit, la plus basse d’abord, la nouvelle en dernier. {B} Ce que l’une gagne, la suivante peut l’utiliser. {O decisions}",
          ],
        },
        "La cinquième carte d’une couleur fait donc cinq choses. {B} On peut construire une carte même si son effet ne donne rien sur le moment. {O nothing-to-gain}",
      ],
    },
    pay: {
      title: "Payer",
      blocks: [
        "Vous pouvez payer **4 ors** au lieu de toute ressource, même si vous l’avez, et pour les temples aussi. L’or d’un prix se paie en or. L’or ne remplace une ressource que pour construire. {B}",
        "S’il y a plusieurs façons de payer, vous choisissez ; s’il n’y en a qu’une, on paie ainsi. {O one-way}",
      ],
    },
    supply: {
      title: "Les réserves",
      blocks: [
        "Les ressources payées ou vendues vont à la réserve générale ; celles que vous achetez ou gagnez en viennent. {B} Ce qui manque ne s’obtient pas : vous prenez ce qui reste, le surplus est perdu. {B}{O out-of-stock}",
        "Les pions gagnés passent de votre réserve personnelle à votre plateau individuel, des types que vous voulez, sauf si un dieu en désigne un. {B} Si elle est vide, il n’y a rien à gagner. {O out-of-stock}",
      ],
    },
    where: {
      title: "Où va un pion",
      blocks: [
        "**Votre premier pion** va dans une région vide qui lui convient, au **bord** du plateau, à trois pas au moins de l’endroit où chaque autre joueur a commencé. {B}{O first-region} S’il n’y en a pas, prenez-en une aussi loin que possible ; payer des PV n’en dispense pas. {O first-region}{O edge-fee} Une région de bord a moins de six voisines. {O edge-regions}",
        "**Les pions suivants** vont dans une de vos régions sans pion de ce type, ou dans une région vide voisine d’une des vôtres. Jamais dans un village, même déjà attaqué. Les bateaux ne vont qu’en mer, les autres qu’à terre. {B}",
        "Ou bien vous payez **3 PV** et prenez n’importe quelle région vide du bord qui convienne au pion, aussi loin soit-elle. {B} Cela se paie avant toute attaque. {O edge-fee}",
        "Sans pion, sans moyens ou sans région, la carte ne peut pas être construite. {B} S’il n’y a qu’une région, le pion y va aussitôt ; si elle coûte 3 PV, le bouton qui confirme la construction le dit. {O one-way}",
      ],
    },
    fire: {
      title: "Ce que font les cartes",
      blocks: [
        "Vous pouvez renoncer à tout effet. {P} Un gain simple se prend en entier ou pas du tout ; si la carte dit « jusqu’à », vous pouvez vous arrêter avant. {O declining} Une carte qui ne peut rien donner sur le moment est sautée. {O nothing-to-gain}",
        "Les limites repartent de zéro à chaque activation. {O each-activation} Les régions « avec au moins 2 bâtiments » comptent les pions de toute sorte réunis dans une de vos régions, même une unité à bord d’un bateau. {B}{O own-regions}",
      ],
    },
    villages: {
      title: "Les villages",
      blocks: [
        "Un village est attaqué aussitôt que **toutes les régions autour sont occupées**, par qui que ce soit, et qu’**au moins une unité** se trouve dans l’une d’elles. {B}",
        {
          list: [
            "Ses PV vont au joueur qui a **le plus d’unités** à côté, peu importe à qui c’est de jouer. {B}",
            "En cas d’égalité, **le plus grand nombre de bâtiments** à côté les départage. Tout pion y est un bâtiment. {B}{O village-ties}",
            "Si l’égalité demeure, ils partagent les PV, et le reste est perdu. {B}{O village-ties}",
          ],
        },
        "On vérifie après chaque pion posé, avant que la colonne s’active, et après chaque déplacement d’une unité. {B}{O attack-by-move} Un village n’est attaqué qu’une fois. {B} S’il a été vidé de ses PV par des cartes, il reste barbare jusque-là. {O emptied-villages}",
      ],
    },
    units: {
      title: "Les unités",
      blocks: [
        "Une unité va de région en région par la terre, à travers les villages, et en mer seulement là où **vous** avez un bateau. {B} Elle traverse librement les régions des autres, les villages et vos unités. {B} Elle ne s’arrête jamais sur un village, attaqué ou non. {B}{O emptied-villages} Elle s’arrête dans une région terrestre vide, ou dans une des vôtres (y compris la mer de votre bateau) sans autre unité ; ou bien elle reste sur place. {B}{O staying-units}",
        "Une activation déplace une unité une fois ; la carte suivante peut la déplacer encore. {O each-activation} Une région n’est à vous que tant qu’un de vos pions s’y trouve. {O own-regions}",
        "Ce qu’une unité peut voler se regarde **après son déplacement**, et après l’attaque s’il y en a eu une : chez les joueurs qui occupent une région voisine. Un voleur prend ce qu’il y a, jamais plus. {O theft}",
      ],
    },
    temples: {
      title: "Les temples",
      blocks: [
        "Un temple coûte une ressource de chaque type. Le premier ne demande rien d’autre ; le deuxième demande au moins **une carte dans chacune des cinq colonnes**, le troisième deux, et ainsi de suite. {B}",
        "Son pion va dans une de vos régions terrestres encore sans temple ; ce n’est donc jamais votre premier pion. {B}{O temple-land} Il y compte comme un bâtiment, mais n’active aucune colonne. Comme un de vos pions s’y trouve déjà, il ne ferme jamais le cercle autour d’un village. {B}",
        "Quand il n’y a plus de pion temple, les cartes se construisent encore : sans pion et sans région. Ce que vaut un temple se voit à la fin, **12 PV au plus**. {B}",
      ],
    },
    offer: {
      title: "Les offrandes",
      blocks: [
        "Défaussez une ou plusieurs cartes de votre main. Celle **du dessus** décide du dieu que vous invoquez. Tout le monde voit combien il y en a, mais personne ce qui est dessous. Toutes comptent pour le pouvoir du dieu. {B}",
        "Complétez ensuite votre main **à cinq cartes** ; avec cinq ou plus, vous gardez tout. {B} Personne ne pioche au-delà de **dix** cartes. {B} Si vous n’avez plus de carte après une construction, vous en piochez cinq aussi. {B}{O declining}",
        "Quand la pioche est vide, on mélange la défausse, cartes de cette offrande comprises. {B}{O reshuffle} S’il n’y en a pas non plus, on ne pioche rien. {O reshuffle}",
      ],
    },
    gods: {
      title: "Les dieux",
      blocks: [
        {
          table: [
            ["Dieu", "Carte du dessus", "Pouvoir"],
            ["Neptune", "bleue", "2 ors par carte, et un bateau {B}"],
            ["Cérès", "verte", "une ressource au choix par carte, et un bâtiment de production {B}"],
            ["Minerve", "jaune", "un bâtiment scientifique, et une carte de plus à piocher par carte offerte {B}"],
            ["Vesta", "brune", "1 PV pour une carte, 2 PV pour plusieurs, et un bâtiment civil {B}"],
            ["Mars", "rouge", "un pion au choix par carte, unité ou non {B}"],
            ["Jupiter", "temple", "tout le pouvoir d’un autre dieu {B}"],
          ],
        },
        "Les pions viennent de votre réserve personnelle. Si celui que donne un dieu manque, vous avez quand même le reste. {O gods-pieces} On ne renonce pas au pouvoir d’un dieu : vous prenez autant que les réserves le permettent. {O declining}{O gods-pieces}",
      ],
    },
    hidden: {
      title: "Ce qui se voit",
      blocks: [
        "Sont cachés : les mains, la pioche, les cartes défaussées sous celle du dessus, et les PV des autres. {B} Tout le reste se voit, y compris le nombre de cartes de chacun, et chaque PV au moment où il est gagné ou perdu. Si vous comptez, vous savez tout ; c’est voulu. {O open-and-hidden}",
        "On peut convenir de montrer tous les PV. À la fin ils sont montrés de toute façon, et une partie terminée se revoit cartes sur table : mains, pioches et jokers. {O open-and-hidden}",
      ],
    },
    end: {
      title: "La fin",
      blocks: [
        {
          list: [
            "Le **dernier pion temple** est posé, ou le **dernier village** attaqué, même par le déplacement d’une unité : on finit le tour de table, puis on en joue encore un, complet. {B}{O attack-by-move}{O last-round} Un second déclenchement ne change rien. {O last-round}",
            "Pendant dix tours de table complets, personne n’a rien construit : la partie s’arrête et l’on compte. Un temple ou un joker est une construction, passer n’en est pas une. {O guard}",
          ],
        },
      ],
    },
    scoring: {
      title: "Le décompte",
      blocks: [
        {
          list: [
            "Les PV que vous avez gagnés. {B}",
            "Ce que valent vos **temples**, 12 PV au plus chacun. {B}",
            "**2 PV** pour chaque bien dont vous avez le plus : bois, pierre, argile, blé, or. Il en faut au moins un ; à égalité, chacun gagne les 2 PV. {B}",
          ],
        },
        "Rien d’autre ne compte. {B} Le joueur qui a le plus de PV gagne ; à égalité, la place est partagée. {B}{O shared-places}",
      ],
    },
    blue: {
      title: "Cartes bleues : bateaux et commerce",
      blocks: [
        "Les bateaux achètent des ressources, et les vendent contre de l’or ou des PV. {B} Il y a 16 cartes de chaque couleur ; à côté du nom figure le nombre de cartes identiques, au-dessous le prix. Chacune dit d’où viennent son prix, son effet et sa limite. {B}{P}{O card-values}{O doubtful-cards}",
        "Aucune liste publique ne donne les 96 cartes ; celles qui manquent sont de notre main, ajustées au fil de parties simulées, et tous les noms sont de nous. Si vous possédez la boîte, vous pouvez saisir ses cartes dans un fichier et l’apporter en ouvrant une table. {O card-values}",
      ],
    },
    green: {
      title: "Cartes vertes : production",
      blocks: [
        "Un bâtiment de production donne ce que porte sa terre : bois en forêt, pierre en montagne, argile dans le marécage, blé dans le champ. {B} Si une carte laisse le choix, vous nommez le terrain ; vous pouvez en nommer un qui ne donne rien, tant qu’un autre donnerait quelque chose. {O nothing-to-gain}",
      ],
    },
    yellow: {
      title: "Cartes jaunes : science",
      blocks: [
        "La science apporte cartes et pions. {B} Une **école** active une carte d’une autre colonne, avec tous ses choix ; l’école suivante peut nommer encore la même. {B}{O schools} Elle ne nomme jamais de carte jaune ni de temple. Elle peut nommer un joker, mais il ne se passe rien. {O schools}",
      ],
    },
    brown: {
      title: "Cartes brunes : bâtiments civils",
      blocks: [
        "Les bâtiments civils donnent des PV ou de l’or : la moitié des cartes pour les terres que vous occupez, l’autre moitié pour les régions où sont réunis plusieurs de vos bâtiments. {B}",
      ],
    },
    red: {
      title: "Cartes rouges : unités",
      blocks: [
        "Les cartes rouges déplacent des unités, volent et prennent aux villages. {B}{O card-values} Une carte à deux déplacements s’arrête si vous renoncez au premier ; une unité choisie qui reste sur place a eu le sien. {O staying-units}",
        "Une unité qui ne pourrait que rester, sans rien à voler, n’est pas proposée. {O nothing-to-gain} Vous pouvez tenter de voler un joueur qui n’a rien, puisque les PV sont cachés. {O nothing-to-gain} On peut renoncer au vol, mais une unité choisie bouge ou reste. {O staying-units} S’il y a plus de villages que la carte n’en permet, vous choisissez ; les villages sans PV ne comptent pas. {O declining}{O nothing-to-gain}",
      ],
    },
    sanctuaries: {
      title: "Cartes temple",
      blocks: [
        "Tous les temples coûtent la même chose. Chacun compte autre chose à la fin, et aucun ne rapporte plus de 12 PV. {B}{O card-values}",
      ],
    },
    start: {
      title: "Variante : départ choisi",
      blocks: [
        "Le plateau posé et le premier joueur connu, mais avant de distribuer les cartes, chacun choisit en secret **10 de ses 25 pions** pour son plateau individuel, cinq au plus d’un type ; puis tous révèlent leur choix en même temps. {B}{O chosen-start}",
        "Les joueurs aguerris peuvent en choisir moins : 9, 8, 7 ou 6. {B} La table fixe un nombre pour tous, ou un pour chaque place. {O chosen-start}",
      ],
    },
    shapes: {
      title: "Variante : autres plateaux",
      blocks: [
        "Les tuiles peuvent former n’importe quelle figure, pourvu que leur nombre soit juste et que deux villages ne se touchent pas. {B} Le plateau est d’un seul tenant, et les tuiles s’emboîtent selon un seul motif régulier. {O shapes}",
        {
          list: [
            "**Ligne :** toutes à la suite. {O shapes}",
            "**Bloc :** à trois, trois sur deux ; à quatre, une de plus ; à deux, le plateau habituel. {O shapes}",
            "**Anneau** (à trois) : six tuiles autour d’un trou. Les régions le long du trou sont aussi des régions de bord. {O shapes}{O edge-regions}",
            "**Figure libre :** une liste d’emplacements, donnée en ouvrant la table. {O shapes}",
          ],
        },
      ],
    },
    joker: {
      title: "Variante : le joker",
      blocks: [
        "Une fois par partie, chacun peut construire une carte quelconque de sa main, même un temple, **face cachée** dans l’une des cinq colonnes. Elle coûte de l’or, autant que son rang (1 pour la plus basse), et rien d’autre. {B}",
        "Elle demande et pose un pion de cette colonne selon les règles habituelles. {B}{O joker} Les autres cartes de la colonne s’activent, le joker lui-même ne fait rien, ni alors ni plus tard. {B}{O joker} Il compte parmi les cartes qu’exigent les temples, mais n’est jamais un temple. {B}{O joker} Personne d’autre ne voit jamais sa face. {B}{O joker}",
      ],
    },
  },
};
