// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { stylesOf } from '../../editor/code/styles-of.js';
import { defineDonationElements } from '../../src/define.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { en } from '../../src/languages/en.js';
import { PendingStore } from '../../src/service/pending-store.js';
import { openButton } from '../support/elements/dialog.js';
import { openWidget, statusIn } from '../support/elements/donor.js';
import { britishPage } from '../support/elements/british-page.js';
import { fakePlatform, fakeService, pendingDonation, settled } from '../support/elements/fakes.js';

const screenHeight = () => innerHeight;

/** A page with the style of the snippet, for elements with this name. */
const pageOf = async (name = 'donation-widget') => {
  const page = await britishPage();
  const style = document.createElement('style');
  style.textContent = stylesOf({}).replaceAll('donation-widget', name);
  page.append(style);
  return page;
};

const heightOf = (element: Element) => element.getBoundingClientRect().height;

let forms = 0;

/** A form whose script has not come yet. `define` runs it. */
const openLate = async () => {
  forms += 1;
  const prefix = `late-${String(forms)}`;
  const page = await pageOf(`${prefix}-widget`);
  const element = document.createElement(`${prefix}-widget`) as DonationWidget;
  Object.assign(element, { client: fakeService(), platform: fakePlatform() });
  page.append(element);
  return {
    page,
    element,
    define: async () => {
      defineDonationElements({ prefix });
      await element.updateComplete;
      expect(element.shadowRoot?.querySelector('form')).not.to.equal(null);
    },
  };
};

describe('The space that the snippet reserves', () => {
  it('has quiet bars until the script comes, and its link looks like the text of the page', async () => {
    const { page, element, define } = await openLate();
    page.style.color = 'rgb(10, 60, 20)';
    const link = Object.assign(document.createElement('a'), {
      href: '#other-ways',
      textContent: 'Other ways',
    });
    element.append(link);
    expect(getComputedStyle(element).backgroundImage).to.contain('gradient');
    expect(getComputedStyle(link).color).to.equal('rgb(10, 60, 20)');
    const own = document.createElement('style');
    own.textContent = 'a { color: rgb(90, 0, 0) }';
    page.append(own);
    expect(getComputedStyle(link).color, 'the page has a colour for links').to.equal('rgb(90, 0, 0)');
    await define();
    expect(getComputedStyle(element).backgroundImage).to.equal('none');
  });

  it('has no bars under a form that the page has as HTML', async () => {
    const style = document.createElement('style');
    style.textContent = stylesOf({ file: 'module', prerender: 'on' });
    const page = await britishPage();
    page.append(style);
    expect(style.textContent).to.contain('min-height: 100vh');
    expect(style.textContent).not.to.contain('gradient');
  });

  it('is a screen for a form, whose height doesn’t change when the script comes', async () => {
    const { element, define } = await openLate();
    expect(heightOf(element)).to.equal(screenHeight());
    await define();
    expect(heightOf(element)).to.be.at.least(screenHeight());
  });

  it('ends for a status', async () => {
    const platform = fakePlatform();
    new PendingStore(platform, 'session').add(pendingDonation());
    const { element } = await openWidget({}, { platform, page: await pageOf() });
    await settled();
    await element.updateComplete;
    const status = statusIn(element);
    expect(status).not.to.equal(null);
    expect(heightOf(element)).to.be.below(screenHeight());
  });

  it('ends for the link that is shown in the form’s place', async () => {
    const { element } = await openWidget({ amounts: 'ten' }, { page: await pageOf() });
    expect(heightOf(element)).to.be.below(100);
  });

  it('isn’t in a dialog', async () => {
    const { page, widget, visitor } = await openButton({}, { attributes: { 'no-amount': '' } });
    page.append((await pageOf()).firstElementChild ?? '');
    visitor.button.click();
    await visitor.settled();
    expect(getComputedStyle(widget).minHeight).to.equal('0px');
  });

  it('ends after ten seconds without a script', async () => {
    const { element } = await openLate();
    const [waiting] = element.getAnimations();
    if (!waiting) throw new Error('Nothing ends the space.');
    waiting.currentTime = 9_999;
    expect(heightOf(element)).to.equal(screenHeight());
    waiting.currentTime = 10_000;
    expect(heightOf(element)).to.equal(0);
  });

  it('is there for a script that comes after all', async () => {
    const { element, define } = await openLate();
    for (const waiting of element.getAnimations()) waiting.currentTime = 60_000;
    await define();
    expect(heightOf(element)).to.be.at.least(screenHeight());
  });
});

/** A long text of the page, with a place that a link leads to. */
const story = (height: string) => {
  const text = document.createElement('p');
  text.style.blockSize = height;
  text.textContent = en.secure;
  return text;
};

const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);

describe('A reader of a page whose script comes late', () => {
  for (const width of ['320px', '900px']) {
    it(`sees nothing move above and below a form in a column of ${width}`, async () => {
      const { page, element, define } = await openLate();
      page.style.inlineSize = width;
      const [before, after] = [story('100px'), story('3000px')];
      page.prepend(before);
      page.append(after);
      before.scrollIntoView();
      const [top, below] = [topOf(before), topOf(after)];
      await define();
      expect(topOf(before)).to.equal(top);
      expect(below).to.be.at.least(screenHeight());
      expect(topOf(after), 'The text below comes into view.').to.be.at.least(screenHeight());
      expect(heightOf(element)).to.be.at.least(screenHeight());
    });
  }

  it('sees nothing move before a form that is far down', async () => {
    const { page, define } = await openLate();
    const before = story('3000px');
    page.prepend(before);
    before.scrollIntoView();
    const top = topOf(before);
    await define();
    expect(topOf(before)).to.equal(top);
  });

  it('keeps a place below the form, where the browser can', async () => {
    const { page, element, define } = await openLate();
    const after = story('3000px');
    page.append(after);
    after.scrollIntoView();
    const grown = heightOf(element);
    await define();
    // A browser holds the place after it has drawn the page.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // WebKit can’t hold a place: the text moves by as much as the form is taller than the screen.
    const moved = CSS.supports('overflow-anchor', 'auto') ? 0 : heightOf(element) - grown;
    expect(Math.abs(topOf(after) - moved)).to.be.at.most(1);
  });
});
