import { nothing } from 'lit';
import type { CheckoutController } from '../controllers/checkout-controller.js';
import type { DraftController } from '../controllers/draft-controller.js';
import type { OwnFault } from '../controllers/own-fields.js';
import type { Draft, DraftField } from '../donation/draft.js';
import { moneyOf } from '../donation/settings.js';
import { presetsOf } from '../donation/money-options.js';
import { mostOfAGift } from '../donation/quantity.js';
import type { Gifts } from '../donation/read-gifts.js';
import { faultKey } from '../messages/fault-key.js';
import type { FormView } from './form-view.js';

/** What the form in use is drawn from besides. */
export type GivingView = FormView & {
  draft: Draft;
  /** What is given, read once for all parts; null while it can't be. */
  gifts: Gifts | null;
  controller: DraftController;
  checkout: CheckoutController;
  /** Faults of the page's own fields, once a submit has shown them. */
  ownFaults: readonly OwnFault[];
  /** Milliseconds since the epoch. */
  now(): number;
};

/** The words for a field's fault; undefined while none is shown. */
export const faultText = (
  { settings, draft, controller, words }: GivingView,
  field: DraftField,
): string | undefined => {
  const code = controller.faults.of(field);
  if (!code) return undefined;
  const money = moneyOf(draft, settings);
  const { currency, minAmount, maxAmount } = money;
  const [preset] = presetsOf(money, draft.interval);
  return words.say(faultKey(field, code), {
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

/** The language of what the page itself says, as a `lang` attribute; nothing where the form's is the same. */
export const ownLang = ({ words }: FormView) => (words.lang === words.locale ? nothing : words.locale);
