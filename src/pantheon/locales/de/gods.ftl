# Gods: die Wörter des Spiels, Absagen, Wertung.

tribe-green = grüne
tribe-blue = blaue
tribe-violet = violette
tribe-orange = orangefarbene

hex-green = grüner Stamm
hex-blue = blauer Stamm
hex-violet = violetter Stamm
hex-orange = orangefarbener Stamm
hex-desert = Wüste
hex-decline = Niedergang
hex-whirlwind = Wirbelsturm
hex-extra = Extra-Aktion
hex-game_end = Spielende
hex-temple = Tempel

bad-gods = Die Götter „{ $value }“ passen nicht zu { $players } Personen: Nenne { $players } verschiedene von Karmesin, Gold, Azur, Jade.
unknown-god = Es gibt keinen Gott „{ $name }“. Götter: Karmesin, Gold, Azur, Jade.
god-not-here = { $god } ist nicht an diesem Tisch. Götter hier: { $known }.

gods-choose-victim = Wähle erst, wem der Niedergang Kraft nimmt, oder verschone alle.
gods-choose-desert = Wähle erst, welche Wüste der Wirbelsturm versetzt, oder versetze keine.
gods-choose-place = Setze erst die angehobene Wüste ab.
gods-choose-tribe = Wähle erst, welcher Stamm den Götterstein bekommt.
gods-choose-extra = Die Aktionen sind ausgeführt: Nutze eine Extra-Aktion oder beende den Zug.
gods-no-decline = Es wurde gerade kein Niedergang gelegt.
gods-no-whirlwind = Es wird gerade kein Wirbelsturm gespielt.
gods-no-lifted = Es ist keine Wüste angehoben.
gods-no-shortage = Kein Stamm wartet auf einen Götterstein.
gods-no-extra = Extra-Aktionen kommen nach den gewöhnlichen Aktionen.
gods-actions-left = Du hast noch Aktionen, und sie sind Pflicht.
gods-cell-taken = Auf { $q },{ $r } liegt schon etwas.
gods-not-beside = { $q },{ $r } grenzt an kein Sechseck.
gods-too-dear = Das kostet { $cost } Kraft; vorhanden: { $power }.
gods-once-temple = Je Zug ist nur ein Tempel erlaubt.
gods-once-other = Je Zug ist nur eine Wüste, ein Niedergang, ein Wirbelsturm oder eine Extra-Aktion aus der Auslage erlaubt.
gods-once-move = Je Zug darf nur eine Wüste gegen Kraft versetzt werden.
gods-once-discard = Je Zug darf nur ein Sechseck abgeworfen werden.
gods-no-temple = Du hast keinen Tempel mehr im Vorrat.
gods-not-shown = Das liegt nicht in der Auslage: { $hex }.
gods-no-cell = Dieses Sechseck kommt nicht in die Welt.
gods-no-desert = Auf { $q },{ $r } liegt keine Wüste.
gods-apart = Die Welt muss in einem Stück bleiben.
gods-same-cell = Die Wüste muss auf ein anderes Feld kommen als { $q },{ $r }.
gods-no-victim = Diesem Gott lässt sich keine Kraft nehmen.
gods-not-needy = Auf { $q },{ $r } wartet kein Stamm auf einen Götterstein.

gods-score-cards = { $cards ->
    [one] 1 { $tribe } Nation
   *[other] { $cards } { $tribe } Nationen
  }
gods-score-token = { $tribe } Marke
gods-score-power = Kraft
gods-score-stones = Steine in der Welt

piece-green = einen grünen Stamm
piece-blue = einen blauen Stamm
piece-violet = einen violetten Stamm
piece-orange = einen orangefarbenen Stamm
piece-desert = eine Wüste
piece-decline = einen Niedergang
piece-whirlwind = einen Wirbelsturm
piece-extra = eine Extra-Aktion
piece-game_end = das Spielende
piece-temple = einen Tempel

nation-green = die grüne Nation
nation-blue = die blaue Nation
nation-violet = die violette Nation
nation-orange = die orangefarbene Nation

ending-points = Jemand hat genügend Punkte
ending-bag = Die Auslage lässt sich nicht mehr füllen
ending-guard = Zu lange wurde nichts gelegt, genommen oder verbraucht
ending-game-end-hex = Das Spielende wurde gezogen
ending-cards = Jemand begann seinen Zug mit genügend Nationen

option-edition = Ausgabe der Regeln
option-one_piece = die Welt muss in einem Stück bleiben, wenn eine Wüste versetzt wird
option-one_religion = ein neuer Stamm glaubt nur, wenn sich alle Nachbarn einig sind, Tempel wie Stämme
option-gods = wer spielt, in Sitzreihenfolge, etwa Jade,Azur; Götter: Karmesin, Gold, Azur, Jade

# Was jemand tun kann.

gods-first-named = { $god } beginnt: So ist es an diesem Tisch eingestellt.
gods-kind-place = { $piece } legen
gods-kind-whirlwind = den Wirbelsturm spielen
gods-kind-take-extra = die Extra-Aktion nehmen
gods-kind-lift = eine Wüste versetzen
gods-kind-set = die Wüste absetzen
gods-kind-discard = { $piece } abwerfen
gods-kind-use-extra = eine Extra-Aktion nutzen
gods-kind-end-turn = den Zug beenden
gods-kind-take-power = { $other } 1 Kraft nehmen
gods-kind-spare = alle verschonen
gods-kind-stay = keine Wüste versetzen
gods-kind-stone = einen Götterstein geben

# Was jemand getan hat.

gods-did-place = { $god } legt { $piece } auf { $q },{ $r }
gods-did-whirlwind = { $god } spielt den Wirbelsturm
gods-did-take-extra = { $god } nimmt eine Extra-Aktion
gods-did-lift = { $god } hebt die Wüste von { $q },{ $r } an
gods-did-set = { $god } setzt die Wüste auf { $q },{ $r } ab
gods-did-discard = { $god } wirft { $piece } ab
gods-did-use-extra = { $god } nutzt eine Extra-Aktion
gods-did-end-turn = { $god } beendet den Zug
gods-did-take-power = { $god } nimmt { $other } 1 Kraft
gods-did-spare = { $god } verschont alle
gods-did-stay = { $god } versetzt keine Wüste
gods-did-stone = { $god } gibt dem Stamm auf { $q },{ $r } einen Stein
gods-did-settle = { $other } beginnt mit einem Tempel auf { $q },{ $r }
gods-did-begin = { $other } beginnt
gods-did-draw = Die Auslage bekommt { $piece }
gods-did-redraw = Zwei gleiche: Die Auslage bekommt stattdessen { $piece }

# Was daraus folgt.

gods-effect-faith = glaubt an { $god }
gods-effect-no-faith = glaubt an niemanden
gods-effect-converts = { $tribes ->
    [one] bekehrt 1 Stamm
   *[other] bekehrt { $tribes } Stämme
  }
gods-effect-unbelief = { $tribes ->
    [one] 1 Stamm verliert den Glauben
   *[other] { $tribes } Stämme verlieren den Glauben
  }
gods-effect-robbed = { $god } verliert { $power } Kraft
gods-effect-loses = { $cards ->
    [one] { $god } verliert { $nation }
   *[other] { $god } verliert { $cards }-mal { $nation }
  }
gods-effect-wins = { $cards ->
    [one] { $god } gewinnt { $nation }
   *[other] { $god } gewinnt { $cards }-mal { $nation }
  }
gods-effect-token = { $tokens ->
    [one] dazu die { $tribe } Marke
   *[other] dazu { $tokens } { $tribe } Marken
  }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für immer
gods-effect-end = die Partie endet

# Um die Karte herum.

gods-title = Zug { $turn } · Aktion { $action } von { $actions }
gods-title-extra = Zug { $turn } · Extra-Aktion
gods-title-start = Vor dem ersten Zug
gods-title-draw = Zug { $turn } · die Auslage wird aufgefüllt
gods-title-over = Ende nach Zug { $turn }
gods-column-points = Pkt
gods-display = Auslage:
gods-bag = Beutel { $hexes }:
gods-stack = Stapel { $hexes }:
gods-legend-power = Kraft
gods-legend-temples = Tempel im Vorrat
gods-legend-stones = Göttersteine im Vorrat
gods-legend-extras = Extra-Aktionen
gods-legend-nation = Nation, { $points } Punkte, solange sie besteht
gods-legend-token = Marke, bleibt für immer
