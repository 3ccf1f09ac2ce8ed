import { isMainThread } from 'node:worker_threads';

interface Thread {
  on(event: 'exit', listener: () => void): unknown;
}

/**
 * For a thread inside a call of C that never returns: nothing ends it, and Node waits for it when the process ends, so the
 * process is killed there. Only by its main thread; to another thread's owner that thread is stuck itself.
 */
export function doNotWaitFor(thread: Thread): void {
  if (!isMainThread) return;
  const kill = (): void => void process.kill(process.pid, 'SIGKILL');
  process.once('exit', kill);
  thread.on('exit', () => process.off('exit', kill));
}
