import { expect } from '@open-wc/testing';
import { controls } from '../../../editor/controls/controls.js';
import { sites } from '../../../editor/controls/sites.js';
import { codeFor } from '../../support/editor/site-code.js';
import { site } from '../../support/docs/documents.js';
import { hard } from '../../support/editor/hard-choices.js';

describe('The sites', () => {
  for (const { label, page, steps } of sites) {
    it(`have three steps and a page of the documentation: ${label}`, () => {
      const [file, section] = page.split('#');
      const document = site.documents.get(`docs/editors/${file}.md`);
      expect(document).not.to.equal(undefined);
      const ids = document?.sections.map(({ id }) => id);
      if (section !== undefined) expect(ids).to.contain(section);
      for (const step of steps) expect(step).to.match(/^\p{Lu}.*\.$/su);
    });
  }

  it('have one code, except for a site that keeps scripts and blocks apart', () => {
    expect(codeFor({ site: 'squarespace' })).to.have.keys('In your page');
    expect(codeFor({ site: 'squarespace' })).to.deep.equal(codeFor({}));
    const { 'Once for the site': once = '', 'In a block': inBlock = '' } = codeFor({ site: 'drupal' });
    expect(once).to.contain('<style>').and.to.contain('<script').and.not.to.contain('<donation-widget');
    expect(inBlock).to.match(/^<donation-widget/);
    expect(`${once}\n${inBlock}`).to.equal(codeFor({})['In your page']);
  });

  it('matter only for code to paste', () => {
    expect(codeFor({ site: 'wordpress', host: 'react' })).to.deep.equal(codeFor({ host: 'react' }));
  });
});

describe('The code for WordPress', () => {
  const wordPress = (choices: Record<string, string>) => codeFor({ site: 'wordpress', ...choices });

  /** The name of a block and its attributes, as WordPress reads them. */
  const parsed = (text = '') => {
    const [, name, json] = /^<!-- wp:([a-z-]+\/[a-z]+)(?: (\{.*\}))? \/-->$/.exec(text) ?? [];
    return { name, attributes: JSON.parse(json ?? '{}') as Record<string, unknown> };
  };

  it('is as short as the form is plain, and has nothing of the service or the script', () => {
    expect(wordPress({ 'base-url': 'https://a.example/api/v1', 'test-mode': 'on' })).to.deep.equal({
      'Block for the editor': '<!-- wp:donation-widget/form /-->',
      'Or a shortcode': '[donation_form]',
    });
  });

  it('has every choice', () => {
    const choices = {
      amounts: '5 15 30',
      'gift-aid': 'on',
      heading: 'Help us',
      '--donation-primary': '#0f5c5c',
      'slot-legal': 'One\nTwo',
      metadata: '[{"key": "campaign", "value": "spring"}]',
    };
    const { 'Block for the editor': block, 'Or a shortcode': shortcode } = wordPress(choices);
    expect(block).not.to.match(/--(?!>)(?<!<!--)/);
    expect(parsed(block)).to.deep.equal({
      name: 'donation-widget/form',
      attributes: {
        amounts: '5 15 30',
        'gift-aid': true,
        heading: 'Help us',
        '--donation-primary': '#0f5c5c',
        'slot-legal': 'One\nTwo',
        'form-metadata': '{"campaign":"spring"}',
      },
    });
    expect(shortcode).to.match(/^\[donation_form [^[\]]*\]$/);
    for (const part of ['amounts="5 15 30"', ' gift-aid ', '--donation-primary="#0f5c5c"', 'One&#10;Two'])
      expect(shortcode).to.contain(part);
    expect(shortcode).to.contain(`metadata='{"campaign":"spring"}'`);
  });

  it('keeps values that are hard to write', () => {
    const { 'Block for the editor': block = '', 'Or a shortcode': shortcode = '' } = wordPress(hard);
    const { attributes } = parsed(block);
    expect(attributes['charity-name']).to.equal(hard['charity-name']);
    expect(JSON.parse(String(attributes['presets']))).to.deep.equal(JSON.parse(hard.presets));
    // Only the brackets of the shortcode itself, and no sign that would end a value or a tag.
    expect(shortcode.slice(1, -1)).not.to.match(/[[\]<>\\]/);
    expect(shortcode).to.contain('charity-name="Tom &#38; Jerry’s &#34;Friends&#34; &#60;Ltd&#62;"');
  });

  it('puts the form inside its button, and has another block for the thank-you page', () => {
    const code = wordPress({
      place: 'button',
      'button-label': 'Give now',
      '--donation-primary': '#123456',
      'gift-aid': 'on',
      'return-url': 'https://charity.example/thanks',
      'slot-succeeded': 'Diolch',
    });
    expect(parsed(code['Block for the editor']).attributes).to.include({
      'button-label': 'Give now',
      'gift-aid': true,
    });
    expect(code['Or a shortcode']).to.match(
      /^\[donation_button (?=[^\]]*label="Give now")(?=[^\]]*--donation-primary="#123456")[^\]]*\]\[donation_form [^\]]*gift-aid[^\]]*\]\[\/donation_button\]$/,
    );
    expect(parsed(code['Block for your thank-you page'])).to.deep.equal({
      name: 'donation-widget/status',
      attributes: { 'slot-succeeded': 'Diolch', '--donation-primary': '#123456' },
    });
    expect(code['Or a shortcode for your thank-you page']).to.match(
      /^\[donation_status .*slot-succeeded="Diolch"/,
    );
  });
});

it('no field starts with an example address', () => {
  const addresses = controls.filter(({ initial }) => /example|:\/\//.test(initial));
  expect(addresses.map(({ name }) => name)).to.deep.equal([]);
});
