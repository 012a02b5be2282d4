# Gods im Browser.

web-gods-world = Die Welt. Pfeiltasten gehen von Feld zu Feld, Enter spielt, Escape legt zurück, was gewählt ist.
web-gods-place-here = Hier
web-gods-cell = { $q },{ $r }: { $what }
web-gods-cell-free = { $q },{ $r }: frei
web-gods-temple-of = Tempel von { $god }
web-gods-tribe = { $hex }, glaubt an nichts
web-gods-tribe-of = { $hex }, glaubt an { $god }

web-gods-things = Was gespielt werden kann
web-gods-empty = Leer bis zum nächsten Zug
web-gods-discard = Abwerfen
web-gods-move-desert = Wüste versetzen
web-gods-left = noch { $temples }
web-gods-not-now = Geht jetzt nicht.
web-gods-looking = Das ist eine frühere Stellung.
web-gods-no-power = Dafür reicht die Macht nicht.
web-gods-no-desert = Auf der Karte liegt keine Wüste.

web-gods-act = Aktion { $action } von { $actions }: Was spielst du?
web-gods-act-where = Aktion { $action } von { $actions }: Wo?
web-gods-act-extra = Die Extra-Aktion: Was spielst du?
web-gods-turn-of = { $god } ist am Zug.
web-gods-drawing = Die Auslage wird gefüllt
web-gods-over = Das Spiel ist aus: { $ending }.

web-gods-free = kostet nichts
web-gods-price = { $power } Macht
web-gods-costs = kostet { $power } Macht
web-gods-brings = bringt { $power } Macht
web-gods-joins = { $tribes ->
    [one] 1 Stamm kommt zu { $god }
   *[other] { $tribes } Stämme kommen zu { $god }
  }
web-gods-leaves = { $tribes ->
    [one] 1 Stamm wechselt von { $other } zu { $god }
   *[other] { $tribes } Stämme wechseln von { $other } zu { $god }
  }

web-gods-power = { $power } Macht von höchstens 12
web-gods-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, davon { $kept } für immer
web-gods-believers = { $tribe }: { $tribes ->
    [one] 1 Stamm
   *[other] { $tribes } Stämme
  }, { $cards ->
    [one] 1 Nation
   *[other] { $cards } Nationen
  }, { $tokens ->
    [one] 1 Marke
   *[other] { $tokens } Marken
  }

web-gods-bag = Im Beutel: { $hexes }
web-gods-stack = Im Stapel: { $hexes }
web-gods-box = Aus dem Spiel
web-gods-nations = Zu gewinnende Nationen
web-gods-cards-left = { $tribe }: { $cards ->
    [one] 1 Nation
   *[other] { $cards } Nationen
  } zu gewinnen, je 3 Punkte, solange sie besteht
web-gods-token-free = Marke in { $tribe }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für immer, für die { $place ->
    [1] erste
   *[2] zweite
  } Nation
web-gods-token-of = Marke in { $tribe }: { $god } hat sie
web-gods-threshold = { $points } Punkte beenden das Spiel.
web-gods-threshold-2001 = Drei Nationen verschiedener Farben oder vier beliebige zu Beginn des eigenen Zuges beenden das Spiel.
web-gods-idle = Seit { $turn ->
    [one] { $turn } Zug
   *[other] { $turn } Zügen
} nichts gelegt, genommen oder verbraucht; bei { $most } endet das Spiel.
web-gods-key-pick = auswählen, was gespielt werden kann, von links nach rechts
web-gods-legend-points = Punkte in diesem Augenblick
web-gods-legend-tribes = Stämme, die an den Gott glauben, nach Farben
web-gods-legend-price = auf einem freien Feld: was Bauen dort an Macht kostet, darunter der Gott, dem der Stamm folgen würde

# Die Zeilen eines Ergebnisses.

web-gods-source-nations = Nationen
web-gods-source-green = grün
web-gods-source-blue = blau
web-gods-source-violet = violett
web-gods-source-orange = orange
web-gods-source-tokens = Marker
