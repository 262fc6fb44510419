import type { Option } from '../../editor/controls/control.js';
import type { Translator } from '../../editor/translator.js';
import { readPaymentSession, type DonationService } from '../../src/client/donation-client.js';

export const firstExample = 'succeeded';

/** The statuses that the block “Donation status” shows as examples. */
export const examples = ({ say }: Translator): readonly Option[] => [
  // translators: the outcome of a payment
  { value: firstExample, label: say('Paid') },
  { value: 'pending', label: say('Not confirmed yet') },
  { value: 'failed', label: say('Failed') },
];

/** The statuses as the service writes them (§3). */
const written: Record<string, string> = { pending: 'pending_payment' };

const notSent = () => Promise.reject(new Error('Nothing is sent from the editor.'));

/** Stands in for the service in the editor, where nothing is ever sent. The slug of a donation is its example. */
export const previewService = (currency: string): DonationService => ({
  createCheckout: notSent,
  getSubscription: notSent,
  getPaymentSession: (slug) =>
    Promise.resolve(
      readPaymentSession({
        slug,
        status: written[slug] ?? slug,
        amount: 2500,
        currency,
        tip: 0,
        line_items: [],
      }),
    ),
});
