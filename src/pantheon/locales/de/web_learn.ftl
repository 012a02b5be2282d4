# Die Einführung: begleitete erste Züge von Gods.

web-learn-title = Deine ersten Züge als Gott
web-learn-words = Du setzt dich an einen richtigen Tisch gegen einen Bot, und ein Begleiter sagt, was du als Nächstes probieren kannst.
web-learn-time = Etwa fünf Minuten
web-learn-safe = Es kann nichts schiefgehen: Fast alles lässt sich zurücknehmen
web-learn-free = Den Begleiter kannst du jederzeit wegschicken; die Partie geht weiter wie jede andere
web-learn-begin = Anfangen
web-learn-read = Lieber die Regeln lesen
web-learn-none = Noch kein Begleiter
web-learn-none-words = Dieses Spiel hat noch keine Anleitung am Tisch. Seine Regeln sind da, mit Beispielen.
web-learn-table = Erste Schritte
web-learn-guide = Begleiter
web-learn-fold = Begleiter einklappen
web-learn-unfold = Begleiter ausklappen
web-learn-leave = Begleiter wegschicken
web-learn-back = Zurück
web-learn-next = Weiter
web-learn-skip = Überspringen
web-learn-finish = Weiterspielen
web-learn-waits = Es geht weiter, sobald das getan ist.

web-learn-world = Das ist die Welt
web-learn-world-words = Zwei Tempel stehen darin: deiner mit der Sonnenscheibe und der von Gold mit dem Auge. Von hier aus lasst ihr sie wachsen. Zieh daran, um sie zu verschieben, dreh am Rad oder spreize zwei Finger, um näher heranzugehen.
web-learn-power = Was du hast
web-learn-power-words = Hier sind beide Götter: Macht, Tempel und Steine im Vorrat, Gläubige nach Farben, Punkte. Dein Zug begann mit 3 Macht, also hast du jetzt 5. Mit Macht bezahlst du, was du baust.
web-learn-pick = Nimm den grünen Stamm
web-learn-pick-words = Unten liegt die Auslage, für euch beide: ein grüner Stamm und eine Wüste. Klick auf den grünen Stamm.
web-learn-place = Gib ihm eine Heimat
web-learn-place-words = Wo es leuchtet, darf er hin; die Zahl ist der Preis: 1 Macht je Sechseck daneben. Zeig auf ein Feld, um zu sehen, was der Stamm dort glauben würde, dann klick. Auf einem Feld, das nur deinen Tempel berührt, glaubt er an dich.
web-learn-faith = Was er glaubt
web-learn-faith-words = Ein Stein auf dem Stamm zeigt seinen Gott. Ein Tempel daneben entscheidet; Tempel zweier Götter heben sich auf. Ohne Tempel glaubt er, was die Stämme daneben glauben.
web-learn-undo = Nimm es zurück
web-learn-undo-words = Anders überlegt? Solange nichts gezogen wurde, lässt sich alles zurücknehmen. Probier es: Klick auf Zurück oder drück U.
web-learn-rival = Jetzt andersherum
web-learn-rival-words = Leg den grünen Stamm auf eines der erleuchteten Felder, nur neben den Tempel von Gold. Dann glaubt er an Gold. Wozu das gut ist? Gleich siehst du es.
web-learn-temple = Gewinn ihn für dich
web-learn-temple-words = Ein neuer Tempel bekehrt jeden Stamm neben sich. Er kostet 3 Macht je Sechseck, das er berührt. Klick auf deinen Tempel, dann auf ein Feld für 3, das nur den Stamm berührt.
web-learn-converted = Bekehrt
web-learn-converted-words = Der Stamm trägt jetzt deinen Stein, der von Gold ging heim. Das war deine zweite Aktion, dein Zug ist vorbei. Gold macht zwei Aktionen; jeder Schritt steht im Verlauf. Warte, bis du wieder dran bist.
web-learn-look = Schau zurück
web-learn-look-words = Etwas verpasst? Klick auf eine Zeile im Verlauf oder geh mit den Pfeilen darunter zurück (Taste <), und du siehst die Welt, wie sie damals war.
web-learn-present = Zurück ins Jetzt
web-learn-present-words = Du siehst einen früheren Augenblick. Drück Escape oder geh mit den Pfeilen vor, bis du wieder in der Gegenwart bist.
web-learn-others = Die anderen Sechsecke
web-learn-others-words = Wüste: kostenlos, bringt dir 1 Macht.
    Niedergang: nimmt dem Besitzer eines Tempels daneben 1 Macht.
    Wirbelsturm: versetzt eine Wüste umsonst.
    Extra-Aktion: für einen späteren Zug aufheben.
    Eines von diesen vieren je Zug. Du kannst auch ein Sechseck abwerfen oder für 2 Macht eine Wüste versetzen.
web-learn-nations = Nationen bringen Punkte
web-learn-nations-words = Drei Stämme einer Farbe mit deinem Stein sind eine Nation: 3 Punkte, solange sie hält. Wer eine Farbe als Erster vereint, behält ihre Marke, 1 Punkt für immer. Zu zweit enden 10 Punkte das Spiel, und die meisten Punkte gewinnen.
web-learn-hint = Das ist alles
web-learn-hint-words = Kommst du nicht weiter, zeigt der Tipp, was ein Bot an deiner Stelle täte. Viel Glück: Ab hier geht die Partie weiter, und sie ist echt.
