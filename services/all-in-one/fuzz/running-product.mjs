import { collectedHeapMb } from './collected-heap.mjs';

/** One that somebody else started, and which is nobody's. */
export const runningProduct = ({ at, inspector, database }) => ({
  base: at,
  heapMb: () => collectedHeapMb(inspector),
  databaseUrl: async () => database,
  check: () => undefined,
  stop: async () => undefined,
});
