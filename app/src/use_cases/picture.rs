//! Pictures of messages: who they are drawn for, and the text that replaces a missing one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use storage::GameId;

use crate::pictures::{Flight, Undrawn};
use crate::port::{File, Files, Interaction, InteractionId, Message, limits};
use crate::quotas::FILMS_KEPT;
use crate::say;
use crate::table::model::Table;
use crate::text::{Text, escaped};
use crate::use_cases::App;
use crate::view::{FILM, Page, Picture, narration};

/// Who a picture is drawn for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Whose {
    /// Whose share of the drawing queue it uses: a server's, or a direct message channel's.
    server: u64,
    /// The language of the text that replaces a missing picture.
    text: &'static Text,
    /// The interaction that waits for it and is shown its progress.
    interaction: Option<InteractionId>,
}

impl Whose {
    /// The answer to an interaction.
    pub(crate) fn answer(of: &Interaction) -> Self {
        let server = of.guild.map_or(of.channel.0, |guild| guild.0);
        Self { server, text: Text::of(&of.locale), interaction: Some(of.id) }
    }

    /// Whose share of the queue it uses.
    pub(crate) const fn server(self) -> u64 {
        self.server
    }

    /// A public message of a table.
    pub(crate) fn table(table: &Table) -> Self {
        let server = table.row.guild.map_or(table.row.channel.0, |guild| guild.0);
        Self { server, text: table.text(), interaction: None }
    }
}

/// The pictures that are being waited for, by interaction.
#[derive(Debug, Default)]
pub(crate) struct Awaited(Mutex<HashMap<InteractionId, Arc<Flight>>>);

impl Awaited {
    fn lock(&self) -> MutexGuard<'_, HashMap<InteractionId, Arc<Flight>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Removes the entry from [`Awaited`] when dropped.
struct Waits<'a>(&'a Awaited, Option<InteractionId>);

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        if let Some(id) = self.1 {
            self.0.lock().remove(&id);
        }
    }
}

impl App {
    /// The message with its pictures. A message without one has no files, even if it replaces one
    /// that had some. A game can be played by text alone, so if a picture fails, its description
    /// goes into the message instead.
    pub(crate) async fn drawn(&self, page: Page, whose: Whose) -> Message {
        let Page { mut message, picture, sheet, keep } = page;
        let mut files: Vec<File> = message.files.sent().to_vec();
        let drawn = picture.into_iter().chain(sheet).filter(|_| self.inner.options.drawers > 0);
        for picture in drawn {
            let words = escaped(&picture.alt);
            match self.draw_picture(picture, whose).await {
                Ok(file) => {
                    if let Some(of) = keep.as_ref().filter(|_| file.name == FILM) {
                        self.keep_film(of, &file.bytes).await;
                    }
                    files.push(file);
                }
                Err(why) => {
                    let server = whose.server;
                    let interaction = whose.interaction.map(|id| id.0);
                    tracing::error!(server, interaction, %why, "a message goes without its picture");
                    let said = say!(whose.text, "picture-words", words = words);
                    let all = format!("{}\n{said}", message.content);
                    message.content = narration::cut(all.trim_start(), limits::CONTENT);
                }
            }
        }
        message.files = Files::Set(files);
        message
    }

    /// Keeps the animation of a finished game; if that fails, it is drawn again next time.
    async fn keep_film(&self, (game, look): &(GameId, String), film: &[u8]) {
        let kept = self.store().keep_film((*game, look), film, FILMS_KEPT, self.now()).await;
        if let Err(fault) = kept {
            tracing::warn!(game = game.public(), %fault, "a moving picture is not kept");
        }
    }

    async fn draw_picture(&self, picture: Picture, whose: Whose) -> Result<File, Undrawn> {
        let flight = self.inner.studio.flight(picture.sight);
        if let Some(id) = whose.interaction {
            self.inner.awaited.lock().insert(id, Arc::clone(&flight));
        }
        let _waits = Waits(&self.inner.awaited, whose.interaction);
        let drawn = self.inner.studio.draw(whose.server, &flight).await?;
        Ok(File { name: drawn.name.to_owned(), bytes: drawn.bytes, description: picture.alt })
    }

    /// The progress of the animation that an interaction waits for.
    pub(crate) fn progress_of(&self, of: &Interaction) -> Option<Message> {
        let (done, of_all) = self.inner.awaited.lock().get(&of.id)?.progress()?;
        let text = Text::of(&of.locale);
        Some(Message::text(say!(text, "replay-progress", done = done, of = of_all)))
    }
}
