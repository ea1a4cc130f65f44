//! How payloads travel to a bot: as text, or compressed where the bot asked for it. `compress` in the
//! address makes one zlib stream of the whole connection; `compress` in IDENTIFY lets each large
//! payload be a zlib frame of its own.

use axum::extract::ws::Message;
use flate2::{Compress, Compression, FlushCompress};

use crate::limits::COMPRESSED_FROM;

/// The form of the payloads of one connection.
#[derive(Debug)]
pub(super) enum PayloadForm {
    Text,
    /// One zlib stream, flushed after each payload.
    Stream(Box<Compress>),
    /// Large payloads are compressed one by one.
    Frames,
}

impl PayloadForm {
    /// What the address of the connection asks for.
    pub(super) fn of_address(compress: Option<&str>) -> Self {
        match compress {
            Some("zlib-stream") => Self::Stream(Box::new(fresh())),
            _ => Self::Text,
        }
    }

    /// What IDENTIFY asks for; a stream is compressed already.
    pub(super) fn ask(&mut self, compress: bool) {
        if compress && matches!(self, Self::Text) {
            *self = Self::Frames;
        }
    }

    /// A payload as it is sent.
    pub(super) fn message(&mut self, payload: String) -> Message {
        match self {
            Self::Stream(stream) => {
                Message::binary(compress(stream, payload.as_bytes(), FlushCompress::Sync))
            }
            Self::Frames if payload.len() >= COMPRESSED_FROM => {
                Message::binary(compress(&mut fresh(), payload.as_bytes(), FlushCompress::Finish))
            }
            Self::Text | Self::Frames => Message::text(payload),
        }
    }
}

fn fresh() -> Compress {
    Compress::new(Compression::fast(), true)
}

fn compress(stream: &mut Compress, bytes: &[u8], flush: FlushCompress) -> Vec<u8> {
    const PIECE: usize = 4_096;
    let (start, mut out) = (stream.total_in(), Vec::with_capacity(bytes.len() / 2 + 64));
    loop {
        out.reserve(PIECE);
        let taken = usize::try_from(stream.total_in() - start).unwrap_or(bytes.len());
        let done = stream.compress_vec(&bytes[taken..], &mut out, flush);
        done.expect("compressing into memory that is there cannot fail");
        let all_in = stream.total_in() - start == bytes.len() as u64;
        // Room that is left over means that nothing is held back.
        if all_in && out.len() < out.capacity() {
            return out;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::ZlibDecoder;
    use flate2::{Decompress, FlushDecompress};

    use super::*;

    fn bytes(message: Message) -> Vec<u8> {
        message.into_data().to_vec()
    }

    fn payloads() -> Vec<String> {
        let long = (0..40_000_u64).map(|n| (n * n % 97).to_string()).collect::<String>();
        vec!["{}".to_owned(), long, "x".repeat(70_000), "end".to_owned()]
    }

    #[test]
    fn a_stream_is_one_that_each_payload_ends_with_a_flush() {
        let mut form = PayloadForm::of_address(Some("zlib-stream"));
        let mut reader = Decompress::new(true);
        for payload in payloads() {
            let sent = bytes(form.message(payload.clone()));
            assert!(sent.ends_with(&[0, 0, 0xff, 0xff]));
            let mut read = Vec::with_capacity(payload.len() + 64);
            reader.decompress_vec(&sent, &mut read, FlushDecompress::Sync).unwrap();
            assert_eq!(read, payload.as_bytes());
        }
    }

    #[test]
    fn frames_are_large_payloads_each_for_itself() {
        let mut form = PayloadForm::of_address(None);
        assert!(matches!(form.message("x".repeat(100_000)), Message::Text(_)));
        form.ask(true);
        for payload in payloads() {
            match form.message(payload.clone()) {
                Message::Text(text) => assert!(text.len() < COMPRESSED_FROM),
                sent => {
                    let mut read = String::new();
                    ZlibDecoder::new(&bytes(sent)[..]).read_to_string(&mut read).unwrap();
                    assert_eq!(read, payload);
                }
            }
        }
    }
}
