import { html, render, type TemplateResult } from 'lit';
import {
  charityOfSandbox,
  exampleAnswers,
  exampleClient,
  type ExampleName,
  type Given,
} from './example-donations.js';
import type { Outcome } from '../src/schema/outcome.js';

// The status page shows every outcome as an example. Each one is a real element, whose client gives staged answers.

type Example = {
  outcome: Outcome;
  /** The name of its answer, which is also its slug. */
  answer: ExampleName;
  name: string;
  when: string;
};

const examples: readonly Example[] = [
  { outcome: 'succeeded', answer: 'paid', name: 'Paid, one-time', when: 'The payment has succeeded.' },
  {
    outcome: 'succeeded',
    answer: 'monthly',
    name: 'Paid, monthly',
    when: 'The first payment has succeeded, and the next one is scheduled.',
  },
  {
    outcome: 'succeeded',
    answer: 'ending',
    name: 'Paid, monthly, and cancelled',
    when: 'The donor has cancelled, and won’t make any more payments after this month.',
  },
  {
    outcome: 'pending',
    answer: 'pending',
    name: 'Pending',
    when: 'The bank hasn’t confirmed the payment yet. The page keeps checking.',
  },
  { outcome: 'failed', answer: 'failed', name: 'Failed', when: 'The bank declined the payment.' },
  {
    outcome: 'attention',
    answer: 'overdue',
    name: 'Payment overdue',
    when: 'A payment of a monthly gift has failed.',
  },
  { outcome: 'ended', answer: 'ended', name: 'Ended', when: 'The monthly gift has been cancelled.' },
  {
    outcome: 'unconfirmed',
    answer: 'unknown',
    name: 'Not confirmed',
    when: 'The service gives a status that the widget doesn’t know.',
  },
  {
    outcome: 'not-found',
    answer: 'missing',
    name: 'Not found',
    when: 'The service has no such donation.',
  },
  {
    outcome: 'unavailable',
    answer: 'offline',
    name: 'Service unavailable',
    when: 'The service doesn’t answer, or refuses the key.',
  },
  {
    outcome: 'mismatch',
    answer: 'another',
    name: 'Wrong donation',
    when: 'The service answers with another donation, so the page shows nothing of it.',
  },
];

const given: Given = { charity: charityOfSandbox, currency: 'GBP', project: 'River Sallow', tip: 150 };
const answers = exampleAnswers(given);
const client = exampleClient(given);

const figure = ({ outcome, answer, name, when }: Example): TemplateResult => html`
  <figure>
    <figcaption>
      <p><strong>${name}</strong> <code>${outcome}</code></p>
      <p>${when}</p>
    </figcaption>
    <donation-status .client=${client} type=${answers[answer].type} slug=${answer}></donation-status>
  </figure>
`;

const folded = document.querySelector<HTMLDetailsElement>('#examples details');
const place = folded?.querySelector<HTMLElement>('.examples');

// The examples are drawn once they are open: a donor who comes back to this page reads one status.
folded?.addEventListener('toggle', () => {
  if (folded.open && place) render(examples.map(figure), place);
});

const real = document.querySelector('#donation donation-status');
const openWithoutDonation = () => {
  if (folded && real?.getAttribute('outcome') === 'lost') folded.open = true;
};

// A visitor who has not given finds no donation here, so the examples open at once.
real?.addEventListener('donation-status', () => void Promise.resolve().then(openWithoutDonation));
openWithoutDonation();
