import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Endpoint, Fault } from '../faults.js';
import type { Connection } from '../loopback.js';
import { page } from './layout.js';

const endpointNames: Record<Endpoint, string> = {
  create_checkout: 'Create checkout',
  payment_session: 'Read a payment session',
  subscription: 'Read a subscription',
};

const buttons: Record<string, { label: string; fault: object }> = {
  'error-500': { label: '500 error', fault: { fault: 'status', status: 500 } },
  'error-500-opaque': {
    label: '500 error without CORS headers',
    fault: { fault: 'status', status: 500, cors: false },
  },
  'error-503': {
    label: '503 with Retry-After: 5',
    fault: { fault: 'status', status: 503, retry_after: 5 },
  },
  'error-429': {
    label: 'Too many requests (429)',
    fault: { fault: 'status', status: 429, retry_after: 5 },
  },
  'error-400': { label: 'Details refused (400)', fault: { fault: 'status', status: 400 } },
  'error-400-email': {
    label: 'Email address refused (400)',
    fault: { fault: 'status', status: 400, paths: [['payer', 'email']] },
  },
  'error-401': { label: 'Key refused (401)', fault: { fault: 'status', status: 401 } },
  delay: { label: '3-second delay', fault: { fault: 'delay', milliseconds: 3_000 } },
  hang: { label: 'No answer', fault: { fault: 'hang' } },
  cut: { label: 'Connection lost', fault: { fault: 'cut' } },
  malformed: { label: 'Malformed JSON', fault: { fault: 'malformed' } },
  empty: { label: 'Empty body', fault: { fault: 'empty' } },
  'answer-status': {
    label: 'Unknown status',
    fault: { fault: 'answer', change: { status: 'under_review' } },
  },
  'answer-slug': {
    label: 'Status of another donation',
    fault: { fault: 'answer', change: { slug: 'ps_another' } },
  },
  html: { label: 'HTML instead of JSON', fault: { fault: 'html' } },
};

const statusNames: Record<number, string> = {
  400: 'Details refused (400)',
  401: 'Key refused (401)',
  429: 'Too many requests (429)',
};

/** The value of the button that clears the list of errors. */
export const clearing = 'clear';

/** Turns this page's form into a JSON body, which still has to be checked like any other. */
export const faultOfForm = (form: Record<string, unknown>): object => ({
  ...(typeof form['stage'] === 'string' && buttons[form['stage']]?.fault),
  ...(form['endpoint'] !== 'all' && { endpoint: form['endpoint'] }),
  times: Number(form['times']),
});

const errorInWords = (fault: Fault): string => {
  switch (fault.fault) {
    case 'status':
      return [
        statusNames[fault.status] ?? `${fault.status} error`,
        ...(fault.paths ? [`about ${fault.paths.map((path) => path.join('.')).join(', ')}`] : []),
        ...(fault.cors ? [] : ['without CORS headers']),
        ...(fault.retry_after === undefined ? [] : [`with Retry-After: ${fault.retry_after}`]),
      ].join(' ');
    case 'answer':
      return `Answer with another ${Object.keys(fault.change).join(', ') || 'nothing'}`;
    case 'delay':
      return `${fault.milliseconds / 1_000}-second delay`;
    default:
      return buttons[fault.fault]?.label ?? fault.fault;
  }
};

const inWords = (fault: Fault) => {
  const times = fault.times === 1 ? 'once' : `${fault.times} times`;
  return `${errorInWords(fault)}, ${times} (${fault.endpoint ? endpointNames[fault.endpoint] : 'any request'})`;
};

const choice = (name: string, value: string | number, label: string, isFirst: boolean) =>
  html`<label
    ><input type="radio" name="${name}" value="${value}" ${isFirst ? 'checked' : ''} />${label}</label
  >`;

/** A page with a button for each error. It works without scripts. */
export const faultsPage = (c: Context<{ Bindings: Connection }>, staged: readonly Fault[]) =>
  page(c, {
    title: 'Simulate errors',
    // A service worker checks the referrer to know where the form comes from.
    referrerPolicy: 'same-origin',
    footer: `Errors stay in the list until they’re used or you clear them${c.env.isServiceWorker ? '' : ', or until the sandbox restarts'}.`,
    main: html`<div class="card">
      <form class="payment" method="post">
        <h1>Simulate errors</h1>
        <section aria-label="Errors in the list">
          ${
            staged.length > 0
              ? html`<ol>
                  ${staged.map((fault) => html`<li>${inWords(fault)}</li>`)}
                </ol>`
              : html`<p>There are no errors in the list. The sandbox answers normally.</p>`
          }
        </section>
        <fieldset>
          <legend>Which request fails?</legend>
          <div class="tips">
            ${choice('endpoint', 'all', 'Any request', true)}
            ${Object.entries(endpointNames).map(([value, label]) => choice('endpoint', value, label, false))}
          </div>
        </fieldset>
        <fieldset>
          <legend>How often?</legend>
          <div class="tips">
            ${choice('times', 1, 'Once', true)} ${choice('times', 3, '3 times', false)}
            ${choice('times', 20, '20 times', false)}
          </div>
        </fieldset>
        <fieldset>
          <legend>Add an error</legend>
          <div class="actions">
            ${Object.entries(buttons).map(
              ([value, { label }]) =>
                html`<button class="button" name="stage" value="${value}">${label}</button>`,
            )}
          </div>
        </fieldset>
        <button class="button" name="stage" value="${clearing}">Clear all</button>
      </form>
    </div>`,
  });
