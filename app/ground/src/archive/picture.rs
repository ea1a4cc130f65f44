//! A stored game as a picture file: PNG, WebP or JPEG, by the file's extension. It only reads the
//! database and names nobody: players are numbers.

use std::io::Cursor;
use std::path::{Path, PathBuf};

use image::{ImageError, ImageFormat};
use render::{LastCount, View};
use storage::Store;
use view::ending::counted;

use crate::archive::replay::{self, ReplayError};

/// The supported formats.
const FORMATS: [ImageFormat; 3] = [ImageFormat::Png, ImageFormat::WebP, ImageFormat::Jpeg];

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The file's extension is not a supported format.
    #[error("{0}: the name of a picture has to end in .png, .webp or .jpg")]
    Ending(PathBuf),
    /// The game has fewer moves.
    #[error("game {game} has moves 1 to {last} (0 is its start), there is no move {wanted}")]
    NoMove {
        /// The game's public id.
        game: String,
        /// Its last move.
        last: usize,
        /// The move asked for.
        wanted: usize,
    },
    /// The game cannot be read or replayed.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The picture cannot be drawn.
    #[error("the picture cannot be drawn: {0}")]
    Render(#[from] render::RenderError),
    /// The file cannot be written.
    #[error("{file}: {source}")]
    Write {
        /// The file.
        file: PathBuf,
        /// What is wrong.
        source: ImageError,
    },
}

/// The format for a file with this name.
///
/// # Errors
/// [`PictureError::Ending`].
pub fn format(file: &Path) -> Result<ImageFormat, PictureError> {
    let known = ImageFormat::from_path(file).ok().filter(|format| FORMATS.contains(format));
    known.ok_or_else(|| PictureError::Ending(file.to_owned()))
}

/// Draws the whole board of the game with this public id, after this many moves or in its current
/// state, and writes the file; the last state shows what the end counted. Returns the move that is shown.
///
/// # Errors
/// [`PictureError`].
pub async fn picture(
    store: &dyn Store,
    word: &str,
    wanted: Option<usize>,
    file: &Path,
) -> Result<usize, PictureError> {
    let format = format(file)?;
    let stored = replay::stored(store, word).await?;
    let last = stored.moves.len();
    let wanted = wanted.unwrap_or(last);
    if wanted > last {
        return Err(PictureError::NoMove { game: word.to_owned(), last, wanted });
    }
    let (game, events) = stored.after(wanted)?;
    let scene = view::scene(&game, &replay::seats(&game)).view(View::Whole);
    let picture = render::render(&counted(scene, &game, &LastCount::of(&events)))?;
    let failed = |source| PictureError::Write { file: file.to_owned(), source };
    let bytes = encoded(&picture, format).map_err(failed)?;
    std::fs::write(file, bytes).map_err(|error| failed(error.into()))?;
    Ok(wanted)
}

fn encoded(picture: &render::Picture, format: ImageFormat) -> Result<Vec<u8>, ImageError> {
    if format == ImageFormat::Png {
        return Ok(picture.png.clone());
    }
    let mut bytes = Cursor::new(Vec::new());
    picture.image().write_to(&mut bytes, format)?;
    Ok(bytes.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::archive::replay::tests::stored;

    #[tokio::test]
    async fn a_stored_game_is_written_in_every_format() {
        let (store, word) = stored("picture", None).await;
        let folder = storage::scratch::dir("picture_files");
        let read = |name: &str| image::open(folder.join(name)).unwrap().to_rgb8();
        for name in ["now.png", "now.webp", "now.JPG", "now.jpeg"] {
            assert_eq!(picture(&*store, &word, None, &folder.join(name)).await.unwrap(), 12);
        }
        let drawn = read("now.png");
        assert!(drawn.width() > 300 && drawn.height() > 200, "{:?}", drawn.dimensions());
        assert!(read("now.webp") == drawn, "WebP loses nothing");
        for name in ["now.JPG", "now.jpeg"] {
            let lossy = read(name);
            assert_eq!(lossy.dimensions(), drawn.dimensions());
            let far: u64 =
                lossy.iter().zip(drawn.iter()).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
            assert!(far / (lossy.len() as u64) < 8, "{far}");
        }
    }

    #[tokio::test]
    async fn every_move_has_its_own_picture() {
        let (store, word) = stored("picture_moves", None).await;
        let folder = storage::scratch::dir("picture_moves-files");
        let mut boards = Vec::new();
        for wanted in [0, 5, 12] {
            let file = folder.join(format!("{wanted}.png"));
            assert_eq!(picture(&*store, &word, Some(wanted), &file).await.unwrap(), wanted);
            boards.push(std::fs::read(file).unwrap());
        }
        assert!(boards[0] != boards[1] && boards[1] != boards[2]);
    }

    #[tokio::test]
    async fn what_cannot_be_drawn_or_written_is_said_and_leaves_no_file() {
        let (store, word) = stored("picture_errors", None).await;
        let folder = storage::scratch::dir("picture_errors_files");
        let ask = async |word: &str, wanted, name: &str| {
            picture(&*store, word, wanted, &folder.join(name)).await.unwrap_err().to_string()
        };
        for name in ["board", "board.txt", "board.gif", ".png.sqlite"] {
            let error = ask(&word, None, name).await;
            assert!(error.contains(".png, .webp or .jpg"), "{error}");
        }
        let error = ask(&word, Some(13), "board.png").await;
        assert!(error.contains("moves 1 to 12") && error.contains("no move 13"), "{error}");
        let error = ask("zzzzz", None, "board.png").await;
        assert!(error.contains("there is no game zzzzz"), "{error}");
        let error = ask(&word, None, "no folder/board.png").await;
        assert!(error.contains("no folder/board.png"), "{error}");
        assert!(std::fs::read_dir(&folder).unwrap().next().is_none());
    }

    #[tokio::test]
    async fn a_game_whose_states_are_not_what_they_were_is_not_drawn() {
        let (store, word) = stored("picture_spoilt", Some(4)).await;
        let file = storage::scratch::dir("picture_spoilt-file").join("board.png");
        assert!(picture(&*store, &word, Some(4), &file).await.is_ok(), "up to there it is sound");
        let error = picture(&*store, &word, None, &file).await.unwrap_err();
        assert!(matches!(error, PictureError::Replay(ReplayError::Hash { ordinal: 5, .. })));
    }
}
