# This language by itself: its name and a short label, as they stand among the languages to choose from, and its
# code with a country for those who show links (`language_COUNTRY`).

language-name = English
language-label = EN
language-locale = en_GB
