//! Several people asked at once, and answers left in advance.

use port::{ActionRow, Files, Message, UserId};
use render::LastCount;
use rules::expansions::catapult::Thrown;
use rules::expansions::{catapult, dragon, wheel};
use rules::{Action, Event, Game, Prompt, Seat};
use table::time_control::HOUR;
use text::Text;
use view::PictureSpec;
use view::ending::EndMessage;

use crate::common::{Table, button, menu, now, press, seal_with};
use crate::time::wait_for_all;

/// Answers what this person is asked in a row, with a figure wherever one can stand, but nothing
/// of which `wanted` says that it is reached.
pub async fn answer(table: &mut Table, user: u64, wanted: impl Fn(&Game) -> bool) {
    let mut panel = table.run(user, "turn").await;
    for _ in 0..12 {
        // A question may come within the turn, before anything is made final.
        if panel.content.contains("what does the catapult throw?") {
            return;
        }
        let open = button(&panel, "Confirm").is_none();
        for menus in ["Cell", "Your choice"] {
            if let Some((id, values)) = menu(&panel, menus).filter(|_| open) {
                panel = table.say(user, press(&id, &[&values[0]])).await;
            }
        }
        panel = table.with_figure(user, panel).await;
        let Some(confirm) = button(&panel, "Confirm") else { return };
        panel = table.say(user, press(&confirm, &[])).await;
        if table.mover().await.is_none() || wanted(&table.game().await) {
            return;
        }
    }
    panic!("the questions do not end: {}", panel.content);
}

/// What the lines of the menu with this placeholder say.
fn labels(message: &Message, placeholder: &str) -> Vec<String> {
    let menus = message.rows.iter().filter_map(|row| match row {
        ActionRow::Select(select) if select.placeholder == placeholder => Some(&select.options),
        _ => None,
    });
    menus.flatten().map(|option| option.label.clone()).collect()
}

/// Plays on until `wanted` says of a state that it is reached.
pub async fn until(table: &mut Table, wanted: impl Fn(&Game) -> bool) {
    for _ in 0..400 {
        if wanted(&table.game().await) {
            return;
        }
        let user = table.mover().await.expect("the game goes on");
        answer(table, user, &wanted).await;
    }
    panic!("it never comes to that");
}

/// Plays on until somebody is to say what the catapult throws, who says this.
async fn fire(table: &mut Table, option: &str) {
    for _ in 0..200 {
        let user = table.mover().await.expect("the game goes on");
        answer(table, user, |_| false).await;
        let panel = table.run(user, "turn").await;
        if panel.content.contains("what does the catapult throw?") {
            table.run(user, &format!("choose option:{option}")).await;
            table.run(user, "confirm").await;
            return;
        }
    }
    panic!("no fair comes");
}

/// Whether this is asked, of whomever first.
fn asks(wanted: Prompt) -> impl Fn(&Game) -> bool {
    move |game| game.decision().is_some_and(|asked| asked.prompt == wanted)
}

#[tokio::test]
async fn who_is_asked_together_answers_in_any_order_and_nobody_is_told_before_the_end() {
    let mut table = Table::started("together", "sets:wheel", &[1, 2, 3]).await;
    until(&mut table, |game| game.decisions().len() > 1).await;
    let game = table.game().await;
    assert_eq!(game.decision().unwrap().prompt, Prompt::Wheel(wheel::Prompt::Plague));
    let stored = table.store.table(table.id().await).await.unwrap().unwrap();
    let user = |seat: Seat| stored.player_in(seat.0).unwrap().0;
    let asked: Vec<u64> = game.decisions().iter().map(|asked| user(asked.seat)).collect();
    let ring = table.public.last().unwrap().clone();
    assert!(ring.content.contains("The wheel brings the plague"), "{}", ring.content);
    let (&first, &last) = (asked.first().unwrap(), asked.last().unwrap());

    // The first one opens the panel and is slow; the last one is quick.
    let slow = table.run(first, "turn").await;
    let (id, values) = menu(&slow, "Your choice").expect("figures to choose from");
    let slow = table.say(first, press(&id, &[&values[0]])).await;
    let public = table.public.len();
    answer(&mut table, last, |_| false).await;
    if asked.len() == 2 {
        assert_eq!(table.public.len(), public, "{:?}", table.public.last());
        let log = table.run(first, "log").await;
        assert!(!log.content.lines().last().unwrap().contains("returns home"), "{}", log.content);
    }
    for &other in asked.iter().filter(|user| ![first, last].contains(user)) {
        answer(&mut table, other, |_| false).await;
    }
    // The button that was there before the others answered still does what it says.
    let confirm = button(&slow, "Confirm").expect("a choice to confirm");
    let done = table.say(first, press(&confirm, &[])).await;
    assert!(done.content.starts_with("Done."), "{}", done.content);
    assert!(table.public.len() > public, "now everybody is told");
    let told = &table.public[public].content;
    assert!(told.matches("returns home").count() >= asked.len(), "{told}");
}

#[tokio::test]
async fn an_answer_left_in_advance_is_given_at_once_and_told() {
    let mut table = Table::started("standing", "sets:base,dragon", &[1, 2]).await;
    let offered = table.complete(2, "standing add answer:dragon", "answer").await;
    assert!(offered.iter().any(|choice| choice.value == "away.dragon"), "{offered:?}");
    assert!(table.run(2, "standing list").await.content.contains("no standing orders"));
    let shown = table.run(2, "standing add answer:away.dragon").await;
    assert!(shown.content.contains("away from my figures"), "{}", shown.content);
    let refused = table.run(2, "standing add answer:nonsense").await;
    assert!(refused.content.contains("isn't a valid standing order"), "{}", refused.content);
    let refused = table.run(3, "standing add answer:away.dragon").await;
    assert!(refused.content.contains("seat"), "{}", refused.content);

    let seat = {
        let stored = table.store.table(table.id().await).await.unwrap().unwrap();
        (0..2).map(Seat).find(|seat| stored.player_in(seat.0).unwrap().0 == 2).unwrap()
    };
    let is_told = |message: &Message| message.content.contains("**Ben**'s standing order");
    for _ in 0..6 {
        if table.public.iter().any(is_told) {
            break;
        }
        until(&mut table, asks(Prompt::Dragon(dragon::Prompt::Step))).await;
        assert_ne!(table.game().await.decision().unwrap().seat, seat, "the other one is asked");
        let user = table.mover().await.unwrap();
        answer(&mut table, user, |_| false).await;
    }
    let moves = table.store.moves(table.id().await).await.unwrap();
    let steps = moves.iter().filter(|made| {
        let action: Action = serde_json::from_str(&made.action).unwrap();
        made.seat == seat.0 && matches!(action, Action::Dragon(dragon::Action::Step { .. }))
    });
    assert!(steps.count() > 0, "the dragon was moved for whoever answered in advance");
    assert!(table.public.iter().any(is_told), "and everybody was told");

    let shown = table.run(2, "standing remove answer:away.dragon").await;
    assert!(shown.content.contains("no standing orders"), "{}", shown.content);
}

#[tokio::test]
async fn a_whole_round_of_the_catapult_can_be_answered_in_advance() {
    let mut table = Table::started("standing-catapult", "sets:base,catapult", &[1, 2]).await;
    let offered = table.complete(1, "standing add answer:throw", "answer").await;
    let shown: Vec<&str> = offered.iter().map(|choice| choice.value.as_str()).collect();
    assert!(shown.contains(&"near.throw") && shown.contains(&"pass.throw"), "{shown:?}");
    let refused = table.run(1, "standing add answer:pass.wagon").await;
    assert!(
        refused.content.contains("isn't a valid standing order"),
        "no wagons here: {refused:?}"
    );
    for user in [1, 2] {
        table.run(user, "standing add answer:target.catapult").await;
        table.run(user, "standing add answer:pass.throw").await;
        let shown = table.run(user, "standing add answer:near.throw").await;
        let lines = shown.content.lines().count();
        assert_eq!(lines, 3, "the later one replaces the other: {}", shown.content);
    }
    let thrown = |message: &Message| message.content.contains("throws from");
    for _ in 0..200 {
        if table.public.iter().any(thrown) {
            break;
        }
        let user = table.mover().await.expect("the game goes on");
        answer(&mut table, user, |_| false).await;
        assert!(
            !asks(Prompt::Catapult(catapult::Prompt::Fire))(&table.game().await),
            "nobody is asked"
        );
        assert!(
            !asks(Prompt::Catapult(catapult::Prompt::Throw))(&table.game().await),
            "nobody is asked"
        );
    }
    let told = table.public.iter().find(|message| thrown(message)).expect("a fair came");
    assert_eq!(told.content.matches("throws from").count(), 2, "{}", told.content);
    assert!(told.content.contains("'s standing order"), "{}", told.content);
}

#[tokio::test]
async fn a_token_is_thrown_by_menus_and_by_a_command() {
    seal_with(2);
    let mut table = Table::started("throws", "sets:base,catapult", &[1, 2]).await;
    fire(&mut table, "3").await;
    assert!(asks(Prompt::Catapult(catapult::Prompt::Throw))(&table.game().await));
    assert_eq!(table.game().await.decisions().len(), 2, "everybody throws at the target");

    // By menus: a side, then an aim, then a force.
    let panel = table.run(1, "turn").await;
    let (id, sites) = menu(&panel, "Your choice").unwrap();
    assert_eq!(sites.len(), 9, "eight sides, or not to throw");
    let names = labels(&panel, "Your choice");
    assert_eq!(names[6], "7 · Throw from the west", "numbered as in the picture");
    let panel = table.say(1, press(&id, &[&sites[6]])).await;
    assert!(panel.content.contains("Throw from the west at"), "{}", panel.content);
    let (id, aims) = menu(&panel, "Aim").unwrap();
    let names = labels(&panel, "Aim");
    assert!(names[0].starts_with("the middle of the fair in "), "{names:?}");
    let game = table.game().await;
    assert_eq!(names.len(), 1 + game.targets().len().min(23), "{names:?}");
    assert!(names[1..].iter().all(|name| name.contains(" in ")), "{names:?}");
    assert!(panel.content.contains("at the middle of the fair in"), "{}", panel.content);
    let panel = table.say(1, press(&id, &[&aims[0]])).await;
    let (id, forces) = menu(&panel, "Force").unwrap();
    let panel = table.say(1, press(&id, &[&forces[0]])).await;
    assert!(panel.content.contains(&format!("with force {}", forces[0])), "{}", panel.content);
    assert!(!panel.content.contains("comes to rest"), "nothing is told before it is final");
    let public = table.public.len();
    let noted = table.say(1, press(&button(&panel, "Confirm").unwrap(), &[])).await;
    assert!(noted.content.contains("Noted: Throw from the west at"), "{}", noted.content);
    assert!(noted.content.contains(&format!("with force {}", forces[0])), "{}", noted.content);
    assert_eq!(table.public.len(), public, "the other one has not thrown yet");

    // By command, with numbers that no menu has.
    for (amount, what) in [("Z99", "isn't a valid aim"), ("M13 101", "from 1 to 100")] {
        let refused = table.run_with(2, "choose option:1", "amount", amount).await;
        assert!(refused.content.contains(what), "{}", refused.content);
    }
    let panel = table.run_with(2, "choose option:1", "amount", "M13:120,-80 37").await;
    assert!(panel.content.contains("at M13:120,-80 with force 37"), "{}", panel.content);
    let done = table.run(2, "confirm").await;
    assert!(done.content.contains("throws from"), "{}", done.content);
    let told = &table.public[public].content;
    assert_eq!(told.matches("throws from").count(), 2, "{told}");
    assert!(told.contains("+5: catapult"), "somebody is closest: {told}");
    // Whoever has seen where everything came to rest throws again only if everybody agrees.
    assert!(button(&done, "Undo").is_none(), "{done:?}");
    assert!(table.run(2, "undo").await.content.contains("asked the other players in the channel"));
}

#[tokio::test]
async fn what_is_held_and_thrown_at_a_catch_is_hidden_until_all_have_answered() {
    seal_with(1);
    let mut table = Table::started("catch", "sets:base,catapult", &[1, 2]).await;
    fire(&mut table, "4").await;
    assert!(table.game().await.decisions().iter().all(|asked| asked.sealed));
    let public = table.public.len();
    for _ in 0..4 {
        let game = table.game().await;
        if game.decisions().iter().all(|asked| asked.prompt == Prompt::Place) {
            break;
        }
        let Some(asked) = game.decisions().last().filter(|asked| asked.sealed) else { break };
        let stored = table.store.table(table.id().await).await.unwrap().unwrap();
        let user = stored.player_in(asked.seat.0).unwrap().0;
        let panel = table.run(user, "turn").await;
        assert!(menu(&panel, "How far aside").is_some(), "{:?}", panel.rows);
        let done = table.run(user, "confirm").await;
        let log = table.run(1, "log").await;
        if table.public.len() == public {
            assert!(done.content.contains("Noted: "), "{}", done.content);
            assert!(!log.content.contains("throws"), "{}", log.content);
        }
    }
    let told: Vec<&str> = table.public[public..].iter().map(|m| m.content.as_str()).collect();
    assert!(told.iter().any(|line| line.contains("throws")), "{told:?}");
}

#[tokio::test]
async fn who_is_asked_together_is_told_directly_each_who_likes_that() {
    seal_with(1);
    let mut table = Table::started("together-direct", "sets:base,catapult", &[1, 2, 3]).await;
    for user in [1, 2, 3] {
        table.run(user, "my settings pings:direct").await;
    }
    fire(&mut table, "3").await;
    let thrower = table.mover().await.unwrap();
    let told: Vec<u64> = table.direct.iter().rev().take(2).map(|(user, _)| user.0).collect();
    let mut others: Vec<u64> = [1, 2, 3].into_iter().filter(|user| *user != thrower).collect();
    others.sort_by_key(|user| Some(user) != told.first());
    assert_eq!(told, others, "{:?}", table.direct);
}

#[tokio::test]
async fn who_is_asked_together_has_a_clock_each_and_the_rules_answer_for_the_late() {
    seal_with(1);
    let mut table =
        Table::started("together-clocks", "sets:base,catapult pace:2d", &[1, 2, 3]).await;
    table.without_vacation(&[1, 2, 3]).await;
    fire(&mut table, "3").await;
    let game = table.game().await;
    let stored = table.store.table(table.id().await).await.unwrap().unwrap();
    let user = |seat: Seat| stored.player_in(seat.0).unwrap().0;
    let asked: Vec<u64> = game.decisions().iter().map(|asked| user(asked.seat)).collect();
    let [quick, late, seldom] = asked[..] else { panic!("three are asked: {asked:?}") };
    let ring = table.public.last().unwrap();
    assert_eq!(ring.content.matches("Until <t:").count(), 1, "the same end: {}", ring.content);
    assert_eq!(ring.mentions.len(), 2, "all but the one who is at it");
    table.run(seldom, "my settings reminders:last").await;
    let begin = now();

    // The first one of the list answers, and hears no more; the others have what they had.
    table.run(quick, "turn").await;
    // The tile of this turn is down already.
    assert!(table.run(quick, "rotate").await.content.contains("no tile to turn now"));
    assert!(!table.run(quick, "deploy spot:1").await.content.contains("Choose a cell"));
    table.run(quick, "choose option:1").await;
    table.run(quick, "confirm").await;
    let said = wait_for_all(&mut table, 47 * HOUR).await;
    let reminded = |user: u64| said.iter().filter(|m| m.mentions == [UserId(user)]).count();
    assert_eq!([quick, late, seldom].map(reminded), [0, 2, 1], "{said:?}");
    let mute = button(said.last().unwrap(), "Mute this turn").expect("a reminder");
    let muted = table.say(quick, press(&mute, &[])).await;
    assert!(muted.content.contains("not your turn") || muted.content.contains("waiting for"));
    assert!(table.game().await.decisions().len() == 2);

    // One of them is given a day more; for the other one the rules answer.
    table.run(late, "game wait").await;
    let said = wait_for_all(&mut table, 2 * HOUR).await;
    assert!(now() < begin + 51 * HOUR);
    let defaulted: Vec<&Message> =
        said.iter().filter(|m| m.content.contains("the default answer")).collect();
    assert_eq!(defaulted.len(), 1, "{said:?}");
    assert!(!said.iter().any(|m| m.content.contains("stand-in")), "{said:?}");
    let left: Vec<u64> = table.game().await.decisions().iter().map(|a| user(a.seat)).collect();
    assert_eq!(left, [seldom], "a day more for this one");
    let said = wait_for_all(&mut table, 24 * HOUR).await;
    assert!(said.iter().any(|m| m.content.contains("the default answer")));
    assert!(said.iter().any(|m| m.content.matches("throws from").count() == 1), "{said:?}");
    assert!(
        !asks(Prompt::Catapult(catapult::Prompt::Throw))(&table.game().await),
        "the game goes on"
    );
    let stored = table.store.table(table.id().await).await.unwrap().unwrap();
    let read = table::model::Table::read(stored).unwrap();
    assert!(read.progress.standins.is_empty(), "everybody plays their seat themselves");
}

#[tokio::test]
async fn whoever_the_rules_answered_for_is_called_to_the_next_turn_like_anybody() {
    seal_with(1);
    let mut table = Table::started("together-late", "sets:base,catapult pace:2d", &[1, 2]).await;
    table.without_vacation(&[1, 2]).await;
    fire(&mut table, "3").await;
    let at_it = table.game().await.turn().seat;
    let stored = table.store.table(table.id().await).await.unwrap().unwrap();
    let user = |seat: Seat| stored.player_in(seat.0).unwrap().0;
    let late = user(Seat(1 - at_it.0));
    while table.game().await.asked(at_it).is_some() {
        answer(&mut table, user(at_it), |_| false).await;
    }
    assert!(table.game().await.asked(Seat(1 - at_it.0)).is_some(), "the other one is asked, too");
    let said = wait_for_all(&mut table, 49 * HOUR).await;
    let told = said.iter().position(|said| said.content.contains("the default answer"));
    let after = &said[told.expect("the rules answered")..];
    let game = table.game().await;
    let next = user(game.decisions()[0].seat);
    assert_eq!(next, late, "it is their turn now");
    assert!(after.iter().any(|said| said.mentions == [UserId(late)]), "{after:?}");
}

#[tokio::test]
async fn the_last_picture_shows_what_was_thrown_last() {
    seal_with(3);
    // Short games until one ends with a fair.
    for tiles in 4..40 {
        let line = format!("sets:base,catapult tiles:{tiles}");
        let mut table = Table::started("last-throw", &line, &[1, 2]).await;
        let id = table.id().await;
        for user in [1, 2] {
            table.run(user, "standing add answer:target.catapult").await;
            table.run(user, "standing add answer:near.throw").await;
        }
        for _ in 0..4 * tiles {
            let Some(user) = table.mover().await else { break };
            answer(&mut table, user, |_| false).await;
        }
        assert_eq!(table.mover().await, None, "the game is over");
        let made = table.store.latest_moves(id, 4).await.unwrap();
        let events = made.iter().rev().flat_map(|made| {
            let events: Vec<Event> = serde_json::from_str(&made.events).unwrap();
            events
        });
        let throws: Vec<Thrown> = events
            .filter_map(|event| match event {
                Event::Catapult(catapult::Event::Thrown(thrown)) => Some(thrown),
                _ => None,
            })
            .collect();
        let told = table.public.last().expect("the end was told");
        assert_eq!(throws.is_empty(), !told.content.contains("throws from"), "{}", told.content);
        if throws.is_empty() {
            continue;
        }
        let stored = table.store.table(id).await.unwrap().expect("it is kept");
        let read = table::model::Table::read(stored).unwrap();
        let text = Text::of("en");
        let (people, game, line) = (read.people(text), read.game.as_ref().unwrap(), "");
        let moves = table.store.moves(id).await.unwrap();
        let events = moves
            .iter()
            .flat_map(|made| serde_json::from_str::<Vec<Event>>(&made.events).expect("events"));
        let (people, count) = (&people, &LastCount::of(&events.collect::<Vec<Event>>()));
        let (sheet, absent, pings) = (&[][..], &[][..], &[][..]);
        let (key, more) = (read.key(), &[]);
        let plain =
            EndMessage { text, people, game, line, sheet, count, absent, id, key, more, pings };
        let picture = plain.page().picture.expect("a board");
        let PictureSpec::Board(scene) = picture.spec else { panic!("a board") };
        let [with, without] = [scene.as_ref().clone().thrown(&throws), *scene]
            .map(|scene| render::render(&scene).expect("a sound scene").png);
        let Files::Set(files) = &told.files else { panic!("{told:?}") };
        assert!(with != without && files[0].bytes == with);
        return;
    }
    panic!("no game ends with a fair");
}
