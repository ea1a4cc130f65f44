//! Set-ups: what people keep of tables that they like, under names of their own. The settings are text
//! that the caller writes and reads.

/// A kept set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedSetup {
    /// Its name; hostile until escaped.
    pub name: String,
    /// The settings.
    pub settings: String,
}
