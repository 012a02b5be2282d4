# Le résultat d’une partie, et les points au fil du jeu.

web-result-ahead = { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
  }
web-result-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }
web-result-rounds = { $rounds ->
    [one] { $rounds } tour de table
   *[other] { $rounds } tours de table
  }
web-result-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
web-result-sources = Origine des points
web-result-total = Total
web-result-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
  }
web-result-tie-by = Départage : { $what }
web-result-new = Nouvelle partie
web-result-watch = Revoir la partie
web-result-details = Détails
web-result-share = Partager une image
web-result-shared = L’image est prête.
web-result-no-picture = Ce navigateur ne peut pas dessiner l’image.

web-course = Les points au fil de la partie
web-course-of = Les points au fil de la partie : { $names }. Les chiffres sont dans le tableau ci-dessous.
web-course-rounds = par tour de table ; touchez un moment pour y revenir
web-course-minutes = par minute ; touchez un moment pour y revenir
web-course-move = Après le coup
