# 4 Gods im Browser: zwei Hände, die Reihen, die Welt.

web-four-gods-world = Die Welt und die Ablagereihen
web-four-gods-things = Beutel, Götter, Propheten, Legendäre Städte
web-four-gods-faster = { $who } war { $late } s schneller
web-four-gods-late = { $who } kam { $late } s zu spät

# Felder und Plätze, für alle, die zuhören.

web-four-gods-cell-free = Feld { $cell }, frei
web-four-gods-cell-fits = Feld { $cell }, frei, das Plättchen in der { $hand }n Hand passt
web-four-gods-cell-fits-both = Feld { $cell }, frei, die Plättchen beider Hände passen
web-four-gods-cell-site = Feld { $cell }, frei, hier kannst du eine Legendäre Stadt errichten
web-four-gods-cell-tile = Feld { $cell }: { $face }
web-four-gods-cell-prophet = Feld { $cell }: { $face }, Prophet: { $colour }
web-four-gods-cell-city = Feld { $cell }: Legendäre Stadt, Prophet: { $colour }
web-four-gods-cell-safe = Feld { $cell }: sichere Legendäre Stadt, Prophet: { $colour }
web-four-gods-slot-free = Reihe { $seat }, Platz { $slot }, frei
web-four-gods-slot = Reihe { $seat }, Platz { $slot }: { $face }
web-four-gods-slot-under = Reihe { $seat }, Platz { $slot }: { $face }; Rückseite: { $under }
web-four-gods-row = Ablagereihe von { $name }
web-four-gods-row-how = Tippe ein Plättchen an, um es zu wenden. Um eines zu nehmen, tippe zuerst eine leere Hand an oder ziehe es heraus.
web-four-gods-row-take = Tippe das Plättchen an, das du nimmst.
web-four-gods-row-empty = Sie ist leer.
web-four-gods-row-one = Eines nehmen
web-four-gods-search = { $count ->
    [0] Kein Plättchen der Ablagereihen passt hierher
    [one] 1 Plättchen der Ablagereihen passt hierher: Es leuchtet
   *[other] { $count } Plättchen der Ablagereihen passen hierher: Sie leuchten
  }
web-four-gods-up = sichtbar
web-four-gods-under = Rückseite

# Hände.

web-four-gods-palm-empty = { $hand } Hand, leer
web-four-gods-palm-drawing = { $hand } Hand, ein Plättchen wird gezogen
web-four-gods-palm = { $hand } Hand: { $face }
web-four-gods-palm-both = { $hand } Hand: { $face }; Rückseite: { $under }
web-four-gods-palm-title = { $hand } Hand ({ $key }): ziehen oder anklicken und dann ein Feld anklicken; ist sie leer, nimmt sie ein Plättchen aus einer Ablagereihe
web-four-gods-rotate = Plättchen in der { $hand }n Hand drehen
web-four-gods-rotate-key = Drehen (R, Umschalt+R, Mausrad)
web-four-gods-flip = Plättchen in der { $hand }n Hand wenden
web-four-gods-flip-key = Wenden (F)
web-four-gods-give-back = Zurück in seine Reihe

# Der Beutel und was keine Hand braucht.

web-four-gods-bag = { $count ->
    [one] 1 Plättchen im Beutel
   *[other] { $count } Plättchen im Beutel
  }
web-four-gods-draw = { $count ->
    [one] Eines ziehen
   *[other] Zwei ziehen
  }
web-four-gods-draw-key = { $count ->
    [one] Ein Plättchen ziehen (B oder 1)
   *[other] Zwei Plättchen ziehen (Umschalt+B oder 2)
  }
web-four-gods-not-now = Das geht gerade nicht.
web-four-gods-prophets = { $count ->
    [one] 1 Prophet im Vorrat: { $colour }
   *[other] { $count } Propheten im Vorrat: { $colour }
  }
web-four-gods-prophet-key = Prophet, { $colour } (P): auf eine Geländeart des eben gelegten Plättchens ziehen oder mit dem nächsten Plättchen einsetzen
web-four-gods-cities = { $count ->
    [one] noch { $count } Legendäre Stadt: errichten
   *[other] noch { $count } Legendäre Städte: eine errichten
  }
web-four-gods-city-key = Eine Legendäre Stadt errichten (C): auf ein freies Feld an zwei geraden Kanten ziehen
web-four-gods-city = Legendäre Stadt
web-four-gods-offer = Prophet auf { $cell } ({ $terrain })
web-four-gods-no-prophet = Dafür hast du keinen Propheten mehr.
web-four-gods-which = Welchen Propheten setzt du dort ein?
web-four-gods-token = Das Stadtplättchen zählt für:
web-four-gods-kingdom = { $tiles } Plättchen · Wert { $worth }
web-four-gods-pass = Passen
web-four-gods-passing = Gepasst
web-four-gods-pass-key = Passen oder wieder mitspielen (Leertaste)
web-four-gods-end-turn = Zug beenden
web-four-gods-end-turn-key = Zug beenden (N)
web-four-gods-call = Melden
web-four-gods-call-key = Ein falsch gelegtes Plättchen melden (X): danach anklicken
web-four-gods-call-now = Welches Plättchen ist falsch gelegt?
web-four-gods-choose = { $count ->
    [one] Dein Gott:
   *[other] Deine Götter:
  }
web-four-gods-god = { $god } wählen
web-four-gods-god-key = { $god } für die ganze Partie wählen (G)
web-four-gods-secret = Dein verdeckter Gott: { $god }
web-four-gods-alone = Nur diesen
web-four-gods-penalty = Strafe: Gib einen Propheten ab, aus dem Vorrat oder von einem Plättchen.
web-four-gods-penalty-reserve = einen Propheten aus dem Vorrat abgeben: { $colour }
web-four-gods-reserve = Vorrat

# Vor dem Start.

web-four-gods-ready = Ich bin bereit
web-four-gods-is-ready = Bereit. Los geht’s, sobald alle bereit sind.
web-four-gods-colour = Wähle deine Propheten:
web-four-gods-colour-own = Deine Propheten: { $colour }

# Tasten.

web-four-gods-key-hands = linke oder rechte Hand wählen; ist sie leer, nimmt sie ein Plättchen aus einer Ablagereihe
web-four-gods-key-turn = Plättchen drehen; über einem leuchtenden Feld: zur nächsten passenden Ausrichtung
web-four-gods-key-flip = Plättchen in der Hand wenden oder das Plättchen unter dem Zeiger
web-four-gods-key-draw = ein oder zwei Plättchen ziehen
web-four-gods-key-take = das Plättchen unter dem Zeiger aus der Ablagereihe nehmen
web-four-gods-key-prophet = ein Prophet: jeder Tastendruck springt zur nächsten Geländeart
web-four-gods-key-city = eine Legendäre Stadt errichten: danach ein Feld wählen
web-four-gods-key-call = ein falsch gelegtes Plättchen melden, dann auswählen
web-four-gods-key-god = einen Gott wählen
web-four-gods-key-pass = passen oder wieder mitspielen
web-four-gods-key-end = Zug beenden
web-four-gods-key-next = zum nächsten leuchtenden Feld; mit Umschalt zum vorigen
web-four-gods-key-enter = legen, ablegen oder wenden an der Markierung; Pfeiltasten bewegen sie, auch in die Ablagereihen
