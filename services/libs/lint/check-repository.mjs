/** Holds the repository to its shape: the nine top-level names, exact pins, and a lockfile that installs on every platform. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TOP_LEVEL = new Set([
  'services',
  'web',
  'deploy',
  'charts',
  'proto',
  'docker-compose.yml',
  'skaffold.yaml',
  'package.json',
  'README.md',
]);
const ROOT_CONFIGURATION = new Set(['package-lock.json']);
const problems = [];

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
for (const name of new Set(tracked.map((path) => path.split('/')[0]))) {
  if (!name.startsWith('.') && !TOP_LEVEL.has(name) && !ROOT_CONFIGURATION.has(name))
    problems.push(`${name} does not belong at the top level`);
}

for (const path of tracked.filter((name) => name.endsWith('package.json'))) {
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  for (const [name, version] of Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  })) {
    if (!/^\d+\.\d+\.\d+/.test(version)) problems.push(`${path}: ${name} is not pinned to an exact version (${version})`);
  }
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const present = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
for (const [path, entry] of Object.entries(packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {}))
    if (!present.has(name)) problems.push(`the lockfile has no entry for ${name}, an optional dependency of ${path || 'the root'}`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log('repository: nine top-level names, exact pins, a complete lockfile');
