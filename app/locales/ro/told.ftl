# What happened, in one line.

who-bold = **{ $name }**
who-seat = Jucătorul { $number }
who-numbered = { $who } (#{ $number })
who-carcas = Carcas
who-stand-in = înlocuitor
told-placed = { $who } a așezat { $tile } în { $cell }
told-placed-with = { $who } a așezat { $tile } în { $cell }, cu { $role }
told-discarded = { $who } a tras { $tile }. Cartonașul nu se poate așeza și iese din joc.
told-deployed = { $who } a plasat { $role }.
told-deployed-at = { $who } a plasat { $role } în { $cell }.
told-sentence = { $parts }.
told-gains = { $line } ({ $gains })
told-gain = { $points }: { $what }
told-gain-of = { $who } ({ $gain })
told-double = { $who } mai așază un cartonaș.
told-token = { $who } primește { $token } ({ $count }).
told-aside = { $who } a tras { $tile } înainte să existe un vulcan; cartonașul stă deoparte.
told-put-back = { $tiles ->
    [one] Cartonașul cu balaur pus deoparte se întoarce
    [few] Cele { $tiles } cartonașe cu balaur puse deoparte se întorc
   *[other] Cele { $tiles } de cartonașe cu balaur puse deoparte se întorc
 } în teanc.
told-moved = Din { $from } pleacă mai departe { FORM($whose, "short") }, { $place } în { $cell }.
told-returned = Se întoarce acasă { $whose }.
told-standing = ({ $who } a răspuns dinainte.)
told-accepted = { $who } acceptă.
told-refused = { $who } refuză.
told-passed = { $who } zice pas.
told-ended = Acesta a fost ultimul cartonaș.
told-count = Evaluarea finală: { $gains }.
told-count-of = { $who } { $points }
score-of = { $who } { $points }
score-figure = { $figure } { $score }
list-dot = {" · "}

# The public message after a move.

# $number: how many people $who names.
ring-asked = { $number ->
    [one] { $who }, o întrebare pentru tine: { $question }
    [few] { $who }, o întrebare pentru voi: { $question }
   *[other] { $who }, o întrebare pentru voi: { $question }
 }
ring-started = Jocul începe. Ordinea de joc: { $order }.
ring-commitment = Ordinea cartonașelor e stabilită. Sigiliul ei: `{ $seal }`; cheia se arată la sfârșit.
# $number: how many people $who names.
ring-turn = { $number ->
    [one] { $who }, e rândul tău.
    [few] { $who }, e rândul vostru.
   *[other] { $who }, e rândul vostru.
 } { $left ->
    [0] Nu mai sunt cartonașe.
    [one] Acesta e ultimul cartonaș.
    [few] Au mai rămas { $left } cartonașe.
   *[other] Au mai rămas { $left } de cartonașe.
 }
ring-free = { $who }: joacă un înlocuitor. Cine vrea ia locul cu `/game take`.
ring-automatic = { $who }: mutarea se face automat.
ring-undone = ↩️ { $who } și-a retras ultima mutare și mută din nou.
button-open = Joacă
button-board = Hartă
button-score = Scor
button-tiles = Cartonașe

# The end of a game.
final-title = { $winners ->
    [0] Nu câștigă nimeni. Jocul s-a terminat.
    [one] 🏆 { $who } câștigă cu { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
     }. Jocul s-a terminat.
    [few] 🏆 { $who } împart victoria, cu câte { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
     }. Jocul s-a terminat.
   *[other] 🏆 { $who } împart victoria, cu câte { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
     }. Jocul s-a terminat.
 }
final-called = Mulțumesc pentru joc, { $who }!
final-count = **Evaluarea finală**
final-count-plain = Evaluarea finală:
final-count-of = { $who } { $points }: { $items }
final-item = { $what } ({ $points })
final-item-at = { $what } în { $cell } ({ $points })
final-count-file = Evaluarea finală întreagă e în fișier.
final-line = { $place }\. { $who }: **{ $points }** ({ $parts })
score-part = { $what } { $points }
part-road = drumuri
part-city = orașe
part-cloister = mănăstiri
part-field = câmpuri
final-seed = Cheia ordinii cartonașelor: `{ $seed }`. Sigiliul ei a fost anunțat la început: `{ $seal }`.
fair-title = **Din ce se împarte acest joc**
fair-seal = Sigiliul cheii, arătat la deschiderea mesei: `{ $seal }`
fair-start = Numărul dat de Discord începutului jocului: `{ $start }`
fair-not-started = Când cineva pornește jocul, Discord îi dă un număr pe care nimeni nu îl poate alege. Cheia și numărul dau împreună ordinea cartonașelor. Cheia se arată la sfârșitul jocului.
fair-later = Cheia și numărul au dat împreună ordinea cartonașelor, deci nimeni nu a putut-o alege. Cheia se arată la sfârșitul jocului.
fair-key = Cheia: `{ $key }`
fair-agrees = ✅ Am împărțit jocul încă o dată: cheia are acest sigiliu, iar cheia și numărul dau jocul care s-a jucat.
fair-differs = ⚠️ Ceva nu se potrivește: cheia și numărul dau alt joc decât cel jucat. Spune-i celui care mă administrează.
fair-steps = Ca să verifici fără mine: hash-ul BLAKE3 al cheii este sigiliul. Hash-ul numărului, calculat cu cheia, este sămânța. Cu ea ChaCha8 amestecă cartonașele (Fisher-Yates, de la sfârșit); se trag de la sfârșit. Fișierul are cartonașele dinainte și de după.
final-again = Revanșă? Apasă butonul sau folosește `/game rematch`.
ended-by = { $who } a încheiat jocul. Rămâne neterminat; nu câștigă nimeni.
closed-by = { $who } a închis această masă.

# Alternative text.
alt-board = Harta: { $tiles ->
    [one] { $tiles } cartonaș
    [few] { $tiles } cartonașe
   *[other] { $tiles } de cartonașe
 }, coloanele { $west }–{ $east }, rândurile { $north }–{ $south }.
alt-scores = Puncte: { $scores }.
alt-source = { $source }: { $points }.
alt-turn = { $number ->
    [one] La rând: { $who }.
    [few] Mai au de răspuns: { $who }.
   *[other] Mai au de răspuns: { $who }.
 }
alt-draw = Cartonașul următor e încă întors cu fața în jos; lângă hartă { $cells ->
    [one] e liberă o căsuță
    [few] sunt libere { $cells } căsuțe
   *[other] sunt libere { $cells } de căsuțe
 }.
alt-asked = Întrebarea: { $question }
alt-owners = Ce al cui este, începând cu cel mai mare: { $claims }.
alt-farms = Al cui este fiecare câmp, începând cu cel mai mare: { $claims }.
alt-no-owners = Niciun drum, oraș sau mănăstire nu e al cuiva.
alt-no-farms = Niciun câmp nu e al cuiva.
alt-claim = { $feature } din { $cell } ({ $tiles ->
    [one] un cartonaș
    [few] { $tiles } cartonașe
   *[other] { $tiles } de cartonașe
 }), { $who }
alt-dead = Căsuțe în care nu se mai potrivește niciun cartonaș rămas: { $cells }.
alt-no-dead = Orice căsuță liberă mai poate fi ocupată.
alt-focus = Imaginea arată zona din jurul căsuței { $cell }, unde a fost așezat ultimul cartonaș.
alt-around = Imaginea arată zona din jurul căsuței { $cell }.
alt-whole = Imaginea arată toată harta.
alt-moving = O animație, { $tiles ->
    [one] cu un cartonaș.
    [few] cu { $tiles } cartonașe, unul după altul.
   *[other] cu { $tiles } de cartonașe, unul după altul.
 }
alt-gains = Schimbări de scor: { $gains }.
alt-no-gains = Nu s-a schimbat niciun scor.
alt-clock = { $who }: { $left }
alt-clocks = Timp rămas: { $clocks }.
alt-hand = Cartonașul din mână: { $tile }.
alt-stands = { $who } ({ $place })
alt-stands-figure = { $who } ({ $figure }, { $place })
alt-cells = Se potrivește în { $cells }.
alt-preview = Plănuit: { $tile } în { $cell }, rotit cu { $degrees }°.
alt-figure = Pe el: { $role }.
alt-chosen = { $answer }.
alt-spots = De ales: { $spots }.
alt-spot = { $number }: { $spot }
alt-left = { $left ->
    [0] Nu mai sunt cartonașe.
    [one] A mai rămas { $left } cartonaș.
    [few] Au mai rămas { $left } cartonașe.
   *[other] Au mai rămas { $left } de cartonașe.
 }
alt-over = Jocul s-a terminat.

who-somebody = Cineva
who-host = Gazda
