//! The colours and seats that people choose in the lobby: what is chosen, and the menus.

use game::narration::cut;
use port::{ActionRow, Select, SelectOption, limits};
use storage::Status;
use table::model::Table;
use table::token::{ComponentToken, LobbyAction};
use table::wishes::{ANY, COLOURS, LOT, Wish};
use text::{Name, Text, say};

use crate::MessageDraft;

/// What people have chosen; nothing if that is nothing, or no longer matters.
pub(super) fn chosen(text: &Text, table: &Table) -> Option<String> {
    let people = table.people(text);
    let one = |(seat, wish): (rules::Seat, &Wish)| {
        let name = people.get(seat.index()).map(Name::shown)?;
        let colour = wish.colour.and_then(|colour| COLOURS.get(usize::from(colour)));
        Some(match (colour, wish.seat) {
            (Some(colour), Some(seat)) => {
                let number = seat + 1;
                let colour = named(text, colour);
                say!(text, "lobby-chosen-both", name = name, colour = colour, number = number)
            }
            (Some(colour), None) => {
                say!(text, "lobby-chosen-colour", name = name, colour = named(text, colour))
            }
            (None, Some(seat)) => say!(text, "lobby-chosen-seat", name = name, number = seat + 1),
            (None, None) => return None,
        })
    };
    let all: Vec<String> = table.wishes().filter_map(one).collect();
    let shown = table.row.status == Status::Lobby && !all.is_empty();
    shown.then(|| say!(text, "lobby-chosen", choices = all.join(&text.say("list-semicolon"))))
}

/// The page with both menus below.
pub(super) fn menus(text: &Text, table: &Table, page: MessageDraft) -> MessageDraft {
    page.row(colours(text, table)).row(seats(text, table))
}

/// What a colour is called.
fn named(text: &Text, colour: &str) -> String {
    text.say(&format!("option-colour-{colour}"))
}

/// The menu of the colours that are left.
fn colours(text: &Text, table: &Table) -> ActionRow {
    let taken: Vec<u8> = table.wishes().filter_map(|(_, wish)| wish.colour).collect();
    let left = (0..).zip(COLOURS).filter(|(number, _)| !taken.contains(number));
    let words = std::iter::once(ANY).chain(left.map(|(_, word)| word));
    let options = words.map(|word| SelectOption::new(named(text, word), word)).collect();
    menu(text, table, LobbyAction::Colour, "lobby-colour", options)
}

/// What whoever chooses no seat gets. Where a game goes on, nothing is drawn.
pub fn open_seat(text: &Text, table: Option<&Table>) -> String {
    let carried = table.is_some_and(|table| table.settings.carried.is_some());
    text.say(if carried { "seat-carried" } else { "seat-lot" })
}

/// The menu of the seats that are left.
fn seats(text: &Text, table: &Table) -> ActionRow {
    let taken: Vec<u8> = table.wishes().filter_map(|(_, wish)| wish.seat).collect();
    let left = (0..table.settings.most_seats()).filter(|seat| !taken.contains(seat));
    let numbers = left.map(|seat| {
        let number = seat + 1;
        SelectOption::new(say!(text, "seat-number", number = number), number.to_string())
    });
    let open = SelectOption::new(open_seat(text, Some(table)), LOT);
    let options = std::iter::once(open).chain(numbers).collect();
    menu(text, table, LobbyAction::Seat, "lobby-place", options)
}

fn menu(
    text: &Text,
    table: &Table,
    action: LobbyAction,
    key: &str,
    options: Vec<SelectOption>,
) -> ActionRow {
    let token = ComponentToken::new(action, table.id(), 0);
    let mut select = Select::new(token.encode(), options);
    select.placeholder = cut(&text.say(key), limits::PLACEHOLDER);
    ActionRow::Select(select)
}
