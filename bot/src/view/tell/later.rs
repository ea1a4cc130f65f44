//! What the smaller sets bring: the school, the porxada, the gingerbread man, the host's own tiles,
//! the plague.

use rules::{Event, Game, Missile, Outcome, Teacher, Thrown};

use super::Teller;
use crate::app::dial;
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
            Event::Catapult { seat, fair, missile } => {
                let (who, what) = (self.who(*seat), text.named("missile", missile.name()));
                say!(text, "told-catapult", who = who, cell = fair.name(), what = what)
            }
            Event::Thrown(thrown) => self.thrown(game, thrown),
            Event::Seduced { seat, figure, with, .. } => {
                let (who, whose) = (self.who(*seat), self.whose(game, *figure));
                let with = things::figure(text, *with);
                say!(text, "told-seduced", who = who, whose = whose, with = with)
            }
            Event::Duel(duel) => {
                let key = match duel.outcome {
                    Outcome::Wild => "told-duel-wild",
                    Outcome::Caught => "told-duel-caught",
                    Outcome::Touched => "told-duel-touched",
                    Outcome::Missed => "told-duel-missed",
                };
                say!(text, key, who = self.who(duel.thrower), other = self.who(duel.catcher))
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

    /// A token of the catapult and whom it hit.
    fn thrown(&self, game: &Game, thrown: &Thrown) -> String {
        let text = self.text;
        let (who, site) = (self.who(thrown.seat), things::site(text, thrown.site));
        if let Some(apart) = thrown.apart {
            let apart = apart.isqrt();
            return match apart {
                0 => say!(text, "told-thrown-at-fair", who = who, site = site),
                _ => say!(text, "told-thrown-apart", who = who, site = site, apart = apart),
            };
        }
        let cell = dial::cell_of(thrown.rest).name();
        let hit = thrown.hit.iter().flatten().filter(|_| thrown.missile == Missile::KnockOut);
        let hit: Vec<String> = hit.map(|figure| self.whose(game, *figure)).collect();
        if hit.is_empty() {
            return say!(text, "told-thrown", who = who, site = site, cell = cell);
        }
        let whose = text.list(&hit);
        say!(text, "told-thrown-hits", who = who, site = site, cell = cell, whose = whose)
    }
}
