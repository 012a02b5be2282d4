# Die erste Seite: Spiele, Tische, Aufzeichnungen.

web-home-headline = Nimm Platz unter den Göttern
web-home-words = Drei Brettspiele um Götter, im Browser: sofort gegen Bots oder mit Freunden über einen Link. Ohne Konto, ohne Installation.
web-home-games = Die Spiele
web-home-away = Der Server antwortet nicht. Sobald er wieder da ist, geht es hier weiter.
web-home-realtime = Echtzeit
web-home-by = { $designer }, { $year }
web-home-players = { $least } bis { $most } Spieler
web-home-goal-gods = Führe drei Stämme einer Farbe zu deinem Gott: eine Nation.
web-home-goal-four-gods = Alle bauen gleichzeitig an einer Welt. Herrsche über die größten Königreiche.
web-home-goal-deus = Karte auf Karte: Besiedle das Land und hol die meisten Punkte.
web-home-play-bots = Gegen Bots spielen
web-home-wish = { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu { $players }
  }, Bots spielen { $how }
web-home-how-many = Spieler
web-home-for = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
  }
web-home-bot = Die Bots spielen
web-home-god = Dein Gott
web-home-level = Tempo
web-home-no-board = Für dieses Spiel gibt es im Browser noch kein Brett; gespielt wird es auf der Kommandozeile. Die Regeln stehen schon da.
web-home-new = Neuer Tisch
web-home-learn = Lernen
web-home-guide = Neu hier? { $minutes } Minuten mit Begleitung
web-home-rules = Regeln
web-home-mine = Meine Partien
web-home-over = Beendete Partien
web-home-open = Offene Tische
web-home-running = Partien zum Zusehen
web-home-none-open = Gerade wartet niemand an einem Tisch. Stell einen auf und schick den Link an Freunde, oder leg gegen Bots los.
web-home-state-open = wartet auf Spieler
web-home-state-finished = ist vorbei
web-home-state-abandoned = wurde abgebrochen
web-home-free = frei
web-home-a-bot = Bot
web-home-join = Hinsetzen
web-home-go = Öffnen
web-home-watch = Ansehen
web-home-your-turn = Du bist dran
web-home-fewer = Weniger zeigen
web-home-all = Alle { $number } zeigen
web-home-clock-move-short = { $minutes } min je Zug
web-home-clock-bank-short = { $minutes } min für jeden
web-home-your-name = Dein Name
web-home-keep-name = Diesen Namen behalten
web-home-name-kept = Du heißt jetzt { $name }.
web-home-link = Ein Link oder der Name eines Tisches
web-home-link-bad = Das führt zu keinem Tisch. Füge den ganzen Link ein, so wie er kam.
web-home-record = Eine Partie ansehen
web-home-record-words = Zieh die Datei einer Partie irgendwo auf diese Seite: Sie öffnet sich Zug für Zug.
web-home-record-file = Datei wählen
web-home-record-paste = Lieber den Text einfügen
web-home-record-text = Der Text einer Aufzeichnung
web-home-record-open = Partie öffnen
web-home-drop = Loslassen, um diese Partie anzusehen
web-home-close = Schließen

web-new-title = Neuer Tisch
web-new-game = Spiel
web-new-as-before = Eingestellt wie dein letzter Tisch.
web-new-as-usual = Zurück zum Üblichen
web-new-name = Name des Tisches (freiwillig)
web-new-who = Wer mitspielen darf
web-new-open = Alle: Der Tisch steht in der Liste
web-new-private = Nur mit dem Link
web-new-spectators = Andere dürfen zusehen
web-new-clock = Bedenkzeit
web-new-clock-none = Ohne Zeitlimit
web-new-clock-move = Bedenkzeit je Zug
web-new-clock-bank = Bedenkzeit für die Partie
web-new-time-move = Für jeden Zug
web-new-time-bank = Für jeden
web-new-unit = Zeiteinheit
web-unit-minute = Minuten
web-unit-hour = Stunden
web-unit-day = Tage
web-new-increment = Gutschrift je Zug (Sekunden)
web-new-overdue = Wenn die Zeit abläuft
web-new-overdue-vote = stimmen die anderen ab
web-new-overdue-bot = übernimmt ein Bot
web-new-more = Mehr Einstellungen
web-new-more-words = Name, Dateien, Startwert
web-new-seed = Ein Startwert deiner Wahl
web-new-seed-words = Derselbe Startwert ergibt dieselben Ziehungen. Wer ihn wählt, könnte sie kennen; die Partie beweist also nichts.
web-new-cancel = Abbrechen
web-new-make = Tisch eröffnen

web-choice-standard = üblich
web-choice-chosen = gewählt
web-choice-line = Linie
web-choice-block = Block
web-choice-ring = Ring
web-choice-simultaneous = alle zugleich
web-choice-timed = Sanduhr
web-choice-visible = offen
web-choice-secret = geheim
web-choice-enforced = verboten
web-choice-called = gerügt
web-choice-called-penalty = gerügt, mit Strafe
web-choice-hidden = verdeckt
web-choice-open = offen
web-deus-gallery-link = Alle Karten

# Die Bots und ihr Tempo.

web-pace = { $level }, alle { $seconds } s ein Zug
web-pace-name-gentle = gemütlich
web-pace-name-steady = stetig
web-pace-name-brisk = flott
web-pace-name-frantic = rasend
web-pace-gentle = Sie lassen dir Zeit, dich umzusehen, und in der ersten Minute auch die Götter.
web-pace-steady = So schnell wie Leute, die das Spiel kennen.
web-pace-brisk = Sie wissen, was sie wollen: Behalte die Reihen im Auge.
web-pace-frantic = Überall Hände zugleich.
web-pace-turn-gentle = Sie lassen sich für jeden Zug einen Augenblick Zeit.
web-pace-turn-steady = Sie ziehen ohne viel Umstände.
web-pace-turn-brisk = Sie zögern kaum.
web-pace-turn-frantic = Sie ziehen sofort.
web-pace-change = Tempo von { $name }
