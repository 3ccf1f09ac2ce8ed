import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RateLimits } from '../src/rate-limits/rate-limits.js';
import { newRequestContext } from '../src/request/request-context.js';
import { startGateway } from './app.js';
import type { GatewayApp, HttpResponse } from './app.js';
import type { TestUser } from './fakes/fake-services.js';
import { label } from './route-request.js';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.stop());

const rename = ({ workspaceId, token }: TestUser, name: string) =>
  app.call('PATCH', `/api/workspace/update/${workspaceId}`, { token, body: { name } });
const refusedOf = (answers: HttpResponse[]) => answers.filter(({ status }) => status === 429);

/** Renames by all sessions in turn, until one is refused: the first refusal and how many were let through. */
async function renameUntilRefused(sessions: TestUser[]): Promise<{ refusal: HttpResponse; allowed: number }> {
  let allowed = 0;
  for (;;) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => rename(sessions[index % sessions.length]!, `Shop ${index}`)),
    );
    allowed += answers.filter(({ status }) => status === 200).length;
    const [refusal] = refusedOf(answers);
    if (refusal) return { refusal, allowed };
    if (allowed > 900) throw new Error('nothing was refused');
  }
}

describe('changes', () => {
  it('are 300 a minute for an account, over all its sessions, and refused after that with when again', async () => {
    const person = app.fakes.person();
    const sessions = [person, app.fakes.onAnotherDevice(person)];
    const startedAt = performance.now();
    const { refusal, allowed } = await renameUntilRefused(sessions);
    // The bucket refills five a second meanwhile.
    const refilled = ((performance.now() - startedAt) / 1000) * 5;
    expect(allowed).toBeGreaterThanOrEqual(300);
    expect(allowed).toBeLessThanOrEqual(301 + refilled);
    expect(refusal.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: 'That was too often. Please try again in 1 second.' });
    expect(refusal.headers.get('retry-after')).toBe('1');
  });

  it('past the limit keep nobody from reading, from a check, from throwing a thief out, nor another account from anything', async () => {
    const person = app.fakes.person();
    const thief = app.fakes.onAnotherDevice(person);
    await renameUntilRefused([thief, app.fakes.onAnotherDevice(person)]);
    const { token, userId, serverId, keyId } = person;
    const answers = [
      await app.call('GET', `/api/server/get/${serverId}`, { token }),
      await app.call('POST', `/api/server/${serverId}/check`, { token }),
      await app.call('DELETE', `/api/key/${userId}/${keyId}`, { token }),
      await app.call('DELETE', `/api/user/${userId}/session`, { token }),
      await rename(app.fakes.person(), 'Blog'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it('are 5,000 a day for an account', async () => {
    const person = app.fakes.person();
    const { userId, sessionId } = person;
    const context = newRequestContext('spec', '', '');
    context.caller = { ...context.caller, userId, sessionId };
    const limits = app.get<RateLimits>('gateway', RateLimits);
    const changeUntilRefused = async (): Promise<number> => {
      for (let allowed = 0; ; allowed += 1) {
        const refused = await limits.take('change', context).then(
          () => false,
          () => true,
        );
        if (refused) return allowed;
      }
    };
    let allowed = 0;
    for (let minute = -20; minute <= 0; minute += 1) allowed += await app.onMachine(minute * 60_000, changeUntilRefused);
    // What was used comes back in the course of a day: 70 in 20 minutes.
    expect(allowed).toBeGreaterThanOrEqual(5_000);
    expect(allowed).toBeLessThanOrEqual(5_071);
    const over = await renameUntilRefused([person]);
    expect(over.allowed).toBeLessThan(20);
    expect(over.refusal.body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(over.refusal.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });

  it('are all that somebody signed in sends, but for these', () => {
    const uncounted = app.routes.filter(({ policy, method }) => policy?.who === 'session' && method !== 'GET' && policy.uncounted);
    expect(uncounted.map(label).sort()).toEqual([
      'DELETE /api/key/:userId/:keyId',
      'DELETE /api/user/:id',
      'DELETE /api/user/:id/session',
      'DELETE /api/user/:id/session/:sessionId',
      'POST /api/server/:id/check',
    ]);
  });
});
