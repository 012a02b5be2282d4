# Was andere von einer Seite sehen, bevor sie sie öffnen: ein Reiter, eine Suche, ein Link in einem Chat. Nur der Server
# sagt das.

preview-home = Spiele 4 Gods, Deus und Gods im Browser: sofort gegen Bots oder per Link gemeinsam mit anderen. Ohne Konto, ohne Installation.
preview-rules = Regeln von { $game }
preview-rules-words = Wie { $game } gespielt wird, mit Bildern und Beispielen zum Weiterspielen.
preview-example = { $title }: Regeln von { $game }
preview-learn = { $game } lernen
preview-learn-words = Lerne { $game } in einer richtigen Partie, Schritt für Schritt, in wenigen Minuten.
preview-cards-words = Alle Karten von Deus mit ihrem Text und woher er stammt.
preview-settings = Einstellungen
preview-settings-words = Bewegung, Töne, Farben und Sprache, wie du sie magst.
preview-table = { $game }: { $names }
preview-move = Schritt { $move } von { $game }: { $names }
preview-empty = { $game }: ein neuer Tisch
preview-open-words = Dieser Tisch wartet noch auf Mitspielende. Nimm Platz oder sieh zu.
preview-full-words = Alle sind da: Gleich geht es los.
preview-running-words = Diese Partie läuft gerade. Komm und sieh zu.
preview-finished-words = Diese Partie ist zu Ende. Sieh sie dir Schritt für Schritt an.
preview-resigned = Aufgegeben: { $names }
preview-abandoned-words = Diese Partie wurde abgebrochen; niemand hat gewonnen.
preview-points = { $result } ({ $points })
preview-private = Ein Tisch bei Pantheon
preview-private-words = Dieser Tisch ist nur für die, die daran spielen.
