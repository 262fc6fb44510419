import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { attributesOf } from '../../../editor/controls/chosen.js';
import { controlOf } from '../../../editor/controls/controls.js';
import { intervalLabel } from '../../../editor/controls/labels.js';
import { english } from '../../../editor/translator.js';
import {
  chosenInstead,
  isInstead,
  readRows,
  rowsInstead,
  withText,
  writeRows,
  type RowsControl,
} from '../../../editor/controls/rows.js';
import { textIn, type Row } from '../../../editor/controls/row.js';
import { told } from '../../support/editor/told.js';

const rowsControl = (name: string): RowsControl => {
  const control = controlOf(name);
  if (control?.kind !== 'rows') throw new Error(`${name} has no rows.`);
  return control;
};

const presets = rowsControl('presets');
const metadata = rowsControl('metadata');

/** The value of an attribute that the form gets. */
const sent = (name: string, choices: Record<string, string>) =>
  attributesOf(choices).find(([other]) => other === name)?.[1];

it('rows are written a line each, and read back', () => {
  const rows = [{ amount: '5', impact: 'a "reed"' }, { amount: '15' }];
  expect(writeRows(presets, rows)).to.equal('[{"amount":"5","impact":"a \\"reed\\""},\n {"amount":"15"}]');
  expect(readRows(presets, writeRows(presets, rows))).to.deep.equal(rows);
  expect(writeRows(presets, [])).to.equal('');
  expect(readRows(presets, ' ')).to.deep.equal([]);
});

it('an emptied field is left out of its row, and keys without a field stay', () => {
  expect(withText({ amount: '5', impact: 'x', other: 1 }, 'impact', '')).to.deep.equal({
    amount: '5',
    other: 1,
  });
});

for (const value of ['{', '7', '[1]', '[null]', '[[]]', '{"amount": 5}']) {
  it(`${value} holds no rows`, () => {
    expect(readRows(presets, value)).to.be.undefined;
  });
}

it('the form gets amounts as numbers, as people write them, without the rows that have none yet', () => {
  const rows = [
    { amount: '£5', impact: 'a reed' },
    { amount: '12.50', interval: 'month' },
    { impact: 'nothing yet' },
    {},
    { amount: '1,500', currency: 'JPY' },
  ];
  expect(sent('presets', { presets: JSON.stringify(rows) })).to.equal(
    '[{"amount":5,"impact":"a reed"},\n {"amount":12.5,"interval":"month"},\n {"amount":1500,"currency":"JPY"}]',
  );
  expect(sent('presets', { presets: '[{}]' })).to.be.undefined;
});

it('a list from a link keeps the way it is written', () => {
  const written = '[ {"amount": 25, "impact": "reeds"} ]';
  expect(sent('presets', { presets: written })).to.equal(written);
  expect(sent('presets', { presets: '[{“amount”: 25}]' })).to.equal('[{“amount”: 25}]');
});

it('amounts with impact lines take the place of the suggested amounts, which stay for later', () => {
  const choices = { amounts: '5 10', presets: '[{"amount": 5}]' };
  expect(attributesOf(choices).map(([name]) => name)).to.deep.equal(['presets']);
  expect(sent('amounts', { ...choices, presets: '[{}]' })).to.equal('5 10');
});

it('the first rows are the suggested amounts', () => {
  const read = (values: Record<string, string>) => presets.start?.rows((name) => values[name] ?? '');
  expect(read({ currency: 'GBP', amounts: '£5, £15, £12.50' })).to.deep.equal([
    { amount: '5' },
    { amount: '15' },
    { amount: '12.50' },
  ]);
  expect(read({ currency: 'JPY', amounts: '5/15; JPY 1000/3000' })).to.deep.equal([
    { amount: '1000' },
    { amount: '3000' },
  ]);
  expect(read({ currency: 'GBP', amounts: '' })).to.deep.equal([{}]);
});

it('a comparison starts with two versions, of which the first is the form as it is', () => {
  const variants = rowsControl('variants');
  const rows = variants.start?.rows(() => '') ?? [];
  expect(sent('variants', { variants: writeRows(variants, rows) })).to.equal(
    '[{"name":"a"},\n {"name":"b"}]',
  );
  expect(variants.fields.map(({ name }) => name)).to.include(variants.start?.next.field);
  expect(rows[variants.start?.next.row ?? -1]).to.deep.equal({ name: 'b' });
});

it('notes are sent by their names, and one from a link is left as it is', () => {
  const rows = '[{"key":"campaign","value":"spring"},\n {"key":"empty"},\n {"value":"no name"}]';
  expect(sent('metadata', { metadata: rows })).to.equal('{"campaign":"spring","empty":""}');
  expect(sent('metadata', { metadata: '{"a": 1}' })).to.equal('{"a": 1}');
  expect(readRows(metadata, '{"a": 1}')).to.deep.equal([{ key: 'a', value: 1 }]);
});

const incomplete: [choices: Record<string, string>, words: string][] = [
  [
    { presets: '[{"amount": 5}, {"impact": "a reed"}]' },
    'notice presets: Amount 2: add “Amount”. The form leaves it out until you do.',
  ],
  [{ items: '[{"label": "Blanket"}]' }, 'notice items: Item 1: add “Price”.'],
  [{ items: '[{"project": "Winter"}]' }, 'notice items: Item 1: add “Item name” and “Price”.'],
  [{ metadata: '[{"value": "spring"}]' }, 'notice metadata: Note 1: add “Name”.'],
  [
    { metadata: '[{"key": "a", "value": "1"}, {"key": "a"}]' },
    'notice metadata: Two notes are named "a". Only the last one is sent.',
  ],
];

for (const [choices, words] of incomplete) {
  it(`a row that is not complete stops no form: ${JSON.stringify(choices)}`, () => {
    const [lint, ...others] = told(choices);
    expect(lint).to.contain(words);
    expect(others).to.deep.equal([]);
  });
}

it('a row without anything is no problem, and an amount that can’t be read is one', () => {
  expect(told({ presets: '[{"amount": 5}, {}]', items: '[{}]', metadata: '[{}]' })).to.deep.equal([]);
  expect(told({ presets: '[{"amount": "five"}]' })).to.deep.equal([
    'fault presets: An amount doesn’t look right. Write it like 25 or 12.50.',
  ]);
});

it('an impact gets its amount as a number, and keeps its words', () => {
  const rows = [{ every: '£2.50', one: 'plants a reed', other: 'plants {count} reeds' }, { every: '5' }];
  expect(sent('impacts', { impacts: JSON.stringify(rows) })).to.equal(
    '[{"every":2.5,"one":"plants a reed","other":"plants {count} reeds"}]',
  );
  expect(told({ impacts: JSON.stringify(rows) })).to.deep.equal([
    'notice impacts: Impact 2: add “The same words with the number 2”. The form leaves it out until you do.',
  ]);
});

it('an object has one row, whose amount becomes a number, and stays out of the form until it is complete', () => {
  const unlimited = { by: 'Riverside Bank', until: '2999-12-31', ratio: '1', currency: 'GBP' };
  const match = { ...unlimited, limit: '£500' };
  expect(readRows(rowsControl('match'), JSON.stringify(match))).to.deep.equal([match]);
  expect(sent('match', { match: JSON.stringify(match) })).to.equal(JSON.stringify({ ...match, limit: 500 }));
  expect(sent('match', { match: JSON.stringify(unlimited) })).to.equal(JSON.stringify(unlimited));
  expect(told({ match: JSON.stringify(unlimited) })).to.deep.equal([]);
  for (const incomplete of ['{}', '{"by":"Riverside Bank"}'])
    expect(sent('match', { match: incomplete }), incomplete).to.equal(undefined);
  for (const unreadable of ['[1]', '{'])
    expect(told({ match: unreadable })).to.deep.equal([
      'notice match: This match can’t be read. Add it again.',
    ]);
});

it('a frequency goes by its name', () => {
  expect(
    ['once', 'Month', '2-week', '1-year', 'fortnight'].map((word) => intervalLabel(word, english)),
  ).to.deep.equal(['One-time', 'Monthly', 'Every 2 weeks', 'Yearly', 'fortnight']);
});

describe('rows in an attribute that isn’t JSON', () => {
  for (const [name, value, rows] of [
    [
      'projects',
      'Wells; Schools, north and south',
      [{ text: 'Wells' }, { text: 'Schools, north and south' }],
    ],
    ['projects', 'Wells; ;', [{ text: 'Wells' }, {}]],
    ['projects', ';', [{}]],
    [
      'suggest-monthly',
      '25:8 50:15',
      [
        { once: '25', month: '8' },
        { once: '50', month: '15' },
      ],
    ],
    ['suggest-monthly', '25: :', [{ once: '25' }, {}]],
    [
      'suggest-monthly',
      '25:8; JPY 3000:900',
      [
        { once: '25', month: '8' },
        { once: '3000', month: '900', currency: 'JPY' },
      ],
    ],
  ] as const) {
    it(`are read from ${name}="${value}" and written back`, () => {
      const control = rowsControl(name);
      expect(readRows(control, value)).to.deep.equal(rows);
      expect(writeRows(control, rows)).to.equal(value);
    });
  }

  it('reach the form only when they are complete', () => {
    expect(sent('projects', { projects: 'Wells; ;' })).to.equal('Wells');
    expect(sent('projects', { projects: ';' })).to.be.undefined;
    expect(sent('suggest-monthly', { 'suggest-monthly': '25:8 50:' })).to.equal('25:8');
    expect(sent('suggest-monthly', { 'suggest-monthly': 'auto' })).to.equal('auto');
  });

  it('can have another value in their place', () => {
    const control = rowsControl('suggest-monthly');
    expect(isInstead(control, 'auto')).to.equal(true);
    expect(readRows(control, 'auto')).to.deep.equal([]);
    expect(isInstead(control, chosenInstead(control, rowsInstead))).to.equal(false);
    expect(readRows(control, chosenInstead(control, rowsInstead))).to.deep.equal([{}]);
  });
});

describe('the words of an impact', () => {
  const impacts = rowsControl('impacts');
  const shown = (row: object) => readRows(impacts, JSON.stringify([row]))?.[0];
  const stored = (row: Row): unknown => (JSON.parse(writeRows(impacts, [row])) as unknown[])[0];

  for (const [name, written, read] of [
    ['other', 'plants {count} reeds', 'plants 2 reeds'],
    ['other', '{count} reeds, 12 birds and 2 hens', '2 reeds, 12 birds and 2 hens'],
    ['other', 'buys {count}kg of rice.', 'buys 2kg of rice.'],
    ['other', 'saves {count}.', 'saves 2.'],
    ['zero', 'plants {count} reeds', 'plants 0 reeds'],
    ['two', 'plants {count} reeds', 'plants 2 reeds'],
    ['few', 'plants {count} reeds', 'plants 3 reeds'],
    ['many', 'plants {count} reeds', 'plants 11 reeds'],
  ] as const) {
    it(`have an example number in ${name}: “${read}”`, () => {
      expect(shown({ every: 3, [name]: written })).to.deep.equal({ every: 3, [name]: read });
      expect(stored({ every: 3, [name]: read })).to.deep.equal({ every: 3, [name]: written });
    });
  }

  for (const [name, words] of [
    ['other', 'plants reeds'],
    ['other', 'plants 25 reeds, 1.2, 2.5, 2,000, £2, 2 €, 2% and CO2'],
    ['other', 'in 2 rows, plants {count} reeds'],
    ['other', 'plants {count} reeds and {count} trees'],
    ['other', 'plants {number} of 2 reeds'],
    ['one', 'plants a reed in 2 days'],
    ['few', 'plants 2 reeds'],
  ] as const) {
    it(`stay as they are in ${name}: “${words}”`, () => {
      expect(shown({ [name]: words })).to.deep.equal({ [name]: words });
      expect(stored({ [name]: words })).to.deep.equal({ [name]: words });
    });
  }

  it('keep whatever a page has in them, but for a number that looks like the example', () => {
    const part = fc.oneof(
      fc.constantFrom('{count}', '{', '}', ' ', '7', '12', '.', '£', 'a reed'),
      fc.string(),
    );
    const words = fc.array(part).map((parts) => parts.join(''));
    fc.assert(
      fc.property(words, (other) => {
        fc.pre(other.includes('{count}') || !other.includes('2'));
        expect(stored(shown({ other }) ?? {})).to.deep.equal({ other });
      }),
    );
  });

  it('show a number as it is typed, once it is another than the example', () => {
    let row: Row = {};
    for (const typed of ['plants 2', 'plants 25', 'plants 25 reeds']) {
      row = shown(stored(withText(row, 'other', typed)) as Row) ?? {};
      expect(textIn(row, 'other')).to.equal(typed);
    }
    expect(stored(row)).to.deep.equal({ other: 'plants 25 reeds' });
  });
});

describe('rows with objects in them', () => {
  const purposes = rowsControl('purposes');
  const written =
    '[{"label":"Wells","value":"W","labels":{"cy":"Ffynhonnau","fr":"Puits"},"metadata":{"fund":"210"}},\n {"label":"Schools"}]';

  it('have each object as one text', () => {
    const rows = readRows(purposes, written) ?? [];
    expect(rows).to.deep.equal([
      { label: 'Wells', value: 'W', labels: 'cy: Ffynhonnau; fr: Puits', metadata: 'fund: 210' },
      { label: 'Schools' },
    ]);
    expect(writeRows(purposes, rows)).to.equal(written);
  });

  for (const text of [
    'c',
    'cy',
    'cy:',
    'cy: F',
    'cy: Ffyn ',
    'cy: Ffyn;',
    'cy: Ffyn; f',
    'cy: Ffyn; fr: P',
  ]) {
    it(`keep “${text}” as it is typed`, () => {
      const rows = [{ label: 'Wells', labels: text }];
      expect(readRows(purposes, writeRows(purposes, rows))).to.deep.equal(rows);
    });
  }

  for (const [what, object] of [
    ['a semicolon', { fund: 'a; b' }],
    ['a colon in a name', { 'a:b': 'c' }],
    ['a number', { fund: 210 }],
    ['an object', { fund: { a: 'b' } }],
    ['a blank text', { fund: ' ' }],
    ['the start of JSON in a name', { '{a': 'b' }],
  ] as const) {
    it(`keep an object with ${what}, as JSON that can be edited`, () => {
      const value = JSON.stringify([{ label: 'Wells', value: 'W', metadata: object }]);
      const [row = {}] = readRows(purposes, value) ?? [];
      expect(textIn(row, 'metadata')).to.equal(JSON.stringify(object));
      expect(writeRows(purposes, [row])).to.equal(value);
      expect(writeRows(purposes, [withText(row, 'metadata', JSON.stringify(object))])).to.equal(value);
      const unfinished = [withText(row, 'metadata', '{"fund": "a; b')];
      expect(readRows(purposes, writeRows(purposes, unfinished))).to.deep.equal(unfinished);
    });
  }

  it('keep whatever a page has in them', () => {
    const content = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.jsonValue()), { minKeys: 1 });
    const pageRow = fc.record(
      { label: fc.string(), labels: content, metadata: content },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(pageRow), (list) => {
        const value = JSON.stringify(list);
        const written: unknown = JSON.parse(writeRows(purposes, readRows(purposes, value) ?? []) || '[]');
        expect(JSON.stringify(written)).to.equal(value);
      }),
    );
  });

  it('leave out an empty object or text, and lose no text of a repeated name', () => {
    for (const labels of [{}, '', ' ']) {
      const value = JSON.stringify([{ label: 'Wells', labels }]);
      expect(writeRows(purposes, readRows(purposes, value) ?? [])).to.equal('[{"label":"Wells"}]');
    }
    const rows = [{ label: 'Wells', labels: 'cy: A; cy: B' }];
    expect(readRows(purposes, writeRows(purposes, rows))).to.deep.equal(rows);
  });

  it('can’t be read from anything else', () => {
    for (const value of ['{', '7', '[1]', '{"value": "W"}'])
      expect(readRows(purposes, value)).to.equal(undefined);
  });

  it('reach the form only when they are complete', () => {
    const first = written.slice(0, written.indexOf(',\n'));
    expect(sent('purposes', { purposes: written })).to.equal(`${first}]`);
    expect(told({ purposes: '[{"label": "Wells", "value": "W", "labels": "cy"}]' })).to.deep.equal([
      'notice purposes: The names in other languages can’t be read. Write them like “cy: Ffynhonnau; fr: Puits”.',
    ]);
  });
});

describe('Rows of questions', () => {
  const questions = rowsControl('questions');
  const choice = { label: 'Heard?', kind: 'choice', name: 'heard' };

  it('have the text of an answer as its code, as long as it has no other', () => {
    const rows = [
      { ...choice, options: [{ label: 'A friend' }, { label: 'Radio; TV' }, { label: 'Web', value: 'w' }] },
    ];
    const written = writeRows(questions, rows);
    expect(JSON.parse(written)).to.deep.equal([
      {
        ...choice,
        options: [
          { value: 'A friend', label: 'A friend' },
          { value: 'Radio, TV', label: 'Radio; TV' },
          { value: 'w', label: 'Web' },
        ],
      },
    ]);
    expect(readRows(questions, written)).to.deep.equal(rows);
  });

  it('have languages, numbers and yes as the form takes them', () => {
    const row = {
      ...choice,
      kind: 'text',
      labels: 'cy: Sut?; fr: Comment ?',
      hint: 'Briefly',
      hints: 'cy: Yn fyr',
      required: 'true',
      when: 'once',
      max: '80',
    };
    const written = writeRows(questions, [row]);
    expect(JSON.parse(written)).to.deep.equal([
      {
        ...row,
        labels: { cy: 'Sut?', fr: 'Comment ?' },
        hints: { cy: 'Yn fyr' },
        required: true,
        max: 80,
      },
    ]);
    expect(writeRows(questions, readRows(questions, written) ?? [])).to.equal(written);
  });

  it('give the form no answers that are still empty, and none to another kind of question', () => {
    const options = [{ label: 'A friend' }, { label: 'Online' }, {}];
    const formGets = (row: Row) =>
      JSON.parse(String(sent('questions', { questions: writeRows(questions, [row]) }) ?? '[]')) as unknown;
    expect(formGets({ ...choice, options })).to.deep.equal([
      {
        ...choice,
        options: [
          { value: 'A friend', label: 'A friend' },
          { value: 'Online', label: 'Online' },
        ],
      },
    ]);
    expect(formGets({ ...choice, kind: 'date', options, max: '3' })).to.deep.equal([
      { ...choice, kind: 'date' },
    ]);
    expect(formGets({ label: 'Not yet complete' })).to.deep.equal([]);
  });

  it('read back as they are written, whatever the words', () => {
    const words = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
    const option = fc.record({ label: words, value: words }, { requiredKeys: ['label'] });
    fc.assert(
      fc.property(words, fc.array(option, { maxLength: 4 }), (label, options) => {
        const written = writeRows(questions, [{ ...choice, label, options }]);
        expect(writeRows(questions, readRows(questions, written) ?? [])).to.equal(written);
      }),
    );
  });
});
