import { expect } from '@open-wc/testing';
import { statements } from '../../../tools/check/statements/all.js';
import { beyondReach } from '../../../tools/check/statements/beyond-reach.js';
import { openSandbox } from '../../support/sandbox/sandbox.js';
import { check, departing } from '../../support/check/altered-service.js';
import { departuresInAccess } from '../../support/check/departures-in-access.js';
import { departuresInReadForms } from '../../support/check/departures-in-read-forms.js';
import { departuresInRefusals } from '../../support/check/departures-in-refusals.js';

const departures = [...departuresInReadForms, ...departuresInRefusals, ...departuresInAccess];

const basePath = 'the base URL ends with /api/v1';

for (const [section, statement, alteration] of departures) {
  it(`finds a service that breaks ${section} ${statement}`, async () => {
    const sandbox = openSandbox();
    const { rows, times } = await check(sandbox.fetch, alteration, statement);
    expect(times).to.be.above(0);
    expect(departing(rows)).to.deep.equal([`${section} ${statement}`]);
  });
}

it('tests every statement that can be checked', () => {
  const reachable = statements
    .filter((statement) => !beyondReach.includes(statement))
    .map(({ text }) => text);
  const caught = departures.map(([, statement]) => statement);
  expect([...caught, basePath].sort()).to.deep.equal(reachable.sort());
});
