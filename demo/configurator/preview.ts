import { valueOf, type Choices } from '../../editor/controls/choices.js';
import { charityOfSandbox, exampleClient, examplePlatform, type Given } from '../example-donations.js';
import type { Charity } from '../../src/schema/charity.js';
import { ChangeFollower } from './change-follower.js';
import { eventNames } from './event-entry.js';
import {
  codeInDemo,
  pageKindOf,
  pageWith,
  schemeOf,
  statusCode,
  type Example,
  type Shown,
} from './preview-page.js';
import { PreviewFrame } from './preview-frame.js';

/** The web editor’s charity. Its payment service has its logo and colours, which nobody knows here. */
const charityNamed = (name: string): Charity =>
  name === '' ? charityOfSandbox : { name, slug: null, website: null, logo: null, theme: null };

/** The example of a donation is in the web editor’s currency, and for her charity. */
const givenIn = (choices: Choices): Given => ({
  charity: charityNamed(valueOf(choices, 'charity-name').trim()),
  currency: valueOf(choices, 'currency').trim().toUpperCase(),
  project: valueOf(choices, 'project').trim() || null,
  tip: 0,
});

/**
 * The pages of the preview: one with the form, which keeps a donor’s answers, and one with a status, from the
 * first time that someone looks at one.
 */
export class Preview {
  readonly #script: string;
  readonly #form: PreviewFrame;
  readonly #status: PreviewFrame;
  readonly #follower: ChangeFollower;
  #choices: Choices = {};
  #shown: Shown = 'form';
  /** The example that an element has, as JSON. */
  #given: { element: Element; words: string } | undefined;
  /** The example that the status shows; null if it shows none. */
  #example: Example | null = null;

  /**
   * @param script the address of the form’s script
   * @param onEvent is called with each event of a donation in the preview
   * @param onChangeShown is called with the label of a setting once the form shows its change
   */
  constructor(script: string, onEvent: (event: Event) => void, onChangeShown: (label: string) => void) {
    this.#script = script;
    this.#follower = new ChangeFollower(onChangeShown);
    this.#form = new PreviewFrame('Your form', (page) => {
      for (const name of eventNames) page.addEventListener(name, onEvent);
      this.#follower.watch(page);
    });
    this.#status = new PreviewFrame('Status', (page) => {
      for (const name of eventNames) {
        page.addEventListener(name, (event) => {
          if (this.#shown === 'returned') onEvent(event);
        });
      }
      this.#giveClient();
      const code = page.createElement('script');
      code.type = 'module';
      code.src = script;
      page.body.append(code);
    });
  }

  /**
   * The frames on the page. Only one of them is visible. The form isn’t there when someone comes back by the status page,
   * because it would look for the same donation.
   */
  get elements(): HTMLIFrameElement[] {
    return [
      ...(this.#shown === 'returned' ? [] : [this.#form.element]),
      ...(this.#shown === 'form' ? [] : [this.#status.element]),
    ];
  }

  show(choices: Choices, shown: Shown): void {
    this.#choices = choices;
    this.#shown = shown;
    const page = (code: string) => pageWith(code, pageKindOf(choices), schemeOf(choices));
    this.#form.show(page(codeInDemo(choices, this.#script)));
    this.#form.element.hidden = shown !== 'form';
    if (shown === 'form') return;
    const example = shown === 'returned' ? null : shown;
    // A donor comes back from each donation to a page that has just loaded.
    if (example !== this.#example) this.#status.restart();
    this.#example = example;
    this.#status.show(page(statusCode(choices)));
    this.#giveClient();
  }

  /** Scrolls the form to what the next change of its code changes. */
  follow(label: string): void {
    this.#follower.expect(label);
  }

  /** Replaces the form with an empty one. */
  restart(): void {
    this.#form.restart();
  }

  /** A new client makes the status ask again, so it changes only with the example. */
  #giveClient(): void {
    const element = this.#status.page?.querySelector('donation-status');
    if (!element || !this.#example) return;
    const given = givenIn(this.#choices);
    const words = JSON.stringify(given);
    if (this.#given?.element === element && this.#given.words === words) return;
    const isNew = this.#given?.element !== element;
    this.#given = { element, words };
    const client = exampleClient(given);
    Object.assign(element, { client, ...(isNew && { platform: examplePlatform(client, this.#example) }) });
  }
}
