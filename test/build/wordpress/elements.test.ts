import { expect } from '@playwright/test';
import { pluginElements } from '../../../build/wordpress/elements.js';
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
    expect(ofKind('donation-widget', 'list')).toEqual(['presets', 'items']);
    expect(ofKind('donation-widget', 'object')).toEqual(['metadata']);
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
    expect(attribute('donation-status', 'type')?.values).toEqual(['one_time', 'subscription']);
    expect(attribute('donation-widget', 'amounts')).toMatchObject({ kind: 'text', default: '10 25 50 100' });
    for (const name of ['gift-aid', 'locale', 'return-url', 'presets'])
      expect(attribute('donation-widget', name), name).not.toHaveProperty('default');
  });
});
