import { expect } from '@open-wc/testing';
import { pluginBlocks, pluginProperties, pluginSlots } from '../../../build/wordpress/blocks.js';
import { pluginElements } from '../../../build/wordpress/elements.js';
import { nameInBlock } from '../../../editor/code/wordpress-code.js';
import { element, manifest, names, tags } from '../../support/manifest.js';

const blocks = pluginBlocks(manifest);
const properties = pluginProperties(manifest);
const namesOf = (block: string) => Object.keys(blocks[block] ?? {}).sort();
const attributesOf = (tag: string) => names(element(tag).attributes).map(nameInBlock);

const ofSite = ['base-url', 'publishable-key', 'test-mode'];

describe('The attributes of the WordPress blocks', () => {
  it('are those of the manifest, except what pages can’t set', () => {
    const form = attributesOf('donation-widget').filter((name) => !ofSite.includes(name));
    const texts = ['slot-legal', 'slot-succeeded'];
    expect(namesOf('form')).to.deep.equal([...form, ...texts, ...properties].sort());
    const elsewhere = [...ofSite, 'outcome', 'slug', 'type'];
    const status = attributesOf('donation-status').filter((name) => !elsewhere.includes(name));
    expect(namesOf('status')).to.deep.equal([...status, 'slot-succeeded', ...properties].sort());
    const button = ['button-amounts', 'button-intervals', 'button-label'];
    expect(namesOf('button')).to.deep.equal([...namesOf('form'), ...button].sort());
  });

  it('have the type and the default that WordPress checks and sets', () => {
    expect(blocks['form']).to.deep.include({
      'gift-aid': { type: 'boolean', default: false },
      amounts: { type: 'string', default: '10 25 50 100' },
      'color-scheme': { type: 'string', default: 'auto' },
      presets: { type: 'string', default: '' },
      'slot-legal': { type: 'string', default: '' },
      '--donation-primary': { type: 'string', default: '' },
    });
  });

  it('have no default that the manifest describes in words', () => {
    expect(blocks['form']).to.deep.include({
      'return-url': { type: 'string', default: '' },
      'default-interval': { type: 'string', default: '' },
      'prefill-from-url': { type: 'string', default: 'amount interval' },
    });
    expect(blocks['button']).to.deep.include({ 'button-label': { type: 'string', default: '' } });
  });

  it('tell slots, custom properties and the attributes of the button by their prefixes', () => {
    for (const [tag, attributes] of Object.entries(pluginElements(manifest)))
      for (const name of Object.keys(attributes)) expect(name, tag).not.to.match(/^(?:slot-|button-|--)/);
  });
});

describe('The slots in the WordPress plugin', () => {
  it('are slots of the elements', () => {
    for (const tag of tags) {
      const slots = element(tag).slots.map(({ name }) => `slot-${name}`);
      expect(slots).to.include.members(pluginSlots(manifest)[tag] ?? []);
    }
  });
});
