# 4 Gods im Terminal.

# --- Optionen ---

option-four-gods-two_player_gods = zu zweit: vier Götter, je zwei, oder zwei Götter, je einer
option-four-gods-turns = gleichzeitig oder rundenbasiert mit Sanduhr
option-four-gods-gods = offen während der Partie gewählt oder verdeckt zugelost
option-four-gods-mistakes = falsch gelegte Plättchen werden abgelehnt oder bleiben liegen, bis jemand sie meldet, vielleicht mit Strafe
option-four-gods-wrong_calls = was eine falsche Meldung kostet: nichts (sie wird abgelehnt) oder einen Propheten
option-four-gods-beginners = Plätze, ab 1, denen Strafen erspart bleiben
option-four-gods-memory = alle sehen die Rückseiten, die sie schon gesehen haben
option-four-gods-peek = alle Rückseiten sind für alle sichtbar
option-four-gods-turn = Sekunden je Zug im rundenbasierten Spiel
option-four-gods-final = Sekunden der Schlussphase pro Person
option-four-gods-hold = Sekunden, die ein Plättchen aus einer Ablagereihe in der Hand bleiben darf; 0: ohne Zeitlimit
option-four-gods-absent = Sekunden Untätigkeit, die als Passen gelten; 0: nie
option-four-gods-tiles = ein eigener Satz Plättchen; --tiles liest ihn aus einer Datei
option-four-gods-guard = Aktionen ohne Neues in der Welt, die die Partie beenden

# --- was man tun kann ---

four-gods-kind-ready = bereit
four-gods-kind-colour = Farbe wählen
four-gods-kind-give-up = Propheten abgeben
four-gods-kind-place = Plättchen legen
four-gods-kind-destroy = Stadt zerstören
four-gods-kind-prophet = Prophet auf das letzte Plättchen
four-gods-kind-draw = ziehen
four-gods-kind-take = aus einer Ablagereihe nehmen
four-gods-kind-flip = in einer Ablagereihe wenden
four-gods-kind-discard = in die Ablagereihe legen
four-gods-kind-give-back = zurückgeben
four-gods-kind-build = Stadt errichten
four-gods-kind-god = Gott wählen
four-gods-kind-call = Fehler melden
four-gods-kind-pass = passen
four-gods-kind-pass-back = wieder mitspielen
four-gods-kind-end-turn = Zug beenden
four-gods-commands = h Tipp · s Stand · r Reihen · l Verlauf · ? Hilfe · q Ende
four-gods-ask-cell = { $what }: Welches Feld?
four-gods-ask-way = { $what }: Wie herum?
four-gods-ask-with = { $what }: Mit Prophet?
four-gods-ask-who = { $what }: Welchen Propheten?
four-gods-ask-on = { $what }: Auf welche Geländeart?
four-gods-ask-hand = { $what }: Aus welcher Hand?
four-gods-ask-face = { $what }: Welche Seite nach oben?
four-gods-ask-slot = { $what }: Welcher Platz?
four-gods-ask-count = { $what }: 1 oder 2?
four-gods-ask-god = { $what }: Welchen?
four-gods-ask-second = { $what }: Noch einen zweiten?
four-gods-ask-token = { $what }: Für welche Farbe zählt das Stadtplättchen?
four-gods-ask-colour = { $what }: Welche?
four-gods-back = (Enter: zurück)
four-gods-no-prophet = keiner
four-gods-no-second = nur diesen
four-gods-token-own = wie üblich: die Farbe des Propheten, sonst die mit weniger Stadtplättchen
four-gods-from-cell = der von { $cell }
four-gods-no-answer = „{ $word }“ geht dort nicht. Möglich: { $known }
four-gods-not-now = Das geht jetzt nicht ({ $what }). Möglich: { $known }
four-gods-sand-out = Zu spät: Die Sanduhr war vorher abgelaufen.
four-gods-hand-over = Als Nächstes: { $seat }. Enter beginnt den Zug; ab dann läuft die Sanduhr.
four-gods-others-flip = Vorher dürfen die anderen in ihrer Ablagereihe wenden, mit ihrem Platz davor: { $seat } f 2
four-gods-others-call = Vorher dürfen die anderen in ihrer Ablagereihe wenden und Plättchen melden, mit ihrem Platz davor: { $seat } f 2, { $seat } c d5
four-gods-whose-command = Gib an, von wem die Aktion kommt, und nenne sie ganz: { $seats }, dann f und ein Platz der Reihe oder c und ein Feld.
four-gods-hint-wait = Tipp: warten, jetzt gibt es nichts Besseres zu tun.

# --- Hilfe ---

four-gods-manual =
    Ein Buchstabe wählt eine Aktion; was noch offen ist, wird gefragt. Felder haben
    ihren Namen, Plätze ihre Reihe und Nummer, alles andere die Nummer, die
    dasteht. Alles darf auf einmal getippt werden:
    p c4        Plättchen auf c4 legen (wie herum und mit wem, wird gefragt)
    p c4 2 0    dort auf die zweite Art, ohne Propheten
    d 2         zwei Plättchen ziehen     b e5   Legendäre Stadt auf e5
    t n3        Platz 3 von Nord nehmen   t 3    Platz 3 der eigenen Reihe
    f n3        es wenden                 a 2    in die Reihe, zweite Seite oben
    g 1 2       zwei Götter auf einmal wählen (g 1 0: nur den ersten)
    x b1        Stadt zerstören (bei zwei Farben: für welche sie zählt)
    Auch die Worte einer Aufzeichnung gehen: „place left MPPF c4“,
    „take north 3 SSFM left“, „prophet c4 NW blue“. „leave“ verlässt die Partie.
    h  sagt, was ein Bot tun würde        s  erklärt die Punkte, die du kennst
    r  zeigt alle Ablagereihen mit den Rückseiten, die du kennst
    l  zeigt alle Schritte                m  zeichnet neu (wie Enter)
    q  beendet (Strg-D auch)
four-gods-manual-calls =
    Falsch gelegte Plättchen bleiben liegen, bis sie jemand meldet: c d5. Welche
    falsch liegen, verrät hier nichts, auch der Tipp nicht.
four-gods-modes = Spielmodi: { $turns ->
        [timed] rundenbasiert
       *[simultaneous] gleichzeitig
    }, { $gods ->
        [secret] verdeckte Götter
       *[visible] offene Götter
    } (je { $each }).
four-gods-unadvised =
    Zu zweit mit je zwei verdeckten Göttern: Die Anleitung rät davon ab, denn wer
    zwei der Götter kennt, kennt auch die beiden anderen.
four-gods-manual-timed =
    Die Sanduhr läuft { $seconds } Sekunden je Zug. In deinem Zug läuft sie in Echtzeit:
    Eine Aktion, die danach kommt, wird nicht ausgeführt. Die Züge der Bots kosten
    dich keine Zeit; der Verlauf nennt ihre Sekunden.
four-gods-manual-together =
    Alle spielen gleichzeitig. Während du nachdenkst, spielt jeder Bot etwa alle
    { $seconds } s weiter; du siehst es, wenn du etwas getippt oder Enter gedrückt hast.
four-gods-manual-example =
    Ein Plättchen, benannt im Uhrzeigersinn von Nordwesten aus (S Meer, P Ebene,
    F Wald, M Gebirge), und eine Stadt, die nichts zerstören kann.
    Buchstaben sind Propheten:
