import { isLoopback } from '../../src/schema/url.js';
import type { ErrorCode, FieldName } from './fields.js';

const personal =
  'Remove personal details, such as a name or email address. Anyone with the link can read them.';

const pageMessages: Partial<Record<ErrorCode, string>> = {
  empty: 'Enter the address of the page.',
  not_an_address: 'Enter the address of a page, such as charity.example/give.',
  credentials: 'Remove the user name and password from the address.',
  route:
    'A link can’t open a Donate button on this page, because the page’s address already uses “#/”. Enter an address without it.',
  too_long: 'This address is too long. Use a shorter one.',
};

const amountMessages: Partial<Record<ErrorCode, string>> = {
  decimals: 'This amount has too many decimal places. Enter an amount such as 25 or 12.50.',
  ambiguous: 'Enter the amount without a comma or point between thousands, such as 1500.',
  min: 'Enter an amount above 0, such as 25.',
  max: 'This amount is too large. Enter a smaller one.',
  other_currency: 'The amount is in a different currency from the one you chose. Change one of them.',
};

const presetsMessages: Partial<Record<ErrorCode, string>> = {
  ambiguous:
    'Separate the amounts with spaces, and leave out the comma between thousands. For example, 500 1000 1500.',
  min: 'Enter amounts above 0, such as 50 100 200.',
  max: 'One of these amounts is too large. Enter a smaller one.',
  count: 'Enter two to six different amounts, such as 50 100 200.',
};

const ownMessages: Partial<Record<FieldName, Partial<Record<ErrorCode, string>>>> = {
  page: pageMessages,
  amount: amountMessages,
  presets: presetsMessages,
};

const fallback: Record<FieldName, string> = {
  page: 'Enter the address of the page.',
  open: 'Choose where the form is.',
  'form-id': 'Enter an ID without spaces or any of # ? & /.',
  amount: 'Enter an amount in numbers, such as 25 or 12.50.',
  presets: 'Enter amounts in numbers, separated by spaces, such as 50 100 200.',
  interval: 'Choose how often.',
  currency: 'Choose a currency.',
  utm_source: 'Use 200 characters or fewer.',
  utm_medium: 'Use 200 characters or fewer.',
  utm_campaign: 'Use 200 characters or fewer.',
};

/** The sentence that tells a web editor how to fix a field. */
export const errorMessage = (name: FieldName, code: ErrorCode): string => {
  if (code === 'personal') return personal;
  return ownMessages[name]?.[code] ?? fallback[name];
};

/** A warning about a link that donors can’t open; empty for any other link. */
export const linkNotice = (link: string): string =>
  isLoopback(new URL(link).hostname) ? 'This link only works on your computer.' : '';

export const messages = {
  noPage: 'Enter the address of your page. Your link and QR code will appear here.',
  waiting: 'Your link and QR code will appear here.',
  hasErrors: 'Fix the errors in the form. Your link and QR code will appear here.',
  ready: 'Your link and QR code are ready.',
  suggested: (amounts: string) => `Your form suggests ${amounts}.`,
  noCode: 'This link is too long for a QR code. Use a shorter address.',
  copied: 'Link copied.',
  copyRefused: 'Your browser didn’t allow copying. The link is selected: press Ctrl+C, or ⌘C on a Mac.',
} as const;
