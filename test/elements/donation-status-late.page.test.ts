// Also runs in Firefox and WebKit.
import { expect, fixture, html } from '@open-wc/testing';
import type { DonationStatus } from '../../src/elements/donation-status.js';
import { statusModule } from '../../src/return/lazy-status.js';
import { en } from '../../src/languages/en.js';
import { fakePlatform, fakeService } from '../support/elements/fakes.js';
import { drawn } from '../support/elements/arriving.js';
import { HeldModule } from '../support/elements/held-module.js';

let status: HeldModule<NonNullable<typeof statusModule.module>>;
beforeEach(() => {
  status = new HeldModule(statusModule);
});
afterEach(() => status.release());

const textIn = ({ shadowRoot }: Element): string => shadowRoot?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** A status whose module is still loading. */
const openLate = async (...children: (Node | string)[]) => {
  const page = await fixture<HTMLElement>(html`<div lang="en-GB"></div>`);
  const element = document.createElement('donation-status') as DonationStatus;
  const platform = fakePlatform();
  Object.assign(element, { client: fakeService(), platform });
  element.append(...children);
  page.append(element);
  await drawn();
  return { element, platform };
};

describe('A status that can’t be loaded', () => {
  it('shows an error, and reports it to the developer', async () => {
    const { element, platform } = await openLate();
    expect(textIn(element)).to.equal('');
    await status.fail();
    await drawn();
    expect(textIn(element)).to.equal(en.unloaded);
    expect(platform.reports).to.have.length(1);
  });

  it('has no outcome, even if the page sets one', async () => {
    const { element } = await openLate();
    element.setAttribute('outcome', 'succeeded');
    await status.fail();
    await drawn();
    expect([element.outcome, element.hasAttribute('outcome')]).to.deep.equal([null, false]);
  });

  it('shows the page’s fallback', async () => {
    const { element } = await openLate('Ask us by e-mail');
    await status.fail();
    await drawn();
    expect(textIn(element)).to.equal('');
    expect(element.shadowRoot?.querySelector('slot')?.assignedNodes()).to.have.length(1);
  });

  for (const event of [new PointerEvent('pointerenter'), new FocusEvent('focusin')]) {
    it(`loads again on the next ${event.type}, and shows the outcome`, async () => {
      const { element } = await openLate();
      await status.fail();
      await drawn();
      element.dispatchEvent(event);
      await drawn();
      expect(status.asked).to.equal(2);
      await status.arrive();
      await drawn();
      expect(element.outcome).to.equal('lost');
      expect(textIn(element)).to.contain(en['lost.text']);
    });
  }
});

describe('Two statuses that load the same module', () => {
  it('both appear once it has loaded', async () => {
    const opened = [await openLate(), await openLate()];
    for (const { element } of opened) Object.assign(element, { type: 'one_time', slug: 'ps_7Hk2' });
    await status.arrive();
    await drawn();
    for (const { element } of opened) expect(element.outcome).to.equal('succeeded');
  });
});
