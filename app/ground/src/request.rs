//! One interaction on its way through a use case.

use std::sync::{Mutex, PoisonError};

use port::Interaction;
use rules::Seat;
use storage::{ActKey, BeginOutcome, GameId, Player, StoredTable, UnitOfWork, UserId};
use table::access::Actor;
use table::error::AppError;
use table::model::Table;
use table::outcome::Outcome;
use table::time_control::{HOUR, Pace, Running};
use table::token::ComponentToken;
use text::{Text, say};

use crate::Context;

/// An interaction, and what may be touched to answer it.
#[derive(Debug)]
pub struct Request<'a> {
    pub context: &'a Context,
    pub interaction: &'a Interaction,
    text: &'static Text,
    /// The table as it was loaded.
    known: Mutex<Option<Table>>,
}

/// A transaction that may have been done before.
pub enum Started {
    New(Box<dyn UnitOfWork>),
    Again(Outcome),
}

impl<'a> Request<'a> {
    /// An interaction that is answered in this language.
    pub fn new(context: &'a Context, interaction: &'a Interaction, text: &'static Text) -> Self {
        Self { context, interaction, text, known: Mutex::default() }
    }

    /// The person's language.
    pub fn text(&self) -> &'static Text {
        self.text
    }

    /// The person.
    pub fn user(&self) -> UserId {
        self.interaction.user.id
    }

    /// The person acting, as Discord attests it.
    pub fn actor(&self) -> Actor {
        actor(self.interaction)
    }

    /// The person in a sentence that others read.
    pub fn who(&self, text: &Text) -> String {
        say!(text, "who-bold", name = text.person(&self.interaction.user.display_name).shown())
    }

    /// The key of a message that this interaction posts once, however often it is delivered.
    pub fn once(&self) -> String {
        self.interaction.id.to_string()
    }

    /// Begins the transaction of an interaction, or finds the outcome of an earlier run.
    pub async fn begin(&self) -> Result<Started, AppError> {
        let key = ActKey::interaction(self.interaction.id);
        match self.context.store().begin(&key, self.context.now()).await? {
            BeginOutcome::Repeated(outcome) => Ok(Started::Again(Outcome::read(&outcome)?)),
            BeginOutcome::New(mut act) => {
                act.save_player(&Player {
                    id: self.interaction.user.id,
                    name: self.interaction.user.display_name.clone(),
                    locale: self.interaction.locale.clone(),
                })
                .await?;
                Ok(Started::New(act))
            }
        }
    }

    /// The game that the token names, or that of the interaction's channel: the open one, or else
    /// the one that is put aside.
    pub async fn table(&self, token: Option<&ComponentToken>) -> Result<Option<Table>, AppError> {
        let stored = match token {
            Some(token) => self.context.store().table(token.game).await?,
            None => {
                let (store, channel) = (self.context.store(), self.interaction.channel);
                match store.table_in(channel).await? {
                    Some(open) => Some(open),
                    None => store.parked_in(channel).await?,
                }
            }
        };
        self.read(stored)
    }

    /// Reads a stored table; a state that this interaction has loaded before is not restored again.
    pub fn read(&self, stored: Option<StoredTable>) -> Result<Option<Table>, AppError> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).take();
        let read = |stored| match &known {
            Some(known) => known.reread(stored),
            None => Table::read(stored),
        };
        let table = stored.map(read).transpose()?;
        self.remember(table.as_ref());
        Ok(table)
    }

    /// What of the table as it was loaded, if it was.
    pub fn peek<T>(&self, look: impl FnOnce(&Table) -> T) -> Option<T> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).as_ref().map(look)
    }

    /// Keeps a loaded table, so that a refusal can be shown with it.
    pub fn remember(&self, table: Option<&Table>) {
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) = table.cloned();
    }

    /// The game at which the others wait for a word from this person, who has just said something; at
    /// most once in an hour.
    pub fn breaks_silence(&self) -> Option<GameId> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let table = known.as_ref().filter(|table| table.settings.pace == Pace::Free)?;
        let (own, clocks) = (table.seat_of(&self.actor())?, &table.progress.clocks);
        let mut asked = table.asked().into_iter().map(Seat);
        let is_old = |clock: Running| clock.over || self.context.now() - clock.heard() > HOUR;
        let is_due = asked.any(|seat| seat == own) && clocks.of(own).is_some_and(is_old);
        is_due.then_some(table.id())
    }

    /// The table as it was loaded, or as it is now if it was not.
    pub async fn known_table(
        &self,
        token: Option<&ComponentToken>,
    ) -> Result<Option<Table>, AppError> {
        match self.peek(Table::clone) {
            Some(table) => Ok(Some(table)),
            None => self.table(token).await,
        }
    }
}

/// The person acting, as Discord attests it.
pub fn actor(interaction: &Interaction) -> Actor {
    Actor {
        user: interaction.user.id,
        guild: interaction.guild,
        channel: interaction.channel,
        admin: interaction.member_permissions.is_admin(),
        banned: false,
        watches: false,
        referee: false,
    }
}
