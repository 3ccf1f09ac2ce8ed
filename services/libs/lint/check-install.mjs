/**
 * Holds what `npm ci` leaves on the disk to a bound (README.md, ADR 27): blocks of 4 KiB, folders too, as `du` counts them. Then
 * imports every package that a service names, in a process of its own: what the install step takes out, nobody may need.
 */
import { spawnSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const AT_MOST_MB = 560;
const BLOCK = 4_096;
const LISTED = 12;

const sizes = new Map();
const blocksOf = (bytes) => Math.ceil(bytes / BLOCK) * BLOCK;

function measure(folder) {
  let sum = BLOCK;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) sum += measure(path);
    else if (entry.isFile()) sum += blocksOf(lstatSync(path).size);
  }
  if (/^node_modules\/(@[^/]+\/)?[^/@]+$/.test(folder)) sizes.set(folder, sum);
  return sum;
}

const inMb = (bytes) => Math.round(bytes / 2 ** 20);
const whole = inMb(measure('node_modules'));
if (whole > AT_MOST_MB) {
  const largest = [...sizes].toSorted(([, one], [, other]) => other - one).slice(0, LISTED);
  console.error(`npm ci leaves ${whole} MB in node_modules, more than ${AT_MOST_MB}. The largest:`);
  for (const [folder, bytes] of largest) console.error(`  ${inMb(bytes)} MB ${folder}`);
  console.error('What nobody reads is taken out by services/all-in-one/bin/slim-install.mjs.');
  process.exit(1);
}
console.log(`install: ${whole} MB of ${AT_MOST_MB}`);

// Not testkit: Jest's packages refuse to be imported elsewhere, and every spec imports them.
const services = [
  ...readdirSync('services').filter((name) => name !== 'libs'),
  ...['api', 'kernel', 'platform'].map((library) => join('libs', library)),
];
let imported = 0;
for (const service of services) {
  const dependencies = dependenciesOf(join('services', service, 'package.json')).filter((name) => !name.startsWith('@nowahala/'));
  if (dependencies.length === 0) continue;
  const script = `for (const name of ${JSON.stringify(dependencies)}) await import(name); process.exit(0);`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--no-warnings', '--eval', script], {
    cwd: join('services', service),
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`services/${service}: a package that it names cannot be imported as npm ci leaves it.\n${stderr}`);
    process.exit(1);
  }
  imported += dependencies.length;
}
console.log(`install: all ${imported} packages that the services name can be imported`);

function dependenciesOf(path) {
  try {
    return Object.keys(JSON.parse(readFileSync(path, 'utf8')).dependencies ?? {});
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  }
}
