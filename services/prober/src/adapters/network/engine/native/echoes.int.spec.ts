import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { loadLibc } from '../../icmp/libc.js';
import { writeAddress } from './address-bytes.js';
import { END, KIND, newArena } from './arena.js';
import { Echoes } from './echoes.js';
import { EPOLL, loadKernelCalls } from './kernel-calls.js';
import type { LoopDuties } from './loop-duties.js';

const SLOT = 5;
const arena = newArena(64);
const completed: number[] = [];
const loop = { arena, now: () => performance.now(), complete: (slot: number) => completed.push(slot) } as unknown as LoopDuties;
const echoes = loadLibc() === null ? null : Echoes.open(Object.assign(loop, { calls: loadKernelCalls() }));

afterEach(() => void completed.splice(0));
afterAll(() => void (echoes !== null && loop.calls.close(echoes.fd)));

function ask(): void {
  arena.kind[SLOT] = KIND.echo;
  writeAddress('127.0.0.1', arena.addresses, SLOT * 16);
  echoes!.ask(SLOT);
  echoes!.flush();
}

(echoes === null ? describe.skip : describe)('the echo of a slot', () => {
  it('counts while it is awaited', () => {
    ask();
    echoes!.event(EPOLL.in);
    expect(completed).toEqual([SLOT]);
    expect(arena.end[SLOT]).toBe(END.good);
  });

  it('that comes too late ends nothing, whatever its slot is used for by then', () => {
    for (const kind of [KIND.connect, KIND.ask, KIND.echo]) {
      ask();
      echoes!.expire(SLOT);
      arena.kind[SLOT] = kind;
      echoes!.event(EPOLL.in);
      expect(completed.splice(0)).toEqual([SLOT]);
      expect(arena.end[SLOT]).toBe(END.echo);
    }
  });
});
