/** Far more than the longest deadline: what was armed is judged a whole sleep of the loop later, or a stall. */
const BUCKETS = 4_096;
const BUCKET_MS = 8;
const NONE = -1;

/** One deadline a slot, at most 32 s ahead, without an object or a timer for any of them. */
export class DeadlineWheel {
  private readonly first = new Int32Array(BUCKETS).fill(NONE);
  private readonly next: Int32Array;
  private readonly previous: Int32Array;
  /** The bucket of each slot; NONE for a slot without a deadline. */
  private readonly bucket: Int32Array;
  private turned: number;
  private armed = 0;

  constructor(slots: number, now: number) {
    this.next = new Int32Array(slots).fill(NONE);
    this.previous = new Int32Array(slots).fill(NONE);
    this.bucket = new Int32Array(slots).fill(NONE);
    this.turned = Math.floor(now / BUCKET_MS);
  }

  /** Never fires early; a deadline too far ahead fires after 32 s. */
  arm(slot: number, at: number): void {
    this.disarm(slot);
    const ahead = Math.min(Math.max(1, Math.ceil(at / BUCKET_MS) - this.turned), BUCKETS - 1);
    const bucket = (this.turned + ahead) & (BUCKETS - 1);
    const head = this.first[bucket]!;
    this.bucket[slot] = bucket;
    this.next[slot] = head;
    this.previous[slot] = NONE;
    if (head !== NONE) this.previous[head] = slot;
    this.first[bucket] = slot;
    this.armed += 1;
  }

  disarm(slot: number): void {
    const bucket = this.bucket[slot]!;
    if (bucket === NONE) return;
    const [before, after] = [this.previous[slot]!, this.next[slot]!];
    if (before === NONE) this.first[bucket] = after;
    else this.next[before] = after;
    if (after !== NONE) this.previous[after] = before;
    this.bucket[slot] = NONE;
    this.armed -= 1;
  }

  /** Calls for each slot whose time has come; it is disarmed by then. */
  turn(now: number, expired: (slot: number) => void): void {
    const until = Math.floor(now / BUCKET_MS);
    const from = Math.max(this.turned, until - BUCKETS);
    for (let tick = from + 1; tick <= until; tick += 1) {
      this.turned = tick;
      const bucket = tick & (BUCKETS - 1);
      for (let slot = this.first[bucket]!; slot !== NONE; slot = this.first[bucket]!) {
        this.disarm(slot);
        expired(slot);
      }
    }
  }

  /** Until the next deadline; null where there is none. */
  waitMs(now: number): number | null {
    if (this.armed === 0) return null;
    for (let ahead = 1; ahead < BUCKETS; ahead += 1) {
      if (this.first[(this.turned + ahead) & (BUCKETS - 1)] === NONE) continue;
      return Math.max(0, (this.turned + ahead) * BUCKET_MS - now);
    }
    return BUCKET_MS;
  }
}
