import type { DonationStatus } from '../../../src/elements/donation-status.js';
import type { DonationWidget } from '../../../src/elements/donation-widget.js';
import { localize } from '../../../src/languages/catalogue.js';
import { en } from '../../../src/languages/en.js';
import type { DonorActions, TotalsLine } from '../donor-actions.js';
import { settled } from './fakes.js';

/** A donor who uses an element and finds its controls by their labels and text. */
export class Donor implements DonorActions<HTMLInputElement, HTMLButtonElement, TotalsLine[]> {
  readonly #element: DonationWidget | DonationStatus;

  constructor(element: DonationWidget | DonationStatus) {
    this.#element = element;
  }

  get root(): ShadowRoot {
    const { shadowRoot } = this.#element;
    if (!shadowRoot) throw new Error('There is no shadow root.');
    return shadowRoot;
  }

  /** All text of the element, with single spaces. The values of inputs are not text. */
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
    if (!field.matches('input, textarea')) throw new Error(`“${label}” is no text field.`);
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await this.#element.updateComplete;
  }

  /** Moves the pointer to the form, as every donor does first. */
  async comeNear(): Promise<void> {
    this.#element.dispatchEvent(new PointerEvent('pointerenter'));
    await this.#element.updateComplete;
  }

  async select(label: string, option: string): Promise<void> {
    await this.comeNear();
    const list: HTMLElement = this.field(label);
    if (!(list instanceof HTMLSelectElement)) throw new Error(`“${label}” is no list.`);
    const found = [...list.options].find((one) => one.value === option || textOf(one) === option);
    if (!found) throw new Error(`“${label}” has no option “${option}”.`);
    list.value = found.value;
    list.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
    await this.#element.updateComplete;
  }

  /** Chooses a radio. Pass the `legend` if several questions have an option of that name. */
  async choose(option: string, legend?: string): Promise<void> {
    if (legend === undefined) return this.#click(option, 'radio');
    const radio = this.#radios(legend).find((one) => textOf(one.closest('label')) === option);
    if (!radio) throw new Error(`“${legend}” has no option “${option}”.`);
    radio.click();
    await this.#element.updateComplete;
  }

  async tick(label: string): Promise<void> {
    if (!this.field(label).checked) await this.#click(label, 'checkbox');
  }

  async untick(label: string): Promise<void> {
    if (this.field(label).checked) await this.#click(label, 'checkbox');
  }

  async #click(label: string, type: 'radio' | 'checkbox'): Promise<void> {
    const field = this.field(label);
    if (field.type !== type) throw new Error(`“${label}” is no ${type}.`);
    field.click();
    await this.#element.updateComplete;
  }

  async add(item: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.press(localize(en, 'more', { label: item }));
  }

  get submitButton(): HTMLButtonElement {
    const button = this.root.querySelector<HTMLButtonElement>('button[type=submit]');
    if (!button) throw new Error('There is no submit button.');
    return button;
  }

  get buttonText(): string {
    return this.submitButton.textContent.trim();
  }

  press(name: string): Promise<void> {
    return this.#activate('button', name);
  }

  follow(name: string): Promise<void> {
    return this.#activate('a', name);
  }

  async #activate(selector: 'button' | 'a', name: string): Promise<void> {
    const found = this.#named(selector, name);
    if (!found) throw new Error(`There is no ${selector} “${name}”.`);
    found.click();
    await settled();
    await this.#element.updateComplete;
  }

  /** The button or link with this name, if there is one. */
  find(name: string): HTMLElement | undefined {
    return this.#named('button, a', name);
  }

  #named(selector: string, name: string): HTMLElement | undefined {
    return [...this.root.querySelectorAll<HTMLElement>(selector)].find(
      (one) => (one.getAttribute('aria-label') ?? textOf(one)) === name,
    );
  }

  async submit(): Promise<void> {
    this.submitButton.click();
    await settled();
    await this.#element.updateComplete;
  }

  /** The error message next to a field. */
  errorOf(label: string): string | null {
    const ids = this.field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    const id = ids.find((one) => one.endsWith('-error'));
    return id ? (this.root.getElementById(id)?.textContent.trim() ?? null) : null;
  }

  /** The description of a field, which screen readers read after its name. */
  descriptionOf(label: string): string {
    const ids = this.field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => textOf(this.root.getElementById(id))).join(' ');
  }

  /** The names of a question's options. */
  options(legend: string): string[] {
    return this.#radios(legend).map((radio) => textOf(radio.closest('label')));
  }

  /** The chosen option of a question. */
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

  /** The visible hints next to the fields. */
  get hints(): string[] {
    return [...this.root.querySelectorAll('[part~=hint]')].map(textOf);
  }

  get totals(): TotalsLine[] {
    return [...this.root.querySelectorAll('[part=summary] div')].map((row) => [
      textOf(row.querySelector('dt')),
      textOf(row.querySelector('dd')),
    ]);
  }

  get errorSummary(): string[] {
    return [...this.root.querySelectorAll('#error-summary a')].map((link) => link.textContent.trim());
  }

  get notice(): string {
    return this.root.querySelector('.notice[aria-live], [part~=status-title]')?.textContent.trim() ?? '';
  }
}

/** The status that an element shows. */
export const statusIn = ({ shadowRoot }: Element): HTMLElement | null =>
  shadowRoot?.querySelector<HTMLElement>('[part~=status]') ?? null;

/** The outcome that an element shows, `checking` until there is one; null if it shows no status. */
export const outcomeIn = (element: Element): string | null => statusIn(element)?.dataset.outcome ?? null;

/** Records the events that an element fires. */
export const record = <Name extends keyof HTMLElementEventMap>(target: HTMLElement, name: Name) => {
  const events: HTMLElementEventMap[Name][] = [];
  target.addEventListener(name, (event) => events.push(event));
  return events;
};

/** Returns the unhandled rejections while `act` runs. */
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
