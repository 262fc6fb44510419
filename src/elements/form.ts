import { html } from 'lit';
import { amountOptions } from './amount.js';
import type { FormView } from './form-view.js';
import { giftSummary } from './gift-summary.js';
import { intervalOptions } from './interval.js';
import { payerFieldset } from './payer.js';
import { submitArea } from './submit.js';

export type FormHandlers = {
  submit: (event: Event) => void;
  /** Called when anything was typed or chosen, also in a field of the page's own. */
  edited?: (event: Event) => void;
  /** Called when the donor leaves a field that was edited. */
  changed?: (event: Event) => void;
  /** Called when a key is pressed in a field of the page's own. */
  pressed?: (event: KeyboardEvent) => void;
};

/** The whole form below its banner, from the page's own heading to its footer. */
export const form = (banner: unknown, view: FormView, handlers: FormHandlers) => {
  const { words, rest } = view;
  return html`<div class="themed" lang=${words.lang} dir=${words.direction}>
    ${banner}
    <form
      part="form"
      novalidate
      @submit=${handlers.submit}
      @input=${handlers.edited}
      @change=${handlers.changed}
    >
      <slot name="header"></slot>
      <div class="questions" ?inert=${view.submission.isHeld}>
        ${rest?.errors}${intervalOptions(view)}${rest?.gifts}${amountOptions(view)}${rest?.choices}
        ${payerFieldset(view)}
        <slot name="fields" @keydown=${handlers.pressed}></slot>
      </div>
      <slot name="legal"></slot>
      ${giftSummary(view)}${submitArea(view, handlers.submit)}${rest?.resume}
      <slot name="footer"></slot>
    </form>
  </div>`;
};
