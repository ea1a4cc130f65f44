//! Playing once more: a table with the same sets, house rules and pace, at which the next one
//! begins if the same people sit down. Nobody is seated without having said so.

use storage::NewGame;

use super::outcome::Outcome;
use super::post::Post;
use super::stop::{Fault, Refusal, Stop};
use super::table::{Settings, Table};
use super::{Answer, App, Started, idle};
use crate::access::{self, Act};
use crate::platform::Interaction;
use crate::text::Text;
use crate::token::Token;
use crate::view::Page;

impl App {
    /// `/game rematch` and the button under the end of a game.
    pub(super) async fn rematch(
        &self,
        of: &Interaction,
        token: Option<&Token>,
    ) -> Result<Answer, Stop> {
        if let Started::New(mut act) = self.begin(of).await? {
            let stored = match token {
                Some(token) => act.table(token.game).await?,
                None => act.last_in(of.channel).await?,
            };
            let old = stored.map(Table::read).transpose()?;
            let actor = self.admitted(&mut act, of).await?;
            access::may(&actor, Act::Rematch, old.as_ref().map(Table::target).as_ref())?;
            let old = old.ok_or(access::Denied::NoGame)?;
            if act.table_in(of.channel).await?.is_some() {
                return Err(Refusal::ChannelTaken.into());
            }
            self.may_open(&mut act, of).await?;
            let settings = again(&old);
            let new = NewGame {
                guild: of.guild,
                channel: of.channel,
                host: of.user.id,
                settings: serde_json::to_string(&settings).map_err(Fault::from)?,
            };
            let game = act.create_game(&new).await?;
            idle::await_start(&mut act, game).await?;
            act.join(game, of.user.id).await?;
            if let Some(guest) = settings.guest {
                act.join(game, storage::UserId(guest)).await?;
            }
            act.enqueue(&Post::Lobby.row(game, 0, of.channel, &of.id.to_string())?).await?;
            self.commit(act, &Outcome::Opened).await?;
        }
        Ok(Answer::private(Page::text(Text::of(&of.locale).say("rematch-opened"))))
    }
}

/// The settings of a game that is played again: whoever was second begins.
fn again(old: &Table) -> Settings {
    let mut order: Vec<u64> =
        old.seats.iter().filter_map(|seated| seated.player).map(|player| player.0).collect();
    if order.len() == old.seats.len() && !order.is_empty() {
        order.rotate_left(1);
    } else {
        order.clear();
    }
    let holidays = Vec::new();
    Settings { order, holidays, ..old.settings.clone() }
}
