//! Traces: what expansions show on the picture of what has just happened and on no later one.

use std::collections::BTreeMap;

use game::expansions;
use game::trace::Trace;
use render::Scene;
use rules::Event;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::error::Fault;

use crate::{DescribedPicture, MessageDraft, PictureSpec};

fn all() -> impl Iterator<Item = &'static dyn Trace> {
    expansions::ALL.iter().filter_map(|profile| profile.trace)
}

/// What events leave on a picture, by name, as a row of the outbox holds it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Traces(BTreeMap<String, Value>);

impl Traces {
    /// What these events leave.
    ///
    /// # Errors
    /// The errors of the JSON writer.
    pub fn of(events: &[Event]) -> Result<Self, Fault> {
        let mut traces = BTreeMap::new();
        for trace in all() {
            traces.extend(trace.of(events)?.map(|left| (trace.name().to_owned(), left)));
        }
        Ok(Self(traces))
    }

    /// Adds them to the board of a page.
    ///
    /// # Errors
    /// The errors of the JSON reader.
    pub fn on(&self, mut page: MessageDraft) -> Result<MessageDraft, Fault> {
        if let Some(DescribedPicture { spec: PictureSpec::Board(scene), .. }) = &mut page.picture {
            for trace in all() {
                if let Some(left) = self.0.get(trace.name()) {
                    let plain = std::mem::replace(&mut **scene, Scene::empty());
                    **scene = trace.paint(plain, left)?;
                }
            }
        }
        Ok(page)
    }
}
