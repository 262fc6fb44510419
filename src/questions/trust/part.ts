import { css, html, nothing } from 'lit';
import { newTabLinkEnglish } from '../../languages/en/new-tab-link.js';
import { trustEnglish } from '../../languages/en/trust.js';
import { pageLink } from '../../schema/url.js';
import { shortLine } from '../../text/clean.js';
import { attributeName, textOf } from '../attributes.js';
import type { Part, PartKey, PartView } from '../part.js';
import { trustAttributes, type TrustAttributes } from './attributes.js';
import type { Localizer } from '../../languages/localizer.js';
import { newTabLink } from '../../ui/new-tab-link.js';
import { ownSettings } from '../states.js';
import type { MessageKey } from '../../languages/en.js';

/** Styles for the lines below the button. */
const trustStyles = css`
  .trust a {
    display: inline-block;
    margin-inline: 0.5em;
    padding-block: 0.125em;
    color: inherit;
    text-underline-offset: 0.2em;
  }
`;

/** The charity's texts and links; null for each one that isn't set. */
type TrustSettings = {
  paymentMethods: string | null;
  charityNumber: string | null;
  charityRegister: string | null;
  privacyUrl: string | null;
  contactUrl: string | null;
};

export const trustKey: PartKey<TrustSettings, null> = { name: 'trust' };

/** The maximum length of the charity's texts. Longer ones are cut. */
const longest = 120;

const lineOf = (text: unknown): string | null => shortLine(textOf(text) ?? '', longest) || null;

/** Shows donors which charity they give to and how they can pay. It asks nothing. */
export const trustPart: Part<TrustSettings, null, TrustAttributes> = {
  name: trustKey.name,
  english: { ...trustEnglish, ...newTabLinkEnglish },
  group: 'submit',
  isOfPage: true,
  styles: trustStyles,

  configure: (attributes, report) => {
    const linkTo = (property: 'privacyUrl' | 'contactUrl' | 'manageUrl' | 'shareUrl') => {
      const written = textOf(attributes[property]);
      const link = written === undefined ? undefined : pageLink(written);
      const attribute = attributeName(property, trustAttributes[property]) ?? property;
      if (written !== undefined && link === undefined)
        report({ attribute, code: 'not_a_link', isMinor: true });
      return link ?? null;
    };
    const settings = {
      paymentMethods: lineOf(attributes.paymentMethods),
      charityNumber: lineOf(attributes.charityNumber),
      charityRegister: lineOf(attributes.charityRegister),
      privacyUrl: linkTo('privacyUrl'),
      contactUrl: linkTo('contactUrl'),
    };
    linkTo('manageUrl');
    linkTo('shareUrl');
    return settings;
  },
  initial: () => null,

  read: (_, donation) => donation,
  view: (view) => trustView(view),
};

/** Draws the lines below the button. */
const trustView = ({ form, messages }: PartView) => {
  const settings = ownSettings(form, trustKey);
  const { paymentMethods, privacyUrl, contactUrl } = settings;
  return [
    paymentMethods ? line(html`<bdi .textContent=${paymentMethods}></bdi>`) : nothing,
    settings.charityNumber ? line(charity(settings, messages)) : nothing,
    privacyUrl || contactUrl
      ? line(
          html`${privacyUrl ? newTabLink(messages, 'privacyPolicy', privacyUrl) : nothing}
          ${contactUrl ? newTabLink(messages, 'contactCharity', contactUrl) : nothing}`,
        )
      : nothing,
  ];
};

const line = (content: unknown) => html`<p class="secure trust" part="hint">${content}</p>`;

const charity = ({ charityNumber, charityRegister }: TrustSettings, messages: Localizer) => {
  const number = charityNumber ?? '';
  return charityRegister
    ? isolatedText(messages, 'charityInRegister', { register: charityRegister, number })
    : isolatedText(messages, 'registeredCharity', { number });
};

/** A message with data as values. Each value is in its own element, which keeps its direction apart from the text. */
const isolatedText = (messages: Localizer, key: MessageKey, values: Record<string, string>) => {
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
