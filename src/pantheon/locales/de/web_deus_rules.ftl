# Die Regeln von Deus im Browser: Karten, Gelände.

web-deus-rules-village = Dorf
