# What others see of a page before they open it: a tab, a search, a link in a chat. Only the server says this.

preview-home = Play 4 Gods, Deus and Gods in your browser. Play bots right away, or invite friends with a link. No account, nothing to install.
preview-rules = { $game }: rules
preview-rules-words = How to play { $game }, with pictures and with examples that you can play on from.
preview-example = { $title } · { $game }: rules
preview-learn = Learn { $game }
preview-learn-words = Learn { $game } at a real table, step by step, in a few minutes.
preview-cards-words = Every card of Deus with its text, and where that comes from.
preview-settings = Settings
preview-settings-words = Motion, sounds, colours and language, just as you like them.
preview-table = { $game }: { $names }
preview-move = Move { $move } of { $game }: { $names }
preview-empty = { $game }: a new table
preview-open-words = This table is waiting for players. Take a seat, or watch.
preview-full-words = Everyone is here: the game is about to start.
preview-running-words = This game is being played. Come and watch.
preview-finished-words = This game is over. Replay it move by move.
preview-resigned = { $names } resigned
preview-abandoned-words = This game was abandoned; there is no winner.
preview-points = { $result } ({ $points })
preview-private = A table at Pantheon
preview-private-words = This table is only open to its players.
