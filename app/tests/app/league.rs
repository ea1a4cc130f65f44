//! Leagues: rounds over weeks, from the first member to the last table.

use std::collections::BTreeMap;

use app::App;
use port::{
    self, Application as _, ChannelId, Interaction, InteractionKind, Message, MessageId,
    Permissions,
};
use storage::{ActKey, BeginOutcome, InteractionId, League, LeagueStatus, Status};
use table::league::LeagueState;
use table::model::Table as Read;
use table::time_control::{DAY, HOUR};

use crate::common::{
    Table, button, command, interaction, invocation, now, options, pass_until, press,
};

/// The rooms of the leagues here; their rounds are announced in channel 50.
const ROOMS: [u64; 2] = [60, 61];
const PEOPLE: [u64; 6] = [1, 2, 3, 4, 7, 8];

fn at(channel: u64, user: u64, kind: InteractionKind) -> Interaction {
    Interaction { channel: ChannelId(channel), ..interaction(user, kind) }
}

async fn run_at(table: &mut Table, channel: u64, user: u64, line: &str) -> Message {
    table.hear(at(channel, user, command(line))).await
}

/// Time passes, with everything that comes due in it.
async fn pass(table: &mut Table, time: i64) {
    pass_until(now() + time);
    loop {
        table.store.keep_instant("alive", now()).await.unwrap();
        let due = table.store.claim_due(now(), 60_000, 9).await.unwrap();
        if due.is_empty() {
            break table.deliver().await;
        }
        for due in due {
            table.app.due(&due).await.unwrap();
        }
        table.deliver().await;
    }
}

/// The tables of a round are announced, and begin.
async fn begin(table: &mut Table) {
    pass(table, 1_000).await;
    pass(table, 61_000).await;
}

async fn the_league(table: &Table) -> (League, LeagueState) {
    let all = table.store.leagues(storage::GuildId(5), 9).await.unwrap();
    let league = all.into_iter().next().expect("a league is open");
    let state = LeagueState::read(&league.state).unwrap();
    (league, state)
}

async fn opened(name: &str, line: &str, people: &[u64]) -> Table {
    let mut table = Table::open(name).await;
    let told = table.run(1, &format!("league new name:Autumn tiles:6 pace:free {line}")).await;
    assert!(told.content.contains("The league is open"), "{}", told.content);
    for user in people {
        let told = table.run(*user, "league join").await;
        assert!(told.content.contains("You have joined Autumn"), "{}", told.content);
    }
    for room in ROOMS {
        let told = run_at(&mut table, room, 1, "league room").await;
        assert!(told.content.contains("are opened in this channel from now on"));
    }
    table
}

/// A season that has begun, with people at the tables.
async fn started(name: &str, line: &str, people: &[u64]) -> Table {
    let mut table = opened(name, line, people).await;
    let told = table.run(1, "league start").await;
    assert!(told.content.contains("has begun"), "{}", told.content);
    begin(&mut table).await;
    table
}

async fn read(table: &Table, channel: u64) -> Option<Read> {
    let stored = table.store.table_in(ChannelId(channel)).await.unwrap();
    stored.map(|stored| Read::read(stored).unwrap())
}

async fn play_out(table: &mut Table, channel: u64) {
    while let Some(open) = read(table, channel).await.filter(|open| open.game.is_some()) {
        let seat = open.row.to_move.expect("somebody is asked");
        let mover = open.seats[usize::from(seat)].player.unwrap().0;
        run_at(table, channel, mover, "turn").await;
        let kind = InteractionKind::Autocomplete {
            invocation: invocation("place cell:"),
            focused: "cell".to_owned(),
        };
        let cells = match table.app.handle(at(channel, mover, kind)).await {
            port::Reply::Choices(cells) => cells,
            other => panic!("{other:?}"),
        };
        run_at(table, channel, mover, &format!("place cell:{}", cells[0].value)).await;
        run_at(table, channel, mover, "confirm").await;
    }
}

/// The organiser of the league ends its season.
async fn end_season(table: &mut Table) -> Message {
    let asked = table.run(1, "league end").await;
    table.say(1, press(&button(&asked, "End the season").unwrap(), &[])).await
}

fn said<'a>(table: &'a Table, part: &str) -> Vec<&'a Message> {
    table.public.iter().filter(|said| said.content.contains(part)).collect()
}

/// What messages with these words became.
fn became<'a>(table: &'a Table, part: &str) -> Vec<&'a (MessageId, Message)> {
    table.became.iter().filter(|(_, became)| became.content.contains(part)).collect()
}

fn pinged(message: &Message) -> Vec<u64> {
    let mut pinged: Vec<u64> = message.mentions.iter().map(|user| user.0).collect();
    pinged.sort_unstable();
    pinged
}

#[tokio::test]
async fn a_season_goes_from_round_to_round_and_ends_with_a_table() {
    let mut table = started("league-season", "size:3 rounds:2", &PEOPLE).await;
    let [first] = said(&table, "Autumn: round 1 of 2")[..] else { panic!("{:?}", table.public) };
    assert_eq!(pinged(first), PEOPLE, "everybody once");
    let mut seats = BTreeMap::new();
    for room in ROOMS {
        let open = read(&table, room).await.expect("a table in each room");
        assert_eq!((open.row.status, open.seats.len()), (Status::Running, 3));
        for user in open.players() {
            *seats.entry(user.0).or_insert(0) += 1;
        }
    }
    assert_eq!(seats, PEOPLE.map(|user| (user, 1)).into(), "nobody sits twice");
    play_out(&mut table, ROOMS[0]).await;
    pass(&mut table, 2_000).await;
    assert!(said(&table, "round 2").is_empty(), "a table still plays");
    // Whoever runs Carcas starts it again.
    table.app = App::new(table.store.clone(), options());
    play_out(&mut table, ROOMS[1]).await;
    pass(&mut table, 2_000).await;
    assert_eq!(said(&table, "Autumn: round 2 of 2").len(), 1);
    begin(&mut table).await;
    let late = table.run(9, "league join").await;
    assert!(late.content.contains("The last round of this season"), "{}", late.content);
    let [(_, settled)] = became(&table, "a league opens")[..] else { panic!("{:?}", table.became) };
    assert!(settled.rows.is_empty() && !settled.content.contains("/league join"), "{settled:?}");
    for room in ROOMS {
        play_out(&mut table, room).await;
    }
    pass(&mut table, 2_000).await;
    assert_eq!(became(&table, "a league opens").len(), 1, "edited once");
    let [over] = said(&table, "the season is over")[..] else { panic!("{:?}", table.public) };
    assert_eq!(pinged(over), PEOPLE, "everybody once");
    let picture = &over.files.sent()[0];
    assert_eq!(picture.name, "table.png");
    assert!(picture.description.contains("Autumn"), "{}", picture.description);
    // Four tables of three: each gives eighteen.
    let (league, state) = the_league(&table).await;
    let members = table.store.league_members(league.id).await.unwrap();
    let standings = state.standings(&members);
    assert_eq!(standings.iter().map(|line| line.score).sum::<u32>(), 4 * 18);
    assert!(standings.iter().all(|line| line.played == 2));
    let shown = table.run(9, "league table").await;
    assert!(shown.content.contains("the season is over") && shown.mentions.is_empty());
    assert!(table.complete(9, "league join league:", "league").await.is_empty(), "it is over");
    table.run(1, "league new name:Autumn tiles:6").await;
    assert_eq!(table.complete(9, "league join league:", "league").await.len(), 1);
    let all = table.complete(9, "league table league:", "league").await;
    let names: Vec<&str> = all.iter().map(|league| &*league.name).collect();
    assert_eq!(names, ["Autumn", "Autumn (1)"], "no two have one name");
    end_season(&mut table).await;
    for line in ["league join league:Autumn", "league leave", "league room", "league end"] {
        let late = table.run(9, line).await;
        assert!(late.content.contains("season of this league is over"), "{line}: {}", late.content);
    }
}

#[tokio::test]
async fn whoever_is_told_directly_hears_of_a_round_and_of_the_end() {
    let mut table = opened("league-direct", "size:3 rounds:1", &[1, 2, 3]).await;
    for user in [2, 3] {
        table.run(user, "my settings pings:direct").await;
    }
    table.closed = vec![3];
    table.run(1, "league start").await;
    begin(&mut table).await;
    assert_eq!(pinged(said(&table, "Autumn: round 1 of 1")[0]), [1]);
    let told = |table: &Table, part: &str| -> Vec<u64> {
        let told = table.direct.iter().filter(|(_, message)| message.content.contains(part));
        told.map(|(user, _)| user.0).collect()
    };
    assert_eq!(told(&table, "Autumn: round 1 has begun. <#50> shows"), [2], "{:?}", table.direct);
    // The third takes no direct messages, and is told so where the league is.
    let closed = said(&table, "<@3>: you don't accept direct messages");
    assert_eq!(closed.iter().map(|said| pinged(said)).collect::<Vec<_>>(), [[3]]);
    play_out(&mut table, ROOMS[0]).await;
    pass(&mut table, 2_000).await;
    assert_eq!(pinged(said(&table, "the season is over")[0]), [1, 3]);
    assert_eq!(told(&table, "The season of Autumn is over"), [2], "{:?}", table.direct);
}

#[tokio::test]
async fn a_round_whose_time_is_over_does_not_hold_up_the_next() {
    let mut table = started("league-deadline", "size:3 rounds:3 days:7", &PEOPLE).await;
    play_out(&mut table, ROOMS[0]).await;
    pass(&mut table, 6 * DAY).await;
    assert!(said(&table, "round 2").is_empty());
    pass(&mut table, DAY + 1_000).await;
    assert_eq!(said(&table, "Autumn: round 2 of 3").len(), 1);
    begin(&mut table).await;
    // One room is taken by the slow table, so one table waits.
    let shown = table.run(9, "league table").await;
    assert!(shown.content.contains("waits for a room"), "{}", shown.content);
    // Another room, and it is opened at once.
    run_at(&mut table, 62, 1, "league room").await;
    begin(&mut table).await;
    assert!(read(&table, 62).await.is_some_and(|open| open.game.is_some()));
    // The slow table counts when it is done.
    play_out(&mut table, ROOMS[1]).await;
    pass(&mut table, 2_000).await;
    let (_, state) = the_league(&table).await;
    assert!(state.played[0].tables.iter().all(|it| it.result.is_some()));
}

#[tokio::test]
async fn a_table_that_lost_its_people_while_it_waited_holds_up_nobody() {
    let people: Vec<u64> = (1..=9).collect();
    let mut table = started("league-few", "size:3 rounds:2", &people).await;
    let (league, state) = the_league(&table).await;
    let members = table.store.league_members(league.id).await.unwrap();
    let waits = state.played[0].tables.iter().find(|it| it.game.is_none()).expect("two rooms");
    for number in &waits.members[1..] {
        let player = members.iter().find(|member| member.number == *number).unwrap().player;
        table.run(player.unwrap().0, "league leave").await;
    }
    for room in ROOMS {
        play_out(&mut table, room).await;
    }
    pass(&mut table, 2_000).await;
    pass(&mut table, 2_000).await;
    assert_eq!(said(&table, "Autumn: round 2 of 2").len(), 1, "{:?}", table.public.last());
}

#[tokio::test]
async fn a_table_whose_message_is_given_up_is_opened_in_another_room() {
    let mut table = opened("league-unseen", "size:3 rounds:1", &[1, 2, 3]).await;
    table.app.handle(interaction(1, command("league start"))).await;
    // A message of another game finds the channel gone.
    let key = ActKey::interaction(InteractionId(1 << 40));
    let BeginOutcome::New(mut act) = table.store.begin(&key, now()).await.unwrap() else {
        panic!("new")
    };
    act.dead_letter_channel(ChannelId(ROOMS[0]), "it is gone").await.unwrap();
    act.commit("").await.unwrap();
    pass(&mut table, HOUR).await;
    assert!(read(&table, ROOMS[0]).await.is_some() && read(&table, ROOMS[1]).await.is_none());
    pass(&mut table, DAY).await;
    assert!(read(&table, ROOMS[0]).await.is_none());
    begin(&mut table).await;
    assert!(read(&table, ROOMS[1]).await.is_some_and(|open| open.game.is_some()));
    let (_, state) = the_league(&table).await;
    assert_eq!(state.rooms.iter().map(|room| room.channel).collect::<Vec<_>>(), [ROOMS[1]]);
}

#[tokio::test]
async fn a_table_whose_message_waits_for_days_is_not_given_up() {
    let mut table = opened("league-away", "size:3 rounds:1 days:14", &[1, 2, 3]).await;
    table.app.handle(interaction(1, command("league start"))).await;
    // The program is away before anything is posted. When it is back, the timers are first.
    pass_until(now() + 2 * DAY);
    table.store.keep_instant("alive", now()).await.unwrap();
    for due in table.store.claim_due(now(), 60_000, 9).await.unwrap() {
        table.app.due(&due).await.unwrap();
    }
    begin(&mut table).await;
    assert!(read(&table, ROOMS[0]).await.is_some_and(|open| open.game.is_some()));
    let (_, state) = the_league(&table).await;
    assert_eq!(state.rooms.len(), ROOMS.len());
}

#[tokio::test]
async fn whoever_drops_out_is_drawn_no_more_and_whoever_comes_late_is() {
    let mut table = started("league-late", "size:3 rounds:3", &PEOPLE).await;
    assert!(table.run(2, "league leave").await.content.contains("You have left Autumn"));
    let again = table.run(2, "league leave").await;
    assert_eq!(again.content, "You don't play in this league.", "no way back in the last round");
    let dropped = table.run(1, "league drop user:3").await;
    assert!(dropped.content.contains("no further rounds"), "{}", dropped.content);
    for user in [9, 10] {
        let late = table.run(user, "league join").await;
        assert!(late.content.contains("from the next round on"), "{}", late.content);
    }
    for room in ROOMS {
        play_out(&mut table, room).await;
    }
    begin(&mut table).await;
    let second = said(&table, "Autumn: round 2 of 3")[0];
    assert_eq!(pinged(second), [1, 4, 7, 8, 9, 10]);
    let shown = table.run(9, "league table").await;
    assert!(shown.content.contains("Ben \\(out\\)"), "{}", shown.content);
    // Back again, with what they had.
    table.run(2, "league join").await;
    let (league, _) = the_league(&table).await;
    let members = table.store.league_members(league.id).await.unwrap();
    assert_eq!(members.len(), 8);
    assert!(members[1].dropped.is_none());
}

#[tokio::test]
async fn whoever_is_banned_is_drawn_no_more() {
    let mut table = started("league-banned", "size:3 rounds:3", &PEOPLE).await;
    let mut ban = interaction(99, command("server ban user:2"));
    ban.member_permissions = Permissions::MANAGE_GUILD;
    table.hear(ban).await;
    for room in ROOMS {
        play_out(&mut table, room).await;
    }
    begin(&mut table).await;
    let second = pinged(said(&table, "Autumn: round 2 of 3")[0]);
    assert!(second.len() > 1 && !second.contains(&2), "{second:?}");
    let shown = table.run(1, "league table").await;
    assert!(shown.content.contains("Ben \\(out\\)"), "{}", shown.content);
}

#[tokio::test]
async fn a_table_of_a_league_is_dealt_fairly_and_nobody_changes_it() {
    let mut table = opened("league-fair", "size:3 rounds:1", &[1, 2, 3]).await;
    table.run(1, "league start").await;
    pass(&mut table, 1_000).await;
    let open = read(&table, ROOMS[0]).await.expect("it waits");
    assert_eq!(open.row.status, Status::Lobby);
    let message = said(&table, "A table of a league")[0].clone();
    assert!(message.rows.is_empty() && message.content.contains(&open.seal().unwrap()));
    for line in [
        "game join",
        "game leave",
        "game start",
        "game invite",
        "game options sets:base,inns",
        "game pace pace:1d",
        "game kick user:2",
    ] {
        let told = run_at(&mut table, ROOMS[0], 1, line).await;
        assert!(told.content.contains("belongs to a league"), "{line}: {}", told.content);
    }
    // Nobody can start it, so nobody is told to.
    for line in ["turn", "board", "undo", "undo to:1"] {
        let told = run_at(&mut table, ROOMS[0], 1, line).await;
        assert!(told.content.contains("begins by itself"), "{line}: {}", told.content);
        assert!(!told.content.contains("/game start"), "{line}: {}", told.content);
    }
    let fair = run_at(&mut table, ROOMS[0], 1, "fair").await;
    assert!(fair.content.contains(&open.seal().unwrap()), "{}", fair.content);
    begin(&mut table).await;
    play_out(&mut table, ROOMS[0]).await;
    pass(&mut table, 2_000).await;
    let fair = run_at(&mut table, ROOMS[0], 1, "fair").await;
    assert!(fair.content.contains('✅'), "{}", fair.content);
    let store = &table.store;
    let sent = store.message(open.id(), "lobby").await.unwrap().expect("it was posted");
    assert!(fair.content.contains(&format!("`{}`", sent.message)), "{}", fair.content);
}

#[tokio::test]
async fn an_erased_member_leaves_the_table_whole_and_everybody_can_see_what_is_kept() {
    let mut table = started("league-erased", "size:3 rounds:2", &PEOPLE).await;
    for room in ROOMS {
        play_out(&mut table, room).await;
    }
    pass(&mut table, 2_000).await;
    let kept = table.run(4, "privacy export").await;
    let kept: serde_json::Value = serde_json::from_slice(&kept.files.sent()[0].bytes).unwrap();
    assert_eq!(kept["league_members"].as_array().map(Vec::len), Some(1), "{kept}");
    let organised = table.run(1, "privacy export").await;
    let organised: serde_json::Value =
        serde_json::from_slice(&organised.files.sent()[0].bytes).unwrap();
    assert_eq!(organised["leagues"][0]["name"], "Autumn");
    let before = table.run(9, "league table").await.content;
    let line = before.lines().find(|line| line.contains("Ştefan: ")).unwrap();
    let score = line.split("**").nth(1).unwrap().to_owned();
    let asked = table.run(4, "privacy erase").await;
    table.say(4, press(&button(&asked, "Forget me").unwrap(), &[])).await;
    let after = table.run(9, "league table").await.content;
    assert!(!after.contains("Ştefan"), "{after}");
    let line = after.lines().find(|line| line.contains("Member 4: ")).unwrap();
    assert!(line.contains(&format!("**{score}**")), "{line}");
}

#[tokio::test]
async fn what_cannot_be_is_said_and_changes_nothing() {
    let mut table = Table::open("league-refused").await;
    let none = table.run(1, "league join").await;
    assert!(none.content.contains("There is no league"), "{}", none.content);
    let kind = command("league new name:Autumn");
    let directly = Interaction { guild: None, guild_locale: None, ..interaction(1, kind) };
    assert!(table.hear(directly).await.content.contains("about a server"));
    let long = "x".repeat(41);
    for (line, part) in [
        (format!("league new name:{long}"), "a name of 1 to 40"),
        ("league new name:A rounds:0".to_owned(), "isn't a number from 1 to 20"),
        ("league new name:A rounds:many".to_owned(), "isn't a number from 1 to 20"),
        ("league new name:A days:91".to_owned(), "isn't a number from 1 to 90"),
        ("league new name:A sets:nonsense".to_owned(), "nonsense"),
        ("league new name:A pace:never".to_owned(), "never"),
    ] {
        let told = table.run(1, &line).await;
        assert!(told.content.contains(part), "{line}: {}", told.content);
    }
    assert!(table.store.leagues(storage::GuildId(5), 9).await.unwrap().is_empty());
    table.run(1, "league new name:Autumn").await;
    for name in ["autumn", "Áutumn"] {
        let taken = table.run(2, &format!("league new name:{name}")).await;
        assert!(taken.content.contains("is open already"), "{name}: {}", taken.content);
    }
    for line in ["league start", "league room", "league end", "league drop user:1"] {
        let told = table.run(2, line).await;
        assert!(told.content.contains("Only whoever organises"), "{line}: {}", told.content);
    }
    table.run(2, "league join").await;
    let twice = table.run(2, "league join").await;
    assert!(twice.content.contains("in this league already"), "{}", twice.content);
    let few = table.run(1, "league start").await;
    assert!(few.content.contains("at least three members. So far: 1"), "{}", few.content);
    for user in [3, 4] {
        table.run(user, "league join").await;
    }
    let roomless = table.run(1, "league start").await;
    assert!(roomless.content.contains("No room is free"), "{}", roomless.content);
    let unknown = table.run(1, "league start league:Winter").await;
    assert!(unknown.content.contains("no league Winter"), "{}", unknown.content);
    let nobody = table.run(1, "league drop user:9").await;
    assert!(nobody.content.contains("doesn't play in this league"), "{}", nobody.content);
    let (league, state) = the_league(&table).await;
    assert_eq!((league.status, state.played.len()), (LeagueStatus::Open, 0));
    run_at(&mut table, 60, 1, "league room").await;
    table.run(1, "league start").await;
    let again = table.run(1, "league start").await;
    assert!(again.content.contains("has begun already"), "{}", again.content);
    table.run(2, "league new name:Winter").await;
    let which = run_at(&mut table, 99, 9, "league join").await;
    assert!(which.content.contains("Which league?"), "{}", which.content);
    let admin =
        |kind| Interaction { member_permissions: Permissions::MANAGE_GUILD, ..at(99, 99, kind) };
    let asked = table.hear(admin(command("league end league:Aútumn"))).await;
    let end = button(&asked, "End the season").unwrap();
    let ended = table.hear(admin(press(&end, &[]))).await;
    assert!(ended.content.contains("season of Autumn is over"), "{}", ended.content);
    let over = table.run(1, "league end league:Autumn").await;
    assert!(over.content.contains("season of this league is over"), "{}", over.content);
}

#[tokio::test]
async fn a_season_ends_before_its_time_only_after_a_question() {
    let mut table = Table::open("league-end").await;
    table.run(1, "league new name:Autumn").await;
    let asked = table.run(1, "league end").await;
    assert!(asked.content.contains("Really end the season of Autumn?"), "{}", asked.content);
    assert_eq!(the_league(&table).await.0.status, LeagueStatus::Open, "it is only asked");
    let end = button(&asked, "End the season").unwrap();
    let other = table.say(2, press(&end, &[])).await;
    assert!(other.content.contains("Only whoever organises"), "{}", other.content);
    let ended = table.say(1, press(&end, &[])).await;
    assert!(ended.content.contains("The season of Autumn is over"), "{}", ended.content);
    assert!(ended.rows.is_empty(), "the question is answered");
    assert_eq!(the_league(&table).await.0.status, LeagueStatus::Closed);
    let again = table.say(1, press(&end, &[])).await;
    assert!(again.content.contains("season of this league is over"), "{}", again.content);
}

#[tokio::test]
async fn the_button_of_a_league_joins_it_once() {
    let mut table = Table::open("league-button").await;
    table.run(1, "league new name:Autumn format:roundrobin size:3 rounds:4 tiles:9").await;
    table.deliver().await;
    let message = said(&table, "a league opens")[0].clone();
    assert!(message.content.contains("as many others as possible"), "{}", message.content);
    assert!(message.content.contains("A short game: 9 tiles"), "{}", message.content);
    let join = button(&message, "Join the league").unwrap();
    let told = table.say(2, press(&join, &[])).await;
    assert!(told.content.contains("You have joined Autumn"), "{}", told.content);
    let twice = table.say(2, press(&join, &[])).await;
    assert!(twice.content.contains("already"), "{}", twice.content);
    let (league, _) = the_league(&table).await;
    assert_eq!(table.store.league_members(league.id).await.unwrap().len(), 1);
    assert!(became(&table, "a league opens").is_empty());
    end_season(&mut table).await;
    let late = table.say(3, press(&join, &[])).await;
    assert!(late.content.contains("season of this league is over"), "{}", late.content);
    let [(message, settled)] = became(&table, "a league opens")[..] else {
        panic!("{:?}", table.became)
    };
    assert_eq!((Some(*message), settled.rows.len()), (league.message, 0));
}
