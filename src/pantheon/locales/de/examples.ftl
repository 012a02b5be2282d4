# Regelbeispiele: was wahr sein muss (expect-).

expect-may = { $god } darf: { $deeds }.
expect-may-not = { $god } darf nicht: { $deeds }.
expect-legal = { $god } kann nur dies: { $deeds }.
expect-legal-none = { $god } kann nichts tun.
expect-legal-number = { $god } hat { $number ->
    [0] keine Möglichkeit
    [one] { $number } Möglichkeit
   *[other] { $number } Möglichkeiten
  }.
expect-kind = Bei „{ $kind }“ kann { $god } nur dies: { $deeds }.
expect-kind-none = { $god } kann das jetzt nicht: { $kind }.
expect-kind-number = Für „{ $kind }“ hat { $god } { $number ->
    [one] { $number } Möglichkeit
   *[other] { $number } Möglichkeiten
  }.
expect-odds = Der Zufall entscheidet zwischen: { $deeds }.
expect-odds-equal = Der Zufall entscheidet, alles gleich wahrscheinlich: { $deeds }.
expect-odds-sure = Nur dies kann gezogen werden: { $deeds }.
expect-awaited = Am Zug: { $names }.
expect-awaited-chance = Jetzt wird gezogen.
expect-awaited-nobody = Niemand ist mehr am Zug.
expect-goes-on = Die Partie geht weiter.
expect-over = Die Partie ist zu Ende: { $ending }.
expect-has-point = { $god } hat { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }.
expect-scores = { $god } bekommt: { $items }.
expect-place = { $god } ist auf Platz { $place }.
expect-wins = { $names } gewinnt.
expect-wins-shared = { $names } teilen sich den Sieg.
expect-turn = { $god } ist am Zug.
expect-spectator = Das Publikum
expect-chance = Der Zufall
