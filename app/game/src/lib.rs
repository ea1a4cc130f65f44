//! One game, whoever's table it is played at: what its answers, events, tiles and pieces are called,
//! which of its questions can be answered in advance, and what each expansion adds to that. Nothing
//! here knows a table, its players' rights or a message.

pub mod answers;
pub mod bulletin;
pub mod expansions;
pub mod host_tiles;
pub mod labels;
pub mod narration;
pub mod offered_set;
pub mod parameter;
pub mod standing_orders;
mod tiles;
pub mod trace;
pub mod vocabulary;
