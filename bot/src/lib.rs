//! The binary around the application: command line, settings, logs, and the adapter between
//! Discord and the traits of `port`. Only `discord` names the Discord library.

pub mod art;
pub mod cli;
pub mod config;
mod counted;
pub mod discord;
pub mod doctor;
pub mod hooks;
mod listening;
pub mod logs;
pub mod metrics;
pub mod notify;
pub mod public_key;
pub mod serve;
mod web;
