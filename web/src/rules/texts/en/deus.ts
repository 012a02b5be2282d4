import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Settle a land between barbarian villages. Each card that you build lies on its column and sets the whole column going once more, from the bottom to the top. If nothing fits, offer cards to a god.",
  sections: {
    idea: {
      title: "What it is about",
      blocks: [
        "You build cards in six colours and put a piece onto the map with each. Your cards bring gold, resources, victory points and movement, again and again. Whoever has most points at the end wins.",
        "In your turn you do one thing: **build** a card, or **offer** cards.",
      ],
    },
    setup: {
      title: "Set-up",
      blocks: [
        "Two players lay four map tiles, three players six, four players seven. Which tile lies where, which side up and how turned is drawn; villages never touch. A village starts with one point for each region beside it.",
        "Each player starts with 5 gold, 5 points, one of each resource, two pieces of each kind on the board, three in reserve, and five cards.",
      ],
    },
    build: {
      title: "Build a card",
      blocks: [
        {
          list: [
            "Lay the card on top of the column of its colour.",
            "Pay its price. A missing resource may be replaced by 4 gold.",
            "Put a piece of its kind from your board onto the map.",
            "The column fires, see below.",
          ],
        },
        "Ships go to sea, all others onto land: into a region of yours that has no such piece yet, or an empty one next to a region of yours. The first piece starts at the edge of the map.",
      ],
    },
    fire: {
      title: "The column fires",
      blocks: [
        "Every card of the column does what it says, the lowest first, the new one last. What one card gains the next one may use. So the fifth card of a colour does five things.",
        {
          list: [
            "**Blue:** trade over sea.",
            "**Green:** harvest and production.",
            "**Yellow:** knowledge; wakes other cards.",
            "**Brown:** points from what you have built.",
            "**Red:** units that move, take villages and steal.",
            "**Purple:** temples, counted only at the end.",
          ],
        },
      ],
    },
    map: {
      title: "Villages",
      blocks: [
        "A barbarian village holds points. When all regions around it are occupied and at least one unit is among the pieces there, it falls: its points go to whoever has most units beside it.",
      ],
    },
    units: {
      title: "Units",
      blocks: [
        "Units step from land to land, and onto a sea only where you have a ship. They pass through regions of others, villages and own units, but stop only in an empty region or one of yours without a unit. A region stays yours only while a piece of yours is in it.",
        "What a unit steals is looked up after its move, and after the attack if there was one. A thief takes what is there, never more.",
      ],
    },
    temples: {
      title: "Temples",
      blocks: [
        "A temple costs one of each resource. Its piece goes into a land region of yours without a temple and counts as a building there. A temple fires no column and starts no attack; it counts at the end, 12 points at most.",
        "The second temple needs one card in each of the five other columns, the third two, and so on.",
      ],
    },
    offer: {
      title: "Offerings",
      blocks: [
        "Discard any number of cards. The one on top says which god hears you; all discarded cards count.",
        {
          list: [
            "**Neptune** (blue): 2 gold for each card, and a ship.",
            "**Ceres** (green): a resource for each card, and a production piece.",
            "**Minerva** (yellow): a science piece, and a further card for each one offered.",
            "**Vesta** (brown): 1 or 2 points, and a civil piece.",
            "**Mars** (red): a piece of your choice for each card.",
            "**Jupiter** (purple): the gift of any other god.",
          ],
        },
        "Then draw up to five cards.",
      ],
    },
    hidden: {
      title: "Open and hidden",
      blocks: [
        "Hidden are hands, the deck, discarded cards below the top one, and how many points the others have. Every gain is seen as it happens. The players may agree to play with open points.",
      ],
    },
    end: {
      title: "End and points",
      blocks: [
        "When the last village has fallen or the last temple stands, the round is finished and one more is played.",
        "Points won, points of the temples (12 each at most), and 2 points for most of each resource and of gold. Most points win.",
      ],
    },
    variants: {
      title: "Variants",
      blocks: [
        {
          list: [
            "**Chosen start:** each secretly chooses ten of the 25 own pieces, five of a kind at most; better players choose fewer.",
            "**Other maps:** a line, a block, a ring, or any shape that hangs together.",
            "**Joker:** once a game any card goes face down into a standard column. It costs gold, as many as its place in the column, places a piece of that colour and sets the other cards going.",
          ],
        },
      ],
    },
  },
};
