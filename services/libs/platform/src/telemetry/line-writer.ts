import { write, writeSync } from 'node:fs';

/** POSIX: a pipe takes so much (PIPE_BUF of Linux) as a whole or not at all, so that only a longer line can be half written. */
const MOST_AT_ONCE = 4_096;
/** Bytes, of a reader that stands still; what comes then is dropped. */
const MOST_WAITING = 8 * 1024 * 1024;
const BUSY_MS = 50;
const BUSY_AT_MOST = 20;
const notYet = new Set<unknown>(['EAGAIN', 'EBUSY']);
const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;

/**
 * Writes lines beside the work, so that a reader who stands still holds nobody up, and drops what cannot be written. The
 * destination of pino ends the process instead, or tries for ever at its exit, when the disk is full.
 */
export class LineWriter {
  private lines: string[] = [];
  private waitingBytes = 0;
  /** What is left of what was taken last; while a write of it is under way nobody knows how much. */
  private rest: Buffer = Buffer.alloc(0);
  private underWay = false;
  /** A write is under way or will be tried again. */
  private writing = false;

  constructor(private readonly fd: number) {
    process.on('exit', () => this.flushSync());
  }

  write(line: string): void {
    const bytes = Buffer.byteLength(line);
    if (this.waitingBytes + bytes <= MOST_WAITING) {
      this.lines.push(line);
      this.waitingBytes += bytes;
    }
    if (!this.writing) this.writeOn();
  }

  /** What waits, behind what is left of a half-written line; not what is being written. Of a fatal line pino asks for it. */
  flushSync(): void {
    let next = this.underWay || this.rest.length === 0 ? this.take() : this.rest;
    if (!this.underWay) this.rest = Buffer.alloc(0);
    for (let busy = 0; next.length > 0;) {
      try {
        next = next.subarray(writeSync(this.fd, next));
      } catch (error) {
        const isBusy = notYet.has(codeOf(error));
        if (isBusy && (busy += 1) <= BUSY_AT_MOST) {
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
          continue;
        }
        // The process may go on after a fatal line.
        if (isBusy && !this.underWay) this.rest = next;
        return this.drop();
      }
      if (next.length === 0) next = this.take();
    }
  }

  private writeOn(): void {
    if (this.rest.length === 0) this.rest = this.take();
    this.writing = this.underWay = this.rest.length > 0;
    if (!this.writing) return;
    write(this.fd, this.rest, (error, written) => {
      this.underWay = false;
      if (!error || !notYet.has(codeOf(error))) {
        this.rest = error ? Buffer.alloc(0) : this.rest.subarray(written);
        this.writeOn();
      } else setTimeout(() => this.writeOn(), BUSY_MS);
    });
  }

  private drop(): void {
    this.lines = [];
    this.waitingBytes = 0;
  }

  private take(): Buffer {
    let [count, bytes] = [0, 0];
    for (; count < this.lines.length; count += 1) {
      const more = Buffer.byteLength(this.lines[count]!);
      if (count > 0 && bytes + more > MOST_AT_ONCE) break;
      bytes += more;
    }
    this.waitingBytes -= bytes;
    return Buffer.from(this.lines.splice(0, count).join(''));
  }
}
