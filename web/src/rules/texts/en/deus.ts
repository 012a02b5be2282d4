import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Settle a land between barbarian villages. Each card you build goes on top of its column and sets the whole column to work again, from bottom to top. If nothing fits, offer cards to a god.",
  sections: {
    idea: {
      title: "What it is about",
      blocks: [
        "You build cards of six colours and place a piece on the map with each of them. Five colours have a column in front of you; whenever a column grows, **all its cards work again**. The sixth, the temples, counts only at the end.",
        {
          table: [
            ["Colour", "Piece", "What its cards bring"],
            ["Blue", "ship", "trade: buy and sell"],
            ["Green", "production building", "resources from your lands"],
            ["Yellow", "science building", "cards, pieces, activating other cards"],
            ["Brown", "civil building", "victory points and gold"],
            ["Red", "unit", "movement, theft, villages"],
            ["Temple", "temple", "victory points at the end"],
          ],
        },
        "Some words have a precise meaning. A **building** is any piece on the map, ships, units and temples included. You **occupy** a region with at least one piece of yours in it; a region never has two owners. Regions are **next to** each other if they share a side.",
        "The player with the most victory points (**VP**) wins.",
      ],
    },
    setup: {
      title: "Before the start",
      blocks: [
        "The map is made of tiles of seven regions: **4** tiles with two players, **6** with three, **7** with four. {B} Every tile has a village, two seas and four lands, {B} one of each kind: a forest, a field, a swamp and a mountain. {P} How they lie on it is ours, and so is the shape of the map. {O tiles}{O shapes} Tiles, sides and rotations are drawn at random; if two villages would touch, sides and rotations are drawn again. {B}{O map-drawn}",
        "A barbarian **village** starts with 1 VP for each region next to it, seas included. There are as many temple pieces as tiles. {B}",
        {
          table: [
            ["Each player starts with", ""],
            ["gold", "5 {B}"],
            ["VP", "5 {B}"],
            ["wood, stone, clay, wheat", "1 each {B}"],
            ["cards", "5 {B}"],
            ["pieces on the board", "2 of each of the five types {B}"],
            ["pieces in reserve", "3 of each type {B}"],
          ],
        },
        "The common supply holds 5 of each resource for each player, including those that you start with. Gold and VP never run out. {B} The first player is drawn at random, unless the table has named one, and begins every round. {O first-player} Play goes clockwise. {B}",
      ],
    },
    turn: {
      title: "Your turn",
      blocks: [
        "You do exactly one thing: **build** a card from your hand, or **offer** cards to a god. {B}",
        "Whoever has a card can offer it, so nobody passes with a card in hand. Without any, you pass; as soon as there are cards again you draw five at the start of your turn and then play. {O no-cards}",
        "A build or an offering is a row of small decisions, one after the other. You are asked only where there is a choice. {O decisions}{O one-way}",
      ],
    },
    build: {
      title: "Build a card",
      blocks: [
        "You need a piece of the card’s type on your board, the means to pay, and a region for the piece. {B} Then, in this order:",
        {
          list: [
            "The card goes **on top of its column**. {B}",
            "You **pay** its price. {B}",
            "A **piece** of its type goes from your board onto the map. Any attack on a village that this triggers comes at once. {B}",
            "The **column fires**: every card does what it says, the lowest first, the new one last. {B} What one card gains the next one may use. {O decisions}",
          ],
        },
        "So the fifth card of a colour does five things. {B} You may build a card although its effect gives nothing now. {O nothing-to-gain}",
      ],
    },
    pay: {
      title: "Paying",
      blocks: [
        "You may pay **4 gold** instead of any resource, even one that you have, and for temples too. Gold in a price is paid in gold. Gold replaces resources only when you build. {B}",
        "If there is more than one way to pay, you choose; if there is only one, you pay that way. {O one-way}",
      ],
    },
    supply: {
      title: "Supply and reserve",
      blocks: [
        "Resources that you pay or sell go to the supply; those you buy or gain come out of it. {B} If it runs short, you take what is left, and the rest is lost. {B}{O out-of-stock}",
        "Pieces that you gain go from your reserve to your board, of any types you like unless a god names one. {B} If the reserve has none left, there is nothing to gain. {O out-of-stock}",
      ],
    },
    where: {
      title: "Where a piece goes",
      blocks: [
        "**Your first piece** goes to an empty region of the right kind at the **edge** of the map, at least three steps from where every other player began. {B}{O first-region} If there is no such region, choose one as far away as possible; VP cannot buy you out of this. {O first-region}{O edge-fee} An edge region has fewer than six neighbours. {O edge-regions}",
        "**Every later piece** goes into a region of yours without a piece of its type, or into an empty region next to one of yours. Never into a village, not even one that has been attacked. Ships go only to sea, all others only on land. {B}",
        "Or you pay **3 VP** and choose any empty edge region of the right kind, however far away. {B} The fee is due before anything is attacked. {O edge-fee}",
        "Without a piece, the means to pay or a region, you cannot build the card. {B} If there is only one region, the piece goes there at once; if that costs 3 VP, the button that confirms the build says so. {O one-way}",
      ],
    },
    fire: {
      title: "What cards do",
      blocks: [
        "Every effect is optional. {P} You take a plain gain in full or not at all; where a card says “up to”, you may stop earlier. {O declining} A card that can give nothing at the moment is skipped. {O nothing-to-gain}",
        "Limits start afresh each time a card fires. {O each-activation} “Regions with 2+ buildings” counts pieces of every kind that stand together in a region of yours, including a unit aboard a ship. {B}{O own-regions}",
      ],
    },
    villages: {
      title: "Villages",
      blocks: [
        "A village is attacked at once when **all regions around it are occupied**, no matter by whom, and **at least one unit** stands in one of them. {B}",
        {
          list: [
            "Its VP go to whoever has **the most units** next to it, no matter whose turn it is. {B}",
            "If several are tied, **the most buildings** next to it decide between them. Every piece there is a building. {B}{O village-ties}",
            "If they are still tied, they share the VP, and the remainder is lost. {B}{O village-ties}",
          ],
        },
        "Attacks are checked after each piece is placed, before the column fires, and after every single move of a unit. {B}{O attack-by-move} A village is attacked only once. {B} One that cards have drained of its VP still counts as barbarian until then. {O emptied-villages}",
      ],
    },
    units: {
      title: "Units",
      blocks: [
        "A unit steps from region to region over land, through villages, and onto a sea only where **you** have a ship. {B} It passes freely through other players’ regions, villages and your own units. {B} It never stops on a village, attacked or not. {B}{O emptied-villages} It ends in an empty land region, or in one of your regions (including the sea of your ship) where no other unit stands; or it stays where it is. {B}{O staying-units}",
        "One firing moves a unit once; the next card may move it again. {O each-activation} A region stays yours only as long as something of yours is in it. {O own-regions}",
        "What a unit can steal is decided **after its move**, and after the attack if there was one: it steals from players who occupy a region next to it. A thief takes what is there, never more. {O theft}",
      ],
    },
    temples: {
      title: "Temples",
      blocks: [
        "A temple costs one of each resource. Your first one needs nothing else; the second asks for at least **one card in each of the five columns**, the third for two, and so on. {B}",
        "Its piece goes into a land region of yours that has no temple yet, so it can never be your first piece. {B}{O temple-land} It counts as a building there, but it fires no column. Since something of yours stands there already, it never closes the ring around a village. {B}",
        "When no temple piece is left, temple cards can still be built: without a piece, and without a region. What a temple is worth is seen at the end, **12 VP at most**. {B}",
      ],
    },
    offer: {
      title: "Offerings",
      blocks: [
        "Discard one or more cards from your hand. The one **on top** decides which god hears you. Everybody sees how many there are, nobody what lies below. All of them count for the gift. {B}",
        "After the gift you draw **up to five cards**; with five or more you keep what you have. {B} Nobody ever draws beyond a hand of **ten** cards. {B} If your hand is empty after a build, you draw five as well. {B}{O declining}",
        "When the deck is empty the discarded cards are shuffled, those of this offering included. {B}{O reshuffle} If there are none either, nothing is drawn. {O reshuffle}",
      ],
    },
    gods: {
      title: "The gods",
      blocks: [
        {
          table: [
            ["God", "Top card", "Gift"],
            ["Neptune", "blue", "2 gold for each card, and a ship {B}"],
            ["Ceres", "green", "a resource of your choice for each card, and a production building {B}"],
            ["Minerva", "yellow", "a science building, and one more card to draw for each card offered {B}"],
            ["Vesta", "brown", "1 VP for one card, 2 VP for more, and a civil building {B}"],
            ["Mars", "red", "a piece of your choice for each card, units or not {B}"],
            ["Jupiter", "temple", "the whole gift of another god {B}"],
          ],
        },
        "Pieces come from your own reserve. If it has none of the type that a god gives, you still get the rest. {O gods-pieces} A gift cannot be declined: you take as much as supply and reserve allow. {O declining}{O gods-pieces}",
      ],
    },
    hidden: {
      title: "Open and hidden",
      blocks: [
        "Hands, the deck, discarded cards below the top one and the other players’ VP are hidden. {B} Everything else is open, including how many cards each player holds and every VP at the moment it is won or lost. If you keep count, you know the score; that is intended. {O open-and-hidden}",
        "The players may agree to show all VP. At the end they are shown anyway, and the record of a finished game is open: looking back you see every hand, draw and joker. {O open-and-hidden}",
      ],
    },
    end: {
      title: "The end",
      blocks: [
        {
          list: [
            "The **last temple piece** is placed, or the **last village** is attacked, even by a unit’s move: the round is finished, then one full round is played. {B}{O attack-by-move}{O last-round} A second trigger changes nothing. {O last-round}",
            "Nobody has built anything for ten full rounds: the game ends and is scored. A temple or a joker is a build, a pass is not. {O guard}",
          ],
        },
      ],
    },
    scoring: {
      title: "The score",
      blocks: [
        {
          list: [
            "The VP that you have won. {B}",
            "What your **temples** are worth, 12 VP at most for each. {B}",
            "**2 VP** for each kind of which you have the most: wood, stone, clay, wheat, gold. You need at least one; players who are tied all get it. {B}",
          ],
        },
        "Nothing else counts. {B} The player with the most VP wins; players who are tied share their place. {B}{O shared-places}",
      ],
    },
    blue: {
      title: "Blue cards: ships and trade",
      blocks: [
        "Ships buy resources, and sell them for gold or VP. {B} There are 16 cards of every colour; next to a name you see how many of them are alike, below it the price. Each card says where its price, its effect and its limit come from. {B}{P}{O card-values}{O doubtful-cards}",
        "No public list has all 96 cards; what is missing we made ourselves and adjusted in simulated games, and the names are ours throughout. If you own the box, you can type its cards into a file and bring it along when you set up a table. {O card-values}",
      ],
    },
    green: {
      title: "Green cards: production",
      blocks: [
        "A production building yields what grows on its land: wood in the forest, stone in the mountains, clay in the swamp, wheat in the field. {B} If a card lets you choose, you name the terrain; you may name one that yields nothing, as long as another would. {O nothing-to-gain}",
      ],
    },
    yellow: {
      title: "Yellow cards: science",
      blocks: [
        "Science brings cards and pieces. {B} A **school** activates one card of another column, with all its choices; the next school may name the same card again. {B}{O schools} It never names yellow cards or temples. It may name a joker, but nothing happens. {O schools}",
      ],
    },
    brown: {
      title: "Brown cards: civil buildings",
      blocks: [
        "Civil buildings give VP or gold: half of the cards for the lands that you occupy, the other half for regions where several of your buildings stand. {B}",
      ],
    },
    red: {
      title: "Red cards: units",
      blocks: [
        "Red cards move units, steal, and take from villages. {B}{O card-values} A card with two moves ends if you decline the first; a unit that you choose and leave where it is has had its move. {O staying-units}",
        "You are not offered a unit that could only stay, with nothing to steal. {O nothing-to-gain} You may try to rob a player who has nothing, for VP are hidden. {O nothing-to-gain} You may decline the theft, but a unit that you have chosen for a move either moves or stays. {O staying-units} If there are more villages than the card allows, you choose; villages without VP do not count. {O declining}{O nothing-to-gain}",
      ],
    },
    sanctuaries: {
      title: "Temple cards",
      blocks: [
        "All temples cost the same. Each counts something different at the end, and none is worth more than 12 VP. {B}{O card-values}",
      ],
    },
    start: {
      title: "Variant: chosen start",
      blocks: [
        "After the map is laid and the first player is known, but before cards are dealt, each player secretly chooses **10 of their 25 pieces** for the board, up to five of a type; then all reveal them together. {B}{O chosen-start}",
        "Experienced players may choose fewer: 9, 8, 7 or 6. {B} The table sets one number for all, or one for each seat. {O chosen-start}",
      ],
    },
    shapes: {
      title: "Variant: other maps",
      blocks: [
        "The tiles may lie in any shape, as long as their number is right and no two villages touch. {B} The map is in one piece, and the tiles interlock in one regular pattern. {O shapes}",
        {
          list: [
            "**Line:** all in a row. {O shapes}",
            "**Block:** with three players three by two, with four one more; with two it is the usual map. {O shapes}",
            "**Ring** (three players): six tiles around a hole. Regions along the hole are edge regions, too. {O shapes}{O edge-regions}",
            "**Own shape:** a list of places, given when the table is set up. {O shapes}",
          ],
        },
      ],
    },
    joker: {
      title: "Variant: the joker",
      blocks: [
        "Once a game, each player may build any card from their hand, even a temple, **face down** in one of the five columns. It costs as much gold as its place there (1 for the lowest), and nothing else. {B}",
        "It needs and places a piece of that column by the usual rules. {B}{O joker} The other cards of the column fire, the joker itself does nothing, now or later. {B}{O joker} It counts among the cards that temples ask for, and is never a temple. {B}{O joker} Nobody else ever sees its face. {B}{O joker}",
      ],
    },
  },
};
