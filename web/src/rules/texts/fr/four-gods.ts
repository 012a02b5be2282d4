import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Tout le monde construit le même Monde en même temps. Posez des tuiles qui s’accordent, envoyez des prophètes dans les Royaumes, et choisissez votre dieu avant que d’autres ne vous devancent. Quand le sac est vide ou le Monde plein, il reste une demi-minute par joueur.",
  sections: {
    idea: {
      title: "But du jeu",
      blocks: [
        "Pas de tours : tout le monde pioche, tourne, pose et prend à deux mains, en même temps, et la main la plus rapide l’emporte. (Si vous préférez le calme, jouez en **tours chronométrés**.)",
        "Tuile après tuile grandit un Monde de mer, de plaine, de forêt et de montagne. Une étendue d’un seul tenant du même terrain, sur au moins deux tuiles, est un **Royaume**. Chacun des quatre dieux a son terrain :",
        {
          table: [
            ["Dieu", "Terrain", "Prophètes"],
            ["déesse des Ondins", "mer", "bleus"],
            ["dieu des Humains", "plaine", "jaunes"],
            ["déesse des Elfes", "forêt", "verts"],
            ["dieu des Nains", "montagne", "gris"],
          ],
        },
        "Vous marquez des **points d’Influence Divine** (ID) grâce à vos majorités de prophètes dans les Royaumes, aux Cités Légendaires et aux Royaumes du terrain de votre dieu : le plus grand, et leur nombre.",
      ],
    },
    world: {
      title: "Le Monde et ses tuiles",
      blocks: [
        "Le Monde compte **8 cases sur 8** dans un cadre. {P} Elles vont de a1 à h8 : les lettres depuis l’ouest, les chiffres depuis le nord. {O names} Le sac contient **92 tuiles** à deux faces différentes. {B}{P}",
        "Chaque face a quatre coins, et chaque coin montre un terrain ; aucune face ne montre les quatre terrains. {B} Deux coins voisins du même terrain se rejoignent, et deux coins opposés entre deux autres différents aussi : par le milieu de la tuile. {O regions}",
        "Vous pouvez tourner une tuile comme vous voulez et montrer la face de votre choix, mais une face ne s’inverse pas comme dans un miroir. {O matching} Deux tuiles **s’accordent** si les terrains sont les mêmes aux deux bouts de leur bord commun. {B} Le cadre s’accorde avec tout, et deux tuiles qui ne se touchent que par un coin n’ont pas à s’accorder. {O matching}",
        "Les faces des tuiles d’origine n’ont pas été publiées : les nôtres sont reconstituées. Si vous possédez la boîte, vous pouvez charger les vraies tuiles depuis un fichier en créant une table. {O tile-set}",
      ],
    },
    commands: {
      title: "Premier arrivé, premier servi",
      blocks: [
        "Chacun agit à tout moment. {B} Tout ce que vous faites est une action : piocher, poser, défausser, retourner, prendre, choisir un dieu, construire, détruire, passer. Les actions s’exécutent **dans l’ordre où elles arrivent**. {O arrival}",
        "Si quelqu’un a atteint avant vous la même case, la même tuile ou le même dieu, on vous dit aussitôt qui, et vous ne perdez rien : la tuile reste dans votre main. Une action refusée ne change rien, et rien ne s’annule jamais. {O arrival}",
        "Chacune de vos deux mains tient une tuile au plus. {B} Pour choisir un dieu, placer un prophète, construire une Cité, passer ou signaler une erreur, vous n’avez pas besoin d’une main libre. {O hands}",
      ],
    },
    draw: {
      title: "Piocher",
      blocks: [
        "**Les deux mains vides**, piochez une ou deux tuiles dans le sac, tant que votre défausse n’est pas pleine. {B} Vous dites combien avant d’en voir une ; la première va dans la main gauche. Si vous en demandez deux et qu’il n’en reste qu’une, vous la recevez. {O hands}",
        "Vous pouvez en piocher deux même s’il ne reste qu’un emplacement libre dans votre défausse. Vous ne pouvez rien remettre dans le sac : si une tuile qui en vient ne peut être posée nulle part et que votre défausse est pleine, elle reste en main. {O stuck-tile}",
      ],
    },
    laying: {
      title: "Poser une tuile",
      blocks: [
        "Posez une tuile de votre main sur une case vide qui touche **au moins deux bords rectilignes** : du cadre, de tuiles, ou des deux. Elle doit s’accorder avec chaque tuile dont elle partage un bord. {B}",
        "Le Monde naît donc dans ses quatre coins et grandit de là. Une Cité n’aide pas : elle n’offre ni bord ni terrain. {B}",
      ],
    },
    rows: {
      title: "Les défausses",
      blocks: [
        "Ce que vous ne voulez pas poser va dans votre **défausse**, devant vous, sur un emplacement libre de votre choix, face visible au choix. Une défausse a 10 emplacements à quatre joueurs, 13 à trois, 20 à deux. {B} Défausser deux tuiles, c’est deux actions. {O hands}",
        {
          list: [
            "**Retourner :** avec une main libre, n’importe quelle tuile de n’importe quelle défausse. Elle reste à sa place. {B}",
            "**Prendre :** avec une main libre, n’importe quelle tuile de n’importe quelle défausse. Une tuile de la vôtre peut y revenir ; celle d’un autre joueur doit aller dans le Monde ou dans **votre** défausse. {B}",
          ],
        },
        "Une exception : si votre défausse est pleine et qu’une tuile prise à un autre joueur ne peut être posée sur aucune case vide, ni d’une face ni de l’autre, elle peut revenir dans la défausse d’où elle vient ; si celle-ci est pleine aussi, elle va dans le sac. {B} Une Cité qu’elle pourrait détruire n’est pas une case vide. {O stuck-tile}",
      ],
    },
    hold: {
      title: "Délai pour les tuiles prises",
      blocks: [
        "En jeu simultané, vous pouvez garder **10 secondes** en main une tuile prise dans une défausse (réglable à la création de la table ; pas de limite pour celles du sac). Ensuite elle est défaussée d’office : dans votre défausse ; si celle-ci est pleine, dans celle d’où elle vient ; à défaut, dans le sac. Si elle vient de votre propre défausse et que celle-ci est pleine, elle reste en main sans limite de temps. {O hold}",
        "Une tuile défaussée d’office va sur le premier emplacement libre et montre la dernière face visible. Si les deux mains sont concernées, la tuile tenue depuis le plus longtemps part la première. {O slots}",
      ],
    },
    gods: {
      title: "Choisir un dieu",
      blocks: [
        "Vous commencez sans dieu. À tout moment, vous pouvez en choisir un qui est encore disponible, et vous le gardez jusqu’à la fin de la partie. {B} Choisir tôt donne des prophètes tout de suite ; choisir tard permet de savoir quel terrain rapporte.",
        "À deux avec quatre dieux, chacun en choisit deux, ensemble ou l’un après l’autre. {B}",
      ],
    },
    prophets: {
      title: "Les prophètes",
      blocks: [
        "Dès que vous avez un dieu, vous pouvez placer un prophète sur un terrain de **la tuile que vous venez de poser**. Il vient de votre réserve. C’est seulement si elle est vide qu’un prophète de la même couleur peut migrer d’une autre tuile, jamais d’une Cité. {B}",
        "Placez-le avec la tuile, ou dans les **3 secondes** si vous ne faites rien d’autre entre-temps. {O window} Une tuile porte un prophète au plus ; {B} un Royaume peut en accueillir autant que l’on veut. {O crowded-kingdoms}",
      ],
    },
    cities: {
      title: "Les Cités Légendaires",
      blocks: [
        "Dès que vous avez un dieu, vous pouvez **construire** une Cité Légendaire tant qu’il reste un des **8 jetons de Cité** : sur une case vide qui touche deux bords rectilignes, avec un prophète de la réserve ou, si elle est vide, d’une tuile. Peu importent les terrains autour. {B} Sans prophète, vous ne pouvez pas construire. Deux Cités peuvent être voisines. {O cities}",
        "Si vous avez un dieu et tenez une tuile qui pourrait être posée à la place de la Cité d’un autre joueur, vous pouvez la **détruire** avec cette tuile. Son prophète est définitivement retiré du jeu, vous gagnez le jeton, qui vaut 5 points, et vous pouvez placer un prophète sur la tuile comme d’habitude. {B}",
        "Une Cité est **indestructible** si aucune tuile ne pourra jamais prendre sa place : quand les quatre terrains l’entourent, ou quand deux tuiles voisines sont en désaccord à leur coin commun, {B} et avec nos tuiles aussi quand deux terrains alternent autour d’elle. La table marque ces Cités. {O protected}",
      ],
    },
    passing: {
      title: "Passer",
      blocks: [
        "Si vous ne voulez plus rien faire, passez, même avec des tuiles en main. Pour changer d’avis, appuyez de nouveau sur « Passer », ou agissez simplement. Tout changement du Monde remet tout le monde en jeu, car il peut ouvrir une possibilité ; ce qui se passe dans les mains et les défausses n’y suffit pas, ni le choix d’un dieu. {O passing}",
      ],
    },
    sees: {
      title: "Qui voit quoi",
      blocks: [
        "Tout le monde voit le Monde, les faces visibles des défausses, les réserves, les Cités, les jetons, les dieux visibles et le nombre de tuiles du sac. Des tuiles de vos mains, vous voyez les deux faces ; des mains des autres, seulement combien de tuiles elles tiennent, et si elles viennent du sac ou d’une défausse. Une table peut convenir d’en montrer plus : les cases possibles, la taille des Royaumes, une recherche dans les défausses. {O sight}",
        "La face cachée d’une tuile de défausse est connue des joueurs qui ont tenu la tuile ou vu cette face. La table la retient pour vous ; elle peut aussi vous laisser ce soin, ou montrer toutes les faces cachées. Ce qui va dans le sac est oublié. {O undersides}",
      ],
    },
    leaving: {
      title: "Absences et départs",
      blocks: [
        "En jeu simultané, dès que quelqu’un a passé ou est parti, un joueur inactif pendant **60 secondes** est considéré comme passant lui aussi (réglable à la création de la table). À chaque changement du Monde, le délai repart de zéro. {O inactivity}",
        "Un joueur qui part passe définitivement. Ses tuiles en main vont dans sa défausse, ou dans le sac si elle est pleine ; défausse, prophètes, Cités et points restent. Si tous partent, la partie se termine comme si tous avaient passé. {O leaving}",
      ],
    },
    end: {
      title: "Fin de la partie",
      blocks: [
        {
          list: [
            "**Le Monde est plein** de tuiles et de Cités, ou **le sac est vide** : la phase finale commence, 30 secondes par joueur, communes à tous. Tout reste permis. {B}",
            "**Tous ont passé :** la partie se termine aussitôt, {B} même pendant la phase finale. {O final-phase}",
            "**Plus rien n’avance :** 2000 actions de suite (réglable à la création de la table) pendant lesquelles personne n’a choisi de dieu et le Monde n’a jamais compté plus de tuiles et de Cités qu’auparavant. {O guard}",
          ],
        },
        "Une fois commencée, la phase finale met fin à la partie, même si une tuile revient dans le sac. {O final-phase} Un joueur qui n’a toujours pas de dieu en est averti à ce moment-là et en reçoit un par tirage au sort à la fin de la partie, quelle qu’en soit la cause. {O late-gods} Les tuiles en main et dans les défausses ne comptent pas. {O no-points}",
      ],
    },
    scoring: {
      title: "Décompte",
      blocks: [
        {
          list: [
            "**Cités Légendaires :** 5 points pour chacune de vos Cités en place, 5 pour chacune de celles que vous avez détruites. {B}",
            "**Prophètes :** dans chaque Royaume, le joueur qui a le plus de prophètes marque 1 point par tuile **sans prophète** sur ce terrain. En cas d’égalité, chacun marque la totalité. {B} Même une seule tuile de ce genre compte. {O crowded-kingdoms}",
            "**Plus grand Royaume** du terrain de votre dieu : 15, 10, 5 et 0 points selon le rang. {B}",
            "**Plus grand nombre de Royaumes** du terrain de votre dieu : 15, 10, 5 et 0 points selon le rang. {B}",
          ],
        },
        "Un Royaume est un terrain sur au moins deux tuiles différentes, reliées par un bord commun. Un prophète sur un terrain d’une seule tuile ne rapporte rien. Une tuile peut appartenir à un Royaume pour chacun de ses terrains. Les Cités n’appartiennent à aucun. {B} Une tuile compte une fois dans chacun de ses Royaumes. Le long d’un bord posé par erreur, les terrains se rejoignent au bout où ils sont les mêmes. {O regions}",
        "Pour les deux derniers, nul besoin de prophètes. Des dieux à égalité se partagent les points des places qu’ils occupent, arrondis à l’entier inférieur. {B} Un dieu sans Royaume ne reçoit rien. {O no-points} Les terrains des dieux qui ne sont pas en jeu ne comptent pas ici, mais les prophètes qui s’y trouvent marquent. {B}",
        "Le joueur qui a le plus de points l’emporte ; en cas d’égalité, la victoire est partagée. {B}",
      ],
    },
    start: {
      title: "Le départ",
      blocks: [
        "Le jeu simultané commence quand tout le monde est prêt, chacun avec deux tuiles en main. {B} Elles ne sont données et montrées qu’à ce moment ; avant, vous pouvez seulement confirmer que vous pouvez commencer, partir ou, avec des dieux secrets, choisir une couleur. {O start}",
        "Les tours, les dieux et, à deux, le nombre de dieux font le mode de jeu. Combinez-les librement, ou tirez chacun à pile ou face avec son jeton de mode de jeu. {B} À deux avec quatre dieux, ce tirage laisse les dieux visibles. {O secret-gods} Ce qu’il advient des erreurs est un réglage de notre cru et ne se tire pas au sort. {O mistakes-option}",
      ],
    },
    timed: {
      title: "Tours chronométrés",
      blocks: [
        "Les joueurs jouent à tour de rôle dans le sens horaire, en commençant par un joueur tiré au sort ; tous débutent les mains vides. Vous avez **30 secondes** pour autant d’actions que vous voulez. {B} La table peut fixer une autre durée, et vous pouvez terminer votre tour plus tôt. {O timed-turn}",
        "Le sablier écoulé, ce que vous tenez va dans votre défausse, ou dans le sac si elle est pleine, {B} d’où que cela vienne. {O timed-turn} Entre vos tours, vos mains sont vides, et vous pouvez seulement retourner des tuiles de votre défausse, signaler des erreurs, {B} céder un prophète que vous devez, et partir. Si le joueur actif a retourné ou pris une tuile de votre défausse, n’y touchez plus jusqu’à la fin de son tour. Vous ne choisissez un dieu que pendant votre tour. {O off-turn}",
        "Il n’y a pas d’action pour passer : un tour où vous ne faites rien, sinon retourner des tuiles, revient à passer, sauf si une erreur y est signalée à juste titre. Si tous passent ainsi l’un après l’autre, la partie se termine. {O timed-pass}",
        "Quand le Monde est plein ou le sac vide, chacun a encore un tour, {B} une fois terminé le tour en cours, et en dernier le joueur qui a déclenché la fin. Passer n’y abrège rien. {O final-phase}",
      ],
    },
    secret: {
      title: "Dieux visibles ou secrets",
      blocks: [
        "Les dieux **visibles** se choisissent en cours de partie, avec les prophètes de leur couleur. {B}",
        "Avec des dieux **secrets**, chacun choisit une couleur de prophètes avant le départ ; {B} premier arrivé, premier servi ; les joueurs qui n’en choisissent pas en reçoivent une au hasard. {O secret-gods} Puis chacun reçoit au hasard un dieu que personne d’autre ne connaît. Vous pouvez placer des prophètes dès la première tuile. Cités et majorités comptent pour votre couleur, le plus grand Royaume et le nombre de Royaumes pour votre dieu, le tout sur le marqueur de votre couleur. Les dieux se révèlent au décompte. {B}",
        "À deux avec deux dieux chacun, ils peuvent aussi être secrets, mais les règles le déconseillent. {B} Chacun choisit deux couleurs et reçoit deux dieux, le premier pour la couleur choisie en premier. {O secret-gods}",
      ],
    },
    numbers: {
      title: "À deux, à trois, à quatre",
      blocks: [
        {
          table: [
            ["Joueurs", "Dieux", "Prophètes par couleur", "Emplacements"],
            ["4", "un chacun", "10", "10 {B}"],
            ["3", "un chacun, un dieu inutilisé", "13", "13 {B}"],
            ["2", "deux chacun (mode de base)", "10", "20 {B}{O two-players}"],
            ["2", "un chacun, deux dieux inutilisés", "13", "20 {B}"],
          ],
        },
      ],
    },
    two: {
      title: "Deux dieux chacun",
      blocks: [
        "À deux avec quatre dieux, chacun joue deux couleurs. Vous choisissez la couleur de chaque prophète et de chaque Cité, et les majorités comptent par couleur, même entre vos deux. {B} Chaque couleur a sa propre réserve, et aucune ne peut détruire une Cité de l’autre. {O two-players}",
        "Une Cité détruite compte pour l’une de vos couleurs : celle que vous nommez, sinon celle du prophète placé avec, sinon celle qui a le moins de jetons, et à égalité celle du dieu choisi en premier. {O two-players}",
        "Chaque couleur a ses points. On compare le marqueur le plus **bas** de chaque joueur : le plus haut des deux l’emporte. En cas d’égalité, on compare les autres marqueurs ; s’ils sont égaux aussi, la victoire est partagée. {B}",
      ],
    },
    mistakes: {
      title: "Les erreurs",
      blocks: [
        "Par défaut, la table **refuse** une tuile mal posée. {O mistakes-option} Si les erreurs se **signalent**, n’importe quelle tuile peut aller sur n’importe quelle case vide, et y reste jusqu’à ce que quelqu’un s’en aperçoive. Les autres joueurs peuvent la signaler à tout moment avant le décompte, {B} et le joueur qui l’a posée aussi, même pendant la phase finale. Aucun conseil ne révèle jamais une erreur. {O who-calls}",
        {
          list: [
            "Un signalement est **justifié** si la tuile touche maintenant moins de deux bords rectilignes, ou ne s’accorde pas avec une tuile posée avant elle. {O at-fault} Un signalement injustifié ne change rien ; une table peut décider qu’il coûte un prophète à son auteur. {O wrong-calls}",
            "La tuile va dans la défausse du joueur qui l’a posée (ou dans le sac si elle est pleine), et son prophète revient en réserve. {B}{O at-fault} Si l’erreur est signalée aussitôt, la tuile revient plutôt en main : {B} dans les 3 secondes, et avant l’action suivante de ce joueur. {O window}",
            "Puis chaque tuile au bord du trou qui touche moins de deux bords rectilignes, ou ne s’accorde pas avec une tuile posée avant elle, va dans le sac, et ainsi de suite ; les prophètes reviennent dans leur réserve, et personne n’est en faute. {B} Une Cité à laquelle il reste moins de deux bords redevient disponible, et son prophète retourne dans la réserve. Les erreurs situées ailleurs restent jusqu’à ce que quelqu’un les signale. {O sweep}",
          ],
        },
        "La construction et la destruction des Cités sont toujours vérifiées. {O cities}",
      ],
    },
    penalties: {
      title: "Les pénalités",
      blocks: [
        "Avec pénalités, chaque signalement justifié coûte aussi, définitivement, un prophète au fautif : celui de la tuile, sinon un de sa réserve, sinon un de son choix sur une tuile, jamais dans une Cité. {B} C’est aussi le cas s’il signale sa propre tuile. {O who-calls} Pour choisir, il a 10 secondes, et ne peut que partir en attendant ; passé ce délai, c’est la réserve la plus fournie qui paie, ou le prophète en place depuis le plus longtemps. {O penalty}",
        "Un joueur sans prophète ou sans dieu ne perd rien. {O penalty} À la création de la table, on peut en dispenser les débutants. {B}",
      ],
    },
  },
};
