import { expect } from '@open-wc/testing';
import { servingPage } from '../../build/serving-page.js';

const page = `Above.

<!-- Files: \`npm run size -- --write\` writes this. -->

old

<!-- The end of what it writes about files. -->

Between.

<!-- Visits: \`npm run size -- --write\` writes this. -->

old

<!-- The end of what it writes about visits. -->

Below.`;

const sizes = [136_036, 27_962, 41_618, 2_040, 20_135].map((plain) => ({
  plain,
  gzip: plain / 2,
  brotli: plain / 4,
}));

describe('The tables about serving many', () => {
  const written = servingPage(page, sizes);

  it('are written between their comments', () => {
    expect(written).to.match(/^Above\.[^]*Between\.[^]*Below\.$/);
    expect(written).not.to.include('old');
  });

  it('have the size of each file', () => {
    expect(written).to.include('| `donation-widget.js` | at once | 136 KB | 68 KB | 34 KB |');
    expect(written).to.include('| `question-email-suggestion.js` | when a donor starts | 2.0 KB |');
  });

  it('have what a million visitors and the donors among them load', () => {
    expect(written).to.include(
      '| 1,000,000 visitors who see the form | 164 GB | 82 GB | 41 GB | 2,000,000 |',
    );
    expect(written).to.include(
      '| 20,000 of them who give and return, in addition | 1.3 GB | 0.6 GB | 0.3 GB | 60,000 |',
    );
  });
});
