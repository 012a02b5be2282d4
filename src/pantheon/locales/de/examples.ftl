# Regelbeispiele: was wahr sein muss (expect-).

expect-may = { $god } darf: { $deeds }.
expect-may-not = { $god } darf nicht: { $deeds }.
expect-legal = { $god } kann nur dies: { $deeds }.
expect-legal-none = { $god } kann nichts tun.
expect-legal-number = { $god } hat { $number } Möglichkeiten.
expect-kind-none = { $god } kann das jetzt nicht: { $kind }.
expect-kind = { $god } kann das auf { $number } Arten: { $kind }.
expect-place-tribe = einen Stamm legen
expect-odds = Der Zufall entscheidet zwischen: { $deeds }.
expect-awaited = Am Zug: { $names }.
expect-awaited-chance = Jetzt wird gezogen.
expect-awaited-nobody = Niemand ist mehr am Zug.
expect-goes-on = Das Spiel geht weiter.
expect-over = Das Spiel ist aus: { $ending }.
expect-has-point = { $god } hat { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }.
expect-has-power = { $god } hat { $number } Macht.
expect-has-temple = { $god } hat noch { $number } Tempel.
expect-has-stone = { $god } hat { $number ->
    [one] { $number } Stein
   *[other] { $number } Steine
  } im Vorrat.
expect-has-extra-action = { $god } hat { $number ->
    [one] { $number } Extra-Aktion
   *[other] { $number } Extra-Aktionen
  }.
expect-has-action = { $god } hat noch { $number ->
    [one] { $number } Aktion
   *[other] { $number } Aktionen
  }.
expect-cards = { $god } hat { $number ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $number } Karten
  } in { $tribe }.
expect-token = { $god } hat die Marke in { $tribe }.
expect-token-nobody = Niemand hat die Marke in { $tribe }.
expect-worships = Der Stamm auf { $cell } glaubt an { $god }.
expect-worships-nobody = Der Stamm auf { $cell } glaubt an nichts.
expect-cell-empty = { $cell } ist leer.
expect-cell-temple = Auf { $cell } steht ein Tempel von { $god }.
expect-cell = Auf { $cell } liegt: { $hex }.
expect-display = In der Auslage: { $hexes }.
expect-display-nothing = Die Auslage ist leer.
expect-bag = Im Beutel: { $number } × { $hex }.
expect-box = In der Schachtel: { $number } × { $hex }.
expect-bag-hexes = Im Beutel { $number ->
    [one] ist { $number } Sechseck
   *[other] sind { $number } Sechsecke
  }.
expect-box-hexes = In der Schachtel { $number ->
    [one] ist { $number } Sechseck
   *[other] sind { $number } Sechsecke
  }.
expect-scores = { $god } bekommt: { $items }.
expect-place = { $god } ist auf Platz { $place }.
expect-wins = { $names } gewinnt.
expect-wins-shared = { $names } teilen sich den Sieg.
expect-turn = { $god } ist am Zug.
expect-asked-action = { $god } ist mit einer Aktion dran.
expect-asked-victim = { $god } sagt, wem Macht genommen wird.
expect-asked-desert = { $god } sagt, welche Wüste wandert.
expect-asked-place = { $god } sagt, wohin die Wüste kommt.
expect-asked-tribe = { $god } sagt, welcher Stamm den Stein bekommt.
expect-asked-extra-action = { $god } darf eine Extra-Aktion nutzen oder den Zug beenden.
expect-idle = Züge ohne Fortschritt: { $number }.
expect-map = Die Karte hat { $number } Sechsecke.
