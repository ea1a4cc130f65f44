//! What must make no difference: saving and loading, cloning, the order in which systems and
//! options are named, who sits where, the order in which tiles came, and what nobody can see.

use rules::{
    Action, Dice, Event, Game, HouseRules, Pos, Prompt, Rotation, Seat, Setup, Side, Systems,
};
use serde_json::{Value, json};

use crate::walk::{RECOUNTED, choose, deal, games, step};

/// Plays a random part of a game.
fn part(game: &mut Game, dice: &mut Dice) {
    for _ in 0..dice.below(160) {
        if step(game, dice).is_none() {
            return;
        }
    }
}

fn state(game: &Game) -> Value {
    serde_json::from_str(&game.snapshot()).expect("a snapshot is JSON")
}

fn restore(state: &Value) -> Game {
    Game::restore(&state.to_string()).unwrap_or_else(|problem| panic!("{problem}: {state}"))
}

#[test]
fn a_restored_game_goes_on_as_the_original_and_so_does_a_clone() {
    games(4, |number| {
        let (mut game, _, mut dice) = deal(number, None);
        part(&mut game, &mut dice);
        let text = game.snapshot();
        let mut restored = Game::restore(&text).expect("its own snapshot");
        let mut clone = game.clone();
        assert_eq!(restored.snapshot(), text);
        assert_eq!(restored.decisions(), game.decisions());
        assert_eq!(restored.result(), game.result());
        while let Some((seat, action)) = choose(&game, &mut dice) {
            let events = game.apply(seat, action);
            assert_eq!(restored.apply(seat, action), events);
            assert_eq!(clone.apply(seat, action), events);
            assert_eq!(restored.decisions(), game.decisions());
        }
        assert_eq!(restored.hash(), game.hash());
        assert_eq!(clone.hash(), game.hash());
        assert_eq!(
            Game::restore(&text).expect("as before").snapshot(),
            text,
            "the copy is as it was"
        );
    });
}

#[test]
fn the_same_setup_and_actions_give_the_same_states() {
    games(20, |number| {
        let (mut game, first, mut dice) = deal(number, None);
        let (mut again, same, mut same_dice) = deal(number, None);
        assert_eq!(first, same);
        while let Some(events) = step(&mut game, &mut dice) {
            assert_eq!(step(&mut again, &mut same_dice), Some(events));
            assert_eq!(again.hash(), game.hash());
        }
    });
}

/// What a game looks like to whoever does not ask for directions.
fn outline(game: &Game) -> Value {
    let asked = game.decisions().iter().map(|asked| (asked.prompt, asked.options.len()));
    json!([asked.collect::<Vec<_>>(), game.scores(), game.bag().len(), game.figures().len()])
}

#[test]
fn where_a_tile_is_the_same_in_two_rotations_it_is_played_alike() {
    games(50, |number| {
        let (mut game, _, mut dice) = deal(number, None);
        loop {
            if let (Some(hand), Some(asked)) = (game.turn().hand, game.decision())
                && asked.prompt == Prompt::Place
            {
                let place = |action: &Action| match *action {
                    Action::Place { pos, rotation } => Some((pos, rotation)),
                    _ => None,
                };
                let offered: Vec<_> = asked.options.iter().filter_map(place).collect();
                let (pos, rotation) = offered[dice.below(offered.len() as u32) as usize];
                let same = |turn: &Rotation| hand.kind().is_same(rotation, *turn);
                let outlines = Rotation::ALL.into_iter().filter(same).map(|rotation| {
                    let mut laid = game.clone();
                    let done = laid.apply(asked.seat, Action::Place { pos, rotation });
                    done.is_ok().then(|| outline(&laid))
                });
                let outlines: Vec<_> = outlines.collect();
                assert!(
                    outlines.iter().all(|one| one.is_some() && *one == outlines[0]),
                    "{} at {}: {outlines:?}",
                    hand.kind().id,
                    pos.name()
                );
            }
            if step(&mut game, &mut dice).is_none() {
                return;
            }
        }
    });
}

#[test]
fn the_order_in_which_systems_and_options_are_named_changes_nothing() {
    games(50, |number| {
        let (game, _, mut dice) = deal(number, None);
        let setup = game.setup();
        let mut keys: Vec<&str> = setup.systems.iter().map(|system| system.key()).collect();
        let mut options: Vec<_> = setup.house.changed().collect();
        dice.shuffle(&mut keys);
        dice.shuffle(&mut options);
        let mut house = HouseRules::default();
        for (key, value) in options {
            house.set(key, value).expect("an option that was set before");
        }
        let systems = Systems::named(keys).expect("systems that exist");
        let named = Setup { systems, house, ..setup.clone() };
        let (other, _) = Game::new(named).expect("the same table");
        assert_eq!(other.snapshot(), game.snapshot());
    });
}

/// The same position with everybody moved `by` seats on.
fn reseated(game: &Game, by: u8) -> Game {
    let mut state = state(game);
    let seats = game.setup().seats;
    for place in ["turn", "figures"] {
        move_seats(&mut state[place], by, seats);
    }
    for list in ["supplies", "tokens", "scores"] {
        state[list].as_array_mut().expect("a list").rotate_right(usize::from(by));
    }
    restore(&state)
}

#[test]
fn it_does_not_matter_who_sits_where() {
    games(10, |number| {
        let (mut game, _, mut dice) = deal(number, Some(RECOUNTED));
        part(&mut game, &mut dice);
        let seats = game.setup().seats;
        let by = 1 + dice.below(u32::from(seats) - 1) as u8;
        let mut other = reseated(&game, by);
        while let Some((seat, action)) = choose(&game, &mut dice) {
            game.apply(seat, action).expect("it is offered");
            let (seat, action) = (Seat((seat.0 + by) % seats), moved_on(action, by, seats));
            other.apply(seat, action).expect("offered to the other too");
        }
        let mut scores = game.scores().to_vec();
        scores.rotate_right(usize::from(by));
        assert_eq!(other.scores(), scores);
    });
}

/// Moves everybody whom a value names `by` seats on.
fn move_seats(value: &mut Value, by: u8, seats: u8) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(|inner| move_seats(inner, by, seats)),
        Value::Object(map) => {
            for (key, inner) in map {
                match inner.as_u64().filter(|_| key == "seat" || key == "captor") {
                    Some(seat) => *inner = json!((seat as u8 + by) % seats),
                    None => move_seats(inner, by, seats),
                }
            }
        }
        _ => {}
    }
}

/// An action of everybody moved `by` seats on.
fn moved_on(action: Action, by: u8, seats: u8) -> Action {
    let mut value = json!(action);
    move_seats(&mut value, by, seats);
    serde_json::from_value(value).expect("the same action of another seat")
}

#[test]
fn it_does_not_matter_which_seat_begins() {
    games(20, |number| {
        let (mut game, _, mut dice) = deal(number, None);
        // R-PD-F11: there the first in the order of figures is paid, and seats come first in it.
        // R-CT-17: chance is drawn for each seat by itself.
        let per_seat = game.setup().systems.has("catapult");
        if per_seat || game.setup().house.dragon.fairy_points_per_figure {
            return;
        }
        let seats = game.setup().seats;
        let by = 1 + dice.below(u32::from(seats) - 1) as u8;
        let mut other = state(&game);
        other["turn"]["seat"] = json!(by);
        // R-LB-1: what is left over goes to some seats, counted from whoever begins.
        other["tokens"].as_array_mut().expect("a list").rotate_right(usize::from(by));
        let mut other = restore(&other);
        while let Some((seat, action)) = choose(&game, &mut dice) {
            let asked = other.decision().expect("the other goes on too");
            let ours = game.decision().map(|asked| (asked.prompt, asked.options.len()));
            assert_eq!(Some((asked.prompt, asked.options.len())), ours);
            let told = game.apply(seat, action).expect("it is offered");
            let same = moved_on(action, by, seats);
            let also = other.apply(Seat((seat.0 + by) % seats), same);
            let also = also.expect("offered to the other too");
            let mut scores = game.scores().to_vec();
            scores.rotate_right(usize::from(by));
            assert_eq!(other.scores(), scores, "{action:?}: {told:?}, {also:?}");
        }
    });
}

/// The same position with its tiles laid in another order, each beside one that lies already.
fn laid_otherwise(game: &Game, dice: &mut Dice) -> Game {
    let mut state = state(game);
    let mut tiles = state["tiles"].as_array().expect("a list").clone();
    let pos = |tile: &Value| serde_json::from_value::<Pos>(tile[1].clone()).expect("a cell");
    let mut laid = vec![tiles.remove(0)];
    dice.shuffle(&mut tiles);
    while !tiles.is_empty() {
        let beside = |tile: &Value| {
            let cells = Side::ALL.map(|side| pos(tile).step(side));
            laid.iter().any(|other| cells.contains(&pos(other)))
        };
        let next = tiles.iter().position(beside).expect("the board hangs together");
        laid.push(tiles.remove(next));
    }
    state["tiles"] = json!(laid);
    restore(&state)
}

#[test]
fn it_does_not_matter_in_which_order_tiles_were_laid() {
    games(10, |number| {
        // A river remembers which way it ran.
        let (mut game, _, mut dice) = deal(number, Some(&["base", "inns"]));
        part(&mut game, &mut dice);
        let mut other = laid_otherwise(&game, &mut dice);
        while let Some((seat, action)) = choose(&game, &mut dice) {
            assert_eq!(other.decision(), game.decision());
            game.apply(seat, action).expect("it is offered");
            other.apply(seat, action).expect("it is offered");
        }
        assert_eq!(other.scores(), game.scores());
    });
}

#[test]
fn what_is_still_hidden_changes_no_question() {
    games(10, |number| {
        let (mut game, _, mut dice) = deal(number, None);
        part(&mut game, &mut dice);
        let mut state = state(&game);
        let mut pile: Vec<Value> = state["bag"]["pile"].as_array().expect("a list").clone();
        dice.shuffle(&mut pile);
        state["bag"]["pile"] = json!(pile);
        let mut other = restore(&state);
        assert_eq!(other.decision(), game.decision());
        assert_eq!(other.bag().remaining(), game.bag().remaining());
        let Some((seat, action)) = choose(&game, &mut dice) else {
            return;
        };
        if game.decision().is_some_and(|asked| asked.prompt == Prompt::Draw) {
            return;
        }
        // The same happens until the next tile is turned up.
        let told = |events: Vec<Event>| {
            let until = events.iter().position(|event| matches!(event, Event::Drew { .. }));
            events[..until.unwrap_or(events.len())].to_vec()
        };
        let ours = game.apply(seat, action).expect("it is offered");
        let theirs = other.apply(seat, action).expect("it is offered");
        assert_eq!(told(ours), told(theirs));
    });
}
