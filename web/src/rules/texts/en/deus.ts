import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Settle a land of barbarian villages. Each card you build goes on top of its column and activates the whole column again, from bottom to top. If you cannot build anything useful, make an offering to a god.",
  sections: {
    idea: {
      title: "Overview",
      blocks: [
        "You build cards of six colours and place a building on the map with each. Five colours have a column in front of you; whenever a column grows, **all its cards are activated again**. The sixth, temples, scores only at the end.",
        {
          table: [
            ["Colour", "Building", "Its cards"],
            ["Blue", "ship", "trade: buy and sell"],
            ["Green", "production building", "resources from your lands"],
            ["Yellow", "scientific building", "draw cards, gain buildings, activate other cards"],
            ["Brown", "civil building", "victory points and gold"],
            ["Red", "military unit", "movement, theft, villages"],
            ["Temple", "temple", "victory points at the end"],
          ],
        },
        "Some words have a precise meaning. A **building** is any wooden piece on the map, including ships, military units and temples. You **occupy** a region if you have at least one building in it; a region never has two owners. Regions are **adjacent** if they share a side.",
        "The player with the most victory points (**VP**) wins.",
      ],
    },
    setup: {
      title: "Setup",
      blocks: [
        "The map is made of tiles of seven regions each: **4** tiles with two players, **6** with three, **7** with four. {B} Every tile has a barbarian village, two sea regions and four land regions, {B} one of each kind: a forest, a field, a swamp and a mountain. {P} Their arrangement is ours, and so is the shape of the map. {O tiles}{O shapes} Tiles, sides and rotations are drawn at random; if two villages would touch, sides and rotations are drawn again. {B}{O map-drawn}",
        "Each barbarian **village** starts with 1 VP per adjacent region, sea regions included. There are as many temples as tiles. {B}",
        {
          table: [
            ["Each player starts with", ""],
            ["gold", "5 {B}"],
            ["VP", "5 {B}"],
            ["wood, stone, clay, wheat", "1 each {B}"],
            ["cards", "5 {B}"],
            ["buildings on the player board", "2 of each of the five types {B}"],
            ["buildings in the personal supply", "3 of each type {B}"],
          ],
        },
        "The general supply holds 5 of each resource per player, including the ones you start with. Gold and VP are unlimited. {B} The first player is drawn at random, unless the table has named one, and begins every round. {O first-player} Play goes clockwise. {B}",
      ],
    },
    turn: {
      title: "Your turn",
      blocks: [
        "You do exactly one thing: **build** a card from your hand, or make an **offering** to a god. {B}",
        "If you have a card, you can always make an offering, so you never pass with a card in hand. With no cards you pass; as soon as cards are available again, you draw five at the start of your turn and then play. {O no-cards}",
        "A build or an offering is a series of small decisions. You are asked only when there is a choice. {O decisions}{O one-way}",
      ],
    },
    build: {
      title: "Build a card",
      blocks: [
        "You need a building of the card’s type on your player board, enough to pay, and a region to build in. {B} Then, in this order:",
        {
          list: [
            "Put the card **on top of its column**. {B}",
            "**Pay** its cost. {B}",
            "Place a **building** of its type from your player board on the map. Any attack on a village that this triggers is resolved at once. {B}",
            "**Activate the column**: every card takes effect, from the lowest to the new one. {B} What one card gives you, the next can use. {O decisions}",
          ],
        },
        "So the fifth card of a colour gives you five effects. {B} You may build a card even if its effect gives you nothing now. {O nothing-to-gain}",
      ],
    },
    pay: {
      title: "Paying",
      blocks: [
        "You may pay **4 gold** in place of any resource, even one you have, and for temples as well. A gold cost is always paid in gold. Gold replaces resources only when you build. {B}",
        "If there is more than one way to pay, you choose; if there is only one, you pay that way. {O one-way}",
      ],
    },
    supply: {
      title: "General and personal supply",
      blocks: [
        "Resources you pay or sell go to the general supply; those you buy or gain come from it. {B} If it runs short, you take what is left and lose the rest. {B}{O out-of-stock}",
        "Buildings you gain go from your personal supply to your player board, of any type unless a god names one. {B} If none are left, you gain nothing. {O out-of-stock}",
      ],
    },
    where: {
      title: "Where to build",
      blocks: [
        "**Your first building** goes in an empty region of the right kind on the **edge** of the map, at least three steps from every other player’s first region. {B}{O first-region} If there is no such region, choose one as far away as possible; VP cannot buy you out of this. {O first-region}{O edge-fee} An edge region has fewer than six neighbours. {O edge-regions}",
        "**Every later building** goes in a region you occupy that has no building of its type, or in an empty region adjacent to one of yours. Never build in a village, not even one that has been attacked. Ships go only in sea regions, all other buildings only on land. {B}",
        "Or pay **3 VP** and choose any empty edge region of the right kind, however far away. {B} You pay before any attack is resolved. {O edge-fee}",
        "If you lack the building, the cost or a region, you cannot build the card. {B} If there is only one region, the building goes there at once; if that costs 3 VP, the button that confirms the build says so. {O one-way}",
      ],
    },
    fire: {
      title: "What cards do",
      blocks: [
        "Every effect is optional. {P} You take a simple gain in full or not at all; if a card says “up to”, you may take less. {O declining} A card with no effect right now is skipped. {O nothing-to-gain}",
        "Limits start afresh each time a card is activated. {O each-activation} “Regions where you have 2 or more buildings” counts buildings of every type that share one of your regions, including a unit aboard a ship. {B}{O own-regions}",
      ],
    },
    villages: {
      title: "Villages",
      blocks: [
        "A village is attacked at once when **all adjacent regions are occupied**, by any players, and **at least one military unit** is in one of them. {B}",
        {
          list: [
            "Its VP go to the player with **the most military units** next to it, no matter whose turn it is. {B}",
            "If several players are tied, the one with **the most buildings** next to it wins. Every wooden piece there is a building. {B}{O village-ties}",
            "If they are still tied, they share the VP and any remainder is lost. {B}{O village-ties}",
          ],
        },
        "Attacks are checked after each building is placed, before the column is activated, and after every move of a unit. {B}{O attack-by-move} A village is attacked only once. {B} A village drained of its VP by cards still counts as barbarian until then. {O emptied-villages}",
      ],
    },
    units: {
      title: "Military units",
      blocks: [
        "A unit moves from region to region over land, through villages, and into a sea region only if **you** have a ship there. {B} It may pass through other players’ regions, villages and your own units. {B} It never stops in a village, attacked or not. {B}{O emptied-villages} It must end in an empty land region, or in one of your regions (including a sea region with your ship) without another unit; or it stays where it is. {B}{O staying-units}",
        "Each activation moves a unit once; the next card may move it again. {O each-activation} A region is yours only as long as you have a building in it. {O own-regions}",
        "What a unit can steal is determined **after its move**, and after any attack this causes: it steals from players who occupy an adjacent region. You steal what they have, never more. {O theft}",
      ],
    },
    temples: {
      title: "Temples",
      blocks: [
        "A temple costs one of each resource. Your first has no other requirement; the second requires at least **one card in each of the five columns**, the third two, and so on. {B}",
        "It goes in a land region you occupy that has no temple yet, so it can never be your first building. {B}{O temple-land} It counts as a building there, but it activates no column. Since you already occupy the region, it never triggers an attack on a village. {B}",
        "When no temples are left, you can still build temple cards, without placing anything and without needing a region. Temples are scored at the end, **12 VP at most** each. {B}",
      ],
    },
    offer: {
      title: "Offerings",
      blocks: [
        "Discard one or more cards from your hand. The one **on top** determines the god you invoke. Everyone sees how many cards there are, but no one sees those below the top one. All of them count for the god’s power. {B}",
        "Then you draw **up to five cards**; if you have five or more, you keep them. {B} You can never draw beyond a hand of **ten** cards. {B} If your hand is empty after a build, you also draw five. {B}{O declining}",
        "When the deck is empty, the discard pile is shuffled, including the cards of this offering. {B}{O reshuffle} If that is empty too, you draw nothing. {O reshuffle}",
      ],
    },
    gods: {
      title: "The gods",
      blocks: [
        {
          table: [
            ["God", "Top card", "Power"],
            ["Neptune", "blue", "2 gold for each card, and a ship {B}"],
            ["Ceres", "green", "a resource of your choice for each card, and a production building {B}"],
            ["Minerva", "yellow", "a scientific building, and one extra card to draw for each card offered {B}"],
            ["Vesta", "brown", "1 VP for one card, 2 VP for more, and a civil building {B}"],
            ["Mars", "red", "a building of any type for each card {B}"],
            ["Jupiter", "temple", "the full power of another god {B}"],
          ],
        },
        "Buildings come from your personal supply. If it has none of the type a god gives, you still get the rest. {O gods-pieces} You cannot decline a god’s power: you take as much as the supplies allow. {O declining}{O gods-pieces}",
      ],
    },
    hidden: {
      title: "Public and hidden information",
      blocks: [
        "Hands, the deck, discarded cards below the top one and the other players’ VP totals are hidden. {B} Everything else is public, including how many cards each player holds and every VP at the moment it is gained or lost. Keeping count is allowed. {O open-and-hidden}",
        "The players may agree to show all VP. At the end they are revealed in any case, and the record of a finished game is public: the replay shows every hand, draw and joker. {O open-and-hidden}",
      ],
    },
    end: {
      title: "End of the game",
      blocks: [
        {
          list: [
            "The **last temple** is placed, or the **last village** is attacked, even by a unit’s move: finish the round, then play one more full round. {B}{O attack-by-move}{O last-round} A second trigger changes nothing. {O last-round}",
            "No one has built anything for ten full rounds: the game ends and is scored. Temples and jokers count as builds; a pass does not. {O guard}",
          ],
        },
      ],
    },
    scoring: {
      title: "Scoring",
      blocks: [
        {
          list: [
            "The VP you have won during the game. {B}",
            "The value of your **temples**, 12 VP at most each. {B}",
            "**2 VP** for each of wood, stone, clay, wheat and gold of which you have the most. You need at least one; tied players all score. {B}",
          ],
        },
        "Nothing else scores. {B} The player with the most VP wins; tied players share their place. {B}{O shared-places}",
      ],
    },
    blue: {
      title: "Blue cards: ships and trade",
      blocks: [
        "Ships buy resources, and sell them for gold or VP. {B} There are 16 cards of each colour; the number next to a name shows how many copies there are, with the cost below. Each card says where its cost, its effect and its limit come from. {B}{P}{O card-values}{O doubtful-cards}",
        "There is no public list of all 96 cards; we designed the missing ones ourselves and balanced them in simulated games, and all the names are ours. If you own the game, you can type its cards into a file and load it when you create a table. {O card-values}",
      ],
    },
    green: {
      title: "Green cards: production",
      blocks: [
        "A production building produces the resource of its region: wood in a forest, stone on a mountain, clay in a swamp, wheat in a field. {B} If a card lets you choose, you name the terrain; you may name one that produces nothing, as long as another would. {O nothing-to-gain}",
      ],
    },
    yellow: {
      title: "Yellow cards: scientific buildings",
      blocks: [
        "Scientific buildings give you cards and buildings. {B} A **school** activates one card in another column, with all its choices; the next school may choose the same card again. {B}{O schools} It can never choose yellow cards or temples. It may choose a joker, but nothing happens. {O schools}",
      ],
    },
    brown: {
      title: "Brown cards: civil buildings",
      blocks: [
        "Civil buildings give VP or gold: half of the cards for the terrains you occupy, the other half for regions where you have several buildings. {B}",
      ],
    },
    red: {
      title: "Red cards: military units",
      blocks: [
        "Red cards move units, steal, and take VP from villages. {B}{O card-values} A card with two moves ends if you decline the first; a unit that you choose and leave where it is has used its move. {O staying-units}",
        "You cannot choose a unit that could only stay, with nothing to steal. {O nothing-to-gain} You may try to steal from a player who has nothing, because VP are hidden. {O nothing-to-gain} You may decline to steal, but a unit you have chosen for a move either moves or stays. {O staying-units} If there are more villages than the card allows, you choose; villages without VP do not count. {O declining}{O nothing-to-gain}",
      ],
    },
    sanctuaries: {
      title: "Temple cards",
      blocks: [
        "All temples cost the same. Each scores something different at the end, up to 12 VP. {B}{O card-values}",
      ],
    },
    start: {
      title: "Variant: chosen start",
      blocks: [
        "After the map is set up and the first player is known, but before cards are dealt, each player secretly chooses **10 of their 25 buildings** for the player board, up to five of a type; then all are revealed together. {B}{O chosen-start}",
        "Experienced players may choose fewer: 9, 8, 7 or 6. {B} The table sets one number for everyone, or one per seat. {O chosen-start}",
      ],
    },
    shapes: {
      title: "Variant: other maps",
      blocks: [
        "The tiles may form any shape, as long as their number is right and no two villages touch. {B} All tiles must be connected and interlock in one regular pattern. {O shapes}",
        {
          list: [
            "**Line:** all in one row. {O shapes}",
            "**Block:** three by two with three players, one more tile with four; with two players it is the standard map. {O shapes}",
            "**Ring** (three players): six tiles around a hole. Regions along the hole are edge regions as well. {O shapes}{O edge-regions}",
            "**Custom:** a list of positions, given when the table is created. {O shapes}",
          ],
        },
      ],
    },
    joker: {
      title: "Variant: the joker",
      blocks: [
        "Once per game, each player may build any card from their hand, even a temple, **face down** in one of the five columns. It costs as much gold as its rank in the column (1 for the lowest), and nothing else. {B}",
        "It requires and places a building of that column’s type, following the standard rules. {B}{O joker} The other cards of the column are activated; the joker itself has no effect, now or later. {B}{O joker} It counts towards the cards a temple requires, and is never a temple itself. {B}{O joker} No one else ever sees its face. {B}{O joker}",
      ],
    },
  },
};
