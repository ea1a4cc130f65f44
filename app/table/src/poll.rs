//! Polls among the players of a game: whether to remove a player, undo a move, or how to go on when
//! a player's time is over. There is one poll at a time, it is answered by buttons, and it expires;
//! without agreement nothing happens.

use rules::{Action, Seat};
use serde::{Deserialize, Serialize};

use crate::model::Table;

/// The subject of a poll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// Whether to remove the player of this seat.
    Remove(Seat),
    /// Whether to open the seat of this player, whose time is over, to others.
    Open(Seat),
    /// Whether to end the game, because this player's time is over.
    End(Seat),
    /// Whether this seat may undo its last move after later information has been revealed.
    Undo(Seat),
    /// Whether to end the game, because the player of this seat asked for it.
    Close(Seat),
    /// Whether to go back to an earlier state, because the player of this seat asked for it.
    Back {
        /// Who asked.
        seat: Seat,
        /// The ordinal of the state.
        to: u32,
        /// How many moves would be taken back.
        moves: u32,
    },
}

impl What {
    /// The seat that the poll is about; its player has no vote.
    pub const fn seat(self) -> Seat {
        match self {
            Self::Remove(seat)
            | Self::Open(seat)
            | Self::End(seat)
            | Self::Undo(seat)
            | Self::Close(seat)
            | Self::Back { seat, .. } => seat,
        }
    }

    /// Whether everybody must agree, instead of a majority.
    pub(crate) const fn needs_all(self) -> bool {
        self.is_of_asker()
    }

    /// Whether the poll is about the seat that started it.
    pub const fn is_of_asker(self) -> bool {
        matches!(self, Self::Undo(_) | Self::Close(_) | Self::Back { .. })
    }

    /// Whether there is still something to decide when the game has gone on or back.
    pub const fn outlives_moves(self) -> bool {
        matches!(self, Self::Remove(_) | Self::Close(_))
    }

    /// Whether these moves settle it: whether to take a move back, or how to go on when a player's
    /// time is over.
    pub fn is_overtaken_by(self, mut made: impl Iterator<Item = Action>) -> bool {
        // A tile that is drawn says nothing about whoever is late.
        let only_drawn = self.is_of_time() && made.all(|action| action == Action::Draw);
        !(self.outlives_moves() || only_drawn)
    }

    /// How many moves are to be taken back.
    pub const fn moves(self) -> u32 {
        match self {
            Self::Back { moves, .. } => moves,
            _ => 0,
        }
    }

    /// Whether the poll was started because a player's time is over.
    pub const fn is_of_time(self) -> bool {
        matches!(self, Self::Open(_) | Self::End(_))
    }

    /// The text keys of the question and of its rejection.
    pub const fn keys(self) -> [&'static str; 2] {
        match self {
            Self::Remove(_) => ["poll-remove", "poll-remove-refused"],
            Self::Open(_) => ["poll-open", "poll-open-refused"],
            Self::End(_) => ["poll-end", "poll-end-refused"],
            Self::Undo(_) => ["poll-undo", "poll-undo-refused"],
            Self::Close(_) => ["poll-close", "poll-end-refused"],
            Self::Back { .. } => ["poll-back", "poll-back-refused"],
        }
    }
}

/// An open poll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Poll {
    /// Its number within the game.
    pub number: u32,
    /// Its subject.
    pub what: What,
    /// The ordinal of the state that it was started in.
    pub ordinal: u32,
    /// The seats that voted yes.
    pub yes: Vec<Seat>,
    /// The seats that voted no.
    pub no: Vec<Seat>,
}

/// How a poll ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PollEnding {
    /// Enough agreed.
    Agreed,
    /// Too many disagreed.
    Refused,
    /// Too few answered in time.
    Expired,
    /// The game went on, so there is nothing left to decide.
    Overtaken,
}

/// The result of the votes so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Yes,
    No,
    Open,
}

impl Poll {
    pub fn verdict(&self, voters: &[Seat]) -> Verdict {
        let count = |side: &[Seat]| side.iter().filter(|seat| voters.contains(seat)).count();
        let (yes, no, all) = (count(&self.yes), count(&self.no), voters.len());
        let needed = if self.what.needs_all() { all } else { all / 2 + 1 };
        if yes >= needed {
            Verdict::Yes
        } else if all - no < needed {
            Verdict::No
        } else {
            Verdict::Open
        }
    }
}

impl Table {
    /// The seats that may vote: those that people play themselves, except the one that the poll is
    /// about. Whether the game ends is not for those of whom nobody has heard for long.
    pub fn voters(&self, what: What) -> Vec<Seat> {
        let clock = |seat: Seat| self.progress.clocks.of(seat);
        let is_silent = |seat: Seat| clock(seat).is_some_and(|clock| clock.silence && clock.over);
        let ends = matches!(what, What::Close(_));
        let voters = self.played().filter(|seat| *seat != what.seat());
        voters.filter(|seat| !(ends && is_silent(*seat))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn poll(what: What, yes: &[u8], no: &[u8]) -> Poll {
        let seats = |seats: &[u8]| seats.iter().copied().map(Seat).collect();
        Poll { number: 1, what, ordinal: 0, yes: seats(yes), no: seats(no) }
    }

    #[test]
    fn more_than_half_decide_and_a_move_is_taken_back_by_all_or_not() {
        let voters = [Seat(1), Seat(2), Seat(3), Seat(4)];
        let out = What::Remove(Seat(0));
        assert_eq!(poll(out, &[1, 2], &[]).verdict(&voters), Verdict::Open);
        assert_eq!(poll(out, &[1, 2, 3], &[4]).verdict(&voters), Verdict::Yes);
        assert_eq!(poll(out, &[1, 2], &[3, 4]).verdict(&voters), Verdict::No);
        assert_eq!(poll(out, &[0, 1, 2], &[]).verdict(&voters), Verdict::Open);
        let back = What::Undo(Seat(0));
        assert_eq!(poll(back, &[1, 2, 3], &[]).verdict(&voters), Verdict::Open);
        assert_eq!(poll(back, &[1, 2, 3, 4], &[]).verdict(&voters), Verdict::Yes);
        assert_eq!(poll(back, &[], &[4]).verdict(&voters), Verdict::No);
        // Ending a game takes the consent of everybody who plays it.
        let end = What::Close(Seat(0));
        assert_eq!(poll(end, &[0, 1, 2, 3], &[]).verdict(&voters), Verdict::Open);
        assert_eq!(poll(end, &[0, 1, 2, 3, 4], &[]).verdict(&voters), Verdict::Yes);
    }
}
