//! Changes of seats, and votes among the players: the words and the buttons.

use port::{ActionRow, Button, Style};
use rules::Seat;
use storage::{GameId, Status, UserId};
use table::ask::Ask;
use table::model::Table;
use table::poll::{Poll, PollEnding, What};
use table::time_control::Pace;
use table::token::{ComponentAction, ComponentToken, PollAction, SeatAction, Vacating, YesNo};
use text::{Name, Text, say};

use crate::{MessageDraft, button};

/// The name of a seat, for use in a sentence.
pub fn who(text: &Text, table: &Table, seat: Seat) -> String {
    named(text, &table.people(text), seat)
}

fn named(text: &Text, people: &[Name], seat: Seat) -> String {
    let name = people.get(seat.index()).map(Name::shown).unwrap_or_default();
    say!(text, "who-bold", name = name)
}

/// Asks whether somebody really wants to leave a running game, and how.
pub fn ask_leave(text: &Text, game: GameId, ordinal: u32, resign: bool) -> MessageDraft {
    let (key, how, label) = match resign {
        true => ("leave-ask-resign", Vacating::Resign, "button-resign"),
        false => ("leave-ask", Vacating::Open, "button-vacate"),
    };
    MessageDraft::text(text.say(key)).row(ActionRow::Buttons(vec![button(
        text,
        Style::Danger,
        label,
        &ComponentToken::new(SeatAction::Vacate(how), game, ordinal),
    )]))
}

/// Says that too few agreed.
pub fn refused(text: &Text, table: &Table, what: What) -> String {
    let [_, refused] = what.keys();
    say!(text, refused, who = who(text, table, what.seat()))
}

/// The question, and who asks it.
pub fn question(text: &Text, table: &Table, poll: &Poll) -> String {
    let by = poll.yes.first().copied().unwrap_or(poll.what.seat());
    let (by, who) = (who(text, table, by), who(text, table, poll.what.seat()));
    let [asks, _] = poll.what.keys();
    let asks = match poll.what {
        What::Open(_) if table.settings.pace == Pace::Free => "silence-poll-open",
        What::End(_) if table.settings.pace == Pace::Free => "silence-poll-end",
        _ => asks,
    };
    say!(text, asks, by = by, who = who, moves = poll.what.moves())
}

/// The outcome of a question, shown in its place.
pub fn answer(text: &Text, table: &Table, poll: &Poll, ending: PollEnding) -> String {
    let named = |seats: &[Seat]| {
        let names: Vec<String> = seats.iter().map(|seat| who(text, table, *seat)).collect();
        text.list(&names)
    };
    let key = match ending {
        PollEnding::Agreed => "poll-ended-agreed",
        PollEnding::Refused => "poll-ended-refused",
        PollEnding::Expired => "poll-ended-expired",
        PollEnding::Overtaken => "poll-ended-overtaken",
    };
    let asked = question(text, table, poll);
    let (yes, no) = (named(&poll.yes), named(&poll.no));
    let (in_favour, against) = (poll.yes.len(), poll.no.len());
    say!(text, key, asked = asked, yes = yes, no = no, in_favour = in_favour, against = against)
}

/// A request to somebody that is not a move; nothing if it has been answered since.
pub fn asked(table: &Table, line: &str, ask: &Ask) -> Option<MessageDraft> {
    let page = match *ask {
        _ if table.row.status != Status::Running => None,
        Ask::Take { seat } => free(table, seat),
        Ask::Accept { seat, user } => offered(table, seat, user?),
        Ask::Return { seat } => stood_in(table, seat),
        Ask::Poll { number } => poll(table, number),
    };
    let mut page = page?;
    if !line.is_empty() {
        page.message.content = format!("{line}\n{}", page.message.content);
    }
    Some(page)
}

fn token(table: &Table, action: impl Into<ComponentAction>) -> ComponentToken {
    ComponentToken::new(action, table.id(), table.row.ordinal)
}

/// Two buttons: yes and no.
fn answers(table: &Table, answer: impl Fn(YesNo) -> ComponentAction, keys: [&str; 2]) -> ActionRow {
    let text = table.text();
    ActionRow::Buttons(vec![
        button(text, Style::Primary, keys[0], &token(table, answer(YesNo::Yes))),
        button(text, Style::Secondary, keys[1], &token(table, answer(YesNo::No))),
    ])
}

fn free(table: &Table, seat: Seat) -> Option<MessageDraft> {
    let text = table.text();
    table.open_seats().find(|open| *open == seat)?;
    let take = token(table, SeatAction::Take(seat));
    let take = button(text, Style::Primary, "button-take", &take);
    let page = MessageDraft::text(say!(text, "seat-open", who = who(text, table, seat)));
    Some(page.row(ActionRow::Buttons(vec![take])))
}

fn offered(table: &Table, seat: Seat, user: UserId) -> Option<MessageDraft> {
    let text = table.text();
    let offers = &table.progress.offers;
    offers.iter().find(|offer| offer.seat == seat && offer.to == Some(user))?;
    let to = format!("<@{user}>");
    let mut page =
        MessageDraft::text(say!(text, "seat-offered", who = who(text, table, seat), to = to));
    page.message.mentions = vec![user];
    Some(page.row(answers(
        table,
        |answer| SeatAction::Accept(seat, answer).into(),
        ["button-accept", "button-decline"],
    )))
}

/// How somebody played by a stand-in can come back. It pings nobody.
fn stood_in(table: &Table, seat: Seat) -> Option<MessageDraft> {
    let text = table.text();
    table.progress.standins.iter().find(|other| **other == seat)?;
    // The player comes back, not the stand-in whose mark the name has elsewhere.
    let who = named(text, &table.names(text), seat);
    let page = MessageDraft::text(say!(text, "standin-back", who = who));
    Some(page.row(ActionRow::Buttons(vec![back(text, table)])))
}

/// The button with which a player takes the seat back from a stand-in.
pub fn back(text: &Text, table: &Table) -> Button {
    button(text, Style::Primary, "button-return", &token(table, SeatAction::Return))
}

fn poll(table: &Table, number: u32) -> Option<MessageDraft> {
    let text = table.text();
    let poll = table.progress.poll.as_ref().filter(|poll| poll.number == number)?;
    let voters = table.voters(poll.what);
    let owed = voters.iter().filter(|seat| !poll.yes.contains(seat));
    let owed: Vec<UserId> = owed.filter_map(|seat| table.pinged(*seat)).collect();
    let to: Vec<String> = owed.iter().map(|user| format!("<@{user}>")).collect();
    let (asked, number_asked) = (question(text, table, poll), to.len());
    let to = text.list(&to);
    let line = say!(text, "poll-line", asked = asked, to = to, number = number_asked);
    let mut page = MessageDraft::text(line);
    page.message.mentions = owed;
    let vote = |answer| PollAction::Vote(number, answer).into();
    Some(page.row(answers(table, vote, ["button-yes", "button-no"])))
}
