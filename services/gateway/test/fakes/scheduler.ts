import { isUser } from '@nowahala/platform';
import type { CallContext } from '@nowahala/platform';
import { after, later } from './helpers.js';

/** Scheduler, as far as the gateway can see it. */
export function fakeScheduler() {
  return {
    getUsage: () => ({ usages: [] }),
    checkNow: () => ({ scheduledAt: later(1_000) }),
    export: ({ userId }: { userId: string }, { caller }: CallContext) => after(isUser(caller, userId), { json: '{}' }),
  };
}
