# Deus im Terminal.

# --- Optionen ---

option-deus-start = zwei Figuren jeder Art für alle, oder eine geheime Wahl
option-deus-pieces = Figuren, die zu Beginn gewählt werden, 6 bis 10
option-deus-handicap = zu wählende Figuren je Platz, wenn sie verschieden sind, etwa 10,8
option-deus-shape = wie die Teile des Spielplans liegen
option-deus-places = eine andere Form: wo jedes Teil liegt, etwa 0/0,1/0,0/1,1/1
option-deus-joker = einmal im Spiel darf jeder eine Karte verdeckt legen
option-deus-vp = während des Spiels sieht jeder nur seine SP, oder die von allen
option-deus-deck = ein anderer Stapel; --deck liest ihn aus einer Datei

# --- Wörter ---

cli-deus-described = { $what }: { $text }

# --- neben dem Spielplan ---

cli-deus-title = Runde { $round }
cli-deus-title-before = Runde { $round }, noch eine folgt
cli-deus-title-last = Runde { $round }, die letzte
cli-deus-title-start = Vor der ersten Runde
cli-deus-title-over = Das Spiel ist zu Ende
cli-deus-supply = Vorrat
cli-deus-temples = Tempel übrig { $temples }
cli-deus-cards = Stapel { $deck }, Ablage { $discard }
cli-deus-cards-top = Stapel { $deck }, Ablage { $discard } (oben { $card })
cli-deus-hand = Deine Hand ({ $cards })
cli-deus-tableau = Deine Spalten, wie sie auslösen
cli-deus-joker = Joker ({ $card })
cli-deus-legend-cards = Handkarten
cli-deus-legend-pieces = 2 Schiffe bereit, 3 in Reserve
cli-deus-legend-edge = freie Randregion
cli-deus-legend-village = Dorf mit 4 SP
cli-deus-legend-attacked = angegriffenes Dorf
cli-deus-legend-all = alle fünf Figuren
cli-deus-legend-can = jetzt baubar
cli-deus-turn-of = { $seat } muss entscheiden.
cli-deus-all-hidden = SP bleiben bis zum Ende verdeckt.
cli-deus-score-hidden = Wie viele SP die anderen haben, bleibt bis zum Ende verdeckt.

# --- was möglich ist ---

cli-deus-kind-build = eine Karte bauen
cli-deus-kind-joker = einen Joker legen
cli-deus-kind-offer = opfern
cli-deus-kind-add = eine Karte dazu
cli-deus-kind-done = das Opfer ist vollständig
cli-deus-kind-pay = bezahlen
cli-deus-kind-place = setzen
cli-deus-kind-take = nehmen
cli-deus-kind-decline = ablehnen
cli-deus-kind-buy = kaufen
cli-deus-kind-sell = verkaufen
cli-deus-kind-sell-one = verkaufen
cli-deus-kind-harvest = ernten
cli-deus-kind-piece = eine Figur nehmen
cli-deus-kind-fire = eine Karte auslösen
cli-deus-kind-unit = eine Einheit wählen
cli-deus-kind-move = ziehen
cli-deus-kind-rob = stehlen
cli-deus-kind-pillage = von einem Dorf nehmen
cli-deus-kind-invoke = einen Gott anrufen
cli-deus-kind-resource = eine Ressource nehmen
cli-deus-kind-choose = Figuren wählen
cli-deus-commands = u zurücknehmen · h Tipp · s Stand · k Spalten · l Verlauf · ? Hilfe · q Ende
cli-deus-ask-turn = Du bist am Zug: Bau eine Karte, oder opfere Karten einem Gott.
cli-deus-ask-build = Welche Karte bauen? Die Nummer der Hand (Enter: zurück)
cli-deus-ask-joker = Welche Karte verdeckt, und in welche Spalte? (Enter: zurück)
cli-deus-ask-offer = Welche Karte obenauf? Sie nennt den Gott; mehr können folgen (Enter: zurück)
cli-deus-ask-add = Opfer an { $name }, bisher { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }. Welche Karte dazu? d: das ist alles
cli-deus-ask-done = Deine ganze Hand ist geopfert. d: weiter
cli-deus-ask-pay = Wie bezahlst du { $card }?
cli-deus-ask-place = Wohin setzt du { $what }? Eine Nummer, oder eine Region wie 2,-1
cli-deus-ask-take = Nimmst du das?
cli-deus-ask-buy = Welche Ressource kaufen?
cli-deus-ask-sell = Wie viele verkaufst du?
cli-deus-ask-sell-one = Welche Ressource verkaufen?
cli-deus-ask-harvest = Wo ernten?
cli-deus-ask-piece = Welche Figur aus deiner Reserve? Noch { $left } zu nehmen
cli-deus-ask-fire = Welche Karte auslösen?
cli-deus-ask-unit = Welche Einheit? Eine Nummer, oder ihre Region
cli-deus-ask-move = Wohin zieht die Einheit? Sie darf bleiben
cli-deus-ask-rob = Von wem stehlen?
cli-deus-ask-pillage = Von welchem Dorf nehmen?
cli-deus-ask-invoke = Jupiter: Welcher Gott soll geben?
cli-deus-ask-resource = Welche Ressource? Noch { $left } zu nehmen
cli-deus-ask-choose = Wähle { $pieces } Figuren für den Anfang
cli-deus-choose-how = Fünf Zahlen für Schiffe, Produktion, Wissenschaft, Zivil, Einheiten, je höchstens 5: 2 2 2 2 2
cli-deus-joker-how = Die Nummer der Karte und der Buchstabe der Spalte, etwa 2g
cli-deus-fires = (löst aus: { $cards })
cli-deus-firing = Karte { $place } von { $most } der Spalte: { $what }
cli-deus-no-answer = „{ $word }“ passt hier nicht. Möglich: { $known }
cli-deus-no-hint = Kein Bot spielt dieses Spiel gut genug für einen Tipp.
cli-deus-hand-over = { $seat } ist dran. Drück Enter, wenn sonst niemand zusieht.

# --- was getan wurde ---

cli-deus-times = { $what } ({ $times }-mal)
cli-deus-other-gains = { $seat } { $gains }
cli-deus-placed = { $what } auf { $q },{ $r }

# --- Hilfe ---

cli-deus-manual =
    Ein Buchstabe wählt, was zu tun ist, eine Nummer, womit; eine Region hat ihre
    Nummer oder ihren Namen (q,r: die Diagonale über dem Plan, dann die Zeile
    links). Beides auf einmal geht, „b3“, und ebenso die Worte einer Aufzeichnung:
    „build N01“, „place 2,-1“. Wird nur eines gefragt, genügt die Nummer; 0 heißt
    nein, oder nichts mehr.
    u  nimmt zurück, im eigenen Zug, bis eine Karte gezogen wird
    h  sagt, was ein Bot täte            s  erklärt deine Punkte bisher
    k  zeigt alle Spalten mit Texten     l  nennt alle bisherigen Schritte
    m  zeichnet neu (Enter auch)         q  beendet; Strg-D auch
cli-deus-manual-rules =
    Ein Zug ist ein Bau oder ein Opfer. Bau: bezahlen (eine fehlende Ressource
    kostet { $gold } Gold), eine Figur der Kartenfarbe neben die eigenen setzen, dann löst
    die ganze Spalte aus, von unten nach oben. Eine freie Randregion anderswo kostet
    { $vp } SP ({ $fee } auf dem Plan). Opfer: Der Gott der obersten Karte gibt, dann ziehst du
    bis { $refill } Karten nach. Ein Dorf, dessen Nachbarn alle besetzt sind, mit einer
    Einheit darunter, wird angegriffen: Die meisten Einheiten gewinnen seine SP,
    dann die meisten Gebäude. Der letzte Tempel oder das letzte Dorf bringt das
    Ende: diese Runde, und noch eine.
cli-deus-manual-joker =
    j  einmal im Spiel: eine Karte verdeckt, für ihren Rang in Gold, „j 2g“
