//! Where a game is played: the permissions that it takes there, the move to another channel, and
//! what becomes of it when its channel is closed or gone.

use storage::{Act as StoreAct, GameId, Status};

use super::outcome::Outcome;
use super::post::{Post, Turn};
use super::stop::{Refusal, Stop};
use super::table::Table;
use super::time::say_of;
use super::{Answer, App, Started};
use crate::access::{self, Act};
use crate::platform::{Choice, Interaction, Invocation, Permissions};
use crate::say;
use crate::text::Text;
use crate::view::Page;

/// What the bot must be able to do where a game is played, by the key of its name.
const NEEDED: [(Permissions, &str); 2] = [
    (Permissions::VIEW_CHANNEL, "permission-view"),
    (Permissions::ATTACH_FILES, "permission-attach"),
];

/// The keys of the permissions that are missing.
pub(super) fn missing(of: &Interaction) -> Vec<&'static str> {
    let has = |wanted| of.app_permissions.has(wanted);
    let named = NEEDED.iter().filter(|(wanted, _)| !has(*wanted)).map(|(_, key)| *key);
    // Which of the two counts depends on whether it is a thread, which is not told here.
    let speaks = has(Permissions::SEND_MESSAGES) || has(Permissions::SEND_MESSAGES_IN_THREADS);
    named.chain((!speaks).then_some("permission-send")).collect()
}

/// Refuses to begin where the bot could not go on.
pub(super) fn must_be_able(of: &Interaction) -> Result<(), Refusal> {
    match missing(of) {
        // Whoever writes to the bot directly can be answered there.
        _ if of.guild.is_none() => Ok(()),
        none if none.is_empty() => Ok(()),
        missing => Err(Refusal::NoPermission { missing, application: of.application.0 }),
    }
}

impl App {
    /// `/game move`: a game of this server goes on in the channel where this is typed; also one
    /// that was put aside.
    pub(super) async fn move_here(
        &self,
        of: &Interaction,
        typed: &Invocation,
    ) -> Result<Answer, Stop> {
        let word = typed.text("game").unwrap_or_default();
        let game = GameId::from_public(word.trim());
        let game = game.ok_or_else(|| Refusal::NoGameWord(word.to_owned()))?;
        must_be_able(of)?;
        if let Started::New(mut act) = self.begin(of).await? {
            let stored = act.table(game).await?.map(Table::read).transpose()?;
            let actor = self.admitted(&mut act, of).await?;
            access::may(&actor, Act::Move, stored.as_ref().map(Table::target).as_ref())?;
            let table = stored.ok_or(access::Denied::NoGame)?;
            if act.table_in(of.channel).await?.is_some() {
                return Err(Refusal::ChannelTaken.into());
            }
            let parked = table.row.status == Status::Parked;
            if parked {
                act.resume(game, of.channel).await?;
            } else {
                let text = table.text();
                let line = say!(text, "moved-away", channel = format!("<#{}>", of.channel));
                let post = Post::Note { text: line };
                say_of(&mut act, &table, &post, &of.id.to_string()).await?;
                act.set_channel(game, of.channel).await?;
            }
            let key = if parked { "moved-resumed" } else { "moved-here" };
            self.go_on_here(&mut act, of, game, key).await?;
            self.commit(act, &Outcome::Seats(game.0)).await?;
        }
        Ok(Answer::private(Page::text(Text::of(&of.locale).say("moved-done"))))
    }

    async fn go_on_here(
        &self,
        act: &mut StoreAct,
        of: &Interaction,
        game: GameId,
        key: &str,
    ) -> Result<(), Stop> {
        let stored = act.table(game).await?.ok_or(access::Denied::NoGame)?;
        let table = Table::read(stored)?;
        let state = table.game()?;
        let ordinal = table.row.ordinal;
        self.go_on(act, &table, ordinal, state, table.progress.clone()).await?;
        let turn = Turn::of(state);
        let post = Post::Ring {
            line: table.text().say(key),
            turn,
            ping: true,
            but: None,
            throws: Vec::new(),
        };
        let once = of.id.to_string();
        act.enqueue(&post.row(game, ordinal, of.channel, &once)?).await?;
        self.call(act, &table, ordinal, state, &once, None).await?;
        self.refresh(act, of.guild).await
    }

    /// The games that somebody could take to where they are.
    pub(super) async fn movable(&self, of: &Interaction) -> Result<Vec<Choice>, Stop> {
        let mut choices = Vec::new();
        let user = of.user.id;
        for find in [storage::Find::ParkedOf(user), storage::Find::OpenOf(user)] {
            for game in self.store().games(find, super::look::MOST_LISTED).await? {
                let elsewhere = game.channel != of.channel || game.status == Status::Parked;
                if game.guild == of.guild && elsewhere && game.status != Status::Lobby {
                    let text = Text::of(&of.locale);
                    let key = match game.status {
                        Status::Parked => "move-parked",
                        _ => "move-running",
                    };
                    let name = say!(text, key, id = game.id.public());
                    choices.push(Choice::new(name, game.id.public()));
                }
            }
        }
        Ok(choices)
    }

    /// The channel of a game is closed or gone: the game rests until somebody takes it elsewhere.
    pub(super) async fn put_aside(&self, act: &mut StoreAct, table: &Table) -> Result<(), Stop> {
        match table.row.status {
            Status::Running => {
                let mut progress = table.progress.clone();
                progress.clocks = progress.clocks.stopped();
                progress.poll = None;
                super::time::keep(act, table, table.row.ordinal, progress).await?;
                act.park(table.id()).await?;
            }
            Status::Lobby => act.close_game(table.id(), Status::Aborted).await?,
            Status::Parked | Status::Ended | Status::Aborted => {}
        }
        Ok(())
    }
}
