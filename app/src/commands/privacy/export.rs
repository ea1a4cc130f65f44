//! `/privacy export`.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;
use ground::{Answer, Context, Request, queries};
use port::limits::FILE_BYTES;
use port::{File, Files};
use serde_json::{Value as Json, json};
use storage::UserId;
use table::error::{AppError, Fault};
use table::model::Table;
use table::personal_data;
use view::MessageDraft;

use crate::commands::Run;
use crate::commands::spec::command;

/// The file name of an export.
const FILE: &str = "carcas.json";
/// The file name of one that is packed.
const PACKED: &str = "carcas.json.gz";

command! {
    /// Everything stored about the person, as a file that only they can see.
    Export = "export" {}
}

impl Run for Export {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let kept = kept(request.context, request.user()).await?;
        let bytes = serde_json::to_vec_pretty(&kept).map_err(Fault::from)?;
        drop(kept);
        let made = match bytes.len() > FILE_BYTES {
            // Packing takes its time.
            true => queries::heavy(request, || made(bytes, FILE_BYTES)).await?,
            false => made(bytes, FILE_BYTES),
        };
        let (said, files) = match made {
            Some((said, file)) => (said, vec![file]),
            None => {
                tracing::warn!("what is stored about somebody does not fit into a message");
                ("privacy-export-large", Vec::new())
            }
        };
        let mut page = MessageDraft::text(request.text().say(said));
        page.message.files = Files::Set(files);
        Ok(Answer::private(page))
    }
}

/// The file of an export with what is said about it, packed if it is larger than `most`; nothing if it
/// still is.
fn made(bytes: Vec<u8>, most: usize) -> Option<(&'static str, File)> {
    let (said, name, bytes) = match bytes.len() > most {
        true => ("privacy-export-packed", PACKED, packed(&bytes)),
        false => ("privacy-export", FILE, bytes),
    };
    let file = File { name: name.to_owned(), bytes, description: String::new() };
    (file.bytes.len() <= most).then_some((said, file))
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    let written = packed.write_all(bytes).and_then(|()| packed.finish());
    written.expect("memory takes whatever is written")
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

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn an_export_is_packed_only_where_it_must_be() {
        let kept = "[1234567890]".repeat(500).into_bytes();
        let (said, plain) = made(kept.clone(), kept.len()).unwrap();
        assert_eq!((said, plain.name.as_str()), ("privacy-export", FILE));
        assert!(plain.bytes == kept);
        let (said, small) = made(kept.clone(), kept.len() - 1).unwrap();
        assert_eq!((said, small.name.as_str()), ("privacy-export-packed", PACKED));
        let mut read = Vec::new();
        GzDecoder::new(&*small.bytes).read_to_end(&mut read).unwrap();
        assert!(read == kept);
        assert_eq!(made(kept, 10), None);
    }
}
