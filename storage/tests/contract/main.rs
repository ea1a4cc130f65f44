//! The contract of the storage, as its caller sees it, held by each database. Each test has a
//! database of its own and removes it afterwards.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![expect(clippy::duplicate_mod, reason = "each database holds the same contract")]

mod copies;
#[expect(dead_code, reason = "tests of other crates need other parts of it")]
mod server;
mod statements;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use storage::{
    ActKey, BeginOutcome, ChannelId, DailyPlay, GameId, GuildId, Hindrance, InteractionId, League,
    LeagueStatus, NewGame, NewMove, PlayedElsewhere, Rating, SavedSetup, SeatResult, Seek, State,
    Status, Store, UnitOfWork, UserId,
};

/// With one SQLite file.
mod sqlite {
    #[path = "../acts.rs"]
    mod acts;
    #[path = "../archives.rs"]
    mod archives;
    #[path = "../census.rs"]
    mod census;
    #[path = "../dailies.rs"]
    mod dailies;
    mod files;
    #[path = "../films.rs"]
    mod films;
    #[path = "../fleet.rs"]
    mod fleet;
    mod folder;
    #[path = "../games.rs"]
    mod games;
    #[path = "../hindrances.rs"]
    mod hindrances;
    #[path = "../leagues.rs"]
    mod leagues;
    #[path = "../moves.rs"]
    mod moves;
    mod names;
    #[path = "../outbox.rs"]
    mod outbox;
    #[path = "../owners.rs"]
    mod owners;
    #[path = "../people.rs"]
    mod people;
    #[path = "../plans.rs"]
    mod plans;
    #[path = "../promises.rs"]
    mod promises;
    #[path = "../races.rs"]
    mod races;
    #[path = "../records.rs"]
    mod records;
    #[path = "../seekers.rs"]
    mod seekers;
    #[path = "../setups.rs"]
    mod setups;
    #[path = "../slow.rs"]
    mod slow;
    #[path = "../timers.rs"]
    mod timers;
    mod upkeep;

    pub(crate) use folder::Folder;
}

/// With a PostgreSQL server.
mod postgres {
    #[path = "../acts.rs"]
    mod acts;
    #[path = "../archives.rs"]
    mod archives;
    #[path = "../census.rs"]
    mod census;
    #[path = "../dailies.rs"]
    mod dailies;
    #[path = "../films.rs"]
    mod films;
    #[path = "../fleet.rs"]
    mod fleet;
    #[path = "../games.rs"]
    mod games;
    #[path = "../hindrances.rs"]
    mod hindrances;
    #[path = "../leagues.rs"]
    mod leagues;
    mod many;
    #[path = "../moves.rs"]
    mod moves;
    #[path = "../outbox.rs"]
    mod outbox;
    #[path = "../owners.rs"]
    mod owners;
    #[path = "../people.rs"]
    mod people;
    #[path = "../plans.rs"]
    mod plans;
    #[path = "../promises.rs"]
    mod promises;
    #[path = "../races.rs"]
    mod races;
    #[path = "../records.rs"]
    mod records;
    mod room;
    #[path = "../seekers.rs"]
    mod seekers;
    mod servers;
    #[path = "../setups.rs"]
    mod setups;
    #[path = "../slow.rs"]
    mod slow;
    #[path = "../timers.rs"]
    mod timers;

    pub(crate) use room::Room as Folder;
}

/// When the tests play, in unix milliseconds.
pub(crate) const NOW: i64 = 1_800_000_000_000;
pub(crate) const ADA: UserId = UserId(1_100_000_000_000_000_001);
pub(crate) const BEN: UserId = UserId(1_100_000_000_000_000_002);
pub(crate) const HERE: ChannelId = ChannelId(1_200_000_000_000_000_001);
pub(crate) const GUILD: GuildId = GuildId(1_300_000_000_000_000_001);

/// A folder that is removed when the test is over.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path =
            std::env::temp_dir().join(format!("carcas-storage-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn join(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A key that no act had before.
pub(crate) fn fresh() -> ActKey {
    static NEXT: AtomicU64 = AtomicU64::new(5_000_000);
    ActKey::interaction(InteractionId(NEXT.fetch_add(1, Ordering::Relaxed)))
}

/// Begins an act that must be new.
pub(crate) async fn act(store: &dyn Store) -> Box<dyn UnitOfWork> {
    act_at(store, NOW).await
}

pub(crate) async fn act_at(store: &dyn Store, now: i64) -> Box<dyn UnitOfWork> {
    match store.begin(&fresh(), now).await.unwrap() {
        BeginOutcome::New(act) => act,
        BeginOutcome::Repeated(outcome) => panic!("done before: {outcome}"),
    }
}

pub(crate) fn new_game(channel: ChannelId) -> NewGame {
    NewGame { guild: Some(GUILD), channel, host: ADA, settings: "base".into() }
}

pub(crate) fn state(name: &str) -> State {
    State { snapshot: format!("snapshot {name}"), hash: format!("hash {name}"), to_move: Some(0) }
}

pub(crate) fn a_move(name: &str) -> NewMove {
    NewMove {
        seat: 0,
        action: format!("action {name}"),
        events: format!("events {name}"),
        hash: format!("hash {name}"),
        made_by: format!("maker of {name}"),
    }
}

/// A game of two moves that was played elsewhere.
pub(crate) fn played_elsewhere(channel: ChannelId) -> PlayedElsewhere {
    PlayedElsewhere {
        game: new_game(channel),
        status: Status::Ended,
        seats: 3,
        start: state("start"),
        moves: vec![(a_move("one"), NOW - 70), (a_move("two"), NOW - 50)],
        end: state("end"),
    }
}

/// A running game of Ada and Ben.
pub(crate) async fn running(store: &dyn Store) -> GameId {
    running_in(store, HERE).await
}

pub(crate) async fn running_in(store: &dyn Store, channel: ChannelId) -> GameId {
    let mut act = act(store).await;
    let game = act.create_game(&new_game(channel)).await.unwrap();
    act.set_seats(game, &[ADA, BEN]).await.unwrap();
    act.start(game, &state("start")).await.unwrap();
    act.commit("started").await.unwrap();
    game
}

/// Makes one move in an act of its own; gives the new ordinal.
pub(crate) async fn play(store: &dyn Store, game: GameId, name: &str) -> u32 {
    let expected = store.game(game).await.unwrap().unwrap().ordinal;
    let mut act = act(store).await;
    let ordinal = act.append(game, expected, &[a_move(name)], &state(name)).await.unwrap();
    act.commit("moved").await.unwrap();
    ordinal
}

/// How a seat did in a game, the later the higher `number`.
pub(crate) fn result(game: GameId, seat: u8, player: UserId, number: i64) -> SeatResult {
    SeatResult {
        game,
        seat,
        player: Some(player),
        guild: GUILD,
        ground: "base".into(),
        ended_at: NOW + number,
        place: seat + 1,
        points: 90,
        rated: true,
        facts: "facts".into(),
    }
}

pub(crate) fn rating(standing: i64) -> Rating {
    Rating { rating: 25_000_000, uncertainty: 8_000_000, games: 1, standing }
}

/// A game that was played to its end.
pub(crate) async fn over(store: &dyn Store) -> GameId {
    let game = running(store).await;
    play(store, game, "last").await;
    let mut act = act(store).await;
    act.close_game(game, Status::Ended).await.unwrap();
    act.commit("over").await.unwrap();
    game
}

/// A day on which the daily board is played.
pub(crate) const DAY: u32 = 20_000;

/// A daily board that was begun.
pub(crate) fn daily(number: u32) -> DailyPlay {
    DailyPlay {
        day: DAY,
        number,
        guilds: vec![GUILD],
        snapshot: "snapshot".into(),
        ordinal: 1,
        draft: "perhaps".into(),
        strip: "p".into(),
        points: 7,
        ended_at: None,
    }
}

/// The bot may not write in a channel.
pub(crate) fn hindrance(channel: ChannelId) -> Hindrance {
    let (lacks, since) = (1 << 38, NOW);
    Hindrance { channel, guild: Some(GUILD), lacks, since, said_at: 0, said_in: 0 }
}

/// Somebody who looks for players, the later the higher `number`.
pub(crate) fn seek(player: UserId, number: i64) -> Seek {
    let (sought_at, ends_at) = (NOW + number, NOW + 1_000 + number);
    Seek { guild: GUILD, player, channel: HERE, wants: "base".into(), sought_at, ends_at }
}

/// A set-up with settings of its own.
pub(crate) fn setup(name: &str) -> SavedSetup {
    SavedSetup { name: name.into(), settings: format!("settings of {name}") }
}

/// A league that was opened.
pub(crate) fn league(name: &str) -> League {
    League {
        id: 0,
        guild: GUILD,
        channel: HERE,
        name: name.into(),
        organiser: Some(ADA),
        status: LeagueStatus::Open,
        state: "no round".into(),
        created_at: NOW,
        message: None,
    }
}
