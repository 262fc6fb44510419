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

const shirt = '<label>Shirt size <input name="shirt" required></label>';

describe('<donation-widget> with custom fields', () => {
  it('passes the a11y audit with and without an error', async () => {
    const { donor, element } = await openWidget({}, { children: [pageFields(shirt)] });
    await expect(element).to.be.accessible();
    await donor.submit();
    await expect(element).to.be.accessible();
  });

  describe('in metadata', () => {
    it('sends their values, with several choices as a list', async () => {
      const markup = `<input name="a" value="For Ada"><input name="b" value="">
        <select name="c" multiple><option selected>S<option selected>M</select>`;
      const { element } = await openFilled({}, { children: [pageFields(markup)] });
      const all = element.request?.metadata;
      expect(all).to.deep.equal({
        a: 'For Ada',
        c: ['S', 'M'],
        donation_reference: all?.['donation_reference'],
      });
    });
    it('prefers the metadata of the page and the widget', async () => {
      const markup = '<input name="page" value="mine"><input name="donation_reference" value="mine">';
      const { element } = await openFilled(
        { metadata: '{"page":"home"}' },
        { children: [pageFields(markup)] },
      );
      expect(element.request?.metadata?.['page']).to.equal('home');
      expect(element.request?.metadata?.['donation_reference']).to.match(/^[0-9a-f]{32}$/);
    });

    it('leaves out a declaration that the donor never made, and tells the developer once', async () => {
      const platform = fakePlatform();
      const box = pageFields('<input type="hidden" name="gift_aid" value="yes"><input name="a" value="b">');
      const { donor, element } = await openFilled(
        { metadata: '{"contact_email":"yes"}' },
        { children: [box], platform },
      );
      await donor.type(en.email, 'other@example.org');
      element.amounts = '7 8';
      await element.updateComplete;
      const all = element.request?.metadata;
      expect(all).to.deep.equal({ a: 'b', donation_reference: all?.['donation_reference'] });
      const told = () => platform.reports.map(String).filter((text) => text.includes('sent'));
      await until(() => told().length > 1);
      expect(told()).to.deep.equal([
        'ConfigurationError: Part of <donation-widget> can\'t be sent: slot="fields" has "gift_aid", which the form uses for its own data: choose another name.',
        'ConfigurationError: Part of <donation-widget> can\'t be sent: metadata has "contact_email", which the form uses for its own data: choose another name.',
      ]);
    });

    it('tells the developer about a field that the page adds later', async () => {
      const platform = fakePlatform();
      const { donor, element } = await openFilled({}, { platform });
      element.append(pageFields('<input name="anonymous" value="yes">'));
      await donor.type(en.email, 'other@example.org');
      expect(element.request?.metadata).not.to.have.property('anonymous');
      const told = () => platform.reports.map(String).filter((text) => text.includes('slot="fields"'));
      await until(() => told().length > 0);
      expect(told()).to.have.length(1);
      expect(told()[0]).to.include('has "anonymous"');
    });

    it('lets a listener of donation-submit write them, because that is the page’s own code', async () => {
      const { donor, element, service } = await openFilled({});
      element.addEventListener('donation-submit', ({ request }) => {
        request.metadata = { ...request.metadata, comment: 'from the page' };
      });
      await donor.submit();
      expect(sent(service)[0]?.metadata).to.have.property('comment', 'from the page');
    });

    it('ignores fields in another slot', async () => {
      const legal = pageFields(dedication);
      legal.slot = 'legal';
      control(legal, 'dedication').value = 'For Ada';
      const { element } = await openFilled({}, { children: [legal] });
      expect(element.request?.metadata).not.to.have.property('dedication');
    });
  });

  it('clears their errors on reset()', async () => {
    const { donor, element } = await openFilled({}, { children: [pageFields(shirt)] });
    await donor.submit();
    expect(donor.errorSummary).to.have.length(1);
    element.reset();
    await element.updateComplete;
    expect(donor.errorSummary).to.deep.equal([]);
  });

  it('keeps their values after errors and with other settings', async () => {
    const box = pageFields(dedication);
    const service = fakeService({ createCheckout: () => Promise.reject(new HttpError(500, null)) });
    const { donor, element } = await openWidget({}, { children: [box], service });
    await typeInto(element, control(box, 'dedication'), 'For Ada');
    await donor.submit();
    await donor.type(en.email, 'me@example.org');
    await donor.submit();
    expect(donor.notice).to.equal(en.failing);
    element.amounts = '7 8';
    await element.updateComplete;
    element.amounts = 'seven';
    await element.updateComplete;
    element.amounts = '7';
    await element.updateComplete;
    expect(control(box, 'dedication').value).to.equal('For Ada');
    expect(element.request?.metadata).to.have.property('dedication', 'For Ada');
  });

  describe('that have constraints', () => {
    it('stops the submit, and shows the browser’s message', async () => {
      const box = pageFields(shirt);
      const { donor, service } = await openFilled({}, { children: [box] });
      await donor.submit();
      expect(service.calls).to.deep.equal([]);
      expect(document.activeElement).to.equal(control(box, 'shirt'));
      expect(donor.errorSummary).to.deep.equal([`Shirt size: ${control(box, 'shirt').validationMessage}`]);
    });

    it('shows the page’s custom message', async () => {
      const box = pageFields(dedication);
      control(box, 'dedication').setCustomValidity('Write to whom');
      const { donor } = await openFilled({}, { children: [box] });
      await donor.submit();
      expect(donor.errorSummary).to.deep.equal(['Dedication: Write to whom']);
    });

    it('shows no errors before the first submit', async () => {
      const { donor, element } = await openFilled({}, { children: [pageFields(shirt)] });
      expect(element.checkValidity()).to.be.false;
      await element.updateComplete;
      expect(donor.errorSummary).to.deep.equal([]);
    });

    it('lists their errors after the widget’s own, with a link to the field', async () => {
      const box = pageFields(shirt);
      const { donor } = await openWidget({}, { children: [box] });
      await donor.submit();
      const own = `Shirt size: ${control(box, 'shirt').validationMessage}`;
      expect(donor.errorSummary).to.deep.equal([en['email.required'], own]);
      const before = location.href;
      await donor.follow(own);
      expect(document.activeElement).to.equal(control(box, 'shirt'));
      expect(location.href).to.equal(before);
    });

    it('clears an error when the field is fixed, and lets the donor submit', async () => {
      const box = pageFields(shirt);
      const { donor, element, service } = await openFilled({}, { children: [box] });
      await donor.submit();
      await typeInto(element, control(box, 'shirt'), 'M');
      expect(donor.errorSummary).to.deep.equal([]);
      await donor.submit();
      expect(sent(service)[0]?.metadata).to.have.property('shirt', 'M');
    });

    it('clears an error on a field that holds a framework’s objects', async () => {
      const box = pageFields(shirt);
      const field = control(box, 'shirt');
      Object.assign(field, { ofFramework: { field } });
      const { donor, element } = await openFilled({}, { children: [box] });
      await donor.submit();
      await typeInto(element, field, 'M');
      expect(donor.errorSummary).to.deep.equal([]);
    });

    it('fires donation-invalid with their names and codes, never their values', async () => {
      const box = pageFields(`${shirt}<label>Site <input name="site" type="url"></label>`);
      control(box, 'site').value = 'not an address';
      const { donor, element } = await openFilled({}, { children: [box] });
      const invalid = record(element, 'donation-invalid');
      await donor.submit();
      expect(invalid.map(({ fields }) => fields)).to.deep.equal([
        [
          { name: 'shirt', code: 'required' },
          { name: 'site', code: 'format' },
        ],
      ]);
      expect(JSON.stringify(invalid)).not.to.contain('not an address');
    });
  });
});

/** Fires the browser's keydown event for Enter in a field of the page. */
const pressEnter = (field: HTMLElement, changes: KeyboardEventInit = {}) =>
  field.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'Enter',
      bubbles: true,
      cancelable: true,
      composed: true,
      ...changes,
    }),
  );

describe('<donation-widget> and Enter in a field of the page', () => {
  it('passes the a11y audit while it sends', async () => {
    const box = pageFields(dedication);
    const { element } = await openFilled({}, { children: [box] });
    control(box, 'dedication').focus();
    await sendKeys({ press: 'Enter' });
    await expect(element).to.be.accessible();
  });

  it('submits once', async () => {
    const box = pageFields(dedication);
    const { element, service } = await openFilled({}, { children: [box] });
    await typeInto(element, control(box, 'dedication'), 'For Ada');
    control(box, 'dedication').focus();
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(sent(service).map(({ metadata }) => metadata?.['dedication'])).to.deep.equal(['For Ada']);
  });

  it('does not submit a form around the widget', async () => {
    const box = pageFields(dedication);
    const { page, service } = await openFilled({}, { children: [box] });
    const outer = await fixture<HTMLFormElement>(html`<form></form>`);
    const submits: Event[] = [];
    outer.addEventListener('submit', (event) => {
      event.preventDefault();
      submits.push(event);
    });
    outer.append(page);
    control(box, 'dedication').focus();
    await sendKeys({ press: 'Enter' });
    expect(submits).to.have.length(0);
    expect(service.calls).to.have.length(1);
  });

  it('adds a line in a textarea', async () => {
    const box = pageFields('<textarea name="note" aria-label="Note"></textarea>');
    const { service } = await openFilled({}, { children: [box] });
    box.querySelector('textarea')?.focus();
    await sendKeys({ press: 'Enter' });
    expect(box.querySelector('textarea')?.value).to.equal('\n');
    expect(service.calls).to.deep.equal([]);
  });

  it('submits on a single Enter', async () => {
    const box = pageFields(dedication);
    const { service } = await openFilled({}, { children: [box] });
    pressEnter(control(box, 'dedication'));
    await settled();
    expect(sent(service)).to.have.length(1);
  });

  const others: [why: string, changes: KeyboardEventInit][] = [
    ['ends a composition', { isComposing: true }],
    ['is held down', { repeat: true }],
    ['is another key', { key: 'e' }],
  ];
  for (const [why, changes] of others) {
    it(`does not submit if the key ${why}`, async () => {
      const box = pageFields(dedication);
      const { donor, service } = await openFilled({}, { children: [box] });
      pressEnter(control(box, 'dedication'), changes);
      await settled();
      expect(service.calls).to.deep.equal([]);
      expect(donor.errorSummary).to.deep.equal([]);
    });
  }

  it('does not submit if the page prevents the default', async () => {
    const box = pageFields(dedication);
    const { service } = await openFilled({}, { children: [box] });
    box.addEventListener('keydown', (event) => event.preventDefault());
    control(box, 'dedication').focus();
    await sendKeys({ press: 'Enter' });
    await settled();
    expect(service.calls).to.deep.equal([]);
  });

  it('presses a button instead of submitting', async () => {
    const box = pageFields('<input type="button" name="add" value="Add">');
    const { service } = await openFilled({}, { children: [box] });
    const clicks: Event[] = [];
    box.addEventListener('click', (event) => clicks.push(event));
    control(box, 'add').focus();
    await sendKeys({ press: 'Enter' });
    await settled();
    expect(clicks).to.have.length(1);
    expect(service.calls).to.deep.equal([]);
  });
});
