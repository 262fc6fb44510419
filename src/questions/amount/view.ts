import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Localizer } from '../../languages/localizer.js';
import { largestAmount } from '../../money/parse-amount.js';
import { errorLine } from '../../ui/error-line.js';
import { groupLabel } from '../../ui/group-label.js';
import { freshText } from '../../ui/fresh-text.js';
import { moneyField } from '../../ui/money-field.js';
import { pageLang } from '../../ui/page-lang.js';
import { currencyKey, limitsOf } from '../currency/state.js';
import type { QuestionView } from '../question.js';
import { chosenReading, readingsOf } from '../typed-amount.js';
import { answered, ownSettings, stateOf } from '../states.js';
import { amountKey, canGiveOtherwise, presetsIn } from './state.js';

/** Draws “Amount”: presets as radios, and a text field for any other amount. */
export const amountView = (view: QuestionView) => {
  const { form, messages, errorOf, inGroup } = view;
  const { hasCustomAmount } = ownSettings(form, amountKey);
  const presets = presetsIn(form);
  if (presets.length === 0 && !hasCustomAmount && ownSettings(form, currencyKey).size < 2) return nothing;
  const state = stateOf(form, amountKey);
  const hasNone = canGiveOtherwise(form);
  const error = hasCustomAmount ? undefined : errorOf('amount');
  const money = (amount: number) => messages.money(amount, limitsOf(form).currency, true);
  const chosen = presets.find((one) => one.amount === state.preset);
  const impact = chosen?.impact && withAmount(chosen.impact, money(chosen.amount));
  return html`<fieldset part="group" class="amounts" aria-labelledby=${groupLabel('amount', { error })}>
    <legend part="label legend" id="amount-legend" .textContent=${messages.localize('amount')}></legend>
    ${inGroup('amount')} ${errorLine('amount', error)}
    <div class="options">
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
          label: money(one.amount),
          isChosen: state.preset === one.amount,
          isFirst: index === 0 && !hasCustomAmount && !hasNone,
          impact: one.impact === null ? null : { id: `impact-${index}`, text: one.impact },
        }),
      )}
    </div>
    ${
      impact
        ? html`<p class="impact derived" part="hint impact" lang=${pageLang(messages)} aria-hidden="true">
            ${impactLine(impact)}
          </p>`
        : nothing
    }
    ${hasCustomAmount ? customAmount(view) : nothing}
  </fieldset>`;
};

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

const impactLine = ({ before, amount, after }: Impact) =>
  html`${freshText(before)}<strong .textContent=${amount}></strong>${freshText(after)}`;

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

const customAmount = (view: QuestionView) => {
  const { form, messages } = view;
  const { currency, minAmount, maxAmount } = limitsOf(form);
  const { typed } = stateOf(form, amountKey);
  const min = messages.money(minAmount, currency, true);
  const max = messages.money(maxAmount, currency, true);
  return moneyField(
    view,
    'amount',
    {
      label: messages.localize('customAmount'),
      hint:
        maxAmount < largestAmount
          ? messages.localize('limits', { min, max })
          : messages.localize('limit', { min }),
    },
    {
      value: typed.text,
      part: 'custom-amount',
      currency,
      readings: readingsOf(typed),
      choose: (amount) =>
        view.answer(
          (now) => answered(now, amountKey, { preset: null, typed: chosenReading(now, amount) }),
          'amount',
        ),
    },
  );
};
