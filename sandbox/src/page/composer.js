// The command box: choose a command, fill its options with live suggestions, send.

const composer = { command: null, suggestions: [], marked: 0, field: null, asked: 0, timer: 0 };
const el = (id) => document.getElementById(id);

// Every command that can be sent, subcommands with their whole name.
function sendable() {
  const found = [];
  const context = state.channel === '@me' ? 1 : 0;
  const walk = (path, node) => {
    const below = (node.options ?? []).filter((option) => option.type <= 2);
    if (below.length) below.forEach((option) => walk(`${path} ${option.name}`, option));
    else found.push({ path, description: node.description, options: node.options ?? [] });
  };
  for (const command of state.commands) {
    const fits = !command.contexts || command.contexts.includes(context);
    if (command.type === 1 && fits) walk(command.name, command);
  }
  return found;
}

function showSuggestions(items, empty) {
  const list = el('suggestions');
  composer.suggestions = items;
  composer.marked = 0;
  list.replaceChildren(...items.map((item, index) => {
    const row = make('li', '', make('b', '', item.label));
    if (item.note) row.append(make('span', 'note', item.note));
    row.setAttribute('role', 'option');
    row.setAttribute('aria-selected', String(index === 0));
    row.dataset.value = String(item.value);
    row.addEventListener('mousedown', (event) => {
      event.preventDefault();
      item.take();
    });
    return row;
  }));
  if (!items.length && empty) list.append(make('li', 'plain', empty));
  list.hidden = !list.children.length;
  el('command').setAttribute('aria-expanded', String(!list.hidden));
}

const hideSuggestions = () => showSuggestions([]);

function mark(step) {
  const rows = [...el('suggestions').children];
  if (!composer.suggestions.length) return;
  composer.marked = (composer.marked + step + rows.length) % rows.length;
  const isMarked = (index) => String(index === composer.marked);
  rows.forEach((row, index) => row.setAttribute('aria-selected', isMarked(index)));
  rows[composer.marked].scrollIntoView({ block: 'nearest' });
}

function suggestCommands() {
  const typed = el('command').value;
  if (!typed.startsWith('/')) {
    const hint = typed ? 'Only commands can be sent here: begin with /' : '';
    return showSuggestions([], hint);
  }
  const wanted = typed.slice(1).trimStart().toLowerCase();
  const all = sendable();
  const name = wanted.split(/\s+\S+:/)[0].trim();
  const fitting = all.filter(({ path }) => path.startsWith(name) || path.includes(` ${name}`)
    || (name && name.startsWith(`${path} `)));
  fitting.sort((a, b) => b.path.startsWith(name) - a.path.startsWith(name));
  const items = fitting.map((command) => ({
    label: `/${command.path}`, note: command.description, value: command.path,
    take: () => choose(command, typed),
  }));
  showSuggestions(items, all.length ? 'No such command' : 'The bot has registered no commands yet');
}

// Takes a command; options typed as `name:value` come along.
function choose(command, typed = '') {
  composer.command = command;
  el('chosen').hidden = false;
  el('chosen').dataset.command = command.path;
  el('chosen-name').textContent = `/${command.path}`;
  el('command').hidden = true;
  el('command').value = '';
  el('fields').replaceChildren();
  const rest = ` ${typed}`;
  const names = command.options.map((option) => option.name).join('|');
  const given = {};
  if (names) {
    const pattern = new RegExp(`\\s(${names}):(.*?)(?=\\s(?:${names}):|$)`, 'g');
    for (const [, name, value] of rest.matchAll(pattern)) given[name] = value.trim();
  }
  for (const option of command.options) {
    if (option.required || given[option.name] !== undefined) addField(option, given[option.name]);
  }
  offerOptions();
  hideSuggestions();
  const fields = [...el('fields').querySelectorAll('input')];
  (fields.find((field) => !field.value) ?? fields[0] ?? el('send')).focus();
}

function offerOptions() {
  const shown = new Set([...el('fields').querySelectorAll('input')].map((f) => f.dataset.option));
  const rest = (composer.command?.options ?? []).filter((option) => !shown.has(option.name));
  const buttons = rest.map((option) => {
    const add = make('button', '', `+ ${option.name}`);
    add.type = 'button';
    add.title = option.description;
    add.dataset.addOption = option.name;
    add.addEventListener('click', () => {
      const field = addField(option);
      offerOptions();
      field.focus();
    });
    return add;
  });
  el('more-options').replaceChildren(...(buttons.length ? ['Options:', ...buttons] : []));
  el('more-options').hidden = !buttons.length;
}

function addField(option, value = '') {
  const field = make('input');
  field.id = `option-${option.name}`;
  field.dataset.option = option.name;
  field.placeholder = option.description;
  field.title = option.description;
  field.autocomplete = 'off';
  field.required = option.required === true;
  field.value = value;
  if (option.type === 4) field.inputMode = 'numeric';
  if (option.type === 11) takeFiles(field);
  field.addEventListener('input', () => {
    if (option.type === 11) return;
    delete field.dataset.value;
    suggestFor(field, option);
  });
  field.addEventListener('focus', () => suggestFor(field, option));
  field.addEventListener('blur', () => { if (composer.field === field) hideSuggestions(); });
  const label = make('label', '', option.name);
  label.htmlFor = field.id;
  const box = make('span', 'field-box', label, field);
  if (!option.required) {
    const drop = make('button', '', '\u00d7');
    drop.type = 'button';
    drop.setAttribute('aria-label', `Remove ${option.name}`);
    drop.addEventListener('click', () => { box.remove(); offerOptions(); });
    box.append(drop);
  }
  el('fields').append(box);
  return field;
}

// A file is read at once, and sent as a name and its text.
function takeFiles(field) {
  field.type = 'file';
  field.addEventListener('change', async () => {
    const [file] = field.files;
    if (!file) { delete field.dataset.value; return; }
    const filename = file.name.replace(/[^\w.-]/g, '_');
    field.dataset.value = JSON.stringify({ filename, content: await file.text() });
  });
}

// What could stand in this field.
function suggestFor(field, option) {
  composer.field = field;
  clearTimeout(composer.timer);
  const offer = (choices, empty) => {
    showSuggestions(choices.map(({ name, value }) => ({
      label: name, value, take: () => take(field, name, value),
    })), empty);
  };
  const typed = field.value.toLowerCase();
  const narrowed = (list) => list.filter(({ name }) => name.toLowerCase().includes(typed));
  if (option.autocomplete) {
    composer.timer = setTimeout(() => complete(field, option, offer), 120);
  } else if (option.choices?.length) {
    offer(field.dataset.value === undefined ? narrowed(option.choices) : option.choices);
  } else if (option.type === 5) {
    offer(narrowed([{ name: 'true', value: 'true' }, { name: 'false', value: 'false' }]));
  } else if (option.type === 6 || option.type === 9) {
    offer(narrowed(state.users.map((user) => ({ name: user.name, value: user.name }))));
  } else {
    hideSuggestions();
  }
}

async function complete(field, option, offer) {
  if (!composer.command || !field.isConnected) return;
  const asked = composer.asked += 1;
  const options = filled();
  options[option.name] = field.value;
  const answer = await post('/user/autocomplete', {
    ...here(), command: composer.command.path, options, focused: option.name,
  }, true);
  // A later question, or another field, makes this answer stale.
  if (asked !== composer.asked || document.activeElement !== field) return;
  if (field.dataset.value !== undefined) return;
  offer(answer?.choices ?? [], answer ? 'No choice fits' : 'The bot offered no choices in time');
}

function take(field, name, value) {
  field.value = name;
  field.dataset.value = JSON.stringify(value);
  hideSuggestions();
  const fields = [...el('fields').querySelectorAll('input')];
  (fields.slice(fields.indexOf(field) + 1).find((other) => !other.value) ?? el('send')).focus();
}

// The options as the user side takes them.
function filled() {
  const options = {};
  for (const field of el('fields').querySelectorAll('input')) {
    const exact = field.dataset.value;
    if (exact !== undefined) options[field.dataset.option] = JSON.parse(exact);
    else if (field.value || field.required) options[field.dataset.option] = field.value;
  }
  return options;
}

const here = () => ({ user: state.user, guild: state.guild, channel: state.channel });

function resetComposer() {
  clearTimeout(composer.timer);
  composer.command = null;
  el('chosen').hidden = true;
  el('fields').replaceChildren();
  el('more-options').hidden = true;
  el('command').hidden = false;
  el('command').value = '';
  hideSuggestions();
}

async function send() {
  hideSuggestions();
  const typed = el('command').value;
  if (!composer.command) {
    const name = typed.replace(/^\//, '').trim();
    const fits = (command) => name === command.path || name.startsWith(`${command.path} `);
    const command = sendable().find(fits);
    if (!command) return showError(typed ? `There is no command ${typed}` : 'Type / for a command');
    choose(command, typed);
    const fields = [...el('fields').querySelectorAll('input')];
    if (fields.some((field) => field.required && !field.value)) return null;
  }
  const call = { ...here(), command: composer.command.path, options: filled() };
  const answer = await post('/user/command', call);
  if (!answer) return null;
  resetComposer();
  el('command').focus();
  stickToEnd();
  if (await settled(answer.interaction) === 'failed') {
    showError(`/${call.command}: the application did not respond.`);
  }
  return refresh();
}

function composerKeys(event) {
  const open = composer.suggestions.length > 0;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    if (open) { event.preventDefault(); mark(event.key === 'ArrowDown' ? 1 : -1); }
  } else if (open && (event.key === 'Tab' && !event.shiftKey || event.key === 'Enter')) {
    // Enter sends a whole command that was typed out.
    const whole = event.key === 'Enter' && !composer.command
      && sendable().some((c) => el('command').value.startsWith(`/${c.path} `));
    if (whole) return;
    event.preventDefault();
    composer.suggestions[composer.marked].take();
  } else if (event.key === 'Escape') {
    if (!el('suggestions').hidden) hideSuggestions();
    else { resetComposer(); el('command').focus(); }
  } else if (event.key === 'Backspace' && composer.command && event.target.value === ''
    && el('fields').querySelector('input') === event.target) {
    resetComposer();
    el('command').focus();
  }
}

el('command').addEventListener('input', suggestCommands);
el('command').addEventListener('focus', () => { if (el('command').value) suggestCommands(); });
el('command').addEventListener('blur', hideSuggestions);
el('command-form').addEventListener('keydown', composerKeys);
el('command-form').addEventListener('submit', (event) => {
  event.preventDefault();
  send();
});
el('drop').addEventListener('click', () => { resetComposer(); el('command').focus(); });
