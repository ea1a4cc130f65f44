//! Around the games: other channels, spectators, lists, the first game, privacy, quotas.

use std::time::Duration;

use app::App;
use ground::Options;
use port::{
    Application, ChannelId, Closure, FailureCause, Files, GuildId, Interaction, InteractionKind,
    Message, Permissions, Reply, UserId,
};
use queues::outbox::notification::{AboutGame as _, Post};
use queues::outbox::worker::{Composer, Undeliverable};
use queues::quotas::Quotas;
use storage::{Find, Status};
use table::time_control::DAY;

use crate::common::{Table, button, command, interaction, now, options, pass_until, press};

async fn started(name: &str) -> Table {
    Table::started(name, "", &[1, 2]).await
}

fn elsewhere(user: u64, line: &str) -> Interaction {
    Interaction { channel: ChannelId(60), ..interaction(user, command(line)) }
}

fn file(message: &Message) -> String {
    let Files::Set(files) = &message.files else { panic!("a file") };
    String::from_utf8(files[0].bytes.clone()).unwrap()
}

#[tokio::test]
async fn a_game_goes_on_in_the_channel_where_somebody_of_it_says_so() {
    let mut table = started("around-move").await;
    let id = table.id().await;
    let line = format!("game move game:{}", id.public());
    assert!(table.hear(elsewhere(9, &line)).await.content.contains("no seat"));
    let mut blind = elsewhere(1, &line);
    blind.app_permissions = Permissions::VIEW_CHANNEL;
    let refused = table.hear(blind).await;
    let (missing, link) = ("Embed Links, Attach Files and Send Messages", "client_id=1&");
    assert!(refused.content.contains(missing) && refused.content.contains(link));
    let moved = table.hear(elsewhere(1, &line)).await;
    assert!(moved.content.contains("continues here"), "{}", moved.content);
    let game = table.store.game(id).await.unwrap().unwrap();
    assert_eq!(game.channel, ChannelId(60));
    assert!(table.run(1, "turn").await.content.contains("no game for that"));
    for line in ["game move game:zzzzz", "analyse game:zzzzz", "game move game:what"] {
        let unknown = table.run(1, line).await.content;
        assert!(unknown.contains("There is no game “"), "{line}: {unknown}");
        assert!(!unknown.contains("your games"), "a referee moves others', too: {unknown}");
    }
    let ring = table.public.last().unwrap();
    assert!(ring.content.contains("continues here") && ring.mentions.len() == 1);
    assert!(table.run(1, "game move game:!!!").await.content.contains("There is no game “"));
}

#[tokio::test]
async fn a_game_that_is_here_already_is_moved_nowhere() {
    let mut table = started("around-here").await;
    let (id, said) = (table.id().await, table.public.len());
    let line = format!("game move game:{}", id.public());
    let told = table.run(1, &line).await.content;
    assert!(told.contains("already here, so nothing has changed"), "{told}");
    assert_eq!(table.public.len(), said, "nobody is told of anything");
    // Where another game is, none is moved to.
    table.hear(elsewhere(3, "game new")).await;
    let told = table.hear(elsewhere(1, &line)).await.content;
    assert!(told.contains("already a game in this channel"), "{told}");
}

#[tokio::test]
async fn a_game_whose_channel_is_gone_is_put_aside_and_taken_up_elsewhere() {
    let mut table = started("around-gone").await;
    let id = table.id().await;
    let mover = table.mover().await.unwrap();
    table.run(mover, "game substitute").await;
    let row = {
        let key = storage::ActKey::interaction(port::InteractionId(1 << 40));
        let storage::BeginOutcome::New(mut act) = table.store.begin(&key, now()).await.unwrap()
        else {
            panic!("new")
        };
        let post = Post::Note { text: "a word".to_owned() };
        act.enqueue(&post.row(id, 0, ChannelId(50), "lost").unwrap()).await.unwrap();
        act.commit("").await.unwrap();
        table.store.claim(now(), 30_000, 10).await.unwrap().remove(0)
    };
    let why = Undeliverable::Refused(FailureCause::UnknownChannel);
    table.app.undeliverable(&row, &why).await.unwrap();
    let given_up = table.store.dead_letters(9).await.unwrap();
    assert_eq!(given_up.len(), 1, "it is given up in the act that tells of it");
    table.deliver().await;
    assert_eq!(table.store.game(id).await.unwrap().unwrap().status, Status::Parked);
    let people: Vec<u64> = table.direct.iter().map(|(user, _)| user.0).collect();
    assert_eq!(people, [1, 2], "the host and the players, each once");
    let (_, told) = table.direct.first().expect("the host is told");
    assert!(told.content.contains("`/game move` takes it"), "{}", told.content);
    assert!(table.run(1, "my games").await.content.contains("put aside"));
    let offered = table.complete(1, "game move game:", "game").await;
    assert_eq!(offered.len(), 1);
    let line = format!("game move game:{}", offered[0].value);
    table.hear(elsewhere(1, &line)).await;
    let game = table.store.game(id).await.unwrap().unwrap();
    assert_eq!((game.status, game.channel), (Status::Running, ChannelId(60)));
}

#[tokio::test]
async fn spectators_are_told_as_they_like_and_never_in_the_channel() {
    let mut table = started("around-watch").await;
    assert!(table.run(8, "game watch how:move").await.content.contains("every move"));
    table.run(9, "game watch how:end").await;
    let mover = table.mover().await.unwrap();
    table.run(mover, "turn").await;
    let cells = table.complete(mover, "place cell:", "cell").await;
    table.run(mover, &format!("place cell:{}", cells[0].value)).await;
    table.run(mover, "confirm").await;
    let told: Vec<u64> = table.direct.iter().map(|(user, _)| user.0).collect();
    assert_eq!(told, [8]);
    assert!(table.direct[0].1.content.contains("<#50>: "), "{}", table.direct[0].1.content);
    let [picture] = table.direct[0].1.files.sent() else { panic!("the board comes with the move") };
    assert!(!picture.bytes.is_empty() && !picture.description.is_empty());
    table.run(8, "game watch how:off").await;
    let next = table.mover().await.unwrap();
    table.run(next, "turn").await;
    let cells = table.complete(next, "place cell:", "cell").await;
    table.run(next, &format!("place cell:{}", cells[0].value)).await;
    table.run(next, "confirm").await;
    assert_eq!(table.direct.len(), 1);
    // An end that is no last move is an end too, also for whoever was told of the move before it.
    table.run(7, "game watch how:move").await;
    table.any_turn().await;
    assert_eq!(table.direct.len(), 2);
    table.end_game().await;
    assert_eq!(table.direct.len(), 4);
    for user in [7, 9] {
        let (_, told) = table.direct.iter().rfind(|(to, _)| *to == UserId(user)).unwrap();
        assert!(told.content.contains("ended"), "{}", told.content);
    }
}

/// Lets every timer of a kind come due that is set before `at`.
async fn ring(table: &mut Table, kind: &str, at: i64) {
    for due in table.store.claim_due(at, 1, 100).await.unwrap() {
        if due.kind.starts_with(kind) {
            pass_until(due.due_at);
            table.app.due(&due).await.unwrap();
        }
    }
    table.deliver().await;
}

#[tokio::test]
async fn whoever_wants_to_hear_once_a_day_hears_of_all_that_happened_and_of_nothing_twice() {
    let mut table = started("around-daily").await;
    assert!(table.run(9, "game watch how:daily").await.content.contains("once a day"));
    let begin = now();
    for _ in 0..3 {
        table.any_turn().await;
    }
    // The next tile is turned up meanwhile, which is nothing to tell.
    ring(&mut table, "draw", begin + DAY / 2).await;
    ring(&mut table, "digest", begin + DAY / 2).await;
    assert_eq!(table.direct, [], "half a day is no day");
    // Nothing more happens, and still the day is told at its end.
    ring(&mut table, "digest", begin + 2 * DAY).await;
    let [(user, told)] = &table.direct[..] else { panic!("{:?}", table.direct) };
    assert_eq!(*user, UserId(9));
    assert!(told.content.starts_with("<#50>, since the last message:"), "{}", told.content);
    assert_eq!(told.content.lines().filter(|line| line.starts_with("<t:")).count(), 3);
    // A day without a move is not worth a message.
    pass_until(now() + 2 * DAY);
    ring(&mut table, "digest", now()).await;
    assert_eq!(table.direct.len(), 1);
    table.any_turn().await;
    let (_, told) = table.direct.last().unwrap();
    assert_eq!(table.direct.len(), 2, "more than a day has passed");
    assert_eq!(told.content.lines().count(), 2, "{}", told.content);
}

#[tokio::test]
async fn a_spectator_who_takes_no_direct_messages_is_told_no_more_and_nobody_is_blamed() {
    let mut table = started("around-shut").await;
    table.run(9, "game watch how:move").await;
    table.closed = vec![9];
    table.any_turn().await;
    table.any_turn().await;
    assert_eq!(table.direct, [], "nobody is told of it");
    assert_eq!(table.store.watched(UserId(9)).await.unwrap(), []);
}

#[tokio::test]
async fn help_explains_every_command_and_its_options() {
    let mut table = Table::open("around-help-command").await;
    for group in app::commands::GROUPS {
        for command in group.commands {
            let path = format!("{} {}", group.name, command.name).trim().to_owned();
            let offered = table.complete_with(1, "help", "command", &path).await;
            let offered = offered.iter().find(|choice| choice.value == format!("/{path}"));
            assert!(offered.is_some(), "/{path} is not offered");
            let said = table.run_with(1, "help", "command", &path).await.content;
            assert!(said.starts_with(&format!("`/{path}`: ")), "{said}");
            for option in command.options {
                assert!(said.contains(&format!("`{}`: ", option.name)), "{path}: {said}");
            }
        }
    }
    let said = table.run_with(1, "help", "command", "game nwe").await.content;
    assert!(said.contains("`/game new`"), "{said}");
}

#[tokio::test]
async fn help_says_what_somebody_can_do_now() {
    let mut table = Table::open("around-help").await;
    let help = async |table: &mut Table, user: u64| table.run(user, "help").await.content;
    let mut said = vec![help(&mut table, 1).await];
    table.run(1, "game new").await;
    said.extend([help(&mut table, 1).await, help(&mut table, 2).await]);
    table.run(2, "game join").await;
    said.push(help(&mut table, 2).await);
    table.run(1, "game start").await;
    let mover = table.mover().await.unwrap();
    said.extend([help(&mut table, mover).await, help(&mut table, 3 - mover).await]);
    said.push(help(&mut table, 9).await);
    for (nth, one) in said.iter().enumerate() {
        assert!(!said[..nth].contains(one), "{nth} says nothing of its own: {one}");
    }
}

#[tokio::test]
async fn the_list_of_a_servers_games_counts_those_as_well_that_it_does_not_name() {
    let mut table = Table::open("around-many").await;
    for nth in 0..26 {
        let new = interaction(10 + nth, command("game new"));
        table.hear(Interaction { channel: ChannelId(100 + nth), ..new }).await;
    }
    let mut asked = interaction(9, command("server overview"));
    asked.member_permissions = Permissions::MANAGE_GUILD;
    table.hear(asked).await;
    let list = &table.public.last().unwrap().content;
    assert!(list.contains("26 games are open") && list.contains("Not listed here: 1."), "{list}");
    assert_eq!(list.matches("<#").count(), 25, "{list}");
    assert!(list.contains("<#100>") && !list.contains("<#125>"), "the latest is not named: {list}");
}

#[tokio::test]
async fn the_list_of_a_servers_games_is_posted_once_and_edited_then() {
    let mut table = started("around-list").await;
    assert!(table.run(1, "server overview").await.content.contains("Only server administrators"));
    let mut asked = interaction(9, command("server overview"));
    asked.member_permissions = Permissions::MANAGE_GUILD;
    table.hear(asked).await;
    let list = table.public.last().unwrap().clone();
    assert!(list.content.contains("One game is open"), "{}", list.content);
    assert!(list.mentions.is_empty());
    let posted = table.public.len();
    table.hear(elsewhere(3, "game new")).await;
    pass_until(now() + 6 * 60_000);
    table.deliver().await;
    assert_eq!(table.public.len(), posted + 1, "the other table; the list was edited");
    assert!(table.store.overview(GuildId(5)).await.unwrap().is_some());
    let list = table.edited.last().unwrap();
    assert!(list.content.contains("2 games are open"), "{}", list.content);
    assert!(list.content.contains("<#50>") && list.content.contains("<#60>"), "{}", list.content);
    // What is over is no longer in it.
    table.end_game().await;
    pass_until(now() + 6 * 60_000);
    table.deliver().await;
    let list = table.edited.last().unwrap();
    assert!(list.content.contains("One game is open"), "{}", list.content);
    assert!(!list.content.contains("<#50>"), "{}", list.content);
}

#[tokio::test]
async fn ones_own_games_are_listed_from_every_server_those_that_wait_for_one_first() {
    let mut table = Table::open("around-mine").await;
    let at = |user: u64, guild: Option<u64>, channel: u64, line: &str| Interaction {
        guild: guild.map(GuildId),
        channel: ChannelId(channel),
        ..interaction(user, command(line))
    };
    for (guild, channel, other) in [(5, 50, 2), (6, 60, 3), (7, 70, 4)] {
        table.hear(at(1, Some(guild), channel, "game new")).await;
        table.hear(at(other, Some(guild), channel, "game join")).await;
        if channel != 70 {
            table.hear(at(1, Some(guild), channel, "game start")).await;
        }
    }
    // From anywhere, also from a direct message; others see theirs alone.
    let listed = table.hear(at(1, None, 90, "my games")).await;
    for channel in ["<#50>", "<#60>", "<#70>"] {
        assert_eq!(listed.content.matches(channel).count(), 1, "{}", listed.content);
    }
    let mut turns = 0;
    for (line, channel) in listed.content.lines().skip(1).filter_map(|line| {
        let number = line.split("<#").nth(1)?.split('>').next()?;
        Some((line, number.parse::<u64>().ok()?))
    }) {
        let stored = table.store.table_in(ChannelId(channel)).await.unwrap().unwrap();
        let mover = stored.game.to_move.and_then(|seat| stored.player_in(seat));
        let own = mover == Some(UserId(1));
        assert_eq!(line.contains("your turn"), own, "{line}");
        assert!(!own || line.contains("<t:"), "since when: {line}");
        turns += usize::from(own);
    }
    let first = listed.content.lines().nth(1).unwrap();
    assert_eq!(first.contains("your turn"), turns > 0, "{}", listed.content);
    let other = table.hear(at(3, Some(6), 60, "my games")).await;
    assert!(other.content.contains("<#60>") && !other.content.contains("<#50>"));
}

#[tokio::test]
async fn what_was_played_last_can_be_looked_at_while_the_next_table_waits() {
    let mut table = started("around-last").await;
    let early = Table::open("around-last-none").await;
    table.any_turn().await;
    table.end_game().await;
    let log = table.run(1, "log").await.content;
    assert!(log.contains("placed"), "the moves of the last game: {log}");
    table.run(3, "game new").await;
    for look in ["score", "log", "replay", "board", "tiles"] {
        let shown = table.run(3, look).await;
        assert!(!shown.content.contains("has not begun"), "{look}: {}", shown.content);
    }
    assert_eq!(table.run(1, "log").await.content, log);
    drop(table);
    // Where nothing was played yet there is nothing to look at.
    let mut table = early;
    table.run(3, "game new").await;
    let refused = table.run(3, "score").await;
    assert!(refused.content.contains("not begun"), "{}", refused.content);
}

#[tokio::test]
async fn a_server_is_greeted_once() {
    let mut table = Table::open("around-welcome").await;
    for _ in 0..2 {
        table.app.joined(GuildId(5), ChannelId(70), "en-US").await;
    }
    table.deliver().await;
    let [welcome] = &table.public[..] else { panic!("{:?}", table.public) };
    assert!(welcome.content.contains("/learn") && welcome.mentions.is_empty());
}

#[tokio::test]
async fn the_first_game_has_ten_tiles_and_advice_and_can_be_played_alone() {
    let mut table = Table::open("around-learn").await;
    let privately = |kind| Interaction { guild: None, ..interaction(2, kind) };
    // In a channel everybody could watch: the game waits in a direct message.
    table.closed = vec![2];
    table.run(2, "learn").await;
    assert_eq!((table.direct.len(), table.public.len()), (0, 0), "who is not reached is not named");
    table.closed.clear();
    let told = table.run(2, "learn").await;
    assert!(told.content.contains("Privacy Settings"), "{}", told.content);
    assert_eq!(table.store.games(Find::AllOf(UserId(2)), 9).await.unwrap(), []);
    let [(UserId(2), invitation)] = &table.direct[..] else { panic!("{:?}", table.direct) };
    let begin = button(invitation, "Begin").unwrap();
    assert_eq!(table.public, [], "the channel hears nothing of it");
    let here = table.say(2, press(&begin, &[])).await;
    assert!(!here.content.contains("first game begins"), "{}", here.content);
    let begun = table.hear(privately(press(&begin, &[]))).await;
    assert!(begun.content.contains("first game begins"), "{}", begun.content);
    let again = table.hear(privately(command("learn"))).await;
    assert!(again.content.contains("middle of a game here"), "{}", again.content);
    assert_eq!(table.game().await.bag().len(), 10);
    let id = table.id().await;
    let panel = table.hear(privately(command("turn"))).await;
    assert!(panel.content.contains("💡 This is your tile"), "{}", panel.content);
    assert!(panel.content.contains("I would do this: "), "{}", panel.content);
    for _ in 0..40 {
        if table.mover().await != Some(2) {
            let Some(due) = table.store.claim_due(now() + 200_000, 1, 1).await.unwrap().pop()
            else {
                break;
            };
            table.app.due(&due).await.unwrap();
            table.deliver().await;
        } else {
            table.hear(privately(command("turn"))).await;
            let kind = InteractionKind::Autocomplete {
                invocation: crate::common::invocation("place cell:"),
                focused: "cell".to_owned(),
            };
            let Reply::Choices(cells) = table.app.handle(privately(kind)).await else {
                panic!("cells")
            };
            if let Some(cell) = cells.first() {
                let line = format!("place cell:{}", cell.value);
                let laid = table.hear(privately(command(&line))).await;
                assert!(laid.content.contains("💡"), "{}", laid.content);
            }
            table.hear(privately(command("confirm"))).await;
        }
    }
    assert_eq!(table.store.game(id).await.unwrap().unwrap().status, Status::Ended);
    assert!(table.public.last().unwrap().content.contains("That was your first game"));
}

#[tokio::test]
async fn what_is_kept_of_somebody_is_given_to_them_and_forgotten_when_they_ask() {
    let mut table = started("around-privacy").await;
    table.run(2, "my settings zone:Europe/Warsaw").await;
    table.run(2, "game watch how:daily").await;
    let export = table.run(2, "privacy export").await;
    let kept = file(&export);
    for part in ["Ben", "Europe/Warsaw", "daily", "\"user\": \"2\"", "en-GB", "\"seats\""] {
        assert!(kept.contains(part), "{part} is not in {kept}");
    }
    let id = table.id().await;
    let ask = table.run(2, "privacy erase").await;
    assert!(table.store.player(UserId(2)).await.unwrap().is_some(), "it was only asked");
    let done = table.say(2, press(&button(&ask, "Forget me").unwrap(), &[])).await;
    assert!(done.content.contains("nothing here names you"), "{}", done.content);
    assert_eq!(table.store.player(UserId(2)).await.unwrap(), None);
    assert_eq!(table.store.games(Find::AllOf(UserId(2)), 9).await.unwrap(), []);
    assert_eq!(table.store.watched(UserId(2)).await.unwrap(), []);
    let game = table.store.game(id).await.unwrap().unwrap();
    assert_eq!(game.status, Status::Running, "the game goes on");
    assert!(table.public.iter().any(|message| message.content.contains("asked to be forgotten")));
    // Nothing that waits to be said, and nothing that was said since, names the person.
    let table_row = table.store.table(id).await.unwrap().unwrap();
    assert!(!table_row.game.progress.contains("Ben"));
    assert!(table_row.seats.iter().any(|seated| seated.player.is_none()));
}

#[tokio::test]
async fn after_an_erasure_no_file_of_the_database_has_the_name() {
    const NAME: &str = "Łucja";
    let mut table = Table::open("around-name").await;
    table.run(3, "game new").await;
    table.run(1, "game join").await;
    table.run(3, "game start").await;
    for _ in 0..4 {
        table.any_turn().await;
    }
    table.run(1, "game time").await;
    let files = |table: &Table| {
        let files = std::fs::read_dir(&table.dir).unwrap().map(|file| file.unwrap().path());
        let read = files.filter(|file| file.is_file()).map(|file| std::fs::read(file).unwrap());
        read.collect::<Vec<_>>().concat()
    };
    let named = |bytes: &[u8]| bytes.windows(NAME.len()).any(|part| part == NAME.as_bytes());
    assert!(named(&files(&table)), "the test looks in the right place");
    // The channel is told once more who left. After that, nothing is left to tell.
    for _ in 0..2 {
        let ask = table.run(3, "privacy erase").await;
        table.say(3, press(&button(&ask, "Forget me").unwrap(), &[])).await;
    }
    let found = files(&table);
    let at = found.windows(NAME.len()).position(|part| part == NAME.as_bytes());
    let around = at.map(|at| String::from_utf8_lossy(&found[at.saturating_sub(200)..at + 40]));
    assert_eq!(around.as_deref(), None);
}

#[tokio::test]
async fn whoever_does_too_much_at_once_is_told_so_and_nothing_of_it_is_kept() {
    let table = Table::open("around-much").await;
    let quotas = Quotas { acts_per_span: 3, tables_per_hour: 2, ..Quotas::default() };
    let app = App::new(
        table.store.clone(),
        Options { quotas, grace: Duration::from_secs(9), ..options() },
    );
    let said = async |user: u64, channel: u64| {
        let asked = interaction(user, command("game new"));
        match app.handle(Interaction { channel: ChannelId(channel), ..asked }).await {
            Reply::Private(message) => message.content,
            other => panic!("{other:?}"),
        }
    };
    assert!(said(1, 70).await.contains("open"));
    assert!(said(1, 71).await.contains("open"));
    assert!(said(1, 72).await.contains("within an hour"));
    assert!(said(1, 73).await.contains("a lot at once"));
    assert!(said(2, 74).await.contains("open"), "nobody else notices");
    pass_until(now() + 11_000);
    assert!(said(1, 75).await.contains("within an hour"));
    assert_eq!(table.store.games(Find::OpenOf(UserId(1)), 9).await.unwrap().len(), 2);
}

/// What an application with these quotas says to somebody in a channel of a server.
async fn answer(app: &App, (guild, channel): (u64, u64), user: u64, line: &str) -> String {
    let asked = interaction(user, command(line));
    let at = Interaction { guild: Some(GuildId(guild)), channel: ChannelId(channel), ..asked };
    match app.handle(at).await {
        Reply::Private(message) | Reply::Update(message) => message.content,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_server_has_so_many_open_games_and_other_servers_do_not_mind() {
    let table = Table::open("around-server").await;
    let quotas = Quotas { games_per_server: 2, ..Quotas::default() };
    let app = App::new(table.store.clone(), Options { quotas, ..options() });
    assert!(answer(&app, (5, 70), 1, "game new").await.contains("open"));
    assert!(answer(&app, (5, 71), 2, "game new").await.contains("open"));
    let full = answer(&app, (5, 72), 3, "game new").await;
    assert!(full.contains("its limit of open games"), "{full}");
    assert!(answer(&app, (6, 73), 3, "game new").await.contains("open"));
    // A table that is closed makes room.
    answer(&app, (5, 71), 2, "game leave").await;
    assert!(answer(&app, (5, 72), 3, "game new").await.contains("open"));
}

#[tokio::test]
async fn a_person_sits_in_so_many_open_games_whoever_opened_them() {
    let table = Table::open("around-person").await;
    let quotas = Quotas { games_per_player: 2, ..Quotas::default() };
    let app = App::new(table.store.clone(), Options { quotas, ..options() });
    for (channel, host) in [(70, 1), (71, 2), (72, 3)] {
        answer(&app, (5, channel), host, "game new").await;
    }
    assert!(!answer(&app, (5, 71), 1, "game join").await.contains("limit of open games"));
    let full = answer(&app, (6, 74), 1, "game new").await;
    assert!(full.contains("limit of open games for one person"), "{full}");
    let full = answer(&app, (5, 72), 1, "game join").await;
    assert!(full.contains("limit of open games for one person"), "{full}");
    assert_eq!(table.store.games(Find::OpenOf(UserId(1)), 9).await.unwrap().len(), 2);
    answer(&app, (5, 71), 1, "game leave").await;
    assert!(!answer(&app, (5, 72), 1, "game join").await.contains("limit of open games"));
}

#[tokio::test]
async fn whoever_passes_a_table_on_has_opened_it_all_the_same() {
    let table = Table::open("around-passed").await;
    let quotas = Quotas { tables_per_hour: 1, ..Quotas::default() };
    let app = App::new(table.store.clone(), Options { quotas, ..options() });
    answer(&app, (5, 70), 1, "game new").await;
    answer(&app, (5, 70), 2, "game join").await;
    answer(&app, (5, 70), 1, "game leave").await;
    let table = table.store.table_in(ChannelId(70)).await.unwrap().unwrap();
    assert_eq!(table.game.host, Some(UserId(2)));
    assert!(answer(&app, (5, 71), 1, "game new").await.contains("within an hour"));
    assert!(answer(&app, (5, 72), 2, "game new").await.contains("open"), "it is not theirs");
}

/// A game of two in a thread.
async fn in_thread(name: &str) -> Table {
    let mut table = Table::open(name).await;
    for (user, line) in [(1, "game new"), (2, "game join"), (1, "game start")] {
        let of = Interaction { in_thread: true, ..interaction(user, command(line)) };
        table.hear(of).await;
    }
    table
}

#[tokio::test]
async fn the_thread_of_a_game_is_kept_open_while_nobody_moves_and_no_longer() {
    const HOUR: i64 = 60 * 60 * 1000;
    let mut table = in_thread("around-thread").await;
    assert_eq!(table.woken, [true], "it is to stay open as long as threads can");
    let begin = now();
    let pass = async |table: &mut Table, hours: i64| {
        let until = now() + hours * HOUR;
        while let Some(due) = table.store.claim_due(until, 60_000, 1).await.unwrap().first() {
            pass_until(due.due_at);
            table.app.due(due).await.unwrap();
            table.deliver().await;
        }
        pass_until(until);
        std::mem::take(&mut table.woken).len()
    };
    pass(&mut table, 1).await;
    assert_eq!(pass(&mut table, 24).await, 4, "every six hours");
    assert!(table.public.iter().all(|said| !said.content.is_empty()), "nothing is said for it");
    let mover = table.mover().await.unwrap();
    table.run(mover, "turn").await;
    assert!(now() - begin < 26 * HOUR);
    assert_eq!(pass(&mut table, 5).await, 0, "something happened there lately");
    let id = table.id().await;
    table.hear(elsewhere(1, &format!("game move game:{}", id.public()))).await;
    assert_eq!(pass(&mut table, 24).await, 0, "it is played elsewhere now");
}

#[tokio::test]
async fn a_thread_that_fell_asleep_is_opened_at_once_and_one_that_was_closed_puts_the_game_aside() {
    let mut table = in_thread("around-asleep").await;
    table.woken.clear();
    let id = table.id().await;
    let channel = table.store.game(id).await.unwrap().unwrap().channel;
    for _ in 0..2 {
        pass_until(now() + 1);
        table.app.closed(channel, Closure::Asleep).await;
        table.deliver().await;
    }
    assert_eq!(table.woken, [false, false], "each time that it falls asleep");
    assert!(table.direct.is_empty(), "nothing to tell: {:?}", table.direct);

    for times in 1..=2 {
        pass_until(now() + 1);
        table.app.closed(channel, Closure::Closed).await;
        table.deliver().await;
        assert_eq!(table.woken.len(), 2, "whoever closed it meant it");
        assert_eq!(table.direct.len(), 2 * times, "each of both is told each time");
        assert_eq!(table.store.game(id).await.unwrap().unwrap().status, Status::Parked);
        table.hear(interaction(1, command(&format!("game move game:{}", id.public())))).await;
        table.deliver().await;
    }
}
