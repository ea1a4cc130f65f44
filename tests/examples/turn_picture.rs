//! Draws `docs/pictures/turn.png` anew: plays some turns through the program and its sandbox, opens the next
//! one on the sandbox's page and takes a picture of what its player sees first. The game is another one each time.

use tests::browser::{self, Browser, last};
use tests::round::{How, Round};
use tests::{House, Way};

/// The channel that the page shows first.
const CHANNEL: &str = "general";
const PEOPLE: [&str; 3] = ["Ada", "Łucja", "Ben"];
/// Width of the message in pixels.
const WIDTH: u32 = 600;
/// How many turns are played before: the board then has some of everything.
const TURNS: usize = 22;

fn main() -> Result<(), String> {
    let program = browser::find().ok_or("there is no Chromium here (PATH, or CARCAS_CHROMIUM)")?;
    let mut house = House::closed_at("turn-picture", Way::Gateway);
    house.start();
    let mut round = Round::open(&house, CHANNEL, &PEOPLE, "base", How::Commands);
    for _ in 0..TURNS {
        if !round.turn(&mut house, &mut |_, _| {}) {
            return Err("the game is over".to_owned());
        }
    }
    let mut browser = Browser::open(&program, &house.discord.url());
    browser.act_as(&round.next());
    browser.press("Take your turn", &last("#messages button", "Take your turn"));
    let message = "[...document.querySelectorAll('#messages .private')].at(-1)";
    // Private messages of earlier turns may be on the page, too; they offer nothing any more.
    browser.wait("the turn is open", &format!("Boolean({message}?.querySelector('select'))"));
    // As narrow as on a phone that is held upright; the page's column is wider.
    browser.run(&format!("{message}.style.maxWidth = '{WIDTH}px'"));
    browser.run(&format!("{message}.scrollIntoView({{block: 'center', behavior: 'instant'}})"));
    browser.wait_for_pictures();
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/pictures/turn.png");
    std::fs::write(file, browser.picture_of(message))
        .map_err(|error| format!("{file}: {error}"))?;
    println!("{file}");
    Ok(())
}
