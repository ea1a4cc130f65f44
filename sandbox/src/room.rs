//! What moderators decide about a channel besides who may do what there: its kind, the tags of a forum,
//! slow mode, whether it is for adults. Threads have a part of it, too.

use serde_json::{Value, json};

use crate::clock::Id;

/// Tags that a forum may have.
pub(crate) const TAGS: usize = 20;
/// Tags that one post may have.
pub(crate) const APPLIED_TAGS: usize = 5;
/// Characters of a tag's name.
pub(crate) const TAG_NAME: usize = 20;
/// The longest slow mode, in seconds.
pub(crate) const SLOWEST_S: u64 = 21_600;
/// Flag of a forum: a post needs a tag.
const REQUIRE_TAG: u64 = 1 << 4;

/// The kinds of channels that a server has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum RoomKind {
    #[default]
    Text,
    Voice,
    Announcement,
    Stage,
    Forum,
}

/// Every kind with its name on the user side and Discord's number.
const KINDS: [(RoomKind, &str, u8); 5] = [
    (RoomKind::Text, "text", 0),
    (RoomKind::Voice, "voice", 2),
    (RoomKind::Announcement, "announcement", 5),
    (RoomKind::Stage, "stage", 13),
    (RoomKind::Forum, "forum", 15),
];

impl RoomKind {
    pub(crate) fn named(name: &str) -> Option<Self> {
        KINDS.iter().find(|(_, known, _)| *known == name).map(|(kind, ..)| *kind)
    }

    fn row(self) -> (&'static str, u8) {
        let row = KINDS.iter().find(|(kind, ..)| *kind == self);
        row.map_or(("text", 0), |(_, name, number)| (name, *number))
    }

    pub(crate) fn name(self) -> &'static str {
        self.row().0
    }

    /// Discord's number.
    pub(crate) fn number(self) -> u8 {
        self.row().1
    }

    /// A forum holds posts alone.
    pub(crate) fn takes_messages(self) -> bool {
        self != Self::Forum
    }

    pub(crate) fn takes_threads(self) -> bool {
        !matches!(self, Self::Voice | Self::Stage)
    }

    /// Whether a channel that is in use may become of this kind.
    pub(crate) fn turns_into(self, other: Self) -> bool {
        let writes = |kind| matches!(kind, Self::Text | Self::Announcement);
        self == other || writes(self) && writes(other)
    }
}

/// A tag of a forum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ForumTag {
    pub(crate) id: Id,
    pub(crate) name: String,
}

/// What was decided about one channel or thread.
#[derive(Clone, Debug, Default)]
pub(crate) struct Room {
    /// The kind; of a thread, that of the channel it is in.
    pub(crate) kind: RoomKind,
    /// The tags that a forum offers.
    pub(crate) tags: Vec<ForumTag>,
    /// A post in this forum needs a tag.
    pub(crate) requires_tag: bool,
    /// The tags of a post.
    pub(crate) applied: Vec<Id>,
    /// Only adults are let in.
    pub(crate) age_restricted: bool,
    /// Seconds that people wait between two messages.
    pub(crate) slow_s: u64,
    /// Nobody but moderators and whoever started this private thread lets others in.
    pub(crate) closed_to_guests: bool,
}

impl Room {
    /// Writes what a channel of a server says about it.
    pub(crate) fn put_into(&self, channel: &mut Value) {
        channel["nsfw"] = json!(self.age_restricted);
        channel["rate_limit_per_user"] = json!(self.slow_s);
        match self.kind {
            RoomKind::Voice | RoomKind::Stage => {
                channel["bitrate"] = json!(64_000);
                channel["user_limit"] = json!(0);
                channel["rtc_region"] = Value::Null;
            }
            RoomKind::Forum => {
                let tag = |tag: &ForumTag| {
                    json!({"id": tag.id, "name": tag.name, "moderated": false, "emoji_id": null,
                           "emoji_name": null})
                };
                channel["flags"] = json!(if self.requires_tag { REQUIRE_TAG } else { 0 });
                channel["available_tags"] = self.tags.iter().map(tag).collect();
                channel["default_forum_layout"] = json!(0);
            }
            RoomKind::Text | RoomKind::Announcement => {}
        }
    }
}
