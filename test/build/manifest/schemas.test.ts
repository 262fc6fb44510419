import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import { fromJSONSchema } from 'zod';
import { filesIn } from '../../../build/files-in.js';
import { readSchemas, schemasFrom, type Schema } from '../../../build/manifest/schemas.js';
import { attributesOf } from '../../../editor/controls/chosen.js';
import { controlOf, controls } from '../../../editor/controls/controls.js';
import { valueOf } from '../../../editor/controls/choices.js';
import { writeRows, type RowsControl } from '../../../editor/controls/rows.js';
import { english } from '../../../editor/translator.js';
import { newReference } from '../../../src/checkout/checkout-controller.js';
import { referenceKey } from '../../../src/questions/metadata-keys.js';
import { formAttributes, metadataKeys } from '../../../src/questions/list.js';
import { taxCountries } from '../../../src/questions/tax-receipt/tax-number.js';
import { root } from '../../support/manifest.js';
import { everyAnswer, everyQuestion } from '../../support/questions/every-question.js';
import { donationIn, formWith, issuesOf } from '../../support/questions/forms.js';

const { attributes, metadata } = readSchemas(root);
const schemas = attributes.properties ?? {};
const names = Object.keys(schemas);
const keys = metadata.properties ?? {};

const fits = (schema: Schema, value: unknown): boolean =>
  fromJSONSchema({ ...schema } as Parameters<typeof fromJSONSchema>[0]).safeParse(value).success;

const accepts = (name: string, value: unknown): boolean => fits(schemas[name] ?? { not: {} }, value);

/** The entry of a list, or the object itself. */
const recordOf = (name: string): Schema => schemas[name]?.items ?? schemas[name] ?? {};

describe('The schema of attributes', () => {
  it('has each attribute that declares its keys, with these keys', () => {
    const declared = Object.entries(formAttributes).flatMap(([name, declaration]) =>
      'keys' in declaration ? [[name, declaration.keys] as const] : [],
    );
    expect(declared.map(([name]) => name)).to.include.members([
      'presets',
      'items',
      'purposes',
      'impacts',
      'match',
    ]);
    expect(names.sort()).to.deep.equal(declared.map(([name]) => name).sort());
    for (const [name, known] of declared)
      expect(Object.keys(recordOf(name).properties ?? {})).to.have.members([...(known ?? [])]);
  });

  it('says the same as the form about entries that are right and wrong', () => {
    const match = { by: 'Riverside Bank', until: '2999-12-31', ratio: 1, currency: 'GBP' };
    const purpose = { value: 'W', label: 'Wells' };
    const cases: [name: 'presets' | 'items' | 'impacts' | 'match' | 'purposes', value: unknown][] = [
      ...['once', 'month', 'quarter', '2-week', 'never', '0-month', 'Month'].map(
        (interval): [name: 'presets', value: unknown] => ['presets', [{ amount: 25, interval }]],
      ),
      ['presets', [{ amount: '12.50', impact: 'a reed' }]],
      ['presets', [{ impact: 'a reed' }]],
      ['presets', { amount: 25 }],
      ['presets', [{ amount: 25, currency: 'pounds' }]],
      ['items', [{ label: 'Blanket', amount: 15, project: 'Winter', country: 'KE' }]],
      ['items', [{ label: 'Blanket' }]],
      ['items', [{ amount: 15 }]],
      ['items', [{ label: 'Blanket', amount: 15, country: 'Kenya' }]],
      ['impacts', [{ every: 3, one: 'plants a reed', other: 'plants {count} reeds' }]],
      ['impacts', [{ every: 3, one: 'plants a reed' }]],
      ['impacts', [{ every: 3, other: 'plants {count} reeds', interval: 'sometimes' }]],
      ...['2999-12-31', '2999-12-31T23:59+00:00', '2999-12-31T23:59', '31.12.2999', ''].map(
        (until): [name: 'match', value: unknown] => ['match', { ...match, until }],
      ),
      ...['0.5', '1.25', '1.255', '100', '-1'].map((ratio): [name: 'match', value: unknown] => [
        'match',
        { ...match, ratio },
      ]),
      ['match', [match]],
      ['match', { ...match, by: undefined }],
      ['match', { ...match, limit: 500 }],
      ['purposes', [{ ...purpose, amounts: [15, '30'], country: 'ke', metadata: { fund: '210' } }]],
      ['purposes', [{ ...purpose, labels: { cy: 'Ffynhonnau' }, amounts: 15 }]],
      ['purposes', [{ ...purpose, labels: ['Ffynhonnau'] }]],
      ['purposes', [{ ...purpose, country: 'Kenya' }]],
      ['purposes', [{ label: 'Wells' }]],
    ];
    for (const [name, value] of cases) {
      const written = JSON.stringify(value);
      const issues = issuesOf({ [name]: written });
      expect(accepts(name, JSON.parse(written)), written).to.equal(issues.length === 0);
    }
  });

  it('refuses keys that the form doesn’t know', () => {
    expect(accepts('presets', [{ amount: 25 }])).to.be.true;
    for (const name of names) {
      const record = Object.fromEntries((recordOf(name).required ?? []).map((key) => [key, '1']));
      const misspelt = { ...record, impct: 'a reed' };
      expect(accepts(name, schemas[name]?.type === 'array' ? [misspelt] : misspelt), name).to.be.false;
    }
  });
});

/** The JSON that people read and copy: `presets='[…]'` in pages and examples, by file. */
const written = async (): Promise<[file: string, name: string, json: string][]> => {
  const attribute = new RegExp(`\\b(${names.join('|')})='([[{][^']*)'`, 'g');
  const folders = ['docs', 'demo', 'wordpress', 'test/journeys/pages', 'test/hosts/plain'];
  const files = await Promise.all(
    folders.map(async (folder) => (await filesIn(join(root, folder))).map((file) => join(folder, file))),
  );
  return ['README.md', ...files.flat()]
    .filter((file) => /\.(?:md|html|php|ts|txt)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(attribute)].map(
        ([, name = '', json = '']): [string, string, string] => [file, name, json],
      ),
    );
};

describe('The schema of attributes accepts', () => {
  it('every JSON of the gallery, the documentation and the test pages', async () => {
    const all = await written();
    expect(all.map(([file]) => file)).to.include.members([
      join('demo', 'gallery/gifts.html'),
      join('docs', 'editors/impacts-and-matches.md'),
      join('test/journeys/pages', 'give-purposes.html'),
    ]);
    for (const [file, name, json] of all) {
      // A shortcode of WordPress can't contain square brackets, so it leaves out those of a list.
      const isShortcode = file.endsWith('wordpress.md') && schemas[name]?.type === 'array';
      const value: unknown = JSON.parse(isShortcode ? `[${json}]` : json);
      expect(accepts(name, value), `${file}: ${json}`).to.be.true;
    }
  });

  it('the examples of the reference', () => {
    for (const [name, { description = '' }] of Object.entries(schemas)) {
      const [, example = ''] = /Example: `([^`]+)`/.exec(description) ?? [];
      expect(accepts(name, JSON.parse(example)), example).to.be.true;
    }
  });

  for (const name of names) {
    it(`what the configurator writes for rows of ${name}`, () => {
      const control = rowsOf(name);
      const row = Object.fromEntries(
        control.fields.map(({ name: key, example, wordedExample, options }) => {
          const choices = options?.(english, (of) => valueOf({ currencies: 'GBP EUR' }, of)) ?? [];
          const chosen = choices.find(({ value }) => value !== '')?.value;
          return [key, chosen ?? example ?? wordedExample ?? 'a reed'];
        }),
      );
      const value = writeRows(control, [row]);
      const [[, json] = []] = attributesOf({ [name]: value }).filter(([other]) => other === name);
      expect(accepts(name, JSON.parse(String(json))), String(json)).to.be.true;
    });
  }
});

const rowsOf = (name: string): RowsControl => {
  const control = controlOf(name);
  if (control?.kind !== 'rows') throw new Error(`${name} has no rows.`);
  return control;
};

describe('The rows of the configurator', () => {
  it('are there for each attribute of the schema', () => {
    const rows = controls.filter(({ kind }) => kind === 'rows').map(({ name }) => name);
    expect(rows).to.include.members(names);
  });

  for (const name of names) {
    it(`of ${name} have the keys of the schema, and need those that it requires`, () => {
      const { fields } = rowsOf(name);
      const { properties = {}, required = [] } = recordOf(name);
      // A row has the keys of an object inside its entry side by side with the others.
      const inRow = Object.entries(properties).flatMap(([key, inside]) =>
        inside.properties ? Object.keys(inside.properties) : key,
      );
      expect(fields.map((field) => field.name)).to.have.members(inRow);
      const needed = fields.filter(({ isNeeded }) => isNeeded).map((field) => field.name);
      expect(needed).to.have.members(required);
    });
  }
});

describe('The schema of metadata', () => {
  const matches = (declared: string, key: string) =>
    declared.endsWith('*') ? key.startsWith(declared.slice(0, -1)) : key === declared;

  it('has every key that a question declares, and no others', () => {
    const declared = [...metadataKeys, referenceKey];
    for (const key of declared)
      expect(
        Object.keys(keys).some((one) => matches(key, one)),
        key,
      ).to.be.true;
    const others = Object.keys(keys).filter((key) => !declared.some((one) => matches(one, key)));
    expect(others).to.deep.equal([]);
    expect(Object.keys(metadata.patternProperties ?? {})).to.deep.equal(['^utm_']);
  });

  it('accepts what the form writes, and has every key of it', () => {
    const address = new URLSearchParams('utm_source=letter');
    const asked = { ...everyQuestion, fields: 'name phone', metadata: null, dedicationNotify: true };
    const payer = { first_name: 'Ada', last_name: 'King', line1: '1 High Street', city: 'Leeds' };
    const organisation = donationIn(
      formWith({ ...asked, giftAid: false }, everyAnswer, { address }),
    ).metadata;
    const person = donationIn(
      formWith(
        { ...asked, contact: null },
        { preset: '1000', gift_aid: true, ...payer, postcode: 'LS1 1AA' },
      ),
    ).metadata;
    const taxpayers = [
      { taxReceipt: 'es', tax_number: '12345678-z' },
      { taxReceipt: 'at', tax_birth_date: '31.7.1985' },
      { taxReceipt: 'be', national_number: '85.07.30-033.28' },
    ].map(
      ({ taxReceipt, ...detail }) =>
        donationIn(
          formWith(
            { ...asked, contact: null, giftAid: false, taxReceipt },
            { preset: '1000', tax_receipt: true, ...payer, postcode: '28001', ...detail },
          ),
        ).metadata,
    );
    const reference = { [referenceKey]: newReference() };
    const all = [organisation, person, ...taxpayers, reference];
    for (const one of all) expect(fits(metadata, one), JSON.stringify(one)).to.be.true;
    const found = new Set(all.flatMap((one) => Object.keys(one)));
    const writable = Object.keys(keys).filter((key) => !keys[key]?.not);
    expect([...found].toSorted()).to.deep.equal([...writable, 'utm_source'].toSorted());
  });

  it('refuses what the form never writes', () => {
    for (const wrong of [
      { contact_email: true },
      { contact_email: 'maybe' },
      { gift_aid_declared_at: 'yesterday' },
      { tax_country: 'XX' },
      { tax_birth_date: '31.7.1985' },
      { donation_reference: '7' },
      { email: 'ada@example.org' },
    ])
      expect(fits(metadata, wrong), JSON.stringify(wrong)).to.be.false;
    expect(fits(metadata, { campaign: 'spring' })).to.be.true;
  });

  it('has the countries of tax receipts', () => {
    expect(keys['tax_country']?.enum).to.have.members([...taxCountries]);
  });
});

describe('Both schemas', () => {
  it('describe each key in sentences', () => {
    const all = [...names.flatMap((name) => Object.entries(recordOf(name).properties ?? {}))];
    for (const [key, { description }] of [...all, ...Object.entries(keys), ...Object.entries(schemas)])
      expect(description, key).to.match(/^[A-Z][^]*\.$/);
  });

  it('can’t be made from a type that they don’t know yet', () => {
    const source = 'export type ShoeMetadata = { /** The size. */ shoe_size: bigint };';
    expect(() => schemasFrom([source])).to.throw('bigint');
  });
});
