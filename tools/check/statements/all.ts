import type { Statement } from '../statement.js';
import { access } from './access.js';
import { beyondReach } from './beyond-reach.js';
import { basePath, creation } from './creation.js';
import { paymentSession } from './payment-session.js';
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
  ...beyondReach,
];
