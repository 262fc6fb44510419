import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import { format, resolveConfig } from 'prettier';
import observed from '../../docs/evaluate/network.json' with { type: 'json' };
import { rootDir } from '../../test/runners/files.js';
import { everything, networkPage, type Observed } from './page.js';

const data: Observed = observed;

describe('The page about hosts', () => {
  it('has every page of the gallery, and two hosts for each', () => {
    const gallery = readFileSync(join(rootDir, 'demo/gallery/index.html'), 'utf8');
    const names = [...gallery.matchAll(/href="\.\/([\w-]+)\.html"/g)].map(([, name = '']) => name);
    expect(names.length).to.be.above(5);
    expect(data.browsers).to.have.length(2);
    for (const { browser, pages } of data.browsers) {
      expect(Object.keys(pages), browser).to.have.members([...new Set(names), everything]);
      for (const [name, hosts] of Object.entries(pages))
        expect(hosts, `${browser}, ${name}`).to.deep.equal([
          `${name}.charity.localhost`,
          `${name}.service.localhost`,
        ]);
    }
  });

  it('is what the command writes from the results', async () => {
    const path = join(rootDir, 'docs/evaluate/data-flow.md');
    const page = readFileSync(path, 'utf8');
    const written = await format(networkPage(page, data), { ...(await resolveConfig(path)), filepath: path });
    expect(page, 'Run `npm run prove -- network`.').to.equal(written);
  });
});
