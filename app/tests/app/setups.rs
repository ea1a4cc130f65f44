//! Set-ups that people keep under names and open tables with.

use port::{ChannelId, Files};

use crate::common::{Table, button, command, interaction, menu, press};

const OPEN: &str = "Open a table with …";

async fn settings(table: &Table) -> serde_json::Value {
    let known = table.store.table_in(ChannelId(50)).await.unwrap().unwrap();
    serde_json::from_str(&known.game.settings).unwrap()
}

async fn closed(table: &mut Table) {
    let asked = table.run(1, "game end").await;
    let yes = button(&asked, "End the game").unwrap();
    table.say(1, press(&yes, &[])).await;
}

#[tokio::test]
async fn what_a_table_is_played_with_is_kept_and_opens_the_next_one() {
    let mut table = Table::open("setups-kept").await;
    table.run(1, "game new sets:inns,river1 pace:3d aids:none theme:dark undo:off").await;
    table.run(1, "game options options:tiny_city=2 language:de").await;
    table.run(1, "game join colour:pink").await;
    let before = settings(&table).await;
    table.run_with(1, "game setup save", "name", "  Friday   night ").await;
    closed(&mut table).await;
    let names = table.complete(1, "game new setup:", "setup").await;
    assert_eq!(names[0].value, "Friday night");
    table.run_with(1, "game new", "setup", "friday NIGHT").await;
    let own = |mut settings: serde_json::Value| {
        for name in ["lot", "wishes"] {
            settings.as_object_mut().unwrap().remove(name);
        }
        settings
    };
    let (opened, expected) = (own(settings(&table).await), own(before));
    assert_eq!(opened, expected);
    closed(&mut table).await;
    table.run_with(1, "game new sets:base pace:free", "setup", "Friday night").await;
    let changed = settings(&table).await;
    assert_eq!(
        (&changed["systems"], &changed["undo"]),
        (&serde_json::json!(["base"]), &expected["undo"])
    );
    assert_ne!(changed["pace"], expected["pace"]);
}

#[tokio::test]
async fn the_list_has_a_menu_that_opens_a_table() {
    let mut table = Table::open("setups-list").await;
    let none = table.run(1, "game setup list").await;
    assert!(none.content.contains("no set-ups yet"), "{}", none.content);
    table.run(1, "game new sets:winter").await;
    table.run(1, "game setup save name:snow").await;
    table.run(1, "game setup save name:*ice*").await;
    let list = table.run(1, "game setup list").await;
    assert!(list.content.contains("**snow**: Winter Edition"), "{}", list.content);
    assert!(list.content.contains("\\*ice\\*"), "{}", list.content);
    let (open, names) = menu(&list, OPEN).unwrap();
    assert_eq!(names, ["*ice*", "snow"]);
    let refused = table.say(1, press(&open, &["snow"])).await;
    assert!(refused.content.contains("already a game"), "{}", refused.content);
    closed(&mut table).await;
    table.say(1, press(&open, &["snow"])).await;
    assert_eq!(settings(&table).await["systems"], serde_json::json!(["winter"]));
    let forged = table.say(2, press(&open, &["snow"])).await;
    assert!(forged.content.contains("no set-up called"), "{}", forged.content);
}

#[tokio::test]
async fn what_cannot_be_kept_or_found_is_refused_and_nothing_is_changed() {
    let mut table = Table::open("setups-refused").await;
    let nowhere = table.run(1, "game setup save name:first").await;
    assert!(nowhere.content.contains("no game for that"), "{}", nowhere.content);
    table.run(1, "game new").await;
    for wrong in ["", "   ", &"x".repeat(33)] {
        let refused = table.run_with(1, "game setup save", "name", wrong).await;
        assert!(refused.content.contains("1 to 32 characters"), "{wrong}: {}", refused.content);
    }
    for number in 0..20 {
        table.run(1, &format!("game setup save name:kept{number}")).await;
    }
    let full = table.run(1, "game setup save name:more").await;
    assert!(full.content.contains("You have 20 set-ups"), "{}", full.content);
    table.run(1, "game setup save name:KEPT7").await;
    assert_eq!(table.store.setups(storage::UserId(1)).await.unwrap().len(), 20);
    let unknown = table.run(1, "game setup remove name:kept77").await;
    assert!(unknown.content.contains("Did you mean `kept"), "{}", unknown.content);
    let unknown = table.run(1, "game new setup:nothing").await;
    assert!(unknown.content.contains("no set-up called"), "{}", unknown.content);
    table.run(1, "game setup remove name:Kept7").await;
    assert_eq!(table.store.setups(storage::UserId(1)).await.unwrap().len(), 19);
}

#[tokio::test]
async fn set_ups_name_nobody_and_are_exported_and_erased_with_their_person() {
    let mut table = Table::open("setups-privacy").await;
    table.run(1, "game new private:true").await;
    table.run(1, "game invite user:4321").await;
    let saving = interaction(1, command("game setup save name:mine"));
    table.hear(saving.clone()).await;
    table.hear(saving).await;
    let kept = table.store.setups(storage::UserId(1)).await.unwrap();
    assert_eq!(kept.len(), 1);
    assert!(!kept[0].settings.contains("4321") && !kept[0].settings.contains("lot"));
    let told = table.run(1, "privacy export").await;
    let Files::Set(files) = &told.files else { panic!("a file") };
    let told: serde_json::Value = serde_json::from_slice(&files[0].bytes).unwrap();
    assert_eq!(told["setups"][0]["name"], "mine");
    let asked = table.run(1, "privacy erase").await;
    let yes = button(&asked, "Forget me").unwrap();
    table.say(1, press(&yes, &[])).await;
    assert_eq!(table.store.setups(storage::UserId(1)).await.unwrap(), []);
}
