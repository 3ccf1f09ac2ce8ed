const COUNT = 0;
const LENGTH = 1;
const HEAD_BYTES = 8;
const MOST_BYTES = 16 * 1024;

/** What a thread tries right now, for one that watches it. */
export class LastInput {
  static memory = () => new SharedArrayBuffer(HEAD_BYTES + MOST_BYTES);

  constructor(shared) {
    this.head = new Int32Array(shared, 0, 2);
    this.bytes = Buffer.from(shared, HEAD_BYTES);
  }

  /** How often something was tried. */
  get count() {
    return Atomics.load(this.head, COUNT);
  }

  set(input) {
    const given = Buffer.from(input);
    Atomics.store(this.head, LENGTH, given.copy(this.bytes));
    Atomics.add(this.head, COUNT, 1);
  }

  get() {
    return Buffer.from(this.bytes.subarray(0, Atomics.load(this.head, LENGTH)));
  }
}
