//! Who may sit down at a private table: `/game invite user:` and the menu of the lobby. An invitation
//! to a table that is open to everybody only tells the person.

use ground::load::table_for;
use ground::messages::edit_lobby;
use ground::{Answer, Request, Started, finish, notify};
use queues::outbox::notification::{AboutGame as _, PersonalNews, Post};
use storage::{GameId, UserId};
use table::access::Act;
use table::error::{AppError, Refusal};
use table::model::{Settings, Table};
use table::outcome::Outcome;
use table::token::{ComponentToken, Switch};

use crate::{lobby, setup};

/// The most people who can be invited to a table.
const MOST: usize = 25;

/// What happens to an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invitation {
    /// The person is invited.
    Given,
    /// It is taken back.
    Withdrawn,
    /// What is true becomes otherwise.
    Turned,
}

/// Invites a person to the table, or takes that back.
pub async fn invite(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    whom: UserId,
    invitation: Invitation,
) -> Result<Answer, AppError> {
    let game = match request.begin().await? {
        Started::Again(Outcome::Settled(game)) => GameId(game),
        Started::Again(_) => return Err(Refusal::TooLate.into()),
        Started::New(mut act) => {
            let table = table_for(&mut *act, request, token, Act::Admit).await?;
            let settings = changed(request, &table, whom, invitation)?;
            act.save_settings(table.id(), &settings.text()?).await?;
            if settings.invited.len() > table.settings.invited.len() {
                let place = (table.id(), table.row.ordinal, table.row.channel);
                let said = Post::Invited { user: Some(whom) };
                // Taken back and given again, it is said again.
                let once = request.once();
                act.enqueue(&said.row(place.0, place.1, place.2, &once)?).await?;
                let told = PersonalNews::Invited;
                notify::tell_directly(&mut *act, &[whom], place, told, &once).await?;
            }
            edit_lobby(&mut *act, request.interaction, &table).await?;
            finish(act, &Outcome::Settled(table.id().0)).await?;
            table.id()
        }
    };
    let key = match invitation {
        Invitation::Withdrawn => "invitation-withdrawn",
        Invitation::Given | Invitation::Turned => "invitation-given",
    };
    lobby::lobby_answer(request, token, game, key).await
}

/// The settings with one invitation more or less.
fn changed(
    request: &Request<'_>,
    table: &Table,
    whom: UserId,
    invitation: Invitation,
) -> Result<Settings, Refusal> {
    let mut settings = table.settings.clone();
    let was_invited = settings.invited.contains(&Some(whom));
    if table.seats.iter().any(|seated| seated.player == Some(whom)) {
        return Err(Refusal::SitsAlready);
    }
    if whom.0 == request.interaction.application.0 {
        return Err(Refusal::NoPerson);
    }
    match invitation {
        Invitation::Withdrawn if !was_invited => return Err(Refusal::NoInvitation),
        Invitation::Withdrawn | Invitation::Turned if was_invited => {
            settings.invited.retain(|other| *other != Some(whom));
        }
        _ if was_invited => {}
        _ if settings.invited.len() >= MOST => return Err(Refusal::ManyInvited(MOST)),
        _ => settings.invited.push(Some(whom)),
    }
    Ok(settings)
}

/// The button that makes a table private, or opens it to everybody.
pub async fn close(
    request: &Request<'_>,
    token: &ComponentToken,
    to: Switch,
) -> Result<Answer, AppError> {
    let private = to == Switch::On;
    let game = setup::settle(request, Some(token), |table| Ok(closed(table, private))).await?;
    lobby::lobby_answer(request, Some(token), game, "lobby-chosen-done").await
}

/// The settings of a table that becomes private or open. Whoever sits there is invited.
pub fn closed(table: &Table, private: bool) -> Settings {
    let mut settings = table.settings.clone();
    let sits = table.players().into_iter().map(Some);
    let uninvited = sits.filter(|user| private && !table.settings.invited.contains(user));
    settings.invited.extend(uninvited);
    Settings { private, ..settings }
}
