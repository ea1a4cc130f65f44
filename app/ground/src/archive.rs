//! Stored games, read again: checked move by move, as a picture file, and for the records.

pub mod export;
pub mod picture;
pub mod records;
pub mod recount;
pub mod replay;
