import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Du bist ein Gott mit einem Tempel und ohne Gläubige. Bring Stämme in die Welt, errichte Tempel, gewinne, was andere gewonnen haben. Drei Stämme einer Farbe, die an dich glauben, sind eine Nation, und Nationen gewinnen das Spiel.",
  sections: {
    idea: {
      title: "Worum es geht",
      blocks: [
        "Gemeinsam legt ihr eine Welt aus Sechsecken. Auf ihr leben **Stämme** in vier Farben. Ein Stamm mit deinem Stein glaubt an dich.",
        "Für je drei Stämme einer Farbe, die an dich glauben, hast du die **Karte** dieser Farbe: 3 Punkte, solange die Nation besteht. Wer als Erster drei einer Farbe vereint, behält dazu ihre **Marke**: 1 Punkt, den niemand mehr nehmen kann.",
        "Zu dritt und zu viert endet das Spiel, sobald jemand **9 Punkte** hat, zu zweit bei **10**.",
      ],
    },
    setup: {
      title: "Vor dem Start",
      blocks: [
        "Jeder spielt einen Gott mit **8 Tempeln** und **15 Steinen**. {B} Der erste Tempel steht schon in der Welt, die anderen sieben warten im Vorrat. {B}{P} Alle beginnen mit **2 Macht**. {B}",
        {
          list: [
            "**Zu zweit:** zwei Tempel nebeneinander. {B}{P}",
            "**Zu dritt:** drei Tempel, von denen jeder die beiden anderen berührt. {B}",
            "**Zu viert:** in der Mitte eine Wüste, links und rechts je ein Tempelpaar. {B}{O four-layout}",
          ],
        },
        "Im Beutel ist alles andere: 8 Stämme jeder Farbe, 12 Wüsten (11 zu viert), 3 Niedergänge, 2 Wirbelstürme und 3 Extra-Aktionen. {B}{P}{O tribe-colours} Jeder wählt einen Gott. {B} Wer wo steht, wird gelost, und ebenso, wer anfängt, wenn der Tisch es nicht festgelegt hat: Zu zweit gewinnt unter Bots in etwa 63 % der Spiele, wer anfängt. {O lots} Die Welt hat keinen Rand, und auf ein Feld passt nur ein Sechseck. {B}",
      ],
    },
    turn: {
      title: "Dein Zug",
      blocks: [
        {
          list: [
            "Du bekommst **3 Macht**. {B}",
            "Die **Auslage** wird auf zwei Sechsecke aufgefüllt. {B}",
            "Du machst **zwei Aktionen**, und zwar beide. {B}",
          ],
        },
        "Danach ist links von dir der Nächste dran. {B}",
      ],
    },
    income: {
      title: "Macht",
      blocks: [
        "Mit Macht bezahlst du fast alles. Zu Beginn jedes deiner Züge bekommst du 3, und nie hast du mehr als **12**: Was darüber hinausginge, verfällt. {B}",
      ],
    },
    refill: {
      title: "Die Auslage",
      blocks: [
        "Jedes leere Feld der Auslage bekommt ein Sechseck aus dem Beutel. Was du in deinem Zug wegnimmst, wird erst zu Beginn des nächsten Zuges ersetzt. {B}",
        "Zwei gleiche (bei Stämmen: von gleicher Farbe) bleiben dort nicht zusammen liegen. Eines wird gegen ein anderes getauscht und kommt zurück in den Beutel. {B}",
        "Lässt sich die Auslage so nicht mehr füllen, ist das Spiel sofort aus. {B}{O bag-runs-low}",
      ],
    },
    actions: {
      title: "Zwei Aktionen",
      blocks: [
        "Die Reihenfolge deiner beiden Aktionen ist frei. Jede wird ganz bezahlt, bevor die nächste kommt. {B}",
        {
          table: [
            ["Aktion", "Preis", "Wie oft"],
            ["Einen **Stamm** aus der Auslage legen", "1 Macht je Sechseck neben seinem Feld", "beliebig oft {B}"],
            ["Einen eigenen **Tempel** legen", "3 Macht je Sechseck neben seinem Feld", "einmal je Zug {B}"],
            ["Ein **anderes Sechseck** der Auslage spielen", "kostenlos", "einmal je Zug {B}"],
            ["Eine **Wüste versetzen**", "2 Macht", "einmal je Zug {B}"],
            ["Ein Sechseck der Auslage **abwerfen**", "kostenlos", "einmal je Zug {B}"],
          ],
        },
        "Für den Preis zählt jedes Sechseck neben dem Feld, egal was es ist. Am Rand der Welt baut es sich billig, Lücken zu schließen ist teuer. {B}",
      ],
    },
    tribe: {
      title: "Einen Stamm legen",
      blocks: [
        "Nimm einen Stamm aus der Auslage und lege ihn neben mindestens ein Sechseck, für 1 Macht je Sechseck, das er dort berührt. Wer ihn legt, ist gleich: Was er glaubt, hängt nur von den Nachbarn ab. So kann man auch anderen Gläubige bescheren. {B}",
      ],
    },
    religion: {
      title: "Was ein neuer Stamm glaubt",
      blocks: [
        {
          table: [
            ["Neben dem neuen Stamm", "Er glaubt an"],
            ["Tempel eines einzigen Gottes", "diesen Gott {B}"],
            ["Tempel mehrerer Götter", "nichts {B}"],
            ["kein Tempel, aber Stämme eines Glaubens", "denselben Gott {B}"],
            ["kein Tempel, aber Stämme verschiedenen Glaubens", "nichts {B}"],
            ["keins von beiden", "nichts {B}"],
          ],
        },
        "Tempel gehen vor Stämmen, außer der Tisch spielt mit der Option, die alle Nachbarn fragt: Dann zählen Tempel und Stämme gleich, und ein neuer Stamm glaubt nur, wenn alle einig sind. {B}{O one-religion} Wüsten, Niedergänge und Stämme ohne Glauben reden nicht mit. {B}{O no-say}",
        "Später ändert nur eines den Glauben: ein neuer Tempel direkt daneben. Ein bekehrter Stamm bekehrt niemanden weiter. {O no-chain}",
      ],
    },
    temple: {
      title: "Einen Tempel legen",
      blocks: [
        "Nimm einen Tempel aus deinem Vorrat und lege ihn neben mindestens ein Sechseck, für 3 Macht je Sechseck, das er berührt. {B}{P} **Jeder Stamm daneben glaubt nun an dich**, was immer er vorher glaubte. Fremde Steine gehen heim zu ihren Göttern, deine kommen an ihre Stelle. {B}",
        "Vier Nachbarn kosten 12 Macht, mehr hat niemand. Auf ein Feld mit fünf oder sechs Nachbarn kommt also nie ein Tempel. {B}",
      ],
    },
    others: {
      title: "Wüste, Niedergang, Wirbelsturm, Extra-Aktion",
      blocks: [
        "Diese vier sind zusammen eine Art von Aktion: Eines davon darfst du im Zug spielen. Sie kosten nichts. {B}",
        {
          list: [
            "**Wüste:** Leg sie neben ein Sechseck. Sie bringt dir 1 Macht. {B}",
            "**Niedergang:** Leg ihn neben ein Sechseck. Berührt er Tempel von Mitspielern, darfst du einem von ihnen 1 Macht nehmen, sofern er welche hat. {B}{O decline-victim} Danach liegt er nur noch da. {B}",
            "**Wirbelsturm:** Er kommt in die Schachtel. Du darfst eine beliebige Wüste umsonst versetzen. {B}{O whirlwind-idle}",
            "**Extra-Aktion:** Behalte sie vor dir. Ab deinem nächsten Zug kannst du sie nutzen. {B}",
          ],
        },
      ],
    },
    move: {
      title: "Eine Wüste versetzen",
      blocks: [
        "Für 2 Macht hebst du eine beliebige Wüste an und setzt sie auf ein anderes Feld neben einem Sechseck. {B}{O desert-elsewhere} Das bringt keine Macht und ändert keinen Glauben. {B}{O no-chain} Die Welt darf dabei in Stücke fallen, außer der Tisch spielt mit der Option, die das verbietet. {O map-apart}",
        "Der Wirbelsturm ist etwas anderes: Beides geht im selben Zug. {O whirlwind-and-move}",
      ],
    },
    discard: {
      title: "Ein Sechseck abwerfen",
      blocks: [
        "Leg ein Sechseck der Auslage zurück in den Beutel. Das kostet nichts, geht einmal im Zug und ist manchmal genau das, was dein Nachbar fürchtet. {B}",
      ],
    },
    extras: {
      title: "Extra-Aktionen",
      blocks: [
        "Nach deinen beiden Aktionen darfst du eine Extra-Aktion nutzen, die du in einem früheren Zug genommen hast. {B}{O extra-last} Sie kommt in die Schachtel, und du machst eine weitere Aktion zum üblichen Preis. Auch mehrere hintereinander. {B}",
        "Die Grenzen hebt sie nicht auf: Ein zweiter Tempel im selben Zug bleibt verboten. Willst du sie lieber behalten, beende den Zug. {B}",
      ],
    },
    nations: {
      title: "Nationen, Karten und Marken",
      blocks: [
        "Zähl deine Stämme, Farbe für Farbe: Drei sind eine Nation, sechs sind zwei. Berühren müssen sie sich nicht. {B} Für jede Nation hast du eine Karte ihrer Farbe, **3 Punkte** wert. {B}{P}{O card-values} Jede Farbe hat zwei Karten. {B}",
        "Verlierst du so viele Stämme, dass die drei nicht mehr voll sind, geht die Karte sofort zurück, egal wer am Zug ist. {B}{O second-card}",
        "Die **Marke** einer Farbe geht an den ersten Gott, der je drei davon vereint. {B} Dort bleibt sie für immer, **1 Punkt**, auch wenn die Nation zerfällt. {B}{P}{O card-values}",
        "Eine Aktion kann mehrere Nationen zerstören und andere gründen. {B} Auch im Zug anderer kann dir eine Nation entstehen. {O any-turn} Erst kommen die verlorenen Karten zurück, dann werden neue ausgegeben, und erst dann wird geprüft, ob das Spiel aus ist. {O order}",
      ],
    },
    stones: {
      title: "Wenn Steine ausgehen",
      blocks: [
        "Jeder Gott hat 15 Steine. {B} Hat ein Gott keinen mehr im Vorrat, bekommt ein neuer Stamm keinen: Er bleibt ohne Glauben, auch wenn später ein Stein heimkommt. {B}{O late-stone}",
        "Bekehrt ein Tempel mehr Stämme, als Steine da sind, gehen die fremden Steine von allen weg, und wer am Zug ist, wählt, welche Stämme die letzten bekommen. {O last-stones}",
      ],
    },
    end: {
      title: "Das Ende",
      blocks: [
        {
          list: [
            "Jemand hat **9 Punkte** (zu zweit **10**): Das Spiel ist sofort aus, auch mitten im Zug. {B}{O any-turn}{O mid-turn}",
            "Die Auslage lässt sich nicht mehr füllen. {B}",
            "Fünf Züge jedes Spielers hintereinander wurde kein Sechseck gelegt, keine Extra-Aktion genommen oder genutzt, kein Wirbelsturm gespielt: Nur Wüsten zu versetzen und Sechsecke abzuwerfen hält kein Spiel am Leben. {O guard}",
          ],
        },
        "Wer die meisten Punkte hat, gewinnt. {B} Bei Gleichstand entscheidet die meiste Macht, dann die meisten Steine in der Welt. {O ties} Sonst teilt ihr euch den Sieg. {O ties}",
      ],
    },
    first: {
      title: "Die Ausgabe von 2001",
      blocks: [
        "Ein Tisch kann nach den älteren Regeln gespielt werden. {P}{O first-edition} Die Unterschiede:",
        {
          list: [
            "6 Tempel je Gott, 11 Wüsten, 2 Extra-Aktionen, keine Niedergänge. {P}",
            "Ein Stapel statt des Beutels, und unter seinen letzten drei Sechsecken das **Spielende**: Wird es gezogen, ist Schluss. {P}{O game-end-hex}",
            "In der Auslage dürfen zwei gleiche liegen. {O twins} Abgeworfenes verlässt das Spiel. {O discards-leave}",
            "Die erste je ausgegebene Karte einer Farbe bringt zusätzlich 2 bleibende Punkte, die zweite 1. {P}{O second-bonus}",
            "Keine Punktzahl beendet das Spiel. {P} Es endet, wenn jemand seinen Zug mit Karten dreier Farben beginnt oder mit vier beliebigen. {P}{O before-income}",
          ],
        },
      ],
    },
    checks: {
      title: "Probier es selbst",
      blocks: [
        "Ein paar kleine Stellungen, um zu sehen, ob alles klar ist: erst raten, dann Schritt für Schritt ansehen.",
      ],
    },
  },
};
