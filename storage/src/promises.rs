//! Promised answers: Discord was told to wait, and the process may die before the answer is given.
//! Each promise is durable before it is made, and deleted when it is kept. Beside a file it is a small
//! file in a folder, not a row, because answers are promised precisely when the database cannot be
//! written in time: another program holds it, or its disk is slow. On a server it is a row, because
//! another process may have to keep it, and a file only while the server is away. It contains the
//! caller's text, which may hold a secret: only the owner may read the file, and no copy contains it.

use crate::{InteractionId, Millis};

/// A promised answer. Debug output omits its text.
#[derive(Clone, PartialEq, Eq)]
pub struct Promise {
    /// The interaction to answer.
    pub interaction: InteractionId,
    /// The time until which it can be answered.
    pub until: Millis,
    /// What is needed to answer it, as the caller's text.
    pub text: String,
}

impl std::fmt::Debug for Promise {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { interaction, until, text: _ } = self;
        f.debug_struct("Promise").field("interaction", interaction).field("until", until).finish()
    }
}
