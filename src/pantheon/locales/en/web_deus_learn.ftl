# The tutorial of Deus: guided first turns.

web-learn-deus-title = Your first civilisation
web-learn-deus-words = Play a real game against a relaxed bot, with a guide at your side telling you what to try next.
web-learn-deus-time = About ten minutes
web-learn-deus-safe = There is no clock, and you see what a card does before you build it
web-learn-deus-map = The map
web-learn-deus-map-words = Forests produce wood, mountains stone, swamps clay, fields wheat; only ships can enter the sea. Point at a region, or touch it, to see what it is. Drag to move the map; scroll or pinch to zoom.
web-learn-deus-villages = Barbarian villages
web-learn-deus-villages-words = The highlighted regions are barbarian villages. No one can build there. The number is how many victory points (VP) a village holds: once it is surrounded, they go to the player with the most military units next to it. More on that later.
web-learn-deus-goods = What you have
web-learn-deus-goods-words = First row: gold, wood, stone, clay, wheat, then your VP. Second row: your buildings, those on your player board + those in your supply. Third row: cards in hand, then the number of cards in each column. All of this is public except VP and hands.
web-learn-deus-card = Your hand
web-learn-deus-card-words = Every card has a colour, a cost at the top, and an effect in icons and words. To enlarge a card, hover over it or press and hold. On your turn you do exactly one thing: build one card, or make an offering to a god.
web-learn-deus-pick = Choose the Sawyers’ Yard
web-learn-deus-pick-words = Green cards are production buildings. This one costs 1 clay and 1 wheat, and gives you 2 wood for each of your production buildings in a forest. Click it, or press 1.
web-learn-deus-site = Where to build?
web-learn-deus-site-words = Each card comes with a building. Your first one goes on the edge of the map, where regions are highlighted; the numbers show what the card would give you there. Choose a forest: it gives wood only there. Keyboard: Tab to the map, arrow keys, Enter.
web-learn-deus-pay = The cost
web-learn-deus-pay-words = Below you see what you pay and what you get. You may pay 4 gold in place of any resource: “Pay another way” (P) shows the options. It isn’t worth it here, so leave it as it is.
web-learn-deus-build = Build
web-learn-deus-build-words = Nothing is final yet; you can still choose another region or another card. Press “Build”, or Enter.
web-learn-deus-fired = The column is activated
web-learn-deus-fired-words = The card is now in your green column, and it has given you wood. As long as nothing new has been revealed, you can undo your turn (U). Your turn is over; now the bot plays.
web-learn-deus-column = All of them again
web-learn-deus-column-words = This is the heart of Deus: with each new card, every card in its column activates again, from bottom to top. When it’s your turn, build the Day Labourers for 1 gold: first the Sawyers’ Yard gives wood again, then the new card asks where to produce; answer below. The building goes next to your region; any other empty edge region costs 3 VP.
web-learn-deus-pieces = Buildings run out
web-learn-deus-pieces-words = Both your production buildings are on the map, so your player board has none left: 0, with 3 in your supply. Without a building on your board you can’t build a card of that type. The gods give you new ones.
web-learn-deus-unit = A unit next to a village
web-learn-deus-unit-words = Red cards are military units. The Ballista costs 1 wood and 1 stone and takes 1 VP from each village next to your units. When it’s your turn, build it so that the unit is next to a village. It may also go in a region you already occupy: buildings of different types can share a region.
web-learn-deus-attack = Attacks
web-learn-deus-attack-words = When all regions around a village are occupied, sea regions included and by any players, and at least one of them contains a military unit, the village is attacked at once. The player with the most units next to it wins its VP; ties are broken by the most buildings. Point at a village to see who is ahead.
web-learn-deus-temple = Temples
web-learn-deus-temple-words = A temple costs one of each resource and goes in a land region you occupy. It activates nothing, but scores up to 12 VP at the end. Your first has no other requirement; the second requires a card in each of the five other columns, the third requires two in each, and so on.
web-learn-deus-offer = Make an offering
web-learn-deus-offer-words = If you can’t build anything useful, make an offering. When it’s your turn, press “Make an offering” (O), then choose cards. The first goes on top, and its colour determines the god: yellow is Minerva, a temple is Jupiter. Then confirm (Enter).
web-learn-deus-gods = The gods
web-learn-deus-gods-words = Neptune (blue): 2 gold per card, and a ship.
    Ceres (green): 1 resource per card, and a production building.
    Minerva (yellow): draw 1 extra card per card, and a scientific building.
    Vesta (brown): 1 or 2 VP, and a civil building.
    Mars (red): 1 building of any type per card.
    Jupiter (temple): the power of any other god.
    Afterwards you draw until you have five cards again.
web-learn-deus-end = How it ends
web-learn-deus-end-words = The table tracks how many temples and villages are left. When all temples are built or all villages attacked, finish the round and play one more. Then temples score, and the most wood, stone, clay, wheat and gold earn 2 VP each.
web-learn-deus-points = That’s all
web-learn-deus-points-words = If you’re stuck, Hint shows what a bot would do in your place. T enlarges your columns. Keep playing: it’s a real game. Good luck!
