//! Answers interactions, whichever way they came. The application has nearly two seconds to answer directly; after that
//! Discord is told to wait and the answer follows as an edit, from the next process if this one
//! dies first. A handler that panics costs its player an apology and affects nobody else.

use std::sync::Arc;
use std::time::{Duration, Instant};

use port::{
    Application, Choice, Deferral, Failure, FailureCause, Form, Incident, Interaction,
    InteractionId, InteractionKind, LimitBroken, Message, Purpose, Reply, clock, limits,
};
use serde_json::{Value as Json, json};
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_util::task::TaskTracker;

use super::interaction::{self, Caller, ReadError};
use super::rest::{EPHEMERAL, RestPlatform};
use crate::logs;
use crate::metrics::Acknowledged;

/// How long Discord waits for the first answer ("Receiving and Responding").
const ANSWER_WITHIN: Duration = Duration::from_secs(3);
/// How long an answer may take before Discord is told to wait.
const DEFER_AFTER: Duration = Duration::from_millis(1_800);
/// How much longer storing the promise of an answer may take: a slow disk must not make the
/// interaction fail.
const PROMISE_WITHIN: Duration = Duration::from_millis(500);
// Both, and the way to Discord.
const _: () =
    assert!(DEFER_AFTER.as_millis() + PROMISE_WITHIN.as_millis() < ANSWER_WITHIN.as_millis());

/// How long interactions in progress may take at shutdown.
pub(super) const LAST_ANSWERS: Duration = Duration::from_secs(5);
/// How often the progress of a pending answer is checked.
const PROGRESS_EVERY: Duration = Duration::from_secs(2);

/// Types of a first answer (Discord, "Interaction Callback Type").
mod callback {
    pub(super) const MESSAGE: u8 = 4;
    pub(super) const DEFERRED_MESSAGE: u8 = 5;
    pub(super) const DEFERRED_UPDATE: u8 = 6;
    pub(super) const UPDATE: u8 = 7;
    pub(super) const CHOICES: u8 = 8;
}

/// Answers all interactions.
#[derive(Debug)]
pub(super) struct Receiver<A> {
    app: Arc<A>,
    rest: Arc<RestPlatform>,
    /// Notified after each act, which may have left messages and timers.
    wake: Vec<Arc<Notify>>,
    tasks: TaskTracker,
}

/// How a reply is given.
#[derive(Clone, Copy, Debug)]
pub(super) enum ReplyRoute {
    /// As the first answer.
    First,
    /// After Discord was told to wait.
    Edit(Deferral),
}

/// An answer in the form in which it is sent.
enum FirstAnswer<'a> {
    Message { kind: u8, data: Json, message: &'a Message },
    Choices(Vec<Choice>),
}

impl<A: Application> Receiver<A> {
    pub(super) fn new(app: Arc<A>, rest: Arc<RestPlatform>, wake: Vec<Arc<Notify>>) -> Self {
        Self { app, rest, wake, tasks: TaskTracker::new() }
    }

    pub(super) fn app(&self) -> &A {
        &self.app
    }

    /// Waits for the interactions in progress at shutdown; no more may come.
    pub(super) async fn finish(&self) {
        self.tasks.close();
        if timeout(LAST_ANSWERS, self.tasks.wait()).await.is_err() {
            tracing::warn!("some interactions were not answered before the end");
        }
    }

    /// Takes an interaction as Discord wrote it, whichever way it came, and answers it in a task of
    /// its own. False if nothing in it says whom to answer.
    pub(super) fn take(self: &Arc<Self>, json: &[u8]) -> bool {
        match interaction::read(json, self.rest.application()) {
            Ok(interaction) => {
                let receiver = Arc::clone(self);
                clock::heard(interaction.id.0);
                self.tasks.spawn(async move { receiver.answer(interaction).await });
                true
            }
            Err(error) => self.answer_unreadable(error),
        }
    }

    /// Says that an interaction cannot be read, to whoever did it if possible. Nothing of what it holds
    /// is logged.
    fn answer_unreadable(self: &Arc<Self>, error: ReadError) -> bool {
        let ReadError { cause, field, caller, locale, completes } = error;
        self.rest.metrics().unreadable(cause);
        let cause = cause.word();
        let Some(to) = caller else {
            tracing::error!(cause, field, "an interaction cannot be read, nor answered");
            return false;
        };
        let (id, incident) = (to.interaction, Incident::of(to.interaction));
        tracing::error!(interaction = %id, %incident, cause, field, "an interaction cannot be read");
        let message = (!completes).then(|| self.app.unreadable_apology(&locale, &incident));
        let receiver = Arc::clone(self);
        self.tasks.spawn(async move { receiver.apologise(&to, message).await });
        true
    }

    /// Answers what cannot be read with this message, or with no choices.
    async fn apologise(&self, to: &Caller, message: Option<Message>) {
        let received = Instant::now();
        let (kind, data) = match &message {
            Some(message) => (callback::MESSAGE, private(message)),
            None => (callback::CHOICES, json!({ "choices": [] })),
        };
        let caller = (&to.id, &to.token);
        let outcome = self.rest.callback(caller, kind, Some(data), message.as_ref()).await;
        self.acknowledged(Acknowledged::Directly, &outcome, received);
        log_outcome(to.interaction, outcome);
    }

    async fn answer(&self, interaction: Interaction) {
        let (id, received) = (interaction.id, Instant::now());
        self.rest.heard(&interaction).await;
        let (app, handed) = (Arc::clone(&self.app), interaction.clone());
        let mut work = tokio::spawn(logs::within(id, async move { app.handle(handed).await }));
        let left = DEFER_AFTER.saturating_sub(received.elapsed());
        let told = match timeout(left, &mut work).await {
            Ok(reply) => {
                let reply = self.or_apology(&interaction, reply);
                self.wake();
                self.at_once(&interaction, reply, received).await
            }
            // Discord cannot be told to wait for choices, and says itself when they come too late.
            Err(_) if matches!(interaction.kind, InteractionKind::Autocomplete { .. }) => {
                let reply = self.or_apology(&interaction, work.await);
                self.at_once(&interaction, reply, received).await
            }
            Err(_) => self.later(&interaction, work, received).await,
        };
        log_outcome(id, told);
    }

    /// The application's reply, or the apology if it panicked.
    fn or_apology(
        &self,
        interaction: &Interaction,
        reply: Result<Reply, tokio::task::JoinError>,
    ) -> Reply {
        reply.unwrap_or_else(|_| self.apology(interaction, "a handler has panicked"))
    }

    fn apology(&self, interaction: &Interaction, what: &str) -> Reply {
        let incident = Incident::of(interaction.id);
        tracing::error!(interaction = %interaction.id, %incident, "{what}");
        if matches!(interaction.kind, InteractionKind::Autocomplete { .. }) {
            return Reply::Choices(Vec::new());
        }
        Reply::Private(self.app.apology(interaction, &incident))
    }

    async fn at_once(
        &self,
        to: &Interaction,
        reply: Reply,
        received: Instant,
    ) -> Result<(), Failure> {
        let told = self.give(to, ReplyRoute::First, reply).await;
        self.acknowledged(Acknowledged::Directly, &told, received);
        told
    }

    /// Gives a reply. What Discord refuses as it is goes in ever plainer forms: the true answer in bare
    /// words is worth more than the apology, which is given if not even they are taken.
    pub(super) async fn give(
        &self,
        to: &Interaction,
        way: ReplyRoute,
        reply: Reply,
    ) -> Result<(), Failure> {
        let mut tried: Vec<Form> = reply.message().map(Form::of).into_iter().collect();
        let mut plainer: Option<Reply> = None;
        loop {
            let cause = match self.give_as(to, way, plainer.as_ref().unwrap_or(&reply)).await {
                Err(Failure::Permanent(cause)) if is_about_message(cause) => cause,
                told => return told,
            };
            let Some(form) = Form::next(&tried, cause) else {
                let apology = self.apology(to, &format!("a reply was not taken: {cause}"));
                return self.give_as(to, way, &apology).await;
            };
            tracing::warn!(interaction = %to.id, %cause, ?form, "a plainer reply is tried");
            plainer = Some(reply.clone().in_form(form));
            tried.push(form);
        }
    }

    async fn give_as(
        &self,
        to: &Interaction,
        way: ReplyRoute,
        reply: &Reply,
    ) -> Result<(), Failure> {
        match way {
            ReplyRoute::First => self.first(to, reply).await,
            ReplyRoute::Edit(deferral) => self.edit_in(to, deferral, reply).await,
        }
    }

    /// Counts a first answer; one that another copy of the interaction has got is counted there.
    fn acknowledged(&self, how: Acknowledged, told: &Result<(), Failure>, received: Instant) {
        let how = match told {
            Ok(()) => how,
            Err(Failure::Permanent(FailureCause::AnsweredBefore)) => return,
            Err(_) => Acknowledged::Failed,
        };
        self.rest.metrics().acknowledged(how, received.elapsed());
    }

    async fn first(&self, to: &Interaction, reply: &Reply) -> Result<(), Failure> {
        match form(&to.kind, reply)? {
            FirstAnswer::Message { kind, data, message } => {
                self.rest.callback((to.id, &to.token), kind, Some(data), Some(message)).await
            }
            FirstAnswer::Choices(choices) => {
                let data = json!({ "choices": choices });
                self.rest.callback((to.id, &to.token), callback::CHOICES, Some(data), None).await
            }
        }
    }

    /// Tells Discord to wait, then edits the answer in when it is ready; until then it shows the
    /// progress, if the application knows it. The act is finished even if the answer can no longer
    /// be delivered.
    async fn later(
        &self,
        to: &Interaction,
        work: JoinHandle<Reply>,
        received: Instant,
    ) -> Result<(), Failure> {
        let deferral = self.deferral(to);
        // Stored before Discord is told, so that there is no moment when it could be lost.
        let _ = timeout(PROMISE_WITHIN, self.app.promise(to)).await;
        let (kind, data) = match deferral {
            Deferral::Private => (callback::DEFERRED_MESSAGE, Some(json!({ "flags": EPHEMERAL }))),
            Deferral::Update => (callback::DEFERRED_UPDATE, None),
        };
        let deferred = self.rest.callback((to.id, &to.token), kind, data, None).await;
        self.acknowledged(Acknowledged::Deferred, &deferred, received);
        let told = deferred.is_ok() && deferral != Deferral::Update;
        let reply = self.or_apology(to, self.telling(to, work, told).await);
        self.wake();
        match deferred {
            // Discord may have received it all the same: the edit finds out.
            Ok(()) | Err(Failure::Retry { .. }) => self.keep_word(to, deferral, &reply).await,
            // It was delivered twice: the other copy owes the answer.
            Err(before @ Failure::Permanent(FailureCause::AnsweredBefore)) => Err(before),
            Err(failure) => {
                self.app.redeemed(to.id).await;
                Err(failure)
            }
        }
    }

    fn deferral(&self, to: &Interaction) -> Deferral {
        match (self.app.deferral(to), &to.kind) {
            (Deferral::Update, InteractionKind::Command(_)) => Deferral::Private,
            (deferral, _) => deferral,
        }
    }

    /// Gives the answers that an earlier process promised and did not give.
    pub(super) async fn keep_old_promises(self: &Arc<Self>) {
        for owed in self.app.owed().await {
            let receiver = Arc::clone(self);
            self.tasks.spawn(async move {
                let (id, app) = (owed.id, Arc::clone(&receiver.app));
                let handed = owed.clone();
                let work = logs::within(id, async move { app.handle(handed).await });
                let reply = receiver.or_apology(&owed, tokio::spawn(work).await);
                receiver.wake();
                match receiver.keep_word(&owed, receiver.deferral(&owed), &reply).await {
                    Ok(()) => tracing::info!(interaction = %id, "answered after a restart"),
                    Err(failure) => tracing::warn!(interaction = %id, %failure, "not answered"),
                }
            });
        }
    }

    /// Edits in an answer that Discord was told to wait for. It stays owed only while the next
    /// process could still give it.
    async fn keep_word(
        &self,
        to: &Interaction,
        deferral: Deferral,
        reply: &Reply,
    ) -> Result<(), Failure> {
        let told = self.give(to, ReplyRoute::Edit(deferral), reply.clone()).await;
        if !matches!(told, Err(Failure::Retry { .. })) {
            self.app.redeemed(to.id).await;
        }
        told
    }

    /// Waits for the reply and, if somebody can be `told`, reports the progress.
    async fn telling(
        &self,
        to: &Interaction,
        mut work: JoinHandle<Reply>,
        told: bool,
    ) -> Result<Reply, tokio::task::JoinError> {
        let mut last = None;
        loop {
            if let Ok(reply) = timeout(PROGRESS_EVERY, &mut work).await {
                return reply;
            }
            let news = self.app.progress(to).filter(|news| told && last.as_ref() != Some(news));
            let Some(news) = news else { continue };
            let webhook = (to.application, &to.token);
            if let Err(failure) = self.rest.edit_original(webhook, &news).await {
                tracing::debug!(interaction = %to.id, %failure, "progress was not told");
            }
            last = Some(news);
        }
    }

    async fn edit_in(
        &self,
        to: &Interaction,
        deferral: Deferral,
        reply: &Reply,
    ) -> Result<(), Failure> {
        let webhook = (to.application, &to.token);
        match (deferral, reply) {
            (Deferral::Update, Reply::Private(message)) => {
                self.rest.follow_up(webhook, message).await
            }
            (_, Reply::Private(message) | Reply::Update(message)) => {
                self.rest.edit_original(webhook, message).await
            }
            (_, Reply::Choices(_)) => Err(misplaced().into()),
        }
    }

    /// Wakes the workers.
    pub(super) fn wake(&self) {
        self.wake.iter().for_each(|worker| worker.notify_one());
    }
}

/// Logs whether an interaction was answered.
fn log_outcome(id: InteractionId, outcome: Result<(), Failure>) {
    match outcome {
        Ok(()) => tracing::debug!(interaction = %id, "answered"),
        // It was delivered twice, and the other copy was faster.
        Err(Failure::Permanent(FailureCause::AnsweredBefore)) => {
            tracing::debug!(interaction = %id, "answered before");
        }
        Err(failure) => tracing::warn!(interaction = %id, %failure, "not answered"),
    }
}

/// The first answer for a reply. A reply that this kind of interaction cannot have is a fault.
fn form<'a>(kind: &InteractionKind, reply: &'a Reply) -> Result<FirstAnswer<'a>, LimitBroken> {
    let component = matches!(kind, InteractionKind::Component(_));
    let completes = matches!(kind, InteractionKind::Autocomplete { .. });
    match reply {
        Reply::Choices(choices) if completes => {
            Ok(FirstAnswer::Choices(limits::fitting(choices.clone())))
        }
        Reply::Choices(_) => Err(misplaced()),
        _ if completes => Err(misplaced()),
        Reply::Update(message) if component => {
            let data = message.body(Purpose::Edit);
            Ok(FirstAnswer::Message { kind: callback::UPDATE, data, message })
        }
        Reply::Private(message) | Reply::Update(message) if message.is_empty() => {
            Err(LimitBroken { what: "things to show", have: 0, least: 1, most: usize::MAX })
        }
        Reply::Private(message) | Reply::Update(message) => {
            let data = private(message);
            Ok(FirstAnswer::Message { kind: callback::MESSAGE, data, message })
        }
    }
}

/// The body of a message that only one person sees.
fn private(message: &Message) -> Json {
    let mut data = message.body(Purpose::New);
    data["flags"] = json!(EPHEMERAL);
    data
}

/// Whether a reply was refused for what it says or shows.
const fn is_about_message(cause: FailureCause) -> bool {
    matches!(
        cause,
        FailureCause::OverLimit(_)
            | FailureCause::Refused { .. }
            | FailureCause::NoFiles
            | FailureCause::MissingPermission
    )
}

fn misplaced() -> LimitBroken {
    LimitBroken { what: "replies that fit this kind of interaction", have: 0, least: 1, most: 1 }
}
