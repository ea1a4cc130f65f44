# La Porxada.

set-porxada = La Porxada
about-porxada = Swap two meeples, or score unfinished cities as finished
rule-porxada-refusal = Who refuses an exchange takes a follower out of the game, or back into the supply
rule-porxada-bonus_without_choice = The city of La Porxada gives its tokens also when the exchange was chosen
tile-porxada = the porxada
token-porxada = the token of the porxada
action-swap = { $own } at { $from } changes places with { $wanted } at { $cell }
action-accept-swap = Agree: the figures change places
action-refuse-swap = Refuse: a figure of yours leaves the game
action-give-up = Your { $figure } in hand leaves the game
thing-swap = Exchange two figures
action-pass-porxada = Exchange nobody: the bonus
prompt-porxada = The porxada: do you exchange figures with somebody?
prompt-porxada_answer = Do you agree to the exchange?
prompt-porxada_victim = Which of your figures leaves the game?
told-offered = { $own } at { $from } is offered for { $wanted } at { $cell }.
told-swapped = { $own } and { $wanted } trade places.
told-lost = { $who }'s { $figure } leaves the game.
