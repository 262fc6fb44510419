import {
  connectAnalytics,
  dataLayerSender,
  matomoSender,
  type AnalyticsEvent,
} from 'donation-widget/analytics';
import {
  defineDonationElements,
  type AnswerOption,
  type AskMetadata,
  type AttributionMetadata,
  type ContactMetadata,
  type DedicationMetadata,
  type DonationChoice,
  type DonationWidget,
  type GiftAidMetadata,
  type ImpactOption,
  type ItemOption,
  type MatchOption,
  type Outcome,
  type PayerMetadata,
  type PresetOption,
  type PurposeOption,
  type QuestionOption,
  type RequestMetadata,
  type TaxReceiptMetadata,
  type VariantOption,
} from 'donation-widget';

defineDonationElements({ prefix: 'acme' });

const widget: DonationWidget = document.createElement('donation-widget');
widget.baseUrl = 'https://service.example/api/v1';
widget.presets = [{ amount: 2500, interval: 'month', impact: '25 reeds' }];
widget.payer = { email: 'ada@example.org' };
widget.baseUrl = new URL('https://service.example/api/v1');
widget.minAmount = 5;
widget.amounts = [10, 12.5, '25'];
widget.intervals = ['once', 'month'];
widget.projects = ['Wells', 'Schools, north and south'];
// @ts-expect-error A list is no amount.
widget.minAmount = [5];
// @ts-expect-error A text is no boolean.
widget.giftAid = 'false';
widget.messages = { donate: 'Give' };
// @ts-expect-error The property is called baseUrl.
widget.baseURL = '';
// @ts-expect-error This property is not public.
void widget.platform;

widget.addEventListener('donation-submit', (event) => {
  event.waitUntil(Promise.resolve());
  event.request.metadata = { campaign: 'spring' };
});
document.addEventListener('donation-complete', (event) => {
  const { amount, currency } = event as HTMLElementEventMap['donation-complete'];
  console.log(amount, currency);
});
widget.addEventListener('donation-start', ({ amount, variant }) => console.log(amount, variant));
const disconnect: () => void = connectAnalytics(widget, { send: dataLayerSender(), consent: () => true });
disconnect();
const queue: unknown[][] = [];
connectAnalytics(document, { send: matomoSender(queue, { goal: 1 }), consent: Promise.resolve(true) });
// @ts-expect-error Consent is required.
connectAnalytics(widget, { send: ({ name, value }: AnalyticsEvent) => console.log(name, value) });

widget.addEventListener('donation-status', ({ outcome }) => {
  const told: Outcome = outcome;
  // @ts-expect-error This outcome does not exist.
  const wrong: Outcome = 'paid';
  console.log(told, wrong);
});
document.querySelector('donation-status')?.addEventListener('donation-error', ({ error }) => {
  console.error(error.message);
});
document.querySelector('donation-button')?.show();

document.addEventListener('donation-complete', ({ amount, reference }) => {
  const units: number | null = amount;
  console.log(units, reference);
});
// @ts-expect-error the event has no slug
window.addEventListener('donation-complete', ({ slug }) => slug);

const presets: PresetOption[] = [{ amount: 2500, interval: 'month', impact: 'plants 25 reeds' }];
const impacts: ImpactOption[] = [{ every: 300, one: 'plants a reed', other: 'plants {count} reeds' }];
const items: ItemOption[] = [{ label: 'Blanket', amount: 1500, project: 'Winter' }];
const purposes: PurposeOption[] = [{ value: 'W-26', label: 'Wells', metadata: { fund: '210' } }];
const match: MatchOption = { by: 'Riverside Bank', until: '2029-12-31', ratio: 1, currency: 'GBP' };
const answers: AnswerOption[] = [{ value: 'friend', label: 'From a friend' }];
const questions: QuestionOption[] = [
  { name: 'heard', kind: 'choice', label: 'How did you hear of us?', options: answers },
];
const variants: VariantOption[] = [{ name: 'b', weight: 3 }];
widget.presets = presets;
widget.impacts = impacts;
widget.items = items;
widget.purposes = purposes;
widget.match = match;
widget.questions = questions;
widget.variants = variants;
// @ts-expect-error A match has a currency.
widget.match = { by: 'Riverside Bank', until: '2029-12-31', ratio: 1 };
// @ts-expect-error There is no such kind.
questions.push({ name: 'age', kind: 'slider', label: 'Your age' });

const choice: DonationChoice = { amount: 2500, currency: 'GBP', interval: 'month' };
document.createElement('donation-button').show(choice);

/** A reader of donations on a server. */
export const isDeclared = (
  metadata: Partial<
    RequestMetadata &
      AskMetadata &
      AttributionMetadata &
      ContactMetadata &
      DedicationMetadata &
      GiftAidMetadata &
      PayerMetadata &
      TaxReceiptMetadata
  >,
): boolean => {
  // @ts-expect-error The declaration is “yes” or missing.
  if (metadata.gift_aid === 'no') return false;
  return metadata.gift_aid === 'yes' && metadata.gift_aid_wording?.startsWith('single') === true;
};
