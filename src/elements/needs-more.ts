import { hasTraces } from '../browser/traces.js';
import { isPlainAccess } from '../browser/plain-access.js';
import { plainSettings } from '../donation/plain-settings.js';
import type { DonationAttributes } from './donation-attributes.js';
import { extras } from './extras.part.js';
import { giving } from './giving.part.js';
import type { Part } from './part.js';
import { telling } from './telling.part.js';

/**
 * The parts that are not there yet of what is to be shown at first, where that is more than a plain form: what
 * the page asks for, knows, or did wrong.
 */
export const missingParts = (element: DonationAttributes): Part<unknown>[] => {
  const asksMore = !plainSettings(element) || element.fields.includes('address');
  const isBack = !giving.value && hasTraces(element);
  const needed = [
    asksMore && extras,
    isBack && telling,
    (asksMore || isBack || element.payer || element.prefillFromUrl || !isPlainAccess(element)) && giving,
  ];
  return needed.filter((part) => part && !part.value) as Part<unknown>[];
};

/** Whether it waits in the closed dialog of a button, with nothing to tell of a return. */
export const isPutAway = (element: DonationAttributes): boolean =>
  element.closest(`${element.localName.replace(/widget$/, 'button')}:not([open])`) !== null &&
  !hasTraces(element);
