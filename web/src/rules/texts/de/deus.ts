import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Besiedle ein Land zwischen Barbarendörfern. Jede Karte, die du baust, kommt auf ihre Spalte und setzt die ganze Spalte noch einmal in Gang, von unten nach oben. Passt nichts, opfere einem Gott Karten.",
  sections: {
    idea: {
      title: "Worum es geht",
      blocks: [
        "Du baust Karten in sechs Farben und setzt mit jeder eine Figur auf die Landkarte. Deine Karten bringen Gold, Rohstoffe, Siegpunkte und Bewegung, immer wieder. Wer am Ende die meisten Punkte hat, gewinnt.",
        "Im Zug tust du eines: eine Karte **bauen** oder Karten **opfern**.",
      ],
    },
    setup: {
      title: "Aufbau",
      blocks: [
        "Zwei Spieler legen vier Landteile, drei sechs, vier sieben. Welches Teil wo liegt, mit welcher Seite und wie gedreht, wird ausgelost; Dörfer berühren sich nie. Ein Dorf beginnt mit einem Punkt je Gebiet daneben.",
        "Jeder beginnt mit 5 Gold, 5 Punkten, einem Stück jedes Rohstoffs, zwei Figuren jeder Art auf dem Tableau, drei in Reserve und fünf Karten.",
      ],
    },
    build: {
      title: "Eine Karte bauen",
      blocks: [
        {
          list: [
            "Leg die Karte oben auf die Spalte ihrer Farbe.",
            "Bezahl ihren Preis. Einen fehlenden Rohstoff ersetzen 4 Gold.",
            "Setz eine Figur ihrer Art von deinem Tableau auf die Landkarte.",
            "Die Spalte wird ausgelöst, siehe unten.",
          ],
        },
        "Schiffe kommen aufs Meer, alle anderen an Land: in ein eigenes Gebiet ohne diese Art oder in ein leeres neben einem eigenen. Die erste Figur beginnt am Kartenrand.",
      ],
    },
    fire: {
      title: "Die Spalte wird ausgelöst",
      blocks: [
        "Jede Karte der Spalte tut, was darauf steht, die unterste zuerst, die neue zuletzt. Was eine einbringt, darf die nächste nutzen. Die fünfte Karte einer Farbe tut also fünf Dinge.",
        {
          list: [
            "**Blau:** Handel über das Meer.",
            "**Grün:** Ernte und Produktion.",
            "**Gelb:** Wissen; weckt andere Karten.",
            "**Braun:** Punkte für das, was du gebaut hast.",
            "**Rot:** Einheiten, die ziehen, Dörfer nehmen und stehlen.",
            "**Lila:** Tempel, die erst am Ende zählen.",
          ],
        },
      ],
    },
    map: {
      title: "Dörfer",
      blocks: [
        "In einem Barbarendorf liegen Punkte. Sind alle Gebiete ringsum besetzt und steht dort mindestens eine Einheit, fällt es: Seine Punkte gehen an den mit den meisten Einheiten daneben.",
      ],
    },
    units: {
      title: "Einheiten",
      blocks: [
        "Einheiten ziehen von Land zu Land und auf ein Meer nur, wo du ein Schiff hast. Sie ziehen durch fremde Gebiete, Dörfer und eigene Einheiten hindurch, halten aber nur in einem leeren Gebiet oder einem eigenen ohne Einheit. Ein Gebiet bleibt nur deines, solange eine Figur von dir darin steht.",
        "Was eine Einheit stiehlt, wird nach ihrem Zug nachgesehen, und nach dem Angriff, falls es einen gab. Ein Dieb nimmt, was da ist, nie mehr.",
      ],
    },
    temples: {
      title: "Tempel",
      blocks: [
        "Ein Tempel kostet ein Stück jedes Rohstoffs. Seine Figur kommt in ein eigenes Landgebiet ohne Tempel und zählt dort als Gebäude. Ein Tempel löst keine Spalte und keinen Angriff aus; er zählt am Ende, höchstens 12 Punkte.",
        "Der zweite Tempel braucht je eine Karte in den fünf anderen Spalten, der dritte je zwei, und so fort.",
      ],
    },
    offer: {
      title: "Opfer",
      blocks: [
        "Wirf beliebig viele Karten ab. Die oberste bestimmt, welcher Gott dich hört; alle abgeworfenen zählen.",
        {
          list: [
            "**Neptun** (blau): 2 Gold je Karte und ein Schiff.",
            "**Ceres** (grün): ein Rohstoff je Karte und eine Produktionsfigur.",
            "**Minerva** (gelb): eine Wissenschaftsfigur und eine weitere Karte je geopferter.",
            "**Vesta** (braun): 1 oder 2 Punkte und eine zivile Figur.",
            "**Mars** (rot): eine Figur deiner Wahl je Karte.",
            "**Jupiter** (lila): die Gabe eines beliebigen anderen Gottes.",
          ],
        },
        "Danach ziehst du auf fünf Karten auf.",
      ],
    },
    hidden: {
      title: "Offen und verdeckt",
      blocks: [
        "Verdeckt sind Hände, Stapel, abgeworfene Karten unter der obersten und die Punkte der anderen. Jeder Gewinn ist zu sehen, wenn er geschieht. Man darf offene Punkte vereinbaren.",
      ],
    },
    end: {
      title: "Ende und Punkte",
      blocks: [
        "Ist das letzte Dorf gefallen oder der letzte Tempel gebaut, wird die Runde beendet und noch eine gespielt.",
        "Gewonnene Punkte, Punkte der Tempel (je höchstens 12) und je 2 Punkte für die meisten eines Rohstoffs und das meiste Gold. Die meisten Punkte gewinnen.",
      ],
    },
    variants: {
      title: "Varianten",
      blocks: [
        {
          list: [
            "**Gewählter Start:** Jeder wählt geheim zehn seiner 25 Figuren, höchstens fünf von einer Art; bessere Spieler wählen weniger.",
            "**Andere Landkarten:** eine Linie, ein Block, ein Ring oder jede zusammenhängende Form.",
            "**Joker:** Einmal im Spiel kommt eine beliebige Karte verdeckt in eine gewöhnliche Spalte. Sie kostet so viel Gold, wie ihr Platz in der Spalte sagt, setzt eine Figur dieser Farbe und löst die anderen Karten aus.",
          ],
        },
      ],
    },
  },
};
