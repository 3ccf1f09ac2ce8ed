import { parseSync } from '@swc/core';

/** Attributes whose value is seen or read out. */
const spoken = new Set([
  'label',
  'title',
  'placeholder',
  'alt',
  'hint',
  'description',
  'aria-label',
  'aria-description',
  'caption',
  'text',
  'done',
]);
/** Text: two letters in a row, or a sign that French sets apart by a space. Other signs, numbers and single letters need no translation. */
const hasText = (text: string) => /\p{L}{2}|[:;!?](?!\S)/u.test(text.replaceAll(/&[a-z]+;/g, ''));

type Node = { type?: string; value?: unknown; name?: { value?: string }; [key: string]: unknown };

export function literalsIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const it = node as Node;
    if (it.type === 'JSXText' && hasText(String(it.value))) found.push(String(it.value).trim());
    if (it.type === 'JSXExpressionContainer') collect((it as { expression?: Node }).expression, found);
    if (it.type === 'JSXAttribute') {
      const value = it.value as Node | null;
      const name = it.name?.value ?? '';
      if (!spoken.has(name)) {
        // Classes, ids and addresses are no sentences, but a component may be inside.
        if (value?.type === 'JSXExpressionContainer') visit(Object.values(value['expression'] as object));
        return;
      }
      if (value?.type === 'StringLiteral' && hasText(String(value.value))) found.push(String(value.value));
      if (value?.type === 'JSXExpressionContainer') collect(value['expression'] as Node, found);
      return;
    }
    Object.values(it).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true }));
  return found;
}

/** A literal shown as it is, or chosen by a condition. */
function collect(node: Node | undefined, found: string[]): void {
  if (!node) return;
  if (node.type === 'StringLiteral' && hasText(String(node.value))) found.push(String(node.value));
  if (node.type === 'TemplateLiteral') {
    for (const quasi of node['quasis'] as { raw: string }[]) if (hasText(quasi.raw)) found.push(quasi.raw);
  }
  if (node.type === 'ConditionalExpression') [node['consequent'], node['alternate']].forEach((branch) => collect(branch as Node, found));
  // "a" + b is visible text; a === "b" is only a comparison.
  if (node.type === 'BinaryExpression' && node['operator'] === '+')
    [node['left'], node['right']].forEach((branch) => collect(branch as Node, found));
}
