//! Games for JCloisterZone: a reader of that program's files, written for these tests alone, plays
//! each message where it stands and must come to the position of the game.

mod reader;

use jcz::{LoggedMove, Obstacle};
use rules::expansions::count::Quarter;
use rules::{
    Action, At, Dice, Event, FigureKind, Game, Pos, Prompt, Rotation, Seed, Segment, SegmentKind,
    Setup, Source, Spot, Systems,
};
use serde_json::Value;

use self::reader::{kind, read, same, stands};

/// Options and their values.
type Chosen = &'static [(&'static str, &'static str)];

/// A game of which at most so many moves were made at random.
fn random(
    keys: &[&str],
    rules: &[(&str, &str)],
    seed: u64,
    most: usize,
) -> (Game, Vec<LoggedMove>) {
    let systems = Systems::named(keys.iter().copied()).expect("sets");
    let mut setup = Setup::new(2 + (seed % 3) as u8, systems, Seed::from_number(seed));
    rules.iter().for_each(|(key, value)| setup.house.set(key, value).expect("an option"));
    setup.hold_draw = seed.is_multiple_of(2);
    setup.ask_forced = seed.is_multiple_of(5);
    let mut game = Game::new(setup).expect("a game").0;
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut moves = Vec::new();
    while let Some(asked) = game.decision().filter(|_| moves.len() < most) {
        let seat = asked.seat;
        let action = asked.options[dice.below(asked.options.len() as u32) as usize];
        game.apply(seat, action).expect("it is offered");
        moves.push(LoggedMove { seat, action, at: 1_000 * moves.len() as i64 });
    }
    (game, moves)
}

#[test]
fn games_go_to_jcloisterzone_and_lead_to_the_same_end_there() {
    let tables: [(&[&str], Chosen); 28] = [
        (&["base"], &[]),
        (&["base"], &[("farms_enabled", "off"), ("tiny_city", "2")]),
        (&["base2"], &[]),
        (&["base2", "inns"], &[("abbot.gardens", "all")]),
        (&["base", "inns", "king", "cult"], &[("kr.scoring", "15_40"), ("cult.tiles", "5")]),
        (&["base", "river1"], &[]),
        (&["winter", "rose", "spieldoch"], &[]),
        (&["base", "darmstadt", "watchtowers", "labyrinth"], &[("lab.variant", "basic")]),
        (&["base", "dragon"], &[]),
        (&["base", "dragon"], &[("princess_use", "must"), ("dragon_timing", "after_scoring")]),
        (&["base", "tower"], &[]),
        (&["base", "abbey"], &[]),
        (&["base", "abbey"], &[("am.wagon_move", "nearby"), ("am.barn_on_barn", "allow")]),
        (&["base", "bridges"], &[]),
        (&["base", "castles", "bazaars"], &[]),
        (&["base", "bazaars"], &[("bazaar.no_auction", "on")]),
        (&["base", "count"], &[("count.final", "market_only")]),
        (&["base", "count"], &[("count.count_move", "clockwise")]),
        (&["base", "river2", "gq", "traders"], &[("gq.pig_herd", "on")]),
        (&["base", "flier", "phantom", "tower"], &[]),
        (&["base", "crop", "festival"], &[]),
        (&["base", "crop2", "goldmines", "mage"], &[]),
        (&["base", "cathars"], &[]),
        (&["base", "besiegers", "monasteries"], &[("siege.escape_range", "any_city_tile")]),
        (&["base", "tunnel", "ferries"], &[("tunnel.tokens", "1/1/1")]),
        (&["base", "buildings", "russian"], &[("lb.values", "graded")]),
        (&["base", "russian"], &[("ru.sets", "2013")]),
        (&["base", "russian"], &[("ru.sets", "2016")]),
    ];
    // Where chance leads to what is played otherwise there.
    let strays = [
        "river1", "river2", "dragon", "tower", "abbey", "bridges", "castles", "count", "crop",
        "crop2", "tunnel", "russian",
    ];
    for (keys, rules) in tables {
        let mut written = 0;
        for seed in 0..12 {
            if written == 3 {
                break;
            }
            let (game, moves) = random(keys, rules, seed, usize::MAX);
            match jcz::file(game.setup(), "plume", &moves) {
                Ok(text) => {
                    written += 1;
                    let reader = read(&text);
                    assert!(!reader.open);
                    same(&reader.game, &game);
                }
                Err(why) => {
                    let strays = keys.iter().any(|key| strays.contains(key));
                    assert!(strays && why == Obstacle::Course, "{keys:?} {seed}: {why:?}");
                }
            }
        }
        assert_eq!(written, 3, "{keys:?}");
    }
}

#[test]
fn a_game_that_goes_on_opens_where_it_is_and_names_no_tile_that_nobody_has_seen() {
    for (seed, most) in (0..24).map(|number| (number, 5 + 3 * number as usize)) {
        let (game, moves) = random(&["base", "inns"], &[], seed, most);
        let text = jcz::file(game.setup(), "plume", &moves).expect("it goes there");
        let file: Value = serde_json::from_str(&text).expect("JSON");
        let seen = game.board().tiles().len() - 1 + game.discarded().len();
        let seen = seen + usize::from(game.turn().hand.is_some());
        let order = file["gameAnnotations"]["drawOrder"].as_array().expect("an order");
        assert_eq!(order.len(), seen, "after {most} moves");
        assert_eq!(file["gameAnnotations"]["endTurn"], seen + game.bag().len());
        assert!(!text.contains(&game.setup().seed.to_string()));
        let reader = read(&text);
        same(&reader.game, &game);
        assert_eq!(reader.open, game.decision().is_some_and(|open| open.prompt == Prompt::Wood));
    }
}

/// There every step of the dragon is a message; here one that it has to take is nobody's question.
#[test]
fn a_dragon_stands_where_it_went_unasked() {
    let mut told = 0;
    for (seed, most) in (0..8).flat_map(|seed| (40..140).map(move |most| (seed, most))) {
        let (game, moves) = random(&["base", "dragon"], &[], seed, most);
        let Ok(text) = jcz::file(game.setup(), "plume", &moves) else { continue };
        let reader = read(&text);
        same(&reader.game, &game);
        assert_eq!(reader.game.dragon(), game.dragon(), "game {seed} after {most} moves");
        told += usize::from(game.dragon().is_some());
    }
    assert!(told > 100, "{told}");
}

#[test]
fn what_is_played_otherwise_there_makes_no_file() {
    let school = random(&["base", "inns", "school"], &[], 1, 9);
    assert_eq!(jcz::file(school.0.setup(), "plume", &school.1), Err(Obstacle::Set("school")));
    // Fields count in another way, and the points say so.
    let first = random(&["base"], &[("farm_scoring", "first")], 1, usize::MAX);
    assert_eq!(jcz::file(first.0.setup(), "plume", &first.1), Err(Obstacle::Rule("farm_scoring")));
    // A tile of which that program has one.
    let copies = random(&["base", "labyrinth"], &[("lab.copies", "2")], 1, usize::MAX);
    assert_eq!(jcz::file(copies.0.setup(), "plume", &copies.1), Err(Obstacle::Rule("lab.copies")));
    // A builder may be put on what is complete; not there.
    let traders = (0..20).map(|seed| {
        let (game, moves) = random(&["base", "traders"], &[], seed, usize::MAX);
        jcz::file(game.setup(), "plume", &moves)
    });
    let (written, not): (Vec<_>, Vec<_>) = traders.partition(Result::is_ok);
    assert!(!written.is_empty() && not.iter().all(|why| *why == Err(Obstacle::Course)), "{not:?}");
    written.into_iter().flatten().for_each(|text| assert!(!read(&text).open));
    // Moves that are not of this game.
    let (game, mut moves) = random(&["base"], &[], 3, 40);
    moves.remove(3);
    assert_eq!(jcz::file(game.setup(), "plume", &moves), Err(Obstacle::Course));
}

/// There the cities and the roads of this tile lead to each other.
#[test]
fn a_wagon_that_would_be_asked_at_a_crossing_there_makes_no_file() {
    let across = |rules: &[(&str, &str)]| {
        let systems = Systems::named(["base", "inns", "abbey"]).expect("sets");
        let mut setup = Setup::new(2, systems, Seed::from_number(1));
        rules.iter().for_each(|(key, value)| setup.house.set(key, value).expect("an option"));
        setup.script.tiles = Some(["IC/CRCR", "BA/L"].map(|id| kind(systems, id)).to_vec());
        let mut game = Game::new(setup).expect("a game").0;
        let pos = Pos::new(0, -1);
        let city = At::Segment(Spot { pos, segment: 1 });
        let lays = Action::Place { pos, rotation: Rotation::default() };
        let actions = [lays, Action::Deploy { figure: FigureKind::Wagon, at: city }];
        let moves = actions.map(|action| {
            let seat = game.decision().expect("a question").seat;
            game.apply(seat, action).expect("it is offered");
            LoggedMove { seat, action, at: 0 }
        });
        assert_eq!(game.scores(), [4, 0]);
        jcz::file(game.setup(), "plume", &moves)
    };
    assert_eq!(across(&[]), Err(Obstacle::Course));
    assert!(across(&[("am.wagon_move", "nearby")]).is_ok());
}

/// Tiles and places of games that were saved by that program.
#[test]
fn tiles_lie_there_as_they_do_here() {
    let saved = [
        ("BA/RCr", 0, "City", "N"),
        ("BA/C", 180, "Field", "NL.NR.EL.ER.WL.WR"),
        ("BA/C", 270, "Field", "NL.NR.EL.ER.SL.SR"),
        ("BA/CFC.2", 0, "Field", "EL.ER.WL.WR"),
        ("BA/Cc.1", 180, "City", "SE"),
        ("BA/RRR", 180, "Road", "E"),
        ("BA/Rr", 180, "Road", "NE"),
        ("BA/CFc+", 90, "City", "NS"),
        ("BA/L", 0, "Monastery", "I"),
    ];
    let systems = Systems::named(["base"]).expect("a set");
    for (id, degrees, feature, location) in saved {
        let wanted = kind(systems, id);
        let rotation = rules::Rotation::turns((degrees / 90) as u8);
        let mut found = false;
        for seed in 0..400 {
            let (game, _) = random(&["base"], &[], seed, 60);
            let mut tiles = game.board().tiles().iter();
            let tile = tiles.rfind(|tile| tile.kind == wanted && tile.rotation == rotation);
            let Some(tile) = tile else { continue };
            let position = serde_json::json!([tile.pos.x, tile.pos.y]);
            let pointer = serde_json::json!({
                "position": position, "feature": feature, "location": location,
            });
            let mut spots = game.board().spots_of(tile);
            found = spots.any(|spot| stands(&game, rules::At::Segment(spot), &pointer));
            break;
        }
        assert!(found, "{id} {degrees} {feature} {location}");
    }
}

/// Whether a move leaves what is played otherwise there: what it did, and the game after it.
type Departs = fn(&[Event], &Game) -> bool;

/// Random games with a course that is rare: the search begins where there was one.
#[test]
fn a_course_that_is_played_otherwise_there_makes_no_file() {
    let lord_beside_fairy: Departs = |events, game| {
        let board = game.board();
        let castle = |spot| board.feature(board.feature_at(spot)).kind == SegmentKind::Castle;
        let mut last = events.iter().skip_while(|event| **event != Event::FinalScoring);
        last.any(|event| match event {
            Event::Scored(line) => line.source == Source::Fairy && line.at.is_some_and(castle),
            _ => false,
        })
    };
    let councillor_and_abbot: Departs = |_, game| {
        let (board, cathedral) = (game.board(), Quarter::Cathedral);
        let laid = board.tiles().last().expect("a tile").pos;
        let surrounded = |pos: Pos| pos.around().all(|cell| board.tile_at(cell).is_some());
        let mut spots = game.figures().iter().filter_map(|figure| figure.at.spot());
        game.figures().iter().any(|figure| figure.at == At::Quarter(cathedral))
            && game.count() != Some(cathedral)
            && spots.any(|spot| {
                let pallet = |segment: &Segment| segment.kind == SegmentKind::Pallet;
                board.segment(spot).is_some_and(pallet)
                    && (spot.pos == laid || spot.pos.touches(laid))
                    && surrounded(spot.pos)
            })
    };
    let rows: [(&[&str], u64, Departs); 2] = [
        (&["base", "dragon", "castles"], 39, lord_beside_fairy),
        (&["base", "count", "monasteries"], 559, councillor_and_abbot),
    ];
    for (keys, first, departs) in rows {
        let found = (first..first + 4_000).find_map(|seed| {
            let (game, moves) = random(keys, &[], seed, usize::MAX);
            let mut there = Game::new(game.setup().clone()).expect("a game").0;
            let did = moves.iter().any(|line| {
                let events = there.apply(line.seat, line.action).expect("it was played");
                departs(&events, &there)
            });
            did.then(|| (seed, jcz::file(game.setup(), "plume", &moves)))
        });
        let (seed, file) = found.expect("it happens");
        assert_eq!(file, Err(Obstacle::Course), "{keys:?} {seed}");
    }
}
