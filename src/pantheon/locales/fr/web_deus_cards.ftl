# Deus dans le navigateur : cartes, construction, offrandes, décisions, la galerie.

# --- cartes ---

web-deus-card-cost = Coût : { $price }
web-deus-card-blue = Maritime
web-deus-card-green = Production
web-deus-card-yellow = Science
web-deus-card-brown = Civil
web-deus-card-red = Militaire
web-deus-card-temple = Temples

# --- ma main et mes colonnes ---

web-deus-hand = Votre main, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
web-deus-hand-empty = Aucune carte en main.
web-deus-hand-auto = Encaisser automatiquement les gains simples
web-deus-hand-wait = Ce n’est pas à vous de jouer.
web-deus-hand-looking = Vous revoyez un coup passé : revenez au présent pour jouer.
web-deus-hand-can = Jouable.
web-deus-hand-cannot = Injouable pour l’instant.
web-deus-hand-add = L’ajouter à l’offrande.
web-deus-hand-lies = Dans l’offrande, numéro { $place }.
web-deus-tableau = Colonnes
web-deus-tableau-mine = Mes colonnes
web-deus-tableau-of = Colonnes : { $name }
web-deus-tableau-close = Fermer les colonnes
web-deus-tableau-empty = aucune carte
web-deus-tableau-column = { $column } : { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
  }

# --- construire ---

web-deus-act = Choisissez un bâtiment à construire, ou faites une offrande.
web-deus-act-offer = Aucune de vos cartes n’est jouable : faites une offrande.
web-deus-build = Construire
web-deus-build-fee = pour { $vp } PV
web-deus-build-where = { $regions ->
    [one] { $regions } région s’illumine : choisissez-la sur le plateau.
   *[other] { $regions } régions s’illuminent : choisissez-en une sur le plateau.
}
web-deus-pay-other = Payer autrement
web-deus-pay-how = Comment payer
web-deus-pay-resources = tout payer en ressources
web-deus-pay-gold = payer en or : { $wares }
web-deus-fire-of = Effets de la colonne : { $cards ->
    [one] { $cards } carte s’active
   *[other] { $cards } cartes s’activent
  }
web-deus-fire-temple = Un temple n’active rien ; il rapporte des PV en fin de partie.
web-deus-fire-nothing = La colonne ne rapporte rien pour l’instant.
web-deus-sum-nothing = rien
web-deus-sum-sell = vendre jusqu’à { $wares } : { $gain }
web-deus-sum-asks = { $card } : choix à faire
web-deus-sum-attacks = { $villages ->
    [one] { $villages } village est attaqué
   *[other] { $villages } villages sont attaqués
}
web-deus-sum-draws = { $cards ->
    [one] piocher { $cards } carte
   *[other] piocher { $cards } cartes
}
web-deus-joker = Joker
web-deus-joker-where = Face cachée, dans quelle colonne ?
web-deus-joker-price = { $gold ->
    [one] { $gold } or
   *[other] { $gold } ors
}
web-deus-joker-lay = Poser le joker
web-deus-joker-sleeps = Joker : posé face cachée, il n’a pas d’effet propre.

# --- pourquoi pas ---

web-deus-why-nowhere = Il n’y a pas de région ici.
web-deus-why-village = On ne construit jamais dans un village.
web-deus-why-ship = Un bateau ne se place qu’en mer.
web-deus-why-sea = Seuls les bateaux se placent en mer.
web-deus-why-taken = Région occupée par { $seat }.
web-deus-why-twice = Vous avez déjà un pion de ce type ici.
web-deus-why-temple = Un temple se place dans une région terrestre que vous occupez.
web-deus-why-edge = Votre premier pion se place dans une région vide du bord du plateau.
web-deus-why-near = Trop près de la première région d’un autre joueur.
web-deus-why-fee = Toute autre région vide du bord coûte 3 PV, et vous ne les avez pas.
web-deus-why-far = Cette région n’est adjacente à aucune des vôtres.
web-deus-why-not-choosing-unit = Choisissez une de vos unités illuminées.
web-deus-why-not-moving = L’unité ne peut pas terminer son déplacement ici.
web-deus-why-not-ransacking = Choisissez un des villages illuminés.

# --- offrandes ---

web-deus-offer = Faire une offrande
web-deus-offer-short = Offrande
web-deus-offer-first = Cliquez sur les cartes à offrir. La première va sur le dessus et désigne le dieu.
web-deus-offer-to = { $name }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
web-deus-offer-stand = Dieu invoqué avec Jupiter
web-deus-offer-none = Choisissez des cartes
web-deus-offer-make = { $cards ->
    [one] Offrir { $cards } carte
   *[other] Offrir { $cards } cartes
}
web-deus-offer-all = Toutes
web-deus-offer-stop = Retour

# --- décisions ---

web-deus-ask-paying = Comment payez-vous ?
web-deus-ask-placing = Où placez-vous { $what } ?
web-deus-ask-asking = En profitez-vous ?
web-deus-ask-buying = { $left ->
    [one] Acheter encore { $left } ressource ?
   *[other] Acheter jusqu’à { $left } ressources : laquelle ?
}
web-deus-ask-selling = Combien en vendez-vous ?
web-deus-ask-selling-different = { $left ->
    [one] Vendre encore { $left } ressource, d’un autre type ?
   *[other] Vendre jusqu’à { $left } ressources de types différents : laquelle ?
}
web-deus-ask-harvesting = Quel terrain produit ?
web-deus-ask-taking-pieces = { $left ->
    [one] Quel pion de votre réserve ?
   *[other] Quel pion de votre réserve ? { $left } à prendre
}
web-deus-ask-activating = Quelle carte activer ?
web-deus-ask-choosing-unit = Quelle unité ? Choisissez-la sur le plateau.
web-deus-ask-moving = Où va l’unité ? Elle peut rester sur place.
web-deus-ask-robbing = Quel adversaire voler ?
web-deus-ask-ransacking = Quel village ? Choisissez-le sur le plateau.
web-deus-ask-offering = Ajouter d’autres cartes ?
web-deus-ask-choosing-god = Quel dieu invoquez-vous avec Jupiter ?
web-deus-ask-taking-resources = { $left ->
    [one] Quelle ressource ?
   *[other] Quelle ressource ? { $left } à prendre
}
web-deus-answer-take = En profiter
web-deus-answer-no = Renoncer
web-deus-answer-enough = S’arrêter là
web-deus-answer-sell = En vendre { $count }
web-deus-answer-done = Terminer
web-deus-gather-all = Prendre seulement : { $what }
web-deus-gather-done = Valider : { $sum }
web-deus-answer-here = Confirmer

# --- le départ secret ---

web-deus-start-title = Choisissez { $pieces } pions pour commencer
web-deus-start-how = En secret, cinq au plus par type. Le reste attend dans votre réserve personnelle ; tous révèlent leur choix en même temps.
web-deus-start-less = Un de moins : { $what }
web-deus-start-more = Un de plus : { $what }
web-deus-start-left = { $sum } sur { $pieces } choisis
web-deus-start-done = Commencer avec ces pions

# --- touches ---

web-deus-key-card = choisir une carte ; répondre ; augmenter une quantité
web-deus-key-back = annuler le dernier choix
web-deus-key-build = construire le bâtiment choisi
web-deus-key-offer = faire une offrande
web-deus-key-joker = poser la carte choisie comme joker
web-deus-key-pay = payer autrement
web-deus-key-tableau = afficher les colonnes
web-deus-key-decline = renoncer
web-deus-key-enter = confirmer
web-deus-key-escape = revenir en arrière

# --- la galerie ---

web-title-cards = Cartes de Deus
web-deus-gallery = Les cartes de Deus
web-deus-gallery-lead = Les { $cards } cartes de notre paquet, { $kinds } différentes. La liste de la boîte n’est pas publique : chaque carte indique ce qui est connu et ce que nous avons reconstitué.
web-deus-gallery-filter = Filtrer
web-deus-gallery-search = Chercher
web-deus-gallery-colour = Couleur
web-deus-gallery-cost = Coût
web-deus-gallery-effect = Effet
web-deus-gallery-known = Source
web-deus-gallery-any = Tout
web-deus-gallery-found = { $kinds ->
    [0] Aucune carte ne correspond.
    [one] { $kinds } carte différente, { $cards } au total
   *[other] { $kinds } cartes différentes, { $cards } au total
}
web-deus-gallery-copies = { $copies } dans le paquet
web-deus-gallery-clear = Tout afficher
web-deus-kind-gain = Gains
web-deus-kind-trade = Commerce
web-deus-kind-harvest = Production
web-deus-kind-activate = Active des cartes
web-deus-kind-move = Déplace des unités
web-deus-kind-steal = Vole les adversaires
web-deus-known-public = Connue par des sources publiques
web-deus-known-part = Connue en partie
web-deus-known-ours = Reconstituée par nous
