# The tutorial: guided first turns of Gods.

web-learn-title = Your first turns as a god
web-learn-words = You sit down at a real table against a bot, and a guide beside you says what to try next.
web-learn-time = About five minutes
web-learn-safe = Nothing can go wrong: almost everything can be taken back
web-learn-free = Leave the guide whenever you like; the game goes on as any other
web-learn-begin = Begin
web-learn-read = Read the rules instead
web-learn-none = No guide yet
web-learn-none-words = This game has no guide yet. Its rules are here, with examples.
web-learn-table = First steps
web-learn-guide = Guide
web-learn-fold = Fold the guide
web-learn-unfold = Unfold the guide
web-learn-leave = Leave the guide
web-learn-back = Back
web-learn-next = Next
web-learn-skip = Skip
web-learn-finish = Play on
web-learn-waits = It goes on as soon as that is done.

web-learn-world = This is the world
web-learn-world-words = Two temples stand in it: yours, with the sun disc, and that of Gold, with the eye. From here on both of you let it grow. Drag it to move it, turn the wheel or spread two fingers to come closer.
web-learn-power = What you have
web-learn-power-words = Here are both gods: power, temples and stones in supply, believers by colour, points. Your turn began with 3 power, so you have 5 now. Power pays for what you build.
web-learn-pick = Take the green tribe
web-learn-pick-words = Below lies the display. It is there for both of you: a green tribe and a desert. Click the green tribe.
web-learn-place = Give it a home
web-learn-place-words = The cells that glow are possible, the figure is the price: 1 power for each hex beside it. Point at one to see what the tribe would believe, then click. On a cell that touches only your temple it will believe in you.
web-learn-faith = What it believes
web-learn-faith-words = A stone on the tribe shows its god. A temple beside it decides; temples of two gods cancel each other out. Without a temple it believes what the tribes beside it believe.
web-learn-undo = Take it back
web-learn-undo-words = Changed your mind? Until something is drawn you can take moves back. Try it now: click Undo, or press U.
web-learn-rival = Now the other way round
web-learn-rival-words = Lay the green tribe on one of the lit cells, beside Gold’s temple alone. Then it believes in Gold. What good is that? You will see.
web-learn-temple = Win it over
web-learn-temple-words = A new temple converts every tribe beside it. It costs 3 power for each hex it touches. Click your temple, then a cell for 3 that touches the tribe and nothing else.
web-learn-converted = Converted
web-learn-converted-words = The tribe bears your stone now, and Gold’s went home. That was your second action, so your turn is over. Gold takes two actions; each move stands in the log. Wait until it is your turn again.
web-learn-look = Look back
web-learn-look-words = You missed something? Click a line of the log, or go back with the arrows below it (key <), and you see the world as it was then.
web-learn-present = Back to now
web-learn-present-words = You are looking at an earlier moment. Press Escape, or go forward with the arrows until you are back in the present.
web-learn-others = The other hexes
web-learn-others-words = Desert: free, and brings you 1 power.
    Decline: takes 1 power from the owner of a temple beside it.
    Whirlwind: moves a desert for nothing.
    Extra action: keep it for a later turn.
    One of these four in a turn. You can also discard a hex, or move a desert for 2 power.
web-learn-nations = Nations bring points
web-learn-nations-words = Three tribes of one colour with your stone are a nation: 3 points for as long as it holds. Who is first with a colour keeps its token, 1 point for ever. With two players 10 points end the game, and most points win.
web-learn-hint = That is all
web-learn-hint-words = If you are stuck, Hint shows what a bot would do in your place. Good luck: the game goes on from here, and it is a real one.
