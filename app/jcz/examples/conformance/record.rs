//! Writes games of ours down as the recording engine does, so that tests can put its defects in.

use std::collections::BTreeMap;

use rules::expansions::count;
use rules::{Action, Event, Game, Prompt};
use serde_json::{Value, json};

use crate::trace::{Last, Move, Setup, Trace};
use crate::{names, setup, state};

/// The head of a trace: sets, elements besides followers and farmers, and options.
pub fn head(players: u8, sets: &[&str], elements: &[&str], rules: &[(&str, Value)]) -> Setup {
    let elements = elements.iter().map(|&name| (name.to_owned(), json!(1)));
    let always = [("small-follower".to_owned(), json!(7)), ("farmers".to_owned(), json!(true))];
    Setup {
        system: "test".to_owned(),
        players,
        sets: sets.iter().map(|&set| (set.to_owned(), 1)).collect(),
        elements: elements.chain(always).collect(),
        rules: rules.iter().map(|(rule, value)| ((*rule).to_owned(), value.clone())).collect(),
        start: Vec::new(),
        pack: BTreeMap::new(),
        ev: Vec::new(),
    }
}

/// Plays a game with tiles in this order, each named as they do. `pick` answers each question of
/// the seat by the number of an option; where it does not, or the game ends, the record ends.
pub fn record(
    mut head: Setup,
    tiles: &[&str],
    mut pick: impl FnMut(&Game, &[String]) -> Option<usize>,
) -> Trace {
    let mut table = setup::table(&head).expect("a game that is played here");
    for &tile in tiles {
        *head.pack.entry(tile.to_owned()).or_default() += 1;
    }
    let kind = |tile: &&str| names::kind(table.systems, tile).expect("a tile of its sets");
    table.script.tiles = Some(tiles.iter().map(kind).collect());
    let (mut game, events) = Game::new(table).expect("a game that can be set up");
    head.ev = told(&game, &events);
    let start = game.board().tiles().iter().map(|placed| {
        let (kind, degrees) = (names::tile_name(placed.kind), placed.rotation.degrees());
        format!("tile {kind} {:?} {degrees}", placed.pos)
    });
    head.start = start.collect();
    let mut moves = Vec::new();
    while let Some(decision) = game.decision().cloned() {
        // They also tell which quarter a councillor leaves.
        let leaves = matches!(
            decision.prompt,
            Prompt::Count(count::Prompt::Councillors)
                | Prompt::Count(count::Prompt::LastCouncillors)
        );
        let name = |&action: &Action| {
            let (board, seat) = (game.board(), decision.seat);
            if leaves {
                names::option(board, seat, action)
            } else {
                names::answer(board, &decision, action)
            }
        };
        let options: Vec<String> = decision.options.iter().map(name).collect();
        let Some(index) = pick(&game, &options) else { break };
        let (turn_of, hand) = (game.turn().seat.0, game.turn().hand);
        let events = game.apply(decision.seat, decision.options[index]).expect("it was offered");
        if events.contains(&Event::FinalScoring) {
            break;
        }
        let phase = names::phase(decision.prompt).to_owned();
        let tile = hand.filter(|_| phase == "Tile").map(|kind| names::tile_name(kind).to_owned());
        let (n, p, pick) = (moves.len() as u32 + 1, decision.seat.0, options[index].clone());
        let figures = game.figures().iter();
        moves.push(Move {
            n,
            p,
            turn_of,
            phase,
            tile,
            opts: options,
            pick,
            ev: told(&game, &events),
            score: game.scores().to_vec(),
            board: figures.map(|figure| names::figure(game.board(), figure)).collect(),
            hand: game.seats().map(|seat| state::hand(&game, seat)).collect(),
            left: state::left(&game),
            neutral: state::neutral(&game),
            prison: state::captives(&game),
            towers: state::towers(&game),
            idle_builder: false,
            tunneled: false,
        });
    }
    Trace { setup: head, moves, last: Last::Cut }
}

fn told(game: &Game, events: &[Event]) -> Vec<Value> {
    let lines = events.iter().filter_map(|event| names::event(game.board(), event));
    lines.map(Value::from).collect()
}
