import { editableAmount, fromDecimal } from '../../../money/format.js';
import { largestAmount } from '../../../money/parse-amount.js';
import { intervalToken } from '../../../schema/interval.js';
import { firstCurrency, type CurrencyAttributes } from '../currency/attributes.js';
import { currencyKey, currencyOf, isAmountOnOffer, limitsOf } from '../currency/state.js';
import { checkCurrencies, entriesOf } from '../../entries.js';
import { intervalKey } from '../interval/state.js';
import { linkAmountsIn, linkAmountsKey } from '../link-amounts/state.js';
import { presetsOfPurpose, purposesIn } from '../purpose/state.js';
import type { Form, Part } from '../../part.js';
import { isSplit } from '../split/state.js';
import { ownSettings, settingsOf, stateOf, withState } from '../../states.js';
import { sumOf } from '../sums.js';
import { keptText, nothingTyped, restoredAmount, retyped, typedAmount } from '../typed-amount.js';
import type { AmountAttributes } from './attributes.js';
import { presetsFor, readPreselected, readPresets } from './presets.js';
import {
  amountKey,
  canGiveOtherwise,
  presetsIn,
  readAmount,
  type AmountSettings,
  type AmountState,
  type AmountChoices,
} from './state.js';
import { amountView } from './view.js';

/** Asks how much the donor gives. */
export const amountPart: Part<AmountSettings, AmountState, AmountAttributes & CurrencyAttributes> = {
  name: amountKey.name,
  isCounted: true,
  passesOn: ['preset', 'amount'],
  paths: { 'line_items.0.amount': 'amount' },

  configure: (attributes, report, settings) => {
    const offered = settingsOf({ settings }, currencyKey) ?? new Map();
    const first = firstCurrency(attributes);
    const entries = entriesOf(attributes.presets, 'presets', report);
    checkCurrencies(entries ?? [], 'presets', report);
    const byCurrency = new Map<string, AmountChoices>();
    for (const [currency, limits] of offered) {
      const part = { currency, first, report };
      const presets = readPresets(attributes, entries, part, limits);
      const preselected = readPreselected(attributes.defaultAmount, part);
      byCurrency.set(currency, { presets, preselected });
      if (typeof preselected !== 'number') continue;
      if (preselected < limits.minAmount || preselected > limits.maxAmount) {
        const values = { currency };
        report({ attribute: 'default-amount', code: 'default_outside_limits', values });
      }
    }
    return { byCurrency, hasCustomAmount: !attributes.noCustomAmount };
  },

  check: (form, report) => {
    const { byCurrency, hasCustomAmount } = ownSettings(form, amountKey);
    if (hasCustomAmount) return;
    for (const [currency, { presets, preselected }] of byCurrency) {
      const ofPurposes = purposesIn(form).map(({ record }) => record?.presets.get(currency));
      const hasOwn = ofPurposes.length > 0 && ofPurposes.every((own) => own);
      const offered = [...(hasOwn ? [] : presets), ...ofPurposes.flatMap((own) => own ?? [])];
      if (typeof preselected === 'number' && !offered.some(({ amount }) => amount === preselected))
        report({ attribute: 'default-amount', code: 'default_not_offered', values: { currency } });
      if (hasOwn || canGiveOtherwise(withState(form, currencyKey, currency))) continue;
      const tokens = ownSettings(form, intervalKey).offered.map(intervalToken);
      const bare = tokens.filter((token) => presetsFor(presets, token).length === 0);
      const values = { currency, intervals: bare.join(', ') };
      if (presets.length === 0) report({ attribute: 'no-custom-amount', code: 'no_amount_left', values });
      else if (bare.length > 0) report({ attribute: 'presets', code: 'no_amount_for_intervals', values });
    }
  },

  initial: (form) => preselectedIn(form),

  adapt: (form, before) => {
    const now = stateOf(form, amountKey);
    const typed = retyped(now.typed, form, before);
    const state = typed === now.typed ? now : { ...now, typed };
    const hasOtherSettings = form.settings !== before.settings;
    const hasOtherLink = stateOf(form, linkAmountsKey) !== stateOf(before, linkAmountsKey);
    if (hasOtherSettings || hasOtherLink)
      return form.answered.has(amountKey.name) && isOffered(form, state) ? state : preselectedIn(form);
    const hasMoved =
      currencyOf(form) !== currencyOf(before) || stateOf(form, intervalKey) !== stateOf(before, intervalKey);
    // Another purpose can have other presets. A preset that it has too stays chosen.
    const isGone = presetsOfPurpose(form) !== presetsOfPurpose(before) && !isOffered(form, state);
    return hasMoved || isGone ? moved(state, form, before) : state;
  },

  // Several purposes have an amount each.
  isShown: (form) => !isSplit(form),

  read: (form, donation) => {
    const reading = readAmount(form);
    if ('code' in reading) return [{ field: 'amount', code: reading.code }];
    if (sumOf(donation) + reading.amount > largestAmount) return [{ field: 'amount', code: 'max' }];
    return reading.amount === 0
      ? donation
      : {
          ...donation,
          lines: [{ label: null, item: { quantity: 1, amount: reading.amount } }, ...donation.lines],
        };
  },
  errorValues: (form, messages) => {
    const { currency, minAmount } = limitsOf(form);
    const [preset] = presetsIn(form);
    return { example: messages.money(preset?.amount ?? minAmount, currency, true) };
  },

  view: (view) => amountView(view),
  fieldOf: ({ name }) => (name === 'amount' || name === 'preset' ? 'amount' : undefined),
  update: ({ name, value }, form) =>
    name === 'preset' ? withPreset(Number(value) || null) : { preset: null, typed: typedAmount(form, value) },

  keep: (form) => {
    const { preset, typed } = stateOf(form, amountKey);
    return { currency: currencyOf(form), preset, custom: keptText(typed) };
  },
  restore: (kept, form, locale) => {
    const { currency, preset = null, custom = '' } = Object(kept) as Record<string, unknown>;
    if (currency !== currencyOf(form) || typeof custom !== 'string') return undefined;
    if (preset !== null && typeof preset !== 'number') return undefined;
    const state = { preset, typed: restoredAmount(custom, form, locale) };
    return isOffered(form, state) ? state : undefined;
  },
  propose: (proposal, form) => {
    if (proposal.amount === undefined) return stateOf(form, amountKey);
    const wantedAmount = fromDecimal(proposal.amount, currencyOf(form));
    if (wantedAmount === undefined || !isAmountOnOffer(proposal, form)) return null;
    return offeredState(wantedAmount, form);
  },
  repeat: ({ gifts: [gift, ...others] }, form) => {
    if (!gift || others.length > 0) return [withPreset(null)];
    return [offeredState(gift.amount, form)].filter((state) => state !== null);
  },
};

const withPreset = (preset: number | null): AmountState => ({ preset, typed: nothingTyped });

/** The state as if the donor had chosen this amount: a preset, or a text that can be read in only one way. */
const stateFor = (amount: number, form: Form): AmountState =>
  presetsIn(form).some((one) => one.amount === amount)
    ? withPreset(amount)
    : { preset: null, typed: typedAmount(form, editableAmount(amount, currencyOf(form), form.locale)) };

/** The same; null if the form doesn't offer the amount. */
const offeredState = (amount: number, form: Form): AmountState | null => {
  const state = stateFor(amount, form);
  return state.preset !== null || ownSettings(form, amountKey).hasCustomAmount ? state : null;
};

const preselectedIn = (form: Form): AmountState => {
  const { byCurrency, hasCustomAmount } = ownSettings(form, amountKey);
  const wanted = byCurrency.get(currencyOf(form))?.preselected ?? null;
  if (wanted === 'none') return withPreset(null);
  const usual = withPreset(canGiveOtherwise(form) ? null : (presetsIn(form)[0]?.amount ?? null));
  if (wanted === null) return usual;
  const state = stateFor(wanted, form);
  // The page's default isn't the first choice for donors who are offered the amounts of a link.
  return state.preset !== null || (hasCustomAmount && linkAmountsIn(form).length === 0) ? state : usual;
};

const isOffered = (form: Form, state: AmountState): boolean =>
  state.preset === null
    ? state.typed.text === '' || ownSettings(form, amountKey).hasCustomAmount
    : presetsIn(form).some((one) => one.amount === state.preset);

/**
 * The state after a change of interval, currency or purpose. Typed text stays. A preset is replaced by the one in the same
 * position, or the last one. Without a preset, the preselected amount is chosen, unless the donor can give in another way.
 */
const moved = (state: AmountState, form: Form, before: Form): AmountState => {
  if (state.typed.text !== '') return state;
  if (state.preset === null && canGiveOtherwise(form)) return state;
  const index = presetsIn(before).findIndex((one) => one.amount === state.preset);
  const presets = presetsIn(form);
  const next = presets[index] ?? (index < 0 ? undefined : presets.at(-1));
  return next ? withPreset(next.amount) : preselectedIn(form);
};
