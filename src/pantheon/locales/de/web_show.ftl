# Die Wertung als Schauspiel, in jedem Spiel.

web-show-title = Die Wertung
web-show-step = { $title }. { $words }
web-show-sums = Zwischenstand
web-show-of = Schritt { $step } von { $steps }
web-show-back = Einen Schritt zurück
web-show-next = Nächster Schritt
web-show-play = Automatisch weiter
web-show-pause = Anhalten
web-show-skip = Überspringen
web-show-done = Zum Ergebnis
