import { mock } from 'node:test';
import { expect } from '@open-wc/testing';
import { prerender } from '../../src/prerender/prerender.js';
import { everyQuestionWritten } from '../support/questions/every-question.js';

const access = { 'base-url': 'https://service.example/api/v1', 'publishable-key': 'pk_test_x' };

const match = { by: 'Riverside Bank', until: '2999-12-31', ratio: 1, currency: 'GBP' };

/** The form as HTML, made on a day. */
const madeOn = (day: string, attributes: object) => {
  const now = mock.method(Date, 'now', () => new Date(day).getTime());
  try {
    return prerender({ ...access, ...attributes });
  } finally {
    now.mock.restore();
  }
};

describe('The form as HTML', () => {
  it('has nothing that ends by itself, because nothing can remove it', () => {
    const html = madeOn('2026-06-15', { match });
    expect(html)
      .to.contain('part="form"')
      .and.not.to.match(/Riverside Bank|part="match"/);
  });

  it('is the same on any day', () => {
    const html = madeOn('2026-06-15', everyQuestionWritten);
    expect(html).to.contain('part="form"');
    expect(madeOn('3026-06-15', everyQuestionWritten)).to.equal(html);
  });

  it('still reports an attribute that the script can’t use', () => {
    const warn = mock.method(console, 'warn', () => undefined);
    try {
      prerender({ ...access, match: { ...match, until: 'soon' } });
      expect(warn.mock.calls.map(({ arguments: [text] }) => String(text)).join()).to.contain('until');
    } finally {
      warn.mock.restore();
    }
  });

  it('is empty for a form with variants, because only the script can draw one, and says so', () => {
    const warn = mock.method(console, 'warn', () => undefined);
    try {
      const variants = [{ name: 'a' }, { name: 'b', attributes: { amounts: '20 40' } }];
      for (const written of [variants, JSON.stringify(variants)])
        expect(prerender({ ...access, variants: written })).to.equal('');
      const said = warn.mock.calls.map(({ arguments: [text] }) => String(text));
      expect(said).to.have.lengthOf(2);
      for (const text of said) expect(text).to.contain('variants');
      expect(prerender({ ...access, variants: '' })).to.contain('part="form"');
    } finally {
      warn.mock.restore();
    }
  });
});
