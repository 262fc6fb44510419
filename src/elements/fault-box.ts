import { css, html } from 'lit';

export const faultStyles = css`
  .fault-box {
    margin-block-end: 1em;
    padding: 1em;
    border: 2px dashed #8a5a00;
    border-radius: 0.5em;
    background: #fff8e5;
    color: #3d2a00;
    font-size: 0.9375em;
    text-align: start;
  }
  .fault-box p + p {
    margin-block-start: 0.5em;
  }
`;

/** Explains a fault to the person who makes the page, in English, as on the console. */
export const faultBox = (fault: Error) =>
  html`<section class="fault-box" lang="en" dir="ltr" aria-label="Problem that only you see">
    <p><strong .textContent=${fault.message}></strong></p>
    <p .textContent=${remedyFor(fault)}></p>
    <p>
      Donors don’t see this box. You see it because this page is on your own computer, the form is in test
      mode, or the page’s address has “donation-check”.
    </p>
  </section>`;

const badKey =
  'Check the publishable key. It must be your own organisation’s key, and it can’t be revoked. A test key works only with a test service.';

const remedies: Readonly<Record<number, string>> = {
  401: badKey,
  403: badKey,
  404: 'Check the address of the payment service (base-url).',
};

// By name, because the classes of these errors are in the file that sends.
const remedyFor = (fault: Error): string => {
  if (fault.name === 'ConfigurationError') return 'Correct this, and the form appears here.';
  if (fault.name === 'NetworkError')
    return 'If you are online, check the address of the payment service (base-url). If it’s right, ask your payment service to allow requests from this website (CORS).';
  const remedy = 'status' in fault && typeof fault.status === 'number' ? remedies[fault.status] : undefined;
  return remedy ?? 'The browser’s console may have more about it.';
};
