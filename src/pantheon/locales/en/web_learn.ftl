# The tutorial: guided first turns of Gods.

web-learn-title = Your first turns as a god
web-learn-words = Play a real game against a bot, with a guide at your side telling you what to try next.
web-learn-time = About five minutes
web-learn-safe = You can’t go wrong: almost every move can be undone
web-learn-free = Leave the guide whenever you like; the game carries on as normal
web-learn-begin = Start
web-learn-read = Read the rules instead
web-learn-none = No tutorial yet
web-learn-none-words = This game has no tutorial yet. Read its rules instead; they come with examples.
web-learn-table = First steps
web-learn-guide = Guide
web-learn-fold = Collapse the guide
web-learn-unfold = Expand the guide
web-learn-leave = Leave the guide
web-learn-back = Back
web-learn-next = Next
web-learn-skip = Skip
web-learn-finish = Keep playing
web-learn-waits = The guide continues as soon as you’ve done that.

web-learn-world = This is the world
web-learn-world-words = Two temples stand in it: yours, with the sun disc, and Gold’s, with the eye. From here on you both make it grow. Drag to move the map; scroll or pinch to zoom.
web-learn-power = What you have
web-learn-power-words = Both gods are listed here: power, temples and stones in supply, followers by colour, points. Your turn began with an income of 3 power, so you now have 5. Power pays for what you build.
web-learn-pick = Take the green tribe
web-learn-pick-words = The display is at the bottom, shared by both players. It shows a green tribe and a desert. Click the green tribe.
web-learn-place = Find it a home
web-learn-place-words = You can place it on any highlighted space; the number is the cost, 1 power for each adjacent hex. Point at a space to see whom the tribe would worship there, then click. On a space that touches only your temple, it will worship you.
web-learn-faith = Whom it worships
web-learn-faith-words = The stone on a tribe shows which god it worships. An adjacent temple decides; temples of two different gods cancel each other out. With no temple next to it, the tribe follows its neighbouring tribes.
web-learn-undo = Undo it
web-learn-undo-words = Changed your mind? You can undo moves until something is drawn. Try it now: click Undo, or press U.
web-learn-rival = Now the other way round
web-learn-rival-words = Place the green tribe on one of the highlighted spaces, next to Gold’s temple only. It will then worship Gold. Why would you want that? You’ll see.
web-learn-temple = Win it over
web-learn-temple-words = A new temple converts every adjacent tribe. It costs 3 power for each hex it touches. Click your temple, then a space that costs 3 and touches the tribe and nothing else.
web-learn-converted = Converted
web-learn-converted-words = The tribe now carries your stone, and Gold’s has been returned. That was your second action, so your turn is over. Gold takes two actions; every move appears in the log. Wait until it’s your turn again.
web-learn-look = Replay
web-learn-look-words = Missed something? Click a line in the log, or use the arrows below it (or press <), to see the world as it was then.
web-learn-present = Back to the live game
web-learn-present-words = You’re viewing an earlier position. Press Escape, or step forward with the arrows until you reach the latest move.
web-learn-others = The other hexes
web-learn-others-words = Desert: free, and earns you 1 power.
    Decline: takes 1 power from the owner of an adjacent temple.
    Whirlwind: moves a desert for free.
    Extra action: save it for a later turn.
    You may play one of these four per turn. You can also discard a hex, or move a desert for 2 power.
web-learn-nations = Nations score points
web-learn-nations-words = Three tribes of one colour with your stone make a nation: 3 points for as long as it lasts. The first player to unite a colour also gets its token, worth 1 permanent point. With two players the game ends at 10 points, and the player with the most points wins.
web-learn-hint = That’s all
web-learn-hint-words = If you’re stuck, Hint shows what a bot would do in your place. Good luck: from here on it’s a real game.
