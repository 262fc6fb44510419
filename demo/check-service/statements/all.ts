import type { Statement } from '../statement.js';
import { access } from './access.js';
import { beyondReach } from './beyond-reach.js';
import { basePath, creation } from './creation.js';
import { paymentSession } from './payment-session.js';
import { refusals } from './refusals.js';
import { subscription } from './subscription.js';

/** In the order in which they are asked and printed: what others rest on comes first. */
export const statements: readonly Statement[] = [
  basePath,
  ...creation,
  ...paymentSession,
  ...subscription,
  ...refusals,
  ...access,
  ...beyondReach,
];
