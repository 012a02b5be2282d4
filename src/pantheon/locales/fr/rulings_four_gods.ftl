# Nos décisions pour four-gods : ce que la règle dit ou laisse ouvert, ce que nous faisons, et pourquoi.

ruling-four-gods-names = Comment nommer cases, faces et terrains
    .book = Les règles ne nomment ni les cases du Monde ni les faces des tuiles : autour d’une table, il suffit de montrer du doigt.
    .ours = Les cases vont de a1 à h8, les lettres depuis l’ouest, les chiffres depuis le nord. Une face se nomme par ses quatre coins, dans le sens horaire depuis le nord-ouest ; en main et dans une défausse, dans la première de ses rotations selon l’ordre S, P, F, M. Un terrain d’une tuile se nomme par son premier coin, dans le même sens.
    .why = Le journal, les parties enregistrées et le terminal ont besoin d’un mot pour chaque chose. Un seul mot pour la face et sa rotation ne prête pas à confusion, et ne trahit rien de la face cachée.

ruling-four-gods-matching = Qu’est-ce qui doit s’accorder ?
    .book = Là où des tuiles se touchent, le terrain doit être le même, et le cadre compte comme bord rectiligne. Rien n’est dit des tuiles qui ne se touchent que par un coin.
    .ours = Une face se tourne, mais ne s’inverse jamais comme dans un miroir. Le cadre s’accorde avec tout, et deux tuiles qui ne se touchent que par un coin n’ont pas à s’accorder.
    .why = Une tuile en carton se tourne et se retourne, mais son envers est une autre face, pas son reflet. Le cadre ne porte aucun terrain qui pourrait gêner, et à un coin, aucun bord n’est en contact.

ruling-four-gods-regions = Quels terrains se rejoignent ?
    .book = Un Royaume est d’un seul tenant. Ce qui se tient sur une même tuile, c’est le dessin qui le montre ; le texte n’en dit rien, et ne parle pas des bords qui, par erreur, ne s’accordent pas.
    .ours = Deux coins voisins du même terrain sont reliés, et deux coins opposés aussi, entre deux terrains différents. Une tuile compte une fois dans chacun de ses Royaumes. Le long d’un bord posé par erreur, les terrains se rejoignent au bout où ils sont les mêmes.
    .why = D’une face, nous ne connaissons que les coins : c’est donc à eux de dire ce qui se tient. Entre deux terrains différents, un passage par le milieu ne coupe rien en deux. Et un bord, vérifié bout par bout à la pose, se lit bout par bout au décompte.

ruling-four-gods-tile-set = Quelles tuiles y a-t-il dans le sac ?
    .book = Il y a 92 tuiles à deux faces, et aucune face ne montre les quatre terrains. Les règles ne donnent pas la liste des faces.
    .ours = Nous jouons avec nos propres tuiles : 58 faces différentes, où chaque terrain a la même part. Si vous possédez la boîte, vous pouvez charger les siennes depuis un fichier.
    .why = Nous n’avons trouvé aucune liste publiée des faces d’origine. Dans des parties jouées au hasard, nos tuiles donnent des Royaumes proches, en nombre et en taille, de ceux de l’exemple de décompte de la règle.

ruling-four-gods-hands = Deux mains sur un écran
    .book = Il faut les deux mains vides pour piocher, une main libre pour retourner ou prendre. On peut défausser deux tuiles de suite ou ensemble, et en piocher une ou deux ; faut-il décider avant d’avoir vu la première ? La règle ne le dit pas.
    .ours = Choisir un dieu, placer un prophète, construire une Cité, passer ou signaler ne demande pas de main libre. Défausser deux tuiles, c’est deux actions. Vous dites combien de tuiles vous piochez avant d’en voir une ; la première va dans la main gauche, et s’il n’en reste qu’une, vous la recevez.
    .why = Seules les tuiles occupent une main ; pour tout le reste, un signe suffit. Demander une seconde tuile après avoir vu la première, ce serait piocher avec une tuile en main, et la règle ne le permet pas.

ruling-four-gods-arrival = Deux joueurs veulent la même chose : qui l’obtient ?
    .book = Tout le monde joue en même temps. Ce qui arrive quand deux mains se tendent vers la même tuile, la même case ou le même dieu n’est pas dit.
    .ours = La première action reçue par la table l’emporte, et un délai qui s’écoule prend rang de la même façon. Une action refusée ne change rien et ne coûte rien, même si seul son prophète était en cause. Rien ne s’annule, et personne ne peut bloquer le sac.
    .why = Autour d’une table, la main la plus rapide gagne ; ici, l’ordre d’arrivée est le seul que chacun puisse vérifier après coup. Arriver second est une malchance, pas une faute : il n’y a donc pas de pénalité.

ruling-four-gods-crowded-kingdoms = Combien de prophètes dans un Royaume ?
    .book = Aucune limite n’est donnée. La règle française demande au moins deux tuiles inoccupées, là où l’anglaise et l’allemande comptent chaque tuile inoccupée.
    .ours = Autant que l’on veut, même d’une seule couleur. Chaque tuile inoccupée rapporte 1 point, même si elle est la seule.
    .why = Chaque prophète de plus retire un point au Royaume : la foule se punit elle-même. Les deux tuiles de la règle française appartiennent à la définition du Royaume ; à côté du mot « inoccupée », elles ont tout l’air d’une inadvertance.

ruling-four-gods-window = Combien de temps une tuile vient-elle d’être posée ?
    .book = Un prophète n’arrive qu’avec une nouvelle tuile, et une erreur vue aussitôt revient en main. Combien de temps une tuile reste nouvelle n’est pas dit.
    .ours = Pendant 3 secondes, mais pas au-delà de votre prochaine action ni de la fin du tour ou de la partie. D’ici là, un prophète peut suivre, et une tuile en erreur, même si vous la signalez vous-même, revient dans votre main avec son origine et un nouveau délai. Si plus rien n’est possible avec la tuile, c’est terminé aussitôt.
    .why = C’est à peu près le temps que met une main pour aller de la tuile au prophète. Si c’était plus long, les autres construiraient déjà contre une tuile qui n’est pas encore acquise.

ruling-four-gods-slots = Où vont les tuiles défaussées d’office ?
    .book = Quand vous défaussez, vous choisissez l’emplacement et la face. À trois, les trois premiers emplacements du cadre sont dédoublés. La règle ne précise ni l’emplacement ni la face d’une tuile défaussée parce que le temps est écoulé, ou rendue à la défausse d’un autre joueur.
    .ours = Les emplacements ont un ordre ; à trois, il y en a simplement 13. Une tuile défaussée d’office va sur le premier emplacement libre et montre la dernière face visible ; venue du sac, sa première face ; revenue du Monde, celle qu’elle y montrait. De deux tuiles, celle que l’on tient depuis plus longtemps, ou que l’on a piochée d’abord, part la première. Une tuile rendue à la défausse d’un autre joueur y prend aussi le premier emplacement libre ; vous choisissez la face.
    .why = À ce moment-là, on ne peut consulter personne : le résultat doit donc être prévisible. Et la dernière face visible est celle qui en apprend le moins aux autres.

ruling-four-gods-stuck-tile = Une tuile sans case, et la défausse est pleine
    .book = Une tuile prise dans la défausse d’un autre peut alors y revenir. Une Cité qu’elle pourrait détruire compte-t-elle comme une case ? Que devient une tuile du sac ? La règle ne le dit pas.
    .ours = Une Cité ne compte pas comme une case, et la tuile peut donc revenir d’où elle vient. Une tuile du sac reste en main jusqu’à ce qu’une possibilité s’ouvre ; vous ne pouvez pas la remettre. Vous pouvez piocher deux tuiles même avec un seul emplacement libre.
    .why = Détruire une Cité est un choix auquel personne ne doit être forcé. Piocher avec une défausse presque pleine est un risque que l’on prend ; si ces tuiles revenaient au sac, on pourrait piocher jusqu’à trouver son bonheur.

ruling-four-gods-hold = Combien de temps garder une tuile prise ?
    .book = Les règles anglaise et allemande veulent qu’elle soit posée ou défaussée immédiatement ; la française ne fixe aucun temps.
    .ours = En jeu simultané, 10 secondes, ou ce que la table décide ; 0 signifie sans limite. Ensuite elle va dans votre défausse ; si elle est pleine, dans celle d’où elle vient ; et si celle-ci l’est aussi, dans le sac. Une tuile de votre propre défausse pleine reste en main, et son délai est terminé.
    .why = À l’écran, « immédiatement » a besoin d’un nombre : 10 secondes suffisent pour trouver une case, mais pas pour priver les autres de la tuile. Dans les tours chronométrés, le sablier s’en charge. Et une tuile dont la propre défausse est pleine n’a plus où aller.

ruling-four-gods-cities = Cités : ce qui est vérifié, ce qui est permis
    .book = Une Cité demande un dieu, deux bords rectilignes et un prophète. Rien n’est dit d’un joueur qui n’a plus de prophète, ni expressément de deux Cités voisines, et le chapitre des erreurs ne parle que de tuiles.
    .ours = Sans prophète en réserve ou sur une tuile, vous ne pouvez pas construire. Deux Cités peuvent être voisines. Construire et détruire sont toujours vérifiés, même là où les erreurs se signalent.
    .why = Une Cité sans prophète n’appartiendrait à personne. Une Cité voisine n’offre pas de bord, mais elle n’interdit rien. Avant une destruction, la règle fait montrer et comparer la tuile : il ne reste rien à signaler, et une Cité détruite à tort ne pourrait pas être reconstruite.

ruling-four-gods-protected = Quelles Cités sont indestructibles ?
    .book = Deux cas sont cités : les quatre terrains autour de la Cité, ou deux tuiles en désaccord à leur coin commun ; la règle française ne précise pas ce coin.
    .ours = Une Cité est indestructible si aucune face du jeu ne s’accorde avec les tuiles qui l’entourent. Avec nos tuiles, c’est aussi le cas quand deux terrains alternent autour d’elle. La table marque ces Cités.
    .why = Les deux cas de la règle découlent de cette seule phrase, qui reste vraie avec d’autres tuiles. Le vérifier demande de la patience plutôt que du talent : la table le fait donc pour tous.

ruling-four-gods-passing = Peut-on revenir en jeu après avoir passé ?
    .book = La partie se termine quand tous les joueurs passent. La règle ne dit pas si l’on peut changer d’avis.
    .ours = Vous pouvez passer avec des tuiles en main, et changer d’avis. Votre prochaine action vous remet en jeu, et tout changement du Monde remet tout le monde en jeu. Ce qui se passe dans les mains et les défausses, ou le choix d’un dieu, ne change rien pour les autres joueurs qui ont passé.
    .why = Une nouvelle tuile ou un prophète peut ouvrir une possibilité à ceux qui n’avaient plus de projet ; une tuile retournée, presque jamais. Dans la première version de ces règles, la moindre tuile retournée remettait tout le monde en jeu, et passer devenait une corvée.

ruling-four-gods-sight = Que voyez-vous des autres ?
    .book = Le Monde et les défausses sont visibles, et nul ne regarde dans le sac. Rien n’est dit sur les mains que l’on voudrait cacher, ni sur ce qu’un écran peut montrer en plus.
    .ours = Tout ce qui est sur la table est visible de tous, et le nombre de tuiles du sac aussi. Des mains des autres, vous voyez combien de tuiles elles tiennent et d’où celles-ci viennent. Une table peut convenir d’avance de montrer les cases possibles et la taille des Royaumes, et de chercher dans les défausses.
    .why = Autour d’une vraie table aussi, chacun voit qui pioche ou prend, mais guère ce que montre une tuile dans une main pressée. Les aides ne montrent rien qui ne découle de ce qui est visible : elles évitent seulement de compter.

ruling-four-gods-undersides = Qui connaît la face cachée d’une tuile ?
    .book = Toute tuile d’une défausse peut se retourner aussi souvent que l’on veut. Qui a le droit de savoir ce qu’il y a dessous n’est pas dit.
    .ours = Vous connaissez une face cachée si vous avez tenu la tuile, ou si vous étiez là quand cette face était visible ; la table la retient pour vous. Une tuile qui va dans le sac est oubliée. Une table peut se passer de cette mémoire, ou montrer toutes les faces cachées.
    .why = Autour d’une vraie table, on sait ce que l’on a vu, rien de plus, et dans le sac tout se mélange. La table retient pour vous afin que la partie ne tourne pas au concours de mémoire ; ceux que ce concours amuse peuvent l’avoir.

ruling-four-gods-inactivity = Un joueur inactif passe-t-il ?
    .book = La partie ne s’arrête avant l’heure que si tous passent. La règle n’envisage pas un joueur qui cesse simplement de jouer.
    .ours = En jeu simultané, dès que quelqu’un a passé ou est parti, un joueur inactif pendant 60 secondes est considéré comme passant lui aussi ; la table peut changer ce délai ou y renoncer. Le temps repart à chaque action du joueur et à chaque changement du Monde.
    .why = Sinon, un seul absent pourrait faire attendre tous les autres sans fin. Tant que personne n’a passé, personne n’attend : il n’y a donc rien à mesurer.

ruling-four-gods-leaving = Que se passe-t-il quand un joueur part ?
    .book = La règle n’en parle pas.
    .ours = Il passe jusqu’à la fin, et ses tours sont sautés ; avant le départ de la partie, on ne l’attend plus. Ses tuiles en main vont dans sa défausse, ou dans le sac si elle est pleine ; défausse, prophètes, Cités et points restent. La phase finale garde sa durée. Si tous partent, la partie se termine comme si tous avaient passé.
    .why = Ce qui est construit fait partie du Monde de tous : si des prophètes ou des Cités disparaissaient, les majorités de ceux qui restent changeraient.

ruling-four-gods-final-phase = Une fois la fin déclenchée
    .book = Un Monde plein ou un sac vide laisse 30 secondes par joueur, ou un dernier tour à chacun dans les tours chronométrés. Peut-on arrêter, prolonger ou abréger cette fin, et qui commence ? La règle ne le dit pas.
    .ours = Rien n’annule la fin ni ne relance son temps, même si une tuile revient dans le sac ; elle n’est immédiate que si tous les joueurs passent. Dans les tours chronométrés, le tour en cours se termine, puis chacun en a encore un, en dernier le joueur qui a déclenché la fin ; passer n’y abrège rien.
    .why = Si l’on pouvait revenir sur la fin, la dernière tuile ferait sans cesse la navette entre le sac et les mains. Et le joueur qui déclenche la fin a pu s’y préparer : les autres jouent donc avant lui.

ruling-four-gods-late-gods = Encore sans dieu à la fin
    .book = Vous pouvez choisir un dieu à tout moment. Seuls deux joueurs avec quatre dieux y sont tenus, sans que l’on sache jusqu’à quand. Le décompte suppose que chacun en a un.
    .ours = Un rappel s’affiche au début de la phase finale ou du dernier tour de table. S’il vous manque encore un dieu à la fin de la partie, vous en recevez un au hasard parmi ceux qui restent, dans l’ordre des places.
    .why = Pour marquer, il faut à chacun une couleur et un terrain. Le hasard ne désavantage personne d’autre, et vous laisse toutes les raisons de choisir à temps.

ruling-four-gods-no-points = Ce qui ne rapporte rien
    .book = Pour le décompte, la règle ne parle ni des tuiles restées en main ou dans les défausses, ni d’un dieu dont le terrain ne forme aucun Royaume.
    .ours = Ni les unes ni l’autre ne rapportent de points. Un dieu sans Royaume ne reçoit rien pour le plus grand Royaume ni pour le plus grand nombre de Royaumes, même s’il reste une place.
    .why = Tous les points viennent du Monde : ce qui est dehors ne vaut rien. Et les places classent des Royaumes ; sans Royaume, il n’y a rien à classer.

ruling-four-gods-guard = Une partie peut-elle durer sans fin ?
    .book = Retourner, prendre et défausser peuvent se répéter sans limite.
    .ours = La partie se termine après 2000 actions de suite pendant lesquelles personne n’a choisi de dieu et le Monde n’a jamais compté plus de tuiles et de Cités qu’auparavant ; la table peut fixer un autre nombre.
    .why = Les robots ne s’ennuient pas : deux d’entre eux pourraient retourner la même tuile jusqu’à la fin des temps. Le nombre est si élevé que des humains ne l’atteindront guère.

ruling-four-gods-start = Le départ du jeu simultané
    .book = Chacun tient une tuile dans chaque main, et la partie commence quand tout le monde est prêt. Peut-on regarder ses tuiles avant ? La règle ne le dit pas.
    .ours = Elles ne sont données et montrées qu’au signal de départ, quand tout le monde est prêt. Avant, on peut seulement confirmer le départ, partir ou, avec des dieux secrets, choisir une couleur.
    .why = Étudier ses tuiles pendant que les autres s’installent donnerait de l’avance, et dans une course chaque seconde compte.

ruling-four-gods-timed-turn = La fin d’un tour chronométré
    .book = Un tour dure 30 secondes, puis les tuiles en main vont dans la défausse ; où elles vont quand celle-ci est pleine, seule la règle allemande le dit : dans le sac. Terminer son tour plus tôt n’est pas prévu.
    .ours = La table peut fixer une autre durée. Vous pouvez terminer votre tour plus tôt ; les tuiles que vous tenez sont défaussées comme au bout du temps. Ce qui n’y tient pas va dans le sac, d’où que cela vienne.
    .why = Personne ne devrait regarder couler le sablier quand tout est fait, et pour une première partie, 30 secondes sont courtes. La phrase allemande ne distingue pas les tuiles du sac de celles d’une défausse : nous non plus.

ruling-four-gods-off-turn = Que faire quand ce n’est pas votre tour ?
    .book = Vous pouvez retourner des tuiles de votre propre défausse, mais il faut laisser la place au joueur actif s’il veut y chercher. Pour combien de temps, et peut-on choisir un dieu ? La règle ne le dit pas.
    .ours = Dès que le joueur actif a retourné ou pris une tuile de votre défausse, vous n’y retournez plus rien jusqu’à la fin du tour. Vous pouvez aussi signaler des erreurs, céder un prophète que vous devez, et partir. Vous ne choisissez un dieu que pendant votre tour.
    .why = À l’écran, il n’y a pas de mains à retirer : laisser la place dure donc aussi longtemps que cela peut servir, jusqu’à la fin du tour. Et la règle cite le choix d’un dieu parmi ce que l’on fait pendant son tour.

ruling-four-gods-timed-pass = Comment passe-t-on en tours chronométrés ?
    .book = La partie se termine aussi quand tous passent, mais les tours chronométrés n’ont pas d’action pour cela.
    .ours = Si, pendant votre tour, vous ne faites que retourner des tuiles ou y mettre fin, vous avez passé, sauf si une erreur y est signalée à juste titre. Confirmer avant le départ n’est pas une action du premier tour. Quand tous ceux qui sont encore là ont passé ainsi l’un après l’autre, la partie se termine.
    .why = Passer, c’est ne plus rien vouloir. Une tuile retournée ne change rien qui compte ; un signalement justifié, lui, change le Monde.

ruling-four-gods-secret-gods = Dieux secrets : les couleurs, et deux dieux chacun
    .book = Chacun choisit une couleur, puis reçoit un dieu au hasard. Qui choisit en premier n’est pas dit. À deux avec quatre dieux, les trois règles déconseillent ce mode, sans l’interdire.
    .ours = Le premier à demander une couleur l’obtient et la garde ; les joueurs qui n’en choisissent pas en reçoivent une au hasard. Avec deux dieux chacun, vous choisissez deux couleurs, et le premier dieu va à la couleur choisie d’abord. La table met en garde contre cette combinaison, et le lancer des jetons de mode de jeu n’y mène jamais.
    .why = Rien d’autre ne distingue les couleurs : il suffit donc d’être rapide. À deux, connaître ses deux dieux, c’est connaître aussi les deux autres ; seules leurs couleurs restent cachées. Cela mérite un avertissement, mais pas une interdiction.

ruling-four-gods-two-players = À deux avec quatre dieux
    .book = À deux, on joue avec quatre dieux ou avec deux, sans que l’un des modes soit donné pour celui de base. Rien ne dit à quel marqueur va une Cité détruite, si une Cité de votre autre couleur est la vôtre, ni quelle réserve doit être vide avant qu’un prophète migre.
    .ours = Le mode de base est celui à quatre dieux. Aucune de vos couleurs ne détruit une Cité de l’autre, et chacune a sa propre réserve. Une Cité détruite compte pour la couleur que vous nommez, sinon pour celle du prophète posé avec, sinon pour celle qui a le moins de jetons, sinon pour le dieu choisi d’abord.
    .why = Avec quatre dieux, chaque terrain compte, et la mise en place est celle d’une partie à quatre. Comme c’est votre marqueur le plus bas qui décide, vos couleurs sont traitées comme deux joueurs, sauf qu’elles sont du même camp.

ruling-four-gods-mistakes-option = Les erreurs : refusées ou signalées ?
    .book = Tout le monde se trompe parfois, et la règle explique comment réparer. Il n’y a pas de jeton de mode de jeu pour cela.
    .ours = La table refuse une tuile mal posée, à moins d’avoir convenu que les erreurs se signalent. C’est un réglage de notre cru : il n’a pas de jeton et ne se décide pas à pile ou face.
    .why = Un écran peut vérifier chaque tuile aussitôt, et la plupart des joueurs le souhaitent. Mais les faux pas font partie du plaisir d’un jeu rapide, et les tables qui les aiment peuvent les garder.

ruling-four-gods-who-calls = Qui peut signaler une tuile, et quand ?
    .book = Ce sont les autres joueurs qui relèvent les erreurs ; une fois le décompte commencé, il est trop tard. La règle ne parle ni du fautif lui-même, ni de la phase finale.
    .ours = Tout le monde, y compris le joueur qui a posé la tuile, et même pendant la phase finale. Avec pénalités, signaler votre propre tuile vous coûte aussi un prophète. Aucun conseil ni aucune case mise en évidence ne révèle une erreur.
    .why = Il doit être possible de reconnaître sa faute, mais pas d’échapper ainsi à la pénalité. Jusqu’au décompte, le Monde peut encore être remis en ordre ; et trouver les erreurs est l’affaire des joueurs, pas celle de la table.

ruling-four-gods-at-fault = À qui la faute ?
    .book = Un prophète sur la tuile révèle de qui elle vient ; sinon on demande à la ronde, et si personne ne répond, la tuile va dans le sac. De deux tuiles qui ne s’accordent pas, laquelle est en erreur ? La règle ne le dit pas.
    .ours = C’est celle posée en dernier. La table sait qui a posé chaque tuile : elle va donc toujours dans la défausse de ce joueur ou, si celle-ci est pleine, dans le sac.
    .why = La première était là avant, et c’était à la suivante de s’accorder avec elle. Et une table qui tient un journal ne peut pas faire semblant de ne pas savoir.

ruling-four-gods-sweep = Qu’enlève-t-on d’autre après un signalement justifié ?
    .book = Les voisines qui enfreignent désormais les règles sont enlevées aussi, et ainsi de suite jusqu’à ce que le Monde entier soit en ordre. Les Cités ne sont pas mentionnées.
    .ours = À partir du trou part chaque tuile adjacente qui a moins de deux bords rectilignes ou ne s’accorde pas avec une tuile posée avant elle ; les bords venus plus tard comptent. On procède par vagues : toutes les voisines de tous les trous sont examinées, et celles qui sont en faute partent ensemble ; une tuile en désaccord seulement avec une tuile déjà partie reste. Une Cité qui a moins de deux bords redevient disponible et son prophète retourne dans la réserve, sans points. Les erreurs situées ailleurs restent jusqu’à ce que quelqu’un les signale.
    .why = Fouiller le Monde entier trahirait des erreurs que personne n’a remarquées. Une tuile assez soutenue à présent ne gêne personne, quels qu’aient été ses premiers appuis. Des vagues n’ont pas de direction : un Monde et son reflet finissent de la même façon. Et personne n’a détruit la Cité : elle ne rapporte donc rien, et ne coûte rien.

ruling-four-gods-wrong-calls = Que coûte un signalement injustifié ?
    .book = Les règles ne connaissent que des signalements justifiés.
    .ours = Par défaut, rien : il est refusé et ne change rien. Une table peut décider qu’il coûte un prophète à son auteur, comme une pénalité ; débutants et joueurs sans dieu n’en perdent pas. Aucune tuile ne bouge, et un tour chronométré où l’on ne fait rien d’autre revient toujours à passer.
    .why = Autour d’une vraie table, se tromper ne coûte qu’un coup d’œil. À l’écran, on pourrait signaler une tuile après l’autre jusqu’à tomber juste ; les tables que cela dérange peuvent y mettre un prix.

ruling-four-gods-penalty = Comment se paie une pénalité ?
    .book = Le fautif perd le prophète de la tuile, sinon un de sa réserve, sinon un du Monde, mais pas d’une Cité. Combien de temps il peut réfléchir, et ce qui arrive s’il n’a pas de prophète, n’est pas dit.
    .ours = Il choisit une fois les autres tuiles enlevées, dans les 10 secondes, même si ce n’est pas son tour ; d’ici là, il ne peut que partir. Passé ce délai, ou à la fin de la partie, c’est la réserve la plus fournie qui paie, ou le prophète en place depuis le plus longtemps. S’il n’y a rien à choisir, c’est fait aussitôt ; sans prophète ou sans dieu, rien n’est perdu. Plusieurs pénalités se suivent, chacune avec ses propres 10 secondes.
    .why = Ainsi, les prophètes qui viennent de rentrer en réserve peuvent payer, et ceux du Monde sont épargnés. Le délai empêche de bloquer la table ; ce qui est pris d’office doit être prévisible, et personne ne perd ce qu’il n’a pas.
