# 4 Gods dans le navigateur : deux mains, les rangées, le Monde.

web-four-gods-world = Le Monde et les rangées
web-four-gods-things = Sac, dieux, prophètes, cités
web-four-gods-faster = { $who } : { $late } s plus rapide
web-four-gods-late = { $who } : { $late } s trop tard

# Cases et emplacements, pour qui écoute.

web-four-gods-cell-free = case { $cell }, libre
web-four-gods-cell-fits = case { $cell }, libre, la tuile de la main { $hand } y va
web-four-gods-cell-fits-both = case { $cell }, libre, les tuiles des deux mains y vont
web-four-gods-cell-site = case { $cell }, libre, une cité peut y être construite
web-four-gods-cell-tile = case { $cell } : { $face }
web-four-gods-cell-prophet = case { $cell } : { $face }, prophète { $colour }
web-four-gods-cell-city = case { $cell } : cité, prophète { $colour }
web-four-gods-cell-safe = case { $cell } : cité à l'abri, prophète { $colour }
web-four-gods-slot-free = rangée { $seat }, emplacement { $slot }, libre
web-four-gods-slot = rangée { $seat }, emplacement { $slot } : { $face }
web-four-gods-slot-under = rangée { $seat }, emplacement { $slot } : { $face } ; dessous : { $under }
web-four-gods-row = La rangée de { $name }
web-four-gods-row-how = Toucher une tuile la retourne. Pour en prendre une, toucher d'abord une paume vide, ou la tirer hors de la rangée.
web-four-gods-row-take = Touchez la tuile à prendre.
web-four-gods-row-empty = Il n'y a aucune tuile.
web-four-gods-row-one = En prendre une
web-four-gods-search = { $count ->
    [0] Aucune tuile des rangées ne va ici
    [one] 1 tuile des rangées va ici : elle s'illumine
   *[other] { $count } tuiles des rangées vont ici : elles s'illuminent
  }
web-four-gods-up = dessus
web-four-gods-under = dessous

# Les mains.

web-four-gods-palm-empty = main { $hand }, vide
web-four-gods-palm-drawing = main { $hand }, une tuile arrive
web-four-gods-palm = main { $hand } : { $face }
web-four-gods-palm-both = main { $hand } : { $face } ; autre face : { $under }
web-four-gods-palm-title = main { $hand } ({ $key }) : glisser, ou cliquer puis cliquer un endroit ; vide, elle prend dans une rangée
web-four-gods-rotate = tourner la tuile de la main { $hand }
web-four-gods-rotate-key = Tourner (R, Maj+R, molette)
web-four-gods-flip = retourner la tuile de la main { $hand }
web-four-gods-flip-key = Retourner (F)
web-four-gods-give-back = La rendre à sa rangée

# Le sac et ce qui se fait sans main.

web-four-gods-bag = { $count ->
    [one] { $count } tuile dans le sac
   *[other] { $count } tuiles dans le sac
  }
web-four-gods-draw = { $count ->
    [one] Piocher une
   *[other] Piocher deux
  }
web-four-gods-draw-key = { $count ->
    [one] Piocher une tuile (B ou 1)
   *[other] Piocher deux tuiles (Maj+B ou 2)
  }
web-four-gods-not-now = Pas maintenant.
web-four-gods-prophets = { $count ->
    [one] { $count } prophète en réserve : { $colour }
   *[other] { $count } prophètes en réserve : { $colour }
  }
web-four-gods-prophet-key = Prophète { $colour } (P) : le glisser sur un terrain de la tuile qui vient d'être posée, ou poser la prochaine tuile avec lui
web-four-gods-cities = { $count ->
    [one] { $count } cité restante : la construire
   *[other] { $count } cités restantes : en construire une
  }
web-four-gods-city-key = Construire une cité (C) : la glisser sur une case libre avec deux bords droits
web-four-gods-city = cité
web-four-gods-offer = prophète sur { $terrain } en { $cell }
web-four-gods-no-prophet = Il ne vous reste aucun prophète pour cela.
web-four-gods-which = Quel prophète y va ?
web-four-gods-token = Le jeton compte pour :
web-four-gods-kingdom = { $tiles } tuiles · vaut { $worth }
web-four-gods-pass = Passer
web-four-gods-passing = Passé
web-four-gods-pass-key = Passer, ou se raviser (Espace)
web-four-gods-end-turn = Finir le tour
web-four-gods-end-turn-key = Finir votre tour (N)
web-four-gods-call = Signaler
web-four-gods-call-key = Signaler une tuile mal posée (X) : puis cliquer dessus
web-four-gods-call-now = Quelle tuile est mal posée ?
web-four-gods-choose = { $count ->
    [one] Votre dieu :
   *[other] Vos dieux :
  }
web-four-gods-god = choisir { $god }
web-four-gods-god-key = Choisir { $god } pour toute la partie (G)
web-four-gods-secret = Votre dieu secret : { $god }
web-four-gods-alone = Seulement celui-ci
web-four-gods-penalty = Pénalité : perdez un prophète, d'ici ou d'une tuile.
web-four-gods-penalty-reserve = perdre un prophète de la réserve : { $colour }
web-four-gods-reserve = Réserve

# Avant le départ.

web-four-gods-ready = Je suis prêt
web-four-gods-is-ready = Prêt. Le départ est donné quand tous le sont.
web-four-gods-colour = Vos prophètes :
web-four-gods-colour-own = Vos prophètes : { $colour }

# Touches.

web-four-gods-key-hands = choisir la main gauche ou droite ; vide, elle prend dans une rangée
web-four-gods-key-turn = tourner la tuile ; sur une case qui luit : vers la prochaine pose qui va
web-four-gods-key-flip = retourner la tuile en main, ou celle de la rangée visée
web-four-gods-key-draw = piocher une tuile, ou deux
web-four-gods-key-take = prendre la tuile de la rangée visée
web-four-gods-key-prophet = un prophète : chaque appui passe au terrain suivant
web-four-gods-key-city = construire une cité : puis choisir une case
web-four-gods-key-call = dénoncer une tuile mal posée : puis la choisir
web-four-gods-key-god = choisir un dieu
web-four-gods-key-pass = passer, ou se raviser
web-four-gods-key-end = finir votre tour
web-four-gods-key-next = aller à la prochaine case qui s'illumine ; avec Maj à la précédente
web-four-gods-key-enter = poser, ranger ou retourner là où est le curseur ; les flèches le mènent, dans les rangées aussi
