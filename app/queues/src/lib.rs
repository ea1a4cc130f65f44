//! Messages to send, pictures to draw, moves to think about: what waits for its turn, and the
//! workers that take it.

pub mod outbox;
pub mod pictures;
pub mod quotas;
pub mod thinking;
