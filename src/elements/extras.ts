import { readSettings } from '../donation/read-settings.js';
import { address } from './address.js';
import { currencyField } from './currencies.js';
import { extrasStyles } from './extras.styles.js';
import type { FormRest } from './form-view.js';
import { giftAidDeclaration } from './gift-aid.js';
import { lineRows } from './gift-lines.js';
import { giftSteppers } from './gifts.js';
import type { GivingView } from './giving-view.js';
import { amountExtras } from './impact.js';
import { oneOffField } from './one-off.js';
import { purposeFields } from './purpose.js';

/** What there is in a form whose page asks for more than amounts, intervals and a name. */
export const allExtras = {
  /** Reads all attributes, and says which can’t work. */
  read: readSettings,
  styles: [extrasStyles],
  partsOf: (view: GivingView) =>
    ({
      ...amountExtras(view),
      lines: lineRows(view),
      gifts: giftSteppers(view),
      currencies: currencyField(view),
      choices: [oneOffField(view), purposeFields(view), giftAidDeclaration(view)],
      address: address(view),
    }) satisfies Partial<FormRest>,
};
