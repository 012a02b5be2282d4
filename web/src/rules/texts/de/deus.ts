import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Besiedle ein Land zwischen Barbarendörfern. Jede Karte, die du baust, kommt auf ihre Spalte und setzt die ganze Spalte noch einmal in Gang, von unten nach oben. Passt nichts, opfere einem Gott Karten.",
  sections: {
    idea: {
      title: "Worum es geht",
      blocks: [
        "Du baust Karten in sechs Farben und setzt mit jeder eine Figur auf den Spielplan. Für fünf Farben liegt eine Spalte vor dir; sooft eine Spalte wächst, **wirken alle ihre Karten noch einmal**. Die sechste Farbe, die Tempel, zählt erst am Ende.",
        {
          table: [
            ["Farbe", "Figur", "Was die Karten bringen"],
            ["Blau", "Schiff", "Handel: kaufen und verkaufen"],
            ["Grün", "Produktionsgebäude", "Ressourcen von deinem Land"],
            ["Gelb", "Wissenschaftsgebäude", "Karten, Figuren, andere Karten in Gang"],
            ["Braun", "ziviles Gebäude", "Siegpunkte und Gold"],
            ["Rot", "Einheit", "Bewegung, Diebstahl, Dörfer"],
            ["Tempel", "Tempel", "Siegpunkte am Ende"],
          ],
        },
        "Manche Wörter meinen etwas Bestimmtes. Ein **Gebäude** ist jede Figur auf dem Spielplan, auch Schiffe, Einheiten und Tempel. Eine Region **gehört dir**, wenn mindestens eine Figur von dir darin steht; zwei Besitzer hat sie nie. **Neben** einer Region liegt, was eine Seite mit ihr teilt.",
        "Die meisten Siegpunkte (**SP**) gewinnen.",
      ],
    },
    setup: {
      title: "Vor dem Start",
      blocks: [
        "Der Spielplan besteht aus Plättchen zu sieben Regionen: zu zweit **4**, zu dritt **6**, zu viert **7**. Jedes Plättchen hat ein Dorf, zwei Meere, einen Wald, ein Feld, einen Sumpf und ein Gebirge. Welches Plättchen wo liegt, mit welcher Seite und wie gedreht, wird gelost; würden sich zwei Dörfer berühren, werden Seiten und Drehungen neu gelost.",
        "Ein Barbarendorf beginnt mit 1 SP für jede Region daneben, Meere mitgezählt. Tempelfiguren gibt es so viele wie Plättchen.",
        {
          table: [
            ["Jeder beginnt mit", ""],
            ["Gold", "5"],
            ["SP", "5"],
            ["Holz, Stein, Lehm, Weizen", "je 1"],
            ["Karten", "5"],
            ["Figuren auf dem Tableau", "je 2 der fünf Arten"],
            ["Figuren in der Reserve", "je 3"],
          ],
        },
        "Im gemeinsamen Vorrat liegen 5 Stück jeder Ressource für jeden Spieler, die vom Anfang mitgezählt. Gold und SP gehen nie aus. Wer anfängt, wird gelost und beginnt dann jede Runde; gespielt wird im Uhrzeigersinn.",
      ],
    },
    turn: {
      title: "Dein Zug",
      blocks: [
        "Du tust genau eines: eine Handkarte **bauen** oder einem Gott Karten **opfern**.",
        "Wer eine Karte hat, kann sie opfern, also passt niemand mit einer Karte auf der Hand. Ganz ohne Karten passt du; sobald es wieder welche gibt, ziehst du zu Beginn deines Zuges fünf und spielst dann.",
        "Ein Bau oder ein Opfer ist eine Reihe kleiner Entscheidungen, eine nach der anderen. Gefragt wirst du nur, wo es etwas zu wählen gibt.",
      ],
    },
    build: {
      title: "Eine Karte bauen",
      blocks: [
        "Du brauchst eine Figur ihrer Art auf deinem Tableau, das Nötige zum Bezahlen und eine Region für die Figur. Dann geschieht der Reihe nach:",
        {
          list: [
            "Die Karte kommt **oben auf ihre Spalte**.",
            "Du **bezahlst** ihren Preis.",
            "Eine **Figur** ihrer Art kommt vom Tableau auf den Spielplan. Dörfer, die sie damit einschließt, werden sofort angegriffen.",
            "Die **Spalte wird ausgelöst**: Jede Karte tut, was darauf steht, die unterste zuerst, die neue zuletzt. Was eine einbringt, darf die nächste nutzen.",
          ],
        },
        "Die fünfte Karte einer Farbe tut also fünf Dinge. Du darfst eine Karte auch bauen, wenn ihre Wirkung gerade nichts bringt.",
      ],
    },
    pay: {
      title: "Bezahlen",
      blocks: [
        "Jede Ressource eines Preises, auch bei Tempeln, lässt sich durch **4 Gold** ersetzen, selbst wenn du sie hast. Gold in einem Preis wird mit Gold bezahlt. Dieser Tausch geht nur beim Bauen.",
        "Gibt es mehrere Wege zu bezahlen, wählst du; gibt es nur einen, wird er genommen.",
      ],
    },
    supply: {
      title: "Vorrat und Reserve",
      blocks: [
        "Ressourcen, die du bezahlst oder verkaufst, kommen in den Vorrat; was du kaufst oder bekommst, kommt daraus. Was nicht da ist, gibt es nicht: Du nimmst, was noch da ist, der Rest verfällt.",
        "Figuren, die du bekommst, gehen aus deiner Reserve auf dein Tableau, welche Arten du willst, wenn nicht ein Gott eine bestimmt. Ist die Reserve leer, gibt es nichts.",
      ],
    },
    where: {
      title: "Wohin eine Figur kommt",
      blocks: [
        "**Deine erste Figur** kommt in eine leere passende Region am **Rand** des Spielplans, mindestens drei Schritte von dort, wo jeder andere angefangen hat. Gibt es keine solche, nimmst du eine möglichst weit entfernte. Eine Randregion hat weniger als sechs Nachbarn.",
        "**Jede weitere Figur** kommt in eine eigene Region, in der noch keine dieser Art steht, oder in eine leere neben einer eigenen. Nie in ein Dorf, auch nicht in ein geplündertes. Schiffe kommen nur aufs Meer, alle anderen nur an Land.",
        "Oder du bezahlst **3 SP** und nimmst irgendeine leere passende Randregion, so weit weg du willst. Bezahlt wird, bevor etwas angegriffen wird.",
        "Ohne Figur, ohne Mittel oder ohne Region lässt sich die Karte nicht bauen.",
      ],
    },
    fire: {
      title: "Was Karten tun",
      blocks: [
        "Jede Wirkung ist ein Angebot, das du ablehnen darfst. Einen einfachen Gewinn nimmst du ganz oder gar nicht; steht „bis zu“ auf der Karte, darfst du früher aufhören. Eine Karte, die gerade nichts bringen kann, wird übergangen.",
        "Grenzen zählen bei jedem Auslösen neu. Regionen „mit mindestens 2 Gebäuden“ zählen Figuren jeder Art, die zusammen in einer deiner Regionen stehen, auch eine Einheit an Bord eines Schiffes.",
      ],
    },
    villages: {
      title: "Dörfer",
      blocks: [
        "Ein Dorf wird sofort angegriffen, wenn **alle Regionen ringsum besetzt** sind, von wem auch immer, und in einer davon **mindestens eine Einheit** steht.",
        {
          list: [
            "Seine SP gehen an den mit den **meisten Einheiten** daneben, egal wer am Zug ist.",
            "Haben mehrere gleich viele, entscheiden unter ihnen die **meisten Gebäude** daneben. Jede Figur dort ist ein Gebäude.",
            "Immer noch gleich: Sie teilen, und der Rest verfällt.",
          ],
        },
        "Nachgesehen wird nach jeder gesetzten Figur, bevor die Spalte ausgelöst wird, und nach jeder einzelnen Bewegung einer Einheit. Ein Dorf wird nur einmal angegriffen. Eines, dem Karten alle SP genommen haben, gilt bis dahin weiter als barbarisch.",
      ],
    },
    units: {
      title: "Einheiten",
      blocks: [
        "Eine Einheit zieht von Region zu Region über Land, durch Dörfer, und auf ein Meer nur, wo **du** ein Schiff hast. Durch fremde Regionen, Dörfer und eigene Einheiten zieht sie frei hindurch. Sie endet in einer leeren Landregion oder in einer eigenen Region (auch im Meer deines Schiffes), in der keine andere Einheit steht; oder sie bleibt, wo sie ist.",
        "Jede Karte bewegt eine Einheit nur einmal; die nächste Karte darf sie wieder bewegen. Eine Region bleibt nur deine, solange etwas von dir darin steht.",
        "Was eine Einheit stehlen kann, wird **nach ihrem Zug** nachgesehen, und nach dem Angriff, falls es einen gab: bei allen, denen eine Region neben ihr gehört. Ein Dieb nimmt, was da ist, nie mehr.",
      ],
    },
    temples: {
      title: "Tempel",
      blocks: [
        "Ein Tempel kostet ein Stück jeder Ressource. Dein erster verlangt sonst nichts; der zweite verlangt mindestens **eine Karte in jeder der fünf Spalten**, der dritte zwei, und so weiter.",
        "Seine Figur kommt in eine eigene Landregion, die noch keinen Tempel hat, ist also nie deine erste. Sie zählt dort als Gebäude, löst aber keine Spalte und keinen Angriff aus.",
        "Sind keine Tempelfiguren mehr da, lassen sich Tempelkarten trotzdem bauen: ohne Figur und ohne Region. Was ein Tempel wert ist, zeigt sich am Ende, **höchstens 12 SP**.",
      ],
    },
    offer: {
      title: "Opfern",
      blocks: [
        "Wirf eine oder mehrere Handkarten ab. Die **oberste** bestimmt, welcher Gott dich hört; wie viele es sind, sehen alle, was darunter liegt, niemand. Für die Gabe zählen alle.",
        "Nach der Gabe ziehst du **auf fünf Karten** auf; hast du fünf oder mehr, behältst du sie. Über **zehn** Karten zieht niemand. Auch wer nach einem Bau keine Karte mehr hat, zieht fünf.",
        "Ist der Stapel leer, werden die abgeworfenen Karten gemischt, auch die dieses Opfers. Gibt es auch keine abgeworfenen, wird nichts gezogen.",
      ],
    },
    gods: {
      title: "Die Götter",
      blocks: [
        {
          table: [
            ["Gott", "Oberste Karte", "Gabe"],
            ["Neptun", "blau", "2 Gold je Karte und ein Schiff"],
            ["Ceres", "grün", "eine Ressource deiner Wahl je Karte und ein Produktionsgebäude"],
            ["Minerva", "gelb", "ein Wissenschaftsgebäude und für jede geopferte Karte eine Karte mehr zu ziehen"],
            ["Vesta", "braun", "1 SP für eine Karte, 2 SP für mehrere, und ein ziviles Gebäude"],
            ["Mars", "rot", "eine Figur deiner Wahl je Karte, Einheit oder nicht"],
            ["Jupiter", "Tempel", "die ganze Gabe eines anderen Gottes"],
          ],
        },
        "Figuren kommen aus deiner eigenen Reserve. Fehlt die, die ein Gott gibt, bekommst du trotzdem den Rest. Eine Gabe lehnt man nicht ab: Du nimmst so viel, wie Vorrat und Reserve hergeben.",
      ],
    },
    hidden: {
      title: "Offen und verdeckt",
      blocks: [
        "Verdeckt sind die Hände, der Stapel, abgeworfene Karten unter der obersten und die SP der anderen. Alles andere ist offen, auch wie viele Karten jemand hält, und jeder SP in dem Augenblick, in dem er gewonnen oder verloren wird. Wer mitzählt, weiß Bescheid; das ist so gewollt.",
        "Ihr dürft vereinbaren, dass alle SP offen liegen. Am Ende werden sie ohnehin gezeigt, Hände und Joker nicht.",
      ],
    },
    end: {
      title: "Das Ende",
      blocks: [
        {
          list: [
            "Die **letzte Tempelfigur** ist gesetzt oder das **letzte Dorf** angegriffen: Die Runde wird zu Ende gespielt, dann noch eine ganze. Ein zweiter Anlass ändert nichts.",
            "Zehn ganze Runden lang hat niemand gebaut: Das Spiel ist aus und wird gewertet. Tempel und Joker sind ein Bau, Passen ist keiner.",
          ],
        },
      ],
    },
    scoring: {
      title: "Die Wertung",
      blocks: [
        {
          list: [
            "Die SP, die du gewonnen hast.",
            "Was deine **Tempel** wert sind, jeder höchstens 12 SP.",
            "Je **2 SP**, wovon du am meisten hast: Holz, Stein, Lehm, Weizen, Gold. Eines brauchst du mindestens; haben mehrere gleich viel, bekommen es alle.",
          ],
        },
        "Sonst zählt nichts. Die meisten SP gewinnen; bei Gleichstand teilt man sich den Platz.",
      ],
    },
    blue: {
      title: "Blaue Karten: Schiffe und Handel",
      blocks: [
        "Schiffe kaufen Ressourcen und machen daraus Gold oder SP. Von jeder Farbe gibt es 16 Karten; neben dem Namen steht, wie viele davon gleich sind, darunter der Preis. Bei jeder steht, was von ihr bekannt ist.",
      ],
    },
    green: {
      title: "Grüne Karten: Produktion",
      blocks: [
        "Ein Produktionsgebäude liefert, was sein Land hergibt: Holz im Wald, Stein im Gebirge, Lehm im Sumpf, Weizen im Feld. Lässt dir eine Karte die Wahl, nennst du das Gelände; du darfst auch eines nennen, das nichts liefert, solange ein anderes etwas liefern könnte.",
      ],
    },
    yellow: {
      title: "Gelbe Karten: Wissenschaft",
      blocks: [
        "Die Wissenschaft bringt Karten und Figuren. Eine **Schule** setzt eine Karte einer anderen Spalte in Gang, als würde sie von selbst ausgelöst, mit allem, was dort zu wählen ist; die nächste Schule darf dieselbe Karte noch einmal nennen. Gelbe Karten und Tempel nennt sie nie. Einen Joker darf sie nennen, nur geschieht dann nichts.",
      ],
    },
    brown: {
      title: "Braune Karten: zivile Gebäude",
      blocks: [
        "Zivile Gebäude belohnen das Land, das dir gehört, oder Regionen, in denen mehrere deiner Gebäude stehen.",
      ],
    },
    red: {
      title: "Rote Karten: Einheiten",
      blocks: [
        "Rote Karten bewegen Einheiten, stehlen und nehmen von Dörfern. Die mit zwei Bewegungen endet, wenn du die erste ablehnst; eine Einheit, die du gewählt hast und stehen lässt, hat ihre Bewegung gehabt.",
        "Du darfst auch jemanden bestehlen wollen, der nichts hat, denn SP sind verdeckt. Auf den Diebstahl darfst du verzichten, aber eine gewählte Einheit zieht oder bleibt stehen. Von mehr Dörfern, als die Karte erlaubt, suchst du dir welche aus; Dörfer ohne SP zählen nicht.",
      ],
    },
    sanctuaries: {
      title: "Tempelkarten",
      blocks: ["Alle Tempel kosten dasselbe. Jeder zählt am Ende etwas anderes, und keiner bringt mehr als 12 SP."],
    },
    start: {
      title: "Variante: gewählter Start",
      blocks: [
        "Liegt der Spielplan und steht fest, wer anfängt, sind aber noch keine Karten verteilt, wählt jeder geheim **10 seiner 25 Figuren** für das Tableau, höchstens fünf von einer Art; dann zeigen alle zugleich.",
        "Bessere Spieler wählen weniger: 9, 8, 7 oder 6. Der Tisch legt eine Zahl für alle fest oder eine für jeden Platz.",
      ],
    },
    shapes: {
      title: "Variante: andere Spielpläne",
      blocks: [
        "Die Plättchen dürfen in jeder Form liegen, die zusammenhängt.",
        {
          list: [
            "**Linie:** alle in einer Reihe.",
            "**Block:** zu dritt drei mal zwei, zu viert eines mehr; zu zweit der gewöhnliche Plan.",
            "**Ring** (zu dritt): sechs Plättchen um ein Loch. Auch Regionen am Loch sind Randregionen.",
            "**Eigene Form:** eine Liste von Plätzen, die beim Aufstellen des Tisches angegeben wird.",
          ],
        },
      ],
    },
    joker: {
      title: "Variante: der Joker",
      blocks: [
        "Einmal im Spiel darf jeder eine beliebige Handkarte, auch einen Tempel, **verdeckt** in eine der fünf Spalten bauen. Sie kostet so viel Gold, wie ihr Platz dort sagt (1 für den untersten), und sonst nichts.",
        "Sie braucht und setzt eine Figur dieser Spalte nach den üblichen Regeln. Die anderen Karten der Spalte werden ausgelöst, der Joker selbst tut nichts, jetzt nicht und später nicht. Er zählt zu den Karten, die Tempel verlangen, ist aber nie ein Tempel. Seine Vorderseite sieht nie ein anderer.",
      ],
    },
    ours: {
      title: "Was von uns ist",
      blocks: [
        "Keine öffentliche Liste nennt alle 96 Karten dieses Spiels oder die Seiten seiner sieben Plättchen. Bekannt ist, wie viele Karten jede Farbe hat, welche Arten von Wirkungen es gibt, und manche einzelne Karte; den Rest der Karten und die Anordnung der Plättchen haben wir selbst gemacht und in simulierten Partien abgestimmt. Bei jeder Karte steht, was von ihr bekannt ist.",
        "Wer die Schachtel besitzt, kann ihre Karten in eine Datei schreiben und beim Aufstellen eines Tisches mitbringen.",
      ],
    },
  },
};
