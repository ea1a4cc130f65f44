//! Traces: what expansions show on the picture of what has just happened and on no later one.

use std::collections::BTreeMap;

use render::Scene;
use rules::Event;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::view::{Page, Picture, Sight, expansions};

/// What the events of an expansion leave on a picture.
pub(super) trait Trace: Sync {
    /// The stable name under which it is stored.
    fn name(&self) -> &'static str;

    /// What these events leave, if they leave anything.
    fn of(&self, events: &[Event]) -> Option<Value>;

    /// Adds it to a board.
    fn paint(&self, scene: Scene, left: &Value) -> Scene;
}

fn all() -> impl Iterator<Item = &'static dyn Trace> {
    expansions::ALL.iter().filter_map(|slice| slice.trace())
}

/// What events leave on a picture, by name, as a row of the outbox holds it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Traces(BTreeMap<String, Value>);

impl Traces {
    /// What these events leave.
    pub fn of(events: &[Event]) -> Self {
        let left = all().filter_map(|trace| Some((trace.name().to_owned(), trace.of(events)?)));
        Self(left.collect())
    }

    /// Adds them to the board of a page.
    pub fn on(&self, mut page: Page) -> Page {
        if let Some(Picture { sight: Sight::Board(scene), .. }) = &mut page.picture {
            let plain = std::mem::replace(&mut **scene, Scene::empty());
            **scene = all().fold(plain, |scene, trace| match self.0.get(trace.name()) {
                Some(left) => trace.paint(scene, left),
                None => scene,
            });
        }
        page
    }
}
