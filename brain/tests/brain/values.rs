//! One truth about values: what a survey says of a feature is what the rules would pay for it now.

use std::collections::BTreeMap;

use brain::{Playout, Weights};
use rules::SegmentKind::{City, Cloister, Field, Garden, Hut, Pallet, Road};
use rules::{
    Action, Dice, Event, FeatureId, FigureKind, Game, KindId, Prompt, Seed, SegmentKind, Setup,
    Source, Systems, Term, expansions,
};

/// How many games are played.
const GAMES: u64 = 60;
/// After so many answers a position is looked at.
const EVERY: u32 = 12;

/// Tiles that a host may bring for any set.
const HOST_TILES: [&str; 2] = [
    "CRFF city N; road E end=city; field E1 c1; field E2,S1,S2,W1,W2 c1 ~ c1+r1",
    "CFCF city N,S pennant=1; field E1,E2 c1; field W1,W2 c1",
];

/// A table of any systems with any house rules.
fn deal(number: u64, dice: &mut Dice) -> Game {
    let grounds: Vec<_> = expansions::ALL.iter().filter(|system| system.is_ground()).collect();
    let ground = grounds[dice.below(grounds.len() as u32) as usize].key();
    let others = expansions::ALL.iter().filter(|system| !system.is_ground());
    let added = others.filter(|_| dice.below(2) == 0).map(|system| system.key());
    let keys: Vec<&str> = added.chain([ground]).collect();
    let systems = Systems::named(keys).expect("their own keys");
    let seats = 2 + dice.below(u32::from(systems.max_seats()) - 1) as u8;
    let mut setup = Setup::new(seats, systems, Seed::from_number(number));
    for choice in systems.options() {
        if dice.below(2) == 0 {
            let value = choice.values[dice.below(choice.values.len() as u32) as usize];
            setup.house.set(choice.key, value).expect("a value of its own list");
        }
    }
    for (set, number) in setup.host_sets() {
        let tiles = HOST_TILES.iter().cycle().take(number);
        let tiles = tiles.map(|text| KindId::host(set, text).expect("a tile"));
        setup.host_tiles.extend(tiles);
    }
    Game::new(setup).expect("a table that can be set up").0
}

/// What each feature with figures pays each seat, as a survey says.
fn said(playout: &mut Playout, game: &Game) -> BTreeMap<FeatureId, Vec<i32>> {
    let values = playout.values(game).into_iter();
    values.map(|(id, paid)| (id, paid[..game.scores().len()].to_vec())).collect()
}

/// What was compared: how often each kind of feature with points, and each thing that was counted.
#[derive(Default)]
struct Seen {
    kinds: BTreeMap<SegmentKind, u32>,
    counted: BTreeMap<String, u32>,
    barns: u32,
}

fn compare(playout: &mut Playout, game: &Game, seen: &mut Seen) {
    let board = game.board();
    let said = said(playout, game);
    let barns = game.figures().iter().filter(|figure| figure.kind == FigureKind::Barn);
    let barns = barns.filter_map(|barn| Some(board.feature_at(barn.at.spot()?)));
    let barns: Vec<FeatureId> = barns.collect();
    let spots = board.tiles().iter().flat_map(|placed| board.features_on(placed));
    let features: BTreeMap<FeatureId, _> = spots.map(|(spot, id)| (id, spot)).collect();
    for (id, spot) in features {
        // Barns are paid at the end, and their farmers before they are counted again (R-AM-55,
        // R-AM-59): what a barn gets is compared there.
        if barns.contains(&id) {
            continue;
        }
        let lines = game.projected(spot);
        let mut pays = vec![0; game.scores().len()];
        lines.iter().for_each(|line| pays[line.seat.index()] += line.points);
        let zero = vec![0; pays.len()];
        let kind = board.feature(id).kind;
        assert_eq!(said.get(&id).unwrap_or(&zero), &pays, "{kind:?} at {spot:?}: {lines:?}");
        if pays != zero {
            *seen.kinds.entry(kind).or_default() += 1;
        }
        for term in lines.iter().flat_map(|line| &line.terms) {
            let name = format!("{term:?}");
            let name = name.split('(').next().unwrap_or_default().to_owned();
            *seen.counted.entry(name).or_default() += 1;
        }
        for line in lines.iter().filter(|line| !line.source.is_value()) {
            *seen.counted.entry(format!("{:?}", line.source)).or_default() += 1;
        }
    }
}

/// What barns got at the end is what a survey says of them.
fn compare_barns(playout: &mut Playout, game: &Game, events: &[Event], seen: &mut Seen) {
    let said = said(playout, game);
    for event in events {
        if let Event::Scored(line) = event
            && line.source == Source::Field
            && line.terms.contains(&Term::Barn)
        {
            let id = game.board().feature_at(line.at.expect("a barn stands somewhere"));
            assert_eq!(said[&id][line.seat.index()], line.points, "{line:?}");
            seen.barns += u32::from(line.points > 0);
        }
    }
}

#[test]
fn a_survey_says_of_every_feature_what_the_rules_would_pay() {
    let mut seen = Seen::default();
    let mut playout = Playout::new(Weights::BEST);
    for number in 0..GAMES {
        let mut dice = Dice::stream(Seed::from_number(number), "values");
        let mut game = deal(number, &mut dice);
        let keys: Vec<_> = game.setup().systems.iter().map(|system| system.key()).collect();
        println!("game {number} of {keys:?} with {:?}", game.setup().house);
        let mut answers = 0_u32;
        while !game.decisions().is_empty() {
            let asked = game.decisions();
            // What is complete is only there until it is scored.
            answers += if asked[0].prompt == Prompt::Wood { 3 } else { 1 };
            if answers % EVERY < 3 {
                compare(&mut playout, &game, &mut seen);
            }
            let asked = &asked[dice.below(asked.len() as u32) as usize];
            // Followers that are put seldom last longer.
            let passes = asked.prompt == Prompt::Wood && asked.may_pass() && dice.below(2) == 0;
            let option = match (passes, asked.prompt) {
                (true, _) => Action::Pass,
                // What is laid by chance completes nothing.
                (_, Prompt::Place) if dice.below(2) == 0 => playout.answer(&game, asked),
                _ => asked.options[dice.below(asked.options.len() as u32) as usize],
            };
            let seat = asked.seat;
            let events = game.apply(seat, option).expect("it is offered");
            if game.decisions().is_empty() {
                compare_barns(&mut playout, &game, &events, &mut seen);
            }
        }
    }
    for kind in [City, Road, Cloister, Pallet, Garden, Hut, Field] {
        assert!(seen.kinds.contains_key(&kind), "{kind:?} among {:?}", seen.kinds);
    }
    for name in [
        "Inn",
        "Cathedral",
        "Tiny",
        "Siege",
        "Magic",
        "LittleBuildings",
        "Pig",
        "PigHerd",
        "Castles",
        "Carcassonne",
        "Porxada",
        "Powerless",
        "Fairy",
        "Ringmaster",
    ] {
        assert!(seen.counted.contains_key(name), "{name} among {:?}", seen.counted);
    }
    assert!(seen.barns > 0, "barns are paid at the end");
}
