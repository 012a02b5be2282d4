# Gods im Browser.

web-gods-world = Die Welt. Pfeiltasten gehen von Feld zu Feld, Enter spielt, Esc hebt die Auswahl auf.
web-gods-place-here = Hier
web-gods-cell = { $q },{ $r }: { $what }
web-gods-cell-free = { $q },{ $r }: frei
web-gods-temple-of = Tempel von { $god }
web-gods-tribe = { $hex }, glaubt an niemanden
web-gods-tribe-of = { $hex }, glaubt an { $god }

web-gods-things = Was du spielen kannst
web-gods-empty = Leer bis zum nächsten Zug
web-gods-discard = Abwerfen
web-gods-move-desert = Wüste versetzen
web-gods-left = noch { $temples }
web-gods-not-now = Geht jetzt nicht.
web-gods-looking = Das ist ein früherer Stand.
web-gods-no-power = Dafür reicht die Kraft nicht.
web-gods-no-desert = In der Welt liegt keine Wüste.

web-gods-act = Aktion { $action } von { $actions }: Was spielst du?
web-gods-act-where = Aktion { $action } von { $actions }: Wo?
web-gods-act-extra = Die Extra-Aktion: Was spielst du?
web-gods-turn-of = { $god } ist am Zug.
web-gods-drawing = Die Auslage wird aufgefüllt
web-gods-over = Die Partie ist zu Ende: { $ending }.

web-gods-free = kostenlos
web-gods-price = { $power } Kraft
web-gods-costs = kostet { $power } Kraft
web-gods-brings = bringt { $power } Kraft
web-gods-joins = { $tribes ->
    [one] 1 Stamm kommt zu { $god }
   *[other] { $tribes } Stämme kommen zu { $god }
  }
web-gods-leaves = { $tribes ->
    [one] 1 Stamm wechselt von { $other } zu { $god }
   *[other] { $tribes } Stämme wechseln von { $other } zu { $god }
  }

web-gods-power = { $power } von höchstens 12 Kraft
web-gods-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, davon { $kept } für immer
web-gods-believers = { $tribe } Stämme: { $tribes }, Nationen: { $cards }, Marken: { $tokens }

web-gods-bag = Im Beutel: { $hexes }
web-gods-stack = Im Stapel: { $hexes }
web-gods-box = Aus dem Spiel
web-gods-nations = Noch freie Nationen
web-gods-cards-left = Freie { $tribe } Nationen: { $cards }, je 3 Punkte, solange sie bestehen
web-gods-token-free = Die { $tribe } Marke: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für immer, für die { $place ->
    [1] erste
   *[2] zweite
  } Nation
web-gods-token-of = { $god } hat die { $tribe } Marke
web-gods-threshold = Bei { $points } Punkten endet die Partie.
web-gods-threshold-2001 = Die Partie endet, wenn jemand seinen Zug mit drei verschiedenfarbigen oder vier beliebigen Nationen beginnt.
web-gods-idle = Seit { $turn ->
    [one] { $turn } Zug
   *[other] { $turn } Zügen
} nichts gelegt, genommen oder verbraucht; bei { $most } endet die Partie.
web-gods-key-pick = eine Aktion wählen, von links nach rechts
web-gods-legend-points = Punkte zu diesem Zeitpunkt
web-gods-legend-tribes = Stämme, die an den Gott glauben, nach Farben
web-gods-legend-price = auf einem freien Feld: was das Bauen dort an Kraft kostet, darunter der Gott, an den der Stamm glauben würde

# Die Zeilen eines Ergebnisses.

web-gods-source-nations = Nationen
web-gods-source-green = grün
web-gods-source-blue = blau
web-gods-source-violet = violett
web-gods-source-orange = orange
web-gods-source-tokens = Marken
