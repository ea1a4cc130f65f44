//! A stored game, read again for whoever runs the bot: checked move by move, or as a picture file.

pub mod export;
pub mod picture;
pub mod replay;
