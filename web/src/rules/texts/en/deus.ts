import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Settle a land between barbarian villages. Each card that you build lies on its column and sets the whole column going once more, from the bottom to the top. If nothing fits, offer cards to a god.",
  sections: {
    idea: {
      title: "What it is about",
      blocks: [
        "You build cards in six colours and put a piece onto the map with each of them. Five colours have a column before you; whenever a column grows, **all its cards work again**. The sixth, the temples, counts only at the end.",
        {
          table: [
            ["Colour", "Piece", "What its cards bring"],
            ["Blue", "ship", "trade: buy and sell"],
            ["Green", "production building", "resources from your lands"],
            ["Yellow", "science building", "cards, pieces, other cards set going"],
            ["Brown", "civil building", "victory points and gold"],
            ["Red", "unit", "movement, theft, villages"],
            ["Temple", "temple", "victory points at the end"],
          ],
        },
        "Some words mean something exact. A **building** is any piece on the map, ships, units and temples included. You **occupy** a region with at least one piece of yours in it; a region never has two owners. Regions are **next to** each other if they share a side.",
        "Most victory points (**VP**) win.",
      ],
    },
    setup: {
      title: "Before the start",
      blocks: [
        "The map is made of tiles of seven regions: **4** tiles with two players, **6** with three, **7** with four. {B} Every tile has a village, two seas and four lands. {B} Each side has a forest, a field, a swamp and a mountain; how they lie, and the shape of the map, is ours. {O tiles}{O shapes} Which tile lies where, which side is up and how it is turned is drawn; if two villages would touch, sides and turns are drawn again. {B}{O map-drawn}",
        "A barbarian **village** starts with 1 VP for each region beside it, seas included. There are as many temple pieces as tiles. {B}",
        {
          table: [
            ["Everybody starts with", ""],
            ["gold", "5 {B}"],
            ["VP", "5 {B}"],
            ["wood, stone, clay, wheat", "1 each {B}"],
            ["cards", "5 {B}"],
            ["pieces on the board", "2 of each of the five types {B}"],
            ["pieces in reserve", "3 of each type {B}"],
          ],
        },
        "The common supply holds 5 of each resource for each player, those that you start with among them. Gold and VP never run out. {B} The first player is drawn, unless the table has named somebody, and begins every round. {O first-player} Play goes clockwise. {B}",
      ],
    },
    turn: {
      title: "Your turn",
      blocks: [
        "You do exactly one thing: **build** a card of your hand, or **offer** cards to a god. {B}",
        "Whoever has a card can offer it, so nobody passes with a card in hand. Without any, you pass; as soon as there are cards again you draw five at the start of your turn and then play. {O no-cards}",
        "A build or an offering is a row of small decisions, one after the other. The table asks only where there is a choice. {O decisions}{O one-way}",
      ],
    },
    build: {
      title: "Build a card",
      blocks: [
        "You need a piece of the card’s type on your board, the means to pay, and a region for the piece. Then, in this order:",
        {
          list: [
            "The card goes **on top of its column**. {B}",
            "You **pay** its price. {B}",
            "A **piece** of its type goes from your board onto the map. Villages that are surrounded by it are attacked at once. {B}",
            "The **column fires**: every card does what it says, the lowest first, the new one last. {B} What one card gains the next one may use. {O decisions}",
          ],
        },
        "So the fifth card of a colour does five things. {B} You may build a card although its effect gives nothing now. {O nothing-to-gain}",
      ],
    },
    pay: {
      title: "Paying",
      blocks: [
        "Any resource of a price, also of a temple’s, may be replaced by **4 gold**, even if you have it. Gold in a price is paid in gold. This exchange exists only when you build. {B}",
        "If there is more than one way to pay, you choose; if there is only one, it is taken. {O one-way}",
      ],
    },
    supply: {
      title: "Supply and reserve",
      blocks: [
        "Resources that you pay or sell go to the supply; those you buy or gain come out of it. {B} What is not there you cannot have: you take what is left, and the rest is lost. {B}{O out-of-stock}",
        "Pieces that you gain go from your reserve to your board, of any types you like unless a god names one. {B} If the reserve has none left, there is nothing to gain. {O out-of-stock}",
      ],
    },
    where: {
      title: "Where a piece goes",
      blocks: [
        "**Your first piece** goes to an empty region of the right kind at the **edge** of the map, at least three steps from where every other player began. {B}{O first-region} If there is no such region, take one that is as far away as possible; VP buy nobody out of this. {O first-region}{O edge-fee} An edge region has fewer than six neighbours. {O edge-regions}",
        "**Every later piece** goes into a region of yours without a piece of its type, or into an empty region next to one of yours. Never into a village, not even one that has been plundered. Ships go only to sea, all others only onto land. {B}",
        "Or you pay **3 VP** and choose any empty edge region of the right kind, however far away. {B} The fee is due before anything is attacked. {O edge-fee}",
        "Without a piece, the means or a region the card cannot be built. {B} If there is only one region, the piece goes there at once; if that costs 3 VP, the button that confirms the build says so. {O one-way}",
      ],
    },
    fire: {
      title: "What cards do",
      blocks: [
        "Every effect is a gift that you may decline. {P} A plain gain you take wholly or not at all; where a card says “up to”, you may stop earlier. {O declining} A card that can give nothing just now is passed over. {O nothing-to-gain}",
        "Limits count afresh each time a card works. {O each-activation} “Regions with 2+ buildings” counts pieces of every kind that stand together in a region of yours, also a unit aboard a ship. {B}{O own-regions}",
      ],
    },
    villages: {
      title: "Villages",
      blocks: [
        "A village is attacked at once when **all regions around it are occupied**, by whomever, and **at least one unit** stands in one of them. {B}",
        {
          list: [
            "Its VP go to whoever has **most units** next to it, whoever’s turn it is. {B}",
            "If several have as many, **most buildings** next to it decide among them. Every piece there is a building. {B}{O village-ties}",
            "Still equal: they share, and the remainder is lost. {B}{O village-ties}",
          ],
        },
        "The table looks after each piece is placed, before the column fires, and after every single move of a unit. {B}{O attack-by-move} A village is attacked once only. {B} One that cards have drained of its VP still counts as barbarian until then. {O emptied-villages}",
      ],
    },
    units: {
      title: "Units",
      blocks: [
        "A unit steps from region to region over land, through villages, and onto a sea only where **you** have a ship. {B} It passes freely through regions of others, villages and own units. {B} It never stops on a village, attacked or not. {B}{O emptied-villages} It ends in an empty land region, or in one of your regions (the sea of your ship, too) where no other unit stands; or it stays. {B}{O staying-units}",
        "One firing moves a unit once; the next card may move it again. {O each-activation} A region stays yours only as long as something of yours is in it. {O own-regions}",
        "What a unit can steal is looked up **after its move**, and after the attack if there was one: from players who occupy a region next to it. A thief takes what is there, never more. {O theft}",
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
        "Discard one or more cards of your hand. The one **on top** says which god hears you; how many there are everybody sees, what lies below nobody. All of them count for the gift. {B}",
        "After the gift you draw **up to five cards**; with five or more you keep what you have. {B} Nobody ever draws beyond **ten** cards. {B} If your hand is empty after a build, you draw five as well. {B}{O declining}",
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
        "Pieces come from your own reserve. If the one a god gives is missing, you still get the rest. {O gods-pieces} A gift is not declined: you take as much as supply and reserve allow. {O declining}{O gods-pieces}",
      ],
    },
    hidden: {
      title: "Open and hidden",
      blocks: [
        "Hidden are hands, the deck, discarded cards below the top one, and how many VP the others have. {B} Everything else is open, also how many cards somebody holds, and every VP at the moment it is won or lost. Who keeps count knows, and that is intended. {O open-and-hidden}",
        "The players may agree to show all VP. At the end they are shown anyway, and the record of a finished game is open: looking back you see every hand, draw and joker. {O open-and-hidden}",
      ],
    },
    end: {
      title: "The end",
      blocks: [
        {
          list: [
            "The **last temple piece** is placed, or the **last village** is attacked, even by a unit’s move: the round is finished, then one full round is played. {B}{O attack-by-move}{O last-round} A second reason changes nothing. {O last-round}",
            "Nobody has built anything for ten full rounds: the game is over and is scored. A temple and a joker are builds, a pass is none. {O guard}",
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
            "**2 VP** for each kind of which you have most: wood, stone, clay, wheat, gold. You need at least one; if several are equal, all of them get it. {B}",
          ],
        },
        "Nothing else counts. {B} Most VP win; equals share the place. {B}{O shared-places}",
      ],
    },
    blue: {
      title: "Blue cards: ships and trade",
      blocks: [
        "Ships buy resources and turn them into gold or VP. {B} There are 16 cards of every colour; beside a name stands how many of them are alike, below it the price. Each card says where its price, its effect and its limit come from. {B}{P}{O card-values}{O doubtful-cards}",
        "No public list tells all 96 cards; what is missing we made ourselves and adjusted in simulated games. Whoever owns the box can type its cards into a file and bring it along when a table is set up. {O card-values}",
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
        "Science brings cards and pieces. {B} A **school** sets one card of another column going as if it fired by itself, with all its choices; the next school may name the same card again. {B}{O schools} It never names yellow cards or temples. It may name a joker, but nothing happens. {O schools}",
      ],
    },
    brown: {
      title: "Brown cards: civil buildings",
      blocks: [
        "Civil buildings reward the lands that you occupy, or regions where several of your buildings stand. {B}",
      ],
    },
    red: {
      title: "Red cards: units",
      blocks: [
        "Red cards move units, steal, and take from villages. {B}{O card-values} The one with two moves ends if you decline the first; a unit that was chosen and stays has had its move. {O staying-units}",
        "A unit that can only stay where there is nothing to steal is not offered. {O nothing-to-gain} You may try to rob somebody who has nothing, for VP are hidden. {O nothing-to-gain} You may leave the theft, but a unit that was chosen for a move either moves or stays. {O staying-units} From more villages than a card allows, you pick; villages without VP do not count. {O declining}{O nothing-to-gain}",
      ],
    },
    sanctuaries: {
      title: "Temple cards",
      blocks: [
        "All temples cost the same. Each counts something else at the end, and none more than 12 VP. {B}{O card-values}",
      ],
    },
    start: {
      title: "Variant: chosen start",
      blocks: [
        "After the map is laid and the first player is known, but before cards are dealt, each player secretly chooses **10 of the own 25 pieces** for the board, up to five of a type; then all show them together. {B}{O chosen-start}",
        "Better players may choose fewer: 9, 8, 7 or 6. {B} The table settles one number for all, or one for each seat. {O chosen-start}",
      ],
    },
    shapes: {
      title: "Variant: other maps",
      blocks: [
        "The tiles may lie in any shape. {B} It hangs together, and the tiles interlock in one regular pattern. {O shapes}",
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
        "Once a game each player may build any card of the hand, a temple too, **face down** into one of the five columns. It costs gold, as much as its place there (1 for the lowest), and nothing else. {B}",
        "It needs and places a piece of that column by the usual rules. {B}{O joker} The other cards of the column fire, the joker itself does nothing, now or later. {B}{O joker} It counts among the cards that temples ask for, and is never a temple. {B}{O joker} Nobody else ever sees its face. {B}{O joker}",
      ],
    },
  },
};
