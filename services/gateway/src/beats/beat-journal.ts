import { constants, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { newId } from '@nowahala/platform';
import type { Beat } from './beat.js';
import { beatsIn, recordOf, writeRecords } from './beat-records.js';
import type { JournalledBeat } from './beat-records.js';
import { createFolder, flushNames } from './durable-names.js';
import { JournalMemory } from './journal-memory.js';

interface ClosedSegment {
  segment: number;
  bytes: number;
  written: Buffer[] | undefined;
  chunks: Buffer[];
}

/** Beats that are written together and share one flush of the disk. */
interface Batch {
  texts: string[];
  bytes: number;
  kept: PromiseWithResolvers<void>;
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
const SEGMENT_BYTES = 8 * 1024 * 1024;
/** On Linux a write returns when it is on the disk: a flush of its own would be one more turn of a busy loop for each batch. */
const WRITES_THROUGH = process.platform === 'linux';
const { O_APPEND, O_CREAT, O_WRONLY, O_DSYNC } = constants;
const APPENDING = WRITES_THROUGH ? O_APPEND | O_CREAT | O_WRONLY | O_DSYNC : 'a';
const PROBE_BYTES = 16 * 1024;
/** What was not handed over yet is in memory too, up to so much: a disk that fails keeps nothing of it back. */
const REMEMBERED_BYTES = 16 * 1024 * 1024;

/** The disk cannot take the beat: it is not confirmed, and the job tries again. */
class JournalFull extends Error {}

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
  private segmentBytes = 0;
  /** Of the segment that is written; undefined where it was too much. */
  private written: Buffer[] | undefined = [];
  private rememberedBytes = 0;
  private readonly memory = new JournalMemory();
  private isOpen = false;
  /** Folders with a new name in them that is not flushed yet. */
  private unflushed = new Set<string>();
  private readonly closed: ClosedSegment[] = [];
  private waiting = newBatch();
  private flushing: Promise<void> | undefined;
  private closing: (() => void)[] = [];

  constructor(private readonly options: JournalOptions) {
    this.home = join(options.folder, this.runId);
  }

  /** Also done by the first write, where the disk was not there before. */
  open(): void {
    for (const folder of createFolder(this.home)) this.unflushed.add(folder);
    writeFileSync(join(this.home, OWNER), JSON.stringify({ host: hostname(), pid: process.pid }), { mode: 0o600 });
    this.isOpen = true;
  }

  /** Resolves once it would survive the loss of power: one promise for all that are written together. */
  append(beat: Beat): Promise<void> {
    this.number += 1;
    const { text, bytes } = recordOf({ ...beat, number: this.number });
    if (this.bytes + bytes > this.options.maxBytes) return Promise.reject(new JournalFull('the journal of beats is full'));
    this.bytes += bytes;
    this.waiting.texts.push(text);
    this.waiting.bytes += bytes;
    this.flushing ??= this.flush();
    return this.waiting.kept.promise;
  }

  /** Everything that was appended until now lies in closed segments afterwards. */
  async closeSegment(): Promise<void> {
    if (!this.flushing) return this.endSegment();
    // Between two writes: under many calls there is no moment at which nothing is written.
    return new Promise((resolve) => this.closing.push(resolve));
  }

  /** Closed segments, oldest first. */
  async *segments(): AsyncGenerator<{ beats: Iterable<JournalledBeat>; remove: () => Promise<void> }> {
    for (const one of [...this.closed]) {
      const path = join(this.home, nameOf(one.segment));
      yield {
        beats: beatsIn(one.written ?? [await readFile(path).catch(nothingIfGone)]),
        remove: async () => {
          // What the disk keeps all the same is handed over again after a restart, and a repeat counts once.
          await rm(path, { force: true }).catch(() => undefined);
          this.closed.splice(this.closed.indexOf(one), 1);
          this.bytes -= one.bytes;
          if (one.written) this.rememberedBytes -= one.bytes;
          this.memory.giveBack(one.chunks);
        },
      };
    }
  }

  /** A sign of life, for gateways that look for abandoned runs. What the disk does not take now it takes the next time. */
  touch(now: Date): void {
    try {
      utimesSync(join(this.home, OWNER), now, now);
    } catch {
      this.isOpen = false;
    }
  }

  /** Whether the disk would take a beat now. */
  async takesMore(): Promise<boolean> {
    const path = join(this.home, 'probe');
    try {
      if (!this.isOpen) this.open();
      await writeFile(path, Buffer.alloc(PROBE_BYTES), { flush: true });
      await rm(path);
      return this.bytes + PROBE_BYTES <= this.options.maxBytes;
    } catch {
      return false;
    }
  }

  get sizeBytes(): number {
    return this.bytes;
  }

  /** After everything was handed over. False where the disk keeps it. */
  async remove(): Promise<boolean> {
    await this.closeSegment();
    return this.closed.length > 0 || removed(this.home);
  }

  private async flush(): Promise<void> {
    // The calls of one turn of the event loop are written together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.texts.length > 0 || this.closing.length > 0) {
      const { waiting: batch, closing } = this;
      [this.waiting, this.closing] = [newBatch(), []];
      try {
        if (batch.texts.length > 0) await this.write(batch);
        batch.kept.resolve();
      } catch (error) {
        // What the disk took of it in part is skipped by its check sum; what follows begins in a file of its own.
        this.bytes -= batch.bytes;
        await this.endSegment();
        batch.kept.reject(new JournalFull('the journal of beats cannot be written', { cause: error }));
      }
      if (closing.length > 0) await this.endSegment();
      for (const closed of closing) closed();
    }
    this.flushing = undefined;
  }

  private async write({ texts, bytes }: Batch): Promise<void> {
    const data = this.memory.space(bytes);
    writeRecords(texts, data);
    if (!this.file) {
      this.segment += 1;
      this.file = await this.create(join(this.home, nameOf(this.segment)));
      this.unflushed.add(this.home);
    }
    await this.file.appendFile(data);
    await Promise.all([WRITES_THROUGH || this.file.datasync(), flushNames([...this.unflushed])]);
    this.unflushed.clear();
    this.segmentBytes += data.length;
    this.remember(data);
    if (this.segmentBytes >= SEGMENT_BYTES) await this.endSegment();
  }

  private remember(data: Buffer): void {
    if (this.written) {
      this.written.push(data);
      this.rememberedBytes += data.length;
      if (this.rememberedBytes <= REMEMBERED_BYTES) return;
      this.rememberedBytes -= this.segmentBytes;
      this.written = undefined;
    }
    this.memory.clear();
  }

  /** Another gateway may have taken the folder for abandoned, while this one stood still. */
  private async create(path: string): Promise<FileHandle> {
    if (!this.isOpen) this.open();
    try {
      return await open(path, APPENDING, 0o600);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      this.open();
      return open(path, APPENDING, 0o600);
    }
  }

  /** Beats that come meanwhile begin the next segment. */
  private async endSegment(): Promise<void> {
    const { file, segment, segmentBytes: bytes, written } = this;
    [this.file, this.segmentBytes, this.written] = [undefined, 0, []];
    if (!file) return this.memory.clear();
    this.closed.push({ segment, bytes, ...(written ? this.memory.end(written) : { written, chunks: [] }) });
    await file.close().catch(() => undefined);
  }
}

const newBatch = (): Batch => ({ texts: [], bytes: 0, kept: Promise.withResolvers() });

export interface AbandonedRun {
  runId: string;
  /** What each of its segments holds, oldest first. */
  segments: AsyncIterable<Iterable<JournalledBeat>>;
  /** Its last sign of life. */
  seenAt: Date;
  /** False where the disk keeps it. */
  remove: () => boolean;
}

/** Runs in the folder whose process is gone, with what they had not handed over. */
export function abandonedRuns(folder: string, ownRunId: string, now: number): AbandonedRun[] {
  const runIds = readdirSync(folder).filter((runId) => runId !== ownRunId && isAbandoned(join(folder, runId), now));
  return runIds.map((runId) => {
    const home = join(folder, runId);
    return { runId, segments: segmentsIn(home), seenAt: new Date(seenMs(home)), remove: () => removed(home) };
  });
}

async function* segmentsIn(home: string): AsyncGenerator<Iterable<JournalledBeat>> {
  const names = readdirSync(home).filter((name) => SEGMENT.test(name));
  for (const name of names.sort()) yield beatsIn([await readFile(join(home, name))]);
}

function isAbandoned(home: string, now: number): boolean {
  const owner = ownerOf(home);
  if (owner?.host === hostname() && (owner.pid === process.pid || !isRunning(owner.pid))) return true;
  return now - seenMs(home) > ABANDONED_MS;
}

/** Undefined where a loss of power left nothing of it. */
function ownerOf(home: string): { host: string; pid: number } | undefined {
  try {
    return JSON.parse(readFileSync(join(home, OWNER), 'utf8')) as { host: string; pid: number };
  } catch {
    return undefined;
  }
}

/** Infinity: another gateway removes the folder at this moment. */
function seenMs(home: string): number {
  const at = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return at(join(home, OWNER)) ?? at(home) ?? Infinity;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function removed(home: string): boolean {
  try {
    rmSync(home, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

function nothingIfGone(error: NodeJS.ErrnoException): Buffer {
  if (error.code !== 'ENOENT') throw error;
  return Buffer.alloc(0);
}

const nameOf = (segment: number): string => `${String(segment).padStart(10, '0')}.beats`;
