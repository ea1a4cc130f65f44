//! Ratings of games of any number of players, after Weng and Lin ("A Bayesian Approximation Method
//! for Online Ranking", JMLR 12, 2011; Bradley-Terry, every pair): a player's strength is a normal
//! distribution, and whoever is placed before somebody has won against that one. What is kept are
//! whole millionths, so that the same games give the same numbers again.

use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Parts of one point of a rating.
const PARTS: f64 = 1_000_000.0;
/// How many standard deviations a standing is below the rating: somebody is at least as strong with
/// a probability of 99.9 %.
const CAUTION: i64 = 3;

/// The strength of a player: a normal distribution, in millionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strength {
    /// Its mean.
    #[serde(rename = "r")]
    pub rating: i64,
    /// Its standard deviation.
    #[serde(rename = "u")]
    pub uncertainty: i64,
}

impl Strength {
    /// The strength of somebody of whom nothing is known: 25, give or take 25/3.
    pub const UNKNOWN: Self = Self { rating: 25_000_000, uncertainty: 8_333_333 };

    /// What lists are ordered by: the strength that the player has at least.
    pub fn standing(self) -> i64 {
        self.rating - CAUTION * self.uncertainty
    }

    fn exact(self) -> WengLinRating {
        let part = |number: i64| number as f64 / PARTS;
        WengLinRating { rating: part(self.rating), uncertainty: part(self.uncertainty) }
    }

    fn rounded(exact: WengLinRating) -> Self {
        let whole = |number: f64| (number * PARTS).round() as i64;
        Self { rating: whole(exact.rating), uncertainty: whole(exact.uncertainty) }
    }
}

/// The strengths after a game; each player with the place taken, of which several may have the same.
pub fn after(players: &[(Strength, u8)]) -> Vec<Strength> {
    let exact: Vec<_> = players.iter().map(|(strength, _)| [strength.exact()]).collect();
    let places = players.iter().map(|(_, place)| MultiTeamOutcome::new(usize::from(*place)));
    let teams: Vec<_> = exact.iter().map(|one| &one[..]).zip(places).collect();
    let rated = weng_lin_multi_team(&teams, &WengLinConfig::new());
    rated.into_iter().flatten().map(Strength::rounded).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new(places: &[u8]) -> Vec<Strength> {
        let players: Vec<_> = places.iter().map(|place| (Strength::UNKNOWN, *place)).collect();
        after(&players)
    }

    #[test]
    fn whoever_is_placed_better_gains_and_everybody_is_better_known() {
        let rated = new(&[2, 1, 3]);
        assert!(rated[1].rating > rated[0].rating && rated[0].rating > rated[2].rating);
        assert_eq!(rated[0].rating, Strength::UNKNOWN.rating, "as many before as behind");
        for strength in &rated {
            assert!(strength.uncertainty < Strength::UNKNOWN.uncertainty);
        }
        let [one, two] = new(&[1, 1])[..] else { panic!("two") };
        assert_eq!(one, two, "a draw");
    }

    #[test]
    fn a_surprise_moves_more_than_what_was_expected() {
        let (strong, weak) =
            (Strength { rating: 35_000_000, ..Strength::UNKNOWN }, Strength::UNKNOWN);
        let expected = after(&[(strong, 1), (weak, 2)])[0].rating - strong.rating;
        let surprise = after(&[(strong, 2), (weak, 1)])[1].rating - weak.rating;
        assert!(surprise > 2 * expected, "{surprise} {expected}");
    }

    #[test]
    fn a_duel_of_two_strangers_gives_the_numbers_of_the_paper() {
        // c² = 2β² + σ₁² + σ₂² with β = 25/6, σ = 25/3; p = 1/2.
        let (beta, sigma) = (25.0 / 6.0_f64, 8.333_333_f64);
        let c = (2.0 * beta * beta + 2.0 * sigma * sigma).sqrt();
        let gain = sigma * sigma / c * 0.5;
        let rated = new(&[1, 2]);
        assert!((rated[0].rating as f64 / PARTS - 25.0 - gain).abs() < 0.001);
        assert_eq!(rated[0].rating + rated[1].rating, 50_000_000);
    }

    #[test]
    fn somebody_new_stands_low_until_known() {
        assert!(Strength::UNKNOWN.standing().abs() <= 1);
        let known = Strength { uncertainty: 1_000_000, ..Strength::UNKNOWN };
        assert_eq!(known.standing(), 22_000_000);
    }
}
