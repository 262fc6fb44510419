import { fixture, html } from '@open-wc/testing';
import type { DonationStatus } from '../../src/elements/donation-status.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
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
      (one) => one.textContent.trim() === words,
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
