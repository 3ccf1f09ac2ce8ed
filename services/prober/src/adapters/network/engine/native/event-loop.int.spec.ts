import { afterEach, describe, expect, it } from '@jest/globals';
import { serveElsewhere } from '../../../../../test/sockets.js';
import { loadLibc } from '../../icmp/libc.js';
import { CONTROL, END, KIND, REMEMBERED_STALLS, newArena, push } from './arena.js';
import { EventLoop } from './event-loop.js';
import { JobWriter } from './job-writer.js';
import type { FromLoop } from './messages.js';

const SLOTS = 512;
const servers: { stop(): void }[] = [];

afterEach(() => servers.splice(0).forEach((one) => one.stop()));

async function up(speaksFirst = false): Promise<number> {
  // Without a length, it is over where the connection ends.
  const server = await serveElsewhere('HTTP/1.1 200 OK\r\n\r\nhello', { speaksFirst });
  servers.push(server);
  return server.port;
}

/** The thread stands still, as one does that gets no processor. */
const starve = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** A loop in the spec's own thread: what was submitted to it, and what then came of it. */
function loopOf() {
  const reported: FromLoop[] = [];
  const loop = new EventLoop({ buffer: newArena(SLOTS).buffer, slots: SLOTS, certificates: [] }, (message) => reported.push(message));
  const { arena, calls } = loop;
  const jobs = new JobWriter(arena);
  const ended = (): number => Atomics.load(arena.control, CONTROL.completed) + reported.length;
  return {
    loop,
    arena,
    reported,
    connect(slot: number, port: number, limit: number): void {
      jobs.place(slot, KIND.connect, '127.0.0.1', port);
      arena.connectLimit[slot] = limit;
      push(arena, 'submitted', slot);
    },
    ask(slot: number, port: number): void {
      const where = { address: '127.0.0.1', port, host: 'shop.test', isName: true, secure: false, needsPage: true };
      jobs.placeHop(slot, { ...where, request: 'GET / HTTP/1.1\r\n\r\n', connectMs: 20_000, totalMs: 20_000 });
      push(arena, 'submitted', slot);
    },
    /** Until so many jobs have ended; what happens to the loop before it looks for events is the spec's business. */
    run(jobsToEnd: number, beforeItLooks: (round: number) => void): void {
      const { epollWait } = calls;
      let round = 0;
      calls.epollWait = (...numbers) => {
        round += 1;
        beforeItLooks(round);
        if (ended() >= jobsToEnd) Atomics.store(arena.control, CONTROL.stop, 1);
        return epollWait(...numbers);
      };
      loop.run();
    },
    longestStall: (): number => Math.max(...Array.from({ length: REMEMBERED_STALLS }, (_, index) => arena.stalls[index * 2 + 1]!)),
  };
}

(loadLibc() === null ? describe.skip : describe)('a loop that gets no processor for a while', () => {
  it('judges no connection by its deadline before it has looked at all of them', async () => {
    const port = await up();
    const { loop, arena, connect, run } = loopOf();
    let ahead = 0;
    loop.now = () => performance.now() + ahead;
    const slots = Array.from({ length: 400 }, (_, slot) => slot);
    for (const slot of slots) connect(slot, port, 1_000);
    run(slots.length, (round) => {
      if (round !== 2) return;
      starve(500);
      ahead = 5_000;
    });
    expect(new Set(slots.map((slot) => arena.end[slot]))).toEqual(new Set([END.good]));
  });

  it('takes the time of a connection from the kernel, and says that it was late', async () => {
    const port = await up();
    const { arena, connect, run, longestStall } = loopOf();
    connect(3, port, 5_000);
    run(1, (round) => {
      if (round === 2) starve(500);
    });
    expect(arena.connectMs[3]).toBeLessThan(250);
    expect(longestStall()).toBeGreaterThan(250);
  });

  it('says that an answer lay there unread', async () => {
    const port = await up();
    const { arena, reported, ask, run, longestStall } = loopOf();
    ask(3, port);
    run(1, (round) => {
      if (round > 2) starve(1_000);
    });
    expect(reported).toMatchObject([{ details: { answer: { error: null } } }]);
    expect(arena.connectMs[3]).toBeLessThan(1_000);
    expect(longestStall()).toBeGreaterThan(25);
  });

  it('reads to its end what a website said before it was asked', async () => {
    const port = await up(true);
    const { reported, ask, run } = loopOf();
    ask(3, port);
    run(1, (round) => {
      if (round === 2) starve(1_000);
    });
    expect(reported).toMatchObject([{ details: { answer: { error: null, head: { status: 200 } } } }]);
  });
});
