# Was jemand mag: die Einstellungen, auf einer eigenen Seite und in einem Fenster über einem Tisch.

web-title-settings = Einstellungen
web-settings-lead = Sie werden in diesem Browser gespeichert und gelten sofort. Niemand sonst am Tisch sieht oder hört etwas davon.
web-settings-forgets = Dieser Browser speichert nichts: Was du hier einstellst, gilt, bis du die Seite schließt. Niemand sonst am Tisch sieht oder hört etwas davon.

web-settings-look = Sprache und Aussehen
web-settings-language-system = Wie der Browser
web-settings-theme = Farben
web-settings-theme-system = Wie das System
web-settings-theme-light = Hell
web-settings-theme-dark = Dunkel
web-settings-contrast = Kontrast
web-settings-contrast-system = Wie das System
web-settings-contrast-usual = Normal
web-settings-contrast-more = Stärker
web-settings-motion = Bewegung
web-settings-motion-system = Wie das System
web-settings-motion-full = Voll
web-settings-motion-reduced = Reduziert

web-settings-table = Am Tisch
web-settings-confirm = Nachfragen, bevor ein Feld belegt wird
web-settings-confirm-finger = Nur mit dem Finger
web-settings-confirm-always = Auch mit der Maus
web-settings-confirm-hint = Die erste Berührung zeigt, was geschehen würde, die zweite führt es aus. 4 Gods ist dafür zu schnell.
web-settings-automatic = Deus: einfache Gewinne automatisch nehmen
web-settings-step = Schrittweite beim Zurückschauen

web-settings-sounds = Töne
web-settings-sound = Töne an
web-settings-volume = Lautstärke
web-settings-percent = { $percent } %
web-settings-sound-turns = Wenn ich am Zug bin
web-settings-sound-moves = Handgriffe: legen, ziehen, wenden
web-settings-sound-events = Große Ereignisse: eine Nation, eine Stadt, das Ende
web-settings-sound-refusals = Wenn etwas nicht geht
web-settings-sound-clocks = Wenn die Zeit abläuft
web-settings-listen = Anhören
web-settings-listen-to = Anhören: { $sound }

web-settings-reset = Alles zurücksetzen
