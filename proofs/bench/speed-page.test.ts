import { expect } from '@open-wc/testing';
import { speedPage } from './speed-page.js';

const visit = (time: number) => ({
  typable: time,
  usable: 2 * time,
  longestTask: time,
  errorsShown: time,
  keyWork: time,
  shift: 0,
});

/** The measurements of a page that took these times. A counted page was also opened with 1, 10 and 100 forms. */
const measured = (times: readonly number[], isCounted = false) => ({
  fast: times.map(visit),
  slow: times.map(visit),
  many: isCounted
    ? times.map((time) => [1, 10, 100].map((count) => ({ time: count * time, heap: count })))
    : [],
});

const run = {
  machine: 'Chromium 1, Node 2, 2 × processor',
  load: 'load 0.10 before and 0.20 after',
  reps: 3,
  pages: [
    { id: 'plain', name: 'plain JavaScript' },
    { id: 'ours', name: 'donation-widget' },
    { id: 'prerendered', name: 'prerendered' },
    { id: 'alone', name: 'the page without a form' },
  ],
  results: {
    plain: measured([100, 110, 90], true),
    again: measured([100, 121, 90], true),
    ours: measured([150, 220, 117], true),
    prerendered: measured([70, 70, 90]),
    address: measured([100, 100, 100]),
    'prerendered-address': measured([100, 100, 100]),
    everything: measured([165, 242, 128.7]),
    german: measured([150, 220, 117]),
    classic: measured([150, 220, 117]),
    react: measured([200, 220, 117], true),
    alone: {
      fast: [{}, {}, {}],
      slow: [50, 55, 45].map((time) => ({ typable: time, usable: time, longestTask: time, shift: 0 })),
      many: [],
    },
  },
};

const names = ['Pages', 'Aims', 'Noise'];
const empty = names
  .map(
    (name) =>
      `<!-- ${name}: \`npm run prove -- bench --write\` writes this. -->\n\nold\n\n<!-- The end of what it writes. -->`,
  )
  .join('\n\nProse.\n\n');

const page = speedPage(empty, run);

describe('The page of speed', () => {
  it('names the command, the machine, its load and the repetitions', () => {
    expect(page).to.include(
      'The command was `npm run prove -- bench --write --reps 3`, with Chromium 1, Node 2, 2 × processor, load 0.10 before and 0.20 after.',
    );
  });

  it('has the median of each page and of its ratios to the first page', () => {
    expect(page).to.include('| plain JavaScript | 100 | 200 | 100 | 100 | 100.00 | 100.00 | 1.0 |');
    expect(page).to.include(
      '| donation-widget | 150 (1.50) | 300 (1.50) | 150 (1.50) | 150 (1.50) | 150.00 (1.50) | 150.00 (1.50) | 1.0 |',
    );
    expect(page).to.include(
      '| prerendered | 70 (0.70) | 140 (0.70) | 70 (0.70) | 70 (0.70) | 70.00 (0.70) | – | – |',
    );
  });

  it('has no figures for what a page without a form can’t do', () => {
    expect(page).to.include(
      '| the page without a form | 50 (0.50) | 50 (0.25) | 50 (0.50) | – | – | – | – |',
    );
  });

  it('has each aim with the figure before and now, and whether it is met', () => {
    expect(page).to.include('| plain form typable ÷ plain JavaScript | 1.68 | 1.5 | 1.3 | no |');
    expect(page).to.include('| key ÷ plain JavaScript | 1.81 | 1.5 | 1.5 | yes |');
    expect(page).to.include(
      '| address, Gift Aid and purposes usable ÷ plain form | 1.09 | 1.1 | 1.15 | yes |',
    );
    expect(page).to.include('| longest task, ms | 55 | 150 | 50 | no |');
    expect(page).to.include('| largest layout shift of all our pages | 0 | 0 | 0 | yes |');
  });

  it('has the noise of each measure', () => {
    expect(page).to.include('- key: 1.00–1.10');
  });

  it('misses the aim of no layout shift with the smallest one', () => {
    const [first, ...others] = run.results.classic.slow;
    const slow = [{ ...visit(150), ...first, shift: 0.0004 }, ...others];
    const shifted = { ...run, results: { ...run.results, classic: { ...run.results.classic, slow } } };
    expect(speedPage(empty, shifted)).to.include(
      '| largest layout shift of all our pages | 0 | 0.0004 | 0 | no |',
    );
  });

  it('replaces only what is between its comments', () => {
    expect(page).not.to.include('old');
    expect(page.match(/Prose\./g)).to.have.length(2);
    expect(() => speedPage('', run)).to.throw('The page needs the comments');
  });
});
