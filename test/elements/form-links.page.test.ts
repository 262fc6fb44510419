// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { changeAddress } from '../support/elements/address.js';
import { openButton } from '../support/elements/dialog.js';

const linkOn = (page: HTMLElement, href: string, attributes: Record<string, string> = {}) => {
  const link = Object.assign(document.createElement('a'), { href, textContent: 'Give' });
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  page.append(link);
  return link;
};

/** Follows a link without leaving the page. */
const follow = (link: HTMLElement, press: MouseEventInit = {}): boolean => {
  let isTaken = false;
  const note = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', note, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...press }));
  return isTaken;
};

const goTo = async (hash: string) => {
  const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  location.hash = hash;
  await changed;
};

describe('A link to a <donation-button>', () => {
  afterEach(() => changeAddress(location.pathname + location.search));

  it('opens the form with the choices in the link', async () => {
    const { page, visitor, donor } = await openButton();
    const { hash } = location;
    expect(follow(linkOn(page, '#donate?amount=33&interval=month'))).to.be.true;
    await visitor.settled();
    expect(visitor.dialog.matches(':modal')).to.be.true;
    expect(donor.buttonText).to.equal('Donate £33.00 monthly');
    expect(location.hash).to.equal(hash);
  });

  it('takes only the amount, currency and interval from the link', async () => {
    const { page, visitor, donor } = await openButton();
    follow(linkOn(page, '#donate?email=eve@example.org&project=Mine&amount=1e3'));
    await visitor.settled();
    expect(visitor.dialog.open).to.be.true;
    expect(donor.field(en.email).value).to.equal('');
    // The link has an invalid amount, so the form selects none instead.
    expect(donor.buttonText).to.equal('Donate');
  });

  for (const [allowed, text] of [
    ['amount interval', 'Donate £10.00'],
    ['amount amounts interval', 'Donate £50.00'],
  ] as const) {
    it(`reads a list of amounts if the form takes ${allowed} from links`, async () => {
      const attributes = { 'prefill-from-url': allowed };
      const { page, visitor, donor } = await openButton({}, { attributes });
      follow(linkOn(page, '#donate?amounts=50,100,200'));
      await visitor.settled();
      expect(donor.buttonText).to.equal(text);
    });
  }

  it('replaces the donor’s choice if the link has only an amount', async () => {
    const { page, visitor, donor } = await openButton();
    await visitor.press();
    await donor.choose('£100');
    await donor.choose(en.month);
    for (const [link, text] of [
      ['#donate', 'Donate £100.00 monthly'],
      ['#donate?interval=once', 'Donate £100.00 monthly'],
      ['#donate?amount=25', 'Donate £25.00 monthly'],
    ] as const) {
      await visitor.close();
      follow(linkOn(page, link));
      await visitor.settled();
      expect(donor.buttonText, link).to.equal(text);
    }
  });

  it('opens the first button on the page, or the one whose form the link names', async () => {
    const first = await openButton();
    const second = await openButton({}, { parent: first.page });
    second.widget.id = 'appeal';
    const openNow = async () => {
      for (const { visitor } of [first, second]) await visitor.settled();
      const open = [first, second].map(({ element }) => element.open);
      for (const { element, visitor } of [first, second]) {
        element.close();
        await visitor.settled();
      }
      return open;
    };
    follow(linkOn(first.page, '#donate'));
    expect(await openNow()).to.deep.equal([true, false]);
    follow(linkOn(first.page, '#appeal?amount=25'));
    expect(await openNow()).to.deep.equal([false, true]);
    expect(second.donor.buttonText).to.equal('Donate £25.00');
    second.widget.id = 'donate';
    follow(linkOn(first.page, '#donate'));
    expect(await openNow()).to.deep.equal([false, true]);
  });

  it('is left to the browser if it leads elsewhere', async () => {
    const { page, element } = await openButton();
    const links: [href: string, attributes?: Record<string, string>, press?: MouseEventInit][] = [
      ['#other'],
      ['#'],
      ['https://charity.example/#donate'],
      ['?elsewhere#donate'],
      ['#donate', { target: '_blank' }],
      ['#donate', {}, { ctrlKey: true }],
      ['#donate', {}, { button: 1 }],
    ];
    for (const [href, attributes, press] of links)
      expect(follow(linkOn(page, href, attributes), press), JSON.stringify([href, attributes])).to.be.false;
    expect(element.open).to.be.false;
  });

  it('opens the form once if the page’s address is or becomes that link', async () => {
    history.replaceState(null, '', '#donate?amount=33');
    const { element, visitor, donor } = await openButton();
    expect(visitor.dialog.open).to.be.true;
    expect(donor.buttonText).to.equal('Donate £33.00');
    await visitor.close();
    element.requestUpdate();
    await visitor.settled();
    expect(visitor.dialog.open).to.be.false;
    await goTo('#donate?amount=44');
    await visitor.settled();
    expect(visitor.dialog.open).to.be.true;
    // The donor did not follow a link, so the address must not replace the choice.
    expect(donor.buttonText).to.equal('Donate £33.00');
  });

  for (const query of [
    'amount=1,500&currency=GBP',
    'amount=0.50&interval=month',
    'amount=25&interval=year',
    'amount=25&amount=100&interval=month',
    'currency=EUR&interval=month',
  ]) {
    it(`opens the form untouched if the page’s address is #donate?${query}`, async () => {
      history.replaceState(null, '', `#donate?${query}`);
      const { visitor, donor } = await openButton();
      expect(visitor.dialog.open).to.be.true;
      expect(donor.buttonText).to.equal('Donate £10.00');
    });
  }

  it('selects no amount if a pressed link has an ambiguous one', async () => {
    const { page, visitor, donor } = await openButton();
    follow(linkOn(page, '#donate?amount=1,500&currency=GBP&interval=month'));
    await visitor.settled();
    expect(donor.buttonText).to.equal('Donate');
    expect(donor.field(en.once).checked).to.be.true;
  });

  it('does nothing after the button is removed', async () => {
    const { page, element } = await openButton();
    element.remove();
    expect(follow(linkOn(page, '#donate'))).to.be.false;
  });
});
