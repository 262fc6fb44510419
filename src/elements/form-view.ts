import { nothing } from 'lit';
import type { CheckoutController } from '../controllers/checkout-controller.js';
import type { DraftController } from '../controllers/draft-controller.js';
import type { MessagesController } from '../controllers/messages-controller.js';
import type { OwnFault } from '../controllers/own-fields.js';
import { moneyOf, type DraftField } from '../donation/draft.js';
import { presetsOf } from '../donation/money-settings.js';
import { mostOfAGift } from '../donation/quantity.js';
import type { Gifts } from '../donation/read-gifts.js';
import type { Settings } from '../donation/settings.js';

/** What the parts of the form are drawn from. */
export type FormView = {
  settings: Settings;
  draft: DraftController;
  /** What is given, read once for all parts; null while it can't be. */
  gifts: Gifts | null;
  checkout: CheckoutController;
  words: MessagesController;
  /** Faults of the page's own fields, once a submit has shown them. */
  ownFaults: readonly OwnFault[];
  /** Milliseconds since the epoch. */
  now(): number;
};

/** The language of what the page itself says, as a `lang` attribute; nothing where the form's is the same. */
export const ownLang = ({ words }: FormView) => (words.lang === words.locale ? nothing : words.locale);

/** The words for a field's fault; undefined while none is shown. */
export const faultText = ({ settings, draft, words }: FormView, field: DraftField): string | undefined => {
  const code = draft.faults.of(field);
  if (!code) return undefined;
  const money = moneyOf(draft.draft, settings);
  const { currency, minAmount, maxAmount } = money;
  const [preset] = presetsOf(money, draft.draft.interval);
  return words.fault(field, code, {
    currency,
    most: mostOfAGift,
    min: words.money(minAmount, currency, true),
    max: words.money(maxAmount, currency, true),
    // Numbers that Ofcom keeps free for examples.
    national: '01632 960 001',
    international: '+44 808 157 0192',
    example: words.money(preset?.amount ?? minAmount, currency, true),
  });
};
