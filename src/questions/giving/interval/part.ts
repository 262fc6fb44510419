import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { intervalToken, once, readInterval, type Interval } from '../../../schema/interval.js';
import { textOf, wordsOf } from '../../attributes.js';
import type { Part, PartView } from '../../part.js';
import { ownSettings, stateOf } from '../../states.js';
import { intervalKey, intervalOf, isIntervalOffered, type IntervalSettings } from './state.js';
import type { IntervalAttributes } from './attributes.js';
import { errorLine } from '../../../ui/error-line.js';
import { groupLabel, groupLegend } from '../../../ui/group-legend.js';
import { optionsClass } from '../../../ui/options-class.js';

/** Asks how often the donor gives. */
export const intervalPart: Part<IntervalSettings, string, IntervalAttributes> = {
  name: intervalKey.name,
  isCounted: true,
  passesOn: ['interval'],
  paths: { 'subscription.interval': 'interval' },

  configure: ({ intervals, defaultInterval, subscriptionName }, report) => {
    const known = wordsOf(intervals).flatMap((text) => {
      const one = readInterval(text.toLowerCase());
      if (!one) report({ attribute: 'intervals', code: 'unknown_interval', values: { text } });
      return one ?? [];
    });
    const offered = [...new Map(known.map((one) => [intervalToken(one), one])).values()];
    const wanted = defaultInterval === null ? offered[0] : readInterval(defaultInterval.toLowerCase().trim());
    const preselected = offered.find((one) => wanted && intervalToken(one) === intervalToken(wanted));
    if (offered.length === 0) report({ attribute: 'intervals', code: 'no_interval' });
    else if (!preselected) report({ attribute: 'default-interval', code: 'default_interval_not_offered' });
    return {
      offered,
      preselected: preselected ?? once,
      subscriptionName: textOf(subscriptionName) ?? null,
    };
  },

  initial: (form) => intervalToken(ownSettings(form, intervalKey).preselected),
  adapt: (form) => {
    const token = stateOf(form, intervalKey);
    return form.answered.has(intervalKey.name) && isIntervalOffered(form, token)
      ? token
      : intervalToken(ownSettings(form, intervalKey).preselected);
  },

  read: (form, donation) => {
    const { subscriptionName } = ownSettings(form, intervalKey);
    return { ...donation, interval: intervalOf(form), subscriptionName };
  },

  view: (view) =>
    intervalView(view, ownSettings(view.form, intervalKey).offered, stateOf(view.form, intervalKey)),
  fieldOf: ({ name }) => (name === 'interval' ? name : undefined),
  update: ({ value }) => value,

  keep: (form) => stateOf(form, intervalKey),
  restore: (kept, form) => (typeof kept === 'string' && isIntervalOffered(form, kept) ? kept : undefined),
  propose: ({ interval: text }, form) => {
    if (text === undefined) return stateOf(form, intervalKey);
    const wanted = readInterval(text);
    const token = wanted && intervalToken(wanted);
    return token !== undefined && isIntervalOffered(form, token) ? token : null;
  },
};

/** Draws “How often”. With a single interval it draws nothing, because the button names the interval anyway. */
const intervalView = (
  { messages, errorOf, inGroup }: PartView,
  offered: readonly Interval[],
  chosen: string,
) => {
  if (offered.length < 2) return nothing;
  const error = errorOf('interval');
  const names = offered.map((one) => messages.interval(one));
  return html`<fieldset part="group" aria-labelledby=${groupLabel('interval', { error })}>
    ${groupLegend('interval', messages.localize('interval'), error !== undefined)}
    ${errorLine('interval', error)}
    <div class="${optionsClass(names)} intervals">
      ${offered.map((one, index) => {
        const token = intervalToken(one);
        return html`<label
          class="option"
          part=${chosen === token ? 'interval-option selected' : 'interval-option'}
        >
          <input
            type="radio"
            name="interval"
            id=${index === 0 ? 'interval' : nothing}
            value=${token}
            .checked=${live(chosen === token)}
          />
          <span .textContent=${names[index] ?? ''}></span>
        </label>`;
      })}
    </div>
    ${inGroup(intervalKey.name)}
  </fieldset>`;
};
