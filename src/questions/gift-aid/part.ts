import { css, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { giftAidEnglish } from '../../languages/en/gift-aid.js';
import { isByOrganisation } from '../ask/state.js';
import type { Localizer } from '../../languages/localizer.js';
import { giftAidCurrency, withGiftAid } from '../../money/gift-aid.js';
import { currencyKey, currencyOf } from '../giving/currency/state.js';
import { intervalOf } from '../giving/interval/state.js';
import { isoTime } from '../../text/iso-time.js';
import { textOf } from '../attributes.js';
import type { Donation, Form, Part, PartKey, PartView } from '../part.js';
import { ownSettings, settingsOf, stateOf } from '../states.js';
import { giftAidMetadata, giftAidWording } from './declaration.js';
import type { TrustAttributes } from '../trust/attributes.js';
import type { GiftAidAttributes } from './attributes.js';
import { sumOf } from '../giving/sums.js';

type ReadAttributes = GiftAidAttributes & Pick<TrustAttributes, 'charityName'>;

/** Styles for the amounts with Gift Aid above the checkbox, or the reason why there is no Gift Aid. */
const giftAidStyles = css`
  /* Without a reason the paragraph is hidden but rendered, so that screen readers announce text in it. */
  .unavailable:empty {
    position: absolute;
  }
  .gain {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-wrap: pretty;
  }
  .gift-aid .needs {
    margin-block-end: 0.75em;
  }
  /* It says the same as the tick, so it starts where its label does if lines are then long enough to read. */
  #gift-aid-declaration {
    margin-inline-start: clamp(0em, (100% - 22em) * 999, 2.4em);
    font-size: 0.9375em;
    /* Names of taxes can be longer than a line. */
    hyphens: auto;
    hyphenate-limit-chars: 15 6 6;
  }
  .gift-aid .fields {
    margin-block-start: var(--_gap);
  }
`;

type GiftAidSettings = { charityName: string | null };

type Declaration = {
  /** ISO 8601. */
  declaredAt: string;
  /** Identifies the text that the donor declared. */
  words: string;
};

/** The state is the declaration; null if there is none. */
export const giftAidKey: PartKey<GiftAidSettings, Declaration | null> = { name: 'gift-aid' };

/** Countries in which HMRC identifies the home address by postcode and house name or number. */
const withUkPostcodes = ['GB', 'GG', 'IM', 'JE'];

/** Asks for the UK Gift Aid declaration, for donations in pounds sterling. */
export const giftAidPart: Part<GiftAidSettings, Declaration | null, ReadAttributes> = {
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
      ? {
          name: true,
          address: { country: 'GB', hasHouse: true, postcodeIn: [], ukPostcodeIn: withUkPostcodes },
        }
      : {},

  read: (form, donation) => {
    const declared = stateOf(form, giftAidKey);
    if (!declared) return donation;
    const declaration = giftAidMetadata(intervalOf(form), declared.declaredAt, form.language);
    return { ...donation, metadata: { ...donation.metadata, ...declaration } };
  },

  view: (view) => giftAidView(view),
  news: (form, donation, messages) => (stateOf(form, giftAidKey) ? gains(donation, messages) : []),
  fieldOf: ({ name }) => (name === 'gift_aid' ? name : undefined),
  update: (control, form, now) =>
    'checked' in control && control.checked ? { declaredAt: isoTime(now), words: wordsIn(form) } : null,
};

/** Identifies the text of the declaration, for comparison. */
const wordsIn = (form: Form): string =>
  `${giftAidWording(intervalOf(form).unit === null, form.language)} ${ownSettings(form, giftAidKey).charityName ?? ''}`;

/** Draws the full declaration in HMRC's model wording. For an organisation it says why Gift Aid isn't possible. */
const giftAidView = (view: PartView) => {
  const { form, messages } = view;
  const isOrganisation = isByOrganisation(form);
  const reason = isOrganisation ? messages.localize('giftAidOrganisation') : '';
  // Screen readers announce text that appears here, so donors hear why their declaration has disappeared.
  return html`<p class="hint unavailable" part="hint" aria-live="polite" .textContent=${reason}></p>
    ${isOrganisation ? nothing : declaration(view)}`;
};

const declaration = (view: PartView) => {
  const { form, messages } = view;
  const charity = ownSettings(form, giftAidKey).charityName ?? messages.localize('thisCharity');
  const isOnce = intervalOf(form).unit === null;
  const sentences = gains(view.donation, messages);
  return html`<fieldset part="group" class="gift-aid">
    <legend part="label legend" .textContent=${messages.localize('giftAid')}></legend>
    ${sentences.map(
      (sentence, index) =>
        html`<p class="gain derived" id="gift-aid-gain-${index}" .textContent=${sentence}></p>`,
    )}
    ${
      sentences.length > 0
        ? html`<p class="hint derived" part="hint" .textContent=${messages.localize('giftAidEstimate')}></p>`
        : nothing
    }
    <p
      class="hint needs"
      part="hint"
      id="gift-aid-needs"
      .textContent=${messages.localize('giftAidNeeds')}
    ></p>
    <span hidden id="gift-aid-stop">.</span>
    <label class="check">
      <input
        type="checkbox"
        name="gift_aid"
        .checked=${live(stateOf(form, giftAidKey) !== null)}
        aria-describedby=${[
          ...sentences.map((_, index) => `gift-aid-gain-${index} gift-aid-stop`),
          'gift-aid-needs gift-aid-declaration',
        ].join(' ')}
      />
      <span .textContent=${messages.localize('giftAidYes')}></span>
    </label>
    <p
      class="derived"
      part="hint"
      id="gift-aid-declaration"
      .textContent=${messages.localize(isOnce ? 'giftAidSingle' : 'giftAidMultiple', { charity })}
    ></p>
    <div class="fields">${view.inGroup('gift-aid')}</div>
  </fieldset>`;
};

/** The sentences that say how much the donation is worth with Gift Aid. None if the amount isn't known. */
const gains = (donation: Donation | null, messages: Localizer): readonly string[] => {
  const all = donation ? gainsOf(donation) : [];
  if (!donation) return [];
  const { currency, interval } = donation;
  const money = (amount: number) => messages.money(amount, currency, true);
  return all.map(({ amount, total, isOnce }) =>
    messages.localize(isOnce ? 'giftAidGain' : 'giftAidGainEvery', {
      amount: money(amount),
      total: money(total),
      interval: messages.intervalWithin(interval),
    }),
  );
};

/** An amount and its total with Gift Aid. */
type Gain = { amount: number; total: number; isOnce: boolean };

/**
 * The gains for the donation and for a one-off gift. Items that the page adds are left out, because they might not
 * be gifts.
 */
export const gainsOf = (donation: Donation): readonly Gain[] => {
  const { interval, lines, oneTimeLines } = donation;
  const own = oneTimeLines.filter(({ entry }) => entry === null);
  const gains = [
    { amount: sumOf({ lines, oneTimeLines: [] }), isOnce: interval.unit === null },
    { amount: sumOf({ lines: [], oneTimeLines: own }), isOnce: true },
  ];
  return gains
    .filter(({ amount }) => amount > 0)
    .map(({ amount, isOnce }) => ({ amount, total: withGiftAid(amount), isOnce }));
};
