import { expect } from '@open-wc/testing';
import { giving } from '../../src/elements/giving.part.js';
import { en } from '../../src/messages/en.js';
import type { fakeService } from '../controllers/fakes.js';
import { drawn, openFirst } from './first-page.js';
import { HeldPart } from './held-part.js';
import { control, dedication, ownFields, typeInto } from './own-fields.js';

const sent = ({ calls }: ReturnType<typeof fakeService>) =>
  calls.filter(({ method }) => method === 'createCheckout').map(({ args }) => args[0]);

describe('The first view that is changed while its submit waits', () => {
  let part: HeldPart<NonNullable<typeof giving.value>>;
  beforeEach(() => {
    part = new HeldPart(giving);
  });

  const early: [what: string, change: (opened: Awaited<ReturnType<typeof openFirst>>) => unknown][] = [
    ['the donor chooses another amount', ({ donor }) => donor.chooses('£50')],
    ['the donor chooses another interval', ({ donor }) => donor.chooses(en.month)],
    ['the donor types another amount', ({ donor }) => donor.types(en.customAmount, '37')],
    ['the donor types another name', ({ donor }) => donor.types(en.first_name, 'Ada')],
    [
      'the donor types into a field of the page',
      ({ element }) => typeInto(element, control(element, 'dedication'), 'x'),
    ],
    ['the page sets other amounts', ({ element }) => (element.amounts = '70 80')],
  ];
  for (const [what, change] of early) {
    it(`sends nothing when ${what}, and says so before and after`, async () => {
      const opened = await openFirst({ children: [ownFields(dedication)] });
      const { element, donor, service, platform } = opened;
      donor.types(en.email, 'me@example.org');
      donor.submits();
      await drawn();
      change(opened);
      await drawn();
      expect(donor.notice).to.equal(en.changed);
      expect(donor.button.hasAttribute('aria-disabled')).to.be.false;
      await part.arrive();
      await element.updateComplete;
      await drawn();
      expect([sent(service), platform.assigned]).to.deep.equal([[], []]);
      expect(donor.notice).to.equal(en.changed);
      const { request } = element;
      await donor.submit();
      expect(sent(service)).to.have.length(1);
      expect(sent(service)[0]).to.deep.equal(request);
    });
  }

  it('names what is chosen on its button and in its summary at once', async () => {
    const { donor } = await openFirst();
    donor.chooses('£50');
    await drawn();
    expect(donor.buttonText).to.equal('Donate £50.00');
    donor.chooses(en.month);
    await drawn();
    expect(donor.buttonText).to.equal('Donate £50.00 monthly');
    expect(donor.totals.map(([, value]) => value)).to.include('£600.00');
    donor.types(en.customAmount, '37');
    await drawn();
    expect(donor.buttonText).to.equal(en.donate);
    expect(donor.totals).to.deep.equal([]);
    donor.chooses('£25');
    await drawn();
    expect(donor.buttonText).to.equal('Donate £25.00 monthly');
    expect(donor.field(en.customAmount).value).to.equal('');
    await part.arrive();
    await drawn();
    expect(donor.buttonText).to.equal('Donate £25.00 monthly');
  });
});
