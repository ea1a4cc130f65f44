//! Packs made by the tests themselves: what is shown, what is refused, what stays legible.

use std::io::Cursor;

use image::{DynamicImage, ImageFormat, Rgba, RgbaImage};
use rules::{Edge, Pos, Side, catalog};

use super::*;
use crate::paint::sprite_of;
use crate::render;
use crate::scene::{Scene, Tile, View};

const PX: u16 = 128;

fn kind(id: &str) -> KindId {
    KindId::named(id).expect("a tile of the catalog")
}

fn encoded(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    picture.write_to(&mut file, format).expect("there is room");
    file.into_inner()
}

fn decoded(picture: RgbaImage) -> TilePicture {
    let file = encoded(&picture.into(), ImageFormat::Png);
    TilePicture::decode(&file).expect("a sound picture")
}

fn plain(colour: [u8; 3]) -> RgbaImage {
    let [red, green, blue] = colour;
    RgbaImage::from_pixel(256, 256, Rgba([red, green, blue, 255]))
}

/// A pack with these pictures and the plain colours.
fn theme(tiles: impl IntoIterator<Item = (KindId, RgbaImage)>) -> Theme {
    let tiles = tiles.into_iter().map(|(kind, picture)| (kind, decoded(picture)));
    Theme::of_pack(ArtPack::new("test", PackColours::plain(), tiles).expect("legible"))
}

/// A board of a single tile.
fn alone(kind: KindId, rotation: Rotation, theme: Theme) -> Scene {
    let tiles = vec![Tile { pos: Pos::default(), kind, rotation }];
    Scene { tiles, ..Scene::empty() }.theme(theme).view(View::Whole)
}

#[test]
fn a_picture_is_shown_as_it_was_painted_and_turns_with_its_tile() {
    let corners = [[220, 30, 30], [30, 200, 40], [40, 60, 210], [230, 220, 60]];
    let painted = RgbaImage::from_fn(300, 300, |x, y| {
        // Clockwise from the north-western corner.
        let corner = [[0, 3], [1, 2]][usize::from(x >= 150)][usize::from(y >= 150)];
        let [red, green, blue] = corners[corner];
        Rgba([red, green, blue, 255])
    });
    let theme = theme([(kind("base/D"), painted)]);
    for rotation in Rotation::ALL {
        let sprite = theme.painted(kind("base/D"), rotation, PX).expect("it has a picture").pixels;
        assert_eq!(sprite.dimensions(), (u32::from(PX), u32::from(PX)));
        for (number, (x, y)) in [(30, 30), (98, 30), (98, 98), (30, 98)].into_iter().enumerate() {
            let [red, green, blue] = corners[(number + 4 - rotation.index()) % 4];
            assert_eq!(sprite.get_pixel(x, y).0, [red, green, blue, 255], "{rotation:?} {number}");
        }
        // What is on the picture of the board is nearest to that in the palette of the pack.
        let picture = render(&alone(kind("base/D"), rotation, theme)).expect("it can be drawn");
        for colour in corners {
            let near = |pixel: &image::Rgb<u8>| (0..3).all(|i| pixel.0[i].abs_diff(colour[i]) < 12);
            let seen = picture.image().pixels().filter(|pixel| near(pixel)).count();
            assert!(seen > 1500, "{rotation:?} {colour:?}: {seen}");
        }
    }
}

#[test]
fn what_has_no_picture_is_drawn_by_us_with_the_walls_ends_that_belong_to_it() {
    let theme = theme([(kind("base/B"), plain([200, 60, 160]))]);
    assert!(theme.is_painted(kind("base/B")) && !theme.is_painted(kind("base/E")));
    assert!(theme.painted(kind("base/E"), Rotation::default(), PX).is_none());
    let land = &Theme::LIGHT.colours().land;
    let seen = |id: &str, theme: Theme, colour: Rgb| {
        let picture = render(&alone(kind(id), Rotation::default(), theme)).expect("drawn").image();
        picture.pixels().filter(|pixel| pixel.0 == colour.parts()).count()
    };
    // A pile of tiles is always drawn by us.
    let pile = seen("base/B", theme, land.field);
    assert!(seen("base/E", theme, land.field) > 1000 + 2 * pile, "{pile}");
    // A painted tile with a city gets no towers of ours where its walls end.
    let city = super::tests::theme([(kind("base/E"), plain([200, 60, 160]))]);
    let none = seen("base/B", theme, land.stone);
    assert_eq!(seen("base/E", city, land.stone), none);
    assert!(seen("base/E", theme, land.stone) > none);
}

#[test]
fn where_a_picture_is_transparent_the_table_is_seen() {
    let mut painted = plain([90, 20, 20]);
    for (x, _, pixel) in painted.enumerate_pixels_mut() {
        pixel.0[3] = if x < 128 { 0 } else { 255 };
    }
    let theme = theme([(kind("base/D"), painted)]);
    let sprite = theme.painted(kind("base/D"), Rotation::default(), PX).expect("a picture").pixels;
    let [red, green, blue] = PackColours::plain().table.parts();
    assert_eq!(sprite.get_pixel(10, 60).0, [red, green, blue, 255]);
    assert_eq!(sprite.get_pixel(110, 60).0, [90, 20, 20, 255]);
}

#[test]
fn png_webp_and_jpeg_are_read_and_large_pictures_are_reduced_once() {
    let painted = DynamicImage::from(plain([80, 120, 160]));
    for format in FORMATS {
        let painted = if format == ImageFormat::Jpeg {
            DynamicImage::ImageRgb8(painted.to_rgb8())
        } else {
            painted.clone()
        };
        let tile = TilePicture::decode(&encoded(&painted, format)).expect("it is read");
        let pixel = tile.pixels().get_pixel(100, 100).0;
        assert!((0..3).all(|i| pixel[i].abs_diff([80, 120, 160][i]) < 4), "{format:?} {pixel:?}");
    }
    let large = DynamicImage::new_rgb8(1024, 1024);
    let tile = TilePicture::decode(&encoded(&large, ImageFormat::Png)).expect("not too large");
    assert_eq!(tile.pixels().dimensions(), (256, 256));
    let deep = DynamicImage::new_rgba16(MAX_SIDE, MAX_SIDE);
    assert!(TilePicture::decode(&encoded(&deep, ImageFormat::Png)).is_ok());
}

const FORMATS: [ImageFormat; 3] = [ImageFormat::Png, ImageFormat::WebP, ImageFormat::Jpeg];

#[test]
fn what_is_no_picture_of_a_tile_is_refused_with_the_reason() {
    let refused = |file: &[u8]| TilePicture::decode(file).expect_err("it is refused");
    let of = |width, height| encoded(&DynamicImage::new_rgb8(width, height), ImageFormat::Png);
    assert_eq!(refused(&of(200, 210)), TilePictureError::NotSquare(200, 210));
    assert_eq!(refused(&of(127, 127)), TilePictureError::TooSmall(127));
    assert!(TilePicture::decode(&of(128, 128)).is_ok());
    assert_eq!(refused(&of(2049, 2049)), TilePictureError::TooLarge(2049, 2049));
    let whole = of(300, 300);
    for (file, word) in [
        (&b""[..], "PNG, WebP or JPEG"),
        (b"this is text", "PNG, WebP or JPEG"),
        (b"GIF89a\x00\x01\x00\x01\x80\x00\x00", "another format"),
        (&whole[..whole.len() / 2], "PNG, WebP or JPEG"),
        (&b"\xFF\xD8\xFF\xE0\x00\x10JFIF"[..], "PNG, WebP or JPEG"),
        (&b"RIFF\x10\x00\x00\x00WEBPVP8L"[..], "PNG, WebP or JPEG"),
    ] {
        let error = refused(file).to_string();
        assert!(error.contains(word) && !error.contains('\n'), "{error}");
    }
    assert_eq!(
        refused(&vec![0; MAX_FILE_BYTES + 1]),
        TilePictureError::TooManyBytes(MAX_FILE_BYTES + 1)
    );
    // A small file that says it is enormous is not believed, and no memory is taken for it.
    let mut bomb = of(128, 128);
    bomb[16..24].copy_from_slice(&[0x40, 0, 0, 0, 0x40, 0, 0, 0]);
    let mut header = bomb[12..29].to_vec();
    let mut sum = flate2::Crc::new();
    sum.update(&header);
    header.extend(sum.sum().to_be_bytes());
    bomb[12..33].copy_from_slice(&header);
    assert!(refused(&bomb).to_string().contains("limit"), "{}", refused(&bomb));
}

#[test]
fn text_that_cannot_be_read_on_the_table_is_refused() {
    let of = |table, text| {
        let colours = PackColours { table: Rgb(table), text: Rgb(text), grid: Rgb(0x888888) };
        ArtPack::new("colours", colours, [])
    };
    for (table, text) in [(0xFFFFFF, 0xEEEEEE), (0x808080, 0x808080), (0x203040, 0x304050)] {
        let error = of(table, text).expect_err("not legible");
        assert!(matches!(error, PackColoursError::Unreadable { contrast } if contrast < 4.5));
    }
    for (table, text) in [(0x2B1D10, 0xFFF4D6), (0xF4E9D0, 0x30210F), (0xE08A00, 0x14120E)] {
        let pack = of(table, text).expect("legible");
        let shown = &pack.colours().table;
        assert_eq!((shown.ground, shown.text), (Rgb(table), Rgb(text)));
        for under in [shown.ground, shown.panel, shown.chip] {
            for ink in [shown.text, shown.dim] {
                assert!(ink.contrast(under) >= 3.0, "{table:06X}: {ink:?} on {under:?}");
            }
            assert!(shown.accent.contrast(shown.ground) >= MIN_ACCENT_CONTRAST);
        }
        // A picture uses them exactly.
        for exact in [shown.ground, shown.text, shown.cross] {
            assert_eq!(
                pack.palette().colours()[usize::from(pack.palette().index(exact))],
                exact.parts()
            );
        }
    }
}

#[test]
fn packs_that_look_the_same_have_the_same_fingerprint_and_no_others() {
    let shade = |tone: u8| (kind("base/D"), plain([tone, 90, 90]));
    let prints: Vec<u128> = [
        theme([shade(10)]),
        theme([shade(11)]),
        theme([(kind("base/E"), plain([10, 90, 90]))]),
        theme([shade(10), (kind("base/E"), plain([10, 90, 90]))]),
        Theme::LIGHT,
        Theme::DARK,
    ]
    .map(Theme::fingerprint)
    .to_vec();
    for (number, one) in prints.iter().enumerate() {
        assert!(!prints[number + 1..].contains(one), "{prints:?}");
    }
    let again = theme([shade(10)]);
    assert_eq!(again.fingerprint(), prints[0]);
    assert_ne!(again, theme([shade(10)]), "each is drawn from its own pictures");
}

#[test]
fn a_figure_stands_out_from_a_picture_of_any_colour() {
    let seats = Theme::LIGHT.colours().seats.map(|seat| seat.body.parts());
    let grounds = seats.into_iter().chain([[0; 3], [255; 3], [128; 3], [96, 140, 60]]);
    for ground in grounds {
        let theme = theme([(kind("base/D"), plain(ground))]);
        for colour in 0..6 {
            let key = crate::art::SpriteKey::Figure {
                kind: rules::FigureKind::Small,
                colour: crate::PlayerColour::new(colour),
                lying: false,
                pin: None,
                px: PX,
            };
            let sprite = sprite_of(theme, key);
            let (width, height) = sprite.size();
            let palette = theme.palette();
            let under = palette.index(Rgb::of(ground));
            let outline = |row: i32| {
                let mut pixels = vec![under; width as usize];
                sprite.row((row * width) as usize, &mut pixels, palette);
                let stands_out = |pixel: &&u8| {
                    let parts = palette.colours()[usize::from(**pixel)];
                    Rgb::of(parts).contrast(Rgb::of(ground)) >= 3.0
                };
                pixels.iter().filter(stands_out).count()
            };
            let rows = (height / 6..height * 5 / 6).filter(|row| outline(*row) >= 4).count();
            assert!(rows as i32 * 10 >= height * 6, "{colour} on {ground:?}: {rows} of {height}");
        }
    }
}

#[test]
fn edges_of_our_own_drawings_fit_and_an_edge_of_another_kind_is_found() {
    let drawn = |kind: KindId| {
        let file = tile_template(Theme::LIGHT, kind, PX);
        (kind, TilePicture::decode(&file).expect("a sound picture"))
    };
    let mut tiles: Vec<(KindId, TilePicture)> = catalog().kinds().map(drawn).collect();
    assert_eq!(odd_edges(&tiles), []);
    // The picture of a tile with a city in the north, given to one with a road there.
    let (road, city) = (kind("base/X"), kind("base/E"));
    let wrong = tiles.iter().find(|(kind, _)| *kind == city).expect("drawn above").1.clone();
    for (kind, tile) in &mut tiles {
        if *kind == road {
            *tile = wrong.clone();
        }
    }
    let odd = odd_edges(&tiles);
    let north = OddEdge { tile: road, side: Side::N, is: Edge::Road, looks: Edge::City };
    assert!(odd.contains(&north), "{odd:?}");
    assert!(odd.iter().all(|edge| edge.tile == road) && odd.len() == 4, "{odd:?}");
    assert!(odd_edges(&[]).is_empty() && odd_edges(&tiles[..1]).is_empty());
}
