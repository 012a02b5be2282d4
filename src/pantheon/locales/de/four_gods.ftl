# 4 Gods: was an einer Plättchendatei nicht stimmt.

tiles-no-list = Zeile { $line }: Eine Plättchendatei enthält eine einzige Liste namens „tiles“.
tiles-fields = Zeile { $line }: Ein Plättchen hat eine Nummer (number), Seiten (faces) und vielleicht Gebiete (regions), sonst nichts.
tiles-number = Zeile { $line }: Die Nummer eines Plättchens ist eine ganze Zahl ab 1, nicht „{ $found }“.
tiles-twice = Zeile { $line }: Zwei Plättchen tragen die Nummer { $number }.
tiles-two-faces = Zeile { $line }: Plättchen { $number } braucht zwei Seiten, und Gebiete für beide oder für keine.
tiles-letters = Zeile { $line }: Plättchen { $number }: Eine Seite besteht aus vier Buchstaben von S, P, F, M, nicht „{ $face }“.
tiles-four-terrains = Zeile { $line }: Plättchen { $number }: Keine Seite zeigt vier Landschaften, { $face } aber schon.
tiles-split = Zeile { $line }: Plättchen { $number }: { $face } muss seine Gebiete nennen, welche Ecken verbunden sind, lässt sich nicht erraten.
tiles-regions = Zeile { $line }: Plättchen { $number }: Die Gebiete von { $face } müssen NW, NE, SE und SW je einmal nennen.
tiles-mixed = Zeile { $line }: Plättchen { $number }: Ein Gebiet von { $face } mischt Landschaften.
tiles-count = Zeile { $line }: Der Satz hat { $found } Plättchen, es müssen { $right } sein.

# 4 Gods: Optionen, die nicht zusammenpassen.

four-gods-two-only = Nur zu zweit wählt man, wie viele Götter im Spiel sind.
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

tiles-word = Plättchen { $line } des Satzes: „{ $word }“ sollte aussehen wie 17:SSSP/SSFM.
four-gods-tiles = Diese Plättchen sind nicht zu gebrauchen: { $reason }

# Absagen.

four-gods-no-seat = Hier sitzt niemand: { $seat }. Plätze: { $known }.
four-gods-not-here = Dieser Tisch hat die Plätze 1 bis { $players }, keine anderen.
four-gods-hidden = Was verborgen ist, lässt sich nicht spielen.
four-gods-no-tile = In diesem Satz gibt es kein Plättchen Nummer { $number }.
four-gods-no-face = Kein Plättchen dieses Satzes zeigt { $face }. Nenne die Ecken im Uhrzeigersinn von Nordwest an mit S, P, F, M.
four-gods-no-slot = Eine Ablage hat hier die Plätze 1 bis { $slots }, keinen Platz { $slot }.
four-gods-no-clock = So eine Uhr läuft nicht.
four-gods-not-yours = Das macht der Zufall oder eine Uhr, kein Spieler.
four-gods-gone = Du hast dieses Spiel verlassen.
four-gods-not-started = Das Spiel hat noch nicht begonnen: Sag, dass du bereit bist.
four-gods-is-ready = Du bist schon bereit; warte auf die anderen.
four-gods-started = Das Spiel hat schon begonnen.
four-gods-owes = Erst die Strafe: Gib einen Propheten ab.
four-gods-owes-nothing = Du schuldest keinen Propheten.
four-gods-no-turns = Dieses Spiel hat keine Züge; passe, wenn du nichts mehr willst.
four-gods-no-pass = Mit Sanduhr wird nicht gepasst; beende deinen Zug.
four-gods-not-your-turn = { $seat } ist am Zug.
four-gods-visible = Die Götter sind hier offen: Wähle einen Gott, seine Farbe kommt mit.
four-gods-secret = Die Götter sind hier geheim, niemand wählt einen.
four-gods-has-colour = Du hast schon { $count ->
    [one] eine Farbe
   *[other] deine zwei Farben
  }.
four-gods-colour-taken = { $seat } war schneller: { $colour } ist vergeben.
four-gods-god-taken = { $seat } war schneller und hat { $god } gewählt.
four-gods-has-god = Ein Gott bleibt für immer; jeder hat { $count }.
four-gods-no-god = Wähle erst einen Gott.
four-gods-hand-empty = Deine { $hand } Hand ist leer.
four-gods-hand-full = Deine { $hand } Hand hält ein Plättchen.
four-gods-hands-full = Zum Ziehen müssen beide Hände leer sein.
four-gods-no-free-hand = Dafür muss eine Hand frei sein.
four-gods-not-that-tile = Das Plättchen in der Hand ({ $hand }) zeigt nicht { $face }.
four-gods-city-there = Auf { $cell } steht eine Stadt.
four-gods-cell-taken = { $cell } ist besetzt: { $seat } hat dort ein Plättchen gelegt.
four-gods-edges = { $cell } grenzt an weniger als zwei gerade Kanten von Rahmen oder Plättchen.
four-gods-mismatch = { $face } passt nicht zu den Plättchen um { $cell }.
four-gods-no-city-there = Auf { $cell } steht keine Stadt, die zerstört werden könnte.
four-gods-own-city = Die Stadt auf { $cell } gehört dir selbst.
four-gods-token = Die Stadt kann nicht für { $colour } zählen; „own“ ist immer richtig.
four-gods-corner = So lässt sich kein Prophet bei { $corner } nennen: Nenne die erste Ecke seines Gebiets, im Uhrzeigersinn ab NW.
four-gods-not-your-colour = Die Propheten in { $colour } gehören dir nicht.
four-gods-reserve-empty = Die Reserve von { $colour } ist leer; ein Prophet kann von einem Plättchen umziehen.
four-gods-reserve-first = Propheten in { $colour } kommen aus der Reserve, solange sie reicht.
four-gods-no-prophet-there = Auf { $cell } steht kein Prophet von dir.
four-gods-city-prophet = Der Prophet auf { $cell } bleibt in seiner Stadt.
four-gods-too-late = Für einen Propheten auf { $cell } ist es zu spät.
four-gods-one-prophet = Auf { $cell } steht schon ein Prophet.
four-gods-no-tokens = Alle Stadtmarken sind verbraucht.
four-gods-row-full = Deine Ablage ist voll.
four-gods-slot-filled = Platz { $slot } ist belegt.
four-gods-upright = In Händen und Ablagen heißt eine Seite aufrecht, nicht { $face }.
four-gods-not-from-others = Nur ein Plättchen aus einer fremden Ablage kann zurück.
four-gods-row-has-room = In deiner eigenen Ablage ist Platz dafür.
four-gods-has-place = Das Plättchen passt irgendwo hin, also kann es nicht zurück.
four-gods-bag-empty = Der Beutel ist leer.
four-gods-give-way = { $seat } war an deiner Ablage; warte das Ende dieses Zuges ab.
four-gods-tile-gone = Das Plättchen ist weg: Platz { $slot } von { $seat } ist leer.
four-gods-other-face = Platz { $slot } von { $seat } zeigt jetzt { $now }, nicht { $face }.
four-gods-no-calls = Fehler werden hier abgelehnt, es gibt also nichts anzuzeigen.
four-gods-no-tile-there = Auf { $cell } liegt kein Plättchen.
four-gods-lies-rightly = Das Plättchen auf { $cell } liegt richtig.

# Die Wertung.

four-gods-score-cities = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
  }
four-gods-score-destroyed = { $count ->
    [one] 1 Stadt zerstört
   *[other] { $count } Städte zerstört
  }
four-gods-score-kingdom = Königreich { $terrain }: { $tiles } Plättchen, { $prophets } besetzt, { $own } { $own ->
    [one] eigener Prophet
   *[other] eigene Propheten
  }{ $shared ->
    [one] { "" }
   *[other] , gleichauf
  }
four-gods-score-prophets = { $colour }: { $count ->
    [one] 1 Prophet
   *[other] { $count } Propheten
  }
four-gods-score-largest = größtes Königreich { $terrain }: { $tiles } Plättchen
four-gods-score-most = { $count ->
    [one] 1 Königreich
   *[other] { $count } Königreiche
  } { $terrain }
four-gods-score-marker = höherer Marker: { $colour }, { $god }

# Die Enden des Spiels.

ending-world-full = die Welt war voll
ending-bag-empty = der Beutel war leer
ending-all-passed = alle hatten gepasst
ending-no-progress = zu lange kam nichts Neues in die Welt

# Neben der Welt.

four-gods-title-ready = Vor dem Start
four-gods-title-all = Alle zugleich
four-gods-title-final = Schlussphase
four-gods-pass-to-end = Alle anderen haben gepasst: Passe, um das Spiel zu beenden
four-gods-title-turn = Zug { $turn }: { $seat }
four-gods-title-last = Letzte Runde, Zug { $turn }: { $seat }
four-gods-title-over = Das Spiel ist zu Ende
four-gods-clock-sand = noch { $seconds } s
four-gods-clock-final = noch { $seconds } s
four-gods-clock-window = Prophet { $seconds } s
four-gods-clock-hold-left = linke Hand { $seconds } s
four-gods-clock-hold-right = rechte Hand { $seconds } s
four-gods-clock-penalty = Strafe { $seconds } s
four-gods-clock-absent = Passen in { $seconds } s
four-gods-bag = Beutel: { $tiles } Plättchen
four-gods-cities = Städte übrig: { $cities }
four-gods-free = Frei: { $gods }
four-gods-slots-free = { $slots ->
    [0] voll
   *[other] { $slots } frei
  }
four-gods-state-gone = ist gegangen
four-gods-state-passed = passt
four-gods-state-ready = bereit
four-gods-legend-prophet = Propheten im Vorrat
four-gods-legend-city = Stadt
four-gods-legend-safe = Stadt, die nichts zerstören kann
four-gods-legend-hand = Plättchen in der Hand
four-gods-legend-razed = zerstörte Städte
four-gods-legend-lost = für immer verlorene Propheten
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
four-gods-did-place-prophet = { $seat } legt { $face } auf { $cell }, mit einem Propheten in { $colour } ({ $terrain })
four-gods-did-place-prophet-moved = { $seat } legt { $face } auf { $cell }, und der Prophet von { $from } zieht dorthin ({ $terrain })
four-gods-did-destroy = { $seat } zerstört die Stadt auf { $cell } mit { $face }
four-gods-did-destroy-prophet = { $seat } zerstört die Stadt auf { $cell } mit { $face } und setzt einen Propheten in { $colour } ({ $terrain })
four-gods-did-destroy-prophet-moved = { $seat } zerstört die Stadt auf { $cell } mit { $face }, und der Prophet von { $from } zieht dorthin ({ $terrain })
four-gods-did-prophet = { $seat } setzt einen Propheten in { $colour } auf { $cell } ({ $terrain })
four-gods-did-prophet-moved = { $seat } lässt den Propheten von { $from } nach { $cell } ziehen ({ $terrain })
four-gods-did-build = { $seat } baut auf { $cell } eine Stadt in { $colour }
four-gods-did-build-moved = { $seat } baut auf { $cell } eine Stadt für den Propheten von { $from }
four-gods-did-discard = { $seat } legt { $face } auf Platz { $slot } der Reihe
four-gods-did-give-back = { $seat } gibt { $face } zurück
four-gods-did-draw = { $seat } zieht { $count } Plättchen
four-gods-did-flip = { $seat } wendet { $face } auf Platz { $slot } von { $row }
four-gods-did-take = { $seat } nimmt { $face } von Platz { $slot } von { $row }
four-gods-did-pass = { $seat } passt
four-gods-did-pass-back = { $seat } passt nicht mehr
four-gods-did-end-turn = { $seat } beendet den Zug
four-gods-did-call = { $seat } zeigt das Plättchen auf { $cell } an: Es liegt falsch
four-gods-did-call-wrong = { $seat } zeigt das Plättchen auf { $cell } an, aber es liegt richtig
four-gods-did-give-up = { $seat } gibt für einen Fehler einen Propheten in { $colour } ab
four-gods-did-give-up-moved = { $seat } gibt für einen Fehler den Propheten von { $from } ab
four-gods-did-leave = { $seat } verlässt das Spiel
four-gods-did-tile = { $seat } bekommt ein Plättchen aus dem Beutel
four-gods-did-dealt-colour = { $seat } bekommt { $colour }
four-gods-did-dealt-god = { $seat } bekommt geheim { $god }
four-gods-did-dealt-god-hidden = { $seat } bekommt einen geheimen Gott
four-gods-did-first = { $seat } beginnt
four-gods-did-given-god = { $seat } hatte keinen Gott und bekommt { $god }
four-gods-did-sand = Der Sand von { $seat } ist abgelaufen
four-gods-did-hold = { $seat } hat das Plättchen zu lange gehalten ({ $hand } Hand)
four-gods-did-window = Für einen Propheten auf dem letzten Plättchen ist es zu spät ({ $seat })
four-gods-did-time = Die Schlussphase ist vorbei
four-gods-did-absent = Das Schweigen von { $seat } gilt als Passen
four-gods-did-forfeit = { $seat } hat nicht gewählt, also nimmt die Strafe einen Propheten
