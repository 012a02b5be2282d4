# Die erste Seite: Spiele, Tische, Aufzeichnungen.

web-home-headline = Nimm Platz unter den Göttern
web-home-words = Drei Brettspiele um Götter im Browser: sofort gegen Bots oder per Link gemeinsam mit anderen. Ohne Konto, ohne Installation.
web-home-games = Die Spiele
web-home-away = Der Server antwortet nicht. Sobald er wieder erreichbar ist, geht es hier weiter.
web-home-realtime = Echtzeit
web-home-by = { $designer }, { $year }
web-home-players = { $least } bis { $most } Personen
web-home-goal-gods = Vereine drei Stämme einer Farbe im Glauben an dich: eine Nation.
web-home-goal-four-gods = Alle bauen gleichzeitig an einer Welt. Herrsche über die größten Königreiche.
web-home-goal-deus = Spiele Karte um Karte aus, besiedle das Land und hole die meisten Punkte.
web-home-play-bots = Gegen Bots spielen
web-home-wish = { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu { $players }
  }, Bots spielen { $how }
web-home-how-many = Wie viele spielen
web-home-for = { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu { $players }
  }
web-home-bot = Die Bots spielen
web-home-god = Dein Gott
web-home-level = Tempo
web-home-no-board = Für dieses Spiel gibt es im Browser noch keinen Spielplan; gespielt wird es auf der Kommandozeile. Die Regeln findest du schon hier.
web-home-new = Neuer Tisch
web-home-learn = Lernen
web-home-guide = Neu hier? { $minutes } Minuten mit Begleitung
web-home-rules = Regeln
web-home-mine = Meine Partien
web-home-over = Beendete Partien
web-home-open = Offene Tische
web-home-running = Partien zum Zusehen
web-home-none-open = Gerade wartet niemand an einem Tisch. Eröffne einen und schicke den Link herum oder spiele gegen Bots.
web-home-state-open = wartet auf Mitspielende
web-home-state-finished = beendet
web-home-state-abandoned = abgebrochen
web-home-free = frei
web-home-a-bot = Bot
web-home-join = Platz nehmen
web-home-go = Öffnen
web-home-watch = Zusehen
web-home-your-turn = Du bist dran
web-home-fewer = Weniger zeigen
web-home-all = Alle { $number } zeigen
web-home-clock-move-short = { $minutes } min je Zug
web-home-clock-bank-short = je { $minutes } min
web-home-your-name = Dein Name
web-home-keep-name = Namen speichern
web-home-name-kept = Du heißt jetzt { $name }.
web-home-link = Link oder Name eines Tisches
web-home-link-bad = Das führt zu keinem Tisch. Füge den ganzen Link ein, so, wie du ihn bekommen hast.
web-home-record = Aufgezeichnete Partie ansehen
web-home-record-words = Ziehe die Datei einer Partie irgendwo auf diese Seite. Du kannst sie dann Schritt für Schritt ansehen.
web-home-record-file = Datei wählen
web-home-record-paste = Stattdessen Text einfügen
web-home-record-text = Text einer Aufzeichnung
web-home-record-open = Partie öffnen
web-home-drop = Loslassen, um diese Partie anzusehen
web-home-close = Schließen

web-new-title = Neuer Tisch
web-new-game = Spiel
web-new-as-before = Eingestellt wie bei deinem letzten Tisch.
web-new-as-usual = Auf Standard zurücksetzen
web-new-name = Name des Tisches (freiwillig)
web-new-who = Wer mitspielen darf
web-new-open = Alle: Der Tisch steht in der Liste
web-new-private = Nur mit dem Link
web-new-spectators = Andere dürfen zusehen
web-new-clock = Bedenkzeit
web-new-clock-none = Ohne Zeitlimit
web-new-clock-move = Bedenkzeit je Zug
web-new-clock-bank = Bedenkzeit für die Partie
web-new-time-move = Je Zug
web-new-time-bank = Pro Person
web-new-unit = Zeiteinheit
web-unit-minute = Minuten
web-unit-hour = Stunden
web-unit-day = Tage
web-new-increment = Zeitgutschrift je Zug (Sekunden)
web-new-overdue = Wenn die Zeit abläuft
web-new-overdue-vote = stimmen die anderen ab
web-new-overdue-bot = übernimmt ein Bot
web-new-more = Mehr Einstellungen
web-new-more-words = Name, Dateien, Startwert
web-new-seed = Eigener Startwert
web-new-seed-words = Derselbe Startwert ergibt dieselben Ziehungen. Wer ihn wählt, könnte sie schon kennen; sie beweisen also nichts.
web-new-cancel = Abbrechen
web-new-make = Tisch eröffnen

web-choice-standard = Standard
web-choice-chosen = gewählt
web-choice-line = Linie
web-choice-block = Block
web-choice-ring = Ring
web-choice-simultaneous = gleichzeitig
web-choice-timed = rundenbasiert
web-choice-visible = offen
web-choice-secret = verdeckt
web-choice-enforced = abgelehnt
web-choice-called = gemeldet
web-choice-called-penalty = gemeldet, mit Strafe
web-choice-hidden = verdeckt
web-choice-open = offen
web-deus-gallery-link = Alle Karten

# Die Bots und ihr Tempo.

web-pace = { $level }, alle { $seconds } s eine Aktion
web-pace-name-gentle = gemütlich
web-pace-name-steady = normal
web-pace-name-brisk = flott
web-pace-name-frantic = rasend
web-pace-gentle = Sie lassen dir Zeit, dich umzusehen, und nehmen in der ersten Minute keinen Gott.
web-pace-steady = So schnell wie Leute, die das Spiel kennen.
web-pace-brisk = Sie wissen, was sie wollen: Behalte die Ablagereihen im Auge.
web-pace-frantic = Überall sind Hände am Werk.
web-pace-turn-gentle = Sie lassen sich für jeden Zug einen Augenblick Zeit.
web-pace-turn-steady = Sie ziehen, ohne lange zu zögern.
web-pace-turn-brisk = Sie zögern kaum.
web-pace-turn-frantic = Sie ziehen sofort.
web-pace-change = Tempo von { $name }
web-home-just-now = gerade eben
