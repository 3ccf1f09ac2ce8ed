import { AsyncLocalStorage } from 'node:async_hooks';

/** Of the call in whose name the work in hand is done: `rpc/call-context.ts`. */
export const calls = new AsyncLocalStorage<unknown>();

/** For work of the product's own that a call sets off: it is not the caller's, and does not wait like a caller. */
export const outsideOfCalls = <T>(work: () => T): T => calls.run(undefined, work);
