import { hasStartedDonation } from '../page/started-donation.js';
import type { Platform } from '../page/platform.js';

/** Whether a widget is in the closed dialog of a button, and the donor hasn't started a donation. */
export const isInClosedDialog = (element: HTMLElement & { readonly platform: Platform }): boolean =>
  element.closest(`${element.localName.replace(/widget$/, 'button')}:not([open])`) !== null &&
  !hasStartedDonation(element);
