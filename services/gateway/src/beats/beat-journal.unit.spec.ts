import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Beat } from './beat.js';
import { BeatJournal } from './beat-journal.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nowahala-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function relayAll(journal: BeatJournal): Promise<number[]> {
  await journal.closeSegment();
  const numbers: number[] = [];
  for await (const { beats, remove } of journal.segments()) {
    numbers.push(...beats.map(({ number }) => number));
    await remove();
  }
  return numbers;
}

it('hands over each beat once, also those that come while a segment is being closed', async () => {
  const journal = new BeatJournal({ folder, maxBytes: 1024 * 1024 });
  journal.open();
  const beat = (words: string) => ({ words }) as Beat;
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
