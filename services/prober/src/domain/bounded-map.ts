import { forgetOldest } from '@nowahala/platform';

/** A map that forgets its oldest entries when it is full. */
export class BoundedMap<V> {
  private readonly entries = new Map<string, V>();

  private readonly capacity: number;

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  get(key: string): V | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: V): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    forgetOldest(this.entries, this.capacity);
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  get size(): number {
    return this.entries.size;
  }
}
