/** Shows of the reference only what holds every word that is looked for. */
const form = document.querySelector<HTMLFormElement>('form[role="search"]');
const field = form?.querySelector<HTMLInputElement>('input');
const found = form?.querySelector('[role="status"]');
const entries = [...document.querySelectorAll<HTMLElement>('.entry')];

/** An entry is found by its element and kind too: “status event”. */
const texts = new Map(
  entries.map((entry) => {
    const title = entry.closest('.group')?.querySelector('h3')?.textContent ?? '';
    return [entry, `${title} ${entry.textContent}`.toLowerCase()];
  }),
);

const hideEmpty = (selector: string) => {
  for (const part of document.querySelectorAll<HTMLElement>(selector)) {
    part.hidden = !part.querySelector('.entry:not([hidden])');
    for (const link of document.querySelectorAll(`nav a[href="#${part.getAttribute('aria-labelledby')}"]`)) {
      const item = link.closest('li');
      if (item) item.hidden = part.hidden;
    }
  }
};

const show = () => {
  const words = (field?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  for (const [entry, text] of texts) entry.hidden = !words.every((word) => text.includes(word));
  hideEmpty('.group');
  hideEmpty('.element');
  const count = entries.filter(({ hidden }) => !hidden).length;
  if (found) found.textContent = words.length > 0 ? `${count} of ${entries.length} shown` : '';
};

/** A link to what the search hides ends the search. */
const reveal = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!field?.value || !target?.closest('[hidden]')) return;
  field.value = '';
  show();
  target.scrollIntoView();
};

field?.addEventListener('input', show);
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  entries
    .find(({ hidden }) => !hidden)
    ?.querySelector('a')
    ?.focus();
});
form?.addEventListener('reset', (event) => {
  // The browser empties the field only after this.
  event.preventDefault();
  if (field) field.value = '';
  show();
  field?.focus();
});
addEventListener('hashchange', reveal);
// The browser may have kept a text in the field over a reload or Back.
show();
