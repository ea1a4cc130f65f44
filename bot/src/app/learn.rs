//! The first game: ten tiles against Carcas, with a word of advice at each step. It is played where
//! it is asked for; in a conversation of direct messages nobody else sees it.

use rules::Prompt;
use storage::{Player, UserId};

use super::about::actor_for;
use super::outcome::Outcome;
use super::sets;
use super::stop::{Refusal, Stop};
use super::table::{Settings, Table};
use super::{Answer, App, Started};
use crate::access::{Act, Denied};
use crate::platform::Interaction;
use crate::text::Text;
use crate::view::Page;

/// How many tiles are drawn.
const TILES: u16 = 10;

impl App {
    /// `/learn`: a table for one, with Carcas, that begins at once.
    pub(super) async fn learn(&self, of: &Interaction) -> Result<Answer, Stop> {
        if let Started::New(mut act) = self.begin(of).await? {
            if actor_for(&mut act, of, Act::Join).await?.banned {
                return Err(Denied::Banned.into());
            }
            if act.table_in(of.channel).await?.is_some() {
                return Err(Refusal::LearnElsewhere.into());
            }
            let carcas = UserId(of.application.0);
            let systems = sets::chosen(&["base"])?;
            let settings = Settings {
                tiles: Some(TILES),
                guest: Some(carcas.0),
                guided: true,
                locale: of.locale.clone(),
                order: vec![of.user.id.0, carcas.0],
                ..Settings::new(systems)
            };
            let game = self.create(&mut act, of, &settings).await?;
            let name = Text::of(&of.locale).say("who-carcas");
            act.save_player(&Player { id: carcas, name, locale: String::new() }).await?;
            act.join(game, carcas).await?;
            self.begin_game(&mut act, of, game).await?;
            self.commit(act, &Outcome::Opened).await?;
        }
        Ok(Answer::private(Page::text(Text::of(&of.locale).say("learn-opened"))))
    }
}

/// The advice for a guided game, by how far it has gone and whether the tile is laid out.
pub(super) fn advice(text: &Text, table: &Table, laid: bool) -> Option<String> {
    if !table.settings.guided {
        return None;
    }
    let game = table.game.as_ref()?;
    let turn = game.turn().number;
    let key = match (laid, turn) {
        _ if table.prompt() != Some(Prompt::Place) => return None,
        (false, 0..=2) => "learn-place",
        (false, 3..=4) => "learn-close",
        (false, _) => "learn-end",
        (true, 0..=2) => "learn-figure",
        (true, _) => "learn-farmer",
    };
    Some(text.say(key))
}
