# Der Befehl `simulate`.

help-simulate = Bots viele Partien spielen lassen; zeigt Längen, Enden, Punkte und Siegquoten.
help-simulate-games = Wie viele Partien.
help-simulate-bots = Die Bots; sind es weniger als Plätze, wiederholen sie sich reihum. Sie wechseln von Partie zu Partie den Platz.
help-simulate-seed = Ein Wort oder eine Zahl: dieselben Partien noch einmal. Sonst wird ein neuer Startwert gezogen und angezeigt.
help-simulate-pace = Sekunden für eine Aktion eines Bots, für jeden Bot oder einmal für alle; nur in Spielen in Echtzeit. Standard: 3.
help-simulate-records = Die Aufzeichnung jeder Partie in diesem Ordner speichern.
help-simulate-workers = Wie viele Prozesse spielen; Standard: einer je Kern.
help-simulate-json = Nur den Bericht als JSON ausgeben.

no-games = { $games } Partien sind zu wenig: Es muss mindestens 1 sein.
no-bots = Nenne mindestens einen Bot.
too-many-bots = { $bots } Bots passen nicht an einen Tisch für { $players }.
wrong-paces = { $paces } Tempi für { $bots } Bots: Nenne eines je Bot oder eines für alle.
pace-range = Ein Tempo liegt zwischen { $least } und { $most } Sekunden.
pace-number = Ein Tempo ist eine Zahl von Sekunden, etwa 2 oder 1.5, nicht „{ $word }“.
no-paces = { $name } wird Zug um Zug ohne Zeitlimit gespielt: Ein Tempo hat dort keinen Sinn.
records-unwritable = Die Aufzeichnungen können nicht in „{ $folder }“ geschrieben werden: { $reason }.
worker-lost = Ein Prozess wurde von außen beendet, vielleicht aus Speichermangel. Mit --workers 1 wird weniger Speicher gebraucht.

simulate-running = Es wird gespielt
simulate-title = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } { $name } { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu { $players }
  }, Startwert { $seed }
simulate-bot = Bot
simulate-seats = Plätze
simulate-points = Punkte
simulate-wins = Siege
simulate-rate = Siegquote
simulate-interval = 95-%-Intervall
simulate-length = Länge
simulate-turns = Züge
simulate-decisions = Entscheidungen
simulate-mean = Mittel
simulate-sd = Std.-Abw.
simulate-least = Minimum
simulate-most = Maximum
simulate-ending = Ende der Partie
simulate-games = Partien
simulate-share = Anteil
simulate-place = Rang
simulate-figure = Am Ende
simulate-figure-filled = belegte Felder
simulate-figure-cities = davon mit Städten
simulate-figure-hopeless = Felder, auf die nichts passt
simulate-figure-kingdoms = Königreiche
simulate-figure-rows = Plättchen in den Ablagereihen
simulate-figure-seconds = Dauer in Sekunden
simulate-figure-rounds = Runden
simulate-figure-builds = gebaute Gebäude
simulate-figure-temples = davon Tempel
simulate-figure-villages = angegriffene Dörfer
simulate-pace = { $rate } Partien/s mit { $workers ->
    [one] 1 Prozess
   *[other] { $workers } Prozessen
  }
simulate-records = Die Aufzeichnungen liegen in { $folder }
simulate-whole = { NUMBER($number) }
simulate-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
