import { expect } from '@open-wc/testing';
import { wixSettings } from '../../../editor/code/wix-settings.js';

const build = { version: '1.0.0', integrity: {} };

describe('The settings of a custom element in Wix', () => {
  it('are its tag, the address of the script, and each attribute with its value', () => {
    const choices = {
      'base-url': 'https://service.example/api/v1',
      'publishable-key': 'pk_live_1',
      cdn: 'https://cdn.example/dw/',
      file: 'module',
      'gift-aid': 'on',
      amounts: '5 15',
    };
    const { tag, server, attributes, needsCode } = wixSettings(choices, build);
    expect(tag).to.equal('donation-widget');
    expect(server, 'Wix takes no module').to.equal('https://cdn.example/dw/donation-widget.iife.js');
    expect(Object.fromEntries(attributes)).to.deep.equal({
      'base-url': 'https://service.example/api/v1',
      'publishable-key': 'pk_live_1',
      'gift-aid': '',
      amounts: '5 15',
    });
    expect(needsCode).to.equal(false);
  });

  it('are those of the sandbox until the web editor has added her own', () => {
    expect(wixSettings({}, build)).to.deep.include({
      server: 'http://127.0.0.1:4010/donation-widget.iife.js',
      attributes: [
        ['base-url', 'http://127.0.0.1:4010/api/v1'],
        ['publishable-key', 'pk_test_sandbox'],
      ],
    });
  });

  for (const choices of [{ '--donation-primary': '#a01060' }, { 'slot-legal': 'x' }, { place: 'button' }]) {
    it(`need code too for ${JSON.stringify(choices)}`, () => {
      expect(wixSettings(choices, build).needsCode).to.equal(true);
    });
  }
});
