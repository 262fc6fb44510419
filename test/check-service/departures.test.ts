import { expect } from '@playwright/test';
import { statements } from '../../demo/check-service/statements/all.js';
import { beyondReach } from '../../demo/check-service/statements/beyond-reach.js';
import { openSandbox } from '../sandbox/sandbox.js';
import { check, departing } from './altered-service.js';
import { departuresInAccess } from './departures-in-access.js';
import { departuresInReadForms } from './departures-in-read-forms.js';
import { departuresInRefusals } from './departures-in-refusals.js';

const departures = [...departuresInReadForms, ...departuresInRefusals, ...departuresInAccess];

const basePath = 'base address ends with /api/v1';

for (const [section, statement, alteration] of departures) {
  it(`catches a departure from ${section} ${statement}`, async () => {
    const sandbox = openSandbox();
    const { rows, times } = await check(sandbox.fetch, alteration, statement);
    expect(times).toBeGreaterThan(0);
    expect(departing(rows)).toEqual([`${section} ${statement}`]);
  });
}

it('has a departure for every statement that can be checked', () => {
  const reachable = statements
    .filter((statement) => !beyondReach.includes(statement))
    .map(({ text }) => text);
  const caught = departures.map(([, statement]) => statement);
  expect([...caught, basePath].sort()).toEqual(reachable.sort());
});
