import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Alle bauen gleichzeitig an derselben Welt. Leg Plättchen, die passen, schick Propheten in die Reiche und nimm dir den Gott, den du willst, bevor es ein anderer tut. Ist der Beutel leer oder die Welt voll, bleibt noch eine halbe Minute je Spieler.",
  sections: {
    idea: {
      title: "Worum es geht",
      blocks: [
        "Die Welt hat 8 mal 8 Felder in einem Rahmen. Auf den Plättchen treffen sich Meer, Ebene, Wald und Gebirge. Züge gibt es nicht: Wer zuerst kommt, kommt zuerst.",
        "Vier Götter lieben je eine Landschaft: die Meervölker das **Meer**, die Menschen die **Ebene**, die Elfen den **Wald**, die Zwerge das **Gebirge**.",
      ],
    },
    hands: {
      title: "Zwei Hände und eine Reihe",
      blocks: [
        "Du hast zwei Hände, in jeder ein Plättchen. Sind beide leer, zieh eines oder zwei aus dem Beutel. Was nirgends passt, legst du in deine Reihe ab, mit beliebiger Seite nach oben.",
        {
          list: [
            "Aus jeder Reihe, auch einer fremden, darfst du mit freier Hand ein Plättchen **nehmen** und in die Welt legen.",
            "Mit freier Hand darfst du jedes Plättchen einer Reihe **umdrehen**.",
            "Ist deine Reihe voll, kannst du nicht mehr ziehen: Finde erst für etwas einen Platz.",
          ],
        },
      ],
    },
    laying: {
      title: "Plättchen legen",
      blocks: [
        "Ein Plättchen kommt auf ein leeres Feld mit mindestens **zwei geraden Kanten** des Rahmens oder anderer Plättchen. Zu jedem Plättchen daneben muss es an der ganzen Kante passen. Drehen darfst du es beliebig.",
      ],
    },
    prophets: {
      title: "Propheten und Städte",
      blocks: [
        "Wer einen Gott hat, darf auf eine Landschaft des gerade gelegten Plättchens einen Propheten stellen. Ist der Vorrat leer, wandert einer von anderswo her.",
        "Eine **Stadt** kommt auf ein leeres Feld mit zwei geraden Kanten und braucht einen Propheten. Wer ein Plättchen hält, das dort passen würde, darf eine fremde Stadt zerstören und behält sie: 5 Punkte.",
      ],
    },
    gods: {
      title: "Einen Gott wählen",
      blocks: [
        "Wer noch keinen hat, darf jederzeit einen freien Gott nehmen und behält ihn. Früh heißt: bald Propheten. Spät heißt: die Welt besser kennen. Zu zweit hat jeder zwei Götter, und der schwächere zählt.",
      ],
    },
    end: {
      title: "Ende und Punkte",
      blocks: [
        "Ist der Beutel leer oder die Welt voll, bleiben 30 Sekunden je Spieler. Passen alle, ist sofort Schluss.",
        {
          list: [
            "**Städte:** 5 Punkte für jede eigene, die steht, und für jede, die du zerstört hast.",
            "**Propheten:** Wer in einem Reich aus mindestens zwei Plättchen die meisten hat, bekommt 1 Punkt je Plättchen ohne Propheten.",
            "**Größtes Reich** deiner Landschaft: 15, 10, 5, 0 Punkte nach Rang.",
            "**Meiste Reiche** deiner Landschaft: 15, 10, 5, 0 Punkte nach Rang.",
          ],
        },
        "Die meisten Punkte gewinnen.",
      ],
    },
  },
};
