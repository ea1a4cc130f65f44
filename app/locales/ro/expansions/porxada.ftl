# La Porxada.

set-porxada = La Porxada
about-porxada = Schimbi doi supuși sau îți salvezi orașele neterminate
rule-porxada-refusal = Cine refuză un schimb scoate un supus din joc sau îl pune în rezervă
rule-porxada-bonus_without_choice = Orașul La Porxada dă jetoane și după un schimb
tile-porxada = La Porxada
token-porxada = jetonul La Porxada
action-swap = Își schimbă locurile { $own } ({ $from }) și { $wanted } ({ $cell })
action-accept-swap = Acceptă: pionii își schimbă locurile
action-refuse-swap = Refuză: un pion al tău iese din joc
action-give-up = Iese din joc, din rezervă, { FORM($figure, "own") }
thing-swap = Schimbă doi pioni
action-pass-porxada = Niciun schimb: bonusul
prompt-porxada = La Porxada: schimbi pioni cu cineva?
prompt-porxada_answer = Accepți schimbul?
prompt-porxada_victim = Ce pion al tău iese din joc?
told-offered = Ofertă: { $own } ({ $from }) pentru { $wanted } ({ $cell }).
told-swapped = Își schimbă locurile { $own } și { $wanted }.
told-lost = { $who } pierde un pion, care iese din joc: { $figure }.
