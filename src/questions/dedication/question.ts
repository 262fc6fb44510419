import { dedicationEnglish } from '../../languages/en/dedication.js';
import { textAreaEnglish } from '../../languages/en/text-area.js';
import { textOf } from '../attributes.js';
import { readEmail } from '../payer/email.js';
import { readName } from '../payer/person-name.js';
import type { FieldError, Question } from '../question.js';
import { readFields, type FieldRule } from '../read-fields.js';
import { readText } from '../read-text.js';
import { stateOf } from '../states.js';
import type { DedicationAttributes } from './attributes.js';
import { dedicationKinds, readKinds } from './kinds.js';
import {
  askedTexts,
  dedicationKey,
  kindOf,
  longestMessage,
  textFields,
  type DedicationSettings,
  type DedicationState,
  type DedicationText,
} from './state.js';
import { dedicationStyles } from './styles.js';
import { dedicationView } from './view.js';

const rules: Record<DedicationText, FieldRule> = {
  dedication_name: readName,
  dedication_message: (text) => readText(text, longestMessage),
  dedication_notify_name: readName,
  dedication_notify_email: readEmail,
};

const fields = ['dedication', 'dedication_kind', ...textFields] as const;

/** Lets the donor dedicate the donation to someone, and name a person to tell about it. */
export const dedicationQuestion: Question<DedicationSettings, DedicationState, DedicationAttributes> = {
  name: dedicationKey.name,
  english: { ...dedicationEnglish, ...textAreaEnglish },
  styles: dedicationStyles,
  paths: Object.fromEntries(fields.map((field) => [`metadata.${field}`, field])),

  configure: (attributes, report) => {
    const offered = readKinds(textOf(attributes.dedication) ?? '');
    if (!offered) report({ attribute: 'dedication', code: 'unknown_dedication' });
    return { kinds: offered ?? dedicationKinds, isNotified: attributes.dedicationNotify };
  },

  initial: () => ({
    isOpen: false,
    kind: null,
    texts: {
      dedication_name: '',
      dedication_message: '',
      dedication_notify_name: '',
      dedication_notify_email: '',
    },
  }),

  read: (form, donation) => {
    const { isOpen, texts } = stateOf(form, dedicationKey);
    if (!isOpen) return donation;
    const kind = kindOf(form);
    const missing: FieldError[] = kind ? [] : [{ field: 'dedication_kind', code: 'required' }];
    // The charity can't reach a person by name alone, so it also needs an address.
    const isNotified = texts.dedication_notify_name.trim() !== '';
    const { values, errors } = readFields(
      askedTexts(form),
      texts,
      rules,
      (field) => field === 'dedication_name' || (field === 'dedication_notify_email' && isNotified),
    );
    if (missing.length > 0 || errors.length > 0) return [...missing, ...errors];
    return { ...donation, metadata: { ...donation.metadata, dedication_kind: kind, ...values } };
  },

  view: (view) => dedicationView(view),
  fieldOf: ({ name }) => fields.find((field) => field === name),
  update: (control, form) => {
    const state = stateOf(form, dedicationKey);
    const { name, value } = control;
    if (name === 'dedication') return { ...state, isOpen: 'checked' in control && control.checked };
    if (name === 'dedication_kind')
      return { ...state, kind: dedicationKinds.find((kind) => kind === value) ?? null };
    return { ...state, texts: { ...state.texts, [name]: value } };
  },
};
