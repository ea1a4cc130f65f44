//! Whatever is asked while people play is found by an index, however many games the database holds.
//! A tour has the storage run all its statements. One of the sources that it did not run is named,
//! so none is forgotten.

use storage::limits::{LOGS_KEPT_MS, WAITS_KEPT};
use storage::{
    ActKey, BeginOutcome, Best, ChannelId, DailyPlay, Database, Draft, Find, GameId, InteractionId,
    League, LeagueStatus, MessageId, MessageRef, Outgoing, Player, Reads as _, Served, Status,
    Store, Timer, UnitOfWork, UserId, call_slot, league_slot, overview_slot,
};

use super::Folder;
use crate::statements::{heard, listen, written};
use crate::{
    ADA, BEN, DAY, GUILD, HERE, NOW, a_move, act, daily, hindrance, league, new_game, play,
    played_elsewhere, rating, result, running, seek, setup, state,
};

/// What may read a whole table, and why. Nobody waits for it in a turn.
const THOROUGH: [(&str, &str); 12] = [
    ("UPDATE due SET due_at = due_at + $2", "every timer of a kind moves after an outage"),
    ("DELETE FROM films WHERE game IN ( SELECT", "films have a bound on their total size"),
    ("UPDATE games SET host = NULL", "an erasure looks everywhere"),
    (" LIKE $1", "an erasure looks everywhere"),
    ("DELETE FROM films WHERE game IN (SELECT", "an erasure looks everywhere"),
    ("FROM ratings ORDER BY guild, player", "a recount reads all ratings"),
    ("FROM bests ORDER BY guild", "a recount reads all bests"),
    ("DELETE FROM ratings", "a recount makes them again"),
    ("DELETE FROM bests", "a recount makes them again"),
    ("DELETE FROM results", "a recount makes them again"),
    ("SELECT g.id FROM games g WHERE g.host", "an export looks everywhere"),
    ("FROM _sqlx_migrations WHERE description", "there is a row a migration"),
];

#[tokio::test]
async fn whatever_is_asked_while_people_play_is_found_by_an_index() {
    listen();
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    tour(&store).await;
    store.census(NOW).await.unwrap();
    Database::examine(&folder.address(), 5).await.unwrap();
    store.adopt(Served::Application(7)).await.unwrap();
    store.hand_over().await.unwrap();
    assert_eq!(store.sweep(NOW + LOGS_KEPT_MS + 1).await.unwrap().archived, 2);
    store.moves(GameId(2)).await.unwrap();
    let (heard, mut written) = (heard(), written());
    let known = |statement: &&String| written.iter().any(|text| statement.contains(text));
    let run: Vec<&String> = heard.iter().filter(known).collect();
    let mut findings = Vec::new();
    for statement in run {
        if THOROUGH.iter().any(|(part, _)| statement.contains(part)) {
            continue;
        }
        let scans = folder.whole_scans(statement).await;
        findings.extend(scans.into_iter().map(|line| format!("{line}: {statement}")));
    }
    assert_eq!(findings, Vec::<String>::new());
    // What looks at a database before it is opened is not logged.
    written.retain(|text| !text.contains("_sqlx_migrations"));
    written.retain(|text| !heard.iter().any(|statement| statement.contains(text)));
    assert!(written.is_empty(), "the tour does not run {written:#?}");
}

/// Whatever the storage can be asked to do.
async fn tour(store: &dyn Store) {
    let game = running(store).await;
    play(store, game, "a").await;
    play(store, game, "b").await;
    in_one_act(store, game).await;
    for find in finds() {
        store.games(find, 9).await.unwrap();
    }
    store.game(game).await.unwrap();
    store.table(game).await.unwrap();
    store.table_in(HERE).await.unwrap();
    store.parked_in(HERE).await.unwrap();
    store.played_last_in(HERE).await.unwrap();
    store.start_state(game).await.unwrap();
    store.seats(game).await.unwrap();
    store.moves(game).await.unwrap();
    store.latest_moves(game, 1).await.unwrap();
    store.undone(game).await.unwrap();
    store.undo_points(game).await.unwrap();
    store.draft(game, 0).await.unwrap();
    store.player(ADA).await.unwrap();
    store.prefs(ADA).await.unwrap();
    store.is_referee(GUILD, BEN).await.unwrap();
    store.watched(BEN).await.unwrap();
    deliver(store).await;
    store.instant("alive").await.unwrap();
    store.keep_instant("alive", NOW).await.unwrap();
    store.claim_due(NOW, 1_000, 9).await.unwrap();
    store.keep_claimed(&ActKey::timer("look", game, 0), NOW).await.unwrap();
    store.next_due().await.unwrap();
    store.keep_film((game, "look"), &[1], 9, NOW).await.unwrap();
    store.film(game, "look").await.unwrap();
    store.daily_seed(DAY).await.unwrap();
    store.daily_play(DAY, ADA).await.unwrap();
    store.dailies(DAY, GUILD, 9).await.unwrap();
    store.setups(ADA).await.unwrap();
    store.seek(GUILD, ADA).await.unwrap();
    store.hindrance(HERE).await.unwrap();
    store.hindered(GUILD).await.unwrap();
    store.waits(GUILD, 9).await.unwrap();
    store.league(1).await.unwrap();
    store.leagues(GUILD, 9).await.unwrap();
    store.league_members(1).await.unwrap();
    store.results_of(ADA, Some(GUILD), 9).await.unwrap();
    store.results(game).await.unwrap();
    store.ratings_of(ADA).await.unwrap();
    for over_all in [false, true] {
        store.ranked(GUILD, "base", over_all, 9).await.unwrap();
    }
    store.bests(GUILD).await.unwrap();
    store.ended().await.unwrap();
    store.all_ratings().await.unwrap();
    store.all_bests().await.unwrap();
    store.restored().await.unwrap();
    store.restored_is_told().await.unwrap();
    store.about(ADA).await.unwrap();
    store.games_that_name(ADA).await.unwrap();
    let mut naming = act(store).await;
    naming.save_settings(game, "by 9").await.unwrap();
    naming.save_progress(game, "of 9").await.unwrap();
    let base_ordinal = store.table(game).await.unwrap().unwrap().game.ordinal;
    naming.save_draft(game, 0, &Draft { base_ordinal, draft: "9".to_owned() }).await.unwrap();
    naming.enqueue(&Outgoing::to(HERE, "ring", "9:ring", "to 9")).await.unwrap();
    naming.ban(GUILD, UserId(9)).await.unwrap();
    let nine = Player { id: UserId(9), name: "Nine".into(), locale: "en".into() };
    naming.save_player(&nine).await.unwrap();
    let league = League { organiser: Some(UserId(9)), ..league("of nine") };
    naming.create_league(&league).await.unwrap();
    naming.commit("9").await.unwrap();
    store.erase(UserId(9)).await.unwrap();
    let mut after = act(store).await;
    assert!(after.is_banned(GUILD, UserId(9)).await.unwrap());
    after.unban(GUILD, UserId(9)).await.unwrap();
}

fn finds() -> [Find; 7] {
    [
        Find::OpenIn(GUILD),
        Find::AllIn(GUILD),
        Find::OpenOf(ADA),
        Find::AllOf(ADA),
        Find::ParkedOf(ADA),
        Find::OpenedBy(ADA, NOW - 1),
        Find::Running,
    ]
}

async fn in_one_act(store: &dyn Store, game: GameId) {
    let (guest, elsewhere) = (UserId(5), ChannelId(HERE.0 + 1));
    let mut act = act(store).await;
    let other = act.create_game(&new_game(elsewhere)).await.unwrap();
    act.join(other, ADA).await.unwrap();
    act.join(other, guest).await.unwrap();
    act.set_player(other, 1, Some(BEN)).await.unwrap();
    act.leave(other, BEN).await.unwrap();
    act.set_host(other, BEN).await.unwrap();
    act.start(other, &state("start")).await.unwrap();
    act.park(other).await.unwrap();
    act.resume(other, elsewhere).await.unwrap();
    act.set_channel(other, ChannelId(HERE.0 + 2)).await.unwrap();
    act.append(other, 0, &[a_move("a")], &state("a")).await.unwrap();
    act.close_game(other, Status::Ended).await.unwrap();
    act.keep_played(&played_elsewhere(HERE)).await.unwrap();
    act.table(game).await.unwrap();
    act.table_in(HERE).await.unwrap();
    act.parked_in(HERE).await.unwrap();
    act.last_in(HERE).await.unwrap();
    act.games(Find::Running, 9).await.unwrap();
    act.count(Find::Running, 9).await.unwrap();
    act.save_settings(game, "settings").await.unwrap();
    act.save_progress(game, "progress").await.unwrap();
    let draft = Draft { base_ordinal: 2, draft: "perhaps".into() };
    act.save_draft(game, 0, &draft).await.unwrap();
    act.draft(game, 0).await.unwrap();
    act.undo_points(game).await.unwrap();
    act.keep_clocks(game, 1, "clocks").await.unwrap();
    act.clocks_at(game, 1).await.unwrap();
    act.undo(game, 2, 1).await.unwrap();
    let ada = Player { id: ADA, name: "Ada".into(), locale: "en".into() };
    act.save_player(&ada).await.unwrap();
    act.save_prefs(ADA, "by night").await.unwrap();
    act.prefs(ADA).await.unwrap();
    act.held_prefs(ADA).await.unwrap();
    act.ban(GUILD, BEN).await.unwrap();
    act.is_banned(GUILD, BEN).await.unwrap();
    act.unban(GUILD, ADA).await.unwrap();
    act.set_referee(GUILD, BEN, true).await.unwrap();
    act.is_referee(GUILD, BEN).await.unwrap();
    act.set_referee(GUILD, ADA, false).await.unwrap();
    act.watch(game, BEN, Some("daily")).await.unwrap();
    act.watchers(game).await.unwrap();
    act.watch(game, ADA, None).await.unwrap();
    let due = Timer { kind: "draw".into(), game, ordinal: 3, due_at: NOW };
    act.schedule(&due).await.unwrap();
    act.postpone("draw", 1).await.unwrap();
    act.clock_went_back(NOW, 1).await.unwrap();
    act.unschedule(game, "draw").await.unwrap();
    act.keep_instant("alive", NOW).await.unwrap();
    act.instant("alive").await.unwrap();
    let sent = MessageRef { channel: HERE, message: MessageId(1), ordinal: 1 };
    act.remember(game, "turn", sent).await.unwrap();
    act.message(game, "turn").await.unwrap();
    act.forget(game, "turn").await.unwrap();
    act.overview(GUILD).await.unwrap();
    act.forget_overview(GUILD).await.unwrap();
    act.moves(game).await.unwrap();
    record(&mut *act, game).await;
    act.dead_letter_channel(elsewhere, "10003").await.unwrap();
    for key in ["a", "b", "c", "d"] {
        let channel = ChannelId(key.len() as u64 + u64::from(key.as_bytes()[0]));
        act.enqueue(&Outgoing::to(channel, "ring", key, "{}")).await.unwrap();
    }
    let overview =
        Outgoing { slot: Some(overview_slot(GUILD)), ..Outgoing::to(HERE, "list", "list", "{}") };
    act.enqueue(&overview).await.unwrap();
    let call = Outgoing {
        slot: Some(call_slot(InteractionId(5))),
        ..Outgoing::to(HERE, "seek", "seek", "{}")
    };
    act.enqueue(&Outgoing { in_order: false, ..call }).await.unwrap();
    let opened = Outgoing::to(ChannelId(61), "league", "league", "{}");
    act.enqueue(&Outgoing { slot: Some(league_slot(1)), ..opened }).await.unwrap();
    act.commit("done").await.unwrap();
    let key = ActKey::interaction(InteractionId(1));
    for _ in 0..2 {
        if let BeginOutcome::New(act) = store.begin(&key, NOW).await.unwrap() {
            act.commit("").await.unwrap();
        }
    }
}

/// Whatever an act can do with records.
async fn record(act: &mut dyn UnitOfWork, game: GameId) {
    act.hold_records().await.unwrap();
    act.clear_records().await.unwrap();
    act.last_recorded().await.unwrap();
    act.save_results(&[result(game, 0, ADA, 1)]).await.unwrap();
    act.wins(GUILD, ADA).await.unwrap();
    act.rating(GUILD, ADA, "base").await.unwrap();
    act.save_rating(GUILD, ADA, "base", rating(9)).await.unwrap();
    act.best(GUILD, "city").await.unwrap();
    let best = Best { kind: "city".into(), value: 9, game, seat: Some(0) };
    act.save_best(GUILD, &best).await.unwrap();
    act.leave_records(BEN).await.unwrap();
    act.seed_daily(DAY, "seed").await.unwrap();
    act.setups(ADA).await.unwrap();
    act.save_setup(ADA, &setup("quick")).await.unwrap();
    act.remove_setup(ADA, "quick").await.unwrap();
    act.seeks(GUILD).await.unwrap();
    act.save_seek(&seek(ADA, 0)).await.unwrap();
    act.end_seek(GUILD, BEN).await.unwrap();
    act.save_hindrance(&hindrance(HERE)).await.unwrap();
    act.hindrance(HERE).await.unwrap();
    act.end_hindrance(ChannelId(7)).await.unwrap();
    for number in 0..=i64::from(WAITS_KEPT) {
        act.keep_wait(GUILD, NOW + number, 7).await.unwrap();
    }
    let number = act.begin_daily(ADA, &daily(0)).await.unwrap();
    act.daily_play(DAY, ADA).await.unwrap();
    act.save_daily(&DailyPlay { ended_at: Some(NOW), ..daily(number) }).await.unwrap();
    let id = act.create_league(&league("first")).await.unwrap();
    act.league(id).await.unwrap();
    act.leagues(GUILD, 9).await.unwrap();
    let member = act.join_league(id, ADA, 0).await.unwrap();
    act.league_members(id).await.unwrap();
    act.drop_out(id, member, Some(1)).await.unwrap();
    act.save_league(id, LeagueStatus::Running, "").await.unwrap();
}

async fn deliver(store: &dyn Store) {
    let claimed = store.claim(NOW, 1_000, 9).await.unwrap();
    assert_eq!(claimed.len(), 7);
    store.next_delivery().await.unwrap();
    store.retry(&claimed[0], NOW).await.unwrap();
    store.dead_letter(&claimed[1], "50013", NOW).await.unwrap();
    let mut act = act(store).await;
    act.dead_letter(&claimed[2], "50013").await.unwrap();
    act.commit("").await.unwrap();
    for row in &claimed[3..] {
        store.sent(row, Some(MessageId(1)), NOW).await.unwrap();
    }
    store.dead_letter_channel(HERE, "10003", NOW).await.unwrap();
    store.unsent(9).await.unwrap();
    store.dead_letters(9).await.unwrap();
    store.overview(GUILD).await.unwrap();
    store.call(InteractionId(5)).await.unwrap();
    store.message(GameId(1), "turn").await.unwrap();
}
