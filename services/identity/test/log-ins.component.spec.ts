import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sleep } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startIdentity, password, refused } from './app.js';
import type { IdentityApp } from './app.js';
import { holdComparisons } from './held-comparisons.js';

const AT_ONCE = 8;
const MOST_WAITING = 100;

let app: IdentityApp;
beforeAll(async () => void (app = await startIdentity()), 60_000);
afterEach(() => void jest.restoreAllMocks());
afterAll(async () => app?.stop());

const logIn = (email: string, ipHash: string) => app.anonymous.login({ email, password, ipHash });
const strangers = (count: number) =>
  Array.from({ length: count }, (_, index) => refused(logIn(`stranger${index}@example.com`, `somewhere ${index}`)));

describe('log-ins at once', () => {
  it('are worked on eight at a time, and all are answered', async () => {
    const { request } = await app.register();
    const { running, letGo } = holdComparisons(app);
    const all = Array.from({ length: 12 }, (_, index) => logIn(request.email, `office ${index}`));
    await eventually('eight are compared', () => running() === AT_ONCE);
    await sleep(200);
    expect(running()).toBe(AT_ONCE);
    letGo();
    for (const { session } of await Promise.all(all)) expect(session).toBeDefined();
  });

  it('of a hundred that wait the next is refused, and each of them after four seconds', async () => {
    const { running, letGo } = holdComparisons(app);
    const held = strangers(AT_ONCE);
    await eventually('eight are compared', () => running() === AT_ONCE);
    const startedAt = performance.now();
    const answers = Array.from({ length: MOST_WAITING + 5 }, async (_, index) => {
      const { code, kind } = await refused(logIn(`late${index}@example.com`, `elsewhere ${index}`));
      return { code, kind, afterMs: performance.now() - startedAt };
    });
    const refusedOnes = await Promise.all(answers);
    expect(new Set(refusedOnes.map(({ code, kind }) => `${code} ${kind}`))).toEqual(new Set(['BUSY limited']));
    expect(refusedOnes.filter(({ afterMs }) => afterMs < 3_900)).toHaveLength(5);
    expect(running()).toBe(AT_ONCE);
    letGo();
    for (const { code } of await Promise.all(held)) expect(code).toBe('LOGIN_FAILED');
  });

  it('of one who guesses are refused before the line, and of one pair only one is in it', async () => {
    const { request } = await app.register();
    for (let n = 0; n < 5; n += 1) await refused(app.anonymous.login({ email: request.email, password: 'a wrong one', ipHash: 'guesser' }));
    const { running, letGo } = holdComparisons(app);
    const held = strangers(AT_ONCE - 1);
    const same = Array.from({ length: 4 }, () => logIn(request.email, 'the owner’s phone'));
    await eventually('eight are compared', () => running() === AT_ONCE);
    expect((await refused(logIn(request.email, 'guesser'))).code).toBe('TOO_MANY_TRIES');
    letGo();
    for (const { session } of await Promise.all(same)) expect(session).toBeDefined();
    await Promise.all(held);
  });
});
