import type { CheckoutController } from '../controllers/checkout-controller.js';
import type { DraftController } from '../controllers/draft-controller.js';
import type { MessagesController } from '../controllers/messages-controller.js';
import type { DraftField } from '../donation/draft.js';
import type { Settings } from '../donation/settings.js';
import type { MessageKey } from '../messages/en.js';

/** What the parts of the form are drawn from. */
export type FormView = {
  settings: Settings;
  draft: DraftController;
  checkout: CheckoutController;
  words: MessagesController;
};

/** The words for a field's fault; undefined while none is shown. */
export const faultText = ({ settings, draft, words }: FormView, field: DraftField): string | undefined => {
  const code = draft.faultOf(field);
  const { currency, minAmount, maxAmount } = settings;
  return (
    code &&
    words.fault(field, code, {
      currency,
      min: words.money(minAmount, currency, true),
      max: words.money(maxAmount, currency, true),
      example: words.money(settings.amounts[0] ?? minAmount, currency, true),
    })
  );
};

/** The accessible name of a field. */
export const labelKey = (field: DraftField): MessageKey => field;
