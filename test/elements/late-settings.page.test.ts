// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { everyQuestion } from '../support/questions/every-question.js';
import { openWidget } from '../support/elements/donor.js';

/** Settings that a page can set a moment late, while the donor types. */
const settings = {
  ...everyQuestion,
  purposes: JSON.stringify([
    { value: 'wells', label: 'Wells' },
    { value: 'schools', label: 'Schools' },
  ]),
  heading: 'Give',
};

/** Text fields, with the settings of a form that has them, and what a donor types. */
const fields: Record<string, { text: string; form?: Record<string, string> }> = {
  amount: { text: '12' },
  email: { text: 'ada@example.org' },
  first_name: { text: 'Mary' },
  last_name: { text: 'Ann' },
  phone: { text: '0117 496 0000', form: { fields: 'phone' } },
  line1: { text: '1 Payer Street', form: { fields: 'address' } },
  one_off: { text: '50', form: { 'one-off': '', intervals: 'month' } },
  'gift-0': { text: '12', form: { items: everyQuestion.items } },
  comment: { text: 'Well done', form: { ask: 'comment' } },
};

/** A form in which the donor is typing into a field. */
const typingInto = async (name: string) => {
  const { text = '', form } = fields[name] ?? {};
  const opened = await openWidget({ fields: 'name', ...form });
  const root = opened.donor.root;
  const field = root.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
  if (!field) throw new Error(`There is no field ${name}.`);
  field.focus();
  field.value = text;
  field.setSelectionRange(1, 2);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await opened.element.updateComplete;
  return { ...opened, root, field };
};

describe('A setting that the page makes late', () => {
  for (const name of Object.keys(fields)) {
    for (const [property, value] of Object.entries(settings)) {
      it(`leaves a donor alone who is typing into ${name}: ${property}`, async () => {
        const { element, root, field, page } = await typingInto(name);
        const before = field.value;
        Object.assign(element, { [property]: value });
        await element.updateComplete;
        expect(field.isConnected).to.be.true;
        expect(root.activeElement).to.equal(field);
        expect(field.value).to.equal(before);
        expect([field.selectionStart, field.selectionEnd]).to.deep.equal([1, 2]);
        page.remove();
      });
    }
  }

  it('keeps the focus in the question about a channel', async () => {
    const { element, donor, page } = await openWidget({ contact: 'sms' });
    const yes = donor.root.querySelector<HTMLInputElement>('[name=contact_sms]');
    yes?.focus();
    element.contact = 'email sms phone';
    await element.updateComplete;
    expect(yes?.name).to.equal('contact_sms');
    expect(donor.root.activeElement).to.equal(yes);
    page.remove();
  });

  it('never moves the focus from a text field that goes to a button', async () => {
    const { element, root } = await typingInto('first_name');
    element.fields = '';
    await element.updateComplete;
    expect(root.activeElement?.matches('button, a') ?? false).to.be.false;
    expect(root.activeElement).to.equal(root.querySelector('form'));
  });
});
