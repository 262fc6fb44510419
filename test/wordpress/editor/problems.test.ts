import { expect } from '@open-wc/testing';
import { inPlainWords } from '../../../editor/lints/plain-words.js';
import { controls } from '../../../editor/controls/controls.js';
import { english } from '../../../editor/translator.js';
import { loadAllParts } from '../../../src/questions/list.js';
import { problemsOf, withSite } from '../../../wordpress/editor/problems.js';

await loadAllParts();

const names = controls.map(({ name }) => name);
const palette = [{ slug: 'base', color: '#ffffff' }];

const found = (choices: Record<string, string>, more: Partial<Parameters<typeof problemsOf>[0]> = {}) =>
  problemsOf({
    kind: 'form',
    choices: withSite(choices, more.kind ?? 'form', 'GBP', ''),
    names: names.filter((name) => !['base-url', 'publishable-key', 'cdn', 'fallback'].includes(name)),
    palette,
    hasThanksPage: false,
    home: 'https://charity.example',
    secretIn: undefined,
    translator: english,
    ...more,
  }).map(({ name, message }) => `${name}: ${message}`);

describe('The problems of a block', () => {
  it('are none at first, even if the site isn’t set up', () => {
    expect(found({})).to.deep.equal([]);
    expect(found({}, { kind: 'button' })).to.deep.equal([]);
    expect(found({}, { kind: 'status' })).to.deep.equal([]);
  });

  it('are in the configurator’s words', () => {
    const words = inPlainWords(
      { attribute: 'amounts', code: 'not_an_amount', values: { text: 'x', currency: 'GBP' } },
      english,
    );
    expect(found({ amounts: '10 x' })).to.deep.equal([`amounts: ${words}`]);
    expect(found({}, { secretIn: 'project' })).to.deep.equal([
      `project: ${inPlainWords({ attribute: 'project', code: 'secret' }, english)}`,
    ]);
  });

  it('count on the currency of the site', () => {
    expect(found({ 'gift-aid': 'on', 'charity-name': 'Rivers' })).to.deep.equal([]);
    const choices = withSite({ 'gift-aid': 'on', 'charity-name': 'Rivers' }, 'form', 'EUR', '');
    const [problem, ...others] = found({}, { choices });
    expect(problem).to.match(/^gift-aid: /);
    expect(others).to.deep.equal([]);
  });

  it('use the colours that the theme’s names stand for', () => {
    expect(found({ '--donation-text': 'var(--wp--preset--color--base)' })).to.deep.equal([
      '--donation-text: The text is hard to read on the background. The contrast is 1.00 and should be at least 4.5.',
    ]);
  });

  it('name thanks that donors never see', () => {
    const thanks = { 'slot-succeeded': 'Thank you so much.' };
    const [message = ''] = found(thanks, { hasThanksPage: true });
    expect(message).to.match(/^slot-succeeded: Not used: donors come back to your thank-you page\./);
    expect(found(thanks)).to.deep.equal([]);
    expect(found(thanks, { hasThanksPage: true, kind: 'status' })).to.deep.equal([]);
  });

  it('name a page of another site that donors would return to', () => {
    for (const address of ['https://a.example/thanks', '//a.example', String.raw`/\a.example`])
      expect(found({ 'return-url': address })).to.deep.equal([
        'return-url: Donors can only return to a page of this site, so this address isn’t used.',
      ]);
    for (const address of ['https://charity.example/thanks', '/thanks', '?thanks', '#thanks'])
      expect(found({ 'return-url': address })).to.deep.equal([]);
    expect(found({ 'return-url': 'thanks' })).to.have.length(1);
  });

  it('name thanks that donors never see where the form’s own page isn’t used', () => {
    const choices = { 'slot-succeeded': 'Thank you so much.', 'return-url': 'https://a.example/' };
    expect(found(choices, { hasThanksPage: true })).to.have.length(2);
  });

  it('name metadata that only a donor can declare', () => {
    const [problem, ...others] = found({ metadata: '{"gift_aid":"yes"}' }, { names: ['form-metadata'] });
    expect(problem).to.match(/^metadata: "gift_aid" can’t be used here/);
    expect(others).to.deep.equal([]);
  });

  it('leave out settings that the block doesn’t have', () => {
    expect(found({ amounts: '10 x' }, { names: ['intervals'] })).to.deep.equal([]);
  });
});
