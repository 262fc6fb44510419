import { html, LitElement, nothing } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive } from 'lit/directive.js';
import { live } from 'lit/directives/live.js';
import { focusOn } from '../../lit/focus-on.js';
import { field } from '../../ui/field.js';
import { freshText } from '../../ui/fresh-text.js';
import { addressFields, addressKey, countryOf } from '../address/state.js';
import type { Form, PartView } from '../part.js';
import { answered, stateOf, withState } from '../states.js';
import { AddressSearch, superseded } from './address-search.js';
import type { AddressFinder } from './attributes.js';
import type { FilledAddress, Found } from './found.js';

const name = 'find_address';
const optionId = (index: number): string => `${name}-${index}`;

/**
 * A combobox with a listbox, as in the ARIA Authoring Practices Guide. The text and the suggestions are no answer of
 * the donor, so they are here and not in the form's state.
 */
class FinderPart extends AsyncDirective {
  #view: PartView | null = null;
  #finder: AddressFinder | null = null;
  #search: AddressSearch | null = null;
  #text = '';
  #suggestions: readonly Found[] = [];
  /** The position of the suggestion that the arrow keys have reached; -1 for none. */
  #active = -1;
  #isOpen = false;
  /** The text that screen readers announce. */
  #said = '';
  /** Whether everyone sees it: a chosen suggestion changed nothing. */
  #isSaidToAll = false;
  /** The form's own object for this question, another one once the form has been cleared. */
  #start: object | null = null;

  render(view: PartView, finder: AddressFinder, start: object): unknown {
    if (start !== this.#start) this.#forget();
    this.#start = start;
    this.#view = view;
    this.#finder = finder;
    this.#search ??= new AddressSearch(view.clock);
    return this.#drawn(view);
  }

  protected override disconnected(): void {
    this.#search?.stop();
    this.#close();
  }

  #forget(): void {
    this.#search?.stop();
    this.#text = '';
    this.#suggestions = [];
    this.#say('');
    this.#close();
  }

  #say(text: string, isToAll = false): void {
    this.#said = text;
    this.#isSaidToAll = isToAll;
  }

  #redraw(root?: ParentNode): void {
    if (!this.#view || !this.isConnected) return;
    this.setValue(this.#drawn(this.#view));
    root?.querySelector(`#${optionId(this.#active)}`)?.scrollIntoView({ block: 'nearest' });
  }

  #drawn(view: PartView): unknown {
    const { messages } = view;
    const label = messages.localize('findAddress');
    const isActive = this.#isOpen && this.#active >= 0;
    return html`<div class="finder">
      ${field(
        { errorOf: () => undefined, typing: null },
        name,
        {
          label,
          hint: messages.localize('findAddressHint'),
          below: html`<p
              class=${this.#isSaidToAll ? 'hint' : 'hidden'}
              aria-live="polite"
              .textContent=${this.#said}
            ></p>
            <button class="button quiet small" type="button" @click=${this.#onEnterIt}>
              ${freshText(messages.localize('enterAddress'))}
            </button>`,
        },
        ({ describedBy }) =>
          html`<div class="combobox" @keydown=${this.#onKey} @click=${this.#onClick}>
            <input
              id=${name}
              name=${name}
              part="input"
              type="text"
              role="combobox"
              autocomplete="off"
              autocapitalize="off"
              enterkeyhint="search"
              spellcheck="false"
              aria-label=${label}
              aria-autocomplete="list"
              aria-expanded=${this.#isOpen ? 'true' : 'false'}
              aria-controls="${name}-list"
              aria-activedescendant=${isActive ? optionId(this.#active) : nothing}
              aria-describedby=${describedBy}
              .value=${live(this.#text)}
              @input=${this.#onInput}
              @blur=${this.#onBlur}
            />
            <ul
              id="${name}-list"
              role="listbox"
              aria-label=${label}
              ?hidden=${!this.#isOpen}
              @mousedown=${keepFocus}
            >
              ${this.#isOpen ? this.#suggestions.map((found, index) => this.#option(found, index)) : nothing}
            </ul>
          </div>`,
      )}
    </div>`;
  }

  #option({ label }: Found, index: number): unknown {
    return html`<li
      id=${optionId(index)}
      role="option"
      aria-selected=${index === this.#active ? 'true' : 'false'}
    >
      <span><bdi .textContent=${label}></bdi></span>
    </li>`;
  }

  readonly #onInput = ({ currentTarget }: Event): void => {
    this.#text = (currentTarget as HTMLInputElement).value;
    void this.#find(this.#text);
  };

  async #find(text: string): Promise<void> {
    if (!this.#view || !this.#finder || !this.#search) return;
    this.#say('');
    // The same text is announced again only if it was away.
    this.#redraw();
    const found = await this.#search.find(this.#finder, text, countryOf(this.#view.form));
    if (found === superseded) return;
    this.#suggestions = found ?? [];
    this.#isOpen = this.#suggestions.length > 0;
    this.#active = -1;
    this.#say(this.#announcement(this.#view, found));
    this.#redraw();
    if (found === null) this.#unfold();
  }

  #announcement({ messages }: PartView, found: readonly Found[] | undefined | null): string {
    if (!found) return '';
    return found.length > 0
      ? messages.localize('addressesFound', { count: found.length })
      : messages.localize('noAddressFound');
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const { key, currentTarget } = event;
    const count = this.#suggestions.length;
    const active = this.#isOpen ? this.#active : -1;
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (count === 0) return;
        this.#isOpen = true;
        this.#active = key === 'ArrowDown' ? (active + 1) % count : (active < 1 ? count : active) - 1;
        break;
      case 'Enter': {
        // Enter must not send the form while the donor is looking for an address.
        const found = this.#suggestions[active];
        if (found) void this.#choose(found);
        break;
      }
      case 'Escape':
        if (!this.#isOpen) return;
        // The dialog around the form stays open.
        event.stopPropagation();
        this.#close();
        break;
      default:
        return;
    }
    event.preventDefault();
    this.#redraw((currentTarget as HTMLElement).getRootNode() as ShadowRoot);
  };

  readonly #onClick = ({ target }: Event): void => {
    const option = (target as Element).closest('[role=option]');
    const found = this.#suggestions.find((_, index) => option?.id === optionId(index));
    if (found) void this.#choose(found);
  };

  readonly #onBlur = (): void => {
    this.#close();
    this.#redraw();
  };

  readonly #onEnterIt = ({ currentTarget }: Event): void => {
    const root = (currentTarget as HTMLElement).getRootNode() as ShadowRoot;
    this.#search?.stop();
    this.#unfold();
    const first = this.#view && countryOf(this.#view.form) ? '.address input' : '#country';
    if (root.host instanceof LitElement) void focusOn(root.host, first);
  };

  /** Shows the fields of the address, for good. */
  #unfold(): void {
    this.#view?.answer((form) => withState(form, addressKey, { ...stateOf(form, addressKey), isOpen: true }));
  }

  async #choose(found: Found): Promise<void> {
    if (!this.#view || !this.#finder || !this.#search) return;
    const before = stateOf(this.#view.form, addressKey);
    this.#text = found.label;
    this.#say('');
    this.#suggestions = [];
    this.#close();
    this.#redraw();
    const address = await this.#search.resolve(this.#finder, found);
    const view = this.#view;
    // The donor has entered something meanwhile, which must stay.
    if (address === superseded || stateOf(view.form, addressKey) !== before) return;
    if (address) this.#say(view.messages.localize('addressFilled'));
    else this.#say(view.messages.localize('addressNotFilled'), true);
    this.#redraw();
    if (address) view.answer((form) => withAddress(form, address), ...addressFields);
    else this.#unfold();
  }

  #close(): void {
    this.#isOpen = false;
    this.#active = -1;
  }
}

/** The form with this address in place of the donor's. Without a country, the country stays. */
const withAddress = (form: Form, { country, parts }: FilledAddress): Form => {
  const question = form.parts.find(({ name }) => name === addressKey.name);
  if (!question?.prefill) return form;
  const known = country || (stateOf(form, addressKey).country ?? '');
  const blank = withState(form, question, question.initial(form));
  const filled = question.prefill({ billing_address: { ...parts, country: known } }, blank);
  return answered(form, question, filled);
};

/** A press on a suggestion leaves the focus in the field. */
const keepFocus = (event: Event): void => event.preventDefault();

export const finderPart = directive(FinderPart);
