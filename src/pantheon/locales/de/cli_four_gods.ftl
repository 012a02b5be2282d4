# 4 Gods im Terminal.

# --- Optionen ---

option-four-gods-two_player_gods = zu zweit: vier Götter, zwei für jeden, oder zwei Götter, einer für jeden
option-four-gods-turns = alle zugleich, oder nacheinander gegen die Sanduhr
option-four-gods-gods = offen während des Spiels gewählt, oder geheim verteilt
option-four-gods-mistakes = falsche Plättchen werden abgelehnt, oder liegen, bis jemand sie anzeigt, vielleicht mit Strafe
option-four-gods-wrong_calls = was eine falsche Anzeige kostet: nichts (sie wird abgelehnt) oder einen Propheten
option-four-gods-beginners = Plätze, ab 1, denen Strafen erspart bleiben
option-four-gods-memory = jeder bekommt die Rückseiten gezeigt, die er gesehen hat
option-four-gods-peek = alle Rückseiten sind für alle offen
option-four-gods-turn = Sekunden eines Zuges mit Sanduhr
option-four-gods-final = Sekunden der Schlussphase, für jeden Spieler
option-four-gods-hold = Sekunden, die ein Plättchen aus einer Reihe in der Hand bleiben darf; 0: beliebig lange
option-four-gods-absent = Sekunden Schweigen, die als Passen gelten; 0: nie
option-four-gods-tiles = ein anderer Satz Plättchen; --tiles liest ihn aus einer Datei
option-four-gods-guard = Befehle ohne Neues in der Welt, die das Spiel beenden

# --- was man tun kann ---

four-gods-kind-ready = bereit
four-gods-kind-colour = Farbe wählen
four-gods-kind-give-up = Propheten abgeben
four-gods-kind-place = Plättchen legen
four-gods-kind-destroy = Stadt zerstören
four-gods-kind-prophet = Prophet auf das letzte Plättchen
four-gods-kind-draw = ziehen
four-gods-kind-take = aus einer Reihe nehmen
four-gods-kind-flip = in einer Reihe wenden
four-gods-kind-discard = in die Reihe legen
four-gods-kind-give-back = zurückgeben
four-gods-kind-build = Stadt bauen
four-gods-kind-god = Gott wählen
four-gods-kind-call = Fehler anzeigen
four-gods-kind-pass = passen
four-gods-kind-pass-back = nicht mehr passen
four-gods-kind-end-turn = Zug beenden
four-gods-commands = h Tipp · s Stand · r Reihen · l Verlauf · ? Hilfe · q Ende
four-gods-ask-cell = { $what }: welches Feld?
four-gods-ask-way = { $what }: wie herum?
four-gods-ask-with = { $what }: mit Prophet?
four-gods-ask-who = { $what }: welchen Propheten?
four-gods-ask-on = { $what }: auf welches Gelände?
four-gods-ask-hand = { $what }: aus welcher Hand?
four-gods-ask-face = { $what }: welche Seite nach oben?
four-gods-ask-slot = { $what }: welcher Platz?
four-gods-ask-count = { $what }: 1 oder 2?
four-gods-ask-god = { $what }: welchen?
four-gods-ask-second = { $what }: noch einen zweiten?
four-gods-ask-token = { $what }: Für welche Farbe zählt die Marke?
four-gods-ask-colour = { $what }: welche?
four-gods-back = (Enter: zurück)
four-gods-no-prophet = keiner
four-gods-no-second = nur diesen
four-gods-token-own = wie üblich: die Farbe des Propheten, sonst die mit weniger Marken
four-gods-from-cell = der von { $cell }
four-gods-no-answer = „{ $word }“ passt dort nicht. Möglich: { $known }
four-gods-not-now = Das geht jetzt nicht ({ $what }). Möglich: { $known }
four-gods-sand-out = Zu spät: Der Sand war vorher abgelaufen.
four-gods-hand-over = Jetzt kommt { $seat }. Enter beginnt den Zug; ab dann läuft der Sand.
four-gods-others-flip = Vorher dürfen die anderen Plättchen der eigenen Reihe wenden, mit ihrem Platz davor: { $seat } f 2
four-gods-others-call = Vorher dürfen die anderen Plättchen der eigenen Reihe wenden und Plättchen anzeigen, mit ihrem Platz davor: { $seat } f 2, { $seat } c d5
four-gods-whose-command = Sag, von wem der Befehl kommt, und sag ihn ganz: { $seats }, dann f und ein Platz der Reihe oder c und ein Feld.
four-gods-hint-wait = Tipp: warten, jetzt gibt es nichts Besseres zu tun.

# --- Hilfe ---

four-gods-manual =
    Ein Buchstabe wählt eine Aktion; was noch offen ist, wird gefragt. Felder haben
    ihren Namen, Plätze ihre Reihe und Nummer, alles andere die Nummer, die
    dasteht. Alles darf auf einmal getippt werden:
    p c4        Plättchen auf c4 legen (wie herum und mit wem, wird gefragt)
    p c4 2 0    dort auf die zweite Art, ohne Propheten
    d 2         zwei Plättchen ziehen     b e5   eine Stadt auf e5 bauen
    t n3        Platz 3 von Nord nehmen   t 3    Platz 3 der eigenen Reihe
    f n3        es wenden                 a 2    in die Reihe, zweite Seite oben
    g 1 2       zwei Götter auf einmal wählen (g 1 0: nur den ersten)
    x b1        Stadt zerstören (mit zwei Farben: wessen Marke es wird)
    Auch die Worte einer Aufzeichnung gehen: "place left MPPF c4",
    "take north 3 SSFM left", "prophet c4 NW blue". "leave" verlässt das Spiel.
    h  sagt, was ein Bot täte             s  erklärt die Punkte, die du kennst
    r  zeigt alle Reihen mit den Rückseiten, die du kennst
    l  zeigt alle Schritte                m  zeichnet den Schirm neu (wie Enter)
    q  hört auf; Strg-D auch
four-gods-manual-calls =
    Falsche Plättchen liegen, bis sie jemand anzeigt: c d5. Welche falsch liegen,
    verrät hier nichts, auch der Tipp nicht.
four-gods-modes = Spielmodi: { $turns ->
        [timed] rundenbasiert
       *[simultaneous] gleichzeitig
    }, { $gods ->
        [secret] verdeckte Götter
       *[visible] offene Götter
    } (je { $each }).
four-gods-unadvised =
    Zu zweit mit je zwei geheimen Göttern: Die Spielregeln raten davon ab, denn wer zwei
    der Götter kennt, kennt auch die beiden anderen.
four-gods-manual-timed =
    Der Sand läuft { $seconds } Sekunden je Zug. In deinem Zug läuft er in Echtzeit: Ein
    Befehl, der danach kommt, wird nicht ausgeführt. Die Züge der Bots kosten dich
    keine Zeit; der Verlauf nennt ihre Sekunden.
four-gods-manual-together =
    Alle spielen zugleich. Während du nachdenkst, spielt jeder Bot etwa alle
    { $seconds } s weiter; du siehst es, wenn du etwas getippt hast, oder nur Enter.
four-gods-manual-example =
    Ein Plättchen, benannt im Uhrzeigersinn von Nordwesten aus (S Meer, P Ebene,
    F Wald, M Gebirge), und eine Stadt, die nichts zerstören kann.
    Buchstaben sind Propheten:
