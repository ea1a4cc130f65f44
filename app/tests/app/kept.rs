//! What is kept of somebody is all in what they are given, and nothing that others keep to
//! themselves.

use port::{Files, GuildId, Interaction, InteractionId, Permissions};
use queues::outbox::notification::Post;
use rules::Seat;
use serde_json::Value as Json;
use storage::schema::{PersonalRow, TABLES};
use storage::{
    ActKey, BeginOutcome, Best, ChannelId, DailyPlay, GameId, League, LeagueStatus, Outgoing,
    Rating, SavedSetup, SeatResult, Seek, UnitOfWork, UserId,
};
use table::model::{Extension, Progress, SeatOffer};
use table::poll::{Poll, What};
use table::record::SeatFacts;

use crate::common::{Table, command, interaction, now};

/// Numbers that stand in no text by chance.
const ADA: u64 = 600_001;
const BEN: u64 = 600_002;
const CARLA: u64 = 600_003;
/// What is empty in the game below: nobody took a move of a stand-in back.
const EMPTY: [(&str, &str); 1] = [("undone", "made_by")];

async fn act(table: &Table, number: u64) -> Box<dyn UnitOfWork> {
    let key = ActKey::interaction(InteractionId(number));
    let BeginOutcome::New(act) = table.store.begin(&key, now()).await.unwrap() else {
        panic!("new")
    };
    act
}

async fn export(table: &mut Table, user: u64) -> Json {
    let message = table.run(user, "privacy export").await;
    let Files::Set(files) = &message.files else { panic!("a file") };
    serde_json::from_slice(&files[0].bytes).unwrap()
}

/// Lets a stand-in make a move for Ada, then takes one of her own back and lays another out.
async fn moves(table: &mut Table) {
    while table.mover().await != Some(ADA) {
        table.any_turn().await;
    }
    table.run(ADA, "game substitute").await;
    let begun = table.game().await.turn().number;
    while table.game().await.turn().number == begun {
        for due in table.store.claim_due(now() + 60_000, 1, 9).await.unwrap() {
            table.app.due(&due).await.unwrap();
        }
        table.deliver().await;
    }
    table.run(ADA, "game return").await;
    table.any_turn().await;
    assert_eq!(table.mover().await, Some(ADA));
    table.any_turn().await;
    table.run(ADA, "undo").await;
    let cells = table.complete(ADA, "place cell:", "cell").await;
    table.run(ADA, &format!("place cell:{}", cells[0].value)).await;
}

/// A game in which everything is kept of Ada that can be.
async fn everything(name: &str) -> Table {
    let mut table = Table::open(name).await;
    table.run(ADA, "my settings pings:direct zone:Europe/Warsaw").await;
    table.run(ADA, "game new sets:base,creativity pace:5d+12h").await;
    for _ in 0..2 {
        let tile = "FFFF cloister; field N1,N2,E1,E2,S1,S2,W1,W2";
        table.run_with(ADA, "tile add", "tile", tile).await;
    }
    // They are kept, although no set of this game takes them any more.
    table.run(ADA, "game options sets:base").await;
    table.run(BEN, "game join").await;
    table.run(ADA, "game start").await;
    table.run(ADA, "game watch how:daily").await;
    let mut ban = interaction(CARLA, command(&format!("server ban user:{ADA}")));
    ban.member_permissions = Permissions::MANAGE_GUILD;
    table.hear(Interaction { guild: Some(GuildId(6)), ..ban }).await;
    let mut referee = interaction(CARLA, command(&format!("server referee user:{ADA}")));
    referee.member_permissions = Permissions::MANAGE_GUILD;
    table.hear(Interaction { guild: Some(GuildId(6)), ..referee }).await;
    moves(&mut table).await;

    let id = table.id().await;
    let stored = table.store.table(id).await.unwrap().unwrap();
    let seat = |user| Seat(stored.seat_of(UserId(user)).unwrap());
    let (ada, ben) = (seat(ADA), seat(BEN));
    let progress: Progress = serde_json::from_str(&stored.game.progress).unwrap();
    let somebody = |user| Some(UserId(user));
    let gift = |seat, turn, by| Extension { seat, turn, by: somebody(by) };
    let offer = |seat, to| SeatOffer { seat, to: somebody(to) };
    let progress = Progress {
        preanswered: vec![ada],
        standins: vec![ada],
        resigned: vec![ada],
        extensions: vec![gift(ben, 1, ADA), gift(ada, 2, BEN)],
        standing: vec![
            (ada, "away.dragon".parse().unwrap()),
            (ben, "usual.dragon".parse().unwrap()),
        ],
        removed: vec![somebody(ADA)],
        left: vec![somebody(ADA)],
        last_seen: vec![(ada, 1), (ben, 2)],
        offers: vec![offer(ada, CARLA), offer(ben, ADA)],
        poll: Some(Poll {
            number: 1,
            what: What::Remove(ada),
            ordinal: 1,
            yes: vec![ada],
            no: vec![ben],
        }),
        ..progress
    };
    let mut settings: serde_json::Value = serde_json::from_str(&stored.game.settings).unwrap();
    settings["order"] = serde_json::json!([BEN, ADA]);
    let mut act = act(&table, 1 << 40).await;
    act.save_progress(id, &serde_json::to_string(&progress).unwrap()).await.unwrap();
    act.save_settings(id, &settings.to_string()).await.unwrap();
    let note = Post::Note { text: format!("<@{ADA}>") };
    let note = serde_json::to_string(&note).unwrap();
    let said = Outgoing::to(ChannelId(50), "note", format!("to {ADA}"), note);
    let earlier = Outgoing { dedupe: format!("earlier to {ADA}"), ..said.clone() };
    act.enqueue(&earlier).await.unwrap();
    let setup = SavedSetup { name: "quick".into(), settings: stored.game.settings.clone() };
    act.save_setup(UserId(ADA), &setup).await.unwrap();
    let seek = Seek {
        guild: GuildId(6),
        player: UserId(ADA),
        channel: ChannelId(60),
        wants: "{}".into(),
        sought_at: now(),
        ends_at: now(),
    };
    act.save_seek(&seek).await.unwrap();
    record(&mut *act, id, stored.seat_of(UserId(ADA)).unwrap()).await;
    act.commit(&format!("answered {ADA}")).await.unwrap();
    // What was sent is known by whom it was for alone.
    table.deliver().await;
    let mut act = self::act(&table, 1 << 41).await;
    act.enqueue(&Outgoing { game: Some(id), ..said }).await.unwrap();
    act.commit("").await.unwrap();
    table
}

/// Records a game as if it had ended.
async fn record(act: &mut dyn UnitOfWork, game: GameId, seat: u8) {
    let (ground, player, guild) = ("base".to_owned(), UserId(ADA), storage::GuildId(5));
    let facts = serde_json::to_string(&SeatFacts::default()).unwrap();
    let result = SeatResult {
        game,
        seat,
        player: Some(player),
        guild,
        ground: ground.clone(),
        ended_at: 7,
        place: 1,
        points: 90,
        rated: true,
        facts,
    };
    act.save_results(&[result]).await.unwrap();
    let rating = Rating { rating: 1, uncertainty: 2, games: 3, standing: 4 };
    act.save_rating(guild, player, &ground, rating).await.unwrap();
    let best = Best { kind: "city".to_owned(), value: 12, game, seat: Some(seat) };
    act.save_best(guild, &best).await.unwrap();
    let daily = DailyPlay {
        day: 20_000,
        number: 0,
        guilds: vec![guild],
        snapshot: String::new(),
        ordinal: 1,
        draft: "perhaps".to_owned(),
        strip: "p".to_owned(),
        points: 3,
        ended_at: Some(7),
    };
    act.begin_daily(player, &daily).await.unwrap();
    let league = League {
        id: 0,
        guild,
        channel: ChannelId(50),
        name: "Autumn".to_owned(),
        organiser: Some(player),
        status: LeagueStatus::Running,
        state: String::new(),
        created_at: 7,
        message: None,
    };
    let league = act.create_league(&league).await.unwrap();
    let number = act.join_league(league, player, 0).await.unwrap();
    act.drop_out(league, number, Some(1)).await.unwrap();
}

#[tokio::test]
async fn whatever_a_column_says_of_somebody_is_given_to_them() {
    let mut table = everything("kept-columns").await;
    let kept = export(&mut table, ADA).await;
    let mut missing = Vec::new();
    for (name, columns) in TABLES {
        for (column, says) in columns {
            let rows = kept[name].as_array().into_iter().flatten();
            let told = rows.filter(|row| row[column].is_string()).count() > 0;
            let wanted = !matches!(says, PersonalRow::Nothing | PersonalRow::Mixed);
            let about = columns.iter().any(|(_, says)| {
                matches!(says, PersonalRow::Who | PersonalRow::Seat | PersonalRow::Text)
            });
            assert!(about || !wanted, "nothing finds the rows of {name}");
            if wanted && !told && !EMPTY.contains(&(name, column)) {
                missing.push(format!("{name}.{column}"));
            }
            assert!(wanted || !told, "{name}.{column} is of nobody");
        }
    }
    assert_eq!(missing, Vec::<String>::new(), "{kept:#}");
}

#[tokio::test]
async fn whatever_a_game_keeps_of_somebody_is_given_to_them_and_nothing_of_others() {
    let mut table = everything("kept-games").await;
    let kept = export(&mut table, ADA).await;
    let game = &kept["tables"][0];
    for field in [
        "seat",
        "place_in_the_order",
        "removed",
        "left_a_seat",
        "seats_offered_to_you",
        "time_that_you_gave",
        "clock",
        "answered_in_advance",
        "stand_in",
        "resigned",
        "turns_with_time_given_to_you",
        "board_seen_up_to",
        "standing_answers",
        "offered_your_seat_to",
        "vote_about_you",
        "voted",
    ] {
        assert!(!game[field].is_null(), "{field} is not in {kept:#}");
    }
    assert_eq!(game["chosen_as_host"]["host_tiles"].as_array().map(Vec::len), Some(2));
    assert_eq!(game["standing_answers"], serde_json::json!(["away.dragon"]));
    assert!(game["clock"]["bank"].is_i64() && game["clock"]["running"].is_object(), "{game:#}");
    // The other one sees nothing of what is Ada's alone.
    let other = export(&mut table, BEN).await;
    assert!(!other.to_string().contains("away.dragon"), "{other:#}");
    assert!(other["drafts"].is_null() && other["bans"].is_null(), "{other:#}");
    // A stranger to whom a seat was offered is told so, and no more.
    let stranger = export(&mut table, CARLA).await;
    let [offered] = &stranger["tables"].as_array().unwrap()[..] else { panic!("{stranger:#}") };
    let fields: Vec<&String> = offered.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["channel", "game", "seats_offered_to_you", "server", "state"]);
}
