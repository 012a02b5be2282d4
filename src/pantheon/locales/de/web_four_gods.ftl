# 4 Gods im Browser: zwei Hände, die Reihen, die Welt.

web-four-gods-world = Die Welt und die Reihen
web-four-gods-things = Beutel, Götter, Propheten, Städte
web-four-gods-faster = { $who } war { $late } s schneller
web-four-gods-late = { $who } { $late } s zu spät

# Felder und Plätze, für alle, die zuhören.

web-four-gods-cell-free = Feld { $cell }, frei
web-four-gods-cell-fits = Feld { $cell }, frei, das Plättchen der Hand passt: { $hand }
web-four-gods-cell-fits-both = Feld { $cell }, frei, die Plättchen beider Hände passen
web-four-gods-cell-site = Feld { $cell }, frei, hier darf eine Stadt stehen
web-four-gods-cell-tile = Feld { $cell }: { $face }
web-four-gods-cell-prophet = Feld { $cell }: { $face }, Prophet { $colour }
web-four-gods-cell-city = Feld { $cell }: Stadt, Prophet { $colour }
web-four-gods-cell-safe = Feld { $cell }: sichere Stadt, Prophet { $colour }
web-four-gods-slot-free = Reihe { $seat }, Platz { $slot }, frei
web-four-gods-slot = Reihe { $seat }, Platz { $slot }: { $face }
web-four-gods-slot-under = Reihe { $seat }, Platz { $slot }: { $face }; darunter: { $under }
web-four-gods-row = Die Reihe von { $name }
web-four-gods-row-how = Antippen wendet ein Plättchen. Zum Nehmen erst eine leere Hand antippen, oder es herausziehen.
web-four-gods-row-take = Tippe das Plättchen an, das du nimmst.
web-four-gods-row-empty = Kein Plättchen liegt darin.
web-four-gods-row-one = Eines nehmen
web-four-gods-search = { $count ->
    [0] Kein Plättchen der Reihen passt hierher
    [one] 1 Plättchen der Reihen passt hierher: Es leuchtet
   *[other] { $count } Plättchen der Reihen passen hierher: Sie leuchten
  }
web-four-gods-up = oben
web-four-gods-under = unten

# Hände.

web-four-gods-palm-empty = { $hand } Hand, leer
web-four-gods-palm-drawing = { $hand } Hand, ein Plättchen kommt
web-four-gods-palm = { $hand } Hand: { $face }
web-four-gods-palm-both = { $hand } Hand: { $face }; andere Seite: { $under }
web-four-gods-palm-title = { $hand } Hand ({ $key }): ziehen, oder anklicken und dann einen Ort anklicken; leer nimmt sie aus einer Reihe
web-four-gods-rotate = Plättchen drehen, { $hand } Hand
web-four-gods-rotate-key = Drehen (R, Umschalt+R, Mausrad)
web-four-gods-flip = Plättchen wenden, { $hand } Hand
web-four-gods-flip-key = Wenden (F)
web-four-gods-give-back = Zurück in seine Reihe

# Der Beutel und was keine Hand braucht.

web-four-gods-bag = { $count ->
    [one] 1 Plättchen im Beutel
   *[other] { $count } Plättchen im Beutel
  }
web-four-gods-draw = { $count ->
    [one] Eins ziehen
   *[other] Zwei ziehen
  }
web-four-gods-draw-key = { $count ->
    [one] Ein Plättchen ziehen (B oder 1)
   *[other] Zwei Plättchen ziehen (Umschalt+B oder 2)
  }
web-four-gods-not-now = Jetzt nicht.
web-four-gods-prophets = { $count ->
    [one] 1 Prophet in Reserve: { $colour }
   *[other] { $count } Propheten in Reserve: { $colour }
  }
web-four-gods-prophet-key = Prophet, { $colour } (P): auf ein Gelände des eben gelegten Plättchens ziehen, oder das nächste Plättchen mit ihm legen
web-four-gods-cities = { $count ->
    [one] 1 Stadt übrig: bauen
   *[other] { $count } Städte übrig: eine bauen
  }
web-four-gods-city-key = Eine Stadt bauen (C): auf ein freies Feld mit zwei geraden Kanten ziehen
web-four-gods-city = Stadt
web-four-gods-offer = Prophet auf { $terrain } von { $cell }
web-four-gods-no-prophet = Dafür hast du keinen Propheten mehr.
web-four-gods-which = Welcher Prophet geht dorthin?
web-four-gods-token = Der Stein zählt für:
web-four-gods-kingdom = { $tiles } Plättchen · Wert { $worth }
web-four-gods-pass = Passen
web-four-gods-passing = Gepasst
web-four-gods-pass-key = Passen, oder doch nicht (Leertaste)
web-four-gods-end-turn = Zug beenden
web-four-gods-end-turn-key = Deinen Zug beenden (N)
web-four-gods-call = Rufen
web-four-gods-call-key = Ein falsch liegendes Plättchen rufen (X): dann anklicken
web-four-gods-call-now = Welches Plättchen liegt falsch?
web-four-gods-choose = { $count ->
    [one] Dein Gott:
   *[other] Deine Götter:
  }
web-four-gods-god = wähle { $god }
web-four-gods-god-key = Wähle { $god }, für immer (G)
web-four-gods-secret = Dein geheimer Gott: { $god }
web-four-gods-alone = Nur diesen
web-four-gods-penalty = Strafe: Gib einen Propheten ab, von hier oder von einem Plättchen.
web-four-gods-penalty-reserve = einen Propheten der Reserve abgeben: { $colour }
web-four-gods-reserve = Reserve

# Vor dem Start.

web-four-gods-ready = Ich bin bereit
web-four-gods-is-ready = Bereit. Los geht's, wenn alle es sind.
web-four-gods-colour = Deine Propheten:
web-four-gods-colour-own = Deine Propheten: { $colour }

# Tasten.

web-four-gods-key-hands = linke oder rechte Hand wählen; leer nimmt sie aus einer Reihe
web-four-gods-key-turn = Plättchen drehen; über einem leuchtenden Feld: zur nächsten passenden Lage
web-four-gods-key-flip = Plättchen in der Hand wenden, oder das gezeigte der Reihe
web-four-gods-key-draw = ein Plättchen ziehen, oder zwei
web-four-gods-key-take = das gezeigte Plättchen der Reihe nehmen
web-four-gods-key-prophet = ein Prophet: jeder Druck geht zum nächsten Gelände
web-four-gods-key-city = eine Stadt bauen: dann ein Feld wählen
web-four-gods-key-call = ein falsch liegendes Plättchen rufen: dann wählen
web-four-gods-key-god = einen Gott wählen
web-four-gods-key-pass = passen, oder doch nicht
web-four-gods-key-end = deinen Zug beenden
web-four-gods-key-next = zum nächsten Feld, das leuchtet; mit Umschalt zum vorigen
web-four-gods-key-enter = legen, ablegen oder wenden, wo der Zeiger steht; Pfeile bewegen ihn, auch in die Reihen
