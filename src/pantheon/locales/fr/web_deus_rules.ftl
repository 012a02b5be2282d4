# Les règles de Deus dans le navigateur : cartes, terrains.

web-deus-rules-village = village
web-deus-rules-known-all = comme publiée
web-deus-rules-known-most = comme publiée, la limite est de nous
web-deus-rules-known-effect = effet publié, prix de nous
web-deus-rules-known-cost = prix publié, effet de nous
web-deus-rules-known-none = de nous
