import { digestOf } from '../page/digest.js';
import { formKeyOf } from '../page/form-key.js';
import { pageAddress } from '../page/address.js';
import { currencyKey } from '../questions/giving/currency/state.js';
import { intervalKey, isIntervalOffered } from '../questions/giving/interval/state.js';
import {
  purposeFields,
  purposeKey,
  purposesIn,
  sharedPurpose,
  type PurposeField,
  type PurposeSettings,
} from '../questions/giving/purpose/state.js';
import type { Form, RepeatedLines } from '../questions/part.js';
import { answered, ownSettings, stateOf } from '../questions/states.js';
import { intervalToken } from '../schema/interval.js';
import { toJson } from '../schema/json.js';
import type { LineItem } from '../schema/line-item.js';
import type { PendingDonation } from '../service/pending-donation.js';
import type { RepeatedDonation } from '../service/repeated-donation.js';
import { readKept, withKeptAnswers } from './kept-answers.js';
import { readAmounts, readAnswers } from './read-form.js';
import { requestFor } from './request.js';
import { totalsOfDonation } from './totals.js';

/** A donation whose payment has failed, for another try. */
export class FailedDonation {
  readonly reference: string;
  readonly #pending: PendingDonation;
  readonly #donation: RepeatedDonation | null;

  /** `donation` is what its receipt says; null if that isn't known. */
  constructor(pending: PendingDonation, donation: RepeatedDonation | null) {
    this.reference = pending.reference;
    this.#pending = pending;
    this.#donation = donation;
  }

  /** Whether donors try again in this form: the one that sent it, or one on another page that offers the same. */
  isFor(element: Element, form: Form): boolean {
    const { page, form: key, offer } = this.#pending;
    return page === pageAddress() ? key === formKeyOf(element) : offer !== '' && offer === offerOf(form);
  }

  /** The form for another try. `sent` are the answers that were sent; null if they aren't known. */
  recover(form: Form, sent: unknown): Form {
    const { offer } = this.#pending;
    // Earlier versions stored no offer.
    const isSameOffer = offer === '' || offer === offerOf(form);
    return recovered(form, { sent, donation: this.#donation, isSameOffer });
  }
}

/** A digest of the amounts and purposes that a form offers. */
export const offerOf = ({ parts, settings }: Form): string => {
  const offered = parts.filter(({ name, isCounted = false }) => isCounted || name === purposeKey.name);
  const text = JSON.stringify(
    offered.map(({ name }) => [name, settings[name]]),
    (_, value: unknown) => (value instanceof Map ? [...(value as ReadonlyMap<unknown, unknown>)] : value),
  );
  return digestOf(text);
};

type Failed = {
  /** The answers that were sent; null if they aren't known. */
  sent: unknown;
  /** The donation by its receipt; null if that isn't known. */
  donation: RepeatedDonation | null;
  /** Whether the form offers what the form that sent the donation offered. */
  isSameOffer: boolean;
};

/**
 * The form for trying again: the answers that were sent if they make the same donation, otherwise those that make the
 * lines of the receipt. If neither is certain, nothing is chosen.
 */
export const recovered = (form: Form, { sent, donation, isSameOffer }: Failed): Form => {
  if (sent !== null && isSameOffer) {
    const restored = withKeptAnswers(form, sent);
    if (donation ? makesSame(restored, donation) : keepsAll(restored, sent)) return restored;
  }
  return donation ? madeAgain(form, donation, isSameOffer) : withNothing(form);
};

/** Whether the form has taken over all of these answers. */
const keepsAll = (form: Form, sent: unknown): boolean =>
  Object.entries(readKept(sent)?.answers ?? {}).every(([name, answer]) => {
    const part = form.parts.find((one) => one.name === name);
    return toJson(part?.keep?.(form)) === toJson(answer);
  });

const makesSame = (form: Form, { amount, currency, interval }: RepeatedDonation): boolean => {
  const { donation, errors } = readAmounts(form);
  const isSame =
    donation.currency === currency && intervalToken(donation.interval) === intervalToken(interval);
  if (errors.length > 0 || !isSame) return false;
  const { now, recurring } = totalsOfDonation(donation);
  return (recurring ?? now) === amount;
};

/** The only answers that make the same lines. If there are none, or several, nothing is chosen. */
const madeAgain = (form: Form, donation: RepeatedDonation, isSameOffer: boolean): Form => {
  const { lines } = donation;
  const empty = withNothing(withTerms(form, donation));
  if (!lines) return empty;
  const purposed = withAnyPurpose(empty, lines);
  // A service can add a purpose of its own to a line without one.
  for (const isSame of isSameOffer ? [isSameLine, isSameWhereSent] : [isSameLine]) {
    const ways = purposed
      .flatMap((one) => waysToMake(one, lines, isSame))
      .filter((one) => makesSame(one, donation) && haveSame(linesOf(one), lines, isSame));
    const [first] = ways;
    // The service can't tell apart two items with the same price, but donors can.
    const labels = new Set(ways.map((one) => toJson(readAmounts(one).donation.lines)));
    if (first) return labels.size === 1 ? first : empty;
  }
  const [only, ...others] = withNamedPurposes(empty, lines);
  return only && others.length === 0 ? only : empty;
};

/** The form with this currency and this interval, as far as it offers them. */
const withTerms = (form: Form, { currency, interval }: RepeatedDonation): Form => {
  const token = intervalToken(interval);
  const next = ownSettings(form, currencyKey).has(currency) ? answered(form, currencyKey, currency) : form;
  return isIntervalOffered(next, token) ? answered(next, intervalKey, token) : next;
};

/** The form with no amount chosen, no items and no split. */
const withNothing = (form: Form): Form =>
  withLines(form, { gifts: [], items: [], isSame: isSameLine })[0] ?? form;

/** The forms that can make these lines, for every part that gives a part of them. */
const withLines = (form: Form, lines: RepeatedLines): readonly Form[] =>
  form.parts.reduce<readonly Form[]>(
    (forms, part) =>
      forms.flatMap((now) => part.repeat?.(lines, now).map((state) => answered(now, part, state)) ?? now),
    [form],
  );

/** The form for each combination of these choices of a purpose. A field without any stays as it is. */
const withPurposes = (form: Form, choices: PurposeSettings['choices']): readonly Form[] => {
  const [projects = [], intentions = []] = purposeFields.map((field) =>
    choices[field].length > 0 ? choices[field].map(({ value }) => value) : [stateOf(form, purposeKey)[field]],
  );
  return projects.flatMap((project) =>
    intentions.map((intention) => answered(form, purposeKey, { project, intention })),
  );
};

/** The forms with the purposes that these lines name. */
const withNamedPurposes = (form: Form, lines: readonly LineItem[]): readonly Form[] => {
  const { choices } = ownSettings(form, purposeKey);
  const namedIn = (field: PurposeField) =>
    choices[field].filter(({ value }) => lines.some((line) => line[field] === value));
  return withPurposes(form, { project: namedIn('project'), intention: namedIn('intention') });
};

/**
 * The forms with any purpose that can be behind these lines: items can have a purpose of their own, which hides the one
 * that the donor chose. Of those that make no difference to these lines, the first one is enough.
 */
const withAnyPurpose = (form: Form, lines: readonly LineItem[]): readonly Form[] => {
  const forms = new Map<string, Form>();
  const all = withPurposes(form, ownSettings(form, purposeKey).choices);
  for (const one of [...withNamedPurposes(form, lines), ...all]) {
    const shared = sharedPurpose(one);
    const parts = purposeParts.map((part) => {
      const value = shared[part] ?? '';
      return value === '' || lines.some((line) => line[part] === value) ? value : 'not in these lines';
    });
    const key = toJson(parts);
    if (!forms.has(key)) forms.set(key, one);
  }
  return [...forms.values()];
};

/**
 * The forms that might make these lines. A line with a quantity of one can be an item or a chosen amount. The form makes
 * one chosen amount, or one for each purpose.
 */
const waysToMake = (
  form: Form,
  lines: readonly LineItem[],
  isSame: RepeatedLines['isSame'],
): readonly Form[] => {
  const single = lines.filter(({ quantity }) => quantity === 1);
  const chosen = [[], ...single.map((line) => [line]), ...waysToSplit(form, single)];
  return chosen.flatMap((gifts) =>
    withLines(form, { gifts, items: lines.filter((line) => !gifts.includes(line)), isSame }),
  );
};

/** More ways to split a donation than these aren't tried: there is no telling which one it was. */
const mostSplits = 256;

/** The lines that can be the amounts of a split donation: at most one for each purpose, and all that can't be items. */
const waysToSplit = (form: Form, single: readonly LineItem[]): readonly (readonly LineItem[])[] => {
  const canBeItem = (line: LineItem): boolean =>
    withLines(form, { gifts: [], items: [line], isSame: hasSamePrice }).length > 0;
  const ways = purposesIn(form).reduce<readonly (readonly LineItem[])[]>(
    (sofar, { value }) => {
      const own = single.filter(({ project }) => project === value);
      const choices = [...own.map((line) => [line]), []].filter(([gift]) =>
        own.every((line) => line === gift || canBeItem(line)),
      );
      return sofar.length > mostSplits
        ? sofar
        : sofar.flatMap((way) => choices.map((one) => [...way, ...one]));
    },
    [[]],
  );
  if (ways.length > mostSplits) return [];
  // In the order in which they were sent.
  return ways
    .filter((gifts) => gifts.length > 1)
    .map((gifts) => single.filter((line) => gifts.includes(line)));
};

const hasSamePrice: RepeatedLines['isSame'] = (own, line) => own.amount === line.amount;

const without = <One>(list: readonly One[], left: One): One[] => list.filter((one) => one !== left);

/** The lines that the form would send. */
const linesOf = (form: Form): readonly LineItem[] =>
  requestFor(readAnswers(form).donation, { reference: '', returnUrl: undefined, subscriptionName: '' })
    .line_items;

const purposeParts = ['project', 'intention', 'country_iso'] as const;

const isSameLine: RepeatedLines['isSame'] = (own, line) =>
  own.quantity === line.quantity &&
  own.amount === line.amount &&
  purposeParts.every((part) => own[part] === line[part]);

/** Whether they are the same in all that the form sends. */
const isSameWhereSent: RepeatedLines['isSame'] = (own, line) => isSameLine({ ...line, ...own }, line);

/** Whether each line is the same as another one of the others. Those with the most parts are looked up first. */
const haveSame = (
  own: readonly LineItem[],
  lines: readonly LineItem[],
  isSame: RepeatedLines['isSame'],
): boolean => {
  const partsOf = (line: LineItem) => Object.keys(line).length;
  const left = [...own]
    .sort((one, other) => partsOf(other) - partsOf(one))
    .reduce<readonly LineItem[] | null>((rest, line) => {
      const found = rest?.find((one) => isSame(line, one));
      return rest && found ? without(rest, found) : null;
    }, lines);
  return left?.length === 0;
};
