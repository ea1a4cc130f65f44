//! The world around a bot that is harmed again and again: a Discord that remembers what arrived
//! under which nonce, people who play on, and the books of what was acknowledged. After each harm
//! the books are held against the database: the same, or the same and the one act that was under
//! way. Then that act is delivered once more, and must be done exactly once.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use port::Interaction;

use crate::harm::{Harm, Harms};
use crate::people::{Chance, Deed, next};
use crate::process::{Bot, News};
use crate::tally::{Ping, Tally};
use crate::wire::{Books, Heard, Position, Said};

/// How long anything may take: the machine may be slow, but not that slow.
const PATIENCE: Duration = Duration::from_secs(600);
/// A bot that is killed before it serves is killed within this time, in microseconds.
const START: usize = 20_000;
/// The pause before the same is tried again where the database is away.
const AGAIN: Duration = Duration::from_millis(5);
/// What people read when an act could not be done, or nobody knows.
const FAILED: [&str; 2] = ["went wrong", "not certain"];
/// After so many harms it is told how it goes.
const REPORTED: usize = 500;
/// How many of the last acts are kept to be delivered once more.
const KEPT: usize = 20;

/// An act, as it is delivered.
#[derive(Clone, Debug)]
struct Act {
    deed: Deed,
    interaction: Interaction,
}

/// Everything around the bots.
pub struct World {
    database: String,
    bots: Vec<Bot>,
    lives: usize,
    tell: Sender<News>,
    news: Receiver<News>,
    chance: Chance,
    /// When harm is done next, and which.
    due: Option<(Instant, Harm)>,
    harms: Harms,
    /// Where it is written down what the bots do to files, if it is.
    recording: Option<PathBuf>,
    channel: u64,
    next_id: u64,
    /// How the table stood when an act was last acknowledged.
    known: Position,
    last: Option<(Deed, Vec<String>)>,
    /// What was under way when nobody was left to answer it.
    pending: Option<Act>,
    /// Acts that have changed something.
    done: Vec<Act>,
    /// Messages by nonce.
    messages: BTreeMap<String, u64>,
    pings: Vec<Ping>,
    pub tally: Tally,
}

impl World {
    /// A world around the bots of a database.
    pub fn open(seed: u64, harms: Harms) -> Self {
        Self::recorded(seed, harms, None)
    }

    /// The same with what the bot does to files written down.
    pub fn recorded(seed: u64, harms: Harms, recording: Option<&Path>) -> Self {
        let (tell, news) = channel();
        let mut world = Self {
            database: harms.address(),
            bots: Vec::new(),
            lives: 0,
            tell,
            news,
            chance: Chance::new(seed),
            due: None,
            harms,
            recording: recording.map(Path::to_owned),
            channel: 1_000,
            next_id: 1,
            known: Position::default(),
            last: None,
            pending: None,
            done: Vec::new(),
            messages: BTreeMap::new(),
            pings: Vec::new(),
            tally: Tally::default(),
        };
        world.heal();
        world
    }

    fn start_bot(&mut self) {
        self.lives += 1;
        let bot =
            Bot::start(self.lives, &self.database, self.recording.as_deref(), self.tell.clone());
        self.bots.push(bot);
    }

    /// Plays until so many harms are done.
    pub fn suffer(&mut self, wanted: usize) {
        let mut reported = 0;
        while self.tally.harms() < wanted {
            let harm = self.harms.next(&mut self.chance);
            let wait = Duration::from_micros(self.chance.below(self.harms.longest()) as u64);
            self.due = Some((Instant::now() + wait, harm));
            while self.due.is_some() {
                self.play();
            }
            self.heal();
            self.audit();
            if self.tally.harms() >= reported + REPORTED {
                reported = self.tally.harms();
                eprintln!("so far: {}", self.tally);
            }
        }
    }

    /// Plays so many acts on.
    pub fn play_on(&mut self, acts: usize) {
        let until = self.tally.acknowledged + acts;
        while self.tally.acknowledged < until {
            self.play();
            self.audit();
        }
    }

    /// Somebody does the next thing.
    fn play(&mut self) {
        if self.pending.is_some() {
            // Its fate is not known yet, and somebody is about to look.
            if self.due.is_some() {
                self.step();
            }
            return;
        }
        if self.known.status == "ended" {
            self.finish_table();
        }
        let last = self.last.as_ref().map(|(deed, words)| (deed, words.as_slice()));
        let (user, deed) = next(&self.known, last, &mut self.chance);
        let interaction = deed.arrives(self.next_id, user, self.channel);
        self.next_id += 1;
        let act = Act { deed, interaction };
        let copies = 2 + self.chance.below(3);
        match self.deliver(&act, copies) {
            Some((words, stands)) => self.acknowledge(act, words, stands),
            None if act.deed == Deed::Looks => self.last = None,
            None => self.pending = Some(act),
        }
    }

    /// The act was answered.
    fn acknowledge(&mut self, act: Act, words: Vec<String>, stands: Position) {
        if stands != self.known {
            assert!(stands.ordinal >= self.known.ordinal, "{:?} -> {stands:?}", self.known);
            self.tally.acknowledged += 1;
            self.done.push(act.clone());
            if self.done.len() > KEPT {
                self.done.remove(0);
            }
            self.known = stands;
        }
        self.last = Some((act.deed, words));
    }

    /// Delivers an act so many times, to whichever bots serve; what was answered and how the table
    /// stands then, or none if that is not known.
    fn deliver(&mut self, act: &Act, copies: usize) -> Option<(Vec<String>, Position)> {
        let game = Some(self.known.game).filter(|game| *game > 0);
        let mut open: Vec<usize> = Vec::new();
        let serving = self.bots.iter_mut().filter(|bot| bot.serves).count();
        for copy in 0..copies.max(1) {
            let mut bots = self.bots.iter_mut().filter(|bot| bot.serves);
            let Some(bot) = bots.nth(copy % serving.max(1)) else { break };
            bot.tell(&Heard::Done(Box::new(act.interaction.clone()), game));
            open.push(bot.life);
        }
        self.tally.deliveries += open.len();
        self.tally.repeated += open.len().saturating_sub(1);
        let mut answered: Option<(Vec<String>, Position)> = None;
        let mut in_doubt = false;
        while !open.is_empty() {
            match self.step() {
                Some((life, Some(Said::Answer { id, words, stands })))
                    if id == act.interaction.id.0 =>
                {
                    let Some(at) = open.iter().position(|open| *open == life) else { continue };
                    open.remove(at);
                    let failed =
                        words.iter().any(|said| FAILED.iter().any(|part| said.contains(part)));
                    match stands {
                        Some(stands) if !failed => answered = Some((words, stands)),
                        _ => in_doubt = true,
                    }
                }
                Some((life, None)) => open.retain(|open| *open != life),
                _ => {}
            }
        }
        self.tally.refused += usize::from(in_doubt);
        answered
    }

    /// The next thing that happens; harm that is due is done first.
    fn step(&mut self) -> Option<News> {
        let wait = match self.due {
            Some((at, harm)) => {
                let wait = at.saturating_duration_since(Instant::now());
                if wait.is_zero() {
                    self.due = None;
                    self.harm(harm);
                    return None;
                }
                wait
            }
            None => PATIENCE,
        };
        let Ok((life, said)) = self.news.recv_timeout(wait) else {
            assert!(self.due.is_some(), "nothing has happened for {PATIENCE:?}");
            return None;
        };
        match &said {
            Some(Said::Ready) => self.of(life, |bot| bot.serves = true),
            Some(Said::Unable(why, passes)) => {
                assert!(passes, "it cannot serve: {why}");
                self.of(life, |bot| bot.may_end = true);
            }
            Some(Said::Send { request, nonce, pings, about, words }) => {
                let message = self.take(nonce, pings, *about, words);
                self.of(life, |bot| bot.tell(&Heard::Sent(*request, message)));
            }
            None => {
                let gone = self.bots.iter().find(|bot| bot.life == life);
                let expected = gone.is_none_or(|bot| bot.may_end);
                assert!(expected, "a bot has ended by itself");
                self.bots.retain(|bot| bot.life != life);
            }
            Some(Said::Answer { .. } | Said::Books(_)) => {}
        }
        Some((life, said))
    }

    /// Does something with the bot that has this life, if it still has it.
    fn of(&mut self, life: usize, act: impl FnOnce(&mut Bot)) {
        if let Some(bot) = self.bots.iter_mut().find(|bot| bot.life == life) {
            act(bot);
        }
    }

    /// A message arrives at Discord.
    fn take(&mut self, nonce: &str, pings: &[u64], about: Option<(i64, u32)>, words: &str) -> u64 {
        let number = self.messages.len() as u64 + 1;
        if let Some(before) = self.messages.get(nonce) {
            self.tally.resent += 1;
            return *before;
        }
        self.messages.insert(nonce.to_owned(), number);
        if !pings.is_empty() {
            let (pings, words) = (pings.to_vec(), words.to_owned());
            self.pings.push(Ping { about, pings, words });
        }
        number
    }

    fn harm(&mut self, harm: Harm) {
        if harm == Harm::Kill {
            let which = self.chance.below(self.bots.len());
            // It may just have found out that it cannot serve.
            let Some(bot) = self.bots.get_mut(which) else { return };
            self.tally.starting += usize::from(!bot.serves);
            bot.kill();
        } else {
            self.harms.act(harm);
        }
        self.tally.count(harm);
    }

    /// Waits until all bots serve again. Now and then one is killed before it does.
    fn heal(&mut self) {
        let wanted = self.harms.bots();
        let begun = Instant::now();
        loop {
            assert!(begun.elapsed() < PATIENCE, "no bot serves again");
            // What was said before the end is heard first.
            while self.bots.len() < wanted {
                self.start_bot();
                if self.lives > wanted && self.chance.below(4) == 0 {
                    let wait = Duration::from_micros(self.chance.below(START) as u64);
                    self.due = Some((Instant::now() + wait, Harm::Kill));
                }
            }
            if self.due.is_none() && self.bots.iter().all(|bot| bot.serves) {
                return;
            }
            if let Some((_, Some(Said::Unable(..)))) = self.step() {
                std::thread::sleep(AGAIN);
            }
        }
    }

    /// What the database says now.
    fn look(&mut self) -> Books {
        let game = Some(self.known.game).filter(|game| *game > 0);
        let begun = Instant::now();
        loop {
            assert!(begun.elapsed() < PATIENCE, "nobody can read the books");
            if self.bots.is_empty() {
                self.heal();
            }
            let channel = self.channel;
            self.bots[0].tell(&Heard::Look(channel, game));
            let life = self.bots[0].life;
            loop {
                match self.step() {
                    Some((from, Some(Said::Books(Some(books))))) if from == life => return books,
                    Some((from, Some(Said::Books(None)) | None)) if from == life => break,
                    _ => {}
                }
            }
            std::thread::sleep(AGAIN);
            self.heal();
        }
    }

    /// Holds the database against what was acknowledged, and has what was under way done once.
    fn audit(&mut self) {
        let books = self.look();
        let (known, found) = (self.known.clone(), books.stands.clone());
        let committed = found != known;
        if committed {
            let act = self.pending.as_ref();
            let act = act.unwrap_or_else(|| panic!("lost: {known:?}, found {found:?}"));
            let kept = known.hash.is_empty()
                || books
                    .log
                    .iter()
                    .any(|(at, _, _, hash)| (*at, hash) == (known.ordinal, &known.hash))
                || books.log.first().is_none_or(|(at, ..)| *at > known.ordinal);
            assert!(kept && found.ordinal >= known.ordinal, "{act:?}: {known:?} became {found:?}");
            self.tally.unacknowledged += 1;
            self.known = found.clone();
        }
        if let Some(act) = self.pending.take() {
            let again = loop {
                if let Some(again) = self.deliver(&act, 2) {
                    break again;
                }
                std::thread::sleep(AGAIN);
                self.heal();
            };
            assert!(!committed || again.1 == found, "{act:?} was done twice: {again:?}");
            if committed {
                self.done.push(act.clone());
                // What was answered the first time is not known.
                self.last = None;
            } else {
                self.acknowledge(act, again.0, again.1);
            }
        }
        if !self.done.is_empty() && self.chance.below(4) == 0 {
            let act = self.chance.of(&self.done).clone();
            if let Some((_, stands)) = self.deliver(&act, 1) {
                assert_eq!(stands, self.known, "{act:?} was done once more");
                self.tally.repeated += 1;
            }
        }
    }

    /// The game is over: its log is held against the rules and its pings against its log.
    fn finish_table(&mut self) {
        let books = self.look();
        self.tally.check(&books, &self.pings);
        self.pings.retain(|ping| ping.about.is_none_or(|(game, _)| game != books.stands.game));
        self.channel += 1;
        self.known = Position::default();
        self.last = None;
        self.done.clear();
    }

    /// Nothing is harmed any more: everything is said that is owed, and the log is a game.
    pub fn end(mut self) -> Tally {
        self.harms.pass();
        let begun = Instant::now();
        let books = loop {
            let books = self.look();
            if books.unsent == 0 {
                break books;
            }
            assert!(begun.elapsed() < PATIENCE, "{} messages are never sent", books.unsent);
            std::thread::sleep(AGAIN);
        };
        self.tally.check(&books, &self.pings);
        self.tally.owed(&books, &self.pings);
        self.bots.into_iter().for_each(Bot::leave);
        self.tally
    }
}
