import { nothing } from 'lit';
import type { GivingView } from './giving-view.js';
import { selectField } from './select-field.js';

/** What the gift is for, where the page offers a choice. */
export const purposeFields = (view: GivingView) => {
  const { settings, controller, words } = view;
  return (['project', 'intention'] as const).map((field) => {
    const choices = settings.choices[field];
    return choices.length === 0
      ? nothing
      : selectField(
          view,
          field,
          { label: words.say(field) },
          choices.map((name) => ({ value: name, name })),
          { select: (value) => controller.setText(field, value) },
        );
  });
};
