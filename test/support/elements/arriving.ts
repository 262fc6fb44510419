import { fixture, html } from '@open-wc/testing';
import type { DonationWidget } from '../../../src/elements/donation-widget.js';
import { formModule } from '../../../src/form/lazy-form.js';
import { fakePlatform, fakeService, settled } from './fakes.js';
import { Donor } from './finding.js';
import '../../../src/index.js';

type Options = {
  attributes?: Record<string, string>;
  properties?: Partial<DonationWidget>;
  children?: Node[];
  lang?: string;
  platform?: ReturnType<typeof fakePlatform>;
  service?: ReturnType<typeof fakeService> | null;
  /** False if the module that makes forms answer isn't loaded yet. */
  isAnswering?: boolean;
};

/** Adds a widget as it is when the page's script has just run. */
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

/** Does the same, and renders everything that needs no loading. */
export const openArriving = async (options: Options = {}) => {
  const arrived = arriveAt(options);
  if (options.isAnswering !== false) await formModule.load();
  // `fixture` waits for a frame, because browsers delay a timer that starts inside other timers.
  const place = await fixture<HTMLElement>(html`<div></div>`);
  place.append(arrived.page);
  await drawn();
  return arrived;
};

/** Resolves once all pending promises and the updates that they cause are done. */
export const drawn = async (): Promise<void> => {
  for (let round = 0; round < 4; round += 1) await settled();
};
