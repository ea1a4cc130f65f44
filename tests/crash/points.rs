//! Where the bot is killed: at the n-th call of a kind, before the call has any effect.

/// A kind of system call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Writing to the database or its log.
    Write,
    /// Making it durable, or cutting a file.
    Sync,
    /// Talking to Discord: acknowledging, posting.
    Send,
}

impl Kind {
    /// The calls, as strace names them. A counter is kept for each call and each thread.
    pub const fn calls(self) -> &'static str {
        match self {
            Self::Write => "pwrite64",
            Self::Sync => "fsync,fdatasync,ftruncate",
            Self::Send => "sendto,writev,sendmsg",
        }
    }

    /// How far counting goes: further than what a start and a turn need.
    const fn span(self) -> u32 {
        match self {
            Self::Write => 70,
            Self::Sync => 20,
            Self::Send => 30,
        }
    }

    /// From one point to the next: it shares no factor with the span, so that a few points already
    /// lie all over it and as many as it is long meet each of its calls once.
    const fn stride(self) -> u32 {
        match self {
            Self::Write => 27,
            Self::Sync => 7,
            Self::Send => 11,
        }
    }
}

/// What happens at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harm {
    /// The process is killed.
    Kill,
    /// The call fails as on a disk that is broken, and the process goes on.
    Fail,
}

/// A point to be harmed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// At which calls.
    pub kind: Kind,
    /// At which of them, from 1.
    pub nth: u32,
    /// How.
    pub harm: Harm,
}

impl Point {
    /// Points without end: of five, three are writes, one a sync, one a send. Each kind is gone
    /// through in strides, again and again; the game goes on meanwhile, so the same number meets
    /// something else each time.
    pub fn all() -> impl Iterator<Item = Self> {
        let mut counts = [0; 3];
        let kinds = [Kind::Write, Kind::Sync, Kind::Write, Kind::Send, Kind::Write];
        kinds.into_iter().cycle().map(move |kind| {
            let count = &mut counts[kind as usize];
            *count = (*count + kind.stride()) % kind.span();
            Self { kind, nth: *count + 1, harm: Harm::Kill }
        })
    }

    /// Every point at which the disk does not take what it is given for certain, from the start
    /// on to some way into the game.
    pub fn failing() -> impl Iterator<Item = Self> {
        (1..=Kind::Sync.span()).map(|nth| Self { kind: Kind::Sync, nth, harm: Harm::Fail })
    }
}
