# What somebody likes: the settings, on a page of their own and in a window above a table.

web-title-settings = Settings
web-settings-lead = Saved in this browser and applied at once. No one else at a table sees or hears any of it.
web-settings-forgets = This browser saves nothing: your settings last until you close the page. No one else at a table sees or hears any of it.

web-settings-look = Language and appearance
web-settings-language-system = Same as browser
web-settings-theme = Theme
web-settings-theme-system = Same as system
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-contrast = Contrast
web-settings-contrast-system = Same as system
web-settings-contrast-usual = Standard
web-settings-contrast-more = More
web-settings-motion = Motion
web-settings-motion-system = Same as system
web-settings-motion-full = Full
web-settings-motion-reduced = Reduced

web-settings-table = At the table
web-settings-confirm = Confirm before playing on the map
web-settings-confirm-finger = Touch only
web-settings-confirm-always = Touch and mouse
web-settings-confirm-hint = The first tap or click shows what would happen; the second one does it. 4 Gods is too fast for that.
web-settings-automatic = Deus: take simple gains automatically
web-settings-step = Replay step size

web-settings-sounds = Sounds
web-settings-sound = Play sounds
web-settings-volume = Volume
web-settings-percent = { $percent }%
web-settings-sound-turns = Your turn
web-settings-sound-moves = Moves: placing, drawing, flipping
web-settings-sound-events = Big events: a nation, a city, the end
web-settings-sound-refusals = Refused moves
web-settings-sound-clocks = Time running out
web-settings-listen = Listen
web-settings-listen-to = Listen to: { $sound }

web-settings-reset = Restore all defaults
