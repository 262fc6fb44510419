// Runs the element tests that the conformance report names. It writes whether each test passed, by file and title, to
// the file in CONFORMANCE_RESULTS.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import config from '../runners/elements.config.js';

const testsIn = (suite, above = '') => {
  const path = `${above}${suite.name} `.trimStart();
  return [
    ...suite.tests.map(({ name, passed }) => [path + name, passed]),
    ...suite.suites.flatMap((inner) => testsIn(inner, path)),
  ];
};

const resultsReporter = () => ({
  onTestRunFinished({ sessions }) {
    const results = [...sessions].map(({ testFile, testResults }) => [
      testFile.replace(`${config.rootDir}test/`, ''),
      Object.fromEntries(testResults ? testsIn(testResults) : []),
    ]);
    writeFileSync(process.env.CONFORMANCE_RESULTS, JSON.stringify(Object.fromEntries(results)));
  },
});

export default { ...config, reporters: [...config.reporters, resultsReporter()] };
