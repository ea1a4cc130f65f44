# Pagina unui joc pe web.

web-title = Carcassonne, jocul { $id }
web-skip = Sari la tablă
web-news = Este o mutare nouă.
web-gone = Jocul acesta nu mai are o pagină publică; ce vezi aici nu se mai actualizează.
web-parked = Jocul e pus deoparte.
web-steps = Pașii jocului
web-points = Puncte
web-player = Jucător
web-chart = Punctele pe parcurs
web-chart-alt = Punctele tuturor de la mutare la mutare; lista mutărilor are aceleași numere.
web-moves = Mutări
web-none = Nu există un asemenea joc sau masa lui nu îl arată.
lobby-public = Oricine poate urmări acest joc pe o pagină web, cu numele voastre.
public-told = Acest joc nu mai are pagină web.
public-done = Gata: pagina web a acestui joc nu mai există.
public-none = Acest joc nu are pagină web.
refusal-public-too-late = Pagina web a unui joc se hotărăște înainte să înceapă, ca toți de la masă să știe. Mai târziu poate fi doar scoasă.
refusal-only-page = `{ option-game.name }:` scoate pagina web a altui joc și merge doar cu `{ option-public.name }:false`. Restul se schimbă în canalul jocului.
