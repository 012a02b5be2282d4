# Ein neuer Tisch: was sich festlegen lässt, und was man vorher wissen sollte.

web-plan-notes = { $number ->
    [one] Ein Hinweis
   *[other] { $number } Hinweise
  }
web-plan-refused = Das geht nicht:
web-plan-pace = Wie viel Zeit
web-preset-quick = Schnell
web-preset-quick-words = { $time } für jeden, dazu { $more } je Zug. Danach spielt ein Bot weiter.
web-preset-evening = Ein Abend
web-preset-evening-words = Ohne Zeitlimit. Geht jemand weg, können die anderen abstimmen.
web-preset-days = Über Tage
web-preset-days-words = { $time } für jeden Zug. Der Tisch wartet zwei Wochen auf Mitspielende.
web-preset-realtime-quick = Lebhaft
web-preset-realtime-quick-words = Alle zugleich: eine Viertelstunde ohne Pause.
web-preset-realtime-evening = In Ruhe
web-preset-realtime-evening-words = Nacheinander, jeder mit einer Minute Sand.
web-preset-own = Zeit selbst einstellen
web-plan-people = Wer spielt
web-plan-variants = So wird gespielt
web-plan-players = Wie viele spielen
web-plan-first = Wer beginnt
web-plan-first-drawn = Ausgelost
web-plan-first-seat = Platz { $number }
web-plan-two-gods = Götter zu zweit
web-plan-two-gods-4 = Vier Götter, zwei für jeden
web-plan-two-gods-4-words = Jeder führt zwei Farben; es gewinnt, wessen schwächere vorn liegt.
web-plan-two-gods-2 = Zwei Götter, einer für jeden
web-plan-two-gods-2-words = Eine Farbe für jeden, mit mehr Propheten. Zwei Landschaften gehören niemandem.
web-plan-modes = Spielweise
web-plan-modes-words = Tippe eine Marke an, um sie zu wenden, oder wirf die der Schachtel: Züge, Götter und zu zweit die Zahl der Götter. Fehler überlässt niemand dem Zufall.
web-plan-beginners = Anfänger
web-plan-beginners-words = Wer hier sitzt, verliert für Fehler und falsche Anzeigen keine Propheten.
web-plan-helps = Hilfen am Tisch
web-plan-helps-words = Alle sehen dasselbe. Mit weniger Hilfe wird es schwerer, und schneller im Kopf.
web-plan-clocks-timed = Mit der Sanduhr hält niemand zwischen den Zügen Plättchen, und am Schluss hat jeder noch einen Zug.
web-plan-turn = Ein Zug
web-plan-turn-words = So viele Aktionen, wie der Sand erlaubt; dann werden die Hände leer.
web-plan-hold = Ein Plättchen aus einer Reihe
web-plan-hold-words = So lange darf es in der Hand bleiben, bis es in die eigene Reihe geht.
web-plan-hold-none = beliebig
web-plan-final = Die Schlussphase
web-plan-final-words = Für jeden Spieler, sobald die Welt voll oder der Beutel leer ist: zusammen { $seconds } Sekunden.
web-plan-absent = Schweigen
web-plan-absent-words = Wenn jemand gepasst hat: Wer so lange nichts tut, passt ebenfalls.
web-plan-absent-none = nie
web-plan-seconds = { $seconds } s
web-plan-unit = Sekunden
web-plan-other-seconds = { $clock }: Sekunden
web-plan-undersides = Die Rückseiten
web-plan-undersides-words = Jedes Plättchen hat zwei Seiten, und in einer Reihe liegt nur eine oben.
web-undersides-seen = Gezeigt, wenn gesehen
web-undersides-seen-words = Der Tisch merkt sich für dich, was du gesehen hast.
web-undersides-none = Nie gezeigt
web-undersides-none-words = Jeder muss es sich merken, auch Bots.
web-undersides-all = Immer offen
web-undersides-all-words = Alle Rückseiten in allen Reihen, für alle.

# Deus: Spielplan, Beginn, Siegpunkte, Karten.

web-plan-gods = Welche Götter spielen
web-plan-gods-words = Wer dazukommt, nimmt einen freien Platz. Wählst du den Gott eines anderen Platzes, tauschen die beiden.
web-plan-gods-yours = Du
web-plan-gods-draw = Götter auslosen
web-plan-gods-first = Das macht etwas aus: Zu zweit gewinnt unter Bots in etwa 63 % der Spiele, wer beginnt.
web-plan-edition = Ausgabe
web-plan-edition-2005 = 2005
web-plan-edition-2005-words = Das übliche Spiel: Es endet bei 9 Punkten (zu zweit bei 10).
web-plan-edition-2001 = 2001
web-plan-edition-2001-words = Die erste: Nationen in drei Farben, vier beliebige oder ein Feld spät im Stapel beenden sie.
web-plan-house-rules = Hausregeln
web-plan-deus-players = Der Spielplan hat { $tiles } Plättchen aus sieben Regionen.
web-plan-map = Der Spielplan
web-plan-map-words = Seine Plättchen werden gezogen; hier wird nur die Form festgelegt.
web-plan-map-standard = Üblich
web-plan-map-standard-words = Unsere übliche Form.
web-plan-map-line = Linie
web-plan-map-line-words = Viel Küste, lange Wege.
web-plan-map-block = Block
web-plan-map-block-words = Eng beisammen, früh Streit.
web-plan-map-ring = Ring
web-plan-map-ring-words = Für drei, um eine leere Mitte.
web-plan-map-ring-three = Zu dritt gibt es auch einen Ring.
web-plan-map-own = Eigene Form
web-plan-map-own-words = Leg die Plättchen, wie du willst.
web-plan-own-map = Plättchen deines Spielplans: Drück auf einen Platz, um ein Plättchen zu legen oder wegzunehmen
web-plan-own-map-count = { $found } von { $tiles } Plättchen liegen. Drück auf einen Platz, um eines zu legen oder wegzunehmen.
web-plan-own-map-place = Plättchen auf Platz { $place }
web-plan-start = Figuren zu Beginn
web-plan-start-standard = Die üblichen
web-plan-start-standard-words = Zwei von jeder der fünf Arten, für alle.
web-plan-start-chosen = Geheim gewählt
web-plan-start-chosen-words = Jeder wählt aus seinen 25, höchstens fünf einer Art; gemeinsam wird aufgedeckt.
web-plan-pieces = So viele für jeden
web-plan-handicap = Nicht für alle gleich viele
web-plan-handicap-words = Weniger Figuren für Stärkere.
web-plan-handicap-of = Figuren von { $name }
web-plan-vp = Siegpunkte
web-plan-vp-hidden = Verdeckt
web-plan-vp-hidden-words = Jeder sieht nur die eigene Summe; wer mitzählt, weiß Bescheid.
web-plan-vp-open = Offen
web-plan-vp-open-words = Alle Summen sind während des Spiels zu sehen.
web-plan-joker = Joker
web-plan-joker-no = Ohne Joker
web-plan-joker-no-words = Karten werden als das gebaut, was sie sind.
web-plan-joker-yes = Mit Joker
web-plan-joker-yes-words = Einmal im Spiel darf jeder eine Karte verdeckt in eine beliebige Spalte legen, für Gold.

# Die Marken.

web-mode-turns = Züge
web-mode-gods = Götter
web-mode-mistakes = Fehler
web-mode-simultaneous = Alle zugleich
web-mode-simultaneous-words = Alle ziehen und legen gleichzeitig. Wer zuerst kommt, hat es.
web-mode-timed = Sanduhr
web-mode-timed-words = Einer nach dem anderen, jeder gegen den Sand.
web-mode-visible = Offene Götter
web-mode-visible-words = Während des Spiels gewählt: Wer zuerst kommt, wählt zuerst.
web-mode-secret = Geheime Götter
web-mode-secret-words = Zu Beginn verteilt; bis zur Wertung kennt niemand deinen.
web-mode-enforced = Verhindert
web-mode-enforced-words = Ein Plättchen, das nicht passt, lässt sich nicht legen.
web-mode-called = Angezeigt
web-mode-called-words = Ein falsches Plättchen liegt, bis es jemand anzeigt; dann geht es, und was daran hing, mit.
web-mode-called-penalty = Angezeigt, mit Strafe
web-mode-called-penalty-words = Ein falsches Plättchen liegt, bis es jemand anzeigt, und kostet auch einen Propheten.
web-mode-penalty = Ein angezeigter Fehler kostet einen Propheten
web-mode-wrong-calls = Eine falsche Anzeige kostet einen Propheten
web-mode-turn = { $mode }: { $now }. Wenden: { $other }
web-mode-toss = Die Marken werfen

# Dateien.

web-file-choose = Datei wählen
web-file-ours = Unsere herunterladen
web-file-forget = Wieder unsere
web-file-tiles = Eigene Plättchen
web-file-tiles-words = Eine TOML-Datei mit 92 Plättchen, aufgebaut wie unsere (tiles.toml). Wähle sie aus oder zieh sie hierher.
web-file-tiles-read = { $file }: { $number } Plättchen
web-file-deck = Eigene Karten
web-file-deck-words = Eine TOML-Datei mit 96 Karten, aufgebaut wie unsere (cards.toml). Wähle sie aus oder zieh sie hierher.
web-file-deck-read = { $file }: { $number } Arten von Karten

# Was man wissen sollte.

web-note-secret-two = Zwei geheime Götter für jeden: Die Spielregeln raten davon ab. Wer zwei der vier Götter kennt, kennt auch die beiden anderen.
web-note-called-shown = Der Tisch würde zeigen, wo Plättchen passen: Niemand läge falsch, und es gäbe kaum etwas anzuzeigen.
web-note-short-turn = { $seconds } Sekunden sind um, bevor ein Plättchen richtig herum liegt.
web-note-short-hold = { $seconds } Sekunden sind wenig für ein Plättchen aus einer Reihe, vor allem am Telefon.
web-note-short-final = Eine Schlussphase von { $seconds } Sekunden für jeden reicht nicht, um die Reihen aufzubrauchen.
web-note-short-absent = Wer nach dem Passen eines anderen { $seconds } Sekunden nachdenkt, passt mit.
web-note-no-hold = Ohne Grenze kann jemand ein gutes Plättchen festhalten, so lange er will.
web-note-no-absent = Geht jemand weg, ohne das Spiel zu verlassen, können es die anderen nicht durch Passen beenden.
web-note-low-guard = { $number } Befehle ohne Neues sind zu viert schnell erreicht: Das Spiel endet vielleicht zu früh.
web-note-long-line = Sieben Plättchen in einer Reihe sind ein schmaler Streifen: Am Telefon sind die Regionen klein.
web-note-few-pieces = Mit je { $number } Figuren sind alle früh auf die Götter angewiesen; das Spiel dauert länger.
web-note-handicap-same = Noch haben alle gleich viele.
web-note-tiles = Zu { $players } Spielern gehören { $tiles } Plättchen; { $found } liegen.
web-note-apart = Die Plättchen müssen zusammenhängen.
web-note-own-deck = Regeln, Galerie und Einführung erzählen von unseren Karten, nicht von deinen; am Tisch werden deine erklärt.
web-note-clock-move = Ein Zug braucht mindestens 5 Sekunden und höchstens 14 Tage.
web-note-clock-bank = Eine Partie braucht mindestens 30 Sekunden für jeden und höchstens 14 Tage; ein Zug bringt höchstens einen Tag dazu.
web-fix-two-gods = Ein Gott für jeden
web-fix-visible = Offene Götter
web-fix-no-help = Nicht zeigen
web-fix-usual = Wie üblich
web-fix-usual-map = Üblicher Spielplan
web-fix-no-handicap = Eine Zahl für alle

# Was abgemacht ist, für alle am Tisch.

web-settled-helps = Hilfen
web-settled-turn = { $seconds } s je Zug
web-settled-hold = { $seconds ->
    [0] Plättchen aus Reihen ohne Grenze
   *[other] { $seconds } s für ein Plättchen aus einer Reihe
  }
web-settled-final = Schlussphase { $seconds } s
web-settled-absent = { $seconds ->
    [0] Schweigen ist nie Passen
   *[other] { $seconds } s Schweigen sind Passen
  }
web-settled-undersides = Die Rückseiten: { $how }
web-settled-beginners = Ohne Strafen: { $names }
web-settled-option = { $what }: { $how }
web-settled-handicap = Figuren zur Wahl: { $numbers }
web-settled-first = { $name } beginnt
web-settled-first-drawn = Wer beginnt, wird ausgelost
web-settled-edition = Die Regeln der Ausgabe von { $year }
web-settled-map = Ein selbst gezeichneter Spielplan
web-settled-tiles = Plättchen aus einer eigenen Datei
web-settled-deck = Karten aus einer eigenen Datei
web-settled-guard = Ende nach { $number } Befehlen ohne Neues
