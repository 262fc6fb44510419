// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { serviceModule } from '../../src/form/lazy-modules.js';
import { en } from '../../src/languages/en.js';
import { drawn, openArriving } from '../support/elements/arriving.js';
import { sent } from '../support/elements/donor.js';
import { HeldModule } from '../support/elements/held-module.js';
import { control, dedication, pageFields, typeInto } from '../support/elements/page-fields.js';

describe('A submitted form that waits for the service module', () => {
  let service: HeldModule<NonNullable<typeof serviceModule.module>>;
  beforeEach(() => {
    service = new HeldModule(serviceModule);
  });
  afterEach(() => service.release());

  type Opened = Awaited<ReturnType<typeof openArriving>>;

  /** Opens a form and presses its button. */
  const openSubmitted = async () => {
    const opened = await openArriving({ children: [pageFields(dedication)] });
    void opened.donor.type(en.email, 'me@example.org');
    void opened.donor.submit();
    await drawn();
    return opened;
  };

  const changes: [what: string, change: (opened: Opened) => unknown][] = [
    ['the donor chooses another amount', ({ donor }) => void donor.choose('£50')],
    ['the donor chooses another interval', ({ donor }) => void donor.choose(en.month)],
    ['the donor types another amount', ({ donor }) => void donor.type(en.customAmount, '37')],
    ['the donor types another name', ({ donor }) => void donor.type(en.first_name, 'Ada')],
    [
      'the donor types into a field of the page',
      ({ element }) => typeInto(element, control(element, 'dedication'), 'x'),
    ],
    ['the page sets other amounts', ({ element }) => (element.amounts = '70 80')],
  ];
  for (const [what, change] of changes) {
    it(`sends nothing when ${what}, and tells the donor before and after it loads`, async () => {
      const opened = await openSubmitted();
      const { element, donor, service: fake, platform } = opened;
      change(opened);
      await drawn();
      expect(donor.notice).to.equal(en.changed);
      expect(donor.submitButton.hasAttribute('aria-disabled')).to.be.false;
      await service.arrive();
      await drawn();
      expect([sent(fake), platform.assigned]).to.deep.equal([[], []]);
      expect(donor.notice).to.equal(en.changed);
      const { request } = element;
      await donor.submit();
      expect(sent(fake)).to.have.length(1);
      expect(sent(fake)[0]).to.deep.equal(request);
    });
  }

  const ends: [what: string, end: (opened: Opened) => unknown][] = [
    ['its dialog is closed', ({ element }) => element.giveUp()],
    ['it is reset', ({ element }) => element.reset()],
    ['it is removed from the page', ({ element }) => element.remove()],
    ['its attributes become invalid', ({ element }) => (element.amounts = 'ten')],
  ];
  for (const [what, end] of ends) {
    it(`sends nothing when ${what}`, async () => {
      const opened = await openSubmitted();
      end(opened);
      await drawn();
      await service.arrive();
      await drawn();
      expect([sent(opened.service), opened.platform.assigned]).to.deep.equal([[], []]);
    });
  }

  it('keeps what the donor typed, without a message, when its dialog is closed', async () => {
    const { element, donor } = await openSubmitted();
    element.giveUp();
    await service.arrive();
    await drawn();
    expect(donor.notice).to.equal('');
    expect(donor.field(en.email).value).to.equal('me@example.org');
  });

  it('keeps what the donor typed if it is removed and put back', async () => {
    const { element, page, platform } = await openSubmitted();
    element.remove();
    await service.arrive();
    page.append(element);
    await element.updateComplete;
    expect(element.request?.payer.email).to.equal('me@example.org');
    expect(platform.reports.filter((one) => one instanceof Error)).to.have.length(0);
  });
});
