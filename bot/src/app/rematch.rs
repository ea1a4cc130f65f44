//! Playing once more: a table with the same sets, house rules and pace, at which the next one
//! begins if the same people sit down. Nobody is seated without having said so.

use super::about::{actor_for, allowed};
use super::outcome::Outcome;
use super::stop::Stop;
use super::table::{Settings, Table};
use super::{Answer, App, Started};
use crate::access::Act;
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
            let actor = actor_for(&mut act, of, Act::Rematch).await?;
            let settings = again(&allowed(&actor, Act::Rematch, old)?);
            let game = self.put_up(&mut act, of, &settings).await?;
            if let Some(guest) = settings.guest {
                act.join(game, storage::UserId(guest)).await?;
            }
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
