# Deus : paquets, options, refus, points.

deck-no-list = Ligne { $line } : un fichier de cartes ne contient que des cartes, chacune sous [[cards]], et au besoin free = true avant la première.
deck-field-missing = Ligne { $line } : carte { $id } : il manque { $field }.
deck-field-unknown = Ligne { $line } : carte { $id } : le champ { $field } n’existe pas ; champs possibles : { $known }.
deck-field-wrong = Ligne { $line } : carte { $id } : { $field } ne peut pas être « { $found } » ; valeurs possibles : { $known }.
deck-field-odd = Ligne { $line } : carte { $id } : { $field } ne peut pas être « { $found } ».
deck-id = Ligne { $line } : « { $id } » n’est pas un identifiant ; écrivez jusqu’à huit lettres et chiffres.
deck-name = Ligne { $line } : carte { $id } : les noms s’écrivent sous en, fr ou de, avec 1 à { $most } caractères chacun.
deck-copies = Ligne { $line } : carte { $id } : il faut de 1 à { $most } exemplaires, pas { $found }.
deck-cost = Ligne { $line } : carte { $id } : un coût se compose de wood, stone, clay, wheat ou gold, de un à trois chacun.
deck-temple = Ligne { $line } : carte { $id } : un temple rapporte des PV en fin de partie et n’a pas d’autre effet.
deck-temple-cost = Ligne { $line } : carte { $id } : un temple coûte 1 ressource de chaque type ; free = true avant la première carte lève cette règle.
deck-school = Ligne { $line } : carte { $id } : seule une carte jaune peut en activer d’autres.
deck-size = Ligne { $line } : carte { $id } : « per = cities » et une taille (2 ou 3) vont ensemble.
deck-terrain = Ligne { $line } : carte { $id } : un terrain ne va qu’avec regions, production ou buildings.
deck-theft = Ligne { $line } : carte { $id } : pour un vol, indiquez un bien et une quantité.
deck-twice = Ligne { $line } : deux cartes portent l’identifiant { $id }.
deck-count = Ligne { $line } : nombre de cartes du paquet : { $found } ; il en faut { $right }.
deck-colour = Ligne { $line } : nombre de cartes « { $colour } » : { $found } ; il en faut { $right } de chaque couleur ; free = true avant la première carte lève cette règle.
deck-word = La carte { $line } du paquet est illisible : « { $word } ».
deus-deck = Ce paquet est inutilisable : { $reason }
deus-handicap = Un handicap demande des pions de départ choisis en secret, et un nombre de { $least } à { $most } pour chacun des { $players } joueurs.
deus-pieces = Un nombre de pions à choisir (ici { $pieces }) demande des pions de départ choisis en secret.
deus-shape = La forme { $shape } ne convient pas à { $players } joueurs.
deus-place = « { $word } » n’est pas l’emplacement d’une tuile ; écrivez deux entiers, comme 1/-1.
deus-places = Un plateau pour { $players } joueurs demande { $tiles } emplacements différents.
deus-apart = Les tuiles d’un plateau doivent se toucher.
deus-hidden = Une action cachée ne peut pas être jouée.
deus-no-card = Ce paquet ne contient pas la carte { $card }.
deus-no-region = Ce plateau n’a pas de région { $q },{ $r }.
deus-no-seat = Personne n’est assis ici : { $seat }. Places : { $known }.
deus-number = { $number } n’est pas compris entre 0 et { $most }.
deus-not-chance = Il n’y a rien à tirer maintenant.
deus-not-here = Cette table n’a que les places 1 à { $players }.
deus-has-chosen = Vous avez déjà choisi ; attendez les autres joueurs.
deus-split = Ce n’est pas le bon nombre de pions, ou il y en a plus de cinq d’un même type.
deus-choose-first = Choisissez d’abord vos pions.
deus-not-your-turn = C’est à { $seat } de jouer.
deus-decide-first = Il faut d’abord décider autre chose : { $wanted }.
deus-no-site = Ce pion ne peut pas être placé en { $q },{ $r }.
deus-cannot-pay-so = Vous ne pouvez pas payer la carte ainsi.
deus-not-possible = Ce n’est pas possible ici.
deus-not-in-hand = { $card } n’est pas dans votre main.
deus-ascending = Ajoutez les cartes à l’offrande dans l’ordre du paquet.
deus-too-dear = { $needed ->
    [one] Il faut { $needed } or ; vous en avez { $gold }.
   *[other] Il faut { $needed } ors ; vous en avez { $gold }.
}
deus-no-jokers = Cette table joue sans jokers.
deus-joker-used = Vous avez déjà joué votre joker.
deus-columns = Temple nº { $temple } : il faut { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
} dans chacune des cinq autres colonnes.
deus-no-piece = Vous n’avez pas de pion de ce type sur votre plateau individuel.
deus-nowhere = Aucune région ne convient pour le placer.
deus-score-vp = PV gagnés pendant la partie
deus-score-from-start = au départ
deus-score-from-villages = villages
deus-score-from-fees = régions du bord payées en PV
deus-score-from-thefts = vols
deus-score-from-gods = dieux
deus-score-from-blue = cartes maritimes
deus-score-from-green = cartes de production
deus-score-from-yellow = cartes scientifiques
deus-score-from-brown = cartes civiles
deus-score-from-red = cartes militaires
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
ending-temples = tous les temples ont été construits
ending-villages = tous les villages ont été attaqués
ending-no-builds = personne n’a construit depuis trop longtemps

# --- mots, ce qui a été fait ---

deus-one-ship = un bateau
deus-one-production = un bâtiment de production
deus-one-science = un bâtiment scientifique
deus-one-civil = un bâtiment civil
deus-one-unit = une unité militaire
deus-one-temple = un temple
deus-piece-ship = bateau
deus-piece-production = bâtiment de production
deus-piece-science = bâtiment scientifique
deus-piece-civil = bâtiment civil
deus-piece-unit = unité militaire
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
deus-gift-neptune = { $gold ->
    [one] { $gold } or par carte défaussée et un bateau
   *[other] { $gold } ors par carte défaussée et un bateau
}
deus-gift-ceres = 1 ressource au choix par carte défaussée et un bâtiment de production
deus-gift-minerva = 1 carte de plus à piocher par carte défaussée et un bâtiment scientifique
deus-gift-vesta = { $one } PV pour une carte défaussée, { $more } pour plusieurs, et un bâtiment civil
deus-gift-mars = 1 pion au choix par carte défaussée
deus-gift-jupiter = le pouvoir d’un autre dieu au choix
deus-back = une carte face cachée
deus-did-build = { $seat } construit { $card }
deus-did-joker = { $seat } joue { $card } comme joker : { $column }
deus-did-joker-hidden = { $seat } joue une carte face cachée comme joker : { $column }
deus-did-offer = { $seat } fait une offrande à { $name }, { $card } sur le dessus
deus-did-add = { $seat } ajoute { $card } à l’offrande
deus-did-add-hidden = { $seat } ajoute une carte à l’offrande
deus-did-done = { $seat } termine l’offrande
deus-did-pay = { $seat } paie
deus-did-place = { $seat } place { $what } en { $q },{ $r }
deus-did-take = { $seat } utilise { $card }
deus-did-decline = { $seat } renonce à { $card }
deus-did-buy = { $seat } achète une ressource ({ $good })
deus-did-sell = { $count ->
    [one] { $seat } vend { $count } ressource avec { $card }
   *[other] { $seat } vend { $count } ressources avec { $card }
}
deus-did-sell-one = { $seat } vend une ressource ({ $good })
deus-did-harvest = { $seat } fait produire un terrain ({ $land })
deus-did-piece = { $seat } prend un pion dans sa réserve
deus-did-fire = { $seat } active { $card }
deus-did-unit = { $seat } choisit l’unité militaire en { $q },{ $r } avec { $card }
deus-did-move = { $seat } déplace l’unité en { $q },{ $r }
deus-did-rob = { $seat } vole { $victim }
deus-did-pillage = { $seat } prend des PV au village en { $q },{ $r }
deus-did-invoke = { $seat } invoque { $name }
deus-did-resource = { $seat } choisit une ressource
deus-did-choose = { $seat } choisit { $pieces }
deus-did-choose-hidden = { $seat } a choisi ses pions en secret
deus-did-tile = Tuile { $tile } à l’emplacement { $place } du plateau
deus-did-face = Tuile de l’emplacement { $place } : face { $face }, orientation { $rotation }
deus-did-first = Premier joueur : { $seat }
deus-did-card = { $seat } pioche { $card }
deus-did-card-hidden = { $seat } pioche une carte
deus-attack = le village en { $q },{ $r } est attaqué ; autour de lui, { $counts } : { $who } gagne { $vp } PV
deus-attack-shared = le village en { $q },{ $r } est attaqué ; autour de lui, { $counts } : { $who } gagnent chacun { $vp } PV
deus-attack-units = { $seat } ({ $units ->
    [one] { $units } unité
   *[other] { $units } unités
  })
deus-attack-both = { $seat } ({ $units ->
    [one] { $units } unité
   *[other] { $units } unités
  }, { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
  })
deus-end-near = la fin de partie est déclenchée : le tour de table { $round } est le dernier
deus-reshuffled = la défausse, mélangée, devient la nouvelle pioche
