# Exemples de règles : ce qui doit être vrai (expect-) et la règle que chacun montre (rule-).

expect-may = { $god } peut : { $deeds }.
expect-may-not = { $god } ne peut pas : { $deeds }.
expect-legal = { $god } peut faire ceci, et rien d’autre : { $deeds }.
expect-legal-none = { $god } ne peut rien faire.
expect-legal-number = { $god } a { $number } possibilités.
expect-kind-none = { $god } ne peut pas faire cela maintenant : { $kind }.
expect-kind = { $god } peut faire cela de { $number } façons : { $kind }.
expect-place-tribe = poser une tribu
expect-odds = Le hasard choisit entre : { $deeds }.
expect-awaited = On attend : { $names }.
expect-awaited-chance = Maintenant on tire au sort.
expect-awaited-nobody = On n’attend plus personne.
expect-goes-on = La partie continue.
expect-over = La partie est finie : { $ending }.
expect-has-point = { $god } a { $number ->
    [one] { $number } point
   *[other] { $number } points
  }.
expect-has-power = { $god } a { $number } de pouvoir.
expect-has-temple = Il reste { $number ->
    [one] { $number } temple
   *[other] { $number } temples
  } à { $god }.
expect-has-stone = { $god } a { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
  } en réserve.
expect-has-extra-action = { $god } a { $number ->
    [one] { $number } action supplémentaire
   *[other] { $number } actions supplémentaires
  }.
expect-has-action = Il reste { $number ->
    [one] { $number } action
   *[other] { $number } actions
  } à { $god }.
expect-cards = { $number ->
    [0] { $god } n’a pas de carte { $tribe }
    [one] { $god } a { $number } carte { $tribe }
   *[other] { $god } a { $number } cartes de la nation { $tribe }
  }.
expect-token = { $god } a le jeton de la nation { $tribe }.
expect-token-nobody = Personne n’a le jeton de la nation { $tribe }.
expect-worships = La tribu en { $cell } croit en { $god }.
expect-worships-nobody = La tribu en { $cell } ne croit en rien.
expect-cell-empty = { $cell } est vide.
expect-cell-temple = En { $cell } se dresse un temple de { $god }.
expect-cell = En { $cell } se trouve : { $hex }.
expect-display = Le présentoir montre : { $hexes }.
expect-display-nothing = Le présentoir est vide.
expect-bag = Dans le sac : { $number } × { $hex }.
expect-box = Dans la boîte : { $number } × { $hex }.
expect-bag-hexes = Le sac contient { $number ->
    [one] { $number } hexagone
   *[other] { $number } hexagones
  }.
expect-box-hexes = La boîte contient { $number ->
    [one] { $number } hexagone
   *[other] { $number } hexagones
  }.
expect-scores = { $god } marque : { $items }.
expect-place = { $god } est à la place { $place }.
expect-wins = { $names } gagne.
expect-wins-shared = Victoire partagée : { $names }.
expect-turn = C’est le tour de { $god }.
expect-asked-action = { $god } doit agir.
expect-asked-victim = { $god } dit à qui le pouvoir est pris.
expect-asked-desert = { $god } dit quel désert se déplace.
expect-asked-place = { $god } dit où va le désert.
expect-asked-tribe = { $god } dit quelle tribu reçoit la pierre.
expect-asked-extra-action = { $god } peut utiliser une action supplémentaire ou finir le tour.
expect-idle = Tours sans progrès : { $number }.
expect-map = La carte compte { $number } hexagones.

rule-2001-a-refounded-nation-brings-the-next-bonus = Les points définitifs suivent le nombre de cartes distribuées : une nation brisée puis refondée rapporte le bonus suivant.
rule-2001-cards-won-in-the-own-turn-must-last-a-round = Les cartes gagnées pendant son propre tour ne finissent la partie que si on les a encore au tour suivant.
rule-2001-discarded-hexes-leave-the-game = Un hexagone défaussé ne revient pas dans la pile.
rule-2001-first-and-second-card-bring-points-for-ever = La première carte distribuée d’une couleur rapporte aussi deux points définitifs, la deuxième un, les suivantes rien.
rule-2001-has-no-point-threshold = Dans l’édition 2001, aucun nombre de points ne finit la partie.
rule-2001-has-other-hexes = L’édition 2001 a six temples par dieu, onze déserts, deux actions supplémentaires, aucun déclin, et une fin de partie dans la pile.
rule-2001-identical-hexes-are-allowed = Le présentoir peut montrer deux hexagones pareils ; cela en fait toujours deux.
rule-2001-needs-no-guard = Les défausses quittent le jeu : il n’y a pas besoin de limite contre les parties sans fin.
rule-2001-the-game-end-hex-alone-is-too-few-for-two-fields = Deux cases vides et la seule fin de partie dans la pile : la partie s’arrête sans tirage, comme avec toute pile trop petite.
rule-2001-the-game-end-hex-ends-the-game = Tirer la fin de partie arrête tout. Tirée en second, elle laisse le premier hexagone sur le présentoir.
rule-2001-the-game-end-hex-lies-among-the-last-four = La fin de partie est parmi les quatre derniers hexagones de la pile, à égalité de chances.
rule-2001-three-colours-or-four-cards-end-the-game = La partie finit quand un joueur commence son tour avec trois cartes de couleurs différentes, ou quatre cartes quelconques.
rule-a-cell-with-five-neighbours-takes-no-temple = Le pouvoir s’arrête à douze : quatre voisins permettent encore un temple, cinq jamais.
rule-a-choice-belongs-to-its-action = Ce que l’on choisit pendant une action (victime, désert, endroit) en fait partie : rien ne s’intercale.
rule-a-decline-stays-where-it-lies = Un déclin reste là, neutre : il ne bouge jamais et ne prend du pouvoir qu’au moment où on le pose.
rule-a-desert-goes-to-another-cell-beside-a-hex = Un désert déplacé va sur une autre case, à côté d’un hexagone ; on vérifie après l’avoir soulevé.
rule-a-desert-move-changes-no-religion = Déplacer un désert ne change aucune religion.
rule-a-discarded-hex-goes-into-the-bag = Un hexagone défaussé retourne dans le sac, gratuitement.
rule-a-stone-that-comes-home-fills-no-gap = Une pierre qui rentre plus tard ne va pas à une tribu qui en avait manqué.
rule-a-thief-at-twelve-still-takes = Avec douze de pouvoir on peut encore en prendre à la victime ; le gain est perdu.
rule-a-tribe-may-join-another-god = La religion d’une nouvelle tribu ne dépend que de ses voisins, peu importe qui la pose.
rule-a-tribe-without-religion-breaks-a-nation-too = Les pierres chassées par un temple brisent une nation, même si son dieu n’en a pas pour les remplacer.
rule-an-empty-bag-ends-nothing-while-the-display-is-full = Présentoir plein : rien n’est tiré, donc un sac vide ne finit rien.
rule-an-extra-action-gives-one-more-action = Utiliser une action supplémentaire ne coûte rien et n’est pas une action ; elle en donne une de plus, à son prix habituel.
rule-an-extra-action-is-kept-for-later = Une action supplémentaire prise au présentoir reste devant son joueur et sert dès le tour suivant.
rule-an-extra-action-lifts-no-limit = Une action supplémentaire ne lève aucune limite d’une fois par tour.
rule-an-extra-action-may-be-kept = On peut finir le tour et garder l’action supplémentaire.
rule-an-extra-action-must-be-taken-once-used = Une action supplémentaire entamée doit être suivie de son action.
rule-any-desert-may-be-moved = N’importe quel désert peut bouger, même celui du début, et aucun autre hexagone.
rule-cards-while-the-last-stones-are-given = Pendant que l’on choisit qui reçoit les dernières pierres, les nations brisées ont déjà rendu leurs cartes ; les nouvelles viennent à la fin.
rule-check-fifteen-stones-mean-three-cards = Quinze pierres d’un dieu sur la carte font toujours au moins trois cartes.
rule-check-no-third-action-after-three-power = Trois de pouvoir : un temple à trois, puis une défausse. Une troisième action est impossible et n’est pas proposée.
rule-check-row-of-temple-tribe-desert = Temple, tribu et désert en ligne : un temple coûte six sur chacune des quatre cases libres à côté de la tribu.
rule-check-six-tribes-and-one-lost = Six tribus d’une couleur font deux cartes ; en perdre une laisse une carte et le jeton.
rule-check-temple-beside-two-tribes = Un temple à côté de deux tribus coûte six et convertit les deux.
rule-check-the-third-green-tribe = Azur a deux tribus vertes, Or une. Le temple d’Azur convertit la troisième : à lui la carte verte et le jeton.
rule-conversion-without-stones-empties-the-tribe = Si le dieu du temple n’a plus de pierre, les pierres étrangères partent quand même : les tribus restent sans religion.
rule-decline-has-one-victim = S’il y a plusieurs temples à côté du déclin, un seul propriétaire perd un de pouvoir, au choix.
rule-decline-never-robs-its-player = Son propre temple à côté du déclin ne fait pas de victime.
rule-decline-takes-one-power = Qui pose un déclin à côté d’un temple peut prendre un de pouvoir à son propriétaire.
rule-decline-without-a-victim = Un déclin peut se poser sans victime : loin de tout temple, ou à côté d’un dieu sans pouvoir.
rule-desert-brings-one-power = Un désert du présentoir est gratuit et rapporte un de pouvoir. Il se pose à côté d’un hexagone.
rule-desert-move-costs-two = Déplacer un désert coûte deux de pouvoir et n’en rapporte pas.
rule-each-action-is-paid-at-once = Une action se paie entièrement avant la suivante ; le pouvoir gagné par la première peut payer la seconde.
rule-each-kind-of-action-once-a-turn = Temple, autre hexagone, déplacement de désert, défausse : chacun une fois par tour au plus.
rule-emptied-fields-wait-for-the-next-refill = Une case vidée par une action reste vide jusqu’au tour suivant.
rule-extra-action-not-in-the-turn-it-was-taken = Une action supplémentaire ne sert pas dans le tour où on la prend ; une plus ancienne, si.
rule-extra-actions-come-after-the-two-actions = Une action supplémentaire s’utilise après les deux actions ordinaires.
rule-four-players-start-around-a-desert = À quatre, un désert sépare deux paires de temples ; il y en a un de moins dans le sac.
rule-gods-nobody-plays-stay-in-the-box = Les temples et pierres des dieux absents ne servent pas ; toutes les tribus sont là, quel que soit le nombre de joueurs.
rule-hexes-without-religion-do-not-count = Les tribus sans pierre, les déserts et les déclins n’ont rien à dire sur la religion d’une nouvelle tribu.
rule-identical-hexes-are-drawn-again = Deux hexagones pareils au présentoir : l’un est remplacé par un autre, différent, et retourne dans le sac.
rule-idle-turns-end-the-game = Après cinq tours par joueur sans progrès, la partie s’arrête. Déplacer un désert ou défausser n’est pas un progrès.
rule-income-is-three-power = Un tour commence par trois de pouvoir pour son joueur, et pour lui seul.
rule-lost-cards-go-back-before-new-ones-are-handed-out = Une couleur a deux cartes. Une action peut en faire changer une de mains : la perte d’abord, la fin en dernier.
rule-most-points-win = Si personne n’atteint le seuil, le plus de points gagne : trois par carte, un par jeton.
rule-nations-arise-in-another-players-turn = Une nation peut naître pour un joueur dont ce n’est pas le tour.
rule-nations-break-in-another-players-turn = Une nation se brise dès que son dieu a moins de trois tribus de la couleur, quel que soit le tour ; parfois plusieurs à la fois.
rule-nine-points-end-the-game = À trois ou quatre, la partie finit aussitôt que quelqu’un a neuf points ; les actions restantes sont perdues.
rule-no-chain-reaction = Un temple convertit les tribus à côté de lui et aucune autre.
rule-no-extra-action-is-offered-in-vain = Une action supplémentaire n’est proposée que si une action est possible ; sinon le tour finit tout seul.
rule-nothing-different-to-be-had-ends-the-game = Si le présentoir ne pouvait montrer que deux hexagones pareils, la partie finit sans tirage.
rule-one-hex-per-cell = On n’empile jamais : une case occupée n’en reçoit pas d’autre.
rule-one-piece-forbids-lifting-the-only-bridge = Avec l’option « d’un seul tenant », un désert qui est le seul pont possible ne peut pas être soulevé, même par un tourbillon.
rule-only-every-third-tribe-counts = Une carte pour chaque trio complet : une quatrième ou septième tribu se perd sans perdre de carte.
rule-only-the-active-player-acts = Seul le joueur dont c’est le tour agit.
rule-own-tribes-keep-their-stones = Une tribu qui a déjà la pierre du nouveau temple la garde et n’en prend pas d’autre.
rule-power-never-exceeds-twelve = Le pouvoir va jusqu’à douze ; le surplus est perdu.
rule-progress-ends-a-row-of-idle-turns = Poser un hexagone, prendre une action supplémentaire ou en envoyer un dans la boîte est un progrès : le compte repart de zéro.
rule-refill-fills-every-empty-field = On tire un hexagone pour chaque case vide du présentoir, et aucun pour une case pleine.
rule-several-extra-actions-in-one-turn = On peut utiliser plusieurs actions supplémentaires dans un tour.
rule-shortage-inside-the-action-that-ends-the-game = À trois ou quatre, les pierres ne manquent que pendant l’action qui finit la partie : d’abord le choix, puis les nations, puis la fin.
rule-six-tribes-make-two-nations = Six tribus d’une couleur sous un dieu font deux nations : deux cartes, un jeton.
rule-stones-and-power-at-the-start = Chaque dieu commence avec 15 pierres et 2 de pouvoir ; le premier joueur touche aussitôt son revenu.
rule-temple-converts-a-tribe-without-religion = Une tribu sans religion se convertit comme les autres.
rule-temple-converts-every-tribe-beside-it = Toute tribu à côté d’un nouveau temple prend sa religion ; les pierres étrangères rentrent.
rule-temple-costs-three-per-neighbour = Un temple coûte trois de pouvoir par hexagone à côté de sa case, quel qu’il soit.
rule-temple-lies-beside-a-hex = Un temple se pose à côté d’au moins un hexagone, même un autre temple.
rule-temple-needs-one-in-supply = Sans temple en réserve on n’en pose pas ; chaque temple posé quitte la réserve.
rule-temples-are-a-private-supply = Les temples sont la réserve du joueur : aucun n’est dans le sac. Un des huit est sur la carte dès le début.
rule-temples-of-one-god-give-their-religion = Une nouvelle tribu à côté de temples d’un seul dieu prend sa religion.
rule-temples-of-several-gods-give-none = Une nouvelle tribu à côté de temples de plusieurs dieux n’a pas de religion.
rule-temples-outrank-tribes = Un temple compte plus que les tribus voisines. Avec l’option « une seule religion », tous les voisins doivent s’accorder.
rule-ten-points-end-the-game-with-two-players = À deux, la partie finit à dix points, pas à neuf.
rule-the-end-may-come-in-another-players-turn = Le seuil finit la partie, quel que soit le joueur dont c’est le tour.
rule-the-four-other-hexes-are-one-kind = Désert, déclin, tourbillon et action supplémentaire sont un seul genre d’action : un seul par tour.
rule-the-map-has-no-border = La carte n’a pas de bord : les déserts peuvent avancer sans fin, et le monde avec eux.
rule-the-map-may-fall-apart = Un désert déplacé peut couper la carte en morceaux, sauf avec l’option « d’un seul tenant ».
rule-the-player-chooses-who-gets-the-last-stones = Si les pierres ne suffisent pas pour toutes les converties, le joueur actif choisit lesquelles en reçoivent.
rule-the-second-action-is-always-possible = Deux actions sont toujours possibles : qui a tout dépensé peut encore défausser.
rule-the-token-stays-with-the-first = Le jeton d’une couleur va au premier dieu qui atteint trois tribus, et lui reste même si la nation se brise.
rule-the-win-may-be-shared = À points, pouvoir et pierres égaux, la place est partagée. Les actions supplémentaires restantes ne comptent pas.
rule-three-players-start-with-a-flower = À trois, la carte commence avec trois temples qui se touchent tous.
rule-three-tribes-of-a-colour-make-a-nation = Trois tribus d’une couleur sous un dieu font une nation : la carte, et le jeton si personne ne l’a. Elles n’ont pas à se toucher.
rule-ties-are-broken-by-power = À égalité de points, le plus de pouvoir à la fin l’emporte, revenu du tour compris.
rule-ties-are-then-broken-by-stones = À égalité de points et de pouvoir, le plus de pierres sur la carte l’emporte.
rule-too-few-hexes-for-the-display-end-the-game = Si le sac ne peut remplir toutes les cases vides, la partie finit aussitôt, sans même tirer le dernier hexagone.
rule-tribe-comes-from-the-display = On ne pose qu’une tribu montrée au présentoir ; elle le quitte.
rule-tribe-costs-one-per-neighbour = Une tribu coûte un de pouvoir par hexagone à côté de sa case, quel qu’il soit.
rule-tribe-lies-beside-a-hex = Une tribu se pose à côté d’au moins un hexagone.
rule-tribes-of-one-religion-pass-it-on = Sans temple voisin, une nouvelle tribu à côté de tribus d’une seule religion la prend.
rule-tribes-of-several-religions-give-none = Sans temple voisin, une nouvelle tribu à côté de tribus de plusieurs religions n’en a pas.
rule-tribes-of-two-colours-are-not-identical = Deux tribus du présentoir ne sont pareilles que si leur couleur l’est.
rule-turns-go-round-the-table = On joue dans le sens des aiguilles d’une montre, et on recommence.
rule-two-actions-are-compulsory = Un tour a deux actions. On ne peut pas y renoncer, et le tour finit tout seul après la seconde.
rule-two-cards-gained-by-one-action = Deux cartes gagnées d’un coup viennent l’une après l’autre, le jeton avec la première.
rule-two-nations-of-different-colours-by-one-temple = Un seul temple peut fonder des nations de plusieurs couleurs.
rule-two-players-start-with-two-temples = À deux, la carte commence avec un temple de chaque dieu, côte à côte. Les places et le premier joueur sont tirés au sort.
rule-two-tribes-in-one-turn = Poser une tribu n’est pas limité à une fois par tour.
rule-whirlwind-and-desert-move-fit-in-one-turn = Le tourbillon n’est pas l’action « déplacer un désert » : les deux tiennent dans un tour, dans n’importe quel ordre.
rule-whirlwind-may-blow-over = Un tourbillon peut se jouer sans déplacer de désert, même s’il n’y en a pas.
rule-whirlwind-moves-a-desert-for-nothing = Un tourbillon va dans la boîte ; son joueur peut déplacer un désert sans payer.
rule-whirlwind-obeys-the-rule-of-desert-moves = Le tourbillon déplace un désert selon la même règle : vers une autre case, à côté d’un hexagone.
rule-without-stones-a-tribe-stays-without-religion = Un dieu sans pierre en réserve n’en donne pas : la nouvelle tribu reste sans religion.
