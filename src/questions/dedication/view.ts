import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { errorLine } from '../../ui/error-line.js';
import { textArea } from '../../ui/text-area.js';
import { textField } from '../../ui/text-field.js';
import type { QuestionView } from '../question.js';
import { ownSettings, stateOf } from '../states.js';
import type { DedicationKind } from './kinds.js';
import { askedTexts, dedicationKey, kindOf, longestMessage, type DedicationText } from './state.js';

/** Draws a checkbox, and the fields that it shows. */
export const dedicationView = (view: QuestionView) => {
  const { form, messages } = view;
  const { isOpen } = stateOf(form, dedicationKey);
  return html`<div class="dedication">
    <label class="check">
      <input type="checkbox" name="dedication" id="dedication" .checked=${live(isOpen)} />
      <span .textContent=${messages.localize('dedication')}></span>
    </label>
    ${isOpen ? html`<div class="dedicated">${dedicated(view)}</div>` : nothing}
  </div>`;
};

const dedicated = (view: QuestionView) => {
  const { form, messages, errorOf } = view;
  const { kinds } = ownSettings(form, dedicationKey);
  // A single kind needs no choice, so it names the group.
  const [only, ...others] = kinds;
  const isChoice = others.length > 0;
  const error = errorOf('dedication_kind');
  return html`<fieldset aria-describedby=${error ? 'dedication_kind-error' : nothing}>
    <legend
      part="label"
      .textContent=${messages.localize(only && !isChoice ? `dedication.${only}` : 'dedicationKind')}
    ></legend>
    ${errorLine('dedication_kind', error)}
    ${isChoice ? html`<div class="options">${kinds.map((kind) => option(view, kind))}</div>` : nothing}
    ${askedTexts(form).map((name) => dedicationField(view, name))}
  </fieldset>`;
};

const option = ({ form, messages }: QuestionView, kind: DedicationKind) => {
  const isFirst = kind === ownSettings(form, dedicationKey).kinds[0];
  return html`<label class="option">
    <input
      type="radio"
      name="dedication_kind"
      id=${isFirst ? 'dedication_kind' : nothing}
      value=${kind}
      required
      .checked=${live(kindOf(form) === kind)}
    />
    <span .textContent=${messages.localize(`dedication.${kind}`)}></span>
  </label>`;
};

const dedicationField = (view: QuestionView, name: DedicationText) => {
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
