# Cette langue, dans ses propres mots : son nom, son sigle, et son code avec un pays pour les aperçus de liens.

language-name = Français
language-label = FR
language-locale = fr_FR
