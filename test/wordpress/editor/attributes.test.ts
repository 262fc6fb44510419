import { expect } from '@open-wc/testing';
import { changeFor, choicesOf, storedValue } from '../../../wordpress/editor/attributes.js';

describe('The attributes of a block', () => {
  it('are the choices of the configurator, without defaults', () => {
    expect(
      choicesOf({ amounts: '10 25 50 100', intervals: 'month', 'gift-aid': true, currency: 'GBP' }),
    ).to.deep.equal({
      intervals: 'month',
      'gift-aid': 'on',
    });
    expect(choicesOf({ amounts: '' })).to.deep.equal({ amounts: '' });
  });

  it('that aren’t settings are ignored', () => {
    expect(choicesOf({ className: 'large', project: 5 })).to.deep.equal({});
    expect(choicesOf({ align: 'wide', anchor: 'give' })).to.deep.equal({});
  });

  it('are decoded, because WordPress encodes the texts of authors', () => {
    expect(choicesOf({ 'charity-name': 'Rivers &amp; Reeds &lt;3 &amp;amp;' })).to.deep.equal({
      'charity-name': 'Rivers & Reeds <3 &amp;',
    });
  });

  it('are true or false for a switch, and text otherwise', () => {
    expect(changeFor('gift-aid', 'on')).to.deep.equal({ 'gift-aid': true });
    expect(changeFor('gift-aid', '')).to.deep.equal({ 'gift-aid': false });
    expect(changeFor('amounts', '5 10')).to.deep.equal({ amounts: '5 10' });
  });

  it('have another name where WordPress has an attribute of that name', () => {
    const notes = '{"campaign":"spring"}';
    expect(changeFor('metadata', notes)).to.deep.equal({ 'form-metadata': notes });
    expect(choicesOf({ 'form-metadata': notes, metadata: { name: 'Appeal' } })).to.deep.equal({
      metadata: notes,
    });
  });

  it('have no sign in JSON that WordPress would take for a tag', () => {
    const stored = storedValue({}, 'presets', '[{"amount":5,"impact":"<b>5 > 4</b>"}]');
    expect(stored).not.to.match(/[<>]/);
    expect(JSON.parse(stored)).to.deep.equal([{ amount: 5, impact: '<b>5 > 4</b>' }]);
    // The sidebar keeps an incomplete row only while the others are what the block stores.
    expect(storedValue({}, 'presets', stored)).to.equal(stored);
  });

  it('leave out rows that are still incomplete', () => {
    const rows = '[{"amount":"5","impact":"a < b"},{"impact":"no amount yet"}]';
    expect(JSON.parse(storedValue({}, 'presets', rows))).to.deep.equal([{ amount: 5, impact: 'a < b' }]);
    expect(storedValue({}, 'presets', '[{}]')).to.equal('');
    expect(storedValue({}, 'amounts', '5 <')).to.equal('5 <');
  });
});
