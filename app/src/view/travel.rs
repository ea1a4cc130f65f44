//! What is said of games that travel: what is wrong with a file, and from where a game goes on.

use jcz::Obstacle;

use crate::say;
use crate::table::error::{ExportFault, ExportPart};
use crate::table::model::Table;
use crate::text::Text;

/// What is wrong with the file of a game.
pub fn why(text: &Text, fault: ExportFault) -> String {
    match fault {
        ExportFault::Foreign => text.say("import-foreign"),
        ExportFault::Jcz => text.say("import-jcz"),
        ExportFault::Newer(version) => say!(text, "import-newer", version = version),
        ExportFault::Changed(ExportPart::Line(line)) => {
            say!(text, "import-changed-line", line = line)
        }
        ExportFault::Changed(ExportPart::Head) => text.say("import-changed-head"),
        ExportFault::Changed(ExportPart::Move(number)) => {
            say!(text, "import-changed-move", number = number)
        }
        ExportFault::Changed(ExportPart::End) => text.say("import-changed-end"),
        ExportFault::Unreadable(_) => text.say("import-unreadable"),
        ExportFault::Seal => text.say("import-seal"),
        ExportFault::Deal => text.say("import-deal"),
        ExportFault::Move(number) => say!(text, "import-move", number = number),
        ExportFault::End => text.say("import-end"),
        ExportFault::Large => text.say("import-large"),
        ExportFault::Unreachable => text.say("import-unreachable"),
    }
}

/// Why there is no file of a game for JCloisterZone.
pub(crate) fn no_jcz(text: &Text, why: Obstacle) -> String {
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
