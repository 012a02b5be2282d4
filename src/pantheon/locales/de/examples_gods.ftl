# Regelbeispiele zu Gods: was wahr sein muss (expect-).

expect-gods-place-tribe = einen Stamm legen
expect-gods-has-power = { $god } hat { $number } Kraft.
expect-gods-has-temple = { $god } hat noch { $number } Tempel.
expect-gods-has-stone = { $god } hat { $number ->
    [one] { $number } Götterstein
   *[other] { $number } Göttersteine
  } im Vorrat.
expect-gods-has-extra-action = { $god } hat { $number ->
    [one] { $number } Extra-Aktion
   *[other] { $number } Extra-Aktionen
  }.
expect-gods-has-action = { $god } hat noch { $number ->
    [one] { $number } Aktion
   *[other] { $number } Aktionen
  }.
expect-gods-cards = { $god } hat { $number ->
    [0] keine { $tribe } Karte
    [one] eine { $tribe } Karte
   *[other] { $number } { $tribe } Karten
  }.
expect-gods-token = { $god } hat die { $tribe } Marke.
expect-gods-token-nobody = Niemand hat die { $tribe } Marke.
expect-gods-worships = Der Stamm auf { $cell } glaubt an { $god }.
expect-gods-worships-nobody = Der Stamm auf { $cell } glaubt an niemanden.
expect-gods-cell-empty = { $cell } ist leer.
expect-gods-cell-temple = Auf { $cell } steht ein Tempel von { $god }.
expect-gods-cell = Auf { $cell } liegt: { $hex }.
expect-gods-display = In der Auslage: { $hexes }.
expect-gods-display-nothing = Die Auslage ist leer.
expect-gods-bag = Im Beutel: { $number } × { $hex }.
expect-gods-box = In der Schachtel: { $number } × { $hex }.
expect-gods-bag-hexes = Im Beutel { $number ->
    [one] ist { $number } Sechseck
   *[other] sind { $number } Sechsecke
  }.
expect-gods-box-hexes = In der Schachtel { $number ->
    [one] ist { $number } Sechseck
   *[other] sind { $number } Sechsecke
  }.
expect-gods-asked-action = { $god } ist mit einer Aktion am Zug.
expect-gods-asked-victim = { $god } wählt, wem 1 Kraft genommen wird.
expect-gods-asked-desert = { $god } wählt, welche Wüste versetzt wird.
expect-gods-asked-place = { $god } wählt, wohin die Wüste kommt.
expect-gods-asked-tribe = { $god } wählt, welcher Stamm den Götterstein bekommt.
expect-gods-asked-extra-action = { $god } darf eine Extra-Aktion nutzen oder den Zug beenden.
expect-gods-idle = Züge ohne Fortschritt: { $number }.
expect-gods-map = Die Welt besteht aus { $number ->
    [one] { $number } Sechseck
   *[other] { $number } Sechsecken
  }.
