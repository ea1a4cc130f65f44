# The Churches of Darmstadt.

set-darmstadt = The Churches of Darmstadt
about-darmstadt = Churches that pay whoever has the most meeples around them
rule-darm-cloisters = With the base game alone two cloisters stay in the box, or none
tile-church = a church
tile-darmstadtium = the Darmstadtium
source-church = church
part-church = churches
