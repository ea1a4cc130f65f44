// Pieces of a message: pictures, files, embeds, and components old and new. Each function makes
// an element; clicks go to `useComponent`.

function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

function textPart(source) {
  const text = make('div', 'text');
  text.innerHTML = markdown(source);
  return text;
}

const isPicture = (file) => file.width && /^image\//.test(file.content_type ?? 'image/');
const fileNamed = (message, url) => message.attachments.find((file) => file.url === url);

function picture(url, description, size) {
  const image = make('img');
  image.src = url;
  image.alt = description ?? '';
  image.title = description ?? '';
  image.loading = 'lazy';
  if (size?.width) [image.width, image.height] = [size.width, size.height];
  const button = make('button', 'picture', image);
  button.type = 'button';
  button.setAttribute('aria-label', `Open the picture${description ? `: ${description}` : ''}`);
  button.addEventListener('click', () => openPicture(url, description));
  return button;
}

function openPicture(url, description) {
  document.getElementById('picture-image').src = url;
  document.getElementById('picture-image').alt = description ?? '';
  document.getElementById('picture-link').href = url;
  document.getElementById('picture-text').textContent = description ?? '';
  document.getElementById('picture').showModal();
}

function fileLink(file) {
  const link = make('a', 'file', `\u{1F4C4} ${file.filename}`);
  link.href = file.url;
  link.target = '_blank';
  if (file.size) link.append(make('span', 'note', `${Math.ceil(file.size / 1024)} KB`));
  return link;
}

function attachments(message, used) {
  const files = message.attachments.filter((file) => !used.has(file.url));
  const pictures = files.filter(isPicture).map((f) => picture(f.url, f.description, f));
  const parts = files.filter((file) => !isPicture(file)).map(fileLink);
  if (pictures.length) {
    parts.unshift(make('div', `pictures${pictures.length > 1 ? ' many' : ''}`, ...pictures));
  }
  return parts;
}

const color = (number) => `#${number.toString(16).padStart(6, '0')}`;

function embed(message, data) {
  const box = make('article', 'embed');
  box.dataset.embed = '';
  if (data.color) box.style.setProperty('--strip', color(data.color));
  const inner = make('div', 'parts');
  if (data.author?.name) inner.append(make('div', 'author', data.author.name));
  if (data.title) inner.append(make('div', 'title', data.title));
  if (data.description) inner.append(textPart(data.description));
  const head = make('div', 'head', inner);
  if (data.thumbnail?.url) head.append(make('div', 'thumb', picture(data.thumbnail.url)));
  box.append(head);
  if (data.fields?.length) {
    const fields = data.fields.map((field) => make('div', `field${field.inline ? ' inline' : ''}`,
      make('b', '', field.name), textPart(field.value)));
    box.append(make('div', 'fields', ...fields));
  }
  if (data.image?.url) {
    const file = fileNamed(message, data.image.url);
    box.append(picture(data.image.url, file?.description, data.image));
  }
  if (data.footer?.text) box.append(make('footer', '', data.footer.text));
  return box;
}

const emojiText = (emoji) => (emoji?.name ? (emoji.id ? `:${emoji.name}:` : emoji.name) : '');

// Where on this page a link to a channel or message of Discord leads.
function placeOf(url) {
  const found = /^https:\/\/discord\.com\/channels\/(@me|\d+)\/(\d+)(?:\/\d+)?$/.exec(url ?? '');
  if (!found) return null;
  if (found[1] === '@me') return { channel: '@me' };
  const guild = state.guilds.find(({ channels }) => channels.some(({ id }) => id === found[2]));
  return guild && { guild: guild.name,
    channel: guild.channels.find(({ id }) => id === found[2]).name };
}

function button(message, data) {
  const face = [emojiText(data.emoji), data.label].filter(Boolean).join(' ');
  if (data.style === 5) {
    const link = make('a', 'component style-5', face);
    link.href = data.url;
    link.target = '_blank';
    link.rel = 'noopener';
    const place = placeOf(data.url);
    if (place) {
      link.addEventListener('click', (event) => { event.preventDefault(); go(place); });
    }
    return link;
  }
  const element = make('button', `component style-${data.style}`, face);
  element.type = 'button';
  element.dataset.customId = data.custom_id ?? '';
  element.disabled = data.disabled === true || !data.custom_id;
  element.addEventListener('click', () => useComponent(message, data.custom_id, null, element));
  return element;
}

function menu(message, data) {
  const select = make('select');
  select.dataset.customId = data.custom_id;
  select.disabled = data.disabled === true;
  select.setAttribute('aria-label', data.placeholder || 'Choose');
  const options = data.type === 3 ? data.options
    : state.users.map((user) => ({ label: user.name, value: user.name }));
  const most = data.max_values ?? 1;
  const chosen = options.filter((option) => option.default);
  if (most === 1) {
    const first = new Option(data.placeholder || 'Make a selection', '');
    first.disabled = true;
    first.selected = !chosen.length;
    select.append(first);
  } else {
    select.multiple = true;
    select.size = Math.min(options.length, 6);
  }
  for (const option of options) {
    const label = [emojiText(option.emoji), option.label].filter(Boolean).join(' ');
    const text = option.description ? `${label} \u2013 ${option.description}` : label;
    select.append(new Option(text, option.value, false, option.default === true));
  }
  const values = () => [...select.selectedOptions].map((o) => o.value).filter((v) => v !== '');
  const use = () => useComponent(message, data.custom_id, values(), select);
  const box = make('div', 'menu', select);
  if (most === 1) {
    select.addEventListener('change', use);
  } else {
    const done = make('button', 'component', 'Choose');
    done.type = 'button';
    done.disabled = select.disabled;
    done.addEventListener('click', use);
    box.append(done);
  }
  return box;
}

// One component of any kind, with what is nested in it.
function component(message, data) {
  const children = () => (data.components ?? []).map((child) => component(message, child));
  switch (data.type) {
    case 1: return make('div', 'row', ...children());
    case 2: return button(message, data);
    case 9: {
      const side = data.accessory ? component(message, data.accessory) : null;
      return make('div', 'section', make('div', 'parts', ...children()), side);
    }
    case 10: return textPart(data.content);
    case 11: return make('div', 'thumb', picture(data.media.url, data.description));
    case 12: {
      const many = data.items.length > 1 ? ' many' : '';
      return make('div', `pictures${many}`, ...data.items.map((item) =>
        picture(item.media.url, item.description ?? fileNamed(message, item.media.url)?.description,
          item.media)));
    }
    case 13: return fileLink(fileNamed(message, data.file.url)
      ?? { filename: data.file.url, url: data.file.url });
    case 14: {
      const classes = ['separator', data.divider === false ? '' : 'line',
        data.spacing === 2 ? 'wide' : ''];
      return make('hr', classes.filter(Boolean).join(' '));
    }
    case 17: {
      const box = make('div', 'container', make('div', 'parts', ...children()));
      if (data.accent_color) box.style.setProperty('--strip', color(data.accent_color));
      return box;
    }
    default: return menu(message, data);
  }
}
