//! Set-ups.

use storage::{Reads as _, SavedSetup, Store as _};

use super::Folder;
use crate::{ADA, BEN, act, setup};

#[tokio::test]
async fn a_set_up_is_kept_under_its_name_until_it_is_replaced_or_removed() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut keeping = act(&store).await;
    for name in ["quick", "Łódź", "'; DROP TABLE setups; --", "a\0b"] {
        keeping.save_setup(ADA, &setup(name)).await.unwrap();
    }
    keeping.save_setup(BEN, &setup("quick")).await.unwrap();
    let newer = SavedSetup { settings: "newer".into(), ..setup("quick") };
    keeping.save_setup(ADA, &newer).await.unwrap();
    assert_eq!(keeping.setups(ADA).await.unwrap().len(), 4);
    keeping.commit("kept").await.unwrap();
    let names = async |player| -> Vec<String> {
        store.setups(player).await.unwrap().into_iter().map(|setup| setup.name).collect()
    };
    let all = ["'; DROP TABLE setups; --", "a\u{FFFD}b", "quick", "Łódź"];
    assert_eq!(names(ADA).await, all);
    assert!(store.setups(ADA).await.unwrap().contains(&newer));
    assert_eq!(store.setups(BEN).await.unwrap(), [setup("quick")]);

    let mut removing = act(&store).await;
    assert!(removing.remove_setup(ADA, "quick").await.unwrap());
    assert!(removing.remove_setup(ADA, "a\0b").await.unwrap());
    assert!(!removing.remove_setup(ADA, "quick").await.unwrap());
    removing.commit("removed").await.unwrap();
    assert_eq!(names(ADA).await, ["'; DROP TABLE setups; --", "Łódź"]);
    store.erase(ADA).await.unwrap();
    assert_eq!((names(ADA).await.len(), names(BEN).await.len()), (0, 1));
}
