//! Slow answers: Discord is told to wait, and from then on an answer is owed; if this process dies,
//! the next one gives it. What is stored is the interaction itself. It is handled again, and the
//! inbox makes sure that nothing is done twice: the person gets a true answer whether the act was
//! already done, can still be done or came too late.

use ground::{Context, Request};
use port::{Interaction, InteractionId, InteractionToken, clock};
use serde::{Deserialize, Serialize};
use storage::Promise;
use table::error::Fault;

/// How long an interaction can be answered (milliseconds).
const ALIVE: storage::Millis = 15 * 60_000;

/// A serialised interaction. The token is a separate field because it is never serialised by
/// itself.
#[derive(Serialize, Deserialize)]
struct StoredInteraction {
    token: String,
    interaction: Interaction,
}

/// Stores an interaction until it has been answered.
pub async fn keep_promise(request: &Request<'_>) -> Result<(), Fault> {
    let kept = StoredInteraction {
        token: request.interaction.token.reveal().to_owned(),
        interaction: request.interaction.clone(),
    };
    let text = serde_json::to_string(&kept)?;
    let until = clock::instant_of(request.interaction.id.0) + ALIVE;
    Ok(request
        .context
        .store()
        .promise(&Promise { interaction: request.interaction.id, until, text })
        .await?)
}

/// The interactions that still wait for an answer. If one can no longer be answered, it is not
/// carried out either: nobody would learn of it.
pub async fn owed(context: &Context) -> Result<Vec<Interaction>, Fault> {
    let (mut owed, now) = (Vec::new(), context.now());
    for Promise { interaction, until, text } in context.store().promised().await? {
        match serde_json::from_str(&text) {
            Ok(StoredInteraction { token, interaction }) if now < until => {
                owed.push(Interaction { token: InteractionToken::new(token), ..interaction });
            }
            // An unreadable entry was cut off while being written, so nothing was promised yet.
            Err(_) | Ok(_) => {
                tracing::info!(%interaction, "an answer is no longer owed");
                context.store().redeem(interaction).await?;
            }
        }
    }
    Ok(owed)
}

/// Removes an interaction that was answered or that nobody waits for any more.
pub async fn redeem_promise(context: &Context, id: InteractionId) {
    if let Err(error) = context.store().redeem(id).await {
        tracing::warn!(%error, interaction = %id, "an answer that was given is kept as owed");
    }
}
