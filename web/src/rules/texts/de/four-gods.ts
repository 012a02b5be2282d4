import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Alle bauen gleichzeitig an derselben Welt. Lege passende Geländeplättchen, setze Propheten in die Königreiche und wähle deinen Gott, bevor dir jemand zuvorkommt. Ist der Beutel leer oder die Welt voll, bleibt noch eine halbe Minute pro Person.",
  sections: {
    idea: {
      title: "Worum es geht",
      blocks: [
        "Züge gibt es nicht. Alle ziehen, drehen, legen und nehmen mit zwei Händen, alle auf einmal, und wer zuerst kommt, mahlt zuerst. (Wenn ihr es ruhiger mögt, spielt **rundenbasiert** mit der Sanduhr.)",
        "Aus Geländeplättchen wächst eine Welt aus Meer, Ebene, Wald und Gebirge. Ein zusammenhängendes Gebiet einer Geländeart über mindestens zwei Plättchen ist ein **Königreich**. Zu jedem der vier Götter gehört eine Geländeart:",
        {
          table: [
            ["Gott", "Geländeart", "Propheten"],
            ["Göttin der Fischmenschen", "Meer", "blau"],
            ["Gott der Menschen", "Ebene", "gelb"],
            ["Göttin der Elfen", "Wald", "grün"],
            ["Gott der Zwerge", "Gebirge", "grau"],
          ],
        },
        "Punkte, im Spiel Göttlicher Einfluss (GE) genannt, bringen dir Prophetenmehrheiten in Königreichen, Legendäre Städte und die Königreiche der Geländeart deines Gottes: das größte, und wie viele es sind.",
      ],
    },
    world: {
      title: "Die Welt und ihre Plättchen",
      blocks: [
        "Die Welt hat **8 mal 8 Felder** in einem Rahmen. {P} Sie heißen a1 bis h8: Buchstaben von Westen, Zahlen von Norden. {O names} Im Beutel sind **92 Plättchen** mit zwei verschiedenen Seiten. {B}{P}",
        "Jede Seite hat vier Ecken, und jede Ecke zeigt eine Geländeart; keine Seite zeigt alle vier. {B} Gleiche Ecken nebeneinander sind verbunden, ebenso zwei gleiche Ecken schräg gegenüber zwischen zwei verschiedenen anderen: durch die Mitte des Plättchens. {O regions}",
        "Du darfst ein Plättchen beliebig drehen und jede Seite nach oben legen, nur gespiegelt wird nichts. {O matching} Zwei Plättchen **passen** zueinander, wenn an beiden Enden ihrer gemeinsamen Kante dieselben Geländearten liegen. {B} Der Rahmen passt zu allem, und Plättchen, die sich nur an einer Ecke berühren, müssen nicht zueinander passen. {O matching}",
        "Die Seiten der echten Plättchen sind nicht veröffentlicht, unsere sind rekonstruiert. Wenn du die Schachtel hast, kannst du beim Eröffnen eines Tisches die echten Plättchen aus einer Datei laden. {O tile-set}",
      ],
    },
    commands: {
      title: "Wer zuerst kommt",
      blocks: [
        "Alle handeln jederzeit. {B} Alles, was du tust, ist eine Aktion: ziehen, legen, ablegen, wenden, nehmen, einen Gott wählen, errichten, zerstören, passen. Ausgeführt werden Aktionen **in der Reihenfolge, in der sie eintreffen**. {O arrival}",
        "War jemand vor dir an demselben Feld, Plättchen oder Gott, erfährst du sofort, wer es war, und verlierst nichts: Das Plättchen bleibt in deiner Hand. Eine abgelehnte Aktion ändert nichts, und zurückgenommen wird nie etwas. {O arrival}",
        "Jede deiner beiden Hände hält höchstens ein Plättchen. {B} Um einen Gott zu wählen, einen Propheten einzusetzen, eine Stadt zu errichten, zu passen oder einen Fehler zu melden, brauchst du keine freie Hand. {O hands}",
      ],
    },
    draw: {
      title: "Ziehen",
      blocks: [
        "Sind **beide Hände leer**, darfst du ein oder zwei Plättchen aus dem Beutel ziehen, solange deine Ablagereihe nicht voll ist. {B} Du sagst, wie viele, bevor du eines siehst; das erste kommt in die linke Hand. Willst du zwei und ist nur noch eines da, bekommst du dieses. {O hands}",
        "Zwei ziehen darfst du auch, wenn in deiner Reihe nur ein Platz frei ist. In den Beutel zurücklegen darfst du nichts: Passt ein Plättchen von dort nirgends und ist deine Reihe voll, bleibt es in der Hand. {O stuck-tile}",
      ],
    },
    laying: {
      title: "Ein Plättchen legen",
      blocks: [
        "Lege ein Plättchen aus der Hand auf ein leeres Feld, das an **mindestens zwei gerade Kanten** grenzt: des Rahmens, von Plättchen oder von beiden. Es muss zu jedem Plättchen passen, mit dem es eine Kante teilt. {B}",
        "Die Welt beginnt also in ihren vier Ecken und wächst von dort. Eine Stadt hilft dabei nicht: Sie bietet weder eine Kante noch eine Geländeart. {B}",
      ],
    },
    rows: {
      title: "Die Ablagereihen",
      blocks: [
        "Was du nicht legen willst, kommt in deine **Ablagereihe** vor dir, auf einen beliebigen freien Platz, mit beliebiger Seite nach oben. Eine Reihe hat zu viert 10 Plätze, zu dritt 13, zu zweit 20. {B} Legst du zwei Plättchen ab, sind das zwei Aktionen. {O hands}",
        {
          list: [
            "**Wenden:** mit einer freien Hand, jedes Plättchen jeder Reihe. Es bleibt an seinem Platz. {B}",
            "**Nehmen:** mit einer freien Hand, jedes Plättchen jeder Reihe. Eines aus deiner eigenen Reihe darf dorthin zurück; eines aus einer fremden muss in die Welt oder in **deine** Reihe. {B}",
          ],
        },
        "Eine Ausnahme: Ist deine Reihe voll und passt ein Plättchen aus einer fremden mit keiner Seite auf ein leeres Feld, darf es in die Reihe zurück, aus der es kam; ist auch die voll, in den Beutel. {B} Eine Stadt, die es zerstören könnte, ist kein leeres Feld. {O stuck-tile}",
      ],
    },
    hold: {
      title: "Zeitlimit für genommene Plättchen",
      blocks: [
        "Im gleichzeitigen Spiel darfst du ein Plättchen aus einer Reihe **10 Sekunden** halten (am Tisch einstellbar; für Plättchen aus dem Beutel gibt es kein Zeitlimit). Danach wird es von selbst abgelegt: in deine Ablagereihe; ist sie voll, in die, aus der es kam; ist auch die voll, in den Beutel. Stammt es aus deiner eigenen Reihe und ist diese voll, bleibt es ohne Zeitlimit in der Hand. {O hold}",
        "Was von selbst abgelegt wird, kommt auf den ersten freien Platz und zeigt die Seite, die zuletzt oben war. Trifft es beide Hände, ist das länger gehaltene Plättchen zuerst dran. {O slots}",
      ],
    },
    gods: {
      title: "Einen Gott wählen",
      blocks: [
        "Du beginnst ohne Gott. Jederzeit darfst du einen wählen, der noch frei ist, und behältst ihn die ganze Partie. {B} Wer früh wählt, hat sofort Propheten; wer spät wählt, weiß, welche Geländeart sich lohnt.",
        "Zu zweit mit vier Göttern wählt ihr je zwei, zusammen oder nacheinander. {B}",
      ],
    },
    prophets: {
      title: "Propheten",
      blocks: [
        "Sobald du einen Gott hast, darfst du auf einer Geländeart **des Plättchens, das du gerade gelegt hast**, einen Propheten einsetzen. Er kommt aus deinem Vorrat. Nur wenn der leer ist, darfst du einen derselben Farbe von einem anderen Plättchen versetzen, nie aus einer Stadt. {B}",
        "Setze ihn zusammen mit dem Plättchen ein oder binnen **3 Sekunden**, solange du dazwischen nichts anderes tust. {O window} Auf einem Plättchen steht höchstens ein Prophet; {B} in einem Königreich dürfen beliebig viele stehen. {O crowded-kingdoms}",
      ],
    },
    cities: {
      title: "Legendäre Städte",
      blocks: [
        "Sobald du einen Gott hast, darfst du eine Legendäre Stadt **errichten**, solange eines der **8 Stadtplättchen** übrig ist: auf einem leeren Feld, das an zwei gerade Kanten grenzt, mit einem Propheten aus dem Vorrat oder, wenn der leer ist, von einem Plättchen. Welche Geländearten ringsum liegen, spielt keine Rolle. {B} Ohne Propheten kannst du keine errichten. Städte dürfen nebeneinanderliegen. {O cities}",
        "Hast du einen Gott und hältst ein Plättchen, das du auf das Feld einer fremden Stadt legen dürftest, darfst du sie damit **zerstören**. Ihr Prophet ist aus dem Spiel, das Stadtplättchen gehört dir und zählt 5 Punkte, und auf deinem Plättchen darfst du wie sonst einen Propheten einsetzen. {B}",
        "Eine Stadt, an deren Stelle kein Plättchen je passen kann, ist **sicher**: wenn alle vier Geländearten um sie liegen oder wenn sich zwei Nachbarn an der gemeinsamen Ecke widersprechen, {B} und mit unseren Plättchen auch, wenn sich zwei Geländearten um sie herum abwechseln. Der Tisch kennzeichnet sichere Städte. {O protected}",
      ],
    },
    passing: {
      title: "Passen",
      blocks: [
        "Wenn du nichts mehr vorhast, passt du, auch mit Plättchen in der Hand. Willst du doch weiterspielen, passe noch einmal oder tu einfach etwas. Jede Änderung der Welt hebt das Passen aller auf, weil sie etwas eröffnen kann; was mit Händen und Reihen geschieht, hebt es nicht auf, die Wahl eines Gottes auch nicht. {O passing}",
      ],
    },
    sees: {
      title: "Wer was sieht",
      blocks: [
        "Alle sehen die Welt, die oberen Seiten in den Reihen, Vorräte, Städte, Stadtplättchen, offene Götter und die Zahl der Plättchen im Beutel. Von den Plättchen in deinen Händen siehst du beide Seiten, von fremden Händen nur, wie viele Plättchen sie halten und ob sie aus dem Beutel oder einer Reihe stammen. Ein Tisch kann mehr vereinbaren: dass passende Felder und die Größe der Königreiche gezeigt und die Reihen durchsucht werden. {O sight}",
        "Die verdeckte Seite eines Plättchens in einer Reihe kennt, wer es gehalten oder diese Seite oben gesehen hat. Der Tisch merkt sie sich für dich; er kann auch verlangen, dass ihr sie euch selbst merkt, oder alle verdeckten Seiten zeigen. Was in den Beutel kommt, ist vergessen. {O undersides}",
      ],
    },
    leaving: {
      title: "Untätig oder ausgestiegen",
      blocks: [
        "Hat im gleichzeitigen Spiel einmal jemand gepasst oder ist ausgestiegen, passt auch, wer **60 Sekunden** lang nichts tut (am Tisch einstellbar). Mit jeder Änderung der Welt beginnt die Zeit von vorn. {O inactivity}",
        "Wer aussteigt, passt bis zum Ende. Plättchen in der Hand kommen in die eigene Ablagereihe oder, wenn sie voll ist, in den Beutel; Reihe, Propheten, Städte und Punkte bleiben. Steigen alle aus, endet die Partie, als hätten alle gepasst. {O leaving}",
      ],
    },
    end: {
      title: "Das Ende",
      blocks: [
        {
          list: [
            "**Die Welt ist voll** von Plättchen und Städten, oder **der Beutel ist leer**: Die Schlussphase beginnt, 30 Sekunden pro Person, gemeinsam für alle. Noch ist alles erlaubt. {B}",
            "**Alle haben gepasst:** Die Partie endet sofort, {B} auch in der Schlussphase. {O final-phase}",
            "**Es geht nicht weiter:** 2000 Aktionen hintereinander (am Tisch einstellbar) hat niemand einen Gott gewählt, und die Welt enthielt nie mehr Plättchen und Städte als schon zuvor. {O guard}",
          ],
        },
        "Hat die Schlussphase begonnen, beendet sie die Partie, auch wenn ein Plättchen in den Beutel zurückkommt. {O final-phase} Wer noch keinen Gott hat, wird zu ihrem Beginn daran erinnert und bekommt am Ende der Partie, wie auch immer sie endet, einen zugelost. {O late-gods} Plättchen in Händen und Reihen zählen nichts. {O no-points}",
      ],
    },
    scoring: {
      title: "Wertung",
      blocks: [
        {
          list: [
            "**Legendäre Städte:** 5 Punkte für jede deiner Städte, die noch steht, und 5 für jede, die du zerstört hast. {B}",
            "**Propheten:** Wer in einem Königreich die meisten Propheten hat, bekommt 1 Punkt für jedes Plättchen des Königreichs **ohne Propheten** auf dieser Geländeart. Bei Gleichstand bekommen alle Beteiligten die volle Punktzahl. {B} Auch ein einziges solches Plättchen zählt. {O crowded-kingdoms}",
            "**Größtes Königreich** der Geländeart deines Gottes: 15, 10, 5 und 0 Punkte nach Rang. {B}",
            "**Meiste Königreiche** der Geländeart deines Gottes: 15, 10, 5 und 0 Punkte nach Rang. {B}",
          ],
        },
        "Ein Königreich ist eine Geländeart über mindestens zwei verschiedene Plättchen, die über gemeinsame Kanten zusammenhängen. Ein Prophet in einem Gebiet, das nur ein Plättchen umfasst, bringt nichts. Ein Plättchen kann mit jeder seiner Geländearten zu einem Königreich gehören. Städte gehören zu keinem. {B} In jedem seiner Königreiche zählt ein Plättchen einmal. An einer falschen Kante ist das Gebiet an dem Ende verbunden, an dem es übereinstimmt. {O regions}",
        "Für die letzten beiden brauchst du keine Propheten. Götter auf gleichem Rang teilen sich die Punkte der Ränge, die sie belegen, abgerundet. {B} Ein Gott ohne Königreich bekommt nichts. {O no-points} Geländearten von Göttern, die nicht im Spiel sind, zählen hier nicht mit, Propheten auf ihnen aber schon. {B}",
        "Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnt ihr gemeinsam. {B}",
      ],
    },
    start: {
      title: "Der Start",
      blocks: [
        "Das gleichzeitige Spiel beginnt, sobald alle bereit sind, mit zwei Plättchen in den Händen jedes Spielers. {B} Ausgeteilt und gezeigt werden sie erst dann; vorher kannst du nur angeben, dass du bereit bist, aussteigen oder bei verdeckten Göttern eine Farbe wählen. {O start}",
        "Züge, Götter und zu zweit die Zahl der Götter machen den Spielmodus aus. Kombiniert alles beliebig oder werft die Spielmodus-Plättchen dafür. {B} Kommen dabei zu zweit vier Götter heraus, bleiben sie offen. {O secret-gods} Was mit Fehlern geschieht, ist eine Einstellung von uns und wird nicht mitgeworfen. {O mistakes-option}",
      ],
    },
    timed: {
      title: "Rundenbasiert",
      blocks: [
        "Ihr seid im Uhrzeigersinn nacheinander am Zug; wer beginnt, wird ausgelost, und alle beginnen mit leeren Händen. Du hast **30 Sekunden** für beliebig viele Aktionen. {B} Der Tisch kann eine andere Länge festlegen, und du darfst deinen Zug früher beenden. {O timed-turn}",
        "Ist die Sanduhr abgelaufen, kommt, was du hältst, in deine Ablagereihe oder, wenn sie voll ist, in den Beutel, {B} woher es auch stammt. {O timed-turn} Zwischen deinen Zügen sind deine Hände leer, und du darfst nur in deiner eigenen Reihe wenden, Fehler melden, {B} einen geschuldeten Propheten abgeben und aussteigen. Wurde in diesem Zug schon in deiner Reihe gewendet oder genommen, wartest du dort, bis er vorbei ist. Einen Gott wählst du nur in deinem eigenen Zug. {O off-turn}",
        "Eine Aktion zum Passen gibt es nicht: Ein Zug, in dem du nur wendest oder nichts tust, gilt als Passen, es sei denn, in ihm wird ein Fehler zu Recht gemeldet. Passen so alle nacheinander, endet die Partie. {O timed-pass}",
        "Ist die Welt voll oder der Beutel leer, haben alle noch einen Zug, {B} sobald der laufende beendet ist; zuletzt dran ist, wer das Ende ausgelöst hat. Passen kürzt daran nichts ab. {O final-phase}",
      ],
    },
    secret: {
      title: "Offene oder verdeckte Götter",
      blocks: [
        "**Offene** Götter wählt ihr während der Partie, und mit ihnen bekommt ihr die Propheten ihrer Farbe. {B}",
        "Bei **verdeckten** Göttern wählen alle vor dem Start eine Prophetenfarbe; {B} wer zuerst kommt, hat sie, und wer keine wählt, bekommt eine zugelost. {O secret-gods} Dann bekommst du einen Gott zugelost, den sonst niemand kennt. Propheten darfst du vom ersten Plättchen an einsetzen. Städte und Mehrheiten zählen für deine Farbe, das größte Königreich und die Zahl der Königreiche für deinen Gott, alles mit dem Wertungsmarker deiner Farbe. Aufgedeckt werden die Götter bei der Wertung. {B}",
        "Auch zu zweit mit je zwei Göttern dürfen sie verdeckt sein, doch die Anleitung rät davon ab. {B} Jeder von euch wählt zwei Farben und bekommt zwei Götter zugelost, den ersten zu der Farbe, die zuerst gewählt wurde. {O secret-gods}",
      ],
    },
    numbers: {
      title: "Zu zweit, zu dritt, zu viert",
      blocks: [
        {
          table: [
            ["Spieler", "Götter", "Propheten je Farbe", "Plätze je Reihe"],
            ["4", "je einer", "10", "10 {B}"],
            ["3", "je einer, einer bleibt übrig", "13", "13 {B}"],
            ["2", "je zwei (Standard)", "10", "20 {B}{O two-players}"],
            ["2", "je einer, zwei bleiben übrig", "13", "20 {B}"],
          ],
        },
      ],
    },
    two: {
      title: "Je zwei Götter",
      blocks: [
        "Zu zweit mit vier Göttern spielt ihr je zwei Farben. Bei jedem Propheten und jeder Stadt bestimmst du die Farbe, und Mehrheiten zählen je Farbe, auch zwischen deinen beiden. {B} Jede Farbe hat ihren eigenen Vorrat, und keine kann eine Stadt der anderen zerstören. {O two-players}",
        "Eine zerstörte Stadt zählt für eine deiner Farben: für die, die du nennst, sonst für die des Propheten, den du dabei einsetzt, sonst für die mit weniger Stadtplättchen, bei gleich vielen für die des Gottes, den du zuerst gewählt hast. {O two-players}",
        "Jede Farbe wird einzeln gewertet. Vergleicht eure **hinteren** Wertungsmarker: Wessen hinterer weiter vorn liegt, gewinnt. Sind sie gleichauf, entscheiden die vorderen; sind auch die gleichauf, gewinnt ihr gemeinsam. {B}",
      ],
    },
    mistakes: {
      title: "Fehler",
      blocks: [
        "Normalerweise **lehnt** der Tisch ein falsch gelegtes Plättchen **ab**. {O mistakes-option} Werden Fehler stattdessen **gemeldet**, lässt sich jedes Plättchen auf jedes leere Feld legen und bleibt dort, bis es jemandem auffällt. Bis zur Wertung dürfen es die anderen jederzeit melden, {B} und auch, wer es selbst gelegt hat, sogar in der Schlussphase. Kein Tipp weist je auf einen Fehler hin. {O who-calls}",
        {
          list: [
            "**Richtig** ist eine Meldung, wenn das Plättchen jetzt an weniger als zwei gerade Kanten grenzt oder zu einem früher gelegten nicht passt. {O at-fault} Eine falsche ändert nichts; ein Tisch kann festlegen, dass sie einen Propheten kostet. {O wrong-calls}",
            "Wer das Plättchen gelegt hat, bekommt es in die eigene Reihe zurück (ist sie voll, kommt es in den Beutel) und den Propheten darauf in den Vorrat. {B}{O at-fault} Wird der Fehler sofort gemeldet, kommt das Plättchen stattdessen zurück in die Hand: {B} binnen 3 Sekunden und vor der nächsten eigenen Aktion. {O window}",
            "Dann kommt jedes Plättchen neben der Lücke, das an weniger als zwei gerade Kanten grenzt oder zu einem früher gelegten nicht passt, in den Beutel, und so weiter; Propheten kehren in ihren Vorrat zurück, und niemand ist daran schuld. {B} Eine Stadt, der weniger als zwei Kanten bleiben, kommt zu den übrigen Stadtplättchen zurück, ihr Prophet in den Vorrat. Fehler anderswo bleiben, bis jemand sie meldet. {O sweep}",
          ],
        },
        "Errichten und Zerstören von Städten werden immer geprüft. {O cities}",
      ],
    },
    penalties: {
      title: "Strafen",
      blocks: [
        "Mit Strafen kostet jede richtige Meldung den Schuldigen auch einen Propheten, und zwar endgültig: den auf dem Plättchen, sonst einen aus dem Vorrat, sonst einen seiner Wahl von einem Plättchen, nie aus einer Stadt. {B} Das gilt auch, wenn er sein eigenes Plättchen meldet. {O who-calls} Für die Wahl bleiben 10 Sekunden, in denen sonst nur Aussteigen möglich ist; danach zahlt der vollere Vorrat oder der Prophet, der am längsten steht. {O penalty}",
        "Wer keinen Propheten oder keinen Gott hat, verliert nichts. {O penalty} Anfänger können beim Eröffnen des Tisches davon ausgenommen werden. {B}",
      ],
    },
  },
};
