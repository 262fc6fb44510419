import { expect, fixture, html } from '@open-wc/testing';
import type { DonationStatus } from '../../src/elements/donation-status.js';
import { telling } from '../../src/elements/telling.part.js';
import { en } from '../../src/messages/en.js';
import { fakePlatform, fakeService } from '../controllers/fakes.js';
import { drawn } from './first-page.js';
import { HeldPart } from './held-part.js';

let part: HeldPart<NonNullable<typeof telling.value>>;
beforeEach(() => {
  part = new HeldPart(telling);
});

const textIn = ({ shadowRoot }: Element): string => shadowRoot?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** A status whose part is still on its way. */
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
    await part.fail();
    await drawn();
    expect(textIn(element)).to.equal(en.unloaded);
    expect(platform.reports).to.have.length(1);
  });

  it('has no outcome, whatever the page wrote there', async () => {
    const { element } = await openLate();
    element.setAttribute('outcome', 'succeeded');
    await part.fail();
    await drawn();
    expect([element.outcome, element.hasAttribute('outcome')]).to.deep.equal([null, false]);
  });

  it('shows what the page has for that', async () => {
    const { element } = await openLate('Ask us by e-mail');
    await part.fail();
    await drawn();
    expect(textIn(element)).to.equal('');
    expect(element.shadowRoot?.querySelector('slot')?.assignedNodes()).to.have.length(1);
  });

  for (const event of [new PointerEvent('pointerenter'), new FocusEvent('focusin')]) {
    it(`is loaded anew at the next ${event.type}, and tells what became of the gift`, async () => {
      const { element } = await openLate();
      await part.fail();
      await drawn();
      element.dispatchEvent(event);
      await drawn();
      expect(part.asked).to.equal(2);
      await part.arrive();
      await drawn();
      expect(element.outcome).to.equal('lost');
      expect(textIn(element)).to.contain(en['lost.text']);
    });
  }
});
