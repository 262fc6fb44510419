import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Localizer } from '../../../languages/localizer.js';
import { largestAmount } from '../../../money/parse-amount.js';
import { errorLine } from '../../../ui/error-line.js';
import { groupLabel, groupLegend } from '../../../ui/group-legend.js';
import { freshText } from '../../../ui/fresh-text.js';
import { moneyField } from '../../../ui/money-field.js';
import { optionsClass } from '../../../ui/options-class.js';
import { pageLang } from '../../../ui/page-lang.js';
import { intervalToken } from '../../../schema/interval.js';
import { currencyKey, currencyOf, limitsOf } from '../currency/state.js';
import { impactsKey } from '../impacts/state.js';
import { intervalOf } from '../interval/state.js';
import type { Form, PartView } from '../../part.js';
import { chosenReading, readingsOf } from '../typed-amount.js';
import { answered, ownSettings, settingsOf, stateOf } from '../../states.js';
import { amountKey, canGiveOtherwise, presetsIn, readAmount } from './state.js';

/** Draws “Amount”: presets as radios, and a text field for any other amount. */
export const amountView = (view: PartView) => {
  const { form, messages, errorOf, inGroup } = view;
  const { hasCustomAmount } = ownSettings(form, amountKey);
  const presets = presetsIn(form);
  if (presets.length === 0 && !hasCustomAmount && ownSettings(form, currencyKey).size < 2) return nothing;
  const state = stateOf(form, amountKey);
  const hasNone = canGiveOtherwise(form);
  const error = hasCustomAmount ? undefined : errorOf('amount');
  const impact = shownImpact(view);
  const hasRules = settingsOf(form, impactsKey) !== null;
  const labels = presets.map(({ amount }) => moneyIn(view, amount));
  return html`<fieldset part="group" class="amounts" aria-labelledby=${groupLabel('amount', { error })}>
    ${groupLegend('amount', messages.localize('amount'), error !== undefined)} ${inGroup('amount')}
    ${errorLine('amount', error)}
    <div class=${optionsClass(labels, /[^ ]{7}/)}>
      ${
        hasNone
          ? amountOption(view.messages, {
              amount: null,
              label: messages.localize('noAmount'),
              isChosen: state.typed.text === '' && state.preset === null,
              isFirst: !hasCustomAmount,
            })
          : nothing
      }
      ${presets.map((one, index) =>
        amountOption(view.messages, {
          amount: one.amount,
          label: labels[index] ?? '',
          isChosen: state.preset === one.amount,
          isFirst: index === 0 && !hasCustomAmount && !hasNone,
          impact: describedImpact(`impact-${index}`, impactIn(form, messages, one.amount)),
        }),
      )}
    </div>
    ${hasRules ? nothing : impactLine(messages, impact)} ${hasCustomAmount ? customAmount(view) : nothing}
    ${
      // Below the field: above it, the line would move the field while the donor types.
      hasRules ? [impactLine(messages, impact), spokenImpact(view, impact)] : nothing
    }
  </fieldset>`;
};

const moneyIn = ({ form, messages }: PartView, amount: number): string =>
  messages.money(amount, limitsOf(form).currency, true);

/** The impact line of the chosen amount; null without one. */
export const shownImpact = (view: PartView): Impact | null => {
  const { form, messages } = view;
  const chosen = chosenAmount(form);
  const line = chosen > 0 ? impactIn(form, messages, chosen) : undefined;
  return line === undefined ? null : withAmount(line, moneyIn(view, chosen));
};

/** The amount whose impact is shown; 0 while there is none that can be given. Only rules know typed amounts. */
const chosenAmount = (form: Form): number => {
  const { preset } = stateOf(form, amountKey);
  const reading = settingsOf(form, impactsKey) ? readAmount(form) : { amount: preset ?? 0 };
  return 'amount' in reading ? reading.amount : 0;
};

/** The impact line of an amount: that of its preset, or one by the page's rules. */
const impactIn = (form: Form, { locale }: Localizer, amount: number): string | undefined =>
  presetsIn(form).find((one) => one.amount === amount)?.impact ??
  settingsOf(
    form,
    impactsKey,
  )?.({
    amount,
    currency: currencyOf(form),
    interval: intervalToken(intervalOf(form)),
    locale,
  });

const describedImpact = (id: string, text: string | undefined) => (text === undefined ? null : { id, text });

/** An impact line in parts: the amount, and the page's text before and after it. */
type Impact = { before: string; amount: string; after: string };

/** The page's line with the amount: where the page has written it, or else in front. */
const withAmount = (line: string, amount: string): Impact => {
  // People write an ordinary space where the browser's formats have one that doesn't break.
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
  const position = plain(line).indexOf(plain(amount));
  const [before, after] = [line.slice(0, position), line.slice(position + amount.length)];
  // “£5” isn't the amount of “£50”.
  const isThere = position >= 0 && !/\d[.,]?$/.test(before) && !/^[.,]?\d/.test(after);
  return isThere ? { before, amount, after } : { before: '', amount, after: ` ${line}` };
};

/** The line for everyone who sees it. Screen readers have it as the description of a preset. */
const impactLine = (messages: Localizer, impact: Impact | null) =>
  impact
    ? html`<p class="impact derived" part="hint impact" lang=${pageLang(messages)} aria-hidden="true">
        ${freshText(impact.before)}<strong .textContent=${impact.amount}></strong>${freshText(impact.after)}
      </p>`
    : nothing;

/** The line of a typed amount for screen readers, which announce it once the donor has stopped typing. */
const spokenImpact = ({ form, messages, typing }: PartView, impact: Impact | null) => {
  const isFinal = stateOf(form, amountKey).typed.text !== '' && typing !== amountKey.name;
  const text = impact && isFinal ? impact.before + impact.amount + impact.after : '';
  return html`<p class="hidden" lang=${pageLang(messages)} aria-live="polite" .textContent=${text}></p>`;
};

type AmountOption = {
  /** In minor units; null for no amount. */
  amount: number | null;
  label: string;
  isChosen: boolean;
  /** Whether errors of the amount link to this radio. */
  isFirst: boolean;
  /** The impact line, for assistive technology. Everyone else reads the line of the chosen amount. */
  impact?: { id: string; text: string } | null;
};

const amountOption = (messages: Localizer, { amount, label, isChosen, isFirst, impact }: AmountOption) =>
  html`<div>
    <label class="option" part=${isChosen ? 'amount-option selected' : 'amount-option'}>
      <input
        type="radio"
        name="preset"
        id=${isFirst ? 'amount' : nothing}
        value=${amount ?? 0}
        .checked=${live(isChosen)}
        aria-describedby=${impact?.id ?? nothing}
      />
      <span .textContent=${label}></span>
    </label>
    ${
      impact
        ? html`<span
            class="hidden"
            id=${impact.id}
            lang=${pageLang(messages)}
            .textContent=${impact.text}
          ></span>`
        : nothing
    }
  </div>`;

/** “£1 or more”: the limits of a typed amount. */
export const limitsText = ({ form, messages }: PartView): string => {
  const { currency, minAmount, maxAmount } = limitsOf(form);
  const min = messages.money(minAmount, currency, true);
  const max = messages.money(maxAmount, currency, true);
  return maxAmount < largestAmount
    ? messages.localize('limits', { min, max })
    : messages.localize('limit', { min });
};

const customAmount = (view: PartView) => {
  const { form, messages } = view;
  const { typed } = stateOf(form, amountKey);
  return moneyField(
    view,
    'amount',
    { label: messages.localize('customAmount'), hint: limitsText(view) },
    {
      value: typed.text,
      part: 'custom-amount',
      currency: currencyOf(form),
      readings: readingsOf(typed),
      choose: (amount) =>
        view.answer(
          (now) => answered(now, amountKey, { preset: null, typed: chosenReading(now, amount) }),
          'amount',
        ),
    },
  );
};
