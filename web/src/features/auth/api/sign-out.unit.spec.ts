import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onLeave } from '@/lib/session/end-session';
import { session } from '@/lib/session/session';
import { logIn } from './log-in';
import { signOut } from './sign-out';

const token = `x.${Buffer.from(JSON.stringify({ sub: 'ada' })).toString('base64url')}.y`;
const asked: [path: string, init: RequestInit][] = [];
let answerLogOut: () => void;
const left = jest.fn();
onLeave(left);

beforeEach(() => {
  if (!AbortSignal.timeout) Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  asked.length = 0;
  left.mockClear();
  globalThis.fetch = jest.fn((path: string, init: RequestInit) => {
    asked.push([path, init]);
    const response = { ok: true, status: 200, headers: new Map(), text: async () => '{"token":"of bola"}' };
    return path.endsWith('/logout') ? new Promise((resolve) => (answerLogOut = () => resolve(response))) : Promise.resolve(response);
  }) as unknown as typeof fetch;
  session.open(token);
});
afterEach(() => session.clear());

describe('signing out on a line that says nothing', () => {
  it('clears the device at once and tells the server whose session it was', () => {
    signOut();
    expect(session.token()).toBeNull();
    expect(left).toHaveBeenCalledTimes(1);
    expect(asked).toEqual([['/api/auth/logout', expect.objectContaining({ method: 'POST', keepalive: true })]]);
    expect(asked[0]![1].headers).toMatchObject({ authorization: `Bearer ${token}` });
    answerLogOut();
  });

  it('lets nobody in before its answer, which clears the cookie', async () => {
    signOut();
    const entered = logIn({ email: 'bola@shop.example', password: 'a long password' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked.map(([path]) => path)).toEqual(['/api/auth/logout']);
    answerLogOut();
    expect(await entered).toEqual({ token: 'of bola' });
    expect(asked.map(([path]) => path)).toEqual(['/api/auth/logout', '/api/auth/login']);
  });
});
