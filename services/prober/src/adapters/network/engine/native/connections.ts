import type { ErrorClass } from '@nowahala/kernel';
import { ResponseReader } from '../../http/response-reader.js';
import { END, KIND, TEXT_LENGTH, LONGEST_REQUEST, isKnownPage } from './arena.js';
import { type AddressPlace, EPOLL, ERRNO, Memory, writeSocketAddress } from './kernel-calls.js';
import type { LoopDuties } from './loop-duties.js';
import type { HopDetails } from './messages.js';
import { pageKey } from './page-key.js';
import { SocketOptions } from './socket-options.js';
import { Sockets } from './sockets.js';
import { STALL_MS } from './stalls.js';
import { READ_AT_ONCE, Streams } from './streams.js';
import { WholeResponse } from './whole-response.js';

const STATE = { idle: 0, connecting: 1, handshaking: 2, sending: 3, reading: 4 } as const;
/** A website that never stops talking does not keep the others waiting. */
const MOST_READS = 16;

/** One TCP connection a slot: connect, TLS, request, answer. */
export class Connections {
  private readonly loop: LoopDuties;
  private readonly state: Uint8Array;
  private readonly startedAt: Float64Array;
  private readonly stageAt: Float64Array;
  private readonly firstByteAt: Float64Array;
  private readonly readers: (ResponseReader | null)[];
  private readonly address: Memory;
  private readonly options: SocketOptions;
  private readonly sockets: Sockets;
  private readonly streams: Streams;
  private readonly whole = new WholeResponse();
  /** Of the slot that is at work: one object for all of them. */
  private readonly place: AddressPlace;

  constructor(loop: LoopDuties) {
    const { slots } = loop.arena;
    const { koffi } = loop.calls;
    this.loop = loop;
    this.state = new Uint8Array(slots);
    this.readers = Array.from({ length: slots }, () => null);
    this.startedAt = new Float64Array(slots);
    this.stageAt = new Float64Array(slots);
    this.firstByteAt = new Float64Array(slots);
    this.address = new Memory(koffi, 128);
    this.options = new SocketOptions(loop.calls);
    this.sockets = new Sockets(loop, this.options);
    this.streams = new Streams(loop);
    this.place = { family: 0, addresses: loop.arena.addresses, at: 0 };
  }

  start(slot: number): void {
    const { arena, calls, wheel } = this.loop;
    // Left there by a defect: nobody waits for it any more.
    if (this.streams.fd[slot]! >= 0) this.sockets.close(this.streams.fd[slot]!);
    const fd = this.sockets.take(arena.family[slot]!);
    this.startedAt[slot] = this.loop.now();
    if (fd < 0) return this.failConnect(slot, -fd);
    this.streams.fd[slot] = fd;
    this.sockets.owners[fd] = slot;
    const length = writeSocketAddress(this.address, arena.port[slot]!, this.placeOf(slot));
    if (calls.connect(fd, this.address.address, length) < 0) {
      const errno = calls.errno();
      if (errno !== ERRNO.inProgress) return this.failConnect(slot, errno);
    }
    this.state[slot] = STATE.connecting;
    wheel.arm(slot, this.startedAt[slot]! + arena.connectLimit[slot]!);
  }

  /** The slot that a socket serves; negative for one that serves none. */
  slotOf(fd: number): number {
    return this.sockets.owners[fd] ?? -1;
  }

  onEvent(slot: number, flags: number): void {
    switch (this.state[slot]!) {
      case STATE.connecting:
        return this.connected(slot, flags);
      case STATE.handshaking:
        return this.handshake(slot);
      case STATE.sending:
        return this.send(slot, flags, true);
      case STATE.reading:
        return this.read(slot, flags);
    }
  }

  expire(slot: number): void {
    switch (this.state[slot]!) {
      case STATE.connecting:
        return this.failConnect(slot, ERRNO.timedOut);
      case STATE.handshaking:
        return this.failTls(slot, 'ETIMEDOUT');
      case STATE.sending:
      case STATE.reading:
        return this.finish(slot, 'read_timeout');
    }
  }

  /** What could not be taken in one go. */
  goOn(slot: number): void {
    if (this.state[slot] === STATE.reading) this.read(slot, EPOLL.in | EPOLL.peerClosed);
    else if (this.state[slot] === STATE.handshaking) this.handshake(slot);
  }

  /** A defect of ours: what was under way was not measured. */
  abandon(slot: number): void {
    if (this.streams.fd[slot]! >= 0 || this.state[slot] !== STATE.idle) this.failConnect(slot, 0);
  }

  close(): void {
    for (const fd of this.streams.fd) if (fd >= 0) this.sockets.close(fd);
    this.sockets.closeKept();
  }

  private connected(slot: number, flags: number): void {
    const { arena, wheel } = this.loop;
    const fd = this.streams.fd[slot]!;
    if ((flags & (EPOLL.error | EPOLL.hangUp)) !== 0) {
      const errno = this.options.errorOf(fd);
      if (errno !== 0) return this.failConnect(slot, errno);
    }
    if ((flags & (EPOLL.out | EPOLL.hangUp)) === 0) return;
    const now = this.loop.now();
    const seen = now - this.startedAt[slot]!;
    // The kernel's figure does not know how late the loop looked.
    arena.connectMs[slot] = Math.min(seen, this.options.roundTripMs(fd) ?? seen);
    this.loop.noteUnread(seen - arena.connectMs[slot]!);
    const wrong = this.options.peerFault(fd, this.placeOf(slot));
    if (wrong !== 0) return this.failConnect(slot, wrong);
    if (arena.kind[slot] === KIND.connect) {
      arena.end[slot] = END.good;
      // Nothing was said and nothing is expected: no lingering half-closed connection on either side.
      this.keepSocket(slot, 'reset');
      return this.release(slot);
    }
    this.stageAt[slot] = now;
    this.firstByteAt[slot] = 0;
    this.streams.begin(slot);
    wheel.arm(slot, this.startedAt[slot]! + arena.totalLimit[slot]!);
    // What was there before the request would bring no event of its own.
    if (arena.secure[slot] === 0) return this.send(slot, flags, (flags & ~EPOLL.out) !== 0);
    this.streams.session[slot] = this.loop.ssl().open(fd, this.hostOf(slot), arena.isName[slot] === 1);
    if (this.streams.session[slot] === 0) return this.failConnect(slot, ERRNO.noBuffers);
    this.state[slot] = STATE.handshaking;
    this.handshake(slot);
  }

  private handshake(slot: number): void {
    const progress = this.loop.ssl().handshake(this.streams.session[slot]!);
    if (progress === 'wait') return;
    if (progress === 'more') return this.loop.postpone(slot);
    if (progress !== 'done') return this.failTls(slot, progress.code === 'EOF' ? 'ECONNRESET' : progress.code);
    const now = this.loop.now();
    this.loop.arena.tlsMs[slot] = now - this.stageAt[slot]!;
    this.stageAt[slot] = now;
    const fault = this.loop.ssl().certificateFault(this.streams.session[slot]!, this.hostOf(slot));
    if (fault !== null) return this.failTls(slot, fault, true);
    this.send(slot, 0, true);
  }

  private send(slot: number, flags: number, mayRead: boolean): void {
    this.state[slot] = STATE.sending;
    const sent = this.streams.send(slot);
    if (sent === 'wait') return;
    if (sent !== 'done') return this.finish(slot, sent);
    this.state[slot] = STATE.reading;
    if (mayRead) this.read(slot, flags);
  }

  private read(slot: number, flags: number): void {
    const secure = this.loop.arena.secure[slot] === 1;
    for (let reads = 0; reads < MOST_READS; reads += 1) {
      const length = this.streams.read(slot);
      if (length === 'wait') return;
      if (length === 'more') continue;
      if (typeof length === 'string') return this.broken(slot, length);
      if (length === 0) return this.closed(slot);
      if (this.firstByteAt[slot] === 0) this.noteFirstByte(slot);
      if (this.readers[slot] === null && this.isKnown(slot, length)) return this.finishKnown(slot, (flags & EPOLL.peerClosed) !== 0);
      // What lies in this memory is overwritten by the next read of any connection.
      if ((this.readers[slot] ??= new ResponseReader()).take(Buffer.from(this.streams.page.bytes.subarray(0, length))))
        return this.finish(slot, null);
      // No further edge comes for an end that came with this event.
      const mayEnd = (flags & (EPOLL.peerClosed | EPOLL.hangUp | EPOLL.error)) !== 0;
      if (!secure && length < READ_AT_ONCE && !mayEnd) return;
    }
    this.loop.postpone(slot);
  }

  private noteFirstByte(slot: number): void {
    const now = this.loop.now();
    this.firstByteAt[slot] = now;
    if (now - this.stageAt[slot]! >= STALL_MS) this.loop.noteUnread(this.options.silentMs(this.streams.fd[slot]!));
  }

  /** Whether the first piece is the whole of a good answer, with a page that is as good as the last time. */
  private isKnown(slot: number, length: number): boolean {
    const { arena } = this.loop;
    if (arena.needsPage[slot] === 1 || !this.whole.read(this.streams.page.bytes, length)) return false;
    const { bodyAt, bodyLength } = this.whole;
    const key = pageKey(this.streams.page.bytes.subarray(bodyAt, bodyAt + bodyLength));
    return key === 0 || isKnownPage(arena, key);
  }

  private finishKnown(slot: number, isOver: boolean): void {
    const { arena } = this.loop;
    arena.status[slot] = this.whole.status;
    arena.bytes[slot] = this.whole.bodyLength;
    arena.cut[slot] = 0;
    arena.end[slot] = END.good;
    this.noteTimes(slot);
    if (isOver) this.keepSocket(slot, 'end');
    this.release(slot);
  }

  private noteTimes(slot: number): void {
    const { arena } = this.loop;
    const now = this.loop.now();
    const firstByteAt = this.firstByteAt[slot]!;
    arena.firstByteMs[slot] = firstByteAt === 0 ? -1 : firstByteAt - this.stageAt[slot]!;
    arena.bodyMs[slot] = firstByteAt === 0 ? -1 : now - firstByteAt;
  }

  private closed(slot: number): void {
    const how = (this.readers[slot] ??= new ResponseReader()).close();
    this.finish(slot, how === 'complete' ? null : how === 'empty' ? 'empty_reply' : 'body_incomplete');
  }

  /** A page without a stated length that ends in a reset was read as far as it went. */
  private broken(slot: number, error: ErrorClass): void {
    if (this.firstByteAt[slot] === 0) this.finish(slot, error);
    else this.closed(slot);
  }

  private failConnect(slot: number, errno: number): void {
    const { arena } = this.loop;
    arena.end[slot] = END.connect;
    arena.errno[slot] = errno;
    arena.connectMs[slot] = this.loop.now() - this.startedAt[slot]!;
    this.release(slot);
  }

  private failTls(slot: number, code: string, isCertificate = false): void {
    const { arena } = this.loop;
    if (!isCertificate) arena.tlsMs[slot] = this.loop.now() - this.stageAt[slot]!;
    const peer = this.loop.ssl().peerFacts(this.streams.session[slot]!);
    arena.end[slot] = END.details;
    this.release(slot, { tls: { code, isCertificate }, peer, answer: null });
  }

  private finish(slot: number, error: ErrorClass | null): void {
    const { arena } = this.loop;
    const reader = this.readers[slot] ?? new ResponseReader();
    this.noteTimes(slot);
    const { head, bodySoFar: body } = reader;
    const fault = error ?? reader.fault;
    arena.bytes[slot] = reader.bodyBytes;
    arena.cut[slot] = reader.cut ? 1 : 0;
    arena.status[slot] = head?.status ?? 0;
    const key = pageKey(body);
    const plain = arena.needsPage[slot] === 0 && fault === null && head !== null && (head.status < 300 || head.status === 304);
    if (plain && (key === 0 || isKnownPage(arena, key))) {
      arena.end[slot] = END.good;
      return this.release(slot);
    }
    arena.end[slot] = END.details;
    const peer = arena.secure[slot] === 1 ? this.loop.ssl().peerFacts(this.streams.session[slot]!) : null;
    this.release(slot, { tls: null, peer, answer: { head, body, error: fault, key } });
  }

  private keepSocket(slot: number, how: 'end' | 'reset'): void {
    const fd = this.streams.fd[slot]!;
    this.streams.fd[slot] = -1;
    this.streams.endTls(slot);
    if (how === 'end') this.sockets.end(fd, this.loop.arena.family[slot]!);
    else this.sockets.reset(fd, this.loop.arena.family[slot]!);
  }

  private release(slot: number, details?: HopDetails): void {
    const { arena, wheel } = this.loop;
    arena.ms[slot] = this.loop.now() - this.startedAt[slot]!;
    wheel.disarm(slot);
    this.state[slot] = STATE.idle;
    this.readers[slot] = null;
    this.streams.endTls(slot);
    if (this.streams.fd[slot]! >= 0) this.sockets.close(this.streams.fd[slot]!);
    this.streams.fd[slot] = -1;
    this.loop.complete(slot, details);
  }

  private placeOf(slot: number): AddressPlace {
    this.place.family = this.loop.arena.family[slot]!;
    this.place.at = slot * 16;
    return this.place;
  }

  private hostOf(slot: number): string {
    const at = slot * TEXT_LENGTH + LONGEST_REQUEST;
    return Buffer.from(this.loop.arena.texts.subarray(at, at + this.loop.arena.hostLength[slot]!)).toString('latin1');
  }
}
