import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { errorLine } from '../../ui/error-line.js';
import { optionalHint } from '../../ui/text-field.js';
import type { QuestionView } from '../question.js';
import { ownSettings } from '../states.js';
import { fieldOfChannel, type Channel } from './channels.js';
import { contactKey, contactAnswersIn } from './state.js';

const answers = ['yes', 'no'] as const;

/** Draws “Keep in touch”: yes and no in the same size for each channel, or a checkbox to refuse. */
export const contactView = (view: QuestionView) => {
  const { form, messages } = view;
  const { asked, wording } = ownSettings(form, contactKey);
  const isOptOut = wording === 'opt-out';
  return html`<fieldset class="contact" aria-describedby="contact-hint">
    <legend part="label" .textContent=${messages.localize('contact')}></legend>
    <p
      class="hint"
      part="hint"
      id="contact-hint"
      .textContent=${messages.localize(isOptOut ? 'contactOptOut' : 'contactOptIn')}
    ></p>
    <div class="channels">
      ${[...asked].map(([channel, { isRequired }]) =>
        isOptOut ? optOut(view, channel) : yesOrNo(view, channel, isRequired),
      )}
    </div>
  </fieldset>`;
};

const yesOrNo = (view: QuestionView, channel: Channel, isRequired: boolean) => {
  const { form, messages, errorOf } = view;
  const name = fieldOfChannel(channel);
  const hint = optionalHint(view, isRequired);
  const error = errorOf(name);
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<fieldset class="channel" aria-describedby=${describedBy || nothing}>
    <legend part="label" .textContent=${messages.localize(name)}></legend>
    ${hint ? html`<span class="hint" part="hint" id="${name}-hint" .textContent=${hint}></span>` : nothing}
    ${errorLine(name, error)}
    <div class="options">
      ${answers.map(
        (answer) =>
          html`<label class="option">
            <input
              type="radio"
              name=${name}
              id=${answer === 'yes' ? name : nothing}
              value=${answer}
              ?required=${isRequired}
              .checked=${live(contactAnswersIn(form)[channel]?.answer === answer)}
            />
            <span .textContent=${messages.localize(`contact.${answer}`)}></span>
          </label>`,
      )}
    </div>
  </fieldset>`;
};

const optOut = ({ form, messages }: QuestionView, channel: Channel) => {
  const name = fieldOfChannel(channel);
  return html`<label class="check">
    <input
      type="checkbox"
      name=${name}
      id=${name}
      value="no"
      .checked=${live(contactAnswersIn(form)[channel] !== undefined)}
    />
    <span .textContent=${messages.localize(`contact.not.${channel}`)}></span>
  </label>`;
};
