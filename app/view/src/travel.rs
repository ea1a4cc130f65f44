//! What is said of games that travel: what is wrong with a file, and from where a game goes on.

use jcz::Obstacle;
use table::error::{ExportPart, ExportRefusal};
use table::model::Table;
use text::{Text, say};

/// What is wrong with the file of a game.
pub fn why(text: &Text, fault: ExportRefusal) -> String {
    match fault {
        ExportRefusal::Foreign => text.say("import-foreign"),
        ExportRefusal::Jcz => text.say("import-jcz"),
        ExportRefusal::Newer(version) => say!(text, "import-newer", version = version),
        ExportRefusal::Changed(ExportPart::Line(line)) => {
            say!(text, "import-changed-line", line = line)
        }
        ExportRefusal::Changed(ExportPart::Head) => text.say("import-changed-head"),
        ExportRefusal::Changed(ExportPart::Move(number)) => {
            say!(text, "import-changed-move", number = number)
        }
        ExportRefusal::Changed(ExportPart::End) => text.say("import-changed-end"),
        ExportRefusal::Unreadable(_) => text.say("import-unreadable"),
        ExportRefusal::Seal => text.say("import-seal"),
        ExportRefusal::Deal => text.say("import-deal"),
        ExportRefusal::Move(number) => say!(text, "import-move", number = number),
        ExportRefusal::End => text.say("import-end"),
        ExportRefusal::Large => text.say("import-large"),
        ExportRefusal::Unreachable => text.say("import-unreachable"),
    }
}

/// Why there is no file of a game for JCloisterZone.
pub fn no_jcz(text: &Text, why: Obstacle) -> String {
    match why {
        Obstacle::Set(key) => say!(text, "export-jcz-set", set = text.named("set", key)),
        Obstacle::Rule(key) => say!(text, "export-jcz-rule", rule = text.named("rule", key)),
        Obstacle::Course => text.say("export-jcz-course"),
    }
}

/// From where the game of a waiting table goes on; nothing for a table that deals.
pub(super) fn position(text: &Text, table: &Table) -> Option<String> {
    let carried = table.settings.carried.as_ref().filter(|_| table.game.is_none())?;
    let points: Vec<String> = (0..carried.seats)
        .map(|seat| {
            let own = carried.sheet.iter().filter(|line| line.seat.0 == seat);
            let points: i32 = own.map(|line| line.points).sum();
            say!(text, "import-points", number = seat + 1, points = points)
        })
        .collect();
    let points = points.join(&text.say("list-comma"));
    Some(say!(text, "import-lobby", seats = carried.seats, points = points))
}
