import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "You are a god with one temple and no believers. Bring tribes into the world, raise temples, win over what others have won. Three tribes of a colour that believe in you are a nation, and nations win the game.",
  sections: {
    idea: {
      title: "What it is about",
      blocks: [
        "Together you lay out a world of hexes. **Tribes** in four colours live on it. A tribe with your stone believes in you.",
        "For each full three tribes of one colour that believe in you, you hold that colour’s **card**: 3 points, for as long as the nation lasts. Whoever is first to unite three of a colour also keeps its **token**: 1 point that nobody can take away.",
        "With three or four players the game ends as soon as somebody has **9 points**, with two at **10**.",
      ],
    },
    setup: {
      title: "Before the start",
      blocks: [
        "Each player has a god with **8 temples** and **15 stones**. {B} The first temple already stands in the world; the other seven wait in your supply. {B}{P} Everybody starts with **2 power**. {B}",
        {
          list: [
            "**Two players:** two temples side by side. {B}{P}",
            "**Three:** three temples, each touching the other two. {B}",
            "**Four:** a desert in the middle, with a pair of temples on either side. {B}{O four-layout}",
          ],
        },
        "The bag holds everything else: 8 tribes of each colour, 12 deserts (11 with four players), 3 declines, 2 whirlwinds and 3 extra actions. {B}{P}{O tribe-colours} Everybody chooses a god. {B} Which temple stands where is drawn by lot, and so is who starts, unless the table has named somebody: with two players the first one wins about 63% of the games between bots. {O lots} The world has no edge, and a cell takes one hex only. {B}",
      ],
    },
    turn: {
      title: "Your turn",
      blocks: [
        {
          list: [
            "You get **3 power**. {B}",
            "The **display** is filled up to two hexes. {B}",
            "You take **two actions**, and you must take both. {B}",
          ],
        },
        "Then it is the turn of the player on your left. {B}",
      ],
    },
    income: {
      title: "Power",
      blocks: [
        "Power pays for almost everything. You get 3 at the start of each of your turns, and never have more than **12**: what would go beyond is lost. {B}",
      ],
    },
    refill: {
      title: "The display",
      blocks: [
        "Each empty field of the display gets a hex from the bag. What you use during your turn stays empty until the next player’s turn begins. {B}",
        "Two hexes of the same kind (for tribes: of the same colour) may not lie there together. Then one is exchanged for a hex that differs, and goes back into the bag. {B}",
        "When the display cannot be filled that way any more, the game is over at once. {B}{O bag-runs-low}",
      ],
    },
    actions: {
      title: "Two actions",
      blocks: [
        "Take your two actions in any order. Each is paid for in full before the next one. {B}",
        {
          table: [
            ["Action", "Price", "How often"],
            [
              "Place a **tribe** from the display",
              "1 power for each hex beside its cell",
              "as often as you like {B}",
            ],
            ["Place one of your **temples**", "3 power for each hex beside its cell", "once a turn {B}"],
            ["Play **another hex** from the display", "free", "once a turn {B}"],
            ["**Move a desert**", "2 power", "once a turn {B}"],
            ["**Discard** a hex of the display", "free", "once a turn {B}"],
          ],
        },
        "Every hex beside the cell counts for the price, whatever it is. Building at the rim of the world is cheap, filling its gaps is dear. {B}",
      ],
    },
    tribe: {
      title: "Place a tribe",
      blocks: [
        "Take a tribe from the display and lay it beside at least one hex. You pay 1 power for each hex it touches there. Who placed it does not matter: what it believes depends on its neighbours alone. You may well bring believers to somebody else. {B}",
      ],
    },
    religion: {
      title: "What a new tribe believes",
      blocks: [
        {
          table: [
            ["Beside the new tribe", "It believes in"],
            ["temples of one god", "that god {B}"],
            ["temples of several gods", "nothing {B}"],
            ["no temple, but tribes of one faith", "the same god {B}"],
            ["no temple, but tribes of several faiths", "nothing {B}"],
            ["neither", "nothing {B}"],
          ],
        },
        "Temples count before tribes, unless the table plays with the option that asks all neighbours: then temples and tribes count alike, and a new tribe believes only if all of them agree. {B}{O one-religion} Deserts, declines and tribes without faith have no say. {B}{O no-say}",
        "Later only one thing changes a faith: a new temple right beside the tribe. A converted tribe converts nobody else. {O no-chain}",
      ],
    },
    temple: {
      title: "Place a temple",
      blocks: [
        "Take a temple from your supply and lay it beside at least one hex, for 3 power for each hex it touches. {B}{P} **Every tribe beside it now believes in you**, whatever it believed before. Foreign stones go home to their gods, yours come in their place. {B}",
        "Four neighbours cost 12 power, which is all one can have. A cell with five or six neighbours therefore never takes a temple. {B}",
      ],
    },
    others: {
      title: "Deserts, declines, whirlwinds, extra actions",
      blocks: [
        "These four are one kind of action: you may play one of them in a turn. They cost nothing. {B}",
        {
          list: [
            "**Desert:** lay it beside a hex. It brings you 1 power. {B}",
            "**Decline:** lay it beside a hex. If a temple of another player is beside it, you may take 1 power from one such player who has any. {B}{O decline-victim} After that it just lies there. {B}",
            "**Whirlwind:** put it into the box. You may move any one desert for nothing. {B}{O whirlwind-idle}",
            "**Extra action:** keep it in front of you. It can be used from your next turn on. {B}",
          ],
        },
      ],
    },
    move: {
      title: "Move a desert",
      blocks: [
        "For 2 power you lift any desert and set it down on another cell beside a hex. {B}{O desert-elsewhere} It brings no power, and no faith changes. {B}{O no-chain} The world may fall into pieces by it, unless the table plays with the option that forbids this. {O map-apart}",
        "A whirlwind’s move is something else: you can do both in one turn. {O whirlwind-and-move}",
      ],
    },
    discard: {
      title: "Discard a hex",
      blocks: [
        "Put a hex of the display back into the bag. That costs nothing, can be done once a turn, and is sometimes just what your neighbour fears. {B}",
      ],
    },
    extras: {
      title: "Extra actions",
      blocks: [
        "After your two actions you may use an extra action that you took in an earlier turn. {B}{O extra-last} It goes to the box, and you take one more action at its usual price. You may use several in a row. {B}",
        "An extra action does not lift the limits: a second temple in the same turn stays forbidden. If you would rather keep it, end your turn. {B}",
      ],
    },
    nations: {
      title: "Nations, cards and tokens",
      blocks: [
        "Count your tribes colour by colour: three make a nation, six make two. The tribes need not touch. {B} For each nation you hold a card of its colour, worth **3 points**. {B}{P}{O card-values} Each colour has two cards. {B}",
        "If you lose so many tribes that the three are no longer full, the card goes back at once, whoever’s turn it is. {B}{O second-card}",
        "The **token** of a colour goes to the first god who ever unites three tribes of it. {B} It stays there for good, **1 point**, even if the nation falls. {B}{P}{O card-values}",
        "One action can break several nations and found others. {B} Your nations may arise in somebody else’s turn, too. {O any-turn} First the lost cards go back, then the new ones are handed out, and only then is it checked whether the game is over. {O order}",
      ],
    },
    stones: {
      title: "When stones run out",
      blocks: [
        "Each god has 15 stones. {B} If a god has none at home, a new tribe gets none: it stays without faith, even if a stone comes home later. {B}{O late-stone}",
        "If a temple converts more tribes than there are stones, the foreign stones leave all of them, and the player whose turn it is chooses who gets the last ones. {O last-stones}",
      ],
    },
    end: {
      title: "The end",
      blocks: [
        {
          list: [
            "Somebody has **9 points** (with two players **10**): the game ends at once, even in the middle of a turn. {B}{O any-turn}{O mid-turn}",
            "The display cannot be filled any more. {B}",
            "For five turns of each player in a row no hex was placed, no extra action taken or used, no whirlwind played: desert moves and discards alone do not keep a game going. {O guard}",
          ],
        },
        "Most points win. {B} If they are equal, most power, then most stones in the world. {O ties} Otherwise you share the win. {O ties}",
      ],
    },
    first: {
      title: "The edition of 2001",
      blocks: [
        "A table can be played by the older rules. {P}{O first-edition} The differences:",
        {
          list: [
            "6 temples for each god, 11 deserts, 2 extra actions, no declines. {P}",
            "A stack instead of a bag, and in its last three hexes the **game end**: when it is drawn, all is over. {P}{O game-end-hex}",
            "Two equal hexes may lie in the display. {O twins} Discarded hexes leave the game. {O discards-leave}",
            "The first card ever handed out in a colour brings 2 points for ever besides, the second 1. {P}{O second-bonus}",
            "No number of points ends the game. {P} It ends when somebody begins a turn with cards of three colours, or with any four cards. {P}{O before-income}",
          ],
        },
      ],
    },
    checks: {
      title: "Try yourself",
      blocks: ["A few small positions to see whether everything is clear: guess first, then step through."],
    },
  },
};
