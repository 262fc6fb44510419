import { html } from 'lit';
import type { MessageKey } from '../languages/en.js';
import type { Localizer } from '../languages/localizer.js';

/** A message with data as values. Each value is in its own element, which keeps its direction apart from the text. */
export const isolatedText = (messages: Localizer, key: MessageKey, values: Record<string, string>) => {
  const marks = Object.keys(values).map((name) => [name, `\n${name}\n`]);
  // The elements isolate the values, so the message needs no isolate characters.
  const text = messages.localize(key, Object.fromEntries(marks)).replace(/[\u2068\u2069]/g, '');
  return text
    .split('\n')
    .map((piece, index) =>
      index % 2 === 1
        ? html`<bdi .textContent=${values[piece]}></bdi>`
        : html`<span .textContent=${piece}></span>`,
    );
};
