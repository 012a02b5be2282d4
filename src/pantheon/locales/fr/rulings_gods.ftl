# Our rulings on gods: what the rulebook says or leaves open, what we do, and why.

ruling-gods-tribe-colours = De quelles couleurs sont les tribus ?
    .book = Il y a 8 tribus dans chacune des quatre couleurs. Les exemples montrent des tribus vertes, bleues et violettes ; la quatrième couleur n’est jamais nommée.
    .ours = Les tribus sont vertes, bleues, violettes et orange. Aucune couleur n’appartient à un dieu : Azur n’a aucun droit particulier sur les tribus bleues.
    .why = Dans un exemple de la règle, le dieu bleu fonde une nation verte : la couleur d’une tribu ne dit donc rien de son dieu. Et l’orange se distingue bien des trois autres couleurs.

ruling-gods-card-values = Que valent les cartes et les jetons ?
    .book = Les valeurs sont imprimées sur les cartes et les jetons ; le texte ne les reprend pas.
    .ours = Une carte vaut 3 points tant que vous l’avez. Un jeton vaut 1 point et ne se perd jamais.
    .why = D’autres sources publiques vont dans ce sens, et ces valeurs s’accordent avec les 9 ou 10 points qui terminent la partie : deux nations avec leurs jetons font 8, il en faut donc en général une troisième.

ruling-gods-four-layout = La disposition de départ à quatre
    .book = Elle décrit deux paires de temples séparées par un désert, en forme d’os, et renvoie pour les cases exactes à un dessin absent du texte dont nous disposons.
    .ours = Le désert est au milieu et touche les quatre temples ; les deux paires se font face de part et d’autre.
    .why = Cet os-là met tout le monde à égalité : chaque temple a les deux mêmes voisins, le désert et un autre temple.

ruling-gods-lots = Qui se trouve où, et qui commence ?
    .book = Les joueurs choisissent le premier joueur, comme ils l’entendent. La place de chaque temple dans la disposition n’est pas précisée.
    .ours = La place des temples est tirée au sort, de même que le premier joueur, sauf si la table a désigné quelqu’un.
    .why = Commencer compte : entre nos robots, à deux, le premier gagne environ 63 % des parties. Le hasard ne favorise personne, et ceux qui préfèrent commencer à tour de rôle le peuvent toujours.

ruling-gods-bag-runs-low = Que faire quand le sac s’épuise ?
    .book = La partie s’arrête aussitôt si le sac ne permet plus de compléter le présentoir avec des hexagones différents. La règle ne dit pas si l’on tire encore ceux qui restent, ni ce que signifie un sac vide devant un présentoir plein.
    .ours = Si le présentoir ne peut pas être complété, on ne tire rien, pas même un dernier hexagone pour deux cases vides. Si les deux cases sont encore pleines, un sac vide ne termine rien.
    .why = Personne ne pourrait plus jouer un hexagone qui apparaîtrait après la fin. Et tant que deux hexagones sont exposés, il n’y a rien à compléter : la condition de fin n’est pas encore remplie.

ruling-gods-example-cells = Où se jouent les exemples de la règle ?
    .book = Ses exemples renvoient à des dessins. Les mots seuls ne fixent pas toutes les cases.
    .ours = Nous rejouons ces exemples sur des cases conformes à ce qui est écrit.
    .why = Le texte dont nous disposons n’a pas les dessins. Religion et coût ne dépendent que des voisins : n’importe quelles cases ayant les mêmes voisins donnent le même résultat.

ruling-gods-decline-victim = À qui un déclin peut-il prendre du pouvoir ?
    .book = Le joueur peut prendre 1 point de pouvoir au propriétaire d’un temple voisin, s’il en a. Rien sur ses propres temples, sur un joueur qui a déjà 12 points de pouvoir, ni sur un déclin sans personne à voler.
    .ours = Jamais à vous-même. Avec 12 points de pouvoir, vous pouvez encore en prendre un, mais le gain est perdu. Un déclin peut aussi se poser là où il n’y a personne à voler.
    .why = Se voler soi-même ne changerait rien. Affaiblir un rival a son intérêt même quand on ne peut pas stocker le gain. Et pour poser cet hexagone, la seule condition est d’en toucher un autre.

ruling-gods-whirlwind-idle = Un tourbillon doit-il déplacer un désert ?
    .book = Après l’avoir joué, on peut déplacer un désert. Peut-on le jouer quand il n’y en a aucun ? La question reste ouverte.
    .ours = Non. Vous pouvez le jouer sans rien déplacer, même s’il n’y a aucun désert dans le monde.
    .why = Le déplacement est une possibilité, pas un devoir. Les deux actions du tour étant obligatoires, un hexagone gratuit ne doit pas être bloqué par la position des déserts.

ruling-gods-desert-elsewhere = Un désert peut-il revenir sur sa case ?
    .book = Un désert va d’un point à un autre, à côté d’un hexagone. L’ancienne case n’est pas expressément exclue.
    .ours = Non. Il doit finir sur une case différente, à côté d’un hexagone encore présent une fois le désert soulevé.
    .why = Sinon, 2 points de pouvoir suffiraient à acheter une action sans effet, alors que la règle interdit de renoncer à une action.

ruling-gods-map-apart = Le monde peut-il se couper en morceaux ?
    .book = Un désert déplacé doit finir à côté d’un hexagone. Aucune phrase n’exige que les autres restent reliés.
    .ours = Oui. Une option de la table l’interdit : tous les hexagones doivent alors former un seul morceau après le déplacement, et un désert qui ne pourrait que revenir sur sa case ne peut pas être soulevé, pas même par un tourbillon.
    .why = Nous n’ajoutons pas d’interdiction absente de la règle, et rien n’exige un monde d’un seul tenant : coûts et religions ne regardent que les voisins, et les tribus d’une nation vivent où elles veulent. L’option s’adresse à ceux que des mondes séparés dérangent.

ruling-gods-whirlwind-and-move = Tourbillon et désert déplacé au même tour ?
    .book = On ne déplace un désert qu’une fois par tour. La règle ne dit pas si le déplacement dû au tourbillon compte pour cette fois.
    .ours = Les deux sont possibles dans un même tour, dans l’ordre que vous voulez.
    .why = Les limites suivent la liste des actions, et le tourbillon y figure parmi les autres hexagones, à part du déplacement payé en pouvoir.

ruling-gods-extra-last = Quand utiliser une action supplémentaire ?
    .book = Dans un tour postérieur à celui où elle a été prise. À quel moment de ce tour, et que faire si aucune action n’est possible, la règle ne le dit pas.
    .ours = Après vos deux actions ordinaires. Si une action reste possible, soit vous utilisez l’hexagone et devez alors la faire, soit vous terminez votre tour et le gardez. Si aucune ne l’est, le tour se termine de lui-même.
    .why = On n’y perd rien : l’ordre des actions étant libre, peu importe laquelle des trois s’appelle supplémentaire. Et personne ne dépense son hexagone pour rien.

ruling-gods-one-religion = Les temples passent-ils avant les tribus ?
    .book = La liste des cas commence par les temples et n’en vient aux tribus que s’il n’y a pas de temple. La formulation du premier cas pourrait aussi signifier que tous les voisins doivent être d’accord.
    .ours = Dès qu’il y a un temple, les temples décident. Avec une option de la table, temples et tribus comptent à égalité : une nouvelle tribu n’embrasse une religion que si c’est la seule parmi ses voisins. Un nouveau temple convertit comme toujours, avec ou sans l’option.
    .why = Les cas suivants exigent expressément l’absence de temple, ce qui serait inutile si les tribus avaient toujours leur mot à dire. L’option est là pour la lecture plus stricte ; la conversion est une règle à part, sans exception.

ruling-gods-no-say = Les voisins sans religion
    .book = Une nouvelle tribu regarde les temples et les tribus voisins ; déserts et déclins ne sont ni l’un ni l’autre. Ce que pèse parmi eux une tribu sans pierre n’est pas dit.
    .ours = Comme un désert, une telle tribu compte pour le coût, mais pas pour la religion : elle n’en donne aucune et n’en empêche aucune.
    .why = N’avoir aucune religion n’en est pas une autre. Sinon, une seule tribu sans pierre arrêterait toutes celles qui l’atteignent.

ruling-gods-no-chain = Une religion peut-elle se propager seule ?
    .book = Une tribu reçoit sa religion quand elle est posée, et un nouveau temple convertit ses voisines. D’autres changements ne sont ni mentionnés ni exclus.
    .ours = Non. Seul un temple posé à côté d’une tribu change sa religion. Une tribu convertie ne convertit personne, et un désert qui arrive ou s’en va ne change rien.
    .why = Une réaction en chaîne pourrait gagner la moitié du monde pour le coût d’un seul temple. Or la règle conseille de protéger une tribu en rendant chères les cases autour d’elle, ce qui ne servirait plus à rien.

ruling-gods-late-stone = Une pierre revenue comble-t-elle un manque ?
    .book = Une tribu dont le dieu n’a plus de pierre divine reste sans pierre. Celles qui reviennent plus tard ne sont pas mentionnées.
    .ours = Non. La tribu reste sans religion jusqu’à ce qu’un temple soit posé à côté d’elle.
    .why = Rien dans le monde ne montre quel dieu une tribu sans pierre aurait vénéré : il faudrait s’en souvenir jusqu’à la fin de la partie.

ruling-gods-last-stones = Qui reçoit les dernières pierres ?
    .book = Quand les pierres divines manquent, une tribu n’en reçoit pas. Comment répartir trop peu de pierres entre plusieurs tribus converties, et si les pierres des autres dieux restent alors en place, la règle ne le dit pas.
    .ours = Les pierres des autres dieux quittent toutes les tribus voisines du temple, même sans remplacement. Le joueur actif place ensuite toutes celles qui lui restent, une à une, sur les tribus de son choix parmi elles. Les cartes des nations brisées sont rendues avant ce choix, les nouvelles viennent après.
    .why = L’ancienne religion prend fin avec le nouveau temple dans tous les cas ; seule la nouvelle a besoin d’une pierre. Poser le temple est l’action du joueur actif, la décision qu’elle contient lui revient donc. Les pertes sont sûres d’avance, les gains dépendent de son choix.

ruling-gods-second-card = Quand perd-on la deuxième carte ?
    .book = La carte est rendue quand un joueur n’a plus trois tribus de la couleur. Avec cinq tribus sur six, il en a encore trois.
    .ours = Chaque carte exige trois tribus à elle : quand il n’en reste que cinq sur six, la deuxième carte est rendue.
    .why = Il faut six tribus pour gagner deux cartes. Prise à la lettre, la phrase permettrait de garder les deux avec la moitié seulement.

ruling-gods-any-turn = Nations et fin de partie attendent-elles votre tour ?
    .book = Dans son exemple, une nation naît pendant le tour de son joueur. Si une nation peut aussi naître pendant le tour d’un autre, et même terminer la partie, la règle ne le dit pas.
    .ours = Elles n’attendent pas. Les cartes se gagnent aussitôt, comme elles se perdent, quel que soit le joueur dont c’est le tour, et une tribu posée par quelqu’un d’autre peut vous apporter les points qui terminent la partie.
    .why = Les pierres vont et viennent pendant le tour de chacun ; des cartes en retard ne correspondraient plus au monde. Et une fin différée laisserait aux autres le temps de briser la nation, alors que la règle la veut immédiate.

ruling-gods-order = Dans quel ordre une action prend-elle effet ?
    .book = La règle décrit les effets un par un, sans dire lequel vient d’abord quand il y en a plusieurs.
    .ours = L’hexagone est posé, les tribus se convertissent, les cartes perdues sont rendues, les nouvelles cartes et les jetons sont distribués, puis on vérifie si la partie est terminée. Deux cartes gagnées par une même action se prennent l’une après l’autre.
    .why = Chaque couleur n’a que deux cartes : celle qui change de main doit être revenue avant d’être gagnée. Et comme la fin est examinée en dernier, personne ne gagne grâce à une carte que la même action lui enlève.

ruling-gods-guard = Une partie peut-elle durer sans fin ?
    .book = La règle ne fixe aucune limite. Les hexagones défaussés retournent dans le sac, et l’on peut déplacer des déserts encore et encore.
    .ours = La partie s’arrête et l’on compte les points quand chaque joueur a joué 5 tours d’affilée sans que personne ait posé un hexagone, pris ou utilisé une action supplémentaire, ou joué un tourbillon.
    .why = Sans limite, défausser et déplacer des déserts suffirait à repousser indéfiniment une défaite. Économiser de 0 à 12 points de pouvoir demande quatre tours : cinq laissent de la place à tous les projets.

ruling-gods-ties = Qui l’emporte en cas d’égalité ?
    .book = Dans le texte dont nous disposons, l’égalité de points revient à celui qui a le plus de points, ce qui ne départage personne.
    .ours = Le joueur qui a le plus de pouvoir, puis celui qui a le plus de pierres dans le monde ; sinon, la place est partagée. Les actions supplémentaires restantes ne comptent pas.
    .why = Le pouvoir montre qui a joué avec économie, et les pierres sont des fidèles trop peu nombreux pour une nation de plus ; chacun voit l’un et l’autre à tout moment. Les actions supplémentaires sont rares, et c’est le hasard du présentoir qui les donne.

ruling-gods-mid-turn = Que compte-t-on si la fin survient en plein tour ?
    .book = La partie s’arrête aussitôt et les actions restantes sont perdues. Le pouvoir reçu juste avant une recharge impossible n’est pas mentionné.
    .ours = Tout compte tel quel, y compris le pouvoir reçu au début du tour entamé, et ce tour reste celui de son joueur.
    .why = Le pouvoir se reçoit avant la recharge. Quand celle-ci échoue, il a déjà été perçu dans les règles, et rien ne dit de le rendre.

ruling-gods-open-bag = Le contenu du sac est-il secret ?
    .book = Les hexagones se tirent d’un sac. La règle ne dit pas si l’on peut vérifier ce qui y reste.
    .ours = Tout est connu de tous, sauf l’ordre des tirages : chacun voit ce que le sac contient encore.
    .why = La règle énumère tous les hexagones, et ceux qui ont quitté le sac sont sous les yeux de tous. N’importe qui pourrait en déduire le reste ; l’afficher épargne ce calcul, et une bonne mémoire n’est plus un avantage.

ruling-gods-first-edition = Édition de 2001 : ce qu’aucune source ne dit
    .book = La règle de 2005 signale seulement qu’une édition plus ancienne a existé. D’autres sources publiques en décrivent les différences, mais pas toutes.
    .ours = Ce qu’on ignore suit les règles de 2005 : la disposition à trois, les limites d’un tour, les tourbillons, les actions supplémentaires et les deux options de la table.
    .why = La règle présente l’édition récente comme le même jeu, sous la forme que l’auteur avait voulue dès l’origine : c’est le meilleur guide pour l’ancienne.

ruling-gods-game-end-hex = Quand la fin de partie est tirée (2001)
    .book = Cet hexagone n’existe pas dans la règle de 2005. Selon d’autres sources publiques, la partie s’arrête quand il sort ; ce que devient le reste de la recharge n’est pas dit.
    .ours = S’il sort en premier, la recharge s’arrête là ; s’il sort en second, le premier hexagone reste au présentoir. S’il est seul dans la pile pour deux cases vides, on ne tire rien : la pile est trop petite, et cela termine la partie.
    .why = Une fois la partie terminée, il n’y a plus de raison de tirer encore ni de remettre quoi que ce soit. Et un seul hexagone ne remplit pas deux cases, quel qu’il soit.

ruling-gods-twins = Deux hexagones identiques exposés (2001)
    .book = En 2005, l’un des deux est échangé. Aucune source ne connaît cette règle pour l’édition de 2001.
    .ours = Tous deux restent au présentoir, et la partie continue même si tous les hexagones restants sont identiques.
    .why = Pour échanger, il faut un sac où remettre des hexagones. L’édition de 2001 a une pile face cachée, avec la fin de partie vers le bas : y remettre quelque chose en bouleverserait l’ordre.

ruling-gods-discards-leave = Où vont les défausses (2001) ?
    .book = En 2005, elles retournent dans le sac. Pour 2001, où il n’y avait pas de sac, aucune source ne le dit.
    .ours = Elles quittent le jeu. La limite des tours sans progrès ne s’applique pas.
    .why = Une pile face cachée ne peut rien reprendre sans être mélangée. Et comme chaque tour consomme désormais au moins un hexagone, la partie se termine d’elle-même.

ruling-gods-second-bonus = Qui reçoit des points définitifs (2001) ?
    .book = D’autres sources publiques donnent 2 points définitifs pour la première carte d’une couleur. Que la deuxième en rapporte 1 ne peut que s’en déduire, et les nations refondées ne sont pas mentionnées.
    .ours = La première carte attribuée dans une couleur rapporte 2 points définitifs, la deuxième 1, les suivantes aucun. Peu importe qui les reçoit, ou si la nation avait déjà existé.
    .why = Chaque couleur a deux cartes, et un prix moindre pour la deuxième leur convient. Compter les attributions est simple : les jetons qui restent montrent ce que rapporte la prochaine, sans qu’il faille se rappeler quelle nation est nouvelle.

ruling-gods-before-income = Quand les cartes terminent-elles la partie (2001) ?
    .book = Selon d’autres sources publiques, quand un joueur commence son tour avec des cartes de trois couleurs, ou quatre quelconques. Le pouvoir du tour est-il reçu avant ? Ce n’est pas dit.
    .ours = On vérifie les cartes tout au début du tour, avant de recevoir du pouvoir.
    .why = Ces 3 points ne pourraient plus servir qu’à trancher une égalité, et cela favoriserait justement celui qui met fin à la partie.

ruling-gods-malus = Un malus pour le plus de temples (2001) ?
    .book = La règle de 2005 n’en parle pas. Une seule source publique sur l’ancienne édition pénalise le joueur qui a le plus de temples.
    .ours = Il n’y a pas de malus : les temples coûtent du pouvoir, jamais des points.
    .why = Une règle qui peut changer le vainqueur ne devrait pas reposer sur un témoignage unique, que rien d’autre ne confirme.
