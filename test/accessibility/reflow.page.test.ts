import { expect } from '@open-wc/testing';
import { ar } from '../../src/languages/ar.js';
import { en } from '../../src/languages/en.js';
import { languages } from '../../src/languages/languages.js';
import { openButton } from '../support/elements/dialog.js';
import { until } from '../support/elements/until.js';
import { violationsIn } from '../support/accessibility/audit.js';
import { everything } from '../support/accessibility/forms.js';
import { brokenWords, cutPrompts, lostParts } from '../support/accessibility/layout.js';
import { all } from '../support/accessibility/rules.js';
import {
  barePage,
  failingOnce,
  hanging,
  open,
  openCheckAgain,
  openLink,
  openOffer,
  openWithEveryError,
  outcomes,
  send,
  tell,
  tellNextSteps,
} from '../support/accessibility/states.js';
import { lookAsEver, resize, speak } from '../support/accessibility/views.js';

/** Applies the text spacing of WCAG 1.4.12, inside shadow roots too. */
const spaceText = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-block-end: 2em !important; }`);
  const space = (root: Document | ShadowRoot) => {
    root.adoptedStyleSheets.push(sheet);
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) space(element.shadowRoot);
  };
  space(document);
};

/**
 * Finds the elements of the selector `wanted` that are smaller than `least` CSS pixels in either direction. Controls
 * count, and so do labels that are pressed instead of them.
 */
const smallerThan = (least: number, wanted: string): string[] => {
  const small: string[] = [];
  for (const host of document.querySelectorAll('donation-widget, donation-status')) {
    for (const element of host.shadowRoot?.querySelectorAll(wanted) ?? []) {
      const { width, height } = element.getBoundingClientRect();
      if (width < least || height < least) {
        const name = element.getAttribute('aria-label') ?? element.id ?? element.textContent;
        small.push(`${element.localName} ${name}: ${width} × ${height}`);
      }
    }
  }
  return small;
};

const expectNothingLost = async (what: string) => {
  for (const language of languages) {
    await speak(language);
    expect(lostParts(), `${what}, ${language}`).to.deep.equal([]);
  }
  await speak('en-GB');
};

const style = document.createElement('style');

/** Twice the size of text, as donors set it in their browser or device. */
const enlarge = ':root { font-size: 200% }';

/** With text of the usual size and of twice that, nothing is cut off, and no word continues on a second line. */
const expectWholeWords = async (what: string) => {
  for (const language of languages) {
    await speak(language);
    for (const css of ['', enlarge]) {
      style.textContent = css;
      const found = [...lostParts(), ...brokenWords(), ...cutPrompts()];
      expect(found, `${what}, ${language}, ${css}`).to.deep.equal([]);
    }
  }
  await speak('en-GB');
};

const openForm = async () => {
  const opened = await open({
    ...everything,
    'test-mode': '',
    heading: 'Give',
    intervals: 'once day 2-week month quarter year',
  });
  await opened.donor.choose('£25');
  await opened.donor.type(en.one_off, '1234.50');
  await opened.donor.tick(en.dedication);
  return opened;
};

/** Fonts for Arabic and Urdu whose letters are higher than those of Latin fonts, as donors’ devices have them. */
const tallFonts = [
  ['ar', 'Noto Kufi Arabic'],
  ['ar', 'Noto Naskh Arabic'],
  ['ur', 'Noto Naskh Arabic'],
  ['ur', 'Noto Nastaliq Urdu'],
] as const;

describe('In a tall font, no line touches another, and nothing is cut off', () => {
  before(() => resize(360, 640));
  beforeEach(() => document.head.append(style));
  afterEach(() => style.remove());
  after(lookAsEver);

  const expectRoom = async () => {
    for (const [language, font] of tallFonts) {
      await speak(language);
      style.textContent = `:root { --donation-font: '${font}' }`;
      expect(lostParts(), `${language} in ${font}`).to.deep.equal([]);
    }
    await speak('en-GB');
  };

  it('in the form', async () => {
    await openForm();
    await expectRoom();
  });

  it('in the form with every error', async () => {
    await openWithEveryError();
    await expectRoom();
  });

  it('on a button, and in its dialog', async () => {
    const { visitor } = await openButton({ amounts: '5 20' }, { parent: await barePage() });
    await expectRoom();
    await visitor.press();
    await expectRoom();
  });

  for (const outcome of outcomes) {
    it(`in the status of a donation that is ${outcome}`, async () => {
      await tell(outcome);
      await expectRoom();
    });
  }
});

describe('At 320 px, nothing is cut off in any language', () => {
  before(() => resize(320, 640));
  beforeEach(() => document.head.append(style));
  afterEach(() => style.remove());
  after(lookAsEver);

  it('in the form', async () => {
    await openForm();
    await expectWholeWords('form');
  });

  it('in the form with every error', async () => {
    await openWithEveryError();
    await expectWholeWords('faults');
  });

  it('while a monthly amount is suggested', async () => {
    const { donor } = await open({ 'suggest-monthly': 'auto' });
    await donor.type(en.customAmount, '1234.50');
    donor.field(en.customAmount).dispatchEvent(new Event('change', { bubbles: true }));
    await until(
      () => donor.root.querySelector('[aria-labelledby=suggestion]') !== null,
      'Nothing is suggested.',
    );
    await expectWholeWords('suggestion');
  });

  it('in a donation for several purposes', async () => {
    const { donor } = await open({ projects: 'Reed beds; Otters; Where it is needed most', split: '' });
    await donor.press(en.addPurpose);
    await donor.submit();
    expect(donor.find('Remove Otters')).not.to.be.undefined;
    await expectNothingLost('several purposes');
  });

  for (const [country, label] of [
    ['at', en.tax_birth_date],
    ['be', en.national_number],
  ] as const)
    it(`in the form with a tax receipt and its errors: ${label}`, async () => {
      const { donor } = await open({ 'tax-receipt': country });
      await donor.tick(en.taxReceiptYes);
      await donor.type(label, '1');
      await donor.submit();
      expect(donor.errorOf(label)).not.to.be.undefined;
      await expectWholeWords(country);
    });

  it('in the form of an organisation with an opt-out of contact', async () => {
    const contact = { contact: 'email sms phone post', 'contact-wording': 'opt-out' };
    const { donor } = await open({ ...everything, ...contact });
    await donor.tick(en.byOrganisation);
    await donor.submit();
    expect(donor.errorOf(en.organisation)).to.equal(en['organisation.required']);
    expect(donor.has(en['contact.not.sms'])).to.be.true;
    await expectWholeWords('organisation');
  });

  it('in the fields that appear when the donor agrees to contact', async () => {
    const { donor } = await open({ contact: 'sms* post' });
    for (const [language, words] of [
      ['en-GB', en],
      ['ar', ar],
    ] as const) {
      await speak(language);
      // A change of language clears these answers, because their wording changes.
      for (const channel of [words.contact_sms, words.contact_post])
        await donor.choose(words['contact.yes'], channel);
      await donor.submit();
      expect(donor.has(words.phone) && donor.has(words.country)).to.be.true;
      expect(lostParts(), language).to.deep.equal([]);
      expect(await violationsIn(all), language).to.deep.equal([]);
    }
  });

  it('in the question about an amount, with one error', async () => {
    const { donor } = await open({ currency: 'KWD' });
    await donor.type(en.customAmount, '123,456');
    await donor.submit();
    await expectWholeWords('question');
  });

  it('while it sends, and after a failure', async () => {
    const { donor } = await send(failingOnce(hanging()));
    expect(donor.notice).to.equal(en.failing);
    await expectWholeWords('failure');
    await donor.submit();
    expect(donor.notice).to.equal(en.sending);
    await expectWholeWords('sending');
  });

  it('in the link to the payment', async () => {
    await openLink();
    await expectWholeWords('link');
  });

  it('in the offer to finish an unpaid donation', async () => {
    await openOffer();
    await expectWholeWords('offer');
  });

  it('in a button with amounts, and in its dialog', async () => {
    const amounts = { amounts: '10 25 100', intervals: 'once month quarter' };
    const { visitor } = await openButton(amounts, { parent: await barePage() });
    await expectWholeWords('amounts');
    await visitor.press();
    await expectWholeWords('dialog');
  });

  it('in the next steps after a donation, and in the button to check again', async () => {
    await tellNextSteps(() => Promise.resolve());
    await expectWholeWords('next steps');
    await openCheckAgain();
    await expectWholeWords('check again');
  });

  for (const outcome of outcomes) {
    it(`in the status of a donation that is ${outcome}`, async () => {
      await tell(outcome);
      await expectWholeWords(outcome);
    });
  }
});

const enlargements: { what: string; style?: string; isSpaced?: true }[] = [
  { what: 'the text spacing of WCAG 1.4.12', isSpaced: true },
  { what: 'a zoom of 200 %', style: ':root { zoom: 2 }' },
  { what: 'spaced text at twice the size', style: enlarge, isSpaced: true },
];

describe('Nothing is cut off in any language', () => {
  before(() => resize(640));
  beforeEach(() => document.head.append(style));
  afterEach(() => {
    style.remove();
    document.adoptedStyleSheets = [];
  });
  after(lookAsEver);

  for (const { what, style: css = '', isSpaced } of enlargements) {
    it(`with ${what}`, async () => {
      style.textContent = css;
      const states = {
        form: openForm,
        faults: openWithEveryError,
        succeeded: () => tell('succeeded'),
        unconfirmed: () => tell('unconfirmed'),
      };
      for (const [state, reach] of Object.entries(states)) {
        await reach();
        if (isSpaced) spaceText();
        await expectNothingLost(state);
      }
    });
  }
});

const targets = 'button, a, select, input:not([type="radio"])';

describe('Every control', () => {
  after(lookAsEver);

  for (const width of [320, 1280]) {
    it(`is at least 24 px (44 px for amounts and the button) on a page of ${width} px`, async () => {
      await resize(width);
      await openForm();
      expect(smallerThan(24, targets)).to.deep.equal([]);
      const often = '.option, .control, [part~="submit"], .stepper button';
      expect(smallerThan(44, often)).to.deep.equal([]);
      await openWithEveryError();
      expect(smallerThan(24, targets)).to.deep.equal([]);
      for (const outcome of ['succeeded', 'unconfirmed', 'failed'] as const) {
        await tell(outcome);
        expect(smallerThan(24, targets)).to.deep.equal([]);
      }
    });
  }
});
