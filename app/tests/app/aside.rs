//! Games that are put aside: everything says so, and they go on where and when they can.

use port::{Application as _, ChannelId, Closure, Interaction, InteractionKind, Message, Reply};
use storage::{GameId, Status};

use crate::common::{Table, button, command, interaction, invocation, now, pass_until, press};

const HOUR: i64 = 60 * 60_000;
const HERE: ChannelId = ChannelId(50);

fn in_thread(user: u64, kind: InteractionKind) -> Interaction {
    Interaction { in_thread: true, ..interaction(user, kind) }
}

/// A game of two in a channel or a thread, and its number.
async fn begun(name: &str, thread: bool) -> (Table, GameId) {
    let mut table = Table::open(name).await;
    for (user, line) in [(1, "game new"), (2, "game join"), (1, "game start")] {
        let of = Interaction { in_thread: thread, ..interaction(user, command(line)) };
        table.hear(of).await;
    }
    let id = table.id().await;
    (table, id)
}

/// The channel is closed, and its people are told.
async fn close(table: &mut Table, closure: Closure) {
    pass_until(now() + 1);
    table.app.closed(HERE, closure).await;
    table.deliver().await;
}

async fn status(table: &Table, id: GameId) -> Status {
    table.store.game(id).await.unwrap().unwrap().status
}

fn says_it(answer: &Message, id: GameId) -> bool {
    let whole = |text: &str| {
        text.contains("put aside") && text.contains("/game move") && text.contains(&id.public())
    };
    whole(&answer.content) || answer.embeds.iter().any(|own| whole(&own.description))
}

#[tokio::test]
async fn every_command_and_view_says_that_a_game_is_put_aside_and_how_it_goes_on() {
    let (mut table, id) = begun("aside-all", false).await;
    let mover = table.mover().await.unwrap();
    let open = table.run(mover, "turn").await;
    let old = button(&open, "↻").or(button(&open, "Confirm"));
    let taken = table.public.iter().find_map(|said| button(said, "Take your turn")).unwrap();
    close(&mut table, Closure::Closed).await;
    let lines = "turn,place cell:M12,rotate rotation:90,deploy spot:1,pass,confirm,undo,undo to:1,\
        choose option:1,board,board text:true,score,tiles,log,hint,since,replay,fair,export,help,\
        game info,game join,game leave,game start,game end,game rematch,game resign,game take,\
        game pace pace:1d,game pause days:2,game wait,game substitute,game return,game invite,\
        game options theme:dark,game kick user:2,game handover user:3,game watch how:end,\
        standing list,tile list";
    for line in lines.split(',').map(str::trim) {
        let answer = table.run(mover, line).await;
        assert!(says_it(&answer, id), "/{line}: {}", answer.content);
        assert!(!answer.content.contains("no game"), "/{line}: {}", answer.content);
        assert!(button(&answer, "Resume").is_some(), "/{line}: {}", answer.content);
    }
    for pressed in old.into_iter().chain([taken]) {
        let answer = table.say(mover, press(&pressed, &[])).await;
        assert!(says_it(&answer, id), "{pressed}: {}", answer.content);
    }
    for (line, option) in [("place", "cell"), ("deploy", "spot"), ("choose", "option")] {
        let choices = table.complete(mover, line, option).await;
        assert!(choices[0].name.contains("put aside"), "{line}: {choices:?}");
    }
    let stranger = table.run(4, "board").await;
    assert!(says_it(&stranger, id) && button(&stranger, "Resume").is_none());
    assert_eq!(status(&table, id).await, Status::Parked, "to look resumes nothing");
}

#[tokio::test]
async fn a_game_that_is_put_aside_says_why_and_resumes_with_a_button() {
    for (closure, why) in
        [(Closure::Closed, "closed this thread"), (Closure::Gone, "no longer post")]
    {
        let (mut table, id) = begun("aside-why", false).await;
        close(&mut table, closure).await;
        let answer = table.run(1, "turn").await;
        assert!(answer.content.contains(why), "{}", answer.content);
        let resume = button(&answer, "Resume").unwrap();
        let denied = table.say(4, press(&resume, &[])).await;
        assert!(denied.content.contains("no seat"), "{}", denied.content);
        let done = table.say(2, press(&resume, &[])).await;
        assert!(done.content.contains("continues here") && !says_it(&done, id));
        assert_eq!(status(&table, id).await, Status::Running);
        let again = table.say(1, press(&resume, &[])).await;
        assert!(again.content.contains("already"), "{}", again.content);
        let mover = table.mover().await.unwrap();
        let panel = table.run(mover, "turn").await;
        assert!(!says_it(&panel, id), "{}", panel.content);
        let elsewhere =
            Interaction { channel: ChannelId(51), ..interaction(1, press(&resume, &[])) };
        table.hear(elsewhere).await;
        assert_eq!(table.store.game(id).await.unwrap().unwrap().channel, HERE, "it runs");
    }
}

#[tokio::test]
async fn whoever_acts_in_a_thread_that_is_open_again_finds_the_game_going_on() {
    let (mut table, id) = begun("aside-open", true).await;
    let mover = table.mover().await.unwrap();
    close(&mut table, Closure::Closed).await;
    assert_eq!(status(&table, id).await, Status::Parked);
    let told = table.direct.len();
    // Somebody else opened it; whoever acts first finds their turn.
    let panel = table.hear(in_thread(mover, command("turn"))).await;
    assert!(!says_it(&panel, id) && !panel.rows.is_empty(), "{}", panel.content);
    assert_eq!(status(&table, id).await, Status::Running);
    assert!(table.public.iter().any(|said| said.content.contains("The thread is open again")));
    // It was not open: this is found out once, and told to nobody again.
    close(&mut table, Closure::Closed).await;
    let answer = table.hear(in_thread(mover, command("turn"))).await;
    assert!(says_it(&answer, id), "{}", answer.content);
    assert_eq!((status(&table, id).await, table.direct.len()), (Status::Parked, told));
    // What Discord tells counts.
    table.app.opened(HERE).await;
    table.deliver().await;
    assert_eq!(status(&table, id).await, Status::Running);
    close(&mut table, Closure::Closed).await;
    assert_eq!(table.direct.len(), told + 2, "it was closed once more");
    // Where Discord tells nothing, it is tried again after a while.
    table.hear(in_thread(mover, command("turn"))).await;
    close(&mut table, Closure::Closed).await;
    pass_until(now() + 2 * HOUR);
    let typing = InteractionKind::Autocomplete {
        invocation: invocation("place cell:"),
        focused: "cell".to_owned(),
    };
    let Reply::Choices(_) = table.app.handle(in_thread(mover, typing)).await else { panic!() };
    assert_eq!(status(&table, id).await, Status::Running, "also while somebody types");
}

#[tokio::test]
async fn a_thread_that_a_busy_server_archives_early_keeps_its_game() {
    let (mut table, id) = begun("aside-early", true).await;
    table.woken.clear();
    let told = table.direct.len();
    close(&mut table, Closure::Early).await;
    assert_eq!(status(&table, id).await, Status::Running);
    assert_eq!((table.woken.len(), table.direct.len()), (0, told), "the next message opens it");
    table.any_turn().await;
}

#[tokio::test]
async fn what_was_played_later_in_a_channel_is_seen_there_and_the_game_put_aside_is_not_forgotten()
{
    let (mut table, id) = begun("aside-later", false).await;
    close(&mut table, Closure::Gone).await;
    for (user, line) in [(1, "game new"), (3, "game join"), (1, "game start")] {
        table.run(user, line).await;
    }
    let running = table.run(1, "board").await;
    assert!(!says_it(&running, id), "another game runs here: {}", running.content);
    let refused = table.run(2, &format!("game move game:{}", id.public())).await;
    assert!(refused.content.contains("already a game"), "{}", refused.content);
    table.end_game().await;
    let last = table.run(3, "game info").await;
    assert!(!says_it(&last, id), "the last game that was played here: {}", last.content);
    let act = table.run(1, "turn").await;
    assert!(says_it(&act, id), "{}", act.content);
}

#[tokio::test]
async fn a_table_whose_thread_is_closed_before_its_game_is_not_said_to_be_put_aside() {
    let mut table = Table::open("aside-lobby").await;
    table.hear(in_thread(1, command("game new"))).await;
    close(&mut table, Closure::Closed).await;
    let (_, told) = table.direct.last().unwrap();
    assert!(told.content.contains("is closed") && told.content.contains("/game new"));
    assert!(!told.content.contains("put aside"), "{}", told.content);
}

#[tokio::test]
async fn nobody_is_kept_from_a_new_game_in_direct_messages_by_one_that_was_put_aside() {
    let mut table = Table::open("aside-direct").await;
    let alone = |kind| Interaction { guild: None, ..interaction(2, kind) };
    table.hear(alone(command("learn"))).await;
    let id = table.id().await;
    close(&mut table, Closure::Gone).await;
    assert_eq!(status(&table, id).await, Status::Parked);
    let again = table.hear(alone(command("game new"))).await;
    assert!(button(&again, "Learn the game").is_some(), "{}", again.content);
}
