# The private panel of a turn.

panel-tile = Cartonașul tău: **{ $tile }**. Se potrivește în { $cells }. Alege o căsuță sau scrie `/place`.
panel-tile-solo = Cartonașul tău: **{ $tile }**. Se potrivește în { $cells }. Alege o căsuță.
panel-more = încă { $count }
list-more = … și încă { $count }
panel-placed = { $ways ->
    [one] Cartonașul tău: **{ $tile }** în **{ $cell }**.
    [few] Cartonașul tău: **{ $tile }** în **{ $cell }**, rotit cu { $degrees }°.
   *[other] Cartonașul tău: **{ $tile }** în **{ $cell }**, rotit cu { $degrees }°.
 }
panel-wood = Alege un loc numerotat sau confirmă fără să plasezi un pion.
panel-wood-none = Niciun pion.
panel-wood-chosen = Plasezi **{ $role }**.
panel-question = **{ $question }**
panel-instead = { $answer }.
aim-typed = { $typed } · { $what }
panel-one-more = Încă o întrebare înainte ca mutarea să conteze:
panel-answered = { $question } **{ $answer }**
panel-preview = Dacă confirmi acum: { $gains }.
panel-preview-nothing = Dacă confirmi acum: încă niciun punct.
panel-cell-turns = { $count ->
    [one] se potrivește într-un singur fel
    [few] se potrivește în { $count } feluri
   *[other] se potrivește în { $count } de feluri
 }
panel-cell-scores = { $ways }, până la +{ $points } imediat
panel-scoring = Monedele marchează căsuțele unde acest cartonaș îți poate aduce puncte imediat: { $cells }.
panel-scoring-cell = { $cell } ({ $points })
panel-unseen = În afara imaginii: { $cells }. Alege una dintre ele ca să o vezi.
panel-choose-cell = Căsuța
panel-choose-figure = Pionul
panel-choose-place = Locul
panel-figure-held = { $count } în rezervă
panel-no-figure = Nu mai ai pioni în rezervă. Un pion se întoarce acasă când regiunea lui este punctată.
panel-no-meeple = Nu mai ai supuși obișnuiți în rezervă.
panel-no-place = Pe acest cartonaș nu se poate plasa niciun pion.
panel-choose = Alegerea ta
panel-choose-instead = Altceva
panel-turn = ↻ { $way } din { $ways }
panel-spot = { $number } · { $what }
panel-worth-now = +{ $points } acum
panel-worth-later = valorează { $points } până acum
button-confirm = Confirmă
button-draw = Trage un cartonaș
button-back = Înapoi
button-page = Mai multe ({ $page }/{ $pages })
button-undo = Retrage

# After a move, for the player alone.
done-move = Gata. { $line }
done-already = Mutarea ta e făcută. { $line }
done-noted = Am notat: { $answer }. Rămâne secret până răspund toți.
done-undo = Poți retrage mutarea până când { $who } vede cartonașul următor, cel târziu { $when }.
done-ended = Gata. { $line } Jocul s-a terminat!
done-already-ended = Mutarea ta e făcută. { $line } Jocul s-a terminat!
done-undone = Mutarea ta e retrasă. Cartonașul e din nou la tine.
panel-empty = Acum nu ai la ce răspunde. `/board` arată jocul.
