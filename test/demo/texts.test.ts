import { createHash } from 'node:crypto';
import { expect } from '@open-wc/testing';
import { parseFragment } from 'parse5';
import { policyFor } from '../../editor/code/policy.js';
import { snippetsFor } from '../../editor/code/snippets.js';
import { build, code, vueTemplate } from '../support/editor/hard-choices.js';

const texts = {
  heading: 'Help us & the <river>',
  'slot-legal': 'First line\n\n {{ second }} line ',
  'slot-succeeded': 'Diolch o galon',
};

const inPage = ' heading="Help us &amp; the &lt;river&gt;"';
const thanks = '<p slot="succeeded">Diolch o galon</p>';
const thanksPage = { 'return-url': 'https://charity.example/thanks' };

const blockOf = (values: Record<string, string>, title: string) =>
  code('script', values).find((block) => block.title === title)?.code ?? '';

it('the heading is an attribute, and small print and thanks are in the slots of the form, a paragraph a line', () => {
  const page = blockOf(texts, 'In your page');
  expect(page).to.contain(`${inPage}>\n  <p slot="legal">First line</p>\n`);
  expect(page).to.contain('  <p slot="legal">{{ second }} line</p>\n');
  expect(page).to.contain(thanks);
  expect(blockOf({ 'slot-legal': ' ' }, 'In your page')).not.to.contain('slot=');
});

it('nobody reads the thanks before the script runs', () => {
  const rule = "donation-widget:not(:defined) > [slot='succeeded'] {";
  expect(blockOf(texts, 'In your page')).to.contain(rule);
  expect(blockOf({ 'slot-legal': 'Give' }, 'In your page')).not.to.contain(rule);
});

it('React and Vue read the texts to the letter', () => {
  const react = code('react', texts).find(({ title }) => title === 'Give.tsx')?.code ?? '';
  expect(react).to.contain('heading={"Help us & the <river>"}');
  expect(react).to.contain('<p slot="legal">{"{{ second }} line"}</p>');
  expect(vueTemplate(texts)).to.contain('<p slot="legal">&#123;&#123; second }} line</p>');
  const [legal] = parseFragment('<p>&#123;&#123; second }} line</p>').childNodes;
  const inside = legal && 'childNodes' in legal ? legal.childNodes : [];
  expect(inside.map((node) => 'value' in node && node.value)).to.deep.equal(['{{ second }} line']);
});

it('a thank-you page has its own code, with the thanks, the colours and what the status shares with the form', () => {
  const choices = {
    ...texts,
    ...thanksPage,
    locale: 'cy',
    amounts: '5 15',
    'share-url': 'https://charity.example/',
    '--donation-primary': '#0f5c5c',
  };
  expect(blockOf(choices, 'In your page')).not.to.contain(thanks);
  const page = blockOf(choices, 'In your thank-you page');
  expect(page).to.match(/donation-status \{\s+--donation-primary: #0f5c5c;/);
  expect(page).to.contain('donation-widget.iife.js');
  expect(page).to.contain(thanks);
  expect(page).to.contain('locale="cy"');
  expect(page).to.contain('share-url=');
  expect(page).not.to.match(/amounts|return-url|heading/);
});

for (const address of ['', '#thanks', '?thanks', 'http://charity.example/thanks']) {
  it(`no other page is meant by the return address "${address}"`, () => {
    const choices = { ...texts, 'return-url': address };
    expect(blockOf(choices, 'In your thank-you page')).to.equal('');
    expect(blockOf(choices, 'In your page')).to.contain(thanks);
  });
}

for (const host of ['npm', 'react', 'vue'] as const) {
  it(`the stylesheet for ${host} has the rules of both pages`, () => {
    const blocks = code(host, { ...texts, ...thanksPage, '--donation-primary': '#0f5c5c' });
    const [sheet] = blocks.filter(({ title }) => title === 'In your stylesheet');
    expect(sheet?.code).to.contain('donation-widget {\n  --donation-primary');
    expect(sheet?.code).to.contain('donation-status {\n  --donation-primary');
    expect(blocks.find(({ title }) => title === 'In your thank-you page')?.code).to.contain(
      '<donation-status',
    );
  });
}

it('the policy names the hash of the style of either page', async () => {
  const choices = { ...texts, ...thanksPage };
  const policy = await policyFor(choices, build);
  const pages = snippetsFor(choices, build).map((block) => block.code);
  const styles = pages.flatMap((page) => [...page.matchAll(/<style>([^]*?)<\/style>/g)]);
  expect(styles).to.have.length(2);
  for (const [, style = ''] of styles)
    expect(policy).to.contain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
});

it('the switches of the preview change no code', () => {
  const looked = { 'preview-locale': 'cy', 'preview-scheme': 'dark', view: 'phone', 'dark-page': 'on' };
  expect(code('script', looked)).to.deep.equal(code('script', {}));
});
