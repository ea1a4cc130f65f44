//! The answers from the smaller sets: the school, the porxada, the gingerbread man, the host's own
//! tiles, the plague.

use rules::expansions::catapult::{Point, Target};
use rules::expansions::{catapult, creativity, gingerbread, plague, porxada, school};
use rules::{Action, At, Figure, FigureKind, Prompt};

use crate::port::limits;
use crate::say;
use crate::table::parameter::{self, Dial};
use crate::view::labels::Labels;
use crate::view::vocabulary;

impl Labels<'_> {
    /// The label of an answer that only these sets have.
    pub(super) fn later(&self, action: Action) -> String {
        let text = self.text;
        let cell = |at: rules::At| at.pos().map(|pos| pos.name()).unwrap_or_default();
        match action {
            Action::School(school::Action::Repeat { feature, seat }) => {
                let what = vocabulary::feature(text, self.game, feature);
                let (who, cell) = (self.name(seat), feature.pos.name());
                say!(text, "action-lesson", feature = what, who = who, cell = cell)
            }
            Action::Porxada(porxada::Action::Swap { own, wanted }) => say!(
                text,
                "action-swap",
                own = self.whose(own),
                from = cell(own.at),
                wanted = self.whose(wanted),
                cell = cell(wanted.at),
            ),
            Action::Accept
                if self.decision.prompt == Prompt::Creativity(creativity::Prompt::HostTiles) =>
            {
                text.say("action-accept-tiles")
            }
            Action::Refuse
                if self.decision.prompt == Prompt::Creativity(creativity::Prompt::HostTiles) =>
            {
                text.say("action-refuse-tiles")
            }
            Action::Accept => text.say("action-accept-swap"),
            Action::Refuse => text.say("action-refuse-swap"),
            Action::Porxada(porxada::Action::GiveUp { kind }) => {
                say!(text, "action-give-up", figure = vocabulary::figure(text, kind))
            }
            Action::Gingerbread(gingerbread::Action::Move { to }) => {
                say!(text, "action-gingerbread", cell = to.pos.name())
            }
            Action::Plague(plague::Action::Spread { from: None, to }) => {
                say!(text, "action-flea", cell = to.name())
            }
            Action::Plague(plague::Action::Spread { from: Some(from), to }) => {
                say!(text, "action-flea-moves", from = from.name(), cell = to.name())
            }
            Action::Plague(plague::Action::Flee { figure, to }) => say!(
                text,
                "action-flee",
                whose = self.whose(figure),
                from = cell(figure.at),
                place = vocabulary::place(text, self.game, rules::At::Segment(to)),
                cell = to.pos.name(),
            ),
            Action::Catapult(catapult::Action::Fire { missile }) => {
                text.say(&format!("action-fire-{}", missile.name().replace('_', "-")))
            }
            Action::Catapult(catapult::Action::Throw { site, aim, force }) => {
                let site = vocabulary::site(text, site);
                match aim.point().filter(|_| force > 0) {
                    None => say!(text, "action-throw", site = site),
                    Some(aim) => {
                        let aim = self.aim(aim);
                        say!(text, "action-throw-at", site = site, aim = aim, force = force)
                    }
                }
            }
            Action::Catapult(catapult::Action::Seduce { figure, with, from }) => {
                self.seduce(figure, with, from)
            }
            Action::Catapult(catapult::Action::Toss { force, side }) => {
                let (seats, own) = (self.game.setup().seats, self.decision.seat.0);
                let who = self.name(rules::Seat((own + 1) % seats));
                match force.number().zip(side.number()) {
                    None => say!(text, "action-toss", who = who),
                    Some((force, side)) => {
                        say!(text, "action-toss-with", who = who, force = force, side = side)
                    }
                }
            }
            Action::Catapult(catapult::Action::Hands { reach, side }) => {
                match reach.number().zip(side.number()) {
                    None => text.say("action-hands"),
                    Some((reach, side)) => {
                        say!(text, "action-hands-at", reach = reach, side = side)
                    }
                }
            }
            // The others are labelled in the match above this one.
            _ => text.say("action-pass"),
        }
    }

    /// A number for an answer in a menu: "force 40", "Ben's knight in N13".
    pub fn dial(&self, dial: Dial, value: &str) -> String {
        match parameter::named(value).filter(|_| dial == Dial::Aim) {
            Some(aim) => limits::clip(&self.aim(aim), limits::OPTION_TEXT),
            None => vocabulary::dial(self.text, dial, value),
        }
    }

    /// The target of a throw: what stands there, or else the point as it is typed.
    fn aim(&self, aim: Point) -> String {
        let text = self.text;
        let round = self.game.catapult();
        if let Some(round) = round.filter(|round| Point::middle(round.fair) == aim) {
            return say!(text, "aim-fair", cell = round.fair.name());
        }
        let there = |target: &Target| target.point == aim;
        let there: Vec<String> = self
            .game
            .targets()
            .into_iter()
            .filter(there)
            .map(|target| {
                let (whose, cell) = (self.whose(target.figure), parameter::cell_of(aim).name());
                say!(text, "aim-figure", whose = whose, cell = cell)
            })
            .collect();
        match there.is_empty() {
            true if aim == self.game.fairground().middle() => {
                say!(text, "aim-middle", aim = parameter::name_of(aim))
            }
            true => parameter::name_of(aim),
            false => text.list(&there),
        }
    }

    fn seduce(&self, figure: Figure, with: FigureKind, from: Option<At>) -> String {
        let text = self.text;
        let whose = match figure.at.pos() {
            Some(pos) => say!(text, "whose-at", whose = self.whose(figure), cell = pos.name()),
            None => self.whose(figure),
        };
        let with = match (from, from.and_then(At::pos)) {
            (None, _) => vocabulary::figure(text, with),
            (Some(at), None) => vocabulary::noun(text, self.game, with, at),
            (Some(at), Some(pos)) => {
                let noun = vocabulary::noun(text, self.game, with, at);
                say!(text, "whose-at", whose = noun, cell = pos.name())
            }
        };
        say!(text, "action-seduce", whose = whose, with = with)
    }
}
