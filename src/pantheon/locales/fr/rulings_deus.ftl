# Our rulings on deus: what the rulebook says or leaves open, what we do, and why.

ruling-deus-own-regions = Qu’est-ce qui compte dans une région, et qui l’occupe ?
    .book = Tous les pions en bois sont appelés bâtiments, bateaux et unités militaires compris, et certaines cartes comptent les bâtiments d’une région. La règle ne dit pas si un bateau et l’unité à son bord comptent ensemble, ni ce que devient une région que quitte une unité.
    .ours = Tous vos bâtiments d’une même région comptent ensemble, quel que soit leur type, en mer comme à terre. Vous n’occupez une région que tant que vous y avez un bâtiment ou un temple.
    .why = La règle ne fait aucune exception quand elle appelle bâtiment chaque pion : nous n’en faisons pas pour la mer. Et les unités sont les seuls bâtiments qui se déplacent : si une région vide pouvait rester la vôtre, le plateau ne montrerait plus qui occupe quoi.

ruling-deus-map-drawn = Qui décide de la disposition des tuiles ?
    .book = L’orientation de chaque tuile est laissée aux joueurs, pourvu que deux villages ne soient jamais voisins. Il n’est pas dit qui s’en charge, ni quelles tuiles on prend et sur quelle face.
    .ours = Les tuiles, leur face et leur orientation sont tirées au sort. Si deux villages devaient se toucher, on tire de nouveau toutes les faces et toutes les orientations ; les tuiles gardent leur place.
    .why = Autour d’une vraie table, l’un des joueurs installe simplement le plateau. Ici, personne ne doit pouvoir l’arranger à son avantage, ni en être soupçonné.

ruling-deus-first-player = Qui commence, et pour combien de temps ?
    .book = Les joueurs choisissent un premier joueur et lui remettent une carte. La manière de le choisir est libre ; la règle ne dit pas à qui l’on distribue d’abord, ni si cette carte change de mains.
    .ours = Le premier joueur est tiré au sort, sauf si la table a désigné quelqu’un. Il reçoit ses cartes le premier et commence chaque tour de table, jusqu’à la fin.
    .why = Rien ne fait jamais passer la carte Premier joueur à un autre, et la fin de partie suppose un ordre fixe, pour que chacun joue le même nombre de fois. Le sort ne favorise personne, et une table qui veut laisser commencer un débutant peut le dire.

ruling-deus-tiles = Que montrent les tuiles ?
    .book = Chaque tuile a 1 village, 2 régions maritimes et 4 régions terrestres. Seules les tuiles imprimées montrent quels terrains, et à quelle place.
    .ours = Chaque face a une forêt, un champ, un marécage et une montagne, comme le rapportent des critiques du jeu. La disposition des régions sur les quatorze faces est la nôtre, chaque fois différente. Une rotation décale les régions du pourtour dans le sens horaire, d’une place à chaque pas. Dans les exemples de la règle aussi, les régions sont les nôtres quand le texte ne les nomme pas.
    .why = Nous ne connaissons aucune source publique qui montre ce que porte chacune des sept tuiles, et l’on ne peut pas jouer sans plateau. Des tuiles différentes renouvellent chaque plateau, et pourtant toutes les ressources sont aussi fréquentes les unes que les autres, quelles que soient les tuiles tirées.

ruling-deus-shapes = Quelles formes le plateau peut-il avoir ?
    .book = Les plateaux de base, et des exemples d’autres dispositions, sont donnés en images. On peut aussi placer les tuiles librement, si leur nombre est juste et que deux villages ne se touchent pas.
    .ours = Nos plateaux de base sont un losange à deux, un triangle à trois et une fleur à quatre. Vous pouvez aussi choisir une ligne, un bloc, un anneau à trois, ou votre propre liste d’emplacements. Tout plateau est d’un seul tenant, et ses tuiles s’emboîtent selon un même motif régulier.
    .why = Les images ne font pas partie du texte public : nos plateaux ne prétendent pas être ceux de la boîte. Sur un plateau en deux morceaux, certains joueurs ne se rencontreraient jamais, et des tuiles suivant plusieurs motifs laisseraient des vides qui n’appartiennent à aucune tuile.

ruling-deus-edge-regions = Où est le bord du plateau ?
    .book = Le premier bâtiment va au bord du plateau, de même que ceux que l’on paie 3 PV. La règle ne précise pas quelles régions en font partie.
    .ours = Une région qui a moins de six voisines est au bord, y compris autour du trou d’un anneau.
    .why = Le contour du plateau est en dents de scie, et l’on pourrait discuter de ses creux ; un nombre de voisines ne se discute pas. Et à l’intérieur d’un anneau, le plateau s’arrête tout comme à l’extérieur.

ruling-deus-open-and-hidden = Que voient les autres joueurs ?
    .book = Les PV des joueurs sont cachés, et des cartes défaussées on ne connaît que le nombre et celle du dessus. La règle ne parle ni du moment où des PV sont gagnés ou perdus, ni de la taille des mains et des piles de cartes, ni de ce que l’on montre après la partie.
    .ours = Les totaux de PV sont cachés, mais chaque gain et chaque perte se voient sur le moment, de même que la taille des mains, de la pioche et de la défausse. À la fin, les PV sont révélés, et une partie terminée se revoit cartes sur table : mains, pioches et jokers. Une table peut convenir de jouer à PV visibles.
    .why = Autour d’une table, chacun voit passer les jetons et les cartes, et libre à lui de compter. À la fin, il faut pouvoir vérifier le score, et il n’y a plus rien à cacher : c’est en voyant tout que l’on comprend la partie.

ruling-deus-no-cards = Que faire sans carte en main ?
    .book = Chacun doit construire ou faire une offrande, et il faut une carte pour l’un comme pour l’autre. Une main vide après une action se remplit de 5 cartes ; le cas où il n’y a rien à piocher n’est pas prévu.
    .ours = Tant que vous avez une carte, vous pouvez faire une offrande : vous ne passez donc jamais. Sans carte en main ni rien à piocher, vous passez. Dès qu’il y a de nouveau des cartes, vous en piochez 5 au début de votre tour, puis vous jouez.
    .why = Sans cartes, aucune des deux actions n’est possible, et les autres n’ont pas à attendre. Les 5 cartes vous restent dues : elles arrivent seulement plus tard.

ruling-deus-decisions = Dans quel ordre décide-t-on ?
    .book = La règle énumère les étapes d’une construction et d’une offrande, et les cartes s’activent de bas en haut. Elle ne dit pas comment plusieurs choix se suivent au sein d’une étape.
    .ours = Les décisions se prennent une à une. Chaque carte s’exécute entièrement avant la suivante, qui peut déjà utiliser ce qui vient d’être gagné. Pour payer, vous dites combien de ressources de chaque type vous remplacez par de l’or. Pour une offrande, vous nommez d’abord la carte du dessus, puis celles du dessous dans l’ordre de la liste des cartes.
    .why = Activer de bas en haut n’a guère de sens si les cartes du haut ne profitent pas de celles du bas. La carte du dessus décide du dieu, elle vient donc en tête ; au-dessous, l’ordre ne change rien, et le fixer vous épargne bien des choix qui reviennent au même.

ruling-deus-nothing-to-gain = Que faire quand il n’y a rien à gagner ?
    .book = La règle ne dit pas si l’on peut jouer une carte dont l’effet ne donne rien, ni faire un choix qui ne rapporte rien.
    .ours = Vous pouvez jouer une telle carte. Un effet qui ne peut rien donner est sauté sans question, et l’on ne propose ni une unité qui ne pourrait ni bouger ni rien voler, ni un village sans PV. Là où il y a quelque chose à gagner, vous pouvez quand même choisir en vain : un terrain dont la ressource est épuisée, un joker, une victime sans PV.
    .why = Une construction vaut aussi par son pion et par les autres cartes de la colonne. Une question sans réponse utile ne fait que prendre du temps. Mais les PV sont cachés : l’absence d’une question ne doit pas trahir celui qui n’en a plus.

ruling-deus-one-way = Que fait-on sans vous demander ?
    .book = Payer, placer et prendre sont l’affaire du joueur. Les cas où il n’y a qu’une possibilité ne sont pas évoqués.
    .ours = S’il n’y a qu’une façon de payer, qu’une région, ou qu’un type de pion ou de ressource encore disponible, c’est fait aussitôt. Si cette seule région coûte 3 PV, vous les payez ; le bouton ou la ligne qui confirme la construction vous en avertit.
    .why = Une question à réponse unique n’est pas une décision, et elle reviendrait sans cesse au cours d’une partie. Vous gardez le dernier mot sur les 3 PV : vous les voyez avant de confirmer, et pouvez faire autre chose.

ruling-deus-out-of-stock = Que se passe-t-il quand une réserve s’épuise ?
    .book = Une ressource qui n’est plus disponible ne peut plus être gagnée. La règle ne dit pas si un gain plus grand est alors perdu tout entier, ni ce qu’il en est d’une réserve personnelle vide.
    .ours = Vous prenez ce qui reste, et le surplus est perdu, pour les ressources comme pour les pions.
    .why = La règle empêche d’avoir ce qui n’est pas là ; elle ne donne aucune raison de laisser ce qui s’y trouve. Avec le tout ou rien, un gros gain vaudrait moins qu’un petit.

ruling-deus-first-region = À quelle distance les joueurs commencent-ils ?
    .book = Les premières régions des joueurs doivent être séparées par au moins 2 régions vides, si c’est possible. La règle n’explique pas comment mesurer, ni que faire quand c’est impossible.
    .ours = Votre première région est à 3 pas au moins de celle de chaque autre joueur, en comptant à travers mers et villages, et quoi qu’il s’y trouve désormais. S’il n’en existe aucune, prenez-en une aussi loin que possible de la plus proche d’entre elles. Les joueurs qui n’ont encore rien construit ne comptent pas. Tout cela vaut quel que soit le moment de votre premier bâtiment, même avec un joker.
    .why = L’endroit où les autres ont commencé ne change plus, alors que les régions vides vont et viennent : si on les comptait, le hasard pourrait ouvrir ou fermer l’accès à un bon départ. Et la région la plus éloignée garde de la distance tout ce que le plateau permet encore.

ruling-deus-edge-fee = Quand 3 PV donnent-ils une région du bord ?
    .book = Si vous le souhaitez, vous pouvez construire dans une région vide quelconque du bord en échange de 3 PV, ce qui aide à se débloquer. La règle ne dit pas si cela vaut pour le premier bâtiment, quand les PV sont dus, ni combien de fois c’est permis.
    .ours = À partir de votre deuxième bâtiment, aussi souvent que vous voulez et à n’importe quelle distance. Vous payez en plaçant le pion, avant toute attaque, et il faut avoir ces 3 PV à ce moment-là. Une région où vous pouvez construire de toute façon ne coûte rien.
    .why = La distance au départ est une obligation partout où elle est possible, et les 3 PV sont un secours pour les joueurs bloqués par la suite : l’un ne doit pas dispenser de l’autre. Quant aux PV d’une attaque, vous ne les avez pas avant qu’elle ait eu lieu.

ruling-deus-village-ties = Qui gagne un village en cas d’égalité ?
    .book = À nombre d’unités égal, c’est le plus grand nombre de bâtiments autour du village qui décide ; ensuite, on partage les PV en arrondissant à l’unité inférieure. La règle ne précise pas quels bâtiments comptent, ni où va le reste.
    .ours = Les temples, les bateaux et les unités comptent ici aussi comme des bâtiments. Les PV que l’on ne peut pas partager également sont perdus.
    .why = Partout ailleurs dans la règle, un pion en bois sur le plateau est un bâtiment, et un temple y est traité comme les autres. Une fois attaqué, le village ne compte plus : personne ne pourrait gagner le reste plus tard.

ruling-deus-attack-by-move = Un déplacement peut-il déclencher une attaque ?
    .book = La règle parle d’attaques après la pose d’un bâtiment. Elle ne mentionne à cet endroit ni les déplacements, ni l’ordre quand plusieurs villages sont encerclés à la fois.
    .ours = Oui. On vérifie aussi à la fin de chaque déplacement d’une unité militaire, donc également entre les deux déplacements de la Cohorte. Plusieurs villages sont attaqués l’un après l’autre.
    .why = Une unité qui ferme le cercle remplit les deux conditions d’une attaque, et une attaque est censée interrompre le jeu sur-le-champ. Sinon, le village tomberait au prochain pion posé par hasard n’importe où sur le plateau.

ruling-deus-emptied-villages = Un village sans PV est-il encore un village ?
    .book = On ne peut pas construire dans un village, même s’il n’y reste aucun PV. Un village attaqué n’est plus barbare. Une unité ne peut pas s’arrêter sur un village barbare ; ceux qui ont été attaqués, ou vidés par des cartes, ne sont pas évoqués à cet endroit.
    .ours = Un village vidé par des cartes reste barbare jusqu’à ce qu’il soit attaqué. Une unité peut traverser n’importe quel village, mais ne s’arrête sur aucun, attaqué ou non.
    .why = Si un village vidé ne comptait plus, on ne pourrait plus l’attaquer, et la partie ne pourrait plus s’achever par la dernière attaque. Pour les unités, nous suivons ce qui est écrit de la construction : une telle région y est toujours tenue pour occupée par son village.

ruling-deus-staying-units = Une unité peut-elle rester sur place ?
    .book = Des cartes déplacent les unités militaires d’un certain nombre de régions. La règle ne dit pas si une unité doit vraiment bouger.
    .ours = Oui. « Jusqu’à » comprend 0, et une unité qui reste peut tout de même voler. Une fois choisie, une unité bouge ou reste, et c’était son déplacement ; vous pouvez encore renoncer au vol. Si vous renoncez au premier de deux déplacements, il n’y en a pas de second.
    .why = Une unité déjà voisine de sa victime ne devrait pas avoir à s’en éloigner pour la voler. Rester compte comme un déplacement, sans quoi une carte prévue pour deux unités différentes pourrait servir deux fois à la même. Et une carte à deux déplacements n’appelle une autre unité qu’après la première.

ruling-deus-each-activation = Qu’est-ce qui repart de zéro à chaque activation ?
    .book = Chaque nouvelle carte active de nouveau toute sa colonne. La règle ne dit pas si les limites d’une carte, ou le déplacement d’une unité, valent pour une activation ou pour le tour entier.
    .ours = Toute limite repart de zéro à chaque activation d’une carte. Une carte ne déplace qu’une fois la même unité, mais la carte suivante peut la déplacer encore.
    .why = Les colonnes sont faites pour gagner en force avec chaque carte. Si les limites valaient pour le tour entier, une deuxième carte du même genre ne servirait presque à rien.

ruling-deus-theft = Quand une unité vole-t-elle, et qui ?
    .book = Les unités militaires volent de l’or ou des PV aux adversaires. La règle ne dit pas à quel moment on cherche les victimes, ni ce qui se passe quand l’une d’elles a trop peu.
    .ours = On regarde après le déplacement, et après l’attaque s’il y en a une. Les victimes possibles sont les joueurs qui occupent une région voisine de l’unité. Le voleur prend ce qu’ils ont, jamais plus, et la carte suivante peut encore voler le même joueur.
    .why = Le déplacement sert justement à rejoindre la victime, et une attaque passe avant tout le reste. Aucune règle ne prévoit de dettes : personne ne peut donc perdre plus qu’il n’a.

ruling-deus-temple-land = Que faire sans région pour un temple ?
    .book = Un temple va dans une région que vous occupez et qui n’en a pas encore. S’il n’y a plus de temples dans la réserve générale, la carte peut quand même être jouée ; le manque de région n’est pas évoqué.
    .ours = Sans une région terrestre que vous occupez et qui n’a pas de temple, vous ne pouvez pas jouer la carte. Un temple n’est donc jamais votre premier bâtiment.
    .why = La règle n’excuse que le manque de pions Temple, et en fait une différence avec les autres bâtiments. Pour le reste, un temple en est un, et sans emplacement on ne construit rien.

ruling-deus-gods-pieces = D’où viennent les pions que donne un dieu ?
    .book = Il est écrit que les dieux donnent des bâtiments de la réserve générale. D’après la mise en place, elle n’en contient pas d’autres que les temples.
    .ours = Ils viennent de votre réserve personnelle. S’il n’y en a plus du type que donne le dieu, vous avez quand même le reste de son pouvoir. Cérès donne ses ressources une par une, et Mars ses pions, tant qu’il y en a.
    .why = Nous y voyons un lapsus : la mise en place répartit les pions de votre couleur entre votre plateau individuel et votre réserve personnelle, et c’est de celle-ci que l’on prend les pions gagnés par les cartes jaunes. Le reste du pouvoir n’en dépend pas.

ruling-deus-declining = À quoi peut-on renoncer ?
    .book = L’aperçu dit que l’on peut profiter des cartes de la colonne ; l’étape elle-même invite à le faire. Il n’est jamais dit que l’on puisse renoncer au pouvoir d’un dieu, en tout ou en partie.
    .ours = On peut renoncer à tout effet d’une carte. Un gain simple se prend en entier ou pas du tout, et la Baliste prend à autant de villages qu’elle le peut ; seul « jusqu’à » permet d’en prendre moins. On ne renonce ni au pouvoir d’un dieu, ni aux cartes piochées après une offrande ou pour une main vide.
    .why = Une autre source publique dit les effets facultatifs, comme l’aperçu. On ne veut presque jamais la moitié d’un gain simple, et le demander coûterait plus de temps que cela ne vaut. Dans une offrande, vous avez déjà fait votre choix avec la carte du dessus.

ruling-deus-reshuffle = Quand la défausse devient-elle la pioche ?
    .book = Quand la pioche est vide, on en forme une nouvelle avec la défausse. La règle ne dit pas à quel moment, ni avec quelles cartes, ni ce qui se passe quand les deux sont vides.
    .ours = Dès qu’il faut piocher une carte et que la pioche est vide, mais pas avant, ni pour une main déjà pleine à 10. On mélange toutes les cartes défaussées, celle du dessus et celles de l’offrande en cours comprises. S’il n’y en a pas, on ne pioche rien.
    .why = Personne n’a besoin d’une pioche avant d’y prendre une carte, et plus on attend, plus il en revient. Une fois le dieu invoqué, la carte du dessus a joué son rôle : rien n’oblige à la mettre de côté.

ruling-deus-last-round = Comment se joue le dernier tour de table ?
    .book = On termine le tour de table en cours, puis on en joue un complet, avec une dernière action pour chacun. Il n’est pas dit si quelque chose y est différent, ni si l’autre condition de fin change quoi que ce soit.
    .ours = Il se joue comme les autres. Si l’autre condition est remplie à son tour, rien ne change : ni le nombre de tours de table, ni la cause retenue.
    .why = Une fois la fin déclenchée, chacun doit savoir exactement combien de fois il jouera encore. Un second déclenchement qui prolongerait la partie ruinerait tous les plans pour la dernière action.

ruling-deus-guard = Que se passe-t-il si plus personne ne construit ?
    .book = La partie s’achève avec le dernier temple ou la dernière attaque d’un village. Rien n’oblige à s’en rapprocher.
    .ours = Après 10 tours de table entiers de suite sans construction, la partie se termine et l’on compte les points. Un temple ou un joker est une construction, passer n’en est pas une.
    .why = Sinon, les joueurs pourraient enchaîner les offrandes sans fin. La limite est si large qu’elle n’arrête que des parties au point mort : dans nos parties simulées, environ deux actions sur trois sont des constructions.

ruling-deus-shared-places = Qui gagne en cas d’égalité ?
    .book = Le joueur qui a le plus de PV gagne. Rien n’est prévu pour départager les ex æquo.
    .ours = Les joueurs à égalité partagent leur place, y compris la première.
    .why = Tout départage serait de notre invention, et ôterait la victoire à quelqu’un qui a fait tout aussi bien.

ruling-deus-card-values = D’où viennent les 96 cartes ?
    .book = Il y a 16 cartes de chaque couleur ; la règle dit à quoi sert chaque couleur, ce que coûtent les temples et, dans des exemples, ce que font deux cartes civiles et ce que coûte l’une d’elles. La liste des cartes manque.
    .ours = Nous reprenons tout ce qui est public. Nous avons reconstitué les autres cartes d’après une carte connue ou d’après ce que l’on sait de leur couleur, puis nous les avons ajustées au fil de parties simulées. Tous les noms sont les nôtres. Chaque carte indique ce que nous avons reconstitué. Si vous possédez la boîte, vous pouvez saisir ses cartes dans un fichier et jouer avec. Il doit contenir 16 cartes de chaque couleur, et des temples à leur coût de base, sauf s’il précise : free = true.
    .why = Aucune liste publique ne donne les 96 cartes, et l’on ne peut pas jouer sans elles. Les parties d’essai ont montré lesquels de nos nombres étaient trop forts, et quelles cartes ne valaient jamais leur coût. Quant au contrôle de votre fichier, il repère les cartes oubliées ou mal recopiées.

ruling-deus-doubtful-cards = Que faire de sources qui se contredisent ?
    .book = La règle ne dit rien des quatre Quais, ni du Sanctuaire du bosquet, sinon que les temples coûtent 1 ressource de chaque type.
    .ours = Un Quai coûte 1 argile et 1 pierre, et vend jusqu’à 6 jetons de sa ressource, à 1 PV pièce. Le Sanctuaire du bosquet rapporte 3 PV pour chacun de vos bâtiments en forêt.
    .why = Deux sources publiques se contredisent au sujet des Quais. Un bateau qui rapporte des PV doit coûter plus que les Marchands, qui rapportent de l’or pour un seul bois. Ce que l’on sait du Sanctuaire pourrait aussi désigner les forêts au lieu des bâtiments ; mais ce ne serait alors qu’un Temple des bois en moins bien, puisque celui-ci donne 4 PV pour chacune.

ruling-deus-schools = Quelles cartes une école peut-elle activer ?
    .book = La science permet aussi d’activer des cartes d’autres couleurs. La règle n’en dit pas davantage.
    .ours = Une carte quelconque de la colonne que nomme l’école, avec tous ses choix. L’école suivante peut nommer encore la même. Une école ne nomme jamais de carte jaune ni de temple. Elle peut nommer un joker, sans effet, sauf s’il n’y a que des jokers dans la colonne.
    .why = Si les écoles pouvaient activer des écoles, cela n’aurait pas de fin, et un temple n’a aucun effet à activer avant le décompte. À cela près, une carte activée doit faire exactement ce qu’elle fait dans sa propre colonne.

ruling-deus-chosen-start = Comment se déroule le départ alternatif ?
    .book = Chacun prend en secret 10 bâtiments de son choix au lieu de 2 de chaque type ; les habitués peuvent en prendre 9 ou 8, les experts 7 ou 6. La règle ne dit pas à quel moment, ni s’il en faut de tous les types, ni si les nombres peuvent différer.
    .ours = Vous choisissez une fois connus le plateau et le premier joueur, mais avant la distribution des cartes, et vous pouvez laisser des types de côté. La table fixe un nombre pour tous ou un par place, connu de tous. Sans départ alternatif, il n’y a rien à fixer.
    .why = Le plateau indique ce qui sera utile : mieux vaut le connaître. Avec des cartes en main, le choix deviendrait une affaire de chance. Des nombres différents mettent à égalité débutants et joueurs aguerris, et un handicap n’est juste que si chacun le voit.

ruling-deus-joker = Quelles règles valent pour le joker ?
    .book = La carte se joue face cachée contre de l’or, place un pion et active les autres cartes de sa colonne. Elle n’a pas de pouvoir propre, et compte pour la construction des temples. Les 3 PV du bord, les attaques, les activations ultérieures et la fin de partie ne sont pas évoqués.
    .ours = Son pion paie les 3 PV du bord et peut déclencher une attaque. Le joker lui-même ne fait rien, pas même quand sa colonne s’active plus tard. Il compte pour le Temple de l’harmonie, et sa face n’est jamais révélée.
    .why = La variante remplace la carte, non les règles du pion qui l’accompagne. Si un joker compte parmi les cartes de sa colonne quand on construit un temple, il doit en être de même quand on en compte un. Et comme il ne rapporte rien par lui-même, il est inutile de le retourner.
