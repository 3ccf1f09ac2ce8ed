import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync, transformWithOxc } from 'vite';

/** A node of a syntax tree, as far as it matters here. */
export type Node = { type: string; start: number; end: number; [part: string]: unknown };

type Declared = { value: Node; text: string };

/** A file of words: what it declares, and what it imports from its importeds. */
export interface Source {
  declared: Map<string, Declared>;
  imported: Map<string, { area: string; name: string }>;
}

export const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string';

/** Everything directly inside a node. */
export const insideOf = (node: Node): Node[] =>
  Object.values(node).flatMap((part) => (Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : []));

export async function readSource(file: string): Promise<Source> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const source: Source = { declared: new Map(), imported: new Map() };
  const declare = (node: Node) => {
    const declarators = node.type === 'VariableDeclaration' ? (node.declarations as Node[]) : [];
    for (const { id, init } of declarators as unknown as { id: Node; init: Node }[])
      source.declared.set(id.name as string, { value: init, text: code.slice(init.start, init.end) });
    if (node.type === 'FunctionDeclaration')
      source.declared.set((node.id as Node).name as string, { value: node, text: code.slice(node.start, node.end) });
    return declarators.length > 0 || node.type === 'FunctionDeclaration';
  };
  for (const node of parseSync('words.js', code).program.body as unknown as Node[]) {
    if (node.type === 'ImportDeclaration' && /^\.\/[\w-]+$/.test((node.source as Node).value as string))
      for (const { local, imported } of node.specifiers as { local: Node; imported: Node }[])
        source.imported.set(local.name as string, { area: basename((node.source as Node).value as string), name: imported.name as string });
    else if (
      !declare(node.type === 'ExportNamedDeclaration' && isNode(node.declaration) ? node.declaration : node) &&
      insideOf(node).length > 0
    )
      // The words must stand alone.
      throw new Error(`${file} does more than words can: ${node.type}`);
  }
  return source;
}

/** What stands at a place within an object, where nothing has to run to find it. */
export function valueAt(value: Node, path: readonly string[]): Node | null {
  let found: Node = value;
  for (const key of path) {
    if (found.type !== 'ObjectExpression') return null;
    const properties = found.properties as (Node & { key: Node; value: Node })[];
    if (properties.some(({ type }) => type !== 'Property')) return null;
    const property = properties.find(({ computed, key: own }) => !computed && (own.name ?? own.value) === key);
    if (!property) return null;
    found = property.value;
  }
  return found;
}

const namesIn = (node: Node): string[] => (node.type === 'Identifier' ? [node.name as string] : insideOf(node).flatMap(namesIn));

/** An expression for what is declared, or for what stands at a place in it, with no more helpers than that needs. */
export function expressionOf(sources: ReadonlyMap<string, Source>, area: string, name: string, path: readonly string[]): string {
  const source = sources.get(area);
  const declared = source?.declared.get(name);
  if (!source || !declared) throw new Error(`no words for ${area}.${name}`);
  const value = valueAt(declared.value, path);
  if (!value) return `(${expressionOf(sources, area, name, [])})${path.map((key) => `[${JSON.stringify(key)}]`).join('')}`;
  const helpers = new Map<string, string>();
  const need = (node: Node) => {
    for (const used of namesIn(node)) {
      const [own, imported] = [source.declared.get(used), source.imported.get(used)];
      if (helpers.has(used) || own?.value === declared.value || (!own && !imported)) continue;
      helpers.set(used, '');
      if (own) need(own.value);
      // Deleted first: what a helper needs stands before it.
      helpers.delete(used);
      helpers.set(used, own ? own.text : expressionOf(sources, imported?.area ?? '', imported?.name ?? '', []));
    }
  };
  need(value);
  const text = declared.text.slice(value.start - declared.value.start, value.end - declared.value.start);
  if (helpers.size === 0) return `(${text})`;
  return `(()=>{${[...helpers].map(([helper, made]) => `const ${helper}=${made};`).join('')}return (${text})})()`;
}
