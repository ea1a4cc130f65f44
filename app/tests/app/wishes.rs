//! Colours and seats that people choose before the game, and what the lot still decides.

use port::{ChannelId, Message};

use crate::common::{Table, button, menu, press};

const COLOUR: &str = "Your colour";
const SEAT: &str = "Your seat in the playing order";

async fn settings(table: &Table) -> serde_json::Value {
    let known = table.store.table_in(ChannelId(50)).await.unwrap().unwrap();
    serde_json::from_str(&known.game.settings).unwrap()
}

/// Who sits where.
async fn order(table: &Table) -> Vec<u64> {
    let known = table.store.table_in(ChannelId(50)).await.unwrap().unwrap();
    known.seats.iter().map(|seated| seated.player.unwrap().0).collect()
}

/// The game ends, and who opened it wants another one.
async fn play_again(table: &mut Table) {
    table.end_game().await;
    let again = button(table.public.last().unwrap(), "Rematch").unwrap();
    table.say(1, press(&again, &[])).await;
}

fn lobby(table: &Table) -> Message {
    table.edited.last().or(table.public.last()).unwrap().clone()
}

#[tokio::test]
async fn whoever_chose_a_seat_has_it_and_the_lot_decides_among_the_others() {
    let mut firsts = std::collections::BTreeSet::new();
    for waits in 0..6 {
        let mut table = Table::open(&format!("wishes-lot-{waits}")).await;
        table.run(1, "game new").await;
        table.run(2, "game join seat:3").await;
        table.run(3, "game join").await;
        // The number of the start decides, and each of these makes it another one.
        for _ in 0..waits {
            table.run(4, "game info").await;
        }
        table.run(1, "game start").await;
        let order = order(&table).await;
        assert_eq!(order[2], 2, "{order:?}");
        firsts.insert(order[0]);
    }
    assert_eq!(firsts.len(), 2, "the lot decides between the others");
}

#[tokio::test]
async fn a_game_with_chosen_seats_is_dealt_from_the_same_lot() {
    let mut table = Table::open("wishes-fair").await;
    table.run(1, "game new").await;
    table.run(2, "game join seat:1 colour:green").await;
    table.run(1, "game start").await;
    table.end_game().await;
    let fair = table.run(2, "fair").await;
    assert!(fair.content.contains("✅"), "{}", fair.content);
}

#[tokio::test]
async fn everybody_at_the_table_chooses_in_the_menus_of_its_message() {
    let mut table = Table::open("wishes-menus").await;
    table.run(1, "game new").await;
    table.run(2, "game join").await;
    let (colour, words) = menu(&lobby(&table), COLOUR).unwrap();
    assert_eq!(words, ["any", "red", "blue", "yellow", "green", "black", "pink"]);
    let shown = table.say(2, press(&colour, &["black"])).await;
    assert!(shown.content.contains("Ben: Black"), "{}", shown.content);
    let (_, left) = menu(&shown, COLOUR).unwrap();
    assert!(!left.contains(&"black".to_owned()), "{left:?}");
    let (seat, numbers) = menu(&shown, SEAT).unwrap();
    assert_eq!(numbers, ["lot", "1", "2", "3", "4", "5"]);
    let shown = table.say(2, press(&seat, &["1"])).await;
    assert!(shown.content.contains("Ben: Black, seat 1"), "{}", shown.content);
    table.say(1, press(&colour, &["blue"])).await;
    // What was chosen can be left open again.
    table.say(1, press(&colour, &["any"])).await;
    let shown = table.say(1, press(&seat, &["2"])).await;
    assert!(shown.content.contains("Ada: seat 2"), "{}", shown.content);
    table.run(1, "game start").await;
    assert_eq!(order(&table).await, [2, 1]);
    let stored = settings(&table).await;
    assert_eq!(stored["colours"], serde_json::json!([4, 1]), "the other has its seat's colour");
    assert_eq!(stored.get("wishes"), None);
}

#[tokio::test]
async fn what_others_have_chosen_is_refused_and_nothing_is_changed() {
    let mut table = Table::open("wishes-refused").await;
    table.run(1, "game new").await;
    table.run(1, "game join colour:red seat:2").await;
    let open = lobby(&table);
    let (colour, _) = menu(&open, COLOUR).unwrap();
    let (seat, _) = menu(&open, SEAT).unwrap();
    let before = settings(&table).await;
    let cases = [
        ("game join colour:red", "Ada has chosen this colour"),
        ("game join seat:2", "Ada has chosen this seat"),
        ("game join seat:6", "a number from 1 to 5"),
        ("game join seat:0", "a number from 1 to 5"),
        ("game join seat:first", "a number from 1 to 5"),
    ];
    for (line, why) in cases {
        let refused = table.run(2, line).await;
        assert!(refused.content.contains(why), "{line}: {}", refused.content);
        assert_eq!(order(&table).await, [1], "{line}");
    }
    let guest = table.say(3, press(&colour, &["blue"])).await;
    assert!(guest.content.contains("no seat"), "{}", guest.content);
    table.run(2, "game join").await;
    let taken = table.say(2, press(&colour, &["red"])).await;
    assert!(taken.content.contains("Ada has chosen this colour"), "{}", taken.content);
    let taken = table.say(2, press(&seat, &["2"])).await;
    assert!(taken.content.contains("Ada has chosen this seat"), "{}", taken.content);
    table.say(2, press(&colour, &["mauve"])).await;
    table.say(2, press(&seat, &["7"])).await;
    assert_eq!(settings(&table).await, before);
    table.run(1, "game start").await;
    let late = table.run(2, "game join colour:blue").await;
    assert!(late.content.contains("has begun already"), "{}", late.content);
    let late = table.say(2, press(&colour, &["blue"])).await;
    assert!(late.content.contains("has begun already"), "{}", late.content);
}

#[tokio::test]
async fn where_the_lot_deals_people_to_tables_nothing_is_chosen() {
    let mut table = Table::open("wishes-duplicate").await;
    table.run(1, "game duplicate tables:2").await;
    let before = settings(&table).await;
    for line in ["game join colour:red", "game join seat:1"] {
        for user in [1, 2] {
            let refused = table.run(user, line).await;
            assert!(refused.content.contains("the lot deals"), "{line}: {}", refused.content);
        }
    }
    assert_eq!(menu(&lobby(&table), COLOUR), None);
    assert_eq!((settings(&table).await, order(&table).await), (before, vec![1]));
}

#[tokio::test]
async fn a_choice_counts_while_its_person_sits_there() {
    let mut table = Table::open("wishes-left").await;
    table.run(1, "game new").await;
    table.run(2, "game join colour:red seat:1").await;
    table.run(2, "game leave").await;
    assert!(!lobby(&table).content.contains("Chosen"), "{}", lobby(&table).content);
    table.run(3, "game join colour:red").await;
    let seats = table.complete(1, "game join seat:", "seat").await;
    assert!(seats.iter().any(|seat| seat.value == "1"), "{seats:?}");
    table.run(2, "game join").await;
    let shown = lobby(&table).content;
    assert!(shown.contains("Łucja: Red") && !shown.contains("Ben:"), "{shown}");
    table.run(3, "game join seat:1").await;
    let seats = table.complete(1, "game join seat:", "seat").await;
    assert!(seats.iter().all(|seat| seat.value != "1"), "{seats:?}");
}

#[tokio::test]
async fn a_rematch_keeps_the_colours_and_goes_on_with_the_next_player() {
    let mut table = Table::open("wishes-again").await;
    table.run(1, "game new").await;
    table.run(1, "game join colour:pink seat:1").await;
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    play_again(&mut table).await;
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    assert_eq!(order(&table).await, [2, 1]);
    assert_eq!(settings(&table).await["colours"], serde_json::json!([1, 5]));
}

#[tokio::test]
async fn a_rematch_of_three_keeps_the_colour_of_whoever_comes_last() {
    let mut table = Table::open("wishes-three").await;
    table.run(1, "game new").await;
    table.run(2, "game join").await;
    table.run(3, "game join colour:pink").await;
    table.run(1, "game start").await;
    play_again(&mut table).await;
    table.run(2, "game join").await;
    table.run(3, "game join").await;
    table.run(1, "game start").await;
    let at = order(&table).await.iter().position(|user| *user == 3).unwrap();
    assert_eq!(settings(&table).await["colours"][at], serde_json::json!(5));
}

#[tokio::test]
async fn what_somebody_chose_is_in_their_export_and_in_nobody_elses() {
    let mut table = Table::open("wishes-export").await;
    table.run(1, "game new").await;
    table.run(2, "game join colour:green seat:2").await;
    let told = async |table: &mut Table, user: u64| {
        let told = table.run(user, "privacy export").await;
        let port::Files::Set(files) = &told.files else { panic!("a file") };
        String::from_utf8(files[0].bytes.clone()).unwrap()
    };
    let own = told(&mut table, 2).await;
    assert!(own.contains("\"chosen_colour\": \"green\""), "{own}");
    assert!(own.contains("\"chosen_seat\": 2"), "{own}");
    let others = told(&mut table, 1).await;
    assert!(!others.contains("green") && !others.contains("wishes"), "{others}");
}
