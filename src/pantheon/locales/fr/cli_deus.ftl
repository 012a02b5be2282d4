# Deus dans le terminal.

# --- options ---

option-deus-start = deux pions de chaque type pour tous, ou un choix secret
option-deus-pieces = pions à choisir au départ, de 6 à 10
option-deus-handicap = pions à choisir par place, s'ils diffèrent, comme 10,8
option-deus-shape = disposition des tuiles du plateau
option-deus-places = une autre forme : où se trouve chaque tuile, comme 0/0,1/0,0/1,1/1
option-deus-joker = une fois par partie, chacun peut poser une carte face cachée
option-deus-vp = pendant la partie, chacun ne voit que ses PV, ou ceux de tous
option-deus-deck = un autre paquet ; --deck le lit dans un fichier

# --- mots ---

cli-deus-described = { $what } : { $text }

# --- à côté du plateau ---

cli-deus-title = Manche { $round }
cli-deus-title-before = Manche { $round }, il en reste une
cli-deus-title-last = Manche { $round }, la dernière
cli-deus-title-start = Avant la première manche
cli-deus-title-over = La partie est finie
cli-deus-supply = Réserve
cli-deus-temples = temples restants { $temples }
cli-deus-cards = pioche { $deck }, défausse { $discard }
cli-deus-cards-top = pioche { $deck }, défausse { $discard } ({ $card } dessus)
cli-deus-hand = Votre main ({ $cards })
cli-deus-tableau = Vos colonnes, dans l'ordre d'activation
cli-deus-joker = joker ({ $card })
cli-deus-legend-cards = cartes en main
cli-deus-legend-pieces = 2 bateaux disponibles, 3 en réserve
cli-deus-legend-edge = région de bord libre
cli-deus-legend-village = village avec 4 PV
cli-deus-legend-attacked = village attaqué
cli-deus-legend-all = les cinq pions
cli-deus-legend-can = peut être construite
cli-deus-turn-of = C'est à { $seat } de décider.
cli-deus-all-hidden = Les PV restent cachés jusqu'à la fin.
cli-deus-score-hidden = Les PV des autres restent cachés jusqu'à la fin.

# --- ce qui est possible ---

cli-deus-kind-build = construire une carte
cli-deus-kind-joker = poser un joker
cli-deus-kind-offer = faire une offrande
cli-deus-kind-add = ajouter une carte
cli-deus-kind-done = l'offrande est complète
cli-deus-kind-pay = payer
cli-deus-kind-place = placer
cli-deus-kind-take = prendre
cli-deus-kind-decline = refuser
cli-deus-kind-buy = acheter
cli-deus-kind-sell = vendre
cli-deus-kind-sell-one = vendre
cli-deus-kind-harvest = récolter
cli-deus-kind-piece = prendre un pion
cli-deus-kind-fire = activer une carte
cli-deus-kind-unit = choisir une unité
cli-deus-kind-move = déplacer
cli-deus-kind-rob = voler
cli-deus-kind-pillage = prendre à un village
cli-deus-kind-invoke = invoquer un dieu
cli-deus-kind-resource = prendre une ressource
cli-deus-kind-choose = choisir des pions
cli-deus-commands = u annuler · h conseil · s score · k colonnes · l historique · ? aide · q quitter
cli-deus-ask-turn = À vous : construisez une carte, ou offrez des cartes à un dieu.
cli-deus-ask-build = Quelle carte construire ? Le numéro de la main (Entrée : retour)
cli-deus-ask-joker = Quelle carte face cachée, et dans quelle colonne ? (Entrée : retour)
cli-deus-ask-offer = Quelle carte dessus ? Elle désigne le dieu ; on peut en ajouter (Entrée : retour)
cli-deus-ask-add = Offrande à { $name }, { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
  } déjà. Quelle carte ajouter ? d : c'est tout
cli-deus-ask-done = Toute votre main est offerte. d : continuer
cli-deus-ask-pay = Comment payer { $card } ?
cli-deus-ask-place = Où placer { $what } ? Un numéro, ou une région comme 2,-1
cli-deus-ask-take = Prendre cela ?
cli-deus-ask-buy = Quelle ressource acheter ?
cli-deus-ask-sell = Combien en vendre ?
cli-deus-ask-sell-one = Quelle ressource vendre ?
cli-deus-ask-harvest = Où récolter ?
cli-deus-ask-piece = Quel pion de votre réserve ? Encore { $left } à prendre
cli-deus-ask-fire = Quelle carte activer ?
cli-deus-ask-unit = Quelle unité ? Un numéro, ou sa région
cli-deus-ask-move = Où va l'unité ? Elle peut rester
cli-deus-ask-rob = À qui voler ?
cli-deus-ask-pillage = À quel village prendre ?
cli-deus-ask-invoke = Jupiter : quel dieu doit donner ?
cli-deus-ask-resource = Quelle ressource ? Encore { $left } à prendre
cli-deus-ask-choose = Choisissez { $pieces } pions pour commencer
cli-deus-choose-how = Cinq nombres pour bateaux, production, science, civil, unités, 5 au plus de chaque : 2 2 2 2 2
cli-deus-joker-how = Le numéro de la carte et la lettre de la colonne, comme 2g
cli-deus-fires = (active { $cards })
cli-deus-firing = Carte { $place } sur { $most } de la colonne : { $what }
cli-deus-no-answer = « { $word } » ne convient pas ici. Possible : { $known }
cli-deus-no-hint = Aucun bot ne joue assez bien à ce jeu pour conseiller.
cli-deus-hand-over = Au tour de { $seat }. Appuyez sur Entrée quand personne d'autre ne regarde.

# --- ce qui a été fait ---

cli-deus-times = { $what } ({ $times } fois)
cli-deus-other-gains = { $seat } { $gains }
cli-deus-placed = { $what } en { $q },{ $r }

# --- aide ---

cli-deus-manual =
    Une lettre choisit l'action, un numéro avec quoi ; une région a son numéro ou
    son nom (q,r : la diagonale au-dessus du plateau, puis la rangée à gauche). Les
    deux à la fois vont aussi, « b3 », ou les mots d'une partie notée : « build
    N01 », « place 2,-1 ».
    Si une seule chose est demandée, le numéro suffit ; 0 veut dire non, ou assez.
    u  annule, pendant votre tour et jusqu'à une pioche
    h  dit ce que ferait un bot          s  explique vos points jusqu'ici
    k  montre toutes les colonnes        l  liste tous les coups
    m  redessine (Entrée aussi)          q  quitte ; Ctrl-D aussi
cli-deus-manual-rules =
    Un tour, c'est une construction ou une offrande. Construire : payer (une
    ressource qui manque vaut { $gold } or), placer un pion de la couleur de la carte
    près des siens, puis toute la colonne agit, de bas en haut. Une région de bord
    libre ailleurs coûte { $vp } PV ({ $fee } sur le plateau). Offrande : le dieu de la
    carte du dessus donne, puis on pioche jusqu'à { $refill } cartes. Un village dont toutes
    les voisines sont occupées, avec une unité parmi elles, est attaqué : le plus
    d'unités gagne ses PV, puis le plus de bâtiments. Le dernier temple ou le
    dernier village annonce la fin : cette manche, et encore une.
cli-deus-manual-joker =
    j  une fois : une carte face cachée, payée son rang en or, « j 2g »
