import { expect, fixture, html } from '@open-wc/testing';
import type { DonationStatus } from '../../src/elements/donation-status.js';
import { statusModule } from '../../src/form/lazy-modules.js';
import { en } from '../../src/i18n/en.js';
import { fakePlatform, fakeService } from './fakes.js';
import { drawn } from './arriving.js';
import { HeldModule } from './held-module.js';

let status: HeldModule<NonNullable<typeof statusModule.module>>;
beforeEach(() => {
  status = new HeldModule(statusModule);
});
afterEach(() => status.release());

const textIn = ({ shadowRoot }: Element): string => shadowRoot?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** A status whose module is still on its way. */
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
  it('says so, and tells the integrator', async () => {
    const { element, platform } = await openLate();
    expect(textIn(element)).to.equal('');
    await status.fail();
    await drawn();
    expect(textIn(element)).to.equal(en.unloaded);
    expect(platform.reports).to.have.length(1);
  });

  it('has no outcome, whatever the page wrote there', async () => {
    const { element } = await openLate();
    element.setAttribute('outcome', 'succeeded');
    await status.fail();
    await drawn();
    expect([element.outcome, element.hasAttribute('outcome')]).to.deep.equal([null, false]);
  });

  it('shows what the page has for that', async () => {
    const { element } = await openLate('Ask us by e-mail');
    await status.fail();
    await drawn();
    expect(textIn(element)).to.equal('');
    expect(element.shadowRoot?.querySelector('slot')?.assignedNodes()).to.have.length(1);
  });

  for (const event of [new PointerEvent('pointerenter'), new FocusEvent('focusin')]) {
    it(`is loaded anew at the next ${event.type}, and tells what became of the donation`, async () => {
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

describe('Two statuses that wait for the same module', () => {
  it('are both shown once it is there', async () => {
    const opened = [await openLate(), await openLate()];
    await status.arrive();
    await drawn();
    for (const { element } of opened) expect(textIn(element)).not.to.equal('');
  });
});
