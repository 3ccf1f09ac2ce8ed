import {
  appendFileSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { sleep } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import type { Beat } from './beat.js';
import { abandonedRuns, BeatJournal } from './beat-journal.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nowahala-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const beat = (words: string) => ({ words }) as Beat;

async function relayAll(journal: BeatJournal): Promise<number[]> {
  await journal.closeSegment();
  const numbers: number[] = [];
  for await (const { beats, remove } of journal.segments()) {
    for (const { number } of beats) numbers.push(number);
    await remove();
  }
  return numbers;
}

it('hands over each beat once, also those that come while a segment is being closed', async () => {
  const journal = new BeatJournal({ folder, maxBytes: 1024 * 1024 });
  journal.open();
  const handedOver: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    await journal.append(beat('before'));
    const closing = relayAll(journal);
    const kept = Promise.all([journal.append(beat('meanwhile')), journal.append(beat('meanwhile'))]);
    handedOver.push(...(await closing));
    await kept;
  }
  handedOver.push(...(await relayAll(journal)));
  expect(handedOver.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
});

/** Holds back what waits for the disk until it is let; `asked` names the files and folders. */
async function heldBack(how: 'appendFile' | 'sync') {
  const handle = await open(folder, 'r');
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const asked: string[] = [];
  const allowed = Promise.withResolvers<void>();
  const real = prototype[how] as (...given: unknown[]) => Promise<void>;
  const spy = jest.spyOn(prototype, how).mockImplementation(async function (this: FileHandle, ...given: unknown[]) {
    asked.push(readlinkSync(`/proc/self/fd/${this.fd}`));
    await allowed.promise;
    return real.call(this, ...given);
  });
  return { asked, allow: allowed.resolve, restore: () => spy.mockRestore() };
}

it.each(['appendFile', 'sync'] as const)('confirms nothing before the disk has done its %s', async (how) => {
  const disk = await heldBack(how);
  const journal = new BeatJournal({ folder, maxBytes: 1024 * 1024 });
  let isConfirmed = false;
  const kept = journal.append(beat('kept')).then(() => (isConfirmed = true));
  try {
    await eventually('it is asked to', () => disk.asked.length > 0);
    await sleep(50);
    expect(isConfirmed).toBe(false);
    disk.allow();
    expect(await kept).toBe(true);
  } finally {
    disk.restore();
  }
});

it('has each write on the disk when it returns', async () => {
  const journal = new BeatJournal({ folder, maxBytes: 1024 * 1024 });
  await journal.append(beat('kept'));
  const open = readdirSync('/proc/self/fd').filter((one) => existsSync(`/proc/self/fd/${one}`));
  const fd = open.find((one) => readlinkSync(`/proc/self/fd/${one}`).startsWith(join(folder, journal.runId)));
  const [, flags] = /^flags:\s*([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8'))!;
  expect(Number.parseInt(flags!, 8) & constants.O_DSYNC).toBe(constants.O_DSYNC);
});

it('flushes each folder in which it made a name, once', async () => {
  const [volume, disk] = [join(folder, 'new', 'volume'), await heldBack('sync')];
  disk.allow();
  const journal = new BeatJournal({ folder: volume, maxBytes: 1024 * 1024 });
  const runFolder = join(volume, journal.runId);
  try {
    await journal.append(beat('first'));
    await journal.append(beat('of the same segment'));
    expect(disk.asked.toSorted()).toEqual([folder, join(folder, 'new'), volume, runFolder]);
    await journal.closeSegment();
    await journal.append(beat('of the next one'));
    expect(disk.asked.slice(4)).toEqual([runFolder]);
  } finally {
    disk.restore();
  }
});

it('reads one beat at a time: calls are answered between them', async () => {
  const journal = new BeatJournal({ folder, maxBytes: 1024 * 1024 });
  await Promise.all(['first', 'second', 'third'].map((words) => journal.append(beat(words))));
  await journal.closeSegment();
  const parse = jest.spyOn(JSON, 'parse');
  try {
    for await (const { beats } of journal.segments()) {
      for (const { words } of beats) {
        expect([words, parse.mock.calls.length]).toEqual(['first', 1]);
        break;
      }
    }
  } finally {
    parse.mockRestore();
  }
});

it('writes over nothing that was not handed over yet', async () => {
  const journal = new BeatJournal({ folder, maxBytes: 64 * 1024 * 1024 });
  // More than a chunk of its memory each, and one that is not.
  const rounds = ['a', 'b', 'c', 'd'].map((character, round) => character.repeat(round === 1 ? 10 : 10 * 1024));
  const write = async (words: string) => {
    for (let batch = 0; batch < 6; batch += 1) await Promise.all(Array.from({ length: 10 }, () => journal.append(beat(words))));
    await journal.closeSegment();
  };
  const handedOver: string[] = [];
  await write(rounds[0]!);
  await write(rounds[1]!);
  const segments = journal.segments();
  for (const next of [rounds[2]!, rounds[3]!]) {
    const { beats, remove } = (await segments.next()).value!;
    const reading = beats[Symbol.iterator]();
    handedOver.push(reading.next().value!.words);
    // While it is handed over.
    await write(next);
    for (let one = reading.next(); !one.done; one = reading.next()) handedOver.push(one.value.words);
    await remove();
  }
  for await (const { beats, remove } of journal.segments()) {
    for (const { words } of beats) handedOver.push(words);
    await remove();
  }
  expect(handedOver).toEqual(rounds.flatMap((words) => Array.from({ length: 60 }, () => words)));
});

it('hands over while calls come without a pause', async () => {
  const journal = new BeatJournal({ folder, maxBytes: 64 * 1024 * 1024 });
  const MOST = 20_000;
  let [called, isClosed] = [0, false];
  const calls = (async () => {
    for (; called < MOST && !isClosed; called += 1) {
      void journal.append(beat('one of many'));
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  await journal.append(beat('first'));
  await journal.closeSegment();
  isClosed = true;
  await calls;
  expect(called).toBeLessThan(MOST);
  await journal.closeSegment();
});

it('is read up to the zeros that a loss of power left', async () => {
  const journal = new BeatJournal({ folder, maxBytes: 1024 * 1024 });
  await journal.append(beat('whole'));
  appendFileSync(join(folder, journal.runId, '0000000001.beats'), Buffer.alloc(4096));
  const [run] = abandonedRuns(folder, 'own', Date.now());
  const numbers: number[] = [];
  for await (const beats of run!.segments) for (const { number } of beats) numbers.push(number);
  expect(numbers).toEqual([1]);
});

it('hands over what it confirmed although the disk gives nothing back and removes nothing', async () => {
  const journal = new BeatJournal({ folder, maxBytes: 1024 * 1024 });
  await journal.append(beat('kept'));
  const file = join(folder, journal.runId, '0000000001.beats');
  rmSync(file);
  mkdirSync(join(file, 'not removed'), { recursive: true });
  expect(await relayAll(journal)).toEqual([1]);
  expect(journal.sizeBytes).toBe(0);
});

it('remembers of a long outage of the bus only the beginning, and reads the rest from the disk', async () => {
  const journal = new BeatJournal({ folder, maxBytes: 64 * 1024 * 1024 });
  const words = 'w'.repeat(1024 * 1024);
  for (let at = 0; at < 20; at += 1) {
    await journal.append(beat(words));
    await journal.closeSegment();
  }
  const last = join(folder, journal.runId, '0000000020.beats');
  rmSync(last);
  expect(await relayAll(journal)).toEqual(Array.from({ length: 19 }, (_, at) => at + 1));
  await journal.append(beat(words));
  await journal.closeSegment();
  rmSync(join(folder, journal.runId, '0000000021.beats'));
  expect(await relayAll(journal)).toEqual([21]);
});

it('of another gateway is taken over after ten minutes although nothing says whose it was', () => {
  const abandoned = join(folder, 'run');
  mkdirSync(abandoned);
  const now = Date.now();
  for (const owner of [() => undefined, () => writeFileSync(join(abandoned, 'owner.json'), '')]) {
    owner();
    expect(abandonedRuns(folder, 'own', now + 60_000)).toEqual([]);
    expect(abandonedRuns(folder, 'own', now + 11 * 60_000)).toMatchObject([{ runId: 'run' }]);
  }
});

it('takes calls again where its folder went away, and keeps count of its bytes', async () => {
  const journal = new BeatJournal({ folder: join(folder, 'volume'), maxBytes: 64 * 1024 });
  writeFileSync(join(folder, 'volume'), 'no folder');
  await expect(journal.append(beat('refused'))).rejects.toThrow('cannot be written');
  expect([await journal.takesMore(), journal.sizeBytes]).toEqual([false, 0]);
  rmSync(join(folder, 'volume'));
  await journal.append(beat('kept'));
  expect(await journal.takesMore()).toBe(true);
  await journal.closeSegment();
  rmSync(join(folder, 'volume'), { recursive: true });
  await journal.append(beat('kept'));
  expect(await relayAll(journal)).toEqual([2, 3]);
  expect(journal.sizeBytes).toBe(0);
});
