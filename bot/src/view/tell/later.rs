//! What the smaller sets bring: the school, the porxada, the gingerbread man, the host's own tiles,
//! the plague.

use rules::{Event, Game, Teacher};

use super::Teller;
use crate::say;
use crate::view::things;

impl Teller<'_> {
    /// The sentence of an event of these sets.
    pub(super) fn later(&self, game: &Game, event: &Event) -> Option<String> {
        let text = self.text;
        let cell = |at: rules::At| at.pos().map(|pos| pos.name()).unwrap_or_default();
        Some(match event {
            Event::Offered { own, wanted } => say!(
                text,
                "told-offered",
                own = self.whose(game, *own),
                from = cell(own.at),
                wanted = self.whose(game, *wanted),
                cell = cell(wanted.at),
            ),
            Event::Swapped { own, wanted } => say!(
                text,
                "told-swapped",
                own = self.whose(game, *own),
                wanted = self.whose(game, *wanted),
            ),
            Event::Lost { seat, kind, .. } => {
                let (who, figure) = (self.who(*seat), things::figure(text, *kind));
                say!(text, "told-lost", who = who, figure = figure)
            }
            Event::TeacherMoved { to: Teacher::School } => text.say("told-teacher-school"),
            Event::TeacherMoved { to: Teacher::Gone } => text.say("told-teacher-gone"),
            Event::TeacherMoved { to: Teacher::With(seat) } => {
                say!(text, "told-teacher", who = self.who(*seat))
            }
            Event::GingerbreadMoved { to: None } => text.say("told-gingerbread-off"),
            Event::GingerbreadMoved { to: Some(city) } => {
                say!(text, "told-gingerbread", cell = city.pos.name())
            }
            Event::HostTiles { accepted: true } => text.say("told-tiles-accepted"),
            Event::HostTiles { accepted: false } => text.say("told-tiles-refused"),
            Event::WheelTurned { steps, to } => {
                say!(text, "told-wheel", steps = *steps, sector = things::sector(text, *to))
            }
            Event::Outbreak { pos, number } => {
                say!(text, "told-outbreak", cell = pos.name(), number = *number)
            }
            Event::Averted { pos, number } => {
                say!(text, "told-averted", cell = pos.name(), number = *number)
            }
            Event::Flea { seat, from: None, to } => {
                say!(text, "told-flea", who = self.who(*seat), cell = to.name())
            }
            Event::Flea { seat, from: Some(from), to } => {
                let (who, from) = (self.who(*seat), from.name());
                say!(text, "told-flea-moves", who = who, from = from, cell = to.name())
            }
            _ => return None,
        })
    }
}
