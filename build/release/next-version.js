import { Refusal } from './refusal.js';

const pattern = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

const numbersOf = (version) => pattern.exec(version)?.slice(1).map(Number);

const steps = {
  major: ([major]) => [major + 1, 0, 0],
  minor: ([major, minor]) => [major, minor + 1, 0],
  patch: ([major, minor, patch]) => [major, minor, patch + 1],
};

const isLower = (one, other) => {
  const place = one.findIndex((number, index) => number !== other[index]);
  return place >= 0 && one[place] < other[place];
};

/**
 * The version that a maintainer asks for. It can be the present one, which may not have been released yet.
 *
 * @param {string} current
 * @param {string | undefined} wanted `patch`, `minor`, `major` or a version
 * @returns {string}
 */
export const nextVersion = (current, wanted = '') => {
  const now = numbersOf(current);
  if (!now) throw new Refusal(`The present version is “${current}”. It should look like 1.2.3.`);
  if (Object.hasOwn(steps, wanted)) return steps[wanted](now).join('.');
  const next = numbersOf(wanted);
  if (!next) throw new Refusal('Name the version: npm run release -- patch, minor, major or 1.2.3');
  if (isLower(next, now)) throw new Refusal(`${wanted} is lower than the present version, ${current}.`);
  return wanted;
};
