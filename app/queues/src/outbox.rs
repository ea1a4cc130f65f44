//! Public and direct messages: what is queued with a move, and the worker that sends it.

pub mod notification;
pub mod trouble;
pub mod worker;
