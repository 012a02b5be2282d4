# 4 Gods im Terminal.

# --- Optionen ---

option-four-gods-two_player_gods = zu zweit: vier Götter, zwei für jeden, oder zwei Götter, einer für jeden
option-four-gods-turns = alle zugleich, oder nacheinander gegen die Sanduhr
option-four-gods-gods = offen während des Spiels gewählt, oder geheim verteilt
option-four-gods-mistakes = falsche Plättchen werden abgelehnt, oder liegen, bis jemand sie anzeigt, vielleicht mit Strafe
option-four-gods-beginners = Plätze, ab 1, denen Strafen erspart bleiben
option-four-gods-memory = jeder bekommt die Rückseiten gezeigt, die er gesehen hat
option-four-gods-peek = alle Rückseiten sind für alle offen
option-four-gods-turn = Sekunden eines Zuges mit Sanduhr
option-four-gods-final = Sekunden der Schlussphase, für jeden Spieler
option-four-gods-hold = Sekunden, die ein Plättchen aus einer Reihe in der Hand bleiben darf; 0: beliebig lange
option-four-gods-absent = Sekunden Schweigen, die als Passen gelten; 0: nie
option-four-gods-tiles = ein anderer Satz Plättchen; --tiles liest ihn aus einer Datei
option-four-gods-guard = Befehle ohne Neues in der Welt, die das Spiel beenden

# --- neben der Welt ---

four-gods-title-ready = Vor dem Start
four-gods-title-all = Alle zugleich
four-gods-title-final = Schlussphase
four-gods-title-turn = Zug { $turn }: { $seat }
four-gods-title-last = Letzte Runde, Zug { $turn }: { $seat }
four-gods-title-over = Das Spiel ist zu Ende
four-gods-clock-sand = noch { $seconds } s
four-gods-clock-final = noch { $seconds } s
four-gods-clock-window = Prophet { $seconds } s
four-gods-clock-hold-left = linke Hand { $seconds } s
four-gods-clock-hold-right = rechte Hand { $seconds } s
four-gods-clock-penalty = Strafe { $seconds } s
four-gods-clock-absent = Passen in { $seconds } s
four-gods-bag = Beutel: { $tiles } Plättchen
four-gods-cities = Städte übrig: { $cities }
four-gods-free = Frei: { $gods }
four-gods-slots-free = { $slots ->
    [0] voll
   *[other] { $slots } frei
  }
four-gods-state-gone = ist gegangen
four-gods-state-passed = passt
four-gods-state-ready = bereit
four-gods-legend-prophet = Propheten im Vorrat
four-gods-legend-city = Stadt
four-gods-legend-safe = Stadt, die nichts zerstören kann
four-gods-legend-hand = Plättchen in der Hand
four-gods-legend-razed = zerstörte Städte
four-gods-legend-lost = für immer verlorene Propheten
four-gods-points-least = { $points ->
    [one] mindestens 1 Punkt
   *[other] mindestens { $points } Punkte
  }

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
four-gods-ask-colour = { $what }: welche?
four-gods-back = (Enter: zurück)
four-gods-no-prophet = keiner
four-gods-from-cell = der von { $cell }
four-gods-no-answer = „{ $word }“ passt dort nicht. Möglich: { $known }
four-gods-not-now = Das geht jetzt nicht ({ $what }). Möglich: { $known }
four-gods-sand-out = Zu spät: Der Sand war vorher abgelaufen.
four-gods-hand-over = Jetzt kommt { $seat }. Enter beginnt den Zug; ab dann läuft der Sand.
four-gods-hint-wait = Tipp: warten, jetzt gibt es nichts Besseres zu tun.

# --- was geschah ---

four-gods-did-ready = { $seat } ist bereit
four-gods-did-colour = { $seat } nimmt { $colour }
four-gods-did-god = { $seat } wählt { $god }
four-gods-did-gods = { $seat } wählt { $god } und { $second }
four-gods-did-place = { $seat } legt { $face } auf { $cell }
four-gods-did-place-prophet = { $seat } legt { $face } auf { $cell }, mit einem Propheten in { $colour } ({ $terrain })
four-gods-did-place-prophet-moved = { $seat } legt { $face } auf { $cell }, und der Prophet von { $from } zieht dorthin ({ $terrain })
four-gods-did-destroy = { $seat } zerstört die Stadt auf { $cell } mit { $face }
four-gods-did-destroy-prophet = { $seat } zerstört die Stadt auf { $cell } mit { $face } und setzt einen Propheten in { $colour } ({ $terrain })
four-gods-did-destroy-prophet-moved = { $seat } zerstört die Stadt auf { $cell } mit { $face }, und der Prophet von { $from } zieht dorthin ({ $terrain })
four-gods-did-prophet = { $seat } setzt einen Propheten in { $colour } auf { $cell } ({ $terrain })
four-gods-did-prophet-moved = { $seat } lässt den Propheten von { $from } nach { $cell } ziehen ({ $terrain })
four-gods-did-build = { $seat } baut auf { $cell } eine Stadt in { $colour }
four-gods-did-build-moved = { $seat } baut auf { $cell } eine Stadt für den Propheten von { $from }
four-gods-did-discard = { $seat } legt { $face } auf Platz { $slot } der Reihe
four-gods-did-give-back = { $seat } gibt { $face } zurück
four-gods-did-draw = { $seat } zieht { $count } Plättchen
four-gods-did-flip = { $seat } wendet { $face } auf Platz { $slot } von { $row }
four-gods-did-take = { $seat } nimmt { $face } von Platz { $slot } von { $row }
four-gods-did-pass = { $seat } passt
four-gods-did-pass-back = { $seat } passt nicht mehr
four-gods-did-end-turn = { $seat } beendet den Zug
four-gods-did-call = { $seat } zeigt das Plättchen auf { $cell } an: Es liegt falsch
four-gods-did-give-up = { $seat } gibt für einen Fehler einen Propheten in { $colour } ab
four-gods-did-give-up-moved = { $seat } gibt für einen Fehler den Propheten von { $from } ab
four-gods-did-leave = { $seat } verlässt das Spiel
four-gods-did-tile = { $seat } bekommt ein Plättchen aus dem Beutel
four-gods-did-dealt-colour = { $seat } bekommt { $colour }
four-gods-did-dealt-god = { $seat } bekommt geheim { $god }
four-gods-did-dealt-god-hidden = { $seat } bekommt einen geheimen Gott
four-gods-did-first = { $seat } beginnt
four-gods-did-given-god = { $seat } hatte keinen Gott und bekommt { $god }
four-gods-did-sand = Der Sand von { $seat } ist abgelaufen
four-gods-did-hold = { $seat } hat das Plättchen zu lange gehalten ({ $hand } Hand)
four-gods-did-window = Für einen Propheten auf dem letzten Plättchen ist es zu spät ({ $seat })
four-gods-did-time = Die Schlussphase ist vorbei
four-gods-did-absent = Das Schweigen von { $seat } gilt als Passen
four-gods-did-forfeit = { $seat } hat nicht gewählt, also nimmt die Strafe einen Propheten

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
    Auch die Worte einer Aufzeichnung gehen: "place left MPPF c4",
    "take north 3 SSFM left", "prophet c4 NW blue". "leave" verlässt das Spiel.
    h  sagt, was ein Bot täte             s  erklärt die Punkte, die du kennst
    r  zeigt alle Reihen mit den Rückseiten, die du kennst
    l  zeigt alle Schritte                m  zeichnet den Schirm neu (wie Enter)
    q  hört auf; Strg-D auch
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
