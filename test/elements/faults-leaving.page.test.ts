// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect, oneEvent } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { fakePlatform, fakeService, settled } from '../support/elements/fakes.js';
import { openFilled, openWidget, record, sent } from '../support/elements/donor.js';

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
  it('passes the a11y audit with both links', async () => {
    const { element, donor, platform } = await openFilled({}, { platform: framed() });
    await donor.submit();
    follow(linkOf(donor, en.continueToPayment));
    await platform.clock.advance(3000);
    await element.updateComplete;
    expect(donor.find(en.continueInNewTab)).not.to.be.undefined;
    await expect(element).to.be.accessible();
  }).timeout(30_000);

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
