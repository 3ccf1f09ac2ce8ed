import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync } from '@swc/core';

const FOLDER = 'web/src/messages';
export type Kind = 'string' | 'number' | 'boolean' | 'list';
type Sentence = (...given: never[]) => unknown;
export type Leaf = string | number | Sentence;

/** Every text of a catalogue file by its path, such as "servers.overview.title". */
export type Leaves = ReadonlyMap<string, Leaf>;

export const areasOf = (language: string): string[] => readdirSync(`${FOLDER}/${language}`).map((file) => basename(file, '.ts'));
export const hasArea = (language: string, area: string): boolean => existsSync(`${FOLDER}/${language}/${area}.ts`);
export const languagesThatExist = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

export async function leavesOf(language: string, area: string): Promise<Leaves> {
  const module = (await import(`../../messages/${language}/${area}`)) as Record<string, unknown>;
  return flatten(module);
}

export function flatten(value: unknown, path: string[] = []): Map<string, Leaf> {
  if (typeof value !== 'object' || value === null) return new Map([[path.join('.'), value as Leaf]]);
  return new Map(Object.entries(value).flatMap(([key, each]) => [...flatten(each, [...path, key])]));
}

interface Node {
  type: string;
  [key: string]: unknown;
}

/** The kinds of each sentence's parameters, read from the original's types: "servers.sentence.oneDown" takes three strings. */
export function kindsIn(area: string): Map<string, Kind[]> {
  const { body } = parseSync(readFileSync(`${FOLDER}/en/${area}.ts`, 'utf8'), { syntax: 'typescript' }) as unknown as { body: Node[] };
  const known = new Map<string, Node>();
  const kinds = new Map<string, Kind[]>();
  for (const statement of body) {
    const { declarations = [] } = (statement['declaration'] ?? statement) as { declarations?: Node[] };
    for (const { id, init } of declarations as unknown as { id: { value: string }; init: Node }[]) {
      known.set(id.value, init);
      if (statement.type === 'ExportDeclaration') visit(init, [id.value], known, kinds);
    }
  }
  return kinds;
}

function visit(node: Node | undefined, path: string[], known: Map<string, Node>, kinds: Map<string, Kind[]>): void {
  if (!node) return;
  if (/^(Ts(As|Satisfies|Const)|Parenthesis)Expression$|^TsConstAssertion$/.test(node.type))
    return visit(node['expression'] as Node, path, known, kinds);
  if (node.type === 'Identifier' && known.has(node['value'] as string))
    return visit(known.get(node['value'] as string), path, known, kinds);
  if (node.type === 'ArrayExpression')
    return (node['elements'] as { expression: Node }[]).forEach(({ expression }, index) =>
      visit(expression, [...path, `${index}`], known, kinds),
    );
  if (node.type === 'ObjectExpression')
    return (node['properties'] as Node[]).forEach((property) =>
      property.type === 'Identifier'
        ? visit(property, [...path, property['value'] as string], known, kinds)
        : visit(property['value'] as Node, [...path, String((property['key'] as { value?: unknown })?.value)], known, kinds),
    );
  if (node.type === 'ArrowFunctionExpression')
    kinds.set(
      path.join('.'),
      (node['params'] as { typeAnnotation?: { typeAnnotation: Node } }[]).map((param) => kindOf(param.typeAnnotation?.typeAnnotation)),
    );
}

function kindOf(type: Node | undefined): Kind {
  if (type?.type === 'TsKeywordType' && (type['kind'] === 'number' || type['kind'] === 'boolean')) return type['kind'];
  return type?.type === 'TsTypeOperator' || type?.type === 'TsArrayType' ? 'list' : 'string';
}
