import { expect } from '@playwright/test';
import { statements } from '../../demo/check-service/statements/all.js';
import { beyondReach } from '../../demo/check-service/statements/beyond-reach.js';
import { openSandbox } from '../sandbox/sandbox.js';
import { check, departing } from './altered-service.js';
import { departuresInAccess } from './departures-in-access.js';
import { departuresInReadForms } from './departures-in-read-forms.js';
import { departuresInRefusals } from './departures-in-refusals.js';

const departures = [...departuresInReadForms, ...departuresInRefusals, ...departuresInAccess];

const basePath = 'the base URL ends with /api/v1';

for (const [section, statement, alteration] of departures) {
  it(`finds a service that breaks ${section} ${statement}`, async () => {
    const sandbox = openSandbox();
    const { rows, times } = await check(sandbox.fetch, alteration, statement);
    expect(times).toBeGreaterThan(0);
    expect(departing(rows)).toEqual([`${section} ${statement}`]);
  });
}

it('tests every statement that can be checked', () => {
  const reachable = statements
    .filter((statement) => !beyondReach.includes(statement))
    .map(({ text }) => text);
  const caught = departures.map(([, statement]) => statement);
  expect([...caught, basePath].sort()).toEqual(reachable.sort());
});
