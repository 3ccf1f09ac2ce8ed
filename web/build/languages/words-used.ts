import { parseSync } from 'vite';
import { insideOf, type Node } from './catalogue-source.ts';

type Shape = (area: string, name: string, path: readonly string[]) => string[] | null;
type Root = { area: string; name: string; path: string[] };
type Tree = Map<string, Tree | null>;

/**
 * A file in which each import of a catalogue is an object of no more than the file uses: `{ title: marker }`. A catalogue that is handed
 * on as a whole, or whose name is used for something else as well, stays an import.
 */
export function wordsUsed(code: string, file: string, shape: Shape, marker: (key: string) => string): string {
  const body = parseSync(file, code).program.body as unknown as Node[];
  const imports = body.filter((node) => node.type === 'ImportDeclaration' && /^@messages\//.test((node.source as Node).value as string));
  const roots = new Map<string, Root>();
  for (const { source, specifiers } of imports as unknown as { source: { value: string }; specifiers: Record<string, Node>[] }[])
    for (const { local, imported } of specifiers) {
      const [area, name] = [source.value.slice('@messages/'.length), imported?.name as string];
      if (shape(area, name, [])) roots.set(local?.name as string, { area, name, path: [] });
    }
  const isImported = new Set(roots.keys());

  const used = new Map<string, Tree | null>();
  const use = (local: string, { area, name, path }: Root, further: readonly string[]) => {
    const known = shape(area, name, [...path, ...further]) ?? [];
    const origin = [...isImported].find((each) => roots.get(each)?.name === name && roots.get(each)?.area === area) ?? local;
    used.set(origin, known.length === 0 ? null : addTo(used.has(origin) ? (used.get(origin) as Tree | null) : new Map(), known));
  };
  /** `const messages = servers.overview;` is another name for a part. */
  const renamed = new Set<Node>();
  for (const node of body.filter(({ type }) => type === 'VariableDeclaration'))
    for (const declarator of node.declarations as (Node & { id: Node; init: Node | null })[]) {
      const chain = declarator.init && chainOf(declarator.init);
      const root = chain && roots.get(chain.name);
      if (!chain || !root || declarator.id.type !== 'Identifier' || roots.has(declarator.id.name as string)) continue;
      roots.set(declarator.id.name as string, { ...root, path: [...root.path, ...chain.path] });
      renamed.add(declarator);
    }

  const walk = (node: Node): void => {
    if (node.type === 'ImportDeclaration' || renamed.has(node)) return;
    // Types use no words; what is cast is the only part that runs.
    if (node.type.startsWith('TS')) return 'expression' in node ? walk(node.expression as Node) : undefined;
    const chain = chainOf(node);
    const root = chain && roots.get(chain.name);
    if (chain && root) return use(chain.name, root, chain.path);
    const isPlainName = (key: string) => (key === 'property' || key === 'key') && !node.computed && !node.shorthand;
    for (const [key, part] of Object.entries(node))
      if (!isPlainName(key)) for (const inside of insideOf({ type: '', start: 0, end: 0, part })) walk(inside);
  };
  body.forEach(walk);

  let made = code;
  for (const node of imports.toReversed()) {
    const specifiers = node.specifiers as Record<string, Node>[];
    const cut = specifiers.filter(({ local }) => isImported.has(local?.name as string) && used.get(local?.name as string));
    if (cut.length === 0) continue;
    const whole = specifiers
      .filter((specifier) => !cut.includes(specifier))
      .map(({ start, end }) => code.slice(Number(start), Number(end)));
    const kept = whole.length > 0 ? `import { ${whole.join(', ')} } from '${(node.source as Node).value as string}';` : '';
    const objects = cut.map(({ local }) => {
      const { area, name } = roots.get(local?.name as string) as Root;
      return `const ${local?.name as string} = ${written(used.get(local?.name as string) as Tree, `${area}.${name}`, marker)};`;
    });
    made = made.slice(0, node.start) + kept + objects.join(' ') + made.slice(node.end);
  }
  return made;
}

/** `a.b.c` as a name and a path. */
function chainOf(node: Node): { name: string; path: string[] } | null {
  if (node.type === 'Identifier') return { name: node.name as string, path: [] };
  if (node.type !== 'MemberExpression' || node.computed) return null;
  const before = chainOf(node.object as Node);
  return before && { name: before.name, path: [...before.path, (node.property as Node).name as string] };
}

/** The tree with one more path; null is the whole of a part. */
function addTo(tree: Tree | null, [first = '', ...rest]: readonly string[]): Tree | null {
  if (tree === null) return null;
  const before = tree.get(first);
  if (rest.length === 0) tree.set(first, null);
  else if (before !== null) tree.set(first, addTo(before ?? new Map(), rest));
  return tree;
}

const written = (tree: Tree, key: string, marker: (key: string) => string): string =>
  `{ ${[...tree].map(([name, part]) => `${name}: ${part ? written(part, `${key}.${name}`, marker) : marker(`${key}.${name}`)}`).join(', ')} }`;
