import type { Stall } from '../../../../domain/lateness.js';

/** Words of `control`, each on a cache line of its own. */
export const CONTROL = { submitted: 0, taken: 16, completed: 32, asleep: 48, stop: 64, stalls: 80, beat: 96 } as const;
const CONTROL_WORDS = 112;

export const KIND = { connect: 1, ask: 2, echo: 3 } as const;
/** What a job ended in; the part that failed, or a page that is as good as the last time. */
export const END = { good: 0, connect: 1, echo: 2, details: 3 } as const;
/** Beside the numbers of the kernel: another address was reached than the one that was asked for. */
export const WRONG_PEER = -1;

export const LONGEST_REQUEST = 4 * 1024;
export const LONGEST_HOST = 256;
export const TEXT_LENGTH = LONGEST_REQUEST + LONGEST_HOST;
/** More than the rounds of the longest check can leave. */
export const REMEMBERED_STALLS = 1_024;
const KNOWN_PAGES = 32 * 1024;

const COLUMNS_32 = [
  'kind',
  'family',
  'port',
  'secure',
  'isName',
  'needsPage',
  'requestLength',
  'hostLength',
  'end',
  'errno',
  'status',
  'bytes',
  'cut',
] as const;
const COLUMNS_64 = ['connectLimit', 'totalLimit', 'connectMs', 'tlsMs', 'firstByteMs', 'bodyMs', 'ms'] as const;

type Columns32 = Record<(typeof COLUMNS_32)[number], Int32Array>;
type Columns64 = Record<(typeof COLUMNS_64)[number], Float64Array>;

/**
 * The memory that the prober's thread and the loop's thread share: for each slot a job and its result, and two rings of
 * slots, submitted and completed. A slot belongs to the loop from its submission until its completion.
 */
export interface Arena extends Columns32, Columns64 {
  buffer: SharedArrayBuffer;
  /** A power of two. */
  slots: number;
  control: Int32Array;
  submitted: Int32Array;
  completed: Int32Array;
  /** 16 bytes a slot. */
  addresses: Uint8Array;
  /** The request, then the host's name. */
  texts: Uint8Array;
  /** Keys of pages that give nothing away, each at the place that it chooses itself. */
  knownPages: Float64Array;
  /** Pairs of moment and length, by the clock of `process.hrtime`. */
  stalls: Float64Array;
}

export function newArena(slots: number, buffer?: SharedArrayBuffer): Arena {
  let at = 0;
  const memory = buffer ?? new SharedArrayBuffer(sizeOf(slots));
  const doubles = (length: number): Float64Array => new Float64Array(memory, advance(length * 8), length);
  const integers = (length: number): Int32Array => new Int32Array(memory, advance(length * 4), length);
  const octets = (length: number): Uint8Array => new Uint8Array(memory, advance(length), length);
  const advance = (bytes: number): number => (at += bytes) - bytes;
  return {
    buffer: memory,
    slots,
    knownPages: doubles(KNOWN_PAGES),
    stalls: doubles(REMEMBERED_STALLS * 2),
    ...(Object.fromEntries(COLUMNS_64.map((name) => [name, doubles(slots)])) as Columns64),
    control: integers(CONTROL_WORDS),
    submitted: integers(slots),
    completed: integers(slots),
    ...(Object.fromEntries(COLUMNS_32.map((name) => [name, integers(slots)])) as Columns32),
    addresses: octets(slots * 16),
    texts: octets(slots * TEXT_LENGTH),
  };
}

function sizeOf(slots: number): number {
  const doubles = KNOWN_PAGES + REMEMBERED_STALLS * 2 + COLUMNS_64.length * slots;
  const integers = CONTROL_WORDS + (2 + COLUMNS_32.length) * slots;
  return doubles * 8 + integers * 4 + slots * (16 + TEXT_LENGTH);
}

/** Appends to a ring of one writer; what the slot holds is visible to the reader before its number is. */
export function push(arena: Arena, ring: 'submitted' | 'completed', slot: number): void {
  const tail = arena.control[CONTROL[ring]]!;
  arena[ring][tail & (arena.slots - 1)] = slot;
  Atomics.store(arena.control, CONTROL[ring], (tail + 1) | 0);
}

export function isKnownPage(arena: Arena, key: number): boolean {
  return arena.knownPages[key % KNOWN_PAGES] === key;
}

export function rememberPage(arena: Arena, key: number): void {
  arena.knownPages[key % KNOWN_PAGES] = key;
}

/** One clock for all threads of the process; `performance.now` begins anew in each. */
export function sharedNow(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1_000 + nanoseconds / 1_000_000;
}

const NO_STALLS: readonly Stall[] = [];

/** By `performance.now` of this thread, the newest first. */
export function stallsSince({ control, stalls }: Arena, since: number): readonly Stall[] {
  const count = Atomics.load(control, CONTROL.stalls);
  if (count === 0) return NO_STALLS;
  const ahead = sharedNow() - performance.now();
  const found: Stall[] = [];
  for (let index = count - 1; index >= Math.max(0, count - REMEMBERED_STALLS); index -= 1) {
    const at = stalls[(index % REMEMBERED_STALLS) * 2]! - ahead;
    if (at < since) break;
    found.push({ at, ms: stalls[(index % REMEMBERED_STALLS) * 2 + 1]! });
  }
  return found;
}
