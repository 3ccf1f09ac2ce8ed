import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { errorResponse } from '@nowahala/api';
import { sleep } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startGateway } from './app.js';
import type { GatewayApp } from './app.js';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => app.stop());

const from = (address: string) => ({ 'x-forwarded-for': address });
const support = { name: 'Ada', email: 'ada@example.com', subject: 'URGENT', message: 'Help' };

describe('limits', () => {
  it('let three support mails an hour through from one address, and say when again and where else', async () => {
    const send = () => app.call('POST', '/api/support', { body: support, headers: from('198.51.100.7') });
    for (let times = 0; times < 3; times += 1) expect((await send()).status).toBe(200);
    const fourth = await send();
    expect(fourth.status).toBe(429);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(fourth.body).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/in \d+ minutes, or write to support@nowahala\.example\.$/),
    });
    expect((await app.call('POST', '/api/support', { body: support, headers: from('198.51.100.8') })).status).toBe(200);
  });

  it('let three support mails an hour through from one account, however many share its address', async () => {
    const people = [app.fakes.person(), app.fakes.person()];
    const send = ({ token }: { token: string }) =>
      app.call('POST', '/api/support', { body: support, token, headers: from('198.51.100.20') });
    for (const person of people) for (const status of [200, 200, 200, 429]) expect((await send(person)).status).toBe(status);
    expect((await app.call('POST', '/api/support', { body: support, headers: from('198.51.100.20') })).status).toBe(200);
  });

  it('count 50 sign-ups an hour from one address', async () => {
    const signUp = () =>
      app.call('POST', '/api/auth/register', {
        body: { email: 'a@example.com', password: 'a calm long password', fullName: 'A', username: 'ab', location: { country: 'NG' } },
        headers: from('198.51.100.9'),
      });
    const statuses = [];
    for (let times = 0; times < 51; times += 1) statuses.push((await signUp()).status);
    expect(statuses.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 201));
    expect(statuses[50]).toBe(429);
  });

  it('count 300 calls a minute for a session, whatever address they come from', async () => {
    const person = app.fakes.person();
    const startedAt = performance.now();
    let allowed = 0;
    for (let refused = false; !refused && allowed < 900;) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_each, index) =>
          app.call('GET', `/api/server/get/${person.serverId}`, { token: person.token, headers: from(`203.0.113.${index}`) }),
        ),
      );
      allowed += answers.filter(({ status }) => status === 200).length;
      refused = answers.some(({ status }) => status === 429);
    }
    // The bucket refills five a second meanwhile.
    const refilled = ((performance.now() - startedAt) / 1000) * 5;
    expect(allowed).toBeGreaterThanOrEqual(300);
    expect(allowed).toBeLessThanOrEqual(301 + refilled);
  });

  it('tell an API key how many calls are left, and refuse past 120 a minute', async () => {
    const person = app.fakes.person();
    const first = await app.call('GET', '/api/v1/me', { token: person.apiKey });
    expect([first.headers.get('ratelimit-limit'), first.headers.get('ratelimit-remaining')]).toEqual(['120', '119']);
    expect(Number(first.headers.get('ratelimit-reset'))).toBeGreaterThanOrEqual(0);
    const rest = await Promise.all(Array.from({ length: 130 }, () => app.call('GET', '/api/v1/me', { token: person.apiKey })));
    const refused = rest.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.headers.get('ratelimit-remaining')).toBe('0');
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });

  it('never hold up a provider', async () => {
    const answers = await Promise.all(
      Array.from({ length: 400 }, () =>
        app.call('POST', '/api/webhooks/paystack', {
          raw: '{}',
          headers: { 'x-paystack-signature': 'signed {}', ...from('198.51.100.20') },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('log-ins', () => {
  const AT_ONCE = 8;
  const password = 'a calm long password';
  let places = 0;
  const logIn = (typed = password, address = `192.0.2.${(places += 1)}`) =>
    app.call('POST', '/api/auth/login', { body: { email: 'ada@example.com', password: typed }, headers: from(address) });
  const leavingLogIn = (signal: AbortSignal) =>
    fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(`192.0.2.${(places += 1)}`) },
      body: JSON.stringify({ email: 'ada@example.com', password }),
      signal,
    }).catch(() => undefined);
  const reached = () => app.fakes.callsOf('identity.login').length;

  /** Identity answers no log-in until the answer is called. */
  function holdLogIns(): { before: number; answer: () => void } {
    let answer = (): void => undefined;
    app.fakes.held.set('identity.login', new Promise((resolve) => (answer = resolve)));
    return { before: reached(), answer: () => (app.fakes.held.delete('identity.login'), answer()) };
  }
  const reachIdentity = (before: number) => eventually('eight are worked on', () => reached() - before === AT_ONCE);

  beforeAll(() => void app.fakes.person());

  it('are worked on eight at a time, right or wrong, and all are answered', async () => {
    const { before, answer } = holdLogIns();
    const all = Promise.all(Array.from({ length: 20 }, (_, index) => logIn(index % 3 === 0 ? 'wrong' : password)));
    await reachIdentity(before);
    await sleep(100);
    expect(reached() - before).toBe(AT_ONCE);
    answer();
    const statuses = (await all).map(({ status }) => status);
    expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 401).length]).toEqual([13, 7]);
  });

  it('for which the line has no room are refused with a sentence before they are read', async () => {
    // What is no JSON gets as far as this line and no farther; so many at once, because one leaves it in each turn.
    const server = app.get<HttpAdapterHost>('gateway', HttpAdapterHost).httpAdapter.getInstance() as FastifyInstance;
    const request = { method: 'POST', url: '/api/auth/login', headers: { 'content-type': 'application/json' }, payload: '{' } as const;
    const answers = await Promise.all(Array.from({ length: 700 }, () => server.inject(request)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400, 429]));
    const refused = answers.find(({ statusCode }) => statusCode === 429)!;
    expect(refused.headers).toMatchObject({ 'retry-after': '2', 'x-request-id': expect.any(String) });
    expect(errorResponse.parse(refused.json())).toMatchObject({
      code: 'BUSY',
      message: 'Very many people are signing in just now. Please try again in a few seconds.',
    });
  });

  it('that wait too long are refused with a sentence, while other routes answer', async () => {
    const { before, answer } = holdLogIns();
    const all = Array.from({ length: AT_ONCE }, () => logIn());
    await reachIdentity(before);
    const waiting = logIn();
    expect((await app.call('GET', '/api/plan/all')).status).toBe(200);
    const refused = await waiting;
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    expect(refused.body).toMatchObject({
      code: 'BUSY',
      message: 'Very many people are signing in just now. Please try again in a few seconds.',
    });
    expect(reached() - before).toBe(AT_ONCE);
    answer();
    for (const { status } of await Promise.all(all)) expect(status).toBe(200);
  });

  it('leave the line with their client, and keep their permit while they are worked on', async () => {
    const { before, answer } = holdLogIns();
    const [worked, waits] = [new AbortController(), new AbortController()];
    const gone = [leavingLogIn(worked.signal)];
    await eventually('it is worked on', () => reached() - before === 1);
    const all = Array.from({ length: AT_ONCE - 1 }, () => logIn());
    await reachIdentity(before);
    gone.push(leavingLogIn(waits.signal));
    const behind = logIn();
    await sleep(200);
    worked.abort();
    waits.abort();
    await Promise.all(gone);
    await sleep(200);
    expect(reached() - before).toBe(AT_ONCE);
    answer();
    for (const { status } of await Promise.all([...all, behind])) expect(status).toBe(200);
    expect(reached() - before).toBe(AT_ONCE + 1);
  });

  it('past the limit of their address do not come into the line', async () => {
    const guess = () => logIn('wrong', '192.0.2.250');
    for (let refused = false; !refused;)
      refused = (await Promise.all(Array.from({ length: 50 }, guess))).some(({ body }) => body.code === 'TOO_MANY_REQUESTS');
    const { before, answer } = holdLogIns();
    const all = Array.from({ length: AT_ONCE }, () => logIn());
    await reachIdentity(before);
    const startedAt = performance.now();
    const guesses = Array.from({ length: 50 }, async () => ({ code: (await guess()).body.code, afterMs: performance.now() - startedAt }));
    const limited = (await Promise.all(guesses)).filter(({ code }) => code === 'TOO_MANY_REQUESTS');
    expect(limited.length).toBeGreaterThan(0);
    expect(Math.max(...limited.map(({ afterMs }) => afterMs))).toBeLessThan(3_000);
    answer();
    for (const { status } of await Promise.all(all)) expect(status).toBe(200);
  });
});
