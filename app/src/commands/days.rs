//! A number of days, as it is typed.

use port::Choice;
use table::error::Refusal;

use crate::commands::completion::matching;

/// Parses the number of days.
pub(super) fn read(input: &str, most: i64) -> Result<i64, Refusal> {
    let days = input.trim().parse().ok().filter(|days| (0..=most).contains(days));
    days.ok_or_else(|| Refusal::NoDays { input: input.to_owned(), most })
}

/// Common numbers; others can be typed.
pub(super) fn choices(so_far: &str) -> Vec<Choice> {
    let days = [0, 1, 2, 3, 5, 7, 10, 14, 21, 30];
    let choices = days.map(|days| Choice::new(days.to_string(), days.to_string()));
    matching(choices.to_vec(), so_far)
}
