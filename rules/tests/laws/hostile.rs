//! Nothing that was not offered is accepted, and nothing from outside makes the engine panic:
//! neither actions, nor snapshots, nor tile files.

use rules::{
    Action, At, Dice, FigureKind, Game, Illegal, KindId, Pos, Reason, Rotation, Seat, Seed, Spot,
};
use serde_json::{Value, json};

use crate::walk::{choose, deal, games, step};

const FAR: [Pos; 4] =
    [Pos::new(i16::MIN, 0), Pos::new(0, i16::MAX), Pos::new(i16::MAX, i16::MIN), Pos::new(40, -40)];

/// Every action that could be meant near this position, and some that could not.
fn universe(game: &Game, stale: &[Action]) -> Vec<Action> {
    let placed = game.board().tiles().iter().map(|placed| placed.pos);
    let mut cells: Vec<Pos> = placed.flat_map(|pos| pos.around().chain([pos])).collect();
    cells.extend(FAR);
    cells.sort_unstable();
    cells.dedup();
    let mut actions = stale.to_vec();
    actions.extend([Action::Draw, Action::Pass]);
    for &pos in &cells {
        actions.extend(Rotation::ALL.map(|rotation| Action::Place { pos, rotation }));
    }
    let last = game.turn().placed;
    for pos in cells.into_iter().filter(|&pos| last.is_none_or(|last| pos != last)).step_by(7) {
        actions.extend(deployments(pos, &[0, 3, 15, 255]));
    }
    if let Some(pos) = last {
        actions.extend(deployments(pos, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 100, 255]));
    }
    actions
}

fn deployments(pos: Pos, segments: &[u8]) -> Vec<Action> {
    let spots = segments.iter().map(|&segment| At::Segment(Spot { pos, segment }));
    let each = |at| FigureKind::ALL.map(|figure| Action::Deploy { figure, at });
    spots.flat_map(each).collect()
}

/// Everything but the options is refused, to everybody, and changes nothing.
fn only_the_options_are_accepted(game: &mut Game, stale: &[Action]) {
    let before = game.hash();
    let actions = universe(game, stale);
    let Some(asked) = game.decision().cloned() else {
        for action in actions {
            assert_eq!(game.apply(Seat(0), action), Err(Illegal::Over));
        }
        return assert_eq!(game.hash(), before);
    };
    for (number, &action) in asked.options.iter().enumerate() {
        let (mut copy, mut chosen) = (game.clone(), game.clone());
        let applied = copy.apply(asked.seat, action);
        assert!(applied.is_ok(), "{action:?}: {applied:?}");
        assert_ne!(copy.hash(), before, "an action changes something");
        let told = chosen.choose(asked.seat, number).map(<[_]>::to_vec);
        assert_eq!(told, applied);
        assert_eq!(chosen.hash(), copy.hash(), "an option is the same by its number");
    }
    let beyond = game.choose(asked.seat, asked.options.len());
    assert_eq!(beyond, Err(Illegal::NotOffered(Reason::OutOfRange)));
    for &action in actions.iter().filter(|&&action| !asked.offers(action)) {
        let answer = game.apply(asked.seat, action);
        assert!(matches!(answer, Err(Illegal::NotOffered(_))), "{action:?}: {answer:?}");
    }
    let open = game.decisions().to_vec();
    let others = (0..=game.setup().seats).chain([255]).map(Seat);
    for seat in others.filter(|&seat| open.iter().all(|asked| asked.seat != seat)) {
        for &action in &asked.options {
            let expected = open[0].seat;
            assert_eq!(game.apply(seat, action), Err(Illegal::NotYourTurn { expected }));
        }
    }
    assert_eq!(game.hash(), before, "a refusal changes nothing");
}

#[test]
fn what_is_offered_is_accepted_and_nothing_else() {
    games(20, |number| {
        let (mut game, _, mut dice) = deal(number, None);
        // What was offered before is the likeliest to come again, from an old button.
        let mut stale = Vec::new();
        loop {
            if dice.below(24) == 0 || game.decision().is_none() {
                only_the_options_are_accepted(&mut game, &stale);
                stale.clear();
            }
            stale.extend(game.decision().into_iter().flat_map(|asked| &asked.options));
            if step(&mut game, &mut dice).is_none() {
                return;
            }
        }
    });
}

/// A few bytes changed, lost or doubled.
pub fn scratched(text: &str, dice: &mut Dice) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=dice.below(3) {
        let at = dice.below(bytes.len() as u32) as usize;
        match dice.below(4) {
            0 => bytes.truncate(at.max(1)),
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, b"0123456789-.,:[]{}\"eE \\x"[dice.below(24) as usize]),
            _ => bytes[at] = dice.below(256) as u8,
        }
        if bytes.is_empty() {
            bytes.push(b'{');
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Some value somewhere replaced by another that is of interest.
pub fn twisted(value: &mut Value, dice: &mut Dice) {
    let deeper = match value {
        Value::Array(list) if !list.is_empty() && dice.below(8) > 0 => {
            let index = dice.below(list.len() as u32) as usize;
            if dice.below(6) == 0 {
                let again = list[index].clone();
                for _ in 0..=dice.below(300) {
                    list.push(again.clone());
                }
                return;
            }
            Some(&mut list[index])
        }
        Value::Object(map) if !map.is_empty() && dice.below(16) > 0 => {
            let index = dice.below(map.len() as u32) as usize;
            map.values_mut().nth(index)
        }
        _ => None,
    };
    match deeper {
        Some(inner) => twisted(inner, dice),
        None => *value = strange(dice),
    }
}

fn strange(dice: &mut Dice) -> Value {
    const NUMBERS: [i64; 14] =
        [0, 1, -1, 2, 3, 7, 16, 127, 255, 256, 32_767, -32_768, 65_535, 4_294_967_295];
    const WORDS: [&str; 9] =
        ["base/D", "river1/07", "base/Z", "", "draw", "wood", "place", "score", "big"];
    match dice.below(6) {
        0 | 1 => json!(NUMBERS[dice.below(14) as usize]),
        2 => json!(WORDS[dice.below(9) as usize]),
        3 => json!([dice.below(9), -32_768]),
        4 => json!([]),
        _ => Value::Null,
    }
}

#[test]
fn a_damaged_snapshot_is_refused_or_plays_on_without_panic() {
    games(2, |number| {
        let (mut game, _, mut dice) = deal(number, None);
        for _ in 0..dice.below(120) {
            step(&mut game, &mut dice);
        }
        let text = game.snapshot();
        for _ in 0..8 {
            let broken = if dice.below(3) == 0 {
                scratched(&text, &mut dice)
            } else {
                let mut state = serde_json::from_str(&text).expect("a snapshot is JSON");
                (0..=dice.below(2)).for_each(|_| twisted(&mut state, &mut dice));
                state.to_string()
            };
            let Ok(mut restored) = Game::restore(&broken) else {
                continue;
            };
            let read = restored.snapshot();
            assert_eq!(Game::restore(&read).expect("what it wrote itself").snapshot(), read);
            for _ in 0..40 {
                let Some((seat, action)) = choose(&restored, &mut dice) else {
                    break;
                };
                restored.apply(seat, action).expect("it is offered");
            }
        }
    });
}

#[test]
fn no_text_makes_the_reader_of_tile_files_panic() {
    const FILES: [&str; 3] = [
        include_str!("../../tiles/base.tiles"),
        include_str!("../../tiles/ic.tiles"),
        include_str!("../../tiles/river1.tiles"),
    ];
    const WORDS: [&str; 24] = [
        "city",
        "road",
        "field",
        "river",
        "cloister",
        "N",
        "N,E",
        "N1,N2",
        "-",
        "c1",
        "c99",
        "r1",
        "k1",
        ";",
        "; ",
        "!",
        "~",
        "#",
        "pennant=300",
        "end=",
        "start=1of4",
        "FFFF",
        "CCCC",
        "9",
    ];
    let mut dice = Dice::new(Seed::from_number(6));
    let lines: Vec<&str> = FILES.iter().flat_map(|file| file.lines()).collect();
    let mut read = 0;
    for _ in 0..20_000 {
        let line = lines[dice.below(lines.len() as u32) as usize];
        let text = match dice.below(3) {
            0 => scratched(line, &mut dice),
            1 => {
                let mut words: Vec<&str> = line.split(' ').collect();
                let at = dice.below(words.len() as u32) as usize;
                words[at] = WORDS[dice.below(24) as usize];
                words.join(" ")
            }
            _ => {
                let many = (0..dice.below(60)).map(|_| WORDS[dice.below(24) as usize]);
                format!("x/1 1 FFFF {}", many.collect::<Vec<_>>().join(" "))
            }
        };
        read += usize::from(rules::parse(text.leak()).is_ok());
    }
    assert!(read > 0, "some of them are still tiles");
    let crowded = format!("x/1 1 FFFF {}field N1,N2,E1,E2,S1,S2,W1,W2 c20", "city -; ".repeat(20));
    assert!(rules::parse(crowded.leak()).is_err(), "more segments than a tile can name");
    let linked = format!("x/1 1 FFFF {}field N1,N2,E1,E2,S1,S2,W1,W2 ~ c20", "city -; ".repeat(20));
    assert!(rules::parse(linked.leak()).is_err(), "more segments than a link can name");
}

#[test]
fn no_text_makes_the_reader_of_the_hosts_tiles_panic() {
    let mut dice = Dice::new(Seed::from_number(7));
    let lines: Vec<&str> = include_str!("../../tiles/base.tiles").lines().collect();
    let mut kept = 0;
    // Few enough that those which are tiles leave room for the other laws' tiles.
    for _ in 0..3_000 {
        let line = lines[dice.below(lines.len() as u32) as usize];
        let text = line.split_whitespace().skip(2).collect::<Vec<_>>().join(" ");
        let text = if dice.below(8) == 0 { text } else { scratched(&text, &mut dice) };
        let set = ["creativity", "gingerbread", "base"][dice.below(3) as usize];
        let Ok(kind) = KindId::host(set, &text) else { continue };
        assert_eq!(KindId::named(kind.kind().id), Some(kind), "{text}");
        kept += 1;
    }
    assert!(kept > 0, "some of them are still tiles");
}
