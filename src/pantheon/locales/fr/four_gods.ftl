# 4 Gods : ce qui ne va pas dans un fichier de tuiles.

tiles-no-toml = Ligne { $line } : ce n'est pas du TOML : { $reason }
tiles-no-list = Ligne { $line } : un fichier de tuiles contient une seule liste, nommée « tiles ».
tiles-fields = Ligne { $line } : une tuile a un numéro (number), des faces (faces) et parfois des régions (regions), rien d'autre.
tiles-number = Ligne { $line } : le numéro d'une tuile est un entier à partir de 1, pas « { $found } ».
tiles-twice = Ligne { $line } : deux tuiles portent le numéro { $number }.
tiles-two-faces = Ligne { $line } : la tuile { $number } doit avoir deux faces, et des régions pour les deux ou pour aucune.
tiles-letters = Ligne { $line } : tuile { $number } : une face s'écrit en quatre lettres parmi S, P, F, M, pas « { $face } ».
tiles-four-terrains = Ligne { $line } : tuile { $number } : aucune face ne montre quatre terrains, or { $face } le fait.
tiles-split = Ligne { $line } : tuile { $number } : { $face } doit indiquer ses régions, on ne peut deviner quels coins se rejoignent.
tiles-regions = Ligne { $line } : tuile { $number } : les régions de { $face } doivent nommer NW, NE, SE et SW une fois chacun.
tiles-mixed = Ligne { $line } : tuile { $number } : une région de { $face } mélange des terrains.
tiles-count = Ligne { $line } : le jeu compte { $found } tuiles, il en faut { $right }.

# 4 Gods : des options qui ne vont pas ensemble.

four-gods-no-secret = Les dieux secrets demandent un dieu par joueur : à deux, jouez avec deux dieux, pas quatre.
four-gods-two-only = À deux joueurs seulement, on choisit combien de dieux sont en jeu.
four-gods-beginners = Les débutants sont des places de 1 à { $players }, nommées une fois chacune, pas « { $value } ».
