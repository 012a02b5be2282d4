# How the seats of the games are called.

god-crimson = Crimson
god-gold = Gold
god-azure = Azure
god-jade = Jade
seat-south = South
seat-west = West
seat-north = North
seat-east = East
