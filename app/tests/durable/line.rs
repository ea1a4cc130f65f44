//! A line to the database server that can be cut, with whatever is on it at that instant.

use std::io::{Read as _, Write as _};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::sync::{Arc, Mutex};

use crate::harm::Folder;
use crate::server::PrivateDatabase;

/// The name of a server's socket.
const SOCKET: &str = ".s.PGSQL.5432";

/// The line.
#[derive(Debug)]
pub struct Line {
    url: String,
    /// Both ends of every connection.
    open: Arc<Mutex<Vec<UnixStream>>>,
    _folder: Folder,
}

impl Line {
    pub fn to(database: &PrivateDatabase) -> Self {
        let folder = Folder::new();
        let listener = UnixListener::bind(folder.0.join(SOCKET)).unwrap();
        let (url, there) = database.url().split_once("?host=").unwrap();
        let url = format!("{url}?host={}", folder.0.display());
        let there = Path::new(there).join(SOCKET);
        let open: Arc<Mutex<Vec<UnixStream>>> = Arc::default();
        let kept = Arc::clone(&open);
        std::thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                // Whoever calls while the server is away is not answered.
                let Ok(server) = UnixStream::connect(&there) else { continue };
                let (mut here, mut back) =
                    (client.try_clone().unwrap(), server.try_clone().unwrap());
                let mut kept = kept.lock().unwrap();
                kept.retain(|stream| stream.peer_addr().is_ok());
                kept.extend([client.try_clone().unwrap(), server.try_clone().unwrap()]);
                let (mut client, mut server) = (client, server);
                std::thread::spawn(move || carry(&mut here, &mut server));
                std::thread::spawn(move || carry(&mut back, &mut client));
            }
        });
        Self { url, open, _folder: folder }
    }

    /// The address of the database at the other end.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Cuts every connection.
    pub fn cut(&self) {
        for stream in self.open.lock().unwrap().drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

/// Carries what one end says to the other.
fn carry(from: &mut UnixStream, to: &mut UnixStream) {
    let mut said = [0; 8192];
    while let Ok(length) = from.read(&mut said) {
        if length == 0 || to.write_all(&said[..length]).is_err() {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}
