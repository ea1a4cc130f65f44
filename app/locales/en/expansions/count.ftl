# The Count of Carcassonne.

standing-stay = My followers never leave { $quarter }
tile-carcassonne = a part of the City of Carcassonne
role-quarter = a councillor in Carcassonne
as-quarter = as a councillor in Carcassonne
where-quarter = in Carcassonne
to-quarter = to Carcassonne
noun-quarter = councillor
quarter-castle = the castle
quarter-market = the market
quarter-blacksmith = the blacksmith
quarter-cathedral = the cathedral
action-enter = The { $figure } goes to { $quarter }
action-councillor = From { $quarter }: { $role } at { $cell }
action-count = The Count moves to { $quarter }
action-pass-councillors = Everybody stays in Carcassonne
action-pass-reward = Send nobody
action-pass-count = The Count stays where he is
prompt-councillors = Does a councillor of yours leave Carcassonne?
prompt-reward = Do you send a figure to Carcassonne?
prompt-count = Where does the Count go?
prompt-last_councillors = Does a councillor of yours leave Carcassonne before the end?
told-councillor = { $who } moves a councillor out of { $quarter }: { $role } at { $cell }.
told-count-moved = The Count moves to { $quarter }.
alt-count = The Count is in { $quarter }.
alt-quarters = In Carcassonne: { $figures }.
