import { afterAll, beforeAll } from '@jest/globals';
import { startApp } from './app.js';
import type { App, AppOptions } from './app.js';

/** Starts one app before all specs of a file and stops it after them. */
export function useApp(options: AppOptions): App {
  let started: App | undefined;
  beforeAll(async () => void (started = await startApp(options)));
  afterAll(async () => started?.stop());
  return new Proxy({} as App, {
    get: (_none, name) => {
      if (!started) throw new Error('the app has not started yet: use it inside of a spec');
      return started[name as keyof App];
    },
  });
}
