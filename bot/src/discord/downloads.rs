//! Files that people gave to commands, fetched from where Discord keeps them and from nowhere else.

use std::time::Duration;

use port::downloads::{Download, DownloadError, Downloads};
use reqwest::Url;

use super::connections::{self, is_here};
use super::rest::DISCORD;

/// How long a file may take.
const WITHIN: Duration = Duration::from_secs(20);
/// Where Discord keeps files ("Reference", Image Formatting and Attachment).
const HOSTS: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];

/// Fetches files from Discord, or from its replacement.
#[derive(Clone, Debug)]
pub struct Attachments {
    client: reqwest::Client,
    /// The address of a replacement of Discord, and the client that reaches it past all proxies. If it
    /// only passes requests on, the files are at Discord all the same.
    replacement: Option<(Url, reqwest::Client)>,
}

impl Attachments {
    /// A client for the files of Discord, or of its replacement at `origin`.
    ///
    /// # Errors
    /// The TLS library cannot be used.
    pub fn at(origin: &str) -> reqwest::Result<Self> {
        let own = Url::parse(origin).ok().filter(|_| origin != DISCORD);
        let direct = |own| connections::given(true).map(|client| (own, client));
        let replacement = own.map(direct).transpose()?;
        Ok(Self { client: connections::given(false)?, replacement })
    }

    /// Who fetches a file from there, if anybody may: the address came signed by Discord, and yet the
    /// bot opens no other door of the network it stands in.
    fn client(&self, url: &Url) -> Option<&reqwest::Client> {
        if url.scheme() == "https" && url.host_str().is_some_and(|host| HOSTS.contains(&host)) {
            return Some(&self.client);
        }
        let (own, client) = self.replacement.as_ref()?;
        // A sandbox may be given by another name of this machine than the one it uses itself.
        let is_near = is_here(own) && is_here(url) && own.scheme() == url.scheme();
        let is_own = is_near && own.port_or_known_default() == url.port_or_known_default();
        (is_own || url.origin() == own.origin()).then_some(client)
    }

    async fn bytes(&self, url: &str, most: usize) -> Result<Vec<u8>, DownloadError> {
        let failed = |error: reqwest::Error| {
            // An address may have a signature in it.
            DownloadError::Unreachable(error.without_url().to_string())
        };
        let url = Url::parse(url).map_err(|error| DownloadError::Unreachable(error.to_string()))?;
        let elsewhere = || DownloadError::Unreachable("it is not at Discord".to_owned());
        let client = self.client(&url).ok_or_else(elsewhere)?;
        let answer = client.get(url).timeout(WITHIN).send().await.map_err(failed)?;
        let mut answer = answer.error_for_status().map_err(failed)?;
        let mut bytes = Vec::new();
        while let Some(piece) = answer.chunk().await.map_err(failed)? {
            if bytes.len() + piece.len() > most {
                return Err(DownloadError::Large);
            }
            bytes.extend_from_slice(&piece);
        }
        Ok(bytes)
    }
}

impl Downloads for Attachments {
    fn fetch<'a>(&'a self, url: &'a str, most: usize) -> Download<'a> {
        Box::pin(self.bytes(url, most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_at_discord_is_fetched() {
        const FILE: &str = "https://cdn.discordapp.com/attachments/1/2/a.json?ex=1";
        let discord = Attachments::at(DISCORD).expect("a client");
        let fits = |own: &Attachments, url: &str| {
            own.client(&Url::parse(url).expect("an address")).is_some()
        };
        assert!(fits(&discord, FILE));
        for elsewhere in [
            "http://cdn.discordapp.com/a",
            "https://cdn.discordapp.com.example.org/a",
            "http://127.0.0.1:8787/a",
            "http://169.254.169.254/latest",
            "file:///etc/passwd",
        ] {
            assert!(!fits(&discord, elsewhere), "{elsewhere}");
        }
        let sandbox = Attachments::at("http://127.0.0.1:8787").expect("a client");
        assert!(fits(&sandbox, "http://127.0.0.1:8787/attachments/1/2/a.json"));
        assert!(!fits(&sandbox, "http://127.0.0.1:8788/attachments/1/2/a.json"));
        let named = Attachments::at("http://localhost:8787").expect("a client");
        assert!(fits(&named, "http://127.0.0.1:8787/attachments/1/2/a.json"));
        let proxy = Attachments::at("https://proxy.example.org").expect("a client");
        assert!(fits(&proxy, FILE), "it passes on what is said, and keeps no files");
        assert!(!fits(&proxy, "http://127.0.0.1/attachments/1/2/a.json"));
    }
}
