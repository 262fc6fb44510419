import type { Preset } from '../amount/presets.js';
import { currencyOf } from '../currency/state.js';
import { labelIn, type Labels } from '../../labels.js';
import type { Form, Purpose, PartKey } from '../../part.js';
import { isSplit } from '../split/state.js';
import { ownSettings, settingsOf, stateOf } from '../../states.js';
import { purposeOf } from './purpose.js';

/** A purpose that donors can choose. */
export type PurposeChoice = {
  /** The service stores it: as `project`, or as `intention` for a choice from `intentions`. */
  value: string;
  label: string;
  /** Only for an entry of `purposes`. */
  record?: PurposeRecord;
};

/** The rest of an entry of `purposes`. */
export type PurposeRecord = {
  /** The label in other languages. */
  labels: Labels;
  purpose: Purpose;
  /** Its own presets, by currency. They take the place of the form's. */
  presets: ReadonlyMap<string, readonly Preset[]>;
  metadata: Readonly<Record<string, string>>;
};

export const purposeFields = ['project', 'intention'] as const;
export type PurposeField = (typeof purposeFields)[number];

export type PurposeSettings = {
  /** The purpose of every line item (§2.4) for which neither the donor nor the item sets one. */
  fixed: Purpose;
  /** The choices for the donor; empty if there are none. */
  choices: Record<PurposeField, readonly PurposeChoice[]>;
};

/** The chosen value of each field. */
export type PurposeState = Record<PurposeField, string>;

export const purposeKey: PartKey<PurposeSettings, PurposeState> = { name: 'purpose' };

/** The entries of `purposes` that can be used. Null if the page has none. */
export const purposesKey: PartKey<readonly PurposeChoice[], null> = { name: 'purposes' };

/** The purposes that donors can choose from. */
export const purposesIn = (form: Form): readonly PurposeChoice[] =>
  settingsOf(form, purposeKey)?.choices.project ?? [];

const byValue = new WeakMap<readonly PurposeChoice[], ReadonlyMap<string, PurposeChoice>>();

/**
 * The choice with a value. Each list is read once, so that a key costs the same with thousands of purposes as with two.
 */
export const choiceIn = (choices: readonly PurposeChoice[], value: string): PurposeChoice | undefined => {
  if (!byValue.has(choices)) byValue.set(choices, new Map(choices.map((one) => [one.value, one])));
  return byValue.get(choices)?.get(value);
};

/** The purpose that the donor has chosen. Undefined if there is no choice, or if the question has no state yet. */
export const chosenPurpose = (form: Form): PurposeChoice | undefined =>
  Object.hasOwn(form.states, purposeKey.name)
    ? choiceIn(purposesIn(form), stateOf(form, purposeKey).project)
    : undefined;

/**
 * The purpose of whatever has none of its own. If the donation is split, that has no project, because each amount has
 * its own.
 */
export const sharedPurpose = (form: Form, isDivided = isSplit(form)): Purpose => {
  const { project, intention } = stateOf(form, purposeKey);
  const { fixed } = ownSettings(form, purposeKey);
  if (isDivided) return purposeOf('', intention, fixed.country_iso);
  return { ...fixed, ...purposeOf(project, intention), ...chosenPurpose(form)?.record?.purpose };
};

/** The presets of the chosen purpose. Undefined if it has none of its own in the chosen currency. */
export const presetsOfPurpose = (form: Form): readonly Preset[] | undefined =>
  chosenPurpose(form)?.record?.presets.get(currencyOf(form));

/** The label in a locale: in exactly that one, in its language, or the one without a language. */
export const labelOf = ({ label, record }: PurposeChoice, locale: string): string =>
  labelIn(record?.labels, locale) ?? label;

/** The label that donors read for a project that the service has stored. Undefined if no purpose has it. */
export const labelOfProject = (form: Form, project: string): string | undefined => {
  const choice = choiceIn(purposesIn(form), project);
  return choice?.record && labelOf(choice, form.locale);
};
