import { describe, expect, it, jest } from '@jest/globals';
import { act, createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useSend } from './use-send';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Sent = ReturnType<typeof useSend<string, number>>;

function mount(options: Parameters<typeof useSend<string, number>>[0]): { current: () => Sent } {
  let seen: Sent;
  const onRender = (rendered: Sent) => {
    seen = rendered;
  };
  const Probe = () => {
    const rendered = useSend(options);
    useEffect(() => onRender(rendered));
    return null;
  };
  act(() => createRoot(document.createElement('div')).render(createElement(Probe)));
  return { current: () => seen };
}

function answers() {
  const waiting: { resolve: (answer: string) => void; reject: (error: Error) => void; input: number; key: string }[] = [];
  const request = (input: number, key: string) =>
    new Promise<string>((resolve, reject) => {
      waiting.push({ resolve, reject, input, key });
    });
  return { waiting, request };
}

describe('a change outside a form', () => {
  it('is sent once for a double click, and is busy until what follows is done', async () => {
    const { waiting, request } = answers();
    let follow = () => {};
    const { current } = mount({ request, onSuccess: () => new Promise<void>((done) => (follow = done)) });
    act(() => {
      current().send(7);
      current().send(7);
    });
    expect(waiting).toHaveLength(1);
    expect(current()).toMatchObject({ isPending: true, variables: 7 });
    await act(async () => waiting[0]?.resolve('done'));
    expect(current().isPending).toBe(true);
    await act(async () => follow());
    expect(current()).toMatchObject({ isPending: false, variables: 7, data: 'done', error: null });
  });

  it('may be sent again after a failure, under the same key for the same input', async () => {
    const { waiting, request } = answers();
    const onError = jest.fn();
    const onSettled = jest.fn();
    const { current } = mount({ request, onError, onSettled });
    act(() => current().send(7));
    await act(async () => waiting[0]?.reject(new Error('away')));
    expect(onError).toHaveBeenCalledWith(new Error('away'), 7);
    expect(onSettled).toHaveBeenCalledTimes(1);
    expect(current()).toMatchObject({ isPending: false, error: new Error('away') });
    act(() => current().send(7));
    act(() => {
      void current().sendEach(8);
    });
    expect(waiting.map(({ input }) => input)).toEqual([7, 7, 8]);
    expect(waiting[1]?.key).toBe(waiting[0]?.key);
    expect(waiting[2]?.key).not.toBe(waiting[0]?.key);
  });

  it('shows nothing of an answer that comes after a reset', async () => {
    const { waiting, request } = answers();
    const { current } = mount({ request });
    act(() => current().send(7));
    act(() => current().reset());
    expect(current()).toMatchObject({ isPending: false, variables: null });
    await act(async () => waiting[0]?.resolve('done'));
    expect(current().data).toBeNull();
  });
});
