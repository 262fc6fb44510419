// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect, oneEvent } from '@open-wc/testing';
import { DonationClient } from '../../src/client/index.js';
import { en } from '../../src/languages/en.js';
import { fakePlatform, settled, fakeService } from '../support/elements/fakes.js';
import { until } from '../support/elements/until.js';
import { openWidget, openFilled, record, sent } from '../support/elements/donor.js';
import {
  created,
  hang,
  json,
  publishableKey,
  stagedService,
  text,
  unreachable,
  type Answer,
} from '../support/elements/staged-service.js';

/** Every staged body contains this text, which must never reach the donor. */
const inTheBody = 'xyzzy';
const refusal = { error: { message: inTheBody, issues: [{ path: ['payer', 'email'], message: inTheBody }] } };
const page = `<h1>${inTheBody}</h1><script>document.title = 1</script>`;

const typed = { [en.customAmount]: '37.50', [en.email]: 'ada@example.org', [en.first_name]: 'Ada' };

const filled = async (client: DonationClient, platform = fakePlatform()) => {
  const opened = await openWidget({}, { platform, properties: { client } });
  await opened.donor.choose(en.month);
  for (const [name, value] of Object.entries(typed)) await opened.donor.type(name, value);
  return opened;
};

type Opened = Awaited<ReturnType<typeof filled>>;

const everythingIsStillThere = ({ donor }: Opened) => {
  expect(donor.chosen(en.interval)).to.equal(en.month);
  for (const [name, value] of Object.entries(typed)) expect(donor.field(name).value).to.equal(value);
  expect(donor.buttonText).to.equal('Donate £37.50 monthly');
  expect(donor.submitButton.getAttribute('aria-disabled')).to.be.null;
  expect(donor.text).not.to.contain(inTheBody).and.not.to.contain(publishableKey);
};

const fails = async ({ element, donor }: Opened) => {
  const failed = oneEvent(element, 'donation-error');
  await donor.submit();
  await failed;
  await element.updateComplete;
};

const leaves = async ({ element, donor, platform }: Opened) => {
  const leaving = oneEvent(element, 'donation-redirect');
  await donor.submit();
  await leaving;
  expect(platform.assigned).to.deep.equal(['https://pay.example/c/abc']);
};

const busy = (seconds: number) => en.busy.other.replace('{count}', String(seconds));

/** A fault of each class. `checkout-controller.page.test.ts` has all of them. */
const rows: [fault: string, answer: Answer, words: string][] = [
  ['when it is offline', unreachable, en.unreachable],
  ['on a 400 without a field’s path', json({ message: inTheBody }, 400), en.rejected],
  ['on a 400 for what donors can’t see', json({ error: { param: 'currency' } }, 400), en.closed],
  ['on a 401', json({ message: inTheBody }, 401), en.closed],
  ['on a 429', text('', 429, { 'Retry-After': '7' }), busy(7)],
  ['on a 500', text(page, 500), en.failing],
  ['on a 200 with a web page', text(page, 200, { 'Content-Type': 'text/html' }), en.failing],
];

describe('<donation-widget> on submit', () => {
  for (const [fault, answer, words] of rows) {
    it(`shows the error, keeps the answers and works again ${fault}`, async () => {
      const service = stagedService(answer, created);
      const opened = await filled(service);
      await fails(opened);
      expect(opened.donor.notice).to.equal(words);
      everythingIsStillThere(opened);
      expect(service.requests).to.have.length(1);
      expect(opened.platform.assigned).to.deep.equal([]);

      await opened.platform.clock.advance(30_000);
      await leaves(opened);
      expect(service.requests).to.have.length(2);
    });
  }

  it('times out, keeps the answers and works again if the service does not answer', async () => {
    const client = new DonationClient({
      baseUrl: 'https://service.example/api/v1',
      publishableKey,
      timeout: 1,
      fetch: () => new Promise(() => undefined),
    });
    const opened = await filled(client);
    await fails(opened);
    expect(opened.donor.notice).to.equal(en.slow);
    everythingIsStillThere(opened);
    opened.element.client = stagedService(created);
    await opened.element.updateComplete;
    everythingIsStillThere(opened);
    await leaves(opened);
  });

  it('shows the remaining wait on each press after a 429, whatever happens in between', async () => {
    const service = stagedService(text('', 429, { 'Retry-After': '60' }));
    const opened = await filled(service);
    const { element, donor, page, platform } = opened;
    await fails(opened);
    expect(donor.notice).to.equal(busy(60));
    for (const [seconds, happens] of [
      [50, () => undefined],
      [40, () => donor.type(en.customAmount, '40')],
      [30, () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
      [
        20,
        async () => {
          element.remove();
          await settled();
          page.append(element);
        },
      ],
    ] satisfies [number, () => unknown][]) {
      await happens();
      await element.updateComplete;
      await platform.clock.advance(10_000);
      await donor.submit();
      expect(donor.notice).to.equal(busy(seconds));
    }
    expect(service.requests).to.have.length(1);
  });

  it('explains a refusal that no field can mend to whoever makes the page', async () => {
    const platform = fakePlatform({ isForEditor: () => true });
    const opened = await filled(stagedService(json({ error: { param: 'currency' } }, 400)), platform);
    await fails(opened);
    const faultBox = () => opened.element.shadowRoot?.querySelector('.fault-box')?.textContent ?? '';
    await until(() => faultBox().includes('It names currency.'));
    expect(platform.reports.map(String).join()).to.contain('HTTP status 400').and.not.to.contain(inTheBody);
  });

  it('marks a rejected field until the donor edits it, and sends again', async () => {
    const service = stagedService(json(refusal, 400), created);
    const opened = await filled(service);
    await fails(opened);
    expect(opened.donor.notice).to.equal(en.rejected);
    everythingIsStillThere(opened);
    expect(opened.platform.reports.filter((one) => one instanceof Error)).to.deep.equal([]);
    expect(opened.donor.errorOf(en.email)).to.equal(en.refused);
    expect(opened.donor.errorSummary).to.deep.equal([en.refused]);
    await opened.donor.type(en.email, 'lovelace@example.org');
    expect(opened.donor.errorOf(en.email)).to.be.null;
    await leaves(opened);
    expect(service.requests).to.have.length(2);
  });
});

describe('<donation-widget> while it sends', () => {
  it('sends one POST on a double click, and on Enter and a click', async () => {
    const service = stagedService(hang);
    const { donor } = await filled(service);
    donor.submitButton.click();
    donor.submitButton.click();
    // Enter in a field clicks the form's button, but a page can also call the form.
    donor.root.querySelector('form')?.requestSubmit();
    await settled();
    expect(service.requests).to.have.length(1);
  });

  it('continues when it is moved in the document', async () => {
    const opened = await filled(stagedService(created));
    const leaving = oneEvent(opened.element, 'donation-redirect');
    opened.donor.submitButton.click();
    const elsewhere = document.createElement('section');
    opened.page.append(elsewhere);
    elsewhere.append(opened.element);
    await leaving;
    expect(opened.platform.assigned).to.deep.equal(['https://pay.example/c/abc']);
  });

  it('cancels when it is removed, and keeps its answers when it is put back', async () => {
    let answer: (response: Response) => void = () => undefined;
    const held: Answer = (init, url) =>
      new Promise((resolve) => {
        answer = () => resolve(created(init, url));
      });
    const service = stagedService(held, created);
    const opened = await filled(service);
    await opened.donor.submit();
    expect(service.requests).to.have.length(1);
    opened.element.remove();
    await settled();
    expect(service.requests[0]?.init.signal?.aborted).to.be.true;
    answer(Response.error());
    await settled();
    opened.page.append(opened.element);
    await opened.element.updateComplete;
    expect(opened.platform.assigned).to.deep.equal([]);
    expect(opened.donor.notice).to.equal('');
    everythingIsStillThere(opened);
    await leaves(opened);
    expect(service.requests).to.have.length(2);
  });
});

const url = 'https://pay.example/c/abc';

const linkOf = (donor: Awaited<ReturnType<typeof openFilled>>['donor'], words: string) =>
  donor.find(words) as HTMLAnchorElement | undefined;

/** Clicks a link without leaving the page. */
const follow = (link: HTMLAnchorElement | undefined) => {
  if (!link) throw new Error('There is no link.');
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
};

const framed = () => fakePlatform({ isFramedAcrossOrigins: () => true });

describe('<donation-widget> that can’t redirect', () => {
  const throwing = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const [fault, assign, seconds] of [
    ['location.assign throws', throwing, 0],
    ['location.assign does nothing', () => undefined, 10],
  ] as const) {
    it(`shows a link when ${fault}`, async () => {
      const { element, donor, platform } = await openFilled({}, { platform: fakePlatform({ assign }) });
      const errors = record(element, 'donation-error');
      await donor.submit();
      await platform.clock.advance(seconds * 1000);
      await element.updateComplete;
      expect(linkOf(donor, en.continueToPayment)?.href).to.equal(url);
      expect(donor.notice).to.equal(en.linkReady);
      expect(errors).to.deep.equal([]);
    });
  }

  it('offers a new tab if the frame blocks the link', async () => {
    const { element, donor, platform } = await openFilled({}, { platform: framed() });
    await donor.submit();
    expect(linkOf(donor, en.continueToPayment)?.target).to.equal('_top');
    expect(donor.find(en.continueInNewTab)).to.be.undefined;
    follow(linkOf(donor, en.continueToPayment));
    await platform.clock.advance(3000);
    await element.updateComplete;
    const link = linkOf(donor, en.continueInNewTab);
    expect([link?.href, link?.target, link?.rel]).to.deep.equal([url, '_blank', 'noopener']);
  });

  const edits: [what: string, edit: (opened: Awaited<ReturnType<typeof openFilled>>) => unknown][] = [
    ['another amount', ({ donor }) => donor.choose('£50')],
    ['another interval', ({ donor }) => donor.choose(en.month)],
    ['another email address', ({ donor }) => donor.type(en.email, 'other@example.org')],
    [
      'another value in a field of the page',
      ({ element }) => {
        const field = element.querySelector('input');
        if (field) field.value = 'For Ada';
        field?.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      },
    ],
  ];
  for (const [what, edit] of edits) {
    it(`removes its link when the donor enters ${what}, and sends the new donation`, async () => {
      const own = document.createElement('input');
      own.name = 'note';
      const label = document.createElement('label');
      label.slot = 'fields';
      label.append('Note', own);
      const opened = await openFilled({}, { platform: framed(), children: [label] });
      const { element, donor, service } = opened;
      await donor.submit();
      await edit(opened);
      await element.updateComplete;
      expect(donor.find(en.continueToPayment)).to.be.undefined;
      expect(donor.notice).to.equal('');
      const { request } = element;
      await donor.submit();
      expect(sent(service)).to.have.length(2);
      expect(sent(service)[1]).to.deep.equal(request);
    });
  }

  it('removes its link when the donor adds an item', async () => {
    const items = [{ label: 'Blanket', amount: 1500 }];
    const { element, donor } = await openFilled({}, { platform: framed(), properties: { items } });
    await donor.press(en.more.replace('{label}', 'Blanket'));
    await donor.submit();
    expect(donor.find(en.continueToPayment)).not.to.be.undefined;
    await donor.press(en.more.replace('{label}', 'Blanket'));
    await element.updateComplete;
    expect(donor.find(en.continueToPayment)).to.be.undefined;
  });

  it('keeps its link if a change event brings no new value', async () => {
    const { element, donor } = await openFilled({}, { platform: framed() });
    await donor.submit();
    donor.field(en.first_name).dispatchEvent(new Event('change', { bubbles: true }));
    await element.updateComplete;
    expect(donor.find(en.continueToPayment)).not.to.be.undefined;
  });

  it('removes its link only if new settings change the donation', async () => {
    const { element, donor } = await openFilled({ amounts: '10 20' }, { platform: framed() });
    await donor.submit();
    element.presets = [{ amount: 1000 }, { amount: 3000 }];
    await element.updateComplete;
    expect(donor.find(en.continueToPayment)).not.to.be.undefined;
    element.presets = [{ amount: 7000 }];
    await element.updateComplete;
    expect(donor.find(en.continueToPayment)).to.be.undefined;
  });

  it('focuses its link instead of sending again', async () => {
    const { element, donor, service } = await openFilled({}, { platform: framed() });
    await donor.submit();
    await element.submit();
    expect(service.calls).to.have.length(1);
    expect(donor.root.activeElement).to.equal(donor.find(en.continueToPayment));
  });

  it('submits in a frame that forbids form submission', async () => {
    const { element, donor, service } = await openWidget();
    await donor.type(en.email, 'me@example.org');
    const form = donor.root.querySelector('form');
    // A sandboxed frame without allow-forms never fires a submit event.
    form?.addEventListener('submit', (event) => event.stopImmediatePropagation(), { capture: true });
    const leaving = oneEvent(element, 'donation-redirect');
    donor.submitButton.click();
    await leaving;
    await settled();
    expect(sent(service)).to.have.length(1);
  });

  it('sends one request if the page cancels the redirect', async () => {
    const service = fakeService();
    const { element, donor, platform } = await openFilled({}, { service });
    element.addEventListener('donation-redirect', (event) => event.preventDefault());
    await donor.submit();
    expect(platform.assigned).to.deep.equal([]);
    expect(donor.submitButton.getAttribute('aria-disabled')).to.be.null;
    expect(service.calls).to.have.length(1);
  });
});
