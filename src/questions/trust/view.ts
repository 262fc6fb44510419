import { html, nothing } from 'lit';
import type { Localizer } from '../../languages/localizer.js';
import { isolatedText } from '../../ui/isolated-text.js';
import { newTabLink } from '../../ui/new-tab-link.js';
import type { QuestionView } from '../question.js';
import { ownSettings } from '../states.js';
import { trustKey, type TrustSettings } from './state.js';

/** Draws the lines below the button. */
export const trustView = ({ form, messages }: QuestionView) => {
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
