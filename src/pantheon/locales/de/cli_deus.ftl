# Deus im Terminal.

# --- Optionen ---

option-deus-start = zwei Gebäude jeder Art für alle oder eine geheime Wahl
option-deus-pieces = Zahl der Startgebäude zur Wahl, 6 bis 10
option-deus-handicap = Zahl der Startgebäude je Platz, wenn sie verschieden ist, etwa 10,8
option-deus-shape = wie die Platten des Spielplans liegen
option-deus-places = eine eigene Form: wo jede Platte liegt, etwa 0/0,1/0,0/1,1/1
option-deus-joker = einmal pro Partie dürfen alle eine Karte verdeckt spielen
option-deus-vp = während der Partie sind nur die eigenen SP zu sehen oder alle
option-deus-deck = ein eigener Kartensatz; --deck liest ihn aus einer Datei

# --- Wörter ---

cli-deus-described = { $what }: { $text }

# --- neben dem Spielplan ---

cli-deus-title = Runde { $round }
cli-deus-title-before = Runde { $round }, noch eine folgt
cli-deus-title-last = Letzte Runde ({ $round })
cli-deus-title-start = Vor der ersten Runde
cli-deus-title-over = Die Partie ist zu Ende
cli-deus-supply = Vorrat
cli-deus-temples = noch { $temples } Tempel
cli-deus-cards = Nachziehstapel { $deck }, Ablagestapel { $discard }
cli-deus-cards-top = Nachziehstapel { $deck }, Ablagestapel { $discard } (oben { $card })
cli-deus-hand = Deine Hand ({ $cards })
cli-deus-tableau = Deine Spalten in der Reihenfolge des Auslösens
cli-deus-joker = Joker ({ $card })
cli-deus-legend-cards = Handkarten
cli-deus-legend-pieces = 2 Schiffe verfügbar, 3 in der Reserve
cli-deus-legend-edge = leeres Randgebiet
cli-deus-legend-village = Dorf mit 4 SP
cli-deus-legend-attacked = angegriffenes Dorf
cli-deus-legend-all = alle fünf Gebäudearten
cli-deus-legend-can = jetzt ausspielbar
cli-deus-turn-of = { $seat } muss entscheiden.
cli-deus-all-hidden = Die SP bleiben bis zum Ende verdeckt.
cli-deus-score-hidden = Die SP der anderen bleiben bis zum Ende verdeckt.

# --- was möglich ist ---

cli-deus-kind-build = eine Karte ausspielen
cli-deus-kind-joker = einen Joker spielen
cli-deus-kind-offer = ein Opfer darbringen
cli-deus-kind-add = eine Karte hinzufügen
cli-deus-kind-done = das Opfer abschließen
cli-deus-kind-pay = bezahlen
cli-deus-kind-place = setzen
cli-deus-kind-take = nutzen
cli-deus-kind-decline = verzichten
cli-deus-kind-buy = kaufen
cli-deus-kind-sell = verkaufen
cli-deus-kind-sell-one = verkaufen
cli-deus-kind-harvest = produzieren
cli-deus-kind-piece = ein Gebäude nehmen
cli-deus-kind-fire = eine Karte auslösen
cli-deus-kind-unit = eine Einheit wählen
cli-deus-kind-move = bewegen
cli-deus-kind-rob = stehlen
cli-deus-kind-pillage = einem Dorf SP nehmen
cli-deus-kind-invoke = einen Gott anrufen
cli-deus-kind-resource = einen Rohstoff nehmen
cli-deus-kind-choose = Startgebäude wählen
cli-deus-commands = u zurücknehmen · h Tipp · s Stand · k Spalten · l Verlauf · ? Hilfe · q Ende
cli-deus-ask-turn = Du bist am Zug: Baue ein Gebäude oder bringe einem Gott ein Opfer dar.
cli-deus-ask-build = Welche Karte ausspielen? Ihre Nummer auf der Hand (Enter: zurück)
cli-deus-ask-joker = Welche Karte verdeckt und in welche Spalte? (Enter: zurück)
cli-deus-ask-offer = Welche Karte obenauf? Sie bestimmt den Gott; mehr können folgen (Enter: zurück)
cli-deus-ask-add = Opfer an { $name }, bisher { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }. Welche Karte dazu? d: fertig
cli-deus-ask-done = Du opferst deine ganze Hand. d: fertig
cli-deus-ask-pay = Wie bezahlst du { $card }?
cli-deus-ask-place = Wohin setzt du { $what }? Eine Nummer oder ein Gebiet wie 2,-1
cli-deus-ask-take = Nutzt du diesen Effekt?
cli-deus-ask-buy = Welchen Rohstoff kaufen?
cli-deus-ask-sell = Wie viele verkaufst du?
cli-deus-ask-sell-one = Welchen Rohstoff verkaufen?
cli-deus-ask-harvest = Wo produzieren?
cli-deus-ask-piece = Welches Gebäude aus deiner Reserve? Noch { $left } zu nehmen
cli-deus-ask-fire = Welche Karte auslösen?
cli-deus-ask-unit = Welche Einheit? Eine Nummer oder ihr Gebiet
cli-deus-ask-move = Wohin bewegt sich die Einheit? Sie darf stehen bleiben
cli-deus-ask-rob = Wen bestehlen?
cli-deus-ask-pillage = Welchem Dorf SP nehmen?
cli-deus-ask-invoke = Jupiter: Welchen Gott soll er vertreten?
cli-deus-ask-resource = Welcher Rohstoff? Noch { $left } zu nehmen
cli-deus-ask-choose = Wähle { $pieces } Startgebäude
cli-deus-choose-how = Fünf Zahlen für Schiffe, Produktion, Wissenschaft, Zivil, Militär, je höchstens 5: 2 2 2 2 2
cli-deus-joker-how = Die Nummer der Karte und der Buchstabe der Spalte, etwa 2g
cli-deus-fires = (löst aus: { $cards })
cli-deus-firing = Karte { $place } von { $most } der Spalte: { $what }
cli-deus-no-answer = „{ $word }“ geht hier nicht. Möglich: { $known }
cli-deus-no-hint = Kein Bot spielt dieses Spiel gut genug für einen Tipp.
cli-deus-hand-over = { $seat } ist am Zug. Drücke Enter, wenn sonst niemand zusieht.

# --- was getan wurde ---

cli-deus-times = { $what } ({ $times }-mal)
cli-deus-other-gains = { $seat } { $gains }
cli-deus-placed = { $what } auf { $q },{ $r }

# --- Hilfe ---

cli-deus-manual =
    Ein Buchstabe wählt, was du tust, eine Nummer, womit; ein Gebiet nennst du mit
    seiner Nummer oder seinem Namen (q,r: die Diagonale über dem Spielplan, dann die
    Zeile links). Beides zusammen geht auch, „b3“, ebenso die Worte einer
    Aufzeichnung: „build N01“, „place 2,-1“. Wird nur eines gefragt, genügt die
    Nummer; 0 heißt nein oder nichts mehr.
    u  nimmt zurück: im eigenen Zug, bis eine Karte gezogen wird
    h  sagt, was ein Bot tun würde       s  erklärt deinen Punktestand
    k  zeigt alle Spalten mit Texten     l  zeigt alle bisherigen Schritte
    m  zeichnet neu (Enter auch)         q  beendet (Strg-D auch)
cli-deus-manual-rules =
    In deinem Zug baust du ein Gebäude oder bringst ein Opfer dar. Bauen: Du zahlst
    (ein fehlender Rohstoff kostet { $gold } Gold) und setzt ein Gebäude der Kartenfarbe
    neben deine; dann wird die ganze Spalte ausgelöst, von unten nach oben. Ein
    leeres Randgebiet anderswo kostet { $vp } SP ({ $fee } auf dem Spielplan). Opfern: Der Gott
    der obersten Karte gibt, dann ziehst du auf { $refill } Karten nach. Ein Dorf, um das
    alles besetzt ist, auch von einer Einheit, wird angegriffen: Wer daneben die
    meisten Einheiten hat, bekommt seine SP, dann entscheiden die meisten Gebäude.
    Der letzte Tempel oder das letzte Dorf läutet das Ende ein: Nach dieser Runde
    folgt noch eine.
cli-deus-manual-joker =
    j  einmal pro Partie: eine Karte verdeckt, für ihren Rang in Gold, „j 2g“
