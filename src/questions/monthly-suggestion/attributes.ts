import { textOf, type AttributesOf } from '../attributes.js';

export type MonthlySuggestionAttributes = {
  /**
   * Suggests a monthly amount to donors who choose a one-time amount. Nothing is preselected. Whatever they answer,
   * no form of your site asks them again in the same tab. `auto` suggests about a third. You can also write pairs: the lowest one-time amount, then the monthly amount to
   * suggest. Example: `25:8 50:15` or `25:8; JPY 3000:1000`.
   */
  suggestMonthly: string | readonly string[] | null;
};

export const monthlySuggestionAttributes: AttributesOf<MonthlySuggestionAttributes> = {
  suggestMonthly: { attribute: 'suggest-monthly', kind: 'list', separator: ' ', initial: null },
};

export const asksMonthlySuggestion = ({ suggestMonthly }: MonthlySuggestionAttributes): boolean =>
  textOf(suggestMonthly) !== undefined;
