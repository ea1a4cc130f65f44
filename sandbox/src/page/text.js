'use strict';
// Text as Discord shows it: the markdown basics, mentions and timestamps. Everything is escaped
// first, so that no text of the bot can become part of the page.

const escapeText = (text) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const LT = '&#60;';
const GT = '&#62;';

function inline(escaped) {
  const kept = [];
  const keep = (html) => `\u0000${kept.push(html) - 1}\u0000`;
  let html = escaped
    .replace(/``(.+?)``|`([^`]+)`/gs, (_, a, b) => keep(`<code>${a ?? b}</code>`))
    .replace(new RegExp(`${LT}@!?(\\d+)${GT}`, 'g'), (_, id) =>
      keep(`<span class="mention" data-user-id="${id}">@${nameOfUser(id)}</span>`))
    .replace(new RegExp(`${LT}#(\\d+)${GT}`, 'g'), (_, id) =>
      keep(`<span class="mention">#${nameOfChannel(id)}</span>`))
    .replace(new RegExp(`${LT}/([^:]+):\\d+${GT}`, 'g'), (_, name) =>
      keep(`<span class="mention">/${name}</span>`))
    .replace(new RegExp(`${LT}a?:(\\w+):(\\d+)${GT}`, 'g'), (_, name, id) =>
      keep(`<img class="emoji" src="/emojis/${id}" alt=":${name}:" title=":${name}:">`))
    .replace(new RegExp(`${LT}t:(-?\\d+)(?::([tTdDfFR]))?${GT}`, 'g'), (_, at, style) =>
      keep(`<time data-at="${at}" data-style="${style ?? 'f'}">${timeText(+at, style)}</time>`))
    .replace(/\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/g, (_, text, url) =>
      keep(`<a href="${url}" target="_blank" rel="noopener">${text}</a>`))
    .replace(new RegExp(`${LT}(https?://[^\\s&]+(?:&#38;[^\\s&]+)*)${GT}`, 'g'), '$1')
    .replace(/https?:\/\/(?:[^\s&\u0000]|&#38;)+/g, (url) =>
      keep(`<a href="${url}" target="_blank" rel="noopener">${url}</a>`))
    .replace(/@(everyone|here)\b/g, '<span class="mention">@$1</span>')
    .replace(/\\([*_~|`\\#>.-])/g, (_, c) => keep(c))
    .replace(/\*\*\*(.+?)\*\*\*/gs, '<b><i>$1</i></b>')
    .replace(/\*\*(.+?)\*\*/gs, '<b>$1</b>')
    .replace(/__(.+?)__/gs, '<u>$1</u>')
    .replace(/\*(\S(?:.*?\S)?)\*/gs, '<i>$1</i>')
    .replace(/(^|\W)_(\S(?:.*?\S)?)_(?=\W|$)/gs, '$1<i>$2</i>')
    .replace(/~~(.+?)~~/gs, '<s>$1</s>')
    .replace(/\|\|(.+?)\|\|/gs, '<span class="spoiler">$1</span>');
  for (let round = 0; round < 4 && html.includes('\u0000'); round += 1) {
    html = html.replace(/\u0000(\d+)\u0000/g, (_, n) => kept[n]);
  }
  return html;
}

// One block at a time: headings, lists, quotes, small print, paragraphs.
function markdown(source) {
  const text = escapeText((source ?? '').replaceAll('\u0000', ''));
  const out = [];
  text.split(/```(?:[\w+-]*\n)?([\s\S]*?)```/g).forEach((part, index) => {
    if (index % 2) {
      out.push(`<pre><code>${part.replace(/\n$/, '')}</code></pre>`);
    } else {
      out.push(...blocks(part.replace(/^\n|\n$/g, index ? '' : '$&').split('\n')));
    }
  });
  return out.join('');
}

function blocks(lines) {
  const out = [];
  let plain = [];
  const flush = () => {
    if (plain.join('').trim()) out.push(`<p>${inline(plain.join('\n'))}</p>`);
    plain = [];
  };
  const gather = (start, pattern) => {
    const found = [];
    while (start + found.length < lines.length) {
      const match = pattern.exec(lines[start + found.length]);
      if (!match) break;
      found.push(match[1]);
    }
    return found;
  };
  const lists = [
    [/^\s*[-*] (.*)$/, (items) => `<ul>${items.map((i) => `<li>${inline(i)}</li>`).join('')}</ul>`],
    [/^\s*\d+\. (.*)$/,
      (items) => `<ol>${items.map((i) => `<li>${inline(i)}</li>`).join('')}</ol>`],
    [/^&#62; ?(.*)$/, (items) => `<blockquote>${blocks(items).join('')}</blockquote>`],
  ];
  for (let at = 0; at < lines.length; at += 1) {
    const heading = /^(#{1,3}) (.+)$/.exec(lines[at]);
    const small = /^-# (.+)$/.exec(lines[at]);
    const list = lists.find(([pattern]) => pattern.test(lines[at]));
    if (heading) {
      flush();
      const level = heading[1].length + 2;
      out.push(`<h${level}>${inline(heading[2])}</h${level}>`);
    } else if (small) {
      flush();
      out.push(`<small>${inline(small[1])}</small>`);
    } else if (list) {
      flush();
      const items = gather(at, list[0]);
      out.push(list[1](items));
      at += items.length - 1;
    } else {
      plain.push(lines[at]);
    }
  }
  flush();
  return out;
}

const now = () => Date.now() + state.clockAhead;

function timeText(at, style) {
  const date = new Date(at * 1000);
  if (style === 'R') return relative(at - now() / 1000);
  const forms = {
    t: { timeStyle: 'short' }, T: { timeStyle: 'medium' }, d: { dateStyle: 'short' },
    D: { dateStyle: 'long' }, f: { dateStyle: 'long', timeStyle: 'short' },
    F: { dateStyle: 'full', timeStyle: 'short' },
  };
  return escapeText(date.toLocaleString([], forms[style] ?? forms.f));
}

function relative(seconds) {
  const units = [['year', 31536000], ['month', 2592000], ['day', 86400], ['hour', 3600],
    ['minute', 60], ['second', 1]];
  const [unit, size] = units.find(([, s]) => Math.abs(seconds) >= s) ?? units[5];
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
    .format(Math.round(seconds / size), unit);
}

function refreshTimes() {
  document.querySelectorAll('time[data-style="R"]').forEach((time) => {
    time.textContent = timeText(+time.dataset.at, 'R');
  });
}
