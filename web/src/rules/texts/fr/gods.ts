import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Vous êtes un dieu avec un temple et pas un seul fidèle. Peuplez le monde de tribus, élevez des temples, convertissez les tribus des autres. Trois tribus d’une même couleur acquises à votre religion forment une nation, et ce sont les nations qui font gagner.",
  sections: {
    idea: {
      title: "But du jeu",
      blocks: [
        "Ensemble, vous faites grandir un monde d’hexagones, que peuplent des **tribus** de quatre couleurs. Une tribu qui porte votre pierre divine suit votre religion.",
        "Pour chaque groupe de trois tribus d’une couleur acquises à votre religion, vous recevez une **carte** de cette couleur : 3 points, tant que la nation dure. Le premier à réunir trois tribus d’une couleur en reçoit aussi le **jeton** : 1 point que personne ne peut lui reprendre.",
        "À trois ou quatre, la partie s’arrête dès qu’un joueur a **9 points** ; à deux, **10**.",
      ],
    },
    setup: {
      title: "Mise en place",
      blocks: [
        "Chacun joue un dieu, avec **8 temples** et **15 pierres divines**. {B} Le premier temple est déjà dans le monde, les sept autres attendent en réserve. {B}{P} Tout le monde commence avec **2 points de pouvoir**. {B}",
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
        "Puis c’est à votre voisin de gauche de jouer. {B}",
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
        "Deux hexagones identiques (pour les tribus : de la même couleur) n’y restent pas ensemble. L’un des deux est remplacé par un hexagone différent et retourne dans le sac. {B}",
        "Quand le présentoir ne peut plus être complété ainsi, la partie s’arrête aussitôt. {B}{O bag-runs-low}",
      ],
    },
    actions: {
      title: "Deux actions",
      blocks: [
        "Faites vos deux actions dans l’ordre que vous voulez. Chacune se paie entièrement avant la suivante. {B}",
        {
          table: [
            ["Action", "Coût", "Fréquence"],
            [
              "Poser une **tribu** du présentoir",
              "1 point de pouvoir par hexagone voisin de la case",
              "autant de fois que vous voulez {B}",
            ],
            [
              "Poser un de vos **temples**",
              "3 points de pouvoir par hexagone voisin de la case",
              "une fois par tour {B}",
            ],
            ["Jouer un **autre hexagone** du présentoir", "gratuit", "une fois par tour {B}"],
            ["**Déplacer un désert**", "2 points de pouvoir", "une fois par tour {B}"],
            ["**Défausser** un hexagone du présentoir", "gratuit", "une fois par tour {B}"],
          ],
        },
        "Tous les hexagones voisins comptent pour le coût, quels qu’ils soient. Poser au bord du monde est bon marché, combler les trous coûte cher. {B}",
      ],
    },
    tribe: {
      title: "Poser une tribu",
      blocks: [
        "Prenez une tribu du présentoir et posez-la à côté d’au moins un hexagone, pour 1 point de pouvoir par hexagone touché. Peu importe qui la pose : sa religion ne dépend que de ses voisins. Il arrive qu’on offre des fidèles à un autre dieu. {B}",
      ],
    },
    religion: {
      title: "La religion d’une nouvelle tribu",
      blocks: [
        {
          table: [
            ["À côté de la nouvelle tribu", "Sa religion"],
            ["des temples d’un seul dieu", "celle de ce dieu {B}"],
            ["des temples de plusieurs dieux", "aucune {B}"],
            ["pas de temple, des tribus d’une seule religion", "la même {B}"],
            ["pas de temple, des tribus de plusieurs religions", "aucune {B}"],
            ["ni l’un ni l’autre", "aucune {B}"],
          ],
        },
        "Les temples passent avant les tribus, sauf si la table joue avec l’option qui consulte tous les voisins : temples et tribus comptent alors à égalité, et une nouvelle tribu ne prend une religion que si tous ont la même. {B}{O one-religion} Les déserts, les déclins et les tribus sans religion ne comptent pas. {B}{O no-say}",
        "Ensuite, une seule chose change sa religion : un nouveau temple juste à côté. Une tribu convertie ne convertit personne. {O no-chain}",
      ],
    },
    temple: {
      title: "Poser un temple",
      blocks: [
        "Prenez un temple de votre réserve et posez-le à côté d’au moins un hexagone, pour 3 points de pouvoir par hexagone touché. {B}{P} **Toutes les tribus voisines embrassent votre religion**, quelle que soit celle qu’elles avaient. Les pierres divines des autres joueurs retournent dans leur réserve, les vôtres prennent leur place. {B}",
        "Quatre voisins coûtent 12 points de pouvoir, le maximum qu’on puisse avoir. Une case à cinq ou six voisins ne reçoit donc jamais de temple. {B}",
      ],
    },
    others: {
      title: "Déserts, déclins, tourbillons, actions supplémentaires",
      blocks: [
        "Ces quatre hexagones relèvent d’un même type d’action : un seul par tour. Ils ne coûtent rien. {B}",
        {
          list: [
            "**Désert :** posez-le à côté d’un hexagone. Il vous rapporte 1 point de pouvoir. {B}",
            "**Déclin :** posez-le à côté d’un hexagone. S’il touche un temple adverse, vous pouvez prendre 1 point de pouvoir à son propriétaire, s’il en a ; s’il en touche plusieurs, choisissez. {B}{O decline-victim} Ensuite, il reste là, sans effet. {B}",
            "**Tourbillon :** il va dans la boîte. Vous pouvez déplacer un désert gratuitement. {B}{O whirlwind-idle}",
            "**Action supplémentaire :** gardez-la devant vous. Elle sert à partir de votre prochain tour. {B}",
          ],
        },
      ],
    },
    move: {
      title: "Déplacer un désert",
      blocks: [
        "Pour 2 points de pouvoir, soulevez n’importe quel désert et reposez-le sur une autre case, à côté d’un hexagone. {B}{O desert-elsewhere} Il ne rapporte rien et ne change aucune religion. {B}{O no-chain} Le monde peut se couper en morceaux, sauf si la table joue avec l’option qui l’interdit. {O map-apart}",
        "Le déplacement dû à un tourbillon est à part : les deux sont possibles dans un même tour. {O whirlwind-and-move}",
      ],
    },
    discard: {
      title: "Défausser un hexagone",
      blocks: [
        "Remettez un hexagone du présentoir dans le sac. C’est gratuit, possible une fois par tour, et c’est parfois juste ce que redoute votre voisin. {B}",
      ],
    },
    extras: {
      title: "Actions supplémentaires",
      blocks: [
        "Après vos deux actions, vous pouvez utiliser une action supplémentaire prise à un tour précédent. {B}{O extra-last} Elle va dans la boîte, et vous faites une action de plus, à son coût habituel. Vous pouvez en enchaîner plusieurs. {B}",
        "Elle ne lève pas les limites : un second temple dans le tour reste interdit. Si vous préférez la garder, terminez votre tour. {B}",
      ],
    },
    nations: {
      title: "Nations, cartes et jetons",
      blocks: [
        "Comptez vos tribus couleur par couleur : trois forment une nation, six en forment deux. Elles n’ont pas besoin de se toucher. {B} Pour chaque nation, vous recevez une carte de sa couleur, qui vaut **3 points**. {B}{P}{O card-values} Chaque couleur a deux cartes. {B}",
        "Si vous n’avez plus assez de tribus pour une nation, vous rendez aussitôt sa carte, quel que soit le joueur dont c’est le tour. {B}{O second-card}",
        "Le **jeton** d’une couleur va au premier dieu qui réunit trois tribus de cette couleur. {B} Il le garde définitivement : **1 point**, même si la nation se désagrège. {B}{P}{O card-values}",
        "Une action peut briser plusieurs nations et en fonder d’autres. {B} Vous pouvez aussi gagner une nation pendant le tour d’un autre. {O any-turn} On rend d’abord les cartes perdues, on distribue ensuite les nouvelles, et alors seulement on vérifie si la partie est terminée. {O order}",
      ],
    },
    stones: {
      title: "Quand les pierres divines manquent",
      blocks: [
        "Chaque dieu a 15 pierres divines. {B} Si un dieu n’en a plus en réserve, une nouvelle tribu n’en reçoit pas : elle reste sans religion, même si une pierre revient plus tard. {B}{O late-stone}",
        "Si un temple convertit plus de tribus qu’il n’y a de pierres, toutes perdent les pierres des autres dieux, et le joueur dont c’est le tour choisit lesquelles reçoivent ses dernières pierres. {O last-stones}",
      ],
    },
    end: {
      title: "Fin de la partie",
      blocks: [
        {
          list: [
            "Un joueur a **9 points** (à deux, **10**) : la partie s’arrête aussitôt, même au milieu d’un tour. {B}{O any-turn}{O mid-turn}",
            "Le présentoir ne peut plus être complété. {B}",
            "Pendant cinq tours d’affilée de chaque joueur, aucun hexagone posé, aucune action supplémentaire prise ou utilisée, aucun tourbillon joué : déplacer des déserts et défausser ne suffit pas à prolonger la partie. {O guard}",
          ],
        },
        "Le joueur qui a le plus de points l’emporte. {B} En cas d’égalité, on compare le pouvoir, puis le nombre de pierres divines dans le monde. {O ties} Sinon, la victoire est partagée. {O ties}",
      ],
    },
    first: {
      title: "L’édition de 2001",
      blocks: [
        "Une table peut se jouer selon les anciennes règles. {P}{O first-edition} Les différences :",
        {
          list: [
            "6 temples par dieu, 11 déserts, 2 actions supplémentaires, pas de déclin. {P}",
            "Une pile au lieu du sac, et parmi ses trois derniers hexagones la **fin de partie** : quand elle sort, la partie s’arrête. {P}{O game-end-hex}",
            "Le présentoir peut montrer deux hexagones identiques. {O twins} Les hexagones défaussés quittent le jeu. {O discards-leave}",
            "La première carte distribuée d’une couleur rapporte en plus 2 points définitifs, la deuxième 1. {P}{O second-bonus}",
            "Aucun total de points ne met fin à la partie. {P} Elle s’arrête quand un joueur commence son tour avec des cartes de trois couleurs, ou avec quatre cartes quelconques. {P}{O before-income}",
          ],
        },
      ],
    },
    checks: {
      title: "À vous d’essayer",
      blocks: ["Quelques petites positions pour vérifier que tout est clair : devinez d’abord, puis avancez pas à pas."],
    },
  },
};
