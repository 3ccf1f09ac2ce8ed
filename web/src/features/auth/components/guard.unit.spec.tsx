import { TextEncoder } from 'node:util';
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { queryClient } from '@/lib/http/query-client';
import { onLeave } from '@/lib/session/end-session';
import { session } from '@/lib/session/session';
import { useUser } from '@/lib/session/current-user';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextEncoder });
Object.assign(AbortSignal, { any: (signals: AbortSignal[]) => signals[0], timeout: () => new AbortController().signal });

const { MemoryRouter } = await import('react-router-dom');
const { Guard } = await import('./guard');

const tokenOf = (sub: string) => `x.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.y`;
const left = jest.fn();
onLeave(left);
let answer: (token: string) => Promise<{ status: number; body: object }>;
const users: Record<string, object> = {
  [tokenOf('ada')]: { fullName: 'Ada', language: 'en' },
  [tokenOf('bola')]: { fullName: 'Bola', language: 'en' },
};
const withUser = async (token: string) => ({ status: 200, body: { data: users[token] } });

let root: Root;
let box: HTMLElement;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function Page() {
  const { fullName } = useUser();
  const [drawnFor] = useState(fullName);
  return (
    <p>
      {fullName}, drawn for {drawnFor}
    </p>
  );
}

beforeEach(async () => {
  jest.useFakeTimers();
  answer = withUser;
  globalThis.fetch = jest.fn(async (_: unknown, { headers }: RequestInit = {}) => {
    const { status, body } = await answer((headers as Record<string, string>).authorization?.slice(7) ?? '');
    const text = JSON.stringify(body);
    return { ok: status < 400, status, headers: new Headers(), text: async () => text, json: async () => body };
  }) as unknown as typeof fetch;
  box = document.createElement('div');
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  session.clear();
  queryClient.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const open = async () => {
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/dashboard/overview']}>
          <Guard>
            <Page />
          </Guard>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  await pass(10);
};

it('draws the page anew for a user who signed in while this tab slept, and nothing of the former one', async () => {
  session.open(tokenOf('ada'));
  await open();
  expect(box.textContent).toBe('Ada, drawn for Ada');
  localStorage.clear();
  localStorage.setItem('token', tokenOf('bola'));
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(box.textContent).not.toContain('Ada');
  await pass(10);
  expect(box.textContent).toBe('Bola, drawn for Bola');
});

describe('where the user does not come within five seconds', () => {
  const busy = async () => ({ status: 503, body: { statusCode: 503, code: 'TRY_AGAIN', message: 'Please try again in a minute.' } });

  it('waits for one who has just signed in, says why, and opens the page in the end', async () => {
    answer = busy;
    session.open(tokenOf('ada'));
    await open();
    await pass(60_000);
    expect([session.isOpen(), box.textContent]).toEqual([true, expect.stringContaining('Please try again in a minute.')]);
    answer = withUser;
    await pass(5_000);
    expect(box.textContent).toBe('Ada, drawn for Ada');
  });

  it('leaves for the login with a token of an earlier visit', async () => {
    answer = () => new Promise(() => undefined);
    session.open(tokenOf('ada'));
    jest.spyOn(session, 'isFresh').mockReturnValue(false);
    await open();
    await pass(4_500);
    expect(session.isOpen()).toBe(true);
    await pass(1_000);
    expect(session.isOpen()).toBe(false);
    expect(left).toHaveBeenCalledWith('/login', true);
  });
});
