/**
 * A map that forgets its oldest entries when it is full: a tenth at once, for the reason of `forgetOldest` of the platform, which the
 * thread of the native engine does not load.
 */
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
    if (this.entries.size > this.capacity) this.forgetOldest();
  }

  private forgetOldest(): void {
    const kept = this.capacity - Math.floor(this.capacity / 10);
    for (const key of this.entries.keys()) {
      if (this.entries.size <= kept) return;
      this.entries.delete(key);
    }
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  get size(): number {
    return this.entries.size;
  }
}
