# Gods: die Wörter des Spiels, Absagen, Wertung.

tribe-green = Grün
tribe-blue = Blau
tribe-violet = Violett
tribe-orange = Orange

hex-green = grüner Stamm
hex-blue = blauer Stamm
hex-violet = violetter Stamm
hex-orange = oranger Stamm
hex-desert = Wüste
hex-decline = Niedergang
hex-whirlwind = Wirbelsturm
hex-extra = Extra-Aktion
hex-game_end = Spielende
hex-temple = Tempel

bad-gods = Die Götter „{ $value }“ passen nicht zu { $players } Spielern: Nenne { $players } verschiedene von Karmesin, Gold, Azur, Jade.
unknown-god = Es gibt keinen Gott „{ $name }“. Götter: Karmesin, Gold, Azur, Jade.
god-not-here = { $god } sitzt nicht an diesem Tisch. Götter hier: { $known }.

gods-choose-victim = Sag erst, wem der Niedergang Macht nimmt, oder verschone alle.
gods-choose-desert = Sag erst, welche Wüste der Wirbelsturm hebt, oder lass ihn vorüberziehen.
gods-choose-place = Setz erst die Wüste ab, die in der Luft ist.
gods-choose-tribe = Sag erst, welcher Stamm den Götterstein bekommt.
gods-choose-extra = Die Aktionen sind getan: Nutze eine Extra-Aktion oder beende den Zug.
gods-no-decline = Es wurde gerade kein Niedergang gelegt.
gods-no-whirlwind = Es weht kein Wirbelsturm.
gods-no-lifted = Keine Wüste ist in der Luft.
gods-no-shortage = Kein Stamm wartet auf einen Götterstein.
gods-no-extra = Extra-Aktionen kommen nach den gewöhnlichen Aktionen.
gods-actions-left = Der Zug hat noch Aktionen, und sie sind Pflicht.
gods-cell-taken = Auf { $q },{ $r } liegt schon etwas.
gods-not-beside = { $q },{ $r } grenzt an kein Sechseck.
gods-too-dear = Das kostet { $cost } Macht; vorhanden: { $power }.
gods-once-temple = Nur ein Tempel pro Zug.
gods-once-other = Nur eine Wüste, ein Niedergang, ein Wirbelsturm oder eine Extra-Aktion aus der Auslage pro Zug.
gods-once-move = Nur eine Wüste darf pro Zug für Macht versetzt werden.
gods-once-discard = Nur ein Sechseck darf pro Zug abgeworfen werden.
gods-no-temple = Es sind keine Tempel mehr übrig.
gods-not-shown = Das liegt nicht in der Auslage: { $hex }.
gods-no-cell = Dieses Sechseck kommt nicht auf die Karte.
gods-no-desert = Auf { $q },{ $r } liegt keine Wüste.
gods-apart = Die Karte muss in einem Stück bleiben.
gods-same-cell = Die Wüste muss auf ein anderes Feld als { $q },{ $r }.
gods-no-victim = Diesem Gott lässt sich keine Macht nehmen.
gods-not-needy = Auf { $q },{ $r } wartet kein Stamm auf einen Götterstein.

gods-score-cards = { $cards ->
    [one] 1 Nation in { $tribe }
   *[other] { $cards } Nationen in { $tribe }
  }
gods-score-token = Marke in { $tribe }
gods-score-power = Macht
gods-score-stones = Steine auf der Karte

piece-green = einen grünen Stamm
piece-blue = einen blauen Stamm
piece-violet = einen violetten Stamm
piece-orange = einen orangen Stamm
piece-desert = eine Wüste
piece-decline = einen Niedergang
piece-whirlwind = einen Wirbelsturm
piece-extra = eine Extra-Aktion
piece-game_end = das Spielende
piece-temple = einen Tempel

nation-green = die grüne Nation
nation-blue = die blaue Nation
nation-violet = die violette Nation
nation-orange = die orange Nation

ending-points = jemand hat die nötigen Punkte
ending-bag = die Auslage lässt sich nicht mehr füllen
ending-guard = zu lange wurde nichts gelegt, genommen oder verbraucht
ending-game-end-hex = das Spielende wurde gezogen
ending-cards = jemand begann seinen Zug mit genügend Nationen

option-edition = die Regeln dieses Jahres
option-one_piece = die Karte muss in einem Stück bleiben, wenn eine Wüste wandert
option-one_religion = ein neuer Stamm glaubt nur, wenn alle Nachbarn einig sind, ob Tempel oder Stamm
option-gods = wer spielt, in Sitzreihenfolge, etwa Jade,Azur; Götter: Karmesin, Gold, Azur, Jade

# Was jemand tun kann.

gods-first-named = { $god } beginnt: So ist es an diesem Tisch abgemacht.
gods-kind-place = { $piece } legen
gods-kind-whirlwind = den Wirbelsturm wehen lassen
gods-kind-take-extra = die Extra-Aktion nehmen
gods-kind-lift = eine Wüste versetzen
gods-kind-set = die Wüste absetzen
gods-kind-discard = { $piece } abwerfen
gods-kind-use-extra = eine Extra-Aktion nutzen
gods-kind-end-turn = den Zug beenden
gods-kind-take-power = { $other } Macht nehmen
gods-kind-spare = alle verschonen
gods-kind-stay = keine Wüste versetzen
gods-kind-stone = einen Götterstein geben

# Was jemand getan hat.

gods-did-place = { $god } legt { $piece } auf { $q },{ $r }
gods-did-whirlwind = { $god } lässt den Wirbelsturm wehen
gods-did-take-extra = { $god } nimmt eine Extra-Aktion
gods-did-lift = { $god } hebt die Wüste von { $q },{ $r }
gods-did-set = { $god } setzt die Wüste auf { $q },{ $r } ab
gods-did-discard = { $god } wirft { $piece } ab
gods-did-use-extra = { $god } nutzt eine Extra-Aktion
gods-did-end-turn = { $god } beendet den Zug
gods-did-take-power = { $god } nimmt { $other } Macht
gods-did-spare = { $god } verschont alle
gods-did-stay = { $god } versetzt keine Wüste
gods-did-stone = { $god } gibt dem Stamm auf { $q },{ $r } einen Stein
gods-did-settle = { $other } beginnt mit einem Tempel auf { $q },{ $r }
gods-did-begin = { $other } fängt an
gods-did-draw = Die Auslage bekommt { $piece }
gods-did-redraw = Zwei gleiche: Die Auslage bekommt stattdessen { $piece }

# Was daraus folgt.

gods-effect-faith = glaubt an { $god }
gods-effect-no-faith = glaubt an nichts
gods-effect-converts = { $tribes ->
    [one] bekehrt 1 Stamm
   *[other] bekehrt { $tribes } Stämme
  }
gods-effect-unbelief = { $tribes ->
    [one] 1 Stamm verliert den Glauben
   *[other] { $tribes } Stämme verlieren den Glauben
  }
gods-effect-robbed = { $god } verliert { $power } Macht
gods-effect-loses = { $cards ->
    [one] { $god } verliert { $nation }
   *[other] { $god } verliert { $cards }-mal { $nation }
  }
gods-effect-wins = { $cards ->
    [one] { $god } gewinnt { $nation }
   *[other] { $god } gewinnt { $cards }-mal { $nation }
  }
gods-effect-token = { $tokens ->
    [one] dazu die Marke in { $tribe }
   *[other] dazu { $tokens } Marken in { $tribe }
  }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für immer
gods-effect-end = das Spiel endet

# Um die Karte herum.

gods-title = Zug { $turn } · Aktion { $action } von { $actions }
gods-title-extra = Zug { $turn } · Extra-Aktion
gods-title-start = Vor dem ersten Zug
gods-title-draw = Zug { $turn } · die Auslage wird gefüllt
gods-title-over = Zu Ende nach Zug { $turn }
gods-column-points = Pkt
gods-display = Auslage:
gods-bag = Beutel { $hexes }:
gods-stack = Stapel { $hexes }:
gods-legend-power = Macht
gods-legend-temples = Tempel im Vorrat
gods-legend-stones = Steine im Vorrat
gods-legend-extras = Extra-Aktionen
gods-legend-nation = Nation, { $points } Punkte, solange sie hält
gods-legend-token = Marke, bleibt für immer
