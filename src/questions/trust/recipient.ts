import { css, html, nothing } from 'lit';
import type { MessageKey } from '../../languages/en.js';
import type { Localizer } from '../../languages/localizer.js';
import type { Part } from '../part.js';
import { ownSettings } from '../states.js';
import { trustKey, type TrustSettings } from './state.js';

export const recipientStyles = css`
  .recipient {
    color: var(--_text);
    text-wrap: balance;
  }
  .recipient > bdi {
    font-weight: 600;
  }
`;

/** Says above the button who gets the donation, with the number in the charity register. */
export const recipientPart: Part<null, null> = {
  name: 'recipient',
  group: 'above-submit',
  isOfPage: true,

  configure: () => null,
  initial: () => null,

  read: (_, donation) => donation,
  view: ({ form, messages }) => {
    const settings = ownSettings(form, trustKey);
    const { charityName, charityNumber } = settings;
    if (!charityName) return nothing;
    return html`<p class="secure recipient" part="hint">
      ${isolatedText(messages, 'goesTo', { charity: charityName })}
      ${charityNumber ? html`<span>(${registration(settings, messages)})</span>` : nothing}
    </p>`;
  },
};

/** The charity's number in its register. */
export const registration = (
  { charityNumber, charityRegister }: TrustSettings,
  messages: Localizer,
): unknown => {
  const number = charityNumber ?? '';
  return charityRegister
    ? isolatedText(messages, 'charityInRegister', { register: charityRegister, number })
    : isolatedText(messages, 'registeredCharity', { number });
};

/** A message with data as values. Each value is in its own element, which keeps its direction apart from the text. */
const isolatedText = (messages: Localizer, key: MessageKey, values: Record<string, string>): unknown => {
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
