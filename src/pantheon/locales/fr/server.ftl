# Le serveur.

store-conflict = Table { $table } : l'entrée { $number } a été écrite par un autre entre-temps.
store-failure = La base de données n'a pas pu écrire : { $reason }
