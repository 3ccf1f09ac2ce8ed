import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** Where the services keep what they answer. */
export const ANSWERS = [
  'services/identity/src/domain/refusals.ts',
  'services/workspaces/src/domain/refusals.ts',
  'services/workspaces/src/domain/heartbeat-sentences.ts',
  'services/billing/src/domain/refusals.ts',
  'services/billing/src/domain/plan-catalogue.ts',
  'services/scheduler/src/domain/refusals.ts',
  'services/notifier/src/domain/refusals.ts',
  'services/analyzer/src/domain/refusals.ts',
  'services/analyzer/src/domain/renewal/own-date.ts',
  'services/libs/kernel/src/shared-sentences.ts',
  'services/libs/api/src/messages/en.ts',
  'services/gateway/src/messages/en.ts',
];

interface Node {
  type?: string;
  [key: string]: unknown;
}

/** The sentences in a file, with {} for what is put in. */
export function sentencesIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const it = node as Node;
    if (it.type === 'ImportDeclaration') return;
    if (it.type === 'StringLiteral') found.push(String(it['value']));
    if (it.type === 'TemplateLiteral') found.push((it['quasis'] as { cooked: string }[]).map(({ cooked }) => cooked).join('{}'));
    Object.values(it).forEach(visit);
  };
  visit(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' }));
  return found.filter((text) => /^[A-Z{].* .*\S$/.test(text));
}
