//! Games that went back in time.

use table::token::{ComponentToken, TurnAction};

use crate::common::{Table, press};

#[tokio::test]
async fn a_button_that_knows_more_than_the_database_has_the_table_told_once() {
    let mut table = Table::started("lost", "sets:base", &[1, 2]).await;
    let mover = table.mover().await.unwrap();
    let id = table.id().await;
    let ordinal = table.store.game(id).await.unwrap().unwrap().ordinal;
    let token = ComponentToken::new(TurnAction::Open(None), id, ordinal + 3).encode();
    let before = table.public.len();
    // Whoever does not play could have made it up.
    table.say(3, press(&token, &[])).await;
    assert_eq!(table.public.len(), before);
    table.say(1, press(&token, &[])).await;
    assert_eq!(table.public.len(), before + 1);
    let told = table.public.last().unwrap();
    assert!(told.content.contains("moves of this game were lost"), "{}", told.content);
    assert_eq!(told.mentions, [port::UserId(mover)]);
    table.say(2, press(&token, &[])).await;
    assert_eq!(table.public.len(), before + 1, "once is enough");
}
