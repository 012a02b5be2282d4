# Exemples de règles de Gods : ce qui doit être vrai (expect-).

expect-gods-place-tribe = poser une tribu
expect-gods-has-power = { $god } a { $number ->
    [one] { $number } point
   *[other] { $number } points
  } de pouvoir.
expect-gods-has-temple = Il reste { $number ->
    [one] { $number } temple
   *[other] { $number } temples
  } à { $god }.
expect-gods-has-stone = { $god } a { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
  } en réserve.
expect-gods-has-extra-action = { $god } a { $number ->
    [one] { $number } action supplémentaire
   *[other] { $number } actions supplémentaires
  }.
expect-gods-has-action = Il reste { $number ->
    [one] { $number } action
   *[other] { $number } actions
  } à { $god }.
expect-gods-cards = { $number ->
    [0] { $god } n’a pas de carte { $tribe }
    [one] { $god } a { $number } carte { $tribe }
   *[other] { $god } a { $number } cartes de la nation { $tribe }
  }.
expect-gods-token = { $god } a le jeton de la nation { $tribe }.
expect-gods-token-nobody = Personne n’a le jeton de la nation { $tribe }.
expect-gods-worships = La tribu en { $cell } croit en { $god }.
expect-gods-worships-nobody = La tribu en { $cell } ne croit en rien.
expect-gods-cell-empty = { $cell } est vide.
expect-gods-cell-temple = En { $cell } se dresse un temple de { $god }.
expect-gods-cell = En { $cell } se trouve : { $hex }.
expect-gods-display = Le présentoir montre : { $hexes }.
expect-gods-display-nothing = Le présentoir est vide.
expect-gods-bag = Dans le sac : { $number } × { $hex }.
expect-gods-box = Dans la boîte : { $number } × { $hex }.
expect-gods-bag-hexes = Le sac contient { $number ->
    [one] { $number } hexagone
   *[other] { $number } hexagones
  }.
expect-gods-box-hexes = La boîte contient { $number ->
    [one] { $number } hexagone
   *[other] { $number } hexagones
  }.
expect-gods-asked-action = { $god } doit agir.
expect-gods-asked-victim = { $god } dit à qui le pouvoir est pris.
expect-gods-asked-desert = { $god } dit quel désert se déplace.
expect-gods-asked-place = { $god } dit où va le désert.
expect-gods-asked-tribe = { $god } dit quelle tribu reçoit la pierre.
expect-gods-asked-extra-action = { $god } peut utiliser une action supplémentaire ou finir le tour.
expect-gods-idle = Tours sans progrès : { $number }.
expect-gods-map = La carte compte { $number } hexagones.
