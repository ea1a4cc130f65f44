//! The rules, one by one: every acceptance scenario and every numbered rule is a test here, and so
//! is what the systems mean to each other. `coverage.tsv` and `interactions.tsv` say which;
//! `coverage.rs` checks the lists.

mod abbey;
mod acts;
mod barn;
mod base;
mod base_rules;
mod bazaars;
mod bridges;
mod castle_scores;
mod castles;
mod count;
mod crop;
mod cult;
mod dragon;
mod fairy;
mod farms;
mod flight;
mod inns;
mod king;
mod overview;
mod pairs;
mod pairs_later;
mod pairs_more;
mod plague;
mod plague_pairs;
mod river;
mod river2;
mod siege;
mod special;
mod table;
mod tower;
mod traders;
mod tunnel;
mod wagon;
mod wheel;
mod winter;
