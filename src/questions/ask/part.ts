import { css, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { askEnglish } from '../../languages/en/ask.js';
import { extrasEnglish } from '../../languages/en/extras.js';
import { textAreaEnglish } from '../../languages/en/text-area.js';
import { wordsOf } from '../attributes.js';
import type { Part, PartView } from '../part.js';
import { hasDedication } from '../dedication/state.js';
import { readFields } from '../read-fields.js';
import { readLine } from '../read-line.js';
import { readText } from '../read-text.js';
import { ownSettings, stateOf } from '../states.js';
import type { AskAttributes, AskMetadata } from './attributes.js';
import {
  askKey,
  extraQuestions,
  isByOrganisation,
  type AskSettings,
  type AskState,
  type ExtraQuestion,
} from './state.js';
import { textArea, textAreaStyles } from '../../ui/text-area.js';
import { textField } from '../../ui/text-field.js';
import { unfolding } from '../../ui/unfolding.styles.js';

/** Places the checkboxes and fields below one another. */
const askStyles = css`
  ${unfolding(css`.ask .check:has(:checked) + .field`)}
  .ask {
    display: grid;
    gap: var(--_gap);
  }
  /* Both have one heading. */
  .dedication + .ask {
    margin-block-start: calc(var(--_gap) * -1);
  }
  .ask legend {
    margin-block-end: 0;
  }
  .ask .check {
    margin: 0;
  }
  .ask .check + .hint {
    margin-block-start: 0.25em;
  }
  ${textAreaStyles}
`;

/** The maximum length of a comment. Payment providers don't accept longer texts in `metadata`. */
export const longestComment = 500;

const rules = { organisation: readLine, comment: (text: string) => readText(text, longestComment) };

/** The parts of the state by field name. */
const properties: Partial<Record<string, keyof AskState>> = {
  by_organisation: 'isByOrganisation',
  organisation: 'organisation',
  anonymous: 'isAnonymous',
  comment: 'comment',
};

/** Asks whether an organisation is giving, whether to keep the donor's name private, and for a comment. */
export const askPart: Part<AskSettings, AskState, AskAttributes> = {
  name: askKey.name,
  english: { ...askEnglish, ...extrasEnglish, ...textAreaEnglish },
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

  read: (form, donation) => {
    const questions = ownSettings(form, askKey);
    const state = stateOf(form, askKey);
    const fields = (['organisation', 'comment'] as const).filter((field) =>
      field === 'organisation' ? isByOrganisation(form) : questions.has(field),
    );
    const { values, errors } = readFields(fields, state, rules, (field) => field === 'organisation');
    if (errors.length > 0) return errors;
    const isAnonymous = questions.has('anonymous') && state.isAnonymous;
    const answers: AskMetadata = { ...values, ...(isAnonymous && { anonymous: 'yes' }) };
    return { ...donation, metadata: { ...donation.metadata, ...answers } };
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

/** Draws the questions that the page asks. The organisation's checkbox shows a field for its name. */
const askView = (view: PartView) => {
  const { form, messages } = view;
  const questions = ownSettings(form, askKey);
  const { isByOrganisation, organisation, isAnonymous, comment } = stateOf(form, askKey);
  // A dedication comes before it, with a heading for both.
  const isBelow = hasDedication(form);
  return html`<fieldset part="group" class="ask" role=${isBelow ? 'none' : nothing}>
    ${
      isBelow
        ? nothing
        : html`<legend part="label legend" .textContent=${messages.localize('extras')}></legend>`
    }
    ${
      questions.has('organisation')
        ? checkBox('by_organisation', messages.localize('byOrganisation'), isByOrganisation)
        : nothing
    }
    ${
      questions.has('organisation') && isByOrganisation
        ? textField(view, 'organisation', {
            label: messages.localize('organisation'),
            value: organisation,
            autocomplete: 'organization',
            isRequired: true,
          })
        : nothing
    }
    ${
      questions.has('anonymous')
        ? html`<div>
            ${checkBox('anonymous', messages.localize('anonymous'), isAnonymous, 'anonymous-hint')}
            <p
              class="hint"
              part="hint"
              id="anonymous-hint"
              .textContent=${messages.localize('anonymousHint')}
            ></p>
          </div>`
        : nothing
    }
    ${
      questions.has('comment')
        ? textArea(view, 'comment', {
            label: messages.localize('comment'),
            value: comment,
            limit: longestComment,
          })
        : nothing
    }
  </fieldset>`;
};

const checkBox = (name: string, label: string, isTicked: boolean, hint?: string) =>
  html`<label class="check">
    <input type="checkbox" name=${name} .checked=${live(isTicked)} aria-describedby=${hint ?? nothing} />
    <span .textContent=${label}></span>
  </label>`;
