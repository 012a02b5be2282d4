# Die Kommandozeile.

# --- Hilfe ---

help-pantheon = Drei Brettspiele um Götter, ein Tisch. Spielen, simulieren, nachspielen, prüfen.
help-games = Die Spiele mit ihren Optionen und Bots.
help-play = Im Terminal spielen, gegen Bots oder zu mehreren an einer Tastatur.
help-replay = Jede Stellung einer Aufzeichnung zeigen oder alle ihre Schritte in Worten.
help-verify = Aufzeichnungen prüfen: jeden Schritt, jede Ziehung gegen den Startwert, das Ergebnis.
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-default = [Standard: { $value }]
help-required = [erforderlich]
help-help = Diese Hilfe zeigen.
help-version = Die Versionen und die Form der Regeln zeigen.
help-lang = Die Sprache, irgendwo in der Zeile; sonst die der Umgebung.
help-install-completion = Die Tab-Taste vervollständigt Befehle künftig auch in dieser Shell.
help-show-completion = Das Skript dafür ausgeben, um es selbst abzulegen.
help-game = Das Spiel; „pantheon games“ nennt alle.
help-players = Wie viele spielen, Menschen und Bots zusammen.
help-bots = Die Bots in Sitzreihenfolge; der letzte füllt die übrigen Plätze. Standard: greedy.
help-humans = Wie viele Menschen sich das Terminal teilen; bei 0 spielen die Bots allein.
help-god = Die Götter der Menschen in Sitzreihenfolge: Karmesin, Gold, Azur, Jade (Gods).
help-timed = Rundenbasiert mit Sanduhr; kurz für -o turns=timed.
help-toss = Die Spielmodi auslosen: Züge, Götter und zu zweit die Zahl der Götter.
help-pace = Sekunden zwischen zwei Aktionen eines Bots, in Spielen in Echtzeit; Standard: 6.
help-tiles = Eine Datei mit einem anderen Satz Plättchen, für 4 Gods.
help-deck = Eine Datei mit einem anderen Kartensatz, für Deus.
help-seed = Ein Wort oder eine Zahl statt des Zufalls: dieselben Ziehungen noch einmal. Die Aufzeichnung vermerkt, dass der Startwert von Hand gewählt wurde.
help-option = Eine Option des Spiels, so oft wie nötig; „pantheon games“ nennt alle.
help-save = Die Aufzeichnung der Partie in dieser Datei speichern.
help-record = Eine Aufzeichnung, „-“ für die Standardeingabe.
help-records = Aufzeichnungen, „-“ für die Standardeingabe.
help-at = Die Stellung nach so vielen Schritten; sonst nach dem letzten.
help-moves = Die Schritte in Worten auflisten.

version-rules = Regeln: { $form ->
    [compiled] kompiliert
    [interpreted] interpretiert, etwa hundertmal langsamer als kompiliert
    [sanitized] mit Prüfungen kompiliert
   *[other] teilweise kompiliert
  }. Regelversionen: { $versions }.
cli-overview =
    Pantheon: drei Brettspiele um Götter, ein Tisch (4 Gods, Deus, Gods).

      pantheon serve            Tische im Browser öffnen, für Menschen und Bots
      pantheon play SPIEL       hier im Terminal spielen, gegen Bots
      pantheon games            die Spiele, ihre Optionen und Bots auflisten
      pantheon join URL         einen eigenen Bot an einen Tisch setzen
      pantheon simulate SPIEL   Bots viele Partien spielen lassen
      pantheon replay DATEI     jede Stellung einer Aufzeichnung zeigen
      pantheon verify DATEI     Schritte, Ziehungen und Punkte nachprüfen
    „pantheon BEFEHL --help“ sagt mehr, „pantheon --help“ nennt alle Optionen.

# --- Gebrauch ---

usage-command = Es gibt keinen Befehl „{ $command }“. Befehle: { $known }.
usage-option = Es gibt hier keine Option { $option }. Optionen: { $known }.
usage-no-value = { $option } braucht einen Wert, und zwar genau einen.
usage-missing = { $name } fehlt. Siehe „{ $help }“.
usage-value = { $name } kann nicht „{ $value }“ sein. Es muss { $right } sein.
usage-between = eine ganze Zahl von { $least } bis { $most }
usage-least = eine ganze Zahl, mindestens { $least },
usage-number = eine Zahl, mindestens { $least },
usage-whole = eine ganze Zahl
usage-extra = „{ $words }“ ist hier zu viel. Siehe „{ $help }“.
usage-other = Der Befehl passt so nicht. Siehe „{ $help }“.
missing-extra = Dieser Befehl braucht das Paket { $package }, das nicht installiert ist; installiere es mit pip install "pantheon-games[{ $extra }]".
completion-installed = In jedem neuen Terminal vervollständigt { $shell } nun „pantheon“ (das Skript liegt in { $file }).
cli-option-form = „{ $word }“ ist keine Option; schreibe --option NAME=WERT.
cli-too-many = { $humans ->
    [one] 1 Mensch
   *[other] { $humans } Menschen
  } und { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
  } passen nicht an einen Tisch für { $players }.
cli-not-here = { $name } lässt sich im Terminal noch nicht spielen.
cli-no-turns = { $name } kennt keinen rundenbasierten Modus; lass --timed weg.
cli-timed-or-not = --timed und turns={ $turns } widersprechen sich; lass eines davon weg.
cli-no-toss = { $name } hat keine Spielmodus-Plättchen; lass --toss weg.
cli-no-file-option = { $name } hat keine Option { $option }, die aus einer Datei kommen könnte; lass --{ $option } weg.
cli-no-pace = { $name } läuft nicht in Echtzeit; lass --pace weg.
cli-gods-later = In { $name } werden die Götter erst während der Partie gewählt; lass --god weg.
cli-one-at-a-time = Zu mehreren an einem Terminal geht es nur rundenbasiert: Nimm --timed dazu.
unknown-bot = Es gibt für dieses Spiel keinen Bot „{ $name }“. Bots: { $known }.

file-missing = Es gibt keine Datei „{ $file }“.
file-is-folder = „{ $file }“ ist ein Ordner, keine Datei.
file-no-folder = „{ $file }“ lässt sich nicht schreiben: Es gibt keinen Ordner „{ $folder }“.
file-not-readable = „{ $file }“ lässt sich nicht lesen; prüfe die Zugriffsrechte.
file-not-writable = „{ $file }“ lässt sich nicht schreiben; prüfe die Zugriffsrechte und den freien Speicherplatz.
file-not-text = „{ $file }“ ist kein UTF-8-Text, also keine Aufzeichnung.
file-not-data = „{ $file }“ ist kein UTF-8-Text.
file-bad-data = { $file }: { $reason }

# --- games, verify ---

games-title = { $name }: { $title } von { $designer } ({ $publishers }, { $year })
games-players = Personen: { $players } (Standard: { $default })
games-option = --option { $name }={ $choices } (Standard: { $default }): { $meaning }
games-option-free = --option { $name }={ $choices }: { $meaning }
games-bots = Bots: { $bots }

verify-good = { $file }: in Ordnung: { $found }
verify-bad = { $file }: nicht in Ordnung: { $reason }
verify-whole = { $moves ->
    [one] 1 Schritt
   *[other] { $moves } Schritte
  } nach den Regeln, { $draws ->
    [one] 1 Ziehung
   *[other] { $draws } Ziehungen
  } gemäß Startwert, Ergebnis richtig
verify-broken-off = { $moves ->
    [one] 1 Schritt
   *[other] { $moves } Schritte
  } nach den Regeln, { $draws ->
    [one] 1 Ziehung
   *[other] { $draws } Ziehungen
  } gemäß Startwert; die Partie wurde abgebrochen
verify-no-seed = { $moves ->
    [one] 1 Schritt
   *[other] { $moves } Schritte
  } nach den Regeln, Ergebnis richtig; ohne Startwert lassen sich die Ziehungen nicht prüfen
verify-unfinished = { $moves ->
    [one] 1 Schritt
   *[other] { $moves } Schritte
  } nach den Regeln; unvollendet, daher lassen sich die Ziehungen erst prüfen, wenn der Startwert bekannt ist
verify-chosen = { $found }; der Startwert wurde von Hand gewählt

# --- am Tisch ---

cli-you = du
cli-human = Mensch
cli-choose-place = { $what }: Welche Nummer? (Enter: zurück)
cli-commands = u zurücknehmen · h Tipp · s Stand · l Verlauf · ? Hilfe · q Ende
cli-no-such-key = Es gibt jetzt keine Aktion „{ $key }“. Tasten: { $known }.
cli-key-first = Erst ein Buchstabe, dann die Nummer. Buchstaben: { $known }.
cli-no-such-place = „{ $label }“ steht dafür nicht zur Wahl. Möglich: { $known }.
cli-effects = { $effects }:
cli-did-effects = { $what }: { $effects }
cli-hint = Tipp: { $keys } ({ $what })
cli-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
cli-tiebreaks = bei Gleichstand: { $ties }
cli-over = Die Partie ist zu Ende: { $ending }.
cli-wins = { $winners } gewinnt.
cli-win-together = { $winners } gewinnen gemeinsam.
cli-saved = Die Aufzeichnung liegt in { $file }
cli-save-where = Datei für die Aufzeichnung (nur Enter: nicht speichern):
cli-after-move = Nach Schritt { $move } von { $last }
cli-after-move-time = Nach Schritt { $move } von { $last }, { $seconds } Sekunden nach Beginn
cli-turn-of = { $god } ist am Zug.
cli-drawing = Als Nächstes wird gezogen.
cli-manual =
    Ein Buchstabe wählt eine Aktion; braucht sie ein Feld, erscheinen in der Welt
    Nummern. Beides auf einmal geht auch: „c4“.
    Ebenso die Worte einer Aufzeichnung: „temple 1,-1“.
    u  nimmt die letzte Aktion dieses Zuges zurück
    h  sagt, was ein guter Bot tun würde
    s  erklärt die Punkte
    l  listet alle bisherigen Schritte auf
    m  zeichnet die Welt neu (Enter auch)
    q  beendet; Strg-D auch
cli-manual-signs = Zeichenerklärung
cli-manual-map =
    { $temple } ein Tempel, { $tribe } ein Stamm mit Götterstein,
    { $marked } um das, was zuletzt berührt wurde
cli-manual-commitment = Das Siegel des Startwerts, wie es in der Aufzeichnung steht (commitment):
cli-commitment = Siegel des Startwerts: { $start }... (? zeigt es ganz)

# --- our rulings ---

cli-rulings = Unsere Entscheidungen, wo die Anleitung etwas offenlässt („?3“ erklärt die dritte)
cli-no-ruling = Es gibt keine Entscheidung Nummer { $number }, nur 1 bis { $most }.

help-usage = Aufruf: { $line }
verify-timed = { $found }; Zeiten und Uhren stimmen
verify-late = { $found }; { $late ->
    [one] eine Uhr lief zu spät ab
   *[other] { $late } Uhren liefen zu spät ab
  }, vielleicht weil der Server ausgefallen war
verify-undos = { $found }; { $undos ->
    [one] eine Rücknahme
   *[other] { $undos } Rücknahmen
  }
verify-stand-ins = { $found }; { $stand_ins ->
    [one] für einen Platz spielte zeitweise ein Bot
   *[other] für { $stand_ins } Plätze spielten zeitweise Bots
  }
verify-withheld = { $found }; { $withheld ->
    [one] eine Person hat ihren zugesagten Zufall nicht offengelegt
   *[other] { $withheld } Personen haben ihren zugesagten Zufall nicht offengelegt
  }
verify-outages = { $found }; { $outages ->
    [one] ein Ausfall des Servers
   *[other] { $outages } Ausfälle des Servers
  }
