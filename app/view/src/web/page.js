// Follows a game. Without this script the page is read and stepped through as well.
"use strict";

const page = document.body.dataset;
const news = document.querySelector("#news");
const state = document.querySelector("#state");

// The arrow keys step, wherever no key is needed for anything else.
document.addEventListener("keydown", event => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const way = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  const link = way && document.querySelector(`nav a[data-way=${way}]`);
  const scrolls = document.activeElement && document.activeElement.closest(".moves");
  if (link && !scrolls) {
    event.preventDefault();
    link.click();
  }
});

// Says what is new, and after it whose turn it is if that has changed. Only a change is read out, so
// words that stand there already are taken away first.
let soon;
function say(line, turn = state.textContent) {
  clearTimeout(soon);
  news.textContent = "";
  soon = setTimeout(() => {
    news.textContent = line;
    if (state.textContent !== turn) state.textContent = turn;
  }, 100);
}

// Finds a link again once the page is renewed: by its way, or by where it leads.
function finder(link) {
  if (!link) return null;
  const way = link.dataset.way;
  return way ? `nav a[data-way=${way}]` : `#main a[href="${link.getAttribute("href")}"]`;
}

// Shows the page as it is now; false if it cannot be had.
async function renew() {
  const answer = await fetch(location.pathname, { credentials: "omit" });
  if (!answer.ok) return false;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const focused = finder(document.querySelector("#main a:focus"));
  document.querySelector("#main").replaceWith(fresh.querySelector("#main"));
  const again = focused && document.querySelector(focused);
  if (again) again.focus();
  page.version = fresh.body.dataset.version;
  const line = document.querySelector("figcaption").textContent.trim();
  say(line, fresh.querySelector("#state").textContent);
  return true;
}

// One fetch at a time, so that no older answer comes last. What is told meanwhile is fetched after it,
// and what could not be had is tried once more.
const AGAIN = 5000;
let wanted;
let busy = false;
async function follow(version) {
  wanted = version;
  if (busy) return;
  busy = true;
  let seen = page.version;
  let failures = 0;
  while (seen !== wanted && failures < 2) {
    const asked = wanted;
    if (await renew().catch(() => false)) {
      seen = page.version === wanted ? wanted : asked;
      failures = 0;
    } else {
      failures = asked === wanted ? failures + 1 : 0;
      if (failures === 1) await new Promise(over => setTimeout(over, AGAIN));
    }
  }
  busy = false;
}

if (page.game && "EventSource" in window) {
  const source = new EventSource(`/games/${page.game}/events`);
  source.addEventListener("state", event => {
    if (event.data === page.version) return;
    if (page.follows === "true") {
      follow(event.data);
    } else {
      say(news.dataset.news);
    }
  });
  // The page was taken off the web.
  source.addEventListener("gone", () => {
    source.close();
    say(news.dataset.gone);
  });
  // The same, if the connection was lost meanwhile: it is not taken up again.
  source.addEventListener("error", async () => {
    if (source.readyState !== EventSource.CLOSED) return;
    const answer = await fetch(location.pathname, { credentials: "omit" }).catch(() => null);
    if (answer && answer.status === 404) say(news.dataset.gone);
  });
}
