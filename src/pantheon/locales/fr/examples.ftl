# Exemples de règles : ce qui doit être vrai (expect-).

expect-may = { $god } peut : { $deeds }.
expect-may-not = { $god } ne peut pas : { $deeds }.
expect-legal = { $god } peut faire ceci, et rien d’autre : { $deeds }.
expect-legal-none = { $god } ne peut rien faire.
expect-legal-number = { $god } a { $number ->
    [one] { $number } possibilité
   *[other] { $number } possibilités
  }.
expect-kind = De ce genre ({ $kind }), { $god } ne peut faire que ceci : { $deeds }.
expect-kind-none = { $god } ne peut pas faire cela maintenant : { $kind }.
expect-kind-number = { $god } peut faire cela de { $number ->
    [one] { $number } façon
   *[other] { $number } façons
  } : { $kind }.
expect-odds = Le hasard choisit entre : { $deeds }.
expect-odds-equal = Le hasard choisit, à chances égales, entre : { $deeds }.
expect-odds-sure = Le tirage ne peut donner que ceci : { $deeds }.
expect-awaited = On attend : { $names }.
expect-awaited-chance = Un tirage au sort a lieu.
expect-awaited-nobody = On n’attend plus personne.
expect-goes-on = La partie continue.
expect-over = La partie est terminée : { $ending }.
expect-has-point = { $god } a { $number ->
    [one] { $number } point
   *[other] { $number } points
  }.
expect-scores = { $god } marque : { $items }.
expect-place = { $god } est au rang { $place }.
expect-wins = { $names } gagne.
expect-wins-shared = Victoire partagée : { $names }.
expect-turn = C’est à { $god } de jouer.
expect-spectator = Un spectateur
expect-chance = Le hasard
