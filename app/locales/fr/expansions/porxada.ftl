# La Porxada.

set-porxada = La Porxada
about-porxada = Échanger deux partisans, ou sauver ses villes inachevées
rule-porxada-refusal = Refuser un échange : un partisan sort du jeu, ou rentre
rule-porxada-bonus_without_choice = La Porxada donne ses jetons même après un échange
tile-porxada = la Porxada
token-porxada = le jeton de la Porxada
action-swap = { FORM($own, "cap") } en { $from } et { $wanted } en { $cell } changent de place
action-accept-swap = Accepter : les pions changent de place
action-refuse-swap = Refuser : un de tes pions sort du jeu
action-give-up = Ton { $figure } en réserve sort du jeu
thing-swap = Échanger deux pions
action-pass-porxada = N’échanger personne : le bonus
prompt-porxada = La Porxada : échanges-tu des pions avec quelqu’un ?
prompt-porxada_answer = Acceptes-tu l’échange ?
prompt-porxada_victim = Lequel de tes pions sort du jeu ?
told-offered = Échange proposé : { $own } en { $from } contre { $wanted } en { $cell }.
told-swapped = { FORM($own, "cap") } et { $wanted } changent de place.
told-lost = { $who } perd { FORM($figure, "indef") }, qui sort du jeu.
