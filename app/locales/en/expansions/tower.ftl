# The Tower.

set-tower = The Tower
about-tower = Towers that take meeples captive, and ransoms to pay
rule-tower_capture_own = A tower can also take an own follower home
rule-tower_top_immunity = Followers on towers can be neither captured nor eaten
rule-tower_top_dragon = A follower may go on the tower of the dragon's tile
rule-tower_reopens = A tower whose follower has left can grow again
rule-ransom_limit = How often a captive can be bought back
rule-ransom_window = When a captive can be bought back: until the figure is deployed, only then, always
rule-ransom_needs_points = Only who has 3 points can pay a ransom
position-tower = { $cell } { $height ->
    [0] without a piece
    [one] one piece high
   *[other] { $height } pieces high
 }
position-towers = Towers: { $towers }.
position-captive = a captive { $figure } of { $who }
tile-tower = a tower foundation
role-tower = a meeple on top of the tower
as-tower = on top of the tower
where-tower = on the tower
to-tower = onto the tower
noun-tower = meeple on the tower
source-ransom = ransom
token-tower_piece = a tower piece
action-rescue = Take { $whose } home from { $cell }
action-capture = Take { $whose } at { $cell } captive
action-tower = Begin the tower at { $cell }
action-tower-raise = Raise the tower at { $cell } to { $height } pieces
action-exchange = Your { $figure } comes home from { $who }
action-ransom = Buy your { $figure } back from { $who } for 3 points
thing-tower = A piece of a tower
thing-ransom = Buy a figure back
action-pass-capture = Take nobody captive
prompt-capture = Whom does your tower take captive?
prompt-exchange = Which of your captives comes home?
told-tower = The tower at { $cell } is now { $height ->
    [one] one piece
   *[other] { $height } pieces
 } high.
told-captured = { $who } captures { $whose } at { $cell }.
told-exchanged = Captives are exchanged: { $who } gets their { $figure } back, { $with } their { $other }.
told-ransomed = { $who } pays { $from } 3 points and gets the { $figure } back.
part-ransom = ransoms
alt-towers = On towers: { $figures }.
