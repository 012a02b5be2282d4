# 4 Gods im Browser: was vorgeht, was offen liegt, Uhren, die Wertung als Schau.

# Was geschah, wo der Satz des Spiels mehr braucht, als die Seite weiß.

web-four-gods-did-tile = Ein Plättchen wird aus dem Beutel gezogen
web-four-gods-did-sand = Die Sanduhr ist abgelaufen
web-four-gods-spot-slot = Platz { $slot } bei { $name }
web-four-gods-spot-bag = der Beutel

# Was daraus wurde.

web-four-gods-came-swept = { $tiles ->
    [0] das Plättchen wird entfernt
    [one] und { $tiles } weiteres Plättchen wird mit entfernt
   *[other] und { $tiles } weitere Plättchen werden mit entfernt
  }
web-four-gods-came-cities = { $cities ->
    [one] { $cities } Legendäre Stadt kommt zurück in den Vorrat
   *[other] { $cities } Legendäre Städte kommen zurück in den Vorrat
  }
web-four-gods-came-lost = { $prophets ->
    [one] { $colour } verliert endgültig einen Propheten
   *[other] { $colour } verliert endgültig { $prophets } Propheten
  }
web-four-gods-came-owes = { $name } muss einen Propheten abgeben
web-four-gods-came-final = Die Schlussphase beginnt: { $final ->
    [world-full] Die Welt ist voll
   *[bag-empty] Der Beutel ist leer
  }
web-four-gods-came-last = Jetzt kommt die letzte Runde: { $final ->
    [world-full] Die Welt ist voll
   *[bag-empty] Der Beutel ist leer
  }

# Was jetzt möglich ist.

web-four-gods-now-over = Partie zu Ende: { $ending }
web-four-gods-now-dealing = Götter und Plättchen werden verteilt
web-four-gods-now-ready = Sag Bescheid, wenn du bereit bist
web-four-gods-now-colour = { $number ->
    [one] Wähle eine Farbe und gib an, wenn du bereit bist
   *[other] Wähle zwei Farben und gib an, wenn du bereit bist
  }
web-four-gods-now-waiting = Warten auf { $names }
web-four-gods-now-owes = { $number ->
    [one] Gib für den Fehler einen Propheten ab
   *[other] Gib für die Fehler { $number } Propheten ab
  }
web-four-gods-now-others = { $name } ist am Zug
web-four-gods-now-others-flip = { $name } ist am Zug; in deiner Ablagereihe darfst du wenden
web-four-gods-now-passed = Du passt, bis du etwas tust oder die Welt sich ändert
web-four-gods-now-city = Wo errichtest du die Legendäre Stadt? Tippe auf ein leuchtendes freies Feld; sie braucht einen Propheten
web-four-gods-now-prophet = Tippe auf einem leuchtenden Feld dorthin, wo der Prophet auf dem Plättchen stehen soll
web-four-gods-now-prophet-first = Propheten setzt du mit einem Plättchen ein: Ziehe oder nimm zuerst eines
web-four-gods-now-reach = Tippe in einer Ablagereihe auf ein Plättchen: Die leere Hand nimmt es
web-four-gods-now-window = Einen Propheten auf dieses Plättchen? Schnell!
web-four-gods-now-draw = Ziehe aus dem Beutel oder nimm aus einer Ablagereihe
web-four-gods-now-take = Nimm aus einer Ablagereihe: Tippe auf eine leere Hand, dann auf das Plättchen
web-four-gods-now-wait = Nichts zu nehmen: Stadt errichten, wenden oder passen
web-four-gods-now-place = { $tiles ->
    [one] Lege dein Plättchen in die Welt oder in deine Ablagereihe
   *[other] Hände voll: Lege ein Plättchen in die Welt oder in deine Ablagereihe
  }
web-four-gods-now-crush = { $tiles ->
    [one] Dein Plättchen kann nur eine leuchtende Stadt zerstören; sonst lege es in deine Ablagereihe
   *[other] Deine Plättchen können nur eine leuchtende Stadt zerstören; sonst lege eines in deine Ablagereihe
  }
web-four-gods-now-discard = { $tiles ->
    [one] Dein Plättchen passt nirgends: Lege es in deine Ablagereihe
   *[other] Deine Plättchen passen nirgends: Lege eines in deine Ablagereihe
  }
web-four-gods-now-stuck = { $tiles ->
    [one] Dein Plättchen passt nirgends und deine Ablagereihe ist voll: Behalte es vorerst
   *[other] Deine Plättchen passen nirgends und deine Ablagereihe ist voll: Behalte sie vorerst
  }
web-four-gods-now-final = Schlussphase. { $words }
web-four-gods-now-last = Letzter Zug. { $words }
web-four-gods-now-final-god = Wähle jetzt einen Gott, sonst wird dir einer zugelost
web-four-gods-now-secret = { $number ->
    [one] Dein verdeckter Gott
   *[other] Deine verdeckten Götter
 }: { $gods }. { $words }
web-four-gods-now-godless = { $words }; du darfst einen Gott wählen

# Was offen liegt.

web-four-gods-fact-reserve = { $colour }: { $prophets ->
    [one] 1 Prophet im Vorrat
   *[other] { $prophets } Propheten im Vorrat
  }
web-four-gods-fact-lost = { $prophets ->
    [one] 1 Prophet endgültig verloren
   *[other] { $prophets } Propheten endgültig verloren
  }
web-four-gods-fact-cities = { $cities ->
    [one] { $cities } Legendäre Stadt in der Welt
   *[other] { $cities } Legendäre Städte in der Welt
  }
web-four-gods-fact-razed = { $cities ->
    [one] { $cities } Legendäre Stadt zerstört
   *[other] { $cities } Legendäre Städte zerstört
  }
web-four-gods-fact-hand-empty = { $hand } Hand leer
web-four-gods-fact-hand-bag = { $hand } Hand: ein Plättchen aus dem Beutel
web-four-gods-fact-hand-own = { $hand } Hand: ein Plättchen aus der eigenen Ablagereihe
web-four-gods-fact-hand-row = { $hand } Hand: ein Plättchen aus der Ablagereihe von { $name }
web-four-gods-fact-row = { $filled } von { $slots } Plätzen der Ablagereihe belegt
web-four-gods-fact-god = { $god }, { $colour }
web-four-gods-fact-secret = verdeckter Gott, { $colour }
web-four-gods-fact-godless = noch kein Gott
web-four-gods-fact-beginner = Anfänger
web-four-gods-fact-owes = muss einen Propheten abgeben
web-four-gods-common-bag = { $tiles } Plättchen im Beutel
web-four-gods-common-cities = noch { $cities } Stadtplättchen
web-four-gods-common-world = { $tiles } von { $cells } Feldern belegt
web-four-gods-common-free = Freie Götter
web-four-gods-common-kingdoms = Königreiche: Anzahl · größtes
web-four-gods-common-terrain = { $count ->
    [0] { $terrain }: kein Königreich
    [one] { $terrain }: 1 Königreich, { $tiles } Plättchen
   *[other] { $terrain }: { $count } Königreiche, das größte mit { $tiles } Plättchen
  }
web-four-gods-common-modes = Spielmodi
web-four-gods-mode-timed = rundenbasiert, je { $seconds } s
web-four-gods-mode-simultaneous = gleichzeitig
web-four-gods-mode-secret = verdeckte Götter
web-four-gods-mode-visible = offene Götter
web-four-gods-mode-two = je zwei Götter
web-four-gods-mode-called = Fehler bleiben liegen, bis jemand sie meldet
web-four-gods-mode-penalty = gemeldete Fehler kosten einen Propheten
web-four-gods-mode-wrong-calls = falsche Meldungen kosten einen Propheten
web-four-gods-mode-peek = alle Rückseiten sind sichtbar
web-four-gods-mode-forget = Rückseiten müsst ihr euch merken
web-four-gods-mode-hold = Plättchen aus Ablagereihen: { $seconds } s in der Hand

# Uhren.

web-four-gods-clock-sand = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
  }
web-four-gods-clock-turn = { $name } ist am Zug
web-four-gods-clock-yours = Du bist am Zug
web-four-gods-clock-final = Schlussphase
web-four-gods-clock-final-words = { $final ->
    [world-full] Die Welt ist voll: Bis die Zeit abläuft, ist noch alles erlaubt.
   *[bag-empty] Der Beutel ist leer: Bis die Zeit abläuft, ist noch alles erlaubt.
  }
web-four-gods-clock-absent-you = Tust du nichts, passt du in { $seconds } s
web-four-gods-clock-penalty = { $name } wählt, welcher Prophet verloren geht: { $seconds } s
web-four-gods-clock-penalty-you = Wähle, welcher Prophet verloren geht: { $seconds } s

# Die Wertung als Schau.

web-four-gods-show-cities = Legendäre Städte
web-four-gods-show-cities-words = 5 Punkte für jede eigene Legendäre Stadt in der Welt und für jede zerstörte
web-four-gods-show-cities-of = { $razed ->
    [0] { $standing } × 5
   *[other] { $standing } in der Welt und { $razed } zerstört, × 5
  }
web-four-gods-show-kingdom = { $terrain ->
    [Ebene] Ebenen
    [Gebirge] Gebirgs
   *[other] { $terrain }
  }-Königreich
web-four-gods-show-kingdom-words = { $tiles } Plättchen − { $prophets } mit Prophet = { $worth }
web-four-gods-show-majority = { $prophets ->
    [one] 1 Prophet
   *[other] { $prophets } Propheten
  }
web-four-gods-show-tied = Gleichstand: Alle Beteiligten bekommen die volle Punktzahl
web-four-gods-show-largest = Größte Königreiche
web-four-gods-show-largest-words = für die Geländeart jedes Gottes: 15, 10 und 5 Punkte; bei Gleichstand wird geteilt
web-four-gods-show-tiles = { $terrain }: { $tiles } Plättchen
web-four-gods-show-most = Meiste Königreiche
web-four-gods-show-most-words = für die Geländeart jedes Gottes: 15, 10 und 5 Punkte; bei Gleichstand wird geteilt
web-four-gods-show-count = { $count ->
    [one] { $terrain }: 1 Königreich
   *[other] { $terrain }: { $count } Königreiche
  }
web-four-gods-show-total = Göttlicher Einfluss
web-four-gods-show-total-words = Ende der Partie: { $ending }.
web-four-gods-show-two-words = Der hintere Wertungsmarker zählt; der vordere entscheidet bei Gleichstand.
web-four-gods-show-gains = { $name }, { $colour }: +{ $points }
web-four-gods-show-wins = { $names } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }
web-four-gods-show-shares = { $names } teilen sich den Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }

# Die Zeilen eines Ergebnisses.

web-four-gods-source-built = in der Welt
web-four-gods-source-destroyed = zerstört
web-four-gods-source-kingdoms = Propheten in Königreichen
web-four-gods-source-sea = Meer
web-four-gods-source-plain = Ebene
web-four-gods-source-forest = Wald
web-four-gods-source-mountain = Gebirge
web-four-gods-source-higher = vorderer Wertungsmarker
