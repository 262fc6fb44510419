import { contactEnglish } from '../../languages/en/contact.js';
import { isoTime } from '../../text/iso-time.js';
import { textOf } from '../attributes.js';
import type { FieldError, Question } from '../question.js';
import { ownSettings, settingsOf, stateOf } from '../states.js';
import type { ContactAttributes } from './attributes.js';
import { channels, fieldOfChannel, readChannels, type AskedChannels, type Channel } from './channels.js';
import { contactMetadata, type ContactAnswers } from './permission.js';
import { contactKey, contactAnswersIn, type ContactSettings } from './state.js';
import { contactStyles } from './styles.js';
import { contactView } from './view.js';

const fields = channels.map((channel) => ({ channel, field: fieldOfChannel(channel) }));

/** Asks whether the charity can contact the donor, and how. */
export const contactQuestion: Question<ContactSettings, ContactAnswers, ContactAttributes> = {
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
      ...(isYes('post') && { address: { country: '', hasHouse: false, ukPostcodeIn: [] } }),
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
