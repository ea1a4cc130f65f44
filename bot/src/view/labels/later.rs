//! The answers that the smaller sets bring: the school, the porxada, the gingerbread man, the host's
//! own tiles, the plague.

use rules::{Action, Prompt};

use super::Labels;
use crate::say;
use crate::view::things;

impl Labels<'_> {
    /// The label of an answer that only these sets have.
    pub(super) fn later(&self, action: Action) -> String {
        let text = self.text;
        let cell = |at: rules::At| at.pos().map(|pos| pos.name()).unwrap_or_default();
        match action {
            Action::Lesson { feature, seat } => {
                let what = things::feature(text, self.game, feature);
                let (who, cell) = (self.name(seat), feature.pos.name());
                say!(text, "action-lesson", feature = what, who = who, cell = cell)
            }
            Action::Swap { own, wanted } => say!(
                text,
                "action-swap",
                own = self.whose(own),
                from = cell(own.at),
                wanted = self.whose(wanted),
                cell = cell(wanted.at),
            ),
            Action::Accept if self.decision.prompt == Prompt::HostTiles => {
                text.say("action-accept-tiles")
            }
            Action::Refuse if self.decision.prompt == Prompt::HostTiles => {
                text.say("action-refuse-tiles")
            }
            Action::Accept => text.say("action-accept-swap"),
            Action::Refuse => text.say("action-refuse-swap"),
            Action::GiveUp { kind } => {
                say!(text, "action-give-up", figure = things::figure(text, kind))
            }
            Action::Gingerbread { to } => say!(text, "action-gingerbread", cell = to.pos.name()),
            Action::Spread { from: None, to } => say!(text, "action-flea", cell = to.name()),
            Action::Spread { from: Some(from), to } => {
                say!(text, "action-flea-moves", from = from.name(), cell = to.name())
            }
            Action::Flee { figure, to } => say!(
                text,
                "action-flee",
                whose = self.whose(figure),
                from = cell(figure.at),
                place = things::place(text, self.game, rules::At::Segment(to)),
                cell = to.pos.name(),
            ),
            // The others have their words in the match above this one.
            _ => text.say("action-pass"),
        }
    }
}
