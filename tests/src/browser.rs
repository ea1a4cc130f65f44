//! Chromium without a window, driven over its DevTools protocol: open a page, run a script, press
//! the mouse, take a picture, and collect everything that the page complains about.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

use crate::{Folder, Guard, PATIENCE, until};

/// The names that the browser goes by.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/// The size of the window, in pixels.
const WINDOW: &str = "--window-size=1400,1000";

/// A browser with one page.
#[derive(Debug)]
pub struct Browser {
    child: Child,
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    session: Option<String>,
    count: u64,
    complaints: Vec<String>,
    guard: Guard,
    _profile: Folder,
}

/// The last element that fits a selector and has this text in it, and that can be used.
#[must_use]
pub fn last(selector: &str, text: &str) -> String {
    format!(
        "[...document.querySelectorAll({selector:?})]\
         .filter(e => e.textContent.includes({text:?}) && !e.disabled).at(-1)"
    )
}

/// Where a browser is: named by `CARCAS_CHROMIUM`, or found in `PATH`.
#[must_use]
pub fn find() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("CARCAS_CHROMIUM") {
        return Some(named.into());
    }
    let folders = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&folders).collect();
    let in_folders = |name: &str| folders.iter().map(|f| f.join(name)).find(|path| path.is_file());
    NAMES.into_iter().find_map(in_folders)
}

impl Browser {
    /// Starts it and opens a page.
    ///
    /// # Panics
    /// When anything does not go as it should; so do all other functions here.
    #[must_use]
    pub fn open(program: &std::path::Path, url: &str) -> Self {
        let profile = Folder::new();
        let mut command = Command::new(program);
        command
            .args(["--headless=new", "--disable-gpu", "--no-first-run", "--mute-audio", WINDOW])
            // Only this test's own page on loopback is ever opened; as root there is no other way.
            .args(["--no-sandbox", "--disable-dev-shm-usage", "--disable-extensions"])
            .args(["--disable-background-networking", "--disable-component-update"])
            .arg("--remote-debugging-port=0")
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        // The browser is many processes.
        let guard = Guard::new();
        let mut child = guard.spawn(&mut command).expect("the browser starts");
        let address = devtools(&mut child);
        let (socket, _) = tungstenite::connect(&address).expect("the browser listens");
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(PATIENCE)).expect("a time-out above zero");
        }
        let (complaints, session) = (Vec::new(), None);
        let _profile = profile;
        let mut browser = Self { child, socket, session, count: 0, complaints, guard, _profile };
        browser.attach(url);
        browser
    }

    fn attach(&mut self, url: &str) {
        let target = self.call("Target.createTarget", &json!({"url": "about:blank"}));
        let target = json!({"targetId": target["targetId"], "flatten": true});
        let attached = self.call("Target.attachToTarget", &target);
        self.session = attached["sessionId"].as_str().map(str::to_owned);
        for domain in ["Page.enable", "Runtime.enable", "Log.enable", "Network.enable"] {
            self.call(domain, &json!({}));
        }
        self.call("Page.navigate", &json!({"url": url}));
        self.wait("the page is loaded", "document.readyState === 'complete' && location.href");
    }

    /// Calls a method of the protocol. Events that come meanwhile are kept if they complain.
    fn call(&mut self, method: &str, parameters: &Value) -> Value {
        self.count += 1;
        let id = self.count;
        let mut request = json!({"id": id, "method": method, "params": parameters});
        if let Some(session) = &self.session {
            request["sessionId"] = json!(session);
        }
        self.socket.send(Message::text(request.to_string())).expect("the browser listens");
        loop {
            let message = self.socket.read().expect("the browser answers in time");
            let Message::Text(text) = message else {
                continue;
            };
            let answer: Value = serde_json::from_str(&text).expect("the browser sends JSON");
            if answer["id"] == id {
                assert!(answer["error"].is_null(), "{method}: {answer}");
                return answer["result"].clone();
            }
            self.note(&answer);
        }
    }

    fn note(&mut self, event: &Value) {
        let parameters = &event["params"];
        let complains = match event["method"].as_str().unwrap_or_default() {
            "Runtime.exceptionThrown" | "Network.loadingFailed" => parameters["canceled"] != true,
            "Runtime.consoleAPICalled" => parameters["type"] == "error",
            "Log.entryAdded" => parameters["entry"]["level"] == "error",
            _ => false,
        };
        if complains {
            self.complaints.push(parameters.to_string());
        }
    }

    /// What the page has complained about so far: exceptions, errors on the console, failed loads.
    pub fn complaints(&mut self) -> Vec<String> {
        // Whatever happened before this call has been told when it returns.
        self.run("0");
        self.complaints.clone()
    }

    /// The value of an expression in the page.
    pub fn run(&mut self, script: &str) -> Value {
        let parameters = json!({"expression": script, "returnByValue": true, "awaitPromise": true});
        let answer = self.call("Runtime.evaluate", &parameters);
        assert!(answer["exceptionDetails"].is_null(), "{script}: {answer}");
        answer["result"]["value"].clone()
    }

    /// Waits until an expression is neither false nor empty, and gives its value.
    #[track_caller]
    pub fn wait(&mut self, what: &str, script: &str) -> Value {
        until(what, || {
            let value = self.run(script);
            let empty = value.is_null() || value == false || value == "" || value == 0;
            if empty {
                // Each look is a round through the page; it need not be many a second.
                std::thread::sleep(Duration::from_millis(20));
            }
            (!empty).then_some(value)
        })
    }

    /// Presses the mouse in the middle of the element that an expression gives, as soon as there
    /// is one that is shown.
    #[track_caller]
    pub fn press(&mut self, what: &str, element: &str) {
        let script = format!(
            "(() => {{ const e = {element}; if (!e || e.disabled) return null; \
             e.scrollIntoView({{block: 'center', behavior: 'instant'}}); \
             const r = e.getBoundingClientRect(); \
             return r.width ? [r.x + r.width / 2, r.y + r.height / 2] : null; }})()"
        );
        let at = self.wait(what, &script);
        for kind in ["mousePressed", "mouseReleased"] {
            let event =
                json!({"type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": 1});
            self.call("Input.dispatchMouseEvent", &event);
        }
    }

    /// Types a text into whatever has the focus.
    pub fn type_text(&mut self, text: &str) {
        self.call("Input.insertText", &json!({"text": text}));
    }

    /// Makes the window as wide as this, in pixels, and as high as that of a phone.
    pub fn resize(&mut self, width: u32) {
        let size = json!({"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": false});
        self.call("Emulation.setDeviceMetricsOverride", &size);
    }

    /// Presses and releases Enter.
    pub fn enter(&mut self) {
        let key = json!({"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13});
        for (kind, text) in [("keyDown", json!("\r")), ("keyUp", json!(""))] {
            let mut event = key.clone();
            event["type"] = json!(kind);
            event["text"] = text;
            self.call("Input.dispatchKeyEvent", &event);
        }
    }

    /// Presses and releases a key that types nothing, such as an arrow, by its name and its code.
    pub fn key(&mut self, name: &str, code: u32) {
        for kind in ["rawKeyDown", "keyUp"] {
            let event =
                json!({"type": kind, "key": name, "code": name, "windowsVirtualKeyCode": code});
            self.call("Input.dispatchKeyEvent", &event);
        }
    }

    /// Acts as somebody.
    pub fn act_as(&mut self, name: &str) {
        self.press(name, &format!("document.querySelector('[data-user={name:?}]')"));
        // A page that draws itself anew swallows a click; whoever sees that clicks once more.
        let pressed = format!(
            "(() => {{ const own = document.querySelector('[data-user={name:?}]'); \
             const is = own?.getAttribute('aria-pressed') === 'true'; \
             if (own && !is) own.click(); return is; }})()"
        );
        self.wait("the page acts as somebody", &pressed);
    }

    /// Chooses the first option of the last menu with this name.
    pub fn choose_first(&mut self, menu: &str) {
        let element =
            format!("[...document.querySelectorAll('select[aria-label={menu:?}]')].at(-1)");
        self.wait("the menu is there", &format!("!!{element}"));
        self.run(&format!(
            "(() => {{ const menu = {element}; \
             menu.value = [...menu.options].find(o => !o.disabled && o.value).value; \
             menu.dispatchEvent(new Event('change')); }})()"
        ));
    }

    /// Waits until every picture in sight is loaded. The page loads one only when it comes into sight.
    pub fn wait_for_pictures(&mut self) {
        let loaded = "[...document.querySelectorAll('#messages img')]\
                      .filter(image => image.getBoundingClientRect().bottom > 0)\
                      .every(image => image.complete && image.naturalWidth > 0)";
        self.wait("every picture in sight is loaded", loaded);
    }

    /// A picture of the page as it is, as a PNG.
    pub fn picture(&mut self) -> Vec<u8> {
        self.screenshot(&json!({"format": "png"}))
    }

    /// The same of the element that an expression gives, whole and nothing else.
    pub fn picture_of(&mut self, element: &str) -> Vec<u8> {
        let script = format!(
            "(() => {{ const r = {element}.getBoundingClientRect(); \
             return {{x: r.x + scrollX, y: r.y + scrollY, width: r.width, height: r.height, \
             scale: 1}}; }})()"
        );
        let clip = self.run(&script);
        self.screenshot(&json!({"format": "png", "clip": clip, "captureBeyondViewport": true}))
    }

    fn screenshot(&mut self, parameters: &Value) -> Vec<u8> {
        let answer = self.call("Page.captureScreenshot", parameters);
        decode(answer["data"].as_str().unwrap_or_default())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        self.guard.kill();
        let _ = self.child.wait();
    }
}

/// Reads where the browser listens; it says so once, on standard error.
fn devtools(child: &mut Child) -> String {
    let stderr = child.stderr.take().expect("it is a pipe");
    let mut lines = BufReader::new(stderr).lines();
    let address = lines.by_ref().map_while(Result::ok).find_map(|line| {
        line.strip_prefix("DevTools listening on ").map(|address| address.trim().to_owned())
    });
    // What it says later must go somewhere, or it would wait for a reader.
    std::thread::spawn(move || lines.for_each(drop));
    address.expect("the browser says where it listens")
}

/// Keeps a picture under the target folder, for whoever wants to look.
pub fn keep(name: &str, picture: &[u8]) -> PathBuf {
    let test = std::env::current_exe().expect("the test knows where it is");
    let folder = test.ancestors().nth(3).expect("a target folder").join("pictures");
    fs::create_dir_all(&folder).expect("the target folder is writable");
    let path = folder.join(name);
    fs::write(&path, picture).expect("the target folder is writable");
    path
}

fn decode(base64: &str) -> Vec<u8> {
    let value = |c: u8| match c {
        b'A'..=b'Z' => u32::from(c - b'A'),
        b'a'..=b'z' => u32::from(c - b'a') + 26,
        b'0'..=b'9' => u32::from(c - b'0') + 52,
        b'+' => 62,
        _ => 63,
    };
    let digits: Vec<u32> = base64.bytes().filter(|c| *c != b'=').map(value).collect();
    let group = |group: &[u32]| {
        let bits = group.iter().fold(0, |bits, digit| bits << 6 | digit) << (6 * (4 - group.len()));
        bits.to_be_bytes()[1..group.len()].to_vec()
    };
    digits.chunks(4).flat_map(group).collect()
}
