export interface SleepOptions {
  /** False: does not keep the process alive. */
  ref?: boolean;
  /** Rejects with the signal's reason when aborted. */
  signal?: AbortSignal;
}

/** Resolves after the time. By the process's own timer, which the simulation replaces; `node:timers/promises` cannot be. */
export function sleep<T = void>(ms = 0, value?: T, { ref = true, signal }: SleepOptions = {}): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve(value as T);
    }, ms);
    if (!ref) timer.unref();
    signal?.addEventListener('abort', abort, { once: true });
  });
}
