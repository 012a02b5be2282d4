# Erreurs du moteur. Pour les variables, voir les endroits qui les lèvent.

unknown-game = Il n’y a pas de jeu « { $name } ». Jeux connus : { $known }.
unknown-language = Il n’y a pas de textes en « { $language } ». Langues : { $known }.
bad-seed = Une graine a { $right } octets, celle-ci en a { $bytes }.

bad-option = { $name } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
bad-option-range = { $name } ne peut pas être « { $value } ». Il faut un nombre entier de { $least } à { $most }.
bad-option-number = { $name } doit être un nombre entier, pas « { $value } ».
bad-option-type = { $name } ne peut pas valoir { $value } : { $reason }
bad-option-first = { $name } ne peut pas valoir « { $value } » à { $players } joueurs. Valeurs possibles : drawn (tiré au sort), ou une place de 1 à { $players }.
unknown-option = Il n’y a pas d’option « { $name } ». Options : { $known }.
missing-option = Il manque l’option { $name }.

unknown-verb = « { $verb } » n’est pas une action. Actions : { $known }.
wrong-words = « { $words } » ne convient pas ; écrivez : { $right }
bad-cell = « { $word } » n’est pas une case ; écrivez deux nombres entiers, comme 1,-2
bad-number = { $field } doit être un nombre entier, pas « { $word } ».
bad-word = { $field } ne peut pas valoir « { $word } ». Valeurs possibles : { $known }.
bad-form = { $field } ne peut pas être « { $word } » ; écrivez par exemple { $example }.
bad-range = { $field } ne peut pas être { $word } ; il faut un nombre de { $least } à { $most }.
foreign-action = { $action } n’est pas une action de ce jeu.
bad-action = Ce n’est pas une action de ce jeu : { $reason }
no-such-action = Il n’y a pas d’action numéro { $number }.
far-away = Cette case est trop loin : aucune partie ne peut l’atteindre.

unknown-action = Cette action n’existe pas dans ce jeu.
game-over = La partie est terminée.
chance-first = Un tirage est en cours ; attendez-le.
not-chance = Il n’y a rien à tirer maintenant ; c’est à { $god } de jouer.
not-drawn = Cela ne peut pas être tiré maintenant.
not-your-turn = C’est à { $god } de jouer.
no-undo = Rien à annuler : le tour est passé, ou quelque chose a été tiré.
no-such-deadline = Aucun délai de ce nom n’est en cours : { $clock }.
no-such-move = Il n’y a pas de coup { $move } ; les coups de la partie vont de 0 à { $last }.

record-foreign = Ligne { $line } : ce n’est pas une partie enregistrée par Pantheon ; la première ligne doit être « { $expected } ».
record-truncated = Ligne { $line } : le fichier s’interrompt ; « { $expected } » devrait suivre.
record-too-long = Ligne { $line } : le fichier dépasse { $most } caractères ; aucune partie n’est aussi longue.
record-unprintable = Ligne { $line } : caractère non imprimable (colonne { $column }).
record-field = Ligne { $line } : « { $expected } » attendu, et non « { $found } ».
record-option-twice = Ligne { $line } : l’option { $name } figure deux fois.
record-rules = Ligne { $line } : partie jouée avec la version « { $found } » des règles ; ici, elles sont connues de la version 1 à la version { $newest }.
record-line = Ligne { $line } : { $reason }
record-seat = Ligne { $line } : pas de place « { $found } » ; attendu : { $expected }.
record-seeded = Ligne { $line } : « seeded » est « fresh » ou « chosen », pas « { $found } ».
record-hex = Ligne { $line } : { $name } doit compter { $digits } chiffres hexadécimaux, en minuscules.
record-number = Ligne { $line } : le coup { $expected } devrait suivre, et non { $found }.
record-time = Ligne { $line } : « { $found } » n’est pas une durée ; écrivez les secondes avec trois décimales, comme @12.500
record-too-many-moves = Ligne { $line } : avec ces options, aucune partie ne dépasse { $most } coups.
record-illegal = Ligne { $line } : le coup { $move } est contraire aux règles : { $reason }
record-draw = Ligne { $line } : le coup { $move } n’est pas ce que donne la graine, à savoir « { $right } ».
record-seed = Ligne { $line } : la graine ne correspond pas à l’empreinte de l’en-tête.
record-over = Ligne { $line } : la partie est terminée après le dernier coup, mais elle est enregistrée comme inachevée.
record-not-over = Ligne { $line } : un résultat est enregistré, mais la partie n’est pas terminée.
record-ending = Ligne { $line } : la partie s’est terminée par « { $right } », pas par « { $found } ».
record-score = Ligne { $line } : le score est « { $right } », pas « { $found } ».
record-check = Ligne { $line } : la somme de contrôle est incorrecte ; une ligne au-dessus a été modifiée ou perdue.
record-after-end = Ligne { $line } : rien ne doit suivre la somme de contrôle.
live-stuck = Plus personne ne fait rien, et aucun délai n’est en cours.
log-differs = Le coup { $move } du journal n’est pas ce que donnent les règles et les tirages.

record-pledge = Ligne { $line } : cette entropie n’est pas celle que { $found } avait promise.
record-note = Cette ligne ne parle ni d’annulation, ni de remplacement, ni de retour, ni d’abandon, ni de panne : « { $found } ».
record-note-seat = La place « { $found } » n’existe pas ; attendu : { $expected }.
record-no-time = Ligne { $line } : le coup { $move } n’a pas d’heure, alors que d’autres en ont une.
record-time-falls = Ligne { $line } : l’heure { $found } précède { $last }, celle d’au-dessus.
record-clock-early = Ligne { $line } : au coup { $move }, un délai expire trop tôt ; son terme est à { $due } s.
record-clock-late = Ligne { $line } : avant le coup { $move }, le délai « { $clock } » aurait dû expirer, à { $due } s.
long-list = La liste { $name } est trop longue ; { $most } éléments au plus.
