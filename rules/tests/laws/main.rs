//! Laws of the turn machine, over random games: random systems, seats, options and choices.
//!
//! `CARCAS_LAW_GAMES` sets how many games the cheapest law plays (300 if it is not set; the
//! others take a fixed share of it). A nightly run is
//! `CARCAS_LAW_GAMES=200000 cargo test --release -p rules --test laws`.
//! A law that is broken prints the number of the game: `CARCAS_LAW_GAME=number` plays only that
//! one. `CARCAS_BLESS=1` writes `golden.tsv`, `perft.tsv` and the corpus anew after an intended
//! change of the rules.

mod bridges;
mod conservation;
mod corpus;
mod dice;
mod features;
mod forecast;
mod golden;
mod hostile;
mod oracle;
mod parallel;
mod recount;
mod same;
mod walk;
