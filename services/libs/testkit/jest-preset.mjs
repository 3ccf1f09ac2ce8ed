/** One configuration for every service; the web has its own (web/jest.config.mjs). Specs import sources, never dist. */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
      keepClassNames: true,
    },
    module: { type: 'es6' },
  },
];

export default {
  roots: ['<rootDir>/services', '<rootDir>/proto'],
  testEnvironment: 'node',
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': swc },
  moduleNameMapper: {
    '^@nowahala/contracts$': '<rootDir>/proto/gen/ts/index.ts',
    '^@nowahala/platform$': '<rootDir>/services/libs/platform/src/index.ts',
    '^@nowahala/testkit$': '<rootDir>/services/libs/testkit/src/index.ts',
    '^@nowahala/(identity|workspaces|billing|scheduler|prober|analyzer|notifier|gateway)$': '<rootDir>/services/$1/src/$1.service.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  globalSetup: '<rootDir>/services/libs/testkit/jest-global-setup.mjs',
  globalTeardown: '<rootDir>/services/libs/testkit/jest-global-teardown.mjs',
  testTimeout: 30_000,
};
