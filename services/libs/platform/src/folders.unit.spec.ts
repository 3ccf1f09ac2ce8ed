import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from '@jest/globals';

const SOURCE = import.meta.dirname;

/** Which folders each folder imports from, types included. */
function foldersImportedBy(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
    const [folder] = file.split('/');
    if (!file.endsWith('.ts') || /\.(spec|contract)\.ts$/.test(file) || !file.includes('/')) continue;
    const imported = graph.get(folder!) ?? new Set();
    for (const [, path] of readFileSync(join(SOURCE, file), 'utf8').matchAll(/from '(\.[^']+)'/g))
      imported.add(normalize(join(dirname(file), path!)).split('/')[0]!);
    imported.delete(folder!);
    graph.set(folder!, imported);
  }
  return graph;
}

it('has no circle between its folders', () => {
  const graph = foldersImportedBy();
  const order: string[] = [];
  for (let next: string | undefined; ; order.push(next)) {
    next = [...graph.keys()].find((folder) => !order.includes(folder) && [...graph.get(folder)!].every((other) => order.includes(other)));
    if (next === undefined) break;
  }
  expect([...graph.keys()].filter((folder) => !order.includes(folder))).toEqual([]);
  expect(order.length).toBeGreaterThan(10);
});
