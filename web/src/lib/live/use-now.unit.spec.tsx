import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createRoot, type Root } from 'react-dom/client';
import { useNow } from './use-now';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Clock = ({ startedAt }: { startedAt: string }) => `${startedAt} ${useNow().toISOString().slice(11, 19)}`;

describe('the time of day on an open page', () => {
  const box = document.createElement('div');
  let root: Root;
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-21T13:00:00Z') });
    root = createRoot(box);
    act(() => root.render(<Clock startedAt="up" />));
  });
  afterEach(() => {
    act(() => root.unmount());
    jest.useRealTimers();
  });

  it('is read again on every render', () => {
    jest.setSystemTime(new Date('2026-11-21T13:00:15Z'));
    act(() => root.render(<Clock startedAt="down" />));
    expect(box.textContent).toBe('down 13:00:15');
  });

  it('goes on without any', () => {
    act(() => jest.advanceTimersByTime(30_000));
    expect(box.textContent).toBe('up 13:00:30');
  });
});
