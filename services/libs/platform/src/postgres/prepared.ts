import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/**
 * A statement that comes often: every connection parses it once and plans it a few times, instead of at each use. Returns the text,
 * which must be a constant. Not for statistics, whose best plan hangs on the values.
 */
export function prepared(text: string): string {
  names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 24));
  return text;
}

export const preparedName = (text: string): string | undefined => names.get(text);
