# Traders & Builders.

set-traders = Traders & Builders
about-traders = Goods to collect, a pig, and a builder for double turns
rule-builder_on_completed = A builder on a feature that this very tile completed
tile-wine = wine
tile-grain = grain
tile-cloth = cloth
figure-builder = builder
    .counted = { $count ->
        [one] { $count } builder
       *[other] { $count } builders
     }
figure-pig = pig
    .counted = { $count ->
        [one] { $count } pig
       *[other] { $count } pigs
     }
source-goods = goods
token-wine = wine
token-grain = grain
token-cloth = cloth
part-goods = goods
