import { nothing } from 'lit';
import { selectField } from '../../../ui/select-field.js';
import { readCountry } from '../../address/country.js';
import { textOf } from '../../attributes.js';
import type { Form, Part } from '../../part.js';
import { isSplit } from '../split/state.js';
import { ownSettings, settingsOf, stateOf } from '../../states.js';
import type { PurposeAttributes } from './attributes.js';
import { purposeOf } from './purpose.js';
import {
  choiceIn,
  labelOf,
  purposeFields,
  purposeKey,
  purposesKey,
  sharedPurpose,
  type PurposeChoice,
  type PurposeField,
  type PurposeSettings,
  type PurposeState,
} from './state.js';

/** Asks what the donation is for, if the page offers a choice. */
export const purposePart: Part<PurposeSettings, PurposeState, PurposeAttributes> = {
  name: purposeKey.name,

  configure: (attributes, report, settings) => {
    const country = readCountry(attributes.country ?? '');
    if ('code' in country) report({ attribute: 'country', code: 'unknown_country' });
    const written = {
      project: choicesIn(attributes.projects, textOf(attributes.project)),
      intention: choicesIn(attributes.intentions, textOf(attributes.intention)),
    };
    const purposes = settingsOf({ settings }, purposesKey) ?? [];
    const hasPurposes = purposes.length > 0;
    for (const field of purposeFields)
      if (hasPurposes && written[field].length > 0)
        report({ attribute: `${field}s`, code: 'replaced_by_purposes', isMinor: true });
    return {
      fixed: purposeOf(
        textOf(attributes.project),
        textOf(attributes.intention),
        'value' in country ? country.value : undefined,
      ),
      choices: hasPurposes ? { project: purposes, intention: [] } : written,
    };
  },

  initial: (form) => preselectedIn(form),
  adapt: (form) => {
    const state = stateOf(form, purposeKey);
    const offered = offeredOr(form, state, preselectedIn(form));
    return isSame(offered, state) ? state : offered;
  },

  read: (form, donation) => ({ ...donation, purpose: sharedPurpose(form) }),

  view: (view) =>
    purposeFields.map((name) => {
      const choices = ownSettings(view.form, purposeKey).choices[name];
      // Entries of `purposes` all have a record, and those of other attributes have none.
      const hasPurposes = choices[0]?.record !== undefined;
      return choices.length === 0 || (name === 'project' && isSplit(view.form))
        ? nothing
        : selectField(
            view,
            name,
            { label: view.messages.localize(hasPurposes ? 'intention' : name) },
            choices.map((choice) => ({ value: choice.value, name: labelOf(choice, view.messages.locale) })),
            { chosen: stateOf(view.form, purposeKey)[name] },
          );
    }),
  fieldOf: ({ name }) => purposeFields.find((one) => one === name),
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
  purposeFields.every((field) => one[field] === other[field]);

const preselectedIn = (form: Form): PurposeState => {
  const { fixed, choices } = ownSettings(form, purposeKey);
  const [first] = choices.project;
  const preselected: PurposeState = {
    // Every donation is for one of the `purposes`.
    project: (first?.record ? first.value : (fixed.project ?? first?.value)) ?? '',
    intention: fixed.intention ?? choices.intention[0]?.value ?? '',
  };
  return offeredOr(form, { ...preselected, ...fixed }, preselected);
};

/** The wanted choices that the form offers, and `others` in place of the rest. */
const offeredOr = (form: Form, wanted: PurposeState, others: PurposeState): PurposeState => {
  const { choices } = ownSettings(form, purposeKey);
  const one = (field: PurposeField) => choiceIn(choices[field], wanted[field])?.value ?? others[field];
  return { project: one('project'), intention: one('intention') };
};

/**
 * The choices in an attribute. Semicolons separate them, because names can contain spaces and commas. The one that the
 * page names is selected, so it comes first if it isn't there.
 */
const choicesIn = (text: string | null, named: string | undefined): readonly PurposeChoice[] => {
  const written = (text ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
  const isMissing = named !== undefined && written.length > 0 && !written.includes(named);
  return [...new Set(isMissing ? [named, ...written] : written)].map((value) => ({ value, label: value }));
};
