import { fixture, html } from '@open-wc/testing';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { fakePlatform, fakeService, settled } from './fakes.js';
import { Donor } from './finding.js';
import '../../src/index.js';

type Options = {
  attributes?: Record<string, string>;
  properties?: Partial<DonationWidget>;
  children?: Node[];
  lang?: string;
  platform?: ReturnType<typeof fakePlatform>;
  service?: ReturnType<typeof fakeService> | null;
};

/** A widget as it is on a page whose script has just run. */
const arriveAt = ({
  attributes = {},
  properties = {},
  children = [],
  lang = 'en-GB',
  platform = fakePlatform(),
  service = fakeService(),
}: Options = {}) => {
  const page = document.createElement('div');
  page.lang = lang;
  const element = document.createElement('donation-widget');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  Object.assign(element, { client: service, platform, ...properties });
  page.append(element);
  return { page, element, platform, service: service ?? fakeService(), donor: new Donor(element) };
};

/** The same, drawn as far as that waits for nothing. */
export const openArriving = async (options: Options = {}) => {
  const arrived = arriveAt(options);
  // With a frame before it: timers of the tests so far would make that of its first update wait longer.
  const place = await fixture<HTMLElement>(html`<div></div>`);
  place.append(arrived.page);
  await drawn();
  return arrived;
};

/** All that waits for nothing but promises and what is drawn with them. */
export const drawn = async (): Promise<void> => {
  for (let round = 0; round < 4; round += 1) await settled();
};
