//! What Discord means when it closes a connection ("Opcodes and Status Codes", Gateway Close Event
//! Codes), and what follows from it.

use std::fmt;

use super::gateway::{GatewayError, Lost};

/// How a connection ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Close {
    /// The code of the close frame; none if the connection broke without one.
    pub(super) code: Option<u16>,
    /// The reason that goes with it, or else why the connection broke.
    pub(super) reason: String,
}

/// What follows.
#[derive(Debug)]
pub(super) enum AfterClose {
    /// The session goes on, over another connection.
    Resume,
    /// The session is over.
    Over(Lost),
}

impl Close {
    /// A connection that broke.
    pub(super) fn broken(why: impl Into<String>) -> Self {
        Self { code: None, reason: why.into() }
    }

    pub(super) fn after(&self) -> AfterClose {
        let refused = |why: &str| Lost::Never(GatewayError::Refused(format!("{why} ({self})")));
        AfterClose::Over(match self.code {
            // "Not authenticated", or the session is not valid any more; the number of the last
            // event was wrong; the session is too old.
            Some(4003 | 4006 | 4007 | 4009) => Lost::Anew(self.to_string()),
            Some(4004) => Lost::Never(GatewayError::Token),
            Some(4010) => refused(
                "it knows no such shard; all processes on one database must be of the same version",
            ),
            Some(4011) => Lost::Outgrown,
            Some(4012) => {
                refused("it no longer speaks this version of its protocol; use the newest Carcas")
            }
            Some(4013) => refused("it does not know what this program wants to hear of"),
            Some(4014) => refused(
                "this program may not hear of what it wants to; see the intents of the bot in the \
                 developer portal",
            ),
            // Codes that nobody here knows, too: resuming shows what the session is worth.
            _ => return AfterClose::Resume,
        })
    }
}

impl fmt::Display for Close {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Words of others: nothing in them may look like a line of ours.
        let reason = self.reason.escape_debug();
        match (self.code, self.reason.is_empty()) {
            (Some(code), true) => write!(f, "closed with {code}"),
            (Some(code), false) => write!(f, "closed with {code}: {reason}"),
            (None, true) => f.write_str("it broke"),
            (None, false) => write!(f, "it broke: {reason}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_is_what_discord_documents() {
        let after = |code| Close { code, reason: String::new() }.after();
        for resumed in
            [None, Some(1000), Some(1001), Some(1006), Some(4000), Some(4001), Some(4002)]
        {
            assert!(matches!(after(resumed), AfterClose::Resume), "{resumed:?}");
        }
        for resumed in [4005, 4008, 4099] {
            assert!(matches!(after(Some(resumed)), AfterClose::Resume), "{resumed}");
        }
        for anew in [4003, 4007, 4009] {
            assert!(matches!(after(Some(anew)), AfterClose::Over(Lost::Anew(_))), "{anew}");
        }
        assert!(matches!(after(Some(4011)), AfterClose::Over(Lost::Outgrown)));
        for (code, word) in
            [(4004, "token"), (4010, "shard"), (4012, "version"), (4013, "4013"), (4014, "portal")]
        {
            let AfterClose::Over(Lost::Never(error)) = after(Some(code)) else {
                panic!("{code} is the end")
            };
            assert!(error.to_string().contains(word), "{error}");
        }
    }

    #[test]
    fn a_reason_stays_on_its_line() {
        let close = Close { code: Some(4000), reason: "odd\nERROR made up".to_owned() };
        assert_eq!(close.to_string(), r"closed with 4000: odd\nERROR made up");
    }
}
