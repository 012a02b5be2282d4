# Deus dans le navigateur : cartes, construction, offrandes, décisions, la galerie.

# --- cartes ---

web-deus-card-cost = Coût : { $price }
web-deus-card-blue = Bateaux
web-deus-card-green = Production
web-deus-card-yellow = Science
web-deus-card-brown = Civil
web-deus-card-red = Unités
web-deus-card-temple = Temples

# --- ma main et mes colonnes ---

web-deus-hand = Votre main, { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
  }
web-deus-hand-empty = Aucune carte en main.
web-deus-hand-auto = Prendre aussitôt les gains simples
web-deus-hand-wait = Ce n'est pas votre tour.
web-deus-hand-looking = Vous regardez en arrière : revenez au présent pour jouer.
web-deus-hand-can = Peut être construite.
web-deus-hand-cannot = Ne peut pas être construite maintenant.
web-deus-hand-add = L'ajouter à l'offrande.
web-deus-hand-lies = Dans l'offrande, numéro { $place }.
web-deus-tableau = Colonnes
web-deus-tableau-mine = Mes colonnes
web-deus-tableau-of = Colonnes : { $name }
web-deus-tableau-close = Fermer les colonnes
web-deus-tableau-empty = aucune carte
web-deus-tableau-column = { $column } : { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
  }

# --- construire ---

web-deus-act = Choisissez une carte à construire, ou faites une offrande.
web-deus-act-offer = Aucune de vos cartes n'est constructible : faites une offrande.
web-deus-build = Construire
web-deus-build-fee = pour { $vp } PV
web-deus-build-where = { $regions ->
    [one] Une région s'illumine : choisissez-la sur le plateau.
   *[other] { $regions } régions s'illuminent : choisissez-en une sur le plateau.
}
web-deus-pay-other = Payer autrement
web-deus-pay-how = Comment payer
web-deus-pay-resources = ne payer qu'en ressources
web-deus-pay-gold = de l'or au lieu de { $wares }
web-deus-fire-of = Ce que donne la colonne : { $cards ->
    [one] 1 carte s'active
   *[other] { $cards } cartes s'activent
  }
web-deus-fire-temple = Un temple n'active aucune colonne ; il compte à la fin.
web-deus-fire-nothing = La colonne ne donne rien pour l'instant.
web-deus-sum-nothing = rien
web-deus-sum-sell = vendre jusqu'à { $wares } : { $gain }
web-deus-sum-asks = { $card } demandera
web-deus-sum-attacks = { $villages ->
    [one] Un village est attaqué
   *[other] { $villages } villages sont attaqués
}
web-deus-sum-draws = { $cards ->
    [one] piocher 1 carte
   *[other] piocher { $cards } cartes
}
web-deus-joker = Joker
web-deus-joker-where = Face cachée dans quelle colonne ?
web-deus-joker-price = { $gold } or
web-deus-joker-lay = Poser le joker
web-deus-joker-sleeps = Un joker : il est posé face cachée et n'a pas d'effet propre.

# --- pourquoi pas ---

web-deus-why-nowhere = Il n'y a pas de région.
web-deus-why-village = On ne construit jamais dans un village.
web-deus-why-ship = Les bateaux ne vont qu'en mer.
web-deus-why-sea = Seuls les bateaux vont en mer.
web-deus-why-taken = { $seat } occupe cette région.
web-deus-why-twice = Vous avez déjà un tel pion ici.
web-deus-why-temple = Un temple se dresse dans une région terrestre à vous.
web-deus-why-edge = Votre premier pion va dans une région vide du bord du plateau.
web-deus-why-near = Trop près de la première région d'un autre joueur.
web-deus-why-fee = Une région vide quelconque du bord coûte 3 PV, et vous en avez moins.
web-deus-why-far = Elle n'est pas à côté d'une de vos régions.
web-deus-why-not-choosing-unit = Choisissez une de vos unités illuminées.
web-deus-why-not-moving = L'unité ne peut pas finir là son déplacement.
web-deus-why-not-ransacking = Choisissez un des villages illuminés.

# --- offrandes ---

web-deus-offer = Faire une offrande
web-deus-offer-short = Offrir
web-deus-offer-first = Cliquez sur les cartes à offrir. La première est au-dessus et désigne le dieu.
web-deus-offer-to = { $name }, { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
  }
web-deus-offer-stand = Jupiter remplace
web-deus-offer-none = Choisissez des cartes
web-deus-offer-make = { $cards ->
    [one] Offrir 1 carte
   *[other] Offrir { $cards } cartes
}
web-deus-offer-all = Toutes
web-deus-offer-stop = Retour

# --- décisions ---

web-deus-ask-paying = Comment payez-vous ?
web-deus-ask-placing = Où placez-vous { $what } ?
web-deus-ask-asking = Le prenez-vous ?
web-deus-ask-buying = { $left ->
    [one] En acheter encore une ?
   *[other] Acheter jusqu'à { $left } : laquelle ?
}
web-deus-ask-selling = Combien en vendez-vous ?
web-deus-ask-selling-different = { $left ->
    [one] En vendre encore une, d'une autre sorte ?
   *[other] Vendre jusqu'à { $left }, toutes différentes : laquelle ?
}
web-deus-ask-harvesting = Récolter où ?
web-deus-ask-taking-pieces = { $left ->
    [one] Quel pion de votre réserve ?
   *[other] Quel pion de votre réserve ? { $left } à prendre
}
web-deus-ask-activating = Quelle carte activer ?
web-deus-ask-choosing-unit = Quelle unité ? Choisissez-la sur le plateau.
web-deus-ask-moving = Où va l'unité ? Elle peut rester.
web-deus-ask-robbing = Voler qui ?
web-deus-ask-ransacking = Quel village ? Choisissez-le sur le plateau.
web-deus-ask-offering = Ajouter d'autres cartes ?
web-deus-ask-choosing-god = Quel dieu donnera à la place de Jupiter ?
web-deus-ask-taking-resources = { $left ->
    [one] Quelle ressource ?
   *[other] Quelle ressource ? { $left } à prendre
}
web-deus-answer-take = Prendre
web-deus-answer-no = Refuser
web-deus-answer-enough = Plus rien
web-deus-answer-sell = En vendre { $count }
web-deus-answer-done = C'est tout
web-deus-gather-all = Seulement : { $what }
web-deus-gather-done = Valider : { $sum }
web-deus-answer-here = Celle-ci

# --- le départ secret ---

web-deus-start-title = Choisissez { $pieces } pions pour commencer
web-deus-start-how = En secret, cinq au plus d'un type. Le reste attend en réserve ; tout est montré quand chacun a choisi.
web-deus-start-less = Un de moins : { $what }
web-deus-start-more = Un de plus : { $what }
web-deus-start-left = { $sum } choisis sur { $pieces }
web-deus-start-done = Commencer avec eux

# --- touches ---

web-deus-key-card = Choisir une carte ; répondre ; prendre une unité de plus
web-deus-key-back = Reprendre le dernier choix parmi plusieurs
web-deus-key-build = Construire ce qui est choisi
web-deus-key-offer = Faire une offrande
web-deus-key-joker = Poser la carte choisie en joker
web-deus-key-pay = Payer autrement
web-deus-key-tableau = Montrer les colonnes
web-deus-key-decline = Refuser
web-deus-key-enter = Confirmer
web-deus-key-escape = Revenir d'un pas

# --- la galerie ---

web-title-cards = Cartes de Deus
web-deus-gallery = Les cartes de Deus
web-deus-gallery-lead = Les { $cards } cartes de notre paquet, { $kinds } sortes. La liste de la boîte n'est pas publique : chaque carte dit ce qu'on en sait et ce qui est de nous.
web-deus-gallery-filter = Montrer
web-deus-gallery-search = Chercher
web-deus-gallery-colour = Couleur
web-deus-gallery-cost = Coût
web-deus-gallery-effect = Effet
web-deus-gallery-known = Source
web-deus-gallery-any = Toutes
web-deus-gallery-found = { $kinds ->
    [0] Aucune carte n'est ainsi.
    [one] 1 sorte, { $cards } cartes
   *[other] { $kinds } sortes, { $cards } cartes
}
web-deus-gallery-copies = { $copies } dans le paquet
web-deus-gallery-clear = Tout montrer
web-deus-kind-gain = Gains
web-deus-kind-trade = Commerce
web-deus-kind-harvest = Production
web-deus-kind-activate = Active des cartes
web-deus-kind-move = Déplace des unités
web-deus-kind-steal = Prend aux autres
web-deus-known-public = Connue de sources publiques
web-deus-known-part = Connue en partie
web-deus-known-ours = Reconstituée par nous
