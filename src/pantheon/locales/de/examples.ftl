# Regelbeispiele: was wahr sein muss (expect-) und die Regel, die jedes zeigt (rule-).

expect-may = { $god } darf: { $deeds }.
expect-may-not = { $god } darf nicht: { $deeds }.
expect-legal = { $god } kann nur dies: { $deeds }.
expect-legal-none = { $god } kann nichts tun.
expect-legal-number = { $god } hat { $number } Möglichkeiten.
expect-kind-none = { $god } kann das jetzt nicht: { $kind }.
expect-kind = { $god } kann das auf { $number } Arten: { $kind }.
expect-place-tribe = einen Stamm legen
expect-odds = Der Zufall entscheidet zwischen: { $deeds }.
expect-awaited = Am Zug: { $names }.
expect-awaited-chance = Jetzt wird gezogen.
expect-awaited-nobody = Niemand ist mehr am Zug.
expect-goes-on = Das Spiel geht weiter.
expect-over = Das Spiel ist aus: { $ending }.
expect-has-point = { $god } hat { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }.
expect-has-power = { $god } hat { $number } Macht.
expect-has-temple = { $god } hat noch { $number } Tempel.
expect-has-stone = { $god } hat { $number ->
    [one] { $number } Stein
   *[other] { $number } Steine
  } im Vorrat.
expect-has-extra-action = { $god } hat { $number ->
    [one] { $number } Extra-Aktion
   *[other] { $number } Extra-Aktionen
  }.
expect-has-action = { $god } hat noch { $number ->
    [one] { $number } Aktion
   *[other] { $number } Aktionen
  }.
expect-cards = { $god } hat { $number ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $number } Karten
  } in { $tribe }.
expect-token = { $god } hat die Marke in { $tribe }.
expect-token-nobody = Niemand hat die Marke in { $tribe }.
expect-worships = Der Stamm auf { $cell } glaubt an { $god }.
expect-worships-nobody = Der Stamm auf { $cell } glaubt an nichts.
expect-cell-empty = { $cell } ist leer.
expect-cell-temple = Auf { $cell } steht ein Tempel von { $god }.
expect-cell = Auf { $cell } liegt: { $hex }.
expect-display = In der Auslage: { $hexes }.
expect-display-nothing = Die Auslage ist leer.
expect-bag = Im Beutel: { $number } × { $hex }.
expect-box = In der Schachtel: { $number } × { $hex }.
expect-bag-hexes = Im Beutel { $number ->
    [one] ist { $number } Sechseck
   *[other] sind { $number } Sechsecke
  }.
expect-box-hexes = In der Schachtel { $number ->
    [one] ist { $number } Sechseck
   *[other] sind { $number } Sechsecke
  }.
expect-scores = { $god } bekommt: { $items }.
expect-place = { $god } ist auf Platz { $place }.
expect-wins = { $names } gewinnt.
expect-wins-shared = { $names } teilen sich den Sieg.
expect-turn = { $god } ist am Zug.
expect-asked-action = { $god } ist mit einer Aktion dran.
expect-asked-victim = { $god } sagt, wem Macht genommen wird.
expect-asked-desert = { $god } sagt, welche Wüste wandert.
expect-asked-place = { $god } sagt, wohin die Wüste kommt.
expect-asked-tribe = { $god } sagt, welcher Stamm den Stein bekommt.
expect-asked-extra-action = { $god } darf eine Extra-Aktion nutzen oder den Zug beenden.
expect-idle = Züge ohne Fortschritt: { $number }.
expect-map = Die Karte hat { $number } Sechsecke.

rule-2001-a-refounded-nation-brings-the-next-bonus = Bleibende Punkte zählen nach ausgegebenen Karten: Wer eine zerbrochene Nation neu gründet, bekommt den nächsten Bonus.
rule-2001-cards-won-in-the-own-turn-must-last-a-round = Im eigenen Zug gewonnene Karten beenden das Spiel erst, wenn man sie eine Runde später noch hat.
rule-2001-discarded-hexes-leave-the-game = Abgeworfene Sechsecke kommen nicht in den Stapel zurück.
rule-2001-first-and-second-card-bring-points-for-ever = Die erste je ausgegebene Karte einer Farbe bringt dazu zwei bleibende Punkte, die zweite einen, spätere keinen.
rule-2001-has-no-point-threshold = In der Ausgabe von 2001 beendet keine Punktzahl das Spiel.
rule-2001-has-other-hexes = Die Ausgabe von 2001 hat sechs Tempel je Gott, elf Wüsten, zwei Extra-Aktionen, keinen Niedergang und ein Spielende im Stapel.
rule-2001-identical-hexes-are-allowed = In der Auslage dürfen zwei gleiche Sechsecke liegen; es sind trotzdem zwei.
rule-2001-needs-no-guard = Abgeworfenes verlässt das Spiel, also braucht es keine Grenze gegen endloses Spielen.
rule-2001-the-game-end-hex-alone-is-too-few-for-two-fields = Zwei leere Felder und nur das Spielende im Stapel: Es ist aus, ohne dass gezogen wird.
rule-2001-the-game-end-hex-ends-the-game = Wird das Spielende gezogen, ist sofort Schluss. Kommt es als zweites, bleibt das erste Sechseck in der Auslage.
rule-2001-the-game-end-hex-lies-among-the-last-four = Das Spielende liegt unter den letzten vier Sechsecken des Stapels, überall gleich wahrscheinlich.
rule-2001-three-colours-or-four-cards-end-the-game = Das Spiel endet, wenn jemand seinen Zug mit drei Karten verschiedener Farben oder vier beliebigen beginnt.
rule-a-cell-with-five-neighbours-takes-no-temple = Macht endet bei zwölf: Mit vier Nachbarn geht ein Tempel noch, mit fünf nie.
rule-a-choice-belongs-to-its-action = Was in einer Aktion gewählt wird (Opfer, Wüste, Ort), gehört zu ihr: Nichts kommt dazwischen.
rule-a-decline-stays-where-it-lies = Ein Niedergang bleibt neutral liegen: Er wandert nie und nimmt nur beim Legen Macht.
rule-a-desert-goes-to-another-cell-beside-a-hex = Eine versetzte Wüste kommt auf ein anderes Feld neben einem Sechseck; geprüft wird, nachdem sie angehoben ist.
rule-a-desert-move-changes-no-religion = Eine Wüste zu versetzen ändert keine Religion.
rule-a-discarded-hex-goes-into-the-bag = Ein abgeworfenes Sechseck geht kostenlos zurück in den Beutel.
rule-a-stone-that-comes-home-fills-no-gap = Ein Stein, der später heimkommt, geht nicht an einen Stamm, der leer ausging.
rule-a-thief-at-twelve-still-takes = Auch mit zwölf Macht darf man dem Opfer eine nehmen; der Gewinn verfällt.
rule-a-tribe-may-join-another-god = Die Religion eines neuen Stammes hängt nur von den Nachbarn ab, egal wer ihn legt.
rule-a-tribe-without-religion-breaks-a-nation-too = Steine, die ein Tempel vertreibt, brechen eine Nation, auch wenn sein Gott keinen Ersatz hat.
rule-an-empty-bag-ends-nothing-while-the-display-is-full = Volle Auslage: Es wird nichts gezogen, also beendet ein leerer Beutel nichts.
rule-an-extra-action-gives-one-more-action = Eine Extra-Aktion zu nutzen kostet nichts und ist keine Aktion; sie bringt eine weitere zum üblichen Preis.
rule-an-extra-action-is-kept-for-later = Eine genommene Extra-Aktion liegt offen vor ihrem Spieler und gilt ab dem nächsten Zug.
rule-an-extra-action-lifts-no-limit = Eine Extra-Aktion hebt kein „einmal je Zug“ auf.
rule-an-extra-action-may-be-kept = Man darf den Zug beenden und die Extra-Aktion behalten.
rule-an-extra-action-must-be-taken-once-used = Ist eine Extra-Aktion eingesetzt, muss ihre Aktion folgen.
rule-any-desert-may-be-moved = Jede Wüste darf wandern, auch die der Startaufstellung, und sonst kein Sechseck.
rule-cards-while-the-last-stones-are-given = Während die letzten Steine verteilt werden, haben zerbrochene Nationen ihre Karten schon abgegeben; neue kommen danach.
rule-check-fifteen-stones-mean-three-cards = Fünfzehn Steine eines Gottes auf der Karte bedeuten immer mindestens drei Karten.
rule-check-no-third-action-after-three-power = Drei Macht: ein Tempel für drei, dann abwerfen. Eine dritte Aktion geht nicht und wird nicht angeboten.
rule-check-row-of-temple-tribe-desert = Tempel, Stamm und Wüste in einer Reihe: Auf jedem der vier freien Felder neben dem Stamm kostet ein Tempel sechs.
rule-check-six-tribes-and-one-lost = Sechs Stämme einer Farbe sind zwei Karten; geht einer verloren, bleiben eine Karte und die Marke.
rule-check-temple-beside-two-tribes = Ein Tempel neben zwei Stämmen kostet sechs und bekehrt beide.
rule-check-the-third-green-tribe = Azur hat zwei grüne Stämme, Gold einen. Azurs Tempel bekehrt den dritten: grüne Karte und Marke für Azur.
rule-conversion-without-stones-empties-the-tribe = Hat der Gott des Tempels keinen Stein mehr, gehen die fremden trotzdem: Die Stämme bleiben ohne Religion.
rule-decline-has-one-victim = Liegen Tempel mehrerer am Niedergang, verliert einer davon eine Macht, nach Wahl.
rule-decline-never-robs-its-player = Der eigene Tempel am Niedergang macht niemanden zum Opfer.
rule-decline-takes-one-power = Wer einen Niedergang neben einen Tempel legt, darf dessen Besitzer eine Macht nehmen.
rule-decline-without-a-victim = Ein Niedergang darf auch ohne Opfer liegen: an keinem Tempel oder an dem eines Gottes ohne Macht.
rule-desert-brings-one-power = Eine Wüste aus der Auslage kostet nichts und bringt eine Macht. Sie kommt neben ein Sechseck.
rule-desert-move-costs-two = Eine Wüste zu versetzen kostet zwei Macht und bringt keine.
rule-each-action-is-paid-at-once = Eine Aktion wird ganz bezahlt, bevor die nächste kommt; Macht aus der ersten kann die zweite bezahlen.
rule-each-kind-of-action-once-a-turn = Tempel, anderes Sechseck, Wüste versetzen, abwerfen: jedes höchstens einmal je Zug.
rule-emptied-fields-wait-for-the-next-refill = Ein geleertes Feld der Auslage bleibt bis zum nächsten Zug leer.
rule-extra-action-not-in-the-turn-it-was-taken = Eine Extra-Aktion gilt nicht im Zug, in dem man sie nimmt; eine ältere schon.
rule-extra-actions-come-after-the-two-actions = Extra-Aktionen kommen nach den beiden gewöhnlichen.
rule-four-players-start-around-a-desert = Zu viert liegt eine Wüste zwischen zwei Tempelpaaren; im Beutel ist eine weniger.
rule-gods-nobody-plays-stay-in-the-box = Tempel und Steine unbesetzter Götter bleiben in der Schachtel; die Stämme sind immer alle dabei.
rule-hexes-without-religion-do-not-count = Stämme ohne Stein, Wüsten und Niedergänge reden bei der Religion eines neuen Stammes nicht mit.
rule-identical-hexes-are-drawn-again = Zwei gleiche in der Auslage: Eines wird gegen ein anderes getauscht und kommt zurück in den Beutel.
rule-idle-turns-end-the-game = Nach fünf Zügen je Spieler ohne Fortschritt ist Schluss. Wüsten versetzen und abwerfen ist kein Fortschritt.
rule-income-is-three-power = Ein Zug beginnt mit drei Macht für den, der dran ist, und für niemanden sonst.
rule-lost-cards-go-back-before-new-ones-are-handed-out = Jede Farbe hat zwei Karten. Eine Aktion kann eine weitergeben: erst der Verlust, zuletzt die Prüfung auf das Ende.
rule-most-points-win = Erreicht niemand die Schwelle, gewinnen die meisten Punkte: drei je Karte, einer je Marke.
rule-nations-arise-in-another-players-turn = Eine Nation kann auch für jemanden entstehen, der nicht dran ist.
rule-nations-break-in-another-players-turn = Eine Nation zerbricht, sobald ihr Gott weniger als drei Stämme der Farbe hat, in wessen Zug auch immer; auch mehrere zugleich.
rule-nine-points-end-the-game = Zu dritt und zu viert ist sofort Schluss, wenn jemand neun Punkte hat; übrige Aktionen verfallen.
rule-no-chain-reaction = Ein Tempel bekehrt die Stämme neben sich und keine anderen.
rule-no-extra-action-is-offered-in-vain = Eine Extra-Aktion wird nur angeboten, wenn eine Aktion möglich ist; sonst endet der Zug von selbst.
rule-nothing-different-to-be-had-ends-the-game = Könnte die Auslage nur zwei gleiche zeigen, endet das Spiel, ohne dass gezogen wird.
rule-one-hex-per-cell = Gestapelt wird nie: Ein belegtes Feld nimmt nichts mehr auf.
rule-one-piece-forbids-lifting-the-only-bridge = Mit der Option „in einem Stück“ lässt sich eine Wüste, die die einzige Brücke ist, nicht heben, auch nicht vom Wirbelsturm.
rule-only-every-third-tribe-counts = Eine Karte je vollem Dreier: Ein vierter oder siebter Stamm geht ohne Kartenverlust verloren.
rule-only-the-active-player-acts = Nur wer am Zug ist, handelt.
rule-own-tribes-keep-their-stones = Ein Stamm, der den Stein des neuen Tempels schon trägt, behält ihn und braucht keinen weiteren.
rule-power-never-exceeds-twelve = Macht reicht bis zwölf; was darüber hinausgeht, verfällt.
rule-progress-ends-a-row-of-idle-turns = Etwas legen, eine Extra-Aktion nehmen oder etwas in die Schachtel geben ist Fortschritt: Die Zählung beginnt neu.
rule-refill-fills-every-empty-field = Für jedes leere Feld der Auslage wird ein Sechseck gezogen, für ein volles keines.
rule-several-extra-actions-in-one-turn = In einem Zug dürfen mehrere Extra-Aktionen genutzt werden.
rule-shortage-inside-the-action-that-ends-the-game = Zu dritt und zu viert fehlen Steine nur in der Aktion, die das Spiel beendet: erst die Wahl, dann die Nationen, dann das Ende.
rule-six-tribes-make-two-nations = Sechs Stämme einer Farbe unter einem Gott sind zwei Nationen: zwei Karten, eine Marke.
rule-stones-and-power-at-the-start = Jeder Gott beginnt mit 15 Steinen und 2 Macht; wer anfängt, bekommt gleich sein Einkommen.
rule-temple-converts-a-tribe-without-religion = Ein Stamm ohne Religion wird bekehrt wie jeder andere.
rule-temple-converts-every-tribe-beside-it = Jeder Stamm neben einem neuen Tempel nimmt dessen Religion an; fremde Steine gehen heim.
rule-temple-costs-three-per-neighbour = Ein Tempel kostet drei Macht je Sechseck neben seinem Feld, egal was dort liegt.
rule-temple-lies-beside-a-hex = Ein Tempel kommt neben mindestens ein Sechseck, gern auch neben einen anderen Tempel.
rule-temple-needs-one-in-supply = Ohne Tempel im Vorrat kann man keinen legen; jeder gelegte verlässt den Vorrat.
rule-temples-are-a-private-supply = Tempel sind der eigene Vorrat: Im Beutel ist keiner. Einer der acht steht von Anfang an auf der Karte.
rule-temples-of-one-god-give-their-religion = Ein neuer Stamm neben Tempeln nur eines Gottes nimmt dessen Religion an.
rule-temples-of-several-gods-give-none = Ein neuer Stamm neben Tempeln mehrerer Götter hat keine Religion.
rule-temples-outrank-tribes = Ein Tempel zählt mehr als Stämme daneben. Mit der Option „eine Religion“ müssen sich alle Nachbarn einig sein.
rule-ten-points-end-the-game-with-two-players = Zu zweit endet das Spiel bei zehn Punkten, nicht bei neun.
rule-the-end-may-come-in-another-players-turn = Die Schwelle beendet das Spiel, wer auch immer gerade dran ist.
rule-the-four-other-hexes-are-one-kind = Wüste, Niedergang, Wirbelsturm und Extra-Aktion sind zusammen eine Art Aktion: eines davon je Zug.
rule-the-map-has-no-border = Die Karte hat keinen Rand: Wüsten können endlos weiterziehen, und die Welt zieht mit.
rule-the-map-may-fall-apart = Eine versetzte Wüste darf die Karte zerreißen, außer mit der Option „in einem Stück“.
rule-the-player-chooses-who-gets-the-last-stones = Reichen die Steine nicht für alle Bekehrten, wählt der aktive Spieler, wer einen bekommt.
rule-the-second-action-is-always-possible = Zwei Aktionen gehen immer: Wer alles ausgegeben hat, kann noch abwerfen.
rule-the-token-stays-with-the-first = Die Marke einer Farbe geht an den ersten Gott mit drei Stämmen und bleibt dort, auch wenn die Nation zerbricht.
rule-the-win-may-be-shared = Gleiche Punkte, Macht und Steine teilen den Platz. Übrige Extra-Aktionen zählen nichts.
rule-three-players-start-with-a-flower = Zu dritt beginnt die Karte mit drei Tempeln, die einander alle berühren.
rule-three-tribes-of-a-colour-make-a-nation = Drei Stämme einer Farbe unter einem Gott sind eine Nation: die Karte, und die Marke, wenn sie noch frei ist. Berühren müssen sie sich nicht.
rule-ties-are-broken-by-power = Bei gleichen Punkten gewinnt die meiste Macht am Ende, das Einkommen des Zuges eingerechnet.
rule-ties-are-then-broken-by-stones = Bei gleichen Punkten und gleicher Macht gewinnen die meisten eigenen Steine auf der Karte.
rule-too-few-hexes-for-the-display-end-the-game = Kann der Beutel nicht jedes leere Feld füllen, ist sofort Schluss; auch das letzte Sechseck wird nicht mehr gezogen.
rule-tribe-comes-from-the-display = Nur ein Stamm aus der Auslage kann gelegt werden; er verlässt sie.
rule-tribe-costs-one-per-neighbour = Ein Stamm kostet eine Macht je Sechseck neben seinem Feld, egal was dort liegt.
rule-tribe-lies-beside-a-hex = Ein Stamm kommt neben mindestens ein Sechseck.
rule-tribes-of-one-religion-pass-it-on = Ohne Tempel daneben übernimmt ein neuer Stamm die Religion der Nachbarstämme, wenn sie einig sind.
rule-tribes-of-several-religions-give-none = Ohne Tempel daneben hat ein neuer Stamm neben Stämmen mehrerer Religionen keine.
rule-tribes-of-two-colours-are-not-identical = Zwei Stämme der Auslage sind nur gleich, wenn es ihre Farben sind.
rule-turns-go-round-the-table = Gespielt wird im Uhrzeigersinn, reihum.
rule-two-actions-are-compulsory = Ein Zug hat zwei Aktionen. Auf keine darf man verzichten, und nach der zweiten endet er von selbst.
rule-two-cards-gained-by-one-action = Zwei Karten aus einer Aktion kommen nacheinander, die Marke mit der ersten.
rule-two-nations-of-different-colours-by-one-temple = Ein Tempel kann Nationen mehrerer Farben gründen.
rule-two-players-start-with-two-temples = Zu zweit beginnt die Karte mit je einem Tempel, Seite an Seite. Wer wo steht und wer anfängt, wird gelost.
rule-two-tribes-in-one-turn = Stämme legen ist nicht auf einmal je Zug begrenzt.
rule-whirlwind-and-desert-move-fit-in-one-turn = Der Wirbelsturm ist nicht die Aktion „Wüste versetzen“: Beides passt in einen Zug, in jeder Reihenfolge.
rule-whirlwind-may-blow-over = Ein Wirbelsturm darf gespielt werden, ohne dass eine Wüste wandert, auch wenn keine da ist.
rule-whirlwind-moves-a-desert-for-nothing = Ein Wirbelsturm geht in die Schachtel; wer ihn spielt, darf eine Wüste umsonst versetzen.
rule-whirlwind-obeys-the-rule-of-desert-moves = Der Wirbelsturm versetzt eine Wüste nach derselben Regel: auf ein anderes Feld neben einem Sechseck.
rule-without-stones-a-tribe-stays-without-religion = Ein Gott ohne Steine im Vorrat gibt keinen: Der neue Stamm bleibt ohne Religion.
