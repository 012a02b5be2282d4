# Die Regeln von Deus im Browser: Karten, Gelände.

web-deus-rules-village = Dorf
web-deus-rules-known-all = wie veröffentlicht
web-deus-rules-known-most = wie veröffentlicht, die Grenze ist von uns
web-deus-rules-known-effect = Wirkung wie veröffentlicht, Preis von uns
web-deus-rules-known-cost = Preis wie veröffentlicht, Wirkung von uns
web-deus-rules-known-none = von uns
