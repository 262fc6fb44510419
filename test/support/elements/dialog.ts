import { dialogModule } from '../../../src/elements/button/lazy-parts.js';
import { formModule } from '../../../src/form/lazy-form.js';
import { serviceModule } from '../../../src/form/lazy-service.js';
import { statusModule } from '../../../src/return/lazy-status.js';
import { en } from '../../../src/languages/en.js';
import { fakePlatform, fakeService, settled } from './fakes.js';
import { britishPage } from './british-page.js';
import { Donor } from './donor.js';
import '../../../src/index.js';

type Options = {
  service?: ReturnType<typeof fakeService>;
  platform?: ReturnType<typeof fakePlatform>;
  /** The attributes of the widget. */
  attributes?: Record<string, string>;
  /** Nodes to put inside instead of the widget. */
  children?: Node[];
  /** The parent of the button. */
  parent?: Element | ShadowRoot;
};

const elementsIn = ({ service = fakeService(), platform = fakePlatform(), attributes = {} }: Options) => {
  const widget = document.createElement('donation-widget');
  for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
  Object.assign(widget, { client: service, platform });
  return { service, platform, widget };
};

/** Opens a page in British English with a button, the widget inside it and a donor who uses them. */
export const openButton = async (attributes: Record<string, string> = {}, options: Options = {}) => {
  // Load the lazy modules first, so that no test has to wait for them.
  const modules = [dialogModule, formModule, serviceModule, statusModule];
  await Promise.all(modules.map((module) => module.load()));
  const page = await britishPage();
  const { service, platform, widget } = elementsIn(options);
  const element = document.createElement('donation-button');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.platform = platform;
  element.append(...(options.children ?? [widget]));
  (options.parent ?? page).append(element);
  const visitor = new Visitor(element);
  await visitor.settled();
  return { page, element, widget, service, platform, visitor, donor: new Donor(widget) };
};

/** Presses the button and closes the dialog, as a visitor of the page does. */
export class Visitor {
  readonly #element: HTMLElementTagNameMap['donation-button'];

  constructor(element: HTMLElementTagNameMap['donation-button']) {
    this.#element = element;
  }

  get root(): ShadowRoot {
    const { shadowRoot } = this.#element;
    if (!shadowRoot) throw new Error('There is no shadow root.');
    return shadowRoot;
  }

  /** The button on the page. */
  get button(): HTMLButtonElement {
    return this.#the('button[aria-haspopup=dialog]');
  }

  get dialog(): HTMLDialogElement {
    return this.#the('dialog');
  }

  /** The accessible name of the dialog. */
  get dialogName(): string {
    const id = this.dialog.getAttribute('aria-labelledby') ?? '';
    return this.root.getElementById(id)?.textContent.trim() ?? '';
  }

  closeButton(name: string = en.close): HTMLButtonElement {
    const found = [...this.dialog.querySelectorAll('button')].find((one) => one.ariaLabel === name);
    if (!found) throw new Error(`There is no button “${name}”.`);
    return found;
  }

  async press(): Promise<void> {
    this.button.focus();
    this.button.click();
    await this.settled();
  }

  async close(): Promise<void> {
    this.closeButton().click();
    await this.settled();
  }

  /** Presses the pointer on one element and releases it on another. */
  async clickOn(target: Element, begun: Element = target): Promise<void> {
    begun.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await this.settled();
  }

  async settled(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      await settled();
      await this.#element.updateComplete;
    }
    // Skip the dialog's animation.
    for (const animation of this.root.getAnimations()) animation.finish();
  }

  #the<Found extends Element>(selector: string): Found {
    const found = this.root.querySelector<Found>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  }
}

/** The focused element, in whichever shadow root it is. */
export const focused = (): Element | null => {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
};
