//! Private tables: only invited people sit down there.

use port::{ActionRow, ChannelId, Message, UserId};

use crate::common::{Table, button, press};

async fn settings(table: &Table) -> serde_json::Value {
    let known = table.store.table_in(ChannelId(50)).await.unwrap().unwrap();
    serde_json::from_str(&known.game.settings).unwrap()
}

async fn seated(table: &Table) -> Vec<u64> {
    let known = table.store.table_in(ChannelId(50)).await.unwrap().unwrap();
    known.seats.iter().map(|seated| seated.player.unwrap().0).collect()
}

fn lobby(table: &Table) -> Message {
    table.edited.last().or(table.public.first()).unwrap().clone()
}

/// The menu of people below a message.
fn of_people(message: &Message) -> Option<String> {
    message.rows.iter().find_map(|row| match row {
        ActionRow::Select(select) if select.people => Some(select.custom_id.clone()),
        _ => None,
    })
}

#[tokio::test]
async fn only_invited_people_join_a_private_table_and_only_they_are_pinged() {
    let mut table = Table::open("invited-only").await;
    let opened = table.run(1, "game new private:true").await;
    assert!(opened.content.contains("Only people whom you invite"), "{}", opened.content);
    assert!(lobby(&table).content.contains("Private:"), "{}", lobby(&table).content);
    let info = table.run(2, "game info").await;
    assert!(info.content.contains("Private:"), "{}", info.content);
    assert!(!info.content.contains("gives you a seat"), "{}", info.content);
    let refused = table.run(2, "game join").await;
    assert!(refused.content.contains("must invite you"), "{}", refused.content);
    let join = button(&lobby(&table), "Join").unwrap();
    let refused = table.say(2, press(&join, &[])).await;
    assert!(refused.content.contains("must invite you"), "{}", refused.content);
    assert_eq!(seated(&table).await, [1]);
    table.run(1, "game invite user:2").await;
    let invitation = table.public.last().unwrap().clone();
    assert_eq!(invitation.mentions, [UserId(2)]);
    assert!(invitation.content.contains("you are invited"), "{}", invitation.content);
    assert!(lobby(&table).content.contains("Invited: <@2>"), "{}", lobby(&table).content);
    assert!(lobby(&table).mentions.is_empty());
    let said = table.public.len();
    table.run(1, "game invite user:2").await;
    assert_eq!(table.public.len(), said, "an invitation is said once");
    table.say(2, press(&join, &[])).await;
    assert_eq!(seated(&table).await, [1, 2]);
    let refused = table.run(3, "game join").await;
    assert!(refused.content.contains("must invite you"), "{}", refused.content);
}

#[tokio::test]
async fn whoever_takes_no_pings_in_channels_is_told_directly() {
    let mut table = Table::open("invited-direct").await;
    table.run(2, "my settings pings:direct").await;
    table.run(1, "game new private:true").await;
    table.run(1, "game invite user:2").await;
    assert!(table.public.last().unwrap().mentions.is_empty());
    let (user, told) = table.direct.last().unwrap();
    assert_eq!(*user, UserId(2));
    assert!(told.content.contains("invited to a table"), "{}", told.content);
}

#[tokio::test]
async fn the_host_takes_an_invitation_back() {
    let mut table = Table::open("invited-back").await;
    table.run(1, "game new private:true").await;
    table.run(1, "game invite user:2").await;
    table.run(1, "game invite user:2 withdraw:true").await;
    assert_eq!(settings(&table).await.get("invited"), None);
    let refused = table.run(2, "game join").await;
    assert!(refused.content.contains("must invite you"), "{}", refused.content);
}

#[tokio::test]
async fn an_invitation_that_is_given_again_is_announced_again() {
    let mut table = Table::open("invited-again").await;
    table.run(3, "my settings pings:direct").await;
    table.run(1, "game new private:true").await;
    for _ in 0..2 {
        for user in [2, 3] {
            table.run(1, &format!("game invite user:{user}")).await;
            table.run(1, &format!("game invite user:{user} withdraw:true")).await;
        }
    }
    let invited = |message: &&Message| message.content.contains("you are invited");
    assert_eq!(table.public.iter().filter(invited).count(), 4);
    let directly: Vec<UserId> = table.direct.iter().map(|(user, _)| *user).collect();
    assert_eq!(directly, [UserId(3); 2]);
}

#[tokio::test]
async fn what_cannot_be_invited_is_refused_and_nothing_is_changed() {
    let mut table = Table::open("invited-refused").await;
    table.run(1, "game new private:true").await;
    let people = of_people(&lobby(&table)).unwrap();
    let before = settings(&table).await;
    let cases = [
        (2, "game invite user:3", "Only the host"),
        (1, "game invite user:2 withdraw:true", "was not invited"),
        (1, "game invite withdraw:true", "Choose somebody"),
        (1, "game invite user:1", "already at this table"),
    ];
    for (user, line, why) in cases {
        let refused = table.run(user, line).await;
        assert!(refused.content.contains(why), "{line}: {}", refused.content);
        assert_eq!(settings(&table).await, before, "{line}");
    }
    let open = button(&lobby(&table), "Open to everybody").unwrap();
    for (id, values) in [(&people, &["3"][..]), (&open, &[])] {
        let refused = table.say(2, press(id, values)).await;
        assert!(refused.content.contains("Only the host"), "{}", refused.content);
    }
    for wrong in [&["@everyone"][..], &[], &["1"]] {
        table.say(1, press(&people, wrong)).await;
    }
    assert_eq!(settings(&table).await, before);
    for user in 2..30 {
        table.say(1, press(&people, &[&user.to_string()])).await;
    }
    assert_eq!(settings(&table).await["invited"].as_array().unwrap().len(), 25);
}

#[tokio::test]
async fn a_table_is_closed_and_opened_by_its_button_and_people_are_invited_by_a_menu() {
    let mut table = Table::open("invited-buttons").await;
    table.run(1, "game new").await;
    table.run(2, "game join").await;
    assert_eq!(of_people(&lobby(&table)), None);
    let close = button(&lobby(&table), "Only invited people").unwrap();
    let shown = table.say(1, press(&close, &[])).await;
    assert_eq!(settings(&table).await["invited"], serde_json::json!([1, 2]));
    table.run(2, "game leave").await;
    let people = of_people(&shown).unwrap();
    table.say(1, press(&people, &["2"])).await;
    let refused = table.run(2, "game join").await;
    assert!(refused.content.contains("must invite you"), "the same choice takes it back");
    table.say(1, press(&people, &["3"])).await;
    table.run(3, "game join").await;
    let open = button(&lobby(&table), "Open to everybody").unwrap();
    table.say(1, press(&open, &[])).await;
    table.run(2, "game join").await;
    assert_eq!(seated(&table).await, [1, 3, 2]);
    table.run(1, "game options private:true").await;
    assert!(lobby(&table).content.contains("Private:"), "{}", lobby(&table).content);
}

#[tokio::test]
async fn a_free_seat_of_a_private_game_is_for_the_invited_and_a_rematch_invites_who_played() {
    let mut table = Table::open("invited-take").await;
    table.run(1, "game new private:true").await;
    table.run(1, "game invite user:2").await;
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    let asked = table.run(2, "game leave").await;
    let leave = button(&asked, "Leave").unwrap();
    table.say(2, press(&leave, &[])).await;
    let refused = table.run(3, "game take").await;
    assert!(refused.content.contains("must invite you"), "{}", refused.content);
    table.run(2, "game take").await;
    assert_eq!(seated(&table).await.len(), 2);
    table.end_game().await;
    table.run(1, "game rematch").await;
    let stored = settings(&table).await;
    assert_eq!(stored["private"], serde_json::json!(true));
    let mut invited: Vec<u64> = serde_json::from_value(stored["invited"].clone()).unwrap();
    invited.sort_unstable();
    assert_eq!(invited, [1, 2]);
}
