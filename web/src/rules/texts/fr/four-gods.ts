import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Tous bâtissent le même Monde en même temps. Posez des tuiles qui s’accordent, envoyez des prophètes dans les Royaumes, et prenez le dieu que vous voulez avant les autres. Quand le sac est vide ou le Monde plein, il reste une demi-minute par joueur.",
  sections: {
    idea: {
      title: "De quoi il s’agit",
      blocks: [
        "Pas de tours. Tout le monde pioche, tourne, pose et prend à deux mains, tous à la fois, et le premier arrivé est servi. (Qui préfère le calme joue **au sablier**.)",
        "Tuile après tuile grandit un Monde de mer, de plaine, de forêt et de montagne. Une étendue d’un même terrain sur au moins deux tuiles est un **Royaume**. Quatre dieux aiment chacun un terrain :",
        {
          table: [
            ["Dieu", "Terrain", "Prophètes"],
            ["les Ondins", "mer", "bleus"],
            ["les Humains", "plaine", "jaunes"],
            ["les Elfes", "forêt", "verts"],
            ["les Nains", "montagne", "gris"],
          ],
        },
        "Les points viennent des prophètes en tête dans les Royaumes, des cités, et des Royaumes de votre terrain : le plus grand, et leur nombre.",
      ],
    },
    world: {
      title: "Le Monde et ses tuiles",
      blocks: [
        "Le Monde a **8 cases sur 8** dans un cadre, de a1 à h8 : les lettres depuis l’ouest, les chiffres depuis le nord. Le sac contient **92 tuiles** à deux faces différentes.",
        "Une face a quatre coins, un terrain par coin ; aucune ne montre les quatre terrains. Deux coins voisins pareils tiennent ensemble. Deux coins pareils en diagonale, entre deux autres différents, se rejoignent par le milieu.",
        "Vous tournez une tuile comme vous voulez, et posez la face que vous voulez. Deux tuiles **s’accordent** si les terrains sont les mêmes aux deux bouts de leur côté commun. Le cadre s’accorde avec tout, et deux tuiles qui ne se touchent que par un coin ne se gênent pas.",
        "La liste des faces d’origine n’est pas publique : la nôtre est reconstituée. Qui possède la boîte peut apporter les vraies tuiles dans un fichier en ouvrant une table.",
      ],
    },
    commands: {
      title: "Le premier arrivé",
      blocks: [
        "Tout ce que vous faites est une commande : piocher, poser, défausser, retourner, prendre, choisir un dieu, bâtir, détruire, passer. Elles s’exécutent **dans l’ordre où elles arrivent**.",
        "Si quelqu’un a atteint avant vous la même case, la même tuile ou le même dieu, on vous dit aussitôt qui, et vous ne perdez rien : la tuile reste dans votre main. Ce qui est refusé ne change rien, et rien n’est jamais repris.",
        "Chacune de vos deux mains tient une tuile au plus. Pour les dieux, les prophètes, les cités, les passes et les dénonciations, nul besoin d’une main libre.",
      ],
    },
    draw: {
      title: "Piocher",
      blocks: [
        "**Les deux mains vides**, piochez une ou deux tuiles dans le sac, tant que votre rangée n’est pas pleine. Si vous en voulez deux et qu’il n’en reste qu’une, vous l’avez.",
        "Une tuile du sac n’y retourne jamais. Si elle ne va nulle part et que votre rangée est pleine, elle reste en main.",
      ],
    },
    laying: {
      title: "Poser une tuile",
      blocks: [
        "Une tuile de votre main va sur une case vide bordée d’**au moins deux côtés droits** : du cadre, de tuiles, ou des deux. Elle doit s’accorder avec chaque tuile qu’elle touche par un côté.",
        "Le Monde naît donc dans ses quatre coins et grandit de là. Une cité n’aide pas : elle ne donne ni côté ni terrain.",
      ],
    },
    rows: {
      title: "Les rangées",
      blocks: [
        "Ce que vous ne voulez pas poser va dans votre **rangée**, devant vous, sur un emplacement libre de votre choix, la face que vous voulez dessus. Une rangée a 10 emplacements, 13 à trois joueurs, 20 à deux.",
        {
          list: [
            "**Retourner :** d’une main libre, n’importe quelle tuile de n’importe quelle rangée. Elle reste à sa place.",
            "**Prendre :** d’une main libre, n’importe quelle tuile de n’importe quelle rangée. Une des vôtres peut aussi revenir dans votre rangée ; celle d’un autre va dans le Monde ou dans **votre** rangée, pas d’où elle vient.",
          ],
        },
        "Une exception : votre rangée est pleine, et aucune face d’une tuile prise à un autre n’a de case vide. Elle peut alors retourner d’où elle vient ; si cette rangée est pleine aussi, dans le sac.",
      ],
    },
    hold: {
      title: "Ne pas traîner",
      blocks: [
        "Une tuile prise dans une rangée se garde **10 secondes** en main (la table en décide ; celles du sac n’ont pas de limite). Ensuite elle se défausse toute seule : dans votre rangée, si elle est pleine dans celle d’où elle vient, sinon dans le sac. Une tuile de votre propre rangée qui la trouve pleine reste en main, et son temps est fini.",
        "Ce qui se défausse tout seul va sur le premier emplacement libre, la dernière face montrée dessus. De deux tuiles, la plus longtemps tenue part la première.",
      ],
    },
    gods: {
      title: "Choisir un dieu",
      blocks: [
        "Vous commencez sans. À tout moment, vous pouvez prendre un dieu encore libre, et vous le gardez toute la partie. Tôt, c’est avoir des prophètes tout de suite ; tard, c’est savoir quel terrain rapporte.",
        "À deux avec quatre dieux, chacun en choisit deux, ensemble ou l’un après l’autre.",
      ],
    },
    prophets: {
      title: "Les prophètes",
      blocks: [
        "Dès que vous avez un dieu, vous pouvez mettre un prophète sur un terrain de **la tuile que vous venez de poser**. Il vient de votre réserve. Seulement si elle est vide, un prophète de la même couleur peut venir d’une autre tuile, jamais d’une cité.",
        "Il arrive avec la tuile, ou la suit dans les **3 secondes** si vous ne faites rien d’autre entre-temps. Un prophète par tuile au plus, et pas de limite dans un Royaume.",
      ],
    },
    cities: {
      title: "Les cités",
      blocks: [
        "Qui a un dieu peut **bâtir** tant qu’il reste un des **8 jetons de cité** : sur une case vide à deux côtés droits, avec un prophète de la réserve ou, si elle est vide, d’une tuile. Peu importent les terrains autour, et deux cités peuvent se toucher.",
        "Qui tient une tuile qui pourrait être posée à la place de la cité d’un autre peut la **détruire** avec. Son prophète quitte la partie pour de bon, le jeton est à vous et vaut 5 points, et vous pouvez mettre un prophète sur la tuile comme d’habitude.",
        "Une cité sur la case de laquelle aucune face ne pourra jamais aller est **sûre** : avec quatre terrains autour, là où deux voisines se contredisent au coin commun, et avec nos tuiles aussi là où deux terrains alternent autour d’elle. La table montre les cités sûres.",
      ],
    },
    passing: {
      title: "Passer",
      blocks: [
        "Qui ne veut plus rien passe, même avec des tuiles en main. Passer encore annule la passe, et votre prochaine commande aussi. Tout ce qui change le Monde ou une rangée, même une tuile retournée, annule les passes de tous ; piocher ou choisir un dieu, non.",
      ],
    },
    sees: {
      title: "Qui voit quoi",
      blocks: [
        "Tous voient le Monde, les faces visibles des rangées, les réserves, les cités, les jetons, les dieux ouverts et le nombre de tuiles du sac. De vos mains vous voyez les deux faces ; de celles des autres, seulement combien de tuiles elles tiennent, et si elles viennent du sac ou d’une rangée.",
        "Le revers d’une tuile de rangée est connu de qui l’a tenue ou a vu cette face dessus. La table le retient pour vous ; on peut aussi convenir que chacun s’en souvienne, ou que tous les revers soient visibles. Ce qui va dans le sac est oublié.",
      ],
    },
    leaving: {
      title: "Absents et partis",
      blocks: [
        "Une fois que quelqu’un a passé ou est parti, qui ne fait rien pendant **60 secondes** est compté comme passant (la table en décide). À chaque changement du Monde ou des rangées, on recompte.",
        "Qui part passe pour de bon. Ses tuiles en main vont dans sa rangée, ce qui n’y tient pas dans le sac ; rangée, prophètes, cités et points restent. Si tous partent, c’est fini comme si tous avaient passé.",
      ],
    },
    end: {
      title: "La fin",
      blocks: [
        {
          list: [
            "**Le Monde est plein** de tuiles et de cités, ou **le sac est vide** : la phase finale commence, 30 secondes par joueur, communes à tous. Tout reste permis.",
            "**Tous ont passé :** c’est fini aussitôt, même pendant la phase finale.",
            "Rien de nouveau dans le Monde depuis 2000 commandes.",
          ],
        },
        "Une fois commencée, la phase finale met fin à la partie, même si une tuile retourne dans le sac. Qui n’a toujours pas de dieu en reçoit un au sort. Les tuiles en main et dans les rangées ne comptent pas.",
      ],
    },
    scoring: {
      title: "Les points",
      blocks: [
        {
          list: [
            "**Cités :** 5 pour chacune des vôtres debout, 5 pour chacune que vous avez détruite.",
            "**Prophètes :** dans chaque Royaume, qui en a le plus marque 1 point par tuile **sans prophète** sur ce terrain. À égalité, chacun marque tout.",
            "**Plus grand Royaume** du terrain de votre dieu : 15, 10, 5 et 0 selon le rang.",
            "**Plus de Royaumes** du terrain de votre dieu : 15, 10, 5 et 0 selon le rang.",
          ],
        },
        "Un Royaume est un terrain sur au moins deux tuiles différentes qui se tiennent par des côtés. Une tuile appartient à un Royaume pour chacun de ses terrains. Les cités n’appartiennent à aucun.",
        "Pour les deux derniers, nul besoin de prophètes. Des dieux de même rang se partagent les points des places qu’ils occupent, arrondis vers le bas ; un dieu sans Royaume n’a rien. Les terrains des dieux que personne n’a n’y participent pas, mais les prophètes y comptent.",
        "Le plus de points gagne ; à égalité, la victoire est partagée.",
      ],
    },
    start: {
      title: "Le départ",
      blocks: [
        "Quand tous sont prêts, le départ est donné, et chacun a deux tuiles en main. Avant, rien n’est possible.",
        "Trois choix font une partie : les tours, les dieux, les erreurs. Tout se combine, et vous pouvez lancer des jetons pour décider.",
      ],
    },
    timed: {
      title: "Le sablier",
      blocks: [
        "Chacun son tour, dans le sens horaire, d’abord celui que le sort désigne ; tous les mains vides. **30 secondes** (la table en décide) pour autant d’actions que vous voulez. Vous pouvez finir plus tôt.",
        "Le sable écoulé, ce que vous tenez va dans votre rangée, ce qui n’y tient pas dans le sac. Entre vos tours, vos mains sont vides ; vous pouvez seulement retourner des tuiles de votre rangée, dénoncer des erreurs et partir. Si le joueur dont c’est le tour a touché votre rangée, attendez la fin de son tour.",
        "On ne passe pas : un tour sans rien faire vaut une passe (retourner n’est pas faire, une dénonciation juste oui). Si tous font ainsi à la suite, c’est fini.",
        "Quand le Monde est plein ou le sac vide, le tour se joue jusqu’au bout ; puis chacun en a encore un, et celui par qui c’est arrivé est le dernier.",
      ],
    },
    secret: {
      title: "Dieux ouverts ou secrets",
      blocks: [
        "Les dieux **ouverts** se choisissent en cours de partie, et apportent les prophètes de leur couleur.",
        "Avec des dieux **secrets**, chacun prend une couleur de prophètes avant le départ, puis reçoit au sort un dieu que personne d’autre ne connaît. Il y a des prophètes dès la première tuile. Cités et majorités comptent pour votre couleur, le plus grand et le plus de Royaumes pour votre dieu, le tout sur votre marqueur. Les dieux se montrent au décompte.",
        "À deux avec deux dieux chacun, pas de dieux secrets.",
      ],
    },
    numbers: {
      title: "À deux, à trois, à quatre",
      blocks: [
        {
          table: [
            ["Joueurs", "Dieux", "Prophètes par couleur", "Emplacements"],
            ["4", "un chacun", "10", "10"],
            ["3", "un chacun, un reste absent", "13", "13"],
            ["2", "deux chacun", "10", "20"],
            ["2", "un chacun, deux restent absents", "13", "20"],
          ],
        },
      ],
    },
    two: {
      title: "Deux dieux chacun",
      blocks: [
        "À deux avec quatre dieux, chacun mène deux couleurs. Pour un prophète ou une cité, vous dites laquelle ; une réserve est vide couleur par couleur, et les majorités comptent par couleur, même entre vos deux.",
        "Une cité détruite compte pour l’une de vos couleurs : celle que vous nommez, sinon celle du prophète posé avec, sinon celle qui a le moins de jetons.",
        "Chaque couleur a ses points. On compare le marqueur le plus **bas** de chaque joueur : le plus haut des deux gagne. À égalité, les autres marqueurs décident.",
      ],
    },
    mistakes: {
      title: "Les erreurs",
      blocks: [
        "D’ordinaire, la table **refuse** une tuile qui ne va pas. Si les erreurs se **dénoncent**, toute tuile va sur toute case vide, et y reste jusqu’à ce que quelqu’un s’en aperçoive. Chacun peut dénoncer une tuile à tout moment jusqu’au décompte, même celui qui l’a posée.",
        {
          list: [
            "Une dénonciation est **juste** si la tuile a maintenant moins de deux côtés droits, ou ne s’accorde pas avec une voisine qui était là avant elle. Une fausse ne change rien.",
            "La tuile va dans la rangée de qui l’a posée (pleine : dans le sac), son prophète retourne en réserve. Si on s’en est aperçu dans les 3 secondes, elle revient en main.",
            "Puis chaque tuile au bord du trou à qui il reste moins de deux côtés va dans le sac, et ainsi de suite ; les prophètes retournent à leurs réserves, les cités au stock. De celles-là, personne n’est fautif.",
          ],
        },
        "Les cités sont toujours vérifiées, bâties ou détruites.",
      ],
    },
    penalties: {
      title: "Les amendes",
      blocks: [
        "Avec amendes, chaque dénonciation juste coûte aussi un prophète au fautif, pour de bon : celui de la tuile, sinon un de la réserve, sinon un de son choix sur une tuile. Pour choisir, il a 10 secondes, et rien d’autre n’est possible en attendant ; ensuite part le prophète le plus ancien.",
        "Qui n’a pas de prophète ou pas de dieu ne perd rien. En ouvrant la table, on peut épargner les débutants.",
      ],
    },
  },
};
