//! Drawing pictures, off the threads that answer interactions and not too many at once.

use std::sync::Arc;

use super::App;
use super::stop::Fault;
use crate::bounds::PICTURES_WAITING;
use crate::platform::{File, Files, Message};
use crate::view::{Page, Picture};

impl App {
    /// The message with its picture. A message without one has no files, also when it replaces
    /// one that had.
    pub(super) async fn drawn(&self, page: Page) -> Result<Message, Fault> {
        let Page { mut message, picture } = page;
        let mut files: Vec<File> = message.files.sent().to_vec();
        if let Some(picture) = picture.filter(|_| self.inner.options.drawers > 0) {
            // A game can be played by its words alone, so a picture that fails stops nobody.
            match self.draw_picture(picture).await {
                Ok(file) => files.push(file),
                Err(fault) => tracing::error!(%fault, "a message goes without its picture"),
            }
        }
        message.files = Files::Set(files);
        Ok(message)
    }

    async fn draw_picture(&self, picture: Picture) -> Result<File, Fault> {
        let place = self.inner.pictures.enter(PICTURES_WAITING);
        let _place = place.ok_or_else(|| Fault::Picture("too many wait".to_owned()))?;
        let permit = Arc::clone(&self.inner.drawers).acquire_owned().await;
        let permit = permit.map_err(|error| Fault::Picture(error.to_string()))?;
        let Picture { sight, alt } = picture;
        let name = sight.file().to_owned();
        let drawing = tokio::task::spawn_blocking(move || {
            let drawn = sight.draw();
            drop(permit);
            drawn
        });
        let drawn = drawing.await.map_err(|error| Fault::Picture(error.to_string()))?;
        let bytes = drawn.map_err(|error| Fault::Picture(error.to_string()))?;
        Ok(File { name, bytes, description: alt })
    }
}
