import { expect } from '@open-wc/testing';
import packageFile from '../../package.json' with { type: 'json' };

const { dependencies, devDependencies } = packageFile;

describe('The packages in package.json', () => {
  it('have exact versions', () => {
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).to.match(/^\d+\.\d+\.\d+$/);
  });
});
