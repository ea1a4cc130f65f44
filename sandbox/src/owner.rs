//! The token that the bot of this sandbox has. Whoever starts a sandbox may say it; otherwise it
//! becomes that of the first bot, and of another one that logs in when no session of the first is
//! connected any more.

use crate::world::World;

/// The token that a bot may have for a sandbox only: one without a secret.
pub(crate) const PLAIN_TOKEN: &str = "sandbox";

/// The token of the sandbox's own bot.
#[derive(Debug, Default)]
pub(crate) struct OwnToken {
    token: Option<String>,
    /// Whoever started the sandbox said it: it never changes.
    fixed: bool,
    /// A session was begun with it.
    has_begun: bool,
}

impl OwnToken {
    pub(crate) fn fixed(token: &str) -> Self {
        Self { token: Some(token.to_owned()), fixed: true, has_begun: false }
    }
}

/// Discord's tokens have three parts with dots between them.
fn is_wellformed(token: &str) -> bool {
    let parts: Vec<&str> = token.split('.').collect();
    token == PLAIN_TOKEN || parts.len() == 3 && parts.iter().all(|part| !part.is_empty())
}

/// Whether a token, with or without `Bot ` before it, is the one of the sandbox's own bot. Another bot
/// takes its place when it `logs_in`.
pub(crate) fn admits(world: &mut World, token: &str, logs_in: bool) -> bool {
    let token = bare(token);
    let own = &world.own_token;
    let is_free = match own.token.as_deref() {
        Some(known) if known == token => return true,
        Some(_) => {
            let connected = world.sessions.iter().any(|session| session.is_connected());
            logs_in && !own.fixed && own.has_begun && !connected
        }
        None => true,
    };
    if !is_free || !is_wellformed(token) {
        return false;
    }
    // What another bot has begun is not for this one to resume.
    world.sessions.clear();
    world.own_token = OwnToken { token: Some(token.to_owned()), ..OwnToken::default() };
    true
}

/// Whether a token is already known to be that of the sandbox's own bot.
pub(crate) fn is_own(world: &World, token: &str) -> bool {
    world.own_token.token.as_deref() == Some(bare(token))
}

/// A token without `Bot ` before it: the gateway takes it either way.
fn bare(token: &str) -> &str {
    token.strip_prefix("Bot ").unwrap_or(token)
}

/// Notes that the bot has begun a session.
pub(crate) fn record_session(world: &mut World) {
    world.own_token.has_begun = true;
}
