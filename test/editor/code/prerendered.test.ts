import { createHash } from 'node:crypto';
import { expect } from '@open-wc/testing';
import { parseFragment } from 'parse5';
import { choose, fromFragment, toFragment, type Choices } from '../../../editor/controls/choices.js';
import { policyFor } from '../../../editor/code/policy.js';
import { templateFor } from '../../../editor/code/prerendered.js';
import { snippetsFor } from '../../../editor/code/snippets.js';
import { de } from '../../../src/languages/de.js';
import { en } from '../../../src/languages/en.js';
import { prerender } from '../../../src/prerender/prerender.js';
import { returnScript } from '../../../src/prerender/return-script.js';
import { build, hard } from '../../support/editor/hard-choices.js';
import { told } from '../../support/editor/told.js';

const file = 'module';
const odd = { ...hard, file, 'base-url': 'https://service.example/api/v1' };
const off = { file, prerender: '' };

const templateOf = (choices: Choices) => templateFor(choices, prerender);

const snippetOf = (choices: Choices) => snippetsFor(choices, build, templateOf(choices))[0];

const codeWithout = (choices: Choices) => snippetsFor(choices, build)[0]?.code;

it('the snippet for the module has the form as HTML inside the element, before all else', () => {
  const linked = { file, fallback: 'https://charity.example/other-ways' };
  const { code = '', long = '' } = snippetOf(linked) ?? {};
  expect(long).to.match(/^ {2}<template shadowrootmode="open">[^\n]+<\/template>$/);
  expect(code).to.contain(`>\n${long}\n  <a href=`);
  expect(code.replace(`\n${long}`, '')).to.equal(codeWithout(linked));
  expect(snippetOf({ file })?.code).to.contain(`>\n${long}\n</donation-widget>`);
});

it('the form as HTML is that of the choices, and in their language', () => {
  expect(templateOf({ file })).to.contain(en.amount);
  const german = templateOf({ file, locale: 'de', amounts: '7 14', 'test-mode': 'on' });
  for (const part of ['lang="de"', de.amount, de.testMode, 'value="700"']) expect(german).to.contain(part);
  expect(templateOf(odd)).to.contain('Ltd&#62;');
});

for (const [what, choices] of [
  ['the classic script', {}],
  ['the module where it is switched off', off],
  ['a bundle', { file, host: 'npm' }],
  ['a form behind a button', { file, place: 'button' }],
  ['attributes that aren’t valid', { file, amounts: 'ten' }],
  ['a key that is none', { file, 'publishable-key': 'pk live' }],
  ['an address that is none', { file, 'base-url': 'nowhere' }],
] as const) {
  it(`the snippet is without it for ${what}`, () => {
    expect(templateOf(choices)).to.equal('');
    expect(snippetOf(choices)).to.deep.equal(snippetsFor(choices, build)[0]);
  });
}

it('the policy names the hash of every style in the snippet, and of no other', async () => {
  for (const choices of [{ file }, odd, off, {}]) {
    const policy = await policyFor(choices, build, templateOf(choices));
    const styles = [...(snippetOf(choices)?.code ?? '').matchAll(/<style>([^]*?)<\/style>/g)];
    const hashes = styles.map(
      ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect(policy).to.contain(`; style-src ${hashes.join(' ')}; `);
    expect(hashes).to.have.length(templateOf(choices) ? 2 : 1);
  }
});

it('the policy names the hash of the script in the form as HTML, which is the same for every form', async () => {
  const scripts = [...templateOf(odd).matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(
    ([, script]) => script,
  );
  expect(scripts).to.deep.equal([returnScript]);
  const hash = `'sha256-${createHash('sha256').update(returnScript).digest('base64')}'`;
  expect(await policyFor(odd, build, templateOf(odd)))
    .to.match(/; script-src \S+ (?<hash>\S+); /)
    .and.to.contain(hash);
  for (const choices of [off, {}])
    expect(await policyFor(choices, build, templateOf(choices))).not.to.contain(hash);
});

it('a browser reads the same style as the policy', () => {
  const template = templateOf(odd);
  const [node] = parseFragment(template).childNodes;
  const [style] = node && 'content' in node ? node.content.childNodes : [];
  const [text] = style && 'childNodes' in style ? style.childNodes : [];
  expect(text && 'value' in text && text.value).to.equal(/<style>([^]*?)<\/style>/.exec(template)?.[1]);
});

it('that it is off is kept in the address', () => {
  const choices = choose({}, 'prerender', '');
  expect(toFragment(choices)).to.equal('prerender=');
  expect(fromFragment('#prerender=')).to.deep.equal(choices);
  expect(choose(choices, 'prerender', 'on')).to.deep.equal({});
});

it('a page in an unknown language is told of, unless the script brings the form', () => {
  const [lint, ...others] = told({ file });
  expect(lint).to.match(/^notice locale: The form is in English until the script/);
  expect(others).to.deep.equal([]);
  for (const choices of [{}, off, { file, locale: 'de' }, { file, host: 'npm' }])
    expect(told(choices)).to.deep.equal([]);
});
