import type { Form, QuestionKey } from '../question.js';
import { ownSettings, stateOf } from '../states.js';
import type { AskedChannels, Channel } from './channels.js';
import type { ContactAnswers, ContactWording } from './permission.js';

export type ContactSettings = { asked: AskedChannels; wording: ContactWording };

/** The state is the answers. */
export const contactKey: QuestionKey<ContactSettings, ContactAnswers> = { name: 'contact' };

/** The answers for the channels that the form asks about now. */
export const contactAnswersIn = (form: Form): ContactAnswers => {
  const { asked } = ownSettings(form, contactKey);
  const answers = Object.entries(stateOf(form, contactKey));
  return Object.fromEntries(answers.filter(([channel]) => asked.has(channel as Channel)));
};
