import { expect } from '@open-wc/testing';
import { NetworkError } from '../../src/client/index.js';
import { en } from '../../src/languages/en.js';
import { later, openFilled, openStatus, openWidget } from '../support/elements/donor.js';
import { fakePlatform, fakeService, paymentSession } from '../support/elements/fakes.js';
import { until } from '../support/elements/until.js';

const oneTime = { type: 'one_time', slug: 'ps_7Hk2' };
const nothing = 'rgba(0, 0, 0, 0)';
/** The charity's own colour, as its record has it and as CSS writes it. */
const teal = { hex: '#0f5c5c', css: 'rgb(15, 92, 92)' };
const violet = { hex: '#4318e0', css: 'rgb(67, 24, 224)' };

const withColour = (primary: string | null) =>
  ({ ...paymentSession().charity, theme: { primary, secondary: null } }) as ReturnType<
    typeof paymentSession
  >['charity'];

/** A service that can't be reached at first, and then has the charity's record. */
const slow = (charity = withColour(teal.hex)) => {
  let isReached = false;
  const service = fakeService({
    getPaymentSession: (slug) =>
      isReached
        ? Promise.resolve(paymentSession({ slug, charity }))
        : Promise.reject(new NetworkError('offline')),
  });
  return { service, reach: () => (isReached = true) };
};

const colourOf = (root: ParentNode, selector: string, property: 'backgroundColor' | 'borderTopColor') => {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return getComputedStyle(found)[property];
};

/** The colours at the top of the status, from the outside to the inside. */
const headOf = (root: ParentNode) => {
  const border = colourOf(root, '.head', 'borderTopColor');
  const width = getComputedStyle(root.querySelector('.head') ?? document.body).borderTopWidth;
  const ground = colourOf(root, '.head', 'backgroundColor');
  return [...(width === '0px' ? [] : [border]), ground].filter((colour) => colour !== nothing);
};

/** Opens a status of a service that can't be reached, and looks until only the donor looks again. */
const openUnreached = async (style: Record<string, string> = {}) => {
  const { service, reach } = slow();
  const opened = await openStatus({ ...oneTime, 'charity-name': 'River Trust' }, { service });
  for (const [name, value] of Object.entries(style)) opened.element.style.setProperty(name, value);
  await opened.platform.clock.advance(120_000);
  await until(() => opened.donor.find(en.checkAgain) !== undefined, 'It still looks.');
  return { ...opened, reach };
};

describe('The colour of a status', () => {
  it('is no colour of ours before the charity’s own arrives', async () => {
    const { donor, element, reach } = await openUnreached();
    expect(headOf(donor.root)).to.deep.equal([]);
    const grey = colourOf(donor.root, '.button', 'backgroundColor');
    const [red, green, blue] = grey.match(/\d+/g)?.map(Number) ?? [];
    // The default blue has nearly 200 more blue than red.
    expect(Math.abs((blue ?? 255) - (red ?? 0)), grey).to.be.below(40);
    expect(green).to.be.a('number');
    await expect(element).to.be.accessible();
    reach();
    await donor.press(en.checkAgain);
    await until(() => donor.text.includes(en['succeeded.title']), 'It is not found.');
    expect(headOf(donor.root)).to.deep.equal([teal.css]);
    await expect(element).to.be.accessible();
  });

  it('is the page’s before and after the charity’s own arrives', async () => {
    const { donor, reach } = await openUnreached({ '--donation-primary': violet.hex });
    expect(headOf(donor.root)).to.deep.equal([violet.css]);
    expect(colourOf(donor.root, '.button', 'backgroundColor')).to.equal(violet.css);
    reach();
    await donor.press(en.checkAgain);
    await until(() => donor.text.includes(en['succeeded.title']), 'It is not found.');
    expect(headOf(donor.root)).to.deep.equal([violet.css]);
  });

  it('is ours if the charity has none', async () => {
    const { service, reach } = slow(withColour(null));
    reach();
    const { donor } = await openStatus(oneTime, { service });
    expect(headOf(donor.root)).to.deep.equal(['rgb(11, 87, 208)']);
  });

  it('stays with the form when the donor gives again', async () => {
    const service = fakeService({
      getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, charity: withColour(teal.hex) })),
    });
    const platform = fakePlatform();
    const first = await openFilled({}, { platform, service });
    await first.donor.submit();
    first.page.remove();
    const { donor, element } = await openWidget({}, { platform: later(platform, 'outside'), service });
    await until(() => donor.find(en.giveAgain) !== undefined, 'The donor is not thanked.');
    await donor.press(en.giveAgain);
    expect(colourOf(donor.root, '[part~=submit]', 'backgroundColor')).to.equal(teal.css);
    await expect(element).to.be.accessible();
    element.style.setProperty('--donation-primary', violet.hex);
    expect(colourOf(donor.root, '[part~=submit]', 'backgroundColor')).to.equal(violet.css);
  });
});
