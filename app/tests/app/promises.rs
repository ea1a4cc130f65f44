//! Answers for which Discord was told to wait: owed by the next process, as long as they can be
//! given.

use port::{Application as _, Interaction, InteractionId, InteractionKind};

use crate::common::{Table, command, interaction, now, pass_until, press};

const MINUTE: i64 = 60_000;
/// The first millisecond of a snowflake's time, and how many bits stand below it.
const SNOWFLAKE: (i64, u32) = (1_420_070_400_000, 22);

/// Something that somebody does now.
fn fresh(kind: InteractionKind) -> Interaction {
    let id = u64::try_from(now() - SNOWFLAKE.0).unwrap() << SNOWFLAKE.1;
    Interaction { id: InteractionId(id), ..interaction(1, kind) }
}

#[tokio::test]
async fn an_answer_is_owed_for_a_quarter_of_an_hour_and_no_longer() {
    let table = Table::open("owed").await;
    let typed = "my settings weekends:true user:2 zone:Asia/Tokyo";
    let first = fresh(command(typed));
    pass_until(now() + MINUTE);
    let second = fresh(press("c1.confirm.1.1", &["a", "b"]));
    for of in [&second, &first, &first] {
        table.app.promise(of).await;
    }
    assert_eq!(table.app.owed().await, [first.clone(), second.clone()], "all of it is kept");
    pass_until(now() + 14 * MINUTE + MINUTE / 2);
    assert_eq!(table.app.owed().await, std::slice::from_ref(&second), "the first is too late");
    assert_eq!(table.store.promised().await.unwrap().len(), 1, "and forgotten");
    table.app.redeemed(second.id).await;
    assert_eq!(table.app.owed().await, []);
}

#[tokio::test]
async fn a_promise_that_was_cut_off_while_it_was_written_was_none() {
    let table = Table::open("torn").await;
    let of = fresh(command("board"));
    table.app.promise(&of).await;
    let mut whole = table.store.promised().await.unwrap().remove(0);
    table.store.redeem(of.id).await.unwrap();
    whole.text.truncate(whole.text.len() / 2);
    table.store.promise(&whole).await.unwrap();
    assert_eq!(table.app.owed().await, []);
    assert_eq!(table.store.promised().await.unwrap(), []);
}
