import { nothing } from 'lit';
import { selectField } from '../../ui/select-field.js';
import { readCountry } from '../address/country.js';
import { textOf } from '../attributes.js';
import type { Form, Purpose, Question, QuestionKey } from '../question.js';
import { ownSettings, stateOf } from '../states.js';
import { purposeOf } from './purpose.js';
import type { PurposeAttributes } from './attributes.js';

type PurposeSettings = {
  /** The purpose of every line item (§2.4) for which neither the donor nor the item sets one. */
  fixed: Purpose;
  /** The choices for the donor; empty if there are none. */
  choices: Record<Field, readonly string[]>;
};

const fields = ['project', 'intention'] as const;
type Field = (typeof fields)[number];

type PurposeState = Record<Field, string>;

const purposeKey: QuestionKey<PurposeSettings, PurposeState> = { name: 'purpose' };

/** Asks what the donation is for, if the page offers a choice. */
export const purposeQuestion: Question<PurposeSettings, PurposeState, PurposeAttributes> = {
  name: purposeKey.name,

  configure: (attributes, report) => {
    const country = readCountry(attributes.country ?? '');
    if ('code' in country) report({ attribute: 'country', code: 'unknown_country' });
    return {
      fixed: purposeOf(
        textOf(attributes.project),
        textOf(attributes.intention),
        'value' in country ? country.value : undefined,
      ),
      choices: { project: choicesIn(attributes.projects), intention: choicesIn(attributes.intentions) },
    };
  },

  initial: (form) => preselectedIn(form),
  adapt: (form) => {
    const state = stateOf(form, purposeKey);
    const offered = offeredOr(form, state, preselectedIn(form));
    return isSame(offered, state) ? state : offered;
  },

  read: (form, donation) => {
    const { project, intention } = stateOf(form, purposeKey);
    return {
      ...donation,
      purpose: { ...ownSettings(form, purposeKey).fixed, ...purposeOf(project, intention) },
    };
  },

  view: (view) =>
    fields.map((name) => {
      const choices = ownSettings(view.form, purposeKey).choices[name];
      return choices.length === 0
        ? nothing
        : selectField(
            view,
            name,
            { label: view.messages.localize(name) },
            choices.map((value) => ({ value, name: value })),
            { chosen: stateOf(view.form, purposeKey)[name] },
          );
    }),
  fieldOf: ({ name }) => fields.find((one) => one === name),
  update: ({ name, value }, form) => ({ ...stateOf(form, purposeKey), [name]: value }),

  keep: (form) => stateOf(form, purposeKey),
  restore: (kept, form) => offeredOr(form, Object(kept) as PurposeState, stateOf(form, purposeKey)),
  propose: ({ project, intention }, form) => {
    const state = stateOf(form, purposeKey);
    const wanted = { project: project ?? state.project, intention: intention ?? state.intention };
    if (isSame(wanted, state)) return state;
    const found = offeredOr(form, wanted, state);
    return isSame(wanted, found) ? found : null;
  },
};

const isSame = (one: PurposeState, other: PurposeState): boolean =>
  fields.every((field) => one[field] === other[field]);

const preselectedIn = (form: Form): PurposeState => {
  const { fixed, choices } = ownSettings(form, purposeKey);
  return {
    project: fixed.project ?? choices.project[0] ?? '',
    intention: fixed.intention ?? choices.intention[0] ?? '',
  };
};

/** The wanted choices that the form offers, and `others` in place of the rest. */
const offeredOr = (form: Form, wanted: PurposeState, others: PurposeState): PurposeState => {
  const { choices } = ownSettings(form, purposeKey);
  const one = (field: Field) => choices[field].find((choice) => choice === wanted[field]) ?? others[field];
  return { project: one('project'), intention: one('intention') };
};

/** Semicolons separate choices, because names can contain spaces and commas. */
const choicesIn = (text: string | null): string[] => [
  ...new Set(
    (text ?? '')
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];
