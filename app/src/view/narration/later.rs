//! Events of the smaller sets: the school, the porxada, the gingerbread man, the host's own tiles,
//! the plague.

use rules::expansions::catapult::{Duel, Missile, Outcome, Thrown};
use rules::expansions::school::Teacher;
use rules::expansions::{catapult, creativity, gingerbread, plague, porxada, school, wheel};
use rules::{Event, Figure, Game};

use crate::say;
use crate::table::parameter;
use crate::view::narration::Teller;
use crate::view::vocabulary;

impl Teller<'_> {
    /// The sentence of an event of these sets.
    pub(super) fn later(&self, game: &Game, event: &Event) -> Option<String> {
        let text = self.text;
        let cell = |at: rules::At| at.pos().map(|pos| pos.name()).unwrap_or_default();
        Some(match event {
            Event::Porxada(porxada::Event::Offered { own, wanted }) => say!(
                text,
                "told-offered",
                own = self.whose(game, *own),
                from = cell(own.at),
                wanted = self.whose(game, *wanted),
                cell = cell(wanted.at),
            ),
            Event::Porxada(porxada::Event::Swapped { own, wanted }) => say!(
                text,
                "told-swapped",
                own = self.whose(game, *own),
                wanted = self.whose(game, *wanted),
            ),
            Event::Porxada(porxada::Event::Lost { seat, kind, .. }) => {
                let (who, figure) = (self.who(*seat), vocabulary::figure(text, *kind));
                say!(text, "told-lost", who = who, figure = figure)
            }
            Event::School(school::Event::Moved { to: Teacher::School }) => {
                text.say("told-teacher-school")
            }
            Event::School(school::Event::Moved { to: Teacher::Gone }) => {
                text.say("told-teacher-gone")
            }
            Event::School(school::Event::Moved { to: Teacher::With(seat) }) => {
                say!(text, "told-teacher", who = self.who(*seat))
            }
            Event::Gingerbread(gingerbread::Event::Moved { to: None }) => {
                text.say("told-gingerbread-off")
            }
            Event::Gingerbread(gingerbread::Event::Moved { to: Some(city) }) => {
                say!(text, "told-gingerbread", cell = city.pos.name())
            }
            Event::Creativity(creativity::Event::HostTiles { accepted: true }) => {
                text.say("told-tiles-accepted")
            }
            Event::Creativity(creativity::Event::HostTiles { accepted: false }) => {
                text.say("told-tiles-refused")
            }
            Event::Wheel(wheel::Event::Turned { steps, to }) => {
                say!(text, "told-wheel", steps = *steps, sector = vocabulary::sector(text, *to))
            }
            Event::Catapult(catapult::Event::Round { seat, fair, missile }) => {
                let (who, what) = (self.who(*seat), text.named("missile", missile.name()));
                say!(text, "told-catapult", who = who, cell = fair.name(), what = what)
            }
            Event::Catapult(catapult::Event::Thrown(thrown)) => self.thrown(game, thrown),
            Event::Catapult(catapult::Event::Seduced { seat, figure, with, from }) => {
                let (who, whose) = (self.who(*seat), self.stands(game, *figure));
                match from {
                    None => {
                        let with = vocabulary::figure(text, *with);
                        say!(text, "told-seduced", who = who, whose = whose, with = with)
                    }
                    Some(at) => {
                        let from = Figure { seat: *seat, kind: *with, at: *at };
                        let from = self.stands(game, from);
                        say!(text, "told-seduced-from", who = who, whose = whose, from = from)
                    }
                }
            }
            Event::Catapult(catapult::Event::Duel(duel)) => self.duel(duel),
            Event::Plague(plague::Event::Outbreak { pos, number }) => {
                say!(text, "told-outbreak", cell = pos.name(), number = *number)
            }
            Event::Plague(plague::Event::Averted { pos, number }) => {
                say!(text, "told-averted", cell = pos.name(), number = *number)
            }
            Event::Plague(plague::Event::Flea { seat, from: None, to }) => {
                say!(text, "told-flea", who = self.who(*seat), cell = to.name())
            }
            Event::Plague(plague::Event::Flea { seat, from: Some(from), to }) => {
                let (who, from) = (self.who(*seat), from.name());
                say!(text, "told-flea-moves", who = who, from = from, cell = to.name())
            }
            _ => return None,
        })
    }

    /// A figure's owner and place: "Łucja's knight at N13".
    fn stands(&self, game: &Game, figure: Figure) -> String {
        let whose = self.whose(game, figure);
        match figure.at.pos() {
            Some(pos) => say!(self.text, "whose-at", whose = whose, cell = pos.name()),
            None => whose,
        }
    }

    /// A token of the catapult: who threw it, from where, where it landed, and who it hit.
    fn thrown(&self, game: &Game, thrown: &Thrown) -> String {
        let text = self.text;
        let (who, site) = (self.who(thrown.seat), vocabulary::site(text, thrown.site));
        let cell = parameter::cell_of(thrown.rest).name();
        if let Some(apart) = thrown.apart {
            let apart = format!("{:.2}", apart.isqrt() as f64 / 1000.0);
            let key = "told-thrown-apart";
            return say!(text, key, who = who, site = site, cell = cell, apart = apart);
        }
        let met = thrown.hit.iter().flatten();
        let met: Vec<String> = met.map(|figure| self.stands(game, *figure)).collect();
        let key = match thrown.missile {
            _ if met.is_empty() => "told-thrown",
            Missile::KnockOut => "told-thrown-hits",
            _ => "told-thrown-closest",
        };
        let (count, whose) = (met.len(), text.list(&met));
        say!(text, key, who = who, site = site, cell = cell, whose = whose, count = count)
    }

    /// A throw to the neighbour: how it was thrown, how it flew, where the hands were.
    fn duel(&self, duel: &Duel) -> String {
        let key = match duel.outcome {
            Outcome::Wild => "told-duel-wild",
            Outcome::Caught => "told-duel-caught",
            Outcome::Touched => "told-duel-touched",
            Outcome::Missed => "told-duel-missed",
        };
        let (who, other) = (self.who(duel.thrower), self.who(duel.catcher));
        let (force, long, lateral) = (duel.force, duel.long, duel.lateral);
        let (reach, hands) = (duel.reach, duel.hands);
        say!(
            self.text,
            key,
            who = who,
            other = other,
            force = force,
            long = long,
            lateral = lateral,
            reach = reach,
            hands = hands,
        )
    }
}
