import { createRequire } from 'node:module';

type Koffi = typeof import('koffi');

/** glibc's malloc.h, parameters of mallopt. */
const M_TRIM_THRESHOLD = -1;
const M_MMAP_THRESHOLD = -3;
const M_ARENA_MAX = -8;

const ONE_MB = 1024 * 1024;

/**
 * Makes glibc return freed memory to the system. Otherwise it keeps an arena for each thread, and in each of them the 19 MB
 * that a password hash once took: 70-80 MB of a small machine. Call before the first threads begin. Does nothing on
 * machines without glibc.
 */
export function releaseMemory(): void {
  if (process.platform !== 'linux') return;
  try {
    const koffi = createRequire(import.meta.url)('koffi') as Koffi;
    const mallopt = koffi.load('libc.so.6').func('int mallopt(int parameter, int value)') as (parameter: number, value: number) => number;
    mallopt(M_ARENA_MAX, 2);
    mallopt(M_MMAP_THRESHOLD, ONE_MB);
    mallopt(M_TRIM_THRESHOLD, ONE_MB);
  } catch {
    // No binary of koffi for this machine, or another C library: the only cost is memory.
  }
}
