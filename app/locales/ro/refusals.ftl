# Why not, and what to do instead. Always private.

refusal-nothing = nimic
refusal-no-game = În acest canal nu e acum niciun joc pentru asta. `/game new` deschide unul.
refusal-running = Jocul a început deja. `/game take` îți dă un loc, dacă e vreunul liber; altfel poți urmări.
refusal-has-begun = Jocul a început deja. `/turn` arată cum stă.
refusal-not-begun = Jocul nu a început încă. Gazda îl începe cu `/game start`.
refusal-begins-itself = Jocul nu a început încă. Începe singur într-o clipă.
refusal-over = Acest joc s-a terminat. `/game new` deschide următorul.
refusal-seated = Ești deja la această masă.
refusal-not-seated = Nu ai un loc în acest joc. Îl poți urmări: `/board`, `/score`, `/log`.
refusal-full = Toate locurile sunt ocupate. Deschide o a doua masă într-un fir sau în alt canal.
refusal-dealt = Aici, la început, sorții îi împart pe toți la mese și locuri, deci nu e nimic de ales.
refusal-colour-taken = { $who } are deja această culoare. Ia una rămasă sau las-o deschisă.
refusal-seat-taken = { $who } are deja acest loc. Ia unul rămas sau lasă-l deschis.
refusal-no-seat-number = „{ $input }” nu este un loc al acestei mese. Scrie un număr de la 1 la { $most } sau `lot`.
refusal-not-invited = Această masă este privată: e nevoie de o invitație de la gazdă. `/game new` în alt canal sau într-un fir deschide una a ta.
refusal-no-invitation = Această persoană nu avea invitație.
refusal-many-invited = Sunt deja { $most } invitații. Retrage întâi una.
refusal-no-setup = Nu ai un model numit „{ $input }”. `/game setup list` le arată pe ale tale.
refusal-no-setup-meant = Nu ai un model numit „{ $input }”. Voiai să spui `{ $meant }`?
refusal-setup-name = Un nume are între 1 și { $most } caractere.
refusal-many-setups = Ai { $most } modele. Șterge întâi unul cu `/game setup remove`.
refusal-in-thread = Acesta este deja un fir: `/game new` deschide o masă chiar aici.
refusal-no-players = „{ $input }” nu este un număr de jucători. Ia unul de la 2 la 6.
refusal-seek-over = Această cerere s-a încheiat. `/game seek` face una a ta.
refusal-own-seek = Este cererea ta. `/game seek` o retrage.
refusal-not-host = Numai gazda acestui joc sau un administrator al serverului poate face asta.
refusal-others-play = Jocul e și al celorlalți, deci trebuie să fie de acord. `/game end` îi întreabă.
refusal-nothing-to-undo = Nu ai ce mutare să retragi: ultima a fost a altcuiva sau nu a mutat încă nimeni.
refusal-stood-in = Pe locul tău joacă un înlocuitor. `/game return` ți-l dă înapoi.
refusal-no-clock = Acest joc nu are ceas, deci nimeni nu are nevoie de mai mult timp.
refusal-own-clock = Merge chiar ceasul tău. Timp îți pot da ceilalți jucători și cei care urmăresc jocul.
refusal-not-around = Timp pot da jucătorii și cei care urmăresc acest joc. Cu `/game watch` ești printre ei.
refusal-was-removed = Nu mai poți intra: ceilalți te-au scos din acest joc. Un jucător îți poate oferi un loc cu `/game handover`.
refusal-time-enough = Mai mult timp nu poate primi o întrebare: { $each ->
    [one] o zi
    [few] { $each } zile
   *[other] { $each } de zile
 } de la o persoană, { $all ->
    [one] o zi
    [few] { $all } zile
   *[other] { $all } de zile
 } de la toți la un loc. Dacă nu se întâmplă nimic, masa e întrebată ce e de făcut.
refusal-not-late = Mai e timp, deci nu e nevoie încă de un înlocuitor.
refusal-no-pace = „{ $input }” nu este un ritm valabil. Scrie `free`, zile de mutare (`3d`) sau o rezervă plus un adaos la fiecare mutare (`5d+12h`).
refusal-number = „{ $input }” nu se potrivește aici. Ia un număr de la { $least } la { $most }.
refusal-aim = „{ $input }” nu este o țintă valabilă. Numește o căsuță de pe hartă sau din apropiere, nu chiar lângă locul tău: `M13` sau `M13:250,-100`, în miimi de cartonaș spre est și sud de mijlocul ei.
refusal-few-host-tiles = { $lack } Descrie-le pe celelalte cu `/tile add` sau alege altă regulă a casei.
refusal-enough-host-tiles = { $set } nu mai primește cartonașe. `/tile remove` elimină unul.
refusal-host-tile = Cartonașul nu e valabil: { $why }. `/rules creativity` explică cum se descriu cartonașele, iar lista care apare în timp ce scrii are exemple.
refusal-no-host-set = Niciunul dintre seturile tale nu folosește cartonașe ale gazdei: adaugă întâi `creativity` sau `gingerbread` cu `/game options`.
refusal-no-host-tile = „{ $input }” nu e unul dintre cartonașe. Alege din lista care apare în timp ce scrii.
refusal-no-standing = „{ $input }” nu e un răspuns care se poate da dinainte. Alege din lista care apare în timp ce scrii.
refusal-too-many-standing = Ai deja { $most ->
    [one] un răspuns dat dinainte
    [few] { $most } răspunsuri date dinainte
   *[other] { $most } de răspunsuri date dinainte
 } în acest joc. Elimină întâi unul cu `/standing remove`.
refusal-banned = Nu poți intra în jocuri pe acest server. Un administrator al serverului poate ridica interdicția.
refusal-not-admin = Numai administratorii serverului pot face asta. Jucătorii pot vota cu `/game kick`.
refusal-not-offered = Acest loc nu îți mai este oferit.
refusal-no-open-seat = Nu e niciun loc liber în acest joc.
refusal-no-vote = Aici nu ai la ce răspunde.
refusal-not-over = Acest joc nu s-a terminat încă.
refusal-parked = Acest joc e pus deoparte. `/game move` îl reia.
refusal-no-person = Alege pe cineva de la această masă sau pe cineva care ar putea intra.
refusal-sits-already = Această persoană e deja la masă.
refusal-few-voters = Ca să scoateți pe cineva prin vot e nevoie de încă doi jucători. Când timpul unui jucător a expirat, hotărăsc butoanele de sub acel mesaj; administratorii serverului pot ajuta oricând.
refusal-poll-open = E deja o întrebare deschisă. Răspundeți întâi la aceea.
refusal-no-days = „{ $input }” nu e un număr de zile valabil. Ia unul de la 0 la { $most }.
refusal-no-vacation = { $left ->
    [0] Nu mai ai nicio zi de vacanță anul acesta.
    [one] Mai ai o singură zi de vacanță anul acesta.
    [few] Mai ai doar { $left } zile de vacanță anul acesta.
   *[other] Mai ai doar { $left } de zile de vacanță anul acesta.
 }
refusal-no-zone = Nu cunosc fusul orar „{ $input }”. Alege din lista care apare în timp ce scrii, de exemplu `Europe/Bucharest`.
refusal-no-zone-meant = Nu cunosc fusul orar „{ $input }”. Te-ai gândit la `{ $meant }`?
refusal-no-hours = „{ $input }” nu sunt ore valabile. Scrie `22-7` sau `off`.
refusal-many-opened = Ai deschis multe mese într-o oră. Te rog să aștepți puțin până la următoarea.
refusal-no-tiles = „{ $input }” nu e o lungime valabilă pentru un joc scurt. Un joc scurt are între 4 și 200 de cartonașe și niciun râu.
refusal-no-word = Aici nu e niciun joc „{ $input }” de ales. Alege din lista care apare în timp ce scrii.
refusal-many-watchers = Acest joc e urmărit deja de destui. `/board` și `/log` sunt pentru oricine.
refusal-no-permission = Nu pot juca aici: în acest canal îmi lipsește { $missing }. Un administrator al serverului o poate permite în setările canalului sau peste tot, cu acest link: <{ $link }>
refusal-timed-out = Nu pot juca aici: cineva mi-a dat timeout pe acest server, iar un moderator îl poate ridica.
refusal-too-fast = Prea multe deodată. Așteaptă te rog câteva secunde; nu se pierde nimic.
refusal-no-aids = Masa aceasta joacă fără ajutoare: nimeni nu se uită ce cartonașe au rămas sau unde nu se mai potrivește nimic.
refusal-no-hints = Masa aceasta joacă fără sfaturi. O masă le permite de la început: `/game new` cu `{ option-aids.name }:all`.
refusal-thinking = Carcas se gândește la multe sfaturi. Mai încearcă peste un minut.
refusal-busy = Se desenează multe animații. Mai încearcă peste un minut.
refusal-learning-already = Suntem în mijlocul unui joc aici. `/turn` îl continuă; `/game end` îl încheie, iar apoi `/learn` începe altul.
refusal-not-stood-in = Joci deja chiar tu pe locul tău.
refusal-not-your-turn = Nu e rândul tău. La rând: { $who }. Te anunț când îți vine rândul.
refusal-already-drawn = Cartonașul următor s-a văzut deja, deci mutarea ta rămâne. Dacă masa permite, `/undo` îi întreabă pe ceilalți.

refusal-channel-taken = În acest canal e deja un joc. Deschide-l pe următorul într-un fir sau în alt canal; `/game info` îl arată pe acesta.
refusal-here-already = Jocul acesta e deja aici, așa că nu s-a schimbat nimic.
refusal-guild-full = Acest server a ajuns la limita de jocuri deschise. Terminați sau încheiați întâi unul.
refusal-player-full = Ai ajuns la limita de jocuri deschise pentru o persoană. Termină întâi unul.
refusal-no-set = Nu există setul „{ $input }”. Alege din lista care apare în timp ce scrii sau cu *{ button-setup }* sub mesajul unei mese deschise. Combinații gata făcute: { $presets }.
refusal-no-set-meant = Nu există setul „{ $input }”. Te-ai gândit la { $near }?
refusal-set-near = `{ $key }` ({ $name })
refusal-ground = Un joc are nevoie de un teren pe care să se construiască: jocul de bază sau Ediția de iarnă. Adaugă `base` sau `winter` la seturi.
refusal-on-server = Aici e vorba de un server. Întreabă-mă într-unul dintre canalele lui.
refusal-not-ground = { $set }: aceasta completează un joc, iar cotele țin de jocuri complete. Alege unul din listă.
refusal-no-daily = Nu ai început încă tabla de azi. `/daily play` o începe.
refusal-daily-open = Tabla ta de azi nu e gata. `/daily play` o continuă.
refusal-daily-over = Ziua acelei table a trecut. `/daily play` o deschide pe cea de azi.
refusal-grounds = { $names } nu merg împreună: fiecare e un joc de sine stătător. Alege unul dintre ele.
refusal-pointless = `{ $key }` nu are efect decât cu `{ $other }={ $value }`. Alege întâi asta sau renunță la opțiune.
refusal-pointless-set = `{ $key }` nu are efect fără { $name }. Adaugă întâi acel set sau renunță la opțiune.
refusal-no-topic = Nu există reguli cu numele „{ $input }”. Alege din lista care apare în timp ce scrii sau folosește doar `/rules` pentru toate subiectele.
refusal-no-topic-meant = Nu există reguli cu numele „{ $input }”. Te-ai gândit la `{ $meant }`?
refusal-no-such-command = Nu există comanda „{ $input }”. Alege din lista care apare în timp ce scrii.
refusal-no-such-command-meant = Nu există comanda „{ $input }”. Te-ai gândit la `{ $meant }`?
refusal-no-option = „{ $input }” nu e o regulă a casei. Scrie `cheie=valoare` și alege din lista care apare în timp ce scrii.
refusal-no-option-meant = „{ $input }” nu e o regulă a casei. Te-ai gândit la `{ $meant }`?
refusal-no-value = `{ $key }` poate fi una dintre acestea: { $values }.
refusal-other-set = `{ $key }` ține de un set care nu e în acest joc. Adaugă setul sau renunță la opțiune.
refusal-alone = Mai e nevoie de cel puțin un jucător. Inviți botul Carcas?
refusal-crowded = La acest joc pot fi cel mult { $most ->
    [one] { $most } jucător
    [few] { $most } jucători
   *[other] { $most } de jucători
 }.

refusal-no-cell = „{ $input }” nu e o căsuță. O căsuță e o literă și un număr, ca pe marginea imaginii: `M13`.
refusal-no-cell-meant = „{ $input }” nu e o căsuță. Te-ai gândit la `{ $meant }`?
refusal-off-board = { $cell } e în afara hărții, care se întinde de la { $from } la { $to }.
refusal-cell-taken = În { $cell } e deja un cartonaș. Căsuțele libere sunt pe imagine.
refusal-cell-alone = { $cell } nu e lângă niciun cartonaș. Un cartonaș trebuie să aibă o latură comună cu altul.
refusal-cell-mismatch = Cartonașul tău nu se potrivește în { $cell }, oricum l-ai roti.
refusal-cell-forbidden = Laturile cartonașului tău se potrivesc în { $cell }, dar o regulă a acestui joc nu îl lasă acolo.
refusal-no-rotation = { $input } nu e o rotație valabilă. Ia 0, 90, 180 sau 270.
refusal-not-turned = În { $cell } cartonașul tău se potrivește rotit cu { $fitting }.
refusal-one-way = Cartonașul tău se potrivește în { $cell } într-un singur fel.
refusal-nothing-to-turn = Încă nu ai ce cartonaș să rotești. Alege întâi o căsuță.
refusal-no-tile-now = Acum nu ai niciun cartonaș de rotit.
refusal-no-spot-there = Cu cartonașul așezat acolo nu se poate plasa niciun pion. Confirmă sau alege altă căsuță.
refusal-no-spot = „{ $input }” nu e acum un loc pentru un pion. Ia un număr de pe imagine.
refusal-no-figure = Nu ai „{ $input }” în rezervă.
refusal-no-figure-meant = Nu ai „{ $input }” în rezervă. Te-ai gândit la `{ $meant }`?
refusal-place-first = Alege întâi o căsuță pentru cartonaș, apoi un pion.
refusal-nothing-laid = Încă nu ai așezat cartonașul. Alege întâi o căsuță.
refusal-unanswered = A mai rămas o întrebare: { $question }
refusal-no-pass = Acum nu e nimic la care să zici pas.
refusal-no-choice = „{ $input }” nu e unul dintre răspunsuri. Alege din lista care apare în timp ce scrii.
refusal-no-amount = „{ $input }” nu e o ofertă valabilă. Ia un număr de la { $least } la { $most }.
refusal-nothing-to-bid = Acest răspuns nu cere un număr, dar ai scris „{ $input }”. Lasă-l deoparte.
refusal-nothing-to-choose = Acum nu ai la ce răspunde.

refusal-stale = Jocul a mers mai departe de când a apărut acel buton. Iată cum stă acum.
refusal-other-plan = Planul tău s-a schimbat între timp. Iată cum arată acum; confirmă-l dacă e bun.
refusal-too-late = Altcineva a mutat cu o clipă mai repede, așa că nu s-a întâmplat nimic. Uită-te cum stă jocul acum.
refusal-no-button = Acest buton nu mai ține de niciun joc. `/turn` și `/board` merg oricând.
refusal-no-command = Această comandă nu mai există. `/help` arată ce poți face.

apology = Ceva n-a mers la noi și nu s-a schimbat nimic. Mai încearcă peste o clipă. Dacă se repetă, dă acest cod celui care ține botul: `{ $incident }`.

# What Discord sent could not be read.
apology-unreadable = Discord a trimis asta într-o formă pe care nu o pot citi, așa că nu s-a făcut nimic. Mai încearcă peste o clipă. Dacă se repetă, dă acest cod celui care ține botul: `{ $incident }`.

# Baza de date nu poate fi accesată.
apology-away = Momentan nu se poate ajunge la jocuri, așa că nu s-a schimbat nimic. Mai încearcă peste un minut. Dacă durează, dă acest cod celui care ține botul: `{ $incident }`.

# The disk failed while an act was being kept: it may be done or not.
apology-in-doubt = Nu e sigur dacă s-a salvat. Pornesc din nou ca să aflu: peste un minut uită-te la `/board` sau deschide-ți din nou tura și repetă numai dacă nu e acolo. Pentru cine ține botul: `{ $incident }`.

# Privately, when something could not be said in the channel.
unsent-permission = Nu am putut scrie în { $channel }, unde se joacă jocul tău: acolo îmi lipsește permisiunea „{ $missing }”. Cine administrează serverul mi-o poate da înapoi în setările canalului. Jocul e în siguranță și merge mai departe: până atunci anunț pe fiecare prin mesaj direct.
unsent-link = Acest link permite tot ce îmi trebuie: <{ $link }>
unsent-timed-out = Nu am putut scrie în { $channel }, unde se joacă jocul tău: cineva mi-a dat timeout pe acel server, iar un moderator îl poate ridica. Jocul e în siguranță și merge mai departe: până atunci anunț pe fiecare prin mesaj direct.
unsent-closed = Firul jocului tău, { $channel }, s-a închis: cineva l-a arhivat sau l-a blocat. Jocul e pus deoparte, exact așa cum este. Continuă de la sine când firul e deschis din nou; `/game move` îl duce în alt canal.
unsent-gone = Canalul jocului tău nu mai există, deci nu am unde să îl arăt. Jocul e pus deoparte, exact așa cum este: `/game move` îl duce în alt canal.
unsent-outside = Nu am putut scrie în { $channel }, unde e jocul tău: nu văd acel fir. E un fir privat? Atunci menționează-mă acolo, { $me }, ca să pot intra; nu se pierde nimic, iar ce lipsește trimit acolo. Dacă nu e, un administrator al serverului trebuie să mă lase să văd canalul lui.
unsent-table = Masa din { $channel } e închisă, pentru că firul ei a fost închis sau canalul nu mai există. `/game new` deschide alta.
unposted = Nu am putut trimite în { $channel } ce mi-ai cerut: nu am voie să îl văd sau să scriu acolo. E un fir privat? Atunci menționează-mă acolo, { $me }, ca să pot intra, și trimite comanda încă o dată. Dacă nu e, un administrator al serverului trebuie să îmi permită.
unsent-ours = Un mesaj de-al meu nu a ajuns în { $channel }, unde se joacă jocul tău. Jocul e în siguranță; `/board` arată cum stă.
unsent-your-turn = E rândul tău acolo: `/turn` merge.
call-relayed = Din jocul tău din { $channel }, unde deocamdată nu pot posta:
channel-lacks = În acest canal îmi lipsește permisiunea „{ $missing }”, așa că mesajele mele sunt mai simple decât de obicei. Cine administrează serverul mi-o poate da înapoi în setările canalului.
channel-works = Pot scrie din nou aici. Iată cum stă jocul.
refusal-no-theme = Nu există nicio temă „{ $input }”. Alege din lista care apare în timp ce scrii.
refusal-no-theme-meant = Nu există nicio temă „{ $input }”. Te-ai gândit la `{ $meant }`?
