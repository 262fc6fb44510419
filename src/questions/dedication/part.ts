import { css, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { dedicationEnglish } from '../../languages/en/dedication.js';
import { extrasEnglish } from '../../languages/en/extras.js';
import { textAreaEnglish } from '../../languages/en/text-area.js';
import { textOf, wordsOf } from '../attributes.js';
import { readEmail } from '../payer/email.js';
import { readName } from '../payer/person-name.js';
import type { FieldError, Part, Form, PartKey, PartView } from '../part.js';
import { readFields, type FieldRule } from '../read-fields.js';
import { readText } from '../read-text.js';
import { ownSettings, stateOf } from '../states.js';
import type { DedicationAttributes, DedicationMetadata } from './attributes.js';
import { dedicationName } from './state.js';
import { textArea, textAreaStyles } from '../../ui/text-area.js';
import { errorLine } from '../../ui/error-line.js';
import { groupLabel, groupLegend } from '../../ui/group-legend.js';
import { textField } from '../../ui/text-field.js';
import { unfolding } from '../../ui/unfolding.styles.js';

/** A line next to the fields shows that they belong to the checkbox above. */
const dedicationStyles = css`
  ${textAreaStyles}
  ${unfolding(css`.dedicated`)}
  .dedication > .check {
    margin: 0;
  }
  .dedicated {
    margin-block-start: 0.5em;
    padding-inline-start: min(var(--_space), var(--_inset));
    border-inline-start: 4px solid var(--_border);
  }
  .dedicated .options {
    --_option: 8em;
  }
  .dedicated :is(fieldset, .field) + .field {
    margin-block-start: var(--_space);
  }
`;

/** The kinds of dedication, as `metadata` names them. */
const dedicationKinds = ['honour', 'memory', 'celebration'] as const;
type DedicationKind = (typeof dedicationKinds)[number];

/** Reads the kinds from `dedication`: all kinds if it is empty, undefined if it can't be read. */
const readKinds = (text: string): readonly DedicationKind[] | undefined => {
  const words = wordsOf(text);
  if (words.length === 0) return dedicationKinds;
  const offered = words.flatMap((word) => dedicationKinds.find((kind) => kind === word) ?? []);
  return new Set(offered).size === words.length ? offered : undefined;
};

type DedicationSettings = {
  /** Contains at least one kind. */
  kinds: readonly DedicationKind[];
  /** Whether the form asks for a person to tell. */
  isNotified: boolean;
};

/** The text fields with their names in `metadata`, in the order of the form. */
const textFields = [
  'dedication_name',
  'dedication_message',
  'dedication_notify_name',
  'dedication_notify_email',
] as const;
type DedicationText = (typeof textFields)[number];

type DedicationState = {
  /** Whether the donor dedicates the donation. If not, typed text is kept but not sent. */
  isOpen: boolean;
  /** Null until the donor has chosen a kind. */
  kind: DedicationKind | null;
  texts: Readonly<Record<DedicationText, string>>;
};

const dedicationKey: PartKey<DedicationSettings, DedicationState> = { name: dedicationName };

/** The maximum length of a message. Payment providers don't accept longer texts. */
const longestMessage = 500;

/** The chosen kind, or the only one that the form offers. */
export const kindOf = (form: Form): DedicationKind | undefined => {
  const { kinds } = ownSettings(form, dedicationKey);
  const { kind } = stateOf(form, dedicationKey);
  return kinds.length === 1 ? kinds[0] : kinds.find((one) => one === kind);
};

/** The text fields that the form shows once the donor has ticked the box. */
const askedTexts = (form: Form): readonly DedicationText[] =>
  ownSettings(form, dedicationKey).isNotified ? textFields : textFields.slice(0, 2);

const rules: Record<DedicationText, FieldRule> = {
  dedication_name: readName,
  dedication_message: (text) => readText(text, longestMessage),
  dedication_notify_name: readName,
  dedication_notify_email: readEmail,
};

const fields = ['dedication', 'dedication_kind', ...textFields] as const;

/** Lets the donor dedicate the donation to someone, and name a person to tell about it. */
export const dedicationPart: Part<DedicationSettings, DedicationState, DedicationAttributes> = {
  name: dedicationKey.name,
  english: { ...dedicationEnglish, ...extrasEnglish, ...textAreaEnglish },
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
    if (!kind || errors.length > 0) return [...missing, ...errors];
    const dedication: DedicationMetadata = { dedication_kind: kind, ...values };
    return { ...donation, metadata: { ...donation.metadata, ...dedication } };
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

/** Draws a checkbox, and the fields that it shows. */
const dedicationView = (view: PartView) => {
  const { form, messages } = view;
  const { isOpen } = stateOf(form, dedicationKey);
  return html`<fieldset part="group" class="dedication">
    <legend part="label legend" .textContent=${messages.localize('extras')}></legend>
    <label class="check">
      <input type="checkbox" name="dedication" id="dedication" .checked=${live(isOpen)} />
      <span .textContent=${messages.localize('dedication')}></span>
    </label>
    ${isOpen ? html`<div class="dedicated">${dedicated(view)}</div>` : nothing}
  </fieldset>`;
};

const dedicated = (view: PartView) => {
  const { form, messages, errorOf } = view;
  const { kinds } = ownSettings(form, dedicationKey);
  // A single kind needs no choice, so it names the group.
  const [only, ...others] = kinds;
  const texts = askedTexts(form).map((name) => dedicationField(view, name));
  if (only && others.length === 0)
    return html`<fieldset part="group">
      <legend part="label legend" .textContent=${messages.localize(`dedication.${only}`)}></legend>
      ${texts}
    </fieldset>`;
  const error = errorOf('dedication_kind');
  return html`<fieldset
      part="group"
      role="radiogroup"
      aria-required="true"
      aria-labelledby=${groupLabel('dedication_kind', { error })}
    >
      ${groupLegend('dedication_kind', messages.localize('dedicationKind'), error !== undefined)}
      ${errorLine('dedication_kind', error)}
      <div class="options">${kinds.map((kind) => option(view, kind))}</div>
    </fieldset>
    ${texts}`;
};

const option = ({ form, messages }: PartView, kind: DedicationKind) => {
  const isFirst = kind === ownSettings(form, dedicationKey).kinds[0];
  return html`<label class="option">
    <input
      type="radio"
      name="dedication_kind"
      id=${isFirst ? 'dedication_kind' : nothing}
      value=${kind}
      .checked=${live(kindOf(form) === kind)}
    />
    <span .textContent=${messages.localize(`dedication.${kind}`)}></span>
  </label>`;
};

const dedicationField = (view: PartView, name: DedicationText) => {
  const { form, messages } = view;
  const value = stateOf(form, dedicationKey).texts[name];
  const label = messages.localize(name);
  if (name === 'dedication_message') return textArea(view, name, { label, value, limit: longestMessage });
  return textField(view, name, {
    label,
    value,
    autocomplete: 'off',
    isRequired: name === 'dedication_name',
    type: name === 'dedication_notify_email' ? 'email' : 'text',
  });
};
