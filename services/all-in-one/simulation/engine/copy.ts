/** A message as its reader owns it. Many times quicker than `structuredClone`, for what messages are made of; anything else is refused. */
export function copyOf<T>(value: T): T {
  if (typeof value === 'function' || typeof value === 'symbol') throw new TypeError(`a message of the simulation holds a ${typeof value}`);
  if (typeof value !== 'object' || value === null) return value;
  return copyOfObject(value) as T;
}

function copyOfObject(value: object): object {
  if (Array.isArray(value)) return value.map(copyOf);
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (prototype === Object.prototype) {
    const copy: Record<string, unknown> = {};
    const fields = value as Record<string, unknown>;
    for (const name in fields) copy[name] = copyOf(fields[name]);
    return copy;
  }
  if (value instanceof Date) return new Date(value.getTime());
  if (value instanceof Uint8Array) return Uint8Array.from(value);
  throw new TypeError(`a message of the simulation holds a ${prototype?.constructor.name ?? 'thing without a prototype'}`);
}
