import { parseSync } from '@swc/core';

interface Node {
  type?: string;
  [key: string]: unknown;
}

/** Where a source has a part of the catalogue at hand: its name there, and its path. */
type Names = Map<string, string[]>;

/** The parts of the catalogue that a source reads, such as "servers.overview.title"; what is chosen at run time or handed on is read as a whole. */
export function pathsReadIn(source: string, tsx = true): string[] {
  const { body } = parseSync(source, { syntax: 'typescript', tsx }) as unknown as { body: Node[] };
  const names: Names = new Map();
  const read: string[] = [];
  walk(body, (node) => learn(node, names));
  walk(body, (node) => {
    if (node.type === 'ImportDeclaration' || node.type?.startsWith('Ts')) return unwrapped(node);
    if (node.type === 'VariableDeclarator' && namesIn(node, names).length > 0) return [];
    if (node.type === 'ExportDeclaration')
      for (const { init } of ((node['declaration'] as Node)['declarations'] as { init: Node }[] | undefined) ?? [])
        read.push(...pathsOf(init, names));
    const found = pathsOf(node, names);
    read.push(...found);
    if (found.length > 0) return node.type === 'MemberExpression' ? computedIn(node) : [];
    return undefined;
  });
  return read;
}

/** The texts that no source reads. */
export function unreadIn(leaves: readonly string[], read: readonly string[]): string[] {
  const paths = new Set(leaves.flatMap((leaf) => leaf.split('.').map((_, index, all) => all.slice(0, index + 1).join('.'))));
  // Behind the catalogue's own names come those of strings and lists: "choices.map".
  const known = new Set(read.map((path) => withParents(path).find((each) => paths.has(each))));
  return leaves.filter((leaf) => !withParents(leaf).some((each) => known.has(each)));
}

const withParents = (path: string): string[] => path.split('.').map((_, index, all) => all.slice(0, all.length - index).join('.'));

function walk(node: unknown, enter: (node: Node) => unknown[] | undefined | void): void {
  if (Array.isArray(node)) return node.forEach((each) => walk(each, enter));
  if (typeof node !== 'object' || node === null) return;
  const it = node as Node;
  const instead = enter(it);
  if (instead) return walk(instead, enter);
  // A key, a property and an attribute bear names that are no values.
  const { key, property, name, ...rest } = it;
  walk(Object.values(rest), enter);
  for (const part of [key, property, name] as (Node | undefined)[]) if (part?.type === 'Computed') walk(part, enter);
}

/** Types read nothing, but what they are put on may. */
const unwrapped = (node: Node): unknown[] => [node['expression']];

function learn(node: Node, names: Names): void {
  const add = (name: string, path: string) => names.set(name, [...(names.get(name) ?? []), path]);
  if (node.type === 'ImportDeclaration' && !node['typeOnly'] && /^(@messages|\.)\//.test((node['source'] as { value: string }).value))
    for (const { local, imported } of node['specifiers'] as { local: { value: string }; imported?: { value: string } | null }[])
      add(local.value, imported?.value ?? local.value);
  if (node.type === 'VariableDeclarator') for (const [name, path] of namesIn(node, names)) add(name, path);
}

/** What `const messages = settings.keys` and `const { title } = messages` name; nothing where it is no part of the catalogue. */
function namesIn({ id, init }: Node, names: Names): [string, string][] {
  const { type, value, properties = [] } = id as { type: string; value: string; properties?: Node[] };
  return pathsOf(init as Node | null, names).flatMap((path): [string, string][] => {
    if (type === 'Identifier') return [[value, path]];
    if (type !== 'ObjectPattern' || properties.some((each) => each.type !== 'AssignmentPatternProperty')) return [];
    return properties.map(({ key }) => [(key as { value: string }).value, `${path}.${(key as { value: string }).value}`]);
  });
}

/** The paths that an expression such as `messages.table.title` stands for. */
function pathsOf(node: Node | null | undefined, names: Names): string[] {
  if (!node) return [];
  if (node.type === 'Identifier') return names.get(node['value'] as string) ?? [];
  if (node.type !== 'MemberExpression') return [];
  const of = pathsOf(node['object'] as Node, names);
  const { type, value, expression } = node['property'] as { type: string; value?: string; expression?: Node };
  const key = type === 'Computed' && expression?.type === 'StringLiteral' ? String(expression['value']) : value;
  return key === undefined ? of : of.map((path) => `${path}.${key}`);
}

const computedIn = (node: Node): unknown[] =>
  node.type === 'MemberExpression' ? [(node['property'] as Node)['expression'], ...computedIn(node['object'] as Node)] : [];
