/** An object that throws whatever a script does with it. */
const revoked = (target: object): object => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};

const failing = () => {
  throw new Error('It is hostile.');
};

const cyclic = () => {
  const entry: Record<string, unknown> = { amount: 5, label: 'Blanket' };
  entry['self'] = entry;
  return entry;
};

const getters = () =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      ['amount', 'label', 'href', 'email', 'length', 'toJSON', 'createCheckout'].map((name) => [
        name,
        { get: failing, enumerable: true },
      ]),
    ),
  );

/** Values of every type that a page without types can set a property to. */
export const oddValues: readonly (readonly [what: string, value: unknown])[] = [
  ['a whole number', 5],
  ['a number with decimals', 12.5],
  ['an inexact number', 0.1 + 0.2],
  ['zero', 0],
  ['a negative number', -5],
  ['a huge number', 1e21],
  ['a tiny number', 1e-7],
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['a big integer', 5n],
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
  ['an empty text', ''],
  ['the text false', 'false'],
  ['a lone surrogate', '\ud800'],
  ['a text of letters', 'once'],
  ['a symbol', Symbol('once')],
  ['a function', () => 5],
  ['a class', Map],
  ['an empty list', []],
  ['a list of numbers', [10, 25]],
  ['a list of texts', ['once', 'month']],
  ['a list with a separator', ['Wells; Schools', '1,500']],
  ['a list in a list', [['once'], [10]]],
  ['a list with odd numbers', [NaN, 1e21]],
  ['a list with nothing', [null, undefined]],
  ['a list with a symbol', [Symbol('once')]],
  ['a list of objects', [{ amount: 500, label: 'Blanket', quantity: 1 }]],
  ['a list of cyclic objects', [cyclic()]],
  ['a list of hostile objects', [getters()]],
  ['a list of big integers', [{ amount: 5n }]],
  ['a revoked list', revoked([])],
  ['a list with a revoked object', [revoked({})]],
  ['an empty object', {}],
  ['an object', { once: 'month', email: 5, billing_address: { country: 5, line1: [] } }],
  ['an object without a prototype', Object.assign(Object.create(null) as object, { amount: 5 })],
  ['a cyclic object', cyclic()],
  ['a hostile object', getters()],
  ['an object that is no text', { toString: failing, valueOf: failing, [Symbol.toPrimitive]: failing }],
  ['an object with a hostile tag', Object.defineProperty({}, Symbol.toStringTag, { get: failing })],
  ['a revoked object', revoked({})],
  ['a revoked function', revoked(() => undefined)],
  ['a date', new Date(0)],
  ['an invalid date', new Date(NaN)],
  ['an address', new URL('https://charity.example/api/v1')],
  ['a pattern', /once/],
  ['an error', new Error('once')],
  ['a map', new Map([['once', 5]])],
  ['a set', new Set(['once'])],
  ['a promise', Promise.resolve('once')],
  ['bytes', new Uint8Array([10, 25])],
  ['a text object', Object('once')],
  ['a number object', Object(5)],
];

/**
 * The names of values of which each is of another kind. `read-attributes.test.ts` shows for all values what a form reads,
 * so other tests need only these.
 */
export const kinds: ReadonlySet<string> = new Set([
  'a number with decimals',
  'NaN',
  'a big integer',
  'true',
  'a lone surrogate',
  'a symbol',
  'a function',
  'a list of numbers',
  'a list with a symbol',
  'a list of hostile objects',
  'a revoked list',
  'an object',
  'a hostile object',
  'an object that is no text',
  'a revoked object',
  'an address',
]);
