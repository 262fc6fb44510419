import css from './form.css?inline';
import {
  amountOf,
  buttonText,
  faults,
  fields,
  intervals,
  places,
  pounds,
  presets,
  send,
  wrongIn,
  type Field,
} from './form.js';

const radios = (legend: string, name: string, options: readonly (readonly [string, string])[]) =>
  `<fieldset><legend>${legend}</legend><div class="options">${options
    .map(
      ([value, text], place) =>
        `<label class="option"><input type="radio" name="${name}" value="${value}"${place === 0 ? ' checked' : ''}> ${text}</label>`,
    )
    .join('')}</div></fieldset>`;

const field = (id: number, name: Field, label: string, control: string) =>
  `<div class="field"><label for="${name}-${id}">${label}</label><p class="error" id="${name}-error-${id}" hidden></p>${control.replace(
    ' ',
    ` id="${name}-${id}" name="${name}" aria-describedby="${name}-error-${id}" `,
  )}</div>`;

const markup = (id: number) =>
  `<form class="donation" novalidate>${radios('How often', 'interval', intervals)}${radios(
    'Amount',
    'preset',
    presets.map((amount) => [String(amount), pounds(amount)] as const),
  )}${field(id, 'amount', 'Other amount', '<input type="text" inputmode="decimal" autocomplete="off">')}${fields
    .map(({ name, label, type, autocomplete }) =>
      field(id, name, label, `<input type="${type}" autocomplete="${autocomplete}" aria-required="true">`),
    )
    .join('')}${field(
    id,
    'country',
    'Country',
    '<select autocomplete="country" aria-required="true"><option value="">Choose…</option></select>',
  )}<button type="submit"></button></form>`;

const fillCountries = async (select: HTMLSelectElement) => {
  const { countries } = await import('./countries.js');
  if (select.options.length > 1) return;
  select.append(...countries.map(({ code, name }) => new Option(name, code)));
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

places().forEach((place, id) => {
  place.innerHTML = markup(id);
  const form = place.querySelector('form');
  const button = place.querySelector('button');
  const select = place.querySelector('select');
  if (!form || !button || !select) return;

  const name = () => {
    const data = new FormData(form);
    const amount = amountOf(String(data.get('amount') ?? ''), String(data.get('preset')));
    button.textContent = buttonText(amount, String(data.get('interval')));
  };
  const show = (wrong: ReadonlySet<Field>) => {
    for (const one of Object.keys(faults) as Field[]) {
      const isWrong = wrong.has(one);
      const control = form.querySelector(`#${one}-${id}`);
      if (isWrong) control?.setAttribute('aria-invalid', 'true');
      else control?.removeAttribute('aria-invalid');
      const error = form.querySelector<HTMLElement>(`#${one}-error-${id}`);
      if (!error) continue;
      error.textContent = isWrong ? faults[one] : '';
      error.hidden = !isWrong;
    }
  };
  select.addEventListener('focus', () => void fillCountries(select));
  form.addEventListener('input', name);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const wrong = wrongIn(data);
    show(wrong);
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    if (wrong.size === 0) void send(Object.fromEntries(data));
  });
  name();
});
