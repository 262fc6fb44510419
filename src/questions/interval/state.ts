import { intervalToken, once, readInterval, type Interval } from '../../schema/interval.js';
import type { Form, QuestionKey } from '../question.js';
import { ownSettings, stateOf } from '../states.js';

export type IntervalSettings = {
  offered: readonly Interval[];
  preselected: Interval;
  /** The name of a recurring donation, as the service is told it; null for one made from the interval. */
  subscriptionName: string | null;
};

/** Its state is the token of an interval. */
export const interval: QuestionKey<IntervalSettings, string> = { name: 'interval' };

/** Whether the interval of a token can be chosen. */
export const isIntervalOffered = (form: Form, token: string): boolean =>
  ownSettings(form, interval).offered.some((one) => intervalToken(one) === token);

/** The chosen interval. */
export const intervalOf = (form: Form): Interval => readInterval(stateOf(form, interval)) ?? once;
