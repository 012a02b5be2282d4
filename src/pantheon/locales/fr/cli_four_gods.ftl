# 4 Gods dans le terminal.

# --- options ---

option-four-gods-two_player_gods = à deux : quatre dieux, deux chacun, ou deux dieux, un chacun
option-four-gods-turns = tous en même temps, ou chacun son tour contre le sablier
option-four-gods-gods = choisis au grand jour pendant la partie, ou distribués en secret
option-four-gods-mistakes = une tuile mal posée est refusée, ou reste jusqu'à ce qu'on la dénonce, avec ou sans amende
option-four-gods-wrong_calls = ce que coûte une dénonciation fausse : rien (elle est refusée), ou un prophète
option-four-gods-beginners = places, à partir de 1, dispensées des amendes
option-four-gods-memory = on montre à chacun les revers qu'il a vus
option-four-gods-peek = tous les revers sont visibles de tous
option-four-gods-turn = secondes d'un tour au sablier
option-four-gods-final = secondes de la phase finale, par joueur
option-four-gods-hold = secondes pendant lesquelles on garde en main une tuile prise dans une rangée ; 0 : sans limite
option-four-gods-absent = secondes de silence qui valent une passe ; 0 : jamais
option-four-gods-tiles = un autre jeu de tuiles ; --tiles le lit dans un fichier
option-four-gods-guard = commandes sans rien de nouveau dans le Monde qui mettent fin à la partie

# --- ce qu'on peut faire ---

four-gods-kind-ready = prêt
four-gods-kind-colour = choisir une couleur
four-gods-kind-give-up = céder un prophète
four-gods-kind-place = poser une tuile
four-gods-kind-destroy = détruire une cité
four-gods-kind-prophet = prophète sur la dernière tuile
four-gods-kind-draw = piocher
four-gods-kind-take = prendre dans une rangée
four-gods-kind-flip = retourner dans une rangée
four-gods-kind-discard = ranger
four-gods-kind-give-back = rendre
four-gods-kind-build = bâtir une cité
four-gods-kind-god = choisir un dieu
four-gods-kind-call = dénoncer une erreur
four-gods-kind-pass = passer
four-gods-kind-pass-back = ne plus passer
four-gods-kind-end-turn = finir le tour
four-gods-commands = h conseil · s scores · r rangées · l coups · ? aide · q quitter
four-gods-ask-cell = { $what } : quelle case ?
four-gods-ask-way = { $what } : dans quel sens ?
four-gods-ask-with = { $what } : avec un prophète ?
four-gods-ask-who = { $what } : quel prophète ?
four-gods-ask-on = { $what } : sur quel terrain ?
four-gods-ask-hand = { $what } : de quelle main ?
four-gods-ask-face = { $what } : quelle face visible ?
four-gods-ask-slot = { $what } : quel emplacement ?
four-gods-ask-count = { $what } : 1 ou 2 ?
four-gods-ask-god = { $what } : lequel ?
four-gods-ask-second = { $what } : un second dieu aussi ?
four-gods-ask-token = { $what } : pour quelle couleur compte le jeton ?
four-gods-ask-colour = { $what } : laquelle ?
four-gods-back = (Entrée : retour)
four-gods-no-prophet = aucun
four-gods-no-second = celui-ci seulement
four-gods-token-own = comme d’habitude : la couleur du prophète, sinon celle qui a le moins de jetons
four-gods-from-cell = celui de { $cell }
four-gods-no-answer = « { $word } » ne convient pas ici. Possible : { $known }
four-gods-not-now = Ce n'est pas possible maintenant ({ $what }). Possible : { $known }
four-gods-sand-out = Trop tard : le sablier s'est vidé avant.
four-gods-hand-over = C'est à { $seat }. Entrée pour commencer ; le sablier coule à partir de là.
four-gods-others-flip = Avant, les autres peuvent retourner des tuiles de leur rangée, en nommant leur place : { $seat } f 2
four-gods-others-call = Avant, les autres peuvent retourner des tuiles de leur rangée et dénoncer des tuiles, en nommant leur place : { $seat } f 2, { $seat } c d5
four-gods-whose-command = Dites de qui vient la commande, et en entier : { $seats }, puis f et un emplacement, ou c et une case.
four-gods-hint-wait = Conseil : attendre, il n'y a rien de mieux à faire pour l'instant.

# --- aide ---

four-gods-manual =
    Une lettre choisit une action ; ce qui reste ouvert est demandé. Les cases ont
    leur nom, les emplacements leur rangée et leur numéro, le reste le numéro
    affiché. On peut tout taper d'un coup :
    p c4        poser une tuile en c4 (le sens et le prophète sont demandés)
    p c4 2 0    la poser là dans le deuxième sens, sans prophète
    d 2         piocher deux tuiles       b e5   bâtir une cité en e5
    t n3        prendre au 3 de Nord      t 3    prendre au 3 de sa propre rangée
    f n3        la retourner              a 2    ranger, deuxième face visible
    g 1 2       choisir deux dieux d'un coup (g 1 0 : le premier seul)
    x b1        détruire une cité (avec deux couleurs : à qui va le jeton)
    Les mots d'une partie notée vont aussi : "place left MPPF c4",
    "take north 3 SSFM left", "prophet c4 NW blue". "leave" quitte la partie.
    h  dit ce que ferait un robot         s  explique les points que vous connaissez
    r  montre les rangées avec les revers que vous connaissez
    l  montre tous les coups              m  redessine l'écran (comme Entrée)
    q  quitte ; Ctrl-D aussi
four-gods-manual-calls =
    Une tuile fausse reste jusqu’à ce qu’on la dénonce : c d5. Rien ici ne dit
    lesquelles sont mal posées, le conseil non plus.
four-gods-modes = Modes de jeu : { $turns ->
        [timed] tours chronométrés
       *[simultaneous] jeu simultané
    }, { $gods ->
        [secret] dieux secrets
       *[visible] dieux visibles
    } ({ $each } chacun).
four-gods-unadvised =
    À deux avec deux dieux secrets chacun : les règles le déconseillent, car qui connaît
    deux des dieux connaît aussi les deux autres.
four-gods-manual-timed =
    Le sablier coule { $seconds } secondes par tour. Pendant le vôtre, en temps réel : une
    commande qui arrive après n'est pas exécutée. Les tours des robots ne prennent
    pas de votre temps ; la liste des coups donne leurs secondes.
four-gods-manual-together =
    Tous jouent en même temps. Pendant que vous réfléchissez, chaque robot joue
    toutes les { $seconds } s environ ; vous le voyez après avoir tapé quelque chose,
    ou simplement Entrée.
four-gods-manual-example =
    Une tuile, nommée dans le sens horaire depuis le coin nord-ouest (S mer,
    P plaine, F forêt, M montagne), et une cité que rien ne peut détruire.
    Les lettres sont des prophètes :
