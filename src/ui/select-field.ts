import { html, noChange, nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import type { Localizer } from '../languages/localizer.js';
import { field, type FieldView, type Labels } from './field.js';
import { pageLang } from './page-lang.js';

type SelectView = FieldView & { messages: Localizer };

type SelectOption = { value: string; name: string };

/** A `<select>`, because it works best on phones and with screen readers. */
export const selectField = (
  view: SelectView,
  name: string,
  labels: Labels,
  choices: readonly SelectOption[],
  attributes: { chosen: string; autocomplete?: AutoFill; isRequired?: boolean },
) =>
  field(view, name, labels, ({ describedBy, isInvalid }) => {
    const lang = pageLang(view.messages);
    return html`<select
      id=${name}
      name=${name}
      part="input"
      autocomplete=${attributes.autocomplete ?? nothing}
      aria-required=${attributes.isRequired ? 'true' : nothing}
      aria-invalid=${isInvalid}
      aria-describedby=${describedBy}
      ${options(choices, attributes.chosen, lang === nothing ? '' : lang)}
    ></select>`;
  });

/** Draws options without templates: with templates, the 250 countries take three times as long and as many nodes. */
class Options extends Directive {
  #lang: string | null = null;
  #choices: readonly SelectOption[] = [];

  /** The options for prerendering. */
  override render(choices: readonly SelectOption[], chosen: string, lang: string): unknown {
    const shown = choices.find(({ value }) => value === chosen) ?? choices[0];
    return choices.map(
      (choice) =>
        html`<option
          value=${choice.value}
          lang=${lang && choice.value ? lang : nothing}
          ?selected=${choice === shown}
          .textContent=${choice.name}
        ></option>`,
    );
  }

  override update({ element }: ElementPart, [choices, chosen, lang]: Parameters<this['render']>): unknown {
    const select = element as HTMLSelectElement;
    if (this.#lang !== lang || !haveSameOptions(this.#choices, choices)) {
      this.#lang = lang;
      this.#choices = choices;
      const before = [...select.options];
      select.append(...choices.map((choice) => optionOf(choice, lang)));
      // Last, because Chromium never frees a form whose select had no options for a moment.
      for (const option of before) select.removeChild(option);
    }
    // A value that isn't on offer appears as no choice.
    if (select.value !== chosen)
      select.selectedIndex = Math.max(
        0,
        choices.findIndex(({ value }) => value === chosen),
      );
    return noChange;
  }
}

const options = directive(Options);

const haveSameOptions = (some: readonly SelectOption[], others: readonly SelectOption[]): boolean =>
  some === others ||
  (some.length === others.length &&
    some.every(({ value, name }, index) => value === others[index]?.value && name === others[index].name));

const optionOf = ({ value, name }: SelectOption, lang: string): HTMLOptionElement => {
  const option = new Option(name, value);
  if (lang && value) option.lang = lang;
  return option;
};
