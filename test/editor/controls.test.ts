import { expect } from '@playwright/test';
import { usualColours } from '../../editor/colour-lints.js';
import { writtenName } from '../../editor/control.js';
import { controls } from '../../editor/controls.js';
import { readColour } from '../../src/return/colour.js';
import { manifestOfSources } from '../support/manifest.js';

const { modules } = await manifestOfSources();
const elementNamed = (tag: string) =>
  modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag);
const form = elementNamed('donation-widget');

const namesFor = (target: string) =>
  controls
    .filter((control) => control.target === target)
    .map(writtenName)
    .sort();

it('every attribute of the form in the manifest has a control, and no control is for another', () => {
  expect(form?.attributes.length).toBeGreaterThan(30);
  expect(namesFor('attribute')).toEqual(form?.attributes.map(({ name }) => name).sort());
});

it('every attribute of the button in the manifest has a control, except for its state', () => {
  const names = elementNamed('donation-button')?.attributes.map(({ name }) => name) ?? [];
  expect(namesFor('button')).toEqual(names.filter((name) => name !== 'open').sort());
});

it('every custom property of the form in the manifest has a control, and no control is for another', () => {
  expect(form?.cssProperties.length).toBeGreaterThan(10);
  expect(namesFor('property')).toEqual(form?.cssProperties.map(({ name }) => name).sort());
});

it('every control has a name of its own, and says in a sentence what it does', () => {
  expect(new Set(controls.map(({ name }) => name)).size).toBe(controls.length);
  expect(new Set(controls.map(({ label }) => label)).size).toBe(controls.length);
  for (const { name, help } of controls) expect(help, name).toMatch(/^\P{Ll}.*\.$/u);
});

it('what holds where nothing is chosen is what the manifest says', () => {
  const said = (name: string) => form?.attributes.find((attribute) => attribute.name === name)?.default;
  const filled = controls.filter(({ target, initial }) => target === 'attribute' && initial !== '');
  expect(filled.length).toBeGreaterThan(5);
  for (const { name, initial } of filled) expect(initial, name).toBe(said(name));
});

it('contrast is counted against the colours that the manifest says', () => {
  expect(Object.keys(usualColours).length).toBeGreaterThan(4);
  for (const [name, colours] of Object.entries(usualColours)) {
    const said = form?.cssProperties.find((property) => property.name === name)?.default ?? '';
    const [light, dark] = said.match(/#[\da-f]{3,6}/g) ?? [];
    expect(colours, name).toEqual({ light: readColour(light), dark: readColour(dark) });
  }
});
