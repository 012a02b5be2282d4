# Les règles de Deus dans le navigateur : cartes, terrains.

web-deus-rules-village = village
