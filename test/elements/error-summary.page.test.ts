// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { openWidget, record, sent } from '../support/elements/donor.js';

const format = 'Enter an email address in the correct format, like name@example.com';

describe('<donation-widget> with errors', () => {
  it('passes the a11y audit', async () => {
    const { element, donor } = await openWidget({ fields: 'name* phone address*' });
    await donor.submit();
    await expect(element).to.be.accessible();
  });

  it('sends nothing on submit, and focuses the list of several errors', async () => {
    const { element, donor, service } = await openWidget({ fields: 'phone*' });
    const invalid = record(element, 'donation-invalid');
    await donor.submit();
    expect(service.calls).to.deep.equal([]);
    // Firefox and Orca are silent about a focused element that has no role or name. They say an alert as well.
    const list = donor.root.activeElement;
    expect([list?.id, list?.role]).to.deep.equal(['error-summary', 'group']);
    const textOf = (attribute: string) =>
      donor.root.getElementById(list?.getAttribute(attribute) ?? '')?.textContent;
    expect(textOf('aria-labelledby')).to.equal(en.errorTitle);
    expect(textOf('aria-describedby')?.trim()).to.match(
      new RegExp(`^${en['email.required']}\\.\\s+${en['phone.required']}\\.$`),
    );
    expect(donor.root.querySelector('[role=alert], #error-summary [tabindex]')).to.equal(null);
    const fields = ['email', 'phone'].map((name) => ({ name, code: 'required' }));
    expect(invalid.map((event) => event.fields)).to.deep.equal([fields]);
  });

  it('focuses the field with the only error, and still lists it', async () => {
    const { donor, service } = await openWidget();
    await donor.submit();
    expect(service.calls).to.deep.equal([]);
    expect(donor.root.activeElement).to.equal(donor.field('Email address'));
    expect(donor.errorSummary).to.deep.equal([en['email.required']]);
    expect(donor.descriptionOf('Email address')).to.contain(en['email.required']);
  });

  it('focuses the first option of a question with the only error', async () => {
    const { donor } = await openWidget({ contact: 'email*', fields: '' });
    await donor.type('Email address', 'me@example.org');
    await donor.submit();
    expect(donor.root.activeElement?.id).to.equal('contact_email');
  });

  it('shows the same message next to the field, in its description', async () => {
    const { donor } = await openWidget();
    await donor.type('Email address', 'nobody');
    await donor.submit();
    expect(donor.errorSummary).to.deep.equal([format]);
    expect(donor.errorOf('Email address')).to.equal(format);
    expect(donor.field('Email address').getAttribute('aria-invalid')).to.equal('true');
  });

  it('separates a hint from the error in the description', async () => {
    const { donor } = await openWidget();
    await donor.type('Other amount', '0');
    await donor.submit();
    expect(donor.descriptionOf('Other amount')).to.match(/[^.] \. Enter £1 or more$/);
    expect(donor.root.querySelector<HTMLElement>('#amount-stop')?.getClientRects()).to.have.length(0);
  });

  it('lists the errors in the order of the page', async () => {
    const { donor } = await openWidget({ fields: 'name* phone* address*' });
    await donor.type('Other amount', '0');
    await donor.submit();
    expect(donor.errorSummary).to.deep.equal([
      'Enter £1 or more',
      en['email.required'],
      en['first_name.required'],
      en['last_name.required'],
      en['phone.required'],
      en['country.required'],
      en['line1.required'],
      en['city.required'],
    ]);
  });

  it('clears an error when it is fixed, and changes none while the donor types', async () => {
    const { donor, element } = await openWidget();
    await donor.submit();
    await donor.type('Other amount', 'x');
    expect(donor.errorSummary).to.deep.equal([en['email.required']]);
    await donor.type('Email address', 'me');
    expect(donor.errorSummary).to.deep.equal([en['email.required']]);
    // The donor leaves the field.
    donor.field('Email address').dispatchEvent(new Event('change', { bubbles: true }));
    await element.updateComplete;
    expect(donor.errorSummary).to.deep.equal([format]);
    await donor.type('Email address', 'me@example.org');
    expect(donor.errorSummary).to.deep.equal([]);
    expect(donor.errorOf('Email address')).to.be.null;
  });

  it('changes an error once the donor pauses, and announces the new one', async () => {
    const { donor, element, platform } = await openWidget();
    await donor.submit();
    const live = () => [...donor.root.querySelectorAll('.error[aria-live]')].map((one) => one.textContent);
    expect(live()).to.deep.equal([]);
    await donor.type('Email address', 'm');
    // A region must be live before its text changes.
    expect(live()).to.deep.equal([en['email.required']]);
    await platform.clock.advance(1500);
    await donor.type('Email address', 'me');
    await platform.clock.advance(1500);
    await element.updateComplete;
    expect(donor.errorSummary).to.deep.equal([en['email.required']]);
    await platform.clock.advance(1000);
    await element.updateComplete;
    expect(donor.errorSummary).to.deep.equal([format]);
    expect(donor.errorOf('Email address')).to.equal(format);
    expect(live()).to.deep.equal([format]);
    await donor.type('Email address', 'me@example.org');
    expect(donor.errorSummary).to.deep.equal([]);
    expect(platform.clock.waiting).to.equal(0);
  });

  it('shows no new error in a field of the page while the donor types in it', async () => {
    const field = Object.assign(document.createElement('input'), {
      name: 'site',
      type: 'url',
      slot: 'fields',
    });
    const { donor, element, platform } = await openWidget({}, { children: [field] });
    await donor.submit();
    field.value = 'h';
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await element.updateComplete;
    expect(donor.errorSummary).to.deep.equal([en['email.required']]);
    await platform.clock.advance(2000);
    await element.updateComplete;
    expect(donor.errorSummary).to.deep.equal([en['email.required'], field.validationMessage]);
  });

  it('judges a comment once the donor has left it', async () => {
    const { donor, element } = await openWidget({ ask: 'comment' });
    await donor.type('Comment', 'x'.repeat(501));
    await donor.type('Email address', 'me@example.org');
    await donor.submit();
    const [tooLong] = donor.errorSummary;
    await donor.type('Comment', '4111 1111 1111 1111');
    expect(donor.errorSummary).to.deep.equal([tooLong]);
    donor.field('Comment').dispatchEvent(new Event('change', { bubbles: true }));
    await element.updateComplete;
    expect(donor.errorSummary).to.deep.equal([en.looks_like_card]);
  });

  it('leaves the other errors of the list alone when one is fixed, so that nothing is announced', async () => {
    const { donor } = await openWidget({ fields: 'phone*' });
    await donor.submit();
    const link = [...donor.root.querySelectorAll('#error-summary a')].find(
      ({ textContent }) => textContent.trim() === en['phone.required'],
    );
    const changes: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) changes.push(node.textContent ?? '');
    });
    const list = donor.root.querySelector('#error-summary');
    if (!list) throw new Error('There is no list.');
    observer.observe(list, { childList: true, characterData: true, subtree: true });
    await donor.type('Email address', 'me@example.org');
    expect(donor.errorSummary).to.deep.equal([en['phone.required']]);
    expect(changes.filter((text) => text.trim())).to.deep.equal([]);
    expect(link?.isConnected).to.be.true;
    observer.disconnect();
  });

  it('moves the focus from the summary to the field without changing the address', async () => {
    const { donor } = await openWidget();
    await donor.submit();
    const before = location.href;
    await donor.follow(en['email.required']);
    expect(donor.root.activeElement).to.equal(donor.field('Email address'));
    expect(location.href).to.equal(before);
  });

  it('links to each field, so that the donor can fix one after the other', async () => {
    const { donor, service } = await openWidget({ fields: 'name* phone* address*', amounts: '' });
    const errors: [label: string, words: string, fix: string][] = [
      [en.customAmount, en.empty, '25'],
      [en.email, en['email.required'], 'ada@example.org'],
      [en.first_name, en['first_name.required'], 'Ada'],
      [en.last_name, en['last_name.required'], ''],
      [en.phone, en['phone.required'], '01632 960 001'],
      [en.country, en['country.required'], 'GB'],
      [en.line1, en['line1.required'], '1 River Street'],
      [en.city, en['city.required'], 'London'],
    ];
    const words = errors.map(([, one]) => one);
    for (const [label, one] of errors) expect(donor.descriptionOf(label)).not.to.contain(one);
    await donor.submit();
    expect(donor.errorSummary).to.deep.equal(words);
    for (const [label, one] of errors) {
      expect(donor.descriptionOf(label)).to.contain(one);
      await donor.follow(one);
      expect(donor.root.activeElement, label).to.equal(donor.field(label));
    }
    for (const [index, [label, one, fix]] of errors.entries()) {
      // One name is enough.
      if (label === en.last_name) continue;
      await (label === en.country ? donor.select(label, fix) : donor.type(label, fix));
      expect(donor.descriptionOf(label)).not.to.contain(one);
      expect(donor.errorSummary).to.deep.equal(words.slice(label === en.first_name ? index + 2 : index + 1));
    }
    expect(donor.root.querySelector('#error-summary')).to.be.null;
    expect(service.calls).to.deep.equal([]);
    await donor.submit();
    expect(sent(service).map(({ line_items: [item] }) => item?.amount)).to.deep.equal([2500]);
  });

  it('clears the errors on reset()', async () => {
    const { donor, element } = await openWidget();
    await donor.type('Other amount', 'x');
    await donor.submit();
    element.reset();
    await element.updateComplete;
    expect(donor.errorSummary).to.deep.equal([]);
    expect(donor.field('Other amount').value).to.equal('');
    expect(donor.field('£10').checked).to.be.true;
  });

  it('keeps everything that the donor typed', async () => {
    const { donor } = await openWidget({ fields: 'name phone address' });
    const typed = {
      'Other amount': 'a lot',
      'Email address': 'me@',
      'First name': 'Bob 4111 1111 1111 1111',
      'Phone number': '12',
      'Address line 1': '1 High Street',
      Postcode: 'LS1 1AA',
    };
    for (const [label, text] of Object.entries(typed)) await donor.type(label, text);
    await donor.submit();
    for (const [label, text] of Object.entries(typed)) expect(donor.field(label).value).to.equal(text);
  });
});
