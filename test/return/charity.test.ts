import { expect } from '@open-wc/testing';
import type { Charity } from '../../src/schema/charity.js';
import { readTheme } from '../../src/return/charity.js';

const service = 'https://pay.example/api/v1';
const empty: Charity = { name: null, slug: null, website: null, logo: null, theme: null };

describe('readTheme', () => {
  it('keeps safe values', () => {
    const charity: Charity = {
      name: 'Example Charity',
      slug: 'example',
      website: 'https://charity.example',
      logo: { color: 'https://cdn.example/c.svg', white: 'https://cdn.example/w.svg', favicon: null },
      theme: { primary: '#0B5FFF', secondary: '#fc0' },
    };
    expect(readTheme(charity, service)).to.deep.equal({
      name: 'Example Charity',
      website: 'https://charity.example/',
      logo: { color: 'https://cdn.example/c.svg', white: 'https://cdn.example/w.svg' },
      primary: '#0b5fff',
    });
  });

  it('has the page’s name of the charity only if the record has none', () => {
    expect(readTheme(null, service, ' Rivers\n& Reeds ')).to.deep.equal({ name: 'Rivers & Reeds' });
    expect(readTheme({ ...empty, name: '' }, service, 'Rivers')).to.deep.equal({ name: 'Rivers' });
    expect(readTheme({ ...empty, name: 'Reeds' }, service, 'Rivers')).to.deep.equal({ name: 'Reeds' });
    expect(readTheme({ ...empty, name: 'Reeds' }, service, null)).to.deep.equal({ name: 'Reeds' });
  });

  it('is empty for no charity, an empty charity and one with only nulls', () => {
    expect(readTheme(null, service)).to.deep.equal({});
    expect(readTheme(empty, service)).to.deep.equal({});
    const nulls = {
      logo: { color: null, white: null, favicon: null },
      theme: { primary: null, secondary: null },
    };
    expect(readTheme({ ...empty, ...nulls }, service)).to.deep.equal({});
  });

  it('drops unsafe values', () => {
    const charity: Charity = {
      name: '\u202e\u0007 \u200b\u200d',
      slug: null,
      website: 'javascript:alert(1)',
      logo: { color: 'http://localhost:22/', white: 'https://cdn.example/w.svg', favicon: null },
      theme: { primary: 'url(https://evil.example)', secondary: 'red' },
    };
    expect(readTheme(charity, service)).to.deep.equal({});
  });

  const safe = 'https://cdn.example/logo.svg';
  const unsafe = 'javascript:alert(1)';
  for (const [color, white, logo, why] of [
    [safe, null, { color: safe }, 'colour version only'],
    [null, safe, { white: safe }, 'white version only'],
    [safe, unsafe, undefined, 'none if the white one is unsafe'],
    [unsafe, safe, undefined, 'none if the colour one is unsafe'],
  ] as const) {
    it(`reads the logo: ${why}`, () => {
      const charity = { ...empty, logo: { color, white, favicon: null } };
      expect(readTheme(charity, service)).to.deep.equal(logo ? { logo } : {});
    });
  }

  const names: [name: string, shown: string, why: string][] = [
    ['A\u202eB\u2066C\u0000', 'ABC', 'removes bidi and control characters'],
    ['A\n\tB  C', 'A B C', 'joins lines'],
    ['A\ud800B', 'A\ufffdB', 'replaces half a surrogate pair'],
    ['<b>A</b>', '<b>A</b>', 'keeps markup as text'],
    ['a'.repeat(120), 'a'.repeat(120), '120 characters'],
    ['a'.repeat(121), `${'a'.repeat(119)}…`, '121 characters'],
    [`${'a'.repeat(118)} ${'b'.repeat(9)}`, `${'a'.repeat(118)}…`, 'removes a space before the ellipsis'],
    ['\u200d \u200cA\u200dB\u200d ', 'A\u200dB', 'keeps joiners inside, but not at the ends'],
    [`A${' '.repeat(20_000)}`, 'A', 'shortens a long run of spaces'],
    ['💚'.repeat(200), `${'💚'.repeat(119)}…`, 'does not cut a surrogate pair'],
  ];
  for (const [name, shown, why] of names) {
    it(`cleans the name: ${why}`, () => {
      expect(readTheme({ ...empty, name }, service)).to.deep.equal({ name: shown });
    });
  }
});
