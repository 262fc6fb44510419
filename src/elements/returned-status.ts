import type { Return } from '../browser/return-link.js';
import type { Receipt } from '../donation/receipt.js';
import type { DonationStatus } from './donation-status.js';
import type { DonationAttributes } from './donation-attributes.js';

const statuses = new WeakMap<Return, DonationStatus>();

/**
 * The status in place of the widget's form: one element for each return, of the widget's own prefix, with
 * the widget's settings, its slots passed on and its parts exported.
 */
export const returnedStatus = (
  widget: DonationAttributes,
  returned: Return,
  startAgain: (receipt: Receipt | null) => void,
): DonationStatus => {
  const status = statuses.get(returned) ?? createStatus(widget);
  statuses.set(returned, status);
  const { baseUrl, publishableKey, locale, storage, messages, client, platform, colorScheme } = widget;
  return Object.assign(status, {
    ...{ baseUrl, publishableKey, locale, storage, messages, client, platform, colorScheme },
    ...{ returned, startAgain },
  });
};

const createStatus = ({ localName }: DonationAttributes): DonationStatus => {
  const status = document.createElement(localName.replace(/widget$/, 'status')) as DonationStatus;
  status.setAttribute('exportparts', parts.join(', '));
  for (const name of ['succeeded', 'pending', 'failed']) {
    const slot = document.createElement('slot');
    slot.name = slot.slot = name;
    status.append(slot);
  }
  return status;
};

const parts = ['status', 'status-title', 'status-details', 'logo', 'retry', 'continue'];
