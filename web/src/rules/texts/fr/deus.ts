import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Développez votre empire entre les villages barbares. Chaque carte jouée rejoint sa colonne et active toute la colonne, de bas en haut. Si rien ne convient, faites une offrande à un dieu.",
  sections: {
    idea: {
      title: "But du jeu",
      blocks: [
        "Vous jouez des cartes Bâtiment de six couleurs et placez avec chacune un pion sur le plateau. Cinq couleurs ont une colonne au-dessus de votre plateau individuel ; chaque fois qu’une colonne grandit, **toutes ses cartes s’activent de nouveau**. La sixième, celle des temples, ne compte qu’en fin de partie.",
        {
          table: [
            ["Couleur", "Pion", "Ce que les cartes apportent"],
            ["Bleu", "bateau", "le commerce : acheter et vendre"],
            ["Vert", "bâtiment de production", "les ressources de vos régions"],
            ["Jaune", "bâtiment scientifique", "des cartes, des pions, d’autres cartes activées"],
            ["Brun", "bâtiment civil", "des points de victoire et de l’or"],
            ["Rouge", "unité militaire", "déplacements, vols, villages"],
            ["Temple", "temple", "des points de victoire en fin de partie"],
          ],
        },
        "Quelques mots ont un sens précis. Un **bâtiment** est tout pion sur le plateau, y compris les bateaux, les unités militaires et les temples. Vous **occupez** une région où se trouve au moins un de vos pions ; elle n’a jamais deux occupants. Deux régions sont **voisines** si elles ont un côté en commun.",
        "Le joueur qui a le plus de points de victoire (**PV**) gagne.",
      ],
    },
    setup: {
      title: "Mise en place",
      blocks: [
        "Le plateau se compose de tuiles Continent de sept régions : **4** à deux joueurs, **6** à trois, **7** à quatre. {B} Chaque tuile a un village, deux régions maritimes et quatre régions terrestres, {B} une de chaque terrain : une forêt, un champ, un marécage et une montagne. {P} Leur disposition est la nôtre, comme la forme du plateau. {O tiles}{O shapes} Les tuiles, leur face et leur orientation sont tirées au sort ; si deux villages devaient se toucher, on tire de nouveau faces et orientations. {B}{O map-drawn}",
        "Un **village** barbare commence avec 1 PV par région voisine, mers comprises. Il y a autant de pions Temple que de tuiles. {B}",
        {
          table: [
            ["Chaque joueur commence avec", ""],
            ["or", "5 {B}"],
            ["PV", "5 {B}"],
            ["bois, pierre, argile, blé", "1 de chaque {B}"],
            ["cartes", "5 {B}"],
            ["pions sur le plateau individuel", "2 de chacun des cinq types {B}"],
            ["pions dans la réserve personnelle", "3 de chaque type {B}"],
          ],
        },
        "La réserve générale compte 5 jetons de chaque ressource par joueur, ceux du départ compris. L’or et les PV ne manquent jamais. {B} Le premier joueur est tiré au sort, sauf si la table en a désigné un, et commence chaque tour de table. {O first-player} On joue dans le sens horaire. {B}",
      ],
    },
    turn: {
      title: "Votre tour",
      blocks: [
        "Vous faites une seule action : **construire un bâtiment** ou **faire une offrande à un dieu**. {B}",
        "Avec une carte en main, on peut toujours faire une offrande : on ne passe donc pas. Sans carte, vous passez ; dès qu’il y en a de nouveau, vous en piochez cinq au début de votre tour, puis vous jouez. {O no-cards}",
        "Une construction ou une offrande est une suite de petites décisions, l’une après l’autre. On ne vous demande que ce qui laisse un choix. {O decisions}{O one-way}",
      ],
    },
    build: {
      title: "Construire un bâtiment",
      blocks: [
        "Il faut un pion du type de la carte sur votre plateau individuel, de quoi payer, et une région pour le pion. {B} Ensuite, dans cet ordre :",
        {
          list: [
            "La carte va **en haut de sa colonne**. {B}",
            "Vous **payez** son coût de construction. {B}",
            "Un **pion** de son type passe de votre plateau individuel au plateau de jeu. S’il déclenche l’attaque d’un village, elle a lieu aussitôt. {B}",
            "La **colonne s’active** : chaque carte produit son effet, la plus basse d’abord, la nouvelle en dernier. {B} Ce que l’une rapporte, la suivante peut l’utiliser. {O decisions}",
          ],
        },
        "La cinquième carte d’une couleur déclenche donc cinq effets. {B} On peut jouer une carte même si son effet ne donne rien sur le moment. {O nothing-to-gain}",
      ],
    },
    pay: {
      title: "Payer",
      blocks: [
        "Vous pouvez remplacer toute ressource par **4 ors**, même si vous l’avez, et pour les temples aussi. L’or d’un coût se paie en or. Ce remplacement n’est possible que pour un coût de construction. {B}",
        "S’il y a plusieurs façons de payer, vous choisissez ; s’il n’y en a qu’une, elle s’applique. {O one-way}",
      ],
    },
    supply: {
      title: "Les réserves",
      blocks: [
        "Les ressources payées ou vendues vont à la réserve générale ; celles que vous achetez ou gagnez en viennent. {B} Si la réserve s’épuise, vous prenez ce qui reste, et le surplus est perdu. {B}{O out-of-stock}",
        "Les pions gagnés passent de votre réserve personnelle à votre plateau individuel, des types que vous voulez, sauf si un dieu en désigne un. {B} Si elle est vide, il n’y a rien à gagner. {O out-of-stock}",
      ],
    },
    where: {
      title: "Placer un pion",
      blocks: [
        "**Votre premier pion** se place au **bord** du plateau, dans une région vide qui lui convient, séparée par au moins 2 régions du point de départ de chaque autre joueur. {B}{O first-region} S’il n’y en a pas, prenez-en une aussi loin que possible ; payer des PV n’en dispense pas. {O first-region}{O edge-fee} Une région du bord a moins de six voisines. {O edge-regions}",
        "**Les pions suivants** se placent dans une région que vous occupez, sans pion de ce type, ou dans une région vide voisine d’une des vôtres. Jamais dans un village, même déjà attaqué. Les bateaux ne se placent qu’en mer, les autres pions qu’à terre. {B}",
        "Ou bien vous payez **3 PV** et choisissez n’importe quelle région vide du bord qui convienne au pion, aussi loin soit-elle. {B} Cela se paie avant toute attaque. {O edge-fee}",
        "Sans pion, sans moyens ou sans région, la carte ne peut pas être jouée. {B} S’il n’y a qu’une région, le pion y va aussitôt ; si elle coûte 3 PV, le bouton qui confirme la construction l’indique. {O one-way}",
      ],
    },
    fire: {
      title: "Les effets des cartes",
      blocks: [
        "Vous pouvez renoncer à tout effet. {P} Un gain simple se prend en entier ou pas du tout ; si la carte dit « jusqu’à », vous pouvez vous arrêter avant. {O declining} Une carte qui ne peut rien donner sur le moment est sautée. {O nothing-to-gain}",
        "Les limites sont remises à zéro à chaque activation. {O each-activation} Pour les régions « où vous avez au moins 2 bâtiments », on compte ensemble les pions de tout type que vous avez dans une même région, même une unité militaire à bord d’un bateau. {B}{O own-regions}",
      ],
    },
    villages: {
      title: "Les villages",
      blocks: [
        "Un village est attaqué dès que **toutes les régions autour sont occupées**, quels que soient les occupants, et qu’**au moins une unité militaire** se trouve dans l’une d’elles. {B}",
        {
          list: [
            "Ses PV vont au joueur qui a **le plus d’unités militaires** autour, quel que soit le joueur dont c’est le tour. {B}",
            "En cas d’égalité, ils vont à celui qui a **le plus de bâtiments** autour. Tout pion y est un bâtiment. {B}{O village-ties}",
            "Si l’égalité demeure, ces joueurs se partagent les PV, et le reste est perdu. {B}{O village-ties}",
          ],
        },
        "On vérifie après chaque pion placé, avant que la colonne s’active, et après chaque déplacement d’une unité. {B}{O attack-by-move} Un village n’est attaqué qu’une fois. {B} S’il a été vidé de ses PV par des cartes, il reste barbare jusque-là. {O emptied-villages}",
      ],
    },
    units: {
      title: "Les unités militaires",
      blocks: [
        "Une unité se déplace de région en région par la terre, à travers les villages, et en mer seulement là où **vous** avez un bateau. {B} Elle traverse librement les régions des autres joueurs, les villages et les régions de vos autres unités. {B} Elle ne s’arrête jamais sur un village, attaqué ou non. {B}{O emptied-villages} Elle s’arrête dans une région terrestre vide, ou dans une des vôtres (y compris la mer de votre bateau) sans autre unité ; ou bien elle reste sur place. {B}{O staying-units}",
        "Une activation déplace une unité une seule fois ; la carte suivante peut la déplacer encore. {O each-activation} Vous n’occupez une région que tant qu’un de vos pions s’y trouve. {O own-regions}",
        "Le vol se décide **après le déplacement** de l’unité, et après l’attaque s’il y en a eu une : elle vole les joueurs qui occupent une région voisine. Elle prend ce qu’il y a, jamais plus. {O theft}",
      ],
    },
    temples: {
      title: "Les temples",
      blocks: [
        "Un temple coûte 1 ressource de chaque type. Le premier ne demande rien d’autre ; le deuxième demande au moins **une carte dans chacune des cinq colonnes**, le troisième deux, et ainsi de suite. {B}",
        "Son pion se place dans une région terrestre que vous occupez et qui n’a pas encore de temple ; ce n’est donc jamais votre premier pion. {B}{O temple-land} Il y compte comme un bâtiment, mais n’active aucune colonne. Comme un de vos pions s’y trouve déjà, il ne referme jamais le cercle autour d’un village. {B}",
        "Quand il n’y a plus de pion Temple, les cartes Temple restent jouables : sans pion et sans région. Un temple ne rapporte ses PV qu’en fin de partie, **12 PV au plus**. {B}",
      ],
    },
    offer: {
      title: "Faire une offrande",
      blocks: [
        "Défaussez une ou plusieurs cartes de votre main. Celle **du dessus** désigne le dieu invoqué. Tout le monde voit combien il y en a, mais pas celles du dessous. Toutes comptent pour le pouvoir du dieu. {B}",
        "Piochez ensuite jusqu’à avoir **cinq cartes** en main ; si vous en avez cinq ou plus, vous gardez tout. {B} On ne pioche jamais au-delà de **dix** cartes. {B} Si vous n’avez plus de carte après une construction, vous en piochez cinq aussi. {B}{O declining}",
        "Quand la pioche est vide, on mélange la défausse, cartes de cette offrande comprises. {B}{O reshuffle} Si elle est vide aussi, on ne pioche rien. {O reshuffle}",
      ],
    },
    gods: {
      title: "Les dieux",
      blocks: [
        {
          table: [
            ["Dieu", "Carte du dessus", "Pouvoir"],
            ["Neptune", "bleue", "2 ors par carte défaussée et un bateau {B}"],
            ["Cérès", "verte", "1 ressource au choix par carte défaussée et un bâtiment de production {B}"],
            ["Minerve", "jaune", "un bâtiment scientifique et 1 carte de plus à piocher par carte défaussée {B}"],
            ["Vesta", "brune", "1 PV pour une carte défaussée, 2 PV pour plusieurs, et un bâtiment civil {B}"],
            ["Mars", "rouge", "1 pion au choix par carte défaussée, unité militaire ou non {B}"],
            ["Jupiter", "temple", "tout le pouvoir d’un autre dieu {B}"],
          ],
        },
        "Les pions viennent de votre réserve personnelle. Si celui que donne un dieu manque, vous avez quand même le reste. {O gods-pieces} On ne renonce pas au pouvoir d’un dieu : vous prenez autant que les réserves le permettent. {O declining}{O gods-pieces}",
      ],
    },
    hidden: {
      title: "Visible et caché",
      blocks: [
        "Sont cachés : les mains, la pioche, les cartes défaussées sous celle du dessus, et les PV des autres joueurs. {B} Tout le reste est visible, y compris le nombre de cartes de chacun, et chaque PV au moment où il est gagné ou perdu. Rien n’empêche de compter : c’est voulu. {O open-and-hidden}",
        "La table peut convenir de jouer à PV visibles. En fin de partie, ils sont révélés de toute façon, et une partie terminée se revoit cartes sur table : mains, pioches et jokers. {O open-and-hidden}",
      ],
    },
    end: {
      title: "Fin de la partie",
      blocks: [
        {
          list: [
            "Le **dernier pion Temple** est placé, ou le **dernier village** attaqué, même par le déplacement d’une unité : on termine le tour de table, puis on en joue encore un, complet. {B}{O attack-by-move}{O last-round} Un second déclenchement ne change rien. {O last-round}",
            "Personne n’a rien construit pendant dix tours de table complets : la partie se termine et l’on compte les points. Un temple ou un joker est une construction, passer n’en est pas une. {O guard}",
          ],
        },
      ],
    },
    scoring: {
      title: "Décompte",
      blocks: [
        {
          list: [
            "Les PV que vous avez gagnés. {B}",
            "Les PV de vos **temples**, 12 au plus par temple. {B}",
            "**2 PV** pour chaque ressource (bois, pierre, argile, blé), et pour l’or, dont vous possédez le plus. Il en faut au moins un ; en cas d’égalité, chaque joueur concerné gagne les 2 PV. {B}",
          ],
        },
        "Rien d’autre ne compte. {B} Le joueur qui a le plus de PV gagne ; en cas d’égalité, les joueurs concernés partagent leur place. {B}{O shared-places}",
      ],
    },
    blue: {
      title: "Cartes bleues : bateaux et commerce",
      blocks: [
        "Les bateaux achètent des ressources, et les vendent contre de l’or ou des PV. {B} Il y a 16 cartes de chaque couleur ; à côté du nom figure le nombre d’exemplaires, au-dessous le coût. Chaque carte indique d’où viennent son coût, son effet et sa limite. {B}{P}{O card-values}{O doubtful-cards}",
        "Aucune liste publique ne donne les 96 cartes ; nous avons reconstitué celles qui manquent, ajustées au fil de parties simulées, et tous les noms sont les nôtres. Si vous possédez la boîte, vous pouvez saisir ses cartes dans un fichier et l’apporter en créant une table. {O card-values}",
      ],
    },
    green: {
      title: "Cartes vertes : production",
      blocks: [
        "Un bâtiment de production produit la ressource de sa région : bois en forêt, pierre en montagne, argile dans un marécage, blé dans un champ. {B} Si une carte laisse le choix, vous nommez le terrain ; vous pouvez en nommer un qui ne produit rien, tant qu’un autre produirait quelque chose. {O nothing-to-gain}",
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
        "Les bâtiments civils rapportent des PV ou de l’or : la moitié des cartes selon les terrains que vous occupez, l’autre moitié selon les régions où vous avez plusieurs bâtiments. {B}",
      ],
    },
    red: {
      title: "Cartes rouges : unités militaires",
      blocks: [
        "Les cartes rouges déplacent des unités militaires, volent les adversaires et prennent des PV aux villages. {B}{O card-values} Une carte à deux déplacements s’arrête si vous renoncez au premier ; une unité choisie qui reste sur place est considérée comme déplacée. {O staying-units}",
        "Une unité qui ne pourrait que rester sur place, sans rien à voler, n’est pas proposée. {O nothing-to-gain} Vous pouvez tenter de voler un joueur qui n’a rien, puisque les PV sont cachés. {O nothing-to-gain} On peut renoncer au vol, mais une unité choisie se déplace ou reste. {O staying-units} S’il y a plus de villages que la carte n’en permet, vous choisissez ; les villages sans PV ne comptent pas. {O declining}{O nothing-to-gain}",
      ],
    },
    sanctuaries: {
      title: "Cartes Temple",
      blocks: [
        "Tous les temples coûtent la même chose. Chacun compte autre chose en fin de partie, et aucun ne rapporte plus de 12 PV. {B}{O card-values}",
      ],
    },
    start: {
      title: "Variante : départ alternatif",
      blocks: [
        "Une fois le plateau en place et le premier joueur connu, mais avant la distribution des cartes, chacun choisit en secret **10 de ses 25 pions** pour son plateau individuel, cinq au plus par type ; puis tous révèlent leur choix en même temps. {B}{O chosen-start}",
        "Les joueurs aguerris peuvent en choisir moins : 9, 8, 7 ou 6. {B} La table fixe un nombre pour tous, ou un par place. {O chosen-start}",
      ],
    },
    shapes: {
      title: "Variante : autres plateaux",
      blocks: [
        "Les tuiles peuvent former n’importe quelle figure, pourvu que leur nombre soit juste et que deux villages ne se touchent pas. {B} Le plateau est d’un seul tenant, et les tuiles s’emboîtent selon un même motif régulier. {O shapes}",
        {
          list: [
            "**Ligne :** toutes à la suite. {O shapes}",
            "**Bloc :** à trois joueurs, trois sur deux ; à quatre, une de plus ; à deux, le plateau de base. {O shapes}",
            "**Anneau** (à trois joueurs) : six tuiles autour d’un trou. Les régions le long du trou sont aussi au bord du plateau. {O shapes}{O edge-regions}",
            "**Forme libre :** une liste d’emplacements, donnée en créant la table. {O shapes}",
          ],
        },
      ],
    },
    joker: {
      title: "Variante : le joker",
      blocks: [
        "Une fois par partie, chacun peut jouer une carte quelconque de sa main, même un temple, **face cachée** dans l’une des cinq colonnes. Elle coûte autant d’or que son rang dans la colonne (1 pour la plus basse), et rien d’autre. {B}",
        "Elle demande un pion de cette colonne et le place selon les règles de base. {B}{O joker} Les autres cartes de la colonne s’activent ; le joker lui-même ne fait rien, ni à ce moment ni plus tard. {B}{O joker} Il compte parmi les cartes qu’exigent les temples, mais n’est jamais un temple. {B}{O joker} Aucun autre joueur ne voit jamais sa face. {B}{O joker}",
      ],
    },
  },
};
