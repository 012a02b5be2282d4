# The tutorial of Deus: guided first turns.

web-learn-deus-title = Your first realm
web-learn-deus-words = You sit down at a real table against an unhurried bot, and a guide beside you says what to try next.
web-learn-deus-time = About ten minutes
web-learn-deus-safe = There is no clock, and you see what a card brings before you build it
web-learn-deus-map = This is the land
web-learn-deus-map-words = Forests give wood, mountains stone, swamps clay, fields wheat; only ships go to sea. Point at a region, or touch it, to read what it is. Drag the map to move it, turn the wheel or spread two fingers to come closer.
web-learn-deus-villages = Barbarian villages
web-learn-deus-villages-words = The lit regions are villages. Nobody builds there. The figure is their victory points (VP): they go to whoever surrounds the village and has most units there. More of that later.
web-learn-deus-goods = What you have
web-learn-deus-goods-words = First row: gold, wood, stone, clay, wheat, and at its end your VP. Second row: your pieces, those ready and + those in reserve. Third row: cards in hand, then how many cards lie in each of your columns. All of that is open, only VP and hands are not.
web-learn-deus-card = Your hand
web-learn-deus-card-words = Every card has a colour, a cost at the top, and an effect in signs and words. To read one in large, rest the pointer on it or hold a finger on it. In a turn you do exactly one thing: build one card, or offer cards to a god.
web-learn-deus-pick = Take the Sawyers’ Yard
web-learn-deus-pick-words = Green cards are production. This one costs 1 clay and 1 wheat, and brings 2 wood for each of your production buildings in a forest. Click it, or press 1.
web-learn-deus-site = Where to?
web-learn-deus-site-words = With the card comes a building. The first one goes to the edge of the map, where regions glow; the figures tell what the card would bring there. Choose a forest: only there it gives wood. With keys: Tab to the map, arrows, Enter.
web-learn-deus-pay = The price
web-learn-deus-pay-words = Below you see what you pay and what you get. Any resource may be replaced by 4 gold: “Pay otherwise” (P) shows the ways. Here it is not worth it, so leave it as it is.
web-learn-deus-build = Build
web-learn-deus-build-words = Nothing has been done so far; you may still choose another region or another card. Press “Build”, or Enter.
web-learn-deus-fired = The column has fired
web-learn-deus-fired-words = The card lies in your green column now, and it has given you wood. As long as nothing new was shown you can take a turn back with Undo (U). Your turn is over; now the bot plays.
web-learn-deus-column = All of them again
web-learn-deus-column-words = This is the heart of Deus: with each new card all cards of its column act again, from the bottom up. When it is your turn, build the Day Labourers for 1 gold: first the Sawyers’ Yard gives wood again, then the new card asks where to harvest: answer below. The building goes beside your region; any other empty edge costs 3 VP.
web-learn-deus-pieces = Pieces run out
web-learn-deus-pieces-words = Both your production buildings stand on the map, so you have none ready: 0, and 3 in reserve. Without a piece a card cannot be built. Fresh ones come from the gods.
web-learn-deus-unit = A unit beside a village
web-learn-deus-unit-words = Red cards bring units. The Ballista costs 1 wood and 1 stone and takes 1 VP from each village beside your units. When it is your turn, build it so that the unit stands beside a village. It may go into a region of yours, too: pieces of different kinds share one.
web-learn-deus-attack = Attacks
web-learn-deus-attack-words = When all regions around a village are occupied, seas too and by whomever, and one of them holds a unit, it is attacked at once. Most units beside it win its VP; tied, most buildings. Point at a village to see how it stands.
web-learn-deus-temple = Temples
web-learn-deus-temple-words = A temple costs one of each resource and goes into a land region of yours. It fires nothing, but brings up to 12 VP at the end. The first needs nothing more; the second needs a card in each of the five other columns, the third two, and so on.
web-learn-deus-offer = Make an offering
web-learn-deus-offer-words = If nothing fits, offer. When it is your turn, press “Make an offering” (O), then the cards. The first lies on top, and its colour names the god: yellow is Minerva, a temple Jupiter. Then make the offering (Enter).
web-learn-deus-gods = The gods
web-learn-deus-gods-words = Neptune (blue): 2 gold a card, and a ship.
    Ceres (green): 1 resource a card, and a production building.
    Minerva (yellow): 1 card more a card, and a science building.
    Vesta (brown): 1 or 2 VP, and a civil building.
    Mars (red): 1 piece a card, of any kind.
    Jupiter (temple): the gift of another god.
    And you have drawn up to five cards again.
web-learn-deus-end = How it ends
web-learn-deus-end-words = The table counts the temples and villages that are left. When all temples are built or all villages attacked, the round is finished and one more is played. Then temples count, and most wood, stone, clay, wheat and gold bring 2 VP each.
web-learn-deus-points = That is all
web-learn-deus-points-words = If you are stuck, Hint shows what a bot would do in your place. T shows your columns in large. Play on, the game is a real one. Good luck!
