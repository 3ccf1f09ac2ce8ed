/**
 * Of a map that holds more than `most` entries forgets the oldest, a tenth of it at once: V8 keeps deleted entries in their places until a
 * map is laid out anew, and whoever looks for the first entry passes over all of them each time.
 */
export function forgetOldest<K>(entries: Map<K, unknown>, most: number, forget: (key: K) => unknown = (key) => entries.delete(key)): void {
  if (entries.size <= most) return;
  const kept = most - Math.floor(most / 10);
  for (const key of entries.keys()) {
    if (entries.size <= kept) return;
    forget(key);
  }
}
