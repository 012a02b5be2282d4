# Our rulings on deus: what the rulebook says or leaves open, what we do, and why.

ruling-deus-own-regions = Was zählt in einem Gebiet, und wie lange gehört es dir?
    .book = Jedes Spielteil aus Holz heißt Gebäude, auch Schiffe und Militäreinheiten, und manche Karten zählen die Gebäude eines Gebiets. Ob ein Schiff und die Einheit an Bord zusammenzählen, steht nicht da, auch nicht, was aus einem Gebiet wird, das eine Einheit verlässt.
    .ours = Alle deine Gebäude in einem Gebiet zählen zusammen, gleich welcher Art, auf dem Meer wie an Land. Ein Gebiet gehört dir nur, solange ein Gebäude oder ein Tempel von dir darin steht.
    .why = Die Anleitung nennt ohne Ausnahme alles aus Holz Gebäude, also machen wir auch auf dem Meer keine Ausnahme. Und Einheiten sind die einzigen Gebäude, die sich bewegen: Könnte dir ein leeres Gebiet weiter gehören, wäre auf dem Spielplan nicht mehr zu sehen, wem was gehört.

ruling-deus-map-drawn = Wer bestimmt, wie die Kontinentalplatten liegen?
    .book = Jede Platte darf beliebig gedreht werden, solange nie zwei Dörfer nebeneinanderliegen. Wer das macht, bleibt offen, ebenso, welche Platten man nimmt und mit welcher Seite nach oben.
    .ours = Platten, Seiten und Drehungen werden gelost. Würden sich zwei Dörfer berühren, werden alle Seiten und Drehungen neu gelost; die Platten behalten ihre Plätze.
    .why = Am Wohnzimmertisch baut einfach jemand den Spielplan auf. Hier soll ihn niemand zum eigenen Vorteil auslegen können oder in diesen Verdacht geraten.

ruling-deus-first-player = Wer fängt an, und wie lange bleibt das so?
    .book = Die Runde wählt einen Startspieler und gibt ihm eine Karte als Zeichen dafür. Wie gewählt wird, bleibt ihr überlassen; nicht gesagt ist, wer zuerst Karten bekommt und ob diese Karte je weitergegeben wird.
    .ours = Wer anfängt, wird gelost, es sei denn, der Tisch bestimmt einen Platz. Diese Person bekommt ihre Karten zuerst und beginnt jede Runde der Partie.
    .why = Keine Regel gibt die Startspielerkarte je weiter, und das Ende der Partie setzt eine feste Reihenfolge voraus, damit alle gleich oft an die Reihe kommen. Das Los bevorzugt niemanden; und wenn jemand Neues anfangen soll, kann der Tisch das festlegen.

ruling-deus-tiles = Was ist auf den Kontinentalplatten zu sehen?
    .book = Jede Platte hat 1 Dorf, 2 Meergebiete und 4 Landgebiete. Welche Geländearten das sind und wo sie liegen, zeigen nur die gedruckten Platten.
    .ours = Jede Seite hat einen Wald, ein Feld, einen Sumpf und ein Gebirge, wie es Besprechungen des Spiels berichten. Die Gebiete aller vierzehn Seiten haben wir selbst angeordnet, keine wie die andere. Eine Drehung verschiebt die äußeren Gebiete im Uhrzeigersinn, mit jedem Schritt um einen Platz. Auch in den Beispielen der Anleitung sind die Gebiete von uns, soweit der Text sie nicht nennt.
    .why = Wir kennen keine öffentliche Quelle, die zeigt, was auf allen sieben Platten wo liegt, und ohne Spielplan kann man nicht spielen. Verschiedene Platten machen jeden Spielplan neu, und doch kommt jeder Rohstoff gleich oft vor, ganz gleich, welche gelost werden.

ruling-deus-shapes = Welche Formen darf der Spielplan haben?
    .book = Die gewöhnlichen Spielpläne und Beispiele für andere sind abgebildet. Man darf die Platten auch frei auslegen, wenn ihre Zahl stimmt und sich keine zwei Dörfer berühren.
    .ours = Unsere Spielpläne sind zu zweit eine Raute, zu dritt ein Dreieck und zu viert eine Blume. Wählen könnt ihr auch eine Linie, einen Block, zu dritt einen Ring oder eine eigene Liste von Plätzen. Jeder Spielplan hängt zusammen, und seine Platten greifen in einem einzigen regelmäßigen Muster ineinander.
    .why = Die Abbildungen gehören nicht zum öffentlichen Text, deshalb geben sich diese Spielpläne nicht für die der Schachtel aus. Auf einem Spielplan aus zwei Teilen würden sich manche nie begegnen, und bei mehreren Mustern blieben Lücken, die zu keiner Platte gehören.

ruling-deus-edge-regions = Was ist der Rand des Spielplans?
    .book = Das erste Gebäude kommt an den Rand des Spielplans, ebenso jedes, für das man 3 SP bezahlt. Welche Gebiete dazugehören, ist nicht erklärt.
    .ours = Ein Gebiet mit weniger als sechs Nachbargebieten ist ein Randgebiet, auch rings um das Loch eines Ringes.
    .why = Der Umriss des Spielplans ist gezackt, und über seine Einbuchtungen ließe sich streiten; über eine Zahl von Nachbarn nicht. Und innen am Ring hört der Spielplan genauso auf wie außen.

ruling-deus-open-and-hidden = Was sehen die anderen?
    .book = Die SP sind verdeckt, und von abgelegten Karten kennt man nur die Anzahl und die oberste. Nichts steht dort über den Augenblick, in dem SP gewonnen oder verloren werden, über die Größe von Händen und Stapeln und über die Zeit nach dem Ende.
    .ours = Der Stand der SP ist verdeckt, aber jeder Gewinn und Verlust ist zu sehen, wenn er geschieht, ebenso, wie groß Hände, Nachziehstapel und Ablagestapel sind. Am Ende werden die SP aufgedeckt, und die Aufzeichnung einer beendeten Partie ist offen: Wer zurückblickt, sieht alle Hände, Joker und gezogenen Karten. Ein Tisch darf offene SP vereinbaren.
    .why = Am Tisch sehen alle, wie Marken und Karten den Besitzer wechseln, und wer will, zählt mit. Am Ende muss sich das Ergebnis prüfen lassen, und es gibt nichts mehr geheim zu halten: Erst wer alles sieht, versteht, wie die Partie gelaufen ist.

ruling-deus-no-cards = Was tun ohne Karten?
    .book = Wer am Zug ist, muss bauen oder opfern, und beides kostet eine Karte. Ist die Hand nach einer Aktion leer, zieht man 5 Karten; was geschieht, wenn es keine gibt, bleibt offen.
    .ours = Solange du eine Karte hast, kannst du sie opfern, du passt also nie. Ohne Handkarten und ohne Karten zum Ziehen passt du. Sobald es wieder welche gibt, ziehst du zu Beginn deines Zuges 5 und spielst dann.
    .why = Ohne Karten geht keine der beiden Aktionen, und die anderen sollen nicht warten müssen. Die 5 Karten stehen dir trotzdem zu: Sie kommen nur später.

ruling-deus-decisions = In welcher Reihenfolge wird entschieden?
    .book = Die Schritte eines Baus und eines Opfers sind aufgezählt, und Karten werden von unten nach oben ausgelöst. Wie mehrere Entscheidungen innerhalb eines Schrittes aufeinanderfolgen, ist nicht gesagt.
    .ours = Eine Entscheidung folgt auf die andere. Jede Karte wird zu Ende ausgeführt, und die nächste darf schon nutzen, was sie eingebracht hat. Beim Bezahlen sagst du, wie viel von jedem Rohstoff du durch Gold ersetzt. Beim Opfern nennst du zuerst die oberste Karte, dann die darunter in der Reihenfolge der Kartenliste.
    .why = Von unten nach oben auszulösen hat wenig Sinn, wenn die oberen Karten nicht auf den unteren aufbauen dürfen. Die oberste Karte des Opfers bestimmt den Gott und kommt deshalb zuerst; darunter ist die Reihenfolge gleichgültig, und eine feste erspart dir viele Möglichkeiten, die auf dasselbe hinauslaufen.

ruling-deus-nothing-to-gain = Und wenn es nichts zu holen gibt?
    .book = Ob man eine Karte ausspielen darf, deren Effekt nichts bringt, oder etwas wählen darf, das nichts einbringt, ist nicht gesagt.
    .ours = Ausspielen darfst du eine solche Karte. Ein Effekt, der nichts geben kann, wird ohne Frage übergangen, und weder eine Einheit, die sich nicht bewegen und nichts stehlen könnte, noch ein Dorf ohne SP wird angeboten. Wo es etwas zu holen gibt, darfst du trotzdem vergeblich wählen: eine Geländeart, deren Rohstoff aufgebraucht ist, einen Joker, ein Opfer ohne SP.
    .why = Ein Bau lohnt sich auch wegen des Gebäudes und der anderen Karten in der Spalte. Eine Frage ohne brauchbare Antwort kostet nur Zeit. Aber SP sind verdeckt: Dass eine Frage ausbleibt, darf nicht verraten, wer keine mehr hat.

ruling-deus-one-way = Was geschieht, ohne dass du gefragt wirst?
    .book = Bezahlen, Setzen und Nehmen sind Sache dessen, der am Zug ist. Von Fällen mit nur einer Möglichkeit ist nicht die Rede.
    .ours = Lässt sich nur auf eine Weise bezahlen, gibt es nur ein Gebiet oder nur noch eine Art von Gebäuden oder Rohstoffen, geschieht es sofort. Kostet das einzige Gebiet 3 SP, bezahlst du sie; auf der Schaltfläche oder in der Zeile, mit der du den Bau bestätigst, steht das vorher.
    .why = Eine Frage mit nur einer Antwort ist keine Entscheidung, und sie käme in jeder Partie viele Male. Über die 3 SP hast du trotzdem das letzte Wort: Du siehst sie, bevor du bestätigst, und kannst etwas anderes tun.

ruling-deus-out-of-stock = Und wenn ein Vorrat zur Neige geht?
    .book = Einen Rohstoff, der nicht mehr da ist, kann man nicht bekommen. Ob dann ein größerer Gewinn ganz verfällt, ist nicht gesagt, auch nicht, was bei leerer Reserve gilt.
    .ours = Du nimmst, was noch da ist, und der Rest verfällt, bei Rohstoffen wie bei Gebäuden.
    .why = Die Regel verhindert, dass jemand bekommt, was es nicht gibt; sie ist kein Grund, Vorhandenes liegen zu lassen. Bei ganz oder gar nicht wäre ein großer Gewinn weniger wert als ein kleiner.

ruling-deus-first-region = Wie weit auseinander fangen alle an?
    .book = Zwischen den Startgebieten aller Spieler sollen mindestens 2 leere Gebiete liegen, wenn das möglich ist. Wie man misst, ist nicht erklärt, auch nicht, was sonst gilt.
    .ours = Dein Startgebiet liegt mindestens 3 Schritte von jedem anderen Startgebiet entfernt, über Meere und Dörfer hinweg und egal, was inzwischen dort steht. Gibt es kein solches, nimm eines, das vom nächstgelegenen möglichst weit entfernt ist. Wer noch nichts gebaut hat, zählt nicht. Das alles gilt, wann immer dein erstes Gebäude kommt, auch mit einem Joker.
    .why = Wo die anderen angefangen haben, ändert sich nie; leere Gebiete kommen und gehen. Würde man sie zählen, könnte der Zufall den Weg zu einem guten Anfang öffnen oder versperren. Und das am weitesten entfernte Gebiet wahrt so viel Abstand, wie der Spielplan noch zulässt.

ruling-deus-edge-fee = Wann bekommst du für 3 SP ein Randgebiet?
    .book = Wer will, darf für 3 SP in einem beliebigen leeren Randgebiet bauen, um sich zum Beispiel zu befreien, wenn es sonst nicht weitergeht. Ob das auch für das erste Gebäude gilt, wann die SP fällig sind und wie oft es erlaubt ist, steht nicht da.
    .ours = Ab deinem zweiten Gebäude, sooft du willst und beliebig weit entfernt. Du bezahlst beim Setzen, vor jedem Angriff, und musst die 3 SP in diesem Augenblick haben. Ein Gebiet, in dem du ohnehin bauen darfst, kostet nichts.
    .why = Der Abstand am Anfang ist Pflicht, wo immer er möglich ist; die 3 SP sind eine Hilfe für alle, die später festsitzen. Mit dem einen soll sich niemand vom anderen freikaufen. Und SP aus einem Angriff gehören dir erst, wenn er stattgefunden hat.

ruling-deus-village-ties = Wer gewinnt ein Dorf bei Gleichstand?
    .book = Bei gleich vielen Einheiten entscheiden die meisten Gebäude rings um das Dorf, danach werden die SP geteilt und abgerundet. Welche Gebäude zählen und wo der Rest bleibt, ist nicht gesagt.
    .ours = Auch Tempel, Schiffe und Einheiten zählen hier als Gebäude. SP, die sich nicht gleich verteilen lassen, verfallen.
    .why = Überall sonst in der Anleitung ist alles aus Holz auf dem Spielplan ein Gebäude, und ein Tempel wird behandelt wie die übrigen. Ein angegriffenes Dorf ist aus dem Spiel, also könnte den Rest auch später niemand gewinnen.

ruling-deus-attack-by-move = Kann eine Bewegung einen Angriff auslösen?
    .book = Von Angriffen ist die Rede, nachdem ein Gebäude gesetzt wurde. Bewegungen werden dort nicht erwähnt, auch nicht die Reihenfolge, wenn mehrere Dörfer auf einmal eingeschlossen sind.
    .ours = Ja. Geprüft wird auch am Ende jeder Bewegung einer Einheit, also auch zwischen den beiden Bewegungen der Kohorte. Mehrere Dörfer werden nacheinander angegriffen.
    .why = Eine Einheit, die den Ring schließt, erfüllt beide Bedingungen eines Angriffs, und der soll die Partie auf der Stelle unterbrechen. Sonst würde das Dorf dem nächsten Gebäude zufallen, das zufällig irgendwo gesetzt wird.

ruling-deus-emptied-villages = Ist ein Dorf ohne SP noch ein Dorf?
    .book = In einem Dorf darf niemand bauen, selbst wenn keine SP mehr darauf liegen. Ein angegriffenes Dorf ist nicht mehr barbarisch. Einheiten dürfen nicht auf einem Barbarendorf anhalten; angegriffene Dörfer und solche, die Karten geleert haben, werden dort nicht erwähnt.
    .ours = Ein Dorf, das Karten geleert haben, bleibt barbarisch, bis es angegriffen wird. Eine Einheit darf sich durch jedes Dorf bewegen, aber in keinem anhalten, ob es angegriffen wurde oder nicht.
    .why = Würde ein geleertes Dorf nicht mehr zählen, ließe es sich nicht mehr angreifen, und die Partie könnte nicht mehr mit dem letzten Angriff enden. Bei den Einheiten halten wir uns an das, was über das Bauen gesagt ist: Dort gilt ein solches Gebiet weiter als vom Dorf besetzt.

ruling-deus-staying-units = Darf eine Einheit stehen bleiben?
    .book = Karten bewegen Einheiten um eine Anzahl Gebiete. Ob sich eine Einheit überhaupt bewegen muss, ist nicht gesagt.
    .ours = Ja. „Bis zu“ schließt 0 ein, und auch wer stehen bleibt, darf stehlen. Eine gewählte Einheit bewegt sich oder bleibt stehen; beides gilt als ihre Bewegung; auf den Diebstahl darfst du dann noch verzichten. Lehnst du die erste von zwei Bewegungen ab, gibt es keine zweite.
    .why = Eine Einheit, die schon neben ihrem Opfer steht, sollte nicht weggehen müssen, um zu stehlen. Stehenbleiben verbraucht die Bewegung, sonst könnte eine Karte für zwei verschiedene Einheiten zweimal derselben dienen. Und eine Karte mit zwei Bewegungen fragt nach einer weiteren Einheit erst nach der ersten.

ruling-deus-each-activation = Was gilt bei jedem Auslösen von Neuem?
    .book = Jede neue Karte löst ihre ganze Spalte noch einmal aus. Ob eine Obergrenze oder die Bewegung einer Einheit für ein Auslösen oder für den ganzen Zug gilt, ist nicht gesagt.
    .ours = Jede Obergrenze gilt bei jedem Auslösen der Karte von Neuem. Eine Karte bewegt dieselbe Einheit nur einmal, aber die nächste Karte darf sie wieder bewegen.
    .why = Spalten sollen mit jeder Karte stärker werden. Würden Obergrenzen für den ganzen Zug gelten, wäre eine zweite Karte derselben Art kaum etwas wert.

ruling-deus-theft = Wann stiehlt eine Einheit, und wem?
    .book = Einheiten stehlen den Gegnern Gold oder SP. Wann geprüft wird, wer bestohlen werden kann, bleibt offen, ebenso, was gilt, wenn jemand zu wenig hat.
    .ours = Geprüft wird nach der Bewegung und, wenn es einen Angriff gibt, nach diesem. Bestohlen werden kann, wem ein Gebiet neben der Einheit gehört. Genommen wird, was da ist, nie mehr, und die nächste Karte darf dieselbe Person noch einmal bestehlen.
    .why = Die Bewegung soll die Einheit ja zu ihrem Opfer bringen, und ein Angriff geht allem anderen vor. Schulden kennt keine Regel, also verliert niemand mehr, als vorhanden ist.

ruling-deus-temple-land = Und wenn es für einen Tempel kein Gebiet gibt?
    .book = Ein Tempel kommt in ein eigenes Gebiet, das noch keinen hat. Sind im Vorrat keine Tempel mehr, darf man die Karte trotzdem ausspielen; von einem fehlenden Gebiet ist nicht die Rede.
    .ours = Ohne ein eigenes Landgebiet, in dem noch kein Tempel steht, kannst du die Karte nicht ausspielen. Ein Tempel ist also nie dein erstes Gebäude.
    .why = Die Anleitung sieht nur über fehlende Tempel hinweg und nennt das einen Unterschied zu den anderen Gebäuden. Im Übrigen ist ein Tempel eines davon, und wo kein Platz ist, wird nicht gebaut.

ruling-deus-gods-pieces = Woher kommen die Gebäude, die ein Gott gibt?
    .book = Es heißt, die Götter geben Gebäude aus dem allgemeinen Vorrat. Nach dem Aufbau liegen dort aber keine außer den Tempeln.
    .ours = Sie kommen aus deiner Reserve. Ist die Art, die ein Gott gibt, dort aufgebraucht, bekommst du trotzdem den Rest der Gabe. Ceres gibt ihre Rohstoffe einzeln und Mars seine Gebäude, solange welche da sind.
    .why = Wir halten das für ein Versehen: Der Aufbau verteilt die Gebäude deiner Farbe auf dein Tableau und deine Reserve, und laut dem Abschnitt über gelbe Karten kommen gewonnene Gebäude von dort. Der Rest der Gabe hängt nicht davon ab.

ruling-deus-declining = Was darf man ablehnen?
    .book = Der Überblick sagt, man könne die Effekte der Spalte nutzen; der Schritt selbst fordert dazu auf. Dass sich die Gabe eines Gottes ganz oder teilweise ablehnen lässt, steht nirgends.
    .ours = Jeden Effekt einer Karte darfst du ablehnen. Einen einfachen Gewinn nimmst du ganz oder gar nicht, und die Balliste nimmt von so vielen Dörfern, wie sie darf; nur „bis zu“ lässt sich teilweise nutzen. Nicht ablehnen kannst du die Gabe eines Gottes und die Karten, die du nach einem Opfer oder bei leerer Hand ziehst.
    .why = Eine andere öffentliche Quelle nennt Effekte freiwillig, wie es auch der Überblick tut. Einen halben Gewinn will kaum je jemand, und danach zu fragen würde mehr Zeit kosten, als es wert ist. Beim Opfern hast du mit der obersten Karte schon gewählt.

ruling-deus-reshuffle = Wann wird der Ablagestapel zum Nachziehstapel?
    .book = Ist der Nachziehstapel leer, bildet man aus den abgelegten Karten einen neuen. Wann genau und mit welchen Karten, ist nicht gesagt, auch nicht, was gilt, wenn beide leer sind.
    .ours = Sobald eine Karte zu ziehen ist und der Nachziehstapel leer ist, aber nicht vorher und nicht für eine mit 10 Karten volle Hand. Gemischt werden alle abgelegten Karten, auch die oberste und die des laufenden Opfers. Gibt es keine, wird nichts gezogen.
    .why = Bevor jemand zieht, braucht niemand einen Stapel, und je länger man wartet, desto mehr Karten kommen zurück. Die oberste Karte hat ihren Dienst getan, sobald der Gott angerufen ist; es gibt keinen Grund, sie auszunehmen.

ruling-deus-last-round = Wie läuft die letzte Runde ab?
    .book = Die laufende Runde wird zu Ende gespielt, dann folgt noch eine ganze mit einer letzten Aktion für alle. Ob darin etwas anders ist, ist nicht gesagt, auch nicht, ob die andere Bedingung für das Ende noch etwas ändert.
    .ours = Sie läuft ab wie jede andere. Tritt auch die andere Bedingung ein, ändert sich nichts: weder die Zahl der Runden noch der Grund, der vermerkt wird.
    .why = Ist das Ende einmal ausgelöst, sollen alle genau wissen, wie oft sie noch an die Reihe kommen. Würde ein zweiter Anlass die Partie verlängern, wäre jeder Plan für den letzten Zug dahin.

ruling-deus-guard = Und wenn niemand mehr baut?
    .book = Die Partie endet mit dem letzten Tempel oder dem letzten Angriff auf ein Dorf. Niemand ist verpflichtet, darauf hinzuarbeiten.
    .ours = Nach 10 ganzen Runden hintereinander ohne Bau endet die Partie und wird gewertet. Tempel und Joker sind ein Bau, Passen ist keiner.
    .why = Sonst könnten alle endlos weiter opfern. Die Grenze ist so weit gesteckt, dass sie nur Partien trifft, in denen nichts mehr geschieht: In unseren simulierten Partien sind etwa zwei von drei Zügen ein Bau.

ruling-deus-shared-places = Wer gewinnt bei gleich vielen SP?
    .book = Wer die meisten SP hat, gewinnt. Für einen Gleichstand ist nichts vorgesehen.
    .ours = Bei gleichem Ergebnis teilt man sich den Platz, auch den ersten.
    .why = Jede weitere Bedingung hätten wir erfunden, und sie würde jemandem den Sieg nehmen, der genauso gut gespielt hat.

ruling-deus-card-values = Woher kommen die 96 Karten?
    .book = Von jeder Farbe gibt es 16 Karten; gesagt wird, worum es in jeder Farbe geht, was Tempel kosten und, in Beispielen, was zwei Zivilkarten bewirken und eine davon kostet. Eine Liste der Karten fehlt.
    .ours = Was öffentlich bekannt ist, verwenden wir. Die übrigen Karten sind von uns, nach einer bekannten Karte gebildet oder nach dem, was man von ihrer Farbe weiß, und in simulierten Partien abgestimmt. Die Namen sind alle von uns. Bei jeder Karte steht, was daran von uns ist. Wer die Schachtel besitzt, kann ihre Karten in eine Datei schreiben und damit spielen. Darin müssen es 16 Karten jeder Farbe sein und Tempel zu den üblichen Kosten, es sei denn, es steht darin: free = true.
    .why = Keine öffentliche Liste nennt alle 96 Karten, und ohne sie lässt sich nicht spielen. In Probepartien hat sich gezeigt, welche unserer Zahlen zu stark waren und welche Karten sich nie lohnten. Und die Prüfung deiner Datei findet vergessene und falsch abgeschriebene Karten.

ruling-deus-doubtful-cards = Und wenn sich Quellen über eine Karte widersprechen?
    .book = Über die vier Kais sagt die Anleitung nichts, über den Hainschrein nur, dass Tempel je einen Rohstoff jeder Art kosten.
    .ours = Ein Kai kostet 1 Lehm und 1 Stein und verkauft bis zu 6 Rohstoffe seiner Art für je 1 SP. Der Hainschrein bringt 3 SP für jedes deiner Gebäude in Wäldern.
    .why = Zu den Kais widersprechen sich zwei öffentliche Quellen. Ein Schiff, das SP einbringt, sollte mehr kosten als die Händler, die für ein einziges Holz Gold einbringen. Was man vom Schrein weiß, könnte auch Wälder statt Gebäude meinen; dann aber wäre er nur ein schwächerer Waldtempel, der für jeden Wald 4 SP bringt.

ruling-deus-schools = Welche Karten darf eine Schule auslösen?
    .book = Die Wissenschaft kann auch Karten anderer Farben auslösen. Genaueres steht nicht da.
    .ours = Eine beliebige Karte der Spalte, die auf der Schule steht, mit allem, was dort zu wählen ist. Die nächste Schule darf dieselbe Karte noch einmal nennen. Gelbe Karten und Tempel nennt eine Schule nie. Einen Joker darf sie nennen, ohne Effekt, es sei denn, in der Spalte liegen nur Joker.
    .why = Könnten Schulen einander auslösen, würde das nie enden, und ein Tempel hat vor der Wertung keinen Effekt, den man auslösen könnte. Davon abgesehen soll eine Karte genau das tun, was sie in ihrer eigenen Spalte tut.

ruling-deus-chosen-start = Wie läuft der gewählte Start genau ab?
    .book = Alle nehmen geheim 10 Gebäude ihrer Wahl statt 2 jeder Art; Geübte dürfen mit 9 oder 8 beginnen, Könner mit 7 oder 6. Wann gewählt wird, ob jede Art dabei sein muss und ob die Zahlen verschieden sein dürfen, ist nicht gesagt.
    .ours = Gewählt wird, wenn der Spielplan liegt und feststeht, wer anfängt, aber noch keine Karten verteilt sind. Eine Art darfst du auch ganz weglassen. Der Tisch legt eine Zahl für alle fest oder eine für jeden Platz, und alle kennen sie. Ohne den gewählten Start gibt es nichts festzulegen.
    .why = Am Spielplan siehst du, was nützlich wird, darum sollst du ihn kennen; mit Karten auf der Hand würde die Wahl zur Glückssache. Verschiedene Zahlen gleichen Unterschiede in der Erfahrung aus, und eine solche Vorgabe ist nur gerecht, wenn alle sie sehen.

ruling-deus-joker = Welche Regeln gelten für den Joker?
    .book = Die Karte wird für Gold verdeckt ausgespielt, setzt ein Gebäude und löst die anderen Karten ihrer Spalte aus. Selbst hat sie keinen Effekt, zählt aber beim Bau von Tempeln mit. Von den 3 SP am Rand, von Angriffen, späterem Auslösen und dem Ende ist nicht die Rede.
    .ours = Auch sein Gebäude kostet am Rand 3 SP und kann einen Angriff auslösen. Der Joker selbst tut nichts, auch nicht, wenn seine Spalte später ausgelöst wird. Für den Tempel der Eintracht zählt er mit, und aufgedeckt wird er nie.
    .why = Die Variante ersetzt die Karte, nicht die Regeln für das Gebäude dazu. Wenn ein Joker beim Bau eines Tempels als Karte seiner Spalte zählt, dann auch bei dessen Wertung. Und weil er selbst nichts einbringt, braucht ihn niemand umzudrehen.
