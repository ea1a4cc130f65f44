//! Draws pictures: off the threads that answer interactions, only a few at once, servers taking
//! turns. Requests for the same picture share one drawing. A picture that cannot be made as
//! requested is made smaller; if that fails too, the requester gets the reason and has to use
//! words. Moving pictures have a queue of their own, so that no board waits behind one.

mod fair_queue;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

pub use fair_queue::{FairQueue, Full, QueueLoad, QueuePlace};
use port::meters::{Meters, RenderOutcome, Unmetered};
use render::RenderError;
use table::error::Fault;
use tokio::sync::OnceCell;
use view::PictureSpec;

use crate::quotas::{FILM_TIME, FILMS_WAITING, PICTURE_BYTES, READERS_WAITING};

/// Why a picture was not drawn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Undrawn {
    /// Too many pictures are waiting.
    #[error(transparent)]
    Full(#[from] Full),
    /// It cannot be drawn.
    #[error(transparent)]
    Render(#[from] RenderError),
    /// Its file is too large to send.
    #[error("its file has {bytes} bytes, more than {most}")]
    Large {
        /// Its size.
        bytes: usize,
        /// The largest size allowed.
        most: usize,
    },
    /// A moving picture took too long.
    #[error("it took longer than {0:?}")]
    Slow(Duration),
    /// The drawing panicked.
    #[error("the drawing has panicked")]
    Panicked,
}

impl From<Undrawn> for Fault {
    fn from(why: Undrawn) -> Self {
        match why {
            Undrawn::Full(Full) => Self::QueueFull,
            why => Self::Picture(why.to_string()),
        }
    }
}

/// Who waits for work. Readers have a queue of their own, so whoever plays never waits for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Somebody on Discord.
    Member,
    /// A reader of the page of a public game.
    Reader,
}

/// The limits of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureBudget {
    /// Most bytes in its file.
    pub bytes: usize,
    /// How long drawing a moving picture may take at one scale.
    pub film: Duration,
}

impl Default for PictureBudget {
    fn default() -> Self {
        Self { bytes: PICTURE_BYTES, film: FILM_TIME }
    }
}

/// A finished picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The file's name.
    pub name: &'static str,
    /// The file.
    pub bytes: Vec<u8>,
}

/// A requested picture, shared by everybody who asked for it.
#[derive(Debug)]
pub struct RenderJob {
    spec: Arc<PictureSpec>,
    drawn: OnceCell<Result<Drawn, Undrawn>>,
    done: AtomicUsize,
    of: AtomicUsize,
}

impl RenderJob {
    /// How many frames are done, of how many; nothing until the first one is.
    pub fn progress(&self) -> Option<(usize, usize)> {
        let (done, of) = (self.done.load(Ordering::Relaxed), self.of.load(Ordering::Relaxed));
        (of > 0).then_some((done, of))
    }
}

/// Draws pictures.
#[derive(Debug)]
pub struct PictureQueue {
    pictures: Arc<FairQueue>,
    films: Arc<FairQueue>,
    readers: Arc<FairQueue>,
    budget: PictureBudget,
    flights: Mutex<Vec<Arc<RenderJob>>>,
    meters: Arc<dyn Meters>,
}

impl PictureQueue {
    /// A studio that draws this many pictures at once, plus one moving picture.
    pub fn new(drawers: usize, waiting: usize, budget: PictureBudget) -> Self {
        Self {
            pictures: FairQueue::new(drawers, waiting),
            films: FairQueue::new(1, FILMS_WAITING),
            readers: FairQueue::new(1, READERS_WAITING),
            budget,
            flights: Mutex::default(),
            meters: Arc::new(Unmetered),
        }
    }

    /// The same, counted by `meters`.
    #[must_use]
    pub fn measured_by(self, meters: Arc<dyn Meters>) -> Self {
        Self { meters, ..self }
    }

    /// How busy the queue of pictures is, and that of moving pictures.
    pub fn load(&self) -> [QueueLoad; 2] {
        [self.pictures.load(), self.films.load()]
    }

    fn flights(&self) -> MutexGuard<'_, Vec<Arc<RenderJob>>> {
        self.flights.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The picture as something to wait for, shared by everybody who asks for the same one.
    pub fn flight(&self, spec: PictureSpec) -> Arc<RenderJob> {
        let mut flights = self.flights();
        // Drop those that nobody waits for any more.
        flights.retain(|flight| Arc::strong_count(flight) > 1);
        if let Some(flight) = flights.iter().find(|flight| *flight.spec == spec) {
            return Arc::clone(flight);
        }
        let (done, of) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let spec = Arc::new(spec);
        let flight = Arc::new(RenderJob { spec, drawn: OnceCell::new(), done, of });
        flights.push(Arc::clone(&flight));
        flight
    }

    /// The picture; draws it unless somebody else already does. It counts as the turn of `server`.
    ///
    /// # Errors
    /// [`Undrawn`] if it cannot be made at any scale; each step down in size is logged.
    pub async fn draw(&self, server: u64, flight: &Arc<RenderJob>) -> Result<Drawn, Undrawn> {
        // If the drawing task is dropped, the next waiter takes over.
        let drawn = flight.drawn.get_or_init(|| self.smaller_and_smaller(server, flight)).await;
        self.flights().retain(|other| !Arc::ptr_eq(other, flight));
        drawn.clone()
    }

    async fn smaller_and_smaller(
        &self,
        server: u64,
        flight: &Arc<RenderJob>,
    ) -> Result<Drawn, Undrawn> {
        let mut spec = Arc::clone(&flight.spec);
        loop {
            let moving = matches!(*spec, PictureSpec::Moving { .. });
            let line = if moving { &self.films } else { &self.pictures };
            let (tried, shared, budget) = (Arc::clone(&spec), Arc::clone(flight), self.budget);
            let asked = Instant::now();
            let drawn = work_in(line, server, move || {
                let begun = Instant::now();
                (once(&tried, budget, &shared), begun.elapsed())
            });
            let (drawn, took) = match drawn.await {
                Ok((drawn, took)) => (drawn, took),
                Err(why) => (Err(why), Duration::ZERO),
            };
            let waited = asked.elapsed().saturating_sub(took);
            self.meters.render(moving, outcome(&drawn), waited, took);
            let why = match drawn {
                Ok(bytes) => return Ok(Drawn { name: spec.file(), bytes }),
                Err(why) => why,
            };
            let smaller = match why {
                // A smaller one would wait in the same queue.
                Undrawn::Full(_) => spec.still(),
                _ => spec.smaller(),
            };
            spec = Arc::new(smaller.ok_or_else(|| why.clone())?);
            tracing::warn!(server, %why, "a picture is drawn smaller");
        }
    }

    /// Runs work as heavy as a moving picture: in the queue for moving pictures, or in that of readers.
    ///
    /// # Errors
    /// [`Undrawn::Full`], [`Undrawn::Panicked`].
    pub async fn work<T: Send + 'static>(
        &self,
        viewer: Viewer,
        server: u64,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Undrawn> {
        let queue = match viewer {
            Viewer::Member => &self.films,
            Viewer::Reader => &self.readers,
        };
        work_in(queue, server, work).await
    }
}

fn outcome(drawn: &Result<Vec<u8>, Undrawn>) -> RenderOutcome {
    match drawn {
        Ok(_) => RenderOutcome::Drawn,
        Err(Undrawn::Full(_)) => RenderOutcome::Full,
        Err(Undrawn::Large { .. }) => RenderOutcome::Large,
        Err(Undrawn::Slow(_)) => RenderOutcome::Slow,
        Err(Undrawn::Render(_) | Undrawn::Panicked) => RenderOutcome::Failed,
    }
}

async fn work_in<T: Send + 'static>(
    line: &Arc<FairQueue>,
    server: u64,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Undrawn> {
    let place = line.enter(server).await?;
    let work = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(place);
        done
    });
    work.await.map_err(|_| Undrawn::Panicked)
}

/// Draws a picture at one scale.
fn once(spec: &PictureSpec, budget: PictureBudget, flight: &RenderJob) -> Result<Vec<u8>, Undrawn> {
    let begun = Instant::now();
    let bytes = spec.draw(budget.bytes, |done, of| {
        flight.done.store(done, Ordering::Relaxed);
        flight.of.store(of, Ordering::Relaxed);
        let more = done < of && begun.elapsed() > budget.film;
        if more { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    match bytes {
        Err(RenderError::GivenUp) => Err(Undrawn::Slow(budget.film)),
        Ok(bytes) if bytes.len() > budget.bytes => {
            Err(Undrawn::Large { bytes: bytes.len(), most: budget.bytes })
        }
        drawn => Ok(drawn?),
    }
}

#[cfg(test)]
mod tests;
