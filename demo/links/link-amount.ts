import { currencyCodes } from '../../src/money/currency.js';
import { editableAmount } from '../../src/money/format.js';
import { parseAmount, type AmountCode } from '../../src/money/parse-amount.js';
import type { ErrorCode } from './fields.js';

const errors: Record<AmountCode, ErrorCode> = {
  empty: 'empty',
  format: 'format',
  precision: 'decimals',
  ambiguous: 'ambiguous',
  negative: 'min',
  min: 'min',
  max: 'max',
  currency_mismatch: 'other_currency',
};

/** Without a chosen currency, the sign next to the amount decides. An amount without a sign is read as pounds. */
const candidates = (currency: string): readonly string[] =>
  currency === '' ? ['GBP', 'EUR', 'USD', ...currencyCodes] : [currency];

/**
 * Reads an amount and writes it as the widget reads it in a link: `25`, `12.50`.
 *
 * @param text as people write it in English: `£25`, `1,500`
 * @param currency an ISO 4217 code; empty if the form has only one currency
 */
export const linkAmount = (text: string, currency: string): { text: string } | { code: ErrorCode } => {
  for (const candidate of candidates(currency)) {
    const reading = parseAmount(text, { currency: candidate, locale: 'en-GB' });
    if ('amount' in reading) return { text: editableAmount(reading.amount, candidate, 'en') };
    if (reading.code !== 'currency_mismatch') return { code: errors[reading.code] };
  }
  return { code: errors.currency_mismatch };
};
