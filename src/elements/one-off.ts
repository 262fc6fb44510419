import { nothing } from 'lit';
import type { GivingView } from './giving-view.js';
import { moneyField } from './labelled.js';

/** A gift that is made once, beside a recurring one. */
export const oneOffField = (view: GivingView) => {
  const { settings, draft, interval, controller, words } = view;
  if (!settings.hasOneOff || interval.unit === null) return nothing;
  return moneyField(
    view,
    'one_off',
    { label: words.say('one_off'), hint: words.say('optional') },
    { value: draft.one_off, part: 'one-off', type: (text) => controller.setText('one_off', text) },
  );
};
