//! What every use case may touch.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use port::clock::{Clock as _, SystemClock};
use port::downloads::{Downloads, NoDownloads};
use port::hooks::Hooks;
use port::meters::{Meters, Unmetered};
use queues::pictures::{PictureBudget, PictureQueue};
use queues::quotas::{self, Quotas};
use queues::thinking::{ThinkingLimits, ThinkingQueue};
use rand::TryRng as _;
use rand::rngs::SysRng;
use rules::Seed;
use storage::{Millis, Store};
use table::art::ArtPacks;
use table::error::Fault;

/// How long the next tile stays hidden if its player does not look.
const GRACE: Duration = Duration::from_secs(180);
/// How long a stand-in waits, so that the previous player can take back a slip.
const STANDIN: Duration = Duration::from_secs(5);

/// This installation's settings.
#[derive(Clone, Debug)]
pub struct Options {
    /// How long the next tile stays hidden, and the last move can be undone, if the next player
    /// does not look.
    pub grace: Duration,
    /// How long a stand-in waits before it moves; never longer than the grace period.
    pub standin: Duration,
    /// How many pictures are drawn at the same time; with 0 there are none, only text.
    pub drawers: usize,
    /// How much is thought at the same time for seats that play themselves.
    pub thinking: ThinkingLimits,
    /// The art packs that tables can choose.
    pub art: ArtPacks,
    /// The limits on the cost of a picture.
    pub budget: PictureBudget,
    /// The rate limits for one person and one server.
    pub quotas: Quotas,
    /// Whoever keeps the numbers.
    pub meters: Arc<dyn Meters>,
    /// Whoever fetches the files that people give to commands.
    pub downloads: Arc<dyn Downloads>,
    /// The program that is told what happens in public games.
    pub hooks: Option<Arc<dyn Hooks>>,
    /// The address under which people reach the pages of public games; it ends without a slash.
    pub pages: Option<String>,
    /// The time in unix milliseconds.
    pub clock: fn() -> Millis,
    /// The source of seeds.
    pub seed: fn() -> Result<Seed, Fault>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            grace: GRACE,
            standin: STANDIN,
            drawers: quotas::DRAWERS as usize,
            thinking: ThinkingLimits::default(),
            art: ArtPacks::default(),
            budget: PictureBudget::default(),
            quotas: Quotas::default(),
            meters: Arc::new(Unmetered),
            downloads: Arc::new(NoDownloads),
            hooks: None,
            pages: None,
            clock: system_clock,
            seed: random_seed,
        }
    }
}

fn system_clock() -> Millis {
    SystemClock.now()
}

fn random_seed() -> Result<Seed, Fault> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).map_err(|error| Fault::Random(error.to_string()))?;
    Ok(Seed(bytes))
}

/// What every use case may touch: the stored games, the time, the queues of drawing and
/// thinking, and this installation's settings.
#[derive(Debug)]
pub struct Context {
    store: Arc<dyn Store>,
    /// The settings.
    pub options: Options,
    /// Where pictures are drawn.
    pub studio: PictureQueue,
    /// Where moves are thought of.
    pub thinking: ThinkingQueue,
    /// The Discord application id; 0 until the first interaction.
    application: AtomicU64,
    /// The emoji shown beside names, as written in messages; unset until Discord has them.
    figures: OnceLock<Vec<String>>,
}

impl Context {
    pub fn new(store: Arc<dyn Store>, options: Options) -> Self {
        let studio = PictureQueue::new(
            options.drawers.max(1),
            options.quotas.pictures_waiting as usize,
            options.budget,
        )
        .measured_by(Arc::clone(&options.meters));
        let thinking = ThinkingQueue::new(options.thinking);
        let (application, figures) = (AtomicU64::new(0), OnceLock::new());
        Self { store, options, studio, thinking, application, figures }
    }

    pub fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// The art packs that tables can choose.
    pub fn art(&self) -> &ArtPacks {
        &self.options.art
    }

    /// Whoever keeps the numbers.
    pub fn meters(&self) -> &Arc<dyn Meters> {
        &self.options.meters
    }

    pub fn now(&self) -> Millis {
        (self.options.clock)()
    }

    /// The emoji shown beside names, as written in messages; empty if there are none.
    pub fn figures(&self) -> &[String] {
        self.figures.get().map(Vec::as_slice).unwrap_or_default()
    }

    /// Sets the emoji, once.
    pub fn set_figures(&self, written: Vec<String>) {
        self.figures.get_or_init(|| written);
    }

    /// The Discord application id, if an interaction has told it.
    pub fn application(&self) -> Option<u64> {
        Some(self.application.load(Ordering::Relaxed)).filter(|id| *id != 0)
    }

    pub fn set_application(&self, id: u64) {
        self.application.store(id, Ordering::Relaxed);
    }
}
