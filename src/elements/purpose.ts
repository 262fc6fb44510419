import { nothing } from 'lit';
import type { FormView } from './form-view.js';
import { selectField } from './labelled.js';

/** What the gift is for, where the page offers a choice. */
export const purposeFields = (view: FormView) => {
  const { settings, draft, words } = view;
  return (['project', 'intention'] as const).map((field) => {
    const choices = settings.choices[field];
    return choices.length === 0
      ? nothing
      : selectField(
          view,
          field,
          { label: words.say(field) },
          choices.map((name) => ({ value: name, name })),
          { select: (value) => draft.setText(field, value) },
        );
  });
};
