import { expect } from '@open-wc/testing';
import { attributesOf } from '../../editor/chosen.js';
import { told } from '../support/editor/told.js';

const onlyOf = (name: string, value: string, others: Record<string, string> = {}) =>
  told({ ...others, [name]: value });

it('a made-up address of the snippet is told until it is filled in, or not in the snippet', () => {
  const folder = 'detail cdn: Add this. The code shows an example until you do.';
  const link = 'detail fallback: Add this or leave it blank. The code shows an example until you do.';
  expect(told({}, ['cdn'])).to.deep.equal([folder]);
  expect(told({}, ['fallback'])).to.deep.equal([link]);
  expect(told({ fallback: '' })).to.deep.equal([]);
  for (const host of ['npm', 'react', 'vue']) {
    expect(told({ host }, ['cdn'])).to.deep.equal([]);
    expect(told({ host }, ['fallback'])).to.deep.equal([link]);
    expect(told({ host, cdn: 'nowhere' })).to.deep.equal([]);
  }
});

for (const address of [
  'https://charity.example/thanks',
  'HTTPS://charity.example/thanks?a=b#c',
  '/thanks',
  './thanks',
  '../thanks',
  '?thanks',
  '#thanks',
  '//charity.example/thanks',
]) {
  it(`donors may come back to ${address}`, () => {
    expect(onlyOf('return-url', address)).to.deep.equal([]);
    expect(attributesOf({ 'return-url': address })).to.deep.equal([['return-url', address]]);
  });
}

for (const [address, words] of [
  ['charity.example/thanks', 'Add https:// at the start'],
  ['thank you page', 'Add https:// at the start'],
  ['thanks', 'Add https:// at the start'],
  ['http://charity.example/thanks', 'Use an address that starts with https://'],
  ['https:charity.example/thanks', 'Use an address that starts with https://'],
  ['mailto:us@charity.example', 'Use an address that starts with https://'],
  ['localhost:8080/thanks', 'Use an address that starts with https://'],
  ['https://a b/thanks', 'This doesn’t look like an address'],
  ['https://', 'This doesn’t look like an address'],
  ['https://a:b@charity.example/', 'Remove the name and password'],
] as const) {
  it(`donors can’t come back to ${address}, and the snippet leaves it out`, () => {
    const [lint, ...others] = onlyOf('return-url', address);
    expect(lint).to.contain(`fault return-url: ${words}`);
    expect(others).to.deep.equal([]);
    expect(attributesOf({ 'return-url': address })).to.deep.equal([]);
  });
}

for (const folder of [
  'https://files.example/dw',
  'https://files.example/dw@1.2.3/',
  'http://localhost/dw',
  'http://localhost:8080',
  'http://127.0.0.1:8080/dw',
  'http://[::1]/dw',
  '/static/dw',
  '/',
]) {
  it(`the script may lie in ${folder}`, () => {
    expect(onlyOf('cdn', folder)).to.deep.equal([]);
  });
}

for (const folder of [
  'cdn.example.org/dw',
  'static/dw',
  './dw',
  '//files.example/dw',
  '/\\files.example/dw',
  'http://files.example/dw',
  'https://',
  'https:files.example',
  'https://a b/dw',
  'https://x.example/dw?v=1',
  'https://x.example/dw?',
  'https://x.example/dw#',
  '/dw?v=1',
  'https://a:b@x.example/dw',
  'ftp://x.example/dw',
]) {
  it(`the script can’t lie in ${folder}`, () => {
    const [lint, ...others] = onlyOf('cdn', folder);
    expect(lint).to.match(/^fault cdn: This doesn’t look right\. It should start with/);
    expect(others).to.deep.equal([]);
  });
}

for (const link of [
  'https://charity.example/ways',
  'http://charity.example',
  'mailto:us@charity.example',
  'tel:+441632960000',
  '/ways',
  '#ways',
  '../ways to give',
]) {
  it(`other ways to give may be at ${link}`, () => {
    expect(onlyOf('fallback', link)).to.deep.equal([]);
  });
}

for (const link of ['https:', 'https://', 'https://a b', 'mailto:', 'javascript:alert(1)', '//a b']) {
  it(`other ways to give can’t be at ${link}`, () => {
    expect(onlyOf('fallback', link)).to.deep.equal(['fault fallback: This doesn’t look right.']);
  });
}
