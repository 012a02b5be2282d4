# Das Ergebnis einer Partie, und die Punkte in ihrem Verlauf.

web-result-ahead = { $points ->
    [one] 1 Punkt Vorsprung
   *[other] { $points } Punkte Vorsprung
  }
web-result-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
  }
web-result-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  }
web-result-moves = { $moves ->
    [one] 1 Schritt
   *[other] { $moves } Schritte
  }
web-result-sources = Woher die Punkte kommen
web-result-total = Summe
web-result-place = { $place }. Platz
web-result-tie-by = Bei Gleichstand: { $what }
web-result-new = Neue Partie
web-result-watch = Noch einmal ansehen
web-result-details = Einzelheiten
web-result-share = Bild teilen
web-result-shared = Das Bild ist fertig.
web-result-no-picture = Dieser Browser kann das Bild nicht erstellen.

web-course = Punkte im Verlauf der Partie
web-course-of = Punkte im Verlauf der Partie: { $names }. Die Zahlen stehen in der Tabelle darunter.
web-course-rounds = nach Runden; Antippen zeigt den Stand zu diesem Zeitpunkt
web-course-minutes = nach Minuten; Antippen zeigt den Stand zu diesem Zeitpunkt
web-course-move = Nach Schritt
