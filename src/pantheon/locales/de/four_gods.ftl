# 4 Gods: was an einer Plättchendatei nicht stimmt.

tiles-no-list = Zeile { $line }: Eine Plättchendatei enthält eine einzige Liste namens „tiles“.
tiles-fields = Zeile { $line }: Ein Plättchen hat eine Nummer (number), Seiten (faces) und vielleicht Gebiete (regions), sonst nichts.
tiles-number = Zeile { $line }: Die Nummer eines Plättchens ist eine ganze Zahl ab 1, nicht „{ $found }“.
tiles-twice = Zeile { $line }: Zwei Plättchen haben die Nummer { $number }.
tiles-two-faces = Zeile { $line }: Plättchen { $number } braucht zwei Seiten und Gebiete für beide oder für keine.
tiles-letters = Zeile { $line }: Plättchen { $number }: Eine Seite besteht aus vier der Buchstaben S, P, F, M, nicht „{ $face }“.
tiles-four-terrains = Zeile { $line }: Plättchen { $number }: Keine Seite darf alle vier Geländearten zeigen, { $face } aber tut es.
tiles-split = Zeile { $line }: Plättchen { $number }: { $face } muss seine Gebiete nennen, denn die Ecken könnten verschieden verbunden sein.
tiles-regions = Zeile { $line }: Plättchen { $number }: Die Gebiete von { $face } müssen NW, NE, SE und SW je einmal nennen.
tiles-mixed = Zeile { $line }: Plättchen { $number }: Ein Gebiet von { $face } mischt Geländearten.
tiles-count = Zeile { $line }: Der Satz hat { $found } Plättchen, es müssen { $right } sein.

# 4 Gods: Optionen, die nicht zusammenpassen.

four-gods-two-only = Wie viele Götter im Spiel sind, lässt sich nur zu zweit wählen.
four-gods-beginners = Anfänger sind Plätze von 1 bis { $players }, jeder einmal genannt, nicht „{ $value }“.

# Die Wörter des Spiels.

god-merfolk = die Fischmenschen
god-humans = die Menschen
god-elves = die Elfen
god-dwarves = die Zwerge
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-gray = Grau
terrain-sea = Meer
terrain-plain = Ebene
terrain-forest = Wald
terrain-mountain = Gebirge
hand-left = linke
hand-right = rechte

# Plättchen in Optionen.

tiles-word = Plättchen { $line } des Satzes: „{ $word }“ sollte so aussehen: 17:SSSP/SSFM.
four-gods-tiles = Diese Plättchen sind nicht verwendbar: { $reason }

# Absagen.

four-gods-no-seat = An diesem Tisch gibt es keinen Platz { $seat }. Plätze: { $known }.
four-gods-not-here = Dieser Tisch hat nur die Plätze 1 bis { $players }.
four-gods-hidden = Was verdeckt ist, lässt sich nicht spielen.
four-gods-no-tile = In diesem Satz gibt es kein Plättchen Nummer { $number }.
four-gods-no-face = Kein Plättchen dieses Satzes zeigt { $face }. Nenne die Ecken im Uhrzeigersinn von Nordwest an mit S, P, F, M.
four-gods-no-slot = Eine Ablagereihe hat hier die Plätze 1 bis { $slots }, keinen Platz { $slot }.
four-gods-no-clock = So eine Uhr läuft nicht.
four-gods-not-yours = Das tut nur der Zufall oder eine Uhr.
four-gods-gone = Du hast diese Partie verlassen.
four-gods-not-started = Die Partie hat noch nicht begonnen: Melde dich erst bereit.
four-gods-is-ready = Du bist schon bereit; warte auf die anderen.
four-gods-started = Die Partie hat schon begonnen.
four-gods-owes = Zuerst die Strafe: Gib einen Propheten ab.
four-gods-owes-nothing = Du musst keinen Propheten abgeben.
four-gods-no-turns = In dieser Partie gibt es keine Züge; passe, wenn du nichts mehr tun willst.
four-gods-no-pass = Im rundenbasierten Spiel wird nicht gepasst; beende deinen Zug.
four-gods-not-your-turn = { $seat } ist am Zug.
four-gods-visible = Hier wird mit offenen Göttern gespielt: Wähle einen Gott; die Farbe gehört dazu.
four-gods-secret = Die Götter sind hier verdeckt; sie werden zugelost, nicht gewählt.
four-gods-has-colour = Du hast schon { $count ->
    [one] eine Farbe
   *[other] deine zwei Farben
  }.
four-gods-colour-taken = { $seat } war schneller: { $colour } ist vergeben.
four-gods-god-taken = { $seat } war schneller und hat { $god } gewählt.
four-gods-has-god = Ein Gott gilt für die ganze Partie; alle haben { $count ->
    [one] nur einen
   *[other] höchstens { $count }
  }.
four-gods-no-god = Wähle zuerst einen Gott.
four-gods-hand-empty = Deine { $hand } Hand ist leer.
four-gods-hand-full = Deine { $hand } Hand hält schon ein Plättchen.
four-gods-hands-full = Zum Ziehen müssen beide Hände leer sein.
four-gods-no-free-hand = Dafür muss eine Hand frei sein.
four-gods-not-that-tile = Das Plättchen in deiner { $hand }n Hand zeigt nicht { $face }.
four-gods-city-there = Auf { $cell } steht eine Legendäre Stadt.
four-gods-cell-taken = { $cell } ist besetzt: { $seat } hat dort ein Plättchen gelegt.
four-gods-edges = { $cell } grenzt nicht an zwei gerade Kanten (Rahmen oder Plättchen).
four-gods-mismatch = { $face } passt nicht zu den Plättchen um { $cell }.
four-gods-no-city-there = Auf { $cell } steht keine Stadt, die du zerstören könntest.
four-gods-own-city = Deine eigene Stadt auf { $cell } darfst du nicht zerstören.
four-gods-token = Das Stadtplättchen kann nicht für { $colour } zählen; „own“ ist immer richtig.
four-gods-corner = { $corner } ist nicht die erste Ecke: Nenne die erste Ecke des Gebiets, im Uhrzeigersinn ab NW.
four-gods-not-your-colour = Diese Propheten gehören dir nicht: { $colour }.
four-gods-reserve-empty = Der Vorrat von { $colour } ist leer; ein Prophet kann von einem Plättchen versetzt werden.
four-gods-reserve-first = Versetzen darfst du erst, wenn der Vorrat von { $colour } leer ist.
four-gods-no-prophet-there = Auf { $cell } hast du keinen Propheten.
four-gods-city-prophet = Der Prophet auf { $cell } muss in seiner Stadt bleiben.
four-gods-too-late = Für einen Propheten auf { $cell } ist es zu spät.
four-gods-one-prophet = Auf { $cell } steht schon ein Prophet.
four-gods-no-tokens = Alle Legendären Städte sind schon errichtet.
four-gods-row-full = Deine Ablagereihe ist voll.
four-gods-slot-filled = Platz { $slot } ist belegt.
four-gods-upright = In Händen und Ablagereihen wird eine Seite ungedreht angegeben, nicht als { $face }.
four-gods-not-from-others = Nur ein Plättchen aus einer fremden Ablagereihe kann zurück.
four-gods-row-has-room = In deiner eigenen Ablagereihe ist noch Platz dafür.
four-gods-has-place = Das Plättchen passt irgendwo in die Welt, also kann es nicht zurück.
four-gods-bag-empty = Der Beutel ist leer.
four-gods-give-way = { $seat } ist gerade an deiner Ablagereihe; warte das Ende dieses Zuges ab.
four-gods-tile-gone = Das Plättchen ist weg: Platz { $slot } der Ablagereihe von { $seat } ist leer.
four-gods-other-face = Platz { $slot } der Ablagereihe von { $seat } zeigt jetzt { $now }, nicht { $face }.
four-gods-no-calls = Fehler werden hier abgelehnt, es gibt also nichts zu melden.
four-gods-no-tile-there = Auf { $cell } liegt kein Plättchen.
four-gods-lies-rightly = Das Plättchen auf { $cell } liegt richtig.

# Die Wertung.

four-gods-score-cities = { $count ->
    [one] { $count } Legendäre Stadt
   *[other] { $count } Legendäre Städte
  }
four-gods-score-destroyed = { $count ->
    [one] { $count } Legendäre Stadt zerstört
   *[other] { $count } Legendäre Städte zerstört
  }
four-gods-score-kingdom = { $terrain ->
    [Ebene] Ebenen
    [Gebirge] Gebirgs
   *[other] { $terrain }
  }-Königreich: { $tiles } Plättchen, { $prophets } besetzt, { $own } { $own ->
    [one] eigener Prophet
   *[other] eigene Propheten
  }{ $shared ->
    [one] { "" }
   *[other] , Gleichstand
  }
four-gods-score-prophets = { $colour }: { $count ->
    [one] 1 Prophet
   *[other] { $count } Propheten
  }
four-gods-score-largest = größtes { $terrain ->
    [Ebene] Ebenen
    [Gebirge] Gebirgs
   *[other] { $terrain }
  }-Königreich: { $tiles } Plättchen
four-gods-score-most = { $count } { $terrain ->
    [Ebene] Ebenen
    [Gebirge] Gebirgs
   *[other] { $terrain }
  }-{ $count ->
    [one] Königreich
   *[other] Königreiche
  }
four-gods-score-marker = vorderer Wertungsmarker: { $colour }, { $god }

# Die Enden des Spiels.

ending-world-full = Die Welt ist voll
ending-bag-empty = Der Beutel ist leer
ending-all-passed = Alle haben gepasst
ending-no-progress = Zu lange kam nichts Neues in die Welt

# Neben der Welt.

four-gods-title-ready = Vor dem Start
four-gods-title-all = Gleichzeitig
four-gods-title-final = Schlussphase
four-gods-pass-to-end = Alle anderen haben gepasst: Passe, um die Partie zu beenden
four-gods-title-turn = Zug { $turn }: { $seat }
four-gods-title-last = Letzte Runde, Zug { $turn }: { $seat }
four-gods-title-over = Die Partie ist zu Ende
four-gods-clock-sand = noch { $seconds } s
four-gods-clock-final = noch { $seconds } s
four-gods-clock-window = Prophet { $seconds } s
four-gods-clock-hold-left = linke Hand { $seconds } s
four-gods-clock-hold-right = rechte Hand { $seconds } s
four-gods-clock-penalty = Strafe { $seconds } s
four-gods-clock-absent = Passen in { $seconds } s
four-gods-bag = Beutel: { $tiles } Plättchen
four-gods-cities = Städte übrig: { $cities }
four-gods-free = Noch frei: { $gods }
four-gods-slots-free = { $slots ->
    [0] voll
   *[other] { $slots } frei
  }
four-gods-state-gone = ist ausgestiegen
four-gods-state-passed = hat gepasst
four-gods-state-ready = bereit
four-gods-legend-prophet = Propheten im Vorrat
four-gods-legend-city = Legendäre Stadt
four-gods-legend-safe = sichere Legendäre Stadt
four-gods-legend-hand = Plättchen in der Hand
four-gods-legend-razed = zerstörte Legendäre Städte
four-gods-legend-lost = endgültig verlorene Propheten
four-gods-points-least = { $points ->
    [one] mindestens 1 Punkt
   *[other] mindestens { $points } Punkte
  }

# Was geschah.

four-gods-did-ready = { $seat } ist bereit
four-gods-did-colour = { $seat } nimmt { $colour }
four-gods-did-god = { $seat } wählt { $god }
four-gods-did-gods = { $seat } wählt { $god } und { $second }
four-gods-did-place = { $seat } legt { $face } auf { $cell }
four-gods-did-place-prophet = { $seat } legt { $face } auf { $cell } und setzt einen Propheten ein ({ $colour }, { $terrain })
four-gods-did-place-prophet-moved = { $seat } legt { $face } auf { $cell }; der Prophet von { $from } wird dorthin versetzt ({ $terrain })
four-gods-did-destroy = { $seat } zerstört mit { $face } die Legendäre Stadt auf { $cell }
four-gods-did-destroy-prophet = { $seat } zerstört mit { $face } die Legendäre Stadt auf { $cell } und setzt einen Propheten ein ({ $colour }, { $terrain })
four-gods-did-destroy-prophet-moved = { $seat } zerstört mit { $face } die Legendäre Stadt auf { $cell }; der Prophet von { $from } wird dorthin versetzt ({ $terrain })
four-gods-did-prophet = { $seat } setzt auf { $cell } einen Propheten ein ({ $colour }, { $terrain })
four-gods-did-prophet-moved = { $seat } versetzt den Propheten von { $from } nach { $cell } ({ $terrain })
four-gods-did-build = { $seat } errichtet auf { $cell } eine Legendäre Stadt ({ $colour })
four-gods-did-build-moved = { $seat } errichtet auf { $cell } eine Legendäre Stadt mit dem Propheten von { $from }
four-gods-did-discard = { $seat } legt { $face } auf Platz { $slot } der Ablagereihe
four-gods-did-give-back = { $seat } legt { $face } in die fremde Ablagereihe zurück
four-gods-did-draw = { $seat } zieht { $count } Plättchen
four-gods-did-flip = { $seat } wendet { $face } auf Platz { $slot } der Ablagereihe von { $row }
four-gods-did-take = { $seat } nimmt { $face } aus der Ablagereihe von { $row } (Platz { $slot })
four-gods-did-pass = { $seat } passt
four-gods-did-pass-back = { $seat } spielt wieder mit
four-gods-did-end-turn = { $seat } beendet den Zug
four-gods-did-call = { $seat } meldet das Plättchen auf { $cell }: Es liegt falsch
four-gods-did-call-wrong = { $seat } meldet das Plättchen auf { $cell }, aber es liegt richtig
four-gods-did-give-up = { $seat } gibt für einen Fehler einen Propheten ab ({ $colour })
four-gods-did-give-up-moved = { $seat } gibt für einen Fehler den Propheten von { $from } ab
four-gods-did-leave = { $seat } verlässt die Partie
four-gods-did-tile = { $seat } zieht ein Plättchen aus dem Beutel
four-gods-did-dealt-colour = { $seat } bekommt { $colour }
four-gods-did-dealt-god = { $seat } bekommt verdeckt { $god }
four-gods-did-dealt-god-hidden = { $seat } bekommt einen verdeckten Gott
four-gods-did-first = { $seat } beginnt
four-gods-did-given-god = { $seat } hatte keinen Gott und bekommt { $god } zugelost
four-gods-did-sand = Die Sanduhr von { $seat } ist abgelaufen
four-gods-did-hold = { $seat } hat das Plättchen zu lange in der { $hand }n Hand gehalten
four-gods-did-window = Für einen Propheten auf dem letzten Plättchen ist es zu spät ({ $seat })
four-gods-did-time = Die Schlussphase ist vorbei
four-gods-did-absent = { $seat } ist untätig und passt damit
four-gods-did-forfeit = { $seat } hat nicht gewählt, also bestimmt der Tisch, welcher Prophet abgegeben wird
