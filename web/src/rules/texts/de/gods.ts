import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Du bist ein Gott mit einem Tempel und ohne Gläubige. Bringe Stämme in die Welt, errichte Tempel und gewinne für dich, was andere gewonnen haben. Drei Stämme einer Farbe, die an dich glauben, sind eine Nation, und mit Nationen gewinnst du die Partie.",
  sections: {
    idea: {
      title: "Worum es geht",
      blocks: [
        "Gemeinsam legt ihr eine Welt aus Sechsecken. In ihr leben **Stämme** in vier Farben. Ein Stamm mit deinem **Götterstein** glaubt an dich.",
        "Für je drei Stämme einer Farbe, die an dich glauben, hast du die **Karte** dieser Farbe: 3 Punkte, solange die Nation besteht. Wer zuerst drei einer Farbe vereint, behält dazu ihre **Marke**: 1 Punkt, den dir niemand mehr nehmen kann.",
        "Zu dritt und zu viert endet die Partie, sobald jemand **9 Punkte** hat, zu zweit bei **10**.",
      ],
    },
    setup: {
      title: "Vor dem Start",
      blocks: [
        "Alle spielen je einen Gott mit **8 Tempeln** und **15 Göttersteinen**. {B} Der erste Tempel steht schon in der Welt, die anderen sieben warten im Vorrat. {B}{P} Alle beginnen mit **2 Kraft**. {B}",
        {
          list: [
            "**Zu zweit:** zwei Tempel nebeneinander. {B}{P}",
            "**Zu dritt:** drei Tempel, von denen jeder die beiden anderen berührt. {B}",
            "**Zu viert:** in der Mitte eine Wüste, links und rechts je ein Tempelpaar. {B}{O four-layout}",
          ],
        },
        "Im Beutel ist alles andere: 8 Stämme jeder Farbe, 12 Wüsten (11 zu viert), 3 Niedergänge, 2 Wirbelstürme und 3 Extra-Aktionen. {B}{P}{O tribe-colours} Alle wählen einen Gott. {B} Welcher Tempel wo steht, wird ausgelost und ebenso, wer beginnt, wenn es am Tisch nicht festgelegt ist: Zu zweit gewinnt unter Bots in etwa 63 % der Partien, wer beginnt. {O lots} Die Welt hat keinen Rand, und auf jedes Feld passt nur ein Sechseck. {B}",
      ],
    },
    turn: {
      title: "Dein Zug",
      blocks: [
        {
          list: [
            "Du bekommst **3 Kraft**. {B}",
            "Die **Auslage** wird auf zwei Sechsecke aufgefüllt. {B}",
            "Du führst **genau zwei Aktionen** aus. {B}",
          ],
        },
        "Danach geht es links von dir weiter. {B}",
      ],
    },
    income: {
      title: "Kraft",
      blocks: [
        "Mit Kraft, gezählt in Kräftepunkten, bezahlst du fast alles. Zu Beginn jedes deiner Züge bekommst du 3. Mehr als **12** kannst du nie haben: Was darüber hinausgeht, verfällt. {B}",
      ],
    },
    refill: {
      title: "Die Auslage",
      blocks: [
        "Jedes leere Feld der Auslage bekommt ein Sechseck aus dem Beutel. Was du in deinem Zug wegnimmst, wird erst zu Beginn des nächsten Zuges ersetzt. {B}",
        "Zwei gleiche (bei Stämmen: von gleicher Farbe) bleiben dort nicht zusammen liegen. Eines davon wird gegen ein anderes getauscht und kommt zurück in den Beutel. {B}",
        "Lässt sich die Auslage so nicht mehr auffüllen, endet die Partie sofort. {B}{O bag-runs-low}",
      ],
    },
    actions: {
      title: "Zwei Aktionen",
      blocks: [
        "In welcher Reihenfolge du deine beiden Aktionen ausführst, entscheidest du. Jede bezahlst du ganz, bevor die nächste kommt. {B}",
        {
          table: [
            ["Aktion", "Kosten", "Wie oft"],
            ["Einen **Stamm** aus der Auslage legen", "1 Kraft je Sechseck neben seinem Feld", "beliebig oft {B}"],
            ["Einen eigenen **Tempel** legen", "3 Kraft je Sechseck neben seinem Feld", "einmal je Zug {B}"],
            ["Ein **anderes Sechseck** der Auslage spielen", "kostenlos", "einmal je Zug {B}"],
            ["Eine **Wüste versetzen**", "2 Kraft", "einmal je Zug {B}"],
            ["Ein Sechseck der Auslage **abwerfen**", "kostenlos", "einmal je Zug {B}"],
          ],
        },
        "Für die Kosten zählt jedes Sechseck neben dem Feld, egal welches. Am Rand der Welt baust du billig, Lücken zu schließen ist teuer. {B}",
      ],
    },
    tribe: {
      title: "Einen Stamm legen",
      blocks: [
        "Nimm einen Stamm aus der Auslage und lege ihn neben mindestens ein Sechseck. Das kostet 1 Kraft je Sechseck, das er dort berührt. Wer ihn legt, ist egal: An wen er glaubt, hängt nur von den Nachbarn ab. So kannst du auch anderen Gläubige bescheren. {B}",
      ],
    },
    religion: {
      title: "An wen ein neuer Stamm glaubt",
      blocks: [
        {
          table: [
            ["Neben dem neuen Stamm", "Er glaubt an"],
            ["Tempel eines einzigen Gottes", "diesen Gott {B}"],
            ["Tempel mehrerer Götter", "nichts {B}"],
            ["kein Tempel, aber Stämme derselben Religion", "denselben Gott {B}"],
            ["kein Tempel, aber Stämme verschiedener Religionen", "nichts {B}"],
            ["keines von beiden", "nichts {B}"],
          ],
        },
        "Tempel gehen vor Stämmen, es sei denn, am Tisch gilt die Option „eine Religion“: Dann zählen Tempel und Stämme gleich, und ein neuer Stamm glaubt nur, wenn sich alle einig sind. {B}{O one-religion} Wüsten, Niedergänge und Stämme ohne Religion zählen nicht. {B}{O no-say}",
        "Später ändert nur eines die Religion eines Stammes: ein neuer Tempel direkt daneben. Ein bekehrter Stamm bekehrt keine weiteren. {O no-chain}",
      ],
    },
    temple: {
      title: "Einen Tempel legen",
      blocks: [
        "Nimm einen Tempel aus deinem Vorrat und lege ihn neben mindestens ein Sechseck. Das kostet 3 Kraft je Sechseck, das er berührt. {B}{P} **Jeder Stamm daneben glaubt nun an dich**, an wen auch immer er vorher glaubte. Fremde Steine kommen zurück in den Vorrat ihrer Götter, deine treten an ihre Stelle. {B}",
        "Vier Nachbarn kosten 12 Kraft, mehr hat niemand. Auf ein Feld mit fünf oder sechs Nachbarn kommt also nie ein Tempel. {B}",
      ],
    },
    others: {
      title: "Wüste, Niedergang, Wirbelsturm, Extra-Aktion",
      blocks: [
        "Diese vier gelten zusammen als eine Art von Aktion: Je Zug darfst du nur eines davon spielen. Sie kosten nichts. {B}",
        {
          list: [
            "**Wüste:** Lege sie neben ein Sechseck. Sie bringt dir 1 Kraft. {B}",
            "**Niedergang:** Lege ihn neben ein Sechseck. Berührt er Tempel anderer Götter, darfst du einem von ihnen 1 Kraft nehmen, sofern er welche hat. {B}{O decline-victim} Danach bleibt er ohne Wirkung liegen. {B}",
            "**Wirbelsturm:** Er kommt in die Schachtel. Du darfst eine beliebige Wüste kostenlos versetzen. {B}{O whirlwind-idle}",
            "**Extra-Aktion:** Behalte sie vor dir. Ab deinem nächsten Zug kannst du sie nutzen. {B}",
          ],
        },
      ],
    },
    move: {
      title: "Eine Wüste versetzen",
      blocks: [
        "Für 2 Kraft hebst du eine beliebige Wüste an und setzt sie auf ein anderes Feld neben einem Sechseck. {B}{O desert-elsewhere} Das bringt keine Kraft und ändert keine Religion. {B}{O no-chain} Die Welt darf dabei in Stücke fallen, es sei denn, am Tisch gilt die Option „in einem Stück“. {O map-apart}",
        "Der Wirbelsturm zählt nicht dazu: Beides ist im selben Zug möglich. {O whirlwind-and-move}",
      ],
    },
    discard: {
      title: "Ein Sechseck abwerfen",
      blocks: [
        "Lege ein Sechseck der Auslage zurück in den Beutel. Das kostet nichts, geht einmal je Zug und verdirbt manchmal jemandem genau den richtigen Plan. {B}",
      ],
    },
    extras: {
      title: "Extra-Aktionen",
      blocks: [
        "Nach deinen beiden Aktionen darfst du eine Extra-Aktion nutzen, die du in einem früheren Zug genommen hast. {B}{O extra-last} Sie kommt in die Schachtel, und du führst eine weitere Aktion zu den üblichen Kosten aus. Du darfst auch mehrere hintereinander nutzen. {B}",
        "Was nur einmal je Zug geht, bleibt dabei: Ein zweiter Tempel im selben Zug ist verboten. Willst du sie lieber behalten, beende den Zug. {B}",
      ],
    },
    nations: {
      title: "Nationen, Karten und Marken",
      blocks: [
        "Zähle deine Stämme, Farbe für Farbe: Drei sind eine Nation, sechs sind zwei. Berühren müssen sie sich nicht. {B} Für jede Nation hast du eine Karte ihrer Farbe, **3 Punkte** wert. {B}{P}{O card-values} Jede Farbe hat zwei Karten. {B}",
        "Verlierst du so viele Stämme, dass keine drei mehr zusammenkommen, geht die Karte sofort zurück, egal wer am Zug ist. {B}{O second-card}",
        "Die **Marke** einer Farbe geht an den ersten Gott, der je drei davon vereint. {B} Dort bleibt sie für immer, **1 Punkt**, auch wenn die Nation zerfällt. {B}{P}{O card-values}",
        "Durch eine Aktion können mehrere Nationen zerbrechen und andere entstehen. {B} Auch im Zug anderer kannst du eine Nation bekommen. {O any-turn} Erst gehen die verlorenen Karten zurück, dann werden neue ausgegeben, und zuletzt wird geprüft, ob die Partie zu Ende ist. {O order}",
      ],
    },
    stones: {
      title: "Wenn die Göttersteine ausgehen",
      blocks: [
        "Jeder Gott hat 15 Steine. {B} Wer keinen mehr im Vorrat hat, kann einen neuen Stamm nicht markieren: Der Stamm bleibt ohne Religion, auch wenn später ein Stein zurückkommt. {B}{O late-stone}",
        "Bekehrt ein Tempel mehr Stämme, als Steine da sind, werden die fremden Steine von allen entfernt; wer am Zug ist, entscheidet, welche Stämme die letzten bekommen. {O last-stones}",
      ],
    },
    end: {
      title: "Das Ende",
      blocks: [
        {
          list: [
            "Jemand hat **9 Punkte** (zu zweit **10**): Die Partie endet sofort, auch mitten im Zug. {B}{O any-turn}{O mid-turn}",
            "Die Auslage lässt sich nicht mehr auffüllen. {B}",
            "Alle hatten fünf Züge hintereinander, in denen niemand ein Sechseck gelegt, eine Extra-Aktion genommen oder genutzt oder einen Wirbelsturm gespielt hat: Wer nur Wüsten versetzt und Sechsecke abwirft, hält keine Partie am Leben. {O guard}",
          ],
        },
        "Wer die meisten Punkte hat, gewinnt. {B} Bei Gleichstand zählt die Kraft, dann die Zahl der eigenen Steine in der Welt. {O ties} Herrscht auch da Gleichstand, teilt ihr euch den Sieg. {O ties}",
      ],
    },
    first: {
      title: "Die Ausgabe von 2001",
      blocks: [
        "Ihr könnt auch nach den älteren Regeln spielen. {P}{O first-edition} Die Unterschiede:",
        {
          list: [
            "6 Tempel je Gott, 11 Wüsten, 2 Extra-Aktionen, keine Niedergänge. {P}",
            "Ein Stapel statt des Beutels, und unter seinen letzten drei Sechsecken das **Spielende**: Wird es gezogen, ist Schluss. {P}{O game-end-hex}",
            "In der Auslage dürfen zwei gleiche liegen. {O twins} Was abgeworfen wird, kommt aus dem Spiel. {O discards-leave}",
            "Die erste je ausgegebene Karte einer Farbe bringt zusätzlich 2 bleibende Punkte, die zweite 1. {P}{O second-bonus}",
            "Keine Punktzahl beendet die Partie. {P} Sie endet, wenn jemand seinen Zug mit Karten dreier Farben oder mit vier beliebigen beginnt. {P}{O before-income}",
          ],
        },
      ],
    },
    checks: {
      title: "Probier es selbst",
      blocks: [
        "Ein paar kleine Stellungen, an denen du siehst, ob alles klar ist: erst raten, dann Schritt für Schritt ansehen.",
      ],
    },
  },
};
