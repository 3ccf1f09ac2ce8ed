import type { HopJob } from '../probe-engine.js';
import { writeAddress } from './address-bytes.js';
import { type Arena, KIND, LONGEST_REQUEST, TEXT_LENGTH } from './arena.js';

/** Writes jobs into their slots. */
export class JobWriter {
  private readonly arena: Arena;
  private readonly text: Buffer;

  constructor(arena: Arena) {
    this.arena = arena;
    this.text = Buffer.from(arena.texts.buffer, arena.texts.byteOffset, arena.texts.byteLength);
  }

  place(slot: number, kind: number, address: string, port: number): void {
    const { arena } = this;
    arena.kind[slot] = kind;
    arena.family[slot] = writeAddress(address, arena.addresses, slot * 16);
    arena.port[slot] = port;
  }

  placeHop(slot: number, job: HopJob): void {
    const { arena } = this;
    this.place(slot, KIND.ask, job.address, job.port);
    arena.secure[slot] = job.secure ? 1 : 0;
    arena.isName[slot] = job.isName ? 1 : 0;
    // The certificates travel with the page alone.
    arena.needsPage[slot] = job.needsPage || (job.wantsChain && job.secure) ? 1 : 0;
    arena.connectLimit[slot] = Math.min(job.connectMs, job.totalMs);
    arena.totalLimit[slot] = job.totalMs;
    arena.requestLength[slot] = this.text.write(job.request, slot * TEXT_LENGTH, 'latin1');
    arena.hostLength[slot] = job.secure ? this.text.write(job.host, slot * TEXT_LENGTH + LONGEST_REQUEST, 'latin1') : 0;
  }
}
