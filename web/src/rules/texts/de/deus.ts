import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Besiedle ein Land zwischen Barbarendörfern. Jede Karte, die du baust, kommt auf ihre Spalte und setzt die ganze Spalte noch einmal in Gang, von unten nach oben. Passt nichts, opfere einem Gott Karten.",
  sections: {
    idea: {
      title: "Worum es geht",
      blocks: [
        "Du baust Karten in sechs Farben und setzt mit jeder eine Figur auf den Spielplan. Für fünf Farben hast du eine Spalte vor dir; sooft eine Spalte wächst, **wirken alle ihre Karten noch einmal**. Die sechste Farbe, die Tempel, zählt erst am Ende.",
        {
          table: [
            ["Farbe", "Figur", "Was die Karten bringen"],
            ["Blau", "Schiff", "Handel: kaufen und verkaufen"],
            ["Grün", "Produktionsgebäude", "Ressourcen von deinem Land"],
            ["Gelb", "Wissenschaftsgebäude", "Karten, Figuren, löst andere Karten aus"],
            ["Braun", "ziviles Gebäude", "Siegpunkte und Gold"],
            ["Rot", "Einheit", "Bewegung, Diebstahl, Dörfer"],
            ["Tempel", "Tempel", "Siegpunkte am Ende"],
          ],
        },
        "Manche Wörter meinen etwas Bestimmtes. Ein **Gebäude** ist jede Figur auf dem Spielplan, auch Schiffe, Einheiten und Tempel. Eine Region **gehört dir**, wenn mindestens eine Figur von dir darin steht; zwei Besitzer hat sie nie. **Neben** einer Region liegt, was eine Seite mit ihr teilt.",
        "Wer die meisten Siegpunkte (**SP**) hat, gewinnt.",
      ],
    },
    setup: {
      title: "Vor dem Start",
      blocks: [
        "Der Spielplan besteht aus Plättchen zu sieben Regionen: zu zweit **4**, zu dritt **6**, zu viert **7**. {B} Jedes Plättchen hat ein Dorf, zwei Meere und vier Landregionen, {B} eine von jeder Art: Wald, Feld, Sumpf und Gebirge. {P} Wie sie darauf liegen, ist von uns, ebenso die Form des Spielplans. {O tiles}{O shapes} Plättchen, Seiten und Drehungen werden gelost; würden sich zwei Dörfer berühren, werden Seiten und Drehungen neu gelost. {B}{O map-drawn}",
        "Ein Barbarendorf beginnt mit 1 SP für jede Region daneben, Meere mitgezählt. Tempelfiguren gibt es so viele wie Plättchen. {B}",
        {
          table: [
            ["Jeder beginnt mit", ""],
            ["Gold", "5 {B}"],
            ["SP", "5 {B}"],
            ["Holz, Stein, Lehm, Weizen", "je 1 {B}"],
            ["Karten", "5 {B}"],
            ["Figuren auf dem Tableau", "je 2 der fünf Arten {B}"],
            ["Figuren in der Reserve", "je 3 {B}"],
          ],
        },
        "Im gemeinsamen Vorrat liegen 5 Stück jeder Ressource für jeden Spieler, die vom Anfang mitgezählt. Gold und SP gehen nie aus. {B} Wer anfängt, wird gelost, wenn der Tisch es nicht festgelegt hat, und beginnt dann jede Runde. {O first-player} Gespielt wird im Uhrzeigersinn. {B}",
      ],
    },
    turn: {
      title: "Dein Zug",
      blocks: [
        "Du tust genau eines: eine Handkarte **bauen** oder einem Gott Karten **opfern**. {B}",
        "Wer eine Karte hat, kann sie opfern, also passt niemand mit einer Karte auf der Hand. Ganz ohne Karten passt du; sobald es wieder welche gibt, ziehst du zu Beginn deines Zuges fünf und spielst dann. {O no-cards}",
        "Ein Bau oder ein Opfer ist eine Reihe kleiner Entscheidungen, eine nach der anderen. Gefragt wirst du nur, wo es etwas zu wählen gibt. {O decisions}{O one-way}",
      ],
    },
    build: {
      title: "Eine Karte bauen",
      blocks: [
        "Du brauchst eine Figur ihrer Art auf deinem Tableau, das Nötige zum Bezahlen und eine Region für die Figur. {B} Dann geschieht der Reihe nach:",
        {
          list: [
            "Die Karte kommt **oben auf ihre Spalte**. {B}",
            "Du **bezahlst** ihren Preis. {B}",
            "Eine **Figur** ihrer Art kommt vom Tableau auf den Spielplan. Löst sie den Angriff auf ein Dorf aus, geschieht er sofort. {B}",
            "Die **Spalte wird ausgelöst**: Jede Karte tut, was darauf steht, die unterste zuerst, die neue zuletzt. {B} Was eine einbringt, darf die nächste nutzen. {O decisions}",
          ],
        },
        "Die fünfte Karte einer Farbe tut also fünf Dinge. {B} Du darfst eine Karte auch bauen, wenn ihre Wirkung gerade nichts bringt. {O nothing-to-gain}",
      ],
    },
    pay: {
      title: "Bezahlen",
      blocks: [
        "Jede Ressource eines Preises, auch bei Tempeln, lässt sich durch **4 Gold** ersetzen, selbst wenn du sie hast. Gold in einem Preis wird mit Gold bezahlt. Dieser Tausch geht nur beim Bauen. {B}",
        "Gibt es mehrere Wege zu bezahlen, wählst du; gibt es nur einen, wird er genommen. {O one-way}",
      ],
    },
    supply: {
      title: "Vorrat und Reserve",
      blocks: [
        "Ressourcen, die du bezahlst oder verkaufst, kommen in den Vorrat; was du kaufst oder bekommst, kommt daraus. {B} Was nicht da ist, gibt es nicht: Du nimmst, was noch da ist, der Rest verfällt. {B}{O out-of-stock}",
        "Figuren, die du bekommst, gehen aus deiner Reserve auf dein Tableau, welche Arten du willst, wenn nicht ein Gott eine bestimmt. {B} Ist die Reserve leer, gibt es nichts. {O out-of-stock}",
      ],
    },
    where: {
      title: "Wohin eine Figur kommt",
      blocks: [
        "**Deine erste Figur** kommt in eine leere passende Region am **Rand** des Spielplans, mindestens drei Schritte entfernt von den Regionen, in denen die anderen angefangen haben. {B}{O first-region} Gibt es keine solche, nimmst du eine möglichst weit entfernte; mit SP kannst du dich davon nicht freikaufen. {O first-region}{O edge-fee} Eine Randregion hat weniger als sechs Nachbarn. {O edge-regions}",
        "**Jede weitere Figur** kommt in eine eigene Region, in der noch keine dieser Art steht, oder in eine leere neben einer eigenen. Nie in ein Dorf, auch nicht in ein angegriffenes. Schiffe kommen nur aufs Meer, alle anderen nur an Land. {B}",
        "Oder du bezahlst **3 SP** und nimmst irgendeine leere passende Randregion, so weit weg du willst. {B} Bezahlt wird, bevor etwas angegriffen wird. {O edge-fee}",
        "Ohne Figur, ohne Mittel oder ohne Region lässt sich die Karte nicht bauen. {B} Gibt es nur eine Region, kommt die Figur sofort dorthin; kostet das 3 SP, steht es auf der Schaltfläche, mit der du den Bau bestätigst. {O one-way}",
      ],
    },
    fire: {
      title: "Was Karten tun",
      blocks: [
        "Jede Wirkung ist ein Angebot, das du ablehnen darfst. {P} Einen einfachen Gewinn nimmst du ganz oder gar nicht; steht „bis zu“ auf der Karte, darfst du früher aufhören. {O declining} Eine Karte, die gerade nichts bringen kann, wird übergangen. {O nothing-to-gain}",
        "Obergrenzen zählen bei jedem Auslösen neu. {O each-activation} Regionen „mit mindestens 2 Gebäuden“ zählen Figuren jeder Art, die zusammen in einer deiner Regionen stehen, auch eine Einheit an Bord eines Schiffes. {B}{O own-regions}",
      ],
    },
    villages: {
      title: "Dörfer",
      blocks: [
        "Ein Dorf wird sofort angegriffen, wenn **alle Regionen ringsum besetzt** sind, von wem auch immer, und in einer davon **mindestens eine Einheit** steht. {B}",
        {
          list: [
            "Seine SP bekommt, wer daneben die **meisten Einheiten** hat, egal wer am Zug ist. {B}",
            "Haben mehrere gleich viele, entscheiden unter ihnen die **meisten Gebäude** daneben. Jede Figur dort ist ein Gebäude. {B}{O village-ties}",
            "Immer noch gleich: Sie teilen, und der Rest verfällt. {B}{O village-ties}",
          ],
        },
        "Geprüft wird nach jeder gesetzten Figur, bevor die Spalte ausgelöst wird, und nach jeder einzelnen Bewegung einer Einheit. {B}{O attack-by-move} Ein Dorf wird nur einmal angegriffen. {B} Eines, dem Karten alle SP genommen haben, gilt bis dahin weiter als barbarisch. {O emptied-villages}",
      ],
    },
    units: {
      title: "Einheiten",
      blocks: [
        "Eine Einheit zieht von Region zu Region über Land, durch Dörfer, und auf ein Meer nur, wo **du** ein Schiff hast. {B} Durch fremde Regionen, Dörfer und eigene Einheiten zieht sie frei hindurch. {B} Auf einem Dorf hält sie nie an, ob es angegriffen wurde oder nicht. {B}{O emptied-villages} Sie endet in einer leeren Landregion oder in einer eigenen Region (auch im Meer deines Schiffes), in der keine andere Einheit steht; oder sie bleibt, wo sie ist. {B}{O staying-units}",
        "Jede Karte bewegt eine Einheit nur einmal; die nächste Karte darf sie wieder bewegen. {O each-activation} Eine Region bleibt nur deine, solange etwas von dir darin steht. {O own-regions}",
        "Was eine Einheit stehlen kann, entscheidet sich **nach ihrer Bewegung** und, falls es einen Angriff gab, nach ihm: Sie bestiehlt nur, wem eine Region neben ihr gehört. Ein Dieb nimmt, was da ist, nie mehr. {O theft}",
      ],
    },
    temples: {
      title: "Tempel",
      blocks: [
        "Ein Tempel kostet ein Stück jeder Ressource. Dein erster verlangt sonst nichts; der zweite verlangt mindestens **eine Karte in jeder der fünf Spalten**, der dritte zwei, und so weiter. {B}",
        "Seine Figur kommt in eine eigene Landregion, die noch keinen Tempel hat, ist also nie deine erste. {B}{O temple-land} Sie zählt dort als Gebäude, löst aber keine Spalte aus. Weil dort schon etwas von dir steht, schließt sie nie den Ring um ein Dorf. {B}",
        "Sind keine Tempelfiguren mehr da, lassen sich Tempelkarten trotzdem bauen: ohne Figur und ohne Region. Was ein Tempel wert ist, zeigt sich am Ende, **höchstens 12 SP**. {B}",
      ],
    },
    offer: {
      title: "Opfern",
      blocks: [
        "Wirf eine oder mehrere Handkarten ab. Die **oberste** bestimmt, welcher Gott dich erhört. Wie viele es sind, sehen alle; was darunter liegt, sieht niemand. Für die Gabe zählen alle. {B}",
        "Nach der Gabe ziehst du **auf fünf Karten** auf; hast du fünf oder mehr, behältst du sie. {B} Über **zehn** Handkarten hinaus zieht niemand. {B} Auch wer nach einem Bau keine Karte mehr hat, zieht fünf. {B}{O declining}",
        "Ist der Stapel leer, werden die abgeworfenen Karten gemischt, auch die dieses Opfers. {B}{O reshuffle} Gibt es auch keine abgeworfenen, wird nichts gezogen. {O reshuffle}",
      ],
    },
    gods: {
      title: "Die Götter",
      blocks: [
        {
          table: [
            ["Gott", "Oberste Karte", "Gabe"],
            ["Neptun", "blau", "2 Gold je Karte und ein Schiff {B}"],
            ["Ceres", "grün", "eine Ressource deiner Wahl je Karte und ein Produktionsgebäude {B}"],
            [
              "Minerva",
              "gelb",
              "ein Wissenschaftsgebäude und für jede geopferte Karte eine Karte mehr zu ziehen {B}",
            ],
            ["Vesta", "braun", "1 SP für eine Karte, 2 SP für mehrere und ein ziviles Gebäude {B}"],
            ["Mars", "rot", "eine Figur deiner Wahl je Karte, Einheit oder nicht {B}"],
            ["Jupiter", "Tempel", "die ganze Gabe eines anderen Gottes {B}"],
          ],
        },
        "Figuren kommen aus deiner eigenen Reserve. Fehlt die, die ein Gott gibt, bekommst du trotzdem den Rest. {O gods-pieces} Eine Gabe lässt sich nicht ablehnen: Du nimmst so viel, wie Vorrat und Reserve hergeben. {O declining}{O gods-pieces}",
      ],
    },
    hidden: {
      title: "Offen und verdeckt",
      blocks: [
        "Verdeckt sind die Hände, der Stapel, abgeworfene Karten unter der obersten und die SP der anderen. {B} Alles andere ist offen, auch wie viele Karten jemand hält, und jeder SP in dem Augenblick, in dem er gewonnen oder verloren wird. Wer mitzählt, weiß Bescheid; das ist so gewollt. {O open-and-hidden}",
        "Ihr dürft vereinbaren, dass alle SP offen liegen. Am Ende werden sie ohnehin gezeigt, und eine beendete Partie liegt offen: Beim Zurückblicken seht ihr alle Hände, Joker und gezogenen Karten. {O open-and-hidden}",
      ],
    },
    end: {
      title: "Das Ende",
      blocks: [
        {
          list: [
            "Die **letzte Tempelfigur** ist gesetzt oder das **letzte Dorf** angegriffen, auch durch die Bewegung einer Einheit: Die Runde wird zu Ende gespielt, dann noch eine ganze. {B}{O attack-by-move}{O last-round} Ein zweiter Anlass ändert nichts. {O last-round}",
            "Zehn ganze Runden lang hat niemand gebaut: Das Spiel ist aus und wird gewertet. Tempel und Joker sind ein Bau, Passen ist keiner. {O guard}",
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
            "Für Holz, Stein, Lehm, Weizen und Gold je **2 SP**, wenn du am meisten davon hast. Eines brauchst du mindestens; bei Gleichstand bekommen alle Beteiligten die SP. {B}",
          ],
        },
        "Sonst zählt nichts. {B} Wer die meisten SP hat, gewinnt; bei Gleichstand teilt man sich den Platz. {B}{O shared-places}",
      ],
    },
    blue: {
      title: "Blaue Karten: Schiffe und Handel",
      blocks: [
        "Schiffe kaufen Ressourcen und verkaufen sie für Gold oder SP. {B} Von jeder Farbe gibt es 16 Karten; neben dem Namen steht, wie viele davon gleich sind, darunter der Preis. Bei jeder steht, woher ihr Preis, ihre Wirkung und ihre Obergrenze kommen. {B}{P}{O card-values}{O doubtful-cards}",
        "Keine öffentliche Liste nennt alle 96 Karten; was fehlt, haben wir selbst gemacht und in simulierten Partien abgestimmt; auch die Namen sind alle von uns. Wer die Schachtel besitzt, kann ihre Karten in eine Datei schreiben und beim Aufstellen eines Tisches mitbringen. {O card-values}",
      ],
    },
    green: {
      title: "Grüne Karten: Produktion",
      blocks: [
        "Ein Produktionsgebäude liefert, was sein Land hergibt: Holz im Wald, Stein im Gebirge, Lehm im Sumpf, Weizen im Feld. {B} Lässt dir eine Karte die Wahl, nennst du das Gelände; du darfst auch eines nennen, das nichts liefert, solange ein anderes etwas liefern könnte. {O nothing-to-gain}",
      ],
    },
    yellow: {
      title: "Gelbe Karten: Wissenschaft",
      blocks: [
        "Die Wissenschaft bringt Karten und Figuren. {B} Eine **Schule** löst eine Karte einer anderen Spalte aus, mit allem, was dort zu wählen ist; die nächste Schule darf dieselbe Karte noch einmal nennen. {B}{O schools} Gelbe Karten und Tempel nennt sie nie. Einen Joker darf sie nennen, nur geschieht dann nichts. {O schools}",
      ],
    },
    brown: {
      title: "Braune Karten: zivile Gebäude",
      blocks: [
        "Zivile Gebäude bringen SP oder Gold: die Hälfte der Karten für das Land, das dir gehört, die andere Hälfte für Regionen, in denen mehrere deiner Gebäude stehen. {B}",
      ],
    },
    red: {
      title: "Rote Karten: Einheiten",
      blocks: [
        "Rote Karten bewegen Einheiten, stehlen und nehmen von Dörfern. {B}{O card-values} Eine Karte mit zwei Bewegungen endet, wenn du die erste ablehnst; eine Einheit, die du gewählt hast und stehen lässt, hat ihre Bewegung gehabt. {O staying-units}",
        "Eine Einheit, die nur stehen bleiben könnte und nichts zu stehlen fände, wird nicht angeboten. {O nothing-to-gain} Du darfst auch versuchen, jemanden zu bestehlen, der nichts hat, denn SP sind verdeckt. {O nothing-to-gain} Auf den Diebstahl darfst du verzichten, aber eine gewählte Einheit zieht oder bleibt stehen. {O staying-units} Sind es mehr Dörfer, als die Karte erlaubt, suchst du sie dir aus; Dörfer ohne SP zählen nicht. {O declining}{O nothing-to-gain}",
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
        "Liegt der Spielplan und steht fest, wer anfängt, sind aber noch keine Karten verteilt, wählen alle geheim **10 ihrer 25 Figuren** für das Tableau, höchstens fünf von einer Art; dann decken alle gleichzeitig auf. {B}{O chosen-start}",
        "Geübte dürfen weniger wählen: 9, 8, 7 oder 6. {B} Der Tisch legt eine Zahl für alle fest oder eine für jeden Platz. {O chosen-start}",
      ],
    },
    shapes: {
      title: "Variante: andere Spielpläne",
      blocks: [
        "Die Plättchen dürfen in jeder Form liegen, wenn ihre Zahl stimmt und sich keine zwei Dörfer berühren. {B} Der Spielplan hängt zusammen, und die Plättchen greifen in einem einzigen regelmäßigen Muster ineinander. {O shapes}",
        {
          list: [
            "**Linie:** alle in einer Reihe. {O shapes}",
            "**Block:** zu dritt drei mal zwei, zu viert eines mehr; zu zweit der gewöhnliche Plan. {O shapes}",
            "**Ring** (zu dritt): sechs Plättchen um ein Loch. Auch Regionen am Loch sind Randregionen. {O shapes}{O edge-regions}",
            "**Eigene Form:** eine Liste von Plätzen, die beim Aufstellen des Tisches angegeben wird. {O shapes}",
          ],
        },
      ],
    },
    joker: {
      title: "Variante: der Joker",
      blocks: [
        "Einmal pro Partie darf jeder eine beliebige Handkarte, auch einen Tempel, **verdeckt** in eine der fünf Spalten bauen. Sie kostet so viel Gold, wie ihr Platz dort sagt (1 für den untersten), und sonst nichts. {B}",
        "Sie braucht und setzt eine Figur dieser Spalte nach den üblichen Regeln. {B}{O joker} Die anderen Karten der Spalte werden ausgelöst, der Joker selbst tut nichts, jetzt nicht und später nicht. {B}{O joker} Er zählt zu den Karten, die Tempel verlangen, ist aber nie ein Tempel. {B}{O joker} Seine Vorderseite kennt nur, wer ihn gelegt hat. {B}{O joker}",
      ],
    },
  },
};
