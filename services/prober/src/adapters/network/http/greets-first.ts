import type { NetworkPolicy } from '@nowahala/platform';
import { dial } from '../dial.js';

const GREETING_MS = 1_000;

/** Whether the other side speaks before it is spoken to: remote login, mail and databases do, a website never does. */
export async function greetsFirst(address: string, port: number, leftMs: number, policy: NetworkPolicy): Promise<boolean> {
  const dialled = leftMs > 0 ? await dial(address, port, Math.min(leftMs, GREETING_MS), policy) : null;
  if (!dialled?.ok) return false;
  const { socket } = dialled;
  return new Promise((resolve) => {
    const end = (greets: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(greets);
    };
    const timer = setTimeout(end, Math.min(leftMs, GREETING_MS), false);
    socket.once('data', () => end(true));
    socket.once('close', () => end(false));
  });
}
