/**
 * An array as PostgreSQL reads it, for values that need no quoting: numbers, ids, times. The driver looks at every
 * element for signs to escape; with tens of thousands a second that look is what costs most.
 */
export function plainArray(values: (string | number | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

/** Words from a short list, or texts that are often the same: each different one is escaped once. */
export function textArray(values: string[]): string {
  const escaped = new Map<string, string>();
  const parts = values.map((value) => {
    const known = escaped.get(value);
    if (known !== undefined) return known;
    const fresh = `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
    escaped.set(value, fresh);
    return fresh;
  });
  return `{${parts.join(',')}}`;
}
