//! What people agree on before a game, through the real binary: by what they type and by what they
//! press.

use tests::books;
use tests::round::assert_private;
use tests::{House, Person};

/// Chooses an option in the menu with these values of the newest message that has one.
fn choose(person: &Person<'_>, among: &str, value: &str) -> tests::Answer {
    let has = |menu: &tests::Menu| menu.options.iter().any(|(_, option)| option == among);
    let lobby = person.wait("the menu is there", |m| m.menus().iter().any(has));
    let menu = lobby.menus().into_iter().find(has).expect("it has one");
    person.try_select(&lobby.id(), &menu.custom_id, &[value]).expect("the menu takes it")
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
