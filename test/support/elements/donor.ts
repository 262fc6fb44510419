import type { Arrival } from '../../../src/page/navigation.js';
import type { DonationWidget } from '../../../src/elements/donation-widget.js';
import { serviceModule } from '../../../src/form/lazy-service.js';
import { statusModule } from '../../../src/return/lazy-status.js';
import { en } from '../../../src/languages/en.js';
import type { CheckoutRequest } from '../../../src/schema/checkout.js';
import { nextStepsModule } from '../../../src/return/optional-next-steps.js';
import { fakePlatform, fakeService, settled } from './fakes.js';
import { britishPage } from './british-page.js';
import { Donor } from './finding.js';
import '../../../src/index.js';

export { Donor, outcomeIn, record, statusIn } from './finding.js';

export type Options = {
  /** The container, instead of a new page. */
  page?: HTMLElement;
  service?: ReturnType<typeof fakeService> | null;
  platform?: ReturnType<typeof fakePlatform>;
  properties?: Partial<DonationWidget>;
  children?: Node[];
};

/** Loads the lazy modules first, so that no test has to wait for them. */
const isLoaded = () => Promise.all([serviceModule, statusModule, nextStepsModule].map((one) => one.load()));

/** Opens a page in British English with a widget, a fake service, a fake platform and a donor. */
export const openWidget = async (
  attributes: Record<string, string> = {},
  { service = fakeService(), platform = fakePlatform(), properties = {}, children = [], page }: Options = {},
) => {
  await isLoaded();
  page ??= await britishPage();
  const element = document.createElement('donation-widget');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  Object.assign(element, { client: service, platform, ...properties });
  page.append(element);
  await element.updateComplete;
  return { page, element, platform, service: service ?? fakeService(), donor: new Donor(element) };
};

/** Opens a widget and fills in the email address, which is all that a submit needs. */
export const openFilled = async (attributes: Record<string, string> = {}, options: Options = {}) => {
  const opened = await openWidget(attributes, options);
  await opened.donor.type(en.email, 'me@example.org');
  return opened;
};

/** The requests that a fake service got. */
export const sent = ({ calls }: ReturnType<typeof fakeService>): CheckoutRequest[] =>
  calls.filter(({ method }) => method === 'createCheckout').map(({ args }) => args[0] as CheckoutRequest);

/**
 * The same tab and browser later: a new page that the donor reaches in this way. Remove the first page before you
 * open it. If two forms are on the page, the second does not get the answers that the first has kept.
 */
export const later = ({ clock, storage, storages }: ReturnType<typeof fakePlatform>, arrival: Arrival) =>
  fakePlatform({ clock, storage, storages, arrival: () => arrival });

/** The donor leaves the page or switches to another app, which is when the form stores its answers. */
export const leave = (): boolean => dispatchEvent(new Event('pagehide'));

/** Everything in both storages after the donor leaves, as one text. */
export const storedText = ({ storages }: ReturnType<typeof fakePlatform>): string => {
  leave();
  return Object.values(storages)
    .flatMap((storage) =>
      Array.from({ length: storage.length }, (_, index) => {
        const key = storage.key(index) ?? '';
        return `${key} ${storage.getItem(key) ?? ''}`;
      }),
    )
    .join('\n');
};

/** Opens a page in British English with a status. */
export const openStatus = async (
  attributes: Record<string, string> = {},
  { service = fakeService(), platform = fakePlatform(), page }: Options = {},
) => {
  await isLoaded();
  page ??= await britishPage();
  const element = document.createElement('donation-status');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, { client: service, platform });
  page.append(element);
  // The status renders, asks the service, then shows the answer.
  await element.updateComplete;
  await settled();
  await element.updateComplete;
  return { page, element, platform, service: service ?? fakeService(), donor: new Donor(element) };
};
