// Loaded into each page of tests, before them.
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
 * A page tells the runner of its failures by a structured clone. What can't be cloned, as an element that was
 * compared with another, goes as a text: else nothing would be told, and the run would wait to its limit.
 */
afterEach(function () {
  const error = this.currentTest.err;
  for (const name of ['actual', 'expected']) {
    if (error && !isPlain(error[name])) error[name] = String(error[name]);
  }
});
