import { closeSync, openSync, readSync } from 'node:fs';

/** Work that fails because of what it is given fails again at every next time; the first of these is a fault. */
const FAILED =
  /^(job failed|publishing results failed|outbox could not be published; retrying|check given up by a defect|.* (loop|round) failed)$/;
/** Errors that come of values. */
const OF_VALUES = /^(TypeError|RangeError|ReferenceError|SyntaxError|QueryFailedError|error)$/;
/** The machine is at fault, or somebody is away: what is tried again may succeed. */
const TRANSIENT =
  /timeout|timed out|terminat|ECONN|cancel|deadlock|We could not do that just now|cannot be used|is closed|did not answer|recovery mode|shutting down/i;
/** Said once by each of its readers, and at each repeat: nobody tries it again. */
const SET_ASIDE = /^message (moved to the dead-letter topic|parked)/;
/** The same complaint about the same thing within a minute. */
const MOST_A_MINUTE = 8;
const MINUTE_MS = 60_000;
const LOOK_AGAIN_MS = 500;

/** What the product writes into its log, as far as it is a fault. */
export class Complaints {
  at = 0;
  rest = '';
  repeated = new Map();
  lookedAt = -Infinity;
  chunk = Buffer.alloc(1 << 16);

  constructor(path) {
    this.path = path;
  }

  /** Throws for the first fault in what was logged since the last time; looks only now and then. */
  check(isLast) {
    if (!isLast && performance.now() - this.lookedAt < LOOK_AGAIN_MS) return;
    this.lookedAt = performance.now();
    for (const line of this.newLines()) {
      const { msg = '', err, level, time, job, ...fields } = line;
      const why = err?.message ?? fields.error ?? '';
      if (level < 40 || TRANSIENT.test(why)) continue;
      if (FAILED.test(msg) && OF_VALUES.test(err?.type)) throw new Error(`the product logged: ${msg} ${job ?? ''} ${err?.stack ?? why}`);
      const id = fields.delivery_id ?? fields.message_id;
      if (id === undefined || SET_ASIDE.test(msg)) continue;
      const name = `${msg} ${id}`;
      const since = Date.parse(time) - MINUTE_MS;
      const times = [...(this.repeated.get(name) ?? []).filter((one) => one > since), Date.parse(time)];
      this.repeated.set(name, times);
      if (times.length > MOST_A_MINUTE) throw new Error(`the product tries without end: ${msg} ${id} ${err?.stack ?? why}`);
    }
  }

  newLines() {
    const file = openSync(this.path, 'r');
    try {
      for (let read; (read = readSync(file, this.chunk, 0, this.chunk.length, this.at)) > 0; this.at += read)
        this.rest += this.chunk.toString('latin1', 0, read);
    } finally {
      closeSync(file);
    }
    const lines = this.rest.split('\n');
    this.rest = lines.pop();
    return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  }
}
