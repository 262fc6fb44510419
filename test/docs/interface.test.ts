import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import { statements } from '../../tools/check/statements/all.js';
import { openSandbox } from '../support/sandbox/sandbox.js';
import { documents, root } from '../support/docs/documents.js';

const page = documents.get('docs/interface.md');

/** The sections of the page by their number, such as “4.1”, without the lists that a command writes. */
const sections = new Map(
  (page?.markdown ?? '')
    .replace(/<details>[^]*?<\/details>/g, '')
    .split(/^(?=#{2,} )/m)
    .flatMap((text) => {
      const [, number] = /^#+ §([\d.]+) /.exec(text) ?? [];
      return number === undefined ? [] : [[number, text] as const];
    }),
);

/** The files of the repository, including those that are new. */
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** The sections that the repository's texts cite, with the files that cite them. */
const cited = new Map<string, Set<string>>();
for (const file of files) {
  const content = readFileSync(join(root, file));
  if (content.includes(0)) continue;
  for (const [, number = ''] of content.toString().matchAll(/§\s?(\d+(?:\.\d+)*)/g)) {
    cited.set(number, (cited.get(number) ?? new Set()).add(file));
  }
}

describe('The page of the interface', () => {
  it('has every section that is cited', () => {
    expect(cited.size).to.be.above(20);
    expect(cited.get('4.1')).to.contain('docs/architecture.md');
    const missing = [...cited].filter(([number]) => !sections.has(number));
    expect(missing.map(([number, by]) => `§${number}, cited in ${[...by].join(', ')}`)).to.deep.equal([]);
  });

  it('has each section once, in order', () => {
    const numbers = [...(page?.markdown ?? '').matchAll(/^#+ §([\d.]+) /gm)].map(([, number = '']) => number);
    expect(numbers).to.deep.equal([...new Set(numbers)].sort((one, other) => Number(one) - Number(other)));
  });

  it('describes each field that the check tests', () => {
    const fields = statements.flatMap(({ section, text }) => {
      const [, path] = /^(?:[^:]+: )?(?:400 if )?([a-z][\w.[\]]*) (?:is|isn't|has|matches) /.exec(text) ?? [];
      const name = path?.split(/\W+/).at(-1);
      if (name === undefined) return [];
      // §7 lists the answers to invalid fields. Other sections describe the fields.
      const numbers = section.split(', ').filter((one) => one !== '§7');
      return numbers.map((number) => ({ number: number.slice(1), name }));
    });
    expect(fields.length).to.be.above(100);
    const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
    const missing = fields.filter(
      ({ number, name }) =>
        !codeIn(sections.get(number) ?? '').some((code) => code.split(/\W+/).includes(name)),
    );
    expect(missing).to.deep.equal([]);
  });

  describe('shows examples', () => {
    const examplesIn = (number: string): unknown[] =>
      [...(sections.get(number) ?? '').matchAll(/```json\n([^]*?)```/g)].map(
        ([, json = '']) => JSON.parse(json) as unknown,
      );

    /** The fields of a value, with the type of each. */
    const shapeOf = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(shapeOf);
      if (typeof value !== 'object' || value === null) return typeof value;
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
    };

    const [request, answer, monthly] = examplesIn('4.1');
    const [session] = examplesIn('4.2');

    it('of a one-time donation, as the sandbox accepts and returns it', async () => {
      const sandbox = openSandbox();
      const created = await sandbox.created(request);
      expect(shapeOf(answer)).to.deep.equal(shapeOf(created));
      const read: unknown = await (await sandbox.session(created.slug)).json();
      expect(shapeOf(session)).to.deep.equal(shapeOf(read));
    });

    it('of a monthly donation, as the sandbox accepts it', async () => {
      const sandbox = openSandbox();
      const { slug } = await sandbox.created(monthly);
      expect(await (await sandbox.subscription(slug)).json()).to.include({
        amount: 1000,
        interval: 'month',
      });
    });
  });
});
