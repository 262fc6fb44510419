// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { en } from '../../../src/languages/en.js';
import { openFilled, openWidget } from '../../support/elements/donor.js';

const attributes = {
  projects: 'Winter shelter; Wells, pumps and pipes ; Winter shelter',
  intentions: 'Where most needed; In memory of someone',
};

const choicesOf = (select: HTMLElement) =>
  [...(select as HTMLSelectElement).options].map(({ text }) => text.trim());

describe('<donation-widget> with a purpose', () => {
  it('passes the a11y audit', async () => {
    const { element } = await openWidget(attributes);
    await expect(element).to.be.accessible();
  }).timeout(30_000);

  it('does not ask if there are no choices', async () => {
    const { donor } = await openWidget({ project: 'Winter', intention: 'general' });
    expect(donor.has(en.project)).to.be.false;
    expect(donor.has(en.intention)).to.be.false;
  });

  it('lists each choice once, and selects the first', async () => {
    const { donor, element } = await openFilled(attributes);
    expect(choicesOf(donor.field(en.project))).to.deep.equal(['Winter shelter', 'Wells, pumps and pipes']);
    expect(choicesOf(donor.field(en.intention))).to.deep.equal(['Where most needed', 'In memory of someone']);
    expect(element.request?.line_items).to.deep.equal([
      { quantity: 1, amount: 1000, project: 'Winter shelter', intention: 'Where most needed' },
    ]);
  });

  it('sends the chosen purpose', async () => {
    const { donor, element } = await openFilled(attributes);
    await donor.select(en.project, 'Wells, pumps and pipes');
    await donor.select(en.intention, 'In memory of someone');
    expect(element.request?.line_items).to.deep.equal([
      { quantity: 1, amount: 1000, project: 'Wells, pumps and pipes', intention: 'In memory of someone' },
    ]);
  });

  it('preselects the project that the page names', async () => {
    const { donor, element } = await openFilled({ ...attributes, project: 'Wells, pumps and pipes' });
    expect(donor.field(en.project).value).to.equal('Wells, pumps and pipes');
    expect(element.request?.line_items[0]?.project).to.equal('Wells, pumps and pipes');
  });

  it('keeps a choice while it is offered', async () => {
    const { donor, element } = await openFilled(attributes);
    await donor.select(en.project, 'Wells, pumps and pipes');
    element.projects = 'Schools; Wells, pumps and pipes';
    await element.updateComplete;
    expect(donor.field(en.project).value).to.equal('Wells, pumps and pipes');
    element.projects = 'Schools; Libraries';
    await element.updateComplete;
    expect(donor.field(en.project).value).to.equal('Schools');
    expect(element.request?.line_items[0]?.project).to.equal('Schools');
  });
});
