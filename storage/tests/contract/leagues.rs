//! Leagues and their members.

use storage::{
    League, LeagueMember, LeagueStatus, MessageId, Outgoing, Player, Reads as _, Store as _,
    StoreError, league_slot,
};

use super::Folder;
use crate::{ADA, BEN, GUILD, HERE, NOW, act, league};

fn member(number: u32, player: storage::UserId, joined: u32) -> LeagueMember {
    LeagueMember { number, player: Some(player), name: None, joined, dropped: None }
}

#[tokio::test]
async fn a_league_is_opened_and_changed_and_found_by_its_server() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut opening = act(&store).await;
    let first = opening.create_league(&league("first")).await.unwrap();
    let second = opening.create_league(&league("second")).await.unwrap();
    assert!(second > first);
    opening.commit("").await.unwrap();
    let stored = League { id: first, ..league("first") };
    assert_eq!(store.league(first).await.unwrap(), Some(stored.clone()));
    assert_eq!((stored.channel, stored.created_at), (HERE, NOW));
    let names = |found: Vec<League>| found.into_iter().map(|it| it.name).collect::<Vec<_>>();
    assert_eq!(names(store.leagues(GUILD, 9).await.unwrap()), ["second", "first"]);
    assert_eq!(names(store.leagues(GUILD, 1).await.unwrap()), ["second"]);
    assert!(store.leagues(storage::GuildId(99), 9).await.unwrap().is_empty());
    let mut changing = act(&store).await;
    assert_eq!(changing.league(first).await.unwrap(), Some(stored));
    assert_eq!(changing.leagues(GUILD, 9).await.unwrap().len(), 2);
    changing.save_league(first, LeagueStatus::Running, "round 1").await.unwrap();
    changing.commit("").await.unwrap();
    let now = store.league(first).await.unwrap().unwrap();
    assert_eq!((now.status, &*now.state), (LeagueStatus::Running, "round 1"));
    assert_eq!(now.message, None);
    let mut opened = act(&store).await;
    let row = Outgoing::to(HERE, "league", "league", "{}");
    opened.enqueue(&Outgoing { slot: Some(league_slot(first)), ..row }).await.unwrap();
    opened.commit("").await.unwrap();
    let row = store.claim(NOW, 1_000, 1).await.unwrap().pop().unwrap();
    store.sent(&row, Some(MessageId(3)), NOW).await.unwrap();
    let sent = store.league(first).await.unwrap().unwrap();
    assert_eq!(sent, League { message: Some(MessageId(3)), ..now });
    assert_eq!(store.league(second).await.unwrap().unwrap().message, None);
    let mut unknown = act(&store).await;
    assert_eq!(unknown.league(99).await.unwrap(), None);
    let saved = unknown.save_league(99, LeagueStatus::Open, "").await;
    assert!(matches!(saved, Err(StoreError::NotFound(_))), "{saved:?}");
}

#[tokio::test]
async fn members_have_numbers_that_stay_theirs() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut joining = act(&store).await;
    let league = joining.create_league(&league("numbers")).await.unwrap();
    joining.league(league).await.unwrap();
    assert_eq!(joining.join_league(league, ADA, 0).await.unwrap(), 1);
    assert_eq!(joining.join_league(league, BEN, 2).await.unwrap(), 2);
    joining.drop_out(league, 1, Some(3)).await.unwrap();
    joining.commit("").await.unwrap();
    let ada = LeagueMember { dropped: Some(3), ..member(1, ADA, 0) };
    assert_eq!(store.league_members(league).await.unwrap(), [ada, member(2, BEN, 2)]);
    let mut twice = act(&store).await;
    let again = twice.join_league(league, ADA, 3).await;
    assert!(matches!(again, Err(StoreError::AlreadySeated)), "{again:?}");
    drop(twice);
    let mut back = act(&store).await;
    back.drop_out(league, 1, None).await.unwrap();
    assert_eq!(back.league_members(league).await.unwrap()[0].dropped, None);
    let nobody = back.drop_out(league, 9, None).await;
    assert!(matches!(nobody, Err(StoreError::NotFound(_))), "{nobody:?}");
}

#[tokio::test]
async fn an_erased_member_leaves_a_number_and_an_erased_organiser_a_league() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut joining = act(&store).await;
    for (id, name) in [(ADA, "Ada"), (BEN, "Ben")] {
        let player = Player { id, name: name.into(), locale: "en".into() };
        joining.save_player(&player).await.unwrap();
    }
    let id = joining.create_league(&league("erased")).await.unwrap();
    joining.join_league(id, ADA, 0).await.unwrap();
    joining.join_league(id, BEN, 0).await.unwrap();
    joining.commit("").await.unwrap();
    store.erase(ADA).await.unwrap();
    let members = store.league_members(id).await.unwrap();
    let shown: Vec<_> =
        members.iter().map(|it| (it.number, it.player, it.name.as_deref())).collect();
    assert_eq!(shown, [(1, None, None), (2, Some(BEN), Some("Ben"))]);
    assert_eq!(store.league(id).await.unwrap().unwrap().organiser, None);
    // A new person with the same id is another member.
    let mut again = act(&store).await;
    assert_eq!(again.join_league(id, ADA, 1).await.unwrap(), 3);
}

#[tokio::test]
async fn a_league_named_after_its_founder_gets_a_number_when_the_founder_is_erased() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut founding = act(&store).await;
    let player = Player { id: ADA, name: "Łucja".into(), locale: "pl".into() };
    founding.save_player(&player).await.unwrap();
    let own = founding.create_league(&league("Liga ŁUCJI i łucja")).await.unwrap();
    let other = founding.create_league(&league("Spring")).await.unwrap();
    let ben = League { organiser: Some(BEN), ..league("Łucja's, by Ben") };
    let bens = founding.create_league(&ben).await.unwrap();
    founding.commit("").await.unwrap();
    store.erase(ADA).await.unwrap();
    let mut names = Vec::new();
    for id in [own, other, bens] {
        names.push(store.league(id).await.unwrap().unwrap().name);
    }
    assert_eq!(names, [format!("#{own}"), "Spring".to_owned(), "Łucja's, by Ben".to_owned()]);
}
