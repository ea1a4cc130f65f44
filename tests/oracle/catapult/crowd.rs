//! Throws into a crowd: random players leave few figures on the board, so that chains of pushes
//! and ties are rare. Here every figure of every seat stands around one cell when a token flies.

use rules::expansions::catapult::{self, Area, Missile, Thrown};
use rules::{Action, At, Dice, Event, FigureKind, Game, Prompt, Seed, Spot};
use serde_json::{Value, json};

use super::Catapult;
use crate::table::Table;
use crate::walk;

/// Throws into the crowd of each position.
const THROWS: u32 = 4;

/// All followers, builders and pigs of the supplies stand around a cell, wherever there is a place.
fn crowded(game: &Game, dice: &mut Dice) -> Game {
    let mut state: Value = serde_json::from_str(&game.snapshot()).expect("a snapshot is JSON");
    let tiles = game.board().tiles();
    let middle = tiles[dice.below(tiles.len() as u32) as usize].pos;
    let near = tiles.iter().filter(|placed| {
        placed.pos.x.abs_diff(middle.x) <= 1 && placed.pos.y.abs_diff(middle.y) <= 1
    });
    let spots: Vec<Spot> = near.flat_map(|placed| game.board().spots_of(placed)).collect();
    let river = |spot: &Spot| {
        let segment = game.board().segment(*spot);
        segment.is_some_and(|segment| segment.kind == rules::SegmentKind::River)
    };
    let spots: Vec<Spot> = spots.into_iter().filter(|spot| !river(spot)).collect();
    if spots.is_empty() {
        return game.clone();
    }
    for seat in game.seats() {
        for kind in FigureKind::ALL.into_iter().filter(|&kind| kind != FigureKind::Barn) {
            for _ in 0..game.supply(seat).count(kind) {
                let at = At::Segment(spots[dice.below(spots.len() as u32) as usize]);
                let figure = json!({"seat": seat, "kind": kind, "at": at});
                state["figures"].as_array_mut().expect("a list").push(figure);
            }
        }
        // Barns alone are left; their number is stored behind those of six other kinds.
        let barns = game.supply(seat).count(FigureKind::Barn);
        state["supplies"][seat.index()] = json!([0, 0, 0, 0, 0, 0, barns]);
    }
    Game::restore(&state.to_string()).unwrap_or_else(|problem| panic!("{problem}"))
}

/// The followers stand where the second reading has them, and a token meets whom it says.
fn fly(game: &Game, dice: &mut Dice) -> Option<Thrown> {
    let asked = game.decision()?;
    let options = asked
        .options
        .iter()
        .filter(|option| matches!(option, Action::Catapult(catapult::Action::Throw { .. })));
    let options: Vec<&Action> = options.collect();
    let Action::Catapult(catapult::Action::Throw { site, .. }) =
        *options[dice.below(options.len() as u32) as usize]
    else {
        return None;
    };
    let (area, targets) = (game.fairground(), game.targets());
    let aim = targets.get(dice.below(targets.len().max(1) as u32) as usize)?.point;
    let force = area.force_for(site, aim).saturating_sub(dice.below(3) as u8).max(1);
    let mut after = game.clone();
    let action = Action::Catapult(catapult::Action::Throw { site, aim: Area::of(aim), force });
    let events = after.apply(asked.seat, action).expect("a throw within the limits");
    let table = Table::seen(game);
    let mut reading = Catapult::at(game);
    events.into_iter().find_map(|event| {
        let Event::Catapult(catapult::Event::Thrown(thrown)) = event else { return None };
        reading.thrown(&table, &thrown);
        Some(thrown)
    })
}

/// Plays a random game, with a crowd whenever a token is thrown that can meet somebody; how many
/// figures were met in the second wave or later.
pub fn play(number: u64) -> u64 {
    let mut dice = Dice::stream(Seed::from_number(number), "crowd");
    let mut keys = walk::some_of(&mut dice, |_| true);
    keys.push("catapult");
    let mut setup = walk::table(number, &keys, &mut dice);
    setup.house.catapult.adapted = true;
    let (mut game, _) = Game::new(setup).expect("a table that can be set up");
    let mut pushed = 0;
    while let Some((seat, mut action)) = walk::choose(&game, &mut dice) {
        let asked = game.asked(seat).map(|asked| asked.prompt);
        if asked == Some(Prompt::Catapult(catapult::Prompt::Fire))
            && matches!(action, Action::Catapult(catapult::Action::Fire { .. }))
        {
            let missile = if dice.below(3) == 0 { Missile::Seduction } else { Missile::KnockOut };
            action = Action::Catapult(catapult::Action::Fire { missile });
        }
        if asked == Some(Prompt::Catapult(catapult::Prompt::Throw)) {
            let crowd = crowded(&game, &mut dice);
            for _ in 0..THROWS {
                let met = fly(&crowd, &mut dice).map_or(Vec::new(), |thrown| thrown.hit);
                pushed += met.iter().skip(1).map(|wave| wave.len() as u64).sum::<u64>();
            }
        }
        game.apply(seat, action).expect("it is offered");
    }
    pushed
}
