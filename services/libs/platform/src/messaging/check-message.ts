import type { TopicDeclaration } from '@nowahala/contracts';
import { isUuid } from '../core/ids.js';
import { isTime } from '../core/times.js';

/**
 * Why a message cannot be true, whoever reads it; undefined where it may be. Stored, it would fail each time, and be parked with all
 * later ones of its key.
 */
export function faultOf({ ids }: Pick<TopicDeclaration, 'ids'>, message: object): string | undefined {
  if (ids === undefined) return undefined;
  const fields = message as Record<string, unknown>;
  const odd = ids.find((name) => !isUuid(fields[fieldOf(name)]));
  return odd === undefined ? valueFault(message) : `its ${odd} is no id`;
}

function valueFault(value: unknown, name = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? `its ${name} contains a zero character` : undefined;
  if (value instanceof Date) return isTime(value) ? undefined : `its ${name} is no time`;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return undefined;
  for (const [key, one] of Object.entries(value)) {
    const fault = valueFault(one, Array.isArray(value) ? name : key);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const fieldOf = (name: string): string => name.replace(/_(\w)/g, (_, first: string) => first.toUpperCase());
