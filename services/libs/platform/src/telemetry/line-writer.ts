import { write, writeSync } from 'node:fs';

/** A write of more may be split by what collects the lines of a container. */
const MOST_AT_ONCE = 16 * 1024;
/** Of a reader that stands still; what comes then is dropped. */
const MOST_WAITING = 50_000;
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
  private writing = false;

  constructor(private readonly fd: number) {
    process.on('exit', () => this.flushSync());
  }

  write(line: string): void {
    if (this.lines.length < MOST_WAITING) this.lines.push(line);
    if (!this.writing) this.writeOn();
  }

  /** What waits; not what is being written. Of a fatal line pino asks for it. */
  flushSync(): void {
    for (let next = this.take(), busy = 0; next.length > 0;) {
      try {
        next = next.subarray(writeSync(this.fd, next));
      } catch (error) {
        if (!notYet.has(codeOf(error)) || (busy += 1) > BUSY_AT_MOST) return this.drop();
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
      }
      if (next.length === 0) next = this.take();
    }
  }

  private writeOn(rest = this.take()): void {
    this.writing = rest.length > 0;
    if (!this.writing) return;
    write(this.fd, rest, (error, written) => {
      if (!error) this.writeOn(written < rest.length ? rest.subarray(written) : undefined);
      else if (notYet.has(codeOf(error))) setTimeout(() => this.writeOn(rest), BUSY_MS);
      else this.writeOn();
    });
  }

  private drop(): void {
    this.lines = [];
  }

  private take(): Buffer {
    let count = 0;
    for (let length = 0; count < this.lines.length; count += 1) {
      length += this.lines[count]!.length;
      if (count > 0 && length > MOST_AT_ONCE) break;
    }
    return Buffer.from(this.lines.splice(0, count).join(''));
  }
}
