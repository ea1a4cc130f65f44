//! Stored games, read again: checked move by move, as a file for another program, as a picture file,
//! and for the records.

pub mod export;
pub mod jcz;
pub mod picture;
pub mod records;
pub mod recount;
pub mod replay;
