/**
 * `npm test`: every spec of the services and of the web, with one real PostgreSQL for all, and a last line `N passed, N failed`.
 * `npm run test:unit` runs the pure ones only. Further words are handed to jest as path patterns.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const [kind, ...patterns] = process.argv.slice(2);
const unitOnly = kind === 'unit';
const asked = unitOnly ? ['unit\\.spec', ...patterns] : [kind, ...patterns].filter(Boolean);

/** Sets of specs that must not run beside others are started one after the other. */
const runs = [
  { name: 'services', config: 'package.json', args: ['--testPathIgnorePatterns', '/dist/', 'e2e\\.spec', 'contract'] },
  { name: 'buses', config: 'package.json', args: ['--runInBand', '--testPathPatterns', 'event-bus\\.int\\.spec'], whole: true },
  { name: 'web', config: 'web/jest.config.mjs', args: ['--testPathIgnorePatterns', 'e2e\\.spec'] },
  { name: 'journeys', config: 'services/libs/testkit/jest.e2e.config.mjs', args: ['--runInBand'], whole: true },
];

const build = spawnSync('npm', ['run', '--silent', unitOnly ? 'build:services' : 'build'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
if (build.status !== 0) process.exit(build.status ?? 1);

const folder = mkdtempSync(join(tmpdir(), 'nowahala-tests-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
for (const run of runs) {
  if ((run.whole && (unitOnly || asked.length > 0)) || !existsSync(join(root, run.config))) continue;
  const report = join(folder, `${run.name}.json`);
  console.log(`\n== ${run.name}`);
  const { status } = spawnSync(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--config', run.config, '--passWithNoTests', '--json', '--outputFile', report, ...run.args, ...asked],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'test' } },
  );
  if (!existsSync(report)) {
    totals.failed += 1;
    continue;
  }
  const result = JSON.parse(readFileSync(report, 'utf8'));
  totals.passed += result.numPassedTests;
  totals.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
  totals.skipped += result.numPendingTests;
  if (status !== 0 && result.numFailedTests + result.numRuntimeErrorTestSuites === 0) totals.failed += 1;
}
rmSync(folder, { recursive: true, force: true });
console.log(`\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`);
process.exit(totals.failed > 0 ? 1 : 0);
