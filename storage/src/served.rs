//! Whose games a database holds. A game lives in the channels of one Discord: started as another
//! application, or in the sandbox, a bot finds none of them and would put every game aside. So the first
//! application that is connected is recorded, and no other one is let in.

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use crate::StoreError;

/// Whom a process serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Served {
    /// An application at Discord, or at what stands in Discord's place, by its id.
    Application(u64),
    /// The sandbox that a process opens for itself. It is empty at each start.
    Sandbox,
}

impl fmt::Display for Served {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Application(id) => write!(f, "application {id}"),
            Self::Sandbox => f.write_str("the sandbox"),
        }
    }
}

/// What a database says of whose games it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// Nobody has served from it yet.
    Nobody,
    /// Somebody has handed it over: whoever comes next may have it.
    Anybody,
    /// Theirs.
    Known(Served),
}

/// The stored number of the sandbox; no snowflake is 0.
const SANDBOX: i64 = 0;
/// The stored number of whoever comes next.
const ANYBODY: i64 = -1;

impl Served {
    pub(crate) const fn stored(self) -> i64 {
        match self {
            Self::Application(id) => id.cast_signed(),
            Self::Sandbox => SANDBOX,
        }
    }
}

impl Owner {
    pub(crate) const ANYBODY: i64 = ANYBODY;

    /// From the stored number, if there is one.
    pub(crate) const fn from_stored(stored: Option<i64>) -> Self {
        match stored {
            Some(ANYBODY) => Self::Anybody,
            Some(SANDBOX) => Self::Known(Served::Sandbox),
            Some(id) => Self::Known(Served::Application(id.cast_unsigned())),
            None => Self::Nobody,
        }
    }

    /// Whether somebody may serve from the database.
    ///
    /// # Errors
    /// [`StoreError::OtherOwner`].
    pub fn admit(self, who: Served, path: &Arc<Path>) -> Result<(), StoreError> {
        match self {
            Self::Known(served) if served != who => {
                Err(StoreError::OtherOwner { path: Arc::clone(path), served, who })
            }
            _ => Ok(()),
        }
    }
}

/// What a database is before it is opened to serve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Whose games it holds.
    pub owner: Owner,
    /// Whether opening it changes its tables, which an earlier program may not be able to read.
    pub is_outdated: bool,
}

impl Preview {
    /// Of a database that is not there, or has no tables.
    pub(crate) const NEW: Self = Self { owner: Owner::Nobody, is_outdated: false };
}
