# Warum nicht, und was stattdessen geht. Immer privat.

refusal-nothing = nichts
refusal-no-game = Dafür gibt es in diesem Kanal gerade kein Spiel. `/game new` eröffnet eines.
refusal-running = Das Spiel läuft schon. `/game take` gibt dir einen Platz, falls einer frei ist; sonst kannst du zuschauen.
refusal-has-begun = Das Spiel hat schon begonnen. `/turn` zeigt, wie es steht.
refusal-not-begun = Das Spiel hat noch nicht begonnen. Der Gastgeber startet es mit `/game start`.
refusal-begins-itself = Das Spiel hat noch nicht begonnen. Es beginnt gleich von selbst.
refusal-over = Dieses Spiel ist zu Ende. `/game new` eröffnet das nächste.
refusal-seated = Du sitzt schon an diesem Tisch.
refusal-not-seated = Du hast in diesem Spiel keinen Platz. Zuschauen kannst du: `/board`, `/score`, `/log`.
refusal-full = Alle Plätze sind besetzt. Eröffne einen zweiten Tisch in einem Thread oder einem anderen Kanal.
refusal-dealt = Hier verteilt beim Start das Los alle auf Tische und Plätze; zu wählen gibt es nichts.
refusal-colour-taken = { $who } hat diese Farbe gewählt. Nimm eine, die noch frei ist, oder lass sie offen.
refusal-seat-taken = { $who } hat diesen Platz gewählt. Nimm einen, der noch frei ist, oder lass ihn offen.
refusal-no-seat-number = „{ $input }“ ist kein Platz dieses Tisches. Schreib eine Zahl von 1 bis { $most } oder `lot`.
refusal-not-invited = Dieser Tisch ist privat: der Gastgeber muss dich erst einladen. `/game new` in einem anderen Kanal oder Thread eröffnet einen eigenen.
refusal-no-invitation = Diese Person war nicht eingeladen.
refusal-many-invited = Es sind schon { $most } Leute eingeladen. Nimm erst eine Einladung zurück.
refusal-no-setup = Du hast keine Vorlage namens „{ $input }“. `/game setup list` zeigt deine.
refusal-no-setup-meant = Du hast keine Vorlage namens „{ $input }“. Meintest du `{ $meant }`?
refusal-setup-name = Ein Name hat 1 bis { $most } Zeichen.
refusal-many-setups = Du hast { $most } Vorlagen. Entferne erst eine mit `/game setup remove`.
refusal-in-thread = Das ist schon ein Thread: `/game new` eröffnet gleich hier einen Tisch.
refusal-no-players = „{ $input }“ ist keine Zahl von Spielern. Nimm eine von 2 bis 6.
refusal-seek-over = Diese Suche ist zu Ende. `/game seek` beginnt eine eigene.
refusal-own-seek = Das ist deine eigene Suche. `/game seek` nimmt sie zurück.
refusal-not-host = Das kann nur der Gastgeber dieses Spiels oder ein Serveradministrator.
refusal-others-play = Andere spielen auch mit, darum müssen sie zustimmen. `/game end` fragt sie.
refusal-nothing-to-undo = Du hast keinen Zug zurückzunehmen: Zuletzt war jemand anderes am Zug, oder noch niemand.
refusal-stood-in = Eine Vertretung spielt deinen Platz. `/game return` gibt ihn dir zurück.
refusal-no-clock = Dieses Spiel hat keine Uhr, darum braucht niemand mehr Zeit.
refusal-own-clock = Es ist deine eigene Uhr, die läuft. Andere Spieler und alle, die zuschauen, können dir mehr Zeit geben.
refusal-not-around = Mehr Zeit geben können die Spieler und alle, die diesem Spiel zuschauen. Mit `/game watch` gehörst du dazu.
refusal-was-removed = Du wurdest aus diesem Spiel genommen. Ein Spieler kann dir mit `/game handover` einen Platz anbieten.
refusal-time-enough = Mehr Zeit gibt es für eine Frage nicht: { $each } Tage von einer Person, { $all } von allen zusammen. Geschieht nichts, wird der Tisch gefragt, was werden soll.
refusal-not-late = Es ist noch Zeit, darum braucht es noch keine Vertretung.
refusal-no-pace = „{ $input }“ ist kein gültiges Tempo. Schreib `free`, Tage je Zug (`3d`) oder ein Zeitkonto mit Zeit je Zug (`5d+12h`).
refusal-number = „{ $input }“ geht hier nicht. Nimm eine Zahl von { $least } bis { $most }.
refusal-aim = „{ $input }“ ist kein gültiger Zielpunkt. Nenn ein Feld auf dem Spielfeld oder nahe daran, nicht direkt neben deinem Standort: `M13`, oder `M13:250,-100` für Tausendstel einer Karte nach Osten und Süden von ihrer Mitte.
refusal-few-host-tiles = { $lack } Beschreib die übrigen mit `/tile add` oder wähle eine andere Hausregel.
refusal-enough-host-tiles = Mehr Karten gehen nicht in das Set { $set }. `/tile remove` entfernt eine.
refusal-host-tile = Das ist keine gültige Karte: { $why }. `/rules creativity` erklärt, wie man Karten beschreibt, und die Liste, die beim Tippen erscheint, hat Beispiele.
refusal-no-host-set = Keines deiner Sets nutzt Karten des Gastgebers: Nimm mit `/game options` erst `creativity` oder `gingerbread` dazu.
refusal-no-host-tile = „{ $input }“ ist keine der Karten. Wähle aus der Liste, die beim Tippen erscheint.
refusal-no-standing = „{ $input }“ ist keine gültige Vorabantwort. Wähle aus der Liste, die beim Tippen erscheint.
refusal-too-many-standing = Du hast in diesem Spiel schon { $most } Vorabantworten. Streich erst eine mit `/standing remove`.
refusal-banned = Du kannst auf diesem Server keinen Spielen beitreten. Ein Serveradministrator kann das aufheben.
refusal-not-admin = Das können nur Serveradministratoren. Die Spieler können mit `/game kick` abstimmen.
refusal-not-offered = Dieser Platz wird dir nicht mehr angeboten.
refusal-no-open-seat = In diesem Spiel ist kein Platz frei.
refusal-no-vote = Hier hast du nichts zu beantworten.
refusal-not-over = Dieses Spiel ist noch nicht zu Ende.
refusal-parked = Dieses Spiel ist beiseitegelegt. `/game move` setzt es fort.
refusal-no-person = Wähle jemanden an diesem Tisch, oder jemanden, der dazukommen könnte.
refusal-sits-already = Diese Person sitzt schon an diesem Tisch.
refusal-few-voters = Zwei andere Spieler müssen da sein, um jemanden aus dem Spiel zu wählen. Ist die Zeit eines Spielers um, entscheiden die Knöpfe unter jener Nachricht; Serveradministratoren können immer helfen.
refusal-poll-open = Eine Frage ist noch offen. Beantworte sie zuerst.
refusal-no-days = „{ $input }“ ist keine gültige Zahl von Tagen. Nimm eine von 0 bis { $most }.
refusal-no-vacation = { $left ->
    [one] Du hast dieses Jahr nur noch einen Urlaubstag.
   *[other] Du hast dieses Jahr nur noch { $left } Urlaubstage.
 }
refusal-no-zone = „{ $input }“ ist keine Zeitzone, die ich kenne. Wähle aus der Liste, die beim Tippen erscheint, etwa `Europe/Berlin`.
refusal-no-zone-meant = „{ $input }“ ist keine Zeitzone, die ich kenne. Meintest du `{ $meant }`?
refusal-no-hours = „{ $input }“ sind keine gültigen Stunden. Schreib `22-7` oder `off`.
refusal-many-opened = Du hast in einer Stunde viele Tische eröffnet. Warte bitte ein wenig bis zum nächsten.
refusal-no-tiles = „{ $input }“ geht nicht als Länge eines kurzen Spiels. Es braucht 4 bis 200 Karten und keinen Fluss.
refusal-no-word = Ein Spiel „{ $input }“ steht hier nicht zur Wahl. Wähle aus der Liste, die beim Tippen erscheint.
refusal-many-watchers = Diesem Spiel schauen schon genug Leute zu. `/board` und `/log` gehen für alle.
refusal-no-permission = Hier kann ich nicht spielen: In diesem Kanal fehlt mir { $missing }. Ein Serveradministrator kann es in den Einstellungen des Kanals erlauben, oder überall mit diesem Link: <{ $link }>
refusal-timed-out = Hier kann ich nicht spielen: Jemand hat mich auf diesem Server in den Timeout geschickt; aufheben kann das die Moderation.
refusal-too-fast = Das war viel auf einmal. Warte bitte ein paar Sekunden; nichts geht verloren.
refusal-no-aids = Dieser Tisch spielt ohne Hilfen: Niemand sieht nach, welche Karten übrig sind oder wo nichts mehr passt.
refusal-no-hints = Dieser Tisch spielt ohne Tipps. Ein Tisch erlaubt sie von Anfang an: `/game new` mit `{ option-aids.name }:all`.
refusal-thinking = Carcas denkt gerade über viele Tipps nach. Versuch es bitte in einer Minute noch einmal.
refusal-busy = Gerade werden viele bewegte Bilder gezeichnet. Versuch es bitte in einer Minute noch einmal.
refusal-learning-already = Du und ich sind hier mitten in einem Spiel. `/turn` setzt es fort; `/game end` beendet es, dann beginnt `/learn` ein neues.
refusal-not-stood-in = Du spielst deinen Platz schon selbst.
refusal-not-your-turn = Du bist nicht am Zug: Wir warten auf { $who }. Du wirst benachrichtigt, wenn es so weit ist.
refusal-already-drawn = Die nächste Karte wurde schon gesehen, darum bleibt dein Zug. Wenn der Tisch es erlaubt, fragt `/undo` die anderen.

refusal-channel-taken = In diesem Kanal läuft schon ein Spiel. Eröffne das nächste in einem Thread oder einem anderen Kanal; `/game info` zeigt dieses.
refusal-here-already = Dieses Spiel ist schon hier; es hat sich nichts geändert.
refusal-guild-full = Mehr offene Spiele gehen auf diesem Server nicht. Spielt oder beendet erst eines.
refusal-player-full = Mehr offene Spiele gehen für eine Person nicht. Spiel erst eines zu Ende.
refusal-no-set = Es gibt kein Set namens „{ $input }“. Wähle aus der Liste, die beim Tippen erscheint, oder mit *{ button-setup }* unter der Nachricht eines offenen Tischs. Fertig zusammengestellt sind: { $presets }.
refusal-no-set-meant = Es gibt kein Set namens „{ $input }“. Meintest du { $near }?
refusal-set-near = `{ $key }` ({ $name })
refusal-ground = Ein Spiel braucht Grund und Boden: das Grundspiel oder die Winter-Edition. Nimm `base` oder `winter` dazu.
refusal-on-server = Hier geht es um einen Server. Frag mich in einem seiner Kanäle.
refusal-not-ground = { $set }: Das ergänzt ein Spiel, und Wertungen gehören zu ganzen Spielen. Wähle eines aus der Liste.
refusal-no-daily = Du hast das Brett von heute noch nicht begonnen. `/daily play` beginnt es.
refusal-daily-open = Dein Brett von heute ist noch nicht fertig. `/daily play` macht damit weiter.
refusal-daily-over = Der Tag dieses Bretts ist vorbei. `/daily play` öffnet das von heute.
refusal-grounds = { $names } passen nicht zusammen: Jedes ist ein ganzes Spiel für sich. Wähle eines davon.
refusal-pointless = `{ $key }` bewirkt nichts ohne `{ $other }={ $value }`. Wähle das zuerst, oder lass es weg.
refusal-pointless-set = `{ $key }` bewirkt nichts ohne das Set { $name }. Nimm es erst dazu, oder lass die Option weg.
refusal-no-topic = Es gibt keine Regeln namens „{ $input }“. Wähle aus der Liste, die beim Tippen erscheint, oder nimm `/rules` allein für alle Themen.
refusal-no-topic-meant = Es gibt keine Regeln namens „{ $input }“. Meintest du `{ $meant }`?
refusal-no-such-command = Einen Befehl „{ $input }“ gibt es nicht. Wähle aus der Liste, die beim Tippen erscheint.
refusal-no-such-command-meant = Einen Befehl „{ $input }“ gibt es nicht. Meintest du `{ $meant }`?
refusal-no-option = „{ $input }“ ist keine Hausregel. Schreib `Schlüssel=Wert` und wähle aus der Liste, die beim Tippen erscheint.
refusal-no-option-meant = „{ $input }“ ist keine Hausregel. Meintest du `{ $meant }`?
refusal-no-value = `{ $key }` kennt diese Werte: { $values }.
refusal-other-set = `{ $key }` gehört zu einem Set, das nicht mitspielt. Nimm das Set dazu oder lass die Option weg.
refusal-alone = Du brauchst noch mindestens einen Mitspieler. Carcas einladen?
refusal-crowded = Bei diesem Spiel können höchstens { $most } mitspielen.

refusal-no-cell = „{ $input }“ ist kein Feld. Ein Feld ist ein Buchstabe und eine Zahl, wie am Rand des Bildes: `M13`.
refusal-no-cell-meant = „{ $input }“ ist kein Feld. Meintest du `{ $meant }`?
refusal-off-board = { $cell } liegt außerhalb des Spielfelds, das von { $from } bis { $to } reicht.
refusal-cell-taken = Auf { $cell } liegt schon eine Karte. Die freien Felder stehen auf dem Bild.
refusal-cell-alone = { $cell } liegt neben keiner Karte. Jede Karte muss mit einer Kante an einer anderen liegen.
refusal-cell-mismatch = Deine Karte passt nicht auf { $cell }, wie du sie auch drehst.
refusal-cell-forbidden = Die Kanten deiner Karte passen auf { $cell }, aber eine Regel dieses Spiels verbietet sie dort.
refusal-no-rotation = { $input } ist keine gültige Drehung. Nimm 0, 90, 180 oder 270.
refusal-not-turned = Auf { $cell } passt deine Karte, wenn du sie so drehst: { $fitting }.
refusal-one-way = Auf { $cell } passt deine Karte nur auf eine Weise.
refusal-nothing-to-turn = Du hast noch keine Karte zu drehen. Wähle erst ein Feld.
refusal-no-tile-now = Du hast gerade keine Karte zu drehen.
refusal-no-spot-there = Liegt deine Karte dort, kannst du keine Figur einsetzen. Bestätige sie oder wähle ein anderes Feld.
refusal-no-spot = „{ $input }“ ist jetzt keine Stelle für eine Figur. Nimm eine Nummer vom Bild.
refusal-no-figure = „{ $input }“ ist nicht in deinem Vorrat.
refusal-no-figure-meant = „{ $input }“ ist nicht in deinem Vorrat. Meintest du `{ $meant }`?
refusal-place-first = Wähle erst ein Feld für deine Karte, dann eine Figur.
refusal-nothing-laid = Du hast deine Karte noch nicht gelegt. Wähle erst ein Feld.
refusal-unanswered = Eine Frage ist noch offen: { $question }
refusal-no-pass = Hier gibt es jetzt nichts zu passen.
refusal-no-choice = „{ $input }“ ist keine der Antworten. Wähle aus der Liste, die beim Tippen erscheint.
refusal-no-amount = „{ $input }“ ist kein gültiges Gebot. Nimm eine Zahl von { $least } bis { $most }.
refusal-nothing-to-bid = Zu dieser Antwort gehört kein Wert, du hast aber „{ $input }“ angegeben. Lass ihn weg.
refusal-nothing-to-choose = Du hast gerade nichts zu beantworten.

refusal-stale = Das Spiel ist weitergegangen, seit es diesen Knopf gibt. So steht es jetzt.
refusal-other-plan = Dein Plan hat sich inzwischen geändert. So steht er jetzt; bestätige ihn, wenn er stimmt.
refusal-too-late = Jemand war einen Augenblick schneller, darum ist nichts geschehen. Schau, wie das Spiel jetzt steht.
refusal-no-button = Dieser Knopf gehört zu keinem Spiel mehr. `/turn` und `/board` gehen immer.
refusal-no-command = Diesen Befehl gibt es nicht mehr. `/help` zeigt, was du tun kannst.

apology = Bei uns ist etwas schiefgegangen, und nichts hat sich geändert. Versuch es bitte gleich noch einmal. Bleibt es dabei, gib dem Betreiber des Bots diesen Code: `{ $incident }`.

# Discord schickte etwas, das nicht gelesen werden konnte.
apology-unreadable = Discord hat das in einer Form geschickt, die ich nicht lesen kann; darum ist nichts passiert. Versuch es bitte gleich noch einmal. Bleibt es dabei, gib dem Betreiber des Bots diesen Code: `{ $incident }`.

# Die Datenbank ist nicht erreichbar.
apology-away = Die Partien sind gerade nicht erreichbar, also hat sich nichts geändert. Versuch es bitte in einer Minute noch einmal. Bleibt es dabei, gib dem Betreiber des Bots diesen Code: `{ $incident }`.

# Die Platte versagte, während etwas gesichert wurde: Es kann geschehen sein oder nicht.
apology-in-doubt = Es ist nicht sicher, ob das gespeichert wurde. Ich starte neu, um es herauszufinden: Schau in einer Minute auf `/board` oder öffne deinen Zug wieder, und wiederhole ihn nur, wenn er nicht da ist. Für den Betreiber des Bots: `{ $incident }`.

# Privat, wenn im Kanal etwas nicht gesagt werden konnte.
unsent-permission = Ich konnte in { $channel }, wo dein Spiel läuft, nicht schreiben: Mir fehlt dort die Berechtigung „{ $missing }“. Wer den Server verwaltet, kann sie mir in den Einstellungen des Kanals zurückgeben. Das Spiel selbst ist sicher und geht weiter: Bis dahin melde ich mich bei allen per Direktnachricht.
unsent-link = Dieser Link erlaubt alles, was ich brauche: <{ $link }>
unsent-timed-out = Ich konnte in { $channel }, wo dein Spiel läuft, nicht schreiben: Jemand hat mich auf dem Server in den Timeout geschickt; aufheben kann das die Moderation. Das Spiel selbst ist sicher und geht weiter: Bis dahin melde ich mich bei allen per Direktnachricht.
unsent-closed = Der Thread deines Spiels, { $channel }, wurde geschlossen: Jemand hat ihn archiviert oder gesperrt. Das Spiel ist beiseitegelegt, wie es steht. Es geht von selbst weiter, sobald der Thread wieder offen ist; `/game move` bringt es in einen anderen Kanal.
unsent-gone = Den Kanal deines Spiels gibt es nicht mehr, darum kann ich es nirgends zeigen. Das Spiel ist beiseitegelegt, wie es steht: `/game move` bringt es in einen anderen Kanal.
unsent-outside = Ich konnte in { $channel }, wo dein Spiel ist, nicht schreiben: Ich sehe diesen Thread nicht. Ist es ein privater Thread? Dann erwähne mich, { $me }, dort, damit ich dazukomme; nichts ist verloren, und was fehlt, schicke ich dann dort. Wenn nicht, muss mich ein Serveradministrator seinen Kanal sehen lassen.
unsent-table = Der Tisch in { $channel } ist geschlossen, denn sein Thread wurde geschlossen oder den Kanal gibt es nicht mehr. `/game new` eröffnet einen neuen.
unposted = Was du wolltest, konnte ich in { $channel } nicht schreiben: Ich darf dort nichts sehen oder nichts senden. Ist es ein privater Thread? Dann erwähne mich, { $me }, dort, damit ich dazukomme, und schick den Befehl noch einmal. Wenn nicht, muss es mir ein Serveradministrator erlauben.
unsent-ours = Eine meiner Nachrichten kam in { $channel }, wo dein Spiel läuft, nicht an. Das Spiel selbst ist sicher; `/board` zeigt, wie es steht.
unsent-your-turn = Du bist dort am Zug: `/turn` geht.
call-relayed = Aus deinem Spiel in { $channel }, wo ich gerade nichts schreiben kann:
channel-lacks = Mir fehlt in diesem Kanal die Berechtigung „{ $missing }“, darum sind meine Nachrichten schlichter als sonst. Wer den Server verwaltet, kann sie mir in den Einstellungen des Kanals zurückgeben.
channel-works = Ich kann hier wieder schreiben. So steht das Spiel.
refusal-no-theme = Ein Thema „{ $input }“ gibt es nicht. Wähle aus der Liste, die beim Tippen erscheint.
refusal-no-theme-meant = Ein Thema „{ $input }“ gibt es nicht. Meintest du `{ $meant }`?
