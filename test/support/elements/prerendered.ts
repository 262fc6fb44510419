import { serviceModule } from '../../../src/form/lazy-service.js';
import type { DonationWidget } from '../../../src/elements/donation-widget.js';
import { prerender } from '../../../src/prerender/prerender.js';
import { statusModule } from '../../../src/return/lazy-status.js';
import { britishPage } from './british-page.js';
import { Donor } from './donor.js';
import { fakePlatform, fakeService } from './fakes.js';

/** Attributes by their names in HTML. */
export type Attributes = Record<string, string>;

/** The attributes that every form needs. */
export const access = { 'base-url': 'https://service.example/api/v1', 'publishable-key': 'pk_test_1' };

/** The attributes as HTML. */
export const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}='${value}'`)
    .join('');

/** Fills in the prerendered form, as a donor does before the script runs. */
export const fillIn = (form: ParentNode, answers: Attributes) => {
  for (const [name, value] of Object.entries(answers)) {
    const choice = form.querySelector<HTMLInputElement>(`[name="${name}"][value="${CSS.escape(value)}"]`);
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (choice) choice.checked = true;
    else if (field?.type === 'checkbox') field.checked = true;
    else if (field) field.value = value;
    else throw new Error(`The form has no field ${name}.`);
  }
};

type Options = {
  platform?: ReturnType<typeof fakePlatform>;
  madeOf?: Attributes;
  children?: string;
  /** What the donor does after filling in the form, still before the script runs. */
  act?: (prerendered: ShadowRoot) => void;
};

/** Opens a widget with a prerendered form that the donor fills in before the script runs. */
export const openPrerendered = async (
  attributes: Attributes = {},
  answers: Attributes = {},
  { platform = fakePlatform(), madeOf = attributes, children = '', act }: Options = {},
) => {
  await Promise.all([serviceModule.load(), statusModule.load()]);
  const template = prerender({ ...access, ...madeOf }, { locale: 'en-GB' });
  // A document without a window does not upgrade elements.
  const page = Document.parseHTMLUnsafe(
    `<donation-widget${written({ ...access, ...attributes })}>${template}${children}</donation-widget>`,
  );
  const element = page.querySelector('donation-widget') as DonationWidget;
  fillIn(element.shadowRoot as ShadowRoot, answers);
  const service = fakeService();
  (await britishPage()).append(element);
  Object.assign(element, { client: service, platform });
  act?.(element.shadowRoot as ShadowRoot);
  await element.updateComplete;
  return { element, service, donor: new Donor(element), root: element.shadowRoot as ShadowRoot };
};
