# Die Regelseiten.

web-rules-of = Die Regeln von { $game }
web-rules-short = Die Beispiele zu diesen Regeln kommen zusammen mit dem Spielplan für den Browser.
web-rules-unknown = Dieses Spiel gibt es hier nicht.
web-rules-contents = Inhalt
web-rules-learn = Beim Spielen lernen
web-rules-play = Zu den Tischen
web-rules-examples = { $number ->
    [one] { $number } Beispiel auf dem Spielplan zeigen
   *[other] { $number } Beispiele auf dem Spielplan zeigen
  }
web-rules-example = Beispiel
web-rules-no-example = Dieses Beispiel gibt es nicht.
web-rules-print = Diese Regeln drucken
web-rules-steps = Schritt für Schritt
web-rules-steps-of = Schritt für Schritt: { $title }
web-rules-close = Beispiel schließen
web-rules-scenes = Varianten des Beispiels
web-rules-back = Zurück
web-rules-next = Weiter
web-rules-step = { $step } von { $steps }
web-rules-given = Das ist die Stellung
web-rules-refused = Nicht erlaubt:
web-rules-display = Auslage
web-rules-hand = { $name } hat auf der Hand
web-rules-empty = leeres Feld

# Von einem Beispiel aus weiterspielen.

web-rules-try = Selbst ausprobieren
web-rules-try-turn = { $name } – { $words }
web-rules-try-leave = Zurück zum Beispiel
web-rules-try-seat = Spielen für
web-rules-try-moves = Bisher gespielt
web-rules-try-nothing = Noch nichts. Du ziehst für alle; nichts wird gespeichert.
web-rules-try-clock = Zeit vergehen lassen: { $words }
web-rules-city-standing = eine Stadt
web-rules-city-safe = eine sichere Stadt

web-mark-rulebook = So steht es in der Anleitung
web-mark-rulebook-sign = A
web-mark-source = Aus einer anderen öffentlichen Quelle
web-mark-source-sign = Q
web-mark-ruling = Unsere Entscheidung, wo es keine Regel gibt
web-mark-ruling-sign = U

# Our rulings: where a rulebook leaves something open.

web-rulings = Unsere Entscheidungen
web-rulings-lead = Hier sagt die Anleitung nichts, zu wenig oder Widersprüchliches. So machen wir es, und das ist der Grund.
web-rulings-legend = Die Zeichen hinter den Regeln zeigen, woher sie stammen:
web-rulings-of = Unsere Entscheidung: { $title }
ruling-book = Die Anleitung:
ruling-ours = Hier:
ruling-why = Warum:
