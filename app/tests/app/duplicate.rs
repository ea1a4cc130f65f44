//! Several tables with the same tiles.

use app::App;
use ground::Options;
use port::{Application as _, ChannelId, Interaction, InteractionKind, Message, Permissions};
use queues::quotas::Quotas;
use rules::Game;
use storage::{Find, GuildId, Status};
use table::model::Table as Read;

use crate::common::{Table, button, command, interaction, options, press};

/// The channels of the tables.
const FIRST: u64 = 50;
const SECOND: u64 = 60;

fn at(channel: u64, user: u64, kind: InteractionKind) -> Interaction {
    Interaction { channel: ChannelId(channel), ..interaction(user, kind) }
}

async fn run_at(table: &mut Table, channel: u64, user: u64, line: &str) -> Message {
    table.hear(at(channel, user, command(line))).await
}

async fn read(table: &Table, channel: u64) -> Read {
    let store = &table.store;
    let open = store.table_in(ChannelId(channel)).await.unwrap();
    let stored = match open {
        Some(open) => Some(open),
        None => store.played_last_in(ChannelId(channel)).await.unwrap(),
    };
    Read::read(stored.expect("a table is here")).unwrap()
}

/// The timers that are due now.
async fn pass(table: &mut Table) {
    loop {
        let due = table.store.claim_due(crate::common::now(), 60_000, 9).await.unwrap();
        if due.is_empty() {
            break table.deliver().await;
        }
        for due in due {
            table.app.due(&due).await.unwrap();
        }
    }
}

/// The code of the event, from the message of its first table.
fn code(table: &Table) -> String {
    let shown = table.public.iter().find_map(|said| said.content.split_once("code:"));
    shown.expect("the first table shows it").1.split('`').next().unwrap().to_owned()
}

/// Two tables of two, both open, everybody there.
async fn opened(name: &str, line: &str) -> Table {
    let mut table = Table::open(name).await;
    let told = table.run(1, &format!("game duplicate tables:2 {line}")).await;
    assert!(told.content.contains("first table is open"), "{}", told.content);
    let code = code(&table);
    let told = run_at(&mut table, SECOND, 1, &format!("game duplicate code:{code}")).await;
    assert!(told.content.contains("Another table"), "{}", told.content);
    table.run(2, "game join").await;
    for user in [3, 4] {
        run_at(&mut table, SECOND, user, "game join").await;
    }
    table
}

async fn started(name: &str, line: &str) -> Table {
    let mut table = opened(name, line).await;
    let told = table.run(1, "game start").await;
    assert!(told.content.contains("begins"), "{}", told.content);
    pass(&mut table).await;
    table
}

#[tokio::test]
async fn one_command_opens_all_tables_in_threads_and_its_host_sits_at_the_first() {
    let mut table = Table::open("duplicate-threads").await;
    let wish = || interaction(1, command("game duplicate tables:3 tiles:6 thread:true"));
    let refused = table.hear(Interaction { in_thread: true, ..wish() }).await;
    assert!(refused.content.contains("a thread already"), "{}", refused.content);
    let wish = wish();
    let told = table.hear(wish.clone()).await;
    assert!(told.content.contains("a thread for each of the others"), "{}", told.content);
    table.hear(wish).await;
    let wanted = ["Carcassonne: Ada, table 2", "Carcassonne: Ada, table 3"];
    assert_eq!(table.threads, wanted, "once, however often it is delivered");
    let games = table.store.games(Find::OpenIn(GuildId(5)), 9).await.unwrap();
    let mut channels: Vec<u64> = games.iter().map(|game| game.channel.0).collect();
    channels.sort_unstable();
    let [FIRST, second, third] = channels[..] else { panic!("{channels:?}") };
    let mut numbers = Vec::new();
    for (channel, seated) in [(FIRST, 1), (second, 0), (third, 0)] {
        let open = read(&table, channel).await;
        let own = open.settings.duplicate.clone().unwrap();
        assert_eq!((open.players().len(), own.in_thread), (seated, channel != FIRST));
        numbers.push(own.number);
    }
    numbers.sort_unstable();
    assert_eq!(numbers, [1, 2, 3]);
    for (channel, people) in [(FIRST, vec![2]), (second, vec![3, 4]), (third, vec![7, 8])] {
        for user in people {
            run_at(&mut table, channel, user, "game join").await;
        }
    }
    table.run(1, "game start").await;
    let mut bags = Vec::new();
    for channel in [FIRST, second, third] {
        let begun = read(&table, channel).await;
        assert_eq!((begun.row.status, begun.seats.len()), (Status::Running, 2));
        bags.push(begun.settings.lot);
    }
    assert!(bags.iter().all(|lot| *lot == bags[0]), "{bags:?}");
}

#[tokio::test]
async fn threads_are_opened_only_as_far_as_there_may_be_tables_and_while_the_event_waits() {
    let mut table = Table::open("duplicate-many").await;
    let quotas = Quotas { games_per_server: 3, ..Quotas::default() };
    table.app = App::new(table.store.clone(), Options { quotas, ..options() });
    let many = table.run(1, "game duplicate tables:4 thread:true").await;
    assert!(!many.content.contains("a thread for each"), "{}", many.content);
    assert!(table.store.games(Find::OpenIn(GuildId(5)), 9).await.unwrap().is_empty());
    let wish = interaction(1, command("game duplicate tables:3 thread:true"));
    table.app.handle(wish).await;
    table.app.handle(interaction(1, command("game leave"))).await;
    table.deliver().await;
    let open = table.store.games(Find::OpenIn(GuildId(5)), 9).await.unwrap();
    assert!(open.is_empty(), "{open:?}");
    let told = table.public.iter().filter(|said| said.content.contains("No table is opened here"));
    assert_eq!(told.count(), table.threads.len(), "no thread stays without a word");
}

#[tokio::test]
async fn a_code_opens_a_table_here_or_in_a_thread_and_nothing_else_goes_with_it() {
    let mut table = Table::open("duplicate-code").await;
    table.run(1, "game duplicate tables:2 tiles:6").await;
    let code = read(&table, FIRST).await.row.id.public();
    for more in ["sets:base,inns", "tables:3", "pace:1d", "weekends:true", "theme:dark"] {
        let told = table.run(1, &format!("game duplicate code:{code} {more}")).await;
        assert!(told.content.contains("chosen at the first table"), "{more}: {}", told.content);
    }
    let told = table.run(1, "game duplicate sets:base").await;
    assert!(told.content.contains("isn't a number of tables"), "{}", told.content);
    assert_eq!(table.store.games(Find::OpenIn(GuildId(5)), 9).await.unwrap().len(), 1);
    let told = table.run(1, &format!("game duplicate code:{code} thread:true")).await;
    assert!(told.content.contains("a thread for another table"), "{}", told.content);
    assert_eq!(table.threads, ["Carcassonne: Ada, table 2"]);
    let first = read(&table, FIRST).await.settings.duplicate.unwrap();
    assert_eq!((first.missing(), first.others.len()), (0, 1));
    let late = table.run(1, &format!("game duplicate code:{code} thread:true")).await;
    assert!(late.content.contains("is not the code of a duplicate"), "{}", late.content);
}

#[tokio::test]
async fn host_and_administrator_want_the_last_table_at_once_and_the_second_thread_is_told() {
    let mut table = Table::open("duplicate-at-once").await;
    table.run(1, "game duplicate tables:2 tiles:6").await;
    let code = read(&table, FIRST).await.row.id.public();
    for (channel, user, rights) in
        [(FIRST, 1, Permissions::default()), (SECOND, 3, Permissions::MANAGE_GUILD)]
    {
        let wish = at(channel, user, command(&format!("game duplicate code:{code} thread:true")));
        table.app.handle(Interaction { member_permissions: rights, ..wish }).await;
    }
    table.deliver().await;
    assert_eq!(table.threads.len(), 2, "both were wanted while there was room");
    let late = table.public.iter().filter(|said| said.content.contains("No table is opened here"));
    assert_eq!(late.count(), 1);
    let first = read(&table, FIRST).await.settings.duplicate.unwrap();
    assert_eq!((first.missing(), first.others.len()), (0, 1));
    assert_eq!(table.store.games(Find::OpenIn(GuildId(5)), 9).await.unwrap().len(), 2);
}

/// Plays one turn at a table; false at its end.
async fn turn_at(table: &mut Table, channel: u64) -> bool {
    let Some(open) = table.store.table_in(ChannelId(channel)).await.unwrap() else { return false };
    let Some(seat) = open.game.to_move else { return false };
    let mover = open.player_in(seat).unwrap().0;
    run_at(table, channel, mover, "turn").await;
    let kind = InteractionKind::Autocomplete {
        invocation: crate::common::invocation("place cell:"),
        focused: "cell".to_owned(),
    };
    let cells = match table.app.handle(at(channel, mover, kind)).await {
        port::Reply::Choices(cells) => cells,
        other => panic!("{other:?}"),
    };
    run_at(table, channel, mover, &format!("place cell:{}", cells[0].value)).await;
    run_at(table, channel, mover, "confirm").await;
    true
}

async fn play_out(table: &mut Table, channel: u64) {
    while turn_at(table, channel).await {}
}

#[tokio::test]
async fn everybody_is_dealt_to_tables_by_lot_and_all_tables_have_the_same_tiles() {
    let table = started("duplicate-dealt", "sets:base,river1").await;
    let (first, second) = (read(&table, FIRST).await, read(&table, SECOND).await);
    let mut people: Vec<u64> =
        [&first, &second].iter().flat_map(|it| it.players()).map(|user| user.0).collect();
    people.sort_unstable();
    assert_eq!(people, [1, 2, 3, 4], "everybody has one seat");
    assert_eq!((first.seats.len(), second.seats.len()), (2, 2));
    // The order is that of the same tiles, whoever draws them.
    let order = |table: &Read| table.game().unwrap().setup().shuffles();
    assert_eq!(order(&first), order(&second));
    assert_eq!(first.settings.lot, second.settings.lot);
    let hash = |table: &Read| table.game().unwrap().hash();
    assert_eq!(hash(&first), hash(&second));
    let said = |part: &str| table.public.iter().filter(|it| it.content.contains(part)).count();
    assert_eq!(said("The lot has dealt the tables"), 2);
    // Whoever hosts a table sits at it.
    for read in [&first, &second] {
        assert!(read.row.host.is_some_and(|host| read.players().contains(&host)));
    }
}

#[tokio::test]
async fn the_lot_does_not_leave_people_where_they_joined() {
    let mut seatings = std::collections::BTreeSet::new();
    for key in 1..8 {
        crate::common::seal_with(key);
        let table = started(&format!("duplicate-lot-{key}"), "tiles:6").await;
        seatings.insert(read(&table, FIRST).await.players());
    }
    assert!(seatings.len() > 3, "{seatings:?}");
}

#[tokio::test]
async fn nothing_is_revealed_before_the_last_table_has_ended() {
    let mut table = started("duplicate-secret", "tiles:6").await;
    let seal = read(&table, FIRST).await.seal().unwrap();
    let key = read(&table, FIRST).await.key().unwrap().to_string();
    play_out(&mut table, FIRST).await;
    pass(&mut table).await;
    assert_eq!(read(&table, FIRST).await.row.status, Status::Ended);
    let fair = table.run(1, "fair").await;
    assert!(fair.content.contains(&seal), "{}", fair.content);
    assert!(fair.content.contains("the last of the tables"), "{}", fair.content);
    let refused = table.run(1, "export").await;
    assert!(refused.content.contains("the last of them has ended"), "{}", refused.content);
    assert!(refused.files.sent().is_empty());
    let said: Vec<&str> = table.public.iter().map(|said| &*said.content).collect();
    assert!(said.iter().any(|said| said.contains("Other tables still play the same tiles")));
    assert!(said.iter().chain([&&*fair.content]).all(|said| !said.contains(&key)));
    play_out(&mut table, SECOND).await;
    pass(&mut table).await;
    for channel in [FIRST, SECOND] {
        let fair = run_at(&mut table, channel, 1, "fair").await;
        assert!(fair.content.contains(&key) && fair.content.contains('✅'), "{}", fair.content);
    }
    let exported = table.run(1, "export").await;
    assert_eq!(exported.files.sent().len(), 2, "its own file and a .jcz: {}", exported.content);
}

#[tokio::test]
async fn the_standings_are_posted_at_the_end_and_ping_everybody_once() {
    let mut table = started("duplicate-standings", "tiles:6").await;
    let open = table.run(5, "game duplicate").await;
    assert!(open.content.contains("being played"), "{}", open.content);
    play_out(&mut table, SECOND).await;
    pass(&mut table).await;
    let between = table.run(5, "game duplicate").await;
    assert!(between.content.contains("finished"), "{}", between.content);
    assert!(between.content.contains("being played") && between.mentions.is_empty());
    play_out(&mut table, FIRST).await;
    pass(&mut table).await;
    let posted: Vec<&Message> =
        table.public.iter().filter(|said| said.content.contains("duplicate is over")).collect();
    assert_eq!(posted.len(), 2, "one for each table");
    let mut pinged: Vec<u64> =
        posted.iter().flat_map(|said| &said.mentions).map(|user| user.0).collect();
    pinged.sort_unstable();
    assert_eq!(pinged, [1, 2, 3, 4]);
    let (first, second) = (read(&table, FIRST).await, read(&table, SECOND).await);
    let points = |table: &Read| table.game().unwrap().scores().to_vec();
    let over = f64::from(points(&first)[0] - points(&second)[0]) / 2.0;
    let wanted = format!("**{}**", format!("{over:+.1}").replace('-', "−"));
    assert!(posted[0].content.contains(&wanted), "{wanted}: {}", posted[0].content);
    // Nothing more comes, however often the end is looked at.
    let count = table.public.len();
    pass(&mut table).await;
    assert_eq!(table.public.len(), count);
    let after = run_at(&mut table, SECOND, 5, "game duplicate").await;
    assert!(after.content.contains("duplicate is over") && after.mentions.is_empty());
}

async fn leave_at(table: &mut Table, channel: u64, user: u64) {
    let asked = run_at(table, channel, user, "game leave").await;
    let leave = button(&asked, "Leave").unwrap();
    table.hear(at(channel, user, press(&leave, &[]))).await;
}

#[tokio::test]
async fn a_seat_that_is_free_is_for_nobody_of_another_table() {
    let mut table = started("duplicate-take", "tiles:6").await;
    let (leaver, other) =
        (read(&table, FIRST).await.players()[0], read(&table, SECOND).await.players()[0]);
    leave_at(&mut table, FIRST, leaver.0).await;
    let refused = run_at(&mut table, FIRST, other.0, "game take").await;
    assert!(refused.content.contains("a seat at another table"), "{}", refused.content);
    let taken = run_at(&mut table, FIRST, 9, "game take").await;
    assert!(taken.content.contains("The seat is yours"), "{}", taken.content);
    // Whoever has left knows the tiles, and can only come back to the same table.
    leave_at(&mut table, SECOND, other.0).await;
    let refused = run_at(&mut table, SECOND, leaver.0, "game take").await;
    assert!(refused.content.contains("and know its tiles"), "{}", refused.content);
    let back = run_at(&mut table, SECOND, other.0, "game take").await;
    assert!(back.content.contains("The seat is yours"), "{}", back.content);
}

#[tokio::test]
async fn whoever_is_told_directly_hears_of_the_end_and_of_the_standings() {
    let mut table = started("duplicate-direct", "tiles:6").await;
    for user in 1..=4 {
        table.run(user, "my settings pings:direct").await;
    }
    for channel in [FIRST, SECOND] {
        play_out(&mut table, channel).await;
    }
    pass(&mut table).await;
    for user in 1..=4 {
        let own = table.direct.iter().filter(|(to, _)| to.0 == user);
        let own: Vec<&str> = own.map(|(_, message)| &*message.content).collect();
        for part in ["The game in", "All tables of the duplicate"] {
            assert!(own.iter().any(|said| said.contains(part)), "{part}: {own:?}");
        }
    }
}

#[tokio::test]
async fn a_table_that_is_ended_early_does_not_count_and_holds_nobody_up() {
    let mut table = started("duplicate-stopped", "tiles:6").await;
    play_out(&mut table, FIRST).await;
    let admin = |kind| Interaction {
        member_permissions: Permissions::MANAGE_GUILD,
        ..at(SECOND, 99, kind)
    };
    let asked = table.hear(admin(command("game end"))).await;
    let end = button(&asked, "End the game").unwrap();
    table.hear(admin(press(&end, &[]))).await;
    pass(&mut table).await;
    let last = table.public.iter().find(|said| said.content.contains("duplicate is over"));
    let last = last.expect("the standings come");
    assert!(last.content.contains("it does not count"), "{}", last.content);
    // One table alone is its own mean.
    assert_eq!(last.content.matches("**+0.0**").count(), 2, "{}", last.content);
}

#[tokio::test]
async fn somebody_who_was_erased_keeps_a_line_without_a_name() {
    let mut table = started("duplicate-erased", "tiles:6").await;
    play_out(&mut table, FIRST).await;
    play_out(&mut table, SECOND).await;
    pass(&mut table).await;
    let asked = table.run(4, "privacy erase").await;
    table.say(4, press(&button(&asked, "Forget me").unwrap(), &[])).await;
    let after = table.run(5, "game duplicate").await;
    assert!(!after.content.contains("Ştefan"), "{}", after.content);
    assert_eq!(after.content.matches(", table ").count(), 4, "{}", after.content);
}

#[tokio::test]
async fn what_cannot_be_is_said_and_changes_nothing() {
    let mut table = Table::open("duplicate-refused").await;
    for (line, part) in [
        ("game duplicate", "No duplicate is played here"),
        ("game duplicate tables:1", "isn't a number of tables"),
        ("game duplicate tables:9", "isn't a number of tables"),
        ("game duplicate tables:many", "isn't a number of tables"),
        ("game duplicate tables:2 sets:nonsense", "nonsense"),
        ("game duplicate code:zzzzz", "is not the code"),
        ("game duplicate code:@everyone", "is not the code"),
    ] {
        let told = table.run(1, line).await;
        assert!(told.content.contains(part), "{line}: {}", told.content);
        assert!(table.store.table_in(ChannelId(FIRST)).await.unwrap().is_none(), "{line}");
    }
    let kind = command("game duplicate tables:2");
    let directly = Interaction { guild: None, guild_locale: None, ..interaction(1, kind) };
    assert!(table.hear(directly).await.content.contains("about a server"));
    table.run(1, "game duplicate tables:2").await;
    let code = code(&table);
    let again = table.run(1, &format!("game duplicate code:{code}")).await;
    assert!(again.content.contains("already"), "{}", again.content);
    let other = run_at(&mut table, SECOND, 2, &format!("game duplicate code:{code}")).await;
    assert!(other.content.contains("Only the host"), "{}", other.content);
    let kind = command(&format!("game duplicate code:{code}"));
    let abroad = Interaction { guild: Some(GuildId(6)), ..at(SECOND, 1, kind) };
    assert!(table.hear(abroad).await.content.contains("is not the code"));
    let early = table.run(1, "game start").await;
    assert!(early.content.contains("Missing: 1"), "{}", early.content);
    run_at(&mut table, SECOND, 1, &format!("game duplicate code:{code}")).await;
    let third = run_at(&mut table, 70, 1, &format!("game duplicate code:{code}")).await;
    assert!(third.content.contains("is not the code"), "{}", third.content);
    for line in ["game join", "game options sets:base,inns", "game invite"] {
        let told = run_at(&mut table, SECOND, 1, line).await;
        let kept = told.content.contains("another table") || told.content.contains("are alike");
        assert!(kept, "{line}: {}", told.content);
    }
    let page = table.run(1, "game options public:true").await;
    assert!(page.content.contains("the same tiles"), "{}", page.content);
    run_at(&mut table, SECOND, 2, "game join").await;
    let elsewhere = run_at(&mut table, SECOND, 1, "game start").await;
    assert!(elsewhere.content.contains("<#50>"), "{}", elsewhere.content);
    let few = table.run(1, "game start").await;
    assert!(few.content.contains("2 to 5. Joined so far: 2"), "{}", few.content);
    table.run(3, "game join").await;
    let odd = table.run(1, "game start").await;
    assert!(odd.content.contains("Joined so far: 3"), "{}", odd.content);
    for channel in [FIRST, SECOND] {
        let read = read(&table, channel).await;
        assert!(read.game.is_none() && read.settings.systems.sets().len() == 1);
    }
}

#[tokio::test]
async fn what_the_first_table_plays_all_tables_play() {
    let mut table = opened("duplicate-alike", "").await;
    let told = table.run(1, "game options sets:base,inns").await;
    assert!(!told.content.contains("are alike"), "{}", told.content);
    table.run(1, "game pace pace:2d").await;
    let (first, second) = (read(&table, FIRST).await, read(&table, SECOND).await);
    assert_eq!(first.settings.systems, second.settings.systems);
    assert_eq!(first.settings.pace, second.settings.pace);
    assert!(second.settings.systems.iter().any(|system| system.key() == "inns"));
    assert_eq!(second.settings.duplicate.as_ref().map(|it| it.number), Some(2));
}

#[tokio::test]
async fn a_table_that_is_closed_before_the_start_is_missing_and_the_first_takes_all_along() {
    let mut table = opened("duplicate-closed", "").await;
    for user in [3, 4] {
        run_at(&mut table, SECOND, user, "game leave").await;
    }
    pass(&mut table).await;
    let early = table.run(1, "game start").await;
    assert!(early.content.contains("Missing: 1"), "{}", early.content);
    let code = code(&table);
    let lobby = table.edited.last().expect("the first table says that one is missing");
    assert!(lobby.content.contains(&code), "{}", lobby.content);
    run_at(&mut table, SECOND, 1, &format!("game duplicate code:{code}")).await;
    let again = read(&table, SECOND).await;
    assert_eq!(again.settings.duplicate.map(|it| it.number), Some(2));
    for user in [1, 2] {
        table.run(user, "game leave").await;
    }
    pass(&mut table).await;
    for channel in [FIRST, SECOND] {
        assert!(table.store.table_in(ChannelId(channel)).await.unwrap().is_none());
    }
    assert!(table.public.iter().any(|said| said.content.contains("was closed, so this one")));
}

#[tokio::test]
async fn a_file_that_claims_to_be_of_such_tables_brings_none() {
    let mut table = started("duplicate-file", "tiles:6").await;
    for channel in [FIRST, SECOND] {
        play_out(&mut table, channel).await;
    }
    pass(&mut table).await;
    let file = table.run(1, "export").await;
    let file = file.files.sent()[0].bytes.clone();
    assert!(!String::from_utf8(file.clone()).unwrap().contains("duplicate"));
    crate::common::upload("game", file);
    let kept = run_at(&mut table, 70, 1, "game import file:game").await;
    assert!(kept.content.contains("is kept here"), "{}", kept.content);
    let game: Game = read(&table, 70).await.game.unwrap();
    assert!(game.result().is_some());
    assert!(read(&table, 70).await.settings.duplicate.is_none());
}

#[tokio::test]
async fn another_game_with_the_same_people_is_one_table() {
    let mut table = started("duplicate-again", "tiles:6").await;
    for channel in [FIRST, SECOND] {
        play_out(&mut table, channel).await;
    }
    pass(&mut table).await;
    let host = read(&table, FIRST).await.players()[0].0;
    table.run(host, "game rematch").await;
    let again = read(&table, FIRST).await;
    assert!(again.row.status == Status::Lobby && again.settings.duplicate.is_none());
}
