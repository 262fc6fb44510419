import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { nameOf } from './files.js';

const testsIn = (suite, above = '') => {
  const path = `${above}${suite.name} `.trimStart();
  return [
    ...suite.tests.map(({ name, passed }) => [path + name, passed]),
    ...suite.suites.flatMap((inner) => testsIn(inner, path)),
  ];
};

/**
 * A reporter of @web/test-runner. It writes whether each test passed, by file and title, to the file in
 * TEST_OUTCOMES.
 *
 * @param {string} rootDir
 */
export const resultsReporter = (rootDir) => ({
  onTestRunFinished({ sessions }) {
    const results = [...sessions].map(({ testFile, testResults }) => [
      nameOf(testFile.replace(rootDir, '')),
      Object.fromEntries(testResults ? testsIn(testResults) : []),
    ]);
    writeFileSync(process.env.TEST_OUTCOMES, JSON.stringify(Object.fromEntries(results)));
  },
});
