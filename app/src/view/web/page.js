// Follows a game. Without this script the page is read and stepped through as well.
"use strict";

const page = document.body.dataset;
const news = document.querySelector("#news");

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

// Finds a link again once the page is renewed: by its way, or by where it leads.
function finder(link) {
  if (!link) return null;
  const way = link.dataset.way;
  return way ? `nav a[data-way=${way}]` : `#main a[href="${link.getAttribute("href")}"]`;
}

async function renew(version) {
  const answer = await fetch(location.pathname, { credentials: "omit" });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const focused = finder(document.querySelector("#main a:focus"));
  document.querySelector("#main").replaceWith(fresh.querySelector("#main"));
  const again = focused && document.querySelector(focused);
  if (again) again.focus();
  page.version = version;
  const said = [document.querySelector("figcaption"), document.querySelector("#state")];
  news.textContent = said.map(part => part.textContent.trim()).filter(Boolean).join(" ");
}

if (page.game && "EventSource" in window) {
  const source = new EventSource(`/games/${page.game}/events`);
  source.addEventListener("state", event => {
    if (event.data === page.version) return;
    if (page.follows === "true") {
      renew(event.data).catch(() => {});
    } else {
      news.textContent = news.dataset.news;
    }
  });
}
