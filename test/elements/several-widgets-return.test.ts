import { expect, fixture, html } from '@open-wc/testing';
import { PendingStore } from '../../src/browser/pending-store.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { fakePlatform, fakeService, pendingDonation, settled } from './fakes.js';
import '../../src/build/module.js';

/** Widgets with these ids on a page that the donor comes back to; which of them shows the status. */
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
      widget.shadowRoot?.querySelector('donation-status') ? ids[place] || String(place) : [],
    ),
  };
};

const reference = `?donation-reference=${pendingDonation().reference}`;

describe('<donation-widget> beside others on a page, when the donor comes back', () => {
  it('passes the a11y audit', async () => {
    const { page } = await cameBack(['a', 'b'], 'b');
    await expect(page).to.be.accessible();
  }).timeout(30_000);

  for (const [why, ids, form, showing] of [
    ['the one that the donation came from, by its id', ['a', 'b'], 'b', ['b']],
    ['the one that it came from, by its place', ['', ''], '1', ['1']],
    ['the first where none has that name', ['a', 'b'], 'gone', ['a']],
    ['the only one', ['a'], '0', ['a']],
  ] as const) {
    it(`shows the status in ${why}`, async () => {
      expect((await cameBack([...ids], form)).showing).to.deep.equal(showing);
    });

    it(`shows it in ${why}, by the reference in the address`, async () => {
      const { search, showing: found } = await cameBack([...ids], form, reference);
      expect(found).to.deep.equal(showing);
      expect(search).to.equal('');
    });
  }
});
