import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Endpoint, Fault } from '../faults.js';
import type { Connection } from '../loopback.js';
import { page } from './layout.js';

const endpointNames: Record<Endpoint, string> = {
  create_checkout: 'Create checkout',
  payment_session: 'Read a session',
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
    label: '429 with Retry-After: 5',
    fault: { fault: 'status', status: 429, retry_after: 5 },
  },
  'error-400': { label: '400 error', fault: { fault: 'status', status: 400 } },
  'error-401': { label: '401 error', fault: { fault: 'status', status: 401 } },
  delay: { label: 'Delay of 3 seconds', fault: { fault: 'delay', milliseconds: 3_000 } },
  hang: { label: 'No answer at all', fault: { fault: 'hang' } },
  cut: { label: 'Connection cut half-way', fault: { fault: 'cut' } },
  malformed: { label: 'Malformed JSON', fault: { fault: 'malformed' } },
  empty: { label: 'Empty body', fault: { fault: 'empty' } },
  html: { label: 'HTML instead of JSON', fault: { fault: 'html' } },
};

/** The value of the button that clears what is staged. */
export const clearing = 'clear';

/** Makes a JSON body out of the form of this page. It is as unchecked as any other body. */
export const faultOfForm = (form: Record<string, unknown>): object => ({
  ...(typeof form['stage'] === 'string' && buttons[form['stage']]?.fault),
  ...(form['endpoint'] !== 'all' && { endpoint: form['endpoint'] }),
  times: Number(form['times']),
});

const whatGoesWrong = (fault: Fault): string => {
  switch (fault.fault) {
    case 'status':
      return [
        `${fault.status} error`,
        ...(fault.cors ? [] : ['without CORS headers']),
        ...(fault.retry_after === undefined ? [] : [`with Retry-After: ${fault.retry_after}`]),
      ].join(' ');
    case 'delay':
      return `Delay of ${fault.milliseconds / 1_000} seconds`;
    default:
      return buttons[fault.fault]?.label ?? fault.fault;
  }
};

const inWords = (fault: Fault) => {
  const answers = fault.times === 1 ? 'the next answer' : `the next ${fault.times} answers`;
  return `${whatGoesWrong(fault)}, ${answers} (${fault.endpoint ? endpointNames[fault.endpoint] : 'every endpoint'})`;
};

const choice = (name: string, value: string | number, label: string, isFirst: boolean) =>
  html`<label
    ><input type="radio" name="${name}" value="${value}" ${isFirst ? 'checked' : ''} />${label}</label
  >`;

/** Buttons that stage each fault; it works without a script. */
export const faultsPage = (c: Context<{ Bindings: Connection }>, staged: readonly Fault[]) =>
  page(c, {
    title: 'Staged faults',
    // For its form, of which a service worker must know where it comes from.
    referrerPolicy: 'same-origin',
    footer: `What is staged is kept until it is used up or cleared${c.env.isServiceWorker ? '' : ', or the sandbox restarts'}.`,
    main: html`<div class="card">
      <form class="payment" method="post">
        <h1>Staged faults</h1>
        <section aria-label="Staged now">
          ${
            staged.length > 0
              ? html`<ol>
                  ${staged.map((fault) => html`<li>${inWords(fault)}</li>`)}
                </ol>`
              : html`<p>Nothing is staged: every answer is as it should be.</p>`
          }
        </section>
        <fieldset>
          <legend>Which endpoint?</legend>
          <div class="tips">
            ${choice('endpoint', 'all', 'Every endpoint', true)}
            ${Object.entries(endpointNames).map(([value, label]) => choice('endpoint', value, label, false))}
          </div>
        </fieldset>
        <fieldset>
          <legend>For how many answers?</legend>
          <div class="tips">
            ${choice('times', 1, 'The next', true)} ${choice('times', 3, 'The next 3', false)}
            ${choice('times', 20, 'The next 20', false)}
          </div>
        </fieldset>
        <fieldset>
          <legend>What goes wrong?</legend>
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
