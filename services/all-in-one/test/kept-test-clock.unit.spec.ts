import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { keptTestClock } from '../src/kept-test-clock.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nowahala-clock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('starts after a restart where it was moved to', async () => {
  const before = keptTestClock(folder);
  expect(before.offset).toBe(0);
  await before.advance(3_600_000);
  const moved = await before.advance(60_000);
  const after = keptTestClock(folder);
  expect(after.offset).toBe(3_660_000);
  expect(after.now().getTime()).toBeGreaterThanOrEqual(moved.getTime());
});

it('never goes back, whatever the file says', () => {
  writeFileSync(join(folder, 'test-clock'), '-5000');
  expect(keptTestClock(folder).offset).toBe(0);
  writeFileSync(join(folder, 'test-clock'), 'nonsense');
  expect(keptTestClock(folder).offset).toBe(0);
});
