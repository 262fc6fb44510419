// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { openFilled, openWidget } from '../support/elements/donor.js';
import { hang, stagedService } from '../support/elements/staged-service.js';
import { until } from '../support/elements/until.js';
import { de } from '../../src/languages/de.js';

const boxOf = (element: Element, selector: string) => {
  const found = element.shadowRoot?.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found.getBoundingClientRect();
};

/** Where the button is from the questions, in a page of this width. */
const positionIn = async (width: string, attributes: Record<string, string>) => {
  const { element, page } = await openWidget({ fields: 'name phone', ...attributes });
  // A page can have containers of its own.
  page.style.cssText = `inline-size: ${width}; container-type: inline-size; font-size: 16px`;
  const email = boxOf(element, '#email');
  const button = boxOf(element, '[part~="submit"]');
  return {
    element,
    isBeside: button.left >= email.right,
    isBelow: button.top >= email.bottom,
    width: element.getBoundingClientRect().width,
  };
};

describe('layout', () => {
  it('puts the button next to the questions in a wide form', async () => {
    const { isBeside, isBelow, element } = await positionIn('60em', { layout: 'wide' });
    expect({ isBeside, isBelow }).to.deep.equal({ isBeside: true, isBelow: false });
    const closing = element.shadowRoot?.querySelector('.closing');
    expect(closing && getComputedStyle(closing).position).to.equal('sticky');
  });

  it('shows the donation beside the questions, and only there', async () => {
    const { donor, element, page } = await openWidget({
      layout: 'wide',
      'charity-name': 'Rivers & Reeds Trust',
      'gift-aid': '',
      'one-off': '',
      impacts: JSON.stringify([{ every: 5, one: 'plants {count} reed', other: 'plants {count} reeds' }]),
    });
    page.style.cssText = 'inline-size: 60em; font-size: 16px';
    const lines = () => {
      const recap = element.shadowRoot?.querySelector('.recap');
      return [...(recap?.children ?? [])].map((line) => line.textContent.trim().replace(/\s+/g, ' '));
    };
    const isSeen = (selector: string) => boxOf(element, selector).height > 1;
    expect(lines()).to.deep.equal(['£10', 'plants 2 reeds']);
    // A donation of one amount has no other total.
    expect([isSeen('.recap'), isSeen('.totals')]).to.deep.equal([true, false]);
    expect(boxOf(element, '.recipient').bottom).to.be.at.most(boxOf(element, '.recap').top);
    expect(boxOf(element, '.recap').bottom).to.be.at.most(boxOf(element, '[part~="submit"]').top);
    await expect(element).to.be.accessible();

    await donor.tick(en.giftAidYes);
    await donor.choose('£25');
    expect(lines()).to.deep.equal([
      '£25',
      'plants 5 reeds',
      'Your £25 becomes £31.25, at no extra cost to you',
    ]);
    await donor.choose(en.month);
    await donor.type(en.one_off, '50');
    expect(lines()).to.deep.equal(['£25 monthly', 'plants 5 reeds']);
    expect(isSeen('.totals')).to.be.true;
    await donor.type(en.customAmount, 'x');
    expect(lines()).to.deep.equal([]);

    page.style.inlineSize = '40em';
    await donor.choose('£25');
    expect([isSeen('.recap'), isSeen('.totals')]).to.deep.equal([false, true]);
    element.layout = 'narrow';
    await element.updateComplete;
    expect(element.shadowRoot?.querySelector('.recap') === null).to.be.true;
  });

  it('keeps one column in a wide form that has little space', async () => {
    const { isBeside, isBelow, width } = await positionIn('40em', { layout: 'wide' });
    expect({ isBeside, isBelow, width }).to.deep.equal({ isBeside: false, isBelow: true, width: 640 });
  });

  it('keeps one column in a form that isn’t wide', async () => {
    const { isBeside, isBelow, width } = await positionIn('60em', {});
    expect({ isBeside, isBelow, width }).to.deep.equal({ isBeside: false, isBelow: true, width: 480 });
  });

  it('keeps one column in a form with another word', async () => {
    const { isBelow } = await positionIn('60em', { layout: 'sideways' });
    expect(isBelow).to.equal(true);
  });
});

describe('The groups of a form', () => {
  it('are twice as far apart as the fields in them', async () => {
    const { element } = await openWidget({ fields: 'phone' });
    const groups = [...(element.shadowRoot?.querySelectorAll('fieldset') ?? [])];
    const boxes = groups.map((one) => one.getBoundingClientRect());
    const [first, second] = boxes.slice(-2);
    const fields = [...(groups.at(-1)?.querySelectorAll('.field') ?? [])].map((one) =>
      one.getBoundingClientRect(),
    );
    const gap = (above?: DOMRect, below?: DOMRect) => (below?.top ?? NaN) - (above?.bottom ?? NaN);
    expect(gap(first, second)).to.be.closeTo(2 * gap(fields[0], fields[1]), 0.1);
  });
});

describe('The parts of a form', () => {
  it('include its card, groups, legends and the options that are selected now', async () => {
    const { element, donor } = await openWidget({ intervals: 'once month' });
    const texts = (part: string) =>
      [...(element.shadowRoot?.querySelectorAll(`[part~="${part}"]`) ?? [])].map((one) =>
        one.textContent.trim(),
      );
    expect(texts('card')).to.have.length(1);
    expect(texts('group')).to.have.length(3);
    expect(texts('legend')).to.deep.equal(['How often', 'Amount', 'Your details']);
    expect(texts('selected')[0]).to.equal('One-time');
    await donor.choose('Monthly');
    expect(texts('selected')[0]).to.equal('Monthly');
  });
});

describe('The heading', () => {
  const headingOf = (element: Element) => element.shadowRoot?.querySelector<HTMLElement>('[part~="heading"]');

  it('is above the groups, in the page’s words, and half as large again as the text', async () => {
    const { element } = await openWidget({ heading: ' Help us & the <river> ' });
    const heading = headingOf(element);
    expect(heading?.localName).to.equal('h2');
    expect(heading?.textContent).to.equal('Help us & the <river>');
    expect(heading && getComputedStyle(heading).fontSize).to.equal('24px');
    expect(boxOf(element, 'h2').bottom).to.be.below(boxOf(element, '[part~="group"]').top);
  });

  it('follows its attribute, and isn’t there without words', async () => {
    const { element } = await openWidget({ heading: ' ' });
    expect(headingOf(element)).to.equal(null);
    element.setAttribute('heading', 'Give');
    await element.updateComplete;
    expect(headingOf(element)?.textContent).to.equal('Give');
    element.removeAttribute('heading');
    await element.updateComplete;
    expect(headingOf(element)).to.equal(null);
  });

  it('is below a picture in the slot, which is never wider than the form', async () => {
    const picture = document.createElement('img');
    picture.slot = 'header';
    picture.width = 2000;
    const { element } = await openWidget({ heading: 'Give' }, { children: [picture] });
    const box = picture.getBoundingClientRect();
    expect(box.width).to.be.at.most(element.getBoundingClientRect().width);
    expect(box.bottom).to.be.at.most(headingOf(element)?.getBoundingClientRect().top ?? 0);
  });

  it('of the page’s own in the slot loses the margins that the page gives its headings', async () => {
    const own = document.createElement('h2');
    own.slot = 'header';
    own.textContent = 'Give';
    const { page, element } = await openWidget({}, { children: [own] });
    const style = document.createElement('style');
    style.textContent = 'h2 { margin: 3rem 0 }';
    page.append(style);
    const gap = boxOf(element, '[part~="group"]').top - own.getBoundingClientRect().bottom;
    expect(gap).to.be.within(0, 32);
    expect(getComputedStyle(own).marginTop).to.equal('0px');
  });
});

describe('A narrow form', () => {
  it('has space between the links to its errors, which are longer than a line', async () => {
    const { donor, element, page } = await openWidget({ locale: 'de', 'gift-aid': '' });
    page.style.cssText = 'inline-size: 20em; font-size: 16px';
    await donor.tick(de.giftAidYes);
    donor.submitButton.click();
    await element.updateComplete;
    const boxes = [...donor.root.querySelectorAll('.summary a')].map((link) => link.getBoundingClientRect());
    expect(boxes.length).to.be.above(3);
    boxes.slice(1).forEach(({ top }, index) => expect(top - (boxes[index]?.bottom ?? 0)).to.be.at.least(8));
  });

  it('shows the spinner in place of the button’s label, which keeps its height', async () => {
    const { donor, page } = await openFilled(
      { 'default-interval': 'month', 'one-off': '' },
      { properties: { client: stagedService(hang) } },
    );
    page.style.cssText = 'inline-size: 20em; font-size: 32px';
    const { height } = donor.submitButton.getBoundingClientRect();
    donor.submitButton.click();
    await until(() => donor.submitButton.getAttribute('aria-disabled') === 'true');
    expect(donor.submitButton.getBoundingClientRect().height).to.equal(height);
    const spinner = getComputedStyle(donor.submitButton, '::after');
    expect(spinner.position).to.equal('absolute');
    expect(getComputedStyle(donor.submitButton).webkitTextFillColor).to.equal('rgba(0, 0, 0, 0)');
  });
});

describe('the options of a question', () => {
  /** The words of the options that are broken in two. A no-break space makes one word of an amount. */
  const brokenIn = (root: ShadowRoot) =>
    [...root.querySelectorAll('.option span')].flatMap((label) => {
      const [text] = label.childNodes;
      if (!(text instanceof Text)) throw new Error('An option has no text.');
      return [...text.data.matchAll(/[^ -]+/g)].flatMap(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // Marks that only set a direction have no height in Firefox.
        const lines = [...range.getClientRects()].filter(({ height }) => height > 0);
        const isBroken = lines.some(({ top }) => lines.some(({ bottom }) => bottom <= top));
        return isBroken ? [word] : [];
      });
    });

  const long = [
    { locale: 'ar', currency: 'GBP', amounts: '10 50 100' },
    { locale: 'sv', currency: 'SEK', amounts: '100 500 1000 5000 10000' },
    { locale: 'en-GB', currency: 'USD', amounts: '10000 50000 100000 500000', 'max-amount': '500000' },
    { locale: 'pl', intervals: 'once month quarter year' },
    { locale: 'de', intervals: 'once day 2-week month quarter year' },
  ];
  for (const attributes of long) {
    it(`keep their words whole with ${JSON.stringify(attributes)}`, async () => {
      const { donor, page } = await openWidget(attributes);
      page.style.fontSize = '16px';
      for (const width of [280, 360, 480, 640]) {
        page.style.inlineSize = `${width}px`;
        expect(brokenIn(donor.root), `${width} px`).to.deep.equal([]);
        for (const options of donor.root.querySelectorAll('.options')) {
          expect(options.scrollWidth, `${width} px`).to.be.at.most(options.clientWidth);
          const widths = [...options.children].map((one) => Math.round(one.getBoundingClientRect().width));
          // None is favoured.
          expect(new Set(widths).size, `${width} px`).to.equal(1);
        }
      }
    });
  }
});
