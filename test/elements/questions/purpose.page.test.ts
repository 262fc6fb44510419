// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { cy } from '../../../src/languages/cy.js';
import { en } from '../../../src/languages/en.js';
import { openFilled, openWidget, record } from '../../support/elements/donor.js';
import { until } from '../../support/elements/until.js';

const attributes = {
  projects: 'Winter shelter; Wells, pumps and pipes ; Winter shelter',
  intentions: 'Where most needed; In memory of someone',
};

const choicesOf = (select: HTMLElement) =>
  [...(select as HTMLSelectElement).options].map(({ text }) => text.trim());

describe('<donation-widget> with a purpose', () => {
  it('lists each choice once, selects the first, and sends the chosen ones while they are offered', async () => {
    const { donor, element } = await openFilled(attributes);
    await expect(element).to.be.accessible();
    const purpose = () => {
      const { project, intention } = element.request?.line_items[0] ?? {};
      return [project, intention];
    };
    expect(choicesOf(donor.field(en.project))).to.deep.equal(['Winter shelter', 'Wells, pumps and pipes']);
    expect(choicesOf(donor.field(en.intention))).to.deep.equal(['Where most needed', 'In memory of someone']);
    expect(purpose()).to.deep.equal(['Winter shelter', 'Where most needed']);
    await donor.select(en.project, 'Wells, pumps and pipes');
    await donor.select(en.intention, 'In memory of someone');
    expect(purpose()).to.deep.equal(['Wells, pumps and pipes', 'In memory of someone']);

    element.projects = 'Schools; Wells, pumps and pipes';
    await element.updateComplete;
    expect(donor.field(en.project).value).to.equal('Wells, pumps and pipes');
    element.projects = 'Schools; Libraries';
    await element.updateComplete;
    expect(donor.field(en.project).value).to.equal('Schools');
    expect(purpose()).to.deep.equal(['Schools', 'In memory of someone']);
  });

  for (const [project, offered] of [
    ['Wells, pumps and pipes', ['Winter shelter', 'Wells, pumps and pipes']],
    ['Farms', ['Farms', 'Winter shelter', 'Wells, pumps and pipes']],
  ] as const) {
    it(`preselects the project “${project}” that the page names`, async () => {
      const { donor, element } = await openFilled({ ...attributes, project });
      expect(choicesOf(donor.field(en.project))).to.deep.equal(offered);
      expect(donor.field(en.project).value).to.equal(project);
      expect(element.request?.line_items[0]?.project).to.equal(project);
    });
  }

  it('does not ask if there are no choices', async () => {
    const { donor } = await openWidget({ project: 'Winter', intention: 'general' });
    expect(donor.has(en.project)).to.be.false;
    expect(donor.has(en.intention)).to.be.false;
  });
});

describe('<donation-widget> with purposes', () => {
  const purposes = JSON.stringify([
    { value: 'G', label: 'Where it is needed most', labels: { cy: 'Lle mae’r angen mwyaf' } },
    { value: 'W-26', label: 'Wells', labels: { cy: 'Ffynhonnau' }, country: 'KE', metadata: { fund: '210' } },
    { value: 'S-26', label: 'Schools', labels: { cy: 'Ysgolion' }, amounts: '15 30 60' },
  ]);
  const withoutAmounts = purposes.replace(',"amounts":"15 30 60"', '');

  /** The names of fields and groups in page order. */
  const order = (donor: Awaited<ReturnType<typeof openWidget>>['donor']) =>
    [...donor.root.querySelectorAll('#amount-legend, label[for=project]')].map(
      ({ textContent }) => textContent,
    );

  it('shows their labels in the page’s language, offers their amounts, and sends the record', async () => {
    const { donor, element } = await openFilled({ purposes });
    const changes = record(element, 'donation-change');
    await expect(element).to.be.accessible();
    expect(choicesOf(donor.field(en.intention))).to.deep.equal([
      'Where it is needed most',
      'Wells',
      'Schools',
    ]);
    await donor.select(en.intention, 'Wells');
    expect(element.request?.line_items).to.deep.equal([
      { quantity: 1, amount: 1000, project: 'W-26', country_iso: 'KE' },
    ]);
    expect(element.request?.metadata).to.include({ fund: '210' });

    await donor.select(en.intention, 'Schools');
    expect(donor.options(en.amount)).to.deep.equal(['£15', '£30', '£60']);
    expect(donor.chosen(en.amount)).to.equal('£15');
    expect(changes.map(({ amount }) => amount)).to.deep.equal([1500]);
    element.locale = 'cy';
    await until(() => donor.has(cy.intention));
    expect(choicesOf(donor.field(cy.intention))).to.deep.equal([
      'Lle mae’r angen mwyaf',
      'Ffynhonnau',
      'Ysgolion',
    ]);
    expect(element.request?.line_items).to.deep.equal([{ quantity: 1, amount: 1500, project: 'S-26' }]);
    element.locale = null;
    await until(() => donor.has(en.intention));

    await donor.type(en.customAmount, '7.50');
    await donor.select(en.intention, 'Wells');
    expect(donor.options(en.amount)).to.deep.equal(['£10', '£25', '£50', '£100']);
    expect(donor.buttonText).to.equal('Donate £7.50');

    // It's asked before the amount only if amounts depend on it.
    expect(order(donor)).to.deep.equal([en.intention, en.amount]);
    element.purposes = withoutAmounts;
    await element.updateComplete;
    expect(order(donor)).to.deep.equal([en.amount, en.intention]);
    expect(donor.field(en.intention).value).to.equal('W-26');
  });

  it('names a faulty entry on the console, and works without it', async () => {
    const { donor, platform } = await openWidget({
      purposes: '[{"value":"W","label":"Wells"},{"label":"Schools"}]',
    });
    const sentence = 'purposes has an incomplete purpose: each one needs a value and a label';
    await until(() => platform.reports.some((report) => String(report).includes(sentence)));
    expect(choicesOf(donor.field(en.intention))).to.deep.equal(['Wells']);
  });
});
