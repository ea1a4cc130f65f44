//! Every question that the rules can put, of every system, is shown within Discord's limits and
//! can be answered through the panel.

use rules::expansions::{self, Systems};
use rules::{Dice, Seed, Setup};

use super::*;
use crate::pace::Clocks;

/// Plays a game through the panel alone; every answer is chosen from what the panel offers.
fn play(systems: Systems, seed: u64) -> usize {
    let names = ["Ada", "@everyone **x**", "Łucja"];
    let people: Vec<Name> = names.iter().map(|name| Name::new(name, "?")).collect();
    let seed = Seed::from_number(seed);
    let mut dice = Dice::stream(seed, "panel");
    let setup = Setup { hold_draw: true, ..Setup::new(3, systems, seed) };
    let Ok((mut game, _)) = Game::new(setup) else { return 0 };
    let mut shown = 0;
    while let Some(decision) = game.decision() {
        let seat = decision.seat;
        if decision.prompt == Prompt::Draw {
            game.apply(seat, Action::Draw).expect("a draw is offered");
            continue;
        }
        let mut plan = Plan::opening(&game, seat);
        loop {
            plan.page = dice.below(4) as usize;
            check(&people, &game, seat, &plan);
            shown += 1;
            let questions = plan.questions(&game, seat).expect("a plan of offered answers");
            let Some(open) = questions.last().filter(|question| question.answer.is_none()) else {
                break;
            };
            let options = &open.decision.options;
            let choice = options[dice.below(options.len() as u32) as usize];
            plan = plan.answer_at(questions.len() - 1, choice, &game, seat);
        }
        let laid = plan.lay(&game, seat).and_then(|laid| laid.played(seat));
        let laid = laid.expect("a plan of offered answers");
        assert!(laid.open.is_none() && !laid.steps.is_empty());
        game = laid.game;
    }
    shown
}

fn check(people: &[Name], game: &Game, seat: Seat, plan: &Plan) {
    let text = Text::of("en");
    let id = GameId(7);
    let (clocks, note, since) = (Clocks::default(), None, &[][..]);
    let times = Times { clocks: &clocks, now: 0 };
    let panel = Panel { text, people, id, ordinal: 3, game, seat, plan, since, times, note };
    let page = panel.page();
    page.message.check().unwrap_or_else(|broken| panic!("{broken} in {:?}", page.message));
    assert!(!page.message.content.is_empty());
    assert!(!page.message.content.contains("panel-"), "{}", page.message.content);
    let picture = page.picture.expect("a panel has a picture");
    assert!(limits::length(&picture.alt) <= limits::ALT_TEXT);
}

#[test]
fn every_question_of_every_system_is_shown_and_answered() {
    for (seed, system) in (1..).zip(expansions::ALL) {
        let systems = Systems::named(["base", system.key()]).expect("they exist");
        let grounds = systems.iter().filter(|system| system.is_ground()).count();
        let systems =
            if grounds == 1 { systems } else { Systems::named([system.key()]).expect("it exists") };
        assert!(play(systems, seed) > 50, "{}", system.key());
    }
}
