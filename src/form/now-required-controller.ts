import type { ReactiveController } from 'lit';
import type { MessageKey } from '../languages/en.js';
import type { Localizer } from '../languages/localizer.js';
import type { ElementContext } from '../page/platform.js';
import type { Control } from '../questions/part.js';
import type { DonorInput } from './donor-input.js';

type Options = {
  messages: Localizer;
  input: DonorInput;
  /** Returns what the questions with new answers say about them. */
  news(): readonly string[];
};

/**
 * Announces the fields that a tick or choice makes necessary, because donors with screen readers can't see them appear.
 * The text stays until the next answer, or until the language changes.
 */
export class NowRequiredController implements ReactiveController {
  readonly #host: ElementContext;
  readonly #options: Options;
  /** Whether the donor has ticked or chosen something since the form was drawn. */
  #hasChosen = false;
  /** The messages when the form was last drawn. */
  #catalogue: Localizer['catalogue'] = {};

  constructor(host: ElementContext, options: Options) {
    this.#host = host;
    this.#options = options;
    options.input.listen({
      entered: () => {
        this.#hasChosen = false;
        this.#say('');
      },
      chosen: () => {
        this.#hasChosen = true;
      },
    });
    host.addController(this);
  }

  hostUpdate() {
    const { catalogue } = this.#options.messages;
    // A text in another language than the form's would be read with the wrong voice.
    if (!hasAllOf(catalogue, this.#catalogue)) this.#say('');
    this.#catalogue = catalogue;
    if (!this.#hasChosen) return;
    this.#hasChosen = false;
    void this.#announce(this.#required, this.#options.news());
  }

  /** The empty required fields as they are drawn now. */
  get #required(): Element[] {
    return [...this.#host.renderRoot.querySelectorAll('[aria-required]')].filter(isEmpty);
  }

  async #announce(before: readonly Element[], news: readonly string[]): Promise<void> {
    await this.#host.updateComplete;
    const { messages } = this.#options;
    const names = this.#required.filter((one) => !before.includes(one)).map(nameOf);
    const fields = new Intl.ListFormat(messages.locale).format(names);
    this.#say([...news, ...(fields ? [messages.localize('nowRequired', { fields })] : [])].join('. '));
  }

  #say(text: string): void {
    const region = this.#host.renderRoot.querySelector('#announcement');
    if (region) region.textContent = text;
  }
}

/** Whether no text has changed, though more may have loaded. */
const hasAllOf = (now: Localizer['catalogue'], before: Localizer['catalogue']): boolean =>
  now === before || Object.entries(before).every(([key, text]) => now[key as MessageKey] === text);

const isEmpty = (field: Element): boolean =>
  'value' in field ? field.value === '' : field.querySelector(':checked') === null;

const nameOf = (field: Element): string =>
  ((field as Control).labels?.[0] ?? field.querySelector('legend'))?.textContent.trim() ?? '';
