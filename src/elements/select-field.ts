import { html, noChange, nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import type { FormView } from './form-view.js';
import { ownLang } from './giving-view.js';
import { labelled, type Labels } from './labelled.js';

type Choice = { value: string; name: string };

/** A choice among names; `<select>`, since that is what phones and screen readers do best. */
export const selectField = (
  view: FormView,
  field: 'currency' | 'country' | 'project' | 'intention',
  labels: Labels,
  choices: readonly Choice[],
  attributes: { autocomplete?: AutoFill; isRequired?: boolean; select: (value: string) => void },
) =>
  labelled(view, field, labels, ({ describedBy, isInvalid }) => {
    const lang = ownLang(view);
    return html`<select
      id=${field}
      name=${field}
      part="input"
      autocomplete=${attributes.autocomplete ?? nothing}
      aria-required=${attributes.isRequired ? 'true' : nothing}
      aria-invalid=${isInvalid}
      aria-describedby=${describedBy}
      @change=${(event: Event) => attributes.select((event.target as HTMLSelectElement).value)}
      ${offer(choices, view.draft[field] ?? '', lang === nothing ? '' : lang)}
    ></select>`;
  });

/** Plain options: as templates, those of 250 countries take three times as long, and as many nodes. */
class Offer extends Directive {
  #shown = '';

  override render(_choices: readonly Choice[], _chosen: string, _lang: string) {
    return noChange;
  }

  override update({ element }: ElementPart, [choices, chosen, lang]: Parameters<this['render']>) {
    const select = element as HTMLSelectElement;
    const shown = JSON.stringify([lang, choices]);
    if (this.#shown !== shown) {
      this.#shown = shown;
      select.replaceChildren(...choices.map((choice) => optionOf(choice, lang)));
    }
    // What is not on offer is shown as no choice.
    if (select.value !== chosen) select.selectedIndex = Math.max(0, positionOf(chosen, choices));
    return noChange;
  }
}

const offer = directive(Offer);

const positionOf = (chosen: string, choices: readonly Choice[]): number =>
  choices.findIndex(({ value }) => value === chosen);

const optionOf = ({ value, name }: Choice, lang: string): HTMLOptionElement => {
  const option = new Option(name, value);
  if (lang && value) option.lang = lang;
  return option;
};
