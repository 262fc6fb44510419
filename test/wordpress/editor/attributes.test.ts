import { expect } from '@playwright/test';
import { changeFor, choicesOf, storedValue } from '../../../wordpress/editor/attributes.js';

describe('The attributes of a block', () => {
  it('are the choices of the configurator, without defaults', () => {
    expect(
      choicesOf({ amounts: '10 25 50 100', intervals: 'month', 'gift-aid': true, currency: 'GBP' }),
    ).toEqual({
      intervals: 'month',
      'gift-aid': 'on',
    });
    expect(choicesOf({ amounts: '' })).toEqual({ amounts: '' });
  });

  it('that aren’t settings are ignored', () => {
    expect(choicesOf({ className: 'large', project: 5 })).toEqual({});
    expect(choicesOf({ align: 'wide', anchor: 'give' })).toEqual({});
  });

  it('are decoded, because WordPress encodes the texts of authors', () => {
    expect(choicesOf({ 'charity-name': 'Rivers &amp; Reeds &lt;3 &amp;amp;' })).toEqual({
      'charity-name': 'Rivers & Reeds <3 &amp;',
    });
  });

  it('are true or false for a switch, and text otherwise', () => {
    expect(changeFor('gift-aid', 'on')).toEqual({ 'gift-aid': true });
    expect(changeFor('gift-aid', '')).toEqual({ 'gift-aid': false });
    expect(changeFor('amounts', '5 10')).toEqual({ amounts: '5 10' });
  });

  it('have another name where WordPress has an attribute of that name', () => {
    const notes = '{"campaign":"spring"}';
    expect(changeFor('metadata', notes)).toEqual({ 'form-metadata': notes });
    expect(choicesOf({ 'form-metadata': notes, metadata: { name: 'Appeal' } })).toEqual({ metadata: notes });
  });

  it('have no sign in JSON that WordPress would take for a tag', () => {
    const stored = storedValue({}, 'presets', '[{"amount":5,"impact":"<b>5 > 4</b>"}]');
    expect(stored).not.toMatch(/[<>]/);
    expect(JSON.parse(stored)).toEqual([{ amount: 5, impact: '<b>5 > 4</b>' }]);
    // The sidebar keeps an incomplete row only while the others are what the block stores.
    expect(storedValue({}, 'presets', stored)).toBe(stored);
  });

  it('leave out rows that are still incomplete', () => {
    const rows = '[{"amount":"5","impact":"a < b"},{"impact":"no amount yet"}]';
    expect(JSON.parse(storedValue({}, 'presets', rows))).toEqual([{ amount: 5, impact: 'a < b' }]);
    expect(storedValue({}, 'presets', '[{}]')).toBe('');
    expect(storedValue({}, 'amounts', '5 <')).toBe('5 <');
  });
});
