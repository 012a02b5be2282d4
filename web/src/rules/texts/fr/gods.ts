import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Vous êtes un dieu avec un temple et pas un seul fidèle. Faites naître des tribus, bâtissez des temples, gagnez celles des autres. Trois tribus d’une couleur qui croient en vous font une nation, et les nations font la victoire.",
  sections: {
    idea: {
      title: "De quoi il s’agit",
      blocks: [
        "Ensemble, vous étalez un monde d’hexagones. Des **tribus** de quatre couleurs y vivent. Une tribu qui porte votre pierre croit en vous.",
        "Pour chaque trio complet de tribus d’une couleur qui croient en vous, vous tenez une **carte** de cette couleur : 3 points, tant que la nation dure. Le premier à réunir trois tribus d’une couleur en garde aussi le **jeton** : 1 point que personne ne peut reprendre.",
        "À trois ou quatre, la partie s’arrête dès que quelqu’un a **9 points** ; à deux, **10**.",
      ],
    },
    setup: {
      title: "Avant de commencer",
      blocks: [
        "Chacun joue un dieu avec **8 temples** et **15 pierres**. {B} Le premier temple est déjà dans le monde, les sept autres attendent en réserve. {B}{P} Tout le monde commence avec **2 points de pouvoir**. {B}",
        {
          list: [
            "**À deux :** deux temples côte à côte. {B}{P}",
            "**À trois :** trois temples, chacun touchant les deux autres. {B}",
            "**À quatre :** un désert au milieu, une paire de temples de chaque côté. {B}{O four-layout}",
          ],
        },
        "Le sac contient tout le reste : 8 tribus de chaque couleur, 12 déserts (11 à quatre), 3 déclins, 2 tourbillons et 3 actions supplémentaires. {B}{P}{O tribe-colours} Chacun choisit un dieu. {B} La place des temples est tirée au sort, de même que le premier joueur, sauf si la table l’a désigné : à deux, le premier gagne environ 63 % des parties entre robots. {O lots} Le monde n’a pas de bord, et une case ne reçoit qu’un hexagone. {B}",
      ],
    },
    turn: {
      title: "Votre tour",
      blocks: [
        {
          list: [
            "Vous recevez **3 points de pouvoir**. {B}",
            "Le **présentoir** est complété à deux hexagones. {B}",
            "Vous faites **deux actions**, obligatoirement. {B}",
          ],
        },
        "Puis c’est au voisin de gauche. {B}",
      ],
    },
    income: {
      title: "Le pouvoir",
      blocks: [
        "Le pouvoir paie presque tout. Vous en recevez 3 au début de chacun de vos tours, sans jamais dépasser **12** : le surplus est perdu. {B}",
      ],
    },
    refill: {
      title: "Le présentoir",
      blocks: [
        "Chaque case vide du présentoir reçoit un hexagone du sac. Ce que vous prenez pendant votre tour n’est remplacé qu’au début du tour suivant. {B}",
        "Deux hexagones pareils (pour les tribus : de la même couleur) n’y restent pas ensemble. L’un est échangé contre un autre, différent, et retourne dans le sac. {B}",
        "Quand le présentoir ne peut plus être rempli ainsi, la partie s’arrête aussitôt. {B}{O bag-runs-low}",
      ],
    },
    actions: {
      title: "Deux actions",
      blocks: [
        "Faites vos deux actions dans l’ordre que vous voulez. Chacune se paie entièrement avant la suivante. {B}",
        {
          table: [
            ["Action", "Prix", "Combien de fois"],
            [
              "Poser une **tribu** du présentoir",
              "1 point de pouvoir par hexagone voisin de la case",
              "autant que possible {B}",
            ],
            [
              "Poser un de ses **temples**",
              "3 points de pouvoir par hexagone voisin de la case",
              "une fois par tour {B}",
            ],
            ["Jouer un **autre hexagone** du présentoir", "gratuit", "une fois par tour {B}"],
            ["**Déplacer un désert**", "2 points de pouvoir", "une fois par tour {B}"],
            ["**Défausser** un hexagone du présentoir", "gratuit", "une fois par tour {B}"],
          ],
        },
        "Tous les hexagones voisins comptent pour le prix, quels qu’ils soient. Bâtir au bord du monde est bon marché, boucher les trous coûte cher. {B}",
      ],
    },
    tribe: {
      title: "Poser une tribu",
      blocks: [
        "Prenez une tribu du présentoir et posez-la à côté d’au moins un hexagone, pour 1 point de pouvoir par hexagone touché. Peu importe qui la pose : sa foi ne dépend que de ses voisins. Il arrive qu’on offre des fidèles à un autre. {B}",
      ],
    },
    religion: {
      title: "Ce que croit une nouvelle tribu",
      blocks: [
        {
          table: [
            ["À côté de la nouvelle tribu", "Elle croit"],
            ["des temples d’un seul dieu", "en ce dieu {B}"],
            ["des temples de plusieurs dieux", "en rien {B}"],
            ["pas de temple, des tribus d’une seule foi", "au même dieu {B}"],
            ["pas de temple, des tribus de plusieurs fois", "en rien {B}"],
            ["ni l’un ni l’autre", "en rien {B}"],
          ],
        },
        "Les temples passent avant les tribus, sauf si la table joue avec l’option qui consulte tous les voisins : temples et tribus comptent alors pareil, et une nouvelle tribu ne croit que si tous sont d’accord. {B}{O one-religion} Déserts, déclins et tribus sans foi n’ont pas voix au chapitre. {B}{O no-say}",
        "Ensuite, une seule chose change une foi : un nouveau temple juste à côté. Une tribu convertie ne convertit personne. {O no-chain}",
      ],
    },
    temple: {
      title: "Poser un temple",
      blocks: [
        "Prenez un temple de votre réserve et posez-le à côté d’au moins un hexagone, pour 3 points de pouvoir par hexagone touché. {B}{P} **Toutes les tribus voisines croient désormais en vous**, quoi qu’elles aient cru avant. Les pierres étrangères rentrent chez leurs dieux, les vôtres prennent leur place. {B}",
        "Quatre voisins coûtent 12 points de pouvoir, tout ce qu’on peut avoir. Une case à cinq ou six voisins ne reçoit donc jamais de temple. {B}",
      ],
    },
    others: {
      title: "Déserts, déclins, tourbillons, actions supplémentaires",
      blocks: [
        "Ces quatre hexagones forment un même genre d’action : un seul d’entre eux par tour. Ils ne coûtent rien. {B}",
        {
          list: [
            "**Désert :** posez-le à côté d’un hexagone. Il vous rapporte 1 point de pouvoir. {B}",
            "**Déclin :** posez-le à côté d’un hexagone. S’il touche le temple d’autres joueurs, vous pouvez prendre 1 point de pouvoir à l’un d’eux, s’il en a. {B}{O decline-victim} Ensuite il reste là, sans effet. {B}",
            "**Tourbillon :** il va dans la boîte. Vous pouvez déplacer un désert sans payer. {B}{O whirlwind-idle}",
            "**Action supplémentaire :** gardez-la devant vous. Elle sert à partir de votre prochain tour. {B}",
          ],
        },
      ],
    },
    move: {
      title: "Déplacer un désert",
      blocks: [
        "Pour 2 points de pouvoir, soulevez n’importe quel désert et reposez-le sur une autre case, à côté d’un hexagone. {B}{O desert-elsewhere} Il ne rapporte rien et ne change aucune foi. {B}{O no-chain} Le monde peut se couper en morceaux, sauf si la table joue avec l’option qui l’interdit. {O map-apart}",
        "Le tourbillon est autre chose : on peut faire les deux dans un même tour. {O whirlwind-and-move}",
      ],
    },
    discard: {
      title: "Défausser un hexagone",
      blocks: [
        "Remettez un hexagone du présentoir dans le sac. C’est gratuit, possible une fois par tour, et parfois juste ce que craint votre voisin. {B}",
      ],
    },
    extras: {
      title: "Actions supplémentaires",
      blocks: [
        "Après vos deux actions, vous pouvez utiliser une action supplémentaire prise à un tour précédent. {B}{O extra-last} Elle va dans la boîte, et vous faites une action de plus, à son prix habituel. Vous pouvez en enchaîner plusieurs. {B}",
        "Elle ne lève pas les limites : un second temple dans le tour reste interdit. Si vous préférez la garder, finissez votre tour. {B}",
      ],
    },
    nations: {
      title: "Nations, cartes et jetons",
      blocks: [
        "Comptez vos tribus couleur par couleur : trois font une nation, six en font deux. Elles n’ont pas à se toucher. {B} Pour chaque nation vous tenez une carte de sa couleur, qui vaut **3 points**. {B}{P}{O card-values} Chaque couleur a deux cartes. {B}",
        "Si vous perdez des tribus au point que le trio n’est plus complet, la carte repart aussitôt, quel que soit le joueur dont c’est le tour. {B}{O second-card}",
        "Le **jeton** d’une couleur va au premier dieu qui réunit trois tribus de cette couleur. {B} Il y reste pour toujours, **1 point**, même si la nation tombe. {B}{P}{O card-values}",
        "Une action peut briser plusieurs nations et en fonder d’autres. {B} Une nation peut aussi naître pour vous pendant le tour d’un autre. {O any-turn} D’abord les cartes perdues reviennent, puis les nouvelles sont distribuées, et alors seulement on vérifie si la partie est finie. {O order}",
      ],
    },
    stones: {
      title: "Quand les pierres manquent",
      blocks: [
        "Chaque dieu a 15 pierres. {B} Si un dieu n’en a plus en réserve, une nouvelle tribu n’en reçoit pas : elle reste sans foi, même si une pierre rentre plus tard. {B}{O late-stone}",
        "Si un temple convertit plus de tribus qu’il n’y a de pierres, les pierres étrangères partent de toutes, et le joueur dont c’est le tour choisit qui reçoit les dernières. {O last-stones}",
      ],
    },
    end: {
      title: "La fin",
      blocks: [
        {
          list: [
            "Quelqu’un a **9 points** (à deux joueurs **10**) : la partie s’arrête aussitôt, même au milieu d’un tour. {B}{O any-turn}{O mid-turn}",
            "Le présentoir ne peut plus être rempli. {B}",
            "Pendant cinq tours d’affilée de chaque joueur, aucun hexagone posé, aucune action supplémentaire prise ou utilisée, aucun tourbillon joué : déplacer des déserts et défausser ne suffit pas à prolonger la partie. {O guard}",
          ],
        },
        "Celui qui a le plus de points gagne. {B} À égalité, celui qui a le plus de pouvoir, puis le plus de pierres dans le monde. {O ties} Sinon, la victoire est partagée. {O ties}",
      ],
    },
    first: {
      title: "L’édition de 2001",
      blocks: [
        "Une table peut se jouer selon les anciennes règles. {P}{O first-edition} Les différences :",
        {
          list: [
            "6 temples par dieu, 11 déserts, 2 actions supplémentaires, pas de déclin. {P}",
            "Une pile au lieu du sac, et parmi ses trois derniers hexagones la **fin de partie** : quand elle sort, tout s’arrête. {P}{O game-end-hex}",
            "Le présentoir peut montrer deux hexagones pareils. {O twins} Les défausses quittent le jeu. {O discards-leave}",
            "La première carte distribuée d’une couleur rapporte en plus 2 points définitifs, la deuxième 1. {P}{O second-bonus}",
            "Aucun total de points ne finit la partie. {P} Elle finit quand quelqu’un commence son tour avec des cartes de trois couleurs, ou quatre cartes quelconques. {P}{O before-income}",
          ],
        },
      ],
    },
    checks: {
      title: "À vous d’essayer",
      blocks: ["Quelques petites positions pour voir si tout est clair : devinez d’abord, puis avancez pas à pas."],
    },
  },
};
