const CHUNK_BYTES = 256 * 1024;
const MOST_FREE = 16;

/**
 * Where the journal puts beats before it writes them, and keeps them until they are handed over. Its chunks are used again: new
 * ones would be garbage that only a walk through the whole heap finds, while calls wait.
 */
export class JournalMemory {
  private readonly free: Buffer[] = [];
  /** Of the segment that is written. */
  private chunks: Buffer[] = [];
  private usedBytes = CHUNK_BYTES;

  space(bytes: number): Buffer {
    if (bytes > CHUNK_BYTES) return Buffer.allocUnsafeSlow(bytes);
    if (this.usedBytes + bytes > CHUNK_BYTES) {
      this.chunks.push(this.free.pop() ?? Buffer.allocUnsafeSlow(CHUNK_BYTES));
      this.usedBytes = 0;
    }
    this.usedBytes += bytes;
    return this.chunks.at(-1)!.subarray(this.usedBytes - bytes, this.usedBytes);
  }

  /**
   * The segment has ended: what was written of it, and the chunks that it lies in. One chunk is much for the beats of a quiet
   * segment, which may wait for the bus for hours: they move out of it.
   */
  end(written: Buffer[]): { written: Buffer[]; chunks: Buffer[] } {
    const { chunks } = this;
    const isQuiet = chunks.length === 1;
    const moved = isQuiet ? [Buffer.concat(written)] : written;
    if (!isQuiet) this.chunks = [];
    this.clear();
    return { written: moved, chunks: isQuiet ? [] : chunks };
  }

  /** Nothing of the segment has to be kept. */
  clear(): void {
    this.giveBack(this.chunks);
    this.chunks = [];
    this.usedBytes = CHUNK_BYTES;
  }

  /** Nobody reads in them any more. */
  giveBack(chunks: readonly Buffer[]): void {
    this.free.push(...chunks.slice(0, MOST_FREE - this.free.length));
  }
}
