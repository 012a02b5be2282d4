# Die Einführung in Deus: begleitete erste Züge.

web-learn-deus-title = Dein erstes Reich
web-learn-deus-words = Du spielst eine richtige Partie gegen einen gemütlichen Bot, und ein Begleiter sagt dir, was du als Nächstes probieren kannst.
web-learn-deus-time = Etwa zehn Minuten
web-learn-deus-safe = Es läuft keine Uhr, und du siehst vor dem Ausspielen, was eine Karte bringt
web-learn-deus-map = Der Spielplan
web-learn-deus-map-words = Wälder liefern Holz, Gebirge Stein, Sümpfe Lehm, Felder Weizen; aufs Meer dürfen nur Schiffe. Zeige auf ein Gebiet oder berühre es, um zu lesen, was es ist. Ziehe am Spielplan, um ihn zu verschieben; mit dem Mausrad oder zwei Fingern zoomst du.
web-learn-deus-villages = Barbarendörfer
web-learn-deus-villages-words = Die leuchtenden Gebiete sind Dörfer. Dort darf niemand bauen. Die Zahl nennt ihre Siegpunkte (SP): Ist das Dorf ganz umstellt, bekommt sie, wer daneben die meisten Militäreinheiten hat. Später mehr dazu.
web-learn-deus-goods = Was du hast
web-learn-deus-goods-words = Erste Zeile: Gold, Holz, Stein, Lehm, Weizen und ganz hinten deine SP. Zweite Zeile: deine Gebäude, die verfügbaren und nach dem + die in der Reserve. Dritte Zeile: deine Handkarten, dann die Zahl der Karten in jeder deiner Spalten. All das sehen alle, nur SP und Handkarten nicht.
web-learn-deus-card = Deine Hand
web-learn-deus-card-words = Jede Karte hat eine Farbe, oben ihre Kosten und einen Effekt in Symbolen und Worten. Um eine groß zu sehen, lass den Mauszeiger darauf ruhen oder halte den Finger darauf. In deinem Zug tust du genau eins: ein Gebäude bauen oder einem Gott Karten opfern.
web-learn-deus-pick = Nimm das Sägewerk
web-learn-deus-pick-words = Grüne Karten sind Produktionsgebäude. Diese kostet 1 Lehm und 1 Weizen und bringt 2 Holz für jedes deiner Produktionsgebäude im Wald. Klicke sie an oder drücke 1.
web-learn-deus-site = Wohin?
web-learn-deus-site-words = Zu jeder Karte gehört ein Gebäude. Das erste kommt an den Rand des Spielplans, wo Gebiete leuchten; die Zahlen sagen, was die Karte dort bringen würde. Wähle einen Wald: Nur dort gibt es Holz. Mit Tasten: Tab bis zum Spielplan, Pfeiltasten, Enter.
web-learn-deus-pay = Die Kosten
web-learn-deus-pay-words = Unten siehst du, was du zahlst und was du bekommst. Jeder Rohstoff lässt sich durch 4 Gold ersetzen: „Anders zahlen“ (P) zeigt die Möglichkeiten. Hier lohnt es sich nicht, also lass es, wie es ist.
web-learn-deus-build = Baue das Gebäude
web-learn-deus-build-words = Bis jetzt ist nichts geschehen; du kannst noch ein anderes Gebiet oder eine andere Karte wählen. Klicke auf „Bauen“ oder drücke Enter.
web-learn-deus-fired = Die Spalte wurde ausgelöst
web-learn-deus-fired-words = Die Karte liegt jetzt in deiner grünen Spalte und hat dir Holz gebracht. Solange nichts Neues aufgedeckt wurde, kannst du den Zug mit „Rückgängig“ (U) zurücknehmen. Dein Zug ist vorbei; jetzt spielt der Bot.
web-learn-deus-column = Alle noch einmal
web-learn-deus-column-words = Das ist das Herz von Deus: Jede neue Karte löst alle Karten ihrer Spalte noch einmal aus, von unten nach oben. Wenn du am Zug bist, spiele die Tagelöhner für 1 Gold aus: Erst liefert das Sägewerk wieder Holz, dann fragt die neue Karte, wo produziert wird: Antworte unten. Das Gebäude kommt neben dein Gebiet; jedes andere leere Randgebiet kostet 3 SP.
web-learn-deus-pieces = Gebäude werden knapp
web-learn-deus-pieces-words = Deine beiden Produktionsgebäude stehen auf dem Spielplan, also ist keines mehr da: 0 verfügbar, 3 in der Reserve. Ohne Gebäude lässt sich eine Karte nicht ausspielen. Neue geben dir die Götter.
web-learn-deus-unit = Eine Einheit neben dem Dorf
web-learn-deus-unit-words = Rote Karten bringen Militäreinheiten. Die Balliste kostet 1 Holz und 1 Stein und nimmt 1 SP von jedem Dorf neben deinen Einheiten. Wenn du am Zug bist, baue sie so, dass die Einheit neben einem Dorf steht. Sie darf auch in eines deiner Gebiete: Verschiedene Gebäude teilen sich eines.
web-learn-deus-attack = Angriffe
web-learn-deus-attack-words = Sobald alle Gebiete um ein Dorf besetzt sind, auch die Meere und ganz gleich von wem, und in einem davon eine Einheit steht, wird es angegriffen. Seine SP gewinnt, wer daneben die meisten Einheiten hat; bei Gleichstand, wer dort die meisten Gebäude hat. Zeige auf ein Dorf, um zu sehen, wie es steht.
web-learn-deus-temple = Tempel
web-learn-deus-temple-words = Ein Tempel kostet von jedem Rohstoff einen und kommt in eines deiner Landgebiete. Er löst nichts aus, bringt aber am Ende bis zu 12 SP. Der erste hat keine weitere Bedingung; für den zweiten brauchst du eine Karte in jeder der fünf anderen Spalten, für den dritten zwei und so weiter.
web-learn-deus-offer = Bringe ein Opfer dar
web-learn-deus-offer-words = Passt nichts, dann bringe ein Opfer dar. Wenn du am Zug bist, klicke auf „Opfer darbringen“ (O), dann auf die Karten. Die erste liegt oben, und ihre Farbe bestimmt den Gott: Gelb ist Minerva, ein Tempel Jupiter. Zum Schluss opfere sie (Enter).
web-learn-deus-gods = Die Götter
web-learn-deus-gods-words = Neptun (blau): 2 Gold je Karte und ein Schiff.
    Ceres (grün): 1 Rohstoff je Karte und ein Produktionsgebäude.
    Minerva (gelb): je Karte 1 zusätzliche Karte und ein Wissenschaftsgebäude.
    Vesta (braun): 1 oder 2 SP und ein Zivilgebäude.
    Mars (rot): je Karte 1 beliebiges Gebäude.
    Jupiter (Tempel): die Gabe eines anderen Gottes.
    Und du hast wieder auf fünf Karten nachgezogen.
web-learn-deus-end = Wie es endet
web-learn-deus-end-words = Der Tisch zeigt, wie viele Tempel und Dörfer noch übrig sind. Sind alle Tempel gebaut oder alle Dörfer angegriffen, spielt ihr die Runde zu Ende und danach noch eine. Dann zählen die Tempel, und wer am meisten Holz, Stein, Lehm, Weizen oder Gold hat, bekommt dafür je 2 SP.
web-learn-deus-points = Das war’s
web-learn-deus-points-words = Kommst du nicht weiter, zeigt dir „Tipp“, was ein Bot an deiner Stelle tun würde. T zeigt deine Spalten groß. Spiele weiter, es ist eine echte Partie. Viel Glück!
