//! One game in its channel, as a value: what is stored about it, what its players plan, who may do
//! what to it, and the time it is given. Nothing here reads, writes or shows anything.

pub mod access;
pub mod aids;
pub mod analysis;
pub mod ask;
pub mod daily;
pub mod deal;
pub mod duplicate;
pub mod error;
pub(crate) mod expansions;
pub mod hint;
pub mod host_tiles;
pub mod laid;
pub mod league;
pub mod lot;
pub mod model;
pub mod mover;
pub mod outcome;
pub mod pairing;
pub mod parameter;
pub mod parts;
pub mod pause_schedule;
pub mod personal_data;
pub mod plan;
pub mod poll;
pub mod preferences;
pub mod rating;
pub mod record;
pub mod sets;
pub mod stand_in;
pub mod standing_orders;
pub mod time_control;
pub mod timer;
pub mod token;
pub mod typo;
mod words;
