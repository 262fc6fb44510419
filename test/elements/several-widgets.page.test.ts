// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { fakePlatform, fakeService } from '../support/elements/fakes.js';
import { later, openWidget, sent } from '../support/elements/donor.js';

const items = JSON.stringify([{ label: 'Water bottle', amount: 5 }]);

const openTwo = async (platform = fakePlatform(), names: [string?, string?] = []) => {
  const open = (id?: string) => openWidget({ items, ...(id !== undefined && { id }) }, { platform });
  // One after the other: their place on the page is what tells them apart.
  const one = await open(names[0]);
  const other = await open(names[1]);
  return { one, other, platform };
};

describe('Two <donation-widget>s on a page', () => {
  it('pass the a11y audit', async () => {
    const { one, other } = await openTwo();
    one.page.append(other.element);
    await expect(one.page).to.be.accessible();
  });

  it('have separate radios', async () => {
    const { one, other } = await openTwo();
    await one.donor.choose(en.month);
    await one.donor.choose('£50');
    expect(one.donor.buttonText).to.equal('Donate £50.00 monthly');
    expect(other.donor.chosen(en.interval)).to.equal(en.once);
    expect(other.donor.chosen(en.amount)).to.equal(en.noAmount);
    await other.donor.choose('£25');
    expect(one.donor.chosen(en.amount)).to.equal('£50');
  });

  it('have separate text fields, items and errors', async () => {
    const { one, other } = await openTwo();
    await one.donor.type(en.customAmount, 'x');
    await one.donor.add('Water bottle');
    await one.donor.submit();
    expect(one.donor.errorSummary).to.have.length(2);
    expect(other.donor.errorSummary).to.deep.equal([]);
    expect(other.donor.field(en.customAmount).value).to.equal('');
    expect(other.donor.field('Water bottle').value).to.equal('');
  });

  it('have ids that only they can reach', async () => {
    const { one, other } = await openTwo();
    await other.donor.submit();
    await other.donor.follow(en['email.required']);
    expect(document.activeElement).to.equal(other.element);
    expect(other.donor.root.activeElement).to.equal(other.donor.field(en.email));
    for (const { id } of one.donor.root.querySelectorAll('[id]')) {
      expect(document.getElementById(id), id).to.be.null;
    }
  });

  it('read custom fields only from their own slot', async () => {
    const note = (value: string) => {
      const field = document.createElement('input');
      Object.assign(field, { name: 'note', value, slot: 'fields' });
      return field;
    };
    const service = fakeService();
    const one = await openWidget({}, { service, children: [note('one')] });
    const other = await openWidget({}, { service, children: [note('other')] });
    for (const { donor } of [one, other]) {
      await donor.type(en.email, 'me@example.org');
      await donor.submit();
    }
    expect(sent(service).map(({ metadata }) => metadata?.['note'])).to.deep.equal(['one', 'other']);
  });

  const places: [how: string, names: [string?, string?]][] = [
    ['their position', []],
    ['their id', ['winter', 'wells']],
  ];
  for (const [how, names] of places) {
    it(`restore their own choices after a reload by ${how}`, async () => {
      const { one, other, platform } = await openTwo(fakePlatform(), names);
      await one.donor.choose('£50');
      await other.donor.choose(en.month);
      await other.donor.type(en.customAmount, '7');
      one.page.remove();
      other.page.remove();
      const again = await openTwo(later(platform, 'reload'), names);
      expect(again.one.donor.buttonText).to.equal('Donate £50.00');
      expect(again.other.donor.buttonText).to.equal('Donate £7.00 monthly');
    });
  }

  it('restore their own choices if the donor used only one', async () => {
    const { one, other, platform } = await openTwo();
    await other.donor.choose('£50');
    one.page.remove();
    other.page.remove();
    const again = await openTwo(later(platform, 'reload'));
    expect(again.one.donor.chosen(en.amount)).to.equal(en.noAmount);
    expect(again.other.donor.chosen(en.amount)).to.equal('£50');
  });

  it('send their own values', async () => {
    const { one, other } = await openTwo();
    for (const [{ donor }, amount] of [
      [one, '3'],
      [other, '4'],
    ] as const) {
      await donor.type(en.email, 'me@example.org');
      await donor.type(en.customAmount, amount);
      await donor.submit();
    }
    expect(sent(one.service)[0]?.line_items[0]?.amount).to.equal(300);
    expect(sent(other.service)[0]?.line_items[0]?.amount).to.equal(400);
  });
});
