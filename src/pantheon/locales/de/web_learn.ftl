# Die Einführung: begleitete erste Züge von Gods.

web-learn-title = Deine ersten Züge als Gott
web-learn-words = Du spielst eine richtige Partie gegen einen Bot, und ein Begleiter sagt dir, was du als Nächstes probieren kannst.
web-learn-time = Etwa fünf Minuten
web-learn-safe = Es kann nichts schiefgehen: Fast alles lässt sich zurücknehmen
web-learn-free = Den Begleiter kannst du jederzeit wegschicken; die Partie geht weiter wie jede andere
web-learn-begin = Anfangen
web-learn-read = Lieber die Regeln lesen
web-learn-none = Noch kein Begleiter
web-learn-none-words = Für dieses Spiel gibt es noch keinen Begleiter. Die Regeln sind da, mit Beispielen.
web-learn-table = Erste Schritte
web-learn-guide = Begleiter
web-learn-fold = Begleiter einklappen
web-learn-unfold = Begleiter ausklappen
web-learn-leave = Begleiter wegschicken
web-learn-back = Zurück
web-learn-next = Weiter
web-learn-skip = Überspringen
web-learn-finish = Weiterspielen
web-learn-waits = Danach geht es weiter.

web-learn-world = Das ist die Welt
web-learn-world-words = Zwei Tempel stehen darin: deiner mit der Sonnenscheibe und der von Gold mit dem Auge. Von hier aus lasst ihr sie wachsen. Ziehe daran, um sie zu verschieben; zum Zoomen drehe am Mausrad oder spreize zwei Finger.
web-learn-power = Das hast du
web-learn-power-words = Hier siehst du beide Götter: Kraft, Tempel und Göttersteine im Vorrat, Gläubige nach Farben, Punkte. Zu Beginn deines Zuges kamen 3 Kraft dazu, also hast du jetzt 5. Mit Kraft bezahlst du, was du baust.
web-learn-pick = Nimm den grünen Stamm
web-learn-pick-words = Unten liegt die Auslage, für euch beide: ein grüner Stamm und eine Wüste. Klicke auf den grünen Stamm.
web-learn-place = Gib ihm eine Heimat
web-learn-place-words = Auf leuchtende Felder darf er; die Zahl zeigt die Kosten: 1 Kraft je Sechseck daneben. Zeige auf ein Feld, um zu sehen, an wen der Stamm dort glauben würde, dann klicke. Auf einem Feld, das nur deinen Tempel berührt, glaubt er an dich.
web-learn-faith = An wen er glaubt
web-learn-faith-words = Ein Götterstein auf dem Stamm zeigt seinen Gott. Ein Tempel daneben entscheidet; Tempel zweier Götter heben sich auf. Ohne Tempel übernimmt er den Glauben der Stämme daneben.
web-learn-undo = Nimm es zurück
web-learn-undo-words = Anders überlegt? Solange nichts gezogen wurde, lässt sich alles zurücknehmen. Probiere es aus: Klicke auf „Rückgängig“ oder drücke U.
web-learn-rival = Jetzt andersherum
web-learn-rival-words = Lege den grünen Stamm auf eines der leuchtenden Felder, sodass er nur Golds Tempel berührt. Dann glaubt er an Gold. Wozu das gut ist? Gleich siehst du es.
web-learn-temple = Gewinne ihn für dich
web-learn-temple-words = Ein neuer Tempel bekehrt jeden Stamm neben sich. Er kostet 3 Kraft je Sechseck, das er berührt. Klicke auf deinen Tempel, dann auf ein Feld für 3, das nur den Stamm berührt.
web-learn-converted = Bekehrt
web-learn-converted-words = Der Stamm trägt jetzt deinen Stein, der von Gold ist zurück in seinem Vorrat. Das war deine zweite Aktion, dein Zug ist vorbei. Gold hat jetzt zwei Aktionen; jeder Schritt steht im Verlauf. Warte, bis du wieder am Zug bist.
web-learn-look = Ein Blick zurück
web-learn-look-words = Etwas verpasst? Klicke auf eine Zeile im Verlauf oder gehe mit den Pfeilen darunter zurück (Taste <), und du siehst die Welt, wie sie damals war.
web-learn-present = Zurück zum aktuellen Stand
web-learn-present-words = Du siehst einen früheren Stand. Drücke Esc oder gehe mit den Pfeilen vor, bis du wieder beim aktuellen bist.
web-learn-others = Die anderen Sechsecke
web-learn-others-words = Wüste: kostenlos, bringt dir 1 Kraft.
    Niedergang: nimmt dem Gott eines Tempels daneben 1 Kraft.
    Wirbelsturm: versetzt eine Wüste kostenlos.
    Extra-Aktion: kommt in einem späteren Zug zum Einsatz.
    Nur eines dieser vier je Zug. Du kannst auch ein Sechseck abwerfen oder für 2 Kraft eine Wüste versetzen.
web-learn-nations = Nationen bringen Punkte
web-learn-nations-words = Drei Stämme einer Farbe mit deinem Stein sind eine Nation: 3 Punkte, solange sie besteht. Wer eine Farbe zuerst vereint, behält ihre Marke: 1 Punkt für immer. Zu zweit beenden 10 Punkte die Partie; wer die meisten Punkte hat, gewinnt.
web-learn-hint = Das ist alles
web-learn-hint-words = Kommst du nicht weiter, zeigt dir „Tipp“, was ein Bot an deiner Stelle tun würde. Viel Glück: Ab hier geht die Partie weiter, und sie ist echt.
