# Bridges.

set-bridges = Puentes
about-bridges = Puentes que llevan los caminos por encima de los prados
rule-bridge-force = Una loseta que solo encaja con puente: obligatoria o descartable
rule-bridge-deploy_on_neighbour = Se puede poner un seguidor en el puente de la vecina
rule-bridge-freestanding = Puente sobre la loseta colocada sin tocar otra loseta
rule-bridge-to_abbey = Un puente puede acabar en una abadía
position-bridge = { $cell } de { $one } a { $other }
position-bridges = Puentes: { $bridges }.
token-bridge = un puente
action-bridge-north-south = Tender un puente sobre { $cell } de norte a sur
action-bridge-west-east = Tender un puente sobre { $cell } de oeste a este
thing-bridge = Un puente
told-bridge = { $who } tiende un puente en { $cell }.
