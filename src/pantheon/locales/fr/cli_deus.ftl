# Deus dans le terminal.

# --- options ---

option-deus-start = deux pions de chaque type pour tous, ou un choix secret
option-deus-pieces = pions à choisir au départ, de 6 à 10
option-deus-handicap = pions à choisir par place, en cas d’écart, comme 10,8
option-deus-shape = disposition des tuiles du plateau
option-deus-places = une forme sur mesure : l’emplacement de chaque tuile, comme 0/0,1/0,0/1,1/1
option-deus-joker = une fois par partie, chacun peut jouer une carte face cachée
option-deus-vp = pendant la partie, chacun ne voit que ses PV, ou ceux de tous
option-deus-deck = un autre paquet ; --deck le lit dans un fichier

# --- mots ---

cli-deus-described = { $what } : { $text }

# --- à côté du plateau ---

cli-deus-title = Tour de table { $round }
cli-deus-title-before = Tour de table { $round }, encore un ensuite
cli-deus-title-last = Tour de table { $round }, le dernier
cli-deus-title-start = Avant le premier tour de table
cli-deus-title-over = La partie est terminée
cli-deus-supply = Réserve générale
cli-deus-temples = temples restants { $temples }
cli-deus-cards = pioche { $deck }, défausse { $discard }
cli-deus-cards-top = pioche { $deck }, défausse { $discard } ({ $card } sur le dessus)
cli-deus-hand = Votre main ({ $cards })
cli-deus-tableau = Vos colonnes, dans l’ordre d’activation
cli-deus-joker = joker ({ $card })
cli-deus-legend-cards = cartes en main
cli-deus-legend-pieces = 2 bateaux disponibles, 3 en réserve
cli-deus-legend-edge = région vide du bord
cli-deus-legend-village = village avec 4 PV
cli-deus-legend-attacked = village attaqué
cli-deus-legend-all = les cinq types
cli-deus-legend-can = carte jouable
cli-deus-turn-of = C’est à { $seat } de décider.
cli-deus-all-hidden = Les PV restent cachés jusqu’à la fin.
cli-deus-score-hidden = Les PV des autres restent cachés jusqu’à la fin.

# --- ce qui est possible ---

cli-deus-kind-build = construire un bâtiment
cli-deus-kind-joker = jouer un joker
cli-deus-kind-offer = faire une offrande
cli-deus-kind-add = ajouter une carte
cli-deus-kind-done = terminer l’offrande
cli-deus-kind-pay = payer
cli-deus-kind-place = placer
cli-deus-kind-take = en profiter
cli-deus-kind-decline = renoncer
cli-deus-kind-buy = acheter
cli-deus-kind-sell = vendre
cli-deus-kind-sell-one = vendre
cli-deus-kind-harvest = faire produire
cli-deus-kind-piece = prendre un pion
cli-deus-kind-fire = activer une carte
cli-deus-kind-unit = choisir une unité militaire
cli-deus-kind-move = déplacer
cli-deus-kind-rob = voler
cli-deus-kind-pillage = prendre des PV à un village
cli-deus-kind-invoke = invoquer un dieu
cli-deus-kind-resource = prendre une ressource
cli-deus-kind-choose = choisir des pions
cli-deus-commands = u annuler · h conseil · s score · k colonnes · l journal · ? aide · q quitter
cli-deus-ask-turn = À vous : construisez un bâtiment, ou faites une offrande à un dieu.
cli-deus-ask-build = Quelle carte jouer ? Son numéro dans votre main (Entrée : retour)
cli-deus-ask-joker = Quelle carte jouer face cachée, et dans quelle colonne ? (Entrée : retour)
cli-deus-ask-offer = Quelle carte sur le dessus ? Elle désigne le dieu ; vous pourrez en ajouter (Entrée : retour)
cli-deus-ask-add = Offrande à { $name } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } pour l’instant. Quelle carte ajouter ? d : c’est tout
cli-deus-ask-done = Vous offrez toute votre main. d : continuer
cli-deus-ask-pay = { $card } : comment payez-vous ?
cli-deus-ask-place = Où placez-vous { $what } ? Un numéro, ou une région comme 2,-1
cli-deus-ask-take = En profitez-vous ?
cli-deus-ask-buy = Quelle ressource achetez-vous ?
cli-deus-ask-sell = Combien en vendez-vous ?
cli-deus-ask-sell-one = Quelle ressource vendez-vous ?
cli-deus-ask-harvest = Quel terrain produit ?
cli-deus-ask-piece = Quel pion de votre réserve ? { $left } à prendre
cli-deus-ask-fire = Quelle carte activer ?
cli-deus-ask-unit = Quelle unité militaire ? Un numéro, ou sa région
cli-deus-ask-move = Où va l’unité ? Elle peut rester sur place
cli-deus-ask-rob = Quel adversaire voler ?
cli-deus-ask-pillage = À quel village prendre des PV ?
cli-deus-ask-invoke = Jupiter : quel dieu invoquez-vous ?
cli-deus-ask-resource = Quelle ressource ? { $left } à prendre
cli-deus-ask-choose = Choisissez { $pieces } pions pour commencer
cli-deus-choose-how = Cinq nombres pour bateaux, production, science, civil, unités, 5 au plus par type : 2 2 2 2 2
cli-deus-joker-how = Le numéro de la carte et la lettre de la colonne, comme 2g
cli-deus-fires = (active { $cards })
cli-deus-firing = Carte { $place } sur { $most } de la colonne : { $what }
cli-deus-no-answer = « { $word } » n’est pas possible ici. Réponses possibles : { $known }
cli-deus-no-hint = Aucun robot ne joue assez bien à ce jeu pour donner un conseil.
cli-deus-hand-over = C’est à { $seat } de jouer. Appuyez sur Entrée quand personne d’autre ne regarde.

# --- ce qui a été fait ---

cli-deus-times = { $what } ({ $times } fois)
cli-deus-other-gains = { $seat } { $gains }
cli-deus-placed = { $what } en { $q },{ $r }

# --- aide ---

cli-deus-manual =
    Une lettre choisit l’action, un numéro son objet ; une région a son numéro ou
    son nom (q,r : la diagonale au-dessus du plateau, puis la rangée à gauche).
    Tapez les deux à la fois, « b3 », ou les mots d’une partie enregistrée :
    « build N01 », « place 2,-1 ».
    Quand une seule chose est demandée, le numéro suffit ; 0 : non, ou assez.
    u  annule, pendant votre tour et jusqu’à une pioche
    h  dit ce que ferait un robot        s  explique vos points jusqu’ici
    k  affiche toutes les colonnes       l  liste tous les coups
    m  redessine (Entrée aussi)          q  quitte (Ctrl-D aussi)
cli-deus-manual-rules =
    À votre tour, construisez un bâtiment ou faites une offrande. Construire : payez
    (chaque ressource manquante : { $gold } ors), placez un pion du type de la carte près
    des vôtres, puis toute la colonne s’active, de bas en haut. Toute autre région
    vide du bord coûte { $vp } PV ({ $fee } sur le plateau). Offrande : la carte du dessus
    désigne le dieu invoqué, puis vous piochez jusqu’à { $refill } cartes. Un village dont
    toutes les régions voisines sont occupées, avec une unité militaire parmi elles,
    est attaqué : le joueur qui y a le plus d’unités gagne ses PV ; en cas
    d’égalité, celui qui a le plus de bâtiments. Le dernier temple ou le dernier
    village déclenche la fin : ce tour de table, et encore un.
cli-deus-manual-joker =
    j  une fois : une carte face cachée, payée son rang en ors, « j 2g »
