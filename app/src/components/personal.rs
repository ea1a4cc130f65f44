//! The buttons that concern one person alone.

use ground::{Answer, Request, boxed, clocks};
use port::Press;
use table::error::{AppError, Refusal};
use table::sets;
use table::token::{ComponentToken, PersonalAction};
use use_cases::{lobby, privacy, setups, tutorial};

use crate::components::Replaces;

pub(super) const fn replaces(action: PersonalAction) -> Replaces {
    match action {
        PersonalAction::Erase => Replaces::Panel,
        PersonalAction::Mute(_)
        | PersonalAction::Learn
        | PersonalAction::Solo
        | PersonalAction::Setup => Replaces::Nothing,
    }
}

pub(super) async fn run(
    request: &Request<'_>,
    token: &ComponentToken,
    action: PersonalAction,
    press: &Press,
) -> Result<Answer, AppError> {
    match action {
        PersonalAction::Mute(_) => boxed(|| clocks::mute(request, token)).await,
        // These two buttons only appear in direct messages.
        PersonalAction::Learn | PersonalAction::Solo if request.interaction.guild.is_some() => {
            Err(Refusal::NoButton.into())
        }
        PersonalAction::Learn => boxed(|| tutorial::learn(request)).await,
        PersonalAction::Solo => {
            let plain = lobby::plain(request, sets::systems("")?);
            boxed(|| lobby::open_table(request, &plain)).await
        }
        PersonalAction::Setup => {
            let name = press.values.first().map(String::as_str).unwrap_or_default();
            boxed(|| setups::open(request, name)).await
        }
        PersonalAction::Erase => boxed(|| privacy::erase(request)).await,
    }
}
