import { expect } from '@open-wc/testing';
import { compactCss } from '../../build/compact-css.js';
import { controlStyles } from '../../src/elements/controls.styles.js';
import { tokenStyles } from '../../src/elements/tokens.styles.js';
import { formStyles } from '../../src/form/form.styles.js';
import { statusStyles } from '../../src/return/status.styles.js';
import { sharedStyles } from '../../src/ui/shared.styles.js';

const rulesOf = (css: string): string[] => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [...sheet.cssRules].map(({ cssText }) => cssText.replace(/\s+/g, ' '));
};

describe('A compact style sheet', () => {
  for (const [name, { cssText }] of Object.entries({
    controlStyles,
    tokenStyles,
    formStyles,
    statusStyles,
    sharedStyles,
  }))
    it(`has the rules of ${name}`, () => {
      const compact = compactCss(cssText);
      expect(rulesOf(compact)).to.deep.equal(rulesOf(cssText));
      expect(compact).not.to.match(/\/\*|\n| \{/);
    });
});
