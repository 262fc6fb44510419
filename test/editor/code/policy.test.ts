import { createHash } from 'node:crypto';
import { expect } from '@open-wc/testing';
import { policyFor } from '../../../editor/code/policy.js';
import { snippetsFor } from '../../../editor/code/snippets.js';

const build = { version: '1.2.3', integrity: {} };

const directives = async (choices: Record<string, string>) =>
  Object.fromEntries(
    (await policyFor(choices, build)).split('; ').map((line) => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources.join(' ')];
    }),
  );

it('the policy names the folder, from which a script loads parts and languages', async () => {
  const folder = 'https://cdn.example.org/dw/';
  const chosen = { cdn: folder, 'base-url': 'https://service.example/api/v1' };
  expect(await directives(chosen)).to.include({
    'default-src': "'none'",
    'script-src': folder,
    'connect-src': 'https://service.example',
    'img-src': 'https:',
    'trusted-types': 'lit-html',
    'require-trusted-types-for': "'script'",
  });
  expect(await directives({ ...chosen, file: 'module' })).to.include({ 'script-src': folder });
});

it('the policy allows the sandbox until the web editor adds a service and a script', async () => {
  expect(await directives({})).to.include({
    'script-src': 'http://127.0.0.1:4010/',
    'connect-src': 'http://127.0.0.1:4010',
    'img-src': 'https: http://127.0.0.1:4010',
  });
});

it('the policy allows the very style of the snippet', async () => {
  const choices = { '--donation-primary': '#0f5c5c' };
  const [block] = snippetsFor(choices, build);
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(block?.code ?? '') ?? [];
  expect(style).to.contain('#0f5c5c');
  const hash = createHash('sha256').update(style).digest('base64');
  expect((await directives(choices))['style-src']).to.equal(`'sha256-${hash}'`);
});

it('the policy allows no style where the snippet has none', async () => {
  expect((await directives({ place: 'button' }))['style-src']).to.equal("'none'");
});

it('a bundle is the site’s own', async () => {
  expect(await directives({ host: 'npm' })).to.include({ 'script-src': "'self'", 'style-src': "'self'" });
});

it('a service on the page’s own host, and one on this machine with its logos', async () => {
  expect((await directives({ 'base-url': '/api/v1' }))['connect-src']).to.equal("'self'");
  expect(await directives({ 'base-url': 'http://localhost:5173/api/v1' })).to.include({
    'connect-src': 'http://localhost:5173',
    'img-src': 'https: http://localhost:5173',
  });
});

it('a folder on the page’s own host is the page’s own', async () => {
  for (const choices of [{ cdn: '/static/dw' }, { cdn: '/static/dw/', file: 'module' }]) {
    expect((await directives(choices))['script-src']).to.equal("'self'");
  }
});

it('a folder is named as a browser reads it, and one that can’t be one is not named at all', async () => {
  const scriptIn = async (cdn: string) => (await directives({ cdn, file: 'module' }))['script-src'];
  expect(await scriptIn(' HTTPS://Files.example/a/../dw// ')).to.equal('https://files.example/dw/');
  expect(await scriptIn('http://127.0.0.1:8080')).to.equal('http://127.0.0.1:8080/');
  for (const cdn of ['//files.example/dw', 'https://', 'https://x.example/dw?v=1', 'files.example']) {
    expect(await scriptIn(cdn)).to.equal('http://127.0.0.1:4010/');
  }
});

it('no address adds a directive of its own', async () => {
  const { 'script-src': script } = await directives({
    cdn: "https://x.example/a;script-src,'unsafe-inline'",
  });
  expect(script).not.to.match(/[;,\s']/);
  expect(script).to.contain('x.example');
});
