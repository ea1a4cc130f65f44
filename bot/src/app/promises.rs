//! Answers that take long: Discord is told to wait, and from then on an answer is owed that the
//! next process gives if this one dies. What is kept is the interaction itself. It is handled once
//! more, and the inbox sees to it that nothing is done twice: so whoever waits reads what is true,
//! whether the act had been done, could still be done or came too late.

use serde::{Deserialize, Serialize};
use storage::{InteractionToken, Promise};

use super::App;
use super::stop::Fault;
use crate::clock;
use crate::platform::{Interaction, InteractionId};

/// How long an interaction can be answered (milliseconds).
const ALIVE: storage::Millis = 15 * 60_000;

/// An interaction as a text. Its token stands beside it, because it is never written by itself.
#[derive(Serialize, Deserialize)]
struct Kept {
    token: String,
    interaction: Interaction,
}

impl App {
    /// Keeps an interaction until its answer was given.
    pub(super) async fn keep_promise(&self, of: &Interaction) -> Result<(), Fault> {
        let kept = Kept { token: of.token.reveal().to_owned(), interaction: of.clone() };
        let text = serde_json::to_string(&kept)?;
        let until = clock::instant_of(of.id.0) + ALIVE;
        Ok(self.store().promise(&Promise { interaction: of.id, until, text }).await?)
    }

    /// The interactions that still wait for their answers. What can no longer be answered is not
    /// done either: nobody would learn of it.
    pub(super) async fn owed(&self) -> Result<Vec<Interaction>, Fault> {
        let (mut owed, now) = (Vec::new(), self.now());
        for Promise { interaction, until, text } in self.store().promised().await? {
            match serde_json::from_str(&text) {
                Ok(Kept { token, interaction }) if now < until => {
                    owed.push(Interaction { token: InteractionToken::new(token), ..interaction });
                }
                // Cut off while it was written: nothing was promised yet.
                Err(_) | Ok(_) => {
                    tracing::info!(%interaction, "an answer is no longer owed");
                    self.store().redeem(interaction).await?;
                }
            }
        }
        Ok(owed)
    }

    /// An answer was given, or nobody waits for it any more.
    pub(super) async fn redeem_promise(&self, id: InteractionId) {
        if let Err(error) = self.store().redeem(id).await {
            tracing::warn!(%error, interaction = %id, "an answer that was given is kept as owed");
        }
    }
}
