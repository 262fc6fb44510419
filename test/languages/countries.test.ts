// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { countriesIn } from '../../src/languages/countries.js';

describe('countriesIn', () => {
  it('lists all countries, named and sorted in the language', () => {
    const english = countriesIn('en');
    expect(english).to.have.length(249);
    expect(english[0]).to.deep.equal({ code: 'AF', name: 'Afghanistan' });
    expect(english.at(-1)).to.deep.equal({ code: 'ZW', name: 'Zimbabwe' });
    const german = countriesIn('de').map(({ name }) => name);
    expect(german[0]).to.equal('Deutschland');
    expect(countriesIn('en-IE')[0]?.code).to.equal('IE');
    expect(german.indexOf('Ägypten')).to.be.within(2, 4);
    expect(german.indexOf('Österreich')).to.be.below(german.indexOf('Pakistan'));
  });

  it('builds a new list only for another language', () => {
    const english = countriesIn('en');
    expect(countriesIn('en')).to.equal(english);
    expect(countriesIn('fr').find(({ code }) => code === 'DE')?.name).to.equal('Allemagne');
  });
});
