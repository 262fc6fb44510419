import { donorOn } from '../../test/support/journeys/journey.js';
import { expect, test } from './listening.js';

const checking = 'Checking your donation… heading level 2.';

test('A donor gives £25 monthly, pays and hears the thanks', async ({ open, page, orca, hold }) => {
  const { press, tab, type, submit, wait, arrive, notice } = orca;
  await open('fields=""');
  await tab('How often panel. One-time. selected radio button');
  await press('r', 'Monthly. not selected radio button');
  await press('space', 'selected');
  await tab('Amount panel. £10. selected radio button');
  await press('r', '£25. not selected radio button');
  await press('space', 'selected');
  await tab('Other amount');
  await tab('Email address entry required.');
  await type('ada@example.org');
  await tab('Donate £25.00 monthly push button.');
  const openPaymentPage = await hold('**/sandbox/checkout/**');
  await submit('Preparing the payment page…', 'Taking you to the payment page…');
  await wait(async () => {
    openPaymentPage();
    await page.getByRole('button', { name: /^Pay / }).waitFor();
  });
  const answer = await hold('**/api/v1/subscription/*');
  await arrive('pays, and comes back', donorOn(page).pay, checking);
  await notice('the service answers', async () => answer(), 'Thank you');
  await tab('Make another donation push button.');
});

test('A donor hears once what a fast service answers', async ({
  open,
  page,
  startPayment,
  control,
  orca,
  steps,
}) => {
  // Wide enough for the title on one line: Orca can read a title that has just appeared line by line.
  await open(`metadata='{"sandbox_confirmation_seconds": 600}' fields="" style="--donation-max-width: 60em"`);
  await startPayment();
  const waiting = 'We have not received your payment yet heading level 2.';
  await orca.arrive('pays, and comes back', donorOn(page).pay, waiting);
  expect(steps.at(-1)?.heard).toEqual([waiting]);
  await orca.notice(
    'the payment is confirmed',
    () => control('POST', 'clock', { seconds: 3600 }),
    'Thank you',
  );
  await orca.tab('Make another donation push button.');

  await open('fields=""');
  await startPayment();
  const thanks = 'Thank you heading level 2.';
  await orca.arrive('pays, and comes back', donorOn(page).pay, thanks);
  expect(steps.at(-1)?.heard).toEqual([thanks]);
  await orca.tab('Make another donation push button.');
});

test('A donor comes back after a payment that failed', async ({ open, page, startPayment, hold, orca }) => {
  await open('fields=""');
  await startPayment();
  const answer = await hold('**/api/v1/payment-session/*');
  await orca.arrive('is declined, and comes back', donorOn(page).decline, checking);
  await orca.notice('the service answers', async () => answer(), 'The payment did not go through');
  await orca.tab('Try again push button.');
});

test('A donor comes back without having paid', async ({ open, page, startPayment, hold, orca }) => {
  await open('fields=""');
  await startPayment();
  const answer = await hold('**/api/v1/payment-session/*');
  await orca.arrive('leaves the payment page, and comes back', donorOn(page).leave, checking);
  await orca.notice('the service answers', async () => answer(), 'We have not received your payment yet');
  await orca.tab('Return to payment');
});

test('A donor hears that the payment has been confirmed later', async ({
  open,
  page,
  startPayment,
  hold,
  control,
  orca,
}) => {
  await open(`metadata='{"sandbox_confirmation_seconds": 600}' fields=""`);
  await startPayment();
  const answer = await hold('**/api/v1/payment-session/*');
  await orca.arrive('pays, and comes back', donorOn(page).pay, checking);
  await orca.notice('the service answers', async () => answer(), 'We have not received your payment yet');
  await orca.notice(
    'the payment is confirmed',
    () => control('POST', 'clock', { seconds: 3600 }),
    'Thank you',
  );
  await orca.tab('Make another donation push button.');
});

test('A donor hears that the service is down', async ({ open, control, orca }) => {
  const { tab, type, submit } = orca;
  await open('fields=""');
  await control('PUT', 'faults', { faults: [{ fault: 'status', status: 503, endpoint: 'create_checkout' }] });
  await tab('How often');
  await tab('Amount');
  await tab('Other amount');
  await tab('Email address');
  await type('ada@example.org');
  await tab('Donate £10.00 push button.');
  await submit(
    'Preparing the payment page…',
    'Something went wrong. No money was taken. Try again in a moment.',
  );
  await tab('End of the page link.');
});
