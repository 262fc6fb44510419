import { expect } from '@open-wc/testing';
import {
  HttpError,
  InvalidRequestError,
  NetworkError,
  TimeoutError,
  UnexpectedResponseError,
} from '../../src/client/errors.js';
import { ConfigurationError } from '../../src/client/configuration-error.js';
import { localize } from '../../src/languages/catalogue.js';
import { en } from '../../src/languages/en.js';
import { isForDeveloper, noticeOf, pauseAfter } from '../../src/checkout/notices.js';
import edge from '../fixtures/edge-inputs.json' with { type: 'json' };

/** The donor’s message for each kind of refusal. */
const keys: Record<string, string> = {
  validation: 'rejected',
  auth: 'closed',
  config: 'closed',
  unexpected: 'failing',
  rate_limited: 'busy',
  server: 'failing',
};

const retryAfterOf = (name: string): number | null => {
  const [, seconds] = /Retry-After: (\d+)/.exec(name) ?? [];
  return seconds === undefined ? null : Number(seconds);
};

describe('noticeOf', () => {
  const refusals = edge.error_response.filter(({ endpoint }) => endpoint.startsWith('POST'));
  for (const { name, status, raw, expect: wanted } of refusals) {
    it(`returns “${keys[wanted.kind]}” for ${status}: ${name}`, () => {
      const { key, values } = noticeOf(new HttpError(status, raw, retryAfterOf(name)));
      expect(key).to.equal(keys[wanted.kind]);
      expect(values).to.deep.equal(
        wanted.cooldown_s === undefined ? undefined : { count: wanted.cooldown_s },
      );
      if (raw.length > 5) expect(localize(en, key, values)).not.to.include(raw.slice(0, 20));
    });
  }

  for (const [status, key] of [
    [301, 'closed'],
    [307, 'closed'],
    [400, 'rejected'],
    [401, 'closed'],
    [402, 'rejected'],
    [403, 'closed'],
    [413, 'closed'],
    [422, 'rejected'],
    [500, 'failing'],
    [502, 'failing'],
    [503, 'failing'],
    [599, 'failing'],
  ] as const) {
    it(`returns “${key}” for a bare status ${status}`, () => {
      expect(noticeOf(new HttpError(status, null))).to.deep.equal({ key });
    });
  }

  for (const [error, key] of [
    [new NetworkError(new TypeError('x')), 'unreachable'],
    [new TimeoutError(25_000), 'slow'],
    [new UnexpectedResponseError([]), 'failing'],
    [new InvalidRequestError([]), 'failing'],
    [new ConfigurationError('x'), 'failing'],
    [new Error('x'), 'failing'],
    ['x', 'failing'],
    [undefined, 'failing'],
  ] as const) {
    it(`returns “${key}” for ${String(error)}`, () => {
      expect(noticeOf(error)).to.deep.equal({ key });
    });
  }
});

describe('pauseAfter', () => {
  for (const [status, retryAfter, seconds] of [
    [429, null, 30],
    [429, 7, 7],
    [429, 0, 0],
    [429, 300, 300],
    [429, 99_999_999, 300],
    [503, 120, 0],
    [500, null, 0],
    [400, 7, 0],
  ] as const) {
    it(`returns ${seconds} s after ${status} with Retry-After ${retryAfter}`, () => {
      expect(pauseAfter(new HttpError(status, null, retryAfter))).to.equal(seconds);
    });
  }

  for (const error of [new NetworkError(null), new TimeoutError(1), new Error('x'), 'x', undefined]) {
    it(`returns 0 after ${String(error)}`, () => expect(pauseAfter(error)).to.equal(0));
  }
});

describe('isForDeveloper', () => {
  for (const status of [301, 308, 401, 403, 404, 405]) {
    it(`returns true for ${status}`, () => expect(isForDeveloper(new HttpError(status, null))).to.be.true);
  }
  for (const status of [400, 409, 422, 429, 500, 503]) {
    it(`returns false for ${status}`, () => expect(isForDeveloper(new HttpError(status, null))).to.be.false);
  }
  for (const error of [
    new UnexpectedResponseError([]),
    new InvalidRequestError([]),
    new ConfigurationError('x'),
    new Error('x'),
  ]) {
    it(`returns true for ${error.name}`, () => expect(isForDeveloper(error)).to.be.true);
  }
  for (const error of [new NetworkError(null), new TimeoutError(1)]) {
    it(`returns false for ${error.name}`, () => expect(isForDeveloper(error)).to.be.false);
  }
});
