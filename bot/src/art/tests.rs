//! Packs in folders that the tests make: what is read, what is refused with file and reason.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::mpsc::channel;
use std::time::Duration;

use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use tempfile::TempDir;

use super::*;

const ABOUT: &str = "name = \"Oaks\"\nauthor = \"Ada\"\nlicence = \"CC BY 4.0\"\n";
const COLOURS: &str = "[colours]\ntable = \"#203010\"\ntext = \"#F4F1EA\"\ngrid = \"#405030\"\n";

fn plain(colour: [u8; 3], side: u32) -> DynamicImage {
    RgbImage::from_pixel(side, side, Rgb(colour)).into()
}

/// A folder with the pack `oaks`: the picture of one tile in each format.
fn oaks() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let pack = folder.path().join("oaks");
    fs::create_dir_all(pack.join("base")).unwrap();
    fs::write(pack.join(MANIFEST), format!("{ABOUT}{COLOURS}")).unwrap();
    for (name, format) in
        [("B.png", ImageFormat::Png), ("C.webp", ImageFormat::WebP), ("D.JPG", ImageFormat::Jpeg)]
    {
        plain([90, 140, 60], 200).save_with_format(pack.join("base").join(name), format).unwrap();
    }
    folder
}

/// The faults of the packs of a folder, which has no sound one.
#[track_caller]
fn refused(folder: &Path) -> String {
    let gallery = load(folder).unwrap();
    assert_eq!(gallery.packs.iter().count(), 0);
    assert_eq!(gallery.refused.len(), 1, "{:?}", gallery.refused);
    let line = gallery.refused[0].to_string();
    assert!(!line.contains('\n'), "{line}");
    line
}

fn checked(folder: &Path) -> (Result<usize, PackFault>, String) {
    let mut said = String::new();
    let faults = check(folder, "oaks", |line| said += &format!("{line}\n"));
    (faults, said)
}

#[test]
fn a_pack_is_read_with_its_name_its_painter_and_its_terms() {
    let folder = oaks();
    fs::create_dir(folder.path().join(".git")).unwrap();
    fs::write(folder.path().join("notes.txt"), "not a pack").unwrap();
    let gallery = load(folder.path()).unwrap();
    assert!(gallery.refused.is_empty(), "{:?}", gallery.refused);
    let packs: Vec<_> = gallery.packs.iter().collect();
    let [pack] = packs[..] else { panic!("{packs:?}") };
    assert_eq!(pack.word(), "oaks");
    assert_eq!((&*pack.title, &*pack.author, &*pack.licence), ("Oaks", "Ada", "CC BY 4.0"));
    let tiles = ["base/B", "base/C", "base/D"].map(|id| (rules::KindId::named(id).unwrap(), id));
    let sheet = render::sheet(pack.theme, tiles, 128, 3).image();
    assert_eq!(sheet.get_pixel(2, 2).0, [0x20, 0x30, 0x10], "the table has the pack's colour");
    let near = |pixel: &Rgb<u8>| (0..3).all(|i| pixel.0[i].abs_diff([90, 140, 60][i]) < 6);
    let painted = sheet.pixels().filter(|pixel| near(pixel)).count();
    assert!(painted >= 3 * 128 * 128, "{painted}");
}

#[test]
fn without_colours_a_pack_has_those_of_summer() {
    let folder = oaks();
    fs::write(folder.path().join("oaks").join(MANIFEST), ABOUT).unwrap();
    let gallery = load(folder.path()).unwrap();
    let pack = gallery.packs.named("oaks").unwrap();
    let sheet = |theme| render::sheet(theme, [], 128, 1).image().get_pixel(2, 2).0;
    assert_eq!(sheet(pack.theme), sheet(render::Theme::LIGHT));
}

#[test]
fn a_broken_description_is_refused_with_the_reason() {
    for (number, (text, reason)) in (0..).zip([
        ("name = \"Oaks\"\nauthor = \"Ada\"\n", "licence"),
        ("name = Oaks\n", "line 1"),
        (&format!("{ABOUT}colour = 1\n"), "line 4: unknown field `colour`"),
        (&ABOUT.replace("Oaks", ""), "1 to 40 characters"),
        (&ABOUT.replace("Ada", &"a".repeat(41)), "1 to 40 characters"),
        (&format!("{ABOUT}{}", COLOURS.replace("#203010", "green")), "a colour like #E9E1CF"),
        (&format!("{ABOUT}{}", COLOURS.replace("#203010", "#20301")), "a colour like #E9E1CF"),
        (&format!("{ABOUT}{}", COLOURS.replace("#F4F1EA", "#304020")), "contrast"),
        (&format!("{ABOUT}# {}", "x".repeat(70_000)), "more than 65536 bytes"),
    ]) {
        let folder = oaks();
        fs::write(folder.path().join("oaks").join(MANIFEST), text).unwrap();
        let line = refused(folder.path());
        assert!(line.contains("pack.toml: ") && line.contains(reason), "{text:.80}: {line}");
        // It draws every tile that the pack lacks.
        if number % 4 == 0 {
            let (faults, said) = checked(folder.path());
            assert_eq!(faults.unwrap(), 1);
            assert!(said.contains(&format!("wrong: {line}")), "{said}");
        }
    }
    let folder = oaks();
    fs::remove_file(folder.path().join("oaks").join(MANIFEST)).unwrap();
    assert!(refused(folder.path()).contains("pack.toml: No such file"));
}

#[test]
fn a_picture_that_is_no_tile_is_refused_with_its_file_and_the_reason() {
    type Break = (&'static str, fn(&Path), &'static str);
    let breaks: [Break; 5] = [
        ("E.png", |file| DynamicImage::new_rgb8(200, 300).save(file).unwrap(), "a tile is square"),
        ("E.png", |file| DynamicImage::new_rgb8(64, 64).save(file).unwrap(), "less than 128"),
        ("E.png", |file| DynamicImage::new_luma8(4000, 4000).save(file).unwrap(), "at most 2048"),
        ("E.webp", |file| fs::write(file, "RIFF").unwrap(), "no PNG, WebP or JPEG"),
        ("B.jpg", |file| DynamicImage::new_rgb8(200, 200).save(file).unwrap(), "the same tile"),
    ];
    for (number, (name, spoil, reason)) in (0..).zip(breaks) {
        let folder = oaks();
        spoil(&folder.path().join("oaks/base").join(name));
        let line = refused(folder.path());
        assert!(
            line.contains(&format!("oaks/base/{name}: ")) || reason == "the same tile",
            "{line}"
        );
        assert!(line.contains(reason), "{line}");
        if number % 4 == 0 {
            let (faults, said) = checked(folder.path());
            assert_eq!(faults.unwrap(), 1, "{said}");
            assert!(said.contains(&line), "{said}");
        }
    }
}

#[test]
fn a_pipe_among_the_pictures_is_refused_and_not_waited_for() {
    let folder = oaks();
    let pipe = folder.path().join("oaks/base/E.png");
    let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    let (told, heard) = channel();
    std::thread::spawn(move || told.send((refused(folder.path()), folder)));
    let (line, _folder) = heard.recv_timeout(Duration::from_secs(120)).expect("it does not wait");
    assert!(line.ends_with("oaks/base/E.png: not a file"), "{line}");
}

#[test]
fn a_pack_that_cannot_be_typed_is_refused_and_one_bad_pack_spoils_no_other() {
    for name in ["Oaks", "1oaks", "oak trees", "dark", "sets", &"a".repeat(33)] {
        let folder = oaks();
        fs::rename(folder.path().join("oaks"), folder.path().join(name)).unwrap();
        assert!(refused(folder.path()).contains("small letters"), "{name}");
        assert!(
            create(folder.path(), name).is_err() && !folder.path().join(name).join("tb").exists()
        );
    }
    let folder = oaks();
    fs::create_dir(folder.path().join("elms")).unwrap();
    let gallery = load(folder.path()).unwrap();
    assert!(gallery.packs.named("oaks").is_some());
    assert!(gallery.refused[0].to_string().contains("elms/pack.toml"));
    assert!(load(&folder.path().join("nowhere")).is_err());
}

#[test]
fn a_check_says_what_is_missing_and_warns_of_what_no_tile_is_called() {
    let folder = oaks();
    plain([1, 2, 3], 128).save(folder.path().join("oaks/base/Z.png")).unwrap();
    let (faults, said) = checked(folder.path());
    assert_eq!(faults.unwrap(), 0, "{said}");
    for line in [
        "oaks: Oaks by Ada (CC BY 4.0)",
        "3 of 484 tiles have a picture",
        "missing: base, 21 of 24: base/A base/E base/F",
        "missing: ic, all 17",
        "base/Z.png: no tile has this id",
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
    let sheet = image::open(folder.path().join("oaks").join(CONTACT_SHEET)).unwrap();
    assert!(sheet.width() > 14 * 128 && sheet.height() > 24 * 128);
    // The sheet itself is no picture of a tile.
    assert!(!checked(folder.path()).1.contains("contact-sheet.png: no tile"));
}
