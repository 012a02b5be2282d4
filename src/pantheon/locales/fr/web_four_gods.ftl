# 4 Gods dans le navigateur : deux mains, les défausses, le Monde.

web-four-gods-world = Le Monde et les défausses
web-four-gods-things = Sac, dieux, prophètes, Cités
web-four-gods-faster = { $who } a été plus rapide de { $late } s
web-four-gods-late = { $who } : trop tard de { $late } s

# Cases et emplacements, pour qui écoute.

web-four-gods-cell-free = case { $cell }, libre
web-four-gods-cell-fits = case { $cell }, libre, la tuile de la main { $hand } peut y être posée
web-four-gods-cell-fits-both = case { $cell }, libre, les tuiles des deux mains peuvent y être posées
web-four-gods-cell-site = case { $cell }, libre, une Cité peut y être construite
web-four-gods-cell-tile = case { $cell } : { $face }
web-four-gods-cell-prophet = case { $cell } : { $face }, prophète { $colour }
web-four-gods-cell-city = case { $cell } : Cité, prophète { $colour }
web-four-gods-cell-safe = case { $cell } : Cité indestructible, prophète { $colour }
web-four-gods-slot-free = défausse { $seat }, emplacement { $slot }, libre
web-four-gods-slot = défausse { $seat }, emplacement { $slot } : { $face }
web-four-gods-slot-under = défausse { $seat }, emplacement { $slot } : { $face } ; face cachée : { $under }
web-four-gods-row = Défausse : { $name }
web-four-gods-row-how = Touchez une tuile pour la retourner. Pour en prendre une, touchez d’abord une main vide, ou faites-la glisser hors de la défausse.
web-four-gods-row-take = Touchez la tuile à prendre.
web-four-gods-row-empty = Cette défausse est vide.
web-four-gods-row-one = En prendre une
web-four-gods-search = { $count ->
    [0] Aucune tuile des défausses ne convient ici
    [one] { $count } tuile des défausses convient ici : elle s’illumine
   *[other] { $count } tuiles des défausses conviennent ici : elles s’illuminent
  }
web-four-gods-up = visible
web-four-gods-under = cachée

# Les mains.

web-four-gods-palm-empty = main { $hand }, vide
web-four-gods-palm-drawing = main { $hand }, une tuile arrive
web-four-gods-palm = main { $hand } : { $face }
web-four-gods-palm-both = main { $hand } : { $face } ; face cachée : { $under }
web-four-gods-palm-title = main { $hand } ({ $key }) : faites glisser, ou cliquez puis choisissez un emplacement ; vide, elle prend dans une défausse
web-four-gods-rotate = tourner la tuile de la main { $hand }
web-four-gods-rotate-key = Tourner (R, Maj+R, molette)
web-four-gods-flip = retourner la tuile de la main { $hand }
web-four-gods-flip-key = Retourner (F)
web-four-gods-give-back = La rendre à sa défausse

# Le sac et ce qui se fait sans main.

web-four-gods-bag = { $count ->
    [one] { $count } tuile dans le sac
   *[other] { $count } tuiles dans le sac
  }
web-four-gods-draw = { $count ->
    [one] Piocher { $count } tuile
   *[other] Piocher { $count } tuiles
  }
web-four-gods-draw-key = { $count ->
    [one] Piocher { $count } tuile (B ou 1)
   *[other] Piocher { $count } tuiles (Maj+B ou 2)
  }
web-four-gods-not-now = Pas maintenant.
web-four-gods-prophets = { $count ->
    [one] { $count } prophète en réserve : { $colour }
   *[other] { $count } prophètes en réserve : { $colour }
  }
web-four-gods-prophet-key = Prophète { $colour } (P) : faites-le glisser sur un terrain de la tuile qui vient d’être posée, ou posez la prochaine tuile avec lui
web-four-gods-cities = { $count ->
    [one] { $count } Cité restante : la construire
   *[other] { $count } Cités restantes : en construire une
  }
web-four-gods-city-key = Construire une Cité (C) : faites-la glisser sur une case libre qui touche deux bords rectilignes
web-four-gods-city = Cité
web-four-gods-offer = prophète en { $cell } ({ $terrain })
web-four-gods-no-prophet = Il ne vous reste aucun prophète pour cela.
web-four-gods-which = Quel prophète placer ?
web-four-gods-token = Le jeton compte pour :
web-four-gods-kingdom = { $tiles ->
    [one] { $tiles } tuile · vaut { $worth }
   *[other] { $tiles } tuiles · vaut { $worth }
  }
web-four-gods-pass = Passer
web-four-gods-passing = Vous passez
web-four-gods-pass-key = Passer, ou se raviser (Espace)
web-four-gods-end-turn = Terminer le tour
web-four-gods-end-turn-key = Terminer votre tour (N)
web-four-gods-call = Signaler
web-four-gods-call-key = Signaler une tuile mal posée (X), puis la choisir
web-four-gods-call-now = Quelle tuile est mal posée ?
web-four-gods-choose = { $count ->
    [one] Votre dieu :
   *[other] Vos dieux :
  }
web-four-gods-god = choisir { $god }
web-four-gods-god-key = Choisir { $god } pour toute la partie (G)
web-four-gods-secret = Votre dieu secret : { $god }
web-four-gods-alone = Ne choisir que lui
web-four-gods-penalty = Pénalité : perdez un prophète, de votre réserve ou d’une tuile.
web-four-gods-penalty-reserve = perdre un prophète de la réserve : { $colour }
web-four-gods-reserve = Réserve

# Avant le départ.

web-four-gods-ready = On peut commencer
web-four-gods-is-ready = C’est noté. La partie démarre quand tout le monde a confirmé.
web-four-gods-colour = Vos prophètes :
web-four-gods-colour-own = Vos prophètes : { $colour }

# Touches.

web-four-gods-key-hands = choisir la main gauche ou droite ; vide, elle prend dans une défausse
web-four-gods-key-turn = tourner la tuile ; sur une case illuminée : prochaine orientation possible
web-four-gods-key-flip = retourner la tuile en main, ou celle que vous pointez dans une défausse
web-four-gods-key-draw = piocher une tuile, ou deux
web-four-gods-key-take = prendre la tuile que vous pointez dans une défausse
web-four-gods-key-prophet = placer un prophète : chaque appui passe au terrain suivant
web-four-gods-key-city = construire une Cité, puis choisir une case
web-four-gods-key-call = signaler une tuile mal posée, puis la choisir
web-four-gods-key-god = choisir un dieu
web-four-gods-key-pass = passer, ou se raviser
web-four-gods-key-end = terminer votre tour
web-four-gods-key-next = aller à la prochaine case illuminée ; avec Maj, à la précédente
web-four-gods-key-enter = poser, défausser ou retourner à l’endroit du curseur ; les flèches le déplacent, y compris dans les défausses
