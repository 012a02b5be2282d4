# Diese Sprache in eigenen Worten: Name, Kürzel, und ihr Code mit Land für Vorschauen von Links.

language-name = Deutsch
language-label = DE
language-locale = de_DE
