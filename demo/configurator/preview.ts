import { valueOf, type Choices } from '../../editor/choices.js';
import { exampleClient } from '../example-donations.js';
import { eventNames } from './event-entry.js';
import { codeInDemo, exampleCode, pageWith, type Shown } from './preview-page.js';
import { PreviewFrame } from './preview-frame.js';

/** The page is light unless the web editor chooses a dark form or a dark preview. */
export const schemeOf = (choices: Choices): string => {
  const ofForm = valueOf(choices, 'color-scheme');
  return valueOf(choices, 'preview-scheme') || (ofForm === 'auto' ? 'light' : ofForm);
};

/** The example of a donation is in the web editor’s currency, and for her charity. */
const clientFor = (choices: Choices) =>
  exampleClient({
    charity: {
      name: valueOf(choices, 'charity-name').trim() || 'Your charity',
      slug: null,
      website: null,
      logo: null,
      theme: null,
    },
    currency: valueOf(choices, 'currency').trim().toUpperCase(),
    project: valueOf(choices, 'project').trim() || null,
    tip: 0,
  });

/**
 * The pages of the preview: one with the form, which keeps a donor’s answers, and one with an example of a status, from
 * the first time that someone looks at one.
 */
export class Preview {
  readonly #script: string;
  readonly #form: PreviewFrame;
  readonly #example: PreviewFrame;
  #choices: Choices = {};
  #shown: Shown = 'form';

  /**
   * @param script the address of the form’s script
   * @param onEvent is called with each event of the form
   */
  constructor(script: string, onEvent: (event: Event) => void) {
    this.#script = script;
    this.#form = new PreviewFrame('Your form', (page) => {
      for (const name of eventNames) page.addEventListener(name, onEvent);
    });
    this.#example = new PreviewFrame('Example of a status', (page) => {
      this.#giveClient();
      const code = page.createElement('script');
      code.type = 'module';
      code.src = script;
      page.body.append(code);
    });
  }

  /** The frames on the page. Only one of them is visible. */
  get elements(): HTMLIFrameElement[] {
    const { element } = this.#form;
    return this.#shown === 'form' ? [element] : [element, this.#example.element];
  }

  show(choices: Choices, shown: Shown): void {
    this.#choices = choices;
    this.#shown = shown;
    const page = (code: string) => pageWith(code, valueOf(choices, 'page'), schemeOf(choices));
    this.#form.show(page(codeInDemo(choices, this.#script)));
    this.#form.element.hidden = shown !== 'form';
    if (shown === 'form') return;
    this.#example.show(page(exampleCode(choices, shown)));
    this.#giveClient();
  }

  /** Replaces the form with an empty one. */
  restart(): void {
    this.#form.restart();
  }

  #giveClient(): void {
    const element = this.#example.page?.querySelector('donation-status');
    if (element) Object.assign(element, { client: clientFor(this.#choices) });
  }
}
