// What moderators do to the open channel and to people: a small menu. What the sandbox refuses is
// told in it.

// Signs that fonts without emoji have, too.
const KINDS = {
  text: ['#', 'Text'], voice: ['\u266a', 'Voice'], announcement: ['\u2691', 'Announcements'],
  stage: ['\u25c9', 'Stage'], forum: ['\u2261', 'Forum'],
};
const SPANS = [['10 minutes', 600], ['an hour', 3600], ['a day', 86400], ['a week', 604800]];
const SLOW = [['off', 0], ['10 s', 10], ['1 min', 60], ['10 min', 600], ['6 h', 21600]];

const guildHere = () => state.guilds.find(({ name }) => name === state.guild);
const channelHere = () => guildHere()?.channels.find(({ name }) => name === state.channel);
// A private thread is shown to those in it, and to moderators.
const canSee = (channel) => channel.seen_by?.includes(state.user) ?? true;
const isOut = (name) => guildHere()?.timeouts?.[name];

// The sign before the name of a channel: its kind, or a thread's state.
function signOf(channel) {
  if (channel.parent) return channel.private ? '\u25c8' : '\u2937';
  return KINDS[channel.kind]?.[0] ?? '#';
}

function stateOf(channel) {
  const words = [channel.archived ? 'archived' : '', channel.locked ? 'locked' : '',
    channel.age_restricted ? '18+' : '', channel.slow_s ? 'slow' : ''].filter(Boolean);
  return words.length ? make('span', 'sign', `(${words.join(', ')})`) : null;
}

// A line below the title that says why something cannot be done here.
function drawChannelNote() {
  const channel = channelHere();
  const until = isOut(state.user);
  const short = { dateStyle: 'short', timeStyle: 'short' };
  const at = until && new Date(until).toLocaleString([], short);
  const notes = [
    channel && !canSee(channel) ? `${state.user} is not in this private thread.` : '',
    channel?.kind === 'forum' && !channel.parent
      ? 'A forum: its posts are the threads below it. Name a new one forum/post.' : '',
    channel?.archived ? 'This thread is archived.' : '',
    channel?.locked ? 'This thread is locked: only moderators write here.' : '',
    until ? `${state.user} is timed out until ${at}.` : '',
    isOut(state.bot.name) ? `${state.bot.name} is timed out here.` : '',
  ].filter(Boolean);
  el('channel-note').textContent = notes.join(' ');
  el('channel-note').hidden = state.channel === '@me' || !notes.length;
  el('place-open').hidden = state.channel === '@me';
}

const inChannel = (body) => ({ channel: state.channel, ...body });

async function change(body) {
  el('place-error').hidden = true;
  const done = await post('/user/place', { guild: state.guild, ...body }, (error) => {
    el('place-error').textContent = error;
    el('place-error').hidden = false;
  });
  if (done && body.op === 'delete') el('place').close();
  await refresh();
  return done;
}

const part = (title, ...children) => [make('h3', '', title), make('div', 'acts', ...children)];

function act(label, body, harm) {
  const button = make('button', harm ? 'harm' : '', label);
  button.type = 'button';
  button.dataset.op = body.op;
  button.addEventListener('click', () => change(body));
  return button;
}

const actHere = (label, op) => act(label, inChannel({ op }));

// A list whose choice is carried out at once.
function choice(name, options, chosen, body) {
  const list = make('select');
  list.setAttribute('aria-label', name);
  list.dataset.choice = name;
  list.append(...options.map(([label, value]) =>
    new Option(label, value, false, String(value) === String(chosen))));
  list.addEventListener('change', () => change(body(list.value)));
  return list;
}

// A field with a button that uses what stands in it.
function field(name, label, value, use) {
  const input = make('input');
  input.setAttribute('aria-label', name);
  input.placeholder = name;
  input.value = value;
  input.maxLength = 100;
  const button = make('button', '', label);
  button.type = 'button';
  button.addEventListener('click', () => use(input.value.trim()));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') { event.preventDefault(); button.click(); }
  });
  return [input, button];
}

const splitTags = (text) => text.split(',').map((tag) => tag.trim()).filter(Boolean);

function roomParts(channel) {
  const kinds = Object.entries(KINDS).map(([kind, [sign, name]]) => [`${sign} ${name}`, kind]);
  const tags = channel.tags.map(({ name }) => name);
  const is = channel.slow_s;
  const slow = SLOW.some(([, seconds]) => seconds === is) ? SLOW : [...SLOW, [`${is} s`, is]];
  const become = (kind) => inChannel({ op: 'become', kind });
  const parts = [
    ...part('Kind', choice('Kind', kinds, channel.kind, become),
      channel.age_restricted ? actHere('For all ages', 'unrestrict')
        : actHere('Age-restricted', 'restrict')),
    ...part('Slow mode', choice('Slow mode', slow, is,
      (seconds) => inChannel({ op: 'slow', seconds: Number(seconds) }))),
  ];
  if (channel.kind === 'forum') {
    const forum = (list, required) =>
      inChannel({ op: 'become', kind: 'forum', tags: list, require_tag: required });
    parts.push(...part('Tags, with commas between',
      ...field('Tags', 'Set', tags.join(', '), (text) =>
        change(forum(splitTags(text), channel.require_tag && splitTags(text).length > 0))),
      act(channel.require_tag ? 'Posts need no tag' : 'Posts need a tag',
        forum(tags, !channel.require_tag))));
  }
  if (channel.kind === 'text') {
    parts.push(...part('New private thread', ...field('Its name', 'Start', '', startPrivate)));
  }
  parts.push(...part('For ever', act('Delete the channel', inChannel({ op: 'delete' }), true)));
  return parts;
}

async function startPrivate(name) {
  if (!name) return;
  const channel = `${state.channel}/${name}`;
  const done = await change({ op: 'private', channel, user: state.user });
  if (done) {
    el('place').close();
    go({ channel });
  }
}

function threadParts(channel) {
  const { bot } = state;
  const parts = part('Thread',
    ...(channel.archived ? [actHere('Open again', 'unarchive')]
      : [actHere('Archive', 'archive'), actHere('Archive as Discord does', 'auto_archive')]),
    ...(channel.locked ? [actHere('Unlock', 'unlock')]
      : [actHere('Lock', 'lock'), actHere('Lock, leave open', 'lock_open')]),
    act('Delete', inChannel({ op: 'delete' }), true));
  if (!channel.private) return parts;
  const inside = channel.members.filter((name) => name !== bot.name);
  const others = state.users.map(({ name }) => name).filter((name) => !inside.includes(name));
  const takeOut =
    inside.map((user) => act(`${user} \u00d7`, inChannel({ op: 'remove', user })));
  const bringIn = others.length ? choice('Add somebody',
    [['Add \u2026', ''], ...others.map((name) => [name, name])], '',
    (user) => inChannel({ op: 'add', user })) : null;
  const ofBot = channel.members.includes(bot.name) ? [actHere(`Put ${bot.name} out`, 'remove_bot')]
    : [act(`Mention ${bot.name} as ${state.user}`, inChannel({ op: 'mention', user: state.user })),
      actHere(`Let ${bot.name} in`, 'add_bot')];
  return [...parts, ...part('In this private thread', ...takeOut, bringIn),
    ...part(bot.name, ...ofBot)];
}

// What is done to whoever acts, and to the bot, on this server.
function personParts(user) {
  const acts = isOut(user) ? [act('End the time-out', { op: 'end_timeout', user })]
    : [choice('Time out', [['Time out \u2026', ''], ...SPANS], '',
      (seconds) => ({ op: 'timeout', user, seconds: Number(seconds) }))];
  if (user !== state.bot.name) {
    acts.push(act('Runs the server', { op: 'permissions', user, allow: ['ADMINISTRATOR'] }),
      act('Is a member', { op: 'permissions', user }),
      act('Leaves', { op: 'leave', user }), act('Comes back', { op: 'join', user }));
  }
  return part(user, ...acts);
}

function drawPlace() {
  if (!el('place').open) return;
  const channel = channelHere();
  const parts = channel ? (channel.parent ? threadParts(channel) : roomParts(channel)) : [];
  el('place-name').textContent = channel ? `${signOf(channel)} ${channel.name}` : state.channel;
  // A field that somebody types into stays as it is.
  if (el('place-parts').contains(document.activeElement)
    && document.activeElement.tagName === 'INPUT') return;
  el('place-parts').replaceChildren(...parts, ...personParts(state.user),
    ...personParts(state.bot.name));
}

el('place-open').addEventListener('click', () => {
  el('place-error').hidden = true;
  el('place').showModal();
  drawPlace();
});
el('place').addEventListener('click', (event) => {
  if (event.target === el('place')) el('place').close();
});
el('new-channel-kind').append(...Object.entries(KINDS).map(([kind, [sign, name]]) =>
  new Option(`${sign} ${name}`, kind)));
