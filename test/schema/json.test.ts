import { expect } from '@open-wc/testing';
import { toJson } from '../../src/schema/json.js';

describe('toJson', () => {
  it('writes the same JSON as the browser', () => {
    const value = { list: [1, 'two', { three: [null] }], time: new Date(0), none: undefined, empty: [] };
    expect(toJson(value)).to.equal(JSON.stringify(value));
    expect(toJson([['nested']])).to.equal('[["nested"]]');
  });

  it('writes lists as lists on a page with Prototype 1.6', () => {
    Object.assign(Array.prototype, { toJSON: () => 'a text' });
    try {
      expect(JSON.stringify({ list: [1] })).to.equal('{"list":"a text"}');
      expect(toJson({ list: [1, [2]] })).to.equal('{"list":[1,[2]]}');
      expect(toJson([{ list: [] }])).to.equal('[{"list":[]}]');
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    }
  });
});
