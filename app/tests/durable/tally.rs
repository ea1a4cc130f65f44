//! What came of it all, and the checks of a whole table: its log against the rules, its pings
//! against its log.

use std::collections::BTreeMap;
use std::fmt;

use rules::{Action, Game, Seat};

use crate::harm::Harm;
use crate::wire::Books;

/// A message that pinged somebody.
#[derive(Clone, Debug)]
pub struct Ping {
    /// The game and its state that the message is about.
    pub about: Option<(i64, u32)>,
    /// Whom it pinged.
    pub pings: Vec<u64>,
    /// What it said.
    pub words: String,
}

/// What came of it all.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Kills of a bot.
    pub kills: usize,
    /// ... that did not serve yet.
    pub starting: usize,
    /// Cuts of every connection to the database.
    pub cuts: usize,
    /// Crashes of the database.
    pub crashes: usize,
    /// Acts that changed something and were answered.
    pub acknowledged: usize,
    /// Acts that were committed but not answered.
    pub unacknowledged: usize,
    /// Deliveries of interactions.
    pub deliveries: usize,
    /// ... that were not the first.
    pub repeated: usize,
    /// Acts that were refused because the database was away.
    pub refused: usize,
    /// Messages that were sent again under their nonce.
    pub resent: usize,
    /// Pings.
    pub pings: usize,
    /// Moves in all games.
    pub moves: usize,
    /// Games.
    pub games: usize,
}

impl Tally {
    /// How often harm was done.
    pub fn harms(&self) -> usize {
        self.kills + self.cuts + self.crashes
    }

    pub fn count(&mut self, harm: Harm) {
        match harm {
            Harm::Kill => self.kills += 1,
            Harm::Cut => self.cuts += 1,
            Harm::Crash => self.crashes += 1,
        }
    }

    /// Plays the log of a table through the rules, and looks at whom the table pinged.
    pub fn check(&mut self, books: &Books, pings: &[Ping]) {
        let Some(start) = &books.start else { return };
        let mut game = Game::restore(start).unwrap();
        for (ordinal, seat, action, hash) in &books.log {
            let action: Action = serde_json::from_str(action).unwrap();
            game.apply(Seat(*seat), action).unwrap_or_else(|why| panic!("move {ordinal}: {why}"));
            assert_eq!(game.hash().to_string(), *hash, "move {ordinal}: another state");
        }
        assert_eq!(game.hash().to_string(), books.stands.hash, "the log is not the game's");
        self.games += 1;
        self.moves += books.log.len();
        let mut told: BTreeMap<u32, &str> = BTreeMap::new();
        for ping in pings {
            let Some((_, at)) = ping.about.filter(|(game, _)| *game == books.stands.game) else {
                continue;
            };
            self.pings += 1;
            let twice = told.insert(at, &ping.words);
            assert_eq!(twice, None, "pinged twice for state {at}");
            let Some(mover) = mover_after(books, at) else { continue };
            assert_eq!(ping.pings, [mover], "state {at} pinged somebody else: {}", ping.words);
        }
    }

    /// Whoever is to move has been told.
    pub fn owed(&self, books: &Books, pings: &[Ping]) {
        let Some(mover) = books.stands.mover.filter(|_| books.stands.status == "running") else {
            return;
        };
        let told = pings.iter().any(|ping| {
            ping.about.is_some_and(|(game, at)| {
                let since = books.log.iter().filter(|(ordinal, ..)| *ordinal > at);
                game == books.stands.game
                    && ping.pings == [mover]
                    && since
                        .into_iter()
                        .all(|(_, seat, ..)| books.stands.seats[usize::from(*seat)] == mover)
            })
        });
        assert!(told, "{mover} was never told that it is their turn: {pings:?}");
    }
}

/// Who had to move in a state: whoever made the next move, or is to make it.
fn mover_after(books: &Books, at: u32) -> Option<u64> {
    let next = books.log.iter().find(|(ordinal, ..)| *ordinal > at);
    match next {
        Some((_, seat, ..)) => books.stands.seats.get(usize::from(*seat)).copied(),
        None => books.stands.mover,
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "kills={} (starting={}) cuts={} crashes={} games={} moves={} acknowledged={} \
             unacknowledged={} deliveries={} repeated={} refused={} pings={} resent={}",
            self.kills,
            self.starting,
            self.cuts,
            self.crashes,
            self.games,
            self.moves,
            self.acknowledged,
            self.unacknowledged,
            self.deliveries,
            self.repeated,
            self.refused,
            self.pings,
            self.resent
        )
    }
}
