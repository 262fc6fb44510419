import { css, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { keyedList } from '../../lit/keyed-list.js';
import { contactEnglish } from '../../languages/en/contact.js';
import { isoTime } from '../../text/iso-time.js';
import { textOf } from '../attributes.js';
import type { FieldError, Part, Form, PartKey, PartView } from '../part.js';
import { ownSettings, settingsOf, stateOf } from '../states.js';
import type { ContactAttributes } from './attributes.js';
import { channels, fieldOfChannel, readChannels, type AskedChannels, type Channel } from './channels.js';
import { contactMetadata, type ContactAnswers, type ContactWording } from './permission.js';
import { errorLine } from '../../ui/error-line.js';
import { groupLabel, groupLegend } from '../../ui/group-legend.js';
import { optionalHint } from '../../ui/text-field.js';

/** Places each channel next to its answers, or above them if there is no room. */
const contactStyles = css`
  .contact,
  .channels {
    display: grid;
    gap: 0.75em;
  }
  .contact .check {
    margin: 0;
  }
  .channel {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 0.75em;
  }
  /* A floated legend takes part in its group's layout like any other element. */
  .channel legend {
    float: inline-start;
    margin: 0;
    font-size: 1em;
    font-weight: 500;
  }
  .channel .error {
    flex-basis: 100%;
  }
  .channel .options {
    --_option: 4.25em;
    flex: 0 1 9em;
    margin-inline-start: auto;
  }
  .channel .option span {
    padding-inline: 0;
  }
`;

type ContactSettings = { asked: AskedChannels; wording: ContactWording };

/** The state is the answers. */
const contactKey: PartKey<ContactSettings, ContactAnswers> = { name: 'contact' };

/** The answers for the channels that the form asks about now. */
const contactAnswersIn = (form: Form): ContactAnswers => {
  const { asked } = ownSettings(form, contactKey);
  const answers = Object.entries(stateOf(form, contactKey));
  return Object.fromEntries(answers.filter(([channel]) => asked.has(channel as Channel)));
};

const fields = channels.map((channel) => ({ channel, field: fieldOfChannel(channel) }));

/** Asks whether the charity can contact the donor, and how. */
export const contactPart: Part<ContactSettings, ContactAnswers, ContactAttributes> = {
  name: contactKey.name,
  english: contactEnglish,
  styles: contactStyles,
  paths: Object.fromEntries(fields.map(({ field }) => [`metadata.${field}`, field])),

  configure: (attributes, report) => {
    const asked: AskedChannels = readChannels(attributes.contact ?? '') ?? new Map();
    if (asked.size === 0) report({ attribute: 'contact', code: 'unknown_channel' });
    const text = textOf(attributes.contactWording);
    if (text !== undefined && text !== 'opt-out')
      report({ attribute: 'contact-wording', code: 'unknown_wording', values: { text } });
    // With opt-out the page can't require an answer, because that would force donors to refuse contact.
    if (text === 'opt-out' && [...asked.values()].some(({ isRequired }) => isRequired))
      report({ attribute: 'contact', code: 'opt_out_required' });
    return { asked, wording: text === undefined ? 'opt-in' : 'opt-out' };
  },

  initial: () => ({}),
  // An answer counts only for the texts that the donor has read.
  adapt: (form, before) =>
    form.language === before.language &&
    ownSettings(form, contactKey).wording === settingsOf(before, contactKey)?.wording
      ? stateOf(form, contactKey)
      : {},

  needs: (form) => {
    const answers = contactAnswersIn(form);
    const isYes = (channel: Channel) => answers[channel]?.answer === 'yes';
    return {
      ...((isYes('sms') || isYes('phone')) && { phone: true }),
      ...(isYes('post') && { address: { country: '', hasHouse: false, postcodeIn: [], ukPostcodeIn: [] } }),
    };
  },

  read: (form, donation) => {
    const { asked, wording } = ownSettings(form, contactKey);
    const answers = contactAnswersIn(form);
    const errors = [...asked].flatMap(([channel, { isRequired }]): FieldError[] =>
      isRequired && !answers[channel] ? [{ field: fieldOfChannel(channel), code: 'required' }] : [],
    );
    if (errors.length > 0) return errors;
    const permission = contactMetadata(answers, wording, form.language);
    return { ...donation, metadata: { ...donation.metadata, ...permission } };
  },

  view: (view) => contactView(view),
  fieldOf: ({ name }) => fields.find(({ field }) => field === name)?.field,
  update: (control, form, now) => {
    const answers = stateOf(form, contactKey);
    const channel = fields.find(({ field }) => field === control.name)?.channel;
    if (!channel) return answers;
    const isGiven = control.type !== 'checkbox' || ('checked' in control && control.checked);
    const answer = control.value === 'yes' ? 'yes' : 'no';
    const answeredAt = isoTime(now);
    return { ...answers, [channel]: isGiven ? { answer, answeredAt } : undefined };
  },
};

const answers = ['yes', 'no'] as const;

/** Draws “Keep in touch”: yes and no in the same size for each channel, or a checkbox to refuse. */
const contactView = (view: PartView) => {
  const { form, messages } = view;
  const { asked, wording } = ownSettings(form, contactKey);
  const isOptOut = wording === 'opt-out';
  return html`<fieldset part="group" class="contact" aria-labelledby="contact-legend contact-hint">
    ${groupLegend('contact', messages.localize('contact'), true)}
    <p
      class="hint"
      part="hint"
      id="contact-hint"
      .textContent=${messages.localize(isOptOut ? 'contactOptOut' : 'contactOptIn')}
    ></p>
    <div class="channels">
      ${keyedList(
        [...asked].map(([channel, { isRequired }]) => [
          channel,
          isOptOut ? optOut(view, channel) : yesOrNo(view, channel, isRequired),
        ]),
      )}
    </div>
    <div class="fields">${view.inGroup('contact')}</div>
  </fieldset>`;
};

const yesOrNo = (view: PartView, channel: Channel, isRequired: boolean) => {
  const { form, messages, errorOf } = view;
  const name = fieldOfChannel(channel);
  const hint = optionalHint(view, isRequired);
  const error = errorOf(name);
  return html`<fieldset
    part="group"
    class="channel"
    role="radiogroup"
    aria-required=${isRequired ? 'true' : nothing}
    aria-labelledby=${groupLabel(name, { hint, error })}
  >
    ${groupLegend(name, messages.localize(name), error !== undefined)}
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
              .checked=${live(contactAnswersIn(form)[channel]?.answer === answer)}
            />
            <span .textContent=${messages.localize(`contact.${answer}`)}></span>
          </label>`,
      )}
    </div>
  </fieldset>`;
};

const optOut = ({ form, messages }: PartView, channel: Channel) => {
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
