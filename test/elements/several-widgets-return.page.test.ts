// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
// Often changes the address of its page.
import { expect, fixture, html } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { fakePlatform, fakeService, pendingDonation, settled } from '../support/elements/fakes.js';
import '../../src/script.js';

/** Opens the return page with widgets of these ids, and finds the one that shows the status. */
const cameBack = async (ids: string[], form: string, address = '') => {
  const platform = fakePlatform();
  new PendingStore(platform, 'session').add(pendingDonation({ form }));
  const before = location.href;
  history.replaceState(null, '', address || location.href);
  const page = await fixture<HTMLElement>(html`<div lang="en-GB"></div>`);
  for (const id of ids) {
    const widget = document.createElement('donation-widget');
    if (id) widget.id = id;
    Object.assign(widget, { client: fakeService(), platform });
    page.append(widget);
  }
  const widgets = [...page.querySelectorAll<DonationWidget>('donation-widget')];
  await Promise.all(widgets.map(({ updateComplete }) => updateComplete));
  await settled();
  const { search } = location;
  history.replaceState(null, '', before);
  return {
    page,
    search,
    showing: widgets.flatMap((widget, place) =>
      widget.shadowRoot?.querySelector('[part~=status]') ? ids[place] || String(place) : [],
    ),
  };
};

const reference = `?donation-reference=${pendingDonation().reference}`;

describe('Several <donation-widget>s on a page when the donor comes back', () => {
  it('pass the a11y audit', async () => {
    const { page } = await cameBack(['a', 'b'], 'b');
    await expect(page).to.be.accessible();
  });

  for (const [why, ids, form, showing] of [
    ['the widget of the donation, found by its id', ['a', 'b'], 'b', ['b']],
    ['the widget of the donation, found by its position', ['', ''], '1', ['1']],
    ['the first widget if none has that id', ['a', 'b'], 'gone', ['a']],
    ['the only widget', ['a'], '0', ['a']],
  ] as const) {
    it(`show the status in ${why}`, async () => {
      expect((await cameBack([...ids], form)).showing).to.deep.equal(showing);
    });

    it(`show the status of the reference in the address in ${why}`, async () => {
      const { search, showing: found } = await cameBack([...ids], form, reference);
      expect(found).to.deep.equal(showing);
      expect(search).to.equal('');
    });
  }
});
