import type { Statement } from '../statement.js';
import { checkoutNames, sessions, subscriptions } from '../checkouts.js';
import { access } from './access.js';
import { beyondReach } from './beyond-reach.js';
import { basePath, creation } from './creation.js';
import { paymentSession } from './payment-session.js';
import { allDifferent, sameAgain } from './read-forms.js';
import { refusals } from './refusals.js';
import { subscription } from './subscription.js';

/** The statements in the order in which they're checked and printed. Later ones depend on earlier ones. */
export const statements: readonly Statement[] = [
  basePath,
  ...creation,
  ...paymentSession,
  ...subscription,
  ...refusals,
  ...access,
  allDifferent(checkoutNames),
  // At the end, so that some time has passed since the first reading.
  sameAgain('§2.1, §4.2', 'payment session', sessions),
  sameAgain('§2.2, §4.3', 'subscription', subscriptions),
  ...beyondReach,
];
