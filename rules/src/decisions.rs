//! The open questions, and a buffer for the next ones: allocating a long list of options costs more
//! than filling it, so the longest list so far is reused.

use crate::action::{Action, Decision};

/// The questions that are open now.
#[derive(Debug, Default)]
pub struct Decisions {
    asked: Vec<Decision>,
    /// An empty list that keeps the capacity of an earlier one.
    room: Vec<Action>,
}

/// Initial capacity for options.
const FIRST_ROOM: usize = 128;

impl Decisions {
    /// The questions.
    pub(crate) fn asked(&self) -> &[Decision] {
        &self.asked
    }

    /// Adds a question.
    pub(crate) fn push(&mut self, asked: Decision) {
        self.asked.push(asked);
    }

    /// The questions, so that options can be added.
    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Decision> {
        self.asked.iter_mut()
    }

    /// An empty list for many options.
    pub(crate) fn room(&mut self) -> Vec<Action> {
        let mut room = std::mem::take(&mut self.room);
        room.reserve(FIRST_ROOM);
        room
    }

    /// Takes back a list of options that is no longer needed.
    pub(crate) fn reuse(&mut self, mut options: Vec<Action>) {
        if options.capacity() > self.room.capacity() {
            options.clear();
            self.room = options;
        }
    }

    /// Forgets all questions.
    pub(crate) fn clear(&mut self) {
        while let Some(asked) = self.asked.pop() {
            self.reuse(asked.options);
        }
    }
}

/// A clone has the same questions, but no spare buffer.
impl Clone for Decisions {
    fn clone(&self) -> Self {
        Self { asked: self.asked.clone(), room: Vec::new() }
    }
}

impl Extend<Decision> for Decisions {
    fn extend<T: IntoIterator<Item = Decision>>(&mut self, asked: T) {
        self.asked.extend(asked);
    }
}
