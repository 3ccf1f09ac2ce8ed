import { describe, expect, it } from '@jest/globals';
import { limits, nameTooLong } from '@nowahala/kernel';
import { createServer } from './server.js';
import { register } from './session.js';

const problemsOf = (
  route: { body: { safeParse(body: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } } } },
  body: object,
) => Object.fromEntries((route.body.safeParse(body).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('the size of a name', () => {
  const named = (name: string) => problemsOf(createServer, { ...(createServer.example as object), name });

  it('is the one that workspaces enforces, counted in characters', () => {
    expect(named('\u{1F9F5}'.repeat(limits.serverName.max))).toEqual({});
    expect(named('x'.repeat(limits.serverName.max + 1))).toEqual({ name: nameTooLong(100) });
  });
});

describe('a username', () => {
  const called = (username: unknown) => problemsOf(register, { ...(register.example as object), username });

  it('is judged by identity, unless it is missing or far too long', () => {
    expect(called(' ')).toEqual({ username: 'Please choose a username of 2 to 40 characters.' });
    expect(called('x'.repeat(41))).toEqual({});
    expect(called('x'.repeat(161))).toEqual({ username: 'Please use at most 40 characters.' });
  });
});
