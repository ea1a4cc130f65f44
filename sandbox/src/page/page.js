// Where the page is, who acts, and what the sandbox says. The sandbox tells that something
// changed; the page then asks for what it shows.

const saved = JSON.parse(localStorage.getItem('sandbox-at') ?? '{}');
const state = {
  user: saved.user ?? 'Ada', guild: saved.guild ?? 'home', channel: saved.channel ?? 'general',
  users: [], guilds: [], commands: [], messages: [], bot: { name: 'Bot', connected: false },
  limit: 60, clockAhead: 0, namesKey: '', seen: saved.seen ?? {},
};
const save = () => localStorage.setItem('sandbox-at', JSON.stringify({
  user: state.user, guild: state.guild, channel: state.channel, seen: state.seen,
}));
const nameOfUser = (id) => escapeText(id === state.bot.id ? state.bot.name
  : state.users.find((user) => user.id === id)?.name ?? 'unknown');
const nameOfChannel = (id) => escapeText(state.guilds.flatMap((guild) => guild.channels)
  .find((channel) => channel.id === id)?.name ?? 'unknown');

let errorTimer = 0;
function showError(text) {
  const box = document.getElementById('error');
  box.textContent = text;
  box.hidden = false;
  clearTimeout(errorTimer);
  errorTimer = setTimeout(() => { box.hidden = true; }, 8000);
  return null;
}

// Errors are shown, go to whoever asked for them, or to nobody.
function tell(error, quiet) {
  if (typeof quiet === 'function') quiet(error);
  else if (!quiet) showError(error);
}

async function call(path, init, quiet) {
  try {
    const answer = await fetch(path, init);
    const body = await answer.json();
    if (answer.ok) return body;
    tell(body.error ?? `The sandbox answered ${answer.status}.`, quiet);
  } catch {
    tell('The sandbox cannot be reached.', quiet);
  }
  return null;
}
const get = (path) => call(path, undefined, true);
const post = (path, body, quiet) => call(path, {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
}, quiet);

let running = null;
let again = false;
// One refresh at a time; a change during one asks for one more.
async function refresh() {
  if (running) { again = true; return running; }
  running = (async () => {
    do {
      again = false;
      await load();
    } while (again);
  })().finally(() => { running = null; });
  return running;
}

async function load() {
  const at = `guild=${encodeURIComponent(state.guild)}`;
  const where = `${at}&channel=${encodeURIComponent(state.channel)}`
    + `&user=${encodeURIComponent(state.user)}`;
  const read = async () => {
    const channel = channelHere();
    if (!channel || canSee(channel)) {
      return get(`/user/messages?${where}&limit=${state.limit}&loading=true`);
    }
    // Somebody new is there from now on, even if there is nothing to see.
    await get(`/user/notifications?user=${encodeURIComponent(state.user)}`);
    return null;
  };
  let messages = await read();
  const [places, commands] = await Promise.all([get('/user/places'), get(`/user/commands?${at}`)]);
  if (!places) return;
  Object.assign(state, { users: places.users, guilds: places.guilds, bot: places.bot });
  // Somebody may have been let into a private thread just now.
  messages ??= await read();
  state.messages = messages ?? [];
  state.commands = commands ?? [];
  state.clockAhead = Date.parse(places.now) - Date.now();
  state.namesKey = `${places.users.length}/${places.guilds.flatMap((g) => g.channels).length}`;
  markSeen();
  draw();
}

// The newest ping of the acting user in the open channel has been read.
function markSeen() {
  if (document.hidden) return;
  const user = state.users.find(({ name }) => name === state.user);
  const here = (user?.pings ?? []).filter(isHere);
  if (here.length) {
    const key = `${state.user}/${state.guild}/${state.channel}`;
    state.seen[key] = here.at(-1).message;
    save();
  }
}

const isHere = (ping) => (ping.channel === '@me' ? state.channel === '@me'
  : ping.guild === state.guild && ping.channel === state.channel);

function unread(user, only = () => true) {
  return (user.pings ?? []).filter((ping) => {
    const last = state.seen[`${user.name}/${ping.guild ?? state.guild}/${ping.channel}`] ?? '0';
    return only(ping) && BigInt(ping.message) > BigInt(last);
  }).length;
}

function badge(count) {
  if (!count) return null;
  const dot = make('span', 'badge', String(count));
  dot.title = `${count} new ${count === 1 ? 'ping' : 'pings'}`;
  return dot;
}

function draw() {
  const { bot } = state;
  document.title = `${state.channel === '@me' ? bot.name : `#${state.channel}`} \u2013 Sandbox`;
  const channel = channelHere();
  const sign = channel ? signOf(channel) : '#';
  const title = state.channel === '@me' ? `@ ${bot.name}` : `${sign} ${state.channel}`;
  el('channel-title').textContent = title;
  el('bot-state').dataset.connected = String(bot.connected);
  el('bot-state').textContent = bot.connected ? `${bot.name} is connected.`
    : 'No bot is connected.';
  drawGuilds();
  drawChannels();
  drawPeople();
  drawMessages();
  drawChannelNote();
  drawPlace();
}

function drawGuilds() {
  const names = state.guilds.map((guild) => guild.name);
  const options = names.map((name) => new Option(name, name, false, name === state.guild));
  el('guild').replaceChildren(...options);
}

function drawChannels() {
  const guild = state.guilds.find(({ name }) => name === state.guild);
  const me = state.users.find(({ name }) => name === state.user);
  const all = (guild?.channels ?? []).filter(canSee);
  const row = (channel, sign) => {
    const name = channel.name;
    const mine = (ping) => (name === '@me' ? ping.channel === '@me'
      : ping.guild === state.guild && ping.channel === name);
    const label = name === '@me' ? `Direct messages` : name.split('/').pop();
    const button = make('button', channel.parent ? 'thread' : '', make('span', 'sign', sign),
      make('span', '', label), stateOf(channel),
      badge(me ? unread(me, mine) : 0));
    button.type = 'button';
    button.dataset.channel = name;
    button.setAttribute('aria-current', String(name === state.channel));
    button.addEventListener('click', () => go({ channel: name }));
    return button;
  };
  const top = all.filter((channel) => !channel.parent)
    .sort((a, b) => a.name.localeCompare(b.name));
  const rows = top.flatMap((channel) => [row(channel, signOf(channel)),
    ...all.filter((thread) => thread.parent === channel.name)
      .map((thread) => row(thread, signOf(thread)))]);
  el('channels').replaceChildren(...rows, make('hr'), row({ name: '@me' }, '@'));
}

function drawPeople() {
  const box = el('act-as');
  const adding = document.activeElement?.id === 'new-user' ? document.activeElement : null;
  const chips = state.users.map((user) => {
    const chip = make('button', '', face(user.name), user.name,
      isOut(user.name) ? make('span', 'sign', '(timed out)') : null, badge(unread(user)));
    chip.type = 'button';
    chip.dataset.user = user.name;
    chip.setAttribute('aria-pressed', String(user.name === state.user));
    chip.addEventListener('click', () => go({ user: user.name }));
    return chip;
  });
  const add = adding ?? newUserField();
  // The field keeps its place, so that typing is not interrupted.
  [...box.children].forEach((child) => { if (child !== add) child.remove(); });
  if (!add.parentNode) box.append(add);
  add.before(make('span', 'label', 'Act as'), ...chips);
}

function newUserField() {
  const add = make('input');
  add.id = 'new-user';
  add.placeholder = '+ user';
  add.maxLength = 32;
  add.setAttribute('aria-label', 'Name of a new user');
  add.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && add.value.trim()) {
      const user = add.value.trim();
      add.value = '';
      add.blur();
      go({ user });
    }
  });
  return add;
}

function go(where) {
  const leaves = where.guild !== undefined || where.channel !== undefined;
  Object.assign(state, where);
  if (leaves) {
    state.limit = 60;
    el('app').classList.remove('open');
    el('menu').setAttribute('aria-expanded', 'false');
  }
  save();
  el('error').hidden = true;
  resetComposer();
  refresh().then(stickToEnd);
}

// A channel is made by going there; one of another kind is made first. A thread has the kind of
// its channel.
el('new-channel').addEventListener('submit', async (event) => {
  event.preventDefault();
  const channel = el('new-channel-name').value.trim().replace(/^#/, '');
  const kind = el('new-channel-kind').value;
  el('new-channel-name').value = '';
  el('new-channel-kind').value = 'text';
  const is = channel && kind !== 'text' && !channel.includes('/');
  const body = { guild: state.guild, channel, op: 'become', kind };
  if (channel && (!is || await post('/user/place', body))) go({ channel });
});

function adder(form, field, where) {
  el(form).addEventListener('submit', (event) => {
    event.preventDefault();
    const name = el(field).value.trim().replace(/^#/, '');
    el(field).value = '';
    if (name) go(where(name));
  });
}

adder('new-guild', 'new-guild-name', (guild) => ({ guild, channel: 'general' }));
el('guild').addEventListener('change', () => go({ guild: el('guild').value, channel: 'general' }));
el('menu').addEventListener('click', () => {
  const open = el('app').classList.toggle('open');
  el('menu').setAttribute('aria-expanded', String(open));
});
el('scroll').addEventListener('click', (event) => {
  el('app').classList.remove('open');
  event.target.closest?.('.spoiler')?.classList.toggle('open');
});
el('earlier').addEventListener('click', () => { state.limit += 100; refresh(); });
el('picture').addEventListener('click', (event) => {
  if (event.target === el('picture')) el('picture').close();
});
document.addEventListener('visibilitychange', () => { if (!document.hidden) refresh(); });
setInterval(refreshTimes, 10000);

const live = new EventSource('/user/live');
live.addEventListener('change', refresh);
live.addEventListener('open', refresh);
live.addEventListener('error', () => {
  state.bot.connected = false;
  draw();
});

// Two people to begin with: a game needs somebody to play against.
(async () => {
  const places = await get('/user/places');
  if (places && !places.users.length) await get('/user/notifications?user=Ben');
  await refresh();
  stickToEnd();
  el('command').focus();
})();
