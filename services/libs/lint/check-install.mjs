/** Holds what `npm ci` leaves on the disk to a bound (README.md, ADR 27): blocks of 4 KiB, folders too, as `du` counts them. */
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const AT_MOST_MB = 550;
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
