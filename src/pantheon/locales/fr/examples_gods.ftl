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
    [one] { $number } pierre divine
   *[other] { $number } pierres divines
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
    [0] { $god } n’a pas de carte de la nation { $tribe }
    [one] { $god } a { $number } carte de la nation { $tribe }
   *[other] { $god } a { $number } cartes de la nation { $tribe }
  }.
expect-gods-token = { $god } a le jeton de la nation { $tribe }.
expect-gods-token-nobody = Personne n’a le jeton de la nation { $tribe }.
expect-gods-worships = La tribu en { $cell } croit en { $god }.
expect-gods-worships-nobody = La tribu en { $cell } est sans religion.
expect-gods-cell-empty = La case { $cell } est vide.
expect-gods-cell-temple = Le temple en { $cell } est à { $god }.
expect-gods-cell = En { $cell }, il y a : { $hex }.
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
expect-gods-asked-victim = { $god } choisit à qui prendre du pouvoir.
expect-gods-asked-desert = { $god } choisit le désert à déplacer.
expect-gods-asked-place = { $god } choisit où va le désert.
expect-gods-asked-tribe = { $god } choisit la tribu qui reçoit la pierre divine.
expect-gods-asked-extra-action = { $god } peut utiliser une action supplémentaire ou terminer le tour.
expect-gods-idle = Tours sans progrès : { $number }.
expect-gods-map = Le monde compte { $number ->
    [one] { $number } hexagone
   *[other] { $number } hexagones
  }.
