//! Undo after later information has been revealed: with everybody's consent, or not at all, as the
//! table chose. The free undo, while the next tile is still hidden, is in `commit.rs`.

use rules::{Action, Seat};
use storage::UnitOfWork;

use crate::port::Interaction;
use crate::table::access::{self, Act, Actor, Denied};
use crate::table::error::{AppError, Refusal};
use crate::table::model::{Table, UndoRule, is_hidden};
use crate::table::poll::What;
use crate::use_cases::{Answer, Context, Request, actor, commit, polls};

/// The undo policies, by the words that are typed.
pub const RULES: [(&str, UndoRule); 2] = [("consent", UndoRule::Consent), ("off", UndoRule::Off)];

/// The undo policy that a word names.
pub(crate) fn rule(word: &str) -> Result<UndoRule, Refusal> {
    let known = RULES.iter().find(|(known, _)| *known == word);
    known.map(|(_, rule)| *rule).ok_or(Refusal::NoCommand)
}

/// Why an undo is refused: if the next tile has been drawn, the player who moved last is told so.
pub(crate) fn why_not(actor: &Actor, table: &Table, denied: Denied) -> Refusal {
    let own = table.seat_of(actor);
    let drawn = table.game.as_ref().is_some_and(|game| !is_hidden(game));
    let moved_last = table.game.as_ref().is_some_and(|game| {
        let before = (game.turn().seat.0 + game.setup().seats - 1) % game.setup().seats;
        own == Some(Seat(before))
    });
    if denied == Denied::NothingToUndo && drawn && moved_last {
        Refusal::AlreadyDrawn
    } else {
        Refusal::Denied(denied)
    }
}

/// Whether these moves settle the subject of a poll: an undo, or how to go on when a player's time
/// is over.
pub(crate) fn is_overtaken(what: What, mut made: impl Iterator<Item = Action>) -> bool {
    // A tile that is drawn says nothing about whoever is late.
    let only_drawn = what.is_of_time() && made.all(|action| action == Action::Draw);
    !(what.outlives_moves() || only_drawn)
}

/// Whether this person made the last move and may ask the others for an undo.
pub(crate) fn may_ask(table: &Table, interaction: &Interaction) -> bool {
    let own = table.seat_of(&actor(interaction));
    let last = table.progress.last.map(|last| last.seat);
    own.is_some() && own == last && table.settings.undo == UndoRule::Consent
}

/// `/undo` after the next tile was revealed: asks the others.
pub(crate) async fn ask_undo(request: &Request<'_>) -> Result<Answer, AppError> {
    polls::ask_all(request, None, |table| {
        let own = table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?;
        access::may(&request.actor(), Act::Turn, Some(&table.target())).or_else(|denied| {
            let waits = matches!(denied, access::Denied::NotYourTurn { .. });
            if waits { Ok(()) } else { Err(denied) }
        })?;
        if may_ask(table, request.interaction) {
            Ok(What::Undo(own))
        } else {
            Err(Refusal::AlreadyDrawn)
        }
    })
    .await
}

/// Carries out an undo that was requested at `ordinal` and that everybody agreed to.
pub(crate) async fn undo_agreed(
    context: &Context,
    act: &mut dyn UnitOfWork,
    table: &Table,
    ordinal: u32,
) -> Result<(), AppError> {
    let last = table.progress.last.filter(|_| table.row.ordinal == ordinal);
    let last = last.ok_or(Refusal::TooLate)?;
    commit::take_back(context, act, table, last, true).await.map(drop)
}
