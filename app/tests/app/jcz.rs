//! Games for JCloisterZone: a reader of that program's files, written for these tests alone, plays
//! each message where it stands and must come to the position of the game.

use std::collections::BTreeSet;

use app::archive::export::MoveLine;
use app::archive::jcz;
use app::port::Files;
use app::table::jcz::NoJcz;
use rules::{Action, Cause, Dice, Game, KindId, Prompt, Seat, Seed, SegmentKind, Setup, Systems};
use serde_json::Value;

use crate::common::{Table, command, interaction, upload};
use crate::together::{answer, until};

/// That program's sets and ours.
const SETS: [(&str, &str); 15] = [
    ("basic:1", "base"),
    ("basic:2", "base2"),
    ("inns-and-cathedrals:1", "inns"),
    ("inns-and-cathedrals:2", "inns"),
    ("traders-and-builders:1", "traders"),
    ("king-and-robber:1", "king"),
    ("cult/6", "cult"),
    ("cult/5", "cult"),
    ("river/1:1", "river1"),
    ("winter", "winter"),
    ("wind-roses", "rose"),
    ("darmstadt", "darmstadt"),
    ("watchtowers", "watchtowers"),
    ("spiel-doch:1", "spieldoch"),
    ("labyrinth", "labyrinth"),
];

/// How that program plays where we have a choice.
const PLAYED: [(&str, &str); 3] =
    [("builder_on_completed", "deny"), ("river_clearance", "two_ahead"), ("wt.pay", "per_figure")];

struct Reader {
    game: Game,
    /// The names of figures on the board.
    away: BTreeSet<String>,
    /// Whether a tile was laid and its part of the turn not ended.
    open: bool,
}

impl Reader {
    /// Deals the game of a file. What is missing from it panics, as that program would complain.
    fn deal(file: &Value) -> Self {
        assert_eq!(file["appVersion"], "5.12.0");
        assert!(file["gameId"].is_string() && file["initialRandom"].is_f64());
        assert!(file["clock"].is_u64());
        let setup = &file["setup"];
        let sets = setup["sets"].as_object().expect("sets");
        assert!(sets.values().all(|copies| *copies == 1), "{sets:?}");
        let ours = |set: &String| SETS.iter().find(|(theirs, _)| theirs == set).expect("a set").1;
        let systems = Systems::named(sets.keys().map(ours)).expect("sets of ours");
        let players = file["players"].as_array().expect("players");
        let slots: Vec<u64> = players.iter().filter_map(|player| player["slot"].as_u64()).collect();
        assert!(slots.iter().enumerate().all(|(index, slot)| index as u64 == *slot));
        let mut dealt = Setup::new(players.len() as u8, systems, Seed::from_number(0));
        dealt.ask_forced = true;
        for (key, value) in PLAYED {
            dealt.house.set(key, value).expect("an option");
        }
        let elements = &setup["elements"];
        assert_eq!(elements["small-follower"], 7);
        let mut choose = |key, value| dealt.house.set(key, value).expect("an option");
        if elements["farmers"].is_null() {
            choose("farms_enabled", "off");
        }
        if setup["rules"]["labyrinth-variant"] == "basic" {
            choose("lab.variant", "basic");
        }
        match setup["rules"]["king-and-robber-scoring"].as_str() {
            Some("15/40") => choose("kr.scoring", "15_40"),
            None => {}
            other => panic!("{other:?}"),
        }
        if setup["rules"]["tiny-city-scoring"] == "2" {
            choose("tiny_city", "2");
        }
        let drawn = file["gameAnnotations"]["drawOrder"].as_array().expect("an order");
        let kind = |id: &Value| kind(systems, id.as_str().expect("a tile"));
        let mut order: Vec<KindId> = drawn.iter().map(kind).collect();
        let all = file["gameAnnotations"]["endTurn"].as_u64().expect("a number") as usize;
        // Something that fits wherever a tile is drawn that the file does not name.
        let other = KindId::named("base/X").expect("a tile");
        order.resize(all, other);
        dealt.stacked = Some(order);
        let game = Game::new(dealt).expect("a game").0;
        let start = setup["start"].as_array().expect("tiles").iter();
        for (tile, placed) in start.zip(game.board().tiles()) {
            assert_eq!(tile["tile"].as_str(), placed.kind.in_jcz());
            assert_eq!((&tile["x"], &tile["y"]), (&placed.pos.x.into(), &placed.pos.y.into()));
        }
        Self { game, away: BTreeSet::new(), open: false }
    }

    /// Applies an option of what is asked, which must be this seat's. A figure that it takes from
    /// the supply has this name.
    fn choose(&mut self, seat: Seat, name: &str, is: impl Fn(&Game, Action) -> bool) {
        let asked = self.game.decision().expect("the game goes on").clone();
        assert_eq!(asked.seat, seat);
        let action = asked.options.iter().copied().find(|&option| is(&self.game, option));
        let action = action.unwrap_or_else(|| panic!("it is not offered: {asked:?}"));
        if let Action::Deploy { at, .. } = action {
            self.away.insert(format!("{name}@{at:?}"));
        }
        let events = self.game.apply(seat, action).expect("it is offered");
        for event in events {
            if let rules::Event::Returned { figure, .. } = event {
                let owner = format!("{}.{}.", figure.seat.0, figure.kind.name());
                let gone = self.away.iter().find(|name| {
                    name.starts_with(&owner) && name.ends_with(&format!("@{:?}", figure.at))
                });
                let gone = gone.cloned().expect("it was on the board");
                self.away.remove(&gone);
            }
        }
    }

    fn read(&mut self, message: &Value) {
        let seat = Seat(message["player"].as_u64().expect("a player") as u8);
        let what = &message["payload"];
        let wood = self.game.decision().is_some_and(|asked| asked.prompt == Prompt::Wood);
        match message["type"].as_str().expect("a type") {
            "PLACE_TILE" => {
                assert!(!self.open, "the part before has no end");
                let hand = self.game.turn().hand.and_then(|kind| kind.in_jcz());
                assert_eq!(what["tileId"].as_str(), hand);
                self.choose(seat, "", |_, action| {
                    let Action::Place { pos, rotation } = action else { return false };
                    what["position"] == serde_json::json!([pos.x, pos.y])
                        && what["rotation"] == format!("R{}", rotation.degrees())
                });
                self.open = true;
            }
            "DEPLOY_MEEPLE" => {
                let name = what["meepleId"].as_str().expect("a name");
                let words: Vec<&str> = name.split('.').collect();
                assert_eq!(words[0], seat.0.to_string());
                let most = if words[1] == "small" { 7 } else { 1 };
                assert!((1..=most).contains(&words[2].parse::<u8>().expect("a number")), "{name}");
                let taken = self.away.iter().any(|away| away.starts_with(&format!("{name}@")));
                assert!(!taken, "{name} is on the board: {:?}", self.away);
                self.choose(seat, name, |game, action| {
                    let Action::Deploy { figure, at } = action else { return false };
                    figure.name() == words[1] && stands(game, at, &what["pointer"])
                });
            }
            "RETURN_MEEPLE" => {
                assert_eq!(what["source"], "ABBOT_RETURN");
                let name = what["pointer"]["meepleId"].as_str().expect("a name");
                assert!(self.away.iter().any(|away| away.starts_with(&format!("{name}@"))));
                self.choose(seat, "", |game, action| {
                    let Action::Take { figure, cause: Cause::Abbot } = action else { return false };
                    stands(game, figure.at, &what["pointer"]["featurePointer"])
                });
            }
            "PASS" => {
                let options = self.game.decision().map_or(0, |asked| asked.options.len());
                assert!(wood && options > 1, "nobody is asked");
                self.choose(seat, "", |_, action| action == Action::Pass);
            }
            "COMMIT" => {
                assert!(self.open && what["random"].is_f64());
                assert!(!wood, "somebody is asked");
                self.open = false;
            }
            other => panic!("{other}"),
        }
    }
}

/// Our kind for a tile of theirs.
fn kind(systems: Systems, id: &str) -> KindId {
    let named = rules::jcz_tiles().filter(|(theirs, _)| *theirs == id);
    let mut kinds = named.filter_map(|(_, ours)| KindId::named(ours));
    let sets = systems.sets();
    kinds
        .find(|kind| sets.contains(&kind.kind().set()) || kind.kind().set() == "gardens")
        .expect(id)
}

/// Whether a place of ours is the one that a pointer names.
fn stands(game: &Game, at: rules::At, pointer: &Value) -> bool {
    let spot = at.spot().expect("a segment");
    let board = game.board();
    let (placed, segment) = board.tile_at(spot.pos).zip(board.segment(spot)).expect("a tile");
    let feature = match segment.kind {
        SegmentKind::City => "City",
        SegmentKind::Road => "Road",
        SegmentKind::Field => "Field",
        SegmentKind::Cloister => "Monastery",
        SegmentKind::Garden => "Garden",
        _ => return false,
    };
    if pointer["feature"] != feature
        || pointer["position"] != serde_json::json!([spot.pos.x, spot.pos.y])
    {
        return false;
    }
    let location = pointer["location"].as_str().expect("a location");
    match segment.kind {
        SegmentKind::City | SegmentKind::Road => {
            let all =
                |name: &str| "NESW".chars().filter(|&c| !name.contains(c)).collect::<String>();
            let names = location.strip_prefix('_').map_or(location.to_owned(), all);
            let sides = segment.sides.turned(placed.rotation).iter();
            let sides: BTreeSet<String> = sides.map(|side| format!("{side:?}")).collect();
            names.chars().map(|side| side.to_string()).collect::<BTreeSet<_>>() == sides
        }
        SegmentKind::Field if !segment.halves.is_empty() => {
            // Clockwise from the north-west corner: as our halves are.
            let names = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];
            let halves = segment.halves.turned(placed.rotation).iter().map(|half| names[half]);
            location.split('.').eq(halves)
        }
        _ => location == "I",
    }
}

/// What a reader makes of a file.
fn read(text: &str) -> Reader {
    let file: Value = serde_json::from_str(text).expect("JSON");
    let mut reader = Reader::deal(&file);
    let mut clock = 0;
    for message in file["replay"].as_array().expect("messages") {
        let at = message["clock"].as_u64().expect("a time");
        assert!(at >= clock);
        clock = at;
        reader.read(message);
    }
    reader
}

fn same(reader: &Game, game: &Game) {
    assert_eq!(reader.board().tiles(), game.board().tiles());
    assert_eq!(reader.figures(), game.figures());
    assert_eq!(reader.scores(), game.scores());
    assert_eq!(reader.result().is_some(), game.result().is_some());
}

/// Options and their values.
type Chosen = &'static [(&'static str, &'static str)];

/// A game of which at most so many moves were made at random.
fn random(keys: &[&str], rules: &[(&str, &str)], seed: u64, most: usize) -> (Game, Vec<MoveLine>) {
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
        let (at, hash) = (1_000 * moves.len() as i64, game.hash().to_string());
        moves.push(MoveLine { seat: seat.0, by: String::new(), at, action, hash });
    }
    (game, moves)
}

#[test]
fn games_go_to_jcloisterzone_and_lead_to_the_same_end_there() {
    let tables: [(&[&str], Chosen); 8] = [
        (&["base"], &[]),
        (&["base"], &[("farms_enabled", "off"), ("tiny_city", "2")]),
        (&["base2"], &[]),
        (&["base2", "inns"], &[("abbot.gardens", "all")]),
        (&["base", "inns", "king", "cult"], &[("kr.scoring", "15_40"), ("cult.tiles", "5")]),
        (&["base", "river1"], &[]),
        (&["winter", "rose", "spieldoch"], &[]),
        (&["base", "darmstadt", "watchtowers", "labyrinth"], &[("lab.variant", "basic")]),
    ];
    for (keys, rules) in tables {
        let mut written = 0;
        for seed in 0..6 {
            let (game, moves) = random(keys, rules, seed, usize::MAX);
            match jcz::file(&game, "plume", &moves) {
                Ok(text) => {
                    written += 1;
                    let reader = read(&text);
                    assert!(!reader.open);
                    same(&reader.game, &game);
                }
                Err(why) => assert!(keys.contains(&"river1"), "{keys:?} {seed}: {why:?}"),
            }
        }
        assert!(written > 0, "{keys:?}");
    }
}

#[test]
fn a_game_that_goes_on_opens_where_it_is_and_names_no_tile_that_nobody_has_seen() {
    for (seed, most) in (0..24).map(|number| (number, 5 + 3 * number as usize)) {
        let (game, moves) = random(&["base", "inns"], &[], seed, most);
        let text = jcz::file(&game, "plume", &moves).expect("it goes there");
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

#[test]
fn what_is_played_otherwise_there_makes_no_file() {
    let flier = random(&["base", "inns", "flier"], &[], 1, 9);
    assert_eq!(jcz::file(&flier.0, "plume", &flier.1), Err(NoJcz::Set("flier")));
    // Fields count in another way, and the points say so.
    let first = random(&["base"], &[("farm_scoring", "first")], 1, usize::MAX);
    assert_eq!(jcz::file(&first.0, "plume", &first.1), Err(NoJcz::Rule("farm_scoring")));
    // A tile of which that program has one.
    let copies = random(&["base", "labyrinth"], &[("lab.copies", "2")], 1, usize::MAX);
    assert_eq!(jcz::file(&copies.0, "plume", &copies.1), Err(NoJcz::Rule("lab.copies")));
    // A builder may be put on what is complete; not there.
    let traders = (0..20).map(|seed| {
        let (game, moves) = random(&["base", "traders"], &[], seed, usize::MAX);
        jcz::file(&game, "plume", &moves)
    });
    let (written, not): (Vec<_>, Vec<_>) = traders.partition(Result::is_ok);
    assert!(!written.is_empty() && not.iter().all(|why| *why == Err(NoJcz::Course)), "{not:?}");
    written.into_iter().flatten().for_each(|text| assert!(!read(&text).open));
    // Moves that are not of this game.
    let (game, mut moves) = random(&["base"], &[], 3, 40);
    moves.remove(3);
    assert_eq!(jcz::file(&game, "plume", &moves), Err(NoJcz::Course));
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

#[tokio::test]
async fn the_export_of_a_game_has_a_file_for_jcloisterzone_or_says_why_not() {
    let mut table = Table::started("jcz-whole", "sets:base,inns tiles:12", &[1, 2]).await;
    until(&mut table, |game| game.board().tiles().len() > 5).await;
    let running = table.run(1, "export").await;
    let Files::Set(files) = &running.files else { panic!("{}", running.content) };
    assert!(files[1].name.starts_with("carcas-") && files[1].name.ends_with(".jcz"));
    assert_eq!(files[1].name.trim_end_matches("jcz"), files[0].name.trim_end_matches("json"));
    assert!(running.content.contains(&files[1].name), "{}", running.content);
    let text = String::from_utf8(files[1].bytes.clone()).unwrap();
    same(&read(&text).game, &table.game().await);
    for name in ["Ada", "Ben", "\"1\""] {
        assert!(!text.contains(name), "nobody is named: {name}");
    }
    while let Some(mover) = table.mover().await {
        answer(&mut table, mover, |_| false).await;
    }
    let over = table.run(1, "export").await;
    let Files::Set(files) = &over.files else { panic!("{}", over.content) };
    let reader = read(std::str::from_utf8(&files[1].bytes).unwrap());
    assert!(reader.game.result().is_some() && !reader.open);

    let mut other = Table::started("jcz-not", "sets:base,tower", &[1, 2]).await;
    let told = other.run(1, "export").await;
    assert!(told.content.contains("can’t replay a game with The Tower"), "{}", told.content);
    assert_eq!(told.files.sent().len(), 1);
    // A game that went on from elsewhere began with a position.
    let Files::Set(files) = &running.files else { unreachable!() };
    let mut there = Table::open("jcz-carried").await;
    upload("game", String::from_utf8(files[0].bytes.clone()).unwrap());
    there.hear(interaction(3, command("game import file:game"))).await;
    there.run(4, "game join").await;
    there.run(3, "game start").await;
    let told = there.run(3, "export").await;
    assert!(told.content.contains("went on from a position"), "{}", told.content);
}
