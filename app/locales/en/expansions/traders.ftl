# Traders & Builders.

tile-wine = wine
tile-grain = grain
tile-cloth = cloth
figure-builder = builder
figure-pig = pig
source-goods = goods
token-wine = wine
token-grain = grain
token-cloth = cloth
part-goods = goods
