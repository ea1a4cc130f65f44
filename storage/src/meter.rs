//! What acts cost, told to whoever measures it. Only here the crate looks at a watch, and only to
//! see how long something took.

use std::fmt::Debug;
#[cfg(feature = "sqlite")]
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// Whoever measures what acts cost. Its methods are called by everything that writes, so they must
/// be quick.
pub trait Meter: Debug + Send + Sync {
    /// An act has begun, after this wait for its turn and for the database.
    fn begun(&self, after: Duration);

    /// An act with this many moves is durable, this long after its commit was asked for.
    fn committed(&self, after: Duration, moves: u64);
}

/// Whoever measures a store, if anybody does.
#[cfg(feature = "sqlite")]
#[derive(Debug, Default)]
pub(crate) struct Measured(OnceLock<Arc<dyn Meter>>);

#[cfg(feature = "sqlite")]
impl Measured {
    /// Sets who measures, once.
    pub(crate) fn by(&self, meter: Arc<dyn Meter>) {
        self.0.get_or_init(|| meter);
    }

    pub(crate) fn begun(&self, after: Duration) {
        if let Some(meter) = self.0.get() {
            meter.begun(after);
        }
    }

    pub(crate) fn committed(&self, after: Duration, moves: u64) {
        if let Some(meter) = self.0.get() {
            meter.committed(after, moves);
        }
    }
}
