import { nothing } from 'lit';
import { withLeftToRightMark } from '../../money/format.js';
import { selectField } from '../../ui/select-field.js';
import type { QuestionView } from '../question.js';

/** Draws the currencies to choose from, if there are several. */
export const currencyView = (view: QuestionView, offered: readonly string[], chosen: string) => {
  if (offered.length < 2) return nothing;
  const { messages } = view;
  const names = new Intl.DisplayNames([messages.locale], { type: 'currency' });
  const signOf = (currency: string): string => {
    const sign = messages.currencySymbol(currency);
    return messages.direction === 'rtl' ? sign.replace(/^[A-Z]+.$/, withLeftToRightMark) : sign;
  };
  const options = offered.map((value) => ({
    value,
    // “British Pound (£)”
    name: `${names.of(value) ?? value} (${signOf(value)})`,
  }));
  return selectField(view, 'currency', { label: messages.localize('currency') }, options, { chosen });
};
