# Die Einführung in Deus: begleitete erste Züge.

web-learn-deus-title = Dein erstes Reich
web-learn-deus-words = Du setzt dich an einen richtigen Tisch gegen einen gemütlichen Bot, und ein Begleiter sagt, was du als Nächstes probieren kannst.
web-learn-deus-time = Etwa zehn Minuten
web-learn-deus-safe = Es läuft keine Uhr, und du siehst, was eine Karte bringt, bevor du sie baust
web-learn-deus-map = Das ist das Land
web-learn-deus-map-words = Wälder geben Holz, Gebirge Stein, Sümpfe Lehm, Felder Weizen; aufs Meer fahren nur Schiffe. Zeig auf eine Region oder berühr sie, um zu lesen, was sie ist. Zieh den Plan, um ihn zu verschieben; mit dem Rad oder zwei Fingern kommst du näher.
web-learn-deus-villages = Barbarendörfer
web-learn-deus-villages-words = Die leuchtenden Regionen sind Dörfer. Dort baut niemand. Die Zahl sind ihre Siegpunkte (SP): Sie gehen an den, der das Dorf umstellt und dort die meisten Einheiten hat. Später mehr davon.
web-learn-deus-goods = Was du hast
web-learn-deus-goods-words = Erste Zeile: Gold, Holz, Stein, Lehm, Weizen und am Ende deine SP. Zweite Zeile: deine Figuren, die bereiten und nach dem + die im Vorrat. Dritte Zeile: Karten auf der Hand, dann wie viele Karten in jeder deiner Spalten liegen. All das sehen alle, nur SP und Hände nicht.
web-learn-deus-card = Deine Hand
web-learn-deus-card-words = Jede Karte hat eine Farbe, oben ihre Kosten und eine Wirkung in Zeichen und Worten. Um eine groß zu lesen, lass den Zeiger darauf ruhen oder halt den Finger darauf. In einem Zug tust du genau eines: eine Karte bauen oder einem Gott Karten opfern.
web-learn-deus-pick = Nimm den Sägehof
web-learn-deus-pick-words = Grüne Karten sind Produktion. Diese kostet 1 Lehm und 1 Weizen und bringt 2 Holz für jedes deiner Produktionsgebäude im Wald. Klick sie an oder drück 1.
web-learn-deus-site = Wohin?
web-learn-deus-site-words = Mit der Karte kommt ein Gebäude. Das erste kommt an den Rand des Plans, wo Regionen leuchten; die Zahlen sagen, was die Karte dort brächte. Wähl einen Wald: Nur dort gibt es Holz. Mit Tasten: Tab bis zum Plan, Pfeile, Enter.
web-learn-deus-pay = Der Preis
web-learn-deus-pay-words = Unten siehst du, was du zahlst und was du bekommst. Jede Ressource lässt sich durch 4 Gold ersetzen: „Anders zahlen“ (P) zeigt die Möglichkeiten. Hier lohnt es sich nicht, also lass es, wie es ist.
web-learn-deus-build = Bau
web-learn-deus-build-words = Bis jetzt ist nichts geschehen; du kannst noch eine andere Region oder eine andere Karte wählen. Drück auf „Bauen“ oder auf Enter.
web-learn-deus-fired = Die Spalte hat gewirkt
web-learn-deus-fired-words = Die Karte liegt jetzt in deiner grünen Spalte und hat dir Holz gegeben. Solange nichts Neues aufgedeckt wurde, nimmst du mit Zurück (U) wieder zurück. Dein Zug ist vorbei; jetzt spielt der Bot.
web-learn-deus-column = Alle noch einmal
web-learn-deus-column-words = Das ist das Herz von Deus: Mit jeder neuen Karte wirken alle Karten ihrer Spalte noch einmal, von unten nach oben. Wenn du am Zug bist, bau die Tagelöhner für 1 Gold: Erst gibt der Sägehof wieder Holz, dann fragt die neue Karte, wo geerntet wird: Antworte unten. Das Gebäude kommt neben deine Region; ein anderer leerer Rand kostet 3 SP.
web-learn-deus-pieces = Figuren gehen aus
web-learn-deus-pieces-words = Deine beiden Produktionsgebäude stehen auf dem Plan, also ist keines bereit: 0, und 3 im Vorrat. Ohne Figur lässt sich eine Karte nicht bauen. Neue kommen von den Göttern.
web-learn-deus-unit = Eine Einheit am Dorf
web-learn-deus-unit-words = Rote Karten bringen Einheiten. Die Ballista kostet 1 Holz und 1 Stein und nimmt 1 SP von jedem Dorf neben deinen Einheiten. Wenn du am Zug bist, bau sie so, dass die Einheit neben einem Dorf steht. Sie darf auch in eine Region von dir: Verschiedene Figuren teilen sich eine.
web-learn-deus-attack = Angriffe
web-learn-deus-attack-words = Sind alle Regionen um ein Dorf besetzt, auch Meere und von wem auch immer, und steht in einer davon eine Einheit, wird es sofort angegriffen. Wer dort die meisten Einheiten hat, gewinnt seine SP; bei Gleichstand die meisten Gebäude. Zeig auf ein Dorf, um zu sehen, wie es steht.
web-learn-deus-temple = Tempel
web-learn-deus-temple-words = Ein Tempel kostet von jeder Ressource eine und kommt in eine eigene Landregion. Er löst nichts aus, bringt aber am Ende bis zu 12 SP. Der erste braucht sonst nichts; der zweite braucht eine Karte in jeder der fünf anderen Spalten, der dritte zwei, und so weiter.
web-learn-deus-offer = Bring ein Opfer dar
web-learn-deus-offer-words = Passt nichts, dann opfere. Wenn du am Zug bist, drück auf „Opfer darbringen“ (O), dann auf die Karten. Die erste liegt oben, und ihre Farbe nennt den Gott: Gelb ist Minerva, ein Tempel Jupiter. Dann opfere (Enter).
web-learn-deus-gods = Die Götter
web-learn-deus-gods-words = Neptun (blau): 2 Gold je Karte und ein Schiff.
    Ceres (grün): 1 Ressource je Karte und ein Produktionsgebäude.
    Minerva (gelb): je Karte 1 Karte mehr und ein Wissenschaftsgebäude.
    Vesta (braun): 1 oder 2 SP und ein Zivilgebäude.
    Mars (rot): 1 beliebige Figur je Karte.
    Jupiter (Tempel): die Gabe eines anderen Gottes.
    Und du hast wieder auf fünf Karten nachgezogen.
web-learn-deus-end = Wie es endet
web-learn-deus-end-words = Der Tisch zählt, wie viele Tempel und Dörfer noch übrig sind. Sind alle Tempel gebaut oder alle Dörfer angegriffen, wird die Runde beendet und noch eine gespielt. Dann zählen die Tempel, und das meiste Holz, Stein, Lehm, Weizen und Gold bringt je 2 SP.
web-learn-deus-points = Das ist alles
web-learn-deus-points-words = Kommst du nicht weiter, zeigt Tipp, was ein Bot an deiner Stelle täte. T zeigt deine Spalten groß. Spiel weiter, die Partie ist eine richtige. Viel Glück!
