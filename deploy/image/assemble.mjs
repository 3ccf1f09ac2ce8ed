/**
 * Puts together what runs, and nothing else: our built services, the pages, and the packages that they reach at run time.
 *   node deploy/image/assemble.mjs <target>
 */
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const target = resolve(process.argv[2] ?? join(root, '.image'));
const NOT_AT_RUN_TIME = /\.(d\.[cm]?ts|map|md|markdown|ts|tsx|flow|tsbuildinfo|snap)$|\.(spec|test)\.[cm]?js$|\/tsconfig[^/]*\.json$|\/(\.github|\.vscode|__tests__|__snapshots__|man|include)$/;
/** Folders of a service that are read at run time. */
const SERVICE_PARTS = ['dist', 'assets', 'content', 'package.json'];

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** As Node looks for it: here, then every folder above. */
function find(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === root || dirname(folder) === folder) return undefined;
  }
}

function wantedBy({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const optional = new Set([...Object.keys(optionalDependencies), ...Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional)]);
  const peers = Object.keys(peerDependencies).filter((name) => !optional.has(name));
  return [...new Set([...Object.keys(dependencies), ...optional, ...peers])].map((name) => ({ name, must: name in dependencies && !optional.has(name) }));
}

const OPTIONAL_PEERS_WE_LEAVE = /^(react-native|typescript|@types\/|webpack|vite$|rollup|esbuild|ts-node|playwright|jest)/;
const reached = new Map();
function reach(folder) {
  const real = realpathSync(folder);
  if (reached.has(real)) return;
  const manifest = manifestOf(real);
  reached.set(real, manifest.name);
  for (const { name, must } of wantedBy(manifest)) {
    if (!must && OPTIONAL_PEERS_WE_LEAVE.test(name)) continue;
    const found = find(name, real);
    if (found) reach(found);
    else if (must) throw new Error(`${manifest.name} needs ${name}, which is not installed`);
  }
}

const keeps = (source) => !NOT_AT_RUN_TIME.test(source);

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
reach(join(root, 'services/all-in-one'));
for (const real of reached.keys()) {
  const place = relative(root, real);
  if (place.startsWith('node_modules') || place.includes('/node_modules/')) {
    cpSync(real, join(target, place), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => keeps(source) && !(source !== real && source === join(real, 'node_modules')),
    });
    continue;
  }
  for (const part of SERVICE_PARTS.filter((name) => existsSync(join(real, name)))) cpSync(join(real, part), join(target, place, part), { recursive: true, ...(part === 'dist' && { filter: keeps }) });
}
for (const scope of readdirSync(join(root, 'node_modules/@nowahala'))) {
  const link = join(root, 'node_modules/@nowahala', scope);
  if (!lstatSync(link).isSymbolicLink() || !reached.has(realpathSync(link))) continue;
  mkdirSync(join(target, 'node_modules/@nowahala'), { recursive: true });
  symlinkSync(relative(join(root, 'node_modules/@nowahala'), realpathSync(link)), join(target, 'node_modules/@nowahala', scope));
}
cpSync(join(root, 'web/dist'), join(target, 'web/dist'), { recursive: true });
cpSync(join(root, 'package.json'), join(target, 'package.json'));
console.log(`${reached.size} packages in ${target}`);
