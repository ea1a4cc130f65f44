//! What the storage knows about a person: all of it can be handed out.

use std::collections::BTreeMap;

use async_trait::async_trait;

use crate::{GameId, StoreError, UserId};

/// A row about a person: its personal columns, except mixed and empty ones.
pub type About = BTreeMap<&'static str, String>;

/// What is stored about a person.
#[async_trait]
pub trait PersonalData: Send + Sync {
    /// Every row about a person, by table, with all its personal columns. Mixed texts are not
    /// included: [`PersonalData::games_that_name`](crate::PersonalData::games_that_name) names their games, for their writer to look through.
    ///
    /// # Errors
    /// Database errors.
    async fn about(&self, player: UserId)
    -> Result<BTreeMap<&'static str, Vec<About>>, StoreError>;

    /// The games in which a person sits, which they host or opened, or whose mixed texts may name
    /// them; the newest first.
    ///
    /// # Errors
    /// Database errors.
    async fn games_that_name(&self, player: UserId) -> Result<Vec<GameId>, StoreError>;
}
