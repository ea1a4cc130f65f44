//! A connection whose reader is waited for only so long. Otherwise whoever asks for a large page and
//! reads nothing of it would hold a connection, and the page in memory, for as long as they like.

use std::io::{Error, ErrorKind, IoSlice, Result};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// How long a reader may take nothing of what there is to read. A connection on which nothing is to be
/// said is not limited by this.
const TAKEN_WITHIN: Duration = Duration::from_secs(20);

/// A connection that fails once its reader has taken nothing for [`TAKEN_WITHIN`].
pub(super) struct ImpatientStream<S> {
    stream: S,
    /// Runs while something waits to be taken.
    patience: Option<Pin<Box<Sleep>>>,
}

impl<S> ImpatientStream<S> {
    pub(super) fn new(stream: S) -> Self {
        Self { stream, patience: None }
    }

    /// What becomes of a write: if it has to wait, it fails when patience is over.
    fn bounded(
        &mut self,
        written: Poll<Result<usize>>,
        cx: &mut Context<'_>,
    ) -> Poll<Result<usize>> {
        if written.is_ready() {
            self.patience = None;
            return written;
        }
        let patience = self.patience.get_or_insert_with(|| Box::pin(sleep(TAKEN_WITHIN)));
        ready!(patience.as_mut().poll(cx));
        Poll::Ready(Err(Error::from(ErrorKind::TimedOut)))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for ImpatientStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for ImpatientStream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.bounded(written, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.bounded(written, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn whoever_reads_slowly_is_waited_for_and_whoever_reads_nothing_is_not() {
        let (here, mut there) = duplex(4);
        let mut stream = ImpatientStream::new(here);
        let writing = tokio::spawn(async move {
            stream.write_all(b"a large page").await?;
            stream.write_all(b"another one").await
        });
        let mut taken = [0; 4];
        for part in [b"a la", b"rge ", b"page"] {
            sleep(TAKEN_WITHIN.mul_f32(0.9)).await;
            there.read_exact(&mut taken).await.unwrap();
            assert_eq!(&taken, part);
        }
        let given_up = writing.await.unwrap().unwrap_err();
        assert_eq!(given_up.kind(), ErrorKind::TimedOut);
    }
}
