# A table that waits for its players.

lobby-title = **S-a deschis o masă de Carcassonne.**
# $number: how many people $who names.
lobby-again = { $number ->
    [one] Revanșă! { $who }: apasă *{ button-join }* ca să mai jucați o dată.
    [few] Revanșă! { $who }: apăsați *{ button-join }* ca să mai jucați o dată.
   *[other] Revanșă! { $who }: apăsați *{ button-join }* ca să mai jucați o dată.
 }
lobby-sets = Seturi: { $sets } ({ $tiles ->
    [one] { $tiles } cartonaș
    [few] { $tiles } cartonașe
   *[other] { $tiles } de cartonașe
 }, ture: cam { $turns }).
lobby-undo-off = O mutare e definitivă de îndată ce s-a văzut cartonașul următor.
lobby-level = Carcas joacă { $level ->
    [gentle] blând
    [strong] puternic
   *[steady] constant
}.
lobby-aids = Ajutoare: { $aids ->
    [all] cartonașele rămase, punctele dinainte și `/hint`
    [none] niciunul, ca la turnee
   *[board] cartonașele rămase și punctele dinainte, fără sfaturi
}.
lobby-short = Joc scurt: { $tiles ->
    [one] un cartonaș
    [few] { $tiles } cartonașe
   *[other] { $tiles } de cartonașe
 }.
lobby-option = `{ $key }={ $value }`
lobby-options = Regulile casei: { $options }.
lobby-edition = Ediția: **{ $edition }**.
lobby-edition-but = Ediția: **{ $edition }**, dar { $options }.
lobby-look-summer = Imagini: vară.
lobby-look-dark = Imagini: masă întunecată.
lobby-look-winter = Imagini: iarnă.
lobby-look-pack = Imagini: { $title } de { $author } ({ $licence }).
art-missing = Pachetul grafic „{ $name }” al acestei mese nu este instalat, așa că Carcas desenează cartonașele. Gazda poate alege altă temă cu `/game options`.

host-title = **Cartonașele gazdei.** `/tile add` mai descrie unul, `/tile remove` elimină unul.
host-none = Gazda nu a descris niciun cartonaș. Asta se face cu `/tile add`, pentru Creativitate sau Omul de turtă dulce; `/rules creativity` explică cum.
host-line = { $number }. { $set }: { $tile }
    `{ $described }`
host-missing = { $set }: { $found } din { $wanted ->
    [one] { $wanted } cartonaș al gazdei
    [few] { $wanted } cartonașe ale gazdei
   *[other] { $wanted } de cartonașe ale gazdei
 }.
host-feeds = În imagine fiecare oraș are un număr, iar fiecare câmp poartă numerele orașelor pe care le hrănește.
host-farm = { $count ->
    [0] câmpul { $field } nu hrănește niciun oraș
    [one] câmpul { $field } hrănește orașul { $cities }
    [few] câmpul { $field } hrănește orașele { $cities }
   *[other] câmpul { $field } hrănește orașele { $cities }
 }
host-lobby = Gazda aduce: { $tiles }.
host-typed-good = ✓ { $input }
host-typed-bad = ✗ { $why }
host-example = { $what }: { $tile }
host-example-cloister = Mănăstire
host-example-inn = Drum cu han
host-example-house = Drum care se oprește la o casă
host-example-curve = Drum cotit
host-example-city = Margine de oraș
host-example-gate = Drum care intră în oraș
host-example-corner = Colț de oraș
host-example-two = Două orașe
host-example-four = Patru orașe
host-example-big = Oraș pe toate laturile
host-syntax = descrierea nu este corectă: { $problem }
host-flaw = { $flaw }
host-flaw-at = { $part }: { $flaw }
host-side = latura de { $side }
syntax-long = descrierea e prea lungă
syntax-no-edges = lipsesc laturile
syntax-four-edges = `{ $word }` nu sunt patru laturi
syntax-edge = latura `{ $word }` nu există
syntax-many = sunt prea multe porțiuni
syntax-mark = semnul `{ $word }` nu există
syntax-number = `{ $word }` nu are un număr valabil
syntax-segment = porțiunea `{ $word }` nu există
syntax-no-reach = `{ $word }` nu spune la ce laturi ajunge
syntax-reach = `{ $word }` nu este o bucată de margine la care poate ajunge
syntax-tag = cuvântul `{ $word }` nu există
syntax-name = `{ $word }` nu numește nicio porțiune
syntax-twice = două porțiuni ajung la `{ $word }`
syntax-mismatch = porțiunile nu se potrivesc cu latura `{ $word }`
flaw-edge = o latură nu este nici câmp, nici drum, nici oraș
flaw-kind = există orașe, drumuri, câmpuri și mănăstiri, nimic altceva
flaw-tag = un oraș poate avea `pennant=1`, un drum `inn`, nimic altceva
flaw-mark = semnele care aduc reguli proprii nu sunt permise
flaw-inner = un oraș sau un drum trebuie să ajungă la o latură
flaw-branches = un drum ajunge la cel mult două laturi; mai multe drumuri care se întâlnesc au fiecare `end=junction`
flaw-end = un drum cu o singură latură trebuie să spună unde se oprește (`end=junction`, `city`, `cloister` sau `house`), și numai un astfel de drum
flaw-ends-nowhere = drumul se oprește la ceva ce nu este pe cartonaș
flaw-cloisters = sunt mai multe mănăstiri
flaw-split-edge = cele două jumătăți ale unei laturi cu câmp țin de același câmp
flaw-undivided = un drum care trece prin cartonaș are de o parte și de alta câmpuri diferite
flaw-untouched = un câmp trebuie să numească fiecare oraș de lângă el (`c1`, `c2`)
flaw-beyond = acest câmp numește un oraș la care nu ajunge: e ceva între ele
flaw-unparted = între acest câmp și altul nu e nimic, deci sunt un singur câmp; numai un drum, un oraș sau o intersecție desparte câmpuri
flaw-parted = ceva trece prin mijlocul acestui câmp, deci sunt mai multe câmpuri
flaw-unenclosed = acest câmp nu ajunge la nicio latură și nu îl închid orașe
flaw-unnamed = orașele lasă loc între ele; spune ce câmp este acolo (`field - c1 c2`)
flaw-crossing = se încrucișează cu altă porțiune sau nu poate ajunge unde trebuie să se oprească
flaw-link = o legătură unește două sau mai multe porțiuni
flaw-no-city = un cartonaș al omului de turtă dulce are nevoie de un oraș
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (gazdă)
lobby-nobody = Încă nu a intrat nimeni.
lobby-how = Între { $least } și { $most } jucători. Gazda începe jocul; locurile pe care nu le alege nimeni se trag la sorți.
lobby-chosen = Alegeri: { $choices }.
lobby-chosen-both = { $name }: { $colour }, locul { $number }
lobby-chosen-colour = { $name }: { $colour }
lobby-chosen-seat = { $name }: locul { $number }
lobby-chosen-done = S-a ales. Mesajul mesei arată ce a ales fiecare; `/game join` schimbă alegerea.
lobby-colour = Culoarea ta
lobby-place = Locul tău în ordinea de joc
seat-number = Locul { $number }
seat-lot = Tras la sorți
lobby-private = Masă privată: intră numai cine are invitație. Gazda invită cu `/game invite user:`.
lobby-private-invited = Masă privată: intră numai cine are invitație. Invitații: { $who }.
lobby-invitation = { $who }, ai o invitație la această masă. Apasă *{ button-join }* sub mesajul ei sau scrie `/game join`.
lobby-admit = Invită pe cineva sau retrage invitația
invitation-given = S-a trimis invitația. `/game invite user: withdraw:true` o retrage.
invitation-withdrawn = Invitația este retrasă.
button-private = Numai cu invitație
button-open-table = Deschisă tuturor
call-invited = Ai o invitație la o masă în { $channel }. Apasă acolo *{ button-join }*.
kept-title = Modelele tale (doar tu le vezi; `/game setup remove` șterge unul):
kept-none = Nu ai încă modele. `/game setup save` păstrează sub un nume cu ce se joacă la masa dintr-un canal.
kept-line = • **{ $name }**: { $about }
kept-about = { $sets }; { $pace }
kept-about-edition = { $sets }; { $edition }; { $pace }
kept-open = Deschide o masă cu …
kept-saved = Păstrat ca **{ $name }**. `/game new setup:` deschide o masă așa.
kept-removed = S-a șters.
thread-opening = Deschid un fir pentru masa ta. Ai un loc acolo.
thread-opened = { $who } deschide o masă de Carcassonne. Este în acest fir.
thread-name = Carcassonne: { $who }
thread-name-table = Carcassonne: { $who }, masa { $number }
thread-failed = Nu am putut deschide un fir în { $channel }. `/game new` deschide acolo o masă chiar în canal.
thread-lacks = Nu am putut deschide un fir în { $channel }, pentru că acolo îmi lipsește: { $missing }. Cine administrează serverul o poate acorda în setările canalului sau peste tot cu acest link: <{ $link }>
thread-instead = Nu am putut deschide un fir aici, așa că masa aceasta e chiar în canal.
thread-private = Nu apare nimic? Atunci acesta e un fir privat în care nu sunt: menționează-mă aici, { $me }, ca să pot intra, și masa apare.
shut-out = Ultimul meu mesaj nu a ajuns în acest fir; îl trimit încă o dată. Nu apare nimic? Atunci menționează-mă, { $me }, în acest fir, ca să pot intra.
seek-call = { $who } caută jucători: { $wants }. Apasă butonul sau scrie `/game seek`.
seek-call-found = { $who } s-au găsit și joacă în { $channel }.
seek-call-over = { $who } căuta jucători; această cerere s-a încheiat.
button-seek = Joc și eu
seek-waiting = Cauți jucători: { $wants }.
seek-usual = Pe acest server durează de obicei { $time }.
seek-unknown = Pe acest server nimeni nu a găsit încă jucători așa, deci nu pot spune cât durează.
seek-until = Cererea ta se încheie { $until }. `/game seek` o retrage.
button-unseek = Retrage
seek-withdrawn = Cererea ta este retrasă.
seek-found = Destui oameni vor același lucru: masa ta este deschisă, iar ceilalți află.
seek-over = Nimeni care vrea același lucru nu a venit la timp: cererea ta s-a încheiat. `/game seek` face una nouă.
# $number: how many people $who names.
seek-seated = { $who }: destui oameni vor același lucru și este loc la această masă. Gazda începe jocul; `/game leave` eliberează un loc.
call-found = S-au găsit jucători pentru tine: masa ta este în { $channel }.
seek-sets = { $sets }
seek-any-sets = orice seturi
seek-any-pace = orice ritm
seek-players = { $players } jucători
seek-any-players = oricâți jucători
lobby-started = **Jocul a început.**
lobby-closed = **Masa s-a închis.**
lobby-seal = -# Cartonașele sunt sigilate: `{ $seal }`
button-join = Intră
button-leave = Pleacă
button-setup = Seturi și reguli
button-rules-off = Fără reguli ale casei
button-sets-back = Înapoi: { $family }
button-more-sets = Mai departe: { $family }
button-start = Începe
button-invite = Joacă cu Carcas
button-uninvite = Joacă fără Carcas
button-return = Îmi iau locul înapoi
button-end = Încheie jocul

lobby-opened = Masa ta e deschisă și ai un loc la ea. Ceilalți intră cu butonul de mai jos sau cu `/game join`; tu începi jocul cu `/game start`.
lobby-opened-private = Masa ta e deschisă și ai un loc la ea. Pot intra doar cei pe care îi inviți: alege-i în meniul de mai jos sau scrie `/game invite user:`. Tu începi jocul cu `/game start`.
lobby-joined = Ai intrat la masă. Jocul e pornit de gazdă: { $host }.
lobby-opened-alone = Masa ta e deschisă: tu cu mine. Alege cu ce joci sau apasă *{ button-start }*.
lobby-how-alone = Joci cu Carcas. Cine începe se trage la sorți.
new-alone = Aici nu poate intra nimeni altcineva. Joci primul tău joc, zece cartonașe cu câte un sfat la fiecare pas, sau un joc întreg cu mine? Pentru un joc cu alții, scrie `/game new` într-un canal al unui server.
button-learn-here = Învață jocul
button-solo = Joacă cu Carcas
lobby-left = Ai plecat de la masă.
lobby-invited = Masa s-a schimbat: `/game info` arată cine joacă. Jocul e pornit de gazdă: { $host }.
lobby-begun = Jocul începe.

info-title = **Jocul { $id }**
info-opened = Deschis { $when }.
info-page = Pagina ei pentru oricine: { $link }
info-lobby = Nu a început încă. `/game join` îți dă un loc.
info-turn = La rând: { $who } (ultima mutare { $when }). { $left ->
    [0] Nu mai sunt cartonașe.
    [one] A mai rămas { $left } cartonaș.
    [few] Au mai rămas { $left } cartonașe.
   *[other] Au mai rămas { $left } de cartonașe.
 }

end-ask = Chiar închei jocul pentru toți? Rămâne neterminat și nu câștigă nimeni.
end-ask-lobby = Închizi această masă?
end-ask-others = Jocul e și al celorlalți, deci trebuie să fie toți de acord cu încheierea lui. Ar rămâne neterminat și nu ar câștiga nimeni. Îi întreb? Au o zi să răspundă.
button-ask-others = Întreabă-i pe ceilalți
end-done = Gata. Canalul e liber pentru un joc nou.

preset-classic = Clasic
preset-river = Clasic cu râul
preset-big-box = Cutia mare
preset-big-box-2017 = Cutia mare din 2017
preset-winter-box = Cutia de iarnă
preset-minis = Clasic cu seturi mici
preset-minis-2012 = Clasic cu miniextensiile din 2012
preset-count-box = Cutia contelui și a regelui
preset-promos = Clasic cu promoții
preset-everything = Joc mare
preset-all = Totul
preset-about = cartonașe: { $tiles }, ture: cam { $turns } · { $sets }
preset-line = { $name } · { $about }
sets-full = Aici nu mai încape nimic: restul se alege la masă

# The host's panel of sets and house rules.
setup-title = **Cu ce vrei să jucați?** Toți cei de la masă îți văd pe loc alegerea.
setup-editions = O ediție: toate regulile casei dintr-un regulament
edition-standard = standard
edition-compendium = compendiu
edition-collection = culegere
edition-recorded = jocuri înregistrate
about-edition-standard = regulile obișnuite
about-edition-compendium = compendiul italian și englez: câmpuri socotite pe oraș
about-edition-collection = regulamentul adunat al jocului de bază și al primelor șapte extensii
about-edition-recorded = cum joacă JCloisterZone, de unde vin jocurile înregistrate
setup-presets = O cutie sau o combinație
setup-sets = Seturi: { $family }
family-ground = seturi de bază
family-large = extensii mari
family-small = extensii mici
family-special = cartonașe speciale
setup-systems = Regulile casei pentru…
setup-rules = Ce regulă?
setup-values = { $key } = …
setup-ground = { $about } · { $tiles ->
    [one] 1 cartonaș
    [few] { $tiles } cartonașe
   *[other] { $tiles } de cartonașe
 }
setup-longer = { $about } · { $tiles ->
    [one] +1 cartonaș, +{ $percent } %
    [few] +{ $tiles } cartonașe, +{ $percent } %
   *[other] +{ $tiles } de cartonașe, +{ $percent } %
 }
setup-same-length = { $about } · la fel de lung
setup-rules-of = { $rules ->
    [one] 1 regulă
    [few] { $rules } reguli
   *[other] { $rules } de reguli
 }{ $changed ->
    [0] {""}
    [one] , una schimbată
    [few] , { $changed } schimbate
   *[other] , { $changed } schimbate
 }
setup-rule-line = { $key }: { $value }
setup-rule = `{ $key }`: { $about }. Acum: **{ $value }**.
setup-choice = { $key }={ $value }: { $about }
setup-default = regula obișnuită

standin-told = Pentru { $who } joacă acum un înlocuitor.
standin-done = Pe locul tău joacă acum un înlocuitor. `/game return` ți-l dă înapoi oricând.
standin-back = { $who } își poate lua locul înapoi cu acest buton sau cu `/game return`.
return-told = { $who } e din nou la masă.
return-done = Locul e din nou al tău. Te anunț când îți vine rândul; `/turn` arată dacă e chiar acum.

pace-free = Fără ceas: fiecare își ia timpul de care are nevoie
pace-days = { $days ->
    [one] O zi pentru fiecare mutare
    [few] { $days } zile pentru fiecare mutare
   *[other] { $days } de zile pentru fiecare mutare
 }
pace-bank = { $days ->
    [one] O rezervă de o zi
    [few] O rezervă de { $days } zile
   *[other] O rezervă de { $days } de zile
 } pentru tot jocul; fiecare mutare adaugă { $hours ->
    [one] o oră
    [few] { $hours } ore
   *[other] { $hours } de ore
 }
pace-said = { $pace }.
pace-done = De acum înainte: { $pace }.
time-until = ⏳ Până la { $date } ({ $left }).
clock-soon = < 1 h
clock-hours = { $hours } h
clock-days = { $days } z
clock-both = { $days } z { $hours } h
left-soon = mai puțin de o oră
left-hours = { $hours ->
    [one] o oră
    [few] { $hours } ore
   *[other] { $hours } de ore
 }
left-days = { $days ->
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
 }
left-both = { $days ->
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
 } și { $hours ->
    [one] o oră
    [few] { $hours } ore
   *[other] { $hours } de ore
 }
time-until-of = ⏳ { $who }: până la { $date } ({ $left }).
time-defaulted = Lui { $who } i-a expirat timpul, deci s-a folosit răspunsul implicit.
time-remind = { $who }, e încă rândul tău. Ai timp până la { $date } ({ $left }). `/turn` îți deschide tura.
time-over = { $who }, timpul tău a expirat; încă mai poți muta. Ceilalți hotărăsc ce urmează: încă o zi, un înlocuitor, un loc liber sau sfârșitul jocului. Dacă nu spun nimic, după o zi joacă un înlocuitor.
time-given = { $giver } îi mai dă lui { $who } o zi. { $until }
time-given-done = Gata: încă o zi.
time-relieved = Lui { $who } i-a expirat timpul. Până la întoarcere joacă un înlocuitor.
relieve-done = Gata: joacă un înlocuitor.
button-wait = Încă o zi
button-relieve = Pune un înlocuitor
time-stretched = Lui { $who } i-a expirat timpul. S-a folosit o zi de vacanță ca să fie prelungit ({ $left ->
    [0] nu mai rămâne niciuna
    [one] mai rămâne una
    [few] mai rămân { $left }
   *[other] mai rămân { $left }
 } anul acesta). { $until }
pace-weekends = { $pace }. Sâmbăta și duminica nu se numără.
pause-until = Ceasurile acestei mese sunt oprite până la { $date }.
pause-over = Ceasurile acestei mese merg din nou.
pause-done = Gata.
theme-told = Imaginile acestei mese au o temă nouă: { $theme }.
language-told = Limba acestei mese este de acum româna.
language-done = Gata.
lobby-language = Limba: română.
theme-done = Gata. `/board` le arată.
mute-done = Nu mai primești mementouri în această tură.
outage-told = Nu am fost de găsit timp de { $hours ->
    [one] o oră
    [few] { $hours } ore
   *[other] { $hours } de ore
 }. Toate ceasurile primesc timpul înapoi. { $until }
idle-warning = De trei săptămâni nu a mutat nimeni aici. Dacă nu mută nimeni până la { $date }, jocul e pus deoparte; îl puteți relua mai târziu.
idle-parked = De patru săptămâni nu a mutat nimeni.
silence-remind = { $who }, e rândul tău din { $date }.
silence-last = { $who }, e rândul tău din { $date }. Dacă nu dai niciun semn până la { $until }, ceilalți nu mai trebuie să aștepte: pot încheia jocul, pot pune un înlocuitor să joace în locul tău sau pot stabili un ritm. E de ajuns să îți deschizi tura; `/my vacation` îți dă timp.
silence-last-direct = Dacă nu dai acolo niciun semn până la { $until }, ceilalți nu mai trebuie să aștepte: pot încheia jocul, pot pune un înlocuitor să joace în locul tău sau pot stabili un ritm.
silence-told = { $who }, de o săptămână nu ai dat niciun semn aici. Mai poți muta. Altfel, ceilalți alegeți cum se continuă; `/game pace` stabilește o limită de timp.
silence-until = Dacă { $who } nu dă niciun semn până la { $until }, poți încheia jocul, poți pune un înlocuitor să joace sau poți stabili un ritm; aici vor apărea butoane. O vacanță anunțată de { $who } mută această dată.
silence-over = { $who } nu a mai dat niciun semn de o săptămână: poți încheia jocul (`/game end`), poți pune un înlocuitor să joace (butonul din canal) sau poți stabili o limită de timp (`/game pace`).
silence-relieved = { $who } nu a dat niciun semn de o săptămână. Până la întoarcere joacă un înlocuitor.
silence-opened = { $who } nu a dat niciun semn de o săptămână, iar ceilalți au eliberat locul. Un înlocuitor joacă până îl ia cineva.
silence-poll-open = { $by } cere eliberarea locului lui { $who }, care nu a dat niciun semn de o săptămână.
silence-poll-end = { $by } cere încheierea jocului, pentru că { $who } nu a dat niciun semn de o săptămână.
parked-line = { $why } Jocul e pus deoparte, exact așa cum este. `/game move` cu cuvântul `{ $id }` îl reia, aici sau în alt canal.
aside-plain = Acest joc e pus deoparte, exact așa cum este.
aside-idle = De patru săptămâni nu a mutat nimeni aici, așa că acest joc e pus deoparte, exact așa cum este.
aside-closed = Cineva a închis acest fir, așa că jocul lui e pus deoparte, exact așa cum este.
aside-gone = Nu mai puteam scrie aici, așa că acest joc e pus deoparte, exact așa cum este.
aside-how = *{ button-resume }* îl reia aici; `/game move` cu cuvântul `{ $id }` îl reia în alt canal.
aside-how-others = Cei care îl joacă îl pot relua aici sau în alt canal: `/game move` cu cuvântul `{ $id }`.
aside-choice = Acest joc e pus deoparte. Trimite comanda ca să citești cum continuă.
aside-reopened = Firul e deschis din nou: jocul continuă exact de unde a rămas.
button-resume = Reia
button-mute = Fără mementouri în tura asta
button-open-seat = Eliberează locul
button-end-late = Încheie jocul

who-resigned = a abandonat
who-open = loc liber
leave-ask = Chiar pleci? Locul tău devine liber: pe el joacă un înlocuitor până îl ia cineva, iar până atunci nu poate câștiga. Lipsești doar o vreme? `/game substitute` ți-l păstrează. `/game handover` îl dă cui vrei tu.
leave-ask-resign = Chiar abandonezi? Pionii tăi rămân, locul tău dă de acum răspunsurile implicite și nu mai poate câștiga. În doi, celălalt câștigă pe loc.
button-vacate = Pleacă
button-resign = Abandonează
seat-left = { $who } pleacă. Pe locul rămas joacă un înlocuitor până îl ia cineva.
seat-resigned = { $who } abandonează. Locul dă de acum răspunsurile implicite și nu mai poate câștiga.
seat-removed = Ceilalți au votat: { $who } iese din joc. Un înlocuitor joacă până ia cineva locul.
seat-removed-by = Administratorii serverului au hotărât: { $who } iese din joc. Un înlocuitor joacă până ia cineva locul.
seat-opened = Lui { $who } i-a expirat timpul, iar ceilalți au eliberat locul. Un înlocuitor joacă până îl ia cineva.
seat-left-done = Gata. Mulțumesc pentru joc.
seat-open = { $who }: cine ia acest loc continuă de aici.
seat-offered = { $to }, { $who } îți oferă un loc în acest joc, așa cum este acum.
seat-offered-done = Gata: oferta rămâne în canal până primește răspuns.
seat-declined = { $who } își păstrează locul: oferta a fost refuzată.
seat-declined-done = Gata: ai refuzat.
seat-taken = { $who } ia un loc liber și joacă mai departe.
seat-taken-over = { $who } ia locul lui { $before } și joacă mai departe.
seat-yours = Locul e al tău. `/turn` arată dacă e rândul tău.
seat-removed-done = Gata.
end-nobody = Nu mai sunt jucători, deci jocul se termină. Nu câștigă nimeni.
end-last = La masă a rămas doar { $who } și câștigă.
end-agreed = Jucătorii s-au înțeles să încheie jocul. Rămâne neterminat; nu câștigă nimeni.
end-late = Jucătorii au încheiat jocul pentru că nu mai muta nimeni. Rămâne neterminat; nu câștigă nimeni.
button-take = Ia acest loc
button-accept = Ia locul
button-decline = Nu, mulțumesc
button-rematch = Revanșă
rematch-opened = S-a deschis o masă cu aceleași setări și ai un loc la ea. După ce intră aceiași oameni, poți începe.
ban-done = Gata: această persoană nu mai poate intra în jocuri pe acest server. `/game kick` o scoate dintr-un joc început.
unban-done = Gata: această persoană poate juca din nou pe acest server.

poll-remove = { $by } cere ca { $who } să iasă din joc.
poll-open = { $by } cere eliberarea locului lui { $who }, pentru că i-a expirat timpul.
poll-end = { $by } cere încheierea jocului, pentru că lui { $who } i-a expirat timpul.
poll-undo = { $by } cere să își retragă ultima mutare.
poll-close = { $by } cere încheierea acestui joc. Ar rămâne neterminat și nu ar câștiga nimeni.
# $number: how many people $to names.
poll-line = { $asked } { $to }, { $number ->
    [one] ești de acord? Ai o zi să răspunzi.
    [few] sunteți de acord? Aveți o zi să răspundeți.
   *[other] sunteți de acord? Aveți o zi să răspundeți.
 }
poll-remove-refused = Prea puțini jucători au fost de acord ca { $who } să iasă din joc, deci nu se schimbă nimic.
poll-open-refused = Prea puțini jucători au fost de acord cu eliberarea locului lui { $who }, deci nu se schimbă nimic.
poll-end-refused = Prea puțini jucători au fost de acord cu încheierea jocului, deci el continuă.
poll-undo-refused = Nu toți au fost de acord ca { $who } să își retragă ultima mutare, deci ea rămâne.
poll-ended-agreed = { $asked }
    ✅ De acord: { $yes }.{ $against ->
        [0] {""}
       *[other] {" "}Împotrivă: { $no }.
    }
poll-ended-refused = { $asked }
    ❌ Prea puțini jucători au fost de acord, deci nu se schimbă nimic. De acord: { $in_favour ->
        [0] nimeni
       *[other] { $yes }
    }. Împotrivă: { $against ->
        [0] nimeni
       *[other] { $no }
    }.
poll-ended-expired = { $asked }
    ⌛ A trecut o zi și au răspuns prea puțini jucători, deci nu se schimbă nimic.
poll-ended-overtaken = { $asked }
    ➖ Jocul a mers între timp mai departe, deci nu mai e nimic de răspuns.
poll-asked = I-am întrebat pe ceilalți jucători în canal.
poll-counted = Răspunsul tău a fost înregistrat.
button-yes = Da
button-no = Nu

call-turn = E rândul tău în { $channel } (jocul { $game }).
call-remind = E încă rândul tău în { $channel } (jocul { $game }).
call-next = Urmezi la rând în { $channel } (jocul { $game }), după { $who }.
call-undone = Ultima mutare din { $channel } (jocul { $game }) a fost retrasă, deci acum nu e rândul tău.
undone-asked = { $number ->
    [0] { $by } a retras această mutare.
    [one] { $by } a retras această mutare, deci { $who } nu mai e la rând.
    [few] { $by } a retras această mutare, deci { $who } nu mai sunt la rând.
   *[other] { $by } a retras această mutare, deci { $who } nu mai sunt la rând.
 }
button-to-game = Mergi la joc
call-over = Jocul din { $channel } s-a terminat.
call-again = Cineva din ultimul tău joc cere revanșa în { $channel }. Apasă acolo *{ button-join }*.
call-closed = { $who }: nu primești mesaje directe de la mine, așa că te menționez aici. `/my settings` schimbă asta.

settings-title = **Cum te anunț**
settings-language-auto = Îți scriu în limba în care folosești Discord.
settings-language = Îți scriu în română.
settings-zone = Fusul tău orar este { $zone }. După el se iau weekendurile și orele de liniște.
settings-quiet = Fără mementouri de la ora { $from } la ora { $to }.
settings-loud = Mementourile vin la orice oră.
settings-remind-usual = Primești mementouri după jumătate din timp, cu o zi și cu trei ore înainte de termen.
settings-remind-last = Primești un singur memento, cu trei ore înainte de termen.
settings-remind-daily = Primești mementouri în fiecare zi și cu trei ore înainte de termen.
settings-remind-never = Nu primești mementouri.
settings-reach-channel = Te menționez în canalul jocului.
settings-reach-direct = Te anunț prin mesaj direct.
settings-reach-both = Te menționez în canalul jocului și te anunț prin mesaj direct.
settings-reach-closed = Te menționez în canalul jocului, pentru că nu primești mesaje directe de la mine. Alege din nou `{ option-pings.name }` când le primești.
settings-next = Te anunț când urmezi la rând.
settings-not-next = Nu te anunț când urmezi la rând.
settings-recorded = Jocurile tale sunt reținute: statistici, cote, recorduri. `/my settings records:false` le scoate.
settings-not-recorded = Jocurile tale nu sunt reținute și nimeni nu vede cum joci. Cotele tale sunt șterse; dacă te răzgândești, începi de la zero.
vacation-until = Ești în vacanță până la { $date }; ceasurile tale sunt oprite. Îți { $left ->
    [one] mai rămâne o zi
    [few] mai rămân { $left } zile
   *[other] mai rămân { $left } de zile
 } de vacanță anul acesta.
vacation-none = Nu ești în vacanță. Îți { $left ->
    [one] mai rămâne o zi
    [few] mai rămân { $left } zile
   *[other] mai rămân { $left } de zile
 } de vacanță anul acesta; `/my vacation` le folosește.
vacation-told = { $who } e în vacanță până la { $date }. Ceasul îi e oprit până atunci.
vacation-over = { $who } s-a întors din vacanță.

moved-away = Acest joc continuă în { $channel }.
lost-moves = Ultimele mutări ale acestui joc s-au pierdut din vina mea; îmi pare rău. Jocul e cum era la { $since } și continuă de acolo.
lost-restored = Am revenit dintr-o copie de siguranță: acest joc a revenit la situația din { $at } și continuă de acolo.
moved-here = Jocul continuă aici.
moved-resumed = Jocul se reia exact de unde a rămas.
moved-done = Gata: jocul continuă aici.
move-running = { $id }, în desfășurare: { $people }
move-parked = { $id }, pus deoparte: { $people }
permission-view = Vizualizează canalul
permission-send = Trimite mesaje
permission-create-threads = Creează fire publice
permission-send-threads = Trimite mesaje în fire
permission-embed = Încorporează linkuri
permission-attach = Atașează fișiere
watch-end = Te anunț când se termină acest joc.
watch-daily = Te anunț o dată pe zi ce s-a întâmplat aici și când se termină jocul.
watch-move = Te anunț la fiecare mutare din acest joc și când se termină.
watch-off = Nu te mai anunț despre acest joc.
watched-move = { $channel }: { $line }
watched-daily = { $channel }, de la ultimul mesaj:
watched-over = Jocul din { $channel } s-a terminat. { $line }

privacy-export = Aceasta e tot ce este păstrat despre tine. Nu vede nimeni altcineva.
privacy-export-packed = Aceasta e tot ce este păstrat despre tine. Nu vede nimeni altcineva. Era prea mult pentru un mesaj, așa că fișierul este comprimat cu gzip: îl deschid 7-Zip și majoritatea calculatoarelor.
privacy-export-large = Despre tine se păstrează atât de mult, încât nu încape într-un mesaj, nici comprimat. Cere-i totul celui care mă administrează: ți-l poate da altfel.
privacy-ask = Chiar ștergi tot? Numele, setările și identificatorul tău se șterg. Locurile tale devin libere, iar jocurile merg mai departe fără tine. Mesajele deja trimise în canale rămân; sunt ale Discordului, nu ale mele.
button-erase = Uită-mă
privacy-erased = Gata: nimic de aici nu te mai numește. Dacă mai folosești vreo comandă a mea, ești pentru mine o persoană nouă.
seat-erased = Un jucător a plecat și a cerut să fie uitat. Pe locul lui joacă un înlocuitor până îl ia cineva.

overview-done = Gata: lista stă de acum aici și se actualizează singură.
overview-title = { $count ->
    [0] **Pe acest server nu e deschis niciun joc.** `/game new` deschide unul.
    [one] **Pe acest server e deschis un joc:**
    [few] **Pe acest server sunt deschise { $count } jocuri:**
   *[other] **Pe acest server sunt deschise { $count } de jocuri:**
 }
overview-seat = ↳ Un loc e liber: `/game take` acolo.
overview-when = Actualizată { $when }.

welcome = Salut! Sunt Carcas și dau de veste la jocuri de Carcassonne care nu se grăbesc: un cartonaș acum, următorul când trece jucătorul lui pe aici. `/learn` e un prim joc de zece cartonașe cu mine, `/game new` deschide o masă într-un canal sau fir, iar `/help` spune ce poți face oriunde te afli. Administratorii serverului au `/server overview` și `/server ban`.
learn-opened = Începe primul tău joc: zece cartonașe, tu cu mine. Apasă *{ button-open }*.
learn-written = Ți-am trimis un mesaj direct: apasă acolo *{ button-learn }*, iar primul tău joc nu îl vede nimeni altcineva. Nu e nimic acolo? Înseamnă că nu primești încă mesaje directe de pe acest server: apasă numele serverului, *Setări de confidențialitate*, *Mesaje directe*, și scrie din nou `/learn`.
learn-invitation = Aici nu ne vede nimeni: primul tău joc, zece cartonașe, tu cu mine, cu câte un sfat la fiecare pas. Nu e nicio grabă.
button-learn = Să începem
learn-place = 💡 Acesta e cartonașul tău. Alege o căsuță din meniu: laturile trebuie să se potrivească, drum la drum și oraș la oraș. Butoanele îl rotesc. Nimic nu e definitiv până nu apeși *{ button-confirm }*.
learn-figure = 💡 Cartonașul e așezat. Numerele din imagine sunt locuri pentru un supus: cavaler în oraș, tâlhar pe drum, călugăr în mănăstire. Se întoarce cu puncte când regiunea lui e terminată. Ai șapte.
learn-close = 💡 Un drum aduce câte un punct de cartonaș, un oraș terminat câte două, iar o mănăstire câte unul pentru ea și pentru fiecare dintre cei opt vecini. Încearcă să termini regiunea pe care stă supusul tău.
learn-farmer = 💡 Un țăran stă pe câmp până la sfârșit și aduce câte trei puncte pentru fiecare oraș terminat de lângă câmp. Supușii de pe hartă nu pot fi folosiți în altă parte: păstrează câțiva în rezervă.
learn-end = 💡 Jocul se termină cu ultimul cartonaș. Regiunile neterminate mai aduc și ele ceva: câte un punct de cartonaș.
learn-over = Acesta a fost primul tău joc. `/rules` explică totul pe larg; `/game new` deschide o masă pentru tine și pentru alții.
lobby-expired = Această masă a așteptat două săptămâni fără să înceapă, așa că s-a închis. `/game new` deschide alta.
