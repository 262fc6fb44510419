import { askEnglish } from '../../languages/en/ask.js';
import { textAreaEnglish } from '../../languages/en/text-area.js';
import { wordsOf } from '../attributes.js';
import type { Question } from '../question.js';
import { readFields } from '../read-fields.js';
import { readLine } from '../read-line.js';
import { readText } from '../read-text.js';
import { ownSettings, stateOf } from '../states.js';
import {
  askKey,
  extraQuestions,
  isByOrganisation,
  longestComment,
  type ExtraQuestion,
  type AskSettings,
  type AskState,
} from './state.js';
import { askStyles } from './styles.js';
import { askView } from './view.js';
import type { AskAttributes } from './attributes.js';

const rules = { organisation: readLine, comment: (text: string) => readText(text, longestComment) };

/** The parts of the state by field name. */
const properties: Partial<Record<string, keyof AskState>> = {
  by_organisation: 'isByOrganisation',
  organisation: 'organisation',
  anonymous: 'isAnonymous',
  comment: 'comment',
};

/** Asks whether an organisation is giving, whether to keep the donor's name private, and for a comment. */
export const askQuestion: Question<AskSettings, AskState, AskAttributes> = {
  name: askKey.name,
  english: { ...askEnglish, ...textAreaEnglish },
  styles: askStyles,
  passesOn: ['comment'],
  paths: { 'metadata.organisation': 'organisation', 'metadata.comment': 'comment' },

  configure: (attributes, report) => {
    const settings = new Set<ExtraQuestion>();
    for (const word of wordsOf(attributes.ask ?? '')) {
      const known = extraQuestions.find((one) => one === word);
      if (known) settings.add(known);
      else report({ attribute: 'ask', code: 'unknown_ask', values: { text: word } });
    }
    return settings;
  },

  initial: () => ({ isByOrganisation: false, organisation: '', isAnonymous: false, comment: '' }),

  isByOrganisation,

  read: (form, donation) => {
    const questions = ownSettings(form, askKey);
    const state = stateOf(form, askKey);
    const fields = (['organisation', 'comment'] as const).filter((field) =>
      field === 'organisation' ? isByOrganisation(form) : questions.has(field),
    );
    const { values, errors } = readFields(fields, state, rules, (field) => field === 'organisation');
    if (errors.length > 0) return errors;
    const anonymous = questions.has('anonymous') && state.isAnonymous ? { anonymous: 'yes' } : {};
    return { ...donation, metadata: { ...donation.metadata, ...values, ...anonymous } };
  },

  view: (view) => askView(view),
  fieldOf: ({ name }) => (Object.hasOwn(properties, name) ? name : undefined),
  update: (control, form) => {
    const property = properties[control.name];
    if (!property) return stateOf(form, askKey);
    const content = control.type === 'checkbox' ? 'checked' in control && control.checked : control.value;
    return { ...stateOf(form, askKey), [property]: content };
  },

  // The organisation's name and the comment can identify the donor.
  keep: (form) => {
    const { isByOrganisation: byOrganisation, isAnonymous: anonymous } = stateOf(form, askKey);
    return { byOrganisation, anonymous };
  },
  restore: (kept, form) => {
    const { byOrganisation, anonymous } = Object(kept) as Record<string, unknown>;
    return {
      ...stateOf(form, askKey),
      isByOrganisation: byOrganisation === true,
      isAnonymous: anonymous === true,
    };
  },
};
