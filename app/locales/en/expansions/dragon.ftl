# The Princess & the Dragon.

standing-away = away from my figures
tile-princess = a princess
tile-volcano = a volcano
tile-dragon = a dragon
tile-portal = a magic portal
source-fairy = fairy
action-princess = The princess sends { $whose } home from { $cell }
action-step = Step { $side } to { $cell }
action-step-takes = { $step }: takes { $whose }
action-step-takes-many = { $step }: takes { $count } figures
action-fairy = The fairy goes to { $cell }
action-fairy-beside = The fairy goes to { $whose } at { $cell }
thing-fairy = The fairy
prompt-dragon = Where does the dragon fly next?
told-eaten = The dragon takes { $whose } at { $cell }.
told-princess = The princess sends { $whose } at { $cell } home.
told-dragon = The dragon flies to { $cell }.
told-fairy = The fairy moves to { $cell }.
told-fairy-beside = The fairy moves to { $whose } at { $cell }.
part-fairy = fairy
alt-dragon = The dragon is at { $cell }.
alt-fairy = The fairy is at { $cell }.
