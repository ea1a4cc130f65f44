//! How a person is written in texts where somebody who was erased has 0 instead: that is nobody's id.

use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

use crate::UserId;

fn id(user: Option<UserId>) -> u64 {
    user.map_or(0, UserId::get)
}

fn user(id: u64) -> Option<UserId> {
    (id != 0).then_some(UserId(id))
}

/// Writes a person.
///
/// # Errors
/// Those of the writer.
pub fn serialize<S: Serializer>(user: &Option<UserId>, to: S) -> Result<S::Ok, S::Error> {
    id(*user).serialize(to)
}

/// Reads a person; none if they were erased.
///
/// # Errors
/// Those of the reader.
pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<UserId>, D::Error> {
    u64::deserialize(from).map(user)
}

/// The same for several people.
pub mod list {
    use super::{Deserializer, Serializer, UserId, id, user};
    use serde::Deserialize as _;

    /// Writes people.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn serialize<S: Serializer>(users: &[Option<UserId>], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(users.iter().map(|user| id(*user)))
    }

    /// Reads people; none for each who was erased.
    ///
    /// # Errors
    /// Those of the reader.
    pub fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<Option<UserId>>, D::Error> {
        Ok(Vec::<u64>::deserialize(from)?.into_iter().map(user).collect())
    }
}
