//! `/hall`.

use ground::{Answer, Request};
use table::error::AppError;
use table::record::BestKind;
use use_cases::records;

use crate::commands::Run;
use crate::commands::spec::{command, words};

words! {
    /// A best of the hall.
    Record = &["city", "road", "farm", "score", "closest", "longest"]
}

command! {
    /// Shows the bests of a server's games, or one of them with its board.
    Hall = "hall" { record: Option<Record> }
}

impl Run for Hall {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        records::hall(request, self.record.and_then(|record| BestKind::named(record.0))).await
    }
}
