import { expect } from '@open-wc/testing';
import { sizePage } from '../../build/size-page.js';

describe('The table of sizes', () => {
  it('has each size with its aim, and whether it is met', () => {
    const page = sizePage(
      'Above.\n\n<!-- Sizes: `npm run size -- --write` writes this. -->\n\nold\n\n<!-- The end of what it writes. -->\n\nBelow.',
      {
        first: 39_049,
        journey: 62_051,
        classic: 38_000,
        dialog: 2_300,
        questions: 28_800,
        client: 8_000,
        packed: 1_000_000,
        unpacked: 4_000_000,
      },
    );
    expect(page).to.match(/^Above\.[^]*Below\.$/);
    expect(page).not.to.include('old');
    expect(page).to.include('| the module at first, for a plain form | 47.3 KB | 39.0 KB | 39 KB | yes |');
    expect(page).to.include(' | 65.8 KB | 62.1 KB | 62 KB | no |');
    expect(page).to.include('| the dialog of a button, in addition | – | 2.3 KB | – | – |');
  });
});
