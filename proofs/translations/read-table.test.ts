import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import ts from 'typescript';
import { catalogue } from '../../build/manifest/recorded-wordings.js';
import { en, type Messages } from '../../src/languages/en.js';
import { rootDir } from '../../test/runners/files.js';
import { readCsv, writeCsv } from './csv.js';
import { readTable } from './read-table.js';
import { findTexts, pathsOf, withTexts } from './source.js';
import { tableOf } from './table.js';
import { textsOf } from './texts.js';

const files = readdirSync(join(rootDir, 'src/languages'), { recursive: true, encoding: 'utf8' }).map((file) =>
  join('src/languages', file).replaceAll('\\', '/'),
);

const sourcesOf = (language: string) =>
  new Map(pathsOf(language, files).map((path) => [path, readFileSync(join(rootDir, path), 'utf8')]));

const messagesIn = (language: string): Messages => ({ ...en, ...catalogue.get(language) });

const all = [...catalogue.keys()].map(messagesIn);

/** The table of a language with these corrections, by the names of the texts. */
const corrected = (
  language: string,
  corrections: Record<string, string>,
  messages = messagesIn(language),
) => {
  const [head = [], ...rows] = readCsv(tableOf(language, messages, new Map()));
  return writeCsv([
    head,
    ...rows.map(([key = '', english = '', text = '', , ...rest]) => [
      key,
      english,
      text,
      corrections[key] ?? '',
      ...rest,
    ]),
  ]);
};

const read = (language: string, csv: string) =>
  readTable(csv, language, messagesIn(language), all, sourcesOf(language));

const readCorrected = (language: string, corrections: Record<string, string>) =>
  read(language, corrected(language, corrections));

const lineOf = (language: string, name: string) =>
  textsOf(messagesIn(language)).findIndex((one) => one.name === name) + 2;

/** The lines that a new source has in place of old ones. */
const changedLines = (before: string, after: string) => {
  const old = before.split('\n');
  return after.split('\n').filter((line) => !old.includes(line));
};

const refusalOf = async (language: string, name: string, correction: string): Promise<string> => {
  const { refused, sources } = await readCorrected(language, { [name]: correction });
  expect(sources.size).to.equal(0);
  expect(refused).to.have.length(1);
  return refused[0] ?? '';
};

describe('A table of a language, with three texts corrected', () => {
  it('changes two texts, and refuses the one with a wrong placeholder by its line', async () => {
    const { taken, refused, sources } = await readCorrected('cy', {
      email: 'Eich cyfeiriad e-bost',
      donateAmount: 'Rhoi {swm}',
      close: 'Cau’r ffurflen',
    });
    expect(taken.map(({ one, text }) => [one.name, text])).to.deep.equal([
      ['email', 'Eich cyfeiriad e-bost'],
      ['close', 'Cau’r ffurflen'],
    ]);
    expect(refused).to.deep.equal([
      `Line ${lineOf('cy', 'donateAmount')} (donateAmount): It has {swm}. Write only {amount}, exactly as in English.`,
    ]);
    const path = 'src/languages/cy.ts';
    expect([...sources.keys()]).to.deep.equal([path]);
    const before = sourcesOf('cy').get(path) ?? '';
    const after = sources.get(path) ?? '';
    expect(changedLines(before, after)).to.deep.equal([
      "  email: 'Eich cyfeiriad e-bost',",
      "  close: 'Cau’r ffurflen',",
    ]);
    expect(after.split('\n')).to.have.length(before.split('\n').length);
  });

  it('changes nothing without a correction', async () => {
    for (const language of catalogue.keys()) {
      const { taken, refused, sources } = await readCorrected(language, {});
      expect([taken, refused, sources.size], language).to.deep.equal([[], [], 0]);
    }
  });

  it('is read as a spreadsheet saves it in another country', async () => {
    const csv = corrected('de', { close: 'Fenster; zu' });
    const rows = readCsv(csv);
    for (const separator of [';', '\t']) {
      const written = rows
        .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
        .join('\n');
      const { taken } = await read('de', written);
      expect(taken.map(({ text }) => text)).to.deep.equal(['Fenster; zu']);
    }
  });

  it('is stored with the apostrophes and the spaces of print', async () => {
    const { taken } = await readCorrected('fr', {
      meant: " Quel montant s'agit-il ? ",
      checking: 'Un instant...',
    });
    expect(taken.map(({ text }) => text)).to.deep.equal(['Quel montant s’agit-il\u202f?', 'Un instant…']);
  });
});

describe('A correction is refused', () => {
  it('if a placeholder is missing, or there is text in other braces', async () => {
    expect(await refusalOf('cy', 'donateAmount', 'Rhoi')).to.contain('It lacks {amount}');
    expect(await refusalOf('cy', 'donateAmount', 'Rhoi {amount} {amount}')).to.contain('twice');
    expect(await refusalOf('cy', 'donate', 'Rhoi { nawr }')).to.contain('has a brace');
  });

  it('if it has invisible characters', async () => {
    expect(await refusalOf('ar', 'close', '\u202eإغلاق')).to.contain('U+202E');
    expect(await refusalOf('cy', 'close', 'Cau\u0007r')).to.contain('U+0007');
    expect(await refusalOf('cy', 'close', 'Cau\nnawr')).to.contain('U+000A');
  });

  it('if a spreadsheet would calculate it', async () => {
    expect(await refusalOf('cy', 'close', '=HYPERLINK(A1)')).to.contain('starts with =');
  });

  it('if it has English quotation marks', async () => {
    expect(await refusalOf('cy', 'close', '"Cau"')).to.contain('quotation marks');
  });

  it('if it promises a receipt, or a result that a timer can end', async () => {
    expect(await refusalOf('de', 'succeeded.text', 'Ihre Quittung kommt.')).to.contain('“Quittung” promises');
    expect(await refusalOf('de', 'pending.text', 'Wir melden uns, sobald es so weit ist.')).to.contain(
      '“sobald”',
    );
  });

  it('if an open result has the title of another', async () => {
    const { 'succeeded.title': thanks } = messagesIn('nl');
    expect(await refusalOf('nl', 'pending.title', thanks)).to.contain('Another result');
  });

  it('if it is far longer than in any language', async () => {
    expect(await refusalOf('nl', 'close', 'Sluiten '.repeat(10))).to.contain('There is room for');
  });

  it('if it is an English name of the contract, or hurries donors', async () => {
    expect(await refusalOf('en', 'email', 'Your email')).to.contain('contract');
    expect(await refusalOf('en', 'donate', 'Act now')).to.contain('hurries');
  });

  it('if the source makes the text from parts, or shares it', async () => {
    expect(await refusalOf('cy', 'everyDays (two)', 'Bob {count} ddydd')).to.contain('A developer');
    expect(await refusalOf('ar', 'everyDays (few)', 'كل {count} ايام')).to.contain('within.everyDays (few)');
  });
});

describe('A plural form', () => {
  it('is corrected in its message', async () => {
    const { sources } = await readCorrected('pl', { 'everyWeeks (few)': 'Co każde {count} tygodnie' });
    const [source = ''] = sources.values();
    expect(changedLines(sourcesOf('pl').get('src/languages/pl.ts') ?? '', source)).to.have.length(1);
    expect(source).to.match(/^ {2}everyWeeks: \{\n.*\n {4}few: 'Co każde \{count\} tygodnie',$/m);
  });

  it('is corrected where two messages share it, if both have the same correction', async () => {
    const text = 'كل {count} ايام';
    const { taken, sources } = await readCorrected('ar', {
      'everyDays (few)': text,
      'within.everyDays (few)': text,
    });
    expect(taken).to.have.length(2);
    const [source = ''] = sources.values();
    expect(source.split(text)).to.have.length(2);
  });
});

describe('A table that was changed elsewhere', () => {
  const withCells = (change: (row: string[]) => string[]) => {
    const [head = [], ...rows] = readCsv(corrected('it', { close: 'Chiudi tutto' }));
    return writeCsv([head, ...rows.map(change)]);
  };

  it('names the lines whose text or English differs from the source', async () => {
    const edited = withCells(([key = '', english = '', text = '', ...rest]) =>
      key === 'close'
        ? [key, 'Shut', text, ...rest]
        : [key, english, key === 'donate' ? 'Dona ora' : text, ...rest],
    );
    const { taken, refused } = await read('it', edited);
    expect(taken).to.have.length(0);
    expect(refused).to.have.length(2);
    for (const [index, name] of ['donate', 'close'].entries())
      expect(refused[index]).to.match(
        new RegExp(`^Line ${lineOf('it', name)} \\(${name}\\): “Text” or “English” differs`),
      );
  });

  it('names lines with another key, and the second of two corrections', async () => {
    const { refused } = await read(
      'it',
      withCells(([key = '', ...rest]) => [key === 'close' ? '__proto__' : key, ...rest]),
    );
    expect(refused).to.deep.equal([
      `Line ${lineOf('it', 'close')} (__proto__): There is no such text. Don’t change the column “Key”.`,
    ]);
    const csv = corrected('it', { close: 'Chiudi tutto' });
    const [, ...again] = readCsv(csv);
    const { taken, refused: repeated } = await read('it', csv + writeCsv(again).slice(1));
    expect(taken).to.have.length(1);
    expect(repeated[0]).to.contain('An earlier line');
  });

  it('is refused without its titles, or with a quotation mark that is open', async () => {
    for (const csv of ['', 'Key,Text\r\nclose,Chiudi\r\n', 'Key,"English\r\n']) {
      const refusal = await read('it', csv).then(
        () => 'none',
        (error: unknown) => String(error),
      );
      expect(refusal).to.match(/The first line of the table lacks|quotation mark that isn’t closed/);
    }
  });
});

describe('The file of a region', () => {
  const path = 'src/languages/pt-AO.ts';
  const sources = new Map([
    [
      path,
      "import type { Messages } from './en.js';\n\nexport const ptAO: Partial<Messages> = {\n  close: 'Fechar isto',\n};\n",
    ],
  ]);

  it('gets the texts that differ', async () => {
    const messages: Messages = { ...messagesIn('pt'), close: 'Fechar isto' };
    const corrections: Record<string, string> = {
      share: 'Partilhar',
      'everyDays (one)': 'A cada {count} dia só',
    };
    const csv = corrected('pt-AO', corrections, messages);
    const { refused, sources: written } = await readTable(csv, 'pt-AO', messages, all, sources);
    expect(refused).to.deep.equal([]);
    expect(written.get(path)).to.contain(
      "close: 'Fechar isto',\n  everyDays: { one: 'A cada {count} dia só', ",
    );
    expect(written.get(path)).to.match(/,\n {2}share: 'Partilhar',\n\};\n$/);
  });
});

describe('The file of a language', () => {
  it('gets the texts that it lacks', async () => {
    const path = 'src/languages/eo.ts';
    const sources = new Map([[path, "export const eo = {\n  close: 'Fermu',\n} satisfies Translation;\n"]]);
    const messages: Messages = { ...en, close: 'Fermu' };
    const csv = corrected('eo', { share: 'Kunhavigu' }, messages);
    const { refused, sources: written } = await readTable(csv, 'eo', messages, all, sources);
    expect(refused).to.deep.equal([]);
    expect(written.get(path)).to.match(
      /close: 'Fermu',\n {2}share: 'Kunhavigu',\n\} satisfies Translation;\n$/,
    );
  });
});

describe('The sources of a language', () => {
  it('have a place for almost every text', () => {
    for (const [language, own] of catalogue) {
      const { places } = findTexts(sourcesOf(language));
      const region = language.includes('-');
      const missing = textsOf(messagesIn(language)).filter(
        ({ name, key }) => Object.hasOwn(own, key) && !places.has(name),
      );
      // Welsh makes these from parts. A region has only the texts that differ.
      if (!region)
        expect(
          missing.filter(({ name }) => !/^(?:within\.)?every/.test(name)),
          language,
        ).to.deep.equal([]);
    }
  });

  it('never run a text, whatever is in it', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom("'); alert(1); ('", '`${alert(1)}`', '\\', '*/ //', '</script>', '\u2028'),
    );
    const path = 'src/languages/it.ts';
    const short =
      "import type { Messages } from './en.js';\n\nexport const it: Messages = { close: 'Chiudi' };\n";
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const written = await withTexts(new Map([[path, short]]), new Map([['close', text]]));
        const source = written.get(path) ?? '';
        const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
        const place = findTexts(new Map([[path, source]])).places.get('close');
        if (!place) throw new Error('The text has no place.');
        let found: string | undefined;
        const visit = (node: ts.Node): void => {
          if (ts.isStringLiteral(node) && node.getStart(file) === place.start) found = node.text;
          node.forEachChild(visit);
        };
        visit(file);
        expect(found).to.equal(text);
        expect(file.statements).to.have.length(2);
      }),
      { numRuns: 30 },
    );
  });
});

describe('Corrected words of a recorded wording', () => {
  it('need a new version', async () => {
    const { notes } = await readCorrected('de', { giftAidYes: 'Ja, ich möchte Gift Aid für meine Spende' });
    expect(notes.join('\n')).to.match(/Raise its version in de, which is single-1\. .*\n.*multiple-1/);
  });
});
