import { apiMessages } from '@nowahala/api';
import { messages } from '../messages/en.js';

const MAX_DEPTH = 20;

/** What no call may contain, whatever its fields: deep nesting, and characters that a database cannot keep. Undefined when fine. */
export function shapeProblem(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : apiMessages.fields.badCharacters;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) return messages.request.tooDeep;
  for (const [name, inner] of Object.entries(value)) {
    const problem = isStorable(name) ? shapeProblem(inner, depth + 1) : apiMessages.fields.badCharacters;
    if (problem) return problem;
  }
  return undefined;
}

/** No NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
