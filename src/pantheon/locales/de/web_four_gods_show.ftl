# 4 Gods im Browser: was vorgeht, was offen liegt, Uhren, die Wertung als Schau.

# Was geschah, wo der Satz des Spiels mehr braucht, als die Seite weiß.

web-four-gods-did-tile = Ein Plättchen kommt aus dem Beutel
web-four-gods-did-sand = Der Sand ist abgelaufen
web-four-gods-spot-slot = Platz { $slot } von { $name }
web-four-gods-spot-bag = der Beutel

# Was daraus wurde.

web-four-gods-came-swept = { $tiles ->
    [0] das Plättchen kommt weg
    [one] und 1 weiteres Plättchen fällt mit
   *[other] und { $tiles } weitere Plättchen fallen mit
  }
web-four-gods-came-cities = { $cities ->
    [one] 1 Stadt geht zurück in den Vorrat
   *[other] { $cities } Städte gehen zurück in den Vorrat
  }
web-four-gods-came-lost = { $prophets ->
    [one] { $colour } verliert einen Propheten für immer
   *[other] { $colour } verliert { $prophets } Propheten für immer
  }
web-four-gods-came-owes = { $name } schuldet einen Propheten
web-four-gods-came-final = Die Schlussphase beginnt: { $final ->
    [world-full] Die Welt ist voll
   *[bag-empty] Der Beutel ist leer
  }
web-four-gods-came-last = Die letzte Runde kommt: { $final ->
    [world-full] Die Welt ist voll
   *[bag-empty] Der Beutel ist leer
  }

# Was jetzt möglich ist.

web-four-gods-now-over = Zu Ende: { $ending }
web-four-gods-now-dealing = Götter und Plättchen werden verteilt
web-four-gods-now-ready = Sag, wann du bereit bist
web-four-gods-now-colour = { $number ->
    [one] Wähl eine Farbe, dann sag, dass du bereit bist
   *[other] Wähl zwei Farben, dann sag, dass du bereit bist
  }
web-four-gods-now-waiting = Warten auf { $names }
web-four-gods-now-owes = { $number ->
    [one] Gib für den Fehler einen Propheten ab
   *[other] Gib für die Fehler { $number } Propheten ab
  }
web-four-gods-now-others = { $name } ist am Zug
web-four-gods-now-others-flip = { $name } ist am Zug; in deiner Reihe darfst du wenden
web-four-gods-now-passed = Du passt, bis du etwas tust oder die Welt sich ändert
web-four-gods-now-city = Wo soll die Stadt stehen? Drück auf ein freies Feld, das leuchtet; sie kostet einen Propheten
web-four-gods-now-prophet = Drück auf ein leuchtendes Feld, dorthin, wo der Prophet auf dem Plättchen stehen soll
web-four-gods-now-prophet-first = Ein Prophet kommt mit einem Plättchen: Zieh oder nimm erst eines
web-four-gods-now-reach = Drück auf ein Plättchen einer Reihe: Die leere Hand nimmt es
web-four-gods-now-window = Ein Prophet auf dieses Plättchen? Schnell!
web-four-gods-now-draw = Zieh aus dem Beutel, oder nimm aus einer Reihe
web-four-gods-now-take = Nimm aus einer Reihe: Drück auf eine leere Hand, dann auf das Plättchen
web-four-gods-now-wait = Nichts zu nehmen: bauen, wenden oder passen
web-four-gods-now-place = { $tiles ->
    [one] Leg dein Plättchen, oder stell es in deine Reihe
   *[other] Hände voll: Leg ein Plättchen, oder stell eines in deine Reihe
  }
web-four-gods-now-crush = { $tiles ->
    [one] Dein Plättchen kann eine Stadt zerstören, die leuchtet; sonst stell es in deine Reihe
   *[other] Deine Plättchen können nur eine Stadt zerstören, die leuchtet; sonst stell eines in deine Reihe
  }
web-four-gods-now-discard = { $tiles ->
    [one] Dein Plättchen passt nirgends: in die Reihe damit
   *[other] Deine Plättchen passen nirgends: stell eines in deine Reihe
  }
web-four-gods-now-stuck = { $tiles ->
    [one] Dein Plättchen passt nirgends und deine Reihe ist voll: behalten oder warten
   *[other] Deine Plättchen passen nirgends und deine Reihe ist voll: behalten oder warten
  }
web-four-gods-now-final = Schlussphase. { $words }
web-four-gods-now-last = Letzter Zug. { $words }
web-four-gods-now-final-god = Wähl jetzt einen Gott, sonst tut es der Zufall
web-four-gods-now-secret = { $number ->
    [one] Dein geheimer Gott
   *[other] Deine geheimen Götter
 }: { $gods }. { $words }
web-four-gods-now-godless = { $words }; du darfst einen Gott wählen

# Was offen liegt.

web-four-gods-fact-reserve = { $colour }: { $prophets ->
    [one] 1 Prophet im Vorrat
   *[other] { $prophets } Propheten im Vorrat
  }
web-four-gods-fact-lost = { $prophets ->
    [one] 1 Prophet für immer verloren
   *[other] { $prophets } Propheten für immer verloren
  }
web-four-gods-fact-cities = { $cities ->
    [one] 1 Stadt steht
   *[other] { $cities } Städte stehen
  }
web-four-gods-fact-razed = { $cities ->
    [one] 1 Stadt zerstört
   *[other] { $cities } Städte zerstört
  }
web-four-gods-fact-hand-empty = { $hand } Hand leer
web-four-gods-fact-hand-bag = { $hand } Hand: ein Plättchen aus dem Beutel
web-four-gods-fact-hand-own = { $hand } Hand: ein Plättchen aus der eigenen Reihe
web-four-gods-fact-hand-row = { $hand } Hand: ein Plättchen aus der Reihe von { $name }
web-four-gods-fact-row = { $filled } von { $slots } Plätzen belegt
web-four-gods-fact-god = { $god }, { $colour }
web-four-gods-fact-secret = geheimer Gott, { $colour }
web-four-gods-fact-godless = noch kein Gott
web-four-gods-fact-beginner = Neuling
web-four-gods-fact-owes = schuldet einen Propheten
web-four-gods-common-bag = { $tiles } Plättchen im Beutel
web-four-gods-common-cities = { $cities ->
    [one] noch 1 Stadtmarker
   *[other] noch { $cities } Stadtmarker
  }
web-four-gods-common-world = { $tiles } von { $cells } Feldern belegt
web-four-gods-common-free = Freie Götter
web-four-gods-common-kingdoms = Königreiche: Anzahl · größtes
web-four-gods-common-terrain = { $count ->
    [0] { $terrain }: kein Königreich
    [one] { $terrain }: 1 Königreich, { $tiles } Plättchen
   *[other] { $terrain }: { $count } Königreiche, das größte mit { $tiles } Plättchen
  }
web-four-gods-common-modes = Dieser Tisch
web-four-gods-mode-timed = Züge mit Sanduhr, je { $seconds } s
web-four-gods-mode-simultaneous = alle zugleich
web-four-gods-mode-secret = geheime Götter
web-four-gods-mode-visible = Götter werden offen gewählt
web-four-gods-mode-two = zwei Götter für jeden
web-four-gods-mode-called = Fehler liegen, bis jemand sie anzeigt
web-four-gods-mode-penalty = Fehler werden angezeigt und kosten einen Propheten
web-four-gods-mode-wrong-calls = falsche Anzeigen kosten einen Propheten
web-four-gods-mode-peek = alle Rückseiten sind offen
web-four-gods-mode-forget = Rückseiten muss man sich merken
web-four-gods-mode-hold = Plättchen aus Reihen: { $seconds } s in der Hand

# Uhren.

web-four-gods-clock-sand = { $seconds ->
    [one] noch 1 Sekunde Sand
   *[other] noch { $seconds } Sekunden Sand
  }
web-four-gods-clock-turn = { $name } ist am Zug
web-four-gods-clock-yours = Du bist am Zug
web-four-gods-clock-final = Schlussphase
web-four-gods-clock-final-words = { $final ->
    [world-full] Die Welt ist voll: Bis zum Ablauf ist noch alles erlaubt.
   *[bag-empty] Der Beutel ist leer: Bis zum Ablauf ist noch alles erlaubt.
  }
web-four-gods-clock-absent-you = Dein Schweigen gilt in { $seconds } s als Passen
web-four-gods-clock-penalty = { $name } wählt einen Propheten, der geht: { $seconds } s
web-four-gods-clock-penalty-you = Wähl einen Propheten, der geht: { $seconds } s

# Die Wertung als Schau.

web-four-gods-show-cities = Städte
web-four-gods-show-cities-words = 5 Punkte für jede Stadt, die steht, und jede zerstörte
web-four-gods-show-cities-of = { $razed ->
    [0] { $standing } × 5
   *[other] { $standing } stehen und { $razed } zerstört, × 5
  }
web-four-gods-show-kingdom = Königreich { $terrain }
web-four-gods-show-kingdom-words = { $tiles } Plättchen − { $prophets } mit Prophet = { $worth }
web-four-gods-show-majority = { $prophets ->
    [one] 1 Prophet
   *[other] { $prophets } Propheten
  }
web-four-gods-show-tied = gleich viele Propheten: alle bekommen alles
web-four-gods-show-largest = Größte Königreiche
web-four-gods-show-largest-words = auf dem eigenen Land jedes Gottes: 15, 10 und 5 Punkte; wer gleichauf ist, teilt
web-four-gods-show-tiles = { $terrain }: { $tiles } Plättchen
web-four-gods-show-most = Meiste Königreiche
web-four-gods-show-most-words = auf dem eigenen Land jedes Gottes: 15, 10 und 5 Punkte; wer gleichauf ist, teilt
web-four-gods-show-count = { $count ->
    [one] { $terrain }: 1 Königreich
   *[other] { $terrain }: { $count } Königreiche
  }
web-four-gods-show-total = Summe
web-four-gods-show-total-words = Ende des Spiels: { $ending }.
web-four-gods-show-two-words = Der niedrigere Marker zählt; der höhere entscheidet bei Gleichstand.
web-four-gods-show-gains = { $name }, { $colour }: +{ $points }
web-four-gods-show-wins = { $names } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }
web-four-gods-show-shares = { $names } gewinnen gemeinsam mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }

# Die Zeilen eines Ergebnisses.

web-four-gods-source-built = stehen
web-four-gods-source-destroyed = zerstört
web-four-gods-source-kingdoms = Propheten in Königreichen
web-four-gods-source-sea = Meer
web-four-gods-source-plain = Ebene
web-four-gods-source-forest = Wald
web-four-gods-source-mountain = Gebirge
web-four-gods-source-higher = höherer Marker
