//! `/privacy export`.

use serde_json::{Value as Json, json};
use storage::UserId;

use crate::commands::Run;
use crate::commands::spec::command;
use crate::port::{File, Files};
use crate::table::error::{AppError, Fault};
use crate::table::model::Table;
use crate::table::personal_data;
use crate::use_cases::{Answer, Context, Request};
use crate::view::MessageDraft;

/// The file name of an export.
const FILE: &str = "carcas.json";

command! {
    /// Everything stored about the person, as a file that only they can see.
    Export = "export" {}
}

impl Run for Export {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let kept = kept(request.context, request.user()).await?;
        let mut page = MessageDraft::text(request.text().say("privacy-export"));
        page.message.files = Files::Set(vec![File {
            name: FILE.to_owned(),
            bytes: serde_json::to_vec_pretty(&kept).map_err(Fault::from)?,
            description: String::new(),
        }]);
        Ok(Answer::private(page))
    }
}

async fn kept(context: &Context, user: UserId) -> Result<Json, Fault> {
    let mut kept = json!({ "user": user.to_string() });
    for (table, rows) in context.store().about(user).await? {
        kept[table] = serde_json::to_value(rows)?;
    }
    let mut tables = Vec::new();
    for game in context.store().games_that_name(user).await? {
        let Some(stored) = context.store().table(game).await? else { continue };
        tables.extend(personal_data::of(&Table::read(stored)?, user)?);
    }
    kept["tables"] = Json::Array(tables);
    Ok(kept)
}
