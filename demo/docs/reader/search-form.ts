import type { Found } from './find.js';

const most = 12;

/** The results as links. */
const listItem = ({ address, title, within, excerpt }: Found, site: string) => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = site + address;
  for (const [name, text] of [
    ['title', title],
    ['within', within],
    ['excerpt', excerpt],
  ] as const) {
    if (!text) continue;
    const part = document.createElement('span');
    part.className = name;
    part.textContent = text;
    link.append(part, ' ');
  }
  item.append(link);
  return item;
};

const countOf = (count: number) => {
  if (count === 0) return 'No results';
  if (count === 1) return '1 result';
  return count > most ? `The first ${most} of ${count} results` : `${count} results`;
};

/** Shows what the search finds while the reader types. Enter opens the first result. */
export const startSearch = () => {
  const form = document.querySelector<HTMLFormElement>('form[role="search"]');
  const field = form?.querySelector('input');
  const list = form?.querySelector<HTMLElement>('.results');
  const count = form?.querySelector('.count');
  if (!form || !field || !list || !count) return;
  const site = form.dataset['site'] ?? './';
  const links = () => [...list.querySelectorAll('a')];

  const close = () => {
    list.replaceChildren();
    count.textContent = '';
  };

  let isReady = false;

  /** The index is large, so it is loaded only when someone is about to search. */
  const load = async () => {
    const { find, prepare } = await import('./find.js');
    await prepare(`${site}search.json`);
    isReady = true;
    return find;
  };

  const show = async () => {
    const words = field.value.trim();
    if (words === '') {
      close();
      return;
    }
    try {
      if (!isReady) count.textContent = 'The search is loading.';
      const find = await load();
      const found = await find(words, `${site}search.json`);
      // The reader could have typed more in the meantime.
      if (words !== field.value.trim()) return;
      list.replaceChildren(...found.slice(0, most).map((one) => listItem(one, site)));
      count.textContent = countOf(found.length);
    } catch {
      close();
      count.textContent = 'The search didn’t load. Try again.';
    }
  };

  field.addEventListener('input', () => void show());
  field.addEventListener('focus', () => {
    if (links().length === 0) void show();
    // If this fails, the search itself tries again and says so.
    if (!isReady) load().catch(() => undefined);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show().then(() => links()[0]?.click());
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && count.textContent !== '') {
      event.preventDefault();
      field.focus();
      close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [field, ...links()];
    const place = stops.findIndex((one) => one === document.activeElement);
    const next = stops[place + (event.key === 'ArrowDown' ? 1 : -1)];
    if (place < 0 || !next) return;
    event.preventDefault();
    next.focus();
  });
  // A result on this page only scrolls the page, so the list must close.
  list.addEventListener('click', close);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !form.contains(relatedTarget)) close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !form.contains(target)) close();
  });
};
