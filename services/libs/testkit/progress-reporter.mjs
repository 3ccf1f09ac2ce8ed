/** Jest reporter: tells the process that started jest how many of its files are done. */
export default class ProgressReporter {
  onRunStart({ numTotalTestSuites: total }) {
    process.send?.({ done: 0, failed: 0, total });
  }

  onTestResult(_test, _result, { numFailedTestSuites, numPassedTestSuites, numPendingTestSuites, numTotalTestSuites }) {
    const done = numFailedTestSuites + numPassedTestSuites + numPendingTestSuites;
    process.send?.({ done, failed: numFailedTestSuites, total: numTotalTestSuites });
  }
}
