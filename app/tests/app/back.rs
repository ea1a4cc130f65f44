//! `/undo to:`: back to an earlier move, by consent of all or by a referee, with the clocks.

use port::{
    Application as _, ChannelId, Interaction, InteractionKind, Message, Permissions, Reply, UserId,
};
use rules::{Game, Seat};
use table::model::Table as Stored;
use table::time_control::{Clocks, DAY, HOUR};

use crate::common::{Table, button, command, interaction, invocation, now, pass_until, press};

const REFEREE: u64 = 4;

/// A game of these people in which some turns were played.
async fn begun(name: &str, line: &str, people: &[u64], turns: usize) -> Table {
    let mut table = Table::started(name, line, people).await;
    for _ in 0..turns {
        table.any_turn().await;
    }
    table
}

async fn appoint(table: &mut Table, line: &str) -> Message {
    let admin = Interaction {
        member_permissions: Permissions::MANAGE_GUILD,
        ..interaction(99, command(line))
    };
    table.hear(admin).await
}

async fn clocks(table: &Table) -> Clocks {
    let stored = table.store.table(table.id().await).await.unwrap().unwrap();
    Stored::read(stored).unwrap().progress.clocks
}

async fn tiles(table: &Table) -> usize {
    table.game().await.board().tiles().len()
}

/// The poll's message, which is the last one.
async fn vote(table: &mut Table, user: u64, label: &str) -> Message {
    let poll = table.public.iter().rev().find(|message| button(message, "Yes").is_some());
    let id = button(poll.expect("a poll"), label).unwrap();
    table.say(user, press(&id, &[])).await
}

#[tokio::test]
async fn all_agree_and_the_game_is_where_it_was() {
    let mut table = begun("back-all", "", &[1, 2, 3], 3).await;
    let (then, mover) = (table.game().await, table.mover().await.unwrap());
    for _ in 0..4 {
        table.any_turn().await;
    }
    let offered = table.complete(1, "undo to:", "to").await;
    assert!(offered.len() >= 7, "{offered:?}");
    assert!(offered[3].name.contains("4 back: "), "{offered:?}");
    table.run(1, "undo to:4").await;
    let asked = table.public.last().unwrap().clone();
    assert!(asked.content.contains("go back 4 moves"), "{}", asked.content);
    let mut asks = asked.mentions.clone();
    asks.sort_unstable();
    assert_eq!(asks, [UserId(2), UserId(3)]);
    vote(&mut table, 2, "Yes").await;
    assert_eq!(tiles(&table).await, 8, "one is still to agree");
    vote(&mut table, 3, "Yes").await;
    let now = table.game().await;
    assert_eq!((now.board().tiles(), now.scores()), (then.board().tiles(), then.scores()));
    assert_eq!(table.mover().await, Some(mover));
    let told = table.public.last().unwrap();
    assert!(told.content.contains("All have agreed") && told.content.contains("4 moves"));
    assert_eq!(told.mentions, [UserId(mover)]);
    let log = table.run(2, "log").await;
    assert!(log.content.contains("~~"), "what was taken back stays in the log: {}", log.content);
    // The game goes on, and the same tile comes again.
    table.any_turn().await;
    assert_eq!(tiles(&table).await, 5);
}

#[tokio::test]
async fn what_was_chosen_is_meant_also_if_somebody_moves_meanwhile() {
    let mut table = begun("back-meanwhile", "", &[1, 2], 2).await;
    let then = table.game().await;
    table.any_turn().await;
    let offered = table.complete(1, "undo to:", "to").await;
    assert!(offered[0].name.contains("1 back: "), "{offered:?}");
    table.any_turn().await;
    let asker = table.mover().await.unwrap();
    table.run(asker, &format!("undo to:{}", offered[0].value)).await;
    let asked = table.public.last().unwrap();
    assert!(asked.content.contains("go back 2 moves"), "{}", asked.content);
    vote(&mut table, 3 - asker, "Yes").await;
    assert_eq!(table.game().await.board().tiles(), then.board().tiles());
    // That state is the present one now, and nothing is to be taken back for it.
    table.any_turn().await;
    let stale = table.run(asker, &format!("undo to:{}", offered[0].value)).await;
    assert!(stale.content.contains("a moment faster"), "{}", stale.content);
}

#[tokio::test]
async fn one_who_disagrees_is_enough_and_a_move_overtakes_the_question() {
    let mut table = begun("back-no", "", &[1, 2, 3], 3).await;
    table.run(1, "undo to:2").await;
    vote(&mut table, 2, "No").await;
    assert_eq!(tiles(&table).await, 4);
    let told = table.public.last().unwrap();
    assert!(told.content.contains("nothing is taken back"), "{}", told.content);
    table.run(1, "undo to:2").await;
    table.any_turn().await;
    let late = vote(&mut table, 2, "Yes").await;
    assert!(!late.content.contains("Your answer is in"), "{}", late.content);
    assert_eq!(tiles(&table).await, 5);
}

#[tokio::test]
async fn what_cannot_be_gone_back_to_is_refused_with_the_reason() {
    let mut table = begun("back-bad", "", &[1, 2], 2).await;
    for wrong in ["0", "3", "-1", "M13", "99999999999999999999", "1.x", "x.y", "1.999", "2+", ".."]
    {
        let refused = table.run(1, &format!("undo to:{wrong}")).await;
        assert!(refused.content.contains("1 to 2"), "{wrong}: {}", refused.content);
    }
    let stranger = table.run(5, "undo to:1").await;
    assert!(
        stranger.content.contains("no seat") || stranger.content.contains("not playing"),
        "{}",
        stranger.content
    );
    let noted = table.run(1, "undo to:1 note:please").await;
    assert!(noted.content.contains("Only a referee"), "{}", noted.content);
    let mut off = begun("back-off", "undo:off", &[1, 2], 2).await;
    let refused = off.run(1, "undo to:1").await;
    assert!(refused.content.contains("undo:off"), "{}", refused.content);
    let mut lobby = Table::open("back-lobby").await;
    lobby.run(1, "game new").await;
    let early = lobby.run(1, "undo to:1").await;
    assert!(
        early.content.contains("not begun") || early.content.contains("has not"),
        "{}",
        early.content
    );
    for table in [table, off] {
        assert_eq!(tiles(&table).await, 3);
        assert!(table.public.iter().all(|message| button(message, "Yes").is_none()));
    }
}

#[tokio::test]
async fn every_turn_can_be_gone_back_to_page_by_page() {
    let mut table = begun("back-far", "sets:base", &[1, 2], 1).await;
    let mover = table.mover().await.unwrap();
    table.run(mover, "turn").await;
    let then = table.game().await.hash();
    for _ in 0..40 {
        table.any_turn().await;
    }
    let first = table.complete(1, "undo to:", "to").await;
    assert_eq!(first.len(), 25);
    assert!(first[24].name.contains("25 to 41"), "{}", first[24].name);
    let refused = table.run(1, &format!("undo to:{}", first[24].value)).await;
    assert!(refused.content.contains("1 to 41"), "{}", refused.content);
    let mut reached: Vec<String> = first[..24].iter().map(|choice| choice.value.clone()).collect();
    for typed in [first[24].value.clone(), "25".to_owned()] {
        let second = table.complete(1, &format!("undo to:{typed}"), "to").await;
        assert!(second[0].name.starts_with("25 back"), "{typed}: {}", second[0].name);
        assert_eq!(second.len(), 17, "{typed}");
        reached.extend(second.into_iter().map(|choice| choice.value));
    }
    reached.sort();
    reached.dedup();
    assert_eq!(reached.len(), 41, "every turn");

    table.run(mover, "undo to:40").await;
    vote(&mut table, 3 - mover, "Yes").await;
    assert_eq!(table.game().await.hash(), then);
    table.any_turn().await;
}

#[tokio::test]
async fn clocks_go_back_with_the_game() {
    let mut table = begun("back-clocks", "pace:5d+12h", &[1, 2], 1).await;
    table.without_vacation(&[1, 2]).await;
    let mover = table.mover().await.unwrap();
    let start = now();
    // Two of five days are used, then a day by each of the others.
    pass_until(start + 2 * DAY);
    table.any_turn().await;
    pass_until(start + 3 * DAY);
    table.any_turn().await;
    pass_until(start + 4 * DAY);
    table.any_turn().await;
    table.run(mover, "undo to:3").await;
    let other = 3 - mover;
    vote(&mut table, other, "Yes").await;
    assert_eq!(table.mover().await, Some(mover));
    let running = clocks(&table).await;
    let [own] = running.running() else { panic!("{running:?}") };
    let left = own.until - now();
    // As much as when the move was made: three days, whatever has passed since.
    assert!((3 * DAY - HOUR..=3 * DAY + HOUR).contains(&left), "{left} ms");
}

#[tokio::test]
async fn a_referee_goes_back_alone_with_a_note_that_all_see() {
    let mut table = begun("back-referee", "undo:off", &[1, 2, 3], 4).await;
    let before = table.run(REFEREE, "undo to:2").await;
    assert!(!before.content.contains("Done"), "{}", before.content);
    let nobody = table.run(1, &format!("server referee user:{REFEREE}")).await;
    assert!(nobody.content.contains("administrators"), "{}", nobody.content);
    let done = appoint(&mut table, &format!("server referee user:{REFEREE}")).await;
    assert!(done.content.contains("is a referee"), "{}", done.content);
    // What the note says is text, and is not formatted in the message.
    table.odd_names = true;
    let act = interaction(REFEREE, command("undo to:2 note:The_**clock**_was_wrong."));
    let done = table.hear(act.clone()).await;
    assert!(done.content.contains("Done"), "{}", done.content);
    table.hear(act).await;
    assert_eq!(tiles(&table).await, 3, "once, however often it is delivered");
    let told = table.public.last().unwrap();
    assert!(told.content.contains("**Ştefan**, a referee"), "{}", told.content);
    assert!(
        told.content.contains("clock") && !told.content.contains("**clock**"),
        "{}",
        told.content
    );
    appoint(&mut table, &format!("server referee user:{REFEREE} role:off")).await;
    let over = table.run(REFEREE, "undo to:1").await;
    assert!(!over.content.contains("Done"), "{}", over.content);
    assert_eq!(tiles(&table).await, 3);
}

#[tokio::test]
async fn a_referee_pauses_and_extends_and_everybody_sees_who_did() {
    let mut table = begun("back-helps", "pace:2d", &[1, 2], 1).await;
    let denied = table.run(REFEREE, "game pause days:3").await;
    assert!(!denied.content.contains("Done"), "{}", denied.content);
    appoint(&mut table, &format!("server referee user:{REFEREE}")).await;
    table.run(REFEREE, "game wait").await;
    let given = table.public.last().unwrap().content.clone();
    assert!(given.contains("**Ştefan** gives"), "{given}");
    let before = clocks(&table).await.running()[0].until;
    table.run(REFEREE, "game pause days:3").await;
    let told = table.public.last().unwrap().content.clone();
    assert!(told.contains("**Ştefan**: This table's clocks are paused"), "{told}");
    assert!(clocks(&table).await.running()[0].until >= before + 3 * DAY - HOUR);
    // No more than that: the game is not theirs.
    for line in ["game pace pace:7d", "game end", "game kick user:1"] {
        let refused = table.run(REFEREE, line).await;
        assert!(!refused.content.contains("Done"), "{line}: {}", refused.content);
    }
}

#[tokio::test]
async fn a_referee_moves_a_game_to_another_channel_and_both_channels_see_who_did() {
    let mut table = begun("back-move", "", &[1, 2], 1).await;
    let (id, mover) = (table.id().await, table.mover().await.unwrap());
    let line = format!("game move game:{}", id.public());
    let here = |user| Interaction { channel: ChannelId(60), ..interaction(user, command(&line)) };
    let denied = table.hear(here(REFEREE)).await;
    assert!(denied.content.contains("You have no seat in this game"), "{}", denied.content);
    assert_eq!(table.store.game(id).await.unwrap().unwrap().channel, ChannelId(50));
    appoint(&mut table, &format!("server referee user:{REFEREE}")).await;
    let mut offered = interaction(
        REFEREE,
        InteractionKind::Autocomplete {
            invocation: invocation("game move game:"),
            focused: "game".to_owned(),
        },
    );
    offered.channel = ChannelId(60);
    let Reply::Choices(offered) = table.app.handle(offered).await else { panic!("choices") };
    let [choice] = &offered[..] else { panic!("{offered:?}") };
    assert_eq!(choice.value, id.public());
    for part in [&*id.public(), "Ada", "Ben"] {
        assert!(choice.name.contains(part), "{part} tells games apart: {}", choice.name);
    }
    let act = here(REFEREE);
    let done = table.hear(act.clone()).await;
    assert!(done.content.contains("the game continues here"), "{}", done.content);
    table.hear(act).await;
    let told = |words: &str| {
        let said = table.public.iter().filter(|message| message.content.contains(words));
        said.collect::<Vec<_>>()
    };
    let [left] = told("This game continues in")[..] else { panic!("{:?}", table.public) };
    assert!(left.content.contains("**Ştefan**: This game continues in <#60>"), "{left:?}");
    let [arrived] = told("The game continues here")[..] else { panic!("{:?}", table.public) };
    assert!(arrived.content.contains("**Ştefan**: The game continues here"), "{arrived:?}");
    assert_eq!(arrived.mentions, [UserId(mover)]);
    // Whoever plays needs no name.
    let line = format!("game move game:{}", id.public());
    table.run(mover, &line).await;
    let back = table.public.last().unwrap();
    assert!(back.content.contains("The game continues here"), "{}", back.content);
    assert!(!back.content.contains("**: The game"), "{}", back.content);
}

#[tokio::test]
async fn alone_against_carcas_nobody_has_to_be_asked() {
    let mut table = Table::open("back-alone").await;
    table.run(2, "game new").await;
    table.run(2, "game invite").await;
    table.run(2, "game start").await;
    let start = table.game().await;
    for _ in 0..4 {
        if table.mover().await == Some(2) {
            table.any_turn().await;
        } else {
            let at = now() + 60_000;
            pass_until(at);
            for due in table.store.claim_due(now(), 1_000, 9).await.unwrap() {
                table.app.due(&due).await.unwrap();
            }
            table.deliver().await;
        }
    }
    assert!(tiles(&table).await > 2);
    let far = table.complete(2, "undo to:", "to").await.last().unwrap().value.clone();
    table.run(2, &format!("undo to:{far}")).await;
    let now: Game = table.game().await;
    assert_eq!(now.board().tiles(), start.board().tiles());
    assert!(now.asked(Seat(now.turn().seat.0)).is_some());
}
