# Deus : paquets, options, refus, points.

deck-no-list = Ligne { $line } : un fichier de cartes contient des cartes, chacune sous [[cards]], au-dessus peut-être free = true, et rien d'autre.
deck-field-missing = Ligne { $line } : carte { $id } : il manque { $field }.
deck-field-unknown = Ligne { $line } : carte { $id } : il n’y a pas de champ { $field } ; champs possibles : { $known }.
deck-field-wrong = Ligne { $line } : carte { $id } : { $field } ne peut pas être « { $found } » ; valeurs possibles : { $known }.
deck-field-odd = Ligne { $line } : carte { $id } : { $field } ne peut pas être « { $found } ».
deck-id = Ligne { $line } : « { $id } » n'est pas un identifiant ; écrivez jusqu'à huit lettres et chiffres.
deck-name = Ligne { $line } : carte { $id } : les noms sont donnés sous en, fr ou de, de 1 à { $most } lettres chacun.
deck-copies = Ligne { $line } : la carte { $id } doit exister de 1 à { $most } fois, pas { $found } fois.
deck-cost = Ligne { $line } : carte { $id } : un coût nomme wood, stone, clay, wheat ou gold, de un à trois chacun.
deck-temple = Ligne { $line } : carte { $id } : un temple rapporte des PV à la fin et n'a pas d'autre effet.
deck-temple-cost = Ligne { $line } : carte { $id } : un temple coûte une ressource de chaque type ; free = true au-dessus de la première carte lève cette règle.
deck-school = Ligne { $line } : carte { $id } : seule une carte jaune en active d'autres.
deck-size = Ligne { $line } : carte { $id } : « per = cities » et une taille (2 ou 3) vont ensemble.
deck-terrain = Ligne { $line } : carte { $id } : un terrain ne va qu'avec regions, production ou buildings.
deck-theft = Ligne { $line } : carte { $id } : un vol demande un bien et une quantité.
deck-twice = Ligne { $line } : deux cartes portent l'identifiant { $id }.
deck-count = Ligne { $line } : le paquet a { $found } cartes, il en faut { $right }.
deck-colour = Ligne { $line } : le paquet a { $found } cartes « { $colour } », il en faut { $right } de chaque couleur ; free = true au-dessus de la première carte lève cette règle.
deck-word = La carte { $line } du paquet est illisible : « { $word } ».
deus-deck = Ce paquet est inutilisable : { $reason }
deus-handicap = Un handicap demande le départ choisi, et un nombre de { $least } à { $most } pour chacun des { $players } joueurs.
deus-pieces = Un nombre de pions à choisir, ici { $pieces }, demande le départ choisi.
deus-shape = La forme { $shape } ne convient pas à { $players } joueurs.
deus-place = « { $word } » n'est pas l'emplacement d'une tuile ; écrivez deux entiers, comme 1/-1.
deus-places = Une carte pour { $players } joueurs a { $tiles } emplacements différents.
deus-apart = Les tuiles d'une carte doivent se toucher.
deus-hidden = Ce qui est caché ne se joue pas.
deus-no-card = Ce paquet n'a pas de carte { $card }.
deus-no-region = Cette carte n'a pas de région { $q },{ $r }.
deus-no-seat = Personne n'est assis ici : { $seat }. Places : { $known }.
deus-number = { $number } n'est pas de 0 à { $most }.
deus-not-chance = Il n'y a rien à tirer maintenant.
deus-not-here = Cette table a les places 1 à { $players }, pas d'autres.
deus-has-chosen = Vous avez déjà choisi ; attendez les autres.
deus-split = Ce n'est pas le bon nombre de pions, ou plus de cinq d'un type.
deus-choose-first = Choisissez d'abord vos pions.
deus-not-your-turn = C'est le tour de { $seat }.
deus-decide-first = Il faut d'abord décider autre chose : { $wanted }.
deus-no-site = Ce pion ne peut pas aller en { $q },{ $r }.
deus-cannot-pay-so = Vous ne pouvez pas payer la carte ainsi.
deus-not-possible = Ce n'est pas possible ici.
deus-not-in-hand = { $card } n'est pas dans votre main.
deus-ascending = Les cartes s'ajoutent à une offrande dans l'ordre du paquet.
deus-too-dear = Il faut { $needed } or ; vous en avez { $gold }.
deus-no-jokers = Cette table joue sans jokers.
deus-joker-used = Votre joker a été joué.
deus-columns = Le temple { $temple } demande { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
} dans chacune des cinq autres colonnes.
deus-no-piece = Il n'y a pas de pion de ce type sur votre plateau personnel.
deus-nowhere = Il n'y a pas de région pour cela.
deus-score-vp = PV gagnés pendant la partie
deus-score-from-start = au départ
deus-score-from-villages = villages
deus-score-from-fees = régions payées au bord
deus-score-from-thefts = vols
deus-score-from-gods = dieux
deus-score-from-blue = cartes Bateaux
deus-score-from-green = cartes de production
deus-score-from-yellow = cartes Science
deus-score-from-brown = cartes civiles
deus-score-from-red = cartes Unités
deus-score-from-temple = temples
deus-score-fired = { $card }, { $times ->
    [one] activée { $times } fois
   *[other] activée { $times } fois
}
deus-score-temple = { $card }
deus-score-majority = majorité, { $good } : { $count }
good-wood = bois
good-stone = pierre
good-clay = argile
good-wheat = blé
good-gold = or
good-vp = PV
good-cards = cartes
good-pieces = pions
ending-temples = tous les temples étaient construits
ending-villages = tous les villages étaient attaqués
ending-no-builds = personne n'avait construit depuis trop longtemps

# --- mots, ce qui a été fait ---

deus-one-ship = un bateau
deus-one-production = un bâtiment de production
deus-one-science = un bâtiment scientifique
deus-one-civil = un bâtiment civil
deus-one-unit = une unité
deus-one-temple = un temple
deus-piece-ship = bateau
deus-piece-production = bâtiment de production
deus-piece-science = bâtiment scientifique
deus-piece-civil = bâtiment civil
deus-piece-unit = unité
deus-piece-temple = temple
deus-terrain-forest = forêt
deus-terrain-mountain = montagne
deus-terrain-swamp = marécage
deus-terrain-field = champ
deus-terrain-sea = mer
deus-column-blue = colonne bleue
deus-column-green = colonne verte
deus-column-yellow = colonne jaune
deus-column-brown = colonne brune
deus-column-red = colonne rouge
deus-god-neptune = Neptune
deus-god-ceres = Cérès
deus-god-minerva = Minerve
deus-god-vesta = Vesta
deus-god-mars = Mars
deus-god-jupiter = Jupiter
deus-gift-neptune = { $gold } or par carte offerte, et un bateau
deus-gift-ceres = 1 ressource au choix par carte, et un bâtiment de production
deus-gift-minerva = 1 carte de plus à piocher par carte offerte, et un bâtiment scientifique
deus-gift-vesta = { $one } PV pour une carte, { $more } pour plusieurs, et un bâtiment civil
deus-gift-mars = 1 pion au choix par carte offerte
deus-gift-jupiter = le don d'un autre dieu au choix
deus-back = une carte face cachée
deus-did-build = { $seat } construit { $card }
deus-did-joker = { $seat } pose { $card } comme joker : { $column }
deus-did-joker-hidden = { $seat } pose une carte face cachée comme joker : { $column }
deus-did-offer = { $seat } fait une offrande à { $name }, { $card } dessus
deus-did-add = { $seat } ajoute { $card } à l'offrande
deus-did-add-hidden = { $seat } ajoute une carte à l'offrande
deus-did-done = { $seat } achève l'offrande
deus-did-pay = { $seat } paie
deus-did-place = { $seat } place { $what } en { $q },{ $r }
deus-did-take = { $seat } utilise { $card }
deus-did-decline = { $seat } renonce à { $card }
deus-did-buy = { $seat } achète : { $good }
deus-did-sell = { $seat } en vend { $count } avec { $card }
deus-did-sell-one = { $seat } vend : { $good }
deus-did-harvest = { $seat } récolte : { $land }
deus-did-piece = { $seat } prend un pion de sa réserve
deus-did-fire = { $seat } active { $card }
deus-did-unit = { $seat } envoie l'unité de { $q },{ $r } avec { $card }
deus-did-move = { $seat } déplace l'unité en { $q },{ $r }
deus-did-rob = { $seat } vole { $victim }
deus-did-pillage = { $seat } prend des PV au village de { $q },{ $r }
deus-did-invoke = { $seat } invoque { $name }
deus-did-resource = { $seat } choisit une ressource
deus-did-choose = { $seat } choisit { $pieces }
deus-did-choose-hidden = { $seat } a choisi ses pions en secret
deus-did-tile = La tuile { $tile } va à la place { $place } du plateau
deus-did-face = La tuile de la place { $place } montre la face { $face }, tournée de { $rotation }
deus-did-first = { $seat } commence chaque manche
deus-did-card = { $seat } pioche { $card }
deus-did-card-hidden = { $seat } pioche une carte
deus-attack = le village de { $q },{ $r } est attaqué ({ $counts }) : { $who } gagne { $vp } PV
deus-attack-shared = le village de { $q },{ $r } est attaqué ({ $counts }) : { $who } gagnent { $vp } PV chacun
deus-attack-units = { $seat } { $units ->
    [one] { $units } unité
   *[other] { $units } unités
  }
deus-attack-both = { $seat } { $units ->
    [one] { $units } unité
   *[other] { $units } unités
  } et { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
  }
deus-end-near = la fin approche : la manche { $round } est la dernière
deus-reshuffled = la défausse devient la nouvelle pioche
