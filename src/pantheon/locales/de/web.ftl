# Der Web-Client: der Tisch und alles um ihn herum.

web-title = { $page } · Pantheon
web-title-home = Pantheon: drei Brettspiele um Götter
web-title-rules = Regeln
web-title-learn = Lernen
web-title-lost = Seite nicht gefunden
web-guest = Gast
web-name = Dein Name
web-game-gods = Gods
web-game-four-gods = 4 Gods
web-game-deus = Deus
web-language = Sprache
web-theme-light = Helle Farben
web-theme-dark = Dunkle Farben
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-settings = Einstellungen
web-to-home = Zur Startseite
web-skip = Zum Inhalt springen
web-skip-world = Zur Welt springen
web-imprint = Inoffizielle Umsetzung nach den veröffentlichten Regeln, ohne Bilder und Texte der Originale. Einige Angaben zum Spielmaterial sind rekonstruiert.
web-imprint-credits = Gods: Michael Schacht, Spiele aus Timbuktu. 4 Gods: Christophe Boelinger, Ludically/Asmodee. Deus: Sébastien Dujardin, Pearl Games.
web-lost = Diese Seite gibt es nicht
web-lost-words = Unter dieser Adresse ist nichts zu finden. Vielleicht fehlt am Ende ein Zeichen.
web-offline = Keine Verbindung
web-offline-words = Pantheon ist gerade nicht erreichbar. Sobald die Verbindung wieder steht, erscheint diese Seite automatisch.
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
web-connecting = Der Tisch wird geladen …
web-connection-lost = Verbindung verloren. Wird automatisch wiederhergestellt …
web-connection-closed = Die Verbindung wurde beendet.
web-bot-greedy = gut
web-bot-random = zufällig
web-bot-of-house = Bot, spielt { $level }
web-level-gentle = gemütlich
web-level-steady = normal
web-level-brisk = flott
web-level-frantic = rasend

## Ab hier für Tische; was darüber steht, braucht auch die erste Seite, die leicht bleiben muss.

# Tische, die nicht gezeigt werden können.

web-trouble-no-such-table = Unbekannter Tisch
web-trouble-no-such-table-words = Einen Tisch mit diesem Namen gibt es nicht. Ist der Link vollständig?
web-trouble-not-watched = Hinter verschlossenen Türen
web-trouble-not-watched-words = An diesem Tisch ist Zusehen nicht erlaubt. Wenn du mitspielst, öffne ihn in dem Browser, in dem du Platz genommen hast, oder bitte um einen Link.
web-trouble-too-many-sockets = Zu viele Fenster
web-trouble-too-many-sockets-words = Von deiner Adresse kommen zu viele Verbindungen. Schließe ein anderes Fenster und versuche es noch einmal.
web-trouble-boardless = Noch kein Spielplan im Browser
web-trouble-boardless-words = Dieses Spiel lässt sich bisher nur auf der Kommandozeile spielen; die Regeln findest du schon hier.
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
web-device-game = Deine Partie { $game } geht auf diesem Gerät weiter. Du spielst als { $name }.
web-device-words = Dein Platz an diesem Tisch gilt dann auch auf diesem Gerät.
web-sit-down = Platz nehmen
web-lobby-ready = Alle sind da. Es kann losgehen.
web-lobby-seated = Du hast einen Platz.
web-lobby-watch = Bald geht es los.
web-lobby-wait-owner = Alle sind da. Gleich geht es los.
web-lobby-full = Alle Plätze sind besetzt: Du siehst zu.
web-lobby-closed = Alle Plätze sind besetzt, und Zusehen ist an diesem Tisch nicht erlaubt.
web-lobby-invite = Andere einladen
web-lobby-invite-open = Wer diesen Link öffnet, kann Platz nehmen.
web-lobby-invite-private = Dieser Link gilt für eine Person. Für die nächste gibt es einen neuen.
web-lobby-next-link = Noch ein Link
web-lobby-link = Der Link zu diesem Tisch
web-share = Teilen
web-share-text = Komm, wir spielen { $game }!
web-qr = QR-Code
web-qr-of = QR-Code des Links: mit der Handykamera scannen
web-lobby-welcome = Willkommen am Tisch: { $game }
web-lobby-any-seat = Suche dir einen freien Platz aus.
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
web-stand-up = Platz freigeben
web-clear = { $name } entfernen
web-add-bot = Bot dazusetzen
web-add-bot-on = Bot dazusetzen: { $place }
web-bots = Die Bots
web-bot = Die Bots spielen
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
web-settled = Einstellungen der Partie
web-players = { $number ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [one] { $number } Person
   *[other] { $number } Personen
  }
web-visibility-open = Öffentlich: Der Tisch steht in der Liste
web-visibility-private = Privat: nur mit einem Link
web-no-spectators = Zusehen nicht erlaubt
web-with-spectators = andere dürfen zusehen
web-clock-none = Ohne Zeitlimit
web-clock-move = { $time } je Zug
web-clock-bank = { $time } pro Person, dazu { $more } je Zug
web-clock-waits = Der Tisch wartet zwei Wochen auf Mitspielende
web-usual-rules = Standardregeln
web-settled-rules = Regelversion { $version }
web-pledge = Nachprüfbarer Zufall
web-pledge-fresh = Der Startwert aller Ziehungen steht schon fest und ist versiegelt (siehe unten). Wer Platz nimmt, steuert eigenen Zufall bei. Nach der Partie wird der Startwert offengelegt, und alle können jede Ziehung nachprüfen.
web-pledge-chosen = Der Startwert dieses Tisches wurde von Hand gewählt; für die Ziehungen gibt es daher keine Gewähr.
web-pledge-continued = Diese Partie setzt eine andere fort; ab hier wird neu gezogen.
web-commitment = Siegel des Startwerts (Fingerabdruck)

# Die Partie.

web-greeting = Neu hier? Fünf Minuten mit Begleitung
web-goal-gods = Lege Stämme und Tempel so, dass Stämme an dich glauben: Deine Nationen bringen dir Punkte.
web-goal-four-gods = Lass Königreiche wachsen und halte dort mit deinen Propheten die Mehrheit: Ihre Felder bringen dir Punkte.
web-goal-deus = Spiele Gebäudekarten in Spalten aus; jede neue löst ihre ganze Spalte aus. Wer die meisten Siegpunkte hat, gewinnt.
web-world = Die Welt
web-your-turn = Du bist dran
web-to-act = Dieser Platz ist am Zug
web-spectators = { $number ->
    [one] 1 Person sieht zu
   *[other] { $number } Personen sehen zu
  }
web-time-left = Restzeit: { $time }
web-ended-finished = Die Partie ist zu Ende
web-ended-abandoned = Die Partie wurde abgebrochen
web-you = du
web-here = anwesend
web-away = abwesend
web-overdue = Zeit abgelaufen
web-resigned = hat aufgegeben
web-stood-in = gerade spielt ein Bot
web-back = Ich bin wieder da
web-propose-bot = Bot spielen lassen
web-propose-skip = Zug überspringen
web-undo = Rückgängig
web-undo-key = Letzten Zug zurücknehmen (U)
web-undo-ask = Um Rücknahme meines letzten Zuges bitten
web-undo-ask-short = Um Rücknahme bitten
web-hint = Tipp
web-hint-key = Was würde ein Bot tun? (H)
web-hinted = Tipp: { $words }
web-follow-skip = Überspringen
web-follow-skip-key = Sofort zeigen, was die Bots gespielt haben (Leertaste)
web-watching = Du siehst zu
web-menu = Menü
web-abandon = Abbruch der Partie vorschlagen
web-begin-anew = Neue Partie
web-resign = Aufgeben
web-resign-sure = Ein Bot spielt für dich weiter. Wirklich aufgeben?
web-resign-passing = Du passt dann bis zum Ende, und niemand spielt für dich weiter. Wirklich aufgeben?
web-resign-alone = Außer dir spielt niemand mehr, damit ist die Partie zu Ende. Wirklich aufgeben?
web-device-link = Auf anderem Gerät spielen
web-copy-table = Link zu diesem Tisch kopieren
web-download = Aufzeichnung herunterladen
web-coordinates = Koordinaten am Rand anzeigen
web-world-closer = Hineinzoomen
web-world-farther = Herauszoomen
web-world-middle = Die ganze Welt zeigen
web-rules = Regeln
web-side = Verlauf, Chat und Ergebnis
web-tab-log = Verlauf
web-tab-chat = Chat
web-tab-result = Ergebnis
web-tab-common = Vorrat
web-unread = { $number ->
    [one] 1 neue Nachricht
   *[other] { $number } neue Nachrichten
  }
web-log-empty = Noch ist nichts passiert.
web-look-at = Schritt { $move } ansehen
web-look-at-lit = Das Feld leuchtet auf. Antippen zeigt Schritt { $move }.
web-chat-empty = Noch keine Nachrichten.
web-chat-say = Nachricht schreiben
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
web-last = Zum aktuellen Stand
web-to-present = Zurück zur Partie
web-to-end = Zum Ende
web-replay = Noch einmal ansehen
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-key = Leertaste
web-replay-speed = Tempo
web-replay-slow = Zeitlupe (ein Viertel)
web-replay-real = Originaltempo
web-replay-fast = { $speed }-mal so schnell
web-race = { $name } kam { $late } s zu spät ({ $spot }): { $by } war schneller.
web-log-world = Nur Änderungen der Welt
web-show-scoring = Wertung zeigen
web-copy-position = Link kopieren
web-what-if = Was wäre, wenn …
web-what-if-short = Was, wenn …
web-what-if-words = Spiele von hier aus an einem privaten Tisch gegen Bots weiter. Auf wessen Platz?
web-what-if-seat = Auf dem Platz von { $name }

# Abstimmungen.

web-ballot = Abstimmung
web-ballot-undo = { $name } möchte Schritt { $move } zurücknehmen.
web-ballot-skip = Soll ein Bot diesen Zug für { $target } machen?
web-ballot-bot = Soll ein Bot für { $target } spielen, bis { $target } wieder da ist?
web-ballot-abandon = { $name } schlägt vor, die Partie abzubrechen.
web-ballot-withdraw = Zurückziehen
web-not-voted = hat noch nicht abgestimmt

# Was neben dem Spiel geschah.

web-note-joined = { $name } nimmt Platz.
web-note-left = { $name } gibt den Platz frei.
web-note-started = Die Partie beginnt.
web-note-undo = { $name } nimmt zurück:
web-note-proposed-undo = { $name } bittet darum, einen Zug zurückzunehmen.
web-note-proposed-skip = { $name } schlägt vor, den Zug von { $target } zu überspringen.
web-note-proposed-bot = { $name } schlägt einen Bot für { $target } vor.
web-note-proposed-abandon = { $name } schlägt vor, die Partie abzubrechen.
web-note-yes = { $name } stimmt zu.
web-note-no = { $name } lehnt ab.
web-note-overdue = Die Zeit von { $name } ist abgelaufen.
web-note-handed = Ein Bot spielt für { $name }.
web-note-skipped = Ein Bot macht diesen Zug für { $name }.
web-note-back = { $name } ist wieder da.
web-note-resigned = { $name } gibt auf.
web-note-ended-over = Die Partie ist zu Ende.
web-note-ended-resigned = Die Partie endet durch Aufgabe.
web-note-ended-abandoned = Die Partie wurde abgebrochen.
web-note-rematch = Ein Tisch für die Revanche steht bereit.

# Das Ende.

web-result-winner = { $name } gewinnt
web-result-winners = { $names } teilen sich den Sieg
web-result-reason = Ende der Partie: { $ending }.
web-result-resigned = Aufgegeben: { $names }
web-result-resigned-words = Die Partie endete vorzeitig; gewertet wird nicht.
web-result-tie = { $points ->
    [one] Je 1 Punkt
   *[other] Je { $points } Punkte
  }; es entscheidet:
web-result-abandoned = Abgebrochen
web-result-abandoned-words = Alle waren einverstanden aufzuhören; niemand hat gewonnen.
web-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
web-rematch = Noch einmal spielen
web-rematch-go = Zur Revanche
web-verify = Ziehungen nachprüfen
web-verified-moves = { $moves ->
    [one] 1 Schritt nachgespielt: regelkonform.
   *[other] { $moves } Schritte nachgespielt: alle regelkonform.
  }
web-verified-result = Daraus ergibt sich das Ergebnis.
web-verified-draws = { $draws ->
    [one] 1 Ziehung aus dem Startwert nachgerechnet: identisch.
   *[other] { $draws } Ziehungen aus dem Startwert nachgerechnet: alle identisch.
  }
web-verified-commitment = Es ist der Startwert, der vor Beginn versiegelt wurde.
web-verified-no-seed = Für diese Ziehungen gibt es keinen Startwert; sie lassen sich nicht nachrechnen.
web-verified-chosen = Der Startwert wurde von Hand gewählt; die Ziehungen beweisen nichts.
web-commitment-was = Vor Beginn versiegelt:

# Tasten.

web-signs = Zeichenerklärung
web-keys = Tasten
web-key-look = einen Zug zurück oder vor
web-key-single = im Rückblick: ein einzelner Schritt
web-key-ends = zum Anfang, zum aktuellen Stand
web-key-play = im Rückblick: abspielen, anhalten
web-key-now = während Bots spielen: sofort zum aktuellen Stand
web-key-escape = schließen oder zurück zur Partie
web-key-undo = letzten Zug zurücknehmen
web-key-hint = einen Bot fragen, was er tun würde
web-key-log = Verlauf anzeigen
web-key-chat = Chat anzeigen
web-key-tab = zum nächsten Element
web-key-world = in der Welt: von Feld zu Feld
web-key-zoom = hinein- oder herauszoomen
web-key-whole = die ganze Welt zeigen
web-key-help = diese Liste anzeigen

web-said-of = { $title }: { $words }
web-trouble-removed = Du wurdest weggeschickt
web-trouble-removed-words = Der Besitzer dieses Tisches möchte nicht, dass du weiter zuschaust.
web-chat-earlier = Frühere Zeilen zeigen
web-chat-spectator = schaut zu
web-chat-about = Zu dem, was { $name } sagt
web-chat-hide = Für mich ausblenden
web-chat-show = Wieder zeigen
web-chat-hidden = von dir ausgeblendet
web-log-earlier = Zeigen, was vorher geschah
web-mute = Stummschalten
web-unmute = Wieder sprechen lassen
web-remove = Für immer wegschicken
web-peace = Friede am Tisch
web-talk-who = Wer sprechen darf:
web-talk-all = alle
web-talk-players = nur Spieler
web-talk-nobody = niemand
web-watch-allowed = Zuschauer zulassen
web-is-muted = { $name } ist stummgeschaltet.
web-give-table = Den Tisch abgeben an:
web-give-table-to = An { $name } abgeben
web-owner-gone = Der Besitzer ist gegangen. Wer hier sitzt, kann den Tisch übernehmen.
web-take-table = Den Tisch übernehmen
web-note-muted = { $name } schaltet { $target } stumm.
web-note-unmuted = { $name } lässt { $target } wieder sprechen.
web-note-removed = { $name } schickt { $target } weg.
web-note-talk-all = { $name } öffnet den Chat für alle.
web-note-talk-players = { $name } schließt den Chat für Zuschauer.
web-note-talk-nobody = { $name } schließt den Chat.
web-note-watched = { $name } lässt Zuschauer zu.
web-note-unwatched = { $name } schickt alle Zuschauer hinaus.
web-note-gave = { $name } gibt den Tisch an { $target } ab.
web-note-took = { $name } übernimmt den Tisch.
web-chat-muted = Der Besitzer dieses Tisches hat dich stummgeschaltet.
web-chat-closed = Der Chat an diesem Tisch ist für dich gerade geschlossen.
web-lobby-starting = Die Partie beginnt gleich …
web-proof-words = Dein Browser hat jede Ziehung nachgerechnet, aus dem Startwert und dem, was alle beigesteuert haben. Er hat das Siegel mit dem verglichen, das er beim Platznehmen aufgehoben hat, und deinen Anteil mit dem, was er offengelegt hat. Niemand konnte also eine Ziehung aussuchen, auch der Server nicht, solange eine Person ehrlich war. Dass jedes Ergebnis so wahrscheinlich war, wie es die Regeln wollen, dass die Züge erlaubt und die Punkte richtig sind, beweist erst „pantheon verify“ mit der heruntergeladenen Partie.
web-proof-kept = Es ist das Siegel, das dieser Browser beim Platznehmen aufgehoben hat.
web-proof-not-kept = Dieser Browser hat von diesem Tisch kein Siegel aufgehoben und konnte nichts vergleichen: Vergleiche es mit dem, was jemand vor Beginn notiert hat.
web-proof-own = Was dein Browser beigesteuert hat, steckt in den Ziehungen.
web-proof-says = Der Server sagt:
web-proof-fault-seal = Es ist nicht das Siegel, das dieser Browser aufgehoben hat. Der Server hat es geändert: Traue diesen Ziehungen nicht.
web-proof-fault-seed = Der Startwert passt nicht zu seinem Siegel: Traue diesen Ziehungen nicht.
web-proof-fault-own = Was dein Browser beigesteuert hat, fehlt oder ist geändert: Traue diesen Ziehungen nicht.
web-proof-fault-pledges = Was jemand anderes beigesteuert hat, ist nicht, was vor Beginn zugesagt war: Traue diesen Ziehungen nicht.
web-proof-fault-draw = Mindestens eine Ziehung folgt nicht aus dem Startwert: Traue diesen Ziehungen nicht.
web-proof-fault-shown = Mindestens eine Ziehung ist nicht die, die dir in der Partie gezeigt wurde: Traue diesen Ziehungen nicht.
web-proof-undos = { $number ->
    [one] Es gab eine Rücknahme.
   *[other] Es gab { $number } Rücknahmen.
  }
web-proof-stand-ins = { $number ->
    [one] Für einen Platz spielte zeitweise ein Bot.
   *[other] Für { $number } Plätze spielten zeitweise Bots.
  }
web-proof-withheld = { $number ->
    [one] Eine Person hat nicht offengelegt, was sie für die Ziehungen zugesagt hatte.
   *[other] { $number } Personen haben nicht offengelegt, was sie für die Ziehungen zugesagt hatten.
  }
web-proof-outages = { $number ->
    [one] Der Server ist einmal ausgefallen; die Uhren standen still.
   *[other] Der Server ist { $number }-mal ausgefallen; die Uhren standen still.
  }
web-proof-late = { $number ->
    [one] Eine Uhr lief zu spät ab.
   *[other] { $number } Uhren liefen zu spät ab.
  }
web-note-starting = Die Partie beginnt gleich.
web-note-revealed = { $name } hat den eigenen Anteil an den Ziehungen offengelegt.
web-note-outage = Der Server war ausgefallen; die Uhren standen still.
