# Ein neuer Tisch: was sich festlegen lässt, und was man vorher wissen sollte.

web-plan-notes = { $number ->
    [one] Ein Hinweis
   *[other] { $number } Hinweise
  }
web-plan-refused = Das geht nicht:
web-plan-pace = Zeitrahmen
web-preset-quick = Schnell
web-preset-quick-words = { $time } pro Person, dazu { $more } je Zug. Ist die Zeit um, spielt ein Bot weiter.
web-preset-evening = Ein Abend
web-preset-evening-words = Ohne Zeitlimit. Geht jemand weg, können die anderen abstimmen.
web-preset-days = Über mehrere Tage
web-preset-days-words = { $time } je Zug. Der Tisch wartet zwei Wochen auf Mitspielende.
web-preset-realtime-quick = Lebhaft
web-preset-realtime-quick-words = Gleichzeitig: eine Viertelstunde ohne Pause.
web-preset-realtime-evening = In Ruhe
web-preset-realtime-evening-words = Rundenbasiert: je Zug eine Minute auf der Sanduhr.
web-preset-own = Zeit selbst einstellen
web-plan-people = Wer mitspielt
web-plan-variants = So wird gespielt
web-plan-players = Wie viele spielen
web-plan-first = Wer beginnt
web-plan-first-drawn = Ausgelost
web-plan-first-seat = Platz { $number }
web-plan-two-gods = Götter im Spiel zu zweit
web-plan-two-gods-4 = Vier Götter, je zwei
web-plan-two-gods-4-words = Ihr spielt je zwei Farben; es gewinnt, wessen hinterer Wertungsmarker weiter vorn liegt.
web-plan-two-gods-2 = Zwei Götter, je einer
web-plan-two-gods-2-words = Je eine Farbe, mit mehr Propheten. Zwei Geländearten gehören niemandem.
web-plan-modes = Spielmodi
web-plan-modes-words = Tippe ein Spielmodus-Plättchen an, um es zu wenden, oder lose die Modi aus: Züge, Götter und zu zweit die Zahl der Götter. Wie ihr mit Fehlern umgeht, wird nie ausgelost.
web-plan-beginners = Anfänger
web-plan-beginners-words = Wer hier sitzt, verliert für Fehler und falsche Meldungen keine Propheten.
web-plan-helps = Hilfen am Tisch
web-plan-helps-words = Alle sehen dasselbe. Mit weniger Hilfe wird es schwerer, und ihr braucht ein gutes Auge.
web-plan-clocks-timed = Im rundenbasierten Modus hält niemand zwischen den Zügen Plättchen, und am Schluss sind alle noch einmal am Zug.
web-plan-turn = Ein Zug
web-plan-turn-words = So viele Aktionen, wie die Sanduhr erlaubt; dann werden die Hände geleert.
web-plan-hold = Ein Plättchen aus einer Ablagereihe
web-plan-hold-words = So lange darf es in der Hand bleiben, bevor es in die eigene Ablagereihe kommt.
web-plan-hold-none = ohne Zeitlimit
web-plan-final = Die Schlussphase
web-plan-final-words = Pro Person, sobald die Welt voll oder der Beutel leer ist: zusammen { $seconds } Sekunden.
web-plan-absent = Untätigkeit
web-plan-absent-words = Sobald jemand gepasst hat: Wer so lange nichts tut, passt ebenfalls.
web-plan-absent-none = nie
web-plan-seconds = { $seconds } s
web-plan-unit = Sekunden
web-plan-other-seconds = { $clock }: Sekunden
web-plan-undersides = Die Rückseiten
web-plan-undersides-words = Jedes Plättchen hat zwei Seiten, und in einer Ablagereihe ist nur eine zu sehen.
web-undersides-seen = Sichtbar, wenn schon gesehen
web-undersides-seen-words = Der Tisch merkt sich für dich, was du gesehen hast.
web-undersides-none = Nie sichtbar
web-undersides-none-words = Alle müssen sich die Rückseiten selbst merken, auch die Bots.
web-undersides-all = Immer sichtbar
web-undersides-all-words = Alle Rückseiten in allen Ablagereihen, für alle.

# Deus: Spielplan, Beginn, Siegpunkte, Karten.

web-plan-gods = Welche Götter spielen
web-plan-gods-words = Wer dazukommt, sucht sich einen freien Platz aus. Wählst du den Gott eines anderen Platzes, tauschen die beiden Plätze ihre Götter.
web-plan-gods-yours = Du
web-plan-gods-draw = Götter auslosen
web-plan-gods-first = Das macht einen Unterschied: Zwischen zwei Bots gewinnt in etwa 63 % der Partien, wer beginnt.
web-plan-edition = Ausgabe
web-plan-edition-2005 = 2005
web-plan-edition-2005-words = Die Standardregeln: Bei 9 Punkten (zu zweit bei 10) endet die Partie.
web-plan-edition-2001 = 2001
web-plan-edition-2001-words = Die erste: Die Partie endet mit Nationen in drei Farben, mit vier beliebigen oder mit einem Sechseck weit unten im Stapel.
web-plan-house-rules = Hausregeln
web-plan-deus-players = Der Spielplan hat { $tiles } Kontinentalplatten mit je sieben Gebieten.
web-plan-map = Der Spielplan
web-plan-map-words = Die Kontinentalplatten werden gezogen; hier legst du nur ihre Anordnung fest.
web-plan-map-standard = Standard
web-plan-map-standard-words = Unsere Standardform.
web-plan-map-line = Linie
web-plan-map-line-words = Viel Küste, weite Wege.
web-plan-map-block = Block
web-plan-map-block-words = Dicht gedrängt, früh Streit.
web-plan-map-ring = Ring
web-plan-map-ring-words = Zu dritt, um eine leere Mitte.
web-plan-map-ring-three = Zu dritt gibt es auch einen Ring.
web-plan-map-own = Eigene Form
web-plan-map-own-words = Ordne die Platten an, wie du willst.
web-plan-own-map = Platten deines Spielplans: Tippe ein Feld an, um eine Platte zu legen oder wegzunehmen
web-plan-own-map-count = { $found } von { $tiles } Platten gelegt. Tippe ein Feld an, um eine zu legen oder wegzunehmen.
web-plan-own-map-place = Platte auf Feld { $place }
web-plan-start = Startgebäude
web-plan-start-standard = Standard
web-plan-start-standard-words = Zwei Gebäude von jeder der fünf Arten, für alle.
web-plan-start-chosen = Geheim gewählt
web-plan-start-chosen-words = Alle wählen aus ihren 25 Gebäuden, höchstens fünf einer Art; dann decken alle gleichzeitig auf.
web-plan-pieces = Anzahl pro Person
web-plan-handicap = Vorgabe: unterschiedlich viele
web-plan-handicap-words = Weniger Gebäude für Stärkere.
web-plan-handicap-of = Gebäude von { $name }
web-plan-vp = Siegpunkte
web-plan-vp-hidden = Verdeckt
web-plan-vp-hidden-words = Alle sehen nur die eigene Summe; mitzählen ist erlaubt.
web-plan-vp-open = Offen
web-plan-vp-open-words = Alle Summen sind während der Partie zu sehen.
web-plan-joker = Joker
web-plan-joker-no = Ohne Joker
web-plan-joker-no-words = Jede Karte kommt in die Spalte ihrer Farbe.
web-plan-joker-yes = Mit Joker
web-plan-joker-yes-words = Einmal pro Partie darfst du für Gold eine Karte verdeckt in eine beliebige Spalte legen.

# Die Marken.

web-mode-turns = Züge
web-mode-gods = Götter
web-mode-mistakes = Fehler
web-mode-simultaneous = Gleichzeitig
web-mode-simultaneous-words = Alle ziehen und legen gleichzeitig. Wer zuerst kommt, mahlt zuerst.
web-mode-timed = Rundenbasiert
web-mode-timed-words = Ihr zieht nacheinander, jeweils gegen die Sanduhr.
web-mode-visible = Offene Götter
web-mode-visible-words = Während der Partie gewählt: Wer zuerst kommt, wählt zuerst.
web-mode-secret = Verdeckte Götter
web-mode-secret-words = Zu Beginn verteilt; bis zur Wertung kennt niemand deinen Gott.
web-mode-enforced = Abgelehnt
web-mode-enforced-words = Ein Plättchen, das nicht passt, lässt sich nicht legen.
web-mode-called = Gemeldet
web-mode-called-words = Ein falsch gelegtes Plättchen bleibt liegen, bis es jemand meldet; dann kommt es weg, samt allem, was daran hing.
web-mode-called-penalty = Gemeldet, mit Strafe
web-mode-called-penalty-words = Ein falsch gelegtes Plättchen bleibt liegen, bis es jemand meldet, und kostet dann auch einen Propheten.
web-mode-penalty = Ein gemeldeter Fehler kostet den Verursacher einen Propheten
web-mode-wrong-calls = Eine falsche Meldung kostet einen Propheten
web-mode-turn = { $mode }: { $now }. Wenden: { $other }
web-mode-toss = Modi auslosen

# Dateien.

web-file-choose = Datei wählen
web-file-ours = Unsere Datei herunterladen
web-file-forget = Wieder unsere verwenden
web-file-tiles = Eigene Plättchen
web-file-tiles-words = Eine TOML-Datei mit 92 Plättchen, aufgebaut wie unsere (tiles.toml). Wähle sie aus oder ziehe sie hierher.
web-file-tiles-read = { $file }: { $number } Plättchen
web-file-deck = Eigene Karten
web-file-deck-words = Eine TOML-Datei mit 96 Karten, aufgebaut wie unsere (cards.toml). Wähle sie aus oder ziehe sie hierher.
web-file-deck-read = { $file }: { $number ->
    [one] 1 Karte
   *[other] { $number } verschiedene Karten
  }

# Was man wissen sollte.

web-note-secret-two = Je zwei verdeckte Götter: Die Spielregeln raten davon ab. Wer zwei der vier Götter kennt, kennt auch die beiden anderen.
web-note-called-shown = Der Tisch würde zeigen, wo Plättchen passen: Niemand würde Fehler machen, und es gäbe kaum etwas zu melden.
web-note-short-turn = Nach { $seconds } s ist der Zug vorbei, bevor ein Plättchen richtig herum liegt.
web-note-short-hold = { $seconds } s sind wenig für ein Plättchen aus einer Ablagereihe, vor allem auf dem Handy.
web-note-short-final = Eine Schlussphase von { $seconds } s pro Person reicht nicht, um die Ablagereihen aufzubrauchen.
web-note-short-absent = Wer { $seconds } s nachdenkt, nachdem jemand gepasst hat, passt ebenfalls.
web-note-no-hold = Ohne Zeitlimit kann jemand ein gutes Plättchen beliebig lange festhalten.
web-note-no-absent = Geht jemand weg, ohne aufzugeben, können die anderen die Partie nicht durch Passen beenden.
web-note-low-guard = { $number ->
    [one] 1 Aktion ohne Neues ist
   *[other] { $number } Aktionen ohne Neues sind
  } zu viert schnell erreicht: Die Partie endet vielleicht zu früh.
web-note-long-line = Sieben Platten in einer Reihe sind ein schmaler Streifen: Auf dem Handy sind die Gebiete klein.
web-note-few-pieces = Mit je { $number ->
    [one] 1 Gebäude
   *[other] { $number } Gebäuden
  } sind alle früh auf die Götter angewiesen; die Partie dauert länger.
web-note-handicap-same = Noch haben alle gleich viele Gebäude.
web-note-tiles = Für { $players } Personen braucht der Spielplan { $tiles } Platten; bisher gelegt: { $found }.
web-note-apart = Die Platten müssen zusammenhängen.
web-note-own-deck = Regeln, Galerie und Einführung beziehen sich auf unsere Karten, nicht auf deine; am Tisch werden deine erklärt.
web-note-clock-move = Die Bedenkzeit je Zug muss zwischen 5 Sekunden und 14 Tagen liegen.
web-note-clock-bank = Die Bedenkzeit für die Partie muss zwischen 30 Sekunden und 14 Tagen pro Person liegen; je Zug kommt höchstens ein Tag dazu.
web-fix-two-gods = Je ein Gott
web-fix-visible = Offene Götter
web-fix-no-help = Nicht zeigen
web-fix-usual = Standard verwenden
web-fix-usual-map = Standard-Spielplan
web-fix-no-handicap = Gleich viele für alle

# Was abgemacht ist, für alle am Tisch.

web-settled-helps = Hilfen
web-settled-turn = { $seconds } s je Zug
web-settled-hold = { $seconds ->
    [0] Plättchen aus Ablagereihen ohne Zeitlimit
   *[other] { $seconds } s für ein Plättchen aus einer Ablagereihe
  }
web-settled-final = Schlussphase { $seconds } s
web-settled-absent = { $seconds ->
    [0] Untätigkeit gilt nie als Passen
   *[other] { $seconds } s Untätigkeit gelten als Passen
  }
web-settled-undersides = Rückseiten: { $how }
web-settled-beginners = Ohne Strafen: { $names }
web-settled-option = { $what }: { $how }
web-settled-handicap = Gebäude zur Wahl: { $numbers }
web-settled-first = { $name } beginnt
web-settled-first-drawn = Wer beginnt, wird ausgelost
web-settled-edition = Regeln der Ausgabe von { $year }
web-settled-map = Eigener Spielplan des Gastgebers
web-settled-tiles = Plättchen aus einer eigenen Datei
web-settled-deck = Karten aus einer eigenen Datei
web-settled-guard = Ende nach { $number ->
    [one] 1 Aktion
   *[other] { $number } Aktionen
  } ohne Neues
