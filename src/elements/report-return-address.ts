import { returnTo } from '../service/return-link.js';
import type { DonationAttributes } from './donation-attributes.js';

const reported = new WeakSet<DonationAttributes>();

/** Warns the developer, once for each form, that donors won't return to the address that the page wants. */
export const reportReturnAddress = (form: DonationAttributes): void => {
  const { localName, platform, values } = form;
  if (reported.has(form) || returnTo(values.returnUrl) !== undefined) return;
  reported.add(form);
  platform.report(
    `<${localName}> has no https address to send donors back to, so they return to your organisation's default address. Set return-url, or serve this page over https.`,
  );
};
