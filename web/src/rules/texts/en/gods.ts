import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "You are a god with one temple and no followers. Bring tribes into the world, raise temples, and convert the followers of your rivals. Three tribes of one colour that worship you form a nation, and nations win the game.",
  sections: {
    idea: {
      title: "Overview",
      blocks: [
        "Together you build a world of hexes. **Tribes** of four colours live in it. A tribe that carries your stone worships you.",
        "For every three tribes of one colour that worship you, you hold that colour’s **card**: 3 points, for as long as the nation lasts. The first player to unite three tribes of a colour also gets its **token**: 1 point that no one can take away.",
        "With three or four players the game ends as soon as a player has **9 points**; with two players, **10**.",
      ],
    },
    setup: {
      title: "Setup",
      blocks: [
        "Each player has a god with **8 temples** and **15 stones**. {B} Your first temple is already in the world; the other seven are in your supply. {B}{P} Every player starts with **2 power**. {B}",
        {
          list: [
            "**Two players:** two temples side by side. {B}{P}",
            "**Three:** three temples, each touching the other two. {B}",
            "**Four:** a desert in the middle, with a pair of temples on either side. {B}{O four-layout}",
          ],
        },
        "The bag holds everything else: 8 tribes of each colour, 12 deserts (11 with four players), 3 declines, 2 whirlwinds and 3 extra actions. {B}{P}{O tribe-colours} Each player chooses a god. {B} Temple positions and the first player are drawn at random, unless the table settings name a first player: with two players, the first one wins about 63% of the games between bots. {O lots} The world has no edge, and each space holds one hex. {B}",
      ],
    },
    turn: {
      title: "Your turn",
      blocks: [
        {
          list: [
            "You gain **3 power**. {B}",
            "**Refill** the display to two hexes. {B}",
            "Take **two actions**. You must take both. {B}",
          ],
        },
        "Play then passes to the left. {B}",
      ],
    },
    income: {
      title: "Power",
      blocks: [
        "Power pays for almost everything. You gain 3 at the start of each of your turns and can never have more than **12**: any excess is lost. {B}",
      ],
    },
    refill: {
      title: "The display",
      blocks: [
        "Draw a hex from the bag for each empty slot of the display. Slots emptied during your turn stay empty until the next player’s turn begins. {B}",
        "The display may not show two identical hexes (for tribes: two of the same colour). If it does, one of them is replaced by a different hex and returned to the bag. {B}",
        "If the display can no longer be refilled this way, the game ends at once. {B}{O bag-runs-low}",
      ],
    },
    actions: {
      title: "Two actions",
      blocks: [
        "Take your two actions in any order. Pay for each one in full before taking the next. {B}",
        {
          table: [
            ["Action", "Cost", "Limit"],
            ["Place a **tribe** from the display", "1 power per adjacent hex", "no limit {B}"],
            ["Place one of your **temples**", "3 power per adjacent hex", "once per turn {B}"],
            ["Play **another hex** from the display", "free", "once per turn {B}"],
            ["**Move a desert**", "2 power", "once per turn {B}"],
            ["**Discard** a hex from the display", "free", "once per turn {B}"],
          ],
        },
        "Every adjacent hex counts towards the cost, whatever it is. Building on the rim of the world is cheap; filling gaps is expensive. {B}",
      ],
    },
    tribe: {
      title: "Place a tribe",
      blocks: [
        "Take a tribe from the display and place it adjacent to at least one hex. You pay 1 power for each hex it touches. It does not matter who places it: a new tribe’s religion depends only on its neighbours. You may well gain a follower for someone else. {B}",
      ],
    },
    religion: {
      title: "Religion of a new tribe",
      blocks: [
        {
          table: [
            ["Adjacent to the new tribe", "Its religion"],
            ["temples of one god", "that god {B}"],
            ["temples of several gods", "none {B}"],
            ["no temple, but tribes of one religion", "that religion {B}"],
            ["no temple, but tribes of several religions", "none {B}"],
            ["neither", "none {B}"],
          ],
        },
        "Temples take precedence over tribes, unless the table uses the option for one religion: then temples and tribes count alike, and a new tribe takes a religion only if all of them share it. {B}{O one-religion} Deserts, declines and tribes without a religion have no influence. {B}{O no-say}",
        "After that, only one thing changes a tribe’s religion: a new adjacent temple. A converted tribe does not convert others. {O no-chain}",
      ],
    },
    temple: {
      title: "Place a temple",
      blocks: [
        "Take a temple from your supply and place it adjacent to at least one hex, for 3 power per hex it touches. {B}{P} **Every adjacent tribe now worships you**, whatever it worshipped before. Other gods’ stones return to their owners and yours replace them. {B}",
        "Four neighbours cost 12 power, the most you can have. A space with five or six neighbours can therefore never hold a temple. {B}",
      ],
    },
    others: {
      title: "Deserts, declines, whirlwinds, extra actions",
      blocks: [
        "These four count as one kind of action: you may play one of them per turn. They are free. {B}",
        {
          list: [
            "**Desert:** place it adjacent to a hex. You gain 1 power. {B}",
            "**Decline:** place it adjacent to a hex. If it is next to other players’ temples, you may take 1 power from one of these players who has any. {B}{O decline-victim} After that it is simply a neutral hex. {B}",
            "**Whirlwind:** return it to the box. You may move any one desert for free. {B}{O whirlwind-idle}",
            "**Extra action:** keep it in front of you. You can use it from your next turn on. {B}",
          ],
        },
      ],
    },
    move: {
      title: "Move a desert",
      blocks: [
        "For 2 power, lift any desert and place it on another space adjacent to a hex. {B}{O desert-elsewhere} You gain no power, and no religion changes. {B}{O no-chain} This may split the world, unless the table uses the option that forbids it. {O map-apart}",
        "A whirlwind is a separate action: you may do both in one turn. {O whirlwind-and-move}",
      ],
    },
    discard: {
      title: "Discard a hex",
      blocks: [
        "Return a hex from the display to the bag. This is free, possible once per turn, and sometimes exactly what your neighbour fears. {B}",
      ],
    },
    extras: {
      title: "Extra actions",
      blocks: [
        "After your two actions you may use an extra action that you took in an earlier turn. {B}{O extra-last} Return it to the box and take one more action at its usual cost. You may use several in a row. {B}",
        "An extra action does not lift the once-per-turn limits: you still cannot place a second temple. If you would rather keep it, end your turn. {B}",
      ],
    },
    nations: {
      title: "Nations, cards and tokens",
      blocks: [
        "Count your tribes colour by colour: three make a nation, six make two. They do not have to touch. {B} For each nation you hold a card of its colour, worth **3 points**. {B}{P}{O card-values} Each colour has two cards. {B}",
        "If a nation drops below three tribes, you lose its card at once, no matter whose turn it is. {B}{O second-card}",
        "The **token** of a colour goes to the first god ever to unite three of its tribes. {B} It is a **permanent 1 point**, even if the nation breaks up. {B}{P}{O card-values}",
        "One action can break up several nations and form others. {B} You may also win a nation in another player’s turn. {O any-turn} First lost cards are returned, then new cards are awarded, and only then is the end of the game checked. {O order}",
      ],
    },
    stones: {
      title: "When stones run out",
      blocks: [
        "Each god has 15 stones. {B} A god with none in supply cannot mark a new tribe: that tribe stays without a religion, even if a stone is returned later. {B}{O late-stone}",
        "If a temple converts more tribes than its god has stones, other gods’ stones are removed from all of them, and the active player chooses which tribes get the remaining stones. {O last-stones}",
      ],
    },
    end: {
      title: "End of the game",
      blocks: [
        {
          list: [
            "A player has **9 points** (**10** with two players): the game ends at once, even in the middle of a turn. {B}{O any-turn}{O mid-turn}",
            "The display can no longer be refilled. {B}",
            "For five turns per player in a row, no hex was placed, no extra action taken or used, and no whirlwind played: desert moves and discards alone do not keep a game going. {O guard}",
          ],
        },
        "The player with the most points wins. {B} Ties are broken by the most power, then by the most stones in the world. {O ties} Players who are still tied share the victory. {O ties}",
      ],
    },
    first: {
      title: "The 2001 edition",
      blocks: [
        "A table can use the older rules. {P}{O first-edition} The differences:",
        {
          list: [
            "6 temples for each god, 11 deserts, 2 extra actions, no declines. {P}",
            "A draw stack instead of a bag, with the **game-end hex** among its last three hexes: when it is drawn, the game is over. {P}{O game-end-hex}",
            "The display may show two identical hexes. {O twins} Discarded hexes leave the game. {O discards-leave}",
            "The first card awarded in a colour also earns 2 permanent points, the second 1. {P}{O second-bonus}",
            "No score ends the game. {P} It ends when a player starts their turn with cards of three colours, or with any four cards. {P}{O before-income}",
          ],
        },
      ],
    },
    checks: {
      title: "Test yourself",
      blocks: ["A few small positions to check your understanding: guess first, then step through."],
    },
  },
};
