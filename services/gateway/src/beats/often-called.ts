import type { Beat } from './beat.js';

const WINDOW_MS = 60_000;
/** So many of one heartbeat are written down in a minute; more of the same kind say nothing new. */
const WRITTEN_A_MINUTE = 5;
/** Kinds that alternate are written down each time, but not without end. */
const MOST_A_MINUTE = 60;
const PLACES = 2 ** 17;
/** An id stands in one of so many places in a row; where all are taken the oldest of them is forgotten. */
const PLACES_OF_AN_ID = 8;
const ID_NUMBERS = 4;
const KINDS = { success: 0, start: 1, fail: 2 } satisfies Record<Beat['kind'], number>;
const SAFE = Promise.resolve();

/**
 * What of the calls of one heartbeat has to be written down. Kept in numbers: an object for each heartbeat would outlive the young
 * ones and be garbage a minute later, which only a walk through the whole heap finds, while calls wait.
 */
export class OftenCalled {
  private readonly id = new Uint32Array(ID_NUMBERS);
  private readonly idBytes = Buffer.from(this.id.buffer);
  private readonly ids = new Uint32Array(PLACES * ID_NUMBERS);
  private readonly since = new Float64Array(PLACES);
  private readonly written = new Uint8Array(PLACES);
  private readonly last = new Uint8Array(PLACES);
  private readonly kept = new Array<Promise<void>>(PLACES).fill(SAFE);

  constructor(private readonly write: (beat: Beat) => Promise<void>) {}

  /** Answers once the call is safe: by itself, or by the one before it that says the same. */
  async take(beat: Beat): Promise<'kept' | 'folded' | 'tooOften'> {
    const place = this.placeOf(beat.heartbeatId, beat.at);
    const kind = KINDS[beat.kind];
    if (this.written[place]! >= WRITTEN_A_MINUTE && this.last[place] === kind) {
      await this.kept[place];
      return 'folded';
    }
    if (this.written[place]! >= MOST_A_MINUTE) return 'tooOften';
    this.written[place]! += 1;
    this.last[place] = kind;
    const kept = this.write(beat);
    this.kept[place] = kept;
    try {
      await kept;
    } catch (error) {
      // Nothing is folded into a call that was not kept.
      if (this.kept[place] === kept) this.since[place] = 0;
      throw error;
    }
    return 'kept';
  }

  /** Where its minute is counted; a new one begins where the last is over. */
  private placeOf(heartbeatId: string, at: number): number {
    this.idBytes.write(heartbeatId.replaceAll('-', ''), 'hex');
    // The end of an id is random.
    const first = this.id[ID_NUMBERS - 1]!;
    let place = first % PLACES;
    for (let next = 0; next < PLACES_OF_AN_ID; next += 1) {
      const one = (first + next) % PLACES;
      if (this.standsAt(one)) {
        if (at - this.since[one]! < WINDOW_MS && at >= this.since[one]!) return one;
        place = one;
        break;
      }
      if (this.since[one]! < this.since[place]!) place = one;
    }
    this.ids.set(this.id, place * ID_NUMBERS);
    this.since[place] = at;
    this.written[place] = 0;
    return place;
  }

  private standsAt(place: number): boolean {
    const { id, ids } = this;
    for (let index = 0; index < ID_NUMBERS; index += 1) if (ids[place * ID_NUMBERS + index] !== id[index]) return false;
    return true;
  }
}
