/** `npm start`: builds what is not built yet or older than its sources, then runs the product with Node 24. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const main = join(root, 'services/all-in-one/dist/main.js');
const page = join(root, 'web/dist/index.html');

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`NoWahala needs Node 24 and this is ${process.version}. \`npm ci\` brings it along; start with \`npm start\`.`);
  process.exit(1);
}

const newestIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && !/[/\\](node_modules|dist)([/\\]|$)/.test(entry.parentPath) && !/\.(spec|contract)\.tsx?$/.test(entry.name),
    )
    .reduce((newest, entry) => Math.max(newest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);

const outdated = (built, ...folders) => {
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return folders.some((folder) => existsSync(join(root, folder)) && newestIn(join(root, folder)) > builtAt);
};

function build(what, ...command) {
  console.log(`Building ${what} ...`);
  const { status } = spawnSync('npm', command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

const sourcesOf = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}/src`);
const stamp = join(root, 'services/all-in-one/dist/.built');
if (process.env.NOWAHALA_SKIP_BUILD !== '1') {
  if (outdated(stamp, 'proto/gen', ...sourcesOf('services'), ...sourcesOf('services/libs')) || !existsSync(main))
    build('the services', 'run', '--silent', 'build:services');
  if (outdated(page, 'web/src', 'web/public', 'web/build', 'services/libs/kernel/src'))
    build('the web pages', 'run', '--silent', 'build:web');
}
await import(main);
