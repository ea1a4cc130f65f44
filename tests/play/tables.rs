//! What people agree on before a game, through the real binary: by what they type and by what they
//! press.

use serde_json::json;
use tests::round::assert_private;
use tests::{House, Message, Person, books, until};

/// Chooses an option in the menu with these values of the newest message that has one.
fn choose(person: &Person<'_>, among: &str, value: &str) -> tests::Answer {
    let has = |menu: &tests::Menu| menu.options.iter().any(|(_, option)| option == among);
    let lobby = person.wait("the menu is there", |m| m.menus().iter().any(has));
    let menu = lobby.menus().into_iter().find(has).expect("it has one");
    person.try_select(&lobby.id(), &menu.custom_id, &[value]).expect("the menu takes it")
}

/// Waits until a thread has started: whoever looks there before makes a channel of this name.
fn wait_for_thread(house: &House) {
    until("the thread is there", || {
        let mut requests = house.discord.requests().into_iter();
        requests
            .any(|request| {
                let path = request["path"].as_str().unwrap_or_default();
                path.ends_with("/threads") && request["status"] == json!(201)
            })
            .then_some(())
    });
}

#[test]
fn colours_and_seats_are_chosen_by_typing_and_in_menus() {
    let mut house = House::closed("tables-seats");
    house.set("CARCAS_PICTURES", "0");
    house.start();
    let (ada, ben) = (house.person("Ada", "table"), house.person("Ben", "table"));
    assert_private(&ada.command("game new", &[("sets", "base")]));
    assert_private(&ben.command("game join", &[("colour", "black"), ("seat", "1")]));
    ada.wait("everybody sees it", |m| m.content().contains("Ben: Black, seat 1"));
    let seats = ada.autocomplete("game join", &[("seat", "")], "seat");
    assert!(seats.iter().all(|(_, seat)| seat.as_str() != Some("1")), "{seats:?}");
    let taken = ada.command("game join", &[("seat", "1")]);
    assert_private(&taken);
    assert!(taken.words().contains("Ben has chosen this seat"), "{}", taken.words());
    choose(&ada, "pink", "pink");
    choose(&ada, "lot", "2");
    ada.wait("everybody sees it", |m| m.content().contains("Ada: Pink, seat 2"));
    assert_private(&ada.command("game start", &[]));
    let entry = books::read(&house.database()).expect("readable").pop().expect("a game");
    let names: Vec<_> = entry.table.seats.iter().map(|seated| seated.name.as_deref()).collect();
    assert_eq!(names, [Some("Ben"), Some("Ada")]);
    assert!(
        entry.table.game.settings.contains("\"colours\":[4,5]"),
        "{}",
        entry.table.game.settings
    );
}

#[test]
fn a_private_table_takes_only_those_whom_its_host_invites() {
    let mut house = House::closed("tables-private");
    house.set("CARCAS_PICTURES", "0");
    house.start();
    let person = |name| house.person(name, "table");
    let (ada, ben, zoe) = (person("Ada"), person("Ben"), person("Zoë"));
    let options = [("sets", json!("base")), ("private", json!(true))];
    assert_private(&ada.try_command("game new", &options).expect("it is sent"));
    let lobby = ada.wait("it says so", |m| m.content().contains("Private:"));
    let refused = ben.click(&lobby, "Join");
    assert!(refused.words().contains("must invite you"), "{}", refused.words());
    assert_private(&ada.try_command("game invite", &[("user", json!("Ben"))]).expect("it is sent"));
    let invitation = ada.wait("Ben is pinged", |m| m.content().contains("you are invited"));
    assert_eq!(invitation.pinged(), ["Ben"]);
    ben.click(&lobby, "Join");
    // Zoë by the menu under the table's message.
    let lobby = ada.message(&lobby.id()).expect("it is there");
    let people = lobby.menus().into_iter().find(|menu| menu.options.is_empty());
    let people = people.expect("a menu of people");
    ada.try_select(&lobby.id(), &people.custom_id, &["Zoë"]).expect("it takes her");
    assert_private(&zoe.command("game join", &[]));
    let entry = books::read(&house.database()).expect("readable").pop().expect("a game");
    assert_eq!(entry.table.seats.len(), 3);
}

#[test]
fn a_set_up_is_kept_by_typing_and_opens_tables_by_typing_and_by_a_menu() {
    let mut house = House::closed("tables-setups");
    house.set("CARCAS_PICTURES", "0");
    house.start();
    let ada = house.person("Ada", "table");
    assert_private(&ada.command("game new", &[("sets", "base, inns"), ("pace", "3d")]));
    assert_private(&ada.command("game setup save", &[("name", "Friday")]));
    let there = ada.in_channel("there");
    let names = there.autocomplete("game new", &[("setup", "fri")], "setup");
    assert_eq!(names.len(), 1, "{names:?}");
    assert_private(&there.command("game new", &[("setup", "Friday")]));
    there.wait("a table like it", |m| m.content().contains("Inns & Cathedrals"));
    let elsewhere = there.in_channel("elsewhere");
    let list = elsewhere.command("game setup list", &[]).message().clone();
    let menu = list.menus().remove(0);
    elsewhere.try_select(&list.id(), &menu.custom_id, &["Friday"]).expect("it is there");
    elsewhere.wait("a table like it", |m| m.content().contains("Inns & Cathedrals"));
    assert_private(&elsewhere.command("game setup remove", &[("name", "friday")]));
    let gone = elsewhere.command("game setup remove", &[("name", "Friday")]);
    assert!(gone.words().contains("no set-up called"), "{}", gone.words());
    assert_eq!(books::read(&house.database()).expect("readable").len(), 3);
}

#[test]
fn a_table_opens_in_a_thread_of_its_own_and_a_missing_permission_is_explained() {
    let mut house = House::closed("tables-thread");
    house.set("CARCAS_PICTURES", "0");
    house.start();
    let ada = house.person("Ada", "table");
    let options = [("sets", json!("base")), ("thread", json!(true))];
    let place = |allow: u64| {
        let change = json!({ "channel": "table", "op": "permissions", "allow": allow.to_string() });
        let (status, answer) = house.discord.post("/user/place", &change);
        assert_eq!(status, 200, "{answer}");
    };
    // See, write, also in threads, attach files and embed links, but start no thread.
    let talk = (1 << 10) | (1 << 11) | (1 << 14) | (1 << 15) | (1 << 38);
    place(talk);
    let refused = ada.try_command("game new", &options).expect("it is sent");
    assert!(refused.words().contains("Create Public Threads"), "{}", refused.words());
    place(talk | (1 << 35));
    assert_private(&ada.try_command("game new", &options).expect("it is sent"));
    ada.wait("it is announced", |m| m.content().contains("Ada opens a table"));
    wait_for_thread(&house);
    let ben = house.person("Ben", "Carcassonne: Ada");
    let lobby = ben.wait("the table is in the thread", |m| m.button("Join").is_some());
    ben.click(&lobby, "Join");
    let there = house.person("Ada", "Carcassonne: Ada");
    assert_private(&there.command("game start", &[]));
    there.wait("the game has begun", |m| m.button("Take your turn").is_some());
}

#[test]
fn people_of_a_server_find_each_other_by_typing_and_by_a_button_and_a_killed_bot_loses_nothing() {
    let mut house = House::closed("tables-seek");
    house.set("CARCAS_PICTURES", "0");
    house.start();
    let ada = house.person("Ada", "table");
    let waiting = ada.command("game seek", &[("sets", "base"), ("players", "3")]);
    assert_private(&waiting);
    assert!(waiting.words().contains("can't say how long"), "{}", waiting.words());
    let call = ada.wait("the channel is told", |m| m.button("I'm in").is_some());
    house.kill();
    house.start();
    assert_private(&house.person("Ben", "table").click(&call, "I'm in"));
    assert_private(&house.person("Zoë", "table").command("game seek", &[("sets", "base")]));
    wait_for_thread(&house);
    let there = house.person("Ada", "Carcassonne: Zoë");
    let told = there.wait("they are told", |m| m.content().contains("you have a seat"));
    let mut pinged = told.pinged();
    pinged.sort();
    assert_eq!(pinged, ["Ada", "Ben"]);
    // So does the call of Ben, who waited for a third, too.
    let said = |m: &Message| m.content().contains("Ada and Ben have found each other");
    let ada = house.person("Ada", "table");
    let found = ada.wait("the call says who plays where", |m| m.id() == call.id() && said(m));
    assert!(found.button("I'm in").is_none(), "{}", found.content());
    let entry = books::read(&house.database()).expect("readable").pop().expect("a table");
    assert_eq!(entry.table.seats.len(), 3);
    // Taken back by typing, and by the button.
    let ben = house.person("Ben", "table");
    assert_private(&ben.command("game seek", &[("sets", "winter")]));
    assert!(ben.command("game seek", &[]).words().contains("taken back"));
    let waiting = ben.command("game seek", &[("sets", "winter")]);
    let back = ben.click(waiting.message(), "Take it back");
    assert!(back.words().contains("taken back"), "{}", back.words());
}
