//! Personal data inside a game's own texts, beyond the rows that belong to the person: settings and
//! progress cover everybody at the table. Both are destructured field by field, so that a new field
//! cannot be forgotten; other players' private data is left out.

use rules::Seat;
use serde_json::{Map, Value as Json, json};
use storage::UserId;

use crate::error::Fault;
use crate::model::{Progress, Settings, Table};
use crate::time_control::Clocks;
use crate::wishes::COLOURS;

/// Collects the fields that say something; empty ones are left out.
#[derive(Default)]
struct Said(Map<String, Json>);

impl Said {
    fn add(&mut self, name: &str, what: Json) {
        let nothing = match &what {
            Json::Null | Json::Bool(false) => true,
            Json::Array(all) => all.is_empty(),
            Json::Object(all) => all.is_empty(),
            _ => false,
        };
        if !nothing {
            self.0.insert(name.to_owned(), what);
        }
    }
}

/// What a game stores about a person; `None` if it stores nothing.
///
/// # Errors
/// The errors of the JSON writer.
pub fn of(table: &Table, user: UserId) -> Result<Option<Json>, Fault> {
    let own = table.seats.iter().find(|seated| seated.player == Some(user));
    let own = own.map(|seated| Seat(seated.seat));
    let mut said = Said::default();
    said.add("seat", json!(own.map(|seat| seat.0 + 1)));
    settings(&mut said, table, user)?;
    progress(&mut said, &table.progress, own, user)?;
    if said.0.is_empty() {
        return Ok(None);
    }
    said.add("game", json!(table.id().public()));
    said.add("server", json!(table.row.guild.map(|guild| guild.to_string())));
    said.add("channel", json!(table.row.channel.to_string()));
    said.add("state", json!(table.row.status.as_str()));
    Ok(Some(Json::Object(said.0)))
}

/// The settings belong to the host; the playing order belongs to everybody in it.
fn settings(said: &mut Said, table: &Table, user: UserId) -> Result<(), Fault> {
    let Settings {
        systems: _,
        edition: _,
        house: _,
        locale: _,
        language: _,
        guest: _,
        level: _,
        pace: _,
        weekends: _,
        holidays: _,
        undo: _,
        aids: _,
        guided: _,
        public: _,
        tiles: _,
        order,
        again,
        private: _,
        invited,
        wishes,
        colours: _,
        look: _,
        host_tiles: _,
        lot: _,
        // Positions and points on the board are not personal data.
        carried: _,
        archived: _,
        // Games and numbers.
        duplicate: _,
        league: _,
    } = &table.settings;
    let place = order.iter().position(|other| *other == Some(user));
    said.add("place_in_the_order", json!(place.map(|place| place + 1)));
    said.add("asked_to_play_again", json!(again.contains(&Some(user))));
    said.add("invited", json!(invited.contains(&Some(user))));
    let wish = wishes.iter().find(|wish| wish.player == Some(user));
    said.add("chosen_seat", json!(wish.and_then(|wish| wish.seat).map(|seat| seat + 1)));
    let colour = wish.and_then(|wish| COLOURS.get(usize::from(wish.colour?)));
    said.add("chosen_colour", json!(colour));
    if table.row.host == Some(user) {
        let guest = table.settings.guest;
        let chosen = table.settings.without_people();
        let chosen = Settings { guest, lot: None, carried: None, ..chosen };
        said.add("chosen_as_host", serde_json::to_value(chosen)?);
    }
    Ok(())
}

fn progress(
    said: &mut Said,
    progress: &Progress,
    own: Option<Seat>,
    user: UserId,
) -> Result<(), Fault> {
    let Progress {
        undo,
        last,
        // Events on the board are not personal data.
        unannounced: _,
        preanswered,
        standins,
        in_thread: _,
        aside: _,
        reopened_at: _,
        shut_out: _,
        clocks,
        parallel_since: _,
        extensions,
        standing,
        resigned,
        removed,
        left,
        offers,
        poll,
        // Never stored.
        ended_polls: _,
        polls: _,
        last_seen,
    } = progress;
    said.add("removed", json!(removed.contains(&Some(user))));
    said.add("left_a_seat", json!(left.contains(&Some(user))));
    let offered = offers.iter().filter(|offer| offer.to == Some(user));
    said.add("seats_offered_to_you", json!(offered.map(|o| o.seat.0 + 1).collect::<Vec<_>>()));
    let given = extensions.iter().filter(|extension| extension.by == Some(user));
    said.add("time_that_you_gave", serde_json::to_value(given.collect::<Vec<_>>())?);
    let Some(own) = own else { return Ok(()) };
    let own_move = [undo, last].into_iter().flatten().find(|undo| undo.seat == own);
    said.add("move_that_can_be_taken_back", serde_json::to_value(own_move)?);
    said.add("clock", clock(clocks, own)?);
    said.add("answered_in_advance", json!(preanswered.contains(&own)));
    said.add("stand_in", json!(standins.contains(&own)));
    said.add("resigned", json!(resigned.contains(&own)));
    let to_own = extensions.iter().filter(|extension| extension.seat == own);
    said.add("turns_with_time_given_to_you", json!(to_own.map(|g| g.turn).collect::<Vec<_>>()));
    let answers = standing.iter().filter(|(seat, _)| *seat == own).map(|(_, answer)| answer);
    let seen = last_seen.iter().find(|(seat, _)| *seat == own).map(|(_, ordinal)| ordinal);
    said.add("board_seen_up_to", json!(seen));
    said.add("standing_answers", serde_json::to_value(answers.collect::<Vec<_>>())?);
    let offers = offers.iter().filter(|offer| offer.seat == own);
    said.add(
        "offered_your_seat_to",
        json!(offers.map(|o| o.to.map_or(0, UserId::get).to_string()).collect::<Vec<_>>()),
    );
    if let Some(poll) = poll {
        said.add(
            "vote_about_you",
            match poll.what.seat() == own {
                true => serde_json::to_value(poll.what)?,
                false => Json::Null,
            },
        );
        let voted = [(&poll.yes, "yes"), (&poll.no, "no")];
        let voted = voted.into_iter().find(|(side, _)| side.contains(&own));
        said.add(
            "voted",
            match voted {
                Some((_, answer)) => json!({ "about": poll.what, "answer": answer }),
                None => Json::Null,
            },
        );
    }
    Ok(())
}

/// The clocks of a seat: the running ones, and what is left in its bank.
fn clock(clocks: &Clocks, own: Seat) -> Result<Json, Fault> {
    let mut said = Said::default();
    said.add("running", serde_json::to_value(clocks.of(own))?);
    said.add("bank", json!(clocks.bank(own)));
    Ok(Json::Object(said.0))
}
