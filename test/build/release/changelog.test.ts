import { expect } from '@playwright/test';
import { releasedChangelog } from '../../../build/release/changelog.js';
import { Refusal } from '../../../build/release/refusal.js';

const date = new Date('2026-12-03T23:30:00Z');
const older = '## 0.1.0\n\nReleased on 1 June 2026.\n\n- The first version.\n';

describe('The changelog of a release', () => {
  it('has the unreleased changes under the version and its date', () => {
    const changelog = `# Changelog\n\n## Unreleased\n\n### The form\n\n- A question ($1, $&).\n\n${older}`;
    expect(releasedChangelog(changelog, '0.2.0', date)).toBe(
      `# Changelog\n\n## 0.2.0\n\nReleased on 3 December 2026.\n\n### The form\n\n- A question ($1, $&).\n\n${older}`,
    );
  });

  it('keeps changes that are already under the version', () => {
    expect(releasedChangelog('# Changelog\n\n## 0.1.0\n\n- A form.\n', '0.1.0', date)).toBe(
      '# Changelog\n\n## 0.1.0\n\nReleased on 3 December 2026.\n\n- A form.\n',
    );
  });

  for (const [what, changelog] of [
    ['no section', `# Changelog\n\n${older}`],
    ['an empty section', `# Changelog\n\n## Unreleased\n\n${older}`],
    ['two sections', `# Changelog\n\n## Unreleased\n\n- One.\n\n## 0.2.0\n\n- Two.\n\n${older}`],
    ['a version that only looks alike', '# Changelog\n\n## 0x2.0\n\n- One.\n'],
  ] as const) {
    it(`is refused if it has ${what}`, () => {
      expect(() => releasedChangelog(changelog, '0.2.0', date)).toThrow(Refusal);
    });
  }
});
