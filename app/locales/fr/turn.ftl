# The private panel of a turn.

panel-tile = Ta tuile : **{ $tile }**. Elle va en { $cells }. Choisis une case, ou écris `/place`.
panel-tile-solo = Ta tuile : **{ $tile }**. Elle va en { $cells }. Choisis une case.
panel-more = { $count } de plus
list-more = … et { $count } de plus
panel-placed = { $ways ->
    [1] Ta tuile : **{ $tile }** en **{ $cell }**.
    [one] Ta tuile : **{ $tile }** en **{ $cell }**.
   *[other] Ta tuile : **{ $tile }** en **{ $cell }**, tournée de { $degrees }°.
 }
panel-wood = Choisis un emplacement numéroté, ou confirme sans placer de pion.
panel-wood-none = Aucun pion.
panel-wood-chosen = Tu places **{ $role }**.
panel-question = **{ $question }**
panel-instead = { $answer }.
aim-typed = { $typed } · { $what }
panel-one-more = Encore une question avant que ton coup compte :
panel-answered = { $question } **{ $answer }**
panel-preview = Si tu confirmes maintenant : { $gains }.
panel-preview-nothing = Si tu confirmes maintenant : pas encore de points.
panel-cell-turns = { $count ->
    [one] va d’une seule façon
   *[other] va de { $count } façons
 }
panel-cell-scores = { $ways }, jusqu’à +{ $points } tout de suite
panel-scoring = Les pièces marquent les cases où cette tuile peut te rapporter des points tout de suite : { $cells }.
panel-scoring-cell = { $cell } ({ $points })
panel-unseen = Hors de l’image : { $cells }. Choisis-en une pour la voir.
panel-choose-cell = Case
panel-choose-figure = Pion
panel-choose-place = Emplacement
panel-figure-held = { $count } en réserve
panel-no-figure = Tu n’as plus de pion en réserve. Un pion rentre quand sa zone est évaluée.
panel-no-meeple = Tu n’as plus de partisan ordinaire en réserve.
panel-no-place = Aucun pion ne peut aller sur cette tuile.
panel-choose = Ton choix
panel-choose-instead = Autre chose
panel-turn = ↻ { $way } sur { $ways }
panel-spot = { $number } · { $what }
panel-worth-now = +{ $points } tout de suite
panel-worth-later = vaut { $points } pour l’instant
button-confirm = Confirmer
button-draw = Piocher une tuile
button-back = Retour
button-page = Plus ({ $page }/{ $pages })
button-undo = Reprendre mon coup

# After a move, for the player alone.
done-move = C’est joué. { $line }
done-already = Ton coup est joué. { $line }
done-noted = Noté : { $answer }. Cela reste secret jusqu’à ce que tous aient répondu.
done-undo = Tu peux reprendre ton coup jusqu’à ce { BEFORE($who, "a e i o u", "qu’", "que ") }{ $who } regarde la tuile suivante, au plus tard { $when }.
done-ended = C’est joué. { $line } La partie est finie !
done-already-ended = Ton coup est joué. { $line } La partie est finie !
done-undone = Ton coup est repris. La tuile est de nouveau dans ta main.
panel-empty = Tu n’as rien à répondre maintenant. `/board` montre la partie.
