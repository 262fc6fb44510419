// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import type { ReactiveElement } from 'lit';
import { DonationButton } from '../../src/elements/button/donation-button.js';
import { DonationStatus } from '../../src/elements/donation-status.js';
import { DonationWidget } from '../../src/elements/donation-widget.js';
import { en } from '../../src/languages/en.js';
import { kinds, oddValues } from '../support/questions/odd-values.js';
import { britishPage } from '../support/elements/british-page.js';
import { fakePlatform, fakeService, settled } from '../support/elements/fakes.js';
import { openFilled, openStatus, openWidget } from '../support/elements/donor.js';
import { until } from '../support/elements/until.js';

/** Null and undefined have tests of their own. */
const values = [...oddValues, ['an element', document.createElement('b')] as const].filter(
  ([, value]) => value !== null && value !== undefined,
);

const isEach = ([what]: (typeof values)[number]) => what === 'an element' || kinds.has(what);
const valueOfEachKind = values.filter(isEach);

/** The properties that a page can set, with the names that the console has for them. */
const propertiesOf = ({
  elementProperties,
}: Pick<typeof ReactiveElement, 'elementProperties'>): [property: string, name: string][] =>
  [...elementProperties]
    .map(([property, { attribute }]): [string, string] => [
      String(property),
      typeof attribute === 'string' ? attribute : String(property),
    ])
    .filter(([property]) => !/^(?:platform|returned|startAgain|__)/.test(property));

/** Sets a property to its default, then to this value, and expects to read the value back. */
const set = async (element: ReactiveElement, property: string, value: unknown, what: string) => {
  Object.assign(element, { [property]: null });
  await element.updateComplete;
  const usual: unknown = Reflect.get(element, property);
  Object.assign(element, { [property]: value });
  const readBack: unknown = Reflect.get(element, property);
  expect(Object.is(readBack, value ?? usual), `reads back ${what}`).to.equal(true);
  await element.updateComplete;
};

const expectNoFalseSentence = ({ renderRoot }: ReactiveElement, what: string) => {
  expect(renderRoot.textContent, what).not.to.include(en.unloaded).and.not.to.include(en.broken);
};

/** The problems on the console. A page that isn't https also has a notice about the return address. */
const problemsIn = ({ reports }: { reports: readonly unknown[] }): string[] =>
  reports.filter((report) => report instanceof Error).map(String);

describe('A property with any value', () => {
  for (const [property, name] of propertiesOf(DonationWidget)) {
    // Without a client, the form needs an address.
    const named = name === 'client' ? '' : name;
    it(`${property} leaves a working form, or the console says why there is none`, async () => {
      const { element, donor, platform } = await openFilled();
      for (const [what, value] of valueOfEachKind) {
        platform.reports.splice(0);
        await set(element, property, value, what);
        expectNoFalseSentence(element, what);
        const isShown = donor.root.querySelector('form') !== null;
        await until(
          () => isShown || problemsIn(platform).some((one) => one.includes(named)),
          `The console doesn’t say why there is no form with ${what}.`,
        );
        expect(element.request === null, what).to.equal(!element.checkValidity());
        const submitted = element.submit();
        await settled();
        element.reset();
        await submitted;
      }
    });
  }

  for (const [property] of propertiesOf(DonationStatus)) {
    it(`${property} leaves a working status`, async () => {
      const { element } = await openStatus();
      for (const [what, value] of property === 'outcome' ? [] : values) {
        await set(element, property, value, what);
        await settled();
        await element.updateComplete;
        expectNoFalseSentence(element, what);
        expect(element.renderRoot.textContent.trim(), what).not.to.equal('');
      }
    });
  }

  for (const [property] of propertiesOf(DonationButton)) {
    it(`${property} leaves a working button`, async () => {
      const page = await britishPage();
      const button = document.createElement('donation-button');
      const widget = document.createElement('donation-widget');
      Object.assign(widget, { client: fakeService(), platform: fakePlatform() });
      button.platform = fakePlatform();
      button.append(widget);
      page.append(button);
      for (const [what, value] of values) {
        await set(button, property, value, what);
        expectNoFalseSentence(button, what);
        expect(button.renderRoot.querySelector('button[part=button]') !== null, what).to.equal(true);
      }
    });
  }

  for (const [property] of propertiesOf(DonationWidget)) {
    it(`${property} of a form leaves a working button around it`, async () => {
      const page = await britishPage();
      const button = document.createElement('donation-button');
      button.amounts = [10, 25];
      button.intervals = ['month'];
      button.platform = fakePlatform();
      const widget = document.createElement('donation-widget');
      Object.assign(widget, { client: fakeService(), platform: fakePlatform() });
      button.append(widget);
      page.append(button);
      for (const [what, value] of valueOfEachKind) {
        await set(widget, property, value, what);
        button.requestUpdate();
        await button.updateComplete;
        expect(button.renderRoot.querySelector('button[part=button]') !== null, what).to.equal(true);
      }
    });
  }
});

describe('A property of a natural type', () => {
  it('is taken as numbers, lists and addresses', async () => {
    const { donor, element } = await openFilled(
      {},
      {
        properties: {
          amounts: [10, 12.5],
          minAmount: 5,
          maxAmount: 500,
          defaultAmount: 12.5,
          intervals: ['once', 'month'],
          currencies: ['GBP', 'EUR'],
          fields: ['name*', 'phone'],
          projects: ['Wells', 'Schools, north and south'],
          contact: ['email', 'sms*'],
          returnUrl: new URL('https://charity.example/thanks'),
        },
      },
    );
    expect(donor.options(en.amount)).to.deep.equal(['£10', '£12.50']);
    expect(donor.options(en.interval)).to.deep.equal([en.once, en.month]);
    expect(donor.root.textContent).to.include('Between £5 and £500');
    await donor.type(en.first_name, 'Ada');
    await donor.type(en.last_name, 'Lovelace');
    expect(element.currencies).to.deep.equal(['GBP', 'EUR']);
    await donor.select(en.project, 'Schools, north and south');
    expect(donor.has(en.phone)).to.equal(true);
  });

  it('is reported by its name, on the console and with an event, if it has another type', async () => {
    const { element, platform } = await openWidget();
    element.minAmount = { five: 5 } as never;
    await element.updateComplete;
    expect(problemsIn(platform)).to.deep.equal([
      "ConfigurationError: <donation-widget> can't be shown: min-amount should be a text or a number: its type is object.",
    ]);
    expect(element.renderRoot.textContent).to.include(en.closed);
    expect([element.request, element.checkValidity()]).to.deep.equal([null, false]);
    element.minAmount = 5;
    await element.updateComplete;
    expect(element.renderRoot.querySelector('form')).not.to.equal(null);
  });

  it('is reported once, and left out, if the form works without it', async () => {
    const { element, platform } = await openWidget({}, { properties: { locale: 5 as never } });
    element.testMode = true;
    await element.updateComplete;
    expect(problemsIn(platform)).to.deep.equal([
      "ConfigurationError: Part of <donation-widget> can't be shown: locale should be a text: its type is number.",
    ]);
  });

  it('takes the address of the service as a URL', async () => {
    const { element, platform } = await openWidget(
      {},
      {
        service: null,
        properties: { baseUrl: new URL('https://service.example/api/v1'), publishableKey: 'pk_live_4Zp' },
      },
    );
    expect(problemsIn(platform)).to.deep.equal([]);
    expect(element.renderRoot.querySelector('form')).not.to.equal(null);
  });

  it('takes the amounts of a button as numbers', async () => {
    const page = await britishPage();
    const button = Object.assign(document.createElement('donation-button'), { amounts: [10, 25], label: 5 });
    button.append(document.createElement('donation-widget'));
    page.append(button);
    await button.updateComplete;
    const texts = [...button.renderRoot.querySelectorAll('[part~=amount-button]')].map(
      (one) => one.textContent,
    );
    expect(texts).to.deep.equal(['£10', '£25']);
  });

  it('reports a slug of another type, and shows no other donation', async () => {
    const { element, platform } = await openStatus();
    element.slug = {} as never;
    await element.updateComplete;
    await until(
      () => problemsIn(platform).join().includes('slug should be a text'),
      'The slug is not reported.',
    );
    expect(element.renderRoot.textContent).to.include(en['lost.text']);
  });
});
