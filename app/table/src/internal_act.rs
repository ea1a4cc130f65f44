//! The keys of acts that are neither somebody's nor a timer's. An act whose key is known does not happen
//! again, so their texts stay as they are.

use storage::{ActKey, ChannelId, GameId, GuildId, InteractionId, Millis};

use crate::words::{self, stored_variants};

stored_variants! {
    /// What happens by itself, and what tells it from the same in the same game or of the same row.
    pub enum InternalAct {
        /// A message arrived where none had arrived.
        Arrived = "arrived",
        /// The clock went back: when it was known last.
        Back(last: Millis) = "back",
        /// A row that nobody can read is given up.
        Buried = "buried",
        /// A channel was closed: when.
        Closed(at: Millis) = "closed",
        /// Somebody acted who was thought not to hear.
        Heard(interaction: InteractionId) = "heard",
        /// Permissions are missing in a channel: which, and at which attempt that showed.
        Lacks(permissions: u64, attempt: u32) = "lacks",
        /// Moves were lost.
        Lost = "lost",
        /// Nobody could be reached: since when.
        Outage(last: Millis) = "outage",
        /// A backup was restored: of when.
        Restored(of: Millis) = "restored",
        /// A message says what is missing in its channel.
        Says = "says",
        /// The thread of a row is there.
        Thread = "thread",
        /// A row was given up.
        Unsent = "unsent",
        /// A server is greeted.
        Welcome(guild: GuildId) = "welcome",
    }
}

impl InternalAct {
    /// Its key in a game, or in none, with the ordinal of its state or the number of its row.
    pub fn key(self, game: Option<GameId>, number: u32) -> ActKey {
        ActKey::timer(&words::written(&self), game.unwrap_or(GameId(0)), number)
    }
}

stored_variants! {
    /// Why what waits for a channel is tried again.
    pub enum TriedAgain {
        /// Permissions may have changed in its server: in the span of time with this number.
        Changed(span: i64) = "changed",
        /// It was opened, or the bot was let in: when.
        Opened(at: Millis) = "opened",
    }
}

impl TriedAgain {
    /// The key of trying it in a channel.
    pub fn key(self, channel: ChannelId) -> ActKey {
        ActKey::timer(&format!("{channel}.{}", words::written(&self)), GameId(0), 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keys_stay_as_they_are() {
        let game = Some(GameId(9));
        for (key, text) in [
            (InternalAct::Arrived.key(game, 4), "arrived:9:4"),
            (InternalAct::Back(5_000).key(None, 0), "back.5000:0:0"),
            (InternalAct::Buried.key(None, 4), "buried:0:4"),
            (InternalAct::Closed(5_000).key(game, 0), "closed.5000:9:0"),
            (InternalAct::Heard(InteractionId(11)).key(None, 0), "heard.11:0:0"),
            (InternalAct::Lacks(2_048, 1).key(None, 4), "lacks.2048.1:0:4"),
            (InternalAct::Lost.key(game, 4), "lost:9:4"),
            (InternalAct::Outage(5_000).key(None, 0), "outage.5000:0:0"),
            (InternalAct::Restored(5_000).key(game, 0), "restored.5000:9:0"),
            (InternalAct::Says.key(None, 4), "says:0:4"),
            (InternalAct::Thread.key(None, 4), "thread:0:4"),
            (InternalAct::Unsent.key(game, 4), "unsent:9:4"),
            (InternalAct::Welcome(GuildId(5)).key(None, 0), "welcome.5:0:0"),
            (TriedAgain::Changed(3).key(ChannelId(50)), "50.changed.3:0:0"),
            (TriedAgain::Opened(5_000).key(ChannelId(50)), "50.opened.5000:0:0"),
        ] {
            assert_eq!(key.as_str(), text);
        }
    }
}
