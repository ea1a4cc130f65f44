# Întoarcerea la o mutare anterioară și arbitrii.

option-to = Înaintea cărei mutări; dacă toți sunt de acord sau hotărăște un arbitru
    .name = până
option-note = Ca arbitru: de ce, să vadă toți
    .name = notă
option-role = Dacă persoana e arbitru
    .name = rol
option-role-on = Arbitru
option-role-off = Nu mai e arbitru
command-server-referee = Lasă pe cineva să oprească, prelungească, mute sau dea înapoi jocurile
    .name = arbitru

rollback-choice = { $moves } înapoi: { $line }
rollback-more = Mai departe: scrie un număr de la { $moves } la { $most }
rollback-done = Gata: jocul s-a întors acolo și toți află.
rollback-agreed = ⏪ Toți au acceptat ce a cerut { $by }: jocul se întoarce cu { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
 } înapoi. La fel și ceasurile.
rollback-referee = ⏪ { $by }, în rol de arbitru, dă jocul înapoi cu { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
 }. La fel și ceasurile.
referee-note = > { $note }
referee-did = { $who }: { $what }
referee-done = { $who } are acum rolul de arbitru pe acest server: poate folosi `/game pause`, `/game wait`, `/game move` și `/undo to:` în orice joc, și toți văd cine a făcut-o.
referee-over = { $who } nu mai are rolul de arbitru pe acest server.
poll-back = { $by } cere întoarcerea cu { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
 } înapoi; s-ar întoarce și ceasurile.
poll-back-refused = Nu toți au acceptat ce a cerut { $who }, așa că nimic nu se anulează.

refusal-no-undo-here = Masa a fost deschisă cu `undo:off`, așa că mutările rămân. Un arbitru al serverului poate totuși ajuta.
refusal-no-point = „{ $input }” nu e un număr de mutări care se pot da înapoi. `/undo to:` merge de la 1 la { $most } și arată ce s-ar anula.
refusal-no-way-back = O versiune mai veche a mea a jucat partea aceea după alte reguli, așa că nu pot merge atât de departe înapoi. Alege o mutare mai recentă.
refusal-not-referee = Doar un arbitru al serverului care nu joacă aici poate face asta singur. Jucătorii îi întreabă pe ceilalți: `/undo to:` fără notă.
