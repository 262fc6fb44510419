import { hasStartedDonation } from '../browser/started-donation.js';
import type { Platform } from '../browser/platform.js';

/** Whether a widget waits in the closed dialog of a button, with nothing to tell of a return. */
export const isPutAway = (element: HTMLElement & { readonly platform: Platform }): boolean =>
  element.closest(`${element.localName.replace(/widget$/, 'button')}:not([open])`) !== null &&
  !hasStartedDonation(element);
