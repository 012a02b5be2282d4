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
        "Chacun joue un dieu avec **8 temples** et **15 pierres**. Le premier temple est déjà dans le monde, les sept autres attendent en réserve. Tout le monde commence avec **2 de pouvoir**.",
        {
          list: [
            "**À deux :** deux temples côte à côte.",
            "**À trois :** trois temples, chacun touchant les deux autres.",
            "**À quatre :** un désert au milieu, une paire de temples de chaque côté.",
          ],
        },
        "Le sac contient tout le reste : 8 tribus de chaque couleur, 12 déserts, 3 déclins, 2 tourbillons et 3 actions supplémentaires. La place des temples et le premier joueur sont tirés au sort. Le monde n’a pas de bord, et une case ne reçoit qu’un hexagone.",
      ],
    },
    turn: {
      title: "Votre tour",
      blocks: [
        {
          list: [
            "Vous recevez **3 de pouvoir**.",
            "Le **présentoir** est complété à deux hexagones.",
            "Vous faites **deux actions**, obligatoirement.",
          ],
        },
        "Puis c’est au voisin de gauche.",
      ],
    },
    income: {
      title: "Le pouvoir",
      blocks: [
        "Le pouvoir paie presque tout. Vous en recevez 3 au début de chacun de vos tours, sans jamais dépasser **12** : le surplus est perdu.",
      ],
    },
    refill: {
      title: "Le présentoir",
      blocks: [
        "Chaque case vide du présentoir reçoit un hexagone du sac. Ce que vous prenez pendant votre tour n’est remplacé qu’au début du tour suivant.",
        "Deux hexagones pareils (pour les tribus : de la même couleur) n’y restent pas ensemble. L’un est échangé contre un autre, différent, et retourne dans le sac.",
        "Quand le présentoir ne peut plus être rempli ainsi, la partie s’arrête aussitôt.",
      ],
    },
    actions: {
      title: "Deux actions",
      blocks: [
        "Faites vos deux actions dans l’ordre que vous voulez. Chacune se paie entièrement avant la suivante.",
        {
          table: [
            ["Action", "Prix", "Combien de fois"],
            [
              "Poser une **tribu** du présentoir",
              "1 de pouvoir par hexagone voisin de la case",
              "autant que possible",
            ],
            ["Poser un de ses **temples**", "3 de pouvoir par hexagone voisin de la case", "une fois par tour"],
            ["Jouer un **autre hexagone** du présentoir", "gratuit", "une fois par tour"],
            ["**Déplacer un désert**", "2 de pouvoir", "une fois par tour"],
            ["**Défausser** un hexagone du présentoir", "gratuit", "une fois par tour"],
          ],
        },
        "Tous les hexagones voisins comptent pour le prix, quels qu’ils soient. Bâtir au bord du monde est bon marché, boucher les trous coûte cher.",
      ],
    },
    tribe: {
      title: "Poser une tribu",
      blocks: [
        "Prenez une tribu du présentoir et posez-la à côté d’au moins un hexagone, pour 1 de pouvoir par hexagone touché. Peu importe qui la pose : sa foi ne dépend que de ses voisins. Il arrive qu’on offre des fidèles à un autre.",
      ],
    },
    religion: {
      title: "Ce que croit une nouvelle tribu",
      blocks: [
        {
          table: [
            ["À côté de la nouvelle tribu", "Elle croit"],
            ["des temples d’un seul dieu", "en ce dieu"],
            ["des temples de plusieurs dieux", "en rien"],
            ["pas de temple, des tribus d’une seule foi", "au même dieu"],
            ["pas de temple, des tribus de plusieurs fois", "en rien"],
            ["ni l’un ni l’autre", "en rien"],
          ],
        },
        "Les temples passent avant les tribus. Déserts, déclins et tribus sans foi n’ont pas voix au chapitre.",
        "Ensuite, une seule chose change une foi : un nouveau temple juste à côté. Une tribu convertie ne convertit personne.",
      ],
    },
    temple: {
      title: "Poser un temple",
      blocks: [
        "Prenez un temple de votre réserve et posez-le à côté d’au moins un hexagone, pour 3 de pouvoir par hexagone touché. **Toutes les tribus voisines croient désormais en vous**, quoi qu’elles aient cru avant. Les pierres étrangères rentrent chez leurs dieux, les vôtres prennent leur place.",
        "Quatre voisins coûtent 12 de pouvoir, tout ce qu’on peut avoir. Une case à cinq ou six voisins ne reçoit donc jamais de temple.",
      ],
    },
    others: {
      title: "Déserts, déclins, tourbillons, actions supplémentaires",
      blocks: [
        "Tous quatre sont un même genre d’action : un seul par tour. Ils ne coûtent rien.",
        {
          list: [
            "**Désert :** posez-le à côté d’un hexagone. Il vous rapporte 1 de pouvoir.",
            "**Déclin :** posez-le à côté d’un hexagone. S’il touche le temple d’un autre joueur, vous pouvez prendre 1 de pouvoir à l’un de ces joueurs. Ensuite il reste là, sans effet.",
            "**Tourbillon :** il va dans la boîte. Vous pouvez déplacer un désert sans payer.",
            "**Action supplémentaire :** gardez-la devant vous. Elle sert à partir de votre prochain tour.",
          ],
        },
      ],
    },
    move: {
      title: "Déplacer un désert",
      blocks: [
        "Pour 2 de pouvoir, soulevez n’importe quel désert et reposez-le sur une autre case, à côté d’un hexagone. Il ne rapporte rien et ne change aucune foi. Le monde peut se couper en morceaux, sauf si la table joue avec l’option qui l’interdit.",
        "Le tourbillon est autre chose : on peut faire les deux dans un même tour.",
      ],
    },
    discard: {
      title: "Défausser un hexagone",
      blocks: [
        "Remettez un hexagone du présentoir dans le sac. C’est gratuit, toujours possible, et parfois juste ce que craint votre voisin.",
      ],
    },
    extras: {
      title: "Actions supplémentaires",
      blocks: [
        "Après vos deux actions, vous pouvez utiliser une action supplémentaire prise à un tour précédent. Elle va dans la boîte, et vous faites une action de plus, à son prix habituel. Vous pouvez en enchaîner plusieurs.",
        "Elle ne lève pas les limites : un second temple dans le tour reste interdit. Si vous préférez la garder, finissez votre tour.",
      ],
    },
    nations: {
      title: "Nations, cartes et jetons",
      blocks: [
        "Comptez vos tribus couleur par couleur : trois font une nation, six en font deux. Elles n’ont pas à se toucher. Pour chaque nation vous tenez une carte de sa couleur, qui vaut **3 points**. Chaque couleur a deux cartes.",
        "Si vous perdez des tribus au point que le trio n’est plus complet, la carte repart aussitôt, quel que soit le joueur dont c’est le tour.",
        "Le **jeton** d’une couleur va au premier dieu qui en réunit trois tribus. Il y reste pour toujours, **1 point**, même si la nation tombe.",
        "Une action peut briser plusieurs nations et en fonder d’autres. D’abord les cartes perdues reviennent, puis les nouvelles sont distribuées, enfin on regarde si la partie est finie.",
      ],
    },
    stones: {
      title: "Quand les pierres manquent",
      blocks: [
        "Chaque dieu a 15 pierres. Qui n’en a plus en réserve ne peut pas marquer une nouvelle tribu : elle reste sans foi, même si une pierre rentre plus tard.",
        "Si un temple convertit plus de tribus qu’il n’y a de pierres, les pierres étrangères partent de toutes, et le joueur dont c’est le tour choisit qui reçoit les dernières.",
      ],
    },
    end: {
      title: "La fin",
      blocks: [
        {
          list: [
            "Quelqu’un a **9 points** (à deux joueurs **10**) : la partie s’arrête aussitôt, même au milieu d’un tour.",
            "Le présentoir ne peut plus être rempli.",
            "Rien de nouveau n’est venu au monde pendant cinq tours de chaque joueur.",
          ],
        },
        "Le plus de points gagne. À égalité, le plus de pouvoir, puis le plus de pierres dans le monde. Sinon, la victoire est partagée.",
      ],
    },
    first: {
      title: "L’édition de 2001",
      blocks: [
        "Une table peut se jouer selon les anciennes règles. Les différences :",
        {
          list: [
            "6 temples par dieu, 11 déserts, 2 actions supplémentaires, pas de déclin.",
            "Une pile au lieu du sac, et parmi ses quatre derniers hexagones la **fin de partie** : quand elle sort, tout s’arrête.",
            "Le présentoir peut montrer deux hexagones pareils. Les défausses quittent le jeu.",
            "La première carte distribuée d’une couleur rapporte en plus 2 points définitifs, la deuxième 1.",
            "Aucun total de points ne finit la partie. Elle finit quand quelqu’un commence son tour avec des cartes de trois couleurs, ou quatre cartes quelconques.",
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
