import { TextEncoder } from 'node:util';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { HeartbeatResponse } from '@nowahala/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { readDraft } from '@/lib/forms/form-draft';
import { ApiError } from '@/lib/http/api-error';
import type { Change, HeartbeatInput } from '../api/heartbeats';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextEncoder });
const { MemoryRouter } = await import('react-router-dom');
const { HeartbeatForm } = await import('./heartbeat-form');

const job = { name: 'Backup', every: 60, cron: null, timeZone: null, graceMinutes: 60, onlyPost: false } as HeartbeatResponse;
const send = jest.fn<(input: HeartbeatInput) => Promise<Change>>();
const box = document.createElement('div');
const client = new QueryClient();
let root: Root;

const render = (heartbeat?: HeartbeatResponse) =>
  act(() =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={client}>
          <HeartbeatForm {...(heartbeat ? { heartbeat } : {})} send={send} onSent={() => undefined} />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
const name = () => box.querySelector<HTMLInputElement>('[name=name]')!;
const type = (value: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(name(), value);
    name().dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = () => act(async () => box.querySelector('form')?.requestSubmit());

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset();
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => act(() => root.unmount()));

it('leaves nothing typed behind for the next job', async () => {
  send.mockResolvedValue({ message: '', data: { ...job, name: 'Export' } });
  render();
  type('Export');
  expect(readDraft('add-heartbeat')).toMatchObject({ name: 'Export' });
  await submit();
  expect([name().value, readDraft('add-heartbeat')]).toEqual(['', {}]);
});

it('follows what somebody else changes after it was saved', async () => {
  send.mockResolvedValue({ message: '', data: { ...job, name: 'Export' } });
  render(job);
  type('Export');
  await submit();
  expect(name().value).toBe('Export');
  render({ ...job, name: 'Export of stock' });
  expect(name().value).toBe('Export of stock');
});

it('asks for the cron line where none is typed, and for none where it is not needed', async () => {
  send.mockResolvedValue({ message: '', data: job });
  render({ ...job, every: null, cron: '0 2 * * *', timeZone: 'Africa/Lagos' });
  const cron = () => box.querySelector<HTMLInputElement>('[name=cron]')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(cron(), ' ');
    cron().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await submit();
  expect([send.mock.calls.length, document.activeElement, cron().getAttribute('aria-invalid')]).toEqual([0, cron(), 'true']);
  const how = box.querySelector<HTMLSelectElement>('[name=how]')!;
  await act(async () => {
    how.value = 'simple';
    how.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
});

it('says for as long as it is so that the plan is full, and where to look', async () => {
  send.mockRejectedValue(
    new ApiError({ statusCode: 400, code: 'SERVER_LIMIT_REACHED', message: 'Oops! You have reached your server limits' }),
  );
  render();
  type('Export');
  await submit();
  const alert = box.querySelector('[role=alert]')!;
  expect(alert.textContent).toContain('each job takes the place of a server');
  expect(alert.querySelector('a')!.getAttribute('href')).toBe('/pricing');
  expect(name().value).toBe('Export');
  send.mockResolvedValue({ message: '', data: { ...job, name: 'Export' } });
  await submit();
  expect(box.querySelector('[role=alert]')).toBeNull();
});
