// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { HttpError } from '../../../src/client/index.js';
import { en } from '../../../src/languages/en.js';
import { fakePlatform, fakeService, settled } from '../../support/elements/fakes.js';
import { openFilled, openWidget, record, sent } from '../../support/elements/donor.js';
import { control, dedication, pageFields, typeInto } from '../../support/elements/page-fields.js';
import { until } from '../../support/elements/until.js';

describe('<donation-widget> with custom fields', () => {
  it('have their errors after the form’s own, and their values are kept and sent', async () => {
    const box = pageFields(`<label>Shirt size <input name="shirt" required></label>
      <label>Site <input name="site" type="url" value="not an address"></label>
      <select name="days" multiple aria-label="Days"><option selected>Mon<option selected>Tue</select>`);
    const [shirt, site] = [control(box, 'shirt'), control(box, 'site')];
    // Frameworks attach circular objects.
    Object.assign(shirt, { ofFramework: { shirt } });
    const service = fakeService({ createCheckout: () => Promise.reject(new HttpError(500, null)) });
    const { donor, element } = await openWidget({}, { children: [box], service });
    await expect(element).to.be.accessible();
    expect(element.checkValidity()).to.be.false;
    await element.updateComplete;
    expect(donor.errorSummary).to.deep.equal([]);

    const invalid = record(element, 'donation-invalid');
    await donor.submit();
    const own = [`Shirt size: ${shirt.validationMessage}`, `Site: ${site.validationMessage}`];
    expect(donor.errorSummary).to.deep.equal([en['email.required'], ...own]);
    expect(invalid.map(({ fields }) => fields)).to.deep.equal([
      [
        { name: 'email', code: 'required' },
        { name: 'shirt', code: 'required' },
        { name: 'site', code: 'format' },
      ],
    ]);
    expect(JSON.stringify(invalid)).not.to.contain('not an address');
    await expect(element).to.be.accessible();
    const before = location.href;
    await donor.follow(own[0] ?? '');
    expect(document.activeElement).to.equal(shirt);
    expect(location.href).to.equal(before);
    element.reset();
    await element.updateComplete;
    expect(donor.errorSummary).to.deep.equal([]);

    await donor.type(en.email, 'me@example.org');
    await typeInto(element, site, 'https://charity.example');
    await donor.submit();
    expect(service.calls).to.deep.equal([]);
    expect(document.activeElement).to.equal(shirt);
    expect(donor.errorSummary).to.deep.equal([own[0]]);
    await typeInto(element, shirt, 'M');
    expect(donor.errorSummary).to.deep.equal([]);
    await donor.submit();
    const values = { shirt: 'M', site: 'https://charity.example', days: ['Mon', 'Tue'] };
    expect(sent(service)[0]?.metadata).to.deep.include(values);

    expect(donor.notice).to.equal(en.failing);
    for (const amounts of ['7 8', 'seven', '7']) {
      element.amounts = amounts;
      await element.updateComplete;
    }
    expect(element.request?.metadata).to.deep.include(values);
  });

  it('leaves out a declaration that the donor never made, and tells the developer once', async () => {
    const platform = fakePlatform();
    const box = pageFields(`<input type="hidden" name="gift_aid" value="yes"><input name="a" value="b">
      <input name="page" value="mine">`);
    const { donor, element, service } = await openFilled(
      { metadata: '{"contact_email":"yes","page":"home"}' },
      { children: [box], platform },
    );
    await donor.type(en.email, 'other@example.org');
    element.amounts = '7 8';
    await element.updateComplete;
    const all = element.request?.metadata;
    const reference = all?.['donation_reference'];
    expect(all).to.deep.equal({ a: 'b', page: 'home', donation_reference: reference });
    const told = () => platform.reports.map(String).filter((text) => text.includes('sent'));
    await until(() => told().length > 1);
    const wrong = [
      'ConfigurationError: Part of <donation-widget> can\'t be sent: slot="fields" has "gift_aid", which the form uses for its own data or for a question: choose another name.',
      'ConfigurationError: Part of <donation-widget> can\'t be sent: metadata has "contact_email", which the form uses for its own data or for a question: choose another name.',
    ];
    expect(told()).to.deep.equal(wrong);

    const later = ['anonymous', 'donation_reference'];
    element.append(pageFields(later.map((name) => `<input name="${name}" value="mine">`).join('')));
    await donor.type(en.email, 'me@example.org');
    expect(element.request?.metadata).to.deep.equal(all);
    expect(reference).to.match(/^[0-9a-f]{32}$/);
    await until(() => told().length > 2);
    expect(told().slice(2).join()).to.include('slot="fields" has "anonymous"');

    // A listener is the page's own code.
    element.addEventListener('donation-submit', ({ request }) => {
      request.metadata = { ...request.metadata, comment: 'from the page' };
    });
    await donor.submit();
    expect(sent(service)[0]?.metadata).to.have.property('comment', 'from the page');
  });

  it('are sent by Enter, unless it has another purpose there', async () => {
    const box = pageFields(`${dedication}<textarea name="note" aria-label="Note"></textarea>
      <input type="button" name="add" value="Add">`);
    const { donor, element, page, platform, service } = await openWidget({}, { children: [box] });
    const outer = await fixture<HTMLFormElement>(html`<form></form>`);
    const submits: Event[] = [];
    outer.addEventListener('submit', (event) => {
      event.preventDefault();
      submits.push(event);
    });
    outer.append(page);
    const drawn = async () => {
      await settled();
      await element.updateComplete;
      // The next press isn't the second of a double press.
      await platform.clock.advance(1000);
    };
    const field = control(box, 'dedication');
    const dispatch = async (changes: KeyboardEventInit) => {
      const init = { key: 'Enter', bubbles: true, cancelable: true, composed: true, ...changes };
      field.dispatchEvent(new KeyboardEvent('keydown', init));
      await drawn();
    };
    const press = async (name: string) => {
      control(box, name).focus();
      await sendKeys({ press: 'Enter' });
      await drawn();
    };

    // A submit would show that the email address is missing.
    for (const changes of [{ isComposing: true }, { repeat: true }, { key: 'e' }]) {
      await dispatch(changes);
      expect(donor.errorSummary, JSON.stringify(changes)).to.deep.equal([]);
    }
    box.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    await press('dedication');
    await press('note');
    expect(control(box, 'note').value).to.equal('\n');
    const clicks: Event[] = [];
    box.addEventListener('click', (event) => clicks.push(event));
    await press('add');
    expect(clicks).to.have.length(1);
    expect(donor.errorSummary).to.deep.equal([]);
    await dispatch({});
    expect(donor.errorSummary).to.deep.equal([en['email.required']]);

    await donor.type(en.email, 'me@example.org');
    await typeInto(element, field, 'For Ada');
    await press('dedication');
    expect(sent(service).map(({ metadata }) => metadata?.['dedication'])).to.deep.equal(['For Ada']);
    expect(submits).to.deep.equal([]);
  });
});
