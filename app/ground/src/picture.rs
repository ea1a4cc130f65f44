//! Pictures of messages: who they are drawn for, and the text that replaces a missing one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game::narration;
use port::{File, Files, Interaction, InteractionId, Message, limits};
use queues::pictures::{RenderJob, Undrawn};
use queues::quotas::FILMS_KEPT;
use storage::{ChannelId, GameId, GuildId};
use table::model::Table;
use text::{Text, escaped, say};
use view::{DescribedPicture, FILM, HIGHLIGHTS, MessageDraft};

use crate::{Context, Request};

/// Who a picture is drawn for.
#[derive(Clone, Copy, Debug)]
pub struct Whose<'a> {
    /// Whose share of the drawing queue it uses: a server's, or a direct message channel's.
    server: u64,
    /// The language of the text that replaces a missing picture.
    text: &'static Text,
    /// The interaction that waits for it and is shown its progress.
    waits: Option<(&'a Awaited, InteractionId)>,
}

impl<'a> Whose<'a> {
    /// The answer to an interaction.
    pub fn answer(request: &Request<'_>, awaited: &'a Awaited) -> Self {
        let Interaction { guild, channel, id, .. } = request.interaction;
        let server = server_of_guild(*guild, *channel);
        Self { server, text: request.text(), waits: Some((awaited, *id)) }
    }

    /// A public message of a server, in a language.
    pub fn server(guild: GuildId, text: &'static Text) -> Self {
        Self { server: guild.0, text, waits: None }
    }

    /// A direct message about a table, in the language of whoever gets it.
    pub fn reader(table: &Table, text: &'static Text) -> Self {
        Self { server: server_of(table), text, waits: None }
    }

    /// A public message of a table.
    pub fn table(table: &Table) -> Self {
        Self { server: server_of(table), text: table.text(), waits: None }
    }
}

/// The pictures that are being waited for, by interaction.
#[derive(Debug, Default)]
pub struct Awaited(Mutex<HashMap<InteractionId, Arc<RenderJob>>>);

/// Whose share of the drawing queue a table uses.
pub(crate) fn server_of(table: &Table) -> u64 {
    server_of_guild(table.row.guild, table.row.channel)
}

/// Whose share what is done in a channel uses.
pub(crate) fn server_of_guild(guild: Option<GuildId>, channel: ChannelId) -> u64 {
    guild.map_or(channel.0, |guild| guild.0)
}

impl Awaited {
    /// The progress of the animation that an interaction waits for.
    pub fn progress(&self, interaction: &Interaction) -> Option<Message> {
        let (done, of_all) = self.lock().get(&interaction.id)?.progress()?;
        let text = Text::of(&interaction.locale);
        Some(Message::text(say!(text, "replay-progress", done = done, of = of_all)))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<InteractionId, Arc<RenderJob>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Removes the entry from [`Awaited`] when dropped.
struct Waits<'a>(&'a Awaited, InteractionId);

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.lock().remove(&self.1);
    }
}

/// The message with its pictures. A message without one has no files, even if it replaces one
/// that had some. A game can be played by text alone, so if a picture fails, its description
/// goes into the message instead.
pub async fn drawn(context: &Context, page: MessageDraft, whose: Whose<'_>) -> Message {
    let pictures = page.pictures(whose.text);
    let MessageDraft { mut message, keep, highlights, .. } = page;
    let mut files: Vec<File> = message.files.sent().to_vec();
    for (picture, name) in pictures.into_iter().filter(|_| context.options.drawers > 0) {
        let words = escaped(&picture.alt);
        match draw_picture(context, picture, whose).await {
            Ok(file) => {
                if let Some(of) = keep.as_ref().filter(|_| file.name == FILM) {
                    keep_film(context, of, &file.bytes).await;
                }
                files.push(File { name: name.map_or(file.name, str::to_owned), ..file });
            }
            Err(why) => {
                let server = whose.server;
                let interaction = whose.waits.map(|(_, id)| id.0);
                tracing::error!(server, interaction, %why, "a message goes without its picture");
                let said = say!(whose.text, "picture-words", words = words);
                let all = format!("{}\n{said}", message.content);
                message.content = narration::cut(all.trim_start(), limits::CONTENT);
            }
        }
    }
    for picture in highlights.into_iter().filter(|_| context.options.drawers > 0) {
        match draw_picture(context, picture, whose).await {
            // What was drawn as a single board in a hurry is there already.
            Ok(file) => files.extend(Some(file).filter(|file| file.name == HIGHLIGHTS)),
            Err(why) => tracing::warn!(server = whose.server, %why, "an end has no highlights"),
        }
    }
    message.files = Files::Set(files);
    message
}

/// Keeps the animation of a finished game; if that fails, it is drawn again next time.
async fn keep_film(context: &Context, (game, look): &(GameId, String), film: &[u8]) {
    let kept = context.store().keep_film((*game, look), film, FILMS_KEPT, context.now()).await;
    if let Err(fault) = kept {
        tracing::warn!(game = game.public(), %fault, "a moving picture is not kept");
    }
}

async fn draw_picture(
    context: &Context,
    picture: DescribedPicture,
    whose: Whose<'_>,
) -> Result<File, Undrawn> {
    let flight = context.studio.flight(picture.spec);
    let _waits = whose.waits.map(|(awaited, id)| {
        awaited.lock().insert(id, Arc::clone(&flight));
        Waits(awaited, id)
    });
    let drawn = context.studio.draw(whose.server, &flight).await?;
    Ok(File { name: drawn.name.to_owned(), bytes: drawn.bytes, description: picture.alt })
}
