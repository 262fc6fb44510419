import { expect } from '@open-wc/testing';
import { mo, po, type GetTextTranslations } from 'gettext-parser';
import { messagesOf, phpMessages } from '../../../build/wordpress/sentences.js';
import {
  compiled,
  templateOf,
  translationOf,
  translationsIn,
  untranslated,
} from '../../../build/wordpress/translations.js';
import { languages } from '../../../src/languages/languages.js';
import { pseudoTranslation } from '../../support/build/wordpress/pseudo-translation.js';
import { root } from '../../support/manifest.js';

const messages = await messagesOf(root);
const template = templateOf(messages);
const translations = await translationsIn(root);

const entriesOf = ({ translations: known }: GetTextTranslations) =>
  Object.values(known)
    .flatMap((entries) => Object.values(entries))
    .filter(({ msgid }) => msgid !== '');

const filesOf = (msgid: string) => messages.filter((one) => one.msgid === msgid).map(({ file }) => file);

const placeholdersIn = (text: string) => [...new Set(text.match(/\{\w+\}|%(?:\d\$)?s|%%/g))].sort();

describe('The sentences of the plugin', () => {
  it('come from PHP, from the code of the editor, and from the controls that it draws', () => {
    expect(filesOf('Shortcodes')).to.deep.equal(['wordpress/includes/shortcode-help.php']);
    expect(filesOf('This is a preview, so nothing was sent.')).to.deep.equal(['wordpress/editor/edit.ts']);
    expect(filesOf('Choose at least one.')).to.deep.equal(['editor/lints/plain-words.ts']);
    for (const text of ['Suggested amounts', 'Rounded corners', 'Add impact lines', 'Suggest about a third'])
      expect(filesOf(text), text).not.to.deep.equal([]);
  });

  it('leave out what only the configurator draws, and what no language changes', () => {
    for (const text of [
      'Folder of the form’s script',
      'Preview width',
      'https://charity.example/privacy',
      '#0b57d0',
    ])
      expect(filesOf(text), text).to.deep.equal([]);
  });

  it('are the same on the page of the settings as in the editor', () => {
    const ofSettings = messages.filter(
      ({ file, msgid }) => file === 'wordpress/includes/settings.php' && /\.$/.test(msgid),
    );
    expect(ofSettings).to.have.length(7);
    for (const { msgid } of ofSettings)
      expect(filesOf(msgid)).to.satisfy((files: string[]) =>
        files.some((file) => file.startsWith('editor/')),
      );
  });

  it('of PHP are in quotes, with their forms, their context and their comment', () => {
    const code = `<?php
f( __( 'One', 'donation-widget' ) );
/* translators: %s: a name. */
f( _n( '%s thing', '%s things', $count, 'donation-widget' ), _x( 'give', 'keyword', 'donation-widget' ) );`;
    expect(phpMessages('a.php', code)).to.deep.equal([
      { msgid: 'One', file: 'a.php' },
      { msgid: '%s thing', plural: '%s things', comment: '%s: a name.', file: 'a.php' },
      { msgid: 'give', context: 'keyword', comment: '%s: a name.', file: 'a.php' },
    ]);
  });

  for (const call of [
    "__( $text, 'donation-widget' )",
    "__( 'One' )",
    "__( 'One', 'other' )",
    '__( "One $two", \'donation-widget\' )',
    "_x( 'One', $context, 'donation-widget' )",
  ])
    it(`of PHP can’t be ${call}`, () => {
      expect(() => phpMessages('a.php', `<?php\nf( ${call} );`)).to.throw('a.php:2 ');
    });
});

for (const [language, text] of translations) {
  describe(`The translation into ${language}`, () => {
    const catalogue = po.parse(text);
    const entries = entriesOf(catalogue);

    it('is into a language of the form', () => {
      expect(languages).to.include(language);
    });

    it('has the placeholders of each sentence that it translates', () => {
      const wrong = entries.filter(({ msgid, msgid_plural: plural, msgstr }) =>
        msgstr.some((form) => {
          if (form === '') return false;
          // A form for one or two can do without the number.
          const needed = placeholdersIn(msgid).filter((name) => plural === undefined || name !== '{count}');
          const found = placeholdersIn(form);
          const isKnown = found.every((name) => placeholdersIn(plural ?? msgid).includes(name));
          return !isKnown || needed.some((name) => !found.includes(name));
        }),
      );
      expect(wrong.map(({ msgid, msgstr }) => ({ msgid, msgstr }))).to.deep.equal([]);
    });
  });
}

describe('The files of a translation', () => {
  const files = compiled('pt-PT', pseudoTranslation(template, 'pt_PT'));
  const bytes = (name: string) => Buffer.from(files.get(name) ?? []);

  it('are one for PHP and one for the script, named as WordPress looks for them', () => {
    expect([...files.keys()]).to.deep.equal([
      'donation-widget-pt_PT.mo',
      'donation-widget-pt_PT-donation-widget-editor.json',
    ]);
  });

  it('each have the sentences that they need', () => {
    const ofPhp = mo.parse(bytes('donation-widget-pt_PT.mo'));
    const ofScript: unknown = JSON.parse(
      bytes('donation-widget-pt_PT-donation-widget-editor.json').toString(),
    );
    expect(ofPhp.translations['']?.['Shortcodes']?.msgstr).to.deep.equal(['⟦Shortcodes⟧']);
    expect(ofPhp.translations['keyword of a block']?.['give']?.msgstr).to.deep.equal(['⟦give⟧']);
    expect(ofPhp.translations['']).not.to.have.property('Suggested amounts');
    expect(ofScript).to.have.nested.include({
      'locale_data.donation-widget.Suggested amounts[0]': '⟦Suggested amounts⟧',
      'locale_data.donation-widget.Every {count} week[1]': '⟦Every {count} weeks⟧',
      domain: 'donation-widget',
    });
    expect(ofScript).not.to.have.nested.property('locale_data.donation-widget.Shortcodes');
  });

  it('leave out what isn’t translated, which stays English', () => {
    const untranslated = compiled('fr', translationOf('fr', '', template));
    const content = Buffer.from(untranslated.get('donation-widget-fr.mo') ?? []);
    expect(entriesOf(mo.parse(content))).to.deep.equal([]);
  });
});

describe('A translation whose template changes', () => {
  const before = templateOf([
    { msgid: 'Old', file: 'a.php' },
    { msgid: 'Kept', file: 'a.php' },
  ]);
  const after = templateOf([
    { msgid: 'Kept', file: 'b.php' },
    { msgid: 'One thing', plural: '{count} things', file: 'b.ts' },
  ]);

  it('lacks the sentences without a text in each form', () => {
    const changed = translationOf('pl', pseudoTranslation(before, 'pl'), after);
    expect(untranslated(pseudoTranslation(before, 'pl'), after)).to.deep.equal(['One thing']);
    expect(untranslated(changed, after)).to.deep.equal(['One thing']);
    expect(untranslated(changed.replace('⟦Kept⟧', ''), after)).to.deep.equal(['Kept', 'One thing']);
    expect(untranslated(pseudoTranslation(after, 'pl'), after)).to.deep.equal([]);
  });

  it('keeps its texts, gets the new sentences, and loses the old ones', () => {
    const changed = po.parse(translationOf('pl', pseudoTranslation(before, 'pl'), after));
    expect(entriesOf(changed).map(({ msgid, msgstr }) => ({ msgid, msgstr }))).to.deep.equal([
      { msgid: 'Kept', msgstr: ['⟦Kept⟧'] },
      { msgid: 'One thing', msgstr: ['', '', ''] },
    ]);
    expect(changed.headers['Plural-Forms']).to.contain('nplurals=3');
  });
});
