//! The rules, one by one: every acceptance scenario and every numbered rule of the base game, of
//! Inns & Cathedrals and of the River is a test here. `coverage.tsv` says which; `coverage.rs`
//! checks the list.

mod abbey;
mod acts;
mod barn;
mod base;
mod base_rules;
mod count;
mod dragon;
mod fairy;
mod farms;
mod inns;
mod overview;
mod river;
mod river2;
mod special;
mod table;
mod tower;
mod wagon;
