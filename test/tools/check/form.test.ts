import { expect } from '@open-wc/testing';
import { openSandbox } from '../../support/sandbox/sandbox.js';
import {
  checkForm,
  instead,
  onCreation,
  origin,
  rebuilt,
  setAt,
  type Alteration,
} from '../../support/check/altered-service.js';
import { command, given, unasked } from '../../support/check/run-command.js';

const texts = {
  url: 'checkout_url is https, or http on your own machine',
  slugs: 'slugs can be part of an address',
  preflight: 'a page can send a checkout (preflight)',
  headers: 'a page can send Authorization and Content-Type (preflight)',
  maxAge: 'a browser can keep the answer to a preflight (Access-Control-Max-Age)',
  answers: 'a page can read a new checkout, a payment session and a subscription',
  errors: 'a page can read errors, such as 400, 401 and 404',
  retryAfter: 'a page can read Retry-After',
  time: 'answers come in time',
};

/** Sets or removes a header of the answers for which `is` returns true. */
const withHeader = (
  name: string,
  value: string | null,
  is: (request: Request, response: Response) => boolean = () => true,
): Alteration =>
  rebuilt(is, ({ body, status, headers: before }) => {
    const headers = new Headers(before);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return new Response(body, { status, headers });
  });

const isPreflight = ({ method }: Request) => method === 'OPTIONS';

const allowOrigin = 'access-control-allow-origin';

/** A service that a form can't use, the statement that shows it, and the result. */
const unusable: [breaks: string, statement: string, result: string, alteration: Alteration][] = [
  [
    'sends donors to http',
    texts.url,
    'departs',
    onCreation((body) => setAt(body, 'checkout_url', 'http://pay.example/1')),
  ],
  [
    'has a password in checkout_url',
    texts.url,
    'departs',
    onCreation((body) => setAt(body, 'checkout_url', 'https://a:b@pay.example/1')),
  ],
  ['has a slug of two dots', texts.slugs, 'departs', onCreation((body) => setAt(body, 'slug', '..'))],
  [
    'refuses preflights',
    texts.preflight,
    'departs',
    instead(isPreflight, () => new Response('', { status: 401 })),
  ],
  [
    'allows another origin',
    texts.preflight,
    'departs',
    withHeader(allowOrigin, 'https://other.example', isPreflight),
  ],
  [
    'allows any header with a *',
    texts.headers,
    'departs',
    withHeader('access-control-allow-headers', '*', isPreflight),
  ],
  [
    "doesn't allow Content-Type",
    texts.headers,
    'departs',
    withHeader('access-control-allow-headers', 'Authorization', isPreflight),
  ],
  ['has no Max-Age', texts.maxAge, 'advised', withHeader('access-control-max-age', null, isPreflight)],
  ['has a Max-Age of 5', texts.maxAge, 'advised', withHeader('access-control-max-age', '5', isPreflight)],
  [
    "doesn't let pages read a status",
    texts.answers,
    'departs',
    withHeader(allowOrigin, null, ({ method }, { ok }) => method === 'GET' && ok),
  ],
  [
    "doesn't let pages read errors",
    texts.errors,
    'departs',
    withHeader(allowOrigin, null, (_, { ok }) => !ok),
  ],
  [
    "doesn't let pages read Retry-After",
    texts.retryAfter,
    'unchecked',
    withHeader('access-control-expose-headers', null),
  ],
  [
    'has answered 429 without a Retry-After that pages can read',
    texts.retryAfter,
    'advised',
    (fetch) => {
      let times = 0;
      return (request) =>
        (times += 1) === 3 ? Promise.resolve(new Response('', { status: 429 })) : fetch(request);
    },
  ],
];

describe('A form', () => {
  for (const [breaks, statement, result, alteration] of unusable) {
    it(`can't use a service well if it ${breaks}`, async () => {
      const { fetch } = openSandbox();
      const results = await checkForm(alteration(fetch));
      expect(results.get(statement)?.result).to.equal(result);
    });
  }

  it('can use the sandbox', async () => {
    const { fetch } = openSandbox();
    const results = await checkForm(fetch);
    for (const text of Object.values(texts)) expect(results.get(text)?.result, text).to.equal('holds');
  });

  it('can use a service that only allows the origin of its page', async () => {
    const { fetch } = openSandbox({ allowedOrigins: [origin] });
    expect([...(await checkForm(fetch)).values()].some(({ result }) => result === 'departs')).to.be.false;
    const other = await checkForm(fetch, { origin: 'https://other.example' });
    expect(other.get(texts.preflight)?.result).to.equal('departs');
  });

  it("isn't checked without its origin, except for addresses and time", async () => {
    const { fetch } = openSandbox();
    const results = await checkForm(fetch, {});
    const checked = [...results].filter(([, { result }]) => result !== 'unchecked').map(([text]) => text);
    expect(checked).to.deep.equal([texts.url, texts.slugs, texts.time]);
  });

  it('waits for a slow service', async () => {
    const { fetch } = openSandbox();
    let time = 0;
    const results = await checkForm(fetch, { origin, now: () => (time += 4_000) });
    expect(results.get(texts.time)).to.deep.equal({
      result: 'advised',
      why: 'the slowest answer took 4.0 seconds. The form waits up to 25 seconds for a checkout and 10 for a status.',
    });
  });
});

describe('The command', () => {
  it('prints the form beside the interface, and exits with 1 if only the form fails', async () => {
    const { fetch } = openSandbox({ allowedOrigins: ['https://other.example'] });
    const { code, printed } = await command([...given, '--origin', origin], fetch);
    expect(code).to.equal(1);
    expect(printed).to.match(/Can your form use it\?\n +a? ?.*checkout_url/);
    expect(printed).to.match(/Your form: \d passed, 3 failed.+Your form can't use it yet\.\n/);
    expect(printed).to.match(/ 0 failed.+The service follows the interface\.$/);
  });

  for (const wrong of ['charity.example', 'https://charity.example/donate', 'file:///home', '']) {
    it(`refuses “${wrong}” as an origin`, async () => {
      const { code, complained } = await command([...given, '--origin', wrong], unasked);
      expect(code).to.equal(2);
      expect(complained).to.contain('--origin must be an origin');
    });
  }
});
