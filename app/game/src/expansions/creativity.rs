//! Creativity.

use rules::Game;
use rules::expansions::creativity::{Event, Prompt};
use text::Text;

use crate::expansions::{DescribedSet, Profile, QuestionPicture};
use crate::host_tiles;
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::offered_set::OfferedSet;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("creativity").also(&[
        "Blank tiles",
        "Leere Karten",
        "Tuiles vierges",
        "Losetas en blanco",
        "Tessere bianche",
        "Cartonașe goale",
        "Kreatywność",
        "Kreativ",
    ])],
    host_set: Some(DescribedSet {
        key: "creativity",
        rule: |house| house.creativity.custom = true,
    }),
    picture,
    label,
    narrate,
    ..Profile::NONE
};

/// The tiles that everybody is asked to accept (R-CR-2).
fn picture(text: &Text, game: &Game) -> Option<QuestionPicture> {
    let prompt = game.decision()?.prompt;
    let asked = prompt == rules::Prompt::Creativity(Prompt::HostTiles);
    let row = asked.then(|| host_tiles::picture(text, &host_tiles::of_game(game))).flatten();
    row.map(QuestionPicture::InsteadOfBoard)
}

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Prompt::Creativity(Prompt::HostTiles) = labels.decision.prompt else {
        return None;
    };
    match action {
        rules::Action::Accept => Some(labels.text.say("action-accept-tiles")),
        rules::Action::Refuse => Some(labels.text.say("action-refuse-tiles")),
        _ => None,
    }
}

fn narrate(narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::Creativity(Event::HostTiles { accepted }) = event else { return None };
    Some(narrator.text.say(match accepted {
        true => "told-tiles-accepted",
        false => "told-tiles-refused",
    }))
}
