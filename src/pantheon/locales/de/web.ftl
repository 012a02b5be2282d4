# Der Web-Client: der Tisch und alles um ihn herum.

web-title = { $page } · Pantheon
web-title-home = Pantheon: drei Brettspiele um Götter
web-title-rules = Regeln
web-title-learn = Lernen
web-title-lost = Nichts hier
web-guest = Gast
web-name = Dein Name
web-game-gods = Gods
web-game-four-gods = 4 Gods
web-game-deus = Deus
web-language = Sprache
web-language-en = English
web-language-fr = Français
web-language-de = Deutsch
web-theme-light = Helle Farben
web-theme-dark = Dunkle Farben
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-settings = Einstellungen
web-to-home = Zur Startseite
web-skip = Zum Inhalt springen
web-skip-world = Zur Welt springen
web-imprint = Inoffizielle Umsetzung nach den veröffentlichten Regeln, ohne Bilder und Texte der Originale. Manche Daten des Materials sind rekonstruiert.
web-imprint-credits = Gods: Michael Schacht, Spiele aus Timbuktu. 4 Gods: Christophe Boelinger, Ludically/Asmodee. Deus: Sébastien Dujardin, Pearl Games.
web-lost = Das steht auf keiner Karte
web-lost-words = Unter dieser Adresse gibt es nichts. Vielleicht fehlt am Ende ein Buchstabe.
web-offline = Keine Verbindung
web-offline-words = Pantheon ist nicht zu erreichen. Sobald wieder eine Verbindung besteht, ist diese Seite von selbst zurück.
web-try-again = Noch einmal versuchen
web-close = Schließen
web-yes = Ja
web-no = Nein
web-copied = Kopiert
web-days = { $number ->
    [one] 1 Tag
   *[other] { $number } Tage
  }
web-hours = { $number ->
    [one] 1 Stunde
   *[other] { $number } Stunden
  }
web-minutes = { $number ->
    [one] 1 Minute
   *[other] { $number } Minuten
  }
web-seconds = { $number ->
    [one] 1 Sekunde
   *[other] { $number } Sekunden
  }
web-connecting = Auf dem Weg zum Tisch …
web-connection-lost = Verbindung verloren. Sie kommt von selbst zurück …
web-connection-closed = Die Verbindung wurde beendet.
web-bot-greedy = gut
web-bot-random = zufällig
web-bot-of-house = Bot, { $level }
web-level-gentle = gemütlich
web-level-steady = stetig
web-level-brisk = flott
web-level-frantic = sofort

## Ab hier für Tische; was darüber steht, braucht auch die erste Seite, die leicht bleiben muss.

# Tische, die nicht gezeigt werden können.

web-trouble-no-such-table = Unbekannter Tisch
web-trouble-no-such-table-words = Einen Tisch dieses Namens kennt niemand. Ist der Link vollständig?
web-trouble-not-watched = Hinter verschlossenen Türen
web-trouble-not-watched-words = Dieser Tisch hat keine Zuschauer. Wenn du mitspielst, öffne ihn in dem Browser, in dem du Platz genommen hast, oder bitte um einen Link.
web-trouble-too-many-sockets = Zu viele Fenster
web-trouble-too-many-sockets-words = Von deiner Adresse kommen zu viele Verbindungen. Schließe ein anderes Fenster und versuche es noch einmal.
web-trouble-boardless = Noch kein Spielplan im Browser
web-trouble-boardless-words = Dieses Spiel wird bisher auf der Kommandozeile gespielt; die Regeln sind schon hier.
web-trouble-closed = Der Tisch antwortet nicht
web-trouble-closed-words = Der Server hat die Verbindung beendet. Versuche es gleich noch einmal.

# Vor dem Beginn.

web-invitation = Du bist eingeladen
web-invitation-words = Für dich ist ein Platz reserviert.
web-invitation-game = Für dich ist ein Platz in einer Partie { $game } reserviert.
web-invitation-others = Du spielst mit { $names }.
web-invitation-bots = { $number ->
    [one] einem Bot
   *[other] { $number } Bots
}
web-device = Hier weiterspielen
web-device-game = Deine Partie { $game } kommt mit auf dieses Gerät. Du spielst als { $name }.
web-device-words = Dein Platz an diesem Tisch kommt mit auf dieses Gerät.
web-sit-down = Platz nehmen
web-lobby-ready = Alle sind da. Es kann losgehen.
web-lobby-seated = Du hast einen Platz.
web-lobby-watch = Bald geht es los.
web-lobby-wait-owner = Alle sind da. Gleich geht es los.
web-lobby-full = Alle Plätze sind besetzt: Du wirst zuschauen.
web-lobby-closed = Alle Plätze sind besetzt, und zusehen darf an diesem Tisch niemand.
web-lobby-invite = Andere einladen
web-lobby-invite-open = Wer diesen Link öffnet, kann Platz nehmen.
web-lobby-invite-private = Dieser Link gilt für eine Person. Für die nächste gibt es einen neuen.
web-lobby-next-link = Noch ein Link
web-lobby-link = Der Link zu diesem Tisch
web-share = Teilen
web-share-text = Spiel mit: { $game }!
web-qr = QR-Code
web-qr-of = QR-Code des Links: mit der Handykamera ansehen
web-lobby-welcome = Spiel mit: { $game }
web-lobby-any-seat = Nimm einen beliebigen freien Platz.
web-lobby-rename = Name ändern
web-lobby-waiting = { $seats ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $seats } Plätze sind frei.
  }
web-seat = Platz { $number }
web-seats = Plätze
web-free = Frei
web-sit = Hier Platz nehmen
web-sit-on = Hier Platz nehmen: { $place }
web-stand-up = Aufstehen
web-clear = { $name } entfernen
web-add-bot = Bot
web-add-bot-on = Bot hinsetzen: { $place }
web-bots = Die Bots
web-bot = Sie spielen
web-name-place = { $name } ({ $place })
web-level = Tempo
web-fill = Mit Bots auffüllen
web-link = Link
web-copy-invitation = Link kopieren
web-copy-any-seat = Link für eine Person kopieren
web-start = Partie starten
web-start-why = { $seats ->
    [one] Ein Platz ist frei: Verschicke den Link oder setze einen Bot dazu.
   *[other] { $seats } Plätze sind frei: Verschicke den Link oder setze Bots dazu.
  }
web-start-owner = Wer den Tisch eröffnet hat, startet die Partie.
web-settled = Einstellungen des Tisches
web-players = { $number } Spieler
web-visibility-open = Alle dürfen mitspielen: Der Tisch steht in der Liste
web-visibility-private = Privat: nur mit einem Link
web-no-spectators = keine Zuschauer
web-with-spectators = andere dürfen zusehen
web-clock-none = Ohne Zeitlimit
web-clock-move = { $time } für jeden Zug
web-clock-bank = { $time } für jeden, dazu { $more } je Zug
web-clock-waits = Der Tisch wartet zwei Wochen auf Mitspielende
web-usual-rules = Die üblichen Regeln
web-settled-rules = Version { $version } der Regeln
web-pledge = Nachprüfbarer Zufall
web-pledge-fresh = Der Startwert aller Ziehungen steht schon fest und ist unten versiegelt. Wer Platz nimmt, steuert eigenen Zufall bei. Nach der Partie wird er offengelegt, und alle können jede Ziehung nachprüfen.
web-pledge-chosen = Der Startwert dieses Tisches wurde von Hand gewählt; seine Ziehungen beweisen nichts.
web-pledge-continued = Diese Partie setzt eine andere fort; was jetzt kommt, wird neu gezogen.
web-commitment = Der versiegelte Startwert (sein Fingerabdruck)

# Die Partie.

web-greeting = Neu hier? Fünf Minuten mit Begleitung
web-goal-gods = Lege Stämme und Tempel so, dass Stämme an dich glauben: Deine Nationen sind deine Punkte.
web-goal-four-gods = Lass Königreiche eines Geländes wachsen und halte sie mit deinen Propheten: Ihre Felder sind deine Punkte.
web-goal-deus = Baue Karten in Spalten; jede neue setzt ihre ganze Spalte in Gang. Die meisten Siegpunkte gewinnen.
web-world = Die Welt
web-your-turn = Du bist dran
web-to-act = Dieser Platz ist am Zug
web-spectators = { $number ->
    [one] 1 Zuschauer
   *[other] { $number } Zuschauer
  }
web-time-left = Restzeit: { $time }
web-ended-finished = Die Partie ist zu Ende
web-ended-abandoned = Die Partie wurde abgebrochen
web-you = du
web-here = da
web-away = nicht da
web-overdue = überfällig
web-resigned = aufgegeben
web-stood-in = gerade spielt ein Bot
web-back = Ich bin wieder da
web-propose-bot = Bot spielen lassen
web-propose-skip = Zug überspringen
web-undo = Zurück
web-undo-key = Letzten Zug zurücknehmen (U)
web-undo-ask = Bitten, meinen letzten Zug zurückzunehmen
web-undo-ask-short = Um Rücknahme bitten
web-hint = Tipp
web-hint-key = Was täte ein Bot? (H)
web-hinted = Tipp: { $words }
web-follow-skip = Überspringen
web-follow-skip-key = Gleich zeigen, was die Bots gespielt haben (Leertaste)
web-watching = Du schaust zu
web-menu = Menü
web-abandon = Abbruch der Partie vorschlagen
web-begin-anew = Neue Partie
web-resign = Aufgeben
web-resign-sure = Ein Bot spielt für dich weiter. Wirklich aufgeben?
web-resign-passing = Dein Platz passt bis zum Ende, und niemand spielt für dich weiter. Wirklich aufgeben?
web-resign-alone = Sonst spielt niemand weiter, die Partie ist damit zu Ende. Wirklich aufgeben?
web-device-link = Auf anderem Gerät spielen
web-copy-table = Link zu diesem Tisch kopieren
web-download = Mitschrift herunterladen
web-coordinates = Koordinaten am Kartenrand
web-world-closer = Näher
web-world-farther = Weiter weg
web-world-middle = Die ganze Welt zeigen
web-rules = Regeln
web-side = Verlauf, Gespräch und Ergebnis
web-tab-log = Verlauf
web-tab-chat = Gespräch
web-tab-result = Ergebnis
web-tab-common = Vorrat
web-unread = { $number ->
    [one] 1 neue Zeile
   *[other] { $number } neue Zeilen
  }
web-log-empty = Noch ist nichts geschehen.
web-look-at = Schritt { $move } ansehen
web-look-at-lit = Auf der Karte leuchtet der Ort auf. Drücken zeigt Schritt { $move }.
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-send = Senden

# Zurückschauen.

web-look-back = Zurückschauen
web-looking = Rückblick: Schritt { $move } von { $moves }
web-move-of = Schritt { $move } von { $moves }
web-first = Zum Anfang
web-previous = { $unit ->
    [move] Einen Schritt zurück
    [round] Eine Runde zurück
   *[turn] Einen Zug zurück
  }
web-next = { $unit ->
    [move] Einen Schritt vor
    [round] Eine Runde vor
   *[turn] Einen Zug vor
  }
web-step = Schrittweite
web-step-key = So weit gehen ◀ und ▶; mit Umschalt immer nur ein Schritt
web-step-move = Schritt
web-step-turn = Zug
web-step-round = Runde
web-last = Zur Gegenwart
web-to-present = Zurück zur Partie
web-to-end = Zum Schluss
web-replay = Noch einmal ansehen
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-key = Leertaste
web-replay-speed = Tempo
web-replay-slow = Zeitlupe, ein Viertel
web-replay-real = So schnell, wie es war
web-replay-fast = { $speed }-mal so schnell
web-race = { $name } kam { $late } s zu spät ({ $spot }): { $by } war schneller.
web-log-world = Nur was die Welt ändert
web-show-scoring = Wertung zeigen
web-copy-position = Link kopieren
web-what-if = Was wäre, wenn …
web-what-if-short = Was, wenn …
web-what-if-words = Von hier aus weiterspielen, an einem privaten Tisch gegen Bots. Auf wessen Platz?
web-what-if-seat = Auf dem Platz von { $name }

# Abstimmungen.

web-ballot = Abstimmung
web-ballot-undo = { $name } möchte Schritt { $move } zurücknehmen.
web-ballot-skip = Den Zug von { $target } überspringen? Ein Bot macht ihn.
web-ballot-bot = Soll ein Bot für { $target } spielen, bis { $target } wieder da ist?
web-ballot-abandon = { $name } schlägt vor, die Partie abzubrechen.
web-ballot-withdraw = Zurückziehen
web-not-voted = hat noch nicht abgestimmt

# Was neben dem Spiel geschah.

web-note-joined = { $name } nimmt Platz.
web-note-left = { $name } steht auf.
web-note-started = Die Partie beginnt.
web-note-undo = { $name } nimmt zurück:
web-note-proposed-undo = { $name } bittet um Rücknahme.
web-note-proposed-skip = { $name } will den Zug von { $target } überspringen.
web-note-proposed-bot = { $name } schlägt einen Bot für { $target } vor.
web-note-proposed-abandon = { $name } schlägt vor abzubrechen.
web-note-yes = { $name } stimmt zu.
web-note-no = { $name } lehnt ab.
web-note-overdue = { $name } ist überfällig.
web-note-handed = Ein Bot spielt für { $name }.
web-note-skipped = Ein Bot macht diesen Zug für { $name }.
web-note-back = { $name } ist wieder da.
web-note-resigned = { $name } gibt auf.
web-note-ended-over = Die Partie ist zu Ende.
web-note-ended-resigned = Die Partie endet durch Aufgabe.
web-note-ended-abandoned = Die Partie wurde abgebrochen.
web-note-rematch = Es gibt eine Revanche.

# Das Ende.

web-result-winner = { $name } gewinnt
web-result-winners = { $names } teilen sich den Sieg
web-result-reason = Ende der Partie: { $ending }.
web-result-resigned = { $names }: aufgegeben
web-result-resigned-words = Die Partie endete vorzeitig; gezählt wird nichts.
web-result-tie = Je { $points } Punkte; es entscheidet:
web-result-abandoned = Abgebrochen
web-result-abandoned-words = Alle waren einverstanden aufzuhören; niemand hat gewonnen.
web-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
web-rematch = Noch einmal
web-rematch-go = Zur Revanche
web-verify = Ziehungen nachprüfen
web-verified-moves = { $moves ->
    [one] 1 Schritt nachgespielt: Er hält die Regeln ein.
   *[other] { $moves } Schritte nachgespielt: Alle halten die Regeln ein.
  }
web-verified-result = Das Ergebnis folgt daraus.
web-verified-draws = { $draws ->
    [one] 1 Ziehung aus der Saat nachgerechnet: gleich.
   *[other] { $draws } Ziehungen aus der Saat nachgerechnet: alle gleich.
  }
web-verified-commitment = Es ist die Saat, die vor Beginn versiegelt wurde.
web-verified-no-seed = Für diese Ziehungen gibt es keine Saat; sie lassen sich nicht nachrechnen.
web-verified-chosen = Die Saat wurde ausgesucht; die Ziehungen beweisen nichts.
web-commitment-was = Vor Beginn versiegelt:

# Tasten.

web-signs = Was die Zeichen bedeuten
web-keys = Tasten
web-key-look = einen Zug zurück oder vor
web-key-single = beim Zurückblicken: ein einzelner Schritt
web-key-ends = zum Anfang, zur Gegenwart
web-key-play = beim Zurückblicken: abspielen, anhalten
web-key-now = während Bots spielen: gleich zum aktuellen Stand
web-key-escape = schließen oder zurück zur Partie
web-key-undo = letzten Zug zurücknehmen
web-key-hint = einen Bot fragen, was er täte
web-key-log = der Verlauf
web-key-chat = das Gespräch
web-key-tab = von einem zum nächsten
web-key-world = in der Welt: von Feld zu Feld
web-key-zoom = näher an die Karte, weiter weg
web-key-whole = die ganze Karte
web-key-help = diese Liste
web-chat-spectator = schaut zu
