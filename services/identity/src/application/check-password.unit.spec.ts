import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ManualClock } from '@nowahala/platform';
import type { Database } from '@nowahala/platform';
import type { AttemptRepository } from '../database/attempt.repository.js';
import { CheckPassword } from './check-password.js';
import type { KeyedHash } from './secrets/keyed-hash.js';
import type { PasswordHasher } from './secrets/password-hasher.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('a wrong password counts from when it was compared, not from when its attempt began to wait in line', async () => {
  const clock = new ManualClock(new Date('2026-11-24T08:00:00Z'));
  const failures: Date[] = [];
  const attempts = {
    now: async () => clock.now(),
    listLoginFailures: async () => ({ pair: [], account: [], address: [] }),
    insertLoginFailure: async (_sql: Database, _account: string, _ipHash: string, at: Date) => void failures.push(at),
  } as unknown as AttemptRepository;
  const hasher = { verify: async () => ({ right: false, outdated: false }) } as unknown as PasswordHasher;
  const hash = { of: (_purpose: string, text: string) => text } as unknown as KeyedHash;
  const passwords = new CheckPassword({} as Database, attempts, hasher, hash);
  await passwords.unlessTooMany({ account: 'ada@example.com', ipHash: 'hers' }, async (compare) => {
    await clock.advance(4_000);
    return compare('guess', undefined);
  });
  expect(failures).toEqual([new Date('2026-11-24T08:00:04Z')]);
});

it('an attempt whose turn comes when its caller has long left is not worked on', async () => {
  const attempts = {
    now: async () => new Date('2026-11-24T08:00:00Z'),
    listLoginFailures: async () => ({ pair: [], account: [], address: [] }),
  } as unknown as AttemptRepository;
  const hash = { of: (_purpose: string, text: string) => text } as unknown as KeyedHash;
  const passwords = new CheckPassword({} as Database, attempts, {} as PasswordHasher, hash);
  let begun = 0;
  const work = async () => {
    begun += 1;
    await new Promise((resolve) => setTimeout(resolve, 10_000));
  };
  const origin = { account: 'ada@example.com', ipHash: 'hers' };
  const answers = Promise.allSettled(Array.from({ length: 5 }, () => passwords.unlessTooMany(origin, work)));
  await jest.advanceTimersByTimeAsync(60_000);
  const refused = (await answers).filter((answer) => answer.status === 'rejected');
  expect([begun, refused.length]).toEqual([1, 4]);
  expect(refused[0]).toMatchObject({ reason: { code: 'BUSY' } });
});
