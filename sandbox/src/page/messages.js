// The list of messages: drawn anew only where something changed, so that a menu stays open while
// others play.

const drawn = new Map();
const dismissed = new Set(JSON.parse(localStorage.getItem('sandbox-dismissed') ?? '[]'));
const notes = new Map();

function face(name) {
  const hue = [...name].reduce((sum, c) => (sum * 31 + c.codePointAt(0)) % 360, 7);
  const circle = make('span', 'face', [...name][0]?.toUpperCase() ?? '?');
  circle.style.background = `hsl(${hue} 45% 42%)`;
  circle.setAttribute('aria-hidden', 'true');
  return circle;
}

function drawMessage(message) {
  const item = make('li', 'message');
  item.dataset.message = message.id;
  item.dataset.author = message.author;
  item.classList.toggle('pings', message.mentions.includes(state.user));
  item.classList.toggle('private', message.ephemeral);
  if (message.ephemeral) item.dataset.ephemeral = '';
  const who = make('div', 'who', make('b', '', message.author), make('span', 'tag', 'BOT'));
  const at = new Date(message.time);
  const time = make('time', '', at.toLocaleTimeString([], { timeStyle: 'short' }));
  time.title = at.toLocaleString();
  who.append(time);
  if (message.command) {
    who.append(make('span', 'cause', make('b', '', message.command.user), ' used ',
      make('code', '', message.command.text)));
  }
  const body = make('div', 'body', who);
  if (message.loading) {
    body.append(make('div', 'text dots', `${message.author} is thinking`));
  } else {
    body.append(...contents(message));
  }
  if (message.edited) body.append(make('span', 'edited', '(edited)'));
  if (message.ephemeral) body.append(onlyYou(message));
  const note = notes.get(`${state.user}/${message.id}`);
  if (note) body.append(make('p', 'failed', note));
  item.append(face(message.author), body);
  return item;
}

function contents(message) {
  const parts = [];
  const isNew = (message.flags & (1 << 15)) !== 0;
  if (message.content) parts.push(textPart(message.content));
  if ((message.flags & 4) === 0) parts.push(...message.embeds.map((e) => embed(message, e)));
  const used = new Set(message.embeds.flatMap((e) => [e.image?.url, e.thumbnail?.url]));
  if (!isNew) parts.push(...attachments(message, used));
  if (message.components.length) {
    parts.push(make('div', 'parts', ...message.components.map((c) => component(message, c))));
  }
  return parts;
}

function onlyYou(message) {
  const dismiss = make('button', '', 'Dismiss this message');
  dismiss.type = 'button';
  dismiss.dataset.dismiss = message.id;
  dismiss.addEventListener('click', () => {
    dismissed.add(message.id);
    localStorage.setItem('sandbox-dismissed', JSON.stringify([...dismissed].slice(-500)));
    drawMessages();
  });
  return make('div', 'only', `Only ${state.user} can see this \u00b7 `, dismiss);
}

function drawMessages() {
  const list = document.getElementById('messages');
  const scroll = document.getElementById('scroll');
  const atEnd = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 90;
  const shown = state.messages.filter((message) => !dismissed.has(message.id));
  const items = shown.map((message) => {
    const key = JSON.stringify([message, state.user, notes.get(`${state.user}/${message.id}`),
      state.namesKey]);
    const old = drawn.get(message.id);
    if (old?.key === key) return old.item;
    const item = drawMessage(message);
    drawn.set(message.id, { key, item });
    return item;
  });
  const ids = new Set(shown.map((message) => message.id));
  for (const id of drawn.keys()) if (!ids.has(id)) drawn.delete(id);
  items.forEach((item, index) => {
    if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
  });
  while (list.children.length > items.length) list.lastChild.remove();
  document.getElementById('earlier').hidden = state.messages.length < state.limit;
  const empty = document.getElementById('empty');
  empty.hidden = items.length > 0;
  empty.textContent = state.bot.connected
    ? `Nothing here yet. Type / below to see what ${state.bot.name} can do.`
    : 'Nothing here yet, and no bot is connected.';
  if (atEnd) stickToEnd();
}

// Pictures that load late must not push the newest message out of sight.
function stickToEnd() {
  const scroll = document.getElementById('scroll');
  scroll.scrollTop = scroll.scrollHeight;
  scroll.querySelectorAll('img').forEach((image) => {
    if (!image.complete) {
      image.addEventListener('load', () => { scroll.scrollTop = scroll.scrollHeight; },
        { once: true });
    }
  });
}

async function useComponent(message, customId, values, element) {
  element.classList.add('busy');
  const key = `${state.user}/${message.id}`;
  notes.delete(key);
  const call = { user: state.user, message: message.id, custom_id: customId };
  if (values) call.values = values;
  const answer = await post('/user/component', call);
  const end = answer ? await settled(answer.interaction) : null;
  element.classList.remove('busy');
  if (end === 'failed') notes.set(key, 'This interaction failed: the bot did not answer.');
  // A menu shows its placeholder again, as the message may not change.
  if (element.tagName === 'SELECT') drawn.delete(message.id);
  await refresh();
}

// Waits until the bot has answered, or has not.
async function settled(interaction) {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await get(`/user/interaction/${interaction}?wait=5000`);
    if (!answer || answer.state === 'failed' || answer.state === 'answered') return answer?.state;
    if (answer.state === 'deferred') return 'deferred';
  }
  return null;
}
