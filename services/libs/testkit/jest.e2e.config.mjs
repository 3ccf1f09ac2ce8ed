import manifest from '../../../package.json' with { type: 'json' };

/** Journeys through the running product, one file after the other; services/libs/testkit/run-tests.mjs starts them. */
export default {
  ...manifest.jest,
  rootDir: '../../..',
  roots: ['<rootDir>/services/all-in-one'],
  testMatch: ['**/*.e2e.spec.ts'],
  testTimeout: 240_000,
};
