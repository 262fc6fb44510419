import { referenceParameter } from '../../src/page/address.js';
import { isLoopback, parseUrl } from '../../src/schema/url.js';
import { cleanLine, dropInvisible } from '../../src/text/clean.js';
import { campaignNames, type ErrorCode, type Errors, type Fields } from './fields.js';
import { holdsEmail, holdsPersonalData } from './state.js';
import { currencyCodes } from '../../src/money/currency.js';
import { editableAmount } from '../../src/money/format.js';
import { largestAmount, parseAmount, type AmountCode } from '../../src/money/parse-amount.js';
import { readWrittenAmounts } from '../../src/money/written-amounts.js';
import { mostLinkAmounts } from '../../src/questions/giving/link-amounts/state.js';

const errors: Record<AmountCode, ErrorCode> = {
  empty: 'empty',
  format: 'format',
  precision: 'decimals',
  ambiguous: 'ambiguous',
  negative: 'min',
  min: 'min',
  max: 'max',
  currency_mismatch: 'other_currency',
};

/** Without a chosen currency, the sign next to the amount decides. An amount without a sign is read as pounds. */
const candidates = (currency: string): readonly string[] =>
  currency === '' ? ['GBP', 'EUR', 'USD', ...currencyCodes] : [currency];

/**
 * Reads an amount and writes it as the widget reads it in a link: `25`, `12.50`.
 *
 * @param text as people write it in English: `£25`, `1,500`
 * @param currency an ISO 4217 code; empty if the form has only one currency
 */
const linkAmount = (text: string, currency: string): { text: string } | { code: ErrorCode } => {
  for (const candidate of candidates(currency)) {
    const reading = parseAmount(text, { currency: candidate, locale: 'en-GB' });
    if ('amount' in reading) return { text: editableAmount(reading.amount, candidate, 'en') };
    if (reading.code !== 'currency_mismatch') return { code: errors[reading.code] };
  }
  return { code: errors.currency_mismatch };
};

/**
 * Reads a list of amounts and writes it with spaces, which mean the same in every currency: `50 100 200`.
 *
 * @param currency as in `linkAmount`
 */
const linkAmounts = (text: string, currency: string): { text: string } | { code: ErrorCode } => {
  for (const candidate of candidates(currency)) {
    const read = readWrittenAmounts(text, candidate);
    if (read.some((one) => 'isUnclear' in one && one.isUnclear)) return { code: 'ambiguous' };
    const amounts = [...new Set(read.flatMap((one) => ('amount' in one ? one.amount : [])))];
    if (!read.every((one) => 'amount' in one)) continue;
    if (amounts.length < 2 || amounts.length > mostLinkAmounts) return { code: 'count' };
    if (amounts.some((amount) => amount < 1)) return { code: 'min' };
    if (amounts.some((amount) => amount > largestAmount)) return { code: 'max' };
    return { text: amounts.map((amount) => editableAmount(amount, candidate, 'en')).join(' ') };
  }
  return { code: 'format' };
};

/** The widget cuts longer parameters off (`questions/attribution`). */
const longestCampaign = 200;
const longestAddress = 2000;

/** A link, or the errors that stop it from being made. */
type LinkReading = { link: string } | { errors: Errors };

type Entry = readonly [name: string, value: string];

/** People copy addresses without `https://` from browsers that hide it, and from print. */
const withScheme = (address: string): string =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;

const readPage = (text: string, opensDialog: boolean): URL | ErrorCode => {
  const address = dropInvisible(text).trim();
  if (address === '') return 'empty';
  const url = /^[^\s]+$/.test(address) ? parseUrl(withScheme(address)) : undefined;
  // Some browsers accept an odd character in a host and encode it.
  if (!url || !/^https?:$/.test(url.protocol) || !/^[^%]*[.:]|^localhost$/.test(url.hostname))
    return 'not_an_address';
  // A form that takes payments is on https.
  if (!isLoopback(url.hostname)) url.protocol = 'https:';
  if (url.username || url.password) return 'credentials';
  if (holdsPersonalData(address)) return 'personal';
  if (address.length > longestAddress) return 'too_long';
  if (opensDialog && /^#!?\//.test(url.hash)) return 'route';
  return url;
};

const readFormId = (text: string): ErrorCode | undefined => {
  if (holdsEmail(text)) return 'personal';
  return /[\s#?&/]/.test(text) ? 'format' : undefined;
};

const readCampaign = (text: string): ErrorCode | undefined => {
  if (holdsEmail(text)) return 'personal';
  return [...text].length > longestCampaign ? 'too_long' : undefined;
};

/** The parameters of the page that the fields don’t replace. The reference of a past donation is dropped. */
const keptQuery = (query: string, replaced: ReadonlySet<string>): string[] =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    // The others keep their spelling: some servers compare it.
    .filter((pair) => !replaced.has([...new URLSearchParams(pair).keys()][0] ?? ''));

const written = (entries: readonly Entry[]): string[] => {
  const text = new URLSearchParams(entries.map(([name, value]) => [name, value])).toString();
  return text === '' ? [] : [text];
};

/** The form in `#appeal?amount=25`, for a web editor who pastes an earlier link. */
const nameInHash = (hash: string): string | undefined => /^#([^/!?]+)\?/.exec(hash)?.[1];

/** Makes the link that opens the form with the chosen amount, presets, interval and currency. */
export const readLink = (fields: Fields): LinkReading => {
  const errors: Errors = {};
  const opensDialog = fields.open === 'button';

  const url = readPage(fields.page, opensDialog);
  if (typeof url === 'string') errors.page = url;

  const amount = fields.amount.trim() === '' ? { text: '' } : linkAmount(fields.amount, fields.currency);
  if ('code' in amount) errors.amount = amount.code;

  const presets = fields.presets.trim() === '' ? { text: '' } : linkAmounts(fields.presets, fields.currency);
  if ('code' in presets) errors.presets = presets.code;

  const formId = opensDialog ? fields['form-id'].trim().replace(/^#/, '') : '';
  const formIdError = readFormId(formId);
  if (formIdError) errors['form-id'] = formIdError;

  const campaign = campaignNames.map((name): Entry => [name, cleanLine(fields[name])]);
  for (const name of campaignNames) {
    const code = readCampaign(cleanLine(fields[name]));
    if (code) errors[name] = code;
  }
  if (typeof url === 'string' || 'code' in amount || 'code' in presets || Object.keys(errors).length > 0)
    return { errors };

  const isFilled = ([, value]: Entry) => value !== '';
  const tracked = campaign.filter(isFilled);
  const choice = (
    [
      ['amount', amount.text],
      ['amounts', presets.text],
      ['interval', fields.interval],
      // A form takes a link as a whole, and a currency only with amounts.
      ['currency', amount.text + presets.text === '' ? '' : fields.currency],
    ] as const
  ).filter(isFilled);
  const replaced = new Set(['amount', 'amounts', 'interval', 'currency', referenceParameter]);
  for (const [name] of tracked) replaced.add(name);

  const query = [
    ...keptQuery(url.search, replaced),
    ...written(opensDialog ? tracked : [...choice, ...tracked]),
  ].join('&');
  url.search = query;
  if (opensDialog) {
    const name = formId || (nameInHash(url.hash) ?? 'donate');
    url.hash = [name, ...written(choice)].join('?');
  }
  return { link: url.href };
};
