// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { AnsweredQuestions } from '../../src/page/storage.js';
import { fakePlatform } from '../support/elements/fakes.js';
import { tab } from '../support/page/storages.js';

/** The same tab, after it has opened another page. */
const nextPage = ({ storages }: ReturnType<typeof tab>) => tab(storages);

describe('AnsweredQuestions', () => {
  it('remembers names in this tab, also on later pages, and nothing in other tabs', () => {
    const platform = tab();
    const asked = new AnsweredQuestions(platform);
    expect(asked.has('a')).to.be.false;
    asked.add('a');
    asked.add('b');
    for (const one of [platform, nextPage(platform), nextPage(nextPage(platform))])
      expect([new AnsweredQuestions(one).has('a'), new AnsweredQuestions(one).has('b')]).to.deep.equal([
        true,
        true,
      ]);
    expect(new AnsweredQuestions(nextPage(platform)).has('c')).to.be.false;
    expect(new AnsweredQuestions(tab()).has('a')).to.be.false;
    expect(platform.storages.local.length).to.equal(0);
  });

  for (const text of ['', '{', '5', 'null', '{"a":true}', '[1,null]']) {
    it(`reads no name from ${JSON.stringify(text)}`, () => {
      const platform = tab();
      platform.storages.session.setItem('donation-widget:asked', text);
      expect(new AnsweredQuestions(platform).has('a')).to.be.false;
    });
  }

  it('remembers names on this page if storage throws', () => {
    const platform = fakePlatform({
      storage: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
    new AnsweredQuestions(platform).add('a');
    expect(new AnsweredQuestions(platform).has('a')).to.be.true;
  });
});
