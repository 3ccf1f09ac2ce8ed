/**
 * The value with texts that PostgreSQL stores, alone or in JSON: it refuses NUL and half a surrogate pair. Only for values
 * that were parsed: in unparsed JSON a backslash before `u0000` may be a character of the text.
 */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed() as T;
  if (Array.isArray(value)) return value.map(storable) as T;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storable(key), storable(part)])) as T;
}
