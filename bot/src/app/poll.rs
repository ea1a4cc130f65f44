//! Polls among the players of a game: whether to remove a player, undo a move, or how to go on when
//! a player's time is over. There is one poll at a time, it is answered by buttons, and it expires;
//! without agreement nothing happens.

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use rules::Seat;
use serde::{Deserialize, Serialize};
use storage::{Act as StoreAct, Begun, Due, GameId, Millis};

use super::about::table_for;
use super::outcome::Outcome;
use super::post::{Ask, Post};
use super::seats::Parting;
use super::stop::{Refusal, Stop};
use super::table::{Progress, Table};
use super::time::{LASTING, keep};
use super::{Answer, App, Started, actor, apart, late};
use crate::access::{self, Act};
use crate::pace::DAY;
use crate::platform::Interaction;
use crate::text::Text;
use crate::token::Token;
use crate::view::Page;

/// The kind of the timer that ends a poll.
pub(super) const KIND: &str = "poll";
/// How long the players have to answer.
const OPEN: Millis = DAY;
/// The token of the button that asks the others to end the game.
pub const CLOSE: &str = "close";
/// How many voters a removal needs: a single voter could throw out the only opponent.
const LEAST_TO_REMOVE: usize = 2;

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
}

impl What {
    /// The seat that the poll is about; its player has no vote.
    pub const fn seat(self) -> Seat {
        match self {
            Self::Remove(seat)
            | Self::Open(seat)
            | Self::End(seat)
            | Self::Undo(seat)
            | Self::Close(seat) => seat,
        }
    }

    /// Whether everybody must agree, instead of a majority.
    const fn needs_all(self) -> bool {
        self.is_of_asker()
    }

    /// Whether the poll is about the seat that started it.
    const fn is_of_asker(self) -> bool {
        matches!(self, Self::Undo(_) | Self::Close(_))
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
pub enum Ending {
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
enum Verdict {
    Yes,
    No,
    Open,
}

impl Poll {
    fn verdict(&self, voters: &[Seat]) -> Verdict {
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
    /// about.
    pub fn voters(&self, what: What) -> Vec<Seat> {
        self.played().filter(|seat| *seat != what.seat()).collect()
    }

    /// Ends the open poll if `ends` accepts its subject. Its message is replaced by the result when
    /// `progress` is saved, with the names as in this table.
    pub(super) fn end_poll(
        &self,
        progress: &mut Progress,
        ending: Ending,
        ends: impl Fn(What) -> bool,
    ) {
        if let Some(poll) = progress.poll.take_if(|poll| ends(poll.what)) {
            let answer = crate::view::seats::answer(self.text(), self, &poll, ending);
            progress.ended_polls.push((poll.number, answer));
        }
    }
}

impl App {
    /// The buttons after a player's time is over: open the seat, or end the game.
    pub(super) async fn propose(&self, of: &Interaction, token: &Token) -> Result<Answer, Stop> {
        let what = |table: &Table| {
            let late = late::meant(table, of, Some(token), |running| running.over)?;
            match token.choice.split('.').next() {
                Some("open") => Ok(What::Open(late.seat)),
                Some("end") => Ok(What::End(late.seat)),
                _ => Err(Refusal::NoButton),
            }
        };
        let close = |table: &Table| {
            let own = table.seat_of(&actor(of)).ok_or(access::Denied::NotSeated)?;
            Ok(What::Close(own))
        };
        match token.choice.as_str() {
            CLOSE => self.ask_all(of, Some(token), close).await,
            _ => self.ask_all(of, Some(token), what).await,
        }
    }

    /// Starts a poll, and counts the person who starts it as a yes.
    pub(super) async fn ask_all(
        &self,
        of: &Interaction,
        token: Option<&Token>,
        what: impl FnOnce(&Table) -> Result<What, Refusal>,
    ) -> Result<Answer, Stop> {
        if let Started::New(mut act) = self.begin(of).await? {
            let table = table_for(&mut act, of, token, Act::Propose).await?;
            let what = what(&table)?;
            let seat = table.seat_of(&actor(of)).ok_or(access::Denied::NotSeated)?;
            let voters = table.voters(what);
            if what.seat() == seat && !what.is_of_asker() {
                return Err(access::Denied::OwnClock.into());
            }
            if matches!(what, What::Remove(_)) && voters.len() < LEAST_TO_REMOVE {
                return Err(Refusal::TooFewVoters.into());
            }
            let mut progress = table.progress.clone();
            let mut poll = match progress.poll.take() {
                Some(open) if open.what == what => open,
                Some(_) => return Err(Refusal::PollOpen.into()),
                None => {
                    progress.polls += 1;
                    let number = progress.polls;
                    let ordinal = table.row.ordinal;
                    Poll { number, what, ordinal, yes: Vec::new(), no: Vec::new() }
                }
            };
            let fresh = poll.yes.is_empty() && poll.no.is_empty();
            poll.no.retain(|other| *other != seat);
            if !poll.yes.contains(&seat) {
                poll.yes.push(seat);
            }
            progress.poll = Some(poll);
            let asked = Table { progress, ..table };
            self.count(&mut act, &asked, &of.id.to_string(), fresh).await?;
            self.commit(act, &Outcome::Seats(asked.id().0)).await?;
        }
        Ok(Answer::private(Page::text(Text::of(&of.locale).say("poll-asked"))))
    }

    /// Counts a vote.
    pub(super) async fn vote(&self, of: &Interaction, token: &Token) -> Result<Answer, Stop> {
        if let Started::New(mut act) = self.begin(of).await? {
            let mut table = table_for(&mut act, of, Some(token), Act::Vote).await?;
            let seat = table.seat_of(&actor(of)).ok_or(access::Denied::NotSeated)?;
            let poll = table.progress.poll.as_mut().ok_or(access::Denied::NoVote)?;
            let (yes, no) = (format!("{}.yes", poll.number), format!("{}.no", poll.number));
            poll.yes.retain(|other| *other != seat);
            poll.no.retain(|other| *other != seat);
            match &token.choice {
                choice if *choice == yes => poll.yes.push(seat),
                choice if *choice == no => poll.no.push(seat),
                _ => return Err(Refusal::Stale.into()),
            }
            self.count(&mut act, &table, &of.id.to_string(), false).await?;
            self.commit(act, &Outcome::Seats(table.id().0)).await?;
        }
        Ok(Answer::private(Page::text(Text::of(&of.locale).say("poll-counted"))))
    }

    /// Recounts after a voter has left. The consequences may free another seat, so this recursive
    /// future must be boxed.
    pub(super) fn count_again<'a>(
        &'a self,
        act: &'a mut StoreAct,
        game: GameId,
        once: &'a str,
    ) -> BoxFuture<'a, Result<(), Stop>> {
        let counted = async move {
            let stored = act.table(game).await?.ok_or(access::Denied::NoGame)?;
            let table = Table::read(stored)?;
            if table.progress.poll.is_none() {
                return Ok(());
            }
            self.count(act, &table, once, false).await
        };
        counted.boxed()
    }

    /// Counts the votes and acts on the result.
    async fn count(
        &self,
        act: &mut StoreAct,
        table: &Table,
        once: &str,
        fresh: bool,
    ) -> Result<(), Stop> {
        let poll = table.progress.poll.clone().ok_or(access::Denied::NoVote)?;
        let (id, ordinal, channel) = (table.id(), table.row.ordinal, table.row.channel);
        let ended = |ending| {
            let mut progress = table.progress.clone();
            table.end_poll(&mut progress, ending, |_| true);
            progress
        };
        match poll.verdict(&table.voters(poll.what)) {
            Verdict::Open => {
                let progress = table.progress.clone();
                keep(act, table, ordinal, progress).await?;
                if fresh {
                    let (kind, due_at) = (timer(poll.number), act.now() + OPEN);
                    act.schedule(&Due { kind, game: id, ordinal: LASTING, due_at }).await?;
                    let ask = Ask::Poll { number: poll.number };
                    let post = Post::Asked { line: String::new(), ask };
                    act.enqueue(&post.row(id, ordinal, channel, once)?).await?;
                }
                Ok(())
            }
            Verdict::No => self.refuse_poll(act, table, &poll, ended(Ending::Refused), once).await,
            Verdict::Yes => {
                act.unschedule(id, &timer(poll.number)).await?;
                let table = Table { progress: ended(Ending::Agreed), ..table.clone() };
                match poll.what {
                    What::Remove(seat) => {
                        apart(|| {
                            self.empty(act, &table, seat, once, "seat-removed", Parting::Removed)
                        })
                        .await
                    }
                    What::Open(seat) => {
                        apart(|| {
                            self.empty(act, &table, seat, once, "seat-opened", Parting::Leaves)
                        })
                        .await
                    }
                    What::End(_) => apart(|| self.close_for(act, &table, once, "end-late")).await,
                    What::Undo(_) => apart(|| self.undo_agreed(act, &table, poll.ordinal)).await,
                    What::Close(_) => {
                        apart(|| self.close_for(act, &table, once, "end-agreed")).await
                    }
                }
            }
        }
    }

    async fn refuse_poll(
        &self,
        act: &mut StoreAct,
        table: &Table,
        poll: &Poll,
        settled: Progress,
        once: &str,
    ) -> Result<(), Stop> {
        let (id, ordinal, channel) = (table.id(), table.row.ordinal, table.row.channel);
        keep(act, table, ordinal, settled).await?;
        let text = table.text();
        let post = Post::Note { text: crate::view::seats::refused(text, table, poll.what) };
        act.enqueue(&post.row(id, ordinal, channel, once)?).await?;
        Ok(())
    }

    /// Ends a poll whose time is over.
    pub(super) async fn poll_over(&self, due: &Due) -> Result<(), Stop> {
        let Begun::New(mut act) = self.store().begin(&due.key(), self.now()).await? else {
            return Ok(());
        };
        let table = act.table(due.game).await?.map(Table::read).transpose()?;
        let open = table.and_then(|table| {
            let poll = table.progress.poll.clone()?;
            (timer(poll.number) == due.kind).then_some((table, poll))
        });
        if let Some((table, poll)) = open {
            let mut settled = table.progress.clone();
            table.end_poll(&mut settled, Ending::Expired, |_| true);
            self.refuse_poll(&mut act, &table, &poll, settled, &due.kind).await?;
        }
        self.commit(act, &Outcome::Nothing).await
    }
}

/// The kind of the timer of one poll.
fn timer(number: u32) -> String {
    format!("{KIND}.{number}")
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
