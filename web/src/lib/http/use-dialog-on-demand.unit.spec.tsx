import { act, useEffect } from 'react';
import { expect, it, jest } from '@jest/globals';
import { createRoot } from 'react-dom/client';
import { toastStore } from '@/lib/live/toast';
import { useDialogOnDemand } from './use-dialog-on-demand';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const load = jest.fn<() => Promise<unknown>>();
type Dialog = ReturnType<typeof useDialogOnDemand<string>>;
let dialog: Dialog;
const onRender = (rendered: Dialog) => {
  dialog = rendered;
};

function Harness({ code = load }: { code?: () => Promise<unknown> }) {
  const rendered = useDialogOnDemand<string>(code);
  useEffect(() => onRender(rendered));
  return null;
}

it('asks for a dialog once its code is here, says when it cannot be had, and keeps it mounted when it closes', async () => {
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Harness />));
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({});
  const before = toastStore.read().length;
  await act(async () => dialog.open('first'));
  expect([dialog.isNeeded, dialog.asked, toastStore.read().length]).toEqual([false, null, before + 1]);
  act(() => dialog.open('second'));
  expect([dialog.coming, dialog.isNeeded]).toEqual(['second', false]);
  await act(async () => {});
  expect(dialog.coming).toBeNull();
  expect([dialog.isNeeded, dialog.asked, toastStore.read().length]).toEqual([true, 'second', before + 1]);
  act(() => dialog.close());
  expect([dialog.isNeeded, dialog.asked]).toEqual([true, null]);
  act(() => root.unmount());
});

it('fetches the code of a dialog before it is asked for', () => {
  jest.useFakeTimers();
  const code = jest.fn(() => Promise.resolve({}));
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Harness code={code} />));
  act(() => jest.runAllTimers());
  expect(code).toHaveBeenCalledTimes(1);
  expect(dialog.isNeeded).toBe(false);
  act(() => root.unmount());
  jest.useRealTimers();
});
