# 4 Gods dans le terminal.

# --- options ---

option-four-gods-two_player_gods = à deux : quatre dieux, deux chacun, ou deux dieux, un chacun
option-four-gods-turns = jeu simultané, ou tours chronométrés contre le sablier
option-four-gods-gods = visibles (choisis en cours de partie), ou secrets (distribués)
option-four-gods-mistakes = une tuile mal posée est refusée, ou reste jusqu’à ce qu’on la signale, avec ou sans pénalité
option-four-gods-wrong_calls = ce que coûte un signalement injustifié : rien (il est refusé), ou un prophète
option-four-gods-beginners = places, à partir de 1, dispensées des pénalités
option-four-gods-memory = chacun revoit les faces cachées qu’il a déjà vues
option-four-gods-peek = toutes les faces cachées sont visibles de tous
option-four-gods-turn = secondes par tour chronométré
option-four-gods-final = secondes de la phase finale, par joueur
option-four-gods-hold = secondes pendant lesquelles on garde en main une tuile prise dans une défausse ; 0 : sans limite
option-four-gods-absent = secondes d’inactivité après lesquelles on passe ; 0 : jamais
option-four-gods-tiles = un autre jeu de tuiles ; --tiles le lit dans un fichier
option-four-gods-guard = actions sans rien de nouveau dans le Monde qui mettent fin à la partie

# --- ce qu’on peut faire ---

four-gods-kind-ready = on peut commencer
four-gods-kind-colour = choisir une couleur
four-gods-kind-give-up = céder un prophète
four-gods-kind-place = poser une tuile
four-gods-kind-destroy = détruire une Cité
four-gods-kind-prophet = prophète sur la dernière tuile
four-gods-kind-draw = piocher
four-gods-kind-take = prendre dans une défausse
four-gods-kind-flip = retourner une tuile d’une défausse
four-gods-kind-discard = défausser
four-gods-kind-give-back = rendre
four-gods-kind-build = construire une Cité
four-gods-kind-god = choisir un dieu
four-gods-kind-call = signaler une erreur
four-gods-kind-pass = passer
four-gods-kind-pass-back = ne plus passer
four-gods-kind-end-turn = terminer le tour
four-gods-commands = h conseil · s scores · r défausses · l journal · ? aide · q quitter
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
four-gods-token-own = par défaut : la couleur du prophète, sinon celle qui a le moins de jetons
four-gods-from-cell = celui en { $cell }
four-gods-no-answer = « { $word } » n’est pas possible ici. Réponses possibles : { $known }
four-gods-not-now = Pas possible maintenant ({ $what }). Actions possibles : { $known }
four-gods-sand-out = Trop tard : le sablier était déjà vide.
four-gods-hand-over = C’est à { $seat } de jouer. Entrée pour commencer ; le sablier coule à partir de là.
four-gods-others-flip = Avant, les autres joueurs peuvent retourner des tuiles de leur défausse, en nommant leur place : { $seat } f 2
four-gods-others-call = Avant, les autres joueurs peuvent retourner des tuiles de leur défausse et signaler des tuiles, en nommant leur place : { $seat } f 2, { $seat } c d5
four-gods-whose-command = Dites de qui vient l’action, et en entier : { $seats }, puis f et un emplacement, ou c et une case.
four-gods-hint-wait = Conseil : attendre, il n’y a rien de mieux à faire pour l’instant.

# --- aide ---

four-gods-manual =
    Une lettre choisit une action ; on vous demande ce qui manque. Les cases ont
    leur nom, les emplacements leur défausse et leur numéro, le reste le numéro
    affiché. Vous pouvez tout taper d’un coup :
    p c4        poser une tuile en c4 (on demande au besoin le sens, le prophète)
    p c4 2 0    la poser là dans le deuxième sens, sans prophète
    d 2         piocher deux tuiles       b e5   construire une Cité en e5
    t n3        prendre au 3 de Nord      t 3    prendre au 3 de votre défausse
    f n3        la retourner              a 2    défausser, deuxième face visible
    g 1 2       choisir deux dieux d’un coup (g 1 0 : le premier seul)
    x b1        détruire une Cité (avec deux couleurs : à qui va le jeton)
    Les mots d’une partie enregistrée vont aussi : « place left MPPF c4 »,
    « take north 3 SSFM left », « prophet c4 NW blue ».
    « leave » quitte définitivement la partie.
    h  dit ce que ferait un robot         s  explique les points que vous connaissez
    r  affiche les défausses avec les faces cachées que vous connaissez
    l  liste tous les coups               m  redessine l’écran (Entrée aussi)
    q  quitte (Ctrl-D aussi)
four-gods-manual-calls =
    Une tuile en erreur reste jusqu’à ce qu’on la signale : c d5. Rien ici ne dit
    lesquelles sont mal posées, le conseil non plus.
four-gods-modes = Modes de jeu : { $turns ->
        [timed] tours chronométrés
       *[simultaneous] jeu simultané
    }, { $gods ->
        [secret] dieux secrets
       *[visible] dieux visibles
    } ({ $each } chacun).
four-gods-unadvised =
    À deux avec deux dieux secrets chacun : la règle le déconseille, car celui qui
    connaît deux des dieux connaît aussi les deux autres.
four-gods-manual-timed =
    Le sablier coule { $seconds } secondes par tour. Pendant le vôtre, en temps réel : une
    action qui arrive après n’est pas exécutée. Les tours des robots ne prennent
    pas de votre temps ; le journal donne leurs secondes.
four-gods-manual-together =
    Tout le monde joue en même temps. Pendant que vous réfléchissez, chaque robot
    joue toutes les { $seconds } s environ ; vous le voyez après avoir tapé quelque chose,
    ou simplement Entrée.
four-gods-manual-example =
    Une tuile, nommée dans le sens horaire depuis le coin nord-ouest (S mer,
    P plaine, F forêt, M montagne), et une Cité indestructible. Les lettres sont
    des prophètes :
