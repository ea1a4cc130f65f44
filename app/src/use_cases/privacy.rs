//! Export and erasure of personal data. An erasure leaves the games intact: the seats stay, now
//! without a name, and others may take them.

use rules::Seat;
use serde_json::{Value as Json, json};
use storage::{Find, Status, UserId};

use crate::port::{File, Files, Interaction, Row, Style};
use crate::table::error::{Fault, Stop};
use crate::table::model::Table;
use crate::table::outcome::Outcome;
use crate::table::token::{NO_GAME, Press, Token};
use crate::text::Text;
use crate::use_cases::seats::Parting;
use crate::use_cases::{Answer, App, Started};
use crate::view::{Page, button};

/// The file name of an export.
const FILE: &str = "carcas.json";
/// More games than anybody can have.
const ALL: u32 = u32::MAX;

impl App {
    /// `/privacy export`: everything stored about the person, as a file that only they can see.
    pub(crate) async fn export(&self, of: &Interaction) -> Result<Answer, Stop> {
        let kept = self.kept(of.user.id).await?;
        let mut page = Page::text(Text::of(&of.locale).say("privacy-export"));
        page.message.files = Files::Set(vec![File {
            name: FILE.to_owned(),
            bytes: serde_json::to_vec_pretty(&kept).map_err(Fault::from)?,
            description: String::new(),
        }]);
        Ok(Answer::private(page))
    }

    async fn kept(&self, user: UserId) -> Result<Json, Fault> {
        let mut kept = json!({ "user": user.to_string() });
        for (table, rows) in self.store().about(user).await? {
            kept[table] = serde_json::to_value(rows)?;
        }
        let mut tables = Vec::new();
        for game in self.store().games_that_name(user).await? {
            let Some(stored) = self.store().table(game).await? else { continue };
            tables.extend(crate::table::personal_data::of(&Table::read(stored)?, user)?);
        }
        kept["tables"] = Json::Array(tables);
        Ok(kept)
    }

    /// `/privacy erase`: asks for confirmation.
    pub(crate) fn ask_erase(of: &Interaction) -> Answer {
        let text = Text::of(&of.locale);
        let yes = Token::new(Press::Erase, NO_GAME, 0);
        let yes = button(text, Style::Danger, "button-erase", &yes);
        Answer::private(Page::text(text.say("privacy-ask")).row(Row::Buttons(vec![yes])))
    }

    /// The button below that question.
    pub(crate) async fn erase(&self, of: &Interaction) -> Result<Answer, Stop> {
        let user = of.user.id;
        if let Started::New(mut act) = self.begin(of).await? {
            for game in act.games(Find::OpenOf(user), ALL).await? {
                let Some(stored) = act.table(game.id).await? else { continue };
                let table = Table::read(stored)?;
                let seat = table.seats.iter().find(|seated| seated.player == Some(user));
                match (table.row.status, seat) {
                    (Status::Running, Some(seat)) => {
                        let (seat, once) = (Seat(seat.seat), of.id.to_string());
                        self.empty(&mut *act, &table, seat, &once, "seat-erased", Parting::Leaves)
                            .await?;
                    }
                    (_, Some(_)) => self.leave_lobby(&mut *act, of, &table).await?,
                    (_, None) => {}
                }
            }
            self.commit(act, &Outcome::Nothing).await?;
        }
        let erased = self.store().erase(user).await?;
        tracing::info!(rows = erased.rows, wiped = erased.wiped, "a player was erased");
        Ok(Answer::update(Page::text(Text::of(&of.locale).say("privacy-erased"))))
    }
}
