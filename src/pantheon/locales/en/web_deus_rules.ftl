# The rules of Deus in the browser: cards, lands.

web-deus-rules-village = village
