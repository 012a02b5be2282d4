import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Alle bauen gleichzeitig an derselben Welt. Leg Plättchen, die passen, schick Propheten in die Königreiche und nimm dir den Gott, den du willst, bevor es ein anderer tut. Ist der Beutel leer oder die Welt voll, bleibt noch eine halbe Minute je Spieler.",
  sections: {
    idea: {
      title: "Worum es geht",
      blocks: [
        "Züge gibt es nicht. Alle ziehen, drehen, legen und nehmen mit zwei Händen, alle auf einmal, und wer zuerst kommt, hat es. (Wer es ruhiger mag, spielt mit der **Sanduhr**.)",
        "Aus Plättchen wächst eine Welt aus Meer, Ebene, Wald und Gebirge. Flächen einer Landschaft über mindestens zwei Plättchen sind **Königreiche**. Vier Götter lieben je eine Landschaft:",
        {
          table: [
            ["Gott", "Landschaft", "Propheten"],
            ["die Meervölker", "Meer", "blau"],
            ["die Menschen", "Ebene", "gelb"],
            ["die Elfen", "Wald", "grün"],
            ["die Zwerge", "Gebirge", "grau"],
          ],
        },
        "Punkte bringen Propheten, die in Königreichen vorn liegen, Städte, und die Königreiche der eigenen Landschaft: das größte, und wie viele es sind.",
      ],
    },
    world: {
      title: "Die Welt und ihre Plättchen",
      blocks: [
        "Die Welt hat **8 mal 8 Felder** in einem Rahmen, a1 bis h8: Buchstaben von Westen, Zahlen von Norden. Im Beutel sind **92 Plättchen** mit zwei verschiedenen Seiten.",
        "Eine Seite hat vier Ecken, jede zeigt eine Landschaft; alle vier zeigt keine. Gleiche Ecken nebeneinander hängen zusammen. Liegen zwei gleiche Ecken schräg gegenüber zwischen zwei verschiedenen anderen, verbinden sie sich durch die Mitte.",
        "Du darfst ein Plättchen beliebig drehen und jede Seite nach oben legen. Zwei Plättchen **passen**, wenn an beiden Enden ihrer gemeinsamen Kante dieselben Landschaften stehen. Der Rahmen passt zu allem, und Plättchen, die sich nur an einer Ecke berühren, stören einander nicht.",
        "Die Liste der echten Seiten ist nicht öffentlich: Unsere ist nachempfunden. Wer die Schachtel hat, kann beim Aufstellen des Tisches die echten Plättchen aus einer Datei mitbringen.",
      ],
    },
    commands: {
      title: "Wer zuerst kommt",
      blocks: [
        "Alles, was du tust, ist ein Befehl: ziehen, legen, ablegen, wenden, nehmen, einen Gott wählen, bauen, zerstören, passen. Ausgeführt wird **in der Reihenfolge des Eintreffens**.",
        "War jemand vor dir an demselben Feld, Plättchen oder Gott, erfährst du sofort, wer es war, und verlierst nichts: Das Plättchen bleibt in deiner Hand. Was abgelehnt wird, ändert nichts, und zurückgenommen wird nie etwas.",
        "Jede deiner beiden Hände hält höchstens ein Plättchen. Für Götter, Propheten, Städte, Passen und Anzeigen brauchst du keine freie Hand.",
      ],
    },
    draw: {
      title: "Ziehen",
      blocks: [
        "Sind **beide Hände leer**, zieh ein oder zwei Plättchen aus dem Beutel, solange deine Reihe nicht voll ist. Willst du zwei und nur eines ist noch da, bekommst du dieses.",
        "Ein Plättchen aus dem Beutel kommt nie dorthin zurück. Passt es nirgends und ist deine Reihe voll, bleibt es in der Hand.",
      ],
    },
    laying: {
      title: "Ein Plättchen legen",
      blocks: [
        "Ein Plättchen der Hand kommt auf ein leeres Feld mit **mindestens zwei geraden Kanten** daneben: des Rahmens, von Plättchen oder von beiden. Zu jedem Plättchen, das es an einer Kante berührt, muss es passen.",
        "Die Welt beginnt also in ihren vier Ecken und wächst von dort. Eine Stadt hilft dabei nicht: Sie gibt weder Kante noch Landschaft.",
      ],
    },
    rows: {
      title: "Die Reihen",
      blocks: [
        "Was du nicht legen willst, kommt in deine **Reihe** vor dir, auf einen beliebigen freien Platz, mit beliebiger Seite nach oben. Eine Reihe hat 10 Plätze, zu dritt 13, zu zweit 20.",
        {
          list: [
            "**Wenden:** mit einer freien Hand, jedes Plättchen jeder Reihe. Es bleibt an seinem Platz.",
            "**Nehmen:** mit einer freien Hand, jedes Plättchen jeder Reihe. Eines von deinen darf auch in deine Reihe zurück; ein fremdes kommt in die Welt oder in **deine** Reihe, nicht zurück.",
          ],
        },
        "Eine Ausnahme: Deine Reihe ist voll, und für keine Seite eines fremden Plättchens gibt es ein leeres Feld. Dann darf es dorthin zurück, woher es kam; ist auch diese Reihe voll, in den Beutel.",
      ],
    },
    hold: {
      title: "Nicht trödeln",
      blocks: [
        "Ein Plättchen aus einer Reihe darf **10 Sekunden** in der Hand bleiben (Sache des Tisches; für Plättchen aus dem Beutel gibt es keine Grenze). Dann wird es von selbst abgelegt: in deine Reihe, ist sie voll, in die, aus der es kam, sonst in den Beutel. Eines deiner eigenen Reihe, das sie voll findet, bleibt in der Hand, und seine Zeit ist vorbei.",
        "Was von selbst abgelegt wird, liegt auf dem ersten freien Platz mit der Seite, die zuletzt oben war. Von zweien geht das länger gehaltene zuerst.",
      ],
    },
    gods: {
      title: "Einen Gott wählen",
      blocks: [
        "Du beginnst ohne. Jederzeit darfst du einen Gott nehmen, der noch frei ist, und behältst ihn das ganze Spiel. Früh heißt: ab jetzt Propheten. Spät heißt: wissen, welche Landschaft sich lohnt.",
        "Zu zweit mit vier Göttern wählt jeder zwei, zusammen oder nacheinander.",
      ],
    },
    prophets: {
      title: "Propheten",
      blocks: [
        "Sobald du einen Gott hast, darfst du auf eine Landschaft **des Plättchens, das du gerade gelegt hast**, einen Propheten stellen. Er kommt aus deinem Vorrat. Nur wenn der leer ist, darf einer derselben Farbe von einem anderen Plättchen herüberkommen, nie aus einer Stadt.",
        "Er kann mit dem Plättchen kommen oder binnen **3 Sekunden** folgen, solange du dazwischen nichts anderes tust. Auf einem Plättchen steht höchstens einer; in einem Königreich gibt es keine Grenze.",
      ],
    },
    cities: {
      title: "Städte",
      blocks: [
        "Wer einen Gott hat, darf **bauen**, solange eine der **8 Stadtmarken** da ist: auf ein leeres Feld mit zwei geraden Kanten, zusammen mit einem Propheten, aus dem Vorrat oder, wenn der leer ist, von einem Plättchen. Die Landschaften ringsum sind gleich, und Städte dürfen nebeneinander stehen.",
        "Wer ein Plättchen hält, das auf dem Feld einer fremden Stadt liegen könnte, darf sie damit **zerstören**. Ihr Prophet verlässt das Spiel für immer, die Marke gehört dir und zählt 5 Punkte, und auf das Plättchen darfst du wie sonst einen Propheten stellen.",
        "Eine Stadt, auf deren Feld keine Seite je passen kann, ist **sicher**: wenn vier Landschaften um sie liegen, wenn zwei Nachbarn sich an der gemeinsamen Ecke widersprechen, und mit unseren Plättchen auch, wenn zwei Landschaften um sie abwechseln. Der Tisch zeigt sichere Städte.",
      ],
    },
    passing: {
      title: "Passen",
      blocks: [
        "Wer nichts mehr will, passt, auch mit Plättchen in der Hand. Noch einmal passen nimmt es zurück, dein nächster Befehl ebenso. Was die Welt oder eine Reihe ändert, selbst ein gewendetes Plättchen, hebt das Passen aller auf; ziehen oder einen Gott wählen nicht.",
      ],
    },
    sees: {
      title: "Wer was sieht",
      blocks: [
        "Offen sind die Welt, die oberen Seiten in den Reihen, Vorräte, Städte, Marken, offene Götter und die Zahl der Plättchen im Beutel. Von deinen Händen siehst du beide Seiten, von fremden nur, wie viele Plättchen sie halten und ob aus dem Beutel oder einer Reihe.",
        "Die Rückseite eines Plättchens in einer Reihe kennt, wer es gehalten oder diese Seite oben gesehen hat. Der Tisch merkt es sich für dich; man kann auch vereinbaren, dass jeder es sich selbst merkt oder dass alle Rückseiten offen sind. Was in den Beutel geht, ist vergessen.",
      ],
    },
    leaving: {
      title: "Weg und fort",
      blocks: [
        "Hat einmal jemand gepasst oder ist gegangen, dann passt auch, wer **60 Sekunden** nichts tut (Sache des Tisches). Mit jeder Änderung an Welt oder Reihen wird neu gezählt.",
        "Wer geht, passt für immer. Was er hält, kommt in seine Reihe, was nicht hineingeht in den Beutel; Reihe, Propheten, Städte und Punkte bleiben. Gehen alle, endet es, als hätten alle gepasst.",
      ],
    },
    end: {
      title: "Das Ende",
      blocks: [
        {
          list: [
            "**Die Welt ist voll** von Plättchen und Städten, oder **der Beutel ist leer**: Die Schlussphase beginnt, 30 Sekunden je Spieler, gemeinsam für alle. Noch ist alles erlaubt.",
            "**Alle haben gepasst:** Es ist sofort vorbei, auch in der Schlussphase.",
            "2000 Befehle lang ist nichts Neues in die Welt gekommen.",
          ],
        },
        "Eine begonnene Schlussphase beendet das Spiel, auch wenn ein Plättchen in den Beutel zurückgeht. Wer dann noch keinen Gott hat, bekommt einen durch das Los. Plättchen in Händen und Reihen zählen nichts.",
      ],
    },
    scoring: {
      title: "Punkte",
      blocks: [
        {
          list: [
            "**Städte:** 5 für jede eigene, die steht, 5 für jede, die du zerstört hast.",
            "**Propheten:** In jedem Königreich bekommt, wer dort die meisten hat, 1 Punkt für jedes seiner Plättchen **ohne Propheten** auf dieser Landschaft. Bei Gleichstand bekommt jeder alles.",
            "**Größtes Königreich** der Landschaft deines Gottes: 15, 10, 5 und 0 nach Rang.",
            "**Meiste Königreiche** der Landschaft deines Gottes: 15, 10, 5 und 0 nach Rang.",
          ],
        },
        "Ein Königreich ist eine Landschaft über mindestens zwei verschiedene Plättchen, die über Kanten zusammenhängen. Ein Plättchen gehört mit jeder seiner Landschaften zu einem Königreich. Städte gehören zu keinem.",
        "Für die letzten beiden brauchst du keine Propheten. Götter auf gleichem Rang teilen sich die Punkte der Plätze, die sie füllen, abgerundet; ein Gott ohne Königreich bekommt nichts. Landschaften von Göttern, die niemand hat, zählen dort nicht mit, Propheten in ihnen schon.",
        "Die meisten Punkte gewinnen; bei Gleichstand gewinnt ihr gemeinsam.",
      ],
    },
    start: {
      title: "Der Start",
      blocks: [
        "Sind alle bereit, fällt der Startschuss, und jeder hat zwei Plättchen in der Hand. Vorher geht nichts.",
        "Drei Entscheidungen machen eine Partie: Züge, Götter, Fehler. Alles verträgt sich mit allem, und ihr dürft Marken dafür werfen.",
      ],
    },
    timed: {
      title: "Die Sanduhr",
      blocks: [
        "Einer nach dem anderen im Uhrzeigersinn, zuerst, wen das Los bestimmt; alle mit leeren Händen. **30 Sekunden** (Sache des Tisches) für beliebig viele Aktionen. Du darfst deinen Zug früher beenden.",
        "Ist der Sand durch, kommt, was du hältst, in deine Reihe, was nicht hineingeht in den Beutel. Zwischen deinen Zügen sind deine Hände leer; du darfst nur in deiner eigenen Reihe wenden, Fehler anzeigen und gehen. War der Spieler am Zug an deiner Reihe, wartest du, bis sein Zug vorbei ist.",
        "Gepasst wird nicht: Ein Zug ohne Tat gilt als Passen (wenden ist keine Tat, eine richtige Anzeige schon). Tun das alle der Reihe nach, ist es vorbei.",
        "Ist die Welt voll oder der Beutel leer, wird der Zug zu Ende gespielt; dann hat jeder noch einen, und wer es ausgelöst hat, ist der Letzte.",
      ],
    },
    secret: {
      title: "Offene oder geheime Götter",
      blocks: [
        "**Offene** Götter wählt man während des Spiels, und mit ihnen die Propheten ihrer Farbe.",
        "Bei **geheimen** Göttern nimmt sich jeder vor dem Start eine Farbe und bekommt durch das Los einen Gott, den niemand sonst kennt. Propheten gibt es vom ersten Plättchen an. Städte und Mehrheiten zählen für deine Farbe, das größte und die meisten Königreiche für deinen Gott, alles zusammen auf deinem Zeiger. Gezeigt werden die Götter bei der Wertung.",
        "Zu zweit mit je zwei Göttern gibt es keine geheimen.",
      ],
    },
    numbers: {
      title: "Zu zweit, zu dritt, zu viert",
      blocks: [
        {
          table: [
            ["Spieler", "Götter", "Propheten je Farbe", "Plätze je Reihe"],
            ["4", "einer für jeden", "10", "10"],
            ["3", "einer für jeden, einer bleibt weg", "13", "13"],
            ["2", "zwei für jeden", "10", "20"],
            ["2", "einer für jeden, zwei bleiben weg", "13", "20"],
          ],
        },
      ],
    },
    two: {
      title: "Zwei Götter für jeden",
      blocks: [
        "Zwei Spieler mit vier Göttern führen je zwei Farben. Bei Propheten und Städten sagst du, welche; ob ein Vorrat leer ist, gilt für jede Farbe einzeln, und Mehrheiten zählen nach Farben, auch zwischen deinen beiden.",
        "Eine zerstörte Stadt zählt für eine deiner Farben: die du nennst, sonst die des Propheten, den du dabei hinstellst, sonst die mit weniger Marken.",
        "Jede Farbe hat eigene Punkte. Verglichen wird der **untere** Zeiger jedes Spielers: Der höhere davon gewinnt. Sind sie gleich, entscheiden die oberen.",
      ],
    },
    mistakes: {
      title: "Fehler",
      blocks: [
        "Gewöhnlich **verhindert** der Tisch ein Plättchen, das nicht passt. Werden Fehler stattdessen **angezeigt**, geht jedes Plättchen auf jedes leere Feld und liegt, bis es jemand merkt. Anzeigen darf jeder jederzeit bis zur Wertung, auch wer es selbst gelegt hat.",
        {
          list: [
            "**Richtig** ist eine Anzeige, wenn das Plättchen jetzt weniger als zwei gerade Kanten hat oder zu einem Nachbarn nicht passt, der vor ihm da war. Eine falsche ändert nichts.",
            "Das Plättchen kommt in die Reihe dessen, der es gelegt hat (ist sie voll: in den Beutel), sein Prophet in den Vorrat zurück. Wurde es binnen 3 Sekunden gemerkt, kommt es zurück auf die Hand.",
            "Dann geht jedes Plättchen neben der Lücke, dem weniger als zwei Kanten bleiben, in den Beutel, und so fort; Propheten kehren in ihre Vorräte zurück, Städte in den Bestand. Daran ist niemand schuld.",
          ],
        },
        "Städte werden immer geprüft, beim Bauen wie beim Zerstören.",
      ],
    },
    penalties: {
      title: "Strafen",
      blocks: [
        "Mit Strafen kostet jede richtige Anzeige den Schuldigen auch einen Propheten, für immer: den auf dem Plättchen, sonst einen aus dem Vorrat, sonst einen seiner Wahl von einem Plättchen. Für die Wahl sind 10 Sekunden Zeit, und bis dahin geht nichts anderes; danach trifft es den, der am längsten steht.",
        "Wer keinen Propheten oder keinen Gott hat, verliert nichts. Anfänger kann man beim Aufstellen des Tisches verschonen.",
      ],
    },
  },
};
