//! The messages of the world, found by their id and by their channel. However many there are, a
//! channel is read without a look at the others.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

use axum::body::Bytes;

use crate::clock::Id;
use crate::model::{Attachment, PostedMessage};

/// How many files that an edit replaced can still be fetched.
const REPLACED: usize = 64;

/// Every message that was not deleted.
#[derive(Debug, Default)]
pub(crate) struct Messages {
    all: BTreeMap<Id, PostedMessage>,
    by_channel: HashMap<Id, BTreeSet<Id>>,
    /// How many messages keep the bytes of their files, if not all.
    pub(crate) files_kept: Option<usize>,
    /// Those with files, in the order in which they got them.
    with_files: VecDeque<Id>,
    /// Files that an edit replaced, oldest first. Discord serves them for a while, too: somebody
    /// may be about to fetch what was shown a moment ago.
    replaced: VecDeque<Attachment>,
}

impl Messages {
    pub(crate) fn get(&self, id: &Id) -> Option<&PostedMessage> {
        self.all.get(id)
    }

    pub(crate) fn contains_key(&self, id: &Id) -> bool {
        self.all.contains_key(id)
    }

    /// Adds a message, or replaces the one with its id.
    pub(crate) fn insert(&mut self, id: Id, message: PostedMessage) {
        self.by_channel.entry(message.channel).or_default().insert(id);
        if !message.attachments.is_empty() {
            self.with_files.push_back(id);
        }
        if let Some(old) = self.all.remove(&id) {
            let stays = |file: &Attachment| message.attachments.iter().any(|now| now.id == file.id);
            self.replaced.extend(old.attachments.into_iter().filter(|file| !stays(file)));
            self.replaced.drain(..self.replaced.len().saturating_sub(REPLACED));
        }
        self.all.insert(id, message);
        self.forget_files();
    }

    /// Changes what stands beside a message's content and files.
    pub(crate) fn change(&mut self, id: &Id, how: impl FnOnce(&mut PostedMessage)) {
        if let Some(message) = self.all.get_mut(id) {
            how(message);
        }
    }

    pub(crate) fn remove(&mut self, id: &Id) -> Option<PostedMessage> {
        let removed = self.all.remove(id)?;
        if let Some(here) = self.by_channel.get_mut(&removed.channel) {
            here.remove(id);
        }
        Some(removed)
    }

    /// Removes all messages of a channel.
    pub(crate) fn clear(&mut self, channel: Id) {
        for id in self.by_channel.remove(&channel).unwrap_or_default() {
            self.all.remove(&id);
        }
    }

    /// The messages of a channel, oldest first.
    pub(crate) fn of(&self, channel: Id) -> impl DoubleEndedIterator<Item = &PostedMessage> {
        let here = self.by_channel.get(&channel).into_iter().flatten();
        here.filter_map(|id| self.all.get(id))
    }

    /// A file that this channel shows, or one that an edit has replaced.
    pub(crate) fn file(&self, channel: Id, file: Id) -> Option<&Attachment> {
        let shown = self.of(channel).flat_map(|message| &message.attachments);
        shown.chain(&self.replaced).find(|known| known.id == file)
    }

    /// Empties the oldest files beyond those that are kept.
    fn forget_files(&mut self) {
        let Some(most) = self.files_kept else {
            self.with_files.clear();
            return;
        };
        while self.with_files.len() > most {
            let oldest = self.with_files.pop_front();
            // One that got another file since stands there again.
            let oldest = oldest.filter(|id| !self.with_files.contains(id));
            if let Some(message) = oldest.and_then(|id| self.all.get_mut(&id)) {
                message.attachments.iter_mut().for_each(|file| file.bytes = Bytes::new());
            }
        }
    }
}
