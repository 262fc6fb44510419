import { faultOfAccess } from '../browser/access.js';
import { accessError } from '../client/access-error.js';
import { ConfigurationError } from '../client/configuration-error.js';
import type { MessagesController } from '../controllers/messages-controller.js';
import { exponents } from '../donation/currency.js';
import { plainSettings } from '../donation/plain-settings.js';
import type { Settings } from '../donation/settings.js';
import { DonationErrorEvent } from '../events.js';
import { en } from '../messages/en.js';
import type { DonationAttributes } from './donation-attributes.js';
import { extras } from './extras.part.js';

/**
 * The settings that the attributes name; undefined, and said, when they or the service can't work, and where
 * they ask for what is not loaded.
 */
export const settingsOf = (element: DonationAttributes, words: MessagesController): Settings | undefined => {
  // What is wrong is said in words that are not there at first.
  words.learn(en, exponents);
  const plain = plainSettings(element);
  const reading = plain ? { settings: plain } : extras.value?.read(element);
  if (!reading) return undefined;
  const fault = faultOfAccess(element);
  if ('settings' in reading && fault === undefined) return reading.settings;
  const faults = 'faults' in reading ? reading.faults : [];
  const problems = [
    fault ? accessError(fault).message : [],
    faults.map(({ attribute, reason }) => `${attribute} ${reason}`),
  ].flat(2);
  const error = new ConfigurationError(`<${element.localName}> can't be shown: ${problems.join('; ')}.`);
  element.platform.report(error);
  element.dispatchEvent(new DonationErrorEvent(error));
  return undefined;
};
