import { expect } from '@open-wc/testing';
import { parseFragment, serialize } from 'parse5';
import decodeQR from 'qr/decode.js';
import { fieldNames, type Fields } from '../../demo/links/fields.js';
import { errorMessage, linkNotice } from '../../demo/links/messages.js';
import { readLink } from '../../demo/links/page-link.js';
import { offerOf, readOffer, writeOffer } from '../../demo/links/offer.js';
import { qrCode, qrFileName } from '../../demo/links/qr-code.js';
import { readFields, toFragment } from '../../demo/links/state.js';

const page = 'https://charity.example/give';

const fieldsWith = (some: Partial<Fields>): Fields => ({
  ...(Object.fromEntries(fieldNames.map((name) => [name, ''])) as Fields),
  page,
  ...some,
});

const linkOf = (some: Partial<Fields>) => {
  const reading = readLink(fieldsWith(some));
  return 'link' in reading ? reading.link : reading.errors;
};

describe('a link to a form on the page', () => {
  const links: [string, Partial<Fields>, string][] = [
    ['has only the address while nothing is chosen', {}, page],
    ['has an amount', { amount: '25' }, `${page}?amount=25`],
    ['has no sign of the currency', { amount: '£25' }, `${page}?amount=25`],
    ['reads a sign of any currency while none is chosen', { amount: '¥5,000' }, `${page}?amount=5000`],
    ['has the decimals of the amount', { amount: '12.50' }, `${page}?amount=12.50`],
    ['has a full stop as the decimal sign', { amount: '12,50' }, `${page}?amount=12.50`],
    ['has suggested amounts', { presets: '50, 100, 200' }, `${page}?amounts=50+100+200`],
    ['has suggested amounts once each', { presets: '£50 £1,500 50' }, `${page}?amounts=50+1500`],
    [
      'has suggested amounts with the rest',
      { amount: '100', presets: '50,100,200', interval: 'month' },
      `${page}?amount=100&amounts=50+100+200&interval=month`,
    ],
    [
      'names the currency of suggested amounts',
      { presets: '3000 5000', currency: 'JPY' },
      `${page}?amounts=3000+5000&currency=JPY`,
    ],
    ['replaces earlier suggested amounts', { page: `${page}?amounts=5,6` }, page],
    ['has no sign between thousands', { amount: ' 1,500 ' }, `${page}?amount=1500`],
    [
      'names the interval and the currency',
      { amount: '€25', interval: '3-month', currency: 'EUR' },
      `${page}?amount=25&interval=3-month&currency=EUR`,
    ],
    [
      'leaves out the currency of no amount, which the form could not take',
      { interval: 'month', currency: 'EUR' },
      `${page}?interval=month`,
    ],
    [
      'keeps the query of the address as it is written',
      { page: `${page}?p=7&q=a%20b&flag`, amount: '25' },
      `${page}?p=7&q=a%20b&flag&amount=25`,
    ],
    ['keeps the hash', { page: `${page}#/donate/now`, amount: '25' }, `${page}?amount=25#/donate/now`],
    [
      'replaces an earlier choice and leaves out the reference of a donation',
      { page: `${page}?amount=5&interval=year&donation-reference=abc&id=7`, amount: '25' },
      `${page}?id=7&amount=25`,
    ],
    [
      'has the campaign, instead of an earlier one',
      { page: `${page}?utm_source=old&utm_term=x`, utm_source: 'church fête', utm_medium: 'print' },
      `${page}?utm_term=x&utm_source=church+f%C3%AAte&utm_medium=print`,
    ],
    ['ignores the ID of a form', { 'form-id': 'a b' }, page],
    [
      'takes an address on this machine',
      { page: 'http://localhost:5173/demo/' },
      'http://localhost:5173/demo/',
    ],
    [
      'adds https to an address without it',
      { page: 'charity.example/give', amount: '25' },
      `${page}?amount=25`,
    ],
    ['adds https to a host alone', { page: 'www.charity.example' }, 'https://www.charity.example/'],
    ['replaces http, on which no form takes payments', { page: 'http://charity.example/give' }, page],
    ['takes an address with odd white space', { page: `\u200b ${page}\n` }, page],
  ];
  for (const [what, some, link] of links) {
    it(what, () => {
      expect(linkOf(some)).to.equal(link);
    });
  }
});

describe('a link to a form behind a Donate button', () => {
  const links: [string, Partial<Fields>, string][] = [
    ['opens the form', {}, `${page}#donate`],
    [
      'has the choice in the hash',
      { amount: '25', interval: 'month', currency: 'GBP' },
      `${page}#donate?amount=25&interval=month&currency=GBP`,
    ],
    ['replaces the hash of a section', { page: `${page}#story`, amount: '25' }, `${page}#donate?amount=25`],
    ['has suggested amounts', { presets: '50 100' }, `${page}#donate?amounts=50+100`],
    ['names the form', { 'form-id': '#appeal', amount: '25' }, `${page}#appeal?amount=25`],
    ['keeps the form of an earlier link', { page: `${page}#appeal?amount=5` }, `${page}#appeal`],
    [
      'has the campaign in the query, where analytics tools read it',
      { amount: '25', utm_campaign: 'winter-appeal' },
      `${page}?utm_campaign=winter-appeal#donate?amount=25`,
    ],
  ];
  for (const [what, some, link] of links) {
    it(what, () => {
      expect(linkOf({ open: 'button', ...some })).to.equal(link);
    });
  }
});

describe('an error', () => {
  const errors: [string, Partial<Fields>, object][] = [
    ['no address', { page: ' ' }, { page: 'empty' }],
    ['a word', { page: 'charity' }, { page: 'not_an_address' }],
    ['a name without a host', { page: 'https:///give' }, { page: 'not_an_address' }],
    ['another protocol', { page: 'javascript:alert(1)//https://' }, { page: 'not_an_address' }],
    ['a space in the address', { page: 'https://charity.example/gi ve' }, { page: 'not_an_address' }],
    ['a password', { page: 'https://ada:secret@charity.example/' }, { page: 'credentials' }],
    ['an email address in the query', { page: `${page}?to=ada%40example.org` }, { page: 'personal' }],
    ['an email address in the hash', { page: `${page}#ada@example.org` }, { page: 'personal' }],
    ['a field of the donor', { page: `${page}?first_name=Ada` }, { page: 'personal' }],
    ['a field of the donor in the hash', { page: `${page}#donate?Last-Name=King` }, { page: 'personal' }],
    ['a long address', { page: `${page}?${'x'.repeat(2000)}` }, { page: 'too_long' }],
    ['a route where a button is to open', { page: `${page}#/donate`, open: 'button' }, { page: 'route' }],
    ['words for the amount', { amount: 'ten' }, { amount: 'format' }],
    ['zero', { amount: '0' }, { amount: 'min' }],
    ['a negative amount', { amount: '-5' }, { amount: 'min' }],
    ['too much', { amount: '1000000' }, { amount: 'max' }],
    ['too many decimals', { amount: '12.505' }, { amount: 'decimals' }],
    ['decimals of yen', { amount: '12.50', currency: 'JPY' }, { amount: 'decimals' }],
    ['a sign of another currency', { amount: '€25', currency: 'GBP' }, { amount: 'other_currency' }],
    ['one suggested amount', { presets: '50' }, { presets: 'count' }],
    ['the same suggested amount twice', { presets: '50 £50' }, { presets: 'count' }],
    ['seven suggested amounts', { presets: '1 2 3 4 5 6 7' }, { presets: 'count' }],
    ['one suggested amount or two', { presets: '1,500' }, { presets: 'ambiguous' }],
    ['a suggested zero', { presets: '0 50' }, { presets: 'min' }],
    ['suggesting too much', { presets: '50 1000000' }, { presets: 'max' }],
    ['words for suggested amounts', { presets: '50 hundred' }, { presets: 'format' }],
    ['an ID with a space', { open: 'button', 'form-id': 'my form' }, { 'form-id': 'format' }],
    ['an email address as a campaign', { utm_source: 'ada@example.org' }, { utm_source: 'personal' }],
    ['a long campaign', { utm_campaign: 'x'.repeat(201) }, { utm_campaign: 'too_long' }],
    ['two errors', { page: '', amount: 'x' }, { page: 'empty', amount: 'format' }],
  ];
  for (const [what, some, expected] of errors) {
    it(`is reported for ${what}, in a sentence`, () => {
      const reading = readLink(fieldsWith(some));
      const found = 'errors' in reading ? reading.errors : {};
      expect(found).to.deep.equal(expected);
      for (const name of fieldNames) {
        const code = found[name];
        if (code) expect(errorMessage(name, code)).to.match(/^[A-Z].*\.$/);
      }
    });
  }

  it('is not reported for a parameter or path that only looks like personal data', () => {
    expect(linkOf({ page: `${page}/@charity?name=give&mobile=1` })).to.equal(
      `${page}/@charity?name=give&mobile=1`,
    );
  });

  it('is not reported for a link to this machine, which gets a warning instead', () => {
    expect(linkNotice('http://127.0.0.1:5173/demo/')).not.to.equal('');
    expect(linkNotice(page)).to.equal('');
  });
});

describe('the address of the page of links', () => {
  const all = fieldsWith({
    open: 'button',
    'form-id': 'appeal',
    amount: '£12.50',
    interval: 'month',
    currency: 'EUR',
    utm_source: 'a & b',
  });

  it('keeps everything that was entered', () => {
    expect(readFields({ search: '', hash: `#${toFragment(all, {}, readOffer(''))}` })).to.deep.equal(all);
  });

  it('keeps a wrong amount, so that it can be fixed, but no personal data', () => {
    const fields = fieldsWith({
      page: 'https://a.example/?email=x',
      amount: 'ten',
      utm_source: 'a@b.example',
    });
    const reading = readLink(fields);
    expect(toFragment(fields, 'errors' in reading ? reading.errors : {}, readOffer(''))).to.equal(
      'amount=ten',
    );
    expect(
      toFragment(fieldsWith({ page: 'mailto:a@b.example', amount: 'a@b.example' }), {}, readOffer('')),
    ).to.equal('');
  });

  it('can be a query, which the fragment overrides', () => {
    const search = '?page=https%3A%2F%2Fcharity.example%2Fgive&currency=gbp&interval=quarter&amount=5';
    expect(readFields({ search, hash: '#amount=10' })).to.deep.equal(
      fieldsWith({ currency: 'GBP', interval: '3-month', amount: '10' }),
    );
  });

  it('sets a list only to one of its options', () => {
    const search = '?currency=XXX&interval=sometimes&open=door&email=ada%40example.org';
    expect(readFields({ search, hash: '' })).to.deep.equal(fieldsWith({ page: '' }));
  });
});

describe('what the form offers', () => {
  it('comes from the choices of the configurator, and stays in the address', () => {
    const offer = offerOf({ amounts: '5 12.50; EUR 20', intervals: 'once quarter', currencies: 'EUR JPY' });
    expect(offer).to.deep.equal({
      amounts: ['5', '12.50'],
      intervals: ['once', '3-month'],
      currencies: ['GBP', 'EUR', 'JPY'],
    });
    const fragment = toFragment(fieldsWith({ amount: '5' }), {}, offer);
    expect(readOffer(`#${fragment}`)).to.deep.equal(offer);
    expect(readFields({ search: '', hash: `#${fragment}` })).to.deep.equal(fieldsWith({ amount: '5' }));
  });

  it('has the amounts with impact lines, which replace the others', () => {
    const presets = JSON.stringify([
      { amount: '7', impact: 'A meal' },
      { amount: '9', currency: 'EUR' },
    ]);
    expect(offerOf({ presets }).amounts).to.deep.equal(['7']);
  });

  it('is unknown where the address says something else', () => {
    const offer = readOffer('#amounts=%3Cb%3E+-5+1e9&intervals=sometimes&currencies=XXX');
    expect(offer).to.deep.equal({ amounts: [], intervals: [], currencies: [] });
    expect(writeOffer(offer)).to.deep.equal([]);
  });
});

/** Draws the file as pixels. A pixel is inside the outline if an odd number of edges is to its left. */
const scan = (svg: string) => {
  const side = Number(/viewBox="-4 -4 (\d+) \1"/.exec(svg)?.[1]);
  const outline = / d="([^"]*)"/.exec(svg)?.[1] ?? '';
  const edges = outline.split('Z').flatMap((shape) => {
    const corners = [...shape.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    return corners.map(([x, y], at) => {
      const [otherX, otherY] = corners[(at + 1) % corners.length] ?? [x, y];
      return { x, isUpright: x === otherX, top: Math.min(y, otherY), bottom: Math.max(y, otherY) };
    });
  });
  const isDark = (x: number, y: number) =>
    edges.filter((one) => one.isUpright && one.x <= x && one.top <= y && y < one.bottom).length % 2 === 1;
  const scale = 4;
  const width = side * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (!isDark(x - 4, y - 4)) continue;
      for (let at = 0; at < scale * scale; at += 1) {
        const pixel = (y * scale + Math.floor(at / scale)) * width + x * scale + (at % scale);
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
};

describe('a QR code', () => {
  for (const link of [
    'https://a.example/',
    `${page}?amount=25&interval=month&currency=EUR`,
    `${page}?utm_source=church+f%C3%AAte&utm_medium=print#donate?amount=12.50&interval=month`,
    `${page}?${'path=%2Fsome%2Fwhere&'.repeat(20)}amount=25`,
  ]) {
    it(`leads to a link of ${link.length} characters`, () => {
      expect(decodeQR(scan(qrCode(link) ?? ''))).to.equal(link);
    });
  }

  it('is black on white, with four modules of white on every side, and has a title', () => {
    const svg = qrCode(`${page}?a=1&b=<2>`) ?? '';
    expect(svg).to.contain(`<title>QR code for ${page}?a=1&amp;b=&lt;2&gt;</title>`);
    expect(svg).to.match(
      /<rect x="-4" y="-4" width="(\d+)" height="\1" fill="#fff"\/><path [^>]* fill="#000"\/>/,
    );
    const { width, data } = scan(svg);
    const isWhite = (x: number, y: number) => data[(y * width + x) * 4] === 255;
    const margin = 4 * 4;
    expect(Array.from({ length: width }, (_, x) => isWhite(x, margin - 1)).every(Boolean)).to.be.true;
    expect(isWhite(margin, margin)).to.be.false;
    // The same markup as a parser reads it: nothing in the link breaks out of it.
    expect(serialize(parseFragment(svg)).match(/<(?!\/)/g)).to.have.length(4);
  });

  it('is not made of a text that is too long', () => {
    expect(qrCode('x'.repeat(3000))).to.be.null;
  });

  it('has a file name with the host, the amount and the interval', () => {
    expect(qrFileName(`${page}?amount=25&interval=month`)).to.equal('qr-code-charity.example-25-month');
    expect(qrFileName(`${page}?amount=1#appeal?amount=12.50`)).to.equal('qr-code-charity.example-12.50');
    expect(qrFileName(`${page}?amount=${encodeURIComponent('../x')}`)).to.equal(
      'qr-code-charity.example-..x',
    );
  });
});
