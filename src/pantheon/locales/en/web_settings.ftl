# What somebody likes: the settings, on a page of their own and in a window above a table.

web-title-settings = Settings
web-settings-lead = Kept in this browser and set at once. Nobody else at a table sees or hears any of it.
web-settings-forgets = This browser keeps nothing: what you set here lasts until you close the page. Nobody else at a table sees or hears any of it.

web-settings-look = Language and look
web-settings-language-system = As the browser
web-settings-theme = Colours
web-settings-theme-system = As the system
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-contrast = Contrast
web-settings-contrast-system = As the system
web-settings-contrast-usual = Usual
web-settings-contrast-more = More
web-settings-motion = Motion
web-settings-motion-system = As the system
web-settings-motion-full = Full
web-settings-motion-reduced = Hardly any

web-settings-table = At the table
web-settings-confirm = Ask once more before a place on the map is taken
web-settings-confirm-finger = With a finger only
web-settings-confirm-always = With the mouse, too
web-settings-confirm-hint = The first touch or click shows what would happen, the second one does it. 4 Gods is too fast for that.
web-settings-automatic = Deus: take plain gains at once
web-settings-step = Steps when looking back

web-settings-sounds = Sounds
web-settings-sound = Sounds on
web-settings-volume = Volume
web-settings-percent = { $percent }%
web-settings-sound-turns = My turn
web-settings-sound-moves = What hands do: laying, drawing, flipping
web-settings-sound-events = Great events: a nation, a city, the end
web-settings-sound-refusals = What does not work
web-settings-sound-clocks = Time running out
web-settings-listen = Listen
web-settings-listen-to = Listen to: { $sound }

web-settings-reset = Everything as it was at first
