import type { DonationStatus } from '../../src/elements/donation-status.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { settled } from './fakes.js';

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

/** What went wrong while `act` ran, with nobody to hear of it. */
export const unheard = async (act: () => Promise<void>): Promise<unknown[]> => {
  const reasons: unknown[] = [];
  const note = ({ reason }: PromiseRejectionEvent) => reasons.push(reason);
  addEventListener('unhandledrejection', note);
  await act();
  await settled();
  removeEventListener('unhandledrejection', note);
  return reasons;
};

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
