import { expect } from '@playwright/test';
import { pluginElements } from '../../../build/wordpress/elements.js';
import { declared } from '../../../build/manifest/declared.js';
import { element, manifest, names, tags } from '../../support/build/manifest/sources.js';

const elements = pluginElements(manifest);

const attribute = (tag: string, name: string) => elements[tag]?.[name];

const ofKind = (tag: string, wanted: string) =>
  Object.entries(elements[tag] ?? {}).flatMap(([name, { kind }]) => (kind === wanted ? [name] : []));

describe('The attributes in the WordPress plugin', () => {
  it('are those of the manifest, each once, with its description', () => {
    expect(Object.keys(elements)).toEqual(tags);
    for (const tag of tags) {
      expect(Object.keys(elements[tag] ?? {}).sort()).toEqual(names(element(tag).attributes));
      for (const { name, description } of element(tag).attributes)
        expect(attribute(tag, name)?.help, name).toBe(description);
    }
  });

  it('have the kinds that decide how they are escaped', () => {
    expect(ofKind('donation-widget', 'json')).toEqual(['presets', 'items', 'metadata']);
    expect(attribute('donation-widget', 'items')).toMatchObject({ shape: 'list' });
    expect(attribute('donation-widget', 'metadata')).toMatchObject({ shape: 'object' });
    expect(ofKind('donation-widget', 'url').sort()).toEqual([
      'base-url',
      'contact-url',
      'manage-url',
      'privacy-url',
      'return-url',
      'share-url',
    ]);
    expect(ofKind('donation-status', 'url').sort()).toEqual(['base-url', 'manage-url', 'share-url']);
    expect(ofKind('donation-button', 'boolean')).toEqual(['open']);
    for (const tag of tags) {
      const booleans = element(tag).attributes.filter(({ type }) => type.text === 'boolean');
      expect(ofKind(tag, 'boolean').sort()).toEqual(names(booleans));
    }
  });

  it('change their kinds with the declarations', () => {
    const widget = new Map(declared['donation-widget']);
    const changed = pluginElements(manifest, {
      ...declared,
      'donation-widget': widget.set('shareText', { kind: 'url' }).set('shareUrl', { kind: 'text' }),
    });
    expect(changed['donation-widget']).toMatchObject({
      'share-text': { kind: 'url' },
      'share-url': { kind: 'text' },
    });
    expect(attribute('donation-widget', 'share-text')).toMatchObject({ kind: 'text' });
  });

  it('say who sets those that pages can’t', () => {
    const setBy = tags.flatMap((tag) =>
      Object.entries(elements[tag] ?? {}).flatMap(([name, { setBy: by }]) => (by ? [`${name}: ${by}`] : [])),
    );
    expect([...new Set(setBy)].sort()).toEqual([
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
    expect(attribute('donation-widget', 'color-scheme')).toMatchObject({
      kind: 'choice',
      values: ['auto', 'light', 'dark'],
      default: 'auto',
    });
    expect(attribute('donation-status', 'type')).toMatchObject({ values: ['one_time', 'subscription'] });
    expect(attribute('donation-widget', 'amounts')).toMatchObject({ kind: 'list', default: '10 25 50 100' });
    for (const name of ['gift-aid', 'locale', 'return-url', 'presets'])
      expect(attribute('donation-widget', name), name).not.toHaveProperty('default');
  });
});
