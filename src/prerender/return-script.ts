import { referenceParameter } from '../page/address.js';
import { storageNames } from '../page/storage.js';

/**
 * The script inside a prerendered form, as text. Donors who come back from the payment page must not see a form to fill
 * in, and the page's HTML can be the same for everybody. It runs as soon as the browser reads it, is the same in every
 * form, so that a policy can name its hash, and marks every form (`data-return`), because in a shadow root no script knows
 * where it is.
 */
export const returnScript = [
  'try{',
  `if(new URLSearchParams(location.search).has("${referenceParameter}")`,
  `||sessionStorage.getItem("${storageNames.pending}")?.includes('"settled":null'))`,
  'for(const one of document.querySelectorAll("[publishable-key]"))',
  'one.shadowRoot?.querySelector(".donation-prerendered")?.setAttribute("data-return","")',
  '}catch{}',
].join('');
