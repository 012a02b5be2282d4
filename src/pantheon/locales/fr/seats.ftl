# Comment s’appellent les places des jeux.

god-crimson = Carmin
god-gold = Or
god-azure = Azur
god-jade = Jade
seat-south = Sud
seat-west = Ouest
seat-north = Nord
seat-east = Est
