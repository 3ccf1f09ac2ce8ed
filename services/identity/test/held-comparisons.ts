import { jest } from '@jest/globals';
import { PasswordHasher } from '../src/application/secrets/password-hasher.js';
import type { IdentityApp } from './app.js';

/** Comparing takes until it is let go; until then it counts what is compared. */
export function holdComparisons(app: IdentityApp): { running: () => number; letGo: () => void } {
  const hasher = app.get<PasswordHasher>('identity', PasswordHasher);
  const verify = hasher.verify.bind(hasher);
  let running = 0;
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  jest.spyOn(hasher, 'verify').mockImplementation(async (typed, stored) => {
    running += 1;
    await held;
    return verify(typed, stored);
  });
  return { running: () => running, letGo: () => letGo() };
}
