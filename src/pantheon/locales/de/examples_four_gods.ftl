# Regelbeispiele zu 4 Gods: was wahr sein muss, was man tun kann (expect-four-gods-).

expect-four-gods-cell-empty = { $cell } ist leer.
expect-four-gods-city = Auf { $cell } steht eine Legendäre Stadt, Prophet: { $colour }.
expect-four-gods-shows = Auf { $cell } liegt: { $face }.
expect-four-gods-preaches = Auf { $cell } steht ein Prophet ({ $colour }, { $terrain }).
expect-four-gods-preaches-nobody = Auf { $cell } steht kein Prophet.
expect-four-gods-kingdoms = Königreiche ({ $terrain }): { $realms }.
expect-four-gods-kingdoms-none = Es gibt kein { $terrain ->
    [Ebene] Ebenen
    [Gebirge] Gebirgs
   *[other] { $terrain }
  }-Königreich.
expect-four-gods-kingdom-count = Zahl der { $terrain ->
    [Ebene] Ebenen
    [Gebirge] Gebirgs
   *[other] { $terrain }
  }-Königreiche: { $number }.
expect-four-gods-kingdom-size = Das größte { $terrain ->
    [Ebene] Ebenen
    [Gebirge] Gebirgs
   *[other] { $terrain }
  }-Königreich hat { $number } Plättchen.
expect-four-gods-safe = Die Legendäre Stadt auf { $cell } ist sicher.
expect-four-gods-unsafe = Die Legendäre Stadt auf { $cell } kann noch zerstört werden.
expect-four-gods-world = Plättchen und Städte in der Welt: { $number }.
expect-four-gods-row = In der Ablagereihe von { $god }: { $faces }.
expect-four-gods-row-empty = Die Ablagereihe von { $god } ist leer.
expect-four-gods-row-full = Die Ablagereihe von { $god } ist voll.
expect-four-gods-row-size = Plättchen in der Ablagereihe von { $god }: { $number }.
expect-four-gods-slot = Platz { $slot } bei { $god } zeigt: { $face }.
expect-four-gods-slot-empty = Platz { $slot } bei { $god } ist leer.
expect-four-gods-slot-free = frei
expect-four-gods-unknown = unbekannt
expect-four-gods-tile-unknown = ein verdecktes Plättchen
expect-four-gods-from-bag = { $sides } (aus dem Beutel)
expect-four-gods-from-row = { $sides } (aus der Ablagereihe von { $row })
expect-four-gods-hand = Die { $hand } Hand von { $god } hält: { $tile }.
expect-four-gods-hand-empty = Die { $hand } Hand von { $god } ist leer.
expect-four-gods-holds = Plättchen in den Händen von { $god }: { $number }.
expect-four-gods-bag = Plättchen im Beutel: { $number }.
expect-four-gods-bag-empty = Der Beutel ist leer.
expect-four-gods-reserve = Propheten im Vorrat ({ $colour }): { $number }.
expect-four-gods-lost = Endgültig verlorene Propheten ({ $colour }): { $number }.
expect-four-gods-token = Zerstörte Legendäre Städte ({ $colour }): { $number }.
expect-four-gods-cities-left = Noch verfügbare Legendäre Städte: { $number }.
expect-four-gods-sees-cell = { $eyes } sieht auf { $cell }: { $face }; Rückseite: { $under }.
expect-four-gods-sees-slot = { $eyes } sieht auf Platz { $slot } bei { $god }: { $face }; Rückseite: { $under }.
expect-four-gods-sees-hand = { $eyes } sieht, was die { $hand } Hand von { $god } hält: { $tile }.
expect-four-gods-sees-god = { $eyes } kennt den Gott von { $seat }: { $other }.
expect-four-gods-sees-no-god = { $eyes } kennt den Gott von { $seat } nicht.
expect-four-gods-plays = { $god } spielt: { $colours }.
expect-four-gods-plays-nothing = { $god } hat keine Farbe.
expect-four-gods-passed = Gepasst: { $names }.
expect-four-gods-passed-nobody = Niemand hat gepasst.
expect-four-gods-gone = Ausgestiegen: { $names }.
expect-four-gods-gone-nobody = Niemand ist ausgestiegen.
expect-four-gods-idle-turns = Zuletzt im eigenen Zug gepasst: { $names }.
expect-four-gods-idle-turns-nobody = Im letzten Zug wurde nicht gepasst.
expect-four-gods-last-round = In der letzten Runde noch am Zug: { $names }.
expect-four-gods-last-round-nobody = Die letzte Runde hat noch nicht begonnen.
expect-four-gods-window = { $god } darf auf { $cell } noch einen Propheten einsetzen.
expect-four-gods-window-closed = { $god } darf jetzt keinen Propheten einsetzen.
expect-four-gods-clocks = Laufende Zeiten: { $clocks }.
expect-four-gods-clocks-none = Es läuft keine Uhr.
expect-four-gods-clock-sand = Sanduhr des Zuges
expect-four-gods-clock-hold-left = Haltezeit der linken Hand
expect-four-gods-clock-hold-right = Haltezeit der rechten Hand
expect-four-gods-clock-window = Zeit für einen Propheten
expect-four-gods-clock-penalty = Zeit für die Wahl der Strafe
expect-four-gods-clock-absent = Untätigkeit, die als Passen gilt
expect-four-gods-clock-final = Schlussphase
expect-four-gods-seconds = Frist von { $number } s: { $clock }.
expect-four-gods-clock-anew = Die Zeit beginnt neu: { $clock }.
expect-four-gods-clock-on = Die Zeit läuft weiter: { $clock }.
expect-four-gods-clock-age = Schritte, seit diese Zeit läuft: { $number } ({ $clock }).
expect-four-gods-owes = Propheten, die { $god } noch abgeben muss: { $number }.
expect-four-gods-final = Die Schlussphase hat begonnen: { $ending }.
expect-four-gods-no-final = Die Schlussphase hat noch nicht begonnen.
expect-four-gods-turn = Das ist Zug { $number }.
expect-four-gods-idle = Aktionen ohne Neues in der Welt: { $number }.
expect-four-gods-marker = Der Wertungsmarker ({ $colour }) steht auf { $number }.
expect-four-gods-points-cities = Punkte für Legendäre Städte: { $shares }.
expect-four-gods-points-cities-none = Keine Punkte für Legendäre Städte.
expect-four-gods-points-prophets = Punkte für Propheten: { $shares }.
expect-four-gods-points-prophets-none = Keine Punkte für Propheten.
expect-four-gods-points-largest = Punkte für die größten Königreiche: { $shares }.
expect-four-gods-points-largest-none = Keine Punkte für die größten Königreiche.
expect-four-gods-points-most = Punkte für die meisten Königreiche: { $shares }.
expect-four-gods-points-most-none = Keine Punkte für die meisten Königreiche.
expect-four-gods-ranks = Für die Werte { $values } gibt es { $points } Punkte.
expect-four-gods-corner-nw = links oben
expect-four-gods-corner-ne = rechts oben
expect-four-gods-corner-se = rechts unten
expect-four-gods-corner-sw = links unten

# Was man tun kann.

expect-four-gods-do-ready = bereit sein
expect-four-gods-do-colour = { $colour } nehmen
expect-four-gods-do-god = { $god } wählen
expect-four-gods-do-gods = { $god } und { $second } wählen
expect-four-gods-do-place = ein Plättchen auf { $cell } legen ({ $face })
expect-four-gods-do-place-prophet = ein Plättchen auf { $cell } legen ({ $face }) und einen Propheten einsetzen ({ $colour }, { $terrain })
expect-four-gods-do-place-prophet-moved = ein Plättchen auf { $cell } legen ({ $face }) und den Propheten von { $prophet } dorthin versetzen ({ $terrain })
expect-four-gods-do-destroy = die Legendäre Stadt auf { $cell } zerstören ({ $face }), gezählt für { $colour }
expect-four-gods-do-destroy-own = die Legendäre Stadt auf { $cell } zerstören ({ $face })
expect-four-gods-do-prophet = auf { $cell } einen Propheten einsetzen ({ $colour }, { $corner })
expect-four-gods-do-prophet-moved = den Propheten von { $prophet } nach { $cell } versetzen ({ $corner })
expect-four-gods-do-build = auf { $cell } eine Legendäre Stadt errichten ({ $colour })
expect-four-gods-do-build-moved = auf { $cell } eine Legendäre Stadt mit dem Propheten von { $prophet } errichten
expect-four-gods-do-discard = ein Plättchen auf Platz { $slot } ablegen (oben { $face })
expect-four-gods-do-give-back = ein Plättchen zurücklegen (oben { $face })
expect-four-gods-do-draw = Plättchen ziehen: { $count }
expect-four-gods-do-flip = das Plättchen auf Platz { $slot } bei { $row } wenden ({ $face })
expect-four-gods-do-take = das Plättchen auf Platz { $slot } bei { $row } nehmen ({ $face })
expect-four-gods-do-pass = passen
expect-four-gods-do-end-turn = den Zug beenden
expect-four-gods-do-call = das Plättchen auf { $cell } melden
expect-four-gods-do-give-up = einen Propheten abgeben ({ $colour })
expect-four-gods-do-give-up-moved = den Propheten von { $prophet } abgeben
expect-four-gods-do-leave = die Partie verlassen
expect-four-gods-do-tile = Plättchen { $number }
expect-four-gods-do-dealt-colour = { $colour } für { $seat }
expect-four-gods-do-dealt-god = { $god } für { $seat }
expect-four-gods-do-first = { $seat } beginnt
expect-four-gods-do-given-god = { $god } für { $seat }
expect-four-gods-kind-place = ein Plättchen legen
expect-four-gods-kind-prophet = einen Propheten auf dem letzten Plättchen einsetzen
expect-four-gods-kind-build = eine Legendäre Stadt errichten
expect-four-gods-kind-discard = ein Plättchen ablegen
expect-four-gods-kind-give-back = ein Plättchen zurücklegen
expect-four-gods-kind-god = einen Gott wählen
expect-four-gods-kind-gods = zwei Götter auf einmal wählen
expect-four-gods-kind-call = einen Fehler melden
expect-four-gods-kind-draw = ziehen
expect-four-gods-kind-take = aus einer Ablagereihe nehmen
expect-four-gods-kind-flip = in einer Ablagereihe wenden
expect-four-gods-kind-destroy = eine Legendäre Stadt zerstören
