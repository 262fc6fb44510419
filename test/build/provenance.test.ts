import { expect } from '@open-wc/testing';
import packageFile from '../../package.json' with { type: 'json' };

type Published = { repository?: unknown; publishConfig: { access: string; provenance?: boolean } };

it('package.json asks for provenance only if it names the repository, which npm needs for it', () => {
  const { repository, publishConfig }: Published = packageFile;
  expect('provenance' in publishConfig).to.equal(repository !== undefined);
});
