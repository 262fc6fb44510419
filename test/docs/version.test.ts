import { expect } from '@open-wc/testing';
import packageFile from '../../package.json' with { type: 'json' };
import { documents } from '../support/docs/documents.js';

describe('The version in the documentation', () => {
  it('is the version of the package', () => {
    const found = [...documents.values()].flatMap(({ file, markdown }) =>
      [...markdown.matchAll(/\bdonation-widget[@-](\d[\w.]*\d)/g)].map(([, version]) => ({ file, version })),
    );
    expect(found.length).to.be.above(0);
    expect(found.filter(({ version }) => version !== packageFile.version)).to.deep.equal([]);
  });
});
