//! Art packs as the operator and the painter meet them: made, painted over, checked, chosen for a
//! table, broken, and gone.

use std::fs;
use std::path::Path;

use image::{Rgb, RgbImage};
use tests::{Finished, Folder, House, Message, run};

/// The fields of our own drawings, and what the painter makes of them.
const FIELD: [u8; 3] = [0x86, 0xB0, 0x52];
const AUTUMN: [u8; 3] = [0xB0, 0x86, 0x52];

fn art(house: &House, arguments: &[&str]) -> Finished {
    let arguments: Vec<&str> = ["art"].into_iter().chain(arguments.iter().copied()).collect();
    run(house.folder.path(), house.settings(), &arguments)
}

/// Paints a picture over: what is green becomes brown, and it is made smaller.
fn paint_over(file: &Path) {
    let drawn = image::open(file).expect("a picture was written").to_rgb8();
    assert_eq!(drawn.dimensions(), (512, 512), "{}", file.display());
    let painted = RgbImage::from_fn(160, 160, |x, y| {
        let Rgb([red, green, blue]) = *drawn.get_pixel(x * 16 / 5, y * 16 / 5);
        Rgb([green, red, blue])
    });
    painted.save(file).expect("it can be written over");
}

/// How many pixels of a message's picture look like a colour.
fn like(house: &House, message: &Message, colour: [u8; 3]) -> usize {
    let pictures = message.pictures();
    let picture = pictures.first().unwrap_or_else(|| panic!("no picture: {message:?}"));
    let bytes = house.discord.bytes(&picture.url);
    let picture: RgbImage = image::load_from_memory(&bytes).expect("a picture").to_rgb8();
    let is_like = |pixel: &&Rgb<u8>| (0..3).all(|i| pixel.0[i].abs_diff(colour[i]) <= 8);
    picture.pixels().filter(is_like).count()
}

#[test]
fn a_pack_is_made_painted_over_checked_and_chosen_and_once_it_is_broken_carcas_draws() {
    let mut house = House::closed("doors-art");
    house.set("CARCAS_ART", "art");
    let made = art(&house, &["new", "autumn"]);
    assert_eq!(made.code, Some(0), "{made:?}");
    let pack = house.folder.join("art/autumn");
    for file in ["pack.toml", "README.md", "contact-sheet.png"] {
        assert!(pack.join(file).is_file(), "{file}");
    }
    let kinds = || rules::catalog().kinds().map(|kind| kind.kind());
    assert!(kinds().all(|kind| pack.join(format!("{}.png", kind.id)).is_file()));
    // What is already there is never written over.
    fs::write(pack.join("base/D.png"), "mine").expect("it is there");
    let again = art(&house, &["new", "autumn"]);
    assert_eq!(again.code, Some(1), "{again:?}");
    assert!(crate::one_line(&again).contains("art/autumn"), "{again:?}");
    assert_eq!(fs::read(pack.join("base/D.png")).expect("it is there"), b"mine");

    // The painter paints the base game and leaves the rest to Carcas.
    for kind in kinds() {
        let file = pack.join(format!("{}.png", kind.id));
        match kind.set() {
            "base" if kind.id != "base/D" => paint_over(&file),
            "base" => {}
            set => drop(fs::remove_dir_all(pack.join(set))),
        }
    }
    let checked = art(&house, &["check", "autumn"]);
    assert_eq!(checked.code, Some(1), "{checked:?}");
    assert!(checked.out.contains("wrong: art/autumn/base/D.png: "), "{checked:?}");
    fs::remove_file(pack.join("base/D.png")).expect("it is there");
    let checked = art(&house, &["check", "autumn"]);
    assert_eq!(checked.code, Some(0), "{checked:?}");
    let all = kinds().count();
    assert!(checked.out.contains(&format!("23 of {all} tiles have a picture")), "{checked:?}");
    assert!(checked.out.contains("missing: base, 1 of 24: base/D\n"), "{checked:?}");
    assert!(checked.out.contains("missing: ic, all 17\n"), "{checked:?}");
    assert!(!checked.out.contains("warning"), "{checked:?}");

    house.start();
    let ada = house.person("Ada", "table");
    let offered = ada.autocomplete("game new", &[("theme", "aut")], "theme");
    assert_eq!(offered[0].1, "autumn", "{offered:?}");
    let options = [("sets", "base"), ("theme", "autumn")];
    ada.command("game new", &options);
    house.person("Ben", "table").command("game join", &[]);
    ada.command("game start", &[]);
    let sheet = ada.command("tiles", &[]);
    let [autumn, ours] = [AUTUMN, FIELD].map(|colour| like(&house, sheet.message(), colour));
    // The one tile that nobody painted is drawn by Carcas.
    assert!(autumn > 20_000 && ours > 500 && ours * 5 < autumn, "{autumn} {ours}");

    // A pack that is broken at the next start is named with file and reason, and not used.
    let broken = pack.join("base/B.png");
    fs::write(&broken, "no picture").expect("it can be written over");
    house.kill();
    house.start();
    let said = house.bot().said();
    let named = said.lines().find(|line| line.contains("an art pack is not used"));
    let named = named.unwrap_or_else(|| panic!("{said}"));
    assert!(named.contains("base/B.png") && named.contains("no PNG, WebP or JPEG"), "{named}");
    let ada = house.person("Ada", "table");
    let sheet = ada.command("tiles", &[]);
    assert!(sheet.words().contains("“autumn”"), "{}", sheet.words());
    let [autumn, ours] = [AUTUMN, FIELD].map(|colour| like(&house, sheet.message(), colour));
    assert!(ours > 20_000 && autumn * 20 < ours, "{autumn} {ours}");
    assert!(ada.autocomplete("game new", &[("theme", "aut")], "theme").is_empty());
}

#[test]
fn without_a_folder_for_packs_none_can_be_made() {
    let folder = Folder::new();
    for arguments in [["art", "new", "oaks"], ["art", "check", "oaks"]] {
        let finished = run(folder.path(), &[], &arguments);
        assert_eq!(finished.code, Some(2), "{finished:?}");
        assert!(crate::one_line(&finished).contains("CARCAS_ART"), "{finished:?}");
    }
    let settings = [("CARCAS_ART".to_owned(), "art".to_owned())];
    for (arguments, word) in [
        (["art", "new", "../oaks"], "small letters"),
        (["art", "new", "winter"], "small letters"),
        (["art", "check", "oaks"], "art/oaks"),
    ] {
        let finished = run(folder.path(), &settings, &arguments);
        assert_eq!(finished.code, Some(1), "{finished:?}");
        assert!(crate::one_line(&finished).contains(word), "{finished:?}");
    }
    let made: Vec<_> = fs::read_dir(folder.path()).expect("it is there").collect();
    assert!(made.is_empty(), "{made:?}");
}
