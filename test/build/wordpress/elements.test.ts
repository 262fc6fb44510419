import { expect } from '@open-wc/testing';
import { pluginElements } from '../../../build/wordpress/elements.js';
import { declared } from '../../../build/manifest/declared.js';
import { element, manifest, names, tags } from '../../support/manifest.js';

const elements = pluginElements(manifest);

const attribute = (tag: string, name: string) => elements[tag]?.[name];

const ofKind = (tag: string, wanted: string) =>
  Object.entries(elements[tag] ?? {}).flatMap(([name, { kind }]) => (kind === wanted ? [name] : []));

describe('The attributes in the WordPress plugin', () => {
  it('are those of the manifest, each once, with its description', () => {
    expect(Object.keys(elements)).to.deep.equal(tags);
    for (const tag of tags) {
      expect(Object.keys(elements[tag] ?? {}).sort()).to.deep.equal(names(element(tag).attributes));
      for (const { name, description } of element(tag).attributes)
        expect(attribute(tag, name)?.help, name).to.equal(description);
    }
  });

  it('have the kinds that decide how they are escaped', () => {
    expect(ofKind('donation-widget', 'json')).to.deep.equal([
      'items',
      'purposes',
      'presets',
      'impacts',
      'match',
      'metadata',
      'questions',
      'variants',
    ]);
    expect(attribute('donation-widget', 'items')).to.include({ shape: 'list' });
    expect(attribute('donation-widget', 'metadata')).to.include({ shape: 'object' });
    expect(ofKind('donation-widget', 'url').sort()).to.deep.equal([
      'base-url',
      'contact-url',
      'manage-url',
      'privacy-url',
      'return-url',
      'share-url',
    ]);
    expect(ofKind('donation-status', 'url').sort()).to.deep.equal([
      'base-url',
      'contact-url',
      'manage-url',
      'share-url',
    ]);
    expect(ofKind('donation-button', 'boolean')).to.deep.equal(['open']);
    for (const tag of tags) {
      const booleans = element(tag).attributes.filter(({ type }) => type.text === 'boolean');
      expect(ofKind(tag, 'boolean').sort()).to.deep.equal(names(booleans));
    }
  });

  it('change their kinds with the declarations', () => {
    const widget = new Map(declared['donation-widget']);
    const changed = pluginElements(manifest, {
      ...declared,
      'donation-widget': widget.set('shareText', { kind: 'url' }).set('shareUrl', { kind: 'text' }),
    });
    expect(changed['donation-widget']?.['share-text']).to.include({ kind: 'url' });
    expect(changed['donation-widget']?.['share-url']).to.include({ kind: 'text' });
    expect(attribute('donation-widget', 'share-text')).to.include({ kind: 'text' });
  });

  it('say who sets those that pages can’t', () => {
    const setBy = tags.flatMap((tag) =>
      Object.entries(elements[tag] ?? {}).flatMap(([name, { setBy: by }]) => (by ? [`${name}: ${by}`] : [])),
    );
    expect([...new Set(setBy)].sort()).to.deep.equal([
      'base-url: site',
      'open: donation',
      'outcome: element',
      'publishable-key: site',
      'slug: donation',
      'test-mode: site',
      'type: donation',
    ]);
  });

  it('have the values of a choice, and the default', () => {
    expect(attribute('donation-widget', 'color-scheme')).to.deep.include({
      kind: 'choice',
      values: ['auto', 'light', 'dark'],
      default: 'auto',
    });
    expect(attribute('donation-status', 'type')).to.deep.include({ values: ['one_time', 'subscription'] });
    expect(attribute('donation-widget', 'amounts')).to.include({ kind: 'list', default: '10 25 50 100' });
    for (const name of ['gift-aid', 'locale', 'return-url', 'presets'])
      expect(attribute('donation-widget', name), name).not.to.have.property('default');
  });
});
