//! Fuzz targets, run as ordinary tests: each takes any bytes and may not panic. They are fed the
//! committed inputs of `tests/corpus` and mutations of these, the same ones in every run, so that
//! neither another compiler nor a fuzzer is needed. `CARCAS_FUZZ_ROUNDS` sets how many mutations
//! of each input are tried; an input that breaks a target stays in the corpus as `found-..`.

use std::collections::BTreeSet;
use std::path::PathBuf;

use rules::expansions::{dragon, tower};
use rules::{Action, At, Dice, Event, FigureKind, Game, Pos, Rotation, Seed, Spot};

use crate::hostile::{scratched, twisted};
use crate::walk::{bid, number, setup};

/// Mutations of each input if nobody says otherwise.
const ROUNDS: u64 = 100;
/// The longest input of the target that plays.
const LONGEST: usize = 1_200;
/// Inputs that are tried for a new corpus.
const CANDIDATES: u64 = 400;
/// Every byte below asks for an option, every other one for something that is hardly one.
const HOSTILE: u8 = 232;

fn folder(target: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(target)
}

/// The committed inputs of a target, by name.
fn inputs(target: &str) -> Vec<(String, Vec<u8>)> {
    let found = files(target);
    assert!(!found.is_empty(), "no inputs for {target}");
    found
}

fn files(target: &str) -> Vec<(String, Vec<u8>)> {
    let entries = std::fs::read_dir(folder(target)).expect("the corpus is committed");
    let mut found: Vec<_> = entries
        .map(|entry| {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read(&path).expect("an input can be read"))
        })
        .collect();
    found.sort();
    found
}

/// Keeps an input that made a target panic.
struct Tried<'a>(&'a str, &'a [u8]);

impl Drop for Tried<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let name = format!("found-{:016x}", Dice::stream(seed(self.1), "name").below(u32::MAX));
            // If it cannot be kept the panic itself is still told.
            let _kept = std::fs::write(folder(self.0).join(name), self.1);
        }
    }
}

fn seed(bytes: &[u8]) -> Seed {
    let sum = bytes.iter().fold(0_u64, |sum, &byte| sum.rotate_left(9) ^ u64::from(byte));
    Seed::from_number(sum)
}

/// Feeds a target its corpus and mutations of it.
fn feed(target: &str, mutated: impl Fn(&[u8], &[u8], &mut Dice) -> Vec<u8>, take: impl Fn(&[u8])) {
    let inputs = inputs(target);
    let rounds = number("CARCAS_FUZZ_ROUNDS").unwrap_or(ROUNDS);
    for (name, input) in &inputs {
        let _kept = Tried(target, input);
        take(input);
        let mut dice = Dice::stream(seed(input), name);
        for _ in 0..rounds {
            let (_, other) = &inputs[dice.below(inputs.len() as u32) as usize];
            let bytes = mutated(input, other, &mut dice);
            let _kept = Tried(target, &bytes);
            take(&bytes);
        }
    }
}

/// Bytes changed, doubled or lost, and the end of another input instead of the own.
fn shaken(bytes: &[u8], other: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=dice.below(6) {
        let at = dice.below(bytes.len() as u32 + 1) as usize;
        match dice.below(5) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, dice.below(256) as u8),
            2 if at < bytes.len() => drop(bytes.remove(at)),
            3 => bytes.splice(at.., other[at.min(other.len())..].iter().copied()).for_each(drop),
            _ if at < bytes.len() => bytes[at] = dice.below(256) as u8,
            _ => {}
        }
    }
    bytes
}

/// An action from bytes: whatever it is, it is refused unless it is offered.
fn wild(bytes: &mut impl Iterator<Item = u8>, asked: &[Action]) -> Option<Action> {
    let mut next = || bytes.next();
    let kind = next()? % 8;
    let pos = Pos::new(i16::from(next()? as i8), i16::from(next()? as i8));
    let figure = FigureKind::ALL[usize::from(next()?) % FigureKind::ALL.len()];
    let spot = Spot { pos, segment: next()? };
    Some(match kind {
        0 => Action::Pass,
        1 => Action::Draw,
        2 => Action::Place { pos, rotation: Rotation::turns(spot.segment) },
        3 => Action::Deploy { figure, at: At::Segment(spot) },
        4 => Action::Deploy { figure, at: At::Corner(spot) },
        5 => Action::Deploy { figure, at: At::Tower(pos) },
        6 => Action::Tower(tower::Action::Raise { pos }),
        // What another figure or place could do.
        _ => match asked.first()? {
            Action::Deploy { at, .. } => Action::Deploy { figure, at: *at },
            Action::Move { figure, .. } => Action::Move { figure: *figure, to: At::Segment(spot) },
            _ => Action::Dragon(dragon::Action::Step { to: pos }),
        },
    })
}

/// Plays a table that the first bytes name, each further byte one answer; tells what was seen.
fn plays(bytes: &[u8], mut seen: impl FnMut(&Game, &[Event])) {
    let mut bytes = bytes.iter().copied().take(LONGEST);
    let mut first = [0; 8];
    first.iter_mut().zip(&mut bytes).for_each(|(byte, given)| *byte = given);
    let game = u64::from_le_bytes(first);
    let mut dice = Dice::stream(Seed::from_number(game), "corpus");
    let (mut game, events) = Game::new(setup(game, None, &mut dice)).expect("a table");
    seen(&game, &events);
    while let Some(byte) = bytes.next() {
        let Some(asked) = game.decision() else { break };
        let (seat, options) = (asked.seat, asked.options.clone());
        if byte < HOSTILE {
            let option = bid(options[usize::from(byte) % options.len()], &mut dice);
            let events = game.apply(seat, option).expect("it is offered");
            seen(&game, &events);
        } else if let Some(action) = wild(&mut bytes, &options) {
            let asked = asked.clone();
            if game.apply(seat, action).is_err() {
                assert_eq!(game.decision(), Some(&asked), "a refusal changes nothing");
            } else {
                assert!(asked.offers(action), "{action:?} was not offered");
            }
        }
    }
    let text = game.snapshot();
    assert_eq!(Game::restore(&text).expect("its own snapshot").snapshot(), text);
}

/// Reads a snapshot; if it is one, plays on.
fn reads(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Ok(mut game) = Game::restore(&text) else {
        return;
    };
    let written = game.snapshot();
    assert_eq!(Game::restore(&written).expect("its own snapshot").snapshot(), written);
    let mut dice = Dice::stream(seed(bytes), "reads");
    for _ in 0..24 {
        let Some(asked) = game.decision() else { return };
        let option = asked.options[dice.below(asked.options.len() as u32) as usize];
        let (seat, option) = (asked.seat, bid(option, &mut dice));
        game.apply(seat, option).expect("it is offered");
    }
}

/// What a game shows of itself: questions, events, and why figures left.
fn features(game: &Game, events: &[Event]) -> Vec<String> {
    let asked = game.decision().map(|asked| format!("asks {}", asked.prompt.name()));
    let told = events.iter().map(|event| {
        let text = format!("{event:?}");
        let word = text.split([' ', '(']).next().unwrap_or_default().to_owned();
        match event {
            Event::Returned { cause, .. } => format!("{word} {cause:?}"),
            Event::Scored(line) => format!("{word} {}", line.source.name()),
            _ => word,
        }
    });
    asked.into_iter().chain(told).collect()
}

/// Chooses inputs that show something new, and the first position at each question.
fn bless() {
    let mut seen = BTreeSet::new();
    let mut prompts = BTreeSet::new();
    for target in ["apply", "snapshots"] {
        for (name, _) in files(target) {
            std::fs::remove_file(folder(target).join(name)).expect("an input can be removed");
        }
    }
    for candidate in 0..CANDIDATES {
        let mut dice = Dice::stream(Seed::from_number(candidate), "bless");
        let mut bytes = candidate.to_le_bytes().to_vec();
        bytes.extend((0..LONGEST - 8).map(|_| dice.below(256) as u8));
        let mut new = false;
        plays(&bytes, |game, events| {
            for feature in features(game, events) {
                new |= seen.insert(feature);
            }
            let name = game.decision().map_or("over", |asked| asked.prompt.name());
            if prompts.insert(name) {
                let file = folder("snapshots").join(format!("{name}.json"));
                std::fs::write(file, game.snapshot()).expect("the corpus can be written");
            }
        });
        if new {
            let file = folder("apply").join(format!("{candidate:03}"));
            std::fs::write(file, &bytes).expect("the corpus can be written");
        }
    }
}

#[test]
fn no_bytes_make_a_game_panic() {
    if std::env::var_os("CARCAS_BLESS").is_some() {
        bless();
    }
    feed("apply", shaken, |bytes| plays(bytes, |_, _| {}));
    let mut seen = BTreeSet::new();
    for (_, input) in inputs("apply") {
        plays(&input, |game, events| seen.extend(features(game, events)));
    }
    let asked = seen.iter().filter(|feature| feature.starts_with("asks ")).count();
    assert!(asked >= 20, "the corpus is worn out: CARCAS_BLESS=1 chooses another, {seen:?}");
}

#[test]
fn no_bytes_make_the_reader_of_snapshots_panic() {
    let mutated = |bytes: &[u8], other: &[u8], dice: &mut Dice| {
        let text = String::from_utf8_lossy(bytes);
        match (dice.below(4), serde_json::from_str(&text)) {
            (1..=3, Ok(mut state)) => {
                (0..=dice.below(2)).for_each(|_| twisted(&mut state, dice));
                state.to_string().into_bytes()
            }
            (2, _) => shaken(bytes, other, dice),
            _ => scratched(&text, dice).into_bytes(),
        }
    };
    feed("snapshots", mutated, reads);
    let restored = inputs("snapshots")
        .into_iter()
        .filter(|(_, input)| Game::restore(&String::from_utf8_lossy(input)).is_ok());
    assert!(restored.count() > 20, "the corpus is worn out: CARCAS_BLESS=1 chooses another");
    // Nothing but bytes.
    assert!(Game::restore("").is_err());
    assert!(Game::restore(&"[".repeat(100_000)).is_err());
}

#[test]
fn no_bytes_make_the_reader_of_tile_files_panic() {
    let mutated = |bytes: &[u8], other: &[u8], dice: &mut Dice| {
        if dice.below(2) == 0 {
            return shaken(bytes, other, dice);
        }
        // A word of another file in the place of one of ours.
        let (text, other) = (String::from_utf8_lossy(bytes), String::from_utf8_lossy(other));
        let mut words: Vec<&str> = text.split(' ').collect();
        let others: Vec<&str> = other.split(' ').collect();
        for _ in 0..=dice.below(4) {
            let at = dice.below(words.len() as u32) as usize;
            words[at] = others[dice.below(others.len() as u32) as usize];
        }
        words.join(" ").into_bytes()
    };
    feed("tiles", mutated, |bytes| {
        let text = String::from_utf8_lossy(bytes).into_owned();
        drop(rules::parse(text.leak()));
    });
}
