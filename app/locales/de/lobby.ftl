# Ein Tisch, der auf seine Spieler wartet.

lobby-title = **Ein Tisch für Carcassonne ist offen.**
# $number: wie viele Leute $who nennt.
lobby-again = Revanche! { $number ->
    [one] { $who }: drück *{ button-join }*, um wieder mitzuspielen.
   *[other] { $who }: drückt *{ button-join }*, um wieder mitzuspielen.
 }
lobby-sets = Sets: { $sets } ({ $tiles } Karten, etwa { $turns } Züge).
lobby-undo-off = Ein Zug steht fest, sobald die nächste Karte gesehen wurde.
lobby-level = Carcas spielt { $level ->
    [gentle] sanft
    [strong] stark
   *[steady] solide
}.
lobby-aids = Hilfen: { $aids ->
    [all] die übrigen Karten, Punkte vorab und `/hint`
    [none] keine, wie bei Turnieren
   *[board] die übrigen Karten und Punkte vorab, keine Tipps
}.
lobby-short = Ein kurzes Spiel: { $tiles } Karten werden gezogen.
lobby-option = `{ $key }={ $value }`
lobby-options = Hausregeln: { $options }.
lobby-edition = Ausgabe: **{ $edition }**.
lobby-edition-but = Ausgabe: **{ $edition }**, aber { $options }.
lobby-look-summer = Bilder: Sommer.
lobby-look-dark = Bilder: dunkler Tisch.
lobby-look-winter = Bilder: Winter.
lobby-look-pack = Bilder: { $title } von { $author } ({ $licence }).
art-missing = Das Grafikpaket „{ $name }“ dieses Tisches ist nicht installiert, deshalb zeichnet Carcas die Karten. Der Gastgeber kann mit `/game options` ein anderes Thema wählen.

host-title = **Die Karten des Gastgebers.** `/tile add` beschreibt eine weitere, `/tile remove` entfernt eine.
host-none = Der Gastgeber hat noch keine Karten beschrieben. Das geht mit `/tile add`, für die Kreativkarten oder den Lebkuchenmann; `/rules creativity` erklärt, wie.
host-line = { $number }. { $set }: { FORM($tile, "bare") }
    `{ $described }`
host-missing = { $set }: { $found } von { $wanted } Karten des Gastgebers.
host-feeds = Auf dem Bild hat jede Stadt eine Nummer, und jede Wiese trägt die Nummern der Städte, die sie versorgt.
host-farm = { $count ->
    [0] Wiese { $field } versorgt keine Stadt
    [one] Wiese { $field } versorgt Stadt { $cities }
   *[other] Wiese { $field } versorgt die Städte { $cities }
 }
host-lobby = Der Gastgeber bringt mit: { $tiles }.
host-typed-good = ✓ { $input }
host-typed-bad = ✗ { $why }
host-example = { $what }: { FORM($tile, "bare") }
host-example-cloister = Kloster
host-example-inn = Straße mit Wirtshaus
host-example-house = Straße, die an einem Haus endet
host-example-curve = Kurve
host-example-city = Stadtkante
host-example-gate = Straße in eine Stadt
host-example-corner = Stadtecke
host-example-two = Zwei Städte
host-example-four = Vier Städte
host-example-big = Stadt auf allen Seiten
host-syntax = diese Kartenbeschreibung stimmt nicht: { $problem }
host-flaw = { $flaw }
host-flaw-at = { $part }: { $flaw }
host-side = Seite { $side }
syntax-long = die Beschreibung ist zu lang
syntax-no-edges = die Kanten fehlen
syntax-four-edges = „{ $word }“ sind keine vier Kanten
syntax-edge = die Kante „{ $word }“ gibt es nicht
syntax-many = es sind zu viele Abschnitte
syntax-mark = das Zeichen „{ $word }“ gibt es nicht
syntax-number = „{ $word }“ hat keine gültige Zahl
syntax-segment = den Abschnitt „{ $word }“ gibt es nicht
syntax-no-reach = „{ $word }“ sagt nicht, welche Kanten der Abschnitt erreicht
syntax-reach = „{ $word }“ ist kein Teil des Randes, den der Abschnitt erreichen kann
syntax-tag = das Wort „{ $word }“ ist unbekannt
syntax-name = „{ $word }“ nennt keinen Abschnitt
syntax-twice = zwei Abschnitte erreichen „{ $word }“
syntax-mismatch = die Abschnitte passen nicht zur Kante auf der Seite „{ $word }“
flaw-edge = eine Kante ist weder Wiese noch Straße noch Stadt
flaw-kind = es gibt Städte, Straßen, Wiesen und Klöster, sonst nichts
flaw-tag = eine Stadt darf `pennant=1` haben, eine Straße `inn`, sonst nichts
flaw-mark = Zeichen mit eigenen Regeln sind nicht erlaubt
flaw-inner = eine Stadt oder Straße muss eine Kante erreichen
flaw-branches = eine Straße erreicht höchstens zwei Kanten; treffen sich mehrere, hat jede `end=junction`
flaw-end = eine Straße mit einer Kante muss sagen, wo sie endet (`end=junction`, `city`, `cloister` oder `house`), und nur eine solche
flaw-ends-nowhere = die Straße endet an etwas, das es auf der Karte nicht gibt
flaw-cloisters = es gibt mehr als ein Kloster
flaw-split-edge = beide Hälften einer Wiesenkante gehören zu einer Wiese
flaw-undivided = eine durchgehende Straße hat auf ihren beiden Seiten zwei verschiedene Wiesen
flaw-untouched = eine Wiese muss jede Stadt an ihr nennen (`c1`, `c2`)
flaw-beyond = diese Wiese nennt eine Stadt, die sie nicht erreicht: Etwas liegt dazwischen
flaw-unparted = zwischen dieser Wiese und einer anderen liegt nichts, also sind sie eine; nur eine Straße, eine Stadt oder eine Kreuzung trennt Wiesen
flaw-parted = etwas geht mitten durch diese Wiese, also ist sie mehr als eine
flaw-unenclosed = diese Wiese erreicht keine Kante, und keine Städte umschließen sie
flaw-unnamed = zwischen den Städten bleibt Land übrig; sag, welche Wiese das ist (`field - c1 c2`)
flaw-crossing = der Abschnitt kreuzt einen anderen oder kommt nicht dorthin, wo er enden soll
flaw-link = eine Verbindung verknüpft zwei oder mehr Abschnitte
flaw-no-city = eine Karte des Lebkuchenmanns braucht eine Stadt
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (Gastgeber)
lobby-nobody = Noch spielt niemand mit.
lobby-how = { $least } bis { $most } Spieler. Der Gastgeber startet; über Plätze, die niemand wählt, entscheidet das Los.
lobby-chosen = Gewählt: { $choices }.
lobby-chosen-both = { $name }: { $colour }, Platz { $number }
lobby-chosen-colour = { $name }: { $colour }
lobby-chosen-seat = { $name }: Platz { $number }
lobby-chosen-done = Gewählt. Die Nachricht des Tisches zeigt, was alle gewählt haben; `/game join` ändert es.
lobby-colour = Deine Farbe
lobby-place = Dein Platz in der Reihenfolge
seat-number = Platz { $number }
seat-lot = Nach Los
lobby-private = Privat: nur Eingeladene können mitspielen. Der Gastgeber lädt mit `/game invite user:` ein.
lobby-private-invited = Privat: nur Eingeladene können mitspielen. Eingeladen: { $who }.
lobby-invitation = { $who }, du bist an diesen Tisch eingeladen. Drück *{ button-join }* unter seiner Nachricht, oder schreib `/game join`.
lobby-admit = Jemanden einladen, oder es zurücknehmen
invitation-given = Eingeladen. `/game invite user: withdraw:true` nimmt es zurück.
invitation-withdrawn = Die Einladung ist zurückgenommen.
button-private = Nur Eingeladene
button-open-table = Für alle offen
call-invited = Du bist an einen Tisch in { $channel } eingeladen. Drück dort *{ button-join }*.
kept-title = Deine Vorlagen (nur du siehst das; `/game setup remove` entfernt eine):
kept-none = Du hast noch keine Vorlagen. `/game setup save` merkt sich unter einem Namen, womit am Tisch in einem Kanal gespielt wird.
kept-line = • **{ $name }**: { $about }
kept-about = { $sets }; { $pace }
kept-about-edition = { $sets }; { $edition }; { $pace }
kept-open = Einen Tisch eröffnen mit …
kept-saved = Gemerkt als **{ $name }**. `/game new setup:` eröffnet damit einen Tisch.
kept-removed = Entfernt.
thread-opening = Ich eröffne einen Thread für deinen Tisch. Du hast dort einen Platz.
thread-opened = { $who } eröffnet einen Tisch für Carcassonne. Er steht in diesem Thread.
thread-name = Carcassonne: { $who }
thread-name-table = Carcassonne: { $who }, Tisch { $number }
thread-failed = Ich konnte in { $channel } keinen Thread eröffnen. `/game new` eröffnet dort einen Tisch im Kanal selbst.
thread-lacks = Ich konnte in { $channel } keinen Thread eröffnen, denn dort fehlt mir: { $missing }. Wer den Server verwaltet, kann das in den Einstellungen des Kanals erlauben, oder überall mit diesem Link: <{ $link }>
thread-instead = Hier konnte ich keinen Thread eröffnen, darum steht dieser Tisch im Kanal selbst.
thread-private = Nichts zu sehen? Dann ist das ein privater Thread, in dem ich nicht bin: Erwähne mich hier, { $me }, dann komme ich dazu, und der Tisch erscheint.
shut-out = Meine letzte Nachricht kam in diesem Thread nicht an; ich schicke sie noch einmal. Nichts zu sehen? Dann erwähne mich, { $me }, in diesem Thread, damit ich dazukomme.
seek-call = { $who } sucht Mitspieler: { $wants }. Drück den Knopf, oder schreib `/game seek`.
seek-call-found = { $who } haben sich gefunden und spielen in { $channel }.
seek-call-over = { $who } hat Mitspieler gesucht; diese Suche ist zu Ende.
button-seek = Ich bin dabei
seek-waiting = Du suchst Mitspieler: { $wants }.
seek-usual = Auf diesem Server dauert das meistens { $time }.
seek-unknown = Auf diesem Server hat so noch niemand Mitspieler gefunden; wie lange es dauert, weiß ich also nicht.
seek-until = Deine Suche endet { $until }. `/game seek` nimmt sie zurück.
button-unseek = Zurücknehmen
seek-withdrawn = Deine Suche ist zurückgenommen.
seek-found = Genug Leute wollen dasselbe: dein Tisch ist offen, und die anderen erfahren es.
seek-over = In der Zeit ist niemand gekommen, der dasselbe will; deine Suche nach Mitspielern ist zu Ende. `/game seek` beginnt eine neue.
# $number: how many people $who names.
seek-seated = { $who }: genug Leute wollen dasselbe, und an diesem Tisch ist Platz für { $number ->
    [one] dich
   *[other] euch
}. Der Gastgeber startet; `/game leave` gibt einen Platz wieder frei.
call-found = Für dich haben sich Mitspieler gefunden: dein Tisch ist in { $channel }.
seek-sets = { $sets }
seek-any-sets = beliebige Sets
seek-any-pace = beliebiges Tempo
seek-players = { $players } Spieler
seek-any-players = beliebig viele Spieler
lobby-started = **Das Spiel hat begonnen.**
lobby-closed = **Dieser Tisch ist geschlossen.**
lobby-seal = -# Die Karten sind versiegelt: `{ $seal }`
button-join = Mitspielen
button-leave = Verlassen
button-setup = Sets und Regeln
button-rules-off = Keine Hausregeln
button-sets-back = Zurück: { $family }
button-more-sets = Weiter: { $family }
button-start = Starten
button-invite = Gegen Carcas spielen
button-uninvite = Ohne Carcas spielen
button-return = Platz zurücknehmen
button-end = Spiel beenden

lobby-opened = Dein Tisch ist offen, und du hast einen Platz. Die anderen kommen mit dem Knopf unten oder mit `/game join` dazu; du startest das Spiel mit `/game start`.
lobby-opened-private = Dein Tisch ist offen, und du hast einen Platz. Nur wen du einlädst, kann mitspielen: wähl im Menü unten aus, oder schreib `/game invite user:`. Du startest das Spiel mit `/game start`.
lobby-joined = Du sitzt am Tisch. { $host } startet das Spiel.
lobby-opened-alone = Dein Tisch ist offen: du gegen mich. Wähle, womit du spielst, oder drück *{ button-start }*.
lobby-how-alone = Du spielst gegen Carcas. Wer beginnt, entscheidet das Los.
new-alone = Hier kann sonst niemand mitspielen. Möchtest du dein erstes Spiel spielen, zehn Karten mit einem Tipp bei jedem Schritt, oder ein ganzes Spiel gegen mich? Für ein Spiel mit anderen tippe `/game new` in einem Kanal eines Servers.
button-learn-here = Das Spiel lernen
button-solo = Gegen Carcas spielen
lobby-left = Du hast den Tisch verlassen.
lobby-invited = Am Tisch hat sich etwas geändert: `/game info` zeigt, wer mitspielt. { $host } startet das Spiel.
lobby-begun = Das Spiel beginnt.

info-title = **Spiel { $id }**
info-opened = Eröffnet { $when }.
info-page = Seite für alle: { $link }
info-lobby = Es hat noch nicht begonnen. `/game join` gibt dir einen Platz.
info-turn = Am Zug: { $who }, zuletzt gezogen { $when }. { $left ->
    [0] Es sind keine Karten mehr da.
    [one] Noch { $left } Karte.
   *[other] Noch { $left } Karten.
 }

end-ask = Dieses Spiel wirklich für alle beenden? Es bleibt unvollendet, und niemand gewinnt.
end-ask-lobby = Diesen Tisch schließen?
end-ask-others = Die anderen spielen auch mit, darum müssen alle dem Ende zustimmen. Das Spiel bliebe unvollendet, und niemand würde gewinnen. Soll ich sie fragen? Sie haben einen Tag Zeit für die Antwort.
button-ask-others = Die anderen fragen
end-done = Erledigt. Der Kanal ist frei für ein neues Spiel.

preset-classic = Klassisch
preset-river = Klassisch mit Fluss
preset-big-box = Big Box
preset-big-box-2017 = Big Box von 2017
preset-winter-box = Winter-Box
preset-minis = Klassisch mit kleinen Sets
preset-minis-2012 = Klassisch mit den Minis von 2012
preset-count-box = Box mit Graf und König
preset-promos = Klassisch mit Promos
preset-everything = Großes Spiel
preset-all = Alles
preset-about = { $tiles } Karten, etwa { $turns } Züge · { $sets }
preset-line = { $name } · { $about }
sets-full = Mehr passt hier nicht: den Rest wählt man am Tisch

# Sets und Hausregeln, für den Gastgeber.
setup-title = **Womit wollt ihr spielen?** Alle am Tisch sehen deine Wahl sofort.
setup-editions = Eine Ausgabe: alle Hausregeln eines Regelhefts auf einmal
edition-standard = Standard
edition-compendium = Kompendium
edition-collection = Sammelheft
edition-recorded = Spielaufzeichnungen
about-edition-standard = die üblichen Regeln
about-edition-compendium = das italienisch-englische Kompendium: Wiesen zählen je Stadt
about-edition-collection = das gesammelte Regelheft von Grundspiel und ersten sieben Erweiterungen
about-edition-recorded = wie JCloisterZone spielt, von dem es Spielaufzeichnungen gibt
setup-presets = Eine Box oder Mischung
setup-sets = Sets: { $family }
family-ground = Grundspiele
family-large = große Erweiterungen
family-small = kleine Erweiterungen
family-special = Sonderkarten
setup-systems = Hausregeln von …
setup-rules = Welche Regel?
setup-values = { $key } = …
setup-ground = { $about } · { $tiles ->
    [one] 1 Karte
   *[other] { $tiles } Karten
 }
setup-longer = { $about } · { $tiles ->
    [one] +1 Karte, +{ $percent } %
   *[other] +{ $tiles } Karten, +{ $percent } %
 }
setup-same-length = { $about } · gleich lang
setup-rules-of = { $rules ->
    [one] 1 Regel
   *[other] { $rules } Regeln
 }{ $changed ->
    [0] {""}
   *[other] , { $changed } geändert
 }
setup-rule-line = { $key }: { $value }
setup-rule = `{ $key }`: { $about }. Jetzt: **{ $value }**.
setup-choice = { $key }={ $value }: { $about }
setup-default = die übliche Regel

standin-told = Für { $who } spielt jetzt eine Vertretung.
standin-done = Eine Vertretung spielt jetzt deinen Platz. `/game return` gibt ihn dir jederzeit zurück.
standin-back = { $who } kann den Platz mit diesem Knopf oder mit `/game return` zurücknehmen.
return-told = { $who } ist zurück.
return-done = Der Platz gehört wieder dir. Du wirst benachrichtigt, wenn du am Zug bist; `/turn` zeigt, ob du es jetzt bist.

language-told = Die Sprache dieses Tisches ist jetzt Deutsch.
language-done = Erledigt.
lobby-language = Sprache: Deutsch.
pace-free = Keine Uhr: Alle nehmen sich die Zeit, die sie brauchen
pace-days = { $days ->
    [one] Ein Tag je Zug
   *[other] { $days } Tage je Zug
 }
pace-bank = Ein Zeitkonto von { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
 } für das ganze Spiel; jeder Zug bringt { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
 } dazu
pace-said = { $pace }.
pace-done = Ab jetzt: { $pace }.
time-until = ⏳ Bis { $date } ({ $left }).
clock-soon = < 1 h
clock-hours = { $hours } h
clock-days = { $days } T.
clock-both = { $days } T. { $hours } h
left-soon = weniger als eine Stunde
left-hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
 }
left-days = { $days ->
    [one] einen Tag
   *[other] { $days } Tage
 }
left-both = { $days ->
    [one] einen Tag
   *[other] { $days } Tage
 } und { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
 }
time-until-of = ⏳ { $who } bis { $date } ({ $left }).
time-defaulted = Die Zeit von { $who } ist abgelaufen, darum gilt die Standardantwort.
time-remind = { $who }, du bist noch am Zug. Du hast Zeit bis { $date } ({ $left }). `/turn` öffnet deinen Zug.
time-over = { $who }, deine Zeit ist um; ziehen kannst du noch. Die anderen entscheiden, wie es weitergeht: ein Tag mehr, eine Vertretung, ein freier Platz oder das Ende des Spiels. Sagen sie nichts, spielt nach einem Tag eine Vertretung.
time-given = { $giver } gibt { $who } einen Tag mehr. { $until }
time-given-done = Erledigt: ein Tag mehr.
time-relieved = Die Zeit von { $who } ist abgelaufen. Bis zur Rückkehr spielt eine Vertretung.
relieve-done = Erledigt: Eine Vertretung spielt.
button-wait = Ein Tag mehr
button-relieve = Vertretung einsetzen
time-stretched = Die Zeit von { $who } ist abgelaufen und wird um einen Urlaubstag verlängert ({ $left ->
    [0] keiner mehr übrig
    [one] einer übrig
   *[other] { $left } übrig
 } in diesem Jahr). { $until }
pace-weekends = { $pace }. Samstage und Sonntage zählen nicht.
pause-until = Die Uhren dieses Tisches stehen bis { $date }.
pause-over = Die Uhren dieses Tisches laufen wieder.
pause-done = Erledigt.
theme-told = Die Bilder dieses Tisches haben ein neues Thema: { $theme }.
theme-done = Erledigt. `/board` zeigt sie.
mute-done = In diesem Zug keine Erinnerungen mehr.
outage-told = Ich war { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
 } nicht erreichbar. Alle Uhren bekommen diese Zeit zurück. { $until }
idle-warning = Hier ist seit drei Wochen niemand am Zug gewesen. Zieht bis { $date } niemand, wird das Spiel beiseitegelegt; ihr könnt es später fortsetzen.
idle-parked = Seit vier Wochen hat niemand gezogen.
silence-remind = { $who }, du bist seit { $date } am Zug.
silence-last = { $who }, du bist seit { $date } am Zug. Hört hier bis { $until } niemand von dir, müssen die anderen nicht länger warten: Sie können das Spiel beenden, eine Vertretung für dich spielen lassen oder ein Tempo festlegen. Es genügt, wenn du deinen Zug öffnest; mit `/my vacation` hast du länger Zeit.
silence-last-direct = Hört dort bis { $until } niemand von dir, müssen die anderen nicht länger warten: Sie können das Spiel beenden, eine Vertretung für dich spielen lassen oder ein Tempo festlegen.
silence-told = { $who }, seit einer Woche hat hier niemand von dir gehört. Du kannst noch ziehen. Sonst entscheidet ihr anderen, wie es weitergeht; `/game pace` legt eine Bedenkzeit fest.
silence-until = Hört bis { $until } niemand von { $who }, kannst du das Spiel allein beenden, eine Vertretung spielen lassen oder ein Tempo festlegen; dafür gibt es dann hier Knöpfe. Meldet sich { $who } in den Urlaub ab, verschiebt sich der Termin.
silence-over = Seit einer Woche hat niemand von { $who } gehört: Du kannst das Spiel beenden (`/game end`), eine Vertretung spielen lassen (Knopf im Kanal) oder eine Bedenkzeit festlegen (`/game pace`).
silence-relieved = Seit einer Woche hat niemand von { $who } gehört. Bis zur Rückkehr spielt eine Vertretung.
silence-opened = Seit einer Woche hat niemand von { $who } gehört, und die anderen haben den Platz freigegeben. Eine Vertretung spielt, bis ihn jemand übernimmt.
silence-poll-open = { $by } möchte den Platz von { $who } freigeben, weil seit einer Woche nichts von dort zu hören war.
silence-poll-end = { $by } möchte das Spiel beenden, weil seit einer Woche niemand von { $who } gehört hat.
parked-line = { $why } Das Spiel wird beiseitegelegt, wie es steht. `/game move` mit dem Wort `{ $id }` setzt es fort, hier oder in einem anderen Kanal.
aside-plain = Dieses Spiel ist beiseitegelegt, genau wie es steht.
aside-idle = Hier hat vier Wochen lang niemand gezogen, darum ist dieses Spiel beiseitegelegt, genau wie es steht.
aside-closed = Jemand hat diesen Thread geschlossen, darum ist sein Spiel beiseitegelegt, genau wie es steht.
aside-gone = Ich konnte hier nicht mehr schreiben, darum ist dieses Spiel beiseitegelegt, genau wie es steht.
aside-how = *{ button-resume }* setzt es hier fort, `/game move` mit dem Wort `{ $id }` in einem anderen Kanal.
aside-how-others = Wer mitspielt, kann es hier oder in einem anderen Kanal fortsetzen: `/game move` mit dem Wort `{ $id }`.
aside-choice = Dieses Spiel ist beiseitegelegt. Schick den Befehl ab und lies, wie es weitergeht.
aside-reopened = Der Thread ist wieder offen: Das Spiel geht weiter, genau wie es stand.
button-resume = Fortsetzen
button-mute = Diesen Zug stumm schalten
button-open-seat = Platz freigeben
button-end-late = Spiel beenden

who-resigned = aufgegeben
who-open = freier Platz
leave-ask = Wirklich gehen? Dein Platz wird frei: Eine Vertretung spielt ihn, bis ihn jemand übernimmt, und bis dahin kann er nicht gewinnen. Nur eine Weile weg? `/game substitute` hält ihn dir frei. `/game handover` gibt ihn jemandem deiner Wahl.
leave-ask-resign = Wirklich aufgeben? Deine Figuren bleiben, dein Platz gibt von nun an Standardantworten und kann nicht gewinnen. Zu zweit gewinnt sofort der andere.
button-vacate = Gehen
button-resign = Aufgeben
seat-left = { $who } geht. Eine Vertretung spielt den Platz, bis ihn jemand übernimmt.
seat-resigned = { $who } gibt auf. Der Platz gibt von nun an Standardantworten und kann nicht gewinnen.
seat-removed = Die anderen haben dafür gestimmt, { $who } aus dem Spiel zu nehmen. Eine Vertretung spielt, bis jemand den Platz übernimmt.
seat-removed-by = Die Serveradministratoren haben { $who } aus dem Spiel genommen. Eine Vertretung spielt, bis jemand den Platz übernimmt.
seat-opened = Die Zeit von { $who } ist abgelaufen, und die anderen haben den Platz freigegeben. Eine Vertretung spielt, bis ihn jemand übernimmt.
seat-left-done = Erledigt. Danke fürs Mitspielen.
seat-open = { $who }: Wer diesen Platz übernimmt, spielt von hier aus weiter.
seat-offered = { $to }, { $who } bietet dir einen Platz in diesem Spiel an, wie er steht.
seat-offered-done = Erledigt: Das Angebot bleibt im Kanal, bis es beantwortet ist.
seat-declined = { $who } behält den Platz: Das Angebot wurde abgelehnt.
seat-declined-done = Erledigt: Du hast abgelehnt.
seat-taken = { $who } übernimmt einen freien Platz und spielt weiter.
seat-taken-over = { $who } übernimmt den Platz von { $before } und spielt weiter.
seat-yours = Der Platz gehört dir. `/turn` zeigt, ob du am Zug bist.
seat-removed-done = Erledigt.
end-nobody = Es ist kein Spieler mehr da, darum endet das Spiel. Niemand gewinnt.
end-last = Am Tisch ist nur noch { $who } und gewinnt.
end-agreed = Die Spieler haben sich geeinigt, das Spiel zu beenden. Es bleibt unvollendet; niemand gewinnt.
end-late = Die Spieler haben das Spiel beendet, weil niemand mehr zog. Es bleibt unvollendet; niemand gewinnt.
button-take = Diesen Platz übernehmen
button-accept = Platz annehmen
button-decline = Nein, danke
button-rematch = Revanche
rematch-opened = Ein Tisch mit denselben Einstellungen ist offen, und du hast einen Platz. Sind alle wieder da, kannst du starten.
ban-done = Erledigt: Diese Person kann auf diesem Server keinen Spielen mehr beitreten. `/game kick` nimmt sie aus einem laufenden Spiel.
unban-done = Erledigt: Diese Person kann auf diesem Server wieder mitspielen.

poll-remove = { $by } möchte { $who } aus dem Spiel nehmen.
poll-open = { $by } möchte den Platz von { $who } freigeben, weil die Zeit abgelaufen ist.
poll-end = { $by } möchte das Spiel beenden, weil die Zeit von { $who } abgelaufen ist.
poll-undo = { $by } möchte den eigenen letzten Zug zurücknehmen.
poll-close = { $by } möchte dieses Spiel beenden. Es bliebe unvollendet, und niemand würde gewinnen.
# $number: wie viele Leute $to nennt.
poll-line = { $asked } { $number ->
    [one] { $to }, bist du einverstanden? Du hast einen Tag Zeit für die Antwort.
   *[other] { $to }, seid ihr einverstanden? Ihr habt einen Tag Zeit für die Antwort.
 }
poll-remove-refused = Nicht genug Spieler waren dafür, { $who } aus dem Spiel zu nehmen; alles bleibt, wie es ist.
poll-open-refused = Nicht genug Spieler waren dafür, den Platz von { $who } freizugeben; alles bleibt, wie es ist.
poll-end-refused = Nicht genug Spieler waren dafür, das Spiel zu beenden; es geht weiter.
poll-undo-refused = Nicht alle waren damit einverstanden, dass { $who } den letzten Zug zurücknimmt; er bleibt.
poll-ended-agreed = { $asked }
    ✅ Dafür: { $yes }.{ $against ->
        [0] {""}
       *[other] {" "}Dagegen: { $no }.
    }
poll-ended-refused = { $asked }
    ❌ Nicht genug Spieler waren dafür; alles bleibt, wie es ist. Dafür: { $in_favour ->
        [0] niemand
       *[other] { $yes }
    }. Dagegen: { $against ->
        [0] niemand
       *[other] { $no }
    }.
poll-ended-expired = { $asked }
    ⌛ Der Tag ist um, und nicht genug Spieler haben geantwortet; alles bleibt, wie es ist.
poll-ended-overtaken = { $asked }
    ➖ Das Spiel ging inzwischen weiter; es ist nichts mehr zu beantworten.
poll-asked = Ich habe die anderen Spieler im Kanal gefragt.
poll-counted = Deine Antwort zählt.
button-yes = Ja
button-no = Nein

call-turn = Du bist am Zug in { $channel } (Spiel { $game }).
call-remind = Du bist noch am Zug in { $channel } (Spiel { $game }).
call-next = Du bist als Nächstes am Zug in { $channel } (Spiel { $game }), nach { $who }.
call-undone = Der letzte Zug in { $channel } (Spiel { $game }) wurde zurückgenommen, darum bist du jetzt nicht am Zug.
undone-asked = { $number ->
    [0] { $by } hat diesen Zug zurückgenommen.
    [one] { $by } hat diesen Zug zurückgenommen; { $who } ist nicht mehr am Zug.
   *[other] { $by } hat diesen Zug zurückgenommen; { $who } sind nicht mehr am Zug.
 }
button-to-game = Zum Spiel
call-over = Das Spiel in { $channel } ist zu Ende.
call-again = Jemand aus deinem letzten Spiel möchte eine Revanche in { $channel }. Drück dort *{ button-join }*.
call-closed = { $who }: Du nimmst keine Direktnachrichten von mir an, darum melde ich mich hier. `/my settings` ändert das.

settings-title = **Wie du erreicht wirst**
settings-zone = Deine Zeitzone ist { $zone }. Wochenenden und Ruhezeiten richten sich danach.
settings-quiet = Keine Erinnerungen von { $from } bis { $to } Uhr.
settings-loud = Erinnerungen kommen zu jeder Stunde.
settings-language-auto = Ich schreibe dir in der Sprache deines Discord.
settings-language = Ich schreibe dir auf Deutsch.
settings-remind-usual = Du wirst nach der halben Zeit erinnert, dann einen Tag und drei Stunden vor Ablauf.
settings-remind-last = Du wirst einmal erinnert, drei Stunden vor Ablauf.
settings-remind-daily = Du wirst täglich erinnert, und drei Stunden vor Ablauf.
settings-remind-never = Du wirst nicht erinnert.
settings-reach-channel = Du wirst im Kanal des Spiels benachrichtigt.
settings-reach-direct = Du bekommst eine Direktnachricht.
settings-reach-both = Du wirst im Kanal des Spiels benachrichtigt und bekommst eine Direktnachricht.
settings-reach-closed = Du wirst im Kanal des Spiels benachrichtigt, weil du keine Direktnachrichten von mir annimmst. Wähle `{ option-pings.name }` noch einmal, wenn sich das ändert.
settings-next = Du erfährst es, wenn du als Nächstes am Zug bist.
settings-not-next = Du erfährst nicht vorab, wenn du als Nächstes am Zug bist.
settings-recorded = Deine Spiele werden aufgezeichnet: Statistik, Wertungen, Bestmarken. `/my settings records:false` nimmt sie heraus.
settings-not-recorded = Deine Spiele werden nicht aufgezeichnet, und niemand sieht, wie du spielst. Deine Wertungen sind gelöscht; wenn du es dir anders überlegst, fängst du neu an.
vacation-until = Du bist bis { $date } weg; deine Uhren stehen. Du hast dieses Jahr noch { $left ->
    [one] einen Urlaubstag
   *[other] { $left } Urlaubstage
 }.
vacation-none = Du bist nicht weg. Du hast dieses Jahr noch { $left ->
    [one] einen Urlaubstag
   *[other] { $left } Urlaubstage
 }; `/my vacation` nimmt sie.
vacation-told = { $who } ist bis { $date } im Urlaub. Die Uhr steht so lange.
vacation-over = { $who } ist aus dem Urlaub zurück.

moved-away = Dieses Spiel geht in { $channel } weiter.
lost-moves = Die letzten Züge dieses Spiels sind bei mir verloren gegangen; es tut mir leid. Es steht wieder so wie { $since } und geht von dort weiter.
lost-restored = Ich wurde aus einer Sicherung wiederhergestellt: Dieses Spiel steht wieder so wie { $at } und geht von dort weiter.
moved-here = Das Spiel geht hier weiter.
moved-resumed = Das Spiel geht weiter, genau wie es stand.
moved-done = Erledigt: Das Spiel geht hier weiter.
move-running = { $id }, läuft: { $people }
move-parked = { $id }, beiseitegelegt: { $people }
permission-view = Kanal ansehen
permission-send = Nachrichten senden
permission-create-threads = Öffentliche Threads erstellen
permission-send-threads = Nachrichten in Threads senden
permission-embed = Links einbetten
permission-attach = Dateien anhängen
watch-end = Du erfährst, wenn dieses Spiel zu Ende ist.
watch-daily = Du erfährst einmal am Tag, was hier geschehen ist, und wenn das Spiel zu Ende ist.
watch-move = Du erfährst von jedem Zug dieses Spiels, und wenn es zu Ende ist.
watch-off = Du hörst von diesem Spiel nichts mehr.
watched-move = { $channel }: { $line }
watched-daily = { $channel }, seit der letzten Nachricht:
watched-over = Das Spiel in { $channel } ist zu Ende. { $line }

privacy-export = Das ist alles, was über dich gespeichert ist. Niemand sonst sieht es.
privacy-export-packed = Das ist alles, was über dich gespeichert ist. Niemand sonst sieht es. Für eine Nachricht war es zu groß, deshalb ist die Datei mit gzip gepackt: 7-Zip und die meisten Computer entpacken sie.
privacy-export-large = Über dich ist so viel gespeichert, dass es in keine Nachricht passt, auch gepackt nicht. Wer mich betreibt, kann es dir auf einem anderen Weg geben.
privacy-ask = Wirklich alles löschen? Dein Name, deine Einstellungen und deine Kennung werden gelöscht. Deine Plätze werden frei, und deine Spiele gehen ohne dich weiter. Nachrichten, die schon in Kanälen stehen, bleiben; sie gehören Discord, nicht mir.
button-erase = Vergiss mich
privacy-erased = Erledigt: Hier nennt dich nichts mehr. Wenn du wieder einen meiner Befehle nimmst, bist du für mich jemand Neues.
seat-erased = Jemand ist gegangen und wollte vergessen werden. Eine Vertretung spielt den Platz, bis ihn jemand übernimmt.

overview-done = Erledigt: Die Liste steht ab jetzt hier und hält sich selbst aktuell.
overview-title = { $count ->
    [0] **Auf diesem Server ist kein Spiel offen.** `/game new` eröffnet eines.
    [one] **Auf diesem Server ist ein Spiel offen:**
   *[other] **Auf diesem Server sind { $count } Spiele offen:**
 }
overview-seat = ↳ Ein Platz ist frei: `/game take` dort.
overview-when = Stand: { $when }.

welcome = Hallo! Ich bin Carcas und läute zu Carcassonne-Spielen, die sich Zeit lassen: jetzt eine Karte, die nächste, wenn ihr Spieler vorbeischaut. `/learn` ist ein erstes Spiel gegen mich mit zehn Karten, `/game new` eröffnet einen Tisch in einem Kanal oder Thread, und `/help` sagt, was du tun kannst, wo du auch bist. Für Serveradministratoren gibt es `/server overview` und `/server ban`.
learn-opened = Dein erstes Spiel beginnt: zehn Karten, du gegen mich. Drück *{ button-open }*.
learn-written = Ich habe dir eine Direktnachricht geschickt: Drück dort *{ button-learn }*, und niemand sonst sieht dein erstes Spiel. Nichts angekommen? Dann nimmst du noch keine Direktnachrichten von diesem Server an: Drück auf den Namen des Servers, *Privatsphäre-Einstellungen*, *Direktnachrichten*, und tippe noch einmal `/learn`.
learn-invitation = Hier sieht uns niemand: dein erstes Spiel, zehn Karten, du gegen mich, mit einem Tipp bei jedem Schritt. Es eilt nicht.
button-learn = Los geht’s
learn-place = 💡 Das ist deine Karte. Wähle im Menü ein Feld: Die Kanten müssen passen, Straße an Straße und Stadt an Stadt. Die Knöpfe drehen sie. Nichts gilt, bevor du *{ button-confirm }* drückst.
learn-figure = 💡 Deine Karte liegt. Die Nummern auf dem Bild sind Stellen für einen Gefolgsmann: ein Ritter in der Stadt, ein Wegelagerer auf der Straße, ein Mönch im Kloster. Er kommt mit Punkten zurück, wenn das Gebiet fertig ist. Du hast sieben.
learn-close = 💡 Eine Straße bringt einen Punkt je Karte, eine fertige Stadt zwei, ein Kloster je einen für sich und jeden seiner acht Nachbarn. Versuch fertigzustellen, worauf dein Gefolgsmann steht.
learn-farmer = 💡 Ein Bauer bleibt bis zum Ende auf der Wiese und bringt drei Punkte für jede fertige Stadt an ihr. Gefolgsleute im Spiel kannst du nicht anderswo brauchen: Behalte ein paar im Vorrat.
learn-end = 💡 Mit der letzten Karte endet das Spiel. Unfertige Gebiete bringen dann noch ein wenig: einen Punkt je Karte.
learn-over = Das war dein erstes Spiel. `/rules` erklärt alles genau; `/game new` eröffnet einen Tisch für dich und andere.
lobby-expired = Dieser Tisch hat zwei Wochen gewartet und nie begonnen, darum ist er geschlossen. `/game new` eröffnet einen neuen.
