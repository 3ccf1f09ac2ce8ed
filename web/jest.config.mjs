/** Run from the repository's root: node --experimental-vm-modules node_modules/jest/bin/jest.js --config web/jest.config.mjs */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  },
];

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc },
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@messages/(.*)$': '<rootDir>/src/messages/en/$1',
  },
};

export default {
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testEnvironmentOptions: {
        url: 'http://localhost/',
        customExportConditions: ['browser', 'import', 'default'],
      },
      testMatch: ['<rootDir>/src/**/*.unit.spec.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'web journeys',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/e2e/**/*.e2e.spec.ts'],
    },
  ],
};
