// Copies icons of Lucide (ISC licence, src/components/icons/LICENSE.txt), one file each: the package brings 1,700 of them in 50 MB, the pages
// use 60. Run by hand, with network: `npm run icons -w @nowahala/web -- wrench trash-2`; without names it copies those that are there anew.
import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PACKAGE = 'lucide-react@1.75.0';
const target = join(dirname(fileURLToPath(import.meta.url)), '../src/components/icons');
const OURS = new Set(['icon.ts']);

const camel = (name) => name.replaceAll(/-(\w)/g, (_, character) => character.toUpperCase());
const nameOf = (file) => camel(`-${file}`);

const there = (await readdir(target)).filter((file) => file.endsWith('.ts') && !OURS.has(file)).map((file) => file.replace('.ts', ''));
const names = [...new Set([...there, ...process.argv.slice(2)])].toSorted();
const folder = await mkdtemp(join(tmpdir(), 'icons-'));
try {
  execFileSync('npm', ['install', '--silent', '--no-save', '--legacy-peer-deps', '--prefix', folder, PACKAGE], { stdio: 'inherit' });
  const source = join(folder, 'node_modules/lucide-react');
  await copyFile(join(source, 'LICENSE'), join(target, 'LICENSE.txt'));
  for (const name of names) {
    // The icon's file itself asks for React, which is not here; its data does not.
    const text = await readFile(join(source, `dist/esm/icons/${name}.mjs`), 'utf8');
    const data = join(folder, `${name}.mjs`);
    await writeFile(
      data,
      `${text.slice(text.indexOf('const __iconData'), text.indexOf('__iconData.node;'))}export default __iconData.node;`,
    );
    const { default: node } = await import(pathToFileURL(data).href);
    const shapes = node.map(([tag, { key: _key, ...attributes }]) => [
      tag,
      Object.fromEntries(Object.entries(attributes).map(([key, value]) => [camel(key), value])),
    ]);
    await writeFile(
      join(target, `${name}.ts`),
      `import { icon } from './icon';\n\nexport const ${nameOf(name)} = /* @__PURE__ */ icon(${JSON.stringify(shapes)});\n`,
    );
  }
  execFileSync('npx', ['oxfmt', target], { stdio: 'inherit' });
} finally {
  await rm(folder, { recursive: true });
}
