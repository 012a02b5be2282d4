# Exemples de règles : ce qui doit être vrai (expect-).

expect-may = { $god } peut : { $deeds }.
expect-may-not = { $god } ne peut pas : { $deeds }.
expect-legal = { $god } peut faire ceci, et rien d’autre : { $deeds }.
expect-legal-none = { $god } ne peut rien faire.
expect-legal-number = { $god } a { $number } possibilités.
expect-kind-none = { $god } ne peut pas faire cela maintenant : { $kind }.
expect-kind = { $god } peut faire cela de { $number } façons : { $kind }.
expect-place-tribe = poser une tribu
expect-odds = Le hasard choisit entre : { $deeds }.
expect-awaited = On attend : { $names }.
expect-awaited-chance = Maintenant on tire au sort.
expect-awaited-nobody = On n’attend plus personne.
expect-goes-on = La partie continue.
expect-over = La partie est finie : { $ending }.
expect-has-point = { $god } a { $number ->
    [one] { $number } point
   *[other] { $number } points
  }.
expect-has-power = { $god } a { $number } de pouvoir.
expect-has-temple = Il reste { $number ->
    [one] { $number } temple
   *[other] { $number } temples
  } à { $god }.
expect-has-stone = { $god } a { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
  } en réserve.
expect-has-extra-action = { $god } a { $number ->
    [one] { $number } action supplémentaire
   *[other] { $number } actions supplémentaires
  }.
expect-has-action = Il reste { $number ->
    [one] { $number } action
   *[other] { $number } actions
  } à { $god }.
expect-cards = { $number ->
    [0] { $god } n’a pas de carte { $tribe }
    [one] { $god } a { $number } carte { $tribe }
   *[other] { $god } a { $number } cartes de la nation { $tribe }
  }.
expect-token = { $god } a le jeton de la nation { $tribe }.
expect-token-nobody = Personne n’a le jeton de la nation { $tribe }.
expect-worships = La tribu en { $cell } croit en { $god }.
expect-worships-nobody = La tribu en { $cell } ne croit en rien.
expect-cell-empty = { $cell } est vide.
expect-cell-temple = En { $cell } se dresse un temple de { $god }.
expect-cell = En { $cell } se trouve : { $hex }.
expect-display = Le présentoir montre : { $hexes }.
expect-display-nothing = Le présentoir est vide.
expect-bag = Dans le sac : { $number } × { $hex }.
expect-box = Dans la boîte : { $number } × { $hex }.
expect-bag-hexes = Le sac contient { $number ->
    [one] { $number } hexagone
   *[other] { $number } hexagones
  }.
expect-box-hexes = La boîte contient { $number ->
    [one] { $number } hexagone
   *[other] { $number } hexagones
  }.
expect-scores = { $god } marque : { $items }.
expect-place = { $god } est à la place { $place }.
expect-wins = { $names } gagne.
expect-wins-shared = Victoire partagée : { $names }.
expect-turn = C’est le tour de { $god }.
expect-asked-action = { $god } doit agir.
expect-asked-victim = { $god } dit à qui le pouvoir est pris.
expect-asked-desert = { $god } dit quel désert se déplace.
expect-asked-place = { $god } dit où va le désert.
expect-asked-tribe = { $god } dit quelle tribu reçoit la pierre.
expect-asked-extra-action = { $god } peut utiliser une action supplémentaire ou finir le tour.
expect-idle = Tours sans progrès : { $number }.
expect-map = La carte compte { $number } hexagones.
