// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';

/** Words that hurry donors, and refusals that shame them. */
const pressing =
  /last chance|only today|\bhurry|don[’']t miss|miss(?:ing)? out|act now|right away|running out|limited time|too late|\burgent|no,? (?:thanks,? )?i (?:don[’']t|won[’']t|do not)|don[’']t care|are you sure/i;

describe('Messages for donors', () => {
  for (const [key, message] of Object.entries(en)) {
    it(`neither hurry nor shame donors in ${key}`, () => {
      expect(JSON.stringify(message)).not.to.match(pressing);
    });
  }
});
