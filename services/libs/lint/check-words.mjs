/**
 * One word for one thing: fails on file names and identifiers that the glossary replaced (services/GLOSSARY.md).
 *   node services/libs/lint/check-words.mjs [folder ...] [--count]
 * Strings, message catalogues, migrations and generated code are not looked at. Names that somebody outside of one build reads
 * (stored or public names) stand in words.json, one by one, each with its reason.
 */
import { parseSync } from '@swc/core';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
export const list = JSON.parse(readFileSync(join(here, 'words.json'), 'utf8'));

const SOURCE = /(?<!\.d)\.(ts|tsx|mts|mjs|js)$/;
const NOT_OURS = /(^|\/)(gen|dist|node_modules|migrations|messages|golden|public)\//;

/** `openedAt`, `opened_at`, `opened-at` and `OPENED_AT` are all the words `opened` and `at`. */
export const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

const anyName = new Set(list.anyName);
const compounds = list.compounds.map((compound) => wordsOf(compound).join(' '));
const types = new Set(list.types);

/** Why a name is refused, or undefined. */
export function faultOf(name, role) {
  const words = wordsOf(name);
  const word = words.find((candidate) => anyName.has(candidate));
  if (word) return `"${word}"`;
  const joined = ` ${words.join(' ')} `;
  const compound = compounds.find((candidate) => joined.includes(` ${candidate} `));
  if (compound) return `"${compound}"`;
  if ((role === 'type' || role === 'file') && types.has(words.join(''))) return `the type or file "${name}"`;
  if ((role === 'type' || role === 'file') && list.typeEndings.includes(words.at(-1))) return `the ending "${words.at(-1)}"`;
  if (role === 'file' && (words[0] === 'sql' || words.at(-1) === 'words')) return `the file name "${name}"`;
  if (role === 'method' && list.methods.includes(name)) return `the method "${name}"`;
  if (role === 'tag' && list.tags.includes(name)) return `the tag "${name}" of a union`;
  if (role === 'handle' && list.handles.includes(name)) return `the handle "${name}" in a spec`;
  return undefined;
}

const lineAt = (source, index) => source.slice(0, Math.max(index, 0)).split('\n').length;

/** Everything that is refused in one file: `{ line, name, fault }`. */
export function faultsIn(path, source) {
  const found = [];
  const add = (offset, name, role) => {
    const fault = faultOf(name, role);
    if (fault) found.push({ line: lineAt(source, offset), name, fault });
  };
  const file = basename(path)
    .replace(/\.[^.]+$/, '')
    .replace(/\.(unit|int|component|e2e|spec|contract)\b.*/, '');
  const fileFault = faultOf(file, 'file');
  if (fileFault) found.push({ line: 0, name: basename(path), fault: fileFault });

  const spec = /\.(spec|contract)\.tsx?$|\/test\//.test(path);
  const text = Buffer.from(source);
  const tree = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('.tsx'), decorators: true, target: 'es2024' });
  // Spans count bytes and start where the parser stood: the first token of the program tells where that is.
  const start = tree.span.end - text.length;
  const offsetOf = (node) => text.subarray(0, Math.max(node.span.start - start, 0)).toString().length;
  const visit = (node, parent, key) => {
    if (Array.isArray(node)) return node.forEach((item) => visit(item, parent, key));
    if (!node || typeof node !== 'object') return undefined;
    if (node.type === 'Identifier' && typeof node.value === 'string') {
      const declares = /^(Class|TsInterface|TsTypeAlias)Declaration$/.test(parent?.type ?? '') && (key === 'identifier' || key === 'id');
      const method = /^(ClassMethod|MethodProperty|TsMethodSignature)$/.test(parent?.type ?? '') && key === 'key';
      const tag = /^(KeyValueProperty|TsPropertySignature)$/.test(parent?.type ?? '') && key === 'key';
      const handle = spec && parent?.type === 'VariableDeclarator' && key === 'id';
      add(offsetOf(node), node.value, declares ? 'type' : method ? 'method' : tag ? 'tag' : handle ? 'handle' : 'name');
    }
    for (const [childKey, child] of Object.entries(node)) if (childKey !== 'span') visit(child, node, childKey);
    return undefined;
  };
  visit(tree.body, undefined, 'body');

  for (const { offset, comment } of commentsOf(source)) {
    const word = list.comments.find((candidate) => new RegExp(`(^|[^\\w-])${candidate}([^\\w-]|$)`, 'i').test(comment));
    if (word) found.push({ line: lineAt(source, offset), name: comment.trim().slice(0, 60), fault: `"${word}" in a comment` });
  }
  return found;
}

/** Whole-line comments and block comments; what follows code on its line is seen too when two blanks or a brace stand before it. */
function commentsOf(source) {
  return [...source.matchAll(/^\s*(\/\/.*|\/?\*.*)$/gm), ...source.matchAll(/[;,{}()]\s+(\/\/ .*)$/gm)].map((match) => ({
    offset: match.index + match[0].indexOf(match[1]),
    comment: match[1],
  }));
}

const excepted = (path, name) =>
  list.exceptions.some((exception) => exception.name === name && (!exception.in || path.startsWith(exception.in)));

export function check(root, folders) {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    encoding: 'utf8',
    cwd: root,
    maxBuffer: 1e8,
  });
  const problems = [];
  for (const path of tracked.split('\n').filter((name) => SOURCE.test(name) && !NOT_OURS.test(`/${name}`))) {
    let source;
    try {
      source = readFileSync(join(root, path), 'utf8');
    } catch {
      continue; // deleted, not yet committed
    }
    for (const { line, name, fault } of faultsIn(path, source))
      if (!excepted(path, name)) problems.push({ path, text: `${path}:${line}: ${name} (${fault})` });
  }
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folders = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const problems = check(process.cwd(), folders.length > 0 ? folders : ['services', 'web', 'proto', 'deploy', '.ci']);
  if (process.argv.includes('--count')) {
    const counts = Map.groupBy(problems, ({ path }) =>
      path
        .split('/')
        .slice(0, path.startsWith('services/libs') ? 3 : 2)
        .join('/'),
    );
    for (const [folder, faults] of [...counts].sort((a, b) => b[1].length - a[1].length))
      console.log(`${String(faults.length).padStart(6)} ${folder}`);
  } else for (const { text } of problems) console.error(text);
  if (problems.length > 0) {
    console.error(`${problems.length} names that the glossary replaced (services/GLOSSARY.md)`);
    process.exit(1);
  }
  console.log('words: one word for one thing');
}
