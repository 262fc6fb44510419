import { expect } from '@open-wc/testing';
import { recall } from '../../demo/configurator/memory.js';

/** The choices that a configurator begins with at this address, in a tab that has this stored. */
const recallAt = (address: string, stored: string | null) => {
  const page = {
    location: new URL(address, 'https://site.example/demo/'),
    sessionStorage: { getItem: () => stored },
  };
  const before = Object.keys(page).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(page)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  try {
    return recall();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
};

const nothing = { choices: {}, secretIn: undefined, isRestored: false, entries: [] };

for (const stored of [
  null,
  'null',
  '7',
  '{"fragment": 1, "entries": [{}]}',
  '{"entries": [null]}',
  '{"fragment": "publishable-key=sk_live_1"',
  'no JSON',
]) {
  it(`what is stored under its name and is no memory is none: ${String(stored)}`, () => {
    expect(recallAt('', stored)).to.deep.equal(nothing);
  });
}

it('what was chosen before is found at a bare address, and on the way back from a payment without a word', () => {
  const entries = [{ name: 'donation-change', time: '12:00:00', fields: [{ name: 'amount', value: '1' }] }];
  const stored = JSON.stringify({ fragment: 'amounts=7+14', entries });
  const choices = { amounts: '7 14' };
  expect(recallAt('', stored)).to.deep.equal({ ...nothing, choices, entries, isRestored: true });
  expect(recallAt('?donation-reference=1', stored)).to.deep.equal({ ...nothing, choices, entries });
  expect(recallAt('#currency=EUR', stored)).to.deep.equal({
    ...nothing,
    choices: { currency: 'EUR' },
    entries,
  });
});

it('a half that is no memory leaves the other', () => {
  const { choices, entries } = recallAt('', '{"fragment": "amounts=7", "entries": [{}]}');
  expect(choices).to.deep.equal({ amounts: '7' });
  expect(entries).to.deep.equal([]);
});

it('a secret key in an address is told of by its field, and one under a name that there is not by none', () => {
  expect(recallAt('#publishable-key=rk_live_1&currency=EUR', null)).to.deep.equal({
    ...nothing,
    choices: { currency: 'EUR' },
    secretIn: 'publishable-key',
  });
  expect(recallAt('#foo=sk_live_1', null)).to.deep.equal(nothing);
});
