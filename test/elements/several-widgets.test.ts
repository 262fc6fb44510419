import { expect } from '@open-wc/testing';
import { en } from '../../src/i18n/en.js';
import { fakePlatform, fakeService } from './fakes.js';
import { later, openWidget, sent } from './donor.js';

const items = JSON.stringify([{ label: 'Water bottle', amount: 5 }]);

const openTwo = async (platform = fakePlatform(), names: [string?, string?] = []) => {
  const [one, other] = await Promise.all(
    names.length === 0
      ? [openWidget({ items }, { platform }), openWidget({ items }, { platform })]
      : names.map((id = '') => openWidget({ items, id }, { platform })),
  );
  if (!one || !other) throw new Error('There are not two widgets.');
  return { one, other, platform };
};

describe('Two <donation-widget>s on a page', () => {
  it('passes the a11y audit', async () => {
    const { one, other } = await openTwo();
    one.page.append(other.element);
    await expect(one.page).to.be.accessible();
  }).timeout(30_000);

  it('have radios of their own', async () => {
    const { one, other } = await openTwo();
    await one.donor.choose(en.month);
    await one.donor.choose('£50');
    expect(one.donor.buttonText).to.equal('Donate £50.00 monthly');
    expect(other.donor.chosen(en.interval)).to.equal(en.once);
    expect(other.donor.chosen(en.amount)).to.equal(en.noAmount);
    await other.donor.choose('£25');
    expect(one.donor.chosen(en.amount)).to.equal('£50');
  });

  it('have texts, items and errors of their own', async () => {
    const { one, other } = await openTwo();
    await one.donor.type(en.customAmount, 'x');
    await one.donor.add('Water bottle');
    await one.donor.submit();
    expect(one.donor.errorSummary).to.have.length(2);
    expect(other.donor.errorSummary).to.deep.equal([]);
    expect(other.donor.field(en.customAmount).value).to.equal('');
    expect(other.donor.field('Water bottle').value).to.equal('');
  });

  it('have ids that lead nowhere else', async () => {
    const { one, other } = await openTwo();
    await other.donor.submit();
    await other.donor.follow(en['email.required']);
    expect(document.activeElement).to.equal(other.element);
    expect(other.donor.root.activeElement).to.equal(other.donor.field(en.email));
    for (const { id } of one.donor.root.querySelectorAll('[id]')) {
      expect(document.getElementById(id), id).to.be.null;
    }
  });

  it('read fields of the page each from their own slot', async () => {
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
    ['by their places', []],
    ['by their ids', ['winter', 'wells']],
  ];
  for (const [how, names] of places) {
    it(`have choices of their own after a reload, told apart ${how}`, async () => {
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

  it('have choices of their own where only one of them was used', async () => {
    const { one, other, platform } = await openTwo();
    await other.donor.choose('£50');
    one.page.remove();
    other.page.remove();
    const again = await openTwo(later(platform, 'reload'));
    expect(again.one.donor.chosen(en.amount)).to.equal(en.noAmount);
    expect(again.other.donor.chosen(en.amount)).to.equal('£50');
  });

  it('send what each of them shows', async () => {
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
