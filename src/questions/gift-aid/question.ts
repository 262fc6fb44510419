import { giftAidEnglish } from '../../languages/en/gift-aid.js';
import { currencyKey, currencyOf } from '../currency/state.js';
import { intervalOf } from '../interval/state.js';
import { isoTime } from '../../text/iso-time.js';
import { textOf } from '../attributes.js';
import type { Form, Question } from '../question.js';
import { isByOrganisation, ownSettings, settingsOf, stateOf } from '../states.js';
import { giftAidCurrency, giftAidMetadata, giftAidWording } from './declaration.js';
import { giftAidKey, type Declaration, type GiftAidSettings } from './state.js';
import { giftAidStyles } from './styles.js';
import { giftAidView } from './view.js';
import type { GiftAidAttributes } from './attributes.js';

/** Countries in which HMRC identifies the home address by postcode and house name or number. */
const withUkPostcodes = ['GB', 'GG', 'IM', 'JE'];

/** Asks for the UK Gift Aid declaration, for donations in pounds sterling. */
export const giftAidQuestion: Question<GiftAidSettings, Declaration | null, GiftAidAttributes> = {
  name: giftAidKey.name,
  english: giftAidEnglish,
  styles: giftAidStyles,

  configure: (attributes, report, settings) => {
    if (!settingsOf({ settings }, currencyKey)?.has(giftAidCurrency))
      report({ attribute: 'gift-aid', code: 'gift_aid_without_gbp' });
    return { charityName: textOf(attributes.charityName) ?? null };
  },

  initial: () => null,
  // A declaration counts only for the text that the donor has read. The text depends on the language, the charity's
  // name and whether the donation is recurring. An organisation can't make a declaration.
  adapt: (form, before) => {
    const declared = stateOf(form, giftAidKey);
    const isSame = form.language === before.language && declared?.words === wordsIn(form);
    return isSame && !isByOrganisation(form) ? declared : null;
  },

  isShown: (form) => currencyOf(form) === giftAidCurrency,
  needs: (form) =>
    stateOf(form, giftAidKey)
      ? { name: true, address: { country: 'GB', hasHouse: true, ukPostcodeIn: withUkPostcodes } }
      : {},

  read: (form, donation) => {
    const declared = stateOf(form, giftAidKey);
    if (!declared) return donation;
    const declaration = giftAidMetadata(intervalOf(form), declared.declaredAt, form.language);
    return { ...donation, metadata: { ...donation.metadata, ...declaration } };
  },

  view: (view) => giftAidView(view),
  fieldOf: ({ name }) => (name === 'gift_aid' ? name : undefined),
  update: (control, form, now) =>
    'checked' in control && control.checked ? { declaredAt: isoTime(now), words: wordsIn(form) } : null,
};

/** Identifies the text of the declaration, for comparison. */
const wordsIn = (form: Form): string =>
  `${giftAidWording(intervalOf(form).unit === null)} ${ownSettings(form, giftAidKey).charityName ?? ''}`;
