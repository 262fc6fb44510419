// Each test page loads this before its tests.
/* global afterEach, structuredClone */

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
