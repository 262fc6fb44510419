import crypto, { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import { snippetsFor } from '../../../editor/code/snippets.js';
import { isPublic, load, UnreachableError } from '../../../tools/verify/fetch.js';
import { main } from '../../../tools/verify/main.js';
import { listen, type Listening } from '../../support/listen.js';

const banner = '/*! donation-widget 1.2.3, MIT licence. */';

/** The files of a version. They're small, because nothing runs them. */
const files: Readonly<Record<string, string>> = {
  'donation-widget.js': `${banner}\nexport {};`,
  'donation-widget.iife.js': `\uFEFF${banner}\n(() => {})();`,
  'service.js': `${banner}\nexport const service = 1;`,
  'service.classic.js': `${banner}\nexport const classic = 1;`,
  'fr.js': `${banner}\nexport const fr = 1;`,
};

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const integrity = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, hashOf(text)]));

const strict = "default-src 'none'; script-src 'self'";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A site with the files of the version in `/1.2.3/`, and these other answers by path. */
class Site {
  answers: Record<string, Answer> = {};
  requests: string[] = [];
  #listening: Listening | undefined;

  async open() {
    const server = createServer((request, response) => {
      const path = request.url ?? '';
      this.requests.push(path);
      const file = files[path.replace('/1.2.3/', '')];
      const answer = this.answers[path];
      if (answer) answer(request, response);
      else if (file !== undefined) response.end(file);
      else response.writeHead(404).end();
    });
    this.#listening = await listen(server);
  }

  async close() {
    await this.#listening?.close();
  }

  get origin() {
    return this.#listening?.origin ?? '';
  }
}

const page =
  (body: string, headers: Record<string, string> = { 'content-security-policy': strict }): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);
  };

const form = '<donation-widget publishable-key="pk_live_abc"></donation-widget>';

const tag = (name: string, hash = integrity[name] ?? '', type = 'type="module"') =>
  `<script ${type} src="/1.2.3/${name}" integrity="${hash}" crossorigin></script>`;

const frame = (html: string, more = '') =>
  `<iframe srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"${more}></iframe>`;

describe('npx donation-widget verify', () => {
  const site = new Site();
  let scripts = '';

  before(async () => {
    scripts = await mkdtemp(join(tmpdir(), 'donation-widget-verify-'));
    await writeFile(join(scripts, 'integrity.json'), JSON.stringify(integrity));
    await site.open();
  });

  after(async () => {
    await site.close();
    await rm(scripts, { recursive: true });
  });

  beforeEach(() => {
    site.answers = {};
    site.requests = [];
  });

  const run = async (args: string[], seconds = 60) => {
    const printed: string[] = [];
    const code = await main(
      args,
      { command: 'npx donation-widget verify', version: '1.2.3', scripts },
      { print: (line) => printed.push(line), complain: (line) => printed.push(line), seconds },
    );
    return { code, output: printed.join('\n') };
  };

  /** Checks a page of the site. The pages of these tests are http on this machine, which is a problem of its own. */
  const check = async (answer: Answer, ...options: string[]) => {
    site.answers['/donate'] = answer;
    const { code, output } = await run([`${site.origin}/donate`, '--allow-private', ...options]);
    const others = output.split('\n').filter((line) => !/^PROBLEM.*isn’t https/.test(line));
    return { code, output: others.join('\n'), problems: others.filter((line) => line.startsWith('PROBLEM')) };
  };

  for (const file of ['module', 'classic']) {
    it(`accepts the configurator’s snippet for the ${file} script`, async () => {
      const choices = { file, cdn: `${site.origin}/1.2.3`, 'publishable-key': 'pk_live_abc', locale: 'fr' };
      const [snippet] = snippetsFor(choices, { version: '1.2.3', integrity });
      const { output, problems } = await check(page(snippet?.code ?? ''));
      expect(problems).to.deep.equal([]);
      const name = file === 'module' ? 'donation-widget.js' : 'donation-widget.iife.js';
      expect(output).to.contain(`good       ${site.origin}/1.2.3/${name} is the file of version 1.2.3.`);
      expect(output).to.contain('has the right integrity attribute');
      expect(output).to.contain('2 of 2 files that load later');
      expect(output).to.contain('The form has a live key.').and.not.to.contain('pk_live_abc');
      expect(output).to.contain('Purpose: Donation form');
    });
  }

  it('checks the module that the WordPress plugin’s script imports', async () => {
    const path = '/1.2.3/donation-widget-start.js';
    const started = `<script type="module" src="${path}?ver=1"></script>${form}`;
    const answer = (body: string) => (_request: IncomingMessage, response: ServerResponse) => {
      response.end(body);
    };
    site.answers = { [path]: answer(`${banner}\nimport './donation-widget.js';\n`) };
    site.answers[`${path}?ver=1`] = site.answers[path] as Answer;
    const { output, problems } = await check(page(started));
    expect(problems).to.deep.equal([]);
    expect(output).to.contain(`good       ${site.origin}${path} is the file of version 1.2.3.`);
    expect(output).to.contain('3 of 3 files that load later').and.to.contain('Purpose: Donation form');

    site.answers['/1.2.3/donation-widget.js'] = answer(`${banner}\nexport {};//`);
    expect((await check(page(started))).problems.join()).to.contain(
      '/1.2.3/donation-widget.js isn’t the file',
    );
    site.answers[`${path}?ver=1`] = answer(`${banner}\nimport './donation-widget.js';import '/other.js';\n`);
    expect((await check(page(started))).problems.join()).to.contain(`${path} isn’t the file`);
  });

  it('says that it can’t compare the form in a bundle', async () => {
    site.answers['/app.js'] = (_request, response) => {
      response.end('const tag="donation-widget",key="publishable-key";');
    };
    const { output, problems } = await check(page(`<script type="module" src="/app.js"></script>${form}`));
    expect(problems).to.deep.equal([]);
    expect(output).to.match(/UNCHECKED +\S+\/app\.js contains the form together with other code/);
  });

  it('finds a changed script and a changed file that loads later', async () => {
    for (const name of ['donation-widget.js', 'service.js']) {
      site.answers = {
        [`/1.2.3/${name}`]: (_request, response) => {
          response.end(`${files[name] ?? ''}//`);
        },
      };
      const { code, problems } = await check(page(tag('donation-widget.js') + form));
      expect(code).to.equal(1);
      expect(problems.join('\n')).to.contain(`/1.2.3/${name} isn’t the file of version 1.2.3.`);
    }
  });

  it('asks for the package of another version', async () => {
    site.answers['/1.2.3/donation-widget.js'] = (_request, response) => {
      response.end('/*! donation-widget 1.2.2, MIT licence. */');
    };
    const { output } = await check(page(tag('donation-widget.js') + form));
    expect(output).to.contain('version 1.2.2. To check it, install that version');
  });

  it('finds a wrong integrity attribute', async () => {
    const { problems } = await check(page(tag('donation-widget.js', integrity['fr.js']) + form));
    expect(problems.join('\n')).to.contain('doesn’t match the file');
  });

  it('finds a script of another site without integrity or crossorigin', async () => {
    const other = new Site();
    await other.open();
    const name = 'donation-widget.iife.js';
    const bare = `<script src="${other.origin}/1.2.3/${name}"`;
    const none = await check(page(`${bare}></script>${form}`));
    const half = await check(page(`${bare} integrity="${integrity[name] ?? ''}"></script>${form}`));
    await other.close();
    expect(none.problems.join('\n')).to.contain('has no integrity attribute');
    expect(half.problems.join('\n')).to.contain('needs crossorigin');
    expect((await check(page(`<script src="/1.2.3/${name}"></script>${form}`))).problems).to.deep.equal([]);
  });

  describe('judges the Content-Security-Policy', () => {
    const judge = async (policy: string) =>
      (await check(page(form, { 'content-security-policy': policy }))).problems;

    for (const policy of [
      strict,
      "script-src 'none'",
      'script-src cdn.example https://cdn.example:8443/a/ *.charity.co.uk https://*.charity.example:*',
      "script-src 'nonce-abc' 'unsafe-inline'",
      "script-src 'sha256-YWJj' 'unsafe-hashes' 'unsafe-inline'",
      "script-src 'nonce-abc' 'strict-dynamic' https: http: *",
      "script-src *; script-src-elem 'self'",
      "script-src 'self', img-src *",
      "script-src *, script-src 'self'",
      "SCRIPT-SRC 'SELF'; script-src *",
    ])
      it(`accepts ${policy}`, async () => {
        expect(await judge(policy)).to.deep.equal([]);
      });

    for (const policy of [
      "img-src 'none'",
      ...[
        '*',
        '*:*',
        '*:443',
        '*/a.js',
        'http:',
        'https:',
        'HTTPS:',
        'ws:',
        'wss:',
        'data:',
        'blob:',
        'filesystem:',
        'http://*',
        'https://*',
        'https://*/',
        'https://*:443',
        'https://*:*/a/',
        'wss://*',
        '*.com',
        'https://*.org:443/a/',
        '*.co.uk',
      ].map((source) => `script-src 'self' ${source}`),
      "script-src 'nonce-abc' https://*",
      'default-src https://*',
      "script-src 'self' 'unsafe-inline'",
      "script-src 'self' 'unsafe-eval'",
      // Browsers ignore a nonce or a hash that can't be one.
      "script-src 'nonce-' 'unsafe-inline'",
      "script-src 'sha999-YWJj' 'unsafe-inline'",
      // A directive for elements decides about them alone, one for attributes too.
      "script-src 'self'; script-src-elem *",
      "script-src 'self'; script-src-elem 'self' 'unsafe-inline'",
      "script-src 'self'; script-src-attr 'unsafe-inline'",
      "script-src 'unsafe-inline'; script-src-elem 'self'",
      "script-src 'unsafe-eval'; script-src-elem 'self'",
      "script-src-elem 'self'",
      "script-src-attr 'none'; script-src-elem 'self'",
    ])
      it(`refuses ${policy}`, async () => {
        expect((await judge(policy)).join('\n')).to.contain('allows any script');
      });

    const meta = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    const inDocument = async (html: string) => (await check(page(html, {}))).problems.join('\n');

    it('in a <meta> of the head', async () => {
      expect(await inDocument(`<head>${meta(strict)}</head>${form}`)).to.equal('');
      // The parser moves this one into the head.
      expect(await inDocument(`<head></head>${meta(strict)}${form}`)).to.equal('');
      // Only the spaces of ASCII separate, and commas only in a header.
      expect(await inDocument(meta("script-src\u00a0'self'") + form)).to.contain('allows any script');
      expect(await inDocument(meta("img-src *, script-src 'self'") + form)).to.contain('allows any script');
    });

    it('and ignores a <meta> that browsers ignore', async () => {
      for (const html of [
        '',
        `<body>${meta(strict)}${form}`,
        `${form}${meta(strict)}`,
        `<p>${meta(strict)}</p>`,
        `<head><noscript>${meta(strict)}</noscript></head>`,
        `<head><template>${meta(strict)}</template></head>`,
        `<body><div><template shadowrootmode="open">${meta(strict)}</template></div>`,
        `<iframe srcdoc='<head>${meta(strict)}</head>'></iframe>`,
        meta(''),
      ])
        expect(await inDocument(html), html).to.contain('no Content-Security-Policy');
    });

    it('and finds a <meta> below code that it doesn’t cover', async () => {
      for (const code of ['<script>1</script>', '<svg onload="1"></svg>'])
        expect(await inDocument(`<head>${meta(strict)}</head>${code}`), code).to.equal('');
      for (const html of [
        `<head><script>1</script>${meta(strict)}</head>`,
        `<html onclick="1"><head>${meta(strict)}</head>`,
      ])
        expect(await inDocument(html), html).to.contain('doesn’t cover');
    });
  });

  describe('lists for the inventory', () => {
    const inventoryOf = async (html: string) => {
      const { output } = await check(page(html), '--json');
      return (JSON.parse(output) as { inventory: { script: string; hash: string }[] }).inventory;
    };
    const inline = (code: string) => ({
      script: 'inline script 1',
      purpose: '',
      integrity: '',
      hash: hashOf(code),
    });
    const attribute = (script: string, code: string) => ({
      script,
      purpose: '',
      integrity: '',
      hash: hashOf(code),
    });

    beforeEach(() => {
      site.answers['/a.js'] = (_request, response) => response.end('a');
      site.answers['/b.js'] = (_request, response) => response.end('b');
    });

    it('each type of script that browsers run', async () => {
      for (const type of [
        '',
        'module',
        'text/javascript',
        ' TEXT/JavaScript1.5 ',
        'text/jscript',
        'text/livescript',
      ])
        expect(await inventoryOf(`<script type="${type}">1</script>`), type).to.deep.equal([inline('1')]);
      for (const type of ['text/plain', 'application/json', 'application/ld+json', 'speculationrules'])
        expect(await inventoryOf(`<script type="${type}">1</script>`), type).to.deep.equal([]);
    });

    it('scripts in declarative shadow roots', async () => {
      for (const mode of ['open', 'CLOSED'])
        expect(
          await inventoryOf(
            `<div><template shadowrootmode="${mode}"><p><template shadowrootmode="open"><script>1</script></template></p></template></div>`,
          ),
          mode,
        ).to.deep.equal([inline('1')]);
    });

    it('no scripts in a plain <template>, which run only if another script inserts them', async () => {
      for (const html of [
        '<template><script>1</script><a onclick="1"></a></template>',
        '<div><template shadowrootmode="none"><script>1</script></template></div>',
        '<template><div><template shadowrootmode="open"><script>1</script></template></div></template>',
        '<template><iframe srcdoc="<script>1</script>"></iframe></template>',
      ])
        expect(await inventoryOf(html), html).to.deep.equal([]);
    });

    it('scripts in SVG, and none in MathML', async () => {
      const files = async (html: string) =>
        (await inventoryOf(html)).map(({ script, hash }) => [script, hash]);
      const a = [`${site.origin}/a.js`, hashOf('a')];
      expect(await files('<svg><script href="/a.js" /></svg>')).to.deep.equal([a]);
      expect(await files('<svg><script xlink:href="/a.js"></script></svg>')).to.deep.equal([a]);
      expect(await files('<svg><script href="/a.js" xlink:href="/b.js"></script></svg>')).to.deep.equal([a]);
      expect(await files('<svg><script xlink:href="/b.js" href="/a.js"></script></svg>')).to.deep.equal([a]);
      expect(await inventoryOf('<svg><script src="/a.js">1</script></svg>')).to.deep.equal([inline('1')]);
      expect(await inventoryOf('<script href="/a.js">1</script>')).to.deep.equal([inline('1')]);
      expect(await inventoryOf('<math><script>1</script></math>')).to.deep.equal([]);
    });

    it('attributes that handle events, each code once', async () => {
      expect(
        await inventoryOf(
          '<body onload="a()"><a onclick="b()" onclock="c()">1</a><a onclick="b()"></a><svg onbegin="d()"></svg>' +
            '<p once="1" on="2" one-off="3" onclick="" data-onclick="4"></p>',
        ),
      ).to.deep.equal([
        attribute('onload of <body>', 'a()'),
        attribute('onclick of <a>', 'b()'),
        attribute('onclock of <a>', 'c()'),
        attribute('onbegin of <svg>', 'd()'),
      ]);
    });

    it('addresses that are code', async () => {
      const code = 'javascript:a()';
      expect(
        await inventoryOf(
          `<a href=" JAVA&#10;SCRIPT:a()"></a><area href="${code}"><svg><a xlink:href="${code}"></a></svg>` +
            `<form action="${code}"><button formaction="${code}"></button></form><iframe src="${code}"></iframe>` +
            `<a href="/javascript:a()"></a><img src="${code}"><p href="${code}"></p>`,
        ),
      ).to.deep.equal([
        attribute('href of <a>', ' JAVA\nSCRIPT:a()'),
        attribute('href of <area>', code),
        attribute('xlink:href of <a>', code),
        attribute('action of <form>', code),
        attribute('formaction of <button>', code),
        attribute('src of <iframe>', code),
      ]);
    });

    it('code in srcdoc', async () => {
      expect(await inventoryOf(frame(frame('<script>1</script><p onclick="a()">')))).to.deep.equal([
        inline('1'),
        attribute('onclick of <p>', 'a()'),
      ]);
      const [file] = await inventoryOf(`<base href="/x/">${frame('<script src="../a.js"></script>')}`);
      expect(file?.script).to.equal(`${site.origin}/a.js`);
      expect(
        await inventoryOf(frame('<script>1</script>', ' sandbox="allow-forms Allow-Scripts"')),
      ).to.deep.equal([inline('1')]);
      // Neither runs a script: a sandbox without scripts, and an element of SVG.
      expect(await inventoryOf(frame(frame('<script>1</script>'), ' sandbox'))).to.deep.equal([]);
      expect(await inventoryOf(`<svg>${frame('<script>1</script>')}</svg>`)).to.deep.equal([]);
    });

    it('addresses as the page’s own <base> resolves them', async () => {
      const [file] = await inventoryOf(
        '<template><base href="/x/"></template><div><template shadowrootmode="open"><base href="/y/"></template></div><svg><base href="/z/"></base></svg><script src="a.js"></script>',
      );
      expect(file?.script).to.equal(`${site.origin}/a.js`);
    });
  });

  it('takes the hashes of files that load later from the script’s own document', async () => {
    const map = `<script type="importmap">${JSON.stringify({
      integrity: { '/1.2.3/service.js': integrity['service.js'], '/1.2.3/fr.js': integrity['fr.js'] },
    })}</script>`;
    const pinned = 'An import map has the hashes';
    expect((await check(page(map + tag('donation-widget.js')))).output).to.contain(pinned);
    expect(
      (await check(page(`<iframe srcdoc='${map}'></iframe>${tag('donation-widget.js')}`))).output,
    ).not.to.contain(pinned);
    expect(
      (await check(page(`<template>${map}</template>${tag('donation-widget.js')}`))).output,
    ).not.to.contain(pinned);
    expect(
      (await check(page(`<iframe srcdoc='${map}${tag('donation-widget.js')}'></iframe>`))).output,
    ).to.contain(pinned);
  });

  it('accepts of several hashes those that browsers compare', async () => {
    const name = 'donation-widget.js';
    const right = integrity[name] ?? '';
    const sha512 = (text: string) => `sha512-${createHash('sha512').update(text).digest('base64')}`;
    const judged = async (hashes: string) => (await check(page(tag(name, hashes) + form))).output;
    expect(await judged(`${hashOf('x')} ${right}?option`)).to.contain('has the right integrity attribute');
    expect(await judged(`sha256-abc ${right}`)).to.contain('has the right integrity attribute');
    // Browsers ignore the weaker one.
    expect(await judged(`${right} ${sha512('x')}`)).to.contain('doesn’t match the file');
    expect(await judged('md5-YWJj')).to.contain('has no valid integrity attribute');
  });

  it('raises the alarm for a secret key, and never prints a key', async () => {
    const secret = `<script src="/app.js?sk_live_abc"></script><donation-widget publishable-key="sk_live_abc">`;
    const { code, output } = await check(page(tag('donation-widget.js') + secret));
    expect(code).to.equal(1);
    expect(output).to.contain('SECRET key').and.not.to.contain('sk_live_abc');
    const test = await check(page(`<donation-widget publishable-key="pk_test_abc">`));
    expect(test.output).to.contain('a test key').and.not.to.contain('pk_test_abc');
    const hidden = '<donation-widget publishable-key=sk_live_abc></donation-widget>';
    for (const html of [`<template>${hidden}</template>`, `<iframe sandbox srcdoc="${hidden}"></iframe>`])
      expect((await check(page(html))).output, html).to.contain('SECRET key');
  });

  it('shows its own words if a key is one of them', async () => {
    const { problems } = await check(page('<donation-widget publishable-key="PROBLEM">', {}));
    expect(problems).to.have.length(1);
  });

  it('prints JSON', async () => {
    const { output } = await check(page(tag('donation-widget.js') + form), '--json');
    const { inventory } = JSON.parse(output) as { inventory: { script: string; integrity: string }[] };
    expect(inventory.map(({ integrity: hash }) => hash)).to.deep.equal([integrity['donation-widget.js']]);
  });

  it('prints no control characters or marks that turn the writing direction', async () => {
    const name = `a\u001b[31m\u202egnp.exe\u2028`;
    const { output } = await check(page(`<script src="/x" integrity="${name}"></script>${form}`), '--json');
    expect(output).to.match(/^[^\p{C}\p{Zl}\p{Zp}]*$/u);
    expect((JSON.parse(output) as { inventory: { integrity: string }[] }).inventory[0]?.integrity).to.equal(
      name,
    );
    const lines = (await check(page(`<script src="/x" integrity="${name}"></script>${form}`))).output;
    expect(lines.replaceAll('\n', '')).to.match(/^[^\p{C}\p{Zl}\p{Zp}]*$/u);
  });

  describe('on a hostile page', () => {
    it('gives up an endless body', async () => {
      const { code, output } = await check((_request, response) => {
        const send = () => {
          while (response.write(' '.repeat(65_536)));
        };
        response.on('drain', send).writeHead(200);
        send();
      });
      expect(code).to.equal(2);
      expect(output).to.contain('too large');
    });

    it('gives up a body that never comes', async () => {
      site.answers['/donate'] = (_request, response) => {
        response.writeHead(200).write(' ');
      };
      const { code, output } = await run([`${site.origin}/donate`, '--allow-private'], 0.2);
      expect(code).to.equal(2);
      expect(output).to.contain('took too long');
    });

    it('gives up a redirect loop, and follows no redirect to another kind of address', async () => {
      for (const [location, message] of [
        ['/donate', 'redirects too often'],
        ['file:///etc/passwd', 'doesn’t start with https://'],
      ] as const) {
        const { code, output } = await check((_request, response) => {
          response.writeHead(302, { location }).end();
        });
        expect(code).to.equal(2);
        expect(output).to.contain(message);
      }
    });

    it('connects to no private address, by name or by number', async () => {
      for (const address of [site.origin, 'http://127.0.0.1:1', 'http://[::1]:1', 'http://2130706433:1']) {
        const { code, output } = await run([`${address}/donate`]);
        expect(code, address).to.equal(2);
        expect(output, address).to.contain('--allow-private');
      }
      expect(site.requests).to.deep.equal([]);
    });

    it('follows no redirect to a private address', async () => {
      site.answers['/donate'] = (_request, response) => {
        response.writeHead(302, { location: site.origin.replace('localhost', '127.0.0.2') }).end();
      };
      // In this test, every other address of this machine is a public one.
      const refused = await load(new URL(`${site.origin}/donate`), {
        bytes: 1_000,
        redirects: 5,
        signal: new AbortController().signal,
        isAllowed: (address) => address !== '127.0.0.2',
      }).catch((error: unknown) => error);
      expect(refused)
        .to.be.instanceOf(UnreachableError)
        .with.property('message')
        .that.contains('--allow-private');
      expect(site.requests).to.deep.equal(['/donate']);
    });

    it('hashes a file as often for 1,500 hashes in its tag as for one', async () => {
      const hashings = async (hashes: string) => {
        const { createHash: original } = crypto;
        let count = 0;
        crypto.createHash = (...args) => {
          count += 1;
          return original(...args);
        };
        syncBuiltinESMExports();
        try {
          await check(page(tag('donation-widget.js', hashes) + form));
        } finally {
          crypto.createHash = original;
          syncBuiltinESMExports();
        }
        return count;
      };
      const wrong = ['sha256', 'sha384', 'sha512'].map((name) => `${name}-YWJj `.repeat(500)).join('');
      expect(await hashings(wrong)).to.equal(await hashings(integrity['donation-widget.js'] ?? ''));
    });

    it('loads the files that load later once for many tags', async () => {
      await check(page(tag('donation-widget.js').repeat(3) + form));
      expect(site.requests.filter((path) => path === '/1.2.3/service.js')).to.have.length(1);
    });

    it('gives up a page that parses to too many elements', async () => {
      const bold = [...Array(1_000).keys()].map((at) => `<b a${at}>`).join('');
      const { code, output } = await check(page(`<p>${bold}${'<p>x'.repeat(100_000)}`));
      expect(code).to.equal(2);
      expect(output).to.contain('too many elements');
    });

    it('gives up frames in frames without end', async () => {
      let html = '<script>1</script>';
      for (let at = 0; at < 50; at += 1) html = frame(html);
      const { code, output } = await check(page(html));
      expect(code).to.equal(2);
      expect(output).to.contain('frames are nested too deeply');
    });

    it('hides many keys in many lines', async () => {
      const keys = [...Array(50_000).keys()].map((at) => `<p publishable-key=pk_live_${at}>`).join('');
      const handlers = [...Array(2_000).keys()].map((at) => `<p onclick=f(${at})>`).join('');
      const { output } = await check(page(keys + handlers));
      expect(output).to.contain('2000 attributes with code. Only the first 1000');
    });

    it('checks no more than a hundred scripts', async () => {
      const { code, output } = await check(page('<script>1</script>'.repeat(20_000) + form));
      expect(code).not.to.equal(0);
      expect(output).to.contain('20000 scripts. Only the first 100');
    });
  });

  it('explains wrong arguments', async () => {
    for (const args of [[], ['ftp://a.example'], ['https://a.example', 'https://b.example'], ['--jsn']])
      expect((await run(args)).code, args.join(' ')).to.equal(2);
    expect((await run(['--help'])).code).to.equal(0);
  });
});

describe('A public address', () => {
  it('is one that the internet routes', () => {
    for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111'])
      expect(isPublic(address), address).to.be.true;
    for (const address of [
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '192.168.1.1',
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
    ])
      expect(isPublic(address), address).to.be.false;
  });
});
