import { nothing } from 'lit';
import type { FormView } from './form-view.js';
import { moneyField } from './labelled.js';

/** A gift that is made once, beside a recurring one. */
export const oneOffField = (view: FormView) => {
  const { settings, draft, words } = view;
  if (!settings.hasOneOff || draft.interval.unit === null) return nothing;
  return moneyField(
    view,
    'one_off',
    { label: words.say('one_off'), hint: words.say('optional') },
    { value: draft.draft.one_off, part: 'one-off', type: (text) => draft.setText('one_off', text) },
  );
};
