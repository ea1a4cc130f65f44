//! Every limit of Discord that the sandbox enforces, in one place. If Discord documents no figure,
//! the constant says so. A bot that only works with other figures does not work on Discord, so none
//! is a setting, with two exceptions for tests: the time for an answer, because a test must not fail
//! because its machine is busy, and the rates of requests, because it must not wait for them.

/// Milliseconds in which an interaction must be answered (Discord: receiving and responding), unless
/// whoever starts the sandbox says otherwise.
pub(crate) const ANSWER_WITHIN_MS: i64 = 3_000;
/// Milliseconds for which an interaction token lives (Discord: receiving and responding).
pub(crate) const TOKEN_LIVES_MS: i64 = 15 * 60 * 1_000;
/// Milliseconds for which a nonce is remembered; Discord says "the past few minutes".
pub(crate) const NONCE_REMEMBERED_MS: i64 = 5 * 60 * 1_000;
/// Characters of a nonce.
pub(crate) const NONCE: usize = 25;
/// Age in milliseconds from which edits of a message are limited (error 30046).
pub(crate) const OLD_MESSAGE_MS: i64 = 60 * 60 * 1_000;
/// Edits of old messages that a channel allows in one hour. Discord gives no figure.
pub(crate) const OLD_EDITS: usize = 3;

/// Characters of a message's content.
pub(crate) const CONTENT: usize = 2_000;
/// Embeds of one message.
pub(crate) const EMBEDS: usize = 10;
/// Characters of all embeds of one message together.
pub(crate) const EMBED_TOTAL: usize = 6_000;
/// Fields of one embed.
pub(crate) const EMBED_FIELDS: usize = 25;
/// Users or roles that `allowed_mentions` may list.
pub(crate) const MENTION_LIST: usize = 100;

/// Rows of a message without Components V2.
pub(crate) const ROWS: usize = 5;
/// Buttons of one row.
pub(crate) const ROW_BUTTONS: usize = 5;
/// Components of one message, nested ones too.
pub(crate) const COMPONENTS: usize = 40;
/// Characters of all text displays of one message together.
pub(crate) const TEXT_TOTAL: usize = 4_000;
/// Characters of a `custom_id`.
pub(crate) const CUSTOM_ID: usize = 100;
/// Characters of a button's label.
pub(crate) const LABEL: usize = 80;
/// Characters of a link button's address.
pub(crate) const URL: usize = 512;
/// Options of a select menu.
pub(crate) const SELECT_OPTIONS: usize = 25;
/// Characters of an option's label, value and description.
pub(crate) const SELECT_TEXT: usize = 100;
/// Characters of a select menu's placeholder.
pub(crate) const PLACEHOLDER: usize = 150;
/// Text displays of one section.
pub(crate) const SECTION_TEXTS: usize = 3;
/// Items of one media gallery.
pub(crate) const GALLERY_ITEMS: usize = 10;
/// Characters of the description (alternative text) of a file or picture.
pub(crate) const DESCRIPTION: usize = 1_024;

/// Threads of one server that are not archived.
pub(crate) const ACTIVE_THREADS: usize = 1_000;
/// The longest time for which somebody may be timed out, in seconds: 28 days.
pub(crate) const TIMEOUT_S: u64 = 28 * 86_400;

/// Bytes of one file.
pub(crate) const FILE_BYTES: usize = 10 * 1_024 * 1_024;
/// Files of one request and of one message.
pub(crate) const FILES: usize = 10;
/// Bytes of a whole request; more is refused before it is read.
pub(crate) const REQUEST_BYTES: usize = 110 * 1_024 * 1_024;

/// Slash commands of an application, globally or in one server.
pub(crate) const COMMANDS: usize = 100;
/// User commands, and message commands, likewise.
pub(crate) const MENU_COMMANDS: usize = 15;
/// Options, subcommands or choices in one list.
pub(crate) const OPTIONS: usize = 25;
/// Characters of a command's or option's name.
pub(crate) const COMMAND_NAME: usize = 32;
/// Characters of a command's or option's description.
pub(crate) const COMMAND_DESCRIPTION: usize = 100;
/// Characters of a choice's name and of its text value.
pub(crate) const CHOICE: usize = 100;
/// Characters of one command: names, descriptions and values, each in its longest language.
pub(crate) const COMMAND_TOTAL: usize = 8_000;
/// Characters that a user may type into a text option.
pub(crate) const OPTION_TEXT: usize = 6_000;
/// The largest whole number (and, negated, the smallest) that an option accepts: 2^53.
pub(crate) const OPTION_NUMBER: i64 = 1 << 53;

/// Requests a second that an application may make in all, not counting those of interactions.
pub(crate) const GLOBAL_REQUESTS: u32 = 50;
/// Milliseconds in which they are counted.
pub(crate) const GLOBAL_WINDOW_MS: i64 = 1_000;
/// Requests a second that one bucket allows where limits are wide (`Sandbox::with_wide_limits`): a bot
/// that honours the headers never reaches it.
pub(crate) const WIDE_REQUESTS: u32 = 30;
/// Milliseconds in which they are counted.
pub(crate) const WIDE_WINDOW_MS: i64 = 1_000;

/// Bytes of one payload that a bot sends over the gateway.
pub(crate) const PAYLOAD_BYTES: usize = 4_096;
/// Payloads that a bot may send in the time below.
pub(crate) const PAYLOADS: usize = 120;
/// Milliseconds in which they are counted.
pub(crate) const PAYLOADS_WINDOW_MS: i64 = 60_000;

/// Bytes from which a payload is compressed for a bot that asked for it in IDENTIFY. Discord gives no
/// figure; it compresses "some".
pub(crate) const COMPRESSED_FROM: usize = 16 * 1_024;
/// Sessions that a bot may begin in a day.
pub(crate) const SESSION_STARTS: usize = 1_000;

/// Emoji that an application may have.
pub(crate) const EMOJIS: usize = 2_000;
/// Bytes of one of them.
pub(crate) const EMOJI_BYTES: usize = 256 * 1_024;
/// Milliseconds between the heartbeats that HELLO asks for.
pub(crate) const HEARTBEAT_MS: u64 = 41_250;
/// Milliseconds for which a lost gateway session can be resumed. Discord gives no figure.
pub(crate) const SESSION_LIVES_MS: i64 = 3 * 60 * 1_000;
/// Events kept for a session to resume. Discord gives no figure.
pub(crate) const SESSION_EVENTS: usize = 1_000;
/// Characters of a plain name that the user side gives to a user, channel or server.
pub(crate) const NAME: usize = 100;

/// Message flag: shown to one user only.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// Message flag: the bot is still thinking.
pub(crate) const LOADING: u64 = 1 << 7;
/// Message flag: a thread was started from it.
pub(crate) const HAS_THREAD: u64 = 1 << 5;
/// Message flag: embeds are hidden.
pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// Message flag: no device notification.
pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
/// Message flag: Components V2.
pub(crate) const COMPONENTS_V2: u64 = 1 << 15;
