import { returnTo } from '../browser/return-link.js';
import type { DonationAttributes } from './donation-attributes.js';

const reported = new WeakSet<DonationAttributes>();

/** Tells the integrator, once for each form, that the donor will not come back to where the page wants. */
export const reportReturnAddress = (form: DonationAttributes): void => {
  const { localName, platform, returnUrl } = form;
  if (reported.has(form) || returnTo(returnUrl) !== undefined) return;
  reported.add(form);
  platform.report(
    `<${localName}> sends no return_url: there is no https address for it (§4.1). The default is used.`,
  );
};
