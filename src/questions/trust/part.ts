import { css, html, nothing } from 'lit';
import { newTabLinkEnglish } from '../../languages/en/new-tab-link.js';
import { trustEnglish } from '../../languages/en/trust.js';
import { pageLink } from '../../schema/url.js';
import { shortLine } from '../../text/clean.js';
import { newTabLink } from '../../ui/new-tab-link.js';
import { attributeName, textOf } from '../attributes.js';
import type { Part, PartView } from '../part.js';
import { ownSettings } from '../states.js';
import { trustAttributes, type TrustAttributes } from './attributes.js';
import { endingPart, endingStyles } from './ending.js';
import { recipientPart, recipientStyles, registration } from './recipient.js';
import { trustKey, type TrustSettings } from './state.js';

const trustStyles = css`
  .trust a {
    display: inline-block;
    padding-block: 0.125em;
    color: inherit;
    text-underline-offset: 0.2em;
  }
  .secure.trust a {
    margin-inline: 0.5em;
  }
  ${recipientStyles}
  ${endingStyles}
`;

/** The maximum length of the charity's texts. Longer ones are cut. */
const longest = 120;

const lineOf = (text: unknown): string | null => shortLine(textOf(text) ?? '', longest) || null;

/** Shows donors which charity they give to and how they can pay. It asks nothing. */
export const trustPart: Part<TrustSettings, null, TrustAttributes> = {
  name: trustKey.name,
  english: { ...trustEnglish, ...newTabLinkEnglish },
  others: [endingPart, recipientPart],
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
      charityName: lineOf(attributes.charityName),
      charityNumber: lineOf(attributes.charityNumber),
      charityRegister: lineOf(attributes.charityRegister),
      privacyUrl: linkTo('privacyUrl'),
      contactUrl: linkTo('contactUrl'),
      manageUrl: linkTo('manageUrl'),
    };
    linkTo('shareUrl');
    return settings;
  },
  initial: () => null,

  read: (_, donation) => donation,
  view: (view) => trustView(view),
};

/** Draws the lines below the button. The number is there only if it isn't above it, with the name. */
const trustView = ({ form, messages }: PartView) => {
  const settings = ownSettings(form, trustKey);
  const { paymentMethods, charityName, charityNumber, privacyUrl, contactUrl } = settings;
  return [
    paymentMethods ? line(html`<bdi .textContent=${paymentMethods}></bdi>`) : nothing,
    charityNumber && !charityName ? line(registration(settings, messages)) : nothing,
    privacyUrl || contactUrl
      ? line(
          html`${privacyUrl ? newTabLink(messages, 'privacyPolicy', privacyUrl) : nothing}
          ${contactUrl ? newTabLink(messages, 'contactCharity', contactUrl) : nothing}`,
        )
      : nothing,
  ];
};

const line = (content: unknown) => html`<p class="secure trust" part="hint">${content}</p>`;
