//! Requests against a server on loopback that gives scripted answers.

use std::sync::{Arc, Mutex};
use std::time::SystemTime;

use port::{
    ActionRow, Button, ChannelId, Deferral, Embed, EmojiImage, Files, GuildId, Interaction,
    InteractionKind, Invocation, Permissions, Platform as _, Reply, Style, User, UserId,
};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::time::timeout;

use super::*;
use crate::discord::budget::MAX_INVALID;
use crate::discord::emoji;
use crate::discord::receive::{Receiver, ReplyRoute};

/// What the server answers: a status with headers, and a body. An empty status breaks the
/// connection after the request was read.
type Answer = (&'static str, &'static str);

fn alone() -> Arc<dyn Fleet> {
    Arc::new(storage::alone::Alone::default())
}

struct Server {
    rest: RestPlatform,
    heard: Arc<Mutex<Vec<String>>>,
}

async fn server(answers: impl Into<Vec<Answer>>) -> Server {
    let answers: Vec<Answer> = answers.into();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let origin = format!("http://{}", listener.local_addr().unwrap());
    let heard: Arc<Mutex<Vec<String>>> = Arc::default();
    let notes = Arc::clone(&heard);
    tokio::spawn(async move {
        for (status, body) in answers {
            let (mut socket, _) = listener.accept().await.unwrap();
            let heard = request(&mut socket).await;
            notes.lock().unwrap().push(heard);
            if !status.is_empty() {
                let length = body.len();
                let head = format!("HTTP/1.1 {status}\r\nConnection: close\r\n");
                let all = format!("{head}Content-Length: {length}\r\n\r\n{body}");
                socket.write_all(all.as_bytes()).await.unwrap();
            }
        }
    });
    let rest = RestPlatform::new(&Secret::new("planted"), Some(&origin), alone()).unwrap();
    Server { rest, heard }
}

/// The request as text: its head, a blank line, its body.
async fn request(socket: &mut tokio::net::TcpStream) -> String {
    let mut read = Vec::new();
    let mut chunk = [0; 4096];
    loop {
        let text = String::from_utf8_lossy(&read).into_owned();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let lines = head.to_lowercase();
            let length = lines.split("content-length: ").nth(1).unwrap_or("0");
            let length: usize = length.lines().next().unwrap_or("0").parse().unwrap();
            if body.len() >= length {
                return text;
            }
        }
        let count = socket.read(&mut chunk).await.unwrap();
        assert!(count > 0, "the client stopped in its request");
        read.extend_from_slice(&chunk[..count]);
    }
}

const DONE: Answer = ("200 OK", r#"{"id":"77"}"#);
const SLOW: Answer =
    ("429 Too Many Requests\r\nRetry-After: 0.3", r#"{"retry_after":0.3,"global":false}"#);

async fn send(server: &Server) -> Result<MessageId, Failure> {
    server.rest.send(ChannelId(5), &Message::text("@everyone"), "nonce1").await
}

#[tokio::test]
async fn a_message_goes_out_with_its_nonce_and_without_mentions() {
    let server = server([DONE]).await;
    assert_eq!(send(&server).await, Ok(MessageId(77)));
    let heard = server.heard.lock().unwrap().clone();
    let (head, body) = heard[0].split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("POST /api/v10/channels/5/messages HTTP/1.1"), "{head}");
    assert!(head.to_lowercase().contains("authorization: bot planted"), "{head}");
    assert_eq!(
        serde_json::from_str::<Json>(body).unwrap(),
        json!({
            "content": "@everyone", "allowed_mentions": { "parse": [] },
            "nonce": "nonce1", "enforce_nonce": true,
        })
    );
}

#[tokio::test]
async fn a_request_that_was_too_fast_waits_as_long_as_it_is_told() {
    let server = server([SLOW, SLOW, DONE]).await;
    let start = Instant::now();
    assert_eq!(send(&server).await, Ok(MessageId(77)));
    assert!(start.elapsed() >= Duration::from_millis(600), "{:?}", start.elapsed());
}

#[tokio::test]
async fn a_page_of_a_proxy_is_no_refusal() {
    let page = "<html>You must sign in to this network</html>";
    let server = server(vec![("403 Forbidden", page), ("403 Forbidden", ""), DONE]).await;
    assert_eq!(send(&server).await, Ok(MessageId(77)));
    assert_eq!(server.heard.lock().unwrap().len(), 3);
}

#[tokio::test]
async fn interactions_are_answered_whatever_was_refused_elsewhere() {
    const REFUSED: Answer = ("403 Forbidden", r#"{"code":50013,"message":"Missing Permissions"}"#);
    /// The others were refused before.
    const LAST: u64 = 20;
    let mut answers = vec![REFUSED; LAST as usize];
    answers.push(DONE);
    let server = server(answers).await;
    for owner in LAST..MAX_INVALID as u64 {
        server.rest.budget.spend(Some(owner), Instant::now().into_std());
    }
    for channel in 0..LAST {
        let sent = server.rest.send(ChannelId(9 + channel), &Message::text("x"), "n").await;
        assert_eq!(sent, Err(Failure::Permanent(FailureCause::MissingPermission)));
    }
    let closed = send(&server).await;
    assert!(
        matches!(closed, Err(Failure::Retry { after: Some(_), in_doubt: false })),
        "{closed:?}"
    );
    let webhook = (ApplicationId(3), &InteractionToken::new("t"));
    assert_eq!(server.rest.edit_original(webhook, &Message::text("an answer")).await, Ok(()));
}

#[tokio::test]
async fn a_lost_answer_is_asked_for_again_with_the_same_nonce() {
    let server = server([("", ""), ("502 Bad Gateway", "<html>"), DONE]).await;
    assert_eq!(send(&server).await, Ok(MessageId(77)));
    let heard = server.heard.lock().unwrap().clone();
    assert!(heard.iter().all(|request| request.contains("nonce1")), "{heard:?}");
    assert_eq!(heard.len(), 3);
}

#[tokio::test]
async fn a_follow_up_is_never_repeated_when_it_may_have_arrived() {
    let server = server([("", ""), DONE]).await;
    let webhook = (ApplicationId(3), &InteractionToken::new("t"));
    let sent = server.rest.follow_up(webhook, &Message::text("x")).await;
    assert_eq!(sent, Err(Failure::Retry { after: None, in_doubt: true }));
    assert_eq!(server.heard.lock().unwrap().len(), 1);
}

#[tokio::test]
async fn a_message_over_a_limit_is_not_sent() {
    let server = server([DONE]).await;
    let long = Message::text("a".repeat(2001));
    let sent = server.rest.send(ChannelId(5), &long, "n").await;
    assert!(matches!(sent, Err(Failure::Permanent(FailureCause::OverLimit(_)))), "{sent:?}");
    assert!(server.heard.lock().unwrap().is_empty());
}

#[tokio::test]
async fn files_go_as_parts_beside_the_payload() {
    let server = server([DONE]).await;
    let file = |name: &str| File {
        name: name.to_owned(),
        bytes: b"PNG".to_vec(),
        description: "A board".to_owned(),
    };
    let files = Files::Set(vec![file("board.png"), file("log.txt")]);
    let message = Message { files, mentions: vec![UserId(9)], ..Message::text("<@9>") };
    server.rest.edit(ChannelId(5), MessageId(6), &message).await.unwrap();
    let heard = server.heard.lock().unwrap().clone();
    for part in [
        "PATCH /api/v10/channels/5/messages/6 ",
        r#"name="payload_json""#,
        r#"name="files[0]"; filename="board.png""#,
        r#"name="files[1]"; filename="log.txt""#,
        "image/png",
        r#""users":["9"]"#,
    ] {
        assert!(heard[0].contains(part), "{part} is not in {}", heard[0]);
    }
}

#[test]
fn every_refusal_has_its_kind() {
    let sorted = |status, code| {
        let status = StatusCode::from_u16(status).unwrap();
        sort(status, &json!({ "code": code, "message": "" }))
    };
    let in_doubt = Failure::Retry { after: None, in_doubt: true };
    let cases = [
        (404, 10_062, Failure::Expired),
        (404, 10_015, Failure::Expired),
        (401, 50_027, Failure::Expired),
        (401, 0, Failure::Permanent(FailureCause::Unauthorised)),
        (403, 50_001, Failure::Permanent(FailureCause::MissingAccess)),
        (403, 50_013, Failure::Permanent(FailureCause::MissingPermission)),
        (403, 50_007, Failure::Permanent(FailureCause::CannotDm)),
        (404, 10_003, Failure::Permanent(FailureCause::UnknownChannel)),
        (404, 10_008, Failure::Permanent(FailureCause::UnknownMessage)),
        (400, 50_083, Failure::Permanent(FailureCause::ThreadClosed)),
        (429, 30_046, Failure::Permanent(FailureCause::TooManyEdits)),
        (403, 40_003, Failure::Retry { after: Some(super::OPENING_PAUSE), in_doubt: false }),
        (400, 40_060, Failure::Permanent(FailureCause::AnsweredBefore)),
        (400, 50_035, Failure::Permanent(FailureCause::Refused { status: 400, code: 50_035 })),
        (500, 0, in_doubt.clone()),
        (503, 0, in_doubt),
    ];
    for (status, code, failure) in cases {
        assert_eq!(sorted(status, code), failure, "{status} {code}");
    }
}

#[test]
fn a_refusal_names_the_fields_and_repeats_nobody() {
    let fault = |code: &str| json!({ "_errors": [{ "code": code, "message": "Ada wrote this" }] });
    let errors = json!({ "data": { "choices": { "3": { "name": fault("BASE_TYPE_BAD_LENGTH") } },
        "content": fault("BASE_TYPE_REQUIRED") } });
    let fields = super::refused_fields(&errors, "");
    let expected =
        ["data.choices.3.name: BASE_TYPE_BAD_LENGTH", "data.content: BASE_TYPE_REQUIRED"];
    assert_eq!(fields, expected);
    assert!(super::refused_fields(&json!(null), "").is_empty());
}

#[tokio::test]
async fn pages_in_discords_place_stop_all_requests_and_answers_too() {
    let page = ("403 Forbidden\r\nRetry-After: 3600", "<html>error code: 1020</html>");
    let server = server(vec![page; 400]).await;
    let call = || RestCall::get("gateway", 0, "/gateway/bot".to_owned()).policy(GATEWAY);
    assert!(server.rest.call(call()).await.is_err());
    for owner in 0..200 {
        let path = format!("/channels/{owner}/messages");
        let message = RestCall::post("channel message", owner, path).policy(GATEWAY);
        let answer = RestCall::post("callback", owner, "/interactions/1/t/callback".to_owned());
        for call in [message, answer.exempt().policy(GATEWAY)] {
            let waits = server.rest.call(call).await;
            assert!(matches!(waits, Err(Failure::Retry { after: Some(_), .. })), "{waits:?}");
        }
    }
    assert_eq!(server.heard.lock().unwrap().len(), 1);
    // Nobody's clock runs meanwhile.
    let asked = RestPlatform::answers(&server.rest).await;
    assert!(matches!(asked, Err(Failure::Retry { after: None, .. })), "{asked:?}");
}

#[test]
fn a_wait_is_told_in_seconds_or_as_a_time() {
    let told = |text: &str| {
        let headers = HeaderMap::from_iter([(reqwest::header::RETRY_AFTER, text.parse().unwrap())]);
        retry_after(&headers)
    };
    assert_eq!(told("64"), Some(Duration::from_secs(64)));
    assert_eq!(told("0.25"), Some(Duration::from_millis(250)));
    let hour = SystemTime::now() + Duration::from_secs(3_600);
    let until = told(&httpdate::fmt_http_date(hour)).unwrap();
    assert!(until > Duration::from_secs(3_000) && until <= Duration::from_secs(3_600), "{until:?}");
    assert_eq!((told("Thu, 01 Jan 1970 00:00:00 GMT"), told("soon")), (Some(Duration::ZERO), None));
}

#[tokio::test]
async fn nothing_listens_and_nothing_is_in_doubt() {
    let rest =
        RestPlatform::new(&Secret::new("planted"), Some("http://127.0.0.1:9"), alone()).unwrap();
    let call = RestCall::get("gateway", 0, "/gateway/bot".to_owned())
        .policy(RetryPolicy { within: Duration::from_millis(400), ..OUTBOX });
    let failed = rest.call(call).await;
    assert_eq!(failed, Err(Failure::Retry { after: None, in_doubt: false }));
    assert_eq!(rest.unreached(), Some(Unreached::Refused), "the cause has a name");
    assert!(!format!("{rest:?}").contains("planted"));
}

#[tokio::test]
async fn the_bot_is_on_a_server_that_is_among_its_own() {
    let answers = [r#"[{"id":"71"}]"#, "[]", "", r#"[{"id":"70"}]"#];
    let server = server(answers.map(|body| ("200 OK", body))).await;
    for on in [Ok(false), Ok(false)] {
        assert_eq!(server.rest.is_on(GuildId(70)).await, on);
    }
    let cut_off = server.rest.is_on(GuildId(70)).await;
    assert!(matches!(cut_off, Err(Failure::Retry { .. })), "{cut_off:?}");
    // Every message to a channel that the bot may not see asks, and there may be many.
    let ask = || server.rest.is_on(GuildId(70));
    assert_eq!(tokio::join!(ask(), ask(), ask()), (Ok(true), Ok(true), Ok(true)));
    let heard = server.heard.lock().unwrap().clone();
    assert_eq!(heard.len(), 4, "all of them have the same answer");
    assert!(
        heard[0].starts_with("GET /api/v10/users/@me/guilds?after=69&limit=1 "),
        "{}",
        heard[0]
    );
}

#[tokio::test]
async fn only_a_refusal_in_a_channel_is_remembered() {
    const REFUSED: Answer = ("403 Forbidden", r#"{"code":50001,"message":"Missing Access"}"#);
    let refused = Failure::Permanent(FailureCause::MissingAccess);
    let server = server([REFUSED, DONE, REFUSED, DONE, REFUSED]).await;
    let commands = async || {
        let path = "/applications/3/commands".to_owned();
        server.rest.call(RestCall::get("list commands", 3, path)).await.map(drop)
    };
    assert_eq!(commands().await, Err(refused.clone()));
    assert_eq!(commands().await, Ok(()), "nobody would tell that the access is back");
    assert_eq!(server.rest.open_dm(UserId(9)).await, Err(refused.clone()));
    assert_eq!(server.rest.open_dm(UserId(8)).await, Ok(ChannelId(77)));
    assert_eq!(send(&server).await, Err(refused.clone()));
    assert_eq!(send(&server).await, Err(refused));
    assert_eq!(server.heard.lock().unwrap().len(), 5, "in the channel it was asked once");
}

#[tokio::test]
async fn what_is_refused_for_an_embed_or_a_file_bars_no_message_without_it() {
    const REFUSED: Answer = ("403 Forbidden", r#"{"code":50013,"message":"Missing Permissions"}"#);
    let file = File { name: "board.png".to_owned(), bytes: vec![1], description: String::new() };
    let embed = Embed { description: "Ada 7".to_owned(), ..Embed::default() };
    let shown = Message { embeds: vec![embed], ..Message::text("x") };
    let both = Message { files: Files::Set(vec![file.clone()]), ..shown.clone() };
    let drawn = Message { files: Files::Set(vec![file]), ..Message::text("x") };
    let refused = || Err(Failure::Permanent(FailureCause::MissingPermission));
    let server = server([REFUSED, DONE, DONE, REFUSED]).await;
    let send = async |message: &Message| server.rest.send(ChannelId(5), message, "n").await;
    assert_eq!(send(&shown).await, refused());
    assert_eq!(send(&both).await, refused(), "it has an embed, too");
    assert_eq!(send(&drawn).await, Ok(MessageId(77)));
    assert_eq!(send(&Message::text("x")).await, Ok(MessageId(77)));
    assert_eq!(send(&Message::text("x")).await, refused());
    assert_eq!(send(&drawn).await, refused(), "not even text is taken");
    assert_eq!(server.heard.lock().unwrap().len(), 4);
}

#[tokio::test]
async fn what_was_refused_in_direct_messages_is_tried_again_with_the_next_one() {
    const OPENED: Answer = ("200 OK", r#"{"id":"5"}"#);
    const REFUSED: Answer = ("403 Forbidden", r#"{"code":50001,"message":"Missing Access"}"#);
    let refused = Err(Failure::Permanent(FailureCause::MissingAccess));
    let server = server([OPENED, REFUSED, OPENED, DONE]).await;
    for sent in [refused, Ok(MessageId(77))] {
        assert_eq!(server.rest.open_dm(UserId(9)).await, Ok(ChannelId(5)));
        assert_eq!(send(&server).await, sent);
    }
}

#[tokio::test]
async fn emoji_that_no_process_uploads_are_not_waited_for_for_ever() {
    let wanted = [EmojiImage { name: "circle_1".to_owned(), png: Vec::new() }];
    let at_once = Backoff { least: Duration::ZERO, most: Duration::ZERO };
    let wait = async |server: &Server| {
        let waited = emoji::wait_for(&server.rest, &wanted, at_once);
        timeout(Duration::from_secs(20), waited).await.unwrap()
    };
    let none: Answer = ("200 OK", r#"{"items":[]}"#);
    let missing = server([DONE, none].repeat(emoji::LOOKS as usize)).await;
    assert_eq!(wait(&missing).await, []);
    assert_eq!(missing.heard.lock().unwrap().len(), 2 * emoji::LOOKS as usize);
    let refused = server([("401 Unauthorized", r#"{"code":0,"message":"401: Unauthorized"}"#)]);
    assert_eq!(wait(&refused.await).await, []);
    let late: Answer = ("200 OK", r#"{"items":[{"name":"circle_1","id":"9"}]}"#);
    let uploaded = server([DONE, none, DONE, late]).await;
    assert_eq!(wait(&uploaded).await, [("circle_1".to_owned(), 9)]);
}

/// An application that has nothing to say for itself.
struct Mute;

impl port::Application for Mute {
    fn commands(&self) -> Json {
        Json::Null
    }

    async fn handle(&self, _: Interaction) -> Reply {
        Reply::Choices(Vec::new())
    }

    fn apology(&self, _: &Interaction, _: &port::Incident) -> Message {
        Message::text("sorry")
    }
}

/// What an interaction is answered with: the bodies of the requests for this reply, in order.
async fn given(answers: Vec<Answer>, way: ReplyRoute, reply: Reply) -> Vec<Json> {
    let Server { rest, heard } = server(answers).await;
    let receiver = Receiver::new(Arc::new(Mute), Arc::new(rest), Vec::new());
    let to = Interaction {
        id: port::InteractionId(7),
        application: ApplicationId(3),
        token: InteractionToken::new("t"),
        guild: Some(GuildId(5)),
        channel: ChannelId(5),
        in_thread: false,
        user: User { id: UserId(1), name: String::new(), display_name: String::new() },
        locale: String::new(),
        guild_locale: None,
        app_permissions: Permissions::default(),
        member_permissions: Permissions::default(),
        kind: InteractionKind::Command(Invocation::default()),
    };
    receiver.give(&to, way, reply).await.unwrap();
    let heard = heard.lock().unwrap().clone();
    let bodies = heard.iter().map(|request| {
        let body = request.split_once("\r\n\r\n").unwrap().1;
        let whole: Json = serde_json::from_str(body).unwrap();
        whole.get("data").cloned().unwrap_or(whole)
    });
    bodies.collect()
}

#[tokio::test]
async fn a_reply_that_discord_does_not_take_is_said_in_plainer_words_before_anybody_apologises() {
    const ODD: Answer = ("400 Bad Request", r#"{"code":50035,"errors":{},"message":"Invalid"}"#);
    let embed = Embed { description: "Ada 7".to_owned(), ..Embed::default() };
    let row = |id: &str| ActionRow::Buttons(vec![Button::new(Style::Primary, "Go", id)]);
    let rows = vec![row("a"), row("b")];
    let reply = Reply::Private(Message { embeds: vec![embed], rows, ..Message::text("Score") });
    let ways = [
        ReplyRoute::First,
        ReplyRoute::Edit(Deferral::Private),
        ReplyRoute::Edit(Deferral::Update),
    ];
    for way in ways {
        let bodies = given(vec![ODD, ODD, DONE], way, reply.clone()).await;
        let rows = |body: &Json| body["components"].as_array().map_or(0, Vec::len);
        assert_eq!(bodies.iter().map(rows).collect::<Vec<_>>(), [2, 1, 1], "{way:?}");
        let embeds = |body: &Json| body["embeds"].as_array().map_or(0, Vec::len);
        assert_eq!(bodies.iter().map(embeds).collect::<Vec<_>>(), [1, 1, 0]);
        assert_eq!(bodies[2]["content"], "Score\nAda 7");
        let bodies = given(vec![ODD, ODD, ODD, ODD, DONE], way, reply.clone()).await;
        assert_eq!(bodies[3]["content"], "Score\nAda 7", "in bare words");
        assert_eq!(bodies[4]["content"], "sorry");
    }
}
