import { expect } from '@open-wc/testing';

const pen = document.createElement('canvas').getContext('2d');

/** How wide a text is. The fallback shows if the browser has no font of this name. */
const widthIn = (family: string, fallback: string, text = 'Wide amounts, illiquid: £1,234.50') => {
  if (!pen) throw new Error('No canvas.');
  pen.font = `40px ${family === '' ? '' : `"${family}", `}${fallback}`;
  return pen.measureText(text).width;
};

/** The fonts for Arabic have no Latin letters of their own, or few. */
const arabic = 'تبرّع Wide 1,234.50';

/** Whether the browser has a font of this name: two fallbacks as different as these don’t both fit it. */
const has = (family: string) =>
  ['monospace', 'serif'].every(
    (fallback) => widthIn(family, fallback, arabic) !== widthIn('', fallback, arabic),
  );

const ours = ['DejaVu Sans', 'Noto Kufi Arabic', 'Noto Naskh Arabic', 'Noto Nastaliq Urdu'];

/** What Linux distributions install, and what a developer may add. */
const others = [
  'Noto Sans',
  'Noto Serif',
  'Noto Sans Arabic',
  'Liberation Sans',
  'Nimbus Sans',
  'Nimbus Roman',
  'URW Bookman',
  'C059',
  'FreeSans',
  'Cantarell',
  'Ubuntu',
  'Roboto',
  'Droid Sans',
  'Open Sans',
];

// Elsewhere browsers don’t ask Fontconfig.
if (navigator.platform.includes('Linux')) {
  describe('The browsers of the tests', () => {
    it('have the fonts that the tests bring, and none of the machine’s', () => {
      expect(ours.filter((family) => !has(family))).to.deep.equal([]);
      expect(others.filter(has)).to.deep.equal([]);
    });

    it('use them for text that names no font', () => {
      for (const [generic, family] of [
        ['sans-serif', 'DejaVu Sans'],
        ['serif', 'DejaVu Serif'],
        ['monospace', 'DejaVu Sans Mono'],
        ['system-ui', 'DejaVu Sans'],
      ] as const) {
        expect(widthIn('', generic), generic).to.equal(widthIn(family, 'sans-serif'));
      }
    });
  });
}
