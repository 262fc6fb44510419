// Each test page loads this before its tests.
/* global after, afterEach, structuredClone */
import { onMissingText } from './missing-texts.js';

const missing = [];
// Thrown in an update of Lit, the error would be the element's, and the test could pass.
onMissingText((error) => missing.push(error));

afterEach(function () {
  const [error] = missing.splice(0);
  // A hook that throws would end the tests of all files.
  if (error && this.currentTest.state === 'passed')
    Object.assign(this.currentTest, { state: 'failed', err: error });
});

after(() => {
  if (missing[0]) throw missing[0];
});

const isPlain = (value) => {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
};

/**
 * A page sends its failures to the runner as structured clones. This turns values that can't be cloned, such as
 * elements, into texts. Otherwise nothing would be sent, and the run would wait for its time limit.
 */
afterEach(function () {
  const error = this.currentTest.err;
  for (const name of ['actual', 'expected']) {
    if (error && !isPlain(error[name])) error[name] = String(error[name]);
  }
});
