//! The first game: ten tiles against Carcas, with a hint at each step. It is played in direct
//! messages, where nobody else sees it. A player who asks for it elsewhere gets a direct message
//! with a button that starts it.

use brain::Level;
use ground::load::must_be_welcome;
use ground::{Answer, Context, Request, Started, finish};
use port::{ActionRow, Interaction, Message, Style};
use queues::outbox::notification::Standalone;
use queues::outbox::notification::key::OutboxKey;
use rules::{Prompt, Seat};
use storage::{Outgoing, UserId};
use table::aids::Aids;
use table::error::{AppError, Refusal};
use table::model::{Settings, Table};
use table::outcome::Outcome;
use table::sets;
use table::token::{ComponentToken, NO_GAME, PersonalAction};
use text::Text;
use view::{MessageDraft, button};

use crate::{hint, lobby, stand_in};

/// How many tiles are drawn.
const TILES: u16 = 10;

/// `/learn`: opens a private table for one with Carcas, and begins at once.
pub async fn learn(request: &Request<'_>) -> Result<Answer, AppError> {
    if request.interaction.guild.is_some() {
        return teach_elsewhere(request).await;
    }
    if let Started::New(mut act) = request.begin().await? {
        if act.table_in(request.interaction.channel).await?.is_some() {
            return Err(Refusal::LearningAlready.into());
        }
        let carcas = UserId(request.interaction.application.0);
        let systems = sets::chosen(&["base"])?;
        let settings = Settings {
            tiles: Some(TILES),
            guest: Some(carcas),
            level: Level::Gentle,
            aids: Aids::All,
            guided: true,
            locale: request.text().code().to_owned(),
            order: vec![Some(request.user()), Some(carcas)],
            ..Settings::new(systems)
        };
        let game = lobby::create(request, &mut *act, &settings).await?;
        stand_in::seat_carcas(&mut *act, request.interaction, game).await?;
        let Interaction { id, in_thread, .. } = request.interaction;
        let number = (id.0, *in_thread);
        lobby::begin_game(request.context, &mut *act, game, number).await?;
        finish(act, &Outcome::Opened).await?;
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("learn-opened"))))
}

/// Sends a direct message in which the game can begin.
async fn teach_elsewhere(request: &Request<'_>) -> Result<Answer, AppError> {
    if let Started::New(mut act) = request.begin().await? {
        must_be_welcome(&mut *act, request).await?;
        let notification = Standalone::Learn {
            user: Some(request.user()),
            locale: request.text().code().to_owned(),
        };
        let key = OutboxKey::Learn(request.interaction.id);
        let row = notification.row(request.interaction.channel, key)?;
        act.enqueue(&Outgoing { in_order: false, ..row }).await?;
        finish(act, &Outcome::Nothing).await?;
    }
    // Whether the message arrives is not known yet, so the answer also says what to do if it
    // does not.
    Ok(Answer::private(MessageDraft::text(request.text().say("learn-written"))))
}

/// The direct message with the button that begins the game.
pub fn invitation(text: &Text) -> Message {
    let begin = ComponentToken::new(PersonalAction::Learn, NO_GAME, 0);
    let begin = button(text, Style::Success, "button-learn", &begin);
    MessageDraft::text(text.say("learn-invitation")).row(ActionRow::Buttons(vec![begin])).message
}

/// The advice for a guided game: what to learn now, depending on its progress and on whether the tile
/// is laid out, and what Carcas would do.
pub async fn advice(
    context: &Context,
    text: &'static Text,
    table: &Table,
    (seat, laid): (Seat, bool),
) -> Option<String> {
    let lesson = lesson(text, table, laid)?;
    if laid {
        return Some(lesson);
    }
    let hints = hint::hints(context, table, seat).await.unwrap_or_default();
    let people = table.people(text);
    let asked = (table.game.as_ref()?, seat);
    let hint = hints.first().and_then(|first| view::hint::advice(text, &people, asked, first));
    let parts: Vec<String> = std::iter::once(lesson).chain(hint).collect();
    Some(parts.join("\n"))
}

fn lesson(text: &Text, table: &Table, laid: bool) -> Option<String> {
    if !table.settings.guided {
        return None;
    }
    let game = table.game.as_ref()?;
    let turn = game.turn().number;
    let key = match (laid, turn) {
        _ if table.prompt() != Some(Prompt::Place) => return None,
        (false, 0..=2) => "learn-place",
        (false, 3..=4) => "learn-close",
        (false, _) => "learn-end",
        (true, 0..=2) => "learn-figure",
        (true, _) => "learn-farmer",
    };
    Some(text.say(key))
}
