//! Acts beside each other on a server: what one has read before it waits for the other may be over when
//! it goes on.

use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};

use app::App;
use port::{Application as _, Interaction, Permissions, Reply, UserId};
use storage::postgres::{PostgresStore, ServerAddress};
use storage::{
    ActKey, BeginOutcome, ChannelId, GuildId, InteractionId, League, LeagueStatus, NewGame,
    OpenMode, Status, Store, UnitOfWork,
};
use table::preferences::Prefs;
use table::time_control::DAY;

use crate::common::{Table, button, command, interaction, now, options, press};
use crate::server::PrivateDatabase;

/// A table whose database is on a server, if there is one.
async fn table(name: &str) -> Option<(Table, Arc<PrivateDatabase>)> {
    let database = Arc::new(PrivateDatabase::new()?);
    let mut table = Table::open(name).await;
    let address = ServerAddress::parse(database.url()).unwrap();
    let promised = table.dir.join("promised");
    table.store =
        Arc::new(PostgresStore::open(&address, &promised, OpenMode::Serve).await.unwrap());
    table.app = App::new(table.store.clone(), options());
    Some((table, database))
}

/// An act of somebody else.
async fn act(store: &dyn Store) -> Box<dyn UnitOfWork> {
    let at = now();
    let key = ActKey::interaction(InteractionId(at.unsigned_abs()));
    let BeginOutcome::New(act) = store.begin(&key, at).await.unwrap() else { panic!("new") };
    act
}

/// Waits until so many acts wait for another one.
async fn until_waiting(database: &Arc<PrivateDatabase>, acts: u32) {
    const WAITING: &str = "SELECT COUNT(*) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'";
    let begun = Instant::now();
    loop {
        let asked = Arc::clone(database);
        let said = tokio::task::spawn_blocking(move || asked.sql(WAITING)).await.unwrap();
        if said.trim().parse::<u32>().unwrap() >= acts {
            return;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "nobody waits");
    }
}

/// Does something that an open act is in the way of, and ends that act then.
async fn beside<T>(
    database: &Arc<PrivateDatabase>,
    waiting: impl Future<Output = T>,
    act: Box<dyn UnitOfWork>,
) -> T {
    let ended = async {
        until_waiting(database, 1).await;
        act.commit("").await.unwrap();
    };
    tokio::join!(waiting, ended).0
}

fn content(reply: Reply) -> String {
    match reply {
        Reply::Private(message) | Reply::Update(message) => message.content,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn an_erasure_cuts_no_seat_out_of_a_game_that_ends_meanwhile() {
    let Some((mut table, database)) = table("beside-erased").await else { return };
    table.run(1, "game new").await;
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    let (id, asked) = (table.id().await, table.run(1, "privacy erase").await);
    let erase = interaction(1, press(&button(&asked, "Forget me").unwrap(), &[]));
    let mut ending = act(&*table.store).await;
    ending.table(id).await.unwrap();
    ending.close_game(id, Status::Ended).await.unwrap();
    beside(&database, table.app.handle(erase), ending).await;
    let seats = table.store.seats(id).await.unwrap();
    let players: Vec<_> = seats.iter().map(|seated| (seated.seat, seated.player)).collect();
    assert_eq!(players.len(), 2, "{players:?}");
    assert!(players.iter().any(|(_, player)| player.is_none()), "{players:?}");
}

#[tokio::test]
async fn a_day_of_vacation_undoes_no_setting_that_is_made_meanwhile() {
    let Some((mut table, database)) = table("beside-vacation").await else { return };
    table.run(1, "game new pace:2d").await;
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    let late = UserId(table.mover().await.unwrap());
    let due = table.store.claim_due(now() + 3 * DAY, 1, 99).await.unwrap();
    let over = due.iter().find(|due| due.kind.starts_with("over")).unwrap();
    crate::common::pass_until(over.due_at);
    let mut settings = act(&*table.store).await;
    let prefs = Prefs { unrecorded: true, ..Prefs::default() };
    settings.save_prefs(late, &prefs.text().unwrap()).await.unwrap();
    beside(&database, table.app.due(over), settings).await.unwrap();
    let prefs = Prefs::read(&table.store.prefs(late).await.unwrap());
    assert!(prefs.unrecorded, "{prefs:?}");
    assert!(prefs.vacation_left(now()) < Prefs::default().vacation_left(now()), "{prefs:?}");
}

#[tokio::test]
async fn whoever_stops_looking_for_players_waits_for_those_who_find_them() {
    let Some((mut table, database)) = table("beside-withdrawn").await else { return };
    let shown = table.run(2, "game seek").await;
    let stop = button(&shown, "Take it back").unwrap();
    let mut finding = act(&*table.store).await;
    assert_eq!(finding.seeks(GuildId(5)).await.unwrap().len(), 1);
    beside(&database, table.app.handle(interaction(2, press(&stop, &[]))), finding).await;
    assert_eq!(table.store.seek(GuildId(5), UserId(2)).await.unwrap(), None);
}

#[tokio::test]
async fn of_two_leagues_of_one_name_that_are_opened_at_once_the_second_is_refused() {
    let Some((table, database)) = table("beside-league").await else { return };
    let mut opening = act(&*table.store).await;
    opening.hold_records().await.unwrap();
    let league = League {
        id: 0,
        guild: GuildId(5),
        channel: ChannelId(50),
        name: "Spring".to_owned(),
        organiser: None,
        status: LeagueStatus::Open,
        state: String::new(),
        created_at: now(),
        message: None,
    };
    opening.create_league(&league).await.unwrap();
    let second = interaction(1, command("league new name:Spring"));
    let told = content(beside(&database, table.app.handle(second), opening).await);
    assert_eq!(table.store.leagues(GuildId(5), 9).await.unwrap().len(), 1, "{told}");
}

#[tokio::test]
async fn a_room_that_is_taken_meanwhile_does_not_hold_up_a_league() {
    let Some((mut table, database)) = table("beside-room").await else { return };
    table.run(1, "league new name:Spring size:3 rounds:1 tiles:6").await;
    for user in 1..=3 {
        table.run(user, "league join").await;
    }
    for room in [60, 61] {
        let here = interaction(1, command("league room"));
        table.hear(Interaction { channel: ChannelId(room), ..here }).await;
    }
    let mut opening = act(&*table.store).await;
    let new = NewGame {
        guild: Some(GuildId(5)),
        channel: ChannelId(60),
        host: UserId(9),
        settings: "{}".to_owned(),
    };
    let other = opening.create_game(&new).await.unwrap();
    let start = interaction(1, command("league start"));
    let told = content(beside(&database, table.app.handle(start), opening).await);
    assert!(told.contains("has begun"), "{told}");
    let open = async |room: u64| {
        let open = table.store.table_in(ChannelId(room)).await.unwrap().unwrap();
        (open.game.id, open.seats.len())
    };
    assert_eq!(open(60).await.0, other);
    assert_eq!(open(61).await.1, 3);
}

#[tokio::test]
async fn a_referee_tells_of_the_move_that_is_made_meanwhile() {
    let Some((mut table, database)) = table("beside-referee").await else { return };
    table.run(1, "game new").await;
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    let mut appoint = interaction(99, command("server referee user:4"));
    appoint.member_permissions = Permissions::MANAGE_GUILD;
    table.hear(appoint).await;
    for _ in 0..3 {
        table.any_turn().await;
    }
    let mover = table.mover().await.unwrap();
    table.run(mover, "turn").await;
    let cells = table.complete(mover, "place cell:", "cell").await;
    table.run(mover, &format!("place cell:{}", cells[0].value)).await;
    let first = act(&*table.store).await;
    first.table(table.id().await).await.unwrap();
    let moving = table.app.handle(interaction(mover, command("confirm")));
    let going_back = async {
        until_waiting(&database, 1).await;
        table.app.handle(interaction(4, command("undo to:2"))).await
    };
    let ended = async {
        until_waiting(&database, 2).await;
        first.commit("").await.unwrap();
    };
    let (_, told, ()) = tokio::join!(moving, going_back, ended);
    assert!(content(told).contains("Done"));
    table.deliver().await;
    let said = |part: &str| table.public.iter().any(|said| said.content.contains(part));
    assert!(said("takes the game back 3 moves"), "{:?}", table.public.last());
    assert_eq!(table.game().await.board().tiles().len(), 2);
}
