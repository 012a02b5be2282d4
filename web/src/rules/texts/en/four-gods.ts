import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Everybody builds the same world at the same time. Lay tiles that fit, send prophets into kingdoms, and take the god you want before another does. When the bag is empty or the world is full, half a minute is left for each player.",
  sections: {
    idea: {
      title: "What it is about",
      blocks: [
        "The world has 8 by 8 cells inside a frame. On the tiles sea, plain, forest and mountain meet. There are no turns: whoever is first, is first.",
        "Four gods each love one terrain: the Merfolk the **sea**, the Humans the **plain**, the Elves the **forest**, the Dwarves the **mountains**.",
      ],
    },
    hands: {
      title: "Two hands and a row",
      blocks: [
        "You have two hands with one tile in each. When both are empty, draw one or two from the bag. What fits nowhere you discard into your own row, either side up.",
        {
          list: [
            "From any row, also of others, you may **take** a tile with a free hand and lay it into the world.",
            "With a free hand you may **turn over** any tile in a row.",
            "If your row is full, you cannot draw any more: first find a place for something.",
          ],
        },
      ],
    },
    laying: {
      title: "Laying tiles",
      blocks: [
        "A tile lies on an empty cell that has at least **two straight edges** of the frame or of other tiles. Every tile beside it must match along the whole edge. Turn it as you like.",
      ],
    },
    prophets: {
      title: "Prophets and cities",
      blocks: [
        "Who has a god may put a prophet onto one terrain of the tile just laid. If none is left in reserve, one from elsewhere moves over.",
        "A **city** goes onto an empty cell with two straight edges and needs a prophet. Who holds a tile that would fit there may crush a city of another, and keeps it as 5 points.",
      ],
    },
    gods: {
      title: "Choosing a god",
      blocks: [
        "Whoever has no god may take one that is free, at any time, and keeps it. Early means prophets soon; late means knowing the world better. With two players each has two gods, and the weaker one counts.",
      ],
    },
    end: {
      title: "End and points",
      blocks: [
        "When the bag is empty or the world full, 30 seconds for each player are left. If all pass, it is over at once.",
        {
          list: [
            "**Cities:** 5 points for each of yours that stands, and for each you have crushed.",
            "**Prophets:** who has most in a kingdom of two or more tiles gets 1 point for each of its tiles without a prophet.",
            "**Largest kingdom** of your terrain: 15, 10, 5, 0 points by rank.",
            "**Most kingdoms** of your terrain: 15, 10, 5, 0 points by rank.",
          ],
        },
        "Most points win.",
      ],
    },
  },
};
