import { expect } from '@open-wc/testing';
import { usualColours } from '../../../editor/lints/colour.js';
import { writtenName } from '../../../editor/controls/control.js';
import { controls } from '../../../editor/controls/controls.js';
import { readColour } from '../../../src/return/colour.js';
import { manifest } from '../../support/manifest.js';

const { modules } = manifest;
const elementNamed = (tag: string) =>
  modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag);
const form = elementNamed('donation-widget');

const namesFor = (target: string) =>
  controls
    .filter((control) => control.target === target)
    .map(writtenName)
    .sort();

it('every attribute of the form in the manifest has a control, and no control is for another', () => {
  expect(form?.attributes.length).to.be.above(30);
  expect(namesFor('attribute')).to.deep.equal(form?.attributes.map(({ name }) => name).sort());
});

it('every attribute of the button in the manifest has a control, except for its state', () => {
  const names = elementNamed('donation-button')?.attributes.map(({ name }) => name) ?? [];
  expect(namesFor('button')).to.deep.equal(names.filter((name) => name !== 'open').sort());
});

it('every custom property of the form in the manifest has a control, and no control is for another', () => {
  expect(form?.cssProperties.length).to.be.above(10);
  expect(namesFor('property')).to.deep.equal(form?.cssProperties.map(({ name }) => name).sort());
});

it('every control has a name of its own, and says in a sentence what it does', () => {
  expect(new Set(controls.map(({ name }) => name)).size).to.equal(controls.length);
  expect(new Set(controls.map(({ label }) => label)).size).to.equal(controls.length);
  for (const { name, help } of controls) expect(help, name).to.match(/^\P{Ll}.*\.$/u);
});

it('what holds where nothing is chosen is what the manifest says', () => {
  const said = (name: string) => form?.attributes.find((attribute) => attribute.name === name)?.default;
  const filled = controls.filter(({ target, initial }) => target === 'attribute' && initial !== '');
  expect(filled.length).to.be.above(5);
  for (const { name, initial } of filled) expect(initial, name).to.equal(said(name));
});

it('contrast is counted against the colours that the manifest says', () => {
  expect(Object.keys(usualColours).length).to.be.above(4);
  for (const [name, colours] of Object.entries(usualColours)) {
    const said = form?.cssProperties.find((property) => property.name === name)?.default ?? '';
    const [light, dark] = said.match(/#[\da-f]{3,6}/g) ?? [];
    expect(colours, name).to.deep.equal({ light: readColour(light), dark: readColour(dark) });
  }
});
