//! Carcas, the bot: it hears players on Discord, plays their moves by the rules, keeps them in the
//! storage and shows the board. Discord stands behind the port in [`platform`]; only `discord`
//! names the library that speaks to it.

pub mod access;
pub mod app;
pub mod backoff;
pub mod bounds;
pub mod calendar;
pub mod cli;
pub mod clock;
pub mod command;
pub mod config;
pub mod deliver;
pub mod discord;
pub mod due;
pub mod logs;
pub mod online;
pub mod pace;
pub mod picture;
pub mod platform;
pub mod prefs;
pub mod replay;
#[cfg(test)]
mod scratch;
pub mod serve;
pub mod standin;
pub mod standing;
pub mod studio;
pub mod text;
pub mod token;
pub mod view;
