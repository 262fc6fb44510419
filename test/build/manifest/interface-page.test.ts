import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import { format, resolveConfig } from 'prettier';
import { unchecked, type Statement } from '../../../tools/check/statement.js';
import { statements } from '../../../tools/check/statements/all.js';
import { interfacePage } from '../../../build/manifest/interface-page.js';
import { root } from '../../support/manifest.js';

const file = join(root, 'docs/interface.md');

const statement = (section: string, text: string, notChecked?: string): Statement => ({
  section,
  text,
  check: () => unchecked('never run'),
  ...(notChecked !== undefined && { notChecked }),
});

describe('The page of the interface', () => {
  it('has the statements of the check (npm run reference)', async () => {
    const markdown = await readFile(file, 'utf8');
    const written = interfacePage(markdown, statements);
    expect(await format(written, { ...(await resolveConfig(file)), filepath: file })).to.equal(markdown);
    for (const { section } of statements) {
      for (const number of section.split(', ')) expect(markdown).to.contain(`# ${number} `);
    }
  });

  const page =
    '# Title\n\n## §2 Objects\n\nFields.\n\n### §2.1 Session\n\nA table.\n\n## §4 Requests\n\nNone.\n';

  it('lists the statements at the end of their sections, and changes with them', () => {
    const before = interfacePage(page, [statement('§2.1', 'session: id is a string')]);
    expect(before).to.contain('A table.\n\n<!--');
    expect(before).to.contain(
      '(1)</summary>\n\nSession:\n\n- `id` is a string\n\n</details>\n\n## §4 Requests',
    );
    expect(interfacePage(before, [])).to.equal(page);
    const after = interfacePage(before, [
      statement('§2.1', 'session: id is a UUID'),
      statement('§2.1, §4', 'slug works'),
    ]);
    expect(after).not.to.contain('a string');
    expect(after).to.contain('(2)</summary>');
    expect(after.split('- slug works')).to.have.length(3);
  });

  it('lists a statement about several resources once', () => {
    const list = interfacePage(page, [
      statement('§2', 'session: amount is 1'),
      statement('§2', 'session: status after a payment', 'not without paying'),
      statement('§2', 'subscription: amount is 1'),
    ]);
    expect(list).to.contain(
      '(3)</summary>\n\nSession and subscription:\n\n- `amount` is 1\n\nSession:\n\n- status after a payment (not without paying)\n\n',
    );
  });

  it('starts with the statements that name no resource', () => {
    const list = interfacePage(page, [
      statement('§2', 'session: amount is 1'),
      statement('§2', 'keys differ'),
    ]);
    expect(list).to.contain('(2)</summary>\n\n- keys differ\n\nSession:\n\n- `amount` is 1\n\n');
  });

  for (const [text, expected] of [
    ['checkout: 400 if name is missing', '- 400 if `name` is missing'],
    ['checkout: 400 if a line item is a number', '- 400 if a line item is a number'],
    ["checkout: 400 if the body isn't JSON", "- 400 if the body isn't JSON"],
    ['session: line_items[].total is 2', '- `line_items[].total` is 2'],
    ['session: payer.billing_address.city is 2', '- `payer.billing_address.city` is 2'],
    ['create checkout: accepts Authorization: Bearer <key>', '- accepts `Authorization: Bearer <key>`'],
    ['the base URL ends with /api/v1', '- the base URL ends with `/api/v1`'],
    ['one_time_items are charged', '- `one_time_items` are charged'],
    ['live and test keys differ', '- live and test keys differ'],
  ] as const) {
    it(`shows names as code: ${text}`, () => {
      expect(interfacePage(page, [statement('§4', text)])).to.contain(`${expected}\n\n</details>`);
    });
  }
});
