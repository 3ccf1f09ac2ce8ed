import { createRequire } from 'node:module';

interface RequestQueue {
  pending: unknown[];
  scheduleCheckPendingRequests(): void;
}

let applied = false;

/** kafkajs 2.2.4 wakes up every millisecond although nothing is pending (its issue #1751). Once, before the first client. */
export function quietRequestQueue(): void {
  if (applied) return;
  applied = true;
  const { prototype } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as { prototype: RequestQueue };
  const schedule = prototype.scheduleCheckPendingRequests;
  prototype.scheduleCheckPendingRequests = function (this: RequestQueue) {
    if (this.pending.length > 0) schedule.call(this);
  };
}
