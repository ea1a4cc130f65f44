# The Cult.

set-cult = El Culto
about-cult = Santuarios que compiten con el monasterio de al lado
rule-cult-tiles = Losetas de santuario, según la edición
rule-cult-challenge_own = Un monasterio desafía también al santuario del mismo jugador
tile-shrine = un santuario
role-shrine = un hereje en el santuario
as-shrine = como hereje en el santuario
where-shrine = en el santuario
to-shrine = al santuario
the-shrine = el santuario
noun-shrine = hereje
    .where = {""}
told-challenge = { FORM($whose, "cap") } en { $cell } pierde el desafío y vuelve a la reserva.
