import { currencyCodes } from '../../src/money/currency.js';
import { copyText } from '../configurator/clipboard.js';
import { currencyLabels, intervalLabel } from '../../editor/controls/labels.js';
import { english } from '../../editor/translator.js';
import { campaignNames, fieldNames, type Errors, type FieldName, type Fields } from './fields.js';
import { errorMessage, linkNotice, messages } from './messages.js';
import { readOffer, type Offer } from './offer.js';
import { readLink } from './page-link.js';
import { qrCode, qrFileName, qrPicture } from './qr-code.js';
import { readFields, toFragment } from './state.js';

const part = <T extends Element>(id: string, type: new () => T): T => {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${id}.`);
  return found;
};

const form = part('make', HTMLFormElement);
const empty = part('empty', HTMLElement);
const made = part('made', HTMLElement);
const code = part('code', HTMLElement);
const link = part('link', HTMLAnchorElement);
const notice = part('notice', HTMLElement);
const copy = part('copy', HTMLButtonElement);
const picture = part('picture', HTMLAnchorElement);
const download = part('download', HTMLAnchorElement);
const said = part('said', HTMLElement);
const status = part('status', HTMLElement);

/** The fields that the user has left. Only these show errors, so that nobody is corrected while typing. */
const left = new Set<FieldName>();

/** Currencies that stand first while the form’s own aren’t known. */
const common = ['GBP', 'EUR', 'USD'];
/** Intervals for any form. */
const usual = ['once', 'day', 'week', 'month', '3-month', 'year'];

/** The form that the configurator has sent the web editor from. */
let offer: Offer = readOffer('');

/** The result is announced after a pause in typing, in milliseconds: an announcement at each key would be noise. */
const pause = 800;
let announcing: ReturnType<typeof setTimeout> | undefined;

const controlOf = (name: FieldName) => {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof RadioNodeList;
  if (!isControl) throw new Error(`The form has no ${name}.`);
  return control;
};

const fieldsOfForm = (): Fields =>
  Object.fromEntries(fieldNames.map((name) => [name, controlOf(name).value])) as Fields;

const show = (element: HTMLElement, text: string) => {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === '';
};

const showErrors = (errors: Errors) => {
  for (const element of form.querySelectorAll<HTMLElement>('.error')) {
    const name = fieldNames.find((one) => element.id === `${one}-error`);
    const found = name && left.has(name) ? errors[name] : undefined;
    // An empty address is no error: the result panel asks for it.
    show(element, name && found && found !== 'empty' ? errorMessage(name, found) : '');
    const control = name && controlOf(name);
    if (!(control instanceof HTMLElement)) continue;
    if (element.hidden) control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', 'true');
  }
};

const showCode = (text: string) => {
  const svg = qrCode(text);
  const png = qrPicture(text);
  for (const file of [picture, download]) file.hidden = svg === null;
  if (svg === null || png === null) {
    code.textContent = messages.noCode;
    return;
  }
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  code.replaceChildren(document.importNode(documentElement, true));
  download.href = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  download.download = `${qrFileName(text)}.svg`;
  picture.href = png;
  picture.download = `${qrFileName(text)}.png`;
};

const showLink = (text: string) => {
  if (link.textContent === text) return;
  link.href = text;
  link.textContent = text;
  show(said, '');
  show(notice, linkNotice(text));
  showCode(text);
};

const announce = (text: string) => {
  clearTimeout(announcing);
  announcing = setTimeout(() => {
    status.textContent = text;
  }, pause);
};

/** Saves the fields in the address of this page, so that you can share or bookmark it. */
const keep = (fields: Fields, errors: Errors) => {
  const fragment = toFragment(fields, errors, offer);
  try {
    history.replaceState(history.state, '', location.pathname + (fragment && `#${fragment}`));
  } catch {
    // Safari limits how often the address can change. The next change saves everything.
  }
};

/** Shows the link and the code, or the errors, and saves the fields. */
const update = () => {
  const fields = fieldsOfForm();
  const reading = readLink(fields);
  const errors = 'errors' in reading ? reading.errors : {};
  part('form-id-field', HTMLElement).hidden = fields.open !== 'button';
  showErrors(errors);
  made.hidden = !('link' in reading);
  if ('link' in reading) {
    show(empty, '');
    showLink(reading.link);
    announce(`${messages.ready} ${reading.link}`);
  } else {
    const shown = fieldNames.find((name) => left.has(name) && errors[name] && errors[name] !== 'empty');
    const shownCode = shown && errors[shown];
    const hint = shown ? messages.hasErrors : messages.waiting;
    show(empty, fields.page.trim() === '' ? messages.noPage : hint);
    announce(shown && shownCode ? errorMessage(shown, shownCode) : '');
  }
  keep(fields, errors);
};

/** Adds an interval from the address that the list doesn’t have, such as every 2 weeks. */
const addInterval = (token: string) => {
  const list = part('interval', HTMLSelectElement);
  if (token === '' || [...list.options].some(({ value }) => value === token)) return;
  list.add(new Option(intervalLabel(token, english), token));
};

const currencies = (): readonly string[] => {
  if (offer.currencies.length > 0) return offer.currencies;
  const others = currencyCodes.filter((one) => !common.includes(one)).sort();
  return [...common, ...others];
};

/** Offers only what the form offers, if that is known: everything else makes a link that fills in nothing. */
const showOffer = () => {
  const { amounts } = offer;
  const intervals = offer.intervals.length > 0 ? offer.intervals : usual;
  part('amounts', HTMLDataListElement).replaceChildren(...amounts.map((amount) => new Option('', amount)));
  show(
    part('amount-offer', HTMLElement),
    amounts.length > 0 ? messages.suggested(new Intl.ListFormat('en-GB').format(amounts)) : '',
  );
  const [anyInterval] = part('interval', HTMLSelectElement).options;
  const interval = part('interval', HTMLSelectElement);
  interval.replaceChildren(
    ...(anyInterval ? [anyInterval] : []),
    ...intervals.map((token) => new Option(intervalLabel(token, english), token)),
  );
  const currency = part('currency', HTMLSelectElement);
  const [oneCurrency] = currency.options;
  const labelOf = currencyLabels(english.locale);
  currency.replaceChildren(
    ...(oneCurrency ? [oneCurrency] : []),
    ...currencies().map((code) => new Option(labelOf(code), code)),
  );
  part('currency-field', HTMLElement).hidden = offer.currencies.length === 1;
};

const load = () => {
  const fields = readFields(location);
  offer = readOffer(location.hash);
  showOffer();
  addInterval(fields.interval);
  for (const name of fieldNames) {
    controlOf(name).value = fields[name];
    if (fields[name] !== '') left.add(name);
  }
  const isTracked = campaignNames.some((name) => fields[name] !== '');
  if (isTracked) form.querySelector('details')?.setAttribute('open', '');
  update();
};

form.addEventListener('input', update);
form.addEventListener('change', ({ target }) => {
  const name = fieldNames.find((one) => target instanceof Element && target.getAttribute('name') === one);
  if (name) left.add(name);
  update();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
});

copy.addEventListener('click', () => {
  void copyText(link.href).then((isCopied) => {
    if (!isCopied) getSelection()?.selectAllChildren(link);
    clearTimeout(announcing);
    const text = isCopied ? messages.copied : messages.copyRefused;
    show(said, text);
    status.textContent = text;
  });
});

addEventListener('hashchange', () => {
  // The hash of the skip link must not clear the fields.
  if (location.hash === '' || location.hash.includes('=')) load();
  else update();
});

load();
