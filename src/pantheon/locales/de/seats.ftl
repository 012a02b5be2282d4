# Wie die Plätze der Spiele heißen.

god-crimson = Karmesin
god-gold = Gold
god-azure = Azur
god-jade = Jade
seat-south = Süd
seat-west = West
seat-north = Nord
seat-east = Ost
