# The rules of Deus in the browser: cards, lands.

web-deus-rules-village = village
web-deus-rules-known-all = as published
web-deus-rules-known-most = as published, the limit is ours
web-deus-rules-known-effect = effect as published, price ours
web-deus-rules-known-cost = price as published, effect ours
web-deus-rules-known-none = ours
