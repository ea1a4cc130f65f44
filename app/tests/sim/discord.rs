//! A Discord in memory that fails as the real one does: refusals that pass, answers that are lost,
//! people who take no direct messages, a channel that is closed. It keeps what arrived, and checks
//! each ping against the books at the moment at which it arrives.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use port::{ChannelId, Failure, FailureCause, Message, MessageId, Permissions, Platform, UserId};
use storage::Store;

use crate::hours::{self, BEGIN};
use crate::log::note;
use crate::people::{Chance, DAY, HOUR, Person};

/// The first channel of direct messages; that of a user comes so much after it.
pub const DIRECT: u64 = 1_000_000;

/// What the bot needs in the channel.
const NEEDED: Permissions = Permissions(
    Permissions::VIEW_CHANNEL.0
        | Permissions::SEND_MESSAGES.0
        | Permissions::EMBED_LINKS.0
        | Permissions::ATTACH_FILES.0,
);

/// What a person reads in the channel whose direct messages are closed.
pub const CLOSED: &str = "accept direct messages";

/// When which permission is taken away from the bot in the channel, and who of these people can be
/// reached no other way then.
pub fn denials(seed: u64, people: &[Person]) -> (Vec<Denial>, Vec<u64>) {
    let mut chance = Chance::new(seed ^ 0xDE41A1);
    let (mut denials, mut closed) = (Vec::new(), Vec::new());
    while chance.percent(45) {
        closed.extend(people.iter().map(|person| person.user).filter(|_| chance.percent(60)));
        let from = BEGIN + chance.span(HOUR, 8 * DAY);
        let to = from + chance.span(HOUR, 15 * DAY);
        let [send, view] = [Permissions::SEND_MESSAGES, Permissions::VIEW_CHANNEL];
        let lacks = *chance.of(&[send, send, view, Permissions::EMBED_LINKS]);
        denials.push(Denial { from, to, lacks });
    }
    (denials, closed)
}

/// What arrived.
#[derive(Clone, Debug)]
pub struct Arrived {
    pub at: i64,
    pub channel: ChannelId,
    pub message: Message,
}

/// A message that was sent under a nonce.
#[derive(Clone, Copy, Debug)]
struct Sent {
    id: MessageId,
    /// When that really was.
    at: i64,
    /// Whether the answer was lost, so that nobody knows that it is there.
    lost: bool,
}

/// Somebody was to be called.
#[derive(Clone, Copy, Debug)]
pub struct Call {
    pub at: i64,
    pub user: UserId,
    /// Whether they were, or came by themselves; otherwise the channel did not take the message.
    pub came: bool,
}

/// A permission that the bot lacks for a while.
#[derive(Clone, Copy, Debug)]
pub struct Denial {
    pub from: i64,
    pub to: i64,
    pub lacks: Permissions,
}

/// How long a nonce is remembered: "the past few minutes" (Create Message).
const REMEMBERED: i64 = 3 * 60_000;

#[derive(Debug)]
struct State {
    /// Messages that are there twice: the answer to the first was lost and its nonce forgotten.
    doubled: usize,
    arrived: Vec<Arrived>,
    nonces: BTreeMap<String, Sent>,
    calls: Vec<Call>,
    /// The nonce under which a person was told in the channel what could not be said directly.
    redirected: BTreeMap<u64, String>,
    chance: Chance,
}

/// A Discord in memory.
#[derive(Debug)]
pub struct Discord {
    state: Mutex<State>,
    pub store: Arc<dyn Store>,
    /// How many of a hundred requests fail for now.
    pub faults: usize,
    /// Who takes no direct messages.
    pub closed: Vec<u64>,
    /// Channels that are gone, from an instant on.
    pub gone: Mutex<Option<i64>>,
    /// When no request is answered, although everything that happens is heard.
    pub silences: Vec<(i64, i64)>,
    /// What the bot may not do in the channel, and when.
    pub denials: Vec<Denial>,
}

impl Discord {
    pub fn new(
        store: Arc<dyn Store>,
        seed: u64,
        faults: usize,
        closed: Vec<u64>,
        silences: Vec<(i64, i64)>,
        denials: Vec<Denial>,
    ) -> Self {
        let chance = Chance::new(seed ^ 0xD15C);
        let (arrived, nonces) = (Vec::new(), BTreeMap::new());
        let (calls, redirected) = (Vec::new(), BTreeMap::new());
        let state = State { doubled: 0, arrived, nonces, calls, redirected, chance };
        let (state, gone) = (Mutex::new(state), Mutex::default());
        Self { state, store, faults, closed, gone, silences, denials }
    }

    pub fn arrived(&self) -> Vec<Arrived> {
        self.state.lock().unwrap().arrived.clone()
    }

    pub fn doubled(&self) -> usize {
        self.state.lock().unwrap().doubled
    }

    pub fn arrived_after(&self, number: usize) -> Vec<Arrived> {
        self.state.lock().unwrap().arrived[number..].to_vec()
    }

    /// Whether no request is answered now.
    pub fn is_silent(&self) -> bool {
        self.answers_from().is_some()
    }

    /// When requests are answered again that are not answered now.
    pub fn answers_from(&self) -> Option<i64> {
        let now = hours::really();
        let silence = self.silences.iter().find(|(from, to)| (*from..*to).contains(&now))?;
        Some(silence.1)
    }

    /// What the bot may do in the channel now.
    pub fn may(&self) -> Permissions {
        let now = hours::really();
        let denied = self.denials.iter().filter(|denial| (denial.from..denial.to).contains(&now));
        let lacks = denied.fold(0, |all, denial| all | denial.lacks.0);
        Permissions(NEEDED.0 & !lacks)
    }

    /// Why the channel does not take a message now.
    fn denied(&self, message: &Message) -> Option<FailureCause> {
        let may = self.may();
        let embeds = !message.embeds.is_empty() && !may.has(Permissions::EMBED_LINKS);
        match may {
            may if !may.has(Permissions::VIEW_CHANNEL) => Some(FailureCause::MissingAccess),
            may if !may.has(Permissions::SEND_MESSAGES) => Some(FailureCause::MissingPermission),
            _ if embeds => Some(FailureCause::MissingPermission),
            _ => None,
        }
    }

    /// Somebody acts in the channel, and needs no call.
    pub fn comes(&self, user: UserId) {
        let call = Call { at: hours::really(), user, came: true };
        self.state.lock().unwrap().calls.push(call);
    }

    /// When a person was really called since an instant, if the channel has refused to do it first; `None`
    /// if it has not. `Err` if they have not been called at all.
    pub fn called_late(&self, user: UserId, since: i64) -> Option<Result<i64, i64>> {
        let state = self.state.lock().unwrap();
        let own = |call: &&Call| call.user == user && call.at >= since;
        let first = state.calls.iter().find(own).filter(|call| !call.came)?;
        let came = state.calls.iter().filter(own).find(|call| call.came);
        Some(came.map(|call| call.at).ok_or(first.at))
    }

    /// Whether the channel is gone by now.
    pub fn is_gone(&self) -> bool {
        self.gone.lock().unwrap().is_some_and(|at| at <= hours::really())
    }

    /// Whether this request fails, and whether it is done all the same.
    fn fate(&self) -> Result<bool, Failure> {
        if self.is_silent() {
            return Err(Failure::Retry { after: None, in_doubt: false });
        }
        let mut state = self.state.lock().unwrap();
        if !state.chance.percent(self.faults) {
            return Ok(false);
        }
        match state.chance.below(3) {
            0 => Ok(true),
            _ => Err(Failure::Retry { after: None, in_doubt: false }),
        }
    }

    /// Whether a message is the one that calls a person for news that could not be said directly.
    fn is_redirected(&self, user: UserId, words: &str, nonce: &str) -> bool {
        if !self.closed.contains(&user.0) || !words.contains(CLOSED) {
            return false;
        }
        let mut state = self.state.lock().unwrap();
        state.redirected.entry(user.0).or_insert_with(|| nonce.to_owned()) == nonce
    }

    /// Who may be called now: whoever must act, and nobody else.
    async fn must_act(&self) -> Vec<UserId> {
        let mut people = Vec::new();
        for game in self.store.games(storage::Find::Running, 100).await.unwrap() {
            let stored = self.store.table(game.id).await.unwrap().unwrap();
            let table = table::model::Table::read(stored).unwrap();
            let asked = table.asked().into_iter().map(rules::Seat);
            people.extend(asked.filter_map(|seat| table.pinged(seat)));
            people.extend(table.progress.offers.iter().filter_map(|offer| offer.to));
            if let Some(poll) = &table.progress.poll {
                let voters = table.voters(poll.what);
                people.extend(voters.into_iter().filter_map(|seat| table.pinged(seat)));
            }
        }
        people
    }
}

/// Whether a message is for everybody who played: the end, and a rematch.
fn is_for_all(words: &str) -> bool {
    words.contains("Thanks for playing") || words.contains("A rematch!")
}

impl Platform for Discord {
    async fn send(
        &self,
        channel: ChannelId,
        message: &Message,
        nonce: &str,
    ) -> Result<MessageId, Failure> {
        note(&format!("to {channel}: {}", message.content));
        let now = hours::really();
        if channel.0 < DIRECT && self.is_gone() {
            return Err(Failure::Permanent(FailureCause::UnknownChannel));
        }
        if channel.0 < DIRECT
            && let Some(cause) = self.denied(message)
        {
            let refused = message.mentions.iter();
            let refused = refused.map(|user| Call { at: now, user: *user, came: false });
            self.state.lock().unwrap().calls.extend(refused);
            return Err(Failure::Permanent(cause));
        }
        if channel.0 >= DIRECT && self.closed.contains(&(channel.0 - DIRECT)) {
            return Err(Failure::Permanent(FailureCause::CannotDm));
        }
        let lost = self.fate()?;
        message.check().unwrap();
        if !message.mentions.is_empty() && !is_for_all(&message.content) {
            let may = self.must_act().await;
            for user in &message.mentions {
                let may = may.contains(user) || self.is_redirected(*user, &message.content, nonce);
                assert!(may, "{user} is called for nothing: {}", message.content);
            }
        }
        let mut state = self.state.lock().unwrap();
        let next = MessageId(state.arrived.len() as u64 + 1);
        let sent = Sent { id: next, at: now, lost };
        match state.nonces.get(nonce).copied() {
            Some(before) if now - before.at <= REMEMBERED => return Ok(before.id),
            Some(before) => {
                assert!(before.lost, "said twice: {}", message.content);
                state.doubled += 1;
            }
            None => {}
        }
        state.nonces.insert(nonce.to_owned(), sent);
        let directly = channel.0.checked_sub(DIRECT).map(UserId);
        let called = message.mentions.iter().copied().chain(directly);
        state.calls.extend(called.map(|user| Call { at: now, user, came: true }));
        state.arrived.push(Arrived { at: now, channel, message: message.clone() });
        match lost {
            true => Err(Failure::Retry { after: None, in_doubt: true }),
            false => Ok(next),
        }
    }

    async fn edit(&self, _: ChannelId, _: MessageId, message: &Message) -> Result<(), Failure> {
        message.check().unwrap();
        self.fate().map(drop)
    }

    async fn strip(&self, _: ChannelId, _: MessageId) -> Result<(), Failure> {
        self.fate().map(drop)
    }

    async fn wake(&self, _: ChannelId, _: bool) -> Result<(), Failure> {
        self.fate().map(drop)
    }

    async fn start_thread(&self, _: ChannelId, _: MessageId, _: &str) -> Result<(), Failure> {
        self.fate().map(drop)
    }

    async fn answers(&self) -> Result<(), Failure> {
        self.fate().map(drop)
    }

    async fn open_dm(&self, user: UserId) -> Result<ChannelId, Failure> {
        self.fate()?;
        Ok(ChannelId(DIRECT + user.0))
    }
}
