import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Besiedle ein Land zwischen Barbarendörfern. Jede Karte, die du ausspielst, kommt auf ihre Spalte und löst die ganze Spalte noch einmal aus, von unten nach oben. Passt nichts, bring einem Gott ein Opfer dar.",
  sections: {
    idea: {
      title: "Worum es geht",
      blocks: [
        "Du spielst Gebäudekarten in sechs Farben aus und setzt mit jeder ein Gebäude auf den Spielplan. Für fünf Farben hast du eine Spalte vor dir; sooft eine Spalte wächst, **werden alle ihre Karten noch einmal ausgelöst**. Die sechste Farbe, die Tempel, zählt erst am Ende.",
        {
          table: [
            ["Farbe", "Gebäude", "Was die Karten bringen"],
            ["Blau", "Schiff", "Handel: kaufen und verkaufen"],
            ["Grün", "Produktionsgebäude", "Rohstoffe aus deinen Gebieten"],
            ["Gelb", "Wissenschaftsgebäude", "Karten, Gebäude, Auslösen anderer Karten"],
            ["Braun", "Zivilgebäude", "Siegpunkte und Gold"],
            ["Rot", "Militäreinheit", "Bewegung, Diebstahl, Dörfer"],
            ["Tempel", "Tempel", "Siegpunkte am Ende"],
          ],
        },
        "Manche Wörter haben eine genaue Bedeutung. **Gebäude** heißt jedes Spielteil auf dem Spielplan, auch Schiffe, Militäreinheiten (kurz Einheiten) und Tempel. Ein Gebiet **gehört dir**, wenn mindestens ein Gebäude von dir darin steht; zwei Besitzer hat es nie. **Neben** einem Gebiet liegt, was eine Seite mit ihm teilt.",
        "Wer die meisten Siegpunkte (**SP**) hat, gewinnt.",
      ],
    },
    setup: {
      title: "Vor dem Start",
      blocks: [
        "Der Spielplan besteht aus Kontinentalplatten mit je sieben Gebieten: zu zweit **4**, zu dritt **6**, zu viert **7**. {B} Jede Platte hat ein Dorf, zwei Meergebiete und vier Landgebiete, {B} eines von jeder Art: Wald, Feld, Sumpf und Gebirge. {P} Wie sie darauf liegen, stammt von uns, ebenso die Form des Spielplans. {O tiles}{O shapes} Platten, Seiten und Drehungen werden gelost; würden sich zwei Dörfer berühren, werden Seiten und Drehungen neu gelost. {B}{O map-drawn}",
        "Ein Barbarendorf beginnt mit 1 SP für jedes Gebiet daneben, Meere mitgezählt. Tempel gibt es so viele wie Platten. {B}",
        {
          table: [
            ["Alle beginnen mit", ""],
            ["Gold", "5 {B}"],
            ["SP", "5 {B}"],
            ["Holz, Stein, Lehm, Weizen", "je 1 {B}"],
            ["Karten", "5 {B}"],
            ["Gebäude auf dem Spielertableau", "je 2 der fünf Arten {B}"],
            ["Gebäude in der Reserve", "je 3 {B}"],
          ],
        },
        "Im allgemeinen Vorrat liegen pro Person 5 Stück jedes Rohstoffs, die vom Anfang mitgezählt. Gold und SP gehen nie aus. {B} Wer anfängt, wird ausgelost, wenn der Tisch es nicht festgelegt hat, und beginnt dann jede Runde. {O first-player} Gespielt wird im Uhrzeigersinn. {B}",
      ],
    },
    turn: {
      title: "Dein Zug",
      blocks: [
        "Du tust genau eins: Du **baust** ein Gebäude oder **opferst** einem Gott Karten. {B}",
        "Solange du Handkarten hast, kannst du sie opfern, passt also nie. Ganz ohne Karten passt du; sobald es wieder welche gibt, ziehst du zu Beginn deines Zuges fünf und spielst dann. {O no-cards}",
        "Ein Bau oder ein Opfer besteht aus mehreren kleinen Entscheidungen, eine nach der anderen. Gefragt wirst du nur, wo es etwas zu wählen gibt. {O decisions}{O one-way}",
      ],
    },
    build: {
      title: "Ein Gebäude bauen",
      blocks: [
        "Um eine Karte auszuspielen, brauchst du ein Gebäude ihrer Art auf deinem Tableau, das Nötige zum Bezahlen und ein Gebiet für das Gebäude. {B} Dann geschieht der Reihe nach:",
        {
          list: [
            "Die Karte kommt **oben auf ihre Spalte**. {B}",
            "Du **bezahlst** ihre Kosten. {B}",
            "Ein **Gebäude** ihrer Art kommt vom Tableau auf den Spielplan. Löst es den Angriff auf ein Dorf aus, geschieht er sofort. {B}",
            "Die **Spalte wird ausgelöst**: Jede Karte tut, was darauf steht, die unterste zuerst, die neue zuletzt. {B} Was eine einbringt, darf die nächste nutzen. {O decisions}",
          ],
        },
        "Die fünfte Karte einer Farbe tut also fünf Dinge. {B} Du darfst eine Karte auch ausspielen, wenn ihr Effekt gerade nichts bringt. {O nothing-to-gain}",
      ],
    },
    pay: {
      title: "Bezahlen",
      blocks: [
        "Jeder Rohstoff der Baukosten, auch bei Tempeln, lässt sich durch **4 Gold** ersetzen, selbst wenn du ihn hast. Verlangen die Kosten Gold, bezahlst du es mit Gold. Dieser Tausch geht nur beim Bauen. {B}",
        "Gibt es mehrere Wege zu bezahlen, wählst du; gibt es nur einen, wird er genommen. {O one-way}",
      ],
    },
    supply: {
      title: "Vorrat und Reserve",
      blocks: [
        "Rohstoffe, die du bezahlst oder verkaufst, kommen in den allgemeinen Vorrat; was du kaufst oder bekommst, kommt daraus. {B} Was nicht da ist, gibt es nicht: Du nimmst, was noch da ist, der Rest verfällt. {B}{O out-of-stock}",
        "Gebäude, die du bekommst, kommen aus deiner Reserve auf dein Tableau; die Arten wählst du, wenn nicht ein Gott eine bestimmt. {B} Ist die Reserve leer, gibt es nichts. {O out-of-stock}",
      ],
    },
    where: {
      title: "Wohin ein Gebäude kommt",
      blocks: [
        "**Dein erstes Gebäude** kommt in ein leeres passendes Gebiet am **Rand** des Spielplans, mit mindestens zwei Gebieten Abstand zum Startgebiet aller anderen. {B}{O first-region} Gibt es kein solches, nimmst du ein möglichst weit entferntes; mit SP kannst du dich davon nicht freikaufen. {O first-region}{O edge-fee} Ein Randgebiet hat weniger als sechs Nachbargebiete. {O edge-regions}",
        "**Jedes weitere Gebäude** kommt in ein eigenes Gebiet, in dem noch keines dieser Art steht, oder in ein leeres neben einem eigenen. Nie in ein Dorf, auch nicht in ein angegriffenes. Schiffe kommen nur aufs Meer, alle anderen Gebäude nur an Land. {B}",
        "Oder du bezahlst **3 SP** und nimmst ein beliebiges leeres passendes Randgebiet, so weit weg du willst. {B} Bezahlt wird, bevor etwas angegriffen wird. {O edge-fee}",
        "Ohne Gebäude, ohne Mittel oder ohne Gebiet lässt sich die Karte nicht ausspielen. {B} Gibt es nur ein Gebiet, kommt das Gebäude sofort dorthin; kostet das 3 SP, steht es auf der Schaltfläche, mit der du den Bau bestätigst. {O one-way}",
      ],
    },
    fire: {
      title: "Was Karten tun",
      blocks: [
        "Jeden Effekt darfst du nutzen oder ablehnen. {P} Einen einfachen Gewinn nimmst du ganz oder gar nicht; steht „bis zu“ auf der Karte, darfst du früher aufhören. {O declining} Eine Karte, die gerade nichts bringen kann, wird übergangen. {O nothing-to-gain}",
        "Obergrenzen gelten bei jedem Auslösen von Neuem. {O each-activation} Für Gebiete „mit mindestens 2 Gebäuden“ zählen Gebäude jeder Art, die zusammen in einem deiner Gebiete stehen, auch eine Einheit an Bord eines Schiffes. {B}{O own-regions}",
      ],
    },
    villages: {
      title: "Dörfer",
      blocks: [
        "Ein Dorf wird sofort angegriffen, wenn **alle Gebiete ringsum besetzt** sind, ganz gleich von wem, und in einem davon **mindestens eine Einheit** steht. {B}",
        {
          list: [
            "Seine SP bekommt, wer daneben die **meisten Einheiten** hat, egal wer am Zug ist. {B}",
            "Haben mehrere gleich viele, entscheiden unter ihnen die **meisten Gebäude** daneben, Einheiten, Schiffe und Tempel mitgezählt. {B}{O village-ties}",
            "Steht es immer noch gleich, teilen sie sich die SP, und der Rest verfällt. {B}{O village-ties}",
          ],
        },
        "Geprüft wird nach jedem gesetzten Gebäude, bevor die Spalte ausgelöst wird, und nach jeder einzelnen Bewegung einer Einheit. {B}{O attack-by-move} Ein Dorf wird nur einmal angegriffen. {B} Eines, dem Karten alle SP genommen haben, gilt bis dahin weiter als barbarisch. {O emptied-villages}",
      ],
    },
    units: {
      title: "Einheiten",
      blocks: [
        "Eine Einheit bewegt sich von Gebiet zu Gebiet über Land, durch Dörfer und auf ein Meer nur, wo **du** ein Schiff hast. {B} Fremde Gebiete, Dörfer und eigene Einheiten halten sie nicht auf. {B} In einem Dorf hält sie nie an, ob es angegriffen wurde oder nicht. {B}{O emptied-villages} Sie endet in einem leeren Landgebiet oder in einem eigenen Gebiet (auch auf dem Meer deines Schiffes), in dem keine andere Einheit steht; oder sie bleibt, wo sie ist. {B}{O staying-units}",
        "Jede Karte bewegt eine Einheit nur einmal; die nächste Karte darf sie wieder bewegen. {O each-activation} Ein Gebiet gehört dir nur, solange etwas von dir darin steht. {O own-regions}",
        "Was eine Einheit stehlen kann, entscheidet sich **nach ihrer Bewegung** und, falls es einen Angriff gab, nach ihm: Sie bestiehlt nur, wem ein Gebiet neben ihr gehört. Gestohlen wird, was da ist, nie mehr. {O theft}",
      ],
    },
    temples: {
      title: "Tempel",
      blocks: [
        "Ein Tempel kostet je einen Rohstoff jeder Art. Dein erster verlangt sonst nichts; der zweite verlangt mindestens **eine Karte in jeder der fünf Spalten**, der dritte zwei und so weiter. {B}",
        "Er kommt in ein eigenes Landgebiet, das noch keinen Tempel hat, ist also nie dein erstes Gebäude. {B}{O temple-land} Er zählt dort als Gebäude, löst aber keine Spalte aus. Weil dort schon etwas von dir steht, schließt er nie den Ring um ein Dorf. {B}",
        "Sind im Vorrat keine Tempel mehr da, lassen sich Tempelkarten trotzdem ausspielen: ohne Gebäude und ohne Gebiet. Was ein Tempel wert ist, zeigt sich am Ende, **höchstens 12 SP**. {B}",
      ],
    },
    offer: {
      title: "Opfern",
      blocks: [
        "Wirf eine oder mehrere Handkarten ab. Die **oberste** bestimmt, welcher Gott dich erhört. Wie viele es sind, sehen alle; was darunter liegt, sieht niemand. Für die Gabe zählen alle. {B}",
        "Nach der Gabe ziehst du **auf fünf Karten** auf; hast du fünf oder mehr, behältst du sie. {B} Über **zehn** Handkarten hinaus wird nie gezogen. {B} Auch wer nach einem Bau keine Karte mehr hat, zieht fünf. {B}{O declining}",
        "Ist der Nachziehstapel leer, werden die abgeworfenen Karten gemischt, auch die dieses Opfers. {B}{O reshuffle} Gibt es auch keine abgeworfenen, wird nichts gezogen. {O reshuffle}",
      ],
    },
    gods: {
      title: "Die Götter",
      blocks: [
        {
          table: [
            ["Gott", "Oberste Karte", "Gabe"],
            ["Neptun", "blau", "2 Gold je Karte und ein Schiff {B}"],
            ["Ceres", "grün", "ein Rohstoff deiner Wahl je Karte und ein Produktionsgebäude {B}"],
            [
              "Minerva",
              "gelb",
              "ein Wissenschaftsgebäude und für jede geopferte Karte eine Karte mehr zu ziehen {B}",
            ],
            ["Vesta", "braun", "1 SP für eine Karte, 2 SP für mehrere und ein Zivilgebäude {B}"],
            ["Mars", "rot", "ein Gebäude deiner Wahl je Karte, auch Einheiten {B}"],
            ["Jupiter", "Tempel", "die ganze Gabe eines anderen Gottes {B}"],
          ],
        },
        "Gebäude kommen aus deiner eigenen Reserve. Fehlt dort die Art, die ein Gott gibt, bekommst du trotzdem den Rest. {O gods-pieces} Eine Gabe lässt sich nicht ablehnen: Du nimmst so viel, wie Vorrat und Reserve hergeben. {O declining}{O gods-pieces}",
      ],
    },
    hidden: {
      title: "Offen und verdeckt",
      blocks: [
        "Verdeckt sind die Handkarten, der Nachziehstapel, abgeworfene Karten unter der obersten und die SP der anderen. {B} Alles andere ist offen, auch wie viele Karten jemand hält, und jeder SP in dem Augenblick, in dem er gewonnen oder verloren wird. Wer mitzählt, weiß Bescheid; das ist so gewollt. {O open-and-hidden}",
        "Ihr dürft vereinbaren, dass alle SP offen liegen. Am Ende werden sie ohnehin gezeigt, und eine beendete Partie liegt offen: Beim Zurückblicken seht ihr alle Handkarten, Joker und gezogenen Karten. {O open-and-hidden}",
      ],
    },
    end: {
      title: "Das Ende",
      blocks: [
        {
          list: [
            "Der **letzte Tempel** ist gesetzt oder das **letzte Dorf** angegriffen, auch durch die Bewegung einer Einheit: Die Runde wird zu Ende gespielt, dann noch eine ganze. {B}{O attack-by-move}{O last-round} Ein zweiter Anlass ändert nichts. {O last-round}",
            "Zehn ganze Runden lang hat niemand gebaut: Die Partie endet und wird gewertet. Tempel und Joker sind ein Bau, Passen ist keiner. {O guard}",
          ],
        },
      ],
    },
    scoring: {
      title: "Die Wertung",
      blocks: [
        {
          list: [
            "Die SP, die du gewonnen hast. {B}",
            "Was deine **Tempel** wert sind, jeder höchstens 12 SP. {B}",
            "Für Holz, Stein, Lehm, Weizen und Gold je **2 SP**, wenn du am meisten davon hast. Mindestens eins musst du haben; bei Gleichstand bekommen alle Beteiligten die SP. {B}",
          ],
        },
        "Sonst zählt nichts. {B} Wer die meisten SP hat, gewinnt; bei Gleichstand teilt man sich den Platz. {B}{O shared-places}",
      ],
    },
    blue: {
      title: "Blaue Karten: Schiffe und Handel",
      blocks: [
        "Schiffe kaufen Rohstoffe und verkaufen sie für Gold oder SP. {B} Von jeder Farbe gibt es 16 Karten; neben dem Namen steht, wie viele davon gleich sind, darunter ihre Kosten. Bei jeder steht, woher ihre Kosten, ihr Effekt und ihre Obergrenze stammen. {B}{P}{O card-values}{O doubtful-cards}",
        "Keine öffentliche Liste nennt alle 96 Karten; was fehlt, haben wir selbst gemacht und in simulierten Partien abgestimmt; auch die Namen sind alle von uns. Wer die Schachtel besitzt, kann ihre Karten in eine Datei schreiben und beim Eröffnen eines Tisches mitbringen. {O card-values}",
      ],
    },
    green: {
      title: "Grüne Karten: Produktion",
      blocks: [
        "Ein Produktionsgebäude produziert den Rohstoff seines Gebiets: Holz im Wald, Stein im Gebirge, Lehm im Sumpf, Weizen auf dem Feld. {B} Lässt dir eine Karte die Wahl, nennst du eine Geländeart; das darf auch eine sein, die dir nichts bringt, solange eine andere etwas bringen könnte. {O nothing-to-gain}",
      ],
    },
    yellow: {
      title: "Gelbe Karten: Wissenschaft",
      blocks: [
        "Die Wissenschaft bringt Karten und Gebäude. {B} Eine **Schule** löst eine Karte einer anderen Spalte aus, mit allem, was dort zu wählen ist; die nächste Schule darf dieselbe Karte noch einmal nennen. {B}{O schools} Gelbe Karten und Tempel nennt sie nie. Einen Joker darf sie nennen, nur geschieht dann nichts. {O schools}",
      ],
    },
    brown: {
      title: "Braune Karten: Zivilgebäude",
      blocks: [
        "Zivilgebäude bringen SP oder Gold: die eine Hälfte der Karten für deine Gebiete einer Geländeart, die andere für Gebiete, in denen mehrere deiner Gebäude stehen. {B}",
      ],
    },
    red: {
      title: "Rote Karten: Militäreinheiten",
      blocks: [
        "Rote Karten bewegen Einheiten, bestehlen andere und nehmen Dörfern SP. {B}{O card-values} Eine Karte mit zwei Bewegungen endet, wenn du die erste ablehnst; eine Einheit, die du gewählt hast und stehen lässt, hat ihre Bewegung gehabt. {O staying-units}",
        "Eine Einheit, die nur stehen bleiben könnte und nichts zu stehlen fände, wird nicht angeboten. {O nothing-to-gain} Du darfst auch versuchen, jemanden zu bestehlen, der nichts hat, denn SP sind verdeckt. {O nothing-to-gain} Auf den Diebstahl darfst du verzichten, aber eine gewählte Einheit bewegt sich oder bleibt stehen. {O staying-units} Sind es mehr Dörfer, als die Karte erlaubt, suchst du sie dir aus; Dörfer ohne SP zählen nicht. {O declining}{O nothing-to-gain}",
      ],
    },
    sanctuaries: {
      title: "Tempelkarten",
      blocks: [
        "Alle Tempel kosten dasselbe. Jeder zählt am Ende etwas anderes, und keiner bringt mehr als 12 SP. {B}{O card-values}",
      ],
    },
    start: {
      title: "Variante: gewählter Start",
      blocks: [
        "Liegt der Spielplan und steht fest, wer anfängt, sind aber noch keine Karten verteilt, wählen alle geheim **10 ihrer 25 Gebäude** für das Tableau, höchstens fünf von einer Art; dann decken alle gleichzeitig auf. {B}{O chosen-start}",
        "Geübte dürfen weniger wählen: 9, 8, 7 oder 6. {B} Der Tisch legt eine Zahl für alle fest oder eine für jeden Platz. {O chosen-start}",
      ],
    },
    shapes: {
      title: "Variante: andere Spielpläne",
      blocks: [
        "Die Platten dürfen in jeder Form liegen, wenn ihre Zahl stimmt und sich keine zwei Dörfer berühren. {B} Der Spielplan hängt zusammen, und die Platten greifen in einem einzigen regelmäßigen Muster ineinander. {O shapes}",
        {
          list: [
            "**Linie:** alle Platten in einer Reihe. {O shapes}",
            "**Block:** zu dritt drei mal zwei, zu viert eine mehr; zu zweit der übliche Spielplan. {O shapes}",
            "**Ring** (zu dritt): sechs Platten um ein Loch. Auch Gebiete am Loch sind Randgebiete. {O shapes}{O edge-regions}",
            "**Eigene Form:** eine Liste von Plätzen, die beim Eröffnen des Tisches angegeben wird. {O shapes}",
          ],
        },
      ],
    },
    joker: {
      title: "Variante: der Joker",
      blocks: [
        "Einmal pro Partie darfst du eine beliebige Handkarte, auch einen Tempel, **verdeckt** in eine der fünf Spalten legen. Sie kostet so viel Gold, wie ihr Platz dort sagt (1 für den untersten), und sonst nichts. {B}",
        "Sie braucht ein Gebäude dieser Spalte, das nach den üblichen Regeln gesetzt wird. {B}{O joker} Die anderen Karten der Spalte werden ausgelöst, der Joker selbst tut nichts, jetzt nicht und später nicht. {B}{O joker} Er zählt zu den Karten, die Tempel verlangen, ist aber nie ein Tempel. {B}{O joker} Seine Vorderseite kennt nur, wer ihn gespielt hat. {B}{O joker}",
      ],
    },
  },
};
