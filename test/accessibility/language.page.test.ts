import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import type { Donor } from '../support/elements/donor.js';
import { everything } from '../support/accessibility/forms.js';
import { open, tell } from '../support/accessibility/states.js';
import { speak } from '../support/accessibility/views.js';

const themedIn = ({ root }: Donor) => {
  const { lang, dir } = root.querySelector<HTMLElement>('.themed') ?? {};
  return { lang, dir };
};

const own = { projects: 'Kaislikot; Saukot', items: '[{ "label": "Pesä", "amount": 4 }]' };

describe('Form and status', () => {
  for (const [lang, dir] of [
    ['de', 'ltr'],
    ['ar', 'rtl'],
    ['en-GB', 'ltr'],
  ] as const) {
    it(`have the language ${lang} and the direction ${dir}`, async () => {
      const form = await open(everything);
      await speak(lang);
      expect(themedIn(form.donor)).to.deep.equal({ lang, dir });
      const status = await tell('succeeded', undefined, lang);
      expect(themedIn(status.donor)).to.deep.equal({ lang, dir });
    });
  }
});

describe('On a page in an unsupported language', () => {
  it('the form is marked as English', async () => {
    const { donor } = await open({ ...everything, ...own }, {}, 'fi');
    expect(themedIn(donor).lang).to.equal('en');
    expect(donor.has(en.email)).to.be.true;
  });

  it('the page’s text in the form keeps the page’s language', async () => {
    const presets = '[{ "amount": 10, "impact": "Kymmenen metriä" }, { "amount": 20 }]';
    const { donor, element } = await open({ ...own, fields: 'address', presets }, {}, 'fi');
    await donor.select(en.country, 'DE');
    const languageOf = (words: string) => {
      const said = [...donor.root.querySelectorAll('*')].filter(
        (one) => one.children.length === 0 && one.textContent.trim() === words,
      );
      expect(said, words).to.have.length.above(0);
      return said.map((one) => one.closest('[lang]')?.getAttribute('lang'));
    };
    for (const words of ['Pesä', 'Kymmenen metriä', 'Saukot', 'Saksa']) {
      expect(new Set(languageOf(words)), words).to.deep.equal(new Set(['fi']));
    }
    element.remove();
    const english = await open({ projects: 'Reeds' });
    expect(english.donor.root.querySelectorAll('option[lang]')).to.have.length(0);
  });
});
