import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { testedEntries, testedPurposes } from '../../src/questions/entries.js';
import { openFilled, type Donor } from '../support/elements/donor.js';
import { settled } from '../support/elements/fakes.js';
import { until } from '../support/elements/until.js';

const listOf = (count: number, entry: (number: number) => unknown) =>
  JSON.stringify(Array.from({ length: count }, (_, number) => entry(number)));

const purposes = (count: number) => ({
  purposes: listOf(count, (number) => ({
    value: `P-${String(number)}`,
    label: `Purpose ${String(number)}`,
    labels: { cy: `Pwrpas ${String(number)}` },
    metadata: { fund: String(number) },
  })),
});

const methods = [
  'every',
  'filter',
  'find',
  'findIndex',
  'flatMap',
  'forEach',
  'includes',
  'map',
  'some',
] as const;

/** How many entries of arrays are looked at while something happens. */
const looksDuring = async (act: () => Promise<unknown>): Promise<number> => {
  let looks = 0;
  const own = methods.map((name) => [name, Object.getOwnPropertyDescriptor(Array.prototype, name)] as const);
  for (const [name, descriptor] of own)
    Object.defineProperty(Array.prototype, name, {
      ...descriptor,
      value(this: unknown[], look: unknown, ...others: unknown[]) {
        if (typeof look !== 'function') looks += this.length;
        const counted = (...entry: unknown[]) => {
          looks += 1;
          return Reflect.apply(look as () => unknown, others[0], entry) as unknown;
        };
        const first = typeof look === 'function' ? counted : look;
        return Reflect.apply(descriptor?.value as () => unknown, this, [first, ...others]) as unknown;
      },
    });
  try {
    await act();
  } finally {
    for (const [name, descriptor] of own) Object.defineProperty(Array.prototype, name, descriptor ?? {});
  }
  return looks;
};

/** The cost of the second key in a field. The first one draws everything again. */
const costOfKey = async (donor: Donor, field: string, first: string, second: string) => {
  await donor.type(field, first);
  return await looksDuring(() => donor.type(field, second));
};

const costOfKeys = async (donor: Donor, amount: string) => ({
  email: await costOfKey(donor, en.email, 'ada@example.or', 'ada@example.org'),
  amount: await costOfKey(donor, amount, '12', '123'),
});

describe('A key in a form', () => {
  it('costs the same with thousands of purposes as with a few, whichever is chosen', async () => {
    const costs = [];
    for (const count of [3, testedPurposes]) {
      const { donor } = await openFilled(purposes(count));
      await donor.select(en.intention, `Purpose ${String(count - 1)}`);
      costs.push(await costOfKeys(donor, en.customAmount));
    }
    const [few, many] = costs;
    expect(many).to.deep.equal(few);
  });

  it('costs the same with thousands of purposes if the donation is split', async () => {
    const costs = [];
    for (const count of [3, testedPurposes]) {
      const { donor } = await openFilled({ ...purposes(count), split: '' });
      await donor.press(en.addPurpose);
      costs.push(await costOfKeys(donor, en.amountFor.replace('{label}', 'Purpose 1')));
    }
    const [few, many] = costs;
    expect(many).to.deep.equal(few);
  });
});

/** A page that isn't https also has a notice about the return address. */
const warnings = ({ reports }: { reports: readonly unknown[] }) =>
  reports.map(String).filter((report) => !report.includes('return'));

describe('A form with as many entries as we test', () => {
  for (const [attribute, entry] of [
    ['presets', (number: number) => ({ amount: number + 5, impact: `plants ${String(number)} reeds` })],
    ['items', (number: number) => ({ label: `Item ${String(number)}`, amount: number + 5 })],
    ['purposes', (number: number) => ({ value: `P${String(number)}`, label: `Purpose ${String(number)}` })],
  ] as const) {
    const tested = attribute === 'purposes' ? testedPurposes : testedEntries;

    it(`works with ${String(tested)} ${attribute}, and warns the developer once about more`, async () => {
      const { donor, element, platform } = await openFilled({
        [attribute]: listOf(tested, entry),
        'default-amount': '25',
      });
      await donor.type(en.email, 'ada@example.org');
      expect(element.checkValidity()).to.equal(true);
      expect(warnings(platform)).to.deep.equal([]);
      element.setAttribute(attribute, listOf(tested + 1, entry));
      await element.updateComplete;
      await until(() => warnings(platform).length > 0);
      element.setAttribute('heading', 'Give');
      await element.updateComplete;
      await settled();
      expect(warnings(platform)).to.deep.equal([
        `ConfigurationError: <donation-widget> might be slow: ${attribute} has more entries than the 2,000 purposes, or 50 of anything else, that we test forms with.`,
      ]);
    });
  }
});
