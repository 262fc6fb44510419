import { css, html, LitElement, nothing } from 'lit';
import { splitEnglish } from '../../../languages/en/split.js';
import { focusOn } from '../../../lit/focus-on.js';
import { editableAmount } from '../../../money/format.js';
import { largestAmount } from '../../../money/parse-amount.js';
import { detailRow } from '../../../ui/detail-row.js';
import { freshText } from '../../../ui/fresh-text.js';
import { moneyField } from '../../../ui/money-field.js';
import { pageLang } from '../../../ui/page-lang.js';
import { selectField } from '../../../ui/select-field.js';
import { amountKey, presetsIn, readAmount } from '../amount/state.js';
import { limitsText } from '../amount/view.js';
import { currencyOf, isAmountOnOffer, limitsOf } from '../currency/state.js';
import {
  choiceIn,
  chosenPurpose,
  labelOf,
  purposeKey,
  purposesIn,
  type PurposeChoice,
} from '../purpose/state.js';
import type { FieldError, Form, Line, Part, PartView } from '../../part.js';
import { answered, ownSettings, stateOf } from '../../states.js';
import { sumOf } from '../sums.js';
import {
  chosenReading,
  keptText,
  nothingTyped,
  readingsOf,
  restoredAmount,
  retyped,
  typedAmount,
  type TypedAmount,
} from '../typed-amount.js';
import { optionsOf, placeIn } from './options.js';
import { belowSplit, isSplit, splitKey, type SplitLine } from './state.js';

/** Styles for the purposes with their amounts. */
const splitStyles = css`
  .split,
  .split ul,
  .split li {
    display: grid;
    gap: var(--_gap);
  }
  .split li {
    gap: 0.25em;
  }
  .split ul {
    gap: var(--_space);
    list-style: none;
  }
  .split li + li {
    padding-block-start: var(--_space);
    border-block-start: 1px solid color-mix(in srgb, var(--_border) 60%, transparent);
  }
  .split fieldset > .hint {
    display: block;
  }
  .split fieldset > .hint,
  .split fieldset > .field {
    margin-block-end: var(--_space);
  }
  .split fieldset > .match {
    margin-block-start: var(--_space);
  }
  .split .small {
    justify-self: start;
  }
  /* The button belongs to the purpose above it. */
  .split.unsplit {
    margin-block-start: calc(var(--_gap) * -1);
  }
  .split .so-far {
    padding-block: 0.625em;
    border-block: 1px solid var(--_border);
    font-weight: 700;
  }
  /* Looks like a link, so that the fields and the button that adds a purpose stand out. */
  .split .remove {
    padding: 0.5em 0;
    border: 0;
    font-weight: 400;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** Lets the donor divide the donation between several purposes, with an amount for each. */
export const splitPart: Part<object, readonly SplitLine[]> = {
  name: splitKey.name,
  english: splitEnglish,
  styles: splitStyles,
  isCounted: true,
  paths: (form) =>
    Object.fromEntries(
      stateOf(form, splitKey).map(({ purpose }, index) => [
        `line_items.${String(index)}.amount`,
        fieldFor(form, purpose),
      ]),
    ),

  configure: () => ({}),
  check: (form, report) => {
    if (purposesIn(form).length < 2)
      report({ attribute: 'split', code: 'split_without_purposes', isMinor: true });
    else if (!canSplit(form))
      report({ attribute: 'split', code: 'split_without_custom_amount', isMinor: true });
  },

  initial: () => [],
  adapt: (form, before) => {
    const lines = stateOf(form, splitKey);
    const offered = canSplit(form) ? lines.filter(({ purpose }) => purposeWith(form, purpose)) : [];
    const now = offered.map((line) => {
      const typed = retyped(line.typed, form, before);
      return typed === line.typed ? line : { ...line, typed };
    });
    return now.length === lines.length && now.every((line, index) => line === lines[index]) ? lines : now;
  },

  read: (form, donation) => {
    const given = stateOf(form, splitKey);
    const errors = given.flatMap(({ purpose, typed: { reading } }): FieldError[] =>
      'code' in reading ? [{ field: fieldFor(form, purpose), code: reading.code }] : [],
    );
    if (errors.length > 0) return errors;
    const lines = given.flatMap(({ purpose, typed: { reading } }): Line[] => {
      const choice = purposeWith(form, purpose);
      if (!choice || 'code' in reading) return [];
      const own = choice.record?.purpose ?? { project: purpose };
      return [{ label: labelOf(choice, form.locale), item: { quantity: 1, amount: reading.amount, ...own } }];
    });
    const next = { ...donation, lines: [...lines, ...donation.lines] };
    const isTooMuch =
      sumOf({ lines, oneTimeLines: [] }) > limitsOf(form).maxAmount || sumOf(next) > largestAmount;
    const last = given.at(-1);
    return last && isTooMuch ? [{ field: fieldFor(form, last.purpose), code: 'max_total' }] : next;
  },
  errorValues: (form, messages, field) => {
    const choice = purposesIn(form)[indexIn(field)];
    return choice && isOwn(field) ? { label: labelOf(choice, messages.locale) } : {};
  },

  view: (view) => splitView(view),
  fieldOf: ({ name }) => (isOwn(name) ? name : undefined),
  update: ({ name, value }, form) => {
    const choice = purposesIn(form)[indexIn(name)];
    return stateOf(form, splitKey).map((line) => {
      if (line.purpose !== choice?.value) return line;
      return name.startsWith(purposePrefix)
        ? { ...line, purpose: value }
        : { ...line, typed: typedAmount(form, value) };
    });
  },

  keep: (form) => ({
    currency: currencyOf(form),
    lines: stateOf(form, splitKey).map(({ purpose, typed }) => ({ purpose, text: keptText(typed) })),
  }),
  restore: (kept, form, locale) => {
    const { currency, lines } = Object(kept) as Record<string, unknown>;
    if (currency !== currencyOf(form) || !Array.isArray(lines) || !canSplit(form)) return undefined;
    const read = new Map<string, SplitLine>();
    for (const line of lines) {
      const { purpose, text } = Object(line) as Record<string, unknown>;
      if (typeof purpose !== 'string' || typeof text !== 'string' || !purposeWith(form, purpose))
        return undefined;
      read.set(purpose, { purpose, typed: restoredAmount(text, form, locale) });
    }
    return read.size > 1 ? [...read.values()] : undefined;
  },
  repeat: ({ gifts }, form) => {
    if (gifts.length < 2) return [[]];
    const purposes = new Set(gifts.flatMap(({ project }) => purposeWith(form, project ?? '') ?? []));
    if (!canSplit(form) || purposes.size < gifts.length) return [];
    return [
      gifts.map(({ project = '', amount }) => ({ purpose: project, typed: chosenReading(form, amount) })),
    ];
  },
  // A proposal is for one amount, or for one purpose.
  propose: (proposal, form) =>
    isSplit(form) && (proposal.project !== undefined || isAmountOnOffer(proposal, form))
      ? []
      : stateOf(form, splitKey),
};

/** The fields have the number of their purpose in the list of all, so that an error stays with its purpose. */
const amountPrefix = 'split-';
const purposePrefix = 'split-purpose-';

const isOwn = (name: string): boolean => /^split-(?:purpose-)?\d+$/.test(name);

const indexIn = (name: string): number => Number(name.replace(/^.*-/, ''));

const indexOf = (form: Form, purpose: string): number => placeIn(purposesIn(form), form.locale, purpose);

const fieldFor = (form: Form, purpose: string): string => `${amountPrefix}${String(indexOf(form, purpose))}`;

const purposeWith = (form: Form, value: string): PurposeChoice | undefined =>
  choiceIn(purposesIn(form), value);

/** Whether donors have several purposes to choose from, and can enter amounts. */
const canSplit = (form: Form): boolean =>
  purposesIn(form).length > 1 && ownSettings(form, amountKey).hasCustomAmount;

/** The purpose that the list shows as chosen. */
const onlyPurpose = (form: Form): PurposeChoice | undefined => chosenPurpose(form) ?? purposesIn(form)[0];

/** The first purpose that the donor doesn't give to yet. */
const otherIn = (form: Form): PurposeChoice | undefined => {
  const given = isSplit(form)
    ? stateOf(form, splitKey).map(({ purpose }) => purpose)
    : [onlyPurpose(form)?.value];
  return purposesIn(form).find(({ value }) => !given.includes(value));
};

/** The form with one more purpose. The first one keeps the amount that the donor has chosen. */
export const withAnother = (form: Form): Form => {
  const other = otherIn(form);
  const first = onlyPurpose(form);
  if (!other || !first) return form;
  const lines = isSplit(form)
    ? stateOf(form, splitKey)
    : [{ purpose: first.value, typed: amountTyped(form) }];
  return answered(form, splitKey, [...lines, { purpose: other.value, typed: nothingTyped }]);
};

/** The chosen amount as if the donor had typed it. */
const amountTyped = (form: Form): TypedAmount => {
  const { typed } = stateOf(form, amountKey);
  const reading = readAmount(form);
  return typed.text === '' && 'amount' in reading && reading.amount > 0
    ? typedAmount(form, editableAmount(reading.amount, currencyOf(form), form.locale))
    : typed;
};

/** The form without one of the purposes. If only one is left, the donor chooses its amount as before. */
export const without = (form: Form, purpose: string): Form => {
  const rest = stateOf(form, splitKey).filter((line) => line.purpose !== purpose);
  const [last, ...others] = rest;
  if (!last || others.length > 0) return answered(form, splitKey, rest);
  const { typed } = last;
  const whole = answered(answered(form, splitKey, []), purposeKey, {
    ...stateOf(form, purposeKey),
    project: last.purpose,
  });
  const { reading } = typed;
  const preset =
    'amount' in reading ? presetsIn(whole).find(({ amount }) => amount === reading.amount) : undefined;
  return answered(
    whole,
    amountKey,
    preset ? { preset: preset.amount, typed: nothingTyped } : { preset: null, typed },
  );
};

/** The id of the limits, which describe every amount. */
const limitsId = 'split-limits';

/** Draws the purposes with their amounts, and the button that adds another. */
const splitView = (view: PartView) => {
  const { form, messages } = view;
  if (!canSplit(form)) return nothing;
  const lines = stateOf(form, splitKey);
  const other = otherIn(form);
  return html`<div class="split ${lines.length > 0 ? '' : 'unsplit'}">
    ${
      lines.length > 0
        ? html`<fieldset part="group" aria-labelledby="split-legend">
            <legend
              part="label legend"
              id="split-legend"
              .textContent=${messages.localize('amount')}
            ></legend>
            ${view.inGroup(splitKey.name)}
            <span class="hint" part="hint" id=${limitsId} .textContent=${limitsText(view)}></span>
            <ul>
              ${lines.map((line, index) => lineView(view, line, index))}
            </ul>
            ${view.inGroup(belowSplit)}
          </fieldset>`
        : nothing
    }
    ${
      other
        ? html`<button
            class="button quiet small"
            id="split-add"
            type="button"
            @click=${({ currentTarget }: Event) => {
              const field = fieldFor(form, other.value);
              view.answer(withAnother, field);
              follow(currentTarget, `#${field}`, '');
            }}
          >
            ${freshText(messages.localize('addPurpose'))}
          </button>`
        : nothing
    }
    ${lines.length > 0 ? soFar(view) : nothing}
    <p class="hidden" lang=${pageLang(messages)} aria-live="polite"></p>
  </div>`;
};

/** The total of the amounts that can be read. Unlike the total above the button, it stays while one is missing. */
const soFar = ({ form, messages }: PartView) => {
  const sum = stateOf(form, splitKey).reduce(
    (total, { typed: { reading } }) => total + ('amount' in reading ? reading.amount : 0),
    0,
  );
  return html`<dl class="so-far derived">
    ${detailRow(messages.localize('total'), messages.money(sum, currencyOf(form)))}
  </dl>`;
};

const lineView = (view: PartView, { purpose, typed }: SplitLine, index: number) => {
  const { form, messages } = view;
  const choice = purposeWith(form, purpose);
  if (!choice) return nothing;
  const label = labelOf(choice, messages.locale);
  const field = fieldFor(form, purpose);
  const lines = stateOf(form, splitKey);
  const others = lines.flatMap((line) => (line.purpose === purpose ? [] : line.purpose));
  const offered = optionsOf(purposesIn(form), messages.locale, others);
  const isOnly = lines.length === 1;
  return html`<li>
    <div class="pair">
      ${
        offered.length > 1
          ? selectField(
              view,
              `${purposePrefix}${String(indexOf(form, purpose))}`,
              { label: messages.localize('purposeNumber', { number: index + 1 }) },
              offered,
              { chosen: purpose },
            )
          : nothing
      }
      ${moneyField(
        view,
        field,
        { label: messages.localize('amountFor', { label }), sharedHint: limitsId },
        {
          value: typed.text,
          part: 'custom-amount',
          currency: currencyOf(form),
          readings: readingsOf(typed),
          choose: (amount) => view.answer((now) => withReading(now, purpose, amount), field),
        },
      )}
    </div>
    ${
      isOnly
        ? nothing
        : html`<button
            class="button quiet small remove"
            type="button"
            @click=${({ currentTarget }: Event) => {
              view.answer((now) => without(now, purpose), field);
              follow(currentTarget, '#split-add', messages.localize('purposeRemoved', { label }));
            }}
          >
            ${freshText(messages.localize('removePurpose', { label }))}
          </button>`
    }
  </li>`;
};

const withReading = (form: Form, purpose: string, amount: number): Form =>
  answered(
    form,
    splitKey,
    stateOf(form, splitKey).map((line) =>
      line.purpose === purpose ? { ...line, typed: chosenReading(form, amount) } : line,
    ),
  );

/** Moves the focus from a button that disappears or moves, and tells screen readers what has happened. */
const follow = (button: EventTarget | null, selector: string, words: string): void => {
  const root = (button as HTMLElement).getRootNode() as ShadowRoot;
  const region = root.querySelector('.split > [aria-live]');
  if (region) region.textContent = words;
  if (root.host instanceof LitElement) void focusOn(root.host, selector);
};
