/** Resolves after the time; with `{ ref: false }` it does not keep the process alive, with a `signal` it rejects when aborted. */
export { setTimeout as sleep } from 'node:timers/promises';
