//! Art packs: tables choose one by name, every picture shows it, and a table whose pack is gone is
//! drawn by Carcas and says so.

use std::io::Cursor;

use app::App;
use ground::Options;
use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use port::{Files, Message};
use render::{ArtPack, PackColours, Theme, TilePicture};
use table::art::{ArtPacks, InstalledPack};

use crate::common::{Table, options};

/// The table and the tiles of the pack: colours that no built-in theme has, and that a palette keeps
/// as they are.
const TABLE: [u8; 3] = [0x21, 0x05, 0x45];
const TILES: [u8; 3] = [0x02, 0xE6, 0xD2];

/// The pack `oaks`, all of whose tiles of the base game have this colour.
fn oaks(tiles: [u8; 3]) -> ArtPacks {
    let picture: DynamicImage = RgbImage::from_pixel(128, 128, Rgb(tiles)).into();
    let mut file = Cursor::new(Vec::new());
    picture.write_to(&mut file, ImageFormat::Png).unwrap();
    let picture = TilePicture::decode(&file.into_inner()).unwrap();
    let tiles = rules::catalog().set("base").map(|kind| (kind, picture.clone()));
    let colours = PackColours {
        table: render::Rgb::of(TABLE),
        text: render::Rgb(0xFFFFFF),
        grid: render::Rgb(0x808080),
    };
    let theme = Theme::of_pack(ArtPack::new("oaks", colours, tiles).unwrap());
    let [title, author, licence] = ["Old *Oaks*", "Ada", "CC BY 4.0"].map(str::to_owned);
    ArtPacks::new([InstalledPack { theme, title, author, licence }])
}

impl Table {
    /// The bot starts again with these packs.
    fn restarted_with(&mut self, art: ArtPacks) {
        self.app = App::new(self.store.clone(), Options { art, ..options() });
    }
}

/// The bytes of a message's only file.
fn file(message: &Message) -> &[u8] {
    let Files::Set(files) = &message.files else { panic!("{message:?}") };
    let [file] = &files[..] else { panic!("{message:?}") };
    &file.bytes
}

/// How many pixels of a message's picture have each of these colours; of a moving picture, whether
/// its palette has them.
fn seen(message: &Message, colours: [[u8; 3]; 2]) -> [usize; 2] {
    if let Some(rest) = file(message).strip_prefix(b"GIF89a") {
        let palette: Vec<&[u8]> = rest[7..7 + 3 * 256].chunks(3).collect();
        return colours.map(|colour| if palette.contains(&&colour[..]) { usize::MAX } else { 0 });
    }
    let picture = image::load_from_memory(file(message)).unwrap().to_rgb8();
    colours.map(|colour| picture.pixels().filter(|pixel| pixel.0 == colour).count())
}

async fn with_oaks(name: &str) -> Table {
    let mut table = Table::open(name).await;
    table.restarted_with(oaks(TILES));
    table.run(1, "game new sets:base theme:oaks").await;
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    table
}

#[tokio::test]
async fn packs_are_offered_by_name_and_credited() {
    let mut table = Table::open("art-offered").await;
    table.restarted_with(oaks(TILES));
    let offered = |choices: Vec<port::Choice>| -> Vec<(String, String)> {
        choices.into_iter().map(|choice| (choice.name, choice.value)).collect()
    };
    let all = offered(table.complete(1, "game new theme:", "theme").await);
    let words: Vec<&str> = all.iter().map(|(_, word)| word.as_str()).collect();
    assert_eq!(words, ["sets", "summer", "dark", "winter", "oaks"]);
    let typed = offered(table.complete(1, "game new theme:oak", "theme").await);
    assert_eq!(typed, [("Old *Oaks* by Ada".to_owned(), "oaks".to_owned())]);
    table.run(1, "game new sets:base theme:Oaks").await;
    let options = offered(table.complete(1, "game options theme:old", "theme").await);
    assert_eq!(options, typed);
    let credit = "Pictures: Old \\*Oaks\\* by Ada (CC BY 4.0).";
    let info = table.run(1, "game info").await;
    assert!(info.content.contains(credit), "{}", info.content);
    let lobby = table.public.last().expect("the lobby");
    assert!(lobby.content.contains(credit), "{}", lobby.content);
}

#[tokio::test]
async fn a_theme_that_does_not_exist_is_refused_with_what_was_probably_meant() {
    let mut table = Table::open("art-unknown").await;
    table.restarted_with(oaks(TILES));
    let refused = table.run(1, "game new sets:base theme:oakes").await;
    assert!(refused.content.contains("Did you mean `oaks`"), "{}", refused.content);
    let refused = table.run(1, "game new sets:base theme:photographs").await;
    assert!(refused.content.contains("Choose from the list"), "{}", refused.content);
    assert!(table.public.is_empty(), "no table was opened");
}

#[tokio::test]
async fn every_picture_of_a_table_shows_its_pack() {
    let mut table = with_oaks("art-shown").await;
    for _ in 0..3 {
        table.any_turn().await;
    }
    let mover = table.mover().await.unwrap();
    let public = table.public.last().expect("a turn was told").clone();
    let mut shown = vec![public, table.run(mover, "turn").await];
    for line in ["board view:whole", "board view:focus", "tiles", "replay"] {
        shown.push(table.run(mover, line).await);
    }
    for message in shown {
        let [ground, tiles] = seen(&message, [TABLE, TILES]);
        assert!(ground > 1000 && tiles > 1000, "{ground} {tiles}: {}", message.content);
        assert!(!message.content.contains("not installed"), "{}", message.content);
    }
}

#[tokio::test]
async fn a_table_whose_pack_is_gone_is_drawn_by_carcas_and_says_so() {
    let mut table = with_oaks("art-gone").await;
    table.any_turn().await;
    table.restarted_with(ArtPacks::default());
    table.any_turn().await;
    let mover = table.mover().await.unwrap();
    let summer = [[0xE9, 0xE1, 0xCF], [0x86, 0xB0, 0x52]];
    let public = table.public.last().expect("a turn was told").clone();
    let [ground, field] = seen(&public, summer);
    assert!(ground > 1000 && field > 1000, "{ground} {field}");
    assert!(!public.content.contains("not installed"), "the channel is not told every time");
    for line in ["turn", "board", "tiles", "score"] {
        let message = table.run(mover, line).await;
        assert!(message.content.contains("“oaks”"), "{line}: {}", message.content);
        assert!(message.content.contains("not installed"), "{line}: {}", message.content);
        assert_eq!(seen(&message, [TABLE, TILES]), [0, 0], "{line}");
    }
    let info = table.run(mover, "game info").await;
    assert!(info.content.contains("not installed"), "{}", info.content);
    // When the pack is back, so are its pictures; a host need not wait for that.
    table.restarted_with(oaks(TILES));
    assert!(seen(&table.run(mover, "board").await, [TABLE, TILES])[1] > 1000);
    table.restarted_with(ArtPacks::default());
    table.run(1, "game options theme:dark").await;
    let board = table.run(mover, "board").await;
    assert!(!board.content.contains("not installed"), "{}", board.content);
}

#[tokio::test]
async fn a_moving_picture_that_was_kept_is_made_again_when_the_pack_looks_different() {
    let mut table = with_oaks("art-kept").await;
    for _ in 0..2 {
        table.any_turn().await;
    }
    table.end_game().await;
    let first = table.run(1, "replay").await;
    table.restarted_with(oaks(TILES));
    assert!(file(&table.run(1, "replay").await) == file(&first), "nothing has changed");
    let other = [0xE6, 0x02, 0xD2];
    table.restarted_with(oaks(other));
    let again = table.run(1, "replay").await;
    assert!(file(&again) != file(&first));
    assert!(seen(&again, [TABLE, other])[1] > 1000);
}
