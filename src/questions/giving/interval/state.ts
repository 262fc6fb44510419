import { intervalToken, once, readInterval, type Interval } from '../../../schema/interval.js';
import type { Form, PartKey } from '../../part.js';
import { ownSettings, stateOf } from '../../states.js';

export type IntervalSettings = {
  offered: readonly Interval[];
  preselected: Interval;
  /** The name of a recurring donation for the service; null to make it from the interval. */
  subscriptionName: string | null;
};

/** The state is the token of an interval. */
export const intervalKey: PartKey<IntervalSettings, string> = { name: 'interval' };

/** Whether the form offers the interval with this token. */
export const isIntervalOffered = (form: Form, token: string): boolean =>
  ownSettings(form, intervalKey).offered.some((one) => intervalToken(one) === token);

export const intervalOf = (form: Form): Interval => readInterval(stateOf(form, intervalKey)) ?? once;
