// Cuts Inter down to what the product writes. Run by hand, with network (`npm run font -w @nowahala/web`); the results are committed.
// Two files share one family: "latin" is on every page, "more" is fetched only where one of its letters appears.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'font-'));
execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', folder, '@fontsource-variable/inter@5.3.0', 'subset-font@2.9.0'], {
  stdio: 'inherit',
});
const subsetFont = createRequire(join(folder, 'package.json'))('subset-font');
const source = join(folder, 'node_modules/@fontsource-variable/inter/files');
const target = join(here, '../src/design/fonts');

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const french = 'àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ';
const adjacent = 'áíóúìòñãõÁÍÓÚÌÒÑÃÕßåøÅØ';
const signs = '\u00a0–—‘’“”«»…·•×−°€£©®';
const naira = '₦';
const hausa = 'ɓɗƙƴƁƊƘƳ';
const dotted = 'ẹọịụẸỌỊỤ';
const igboAndYoruba = 'ṣṅǹḿńṢṄǸḾŃ';
const tones = '\u0300\u0301\u0304\u0323';

/** What text asks for by itself, and `tabular-nums`. Fractions and other digits, which no page asks for, double many glyphs. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];

const pieces = [
  { from: 'latin', text: ascii + french + adjacent + signs, to: 'inter-latin.woff2' },
  { from: 'latin-ext', text: naira + hausa + igboAndYoruba + 'ŸŒ' + tones, to: 'inter-more.woff2' },
  { from: 'vietnamese', text: dotted + tones, to: 'inter-dotted.woff2' },
];

for (const { from, text, to } of pieces) {
  const font = await readFile(join(source, `inter-${from}-wght-normal.woff2`));
  const cut = await subsetFont(font, text, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(join(target, to), cut);
  console.log(to, cut.length);
}
await rm(folder, { recursive: true });
