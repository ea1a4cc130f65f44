//! Carcas, the bot: it receives what players do on Discord, plays their moves by the rules, keeps
//! the games in the storage and shows the board. Discord is behind the port in [`platform`]; only
//! `discord` names the Discord library.

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
