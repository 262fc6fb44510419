import { textOf, type AttributesOf } from '../attributes.js';

export type MonthlySuggestionAttributes = {
  /**
   * Suggests a monthly amount once to a donor who has chosen a one-time one: `auto` suggests about a third; pairs
   * say which monthly amount to suggest from which one-time amount on. Example: `25:8 50:15` or
   * `25:8; JPY 3000:1000`. Nothing is chosen for the donor.
   */
  suggestMonthly: string | null;
};

export const monthlySuggestionAttributes: AttributesOf<MonthlySuggestionAttributes> = {
  suggestMonthly: { attribute: 'suggest-monthly', initial: null },
};

export const asksMonthlySuggestion = ({ suggestMonthly }: MonthlySuggestionAttributes): boolean =>
  textOf(suggestMonthly) !== undefined;
