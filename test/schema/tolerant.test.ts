import { expect } from '@open-wc/testing';
import * as z from 'zod/mini';
import '../../src/schema/tolerant.js';

describe('a strict Content-Security-Policy', () => {
  it('is not violated: schemas are never compiled by `new Function`', () => {
    expect(z.config().jitless).to.be.true;
  });
});
