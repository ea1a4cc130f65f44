//! Where several seats are asked at once it does not matter who answers first, and nobody learns
//! anything from the answers of others before all are in.

use std::sync::atomic::{AtomicU64, Ordering};

use rules::expansions::tower;
use rules::{Action, Dice, Event, Game, Seat};

use crate::walk::{answer, deal, games, step};

/// Answers in a random order until nothing waits, each seat what `chosen` says; what was told
/// before the last answer, and by it.
fn answered(
    game: &mut Game,
    dice: &mut Dice,
    mut chosen: impl FnMut(&Game, Seat) -> Action,
) -> (Vec<Event>, Vec<Event>) {
    let mut before = Vec::new();
    loop {
        let open = game.decisions();
        let seat = open[dice.below(open.len() as u32) as usize].seat;
        let action = chosen(game, seat);
        let told = game.apply(seat, action).expect("it is offered");
        // The next round may begin at once, with answers that go without asking.
        let ends = told.iter().any(|event| !matches!(event, Event::Answered { .. }));
        if ends || game.answered().next().is_none() {
            assert_eq!(told.first(), Some(&Event::Answered { seat }), "it has answered, too");
            return (before, told);
        }
        before.extend(told);
        let restored = Game::restore(&game.snapshot()).expect("its own snapshot");
        assert_eq!(restored.snapshot(), game.snapshot());
        *game = restored;
    }
}

fn told_at_the_end(events: Vec<Event>) -> Vec<Event> {
    events.into_iter().filter(|event| !matches!(event, Event::Answered { .. })).collect()
}

#[test]
fn answers_in_any_order_give_the_same_game_and_tell_nothing_before_all_are_in() {
    let met = AtomicU64::new(0);
    games(2, |number| {
        let (mut game, _, mut dice) = deal(number, None);
        loop {
            if game.decisions().len() < 2 {
                if step(&mut game, &mut dice).is_none() {
                    return;
                }
                continue;
            }
            met.fetch_add(1, Ordering::Relaxed);
            let mut other = game.clone();
            let mut given: Vec<(Seat, Action)> = Vec::new();
            let mut choices = dice.clone();
            let (before, last) = answered(&mut game, &mut dice, |game, seat| {
                let asked = game.asked(seat).expect("it is asked");
                // What is free beside the question is done at once, whatever the others answer.
                let action = loop {
                    let action = answer(asked, &mut choices);
                    if !matches!(action, Action::Tower(tower::Action::Ransom { .. })) {
                        break action;
                    }
                };
                given.push((seat, action));
                action
            });
            assert!(before.iter().all(|event| matches!(event, Event::Answered { .. })));
            let (_, same) = answered(&mut other, &mut dice, |_, seat| {
                let next = given.iter().position(|(who, _)| *who == seat);
                given.remove(next.expect("it answered before")).1
            });
            assert_eq!(told_at_the_end(same), told_at_the_end(last));
            assert_eq!((other.hash(), other.decisions()), (game.hash(), game.decisions()));
        }
    });
    assert!(met.into_inner() > 0, "nobody was ever asked beside another");
}
