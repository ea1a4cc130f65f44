//! Every question that the rules can ask, of every system, is shown within Discord's limits and can
//! be answered through the panel.

use game::answers;
use rules::expansions::{self, Systems};
use rules::{Dice, Seed, Setup};
use table::plan::Plan;
use table::time_control::Clocks;

use super::*;
use crate::PictureSpec;
use crate::turn_message::TurnMessage;

/// Plays a game only through the panel; every answer is chosen from what the panel offers.
fn play(systems: Systems, seed: u64) -> usize {
    let names = ["Ada", "@everyone **x**", "Łucja"];
    let people: Vec<Name> = names.iter().map(|name| Name::new(name, "?")).collect();
    let seed = Seed::from_number(seed);
    let mut dice = Dice::stream(seed, "panel");
    let setup = Setup { hold_draw: true, ..Setup::new(3, systems, seed) };
    let Ok((mut game, _)) = Game::new(setup) else { return 0 };
    let (mut shown, mut common) = (0, 0_u32);
    while let Some(decision) = game.decision() {
        let seat = decision.seat;
        if decision.prompt == Prompt::Draw {
            game.apply(seat, Action::Draw).expect("a draw is offered");
            continue;
        }
        let mut laid = Plan::opening(&game, seat, true).lay(&game, seat).expect("an offered plan");
        loop {
            laid.plan.page = dice.below(4) as usize;
            // What is asked all the time is read a few times.
            let is_common = |open: &Decision| matches!(open.prompt, Prompt::Place | Prompt::Wood);
            common += u32::from(laid.open().is_none_or(is_common));
            if !laid.open().is_none_or(is_common) || common.is_multiple_of(4) {
                check(&people, &game, seat, &laid);
            }
            shown += 1;
            let Some(open) = laid.open() else { break };
            let choice = open.options[dice.below(open.options.len() as u32) as usize];
            let answered = laid.answered(laid.questions.len() - 1, choice).expect("it is offered");
            let again = answered.plan.clone().lay(&game, seat).expect("a plan of offered answers");
            assert_eq!(again.game.hash(), answered.game.hash(), "tried from its question on");
            assert_eq!(again.open(), answered.open());
            laid = answered;
        }
        let laid = laid.played().expect("a plan of offered answers");
        assert!(laid.open().is_none() && !laid.steps().is_empty());
        assert_eq!(laid.steps().last().map(|step| &step.2), Some(&laid.game.hash().to_string()));
        game = laid.game;
    }
    shown
}

/// The panel of a seat.
fn shown(people: &[Name], game: &Game, seat: Seat, laid: &Laid) -> MessageDraft {
    let text = Text::of("en");
    let id = GameId(7);
    let (clocks, note, since) = (Clocks::default(), None, &[][..]);
    let times = Times { clocks: &clocks, now: 0 };
    let panel =
        Panel { text, people, id, ordinal: 3, game, seat, laid, since, aloud: true, times, note };
    panel.page()
}

fn check(people: &[Name], game: &Game, seat: Seat, laid: &Laid) {
    let page = shown(people, game, seat, laid);
    page.message.check().unwrap_or_else(|broken| panic!("{broken} in {:?}", page.message));
    assert!(!page.message.content.is_empty());
    assert!(!page.message.content.contains("panel-"), "{}", page.message.content);
    let preview = page.message.content.lines().find(|line| line.starts_with("If you confirm now"));
    for name in people {
        let named = preview.unwrap_or_default().matches(&format!("**{}** (", name.shown())).count();
        assert!(named <= 1, "all that somebody gains stands together: {preview:?}");
    }
    let picture = page.picture.expect("a panel has a picture");
    assert!(limits::length(&picture.alt) <= limits::ALT_TEXT);
    for row in &page.message.rows {
        let ActionRow::Select(select) = row else { continue };
        let mut labels: Vec<&String> = select.options.iter().map(|option| &option.label).collect();
        labels.sort_unstable();
        let all = labels.len();
        labels.dedup();
        assert_eq!(labels.len(), all, "the same line twice: {:?}", select.options);
    }
}

#[test]
fn where_a_tile_scores_at_once_is_marked_told_and_said_in_the_menu() {
    let people: Vec<Name> = ["Ada", "Ben"].map(|name| Name::new(name, "?")).to_vec();
    let seed = Seed::from_number(4);
    let systems = Systems::named(["base"]).expect("the base game");
    let (mut game, _) = Game::new(Setup::new(2, systems, seed)).expect("a game");
    let mut dice = Dice::stream(seed, "coins");
    let (mut with, mut without) = (0, 0);
    while let Some(decision) = game.decision() {
        let seat = decision.seat;
        let cells = plan::cells(decision);
        if decision.prompt == Prompt::Place && cells.len() > 1 {
            let laid = Plan::opening(&game, seat, true).lay(&game, seat).expect("an empty plan");
            let (text, id) = (Text::of("en"), GameId(7));
            let (clocks, note, since) = (Clocks::default(), None, &[][..]);
            let times = Times { clocks: &clocks, now: 0 };
            let (people, game, laid) = (&people[..], &game, &laid);
            let panel = Panel {
                text,
                people,
                id,
                ordinal: 3,
                game,
                seat,
                laid,
                since,
                aloud: true,
                times,
                note,
            };
            let page = panel.page();
            let scoring = game.scoring_cells();
            let told = page.message.content.contains("Coins mark the cells");
            assert_eq!(told, !scoring.is_empty(), "{}", page.message.content);
            let ActionRow::Select(menu) = &page.message.rows[0] else { panic!("a menu") };
            let marked = menu.options.iter().filter(|option| {
                option.description.as_ref().is_some_and(|line| line.contains("at once"))
            });
            assert_eq!(marked.count(), scoring.len(), "{:?}", menu.options);
            let picture = page.picture.expect("a panel has a picture");
            assert_eq!(told, picture.alt.contains("Coins mark the cells"), "{}", picture.alt);
            let PictureSpec::Board(scene) = picture.spec else { panic!("a board") };
            let cells: Vec<Pos> = scoring.iter().map(|(cell, _)| *cell).collect();
            assert_eq!(scene.scoring, cells);
            if let Some((cell, points)) = scoring.first().filter(|_| told) {
                let item = format!("{} (+{points})", cell.name());
                assert!(page.message.content.contains(&item), "{}", page.message.content);
            }
            *(if told { &mut with } else { &mut without }) += 1;
        }
        let option = decision.options[dice.below(decision.options.len() as u32) as usize];
        game.apply(seat, option).expect("an offered answer");
    }
    assert!(with > 5 && without > 5, "{with} {without}");
}

/// The values in the menu with this placeholder.
fn values(page: &MessageDraft, placeholder: &str) -> Vec<usize> {
    let select = page.message.rows.iter().find_map(|row| match row {
        ActionRow::Select(select) if select.placeholder == placeholder => Some(select),
        _ => None,
    });
    let options = select.map_or(&[][..], |select| &select.options[..]);
    options.iter().map(|option| option.value.parse().expect("a number")).collect()
}

/// Every option can be chosen with two menus: the thing in the first, its places in the second.
fn divided(people: &[Name], game: &Game, seat: Seat, laid: &Laid) -> (usize, usize, usize) {
    let (text, id, clocks) = (Text::of("en"), GameId(7), Clocks::default());
    let (note, since) = (None, &[][..]);
    let times = Times { clocks: &clocks, now: 0 };
    let shown = |laid: &Laid| {
        let note: Option<String> = note.clone();
        Panel { text, people, id, ordinal: 3, game, seat, laid, since, aloud: true, times, note }
            .page()
    };
    let questions = &laid.questions;
    let question = questions.last().expect("it is open");
    let things = values(&shown(laid), "Figure");
    let (mut reached, mut most) = (Vec::new(), 0);
    for thing in &things {
        let option = question.decision.options[*thing];
        if let Some(answer) = question.instead(option) {
            reached.push(question.decision.options.iter().position(|own| *own == answer));
            continue;
        }
        let chosen = laid.with_thing(questions.len() - 1, option);
        let places = values(&shown(&chosen), "Place");
        assert!(places.len() <= limits::SELECT_OPTIONS);
        most = most.max(places.len());
        reached.extend(places.into_iter().map(Some));
    }
    let (options, few) = (question.decision.options.len(), most < limits::SELECT_OPTIONS - 1);
    assert!(reached.len() == options || !few, "{} of {options}", reached.len());
    (options, things.len(), most)
}

#[test]
fn what_and_where_are_two_menus_and_together_they_reach_every_answer() {
    let people: Vec<Name> = ["Ada", "Ben"].iter().map(|name| Name::new(name, "?")).collect();
    let keys = ["base", "inns", "traders", "abbey", "dragon", "tower", "count", "crop", "bridges"];
    let systems = Systems::named(keys).expect("they exist");
    let mut dice = Dice::stream(Seed::from_number(5), "menus");
    let (mut game, _) = Game::new(Setup::new(2, systems, Seed::from_number(5))).expect("a game");
    let mut longest = (0, 0, 0);
    while let Some(decision) = game.decision() {
        let (seat, options) = (decision.seat, &decision.options);
        let choice = options[dice.below(options.len() as u32) as usize];
        let laid = Plan::default().lay(&game, seat).expect("nothing is laid out");
        if laid.questions.last().is_some_and(Question::is_divided) {
            longest = longest.max(divided(&people, &game, seat, &laid));
        }
        game.apply(seat, choice).expect("it was offered");
    }
    let (options, things, places) = longest;
    assert!(options > 16 && things + places < options, "{longest:?}");
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

#[test]
fn a_figure_that_was_chosen_can_be_chosen_again_and_the_card_shows_what_the_hand_will_be() {
    let people: Vec<Name> = ["Ada", "Ben"].iter().map(|name| Name::new(name, "?")).collect();
    let systems = Systems::named(["base"]).expect("it exists");
    let (mut game, _) = Game::new(Setup::new(2, systems, Seed::from_number(3))).expect("a game");
    let mut fewer = 0;
    for _ in 0..30 {
        let Some(seat) = game.decision().map(|decision| decision.seat) else { break };
        let mut laid = Plan::default().lay(&game, seat).expect("an empty plan");
        while let Some(first) = laid.open().map(|open| open.options[0]) {
            laid.take(first).expect("it is offered");
        }
        let (clocks, note, since) = (Clocks::default(), None, &[][..]);
        let (times, laid) = (Times { clocks: &clocks, now: 0 }, &laid);
        let (text, people, id, ordinal) = (Text::of("en"), &people, GameId(7), 3);
        let panel = Panel {
            text,
            people,
            id,
            ordinal,
            game: &game,
            seat,
            laid,
            since,
            aloud: true,
            times,
            note,
        };
        let picture = panel.page().picture.expect("a panel has a picture");
        let crate::PictureSpec::Board(scene) = picture.spec else { panic!("a board") };
        assert!(scene.preview.is_some(), "the planned tile is marked");
        let after = laid.game.clone();
        for other in game.seats() {
            let of = |kind| after.supply(other).count(kind);
            assert!(scene.seats[other.index()].supply.iter().all(|(kind, n)| of(*kind) == *n));
        }
        if scene.preview_figure.is_some() {
            let small = rules::FigureKind::Small;
            fewer += usize::from(after.supply(seat).count(small) < game.supply(seat).count(small));
            assert!(!scene.spots.is_empty(), "its numbers are still there");
        }
        game = after;
    }
    assert!(fewer > 5, "figures were placed and stayed");
}

#[test]
fn to_take_the_abbot_back_says_from_where_and_for_how_many_points() {
    let systems = Systems::named(["base2"]).expect("it exists");
    let mut dice = Dice::stream(Seed::from_number(3), "abbot");
    let (mut game, _) = Game::new(Setup::new(2, systems, Seed::from_number(3))).expect("a game");
    let people: Vec<Name> = ["Ada", "Ben"].iter().map(|name| Name::new(name, "?")).collect();
    let mut read = 0;
    while let Some(decision) = game.decision().cloned() {
        let seat = decision.seat;
        let back = |option: &&Action| matches!(option, Action::Take { cause: Cause::Abbot, .. });
        if let Some(&option @ Action::Take { figure, .. }) = decision.options.iter().find(back) {
            let question =
                Plan::default().lay(&game, seat).expect("it is asked").questions.remove(0);
            let label = question.labels(Text::of("en"), &people).of(option);
            let mut after = game.clone();
            after.apply(seat, option).expect("it is offered");
            let points = after.scores()[seat.index()] - game.scores()[seat.index()];
            let cell = figure.at.pos().expect("it stands on a tile").name();
            let points = if points == 1 { "1 point".into() } else { format!("{points} points") };
            assert_eq!(label, format!("Take the abbot back from {cell} for {points}"));
            read += 1;
        }
        let abbot =
            |option: &&Action| matches!(option, Action::Deploy { figure: FigureKind::Abbot, .. });
        let any = decision.options[dice.below(decision.options.len() as u32) as usize];
        let action = decision.options.iter().find(abbot).copied().unwrap_or(any);
        game.apply(seat, action).expect("it is offered");
    }
    assert!(read > 3, "{read}");
}

/// A game of two with these sets, and the dice of whoever plays it by chance.
fn dealt(sets: &[&str], seed: u64, stream: &str) -> (Game, Dice) {
    let (systems, seed) =
        (Systems::named(sets.iter().copied()).expect("they exist"), Seed::from_number(seed));
    let game = Game::new(Setup::new(2, systems, seed)).expect("a game").0;
    (game, Dice::stream(seed, stream))
}

#[test]
fn a_flight_is_chosen_without_a_look_at_the_die() {
    let (mut game, mut dice) = dealt(&["base", "flier"], 4, "flights");
    let people: Vec<Name> = ["Ada", "Ben"].iter().map(|name| Name::new(name, "?")).collect();
    let mut flown = 0;
    while let Some(decision) = game.decision().cloned() {
        let seat = decision.seat;
        let flight = decision.options.iter().find(|option| option.is_chance()).copied();
        if let Some(flight) = flight {
            let mut laid = Plan::default().lay(&game, seat).expect("it is asked");
            let label = laid.questions[0].labels(Text::of("en"), &people).of(flight);
            assert!(label.starts_with("The meeple flies to the "), "{label}");
            laid.take(flight).expect("it is offered");
            assert_eq!((laid.blind(), laid.events()), (Some(flight), Vec::new()));
            assert_eq!(laid.game.hash(), game.hash(), "nothing of it is seen");
            assert!(!laid.played().expect("it is offered").events().is_empty());
            flown += 1;
        }
        let any = decision.options[dice.below(decision.options.len() as u32) as usize];
        game.apply(seat, flight.unwrap_or(any)).expect("it is offered");
    }
    assert!(flown > 3, "{flown}");
}

#[test]
fn ferries_are_told_apart_by_their_sides_and_the_chosen_one_is_drawn() {
    let (mut game, mut dice) = dealt(&["base", "ferries"], 6, "ferries");
    let people: Vec<Name> = ["Ada", "Ben"].iter().map(|name| Name::new(name, "?")).collect();
    let mut read = 0;
    while let Some(decision) = game.decision().cloned() {
        let seat = decision.seat;
        let mut ferries = decision.options.iter().filter_map(|option| match option {
            Action::Ferries(expansions::ferries::Action::Ferry { from, .. }) => {
                Some((*option, from.pos))
            }
            _ => None,
        });
        if let Some((ferry, lake)) = ferries.next() {
            let mut laid = Plan::default().lay(&game, seat).expect("it is asked");
            let asked = shown(&people, &game, seat, &laid).picture.expect("a panel has a picture");
            let PictureSpec::Board(scene) = asked.spec else { panic!("a board") };
            assert!(asked.alt.contains(": Ferry: ") && scene.spots.is_empty(), "{}", asked.alt);
            assert!(scene.candidates.contains(&lake), "its lake is named");
            laid.take(ferry).expect("it is offered");
            let chosen = shown(&people, &game, seat, &laid).picture.expect("a panel has a picture");
            let PictureSpec::Board(scene) = chosen.spec else { panic!("a board") };
            let here = scene.pieces.iter().filter(|piece| piece.at.cell() == Some(lake));
            let is_ferry =
                |piece: &&render::Piece| matches!(piece.shape, render::Shape::Ferries(_));
            assert_eq!(here.filter(is_ferry).count(), 1);
            read += 1;
        }
        let any = decision.options[dice.below(decision.options.len() as u32) as usize];
        game.apply(seat, any).expect("it is offered");
    }
    assert!(read > 3, "{read}");
}

#[test]
fn the_places_of_mage_and_witch_are_numbered_only_as_long_as_they_are_few() {
    let people: Vec<Name> = ["Ada", "Ben"].iter().map(|name| Name::new(name, "?")).collect();
    let (mut few, mut many) = (0, 0);
    for seed in (1..=12).map(Seed::from_number) {
        let systems = Systems::named(["base", "mage"]).expect("they exist");
        let (mut game, _) = Game::new(Setup::new(2, systems, seed)).expect("a game");
        let mut dice = Dice::stream(seed, "magic");
        while let Some(decision) = game.decision().cloned() {
            let (seat, options) = (decision.seat, &decision.options);
            let is_move = matches!(options[0], Action::Mage(_));
            let spots = options.iter().filter_map(|option| answers::spot(*option));
            let mut spots: Vec<rules::Spot> = spots.filter(|_| is_move).collect();
            spots.sort_unstable();
            spots.dedup();
            if !spots.is_empty() {
                let laid = Plan::default().lay(&game, seat).expect("it is asked");
                let numbered = laid.questions[0].number(options[0]).is_some();
                let picture = shown(&people, &game, seat, &laid).picture;
                let picture = picture.expect("a panel has a picture");
                let PictureSpec::Board(scene) = picture.spec else { panic!("a board") };
                let is_few = spots.len() <= 2 * limits::SELECT_OPTIONS;
                assert_eq!(scene.view == render::View::Whole, !is_few, "{} spots", spots.len());
                assert_eq!(scene.spots.len(), if is_few { spots.len() } else { 0 });
                assert_eq!(numbered, is_few, "{} spots", spots.len());
                *(if is_few { &mut few } else { &mut many }) += 1;
            }
            let any = options[dice.below(options.len() as u32) as usize];
            game.apply(seat, any).expect("it is offered");
        }
        if few > 0 && many > 0 {
            return;
        }
    }
    panic!("{few} times few and {many} times many");
}

#[test]
fn whoever_may_draw_for_a_flock_is_told_how_many_wolves_are_left() {
    let (mut game, mut dice) = dealt(&["base", "hills"], 8, "flocks");
    let people: Vec<Name> = ["Ada", "Ben"].iter().map(|name| Name::new(name, "?")).collect();
    let mut read = 0;
    while let Some(decision) = game.decision().cloned() {
        let seat = decision.seat;
        let is_asked = decision.prompt == Prompt::Hills(expansions::hills::Prompt::Flock);
        if is_asked {
            let laid = Plan::default().lay(&game, seat).expect("it is asked");
            let content = shown(&people, &game, seat, &laid).message.content;
            let tokens: u8 = game.sheep_in_bag().iter().sum();
            let risk = format!("Of the {tokens} tokens in the bag 2 are wolves.");
            assert!(content.contains(&risk), "{content}");
            read += 1;
        }
        let any = decision.options[dice.below(decision.options.len() as u32) as usize];
        let shepherd = |option: &&Action| {
            matches!(option, Action::Deploy { figure: FigureKind::Shepherd, .. })
        };
        let action = decision.options.iter().find(shepherd).copied().unwrap_or(any);
        game.apply(seat, action).expect("it is offered");
    }
    assert!(read > 3, "{read}");
}

#[test]
fn a_councillor_that_earns_nothing_at_the_very_end_is_told_so_before_it_goes() {
    use rules::expansions::count::Prompt as CountPrompt;
    let people: Vec<Name> = ["Ada", "Ben", "Cid"].map(|name| Name::new(name, "?")).to_vec();
    let systems = Systems::named(["base", "count"]).expect("they exist");
    let (mut idle, mut silent) = (0, 0);
    for number in 0..40 {
        let seed = Seed::from_number(number);
        let (mut game, _) = Game::new(Setup::new(3, systems, seed)).expect("a game");
        let mut dice = Dice::stream(seed, "councillors");
        while let Some(decision) = game.decision().cloned() {
            let seat = decision.seat;
            if decision.prompt == Prompt::Count(CountPrompt::LastCouncillors) {
                let laid = Plan::default().lay(&game, seat).expect("an open question");
                let said = shown(&people, &game, seat, &laid).message.content;
                let end = |action: Action| {
                    let mut game = game.clone();
                    game.apply(seat, action).expect("it is offered");
                    while let Some(asked) = game.decision().cloned() {
                        game.apply(asked.seat, Action::Pass).expect("nobody has to go");
                    }
                    game.scores()[seat.index()]
                };
                let moves = decision.options.iter().filter(|option| **option != Action::Pass);
                let earns: Vec<bool> =
                    moves.map(|option| end(*option) > end(Action::Pass)).collect();
                assert_eq!(
                    said.contains("no councillor of yours would earn anything"),
                    !earns.contains(&true),
                    "{said}"
                );
                let some = earns.contains(&true) && earns.contains(&false);
                assert_eq!(said.contains("these moves would earn you nothing"), some, "{said}");
                idle += u32::from(earns.contains(&false));
                silent += u32::from(!earns.contains(&false));
            }
            let choice = dice.below(decision.options.len() as u32) as usize;
            game.choose(seat, choice).expect("it is offered");
        }
    }
    assert!(idle > 0 && silent > 0, "{idle} and {silent}");
}

#[test]
fn whose_name_no_picture_can_show_has_the_number_beside_every_board() {
    let systems = Systems::named(["base"]).expect("a set");
    let (game, _) = Game::new(Setup::new(3, systems, Seed::from_number(1))).expect("a table");
    let text = Text::of("en");
    let people = ["Ada", "花子", "অনিক"].map(|name| Name::new(name, "?"));
    let (clocks, id, pings) = (Clocks::default(), GameId(1), &[][..]);
    let (times, figures) = (Times { clocks: &clocks, now: 0 }, &[][..]);
    let (people, game, more) = (&people[..], &game, &[][..]);
    let (ordinal, line, brief) = (1, "", false);
    let (free, automatic) = (&[][..], &[][..]);
    let message = TurnMessage {
        text,
        people,
        id,
        ordinal,
        game,
        line,
        more,
        brief,
        pings,
        free,
        automatic,
        figures,
        aloud: true,
        times,
    };
    let page = message.page();
    assert!(page.message.embeds[0].description.contains("**অনিক** (#3) 0"), "beside the board");
    let seat = game.decision().expect("somebody is asked").seat;
    let laid = Plan::default().lay(game, seat).expect("an empty plan");
    let (laid, since, note) = (&laid, &[][..], None);
    let panel =
        Panel { text, people, id, ordinal, game, seat, laid, since, aloud: true, times, note };
    let content = panel.page().message.content;
    assert!(content.contains("**অনিক** (#3)"), "beside a panel's board: {content}");
}
