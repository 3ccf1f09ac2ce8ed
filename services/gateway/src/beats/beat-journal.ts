import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { newId } from '@nowahala/platform';
import type { Beat } from './beat.js';

export interface JournalledBeat extends Beat {
  /** Its place in the run. */
  number: number;
}

export interface JournalOptions {
  folder: string;
  /** What may lie there in all. */
  maxBytes: number;
}

const OWNER = 'owner.json';
const SEGMENT = /^(\d{10})\.beats$/;
/** Without a sign of life for so long the run of another machine is over. */
const ABANDONED_MS = 10 * 60_000;
const HEAD_BYTES = 8;

/** The disk cannot take the beat: it is not confirmed, and the job tries again. */
export class JournalFull extends Error {}

/**
 * Beats on the disk of one run of a gateway: a beat is written before its call is answered. Those that come together are written
 * together and share one flush of the disk. A segment that was handed over is deleted.
 */
export class BeatJournal {
  readonly runId = newId();
  private readonly home: string;
  private file: FileHandle | undefined;
  private segment = 0;
  private number = 0;
  private bytes = 0;
  private readonly closed: { segment: number; bytes: number }[] = [];
  private waiting: { data: Buffer; done: (error?: Error) => void }[] = [];
  private flushing: Promise<void> | undefined;

  constructor(private readonly options: JournalOptions) {
    this.home = join(options.folder, this.runId);
  }

  open(): void {
    mkdirSync(this.home, { recursive: true, mode: 0o700 });
    writeFileSync(join(this.home, OWNER), JSON.stringify({ host: hostname(), pid: process.pid }), { mode: 0o600 });
  }

  /** Resolves once it would survive the loss of power. */
  append(beat: Beat): Promise<void> {
    this.number += 1;
    const text = Buffer.from(JSON.stringify({ ...beat, number: this.number }));
    if (this.bytes + text.length + HEAD_BYTES > this.options.maxBytes)
      return Promise.reject(new JournalFull('the journal of beats is full'));
    const data = Buffer.allocUnsafe(HEAD_BYTES + text.length);
    data.writeUInt32BE(text.length, 0);
    data.writeUInt32BE(crc32(text), 4);
    text.copy(data, HEAD_BYTES);
    this.bytes += data.length;
    const kept = new Promise<void>((resolve, reject) => this.waiting.push({ data, done: (error) => (error ? reject(error) : resolve()) }));
    this.flushing ??= this.flush();
    return kept;
  }

  /** Everything that was appended until now lies in closed segments afterwards. */
  async closeSegment(): Promise<void> {
    while (this.flushing) await this.flushing;
    // Beats that come meanwhile begin the next segment.
    const { file, segment } = this;
    this.file = undefined;
    if (!file) return;
    const bytes = (await file.stat()).size;
    await file.close();
    this.closed.push({ segment, bytes });
  }

  /** Closed segments, oldest first. */
  async *segments(): AsyncGenerator<{ beats: JournalledBeat[]; remove: () => Promise<void> }> {
    for (const one of [...this.closed]) {
      const path = join(this.home, nameOf(one.segment));
      yield {
        beats: beatsIn(await readFile(path)),
        remove: async () => {
          await rm(path, { force: true });
          this.closed.splice(this.closed.indexOf(one), 1);
          this.bytes -= one.bytes;
        },
      };
    }
  }

  /** A sign of life, for gateways that look for abandoned runs. */
  touch(now: Date): void {
    if (existsSync(this.home)) utimesSync(join(this.home, OWNER), now, now);
  }

  get sizeBytes(): number {
    return this.bytes;
  }

  /** After everything was handed over. */
  async remove(): Promise<void> {
    await this.file?.close();
    this.file = undefined;
    if (this.closed.length === 0) rmSync(this.home, { recursive: true, force: true });
  }

  private async flush(): Promise<void> {
    // The calls of one turn of the event loop are written together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      let failure: Error | undefined;
      try {
        await this.write(Buffer.concat(batch.map(({ data }) => data)));
      } catch (error) {
        failure = new JournalFull('the journal of beats cannot be written', { cause: error });
        // What the disk took of it in part is skipped by its check sum; what follows begins in a file of its own.
        this.bytes -= batch.reduce((sum, { data }) => sum + data.length, 0);
        await this.abandonFile();
      }
      for (const { done } of batch) done(failure);
    }
    this.flushing = undefined;
  }

  private async write(data: Buffer): Promise<void> {
    if (!this.file) {
      this.segment += 1;
      this.file = await open(join(this.home, nameOf(this.segment)), 'a', 0o600);
    }
    await this.file.appendFile(data);
    await this.file.datasync();
  }

  private async abandonFile(): Promise<void> {
    const { file, segment } = this;
    this.file = undefined;
    await file?.close().catch(() => undefined);
    if (file) this.closed.push({ segment, bytes: 0 });
  }
}

export interface AbandonedRun {
  runId: string;
  beats: JournalledBeat[];
  /** Its last sign of life. */
  seenAt: Date;
  remove: () => void;
}

/** Runs in the folder whose process is gone, with what they had not handed over. */
export async function abandonedRuns(folder: string, ownRunId: string, now: number): Promise<AbandonedRun[]> {
  const found: AbandonedRun[] = [];
  for (const runId of readdirSync(folder)) {
    const home = join(folder, runId);
    if (runId === ownRunId || !isAbandoned(home, now)) continue;
    const segments = readdirSync(home).filter((name) => SEGMENT.test(name));
    const beats: JournalledBeat[] = [];
    for (const name of segments.sort()) beats.push(...beatsIn(await readFile(join(home, name))));
    found.push({ runId, beats, seenAt: statSync(join(home, OWNER)).mtime, remove: () => rmSync(home, { recursive: true, force: true }) });
  }
  return found;
}

function isAbandoned(home: string, now: number): boolean {
  try {
    const owner = join(home, OWNER);
    const { host, pid } = JSON.parse(readFileSync(owner, 'utf8')) as { host: string; pid: number };
    if (host === hostname() && (pid === process.pid || !isRunning(pid))) return true;
    return now - statSync(owner).mtimeMs > ABANDONED_MS;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Reads until the first record that is not whole: the process, or the power, went away while it was written, and nobody was answered. */
export function beatsIn(data: Buffer): JournalledBeat[] {
  const beats: JournalledBeat[] = [];
  for (let at = 0; at + HEAD_BYTES <= data.length;) {
    const end = at + HEAD_BYTES + data.readUInt32BE(at);
    const text = data.subarray(at + HEAD_BYTES, end);
    if (end > data.length || crc32(text) !== data.readUInt32BE(at + 4)) break;
    beats.push(JSON.parse(text.toString('utf8')) as JournalledBeat);
    at = end;
  }
  return beats;
}

const nameOf = (segment: number): string => `${String(segment).padStart(10, '0')}.beats`;
