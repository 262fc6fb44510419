import { newTabLinkEnglish } from '../../languages/en/new-tab-link.js';
import { trustEnglish } from '../../languages/en/trust.js';
import { pageLink } from '../../schema/url.js';
import { shortLine } from '../../text/clean.js';
import { attributeName, textOf } from '../attributes.js';
import type { Question } from '../question.js';
import { trustAttributes, type TrustAttributes } from './attributes.js';
import { trustKey, type TrustSettings } from './state.js';
import { trustStyles } from './styles.js';
import { trustView } from './view.js';

/** The maximum length of the charity's texts. Longer ones are cut. */
const longest = 120;

const lineOf = (text: unknown): string | null => shortLine(textOf(text) ?? '', longest) || null;

/** Shows donors which charity they give to and how they can pay. It asks nothing. */
export const trustQuestion: Question<TrustSettings, null, TrustAttributes> = {
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
