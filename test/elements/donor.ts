import { fixture, html } from '@open-wc/testing';
import type { DonationStatus } from '../../src/elements/donation-status.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { en } from '../../src/messages/en.js';
import type { CheckoutRequest } from '../../src/schema/checkout.js';
import { fakePlatform, fakeService, settled } from '../controllers/fakes.js';
import '../../src/index.js';

type Options = {
  service?: ReturnType<typeof fakeService> | null;
  platform?: ReturnType<typeof fakePlatform>;
  properties?: Partial<DonationWidget>;
  children?: Node[];
};

/** A widget on a page in British English, with a fake service and a fake platform, and a donor before it. */
export const openWidget = async (
  attributes: Record<string, string> = {},
  { service = fakeService(), platform = fakePlatform(), properties = {}, children = [] }: Options = {},
) => {
  const page = await fixture<HTMLElement>(html`<div lang="en-GB"></div>`);
  const element = document.createElement('donation-widget');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  Object.assign(element, { client: service, platform, ...properties });
  page.append(element);
  await element.updateComplete;
  return { page, element, platform, service: service ?? fakeService(), donor: new Donor(element) };
};

/** A widget whose donor has given an e-mail address, so that nothing else has to be typed. */
export const openFilled = async (attributes: Record<string, string> = {}, options: Options = {}) => {
  const opened = await openWidget(attributes, options);
  await opened.donor.type(en.email, 'me@example.org');
  return opened;
};

/** The requests that a fake service got. */
export const sent = ({ calls }: ReturnType<typeof fakeService>): CheckoutRequest[] =>
  calls.filter(({ method }) => method === 'createCheckout').map(({ args }) => args[0] as CheckoutRequest);

/** The same tab and browser later on: a new page that the donor came to in this way. */
export const later = (
  { clock, storage, storages }: ReturnType<typeof fakePlatform>,
  arrival: ReturnType<ReturnType<typeof fakePlatform>['arrival']>,
) => fakePlatform({ clock, storage, storages, arrival: () => arrival });

/** All that is stored in both storages, as one text. */
export const storedText = ({ storages }: ReturnType<typeof fakePlatform>): string =>
  Object.values(storages)
    .flatMap((storage) =>
      Array.from({ length: storage.length }, (_, index) => {
        const key = storage.key(index) ?? '';
        return `${key} ${storage.getItem(key) ?? ''}`;
      }),
    )
    .join('\n');

/** A status on a page in British English. */
export const openStatus = async (
  attributes: Record<string, string> = {},
  { service = fakeService(), platform = fakePlatform() }: Options = {},
) => {
  const page = await fixture<HTMLElement>(html`<div lang="en-GB"></div>`);
  const element = document.createElement('donation-status');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, { client: service, platform });
  page.append(element);
  await settled();
  await element.updateComplete;
  return { page, element, platform, service: service ?? fakeService(), donor: new Donor(element) };
};

/** Finds things as a donor does: by their labels and words. */
export class Donor {
  readonly #element: DonationWidget | DonationStatus;

  constructor(element: DonationWidget | DonationStatus) {
    this.#element = element;
  }

  get root(): ShadowRoot {
    const { shadowRoot } = this.#element;
    if (!shadowRoot) throw new Error('There is no shadow root.');
    return shadowRoot;
  }

  /** All that is to be read, with single spaces; inputs' values are no text. */
  get text(): string {
    return (this.root.querySelector('.themed')?.textContent ?? '').replace(/\s+/g, ' ').trim();
  }

  field(label: string): HTMLInputElement {
    const found = [...this.root.querySelectorAll('label')].find(
      (one) => one.textContent.replace(/\s+/g, ' ').trim() === label,
    );
    const control = found?.control;
    if (!(control instanceof HTMLElement)) throw new Error(`There is no field “${label}”.`);
    return control as HTMLInputElement;
  }

  has(label: string): boolean {
    return [...this.root.querySelectorAll('label')].some((one) => one.textContent.trim() === label);
  }

  async type(label: string, text: string): Promise<void> {
    const field = this.field(label);
    field.value = text;
    field.dispatchEvent(
      new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true, composed: true }),
    );
    await this.#element.updateComplete;
  }

  async choose(option: string): Promise<void> {
    this.field(option).click();
    await this.#element.updateComplete;
  }

  get button(): HTMLButtonElement {
    const button = this.root.querySelector<HTMLButtonElement>('button[type=submit]');
    if (!button) throw new Error('There is no submit button.');
    return button;
  }

  get buttonText(): string {
    return this.button.textContent.trim();
  }

  /** Presses the button or link with these words. */
  async press(words: string): Promise<void> {
    const found = this.find(words);
    if (!found) throw new Error(`There is nothing to press with the words “${words}”.`);
    found.click();
    await settled();
    await this.#element.updateComplete;
  }

  find(words: string): HTMLElement | undefined {
    return [...this.root.querySelectorAll<HTMLElement>('button, a')].find(
      (one) => (one.getAttribute('aria-label') ?? textOf(one)) === words,
    );
  }

  async submit(): Promise<void> {
    this.button.click();
    await settled();
    await this.#element.updateComplete;
  }

  /** The words beside a field that say what is wrong. */
  faultOf(label: string): string | null {
    const ids = this.field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    const id = ids.find((one) => one.endsWith('-error'));
    return id ? (this.root.getElementById(id)?.textContent.trim() ?? null) : null;
  }

  /** What is read aloud after the name of a field. */
  descriptionOf(label: string): string {
    const ids = this.field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => textOf(this.root.getElementById(id))).join(' ');
  }

  /** The names of the options under a question. */
  options(legend: string): string[] {
    return this.#radios(legend).map((radio) => textOf(radio.closest('label')));
  }

  /** The option that is chosen under a question. */
  chosen(legend: string): string | undefined {
    const radio = this.#radios(legend).find(({ checked }) => checked);
    return radio && textOf(radio.closest('label'));
  }

  #radios(legend: string): HTMLInputElement[] {
    const group = [...this.root.querySelectorAll('fieldset')].find(
      (one) => textOf(one.querySelector('legend')) === legend,
    );
    return [...(group?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];
  }

  /** The notes that are to be seen beside the fields. */
  get hints(): string[] {
    return [...this.root.querySelectorAll('[part=hint]')].map(textOf);
  }

  /** What is given, line by line. */
  get totals(): [term: string, value: string][] {
    return [...this.root.querySelectorAll('[part=summary] div')].map((row) => [
      textOf(row.querySelector('dt')),
      textOf(row.querySelector('dd')),
    ]);
  }

  get summary(): string[] {
    return [...this.root.querySelectorAll('#error-summary a')].map((link) => link.textContent.trim());
  }

  get notice(): string {
    return this.root.querySelector('[role=status]')?.textContent.trim() ?? '';
  }
}

/** Records what the element tells the page. */
export const record = <Name extends keyof HTMLElementEventMap>(target: HTMLElement, name: Name) => {
  const events: HTMLElementEventMap[Name][] = [];
  target.addEventListener(name, (event) => events.push(event));
  return events;
};

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
