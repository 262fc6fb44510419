import type { CheckoutController } from '../controllers/checkout-controller.js';
import type { DraftController } from '../controllers/draft-controller.js';
import type { MessagesController } from '../controllers/messages-controller.js';
import { ownFaults } from '../controllers/own-fields.js';
import type { PendingDonation } from '../donation/pending-donation.js';
import type { Settings } from '../donation/settings.js';
import type { DonationAttributes } from './donation-attributes.js';
import { form, type FormHandlers } from './form.js';
import { restOf } from './form-rest.js';
import type { FormView } from './form-view.js';
import { givenOf } from './given.js';
import type { GivingView } from './giving-view.js';
import { submissionOf } from './submission.js';

type FormInUse = {
  host: DonationAttributes;
  settings: Settings;
  words: MessagesController;
  controller: DraftController;
  checkout: CheckoutController;
  act: FormView['act'];
  /** Whether the page's own fields show their faults too. */
  isChecked: boolean;
  /** A donation that is not confirmed, and that the donor may still pay. */
  open: PendingDonation | null;
};

/** The form in use, drawn from its state. */
export const givingForm = (banner: unknown, inUse: FormInUse, handlers: FormHandlers) => {
  const { host, settings, words, controller, checkout, act, isChecked, open } = inUse;
  const { draft, interval, asked, gifts } = controller;
  const view: GivingView = {
    ...{ settings, words, controller, checkout, act, draft, interval, asked, gifts },
    given: givenOf(gifts, settings),
    submission: submissionOf({ checkout, words }),
    ownFaults: isChecked ? ownFaults(host) : [],
    now: () => host.platform.clock.now(),
    rest: null,
  };
  return form(banner, { ...view, rest: restOf(view, open) }, handlers);
};
