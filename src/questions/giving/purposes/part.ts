import { usableLocale } from '../../../languages/languages.js';
import { exponentOf } from '../../../money/currency.js';
import { decimalText } from '../../../money/format.js';
import { readCountry } from '../../address/country.js';
import { readAmountsAttribute, type Preset } from '../amount/presets.js';
import { textOf } from '../../attributes.js';
import type { ConfigurationIssue, ReportIssue } from '../../configuration-issue.js';
import { firstCurrency, type CurrencyAttributes } from '../currency/attributes.js';
import { reportNoAmount, type InCurrency, type Limits } from '../currency/limits.js';
import { currencyKey } from '../currency/state.js';
import { entriesOf, priceOf, type Entry } from '../../entries.js';
import { ownEntries, reportDeclared } from '../../metadata-keys.js';
import { purposeOf } from '../purpose/purpose.js';
import {
  choiceIn,
  chosenPurpose,
  purposesIn,
  purposesKey,
  type PurposeChoice,
  type PurposeRecord,
} from '../purpose/state.js';
import { isSplit, splitKey } from '../split/state.js';
import type { Form, Part } from '../../part.js';
import { ownSettings, settingsOf, stateOf } from '../../states.js';
import type { PurposesAttributes } from './attributes.js';

type Attributes = PurposesAttributes & CurrencyAttributes;

/**
 * Reads the records of purposes, which the part about the purpose offers, and adds the metadata of those
 * that the donor gives to.
 * A faulty part of a record is left out, and so is a record that can't be used. But if none can be used, the form can't
 * be shown: it would take gifts for no purpose. It asks nothing itself.
 */
export const purposesPart: Part<readonly PurposeChoice[], null, Attributes> = {
  name: purposesKey.name,

  configure: (attributes, report, settings) => {
    const reportMinor: ReportIssue = (issue) => report({ ...issue, isMinor: true });
    const first = firstCurrency(attributes);
    const offered = settingsOf({ settings }, currencyKey) ?? new Map<string, Limits>();
    const parts = [...offered].map(([currency, limits]) => ({
      currency,
      first,
      report: reportMinor,
      limits,
      isText: typeof attributes.purposes === 'string',
    }));
    const choices = new Map<string, PurposeChoice>();
    const faults: ConfigurationIssue[] = [];
    for (const entry of entriesOf(attributes.purposes, 'purposes', report) ?? []) {
      const value = writtenIn(entry['value']);
      const label = writtenIn(entry['label']);
      if (!value || !label) faults.push({ attribute: 'purposes', code: 'incomplete_purpose' });
      else if (choices.has(value))
        reportMinor({ attribute: 'purposes', code: 'repeated_purpose', values: { text: value } });
      else choices.set(value, { value, label, record: readRecord(value, entry, parts, reportMinor) });
    }
    for (const fault of faults) report({ ...fault, isMinor: choices.size > 0 });
    return [...choices.values()];
  },
  check: (form, report) => {
    for (const { record } of ownSettings(form, purposesKey))
      reportDeclared(form, 'purposes', Object.keys(record?.metadata ?? {}), report);
  },
  initial: () => null,

  read: (form, donation) => {
    const metadata = joined(givenPurposes(form).map(({ record }) => record?.metadata ?? {}));
    return { ...donation, metadata: { ...donation.metadata, ...ownEntries(form, metadata) } };
  },
};

/** The purposes that the donor gives to: the chosen one, or all that the donation is split between. */
const givenPurposes = (form: Form): readonly PurposeChoice[] => {
  const given = isSplit(form)
    ? stateOf(form, splitKey).map(({ purpose }) => choiceIn(purposesIn(form), purpose))
    : [chosenPurpose(form)];
  return given.flatMap((one) => one ?? []);
};

/** The metadata of several purposes. Different texts with the same name are one text, as a request has each name once. */
const joined = (all: readonly Readonly<Record<string, string>>[]): Record<string, string> => {
  const texts = new Map<string, readonly string[]>();
  for (const [name, text] of all.flatMap((one) => Object.entries(one)))
    texts.set(name, [...new Set([...(texts.get(name) ?? []), text])]);
  return Object.fromEntries([...texts].map(([name, list]) => [name, list.join('; ')]));
};

/** A text, or a number as a text. Undefined if it is blank or anything else. */
const writtenIn = (value: unknown): string | undefined =>
  textOf(typeof value === 'number' ? String(value) : value);

/** `isText` for JSON, in which numbers are in main units. */
type Offer = InCurrency & { limits: Limits; isText: boolean };

const readRecord = (
  value: string,
  entry: Entry,
  parts: readonly Offer[],
  report: ReportIssue,
): PurposeRecord => {
  const country = readCountry(writtenIn(entry['country']) ?? '');
  if ('code' in country)
    report({ attribute: 'purposes', code: 'unknown_purpose_country', values: { text: value } });
  const presets = parts.flatMap((part) => {
    const own = readAmounts(entry['amounts'], part);
    return own.length > 0 ? [[part.currency, own] as const] : [];
  });
  return {
    labels: readLabels(entry['labels'], report),
    purpose: purposeOf(value, writtenIn(entry['intention']), 'value' in country ? country.value : undefined),
    presets: new Map(presets),
    metadata: Object.fromEntries(textsIn(entry['metadata'], 'metadata', report)),
  };
};

/** The texts of an object. Anything else in it is reported under `name`, and left out. */
const textsIn = (object: unknown, name: string, report: ReportIssue): [key: string, text: string][] => {
  if (object === undefined || object === null) return [];
  const reportNoText = () =>
    report({ attribute: 'purposes', code: 'purpose_without_texts', values: { name } });
  if (typeof object !== 'object' || Array.isArray(object)) {
    reportNoText();
    return [];
  }
  return Object.entries(object).flatMap(([key, content]: [string, unknown]) => {
    const text = writtenIn(content);
    if (text === undefined && content !== '') reportNoText();
    return text === undefined ? [] : [[key, text]];
  });
};

const readLabels = (object: unknown, report: ReportIssue): ReadonlyMap<string, string> =>
  new Map(
    textsIn(object, 'labels', report).flatMap(([key, label]) => {
      const locale = usableLocale(key);
      if (locale === undefined)
        report({ attribute: 'purposes', code: 'unknown_label_language', values: { text: key } });
      return locale === undefined ? [] : [[locale.toLowerCase(), label] as const];
    }),
  );

/** The presets of a purpose in a currency, in minor units. Amounts that donors can't give are left out. */
const readAmounts = (written: unknown, part: Offer): readonly Preset[] => {
  const { currency, report, limits, isText } = part;
  const list: readonly unknown[] = Array.isArray(written) ? written : [written];
  const texts = list.flatMap((one) => {
    if (isText || typeof one !== 'number') return writtenIn(one) ?? [];
    const amount = priceOf(one, currency, isText);
    if (amount === undefined) reportNoAmount('purposes', String(one), part);
    return amount === undefined ? [] : decimalText(amount, exponentOf(currency) ?? 0);
  });
  const amounts = readAmountsAttribute(texts.join(' '), part, 'purposes').filter((amount) => {
    const canBeGiven = amount >= limits.minAmount && amount <= limits.maxAmount;
    if (!canBeGiven) report({ attribute: 'purposes', code: 'amount_outside_limits', values: { currency } });
    return canBeGiven;
  });
  return [...new Set(amounts)].map((amount) => ({ amount, interval: null, impact: null }));
};
