# Our rulings on gods: what the rulebook says or leaves open, what we do, and why.

ruling-gods-tribe-colours = Welche Farben haben die Stämme?
    .book = Es gibt je 8 Stämme in vier Farben. In den Beispielen kommen grüne, blaue und violette vor; die vierte Farbe wird nirgends genannt.
    .ours = Die Stämme sind grün, blau, violett und orange. Keine Farbe gehört einem Gott: Azur hat auf blaue Stämme kein besonderes Anrecht.
    .why = In einem Beispiel der Anleitung gründet der blaue Gott eine grüne Nation, die Farbe eines Stammes sagt also nichts über seinen Gott. Und Orange lässt sich von den drei anderen gut unterscheiden.

ruling-gods-card-values = Was sind Karten und Marken wert?
    .book = Die Werte sind auf Karten und Marken aufgedruckt; im Text stehen sie nicht.
    .ours = Eine Karte zählt 3 Punkte, solange du sie hast. Eine Marke zählt 1 Punkt und geht nie verloren.
    .why = Andere öffentliche Quellen sprechen für diese Werte, und sie passen zu den 9 oder 10 Punkten, mit denen die Partie endet: Zwei Nationen mit ihren Marken ergeben 8, also braucht es meist eine dritte.

ruling-gods-four-layout = Die Startaufstellung zu viert
    .book = Sie beschreibt zwei Tempelpaare mit einer Wüste dazwischen, geformt wie ein Knochen. Die genauen Felder zeigt eine Zeichnung, die in unserem Text fehlt.
    .ours = Die Wüste liegt in der Mitte und berührt alle vier Tempel; die beiden Paare liegen einander gegenüber.
    .why = Dieser Knochen ist für alle gleich: Jeder Tempel hat dieselben zwei Nachbarn, die Wüste und einen anderen Tempel.

ruling-gods-lots = Wer steht wo, und wer fängt an?
    .book = Wer anfängt, wird am Tisch bestimmt; wie, steht nicht da. Welcher Tempel an welche Stelle der Aufstellung kommt, bleibt offen.
    .ours = Die Plätze der Tempel werden ausgelost und ebenso, wer anfängt, wenn der Tisch niemanden festgelegt hat.
    .why = Anzufangen ist viel wert: Zwischen zweien unserer Bots gewinnt in etwa 63 % der Partien, wer beginnt. Das Los bevorzugt niemanden, und wer lieber abwechselnd anfängt, kann das weiterhin tun.

ruling-gods-bag-runs-low = Was gilt, wenn der Beutel leer wird?
    .book = Die Partie endet sofort, wenn der Beutel nicht mehr reicht, um die Auslage mit verschiedenen Sechsecken aufzufüllen. Ob man die restlichen noch zieht und was ein leerer Beutel bei voller Auslage bedeutet, steht nicht da.
    .ours = Lässt sich die Auslage nicht ganz auffüllen, wird gar nichts gezogen, auch nicht ein letztes Sechseck für zwei leere Felder. Sind beide Felder noch belegt, beendet ein leerer Beutel nichts.
    .why = Was nach dem Ende aufgedeckt wird, kann niemand mehr spielen. Und solange zwei Sechsecke ausliegen, gibt es nichts aufzufüllen, also auch noch keinen Grund für das Ende.

ruling-gods-example-cells = Wo spielen die Beispiele der Anleitung?
    .book = Ihre Beispiele verweisen auf Zeichnungen. Die Worte allein legen nicht jedes Feld fest.
    .ours = Wir spielen die Beispiele auf Feldern nach, die zu den Worten passen.
    .why = In unserem Text fehlen die Zeichnungen. Religion und Kosten hängen nur von den Nachbarn ab; jede Lage mit denselben Nachbarn führt zum selben Ergebnis.

ruling-gods-decline-victim = Wem darf ein Niedergang Kraft nehmen?
    .book = Man darf dem Besitzer eines benachbarten Tempels 1 Kraft nehmen, wenn er welche hat. Von eigenen Tempeln, von jemandem mit schon 12 Kraft und von einem Niedergang ohne Opfer ist nicht die Rede.
    .ours = Nie dir selbst. Auch mit 12 Kraft darfst du anderen 1 nehmen, nur verfällt dein Gewinn. Einen Niedergang darfst du auch dorthin legen, wo es kein Opfer gibt.
    .why = Sich selbst zu bestehlen würde nichts ändern. Andere zu schwächen lohnt sich auch dann, wenn man die Beute nicht unterbringt. Und zum Legen verlangt die Anleitung nur ein Sechseck daneben.

ruling-gods-whirlwind-idle = Muss ein Wirbelsturm eine Wüste versetzen?
    .book = Nach dem Ausspielen darf man eine Wüste versetzen. Ob er auch ohne Wüste gespielt werden kann, bleibt offen.
    .ours = Nein. Du darfst ihn spielen, ohne etwas zu versetzen, sogar wenn in der ganzen Welt keine Wüste liegt.
    .why = Das Versetzen ist ein Angebot, keine Pflicht. Beide Aktionen eines Zuges sind aber Pflicht; da sollte ein kostenloses Sechseck nicht daran scheitern, wo gerade Wüsten liegen.

ruling-gods-desert-elsewhere = Darf eine Wüste auf ihr Feld zurück?
    .book = Eine Wüste wandert von einer Stelle an eine andere, neben ein Sechseck. Die alte Stelle ist nicht ausdrücklich ausgeschlossen.
    .ours = Nein. Sie muss auf ein anderes Feld, neben ein Sechseck, das nach dem Anheben noch dort liegt.
    .why = Sonst könnte man sich für 2 Kraft eine Aktion ohne jede Wirkung kaufen, obwohl die Anleitung niemanden auf eine Aktion verzichten lässt.

ruling-gods-map-apart = Darf die Welt auseinanderfallen?
    .book = Eine versetzte Wüste muss neben einem Sechseck landen. Dass alle übrigen verbunden bleiben, verlangt kein Satz.
    .ours = Ja. Eine Option des Tisches verbietet es: Dann müssen nach dem Versetzen alle Sechsecke ein Stück bilden, und eine Wüste, die nur auf ihr altes Feld zurückkönnte, lässt sich nicht anheben, auch nicht durch einen Wirbelsturm.
    .why = Wir fügen kein Verbot hinzu, das in der Anleitung fehlt, und nichts braucht eine zusammenhängende Welt: Kosten und Religion richten sich nur nach den Nachbarn, und die Stämme einer Nation dürfen überall leben. Die Option ist für alle, denen getrennte Welten seltsam vorkommen.

ruling-gods-whirlwind-and-move = Wirbelsturm und Versetzen im selben Zug?
    .book = Eine Wüste darf man einmal je Zug versetzen. Ob der Wirbelsturm dabei mitzählt, steht nicht da.
    .ours = Beides geht in einem Zug, in beliebiger Reihenfolge.
    .why = Die Grenzen richten sich nach der Liste der Aktionen, und dort steht der Wirbelsturm bei den anderen Sechsecken, getrennt vom Versetzen gegen Kraft.

ruling-gods-extra-last = Wann nutzt man Extra-Aktionen?
    .book = In einem späteren Zug als dem, in dem man sie genommen hat. Wann genau in diesem Zug und was gilt, wenn gar keine Aktion möglich ist, bleibt offen.
    .ours = Nach deinen beiden gewöhnlichen Aktionen. Ist noch eine Aktion möglich, setzt du die Extra-Aktion ein und musst sie dann auch ausführen, oder du beendest den Zug und behältst sie. Ist keine möglich, endet der Zug von selbst.
    .why = Verloren geht dabei nichts: Die Reihenfolge ist ohnehin frei, also ist es gleich, welche von dreien die zusätzliche heißt. Und niemand gibt das Sechseck vergeblich aus.

ruling-gods-one-religion = Gehen Tempel vor Stämmen?
    .book = Die Liste der Fälle beginnt mit Tempeln und kommt erst zu den Stämmen, wo kein Tempel ist. Der Wortlaut des ersten Falls könnte aber auch heißen, dass alle Nachbarn einig sein müssen.
    .ours = Liegt ein Tempel daneben, entscheiden allein die Tempel. Mit einer Option des Tisches zählen Tempel und Stämme gleich: Ein neuer Stamm bekommt nur dann eine Religion, wenn sie die einzige unter seinen Nachbarn ist. Neue Tempel bekehren wie immer, mit und ohne Option.
    .why = Die späteren Fälle setzen ausdrücklich voraus, dass kein Tempel daneben liegt; das wäre überflüssig, wenn Stämme immer mitreden würden. Die Option ist für die strengere Lesart da; das Bekehren ist eine eigene Regel ohne Ausnahmen.

ruling-gods-no-say = Nachbarn ohne Religion
    .book = Ein neuer Stamm richtet sich nach benachbarten Tempeln und Stämmen; Wüsten und Niedergänge sind keins von beiden. Was ein Stamm ohne Götterstein dabei bedeutet, steht nicht da.
    .ours = Ein solcher Stamm zählt wie eine Wüste für die Kosten, aber nicht für die Religion: Er gibt keine und verhindert keine.
    .why = Keine Religion zu haben ist nicht noch eine Religion. Sonst würde ein einziger Stamm ohne Stein jede aufhalten, die ihn erreicht.

ruling-gods-no-chain = Breitet sich eine Religion von selbst aus?
    .book = Ein Stamm bekommt seine Religion beim Legen, und ein neuer Tempel bekehrt die Stämme daneben. Andere Änderungen sind weder erwähnt noch ausgeschlossen.
    .ours = Nein. Nur ein Tempel, der neben einen Stamm gelegt wird, ändert dessen Religion. Bekehrte bekehren niemanden, und eine Wüste, die kommt oder geht, ändert nichts.
    .why = Eine Kettenreaktion könnte mit einem einzigen bezahlten Tempel die halbe Welt gewinnen. Dabei rät die Anleitung, einen Stamm zu schützen, indem man die Felder um ihn herum teuer macht; das wäre dann nutzlos.

ruling-gods-late-stone = Füllt ein zurückgekehrter Stein eine Lücke?
    .book = Hat ein Gott keine Göttersteine mehr, bleibt der Stamm ohne Stein. Von Steinen, die später zurückkommen, ist nicht die Rede.
    .ours = Nein. Der Stamm bleibt ohne Religion, bis ein Tempel neben ihn gelegt wird.
    .why = Der Welt sieht man nicht an, zu welchem Gott ein Stamm ohne Stein gehört hätte; das müssten sich alle bis zum Ende der Partie merken.

ruling-gods-last-stones = Wer bekommt die letzten Steine?
    .book = Gehen die Göttersteine aus, geht ein Stamm leer aus. Wie man zu wenige auf mehrere bekehrte Stämme verteilt und ob fremde Steine dann liegen bleiben, ist offen.
    .ours = Fremde Steine verlassen jeden Stamm neben dem Tempel, auch wenn es keinen Ersatz gibt. Wer am Zug ist, legt danach alle noch übrigen eigenen Steine einzeln auf Stämme freier Wahl unter ihnen. Karten zerbrochener Nationen gehen vor dieser Wahl zurück, neue kommen danach.
    .why = Mit dem neuen Tempel endet die alte Religion auf jeden Fall; einen Stein braucht nur die neue. Den Tempel legt, wer am Zug ist; also liegt auch die Entscheidung, die dabei fällt, bei dieser Person. Die Verluste stehen schon vorher fest, die Gewinne hängen von der Wahl ab.

ruling-gods-second-card = Wann verliert man die zweite Karte?
    .book = Die Karte geht zurück, wenn jemand nicht mehr drei Stämme der Farbe hat. Mit fünf von sechs Stämmen hat man aber noch drei.
    .ours = Jede Karte braucht drei eigene Stämme: Bleiben von sechs nur fünf, geht die zweite Karte zurück.
    .why = Zwei Karten gibt es erst für sechs Stämme. Wörtlich genommen könnte man beide mit der Hälfte davon behalten.

ruling-gods-any-turn = Warten Nationen und Ende auf deinen Zug?
    .book = In ihrem Beispiel entsteht eine Nation im eigenen Zug. Ob eine auch im Zug anderer entstehen und damit sogar die Partie beenden kann, steht nicht da.
    .ours = Sie warten nicht. Karten gewinnt man sofort, wie man sie auch sofort verliert, egal wer am Zug ist, und ein Stamm, den jemand anders legt, kann dir die Punkte bringen, die die Partie beenden.
    .why = Steine kommen und gehen in jedem Zug; Karten, die nachhinken, würden nicht mehr zur Welt passen. Und ein Ende, das wartet, würde den anderen Zeit lassen, die Nation wieder zu zerstören; die Anleitung will es sofort.

ruling-gods-order = In welcher Reihenfolge wirkt eine Aktion?
    .book = Sie beschreibt die Folgen einzeln, aber nicht, was zuerst kommt, wenn mehrere zusammentreffen.
    .ours = Das Sechseck wird gelegt, Stämme werden bekehrt, verlorene Karten gehen zurück, neue Karten und Marken werden ausgegeben, und dann wird geprüft, ob die Partie endet. Zwei Karten aus einer Aktion nimmt man nacheinander.
    .why = Jede Farbe hat nur zwei Karten: Eine, die den Besitzer wechselt, muss zurück sein, bevor sie jemand gewinnen kann. Und weil das Ende zuletzt drankommt, siegt niemand mit einer Karte, die dieselbe Aktion gerade wegnimmt.

ruling-gods-guard = Kann eine Partie ewig dauern?
    .book = Sie kennt keine Grenze. Abgeworfene Sechsecke kommen zurück in den Beutel, und Wüsten lassen sich immer wieder versetzen.
    .ours = Die Partie endet und wird gewertet, wenn alle je 5 Züge hintereinander hatten, in denen niemand ein Sechseck gelegt, eine Extra-Aktion genommen oder genutzt oder einen Wirbelsturm gespielt hat.
    .why = Sonst ließe sich eine Niederlage endlos hinauszögern, indem man nur abwirft und Wüsten verschiebt. Von 0 auf 12 Kraft zu sparen dauert vier Züge, fünf lassen also jedem Plan genug Zeit.

ruling-gods-ties = Wer gewinnt bei Gleichstand?
    .book = In unserem Text gewinnt bei gleich vielen Punkten, wer die meisten Punkte hat. Das entscheidet nichts.
    .ours = Wer die meiste Kraft hat, dann, wer die meisten Steine in der Welt hat; sonst wird der Platz geteilt. Übrige Extra-Aktionen zählen nicht.
    .why = Die übrige Kraft zeigt, wer sparsam gespielt hat, und Steine stehen für Gläubige, die zu keiner weiteren Nation gereicht haben; beides sehen alle jederzeit. Extra-Aktionen sind selten, und wer eine bekommt, hängt vom Glück in der Auslage ab.

ruling-gods-mid-turn = Was zählt, wenn mitten im Zug Schluss ist?
    .book = Die Partie endet sofort, übrige Aktionen verfallen. Von der Kraft, die es kurz vor einem gescheiterten Auffüllen gab, ist nicht die Rede.
    .ours = Alles zählt so, wie es gerade steht, auch die Kraft aus dem begonnenen Zug, und am Zug bleibt, wer ihn begonnen hat.
    .why = Kraft gibt es vor dem Auffüllen. Scheitert es, wurde sie schon regelgerecht ausgezahlt, und kein Satz verlangt sie zurück.

ruling-gods-open-bag = Ist der Inhalt des Beutels geheim?
    .book = Die Sechsecke werden aus einem Beutel gezogen. Ob man nachsehen darf, was noch darin ist, steht nicht da.
    .ours = Offen ist alles außer der Reihenfolge beim Ziehen: Alle sehen, was noch im Beutel ist.
    .why = Die Anleitung zählt sämtliche Sechsecke auf, und was schon draußen ist, liegt vor aller Augen. Den Rest könnten sich alle ausrechnen; ihn zu zeigen erspart das Zählen, und ein gutes Gedächtnis ist kein Vorteil.

ruling-gods-first-edition = Ausgabe von 2001: was keine Quelle sagt
    .book = Die Anleitung von 2005 erwähnt nur, dass es eine ältere Ausgabe gab. Andere öffentliche Quellen beschreiben die Unterschiede, aber nicht vollständig.
    .ours = Was nicht bekannt ist, richtet sich nach den Regeln von 2005: die Aufstellung zu dritt, die Grenzen eines Zuges, Wirbelstürme, Extra-Aktionen und beide Optionen des Tisches.
    .why = Die Anleitung stellt die spätere Ausgabe als dasselbe Spiel in der Form vor, die sich sein Autor von Anfang an gewünscht hatte. Einen besseren Anhalt für die ältere gibt es nicht.

ruling-gods-game-end-hex = Wenn das Spielende gezogen wird (2001)
    .book = Dieses Sechseck gibt es in der Anleitung von 2005 nicht. Nach anderen öffentlichen Quellen ist Schluss, wenn es gezogen wird; was aus dem restlichen Auffüllen wird, sagen sie nicht.
    .ours = Kommt es als erstes, bricht das Auffüllen ab. Kommt es als zweites, bleibt das erste Sechseck in der Auslage. Sind zwei Felder leer und liegt es allein im Stapel, wird nichts gezogen: Der Stapel ist zu klein, und das beendet die Partie.
    .why = Ist einmal Schluss, gibt es keinen Grund, weiterzuziehen oder etwas zurückzulegen. Und ein einziges Sechseck füllt keine zwei Felder, ganz gleich, welches es ist.

ruling-gods-twins = Zwei gleiche Sechsecke in der Auslage (2001)
    .book = 2005 wird von zwei gleichen Sechsecken eines getauscht. Für 2001 kennt keine Quelle diese Regel.
    .ours = Beide bleiben in der Auslage, und die Partie geht auch dann weiter, wenn alle übrigen gleich sind.
    .why = Zum Tauschen braucht man einen Beutel, in den man etwas zurücklegen kann. 2001 gab es einen verdeckten Stapel mit dem Spielende weit unten; Zurückgelegtes würde seine Ordnung stören.

ruling-gods-discards-leave = Wohin kommt Abgeworfenes (2001)?
    .book = 2005 kommt es in den Beutel. Für 2001, als es keinen Beutel gab, sagt es keine Quelle.
    .ours = Es verlässt das Spiel. Die Grenze für Züge ohne Fortschritt gilt nicht.
    .why = Ein verdeckter Stapel kann nichts zurücknehmen, ohne gemischt zu werden. Und weil nun jeder Zug mindestens ein Sechseck verbraucht, kommt die Partie von selbst zum Ende.

ruling-gods-second-bonus = Wer bekommt bleibende Punkte (2001)?
    .book = Andere öffentliche Quellen nennen 2 bleibende Punkte für die erste Karte einer Farbe. Dass die zweite 1 bringt, lässt sich daraus nur erschließen, und neu gegründete Nationen kommen nicht vor.
    .ours = Die erste je ausgegebene Karte einer Farbe bringt 2 bleibende Punkte, die zweite 1, spätere keine. Wer sie bekommt und ob es die Nation schon einmal gab, ist gleich.
    .why = Jede Farbe hat zwei Karten, und ein kleinerer Preis für die zweite passt dazu. So zu zählen ist einfach: An den übrigen Marken sieht man, was die nächste einbringt, und niemand muss sich merken, welche Nation neu ist.

ruling-gods-before-income = Wann beenden Karten die Partie (2001)?
    .book = Nach anderen öffentlichen Quellen, wenn jemand seinen Zug mit Karten dreier Farben oder mit vier beliebigen beginnt. Ob es vorher noch Kraft gibt, sagen sie nicht.
    .ours = Geprüft wird ganz am Anfang des Zuges, bevor es Kraft gibt.
    .why = Die 3 Kraft könnten nur noch einen Gleichstand entscheiden, und das ausgerechnet zugunsten der Person, die die Partie beendet.

ruling-gods-malus = Ein Abzug für die meisten Tempel (2001)?
    .book = Die Anleitung von 2005 kennt keinen. Eine einzige öffentliche Quelle zur älteren Ausgabe nennt einen Abzug für die meisten Tempel.
    .ours = Es gibt keinen Abzug: Tempel kosten Kraft, aber nie Punkte.
    .why = Eine Regel, die den Sieg verschieben kann, sollte nicht auf einer Quelle beruhen, die keine andere bestätigt.
