import base from './jest-preset.mjs';

/** Journeys through the running product, one file after the other; services/libs/testkit/run-tests.mjs starts them. */
export default {
  ...base,
  rootDir: '../../..',
  roots: ['<rootDir>/services/all-in-one', '<rootDir>/web/e2e'],
  testMatch: ['**/*.e2e.spec.ts'],
  testTimeout: 240_000,
};
