//! Whole games through the real doors: the binary, a socket, a database file; by commands and by
//! buttons; with the process killed in between; and what is refused on the way.

mod duplicate;
mod games;
mod hindrances;
mod hostile;
mod league;
mod permissions;
mod promises;
mod refusals;
mod standins;
mod tables;
mod threads;
mod weeks;
