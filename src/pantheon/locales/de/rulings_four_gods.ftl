# Unsere Entscheidungen zu four-gods: was die Anleitung sagt oder offenlässt, was wir machen und warum.

ruling-four-gods-names = Wie Felder, Seiten und Geländearten heißen
    .book = Die Anleitung benennt weder die Felder der Welt noch die Seiten der Plättchen; am Tisch zeigt man einfach darauf.
    .ours = Die Felder heißen a1 bis h8, Buchstaben von Westen, Zahlen von Norden. Eine Seite heißt nach ihren vier Ecken im Uhrzeigersinn ab Nordwesten, in Hand und Reihe in der ersten ihrer Drehungen nach der Folge S, P, F, M. Eine Geländeart auf einem Plättchen heißt nach ihrer ersten Ecke in derselben Richtung.
    .why = Verlauf, Aufzeichnung und Terminal brauchen für alles ein Wort. Ein einziges für Seite und Drehung lässt sich nicht missverstehen und verrät nichts über die verdeckte Seite.

ruling-four-gods-matching = Was muss zusammenpassen und was nicht?
    .book = Wo Plättchen aneinanderliegen, muss die Geländeart gleich sein, und der Rahmen zählt als gerade Kante. Über Plättchen, die sich nur an einer Ecke berühren, steht nichts da.
    .ours = Eine Seite darf gedreht, aber nie gespiegelt werden. Der Rahmen passt zu allem, und Plättchen, die sich nur an einer Ecke berühren, müssen nicht zueinander passen.
    .why = Pappe lässt sich drehen und wenden, aber nach dem Wenden liegt die andere Seite oben und kein Spiegelbild. Der Rahmen zeigt keine Geländeart, die stören könnte, und an einer Ecke treffen keine Kanten aufeinander.

ruling-four-gods-regions = Welche Geländestücke gehören zusammen?
    .book = Ein Königreich hängt zusammen. Was auf einem einzelnen Plättchen zusammenhängt, zeigt nur sein Bild; der Text sagt es nicht und schweigt auch über Kanten, die aus Versehen nicht passen.
    .ours = Gleiche Ecken nebeneinander sind verbunden, ebenso zwei gleiche Ecken schräg gegenüber zwischen zwei verschiedenen Geländearten. Ein Plättchen zählt in jedem seiner Königreiche einmal. An einer falschen Kante verbindet sich das Gelände an dem Ende, an dem es übereinstimmt.
    .why = Von einer Seite kennen wir nur die Ecken, also müssen sie auch sagen, was zusammengehört. Zwischen zwei verschiedenen Geländearten zerschneidet ein Weg durch die Mitte nichts. Und weil eine Kante beim Legen Ende für Ende geprüft wird, gilt sie auch bei der Wertung Ende für Ende.

ruling-four-gods-tile-set = Welche Plättchen sind im Beutel?
    .book = Es gibt 92 Plättchen mit zwei Seiten, und keine Seite zeigt alle vier Geländearten. Eine Liste der Seiten enthält die Anleitung nicht.
    .ours = Wir spielen mit einem eigenen Satz: 58 verschiedene Seiten, jede Geländeart mit gleichem Anteil. Wenn du die Schachtel hast, kannst du ihre Plättchen aus einer Datei laden.
    .why = Eine veröffentlichte Liste der echten Seiten haben wir nicht gefunden. In zufällig gespielten Partien ergibt unser Satz Königreiche, die in Zahl und Größe denen im Wertungsbeispiel der Anleitung nahekommen.

ruling-four-gods-hands = Zwei Hände am Bildschirm
    .book = Zum Ziehen müssen beide Hände leer sein, zum Wenden und Nehmen muss eine frei sein. Zwei Plättchen darf man nacheinander oder zusammen ablegen und eines oder zwei ziehen; ob man sich entscheidet, bevor man das erste sieht, bleibt offen.
    .ours = Götter, Propheten, Städte, Passen und Meldungen brauchen keine freie Hand. Zwei Plättchen abzulegen sind zwei Aktionen. Wie viele du ziehst, sagst du, bevor du eines siehst; das erste kommt in die linke Hand, und ist nur noch eines da, bekommst du dieses.
    .why = Nur Plättchen füllen eine Hand, für alles andere genügt ein Wink. Nach einem Blick auf das erste noch ein zweites zu verlangen würde heißen, mit einem Plättchen in der Hand zu ziehen, und das erlaubt die Anleitung nicht.

ruling-four-gods-arrival = Zwei wollen dasselbe: Wer bekommt es?
    .book = Alle spielen gleichzeitig. Was geschieht, wenn zwei Hände nach demselben Plättchen, Feld oder Gott greifen, steht nirgends.
    .ours = Es gilt die Aktion, die zuerst am Tisch eintrifft; auch eine ablaufende Frist reiht sich dort ein. Eine abgelehnte Aktion ändert nichts und kostet nichts, selbst wenn nur der Prophet nicht erlaubt war. Zurückgenommen wird nichts, und niemand kann den Beutel blockieren.
    .why = Am echten Tisch gewinnt die schnellere Hand, und hier ist die Reihenfolge des Eintreffens die einzige, die nachher alle prüfen können. Zu spät zu kommen ist Pech und kein Fehler, also gibt es dafür keine Strafe.

ruling-four-gods-crowded-kingdoms = Wie viele Propheten verträgt ein Königreich?
    .book = Eine Grenze wird nicht genannt. Der französische Text verlangt mindestens zwei unbesetzte Plättchen, wo der deutsche und der englische jedes unbesetzte zählen.
    .ours = Beliebig viele, auch von einer Farbe. Jedes unbesetzte Plättchen ist 1 Punkt wert, auch wenn es das einzige ist.
    .why = Jeder weitere Prophet nimmt dem Königreich einen Punkt, das Gedränge bestraft sich also selbst. Die zwei Plättchen des französischen Textes gehören zur Definition des Königreichs; neben dem Wort „unbesetzt“ sehen sie nach einem Versehen aus.

ruling-four-gods-window = Wie lange ist ein Plättchen „gerade gelegt“?
    .book = Ein Prophet kommt nur mit einem neuen Plättchen, und bei einem sofort bemerkten Fehler kommt das Plättchen zurück in die Hand. Wie lange ein Plättchen neu ist, steht nirgends.
    .ours = 3 Sekunden, aber nicht über deine nächste Aktion oder das Ende des Zuges oder der Partie hinaus. So lange darf ein Prophet folgen, und ein falsch gelegtes Plättchen, auch wenn du es selbst meldest, kommt mit seiner Herkunft und einer neuen Frist zurück in die Hand. Ist mit dem Plättchen nichts mehr möglich, ist die Zeit sofort vorbei.
    .why = So lange braucht eine Hand etwa vom Plättchen zum Propheten. Wäre die Zeit länger, würden andere schon an ein Plättchen anlegen, das noch gar nicht feststeht.

ruling-four-gods-slots = Wohin kommt, was von selbst abgelegt wird?
    .book = Beim Ablegen wählst du Platz und Seite. Zu dritt sind die ersten drei Plätze am Rahmen doppelt. Welchen Platz und welche Seite ein Plättchen bekommt, wenn die Zeit abläuft oder wenn es in eine fremde Reihe zurückkehrt, bleibt offen.
    .ours = Die Plätze haben eine Reihenfolge; zu dritt sind es einfach 13. Was von selbst abgelegt wird, kommt auf den ersten freien Platz und zeigt die Seite, die zuletzt oben war; aus dem Beutel die erste, aus der Welt zurückgeholt die, die dort zu sehen war. Von zweien ist das länger gehaltene oder zuerst gezogene zuerst dran. Was du in eine fremde Reihe zurücklegst, kommt dort ebenfalls auf den ersten freien Platz; die Seite wählst du.
    .why = In diesem Augenblick kann niemand gefragt werden, also muss das Ergebnis vorhersehbar sein. Und die Seite, die zuletzt oben war, verrät den anderen am wenigsten.

ruling-four-gods-stuck-tile = Ein Plättchen passt nirgends, die Reihe ist voll
    .book = Ein Plättchen aus einer fremden Ablagereihe darf dann dorthin zurück. Ob eine Stadt, die es zerstören könnte, als Feld dafür zählt und was mit einem Plättchen aus dem Beutel geschieht, bleibt offen.
    .ours = Eine Stadt zählt nicht als Feld, das Plättchen darf also zurück. Eines aus dem Beutel bleibt in der Hand, bis sich etwas auftut; zurücklegen darfst du es nicht. Zwei Plättchen darfst du auch dann ziehen, wenn nur ein Platz frei ist.
    .why = Eine Stadt zu zerstören ist eine Entscheidung, zu der niemand gezwungen sein soll. Mit fast voller Reihe zu ziehen ist ein Risiko, das du selbst wählst; kämen solche Plättchen in den Beutel zurück, könntest du ziehen, bis dir etwas gefällt.

ruling-four-gods-hold = Wie lange darfst du ein genommenes Plättchen halten?
    .book = Der deutsche und der englische Text wollen, dass es sofort gelegt oder abgelegt wird; der französische nennt keine Zeit.
    .ours = Im gleichzeitigen Spiel 10 Sekunden oder so lange, wie der Tisch festlegt; 0 heißt unbegrenzt. Dann kommt es in deine Reihe; ist sie voll, in die, aus der es stammt; und ist auch die voll, in den Beutel. Ein Plättchen aus deiner eigenen vollen Reihe bleibt in der Hand, und seine Frist ist vorbei.
    .why = „Sofort“ braucht am Bildschirm eine Zahl: 10 Sekunden reichen, um ein Feld zu finden, aber nicht, um den anderen das Plättchen vorzuenthalten. Im rundenbasierten Spiel sorgt die Sanduhr dafür. Und ein Plättchen, dessen eigene Reihe voll ist, kann sonst nirgendwohin.

ruling-four-gods-cities = Städte: Was wird geprüft, was ist erlaubt?
    .book = Eine Stadt braucht einen Gott, zwei gerade Kanten und einen Propheten. Was ohne verfügbaren Propheten gilt, steht nicht da, über Städte nebeneinander nichts ausdrücklich, und der Abschnitt über Fehler handelt nur von Geländeplättchen.
    .ours = Ohne Propheten im Vorrat oder auf einem Plättchen kannst du keine Stadt errichten. Städte dürfen nebeneinanderliegen. Errichten und Zerstören werden immer geprüft, auch dort, wo Fehler gemeldet werden.
    .why = Eine Stadt ohne Propheten würde niemandem gehören. Eine Nachbarstadt gibt zwar keine Kante, verbietet aber auch nichts. Vor dem Zerstören lässt die Anleitung das Plättchen vorzeigen und vergleichen: Da bleibt nichts zu melden, und eine zu Unrecht zerstörte Stadt ließe sich nicht wiederherstellen.

ruling-four-gods-protected = Welche Städte sind sicher?
    .book = Zwei Fälle werden genannt: alle vier Geländearten rings um die Stadt oder zwei Plättchen, die sich an der gemeinsamen Ecke widersprechen; der französische Text nennt diese Ecke nicht.
    .ours = Sicher ist eine Stadt, wenn keine Seite des Satzes zu den Plättchen ringsum passt. Mit unseren Plättchen gilt das auch, wenn sich zwei Geländearten um sie herum abwechseln. Der Tisch kennzeichnet sichere Städte.
    .why = Beide Fälle der Anleitung folgen aus diesem einen Satz, und er stimmt auch mit anderen Plättchen. Es nachzuprüfen kostet eher Geduld als Können, also übernimmt es der Tisch für alle.

ruling-four-gods-passing = Wie lange gilt ein Passen?
    .book = Die Partie endet, wenn alle passen. Ob man das Passen zurücknehmen darf, steht nirgends.
    .ours = Du darfst mit Plättchen in der Hand passen und es dir anders überlegen. Deine nächste Aktion hebt dein Passen auf, jede Änderung der Welt das von allen. Was mit Händen und Reihen geschieht und die Wahl eines Gottes lassen das Passen der anderen bestehen.
    .why = Ein neues Plättchen oder ein Prophet kann denen etwas eröffnen, die nichts mehr vorhatten; ein gewendetes Plättchen kaum je. In der ersten Fassung dieser Regeln hob jedes Wenden alles Passen auf, und Passen wurde zur Plage.

ruling-four-gods-sight = Was siehst du von den anderen?
    .book = Welt und Ablagereihen liegen offen, und niemand darf in den Beutel schauen. Ob du deine Hände verbergen darfst und was ein Bildschirm zusätzlich zeigen darf, steht nirgends.
    .ours = Alles auf dem Tisch ist für alle sichtbar, auch die Zahl der Plättchen im Beutel. Von fremden Händen siehst du, wie viele Plättchen sie halten und woher diese stammen. Ein Tisch kann vorher vereinbaren, dass passende Felder und die Größe der Königreiche gezeigt und die Reihen durchsucht werden.
    .why = Auch am echten Tisch sehen alle, wer zieht oder nimmt, aber kaum, was auf dem Plättchen in einer eiligen Hand zu sehen ist. Die Hilfen zeigen nichts, was nicht aus dem Sichtbaren folgt; sie ersparen nur das Zählen.

ruling-four-gods-undersides = Wer kennt die verdeckte Seite eines Plättchens?
    .book = Jedes Plättchen einer Reihe darf man wenden, sooft man will. Wer wissen darf, was darunter ist, steht nirgends.
    .ours = Du kennst eine verdeckte Seite, wenn du das Plättchen gehalten hast oder dabei warst, als diese Seite oben lag; der Tisch merkt sie sich für dich. Was in den Beutel kommt, ist vergessen. Ein Tisch kann auf dieses Gedächtnis verzichten oder alle verdeckten Seiten zeigen.
    .why = Am echten Tisch weiß man, was man gesehen hat, und mehr nicht, und im Beutel gerät alles durcheinander. Der Tisch merkt es sich für dich, damit aus der Partie kein Gedächtnistest wird; wer den mag, kann ihn haben.

ruling-four-gods-inactivity = Jemand tut nichts mehr: Gilt das als Passen?
    .book = Vorzeitig endet die Partie nur, wenn alle passen. Dass jemand einfach aufhört, kommt in der Anleitung nicht vor.
    .ours = Hat einmal jemand gepasst oder ist ausgestiegen, gelten im gleichzeitigen Spiel 60 Sekunden ohne Aktion als Passen; der Tisch kann das ändern oder abschalten. Mit jeder eigenen Aktion und jeder Änderung der Welt beginnt die Zeit von vorn.
    .why = Sonst könnte eine einzige abwesende Person alle anderen endlos warten lassen. Solange niemand gepasst hat, wartet auch niemand, also muss keine Uhr laufen.

ruling-four-gods-leaving = Was geschieht, wenn jemand aussteigt?
    .book = Dazu sagt die Anleitung nichts.
    .ours = Wer aussteigt, passt bis zum Ende, hat keine Züge mehr und gilt vor dem Start als bereit. Plättchen in der Hand kommen in die eigene Reihe oder, wenn sie voll ist, in den Beutel; Reihe, Propheten, Städte und Punkte bleiben. Die Schlussphase wird nicht kürzer. Steigen alle aus, endet die Partie, als hätten alle gepasst.
    .why = Was gebaut ist, gehört zur Welt aller: Würden Propheten oder Städte verschwinden, würden sich die Mehrheiten derer ändern, die bleiben.

ruling-four-gods-final-phase = Wenn das Ende ausgelöst ist
    .book = Nach voller Welt oder leerem Beutel bleiben 30 Sekunden je Spieler oder, im rundenbasierten Spiel, für alle noch ein Zug. Ob sich das aufhalten, verlängern oder abkürzen lässt und wer beginnt, bleibt offen.
    .ours = Nichts hebt das Ende auf oder lässt seine Zeit neu beginnen, auch wenn ein Plättchen in den Beutel zurückkommt; nur wenn alle passen, ist es sofort so weit. Im rundenbasierten Spiel wird der laufende Zug beendet, dann haben alle noch einen, zuletzt, wer das Ende ausgelöst hat; Passen kürzt dort nichts ab.
    .why = Ließe sich das Ende zurücknehmen, würde das letzte Plättchen ständig zwischen Beutel und Händen pendeln. Und wer das Ende auslöst, konnte sich darauf einstellen, also sind die anderen vorher dran.

ruling-four-gods-late-gods = Am Ende noch ohne Gott
    .book = Einen Gott darfst du jederzeit wählen. Dass ihr wählen müsst, steht nur im Spiel zu zweit mit vier Göttern, und auch dort nicht, bis wann. Die Wertung setzt voraus, dass alle einen haben.
    .ours = Zu Beginn der Schlussphase oder der letzten Runde wirst du daran erinnert. Fehlt dir am Ende der Partie noch ein Gott, bekommst du einen der übrigen zugelost, in der Reihenfolge der Plätze.
    .why = Für die Wertung brauchen alle eine Farbe und eine Geländeart. Das Los benachteiligt sonst niemanden und lässt dir jeden Grund, rechtzeitig selbst zu wählen.

ruling-four-gods-no-points = Was nichts zählt
    .book = Bei der Wertung erwähnt die Anleitung weder Plättchen, die in Händen und Reihen übrig sind, noch einen Gott, dessen Geländeart kein einziges Königreich bildet.
    .ours = Beides bringt nichts. Ein Gott ohne Königreich bekommt weder für das größte noch für die meisten Königreiche etwas, auch wenn noch ein Rang frei ist.
    .why = Alle Punkte kommen aus der Welt; was außerhalb liegt, ist nichts wert. Und die Ränge ordnen Königreiche: Wo keines ist, gibt es nichts einzuordnen.

ruling-four-gods-guard = Kann eine Partie ewig dauern?
    .book = Wenden, Nehmen und Ablegen lassen sich beliebig oft wiederholen.
    .ours = Die Partie endet nach 2000 Aktionen hintereinander, in denen niemand einen Gott gewählt hat und die Welt nie mehr Plättchen und Städte enthielt als schon zuvor; der Tisch kann eine andere Zahl festlegen.
    .why = Bots langweilen sich nicht: Zwei von ihnen könnten ewig dasselbe Plättchen wenden. Die Zahl ist so hoch, dass Menschen sie kaum je erreichen.

ruling-four-gods-start = Der Start im gleichzeitigen Spiel
    .book = Alle halten in jeder Hand ein Plättchen, und es geht los, wenn alle bereit sind. Ob du deine Plättchen vorher ansehen darfst, bleibt offen.
    .ours = Ausgeteilt und gezeigt werden sie erst beim Startsignal, wenn alle bereit sind. Vorher kannst du nur angeben, dass du bereit bist, aussteigen oder bei verdeckten Göttern eine Farbe wählen.
    .why = Die eigenen Plättchen zu studieren, während andere sich noch zurechtsetzen, wäre ein Vorsprung, und in einem Wettrennen zählt jede Sekunde.

ruling-four-gods-timed-turn = Wie ein Zug mit Sanduhr endet
    .book = Ein Zug dauert etwa 30 Sekunden, dann kommen die Plättchen aus den Händen in die Ablagereihe; wohin, wenn sie voll ist, sagt nur der deutsche Text: in den Beutel. Den Zug früher zu beenden ist nicht vorgesehen.
    .ours = Der Tisch kann eine andere Länge festlegen. Du darfst deinen Zug früher beenden; was du hältst, wird abgelegt wie bei abgelaufener Zeit. Was nicht hineinpasst, kommt in den Beutel, woher es auch stammt.
    .why = Niemand soll dem Sand zusehen müssen, wenn alles getan ist, und für eine erste Partie sind 30 Sekunden knapp. Der deutsche Satz unterscheidet nicht zwischen Plättchen aus dem Beutel und solchen aus einer Reihe, also tun wir es auch nicht.

ruling-four-gods-off-turn = Was darfst du, wenn du nicht am Zug bist?
    .book = Du darfst in deiner eigenen Ablagereihe wenden, musst aber Platz machen, wenn der Spieler am Zug sich dort umsehen will. Wie lange, und ob du einen Gott wählen darfst, bleibt offen.
    .ours = Hat der Spieler am Zug in deiner Reihe gewendet oder genommen, wendest du dort nichts mehr, bis der Zug vorbei ist. Außerdem darfst du Fehler melden, einen geschuldeten Propheten abgeben und aussteigen. Einen Gott wählst du nur in deinem eigenen Zug.
    .why = Am Bildschirm gibt es keine Hände, die man zurückziehen könnte, also dauert das Platzmachen so lange, wie es gebraucht werden kann: bis zum Ende des Zuges. Und die Wahl eines Gottes zählt die Anleitung zu dem, was man im eigenen Zug tut.

ruling-four-gods-timed-pass = Was ist Passen im rundenbasierten Spiel?
    .book = Die Partie endet auch, wenn alle passen, doch eine Aktion dafür gibt es im rundenbasierten Spiel nicht.
    .ours = Wenn du in deinem Zug nur wendest oder ihn nur beendest, hast du gepasst, es sei denn, in diesem Zug wird ein Fehler zu Recht gemeldet. Vor dem Start anzugeben, dass man bereit ist, ist keine Aktion des ersten Zuges. Haben alle, die noch da sind, auf diese Weise nacheinander gepasst, endet die Partie.
    .why = Passen heißt, nichts mehr zu wollen. Wenden ändert nichts, was zählt; eine richtige Meldung dagegen ändert die Welt.

ruling-four-gods-secret-gods = Verdeckte Götter: die Farben und je zwei Götter
    .book = Alle wählen eine Farbe und bekommen dann zufällig einen Gott. Wer zuerst wählt, bleibt offen. Zu zweit mit vier Göttern raten alle drei Texte davon ab, verbieten es aber nicht.
    .ours = Wer eine Farbe zuerst verlangt, bekommt und behält sie; wer keine wählt, bekommt eine zugelost. Mit je zwei Göttern wählst du zwei Farben, und der erste Gott gehört zur zuerst gewählten. Der Tisch warnt vor dieser Kombination, und beim Werfen der Spielmodus-Plättchen kommt sie nie heraus.
    .why = Sonst unterscheiden sich die Farben in nichts, also genügt es, schnell zu sein. Wer zu zweit die eigenen zwei Götter kennt, kennt auch die beiden anderen; nur deren Farben bleiben verborgen. Das ist eine Warnung wert, aber kein Verbot.

ruling-four-gods-two-players = Zu zweit mit vier Göttern
    .book = Zu zweit spielt man mit vier Göttern oder mit zweien; keines von beiden heißt Standard. Offen bleibt, zu welchem Wertungsmarker eine zerstörte Stadt gehört, ob eine Stadt deiner anderen Farbe deine eigene ist und welcher Vorrat leer sein muss, bevor ein Prophet versetzt wird.
    .ours = Standard sind vier Götter. Keine deiner Farben zerstört eine Stadt der anderen, und jede hat ihren eigenen Vorrat. Eine zerstörte Stadt zählt für die Farbe, die du nennst, sonst für die des Propheten, den du dabei einsetzt, sonst für die mit weniger Stadtplättchen, sonst für den zuerst gewählten Gott.
    .why = Mit vier Göttern zählt jede Geländeart, und aufgebaut wird wie zu viert. Weil dein hinterer Wertungsmarker entscheidet, werden deine Farben wie zwei Spieler behandelt, nur dass sie auf derselben Seite stehen.

ruling-four-gods-mistakes-option = Fehler: abgelehnt oder gemeldet?
    .book = Jeder vertut sich einmal, und die Anleitung erklärt, wie sich das beheben lässt. Ein Spielmodus-Plättchen gibt es dafür nicht.
    .ours = Der Tisch lehnt ein falsch gelegtes Plättchen ab, es sei denn, er hat vereinbart, dass Fehler gemeldet werden. Das ist eine Einstellung von uns: Sie hat kein Spielmodus-Plättchen und wird nicht mitgeworfen.
    .why = Ein Bildschirm kann jedes Plättchen sofort prüfen, und die meisten wollen das. Patzer gehören aber zum Spaß eines schnellen Spiels, und Tische, die sie mögen, dürfen sie behalten.

ruling-four-gods-who-calls = Wer darf ein Plättchen melden und wann?
    .book = Auf Fehler weisen die anderen hin; hat die Wertung begonnen, ist es zu spät. Wer den Fehler selbst gemacht hat und die Schlussphase kommen dabei nicht vor.
    .ours = Alle dürfen es, auch wer das Plättchen gelegt hat, und auch in der Schlussphase. Mit Strafen kostet es dich auch dann einen Propheten, wenn du dein eigenes Plättchen meldest. Kein Tipp und kein hervorgehobenes Feld weist je auf einen Fehler hin.
    .why = Einen Fehler zuzugeben soll möglich sein, aber kein Weg an der Strafe vorbei. Bis zur Wertung lässt sich die Welt noch in Ordnung bringen; und Fehler zu finden ist Sache der Spielenden, nicht des Tisches.

ruling-four-gods-at-fault = Wessen Fehler ist es?
    .book = Ein Prophet auf dem Plättchen verrät, von wem es ist; sonst fragt man herum, und antwortet niemand, kommt es in den Beutel. Welches von zwei Plättchen, die nicht zueinander passen, falsch liegt, steht nirgends.
    .ours = Falsch liegt das später gelegte. Der Tisch weiß, wer welches Plättchen gelegt hat, also kommt es immer in dessen Reihe oder, wenn sie voll ist, in den Beutel.
    .why = Das frühere war zuerst da, und es war Sache des späteren, dazu zu passen. Und ein Tisch, der einen Verlauf führt, kann nicht so tun, als wüsste er es nicht.

ruling-four-gods-sweep = Was wird nach einer richtigen Meldung sonst noch entfernt?
    .book = Auch Nachbarn, die nun gegen die Regeln verstoßen, werden entfernt, und so weiter, bis die ganze Welt stimmt. Städte werden nicht erwähnt.
    .ours = Von der Lücke aus wird jedes angrenzende Plättchen entfernt, das weniger als zwei gerade Kanten hat oder zu einem früher gelegten nicht passt; später hinzugekommene Kanten zählen. Das geht in Runden: Alle Nachbarn aller Lücken werden geprüft, und was nicht stimmt, wird gemeinsam entfernt; passt ein Plättchen nur zu einem schon entfernten nicht, bleibt es. Eine Stadt mit weniger als zwei Kanten kommt zu den übrigen Stadtplättchen zurück und ihr Prophet in den Vorrat, ohne Punkte. Fehler anderswo bleiben, bis jemand sie meldet.
    .why = Die ganze Welt abzusuchen würde Fehler verraten, die niemand bemerkt hat. Ein Plättchen, das jetzt genug Halt hat, schadet nicht, woran auch immer es zuerst angelegt wurde. Runden kennen keine Himmelsrichtung: Eine Welt und ihr Spiegelbild enden gleich. Und weil niemand die Stadt zerstört hat, bringt sie nichts und kostet nichts.

ruling-four-gods-wrong-calls = Was kostet eine falsche Meldung?
    .book = Die Anleitung kennt nur richtige.
    .ours = Im Standard nichts: Sie wird abgelehnt und ändert nichts. Ein Tisch kann festlegen, dass sie wie eine Strafe einen Propheten kostet; Anfänger und wer noch keinen Gott hat, verlieren keinen. Kein Plättchen bewegt sich, und ein Zug mit Sanduhr, in dem sonst nichts geschieht, bleibt ein Passen.
    .why = Am echten Tisch kostet ein Irrtum nicht mehr als einen Blick. Am Bildschirm könnte jemand ein Plättchen nach dem anderen melden, bis endlich eines falsch liegt; Tische, die das stört, können etwas dafür verlangen.

ruling-four-gods-penalty = Wie wird eine Strafe bezahlt?
    .book = Verloren geht der Prophet auf dem Plättchen, sonst einer aus dem Vorrat, sonst einer aus der Welt, aber keiner aus einer Stadt. Wie lange man überlegen darf und was ohne Propheten geschieht, bleibt offen.
    .ours = Gewählt wird, wenn die anderen Plättchen entfernt sind, binnen 10 Sekunden, auch außerhalb des eigenen Zuges; bis dahin kannst du sonst nur noch aussteigen. Danach oder am Ende der Partie zahlt der vollere Vorrat oder der Prophet, der am längsten steht. Gibt es nichts zu wählen, geschieht es sofort; ohne Propheten oder Gott geht nichts verloren. Mehrere Strafen folgen aufeinander, jede mit eigenen 10 Sekunden.
    .why = So können Propheten zahlen, die gerade in den Vorrat zurückgekehrt sind, und die in der Welt bleiben verschont. Die Frist verhindert, dass jemand den Tisch aufhält; was von selbst genommen wird, muss vorhersehbar sein, und niemand verliert, was nicht da ist.
