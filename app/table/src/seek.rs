//! What people want who look for players, and which of them suit each other. Whatever somebody leaves
//! open, another one decides.

use rules::expansions::Systems;
use serde::{Deserialize, Serialize};
use storage::UserId;

use crate::error::Refusal;
use crate::model::Settings;
use crate::time_control::Pace;

/// What somebody wants to play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wants {
    /// The sets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub systems: Option<Systems>,
    /// The time limit for moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// The number of players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
}

impl Wants {
    /// Whether everything is left open.
    pub fn is_open(&self) -> bool {
        *self == Self::default()
    }

    /// What suits both, if anything does.
    fn with(&self, other: &Self) -> Option<Self> {
        Some(Self {
            systems: both(self.systems, other.systems)?,
            pace: both(self.pace, other.pace)?,
            players: both(self.players, other.players)?,
        })
    }

    /// The settings of a table for this, with `plain` for what is left open.
    pub fn settings(&self, plain: Settings) -> Settings {
        let plain = match self.systems {
            Some(systems) => plain.with_sets(systems),
            None => plain,
        };
        Settings { pace: self.pace.unwrap_or(plain.pace), ..plain }
    }
}

/// What suits both; nothing if they want different things.
fn both<T: PartialEq>(one: Option<T>, other: Option<T>) -> Option<Option<T>> {
    match (one, other) {
        (Some(one), Some(other)) => (one == other).then_some(Some(one)),
        (one, other) => Some(one.or(other)),
    }
}

/// The number of players that a text means.
pub fn players(text: &str) -> Result<u8, Refusal> {
    let number = text.trim().parse().ok();
    let number = number.filter(|number| (rules::MIN_SEATS..=rules::MAX_SEATS).contains(number));
    number.ok_or_else(|| Refusal::NoPlayers(text.to_owned()))
}

/// Who of the others, the longest waiting first, play with somebody who wants this, and what. As few
/// as are enough play, so that nobody waits for more than they asked for.
pub fn matched(own: &Wants, others: &[(UserId, Wants)]) -> Option<(Vec<UserId>, Wants)> {
    let sizes = || rules::MIN_SEATS..=rules::MAX_SEATS;
    (0..others.len()).flat_map(|first| sizes().map(move |size| (first, size))).find_map(
        |(first, size)| {
            let mut wanted = own.with(&Wants { players: Some(size), ..Wants::default() })?;
            let mut group = Vec::new();
            for (user, wants) in &others[first..] {
                if group.len() + 1 == usize::from(size) {
                    break;
                }
                if let Some(both) = wanted.with(wants) {
                    wanted = both;
                    group.push(*user);
                }
            }
            let fits = || {
                let systems = wanted
                    .systems
                    .map_or(rules::MAX_SEATS, |systems| Settings::new(systems).most_seats());
                size <= systems
            };
            (group.len() + 1 == usize::from(size) && fits()).then_some((group, wanted))
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sets;

    fn wants(sets: &str, pace: &str, players: u8) -> Wants {
        Wants {
            systems: (!sets.is_empty()).then(|| sets::systems(sets).unwrap()),
            pace: (!pace.is_empty()).then(|| pace.parse().unwrap()),
            players: (players > 0).then_some(players),
        }
    }

    fn found(own: &Wants, others: &[Wants]) -> Option<Vec<u64>> {
        let others: Vec<(UserId, Wants)> = (1..).map(UserId).zip(others.iter().cloned()).collect();
        matched(own, &others).map(|(group, _)| group.into_iter().map(|user| user.0).collect())
    }

    #[test]
    fn who_wants_the_same_plays_together_and_the_longest_waiting_first() {
        let (inns, base) = (wants("inns", "3d", 2), wants("base", "3d", 2));
        assert_eq!(found(&inns, &[base.clone(), inns.clone(), inns.clone()]), Some(vec![2]));
        assert_eq!(found(&inns, &[base.clone(), wants("inns", "2d", 2)]), None);
        assert_eq!(found(&base, &[]), None);
    }

    #[test]
    fn what_somebody_leaves_open_another_one_decides() {
        let any = Wants::default();
        assert_eq!(found(&any, std::slice::from_ref(&any)), Some(vec![1]));
        let others = [wants("", "3d", 0), wants("inns", "", 0)];
        assert_eq!(found(&wants("inns", "", 0), &others), Some(vec![1]));
        let (_, both) = matched(&any, &[(UserId(7), wants("inns", "3d", 0))]).unwrap();
        assert_eq!(both, wants("inns", "3d", 2));
    }

    #[test]
    fn nobody_plays_before_there_are_enough_and_nobody_with_more_than_they_asked_for() {
        let three = wants("base", "", 3);
        let any = Wants::default();
        assert_eq!(found(&three, std::slice::from_ref(&three)), None);
        assert_eq!(
            found(&three, &[three.clone(), wants("base", "", 2), any.clone()]),
            Some(vec![1, 3])
        );
        // Whoever waits longest is not in the way of others.
        assert_eq!(found(&any, &[three.clone(), wants("base", "", 2)]), Some(vec![2]));
    }

    #[test]
    fn no_more_play_than_the_sets_have_figures_for() {
        let six = wants("base", "", 6);
        assert_eq!(found(&six, &vec![six.clone(); 5]), None);
        let six = wants("inns", "", 6);
        assert_eq!(found(&six, &vec![six.clone(); 5]), Some(vec![1, 2, 3, 4, 5]));
    }

    #[test]
    fn a_number_of_players_is_read_as_it_is_typed() {
        assert_eq!(players(" 4 "), Ok(4));
        for wrong in ["1", "7", "", "two", "-2", "@everyone"] {
            assert!(players(wrong).is_err(), "{wrong}");
        }
    }
}
