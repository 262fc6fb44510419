import { expect } from '@open-wc/testing';
import { giving } from '../../src/elements/giving.part.js';
import { en } from '../../src/messages/en.js';
import { fakeService } from '../controllers/fakes.js';
import { record } from './finding.js';
import { drawn, openFirst } from './first-page.js';
import { HeldPart } from './held-part.js';

let part: HeldPart<NonNullable<typeof giving.value>>;
beforeEach(() => {
  part = new HeldPart(giving);
});

describe('The first view, as the page uses it', () => {
  it('has no request and no validity yet, and loads nothing to say so', async () => {
    const { element } = await openFirst();
    expect(element.request).to.equal(null);
    expect(element.checkValidity()).to.equal(false);
    element.giveUp();
    element.reset();
    expect(part.asked).to.equal(0);
  });

  it('reports that it can’t be sent, and shows it as soon as it can', async () => {
    const { element, donor } = await openFirst();
    const invalid = record(element, 'donation-invalid');
    expect(element.reportValidity()).to.equal(false);
    await part.arrive();
    await drawn();
    expect(donor.summary).to.deep.equal([en['email.required']]);
    expect(invalid).to.have.length(1);
    expect(element.reportValidity()).to.equal(false);
    expect(invalid).to.have.length(2);
  });

  it('forgets what was begun when it is reset', async () => {
    const { element, donor } = await openFirst();
    const changes = record(element, 'donation-change');
    donor.chooses('£50');
    donor.chooses(en.month);
    donor.types(en.email, 'me@example.org');
    await drawn();
    element.reset();
    await part.arrive();
    await element.updateComplete;
    await drawn();
    expect(donor.field(en.email).value).to.equal('');
    expect(donor.chosen(en.amount)).to.equal('£10');
    expect(donor.chosen(en.interval)).to.equal(en.once);
    expect(donor.buttonText).to.equal('Donate £10.00');
    expect(changes).to.have.length(0);
  });

  it('is sent by its method, which ends with the request', async () => {
    const service = fakeService({ createCheckout: () => Promise.reject(new TypeError('offline')) });
    const { element, donor } = await openFirst({ service });
    donor.types(en.email, 'me@example.org');
    let hasEnded = false;
    const sent = element.submit().then(() => (hasEnded = true));
    await drawn();
    expect(hasEnded).to.equal(false);
    await part.arrive();
    await sent;
    expect(service.calls).to.have.length(1);
  });

  it('is given up with a dialog that closes while it is prepared', async () => {
    const { element, donor, service } = await openFirst();
    donor.types(en.email, 'me@example.org');
    donor.submits();
    await drawn();
    element.giveUp();
    await part.arrive();
    await drawn();
    expect(service.calls).to.have.length(0);
    expect(donor.notice).to.equal('');
    expect(donor.field(en.email).value).to.equal('me@example.org');
  });
});
