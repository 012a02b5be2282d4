# Regelbeispiele: was wahr sein muss (expect-).

expect-may = { $god } darf: { $deeds }.
expect-may-not = { $god } darf nicht: { $deeds }.
expect-legal = { $god } kann nur dies: { $deeds }.
expect-legal-none = { $god } kann nichts tun.
expect-legal-number = { $god } hat { $number } Möglichkeiten.
expect-kind = Von dieser Art ({ $kind }) kann { $god } nur dies: { $deeds }.
expect-kind-none = { $god } kann das jetzt nicht: { $kind }.
expect-kind-number = { $god } kann das auf { $number } Arten: { $kind }.
expect-odds = Der Zufall entscheidet zwischen: { $deeds }.
expect-odds-equal = Der Zufall entscheidet, alles gleich wahrscheinlich: { $deeds }.
expect-odds-sure = Nur dies kann gezogen werden: { $deeds }.
expect-awaited = Am Zug: { $names }.
expect-awaited-chance = Jetzt wird gezogen.
expect-awaited-nobody = Niemand ist mehr am Zug.
expect-goes-on = Das Spiel geht weiter.
expect-over = Das Spiel ist aus: { $ending }.
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
