# Erreurs du moteur. Pour les variables, voir les endroits qui les lèvent.

unknown-game = Il n'y a pas de jeu « { $name } ». Jeux connus : { $known }.
unknown-language = Il n'y a pas de textes en « { $language } ». Langues : { $known }.
bad-seed = Une graine a { $right } octets, celle-ci en a { $bytes }.

bad-option = { $name } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
bad-option-range = { $name } ne peut pas être « { $value } ». Il faut un nombre entier de { $least } à { $most }.
bad-option-number = { $name } doit être un nombre entier, pas « { $value } ».
bad-option-type = { $name } ne peut pas valoir { $value } : { $reason }
bad-option-first = { $name } ne peut pas valoir « { $value } » à { $players } joueurs. Valeurs possibles : drawn (tiré au sort), ou une place de 1 à { $players }.
unknown-option = Il n'y a pas d'option « { $name } ». Options : { $known }.
missing-option = L'option { $name } manque.

unknown-verb = « { $verb } » n'est pas une action. Actions : { $known }.
wrong-words = « { $words } » ne convient pas ; écrire : { $right }
bad-cell = « { $word } » n'est pas une case ; écrire deux nombres entiers, comme 1,-2
bad-number = { $field } doit être un nombre entier, pas « { $word } ».
bad-word = { $field } ne peut pas valoir « { $word } ». Valeurs possibles : { $known }.
bad-form = { $field } ne peut pas être « { $word } » ; écrivez par exemple { $example }.
bad-range = { $field } ne peut pas être { $word } ; cela va de { $least } à { $most }.
foreign-action = { $action } n'est pas une action de ce jeu.
bad-action = Ce n'est pas une action de ce jeu : { $reason }
no-such-action = Il n'y a pas d'action numéro { $number }.
far-away = Cette case est plus loin qu'aucune partie ne peut aller.

unknown-action = Ce jeu n'a pas une telle action.
game-over = La partie est finie.
chance-first = Un tirage est en cours ; il faut l'attendre.
not-chance = Il n'y a rien à tirer maintenant ; c'est à { $god } de jouer.
not-drawn = Cela ne peut pas être tiré maintenant.
not-your-turn = C'est à { $god } de jouer.
no-undo = Rien à reprendre : le tour est passé, ou quelque chose a été tiré.
no-such-deadline = Aucun chronomètre de ce nom ne tourne : { $clock }.
no-such-move = Il n'y a pas de coup { $move } ; la partie a les coups 0 à { $last }.

record-foreign = Ligne { $line } : ce n'est pas une partie notée par Pantheon ; la première ligne doit être « { $expected } ».
record-truncated = Ligne { $line } : le texte s'interrompt ; « { $expected } » devrait suivre.
record-too-long = Ligne { $line } : le fichier dépasse { $most } caractères ; aucune partie n'est si longue.
record-unprintable = Ligne { $line } : un caractère non imprimable se trouve ici (colonne { $column }).
record-field = Ligne { $line } : « { $expected } » devrait se trouver ici, et non « { $found } ».
record-option-twice = Ligne { $line } : l'option { $name } se trouve ici une deuxième fois.
record-rules = Ligne { $line } : partie jouée avec la version « { $found } » des règles ; ici, elles sont connues de la version 1 à la version { $newest }.
record-line = Ligne { $line } : { $reason }
record-seat = Ligne { $line } : pas de place « { $found } » ; attendu : { $expected }.
record-seeded = Ligne { $line } : « seeded » est « fresh » ou « chosen », pas « { $found } ».
record-hex = Ligne { $line } : { $name } doit avoir { $digits } chiffres hexadécimaux en minuscules.
record-number = Ligne { $line } : le coup { $expected } devrait suivre, et non { $found }.
record-time = Ligne { $line } : « { $found } » n'est pas une durée ; écrire les secondes avec trois décimales, comme @12.500
record-too-many-moves = Ligne { $line } : avec ces options, aucune partie n'a plus de { $most } coups.
record-illegal = Ligne { $line } : le coup { $move } est contraire aux règles : { $reason }
record-draw = Ligne { $line } : le coup { $move } n'est pas ce que donne la graine, à savoir « { $right } ».
record-seed = Ligne { $line } : la graine ne correspond pas à l'empreinte de l'en-tête.
record-over = Ligne { $line } : la partie est finie après le dernier coup, mais elle est notée comme inachevée.
record-not-over = Ligne { $line } : un résultat est noté, mais la partie n'est pas finie.
record-ending = Ligne { $line } : la partie s'est terminée par « { $right } », pas par « { $found } ».
record-score = Ligne { $line } : le score est « { $right } », pas « { $found } ».
record-check = Ligne { $line } : la somme de contrôle ne convient pas ; une ligne au-dessus a été changée ou perdue.
record-after-end = Ligne { $line } : rien ne doit suivre la somme de contrôle.
live-stuck = Plus personne ne fait rien, et aucune horloge ne court.
log-differs = Le coup { $move } du journal n’est pas ce que donnent les règles et les tirages.
long-list = La liste { $name } est trop longue ; { $most } éléments au plus.
