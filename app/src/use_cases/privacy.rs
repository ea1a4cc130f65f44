//! Export and erasure of personal data. An erasure leaves the games intact: the seats stay, now
//! without a name, and others may take them.

use rules::Seat;
use serde_json::{Value as Json, json};
use storage::{Find, Status, UserId};

use crate::port::{File, Files, Interaction, Row, Style};
use crate::table::error::{Fault, Stop};
use crate::table::model::Table;
use crate::table::outcome::Outcome;
use crate::table::token::{NO_GAME, PersonalAction, Token};
use crate::text::Text;
use crate::use_cases::{Answer, Context, Request, Started, finish, lobby, seats, seats::Parting};
use crate::view::{Page, button};

/// The file name of an export.
const FILE: &str = "carcas.json";
/// More games than anybody can have.
const ALL: u32 = u32::MAX;

/// `/privacy export`: everything stored about the person, as a file that only they can see.
pub(crate) async fn export(request: &Request<'_>) -> Result<Answer, Stop> {
    let kept = kept(request.context, request.user()).await?;
    let mut page = Page::text(request.text().say("privacy-export"));
    page.message.files = Files::Set(vec![File {
        name: FILE.to_owned(),
        bytes: serde_json::to_vec_pretty(&kept).map_err(Fault::from)?,
        description: String::new(),
    }]);
    Ok(Answer::private(page))
}

async fn kept(context: &Context, user: UserId) -> Result<Json, Fault> {
    let mut kept = json!({ "user": user.to_string() });
    for (table, rows) in context.store().about(user).await? {
        kept[table] = serde_json::to_value(rows)?;
    }
    let mut tables = Vec::new();
    for game in context.store().games_that_name(user).await? {
        let Some(stored) = context.store().table(game).await? else { continue };
        tables.extend(crate::table::personal_data::of(&Table::read(stored)?, user)?);
    }
    kept["tables"] = Json::Array(tables);
    Ok(kept)
}

/// `/privacy erase`: asks for confirmation.
pub(crate) fn ask_erase(interaction: &Interaction) -> Answer {
    let text = Text::of(&interaction.locale);
    let yes = Token::new(PersonalAction::Erase, NO_GAME, 0);
    let yes = button(text, Style::Danger, "button-erase", &yes);
    Answer::private(Page::text(text.say("privacy-ask")).row(Row::Buttons(vec![yes])))
}

/// The button below that question.
pub(crate) async fn erase(request: &Request<'_>) -> Result<Answer, Stop> {
    let user = request.user();
    if let Started::New(mut act) = request.begin().await? {
        for game in act.games(Find::OpenOf(user), ALL).await? {
            let Some(stored) = act.table(game.id).await? else { continue };
            let table = Table::read(stored)?;
            let seat = table.seats.iter().find(|seated| seated.player == Some(user));
            match (table.row.status, seat) {
                (Status::Running, Some(seat)) => {
                    let (seat, once) = (Seat(seat.seat), request.interaction.id.to_string());
                    seats::empty(
                        request.context,
                        &mut *act,
                        &table,
                        seat,
                        &once,
                        "seat-erased",
                        Parting::Leaves,
                    )
                    .await?;
                }
                (_, Some(_)) => lobby::leave_lobby(request, &mut *act, &table).await?,
                (_, None) => {}
            }
        }
        finish(act, &Outcome::Nothing).await?;
    }
    let erased = request.context.store().erase(user).await?;
    tracing::info!(rows = erased.rows, wiped = erased.wiped, "a player was erased");
    Ok(Answer::update(Page::text(request.text().say("privacy-erased"))))
}
