import type { ErrorClass } from '@nowahala/kernel';
import { ResponseReader } from '../../http/response-reader.js';
import { END, KIND, TEXT_LENGTH, LONGEST_REQUEST, isKnownPage } from './arena.js';
import { AF_INET, EPOLL, ERRNO, Memory, MSG_NOSIGNAL, SOCK_STREAM, UNBLOCKED, writeSocketAddress } from './kernel-calls.js';
import type { LoopDuties } from './loop-duties.js';
import type { HopDetails } from './messages.js';
import type { Progress } from './open-ssl.js';
import { pageKey } from './page-key.js';
import { SocketOptions } from './socket-options.js';

const STATE = { idle: 0, connecting: 1, handshaking: 2, sending: 3, reading: 4 } as const;
const READ_AT_ONCE = 64 * 1024;
/** A website that never stops talking does not keep the others waiting. */
const MOST_READS = 16;

const EPOLL_ADD = 1;
/** After so much other work the kernel's own figure of a connection is nearer to the truth than the clock. */
const BUSY_MS = 0.5;

/** One TCP connection a slot: connect, TLS, request, answer. Registered once with epoll, for edges. */
export class Connections {
  private readonly loop: LoopDuties;
  private readonly state: Uint8Array;
  private readonly fd: Int32Array;
  private readonly session: Float64Array;
  private readonly startedAt: Float64Array;
  private readonly stageAt: Float64Array;
  private readonly firstByteAt: Float64Array;
  private readonly sent: Int32Array;
  private readonly readers: (ResponseReader | null)[];
  private readonly address: Memory;
  private readonly options: SocketOptions;
  private readonly event: Memory;
  private readonly page: Memory;
  private readonly request: Memory;
  /** `struct epoll_event` is packed on x86-64 only. */
  private readonly dataAt = process.arch === 'x64' ? 4 : 8;

  constructor(loop: LoopDuties) {
    const { slots } = loop.arena;
    const { koffi } = loop.calls;
    this.loop = loop;
    this.state = new Uint8Array(slots);
    this.fd = new Int32Array(slots).fill(-1);
    this.sent = new Int32Array(slots);
    this.readers = Array.from({ length: slots }, () => null);
    [this.session, this.startedAt, this.stageAt, this.firstByteAt] = [slots, slots, slots, slots].map((size) => new Float64Array(size)) as [
      Float64Array,
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    this.address = new Memory(koffi, 128);
    this.options = new SocketOptions(loop.calls);
    this.event = new Memory(koffi, 16);
    this.page = new Memory(koffi, READ_AT_ONCE);
    this.request = new Memory(koffi, LONGEST_REQUEST);
  }

  start(slot: number): void {
    const { arena, calls, wheel } = this.loop;
    const family = arena.family[slot]!;
    const fd = calls.socket(family, SOCK_STREAM | UNBLOCKED, 0);
    this.startedAt[slot] = this.loop.now();
    if (fd < 0) return this.failConnect(slot, calls.errno());
    this.fd[slot] = fd;
    // TLS writes twice before it reads.
    if (arena.secure[slot] === 1) this.options.sendAtOnce(fd);
    const length = writeSocketAddress(this.address, family, arena.port[slot]!, this.addressOf(slot));
    if (calls.connect(fd, this.address.address, length) < 0) {
      const errno = calls.errno();
      if (errno !== ERRNO.inProgress) return this.failConnect(slot, errno);
    }
    this.event.view.setUint32(0, (EPOLL.in | EPOLL.out | EPOLL.peerClosed | EPOLL.edges) >>> 0, true);
    this.event.view.setUint32(this.dataAt, slot, true);
    if (calls.epollControl(this.loop.epoll, EPOLL_ADD, fd, this.event.address) < 0) return this.failConnect(slot, calls.errno());
    this.state[slot] = STATE.connecting;
    wheel.arm(slot, this.startedAt[slot]! + arena.connectLimit[slot]!);
  }

  onEvent(slot: number, flags: number): void {
    switch (this.state[slot]!) {
      case STATE.connecting:
        return this.connected(slot, flags);
      case STATE.handshaking:
        return this.handshake(slot);
      case STATE.sending:
        return this.send(slot);
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

  /** What a reader could not take in one go. */
  goOn(slot: number): void {
    if (this.state[slot] === STATE.reading) this.read(slot, EPOLL.in | EPOLL.peerClosed);
  }

  /** A defect of ours: what was under way was not measured. */
  abandon(slot: number): void {
    if (this.fd[slot]! >= 0) this.failConnect(slot, 0);
  }

  private connected(slot: number, flags: number): void {
    const { arena, wheel } = this.loop;
    const fd = this.fd[slot]!;
    if ((flags & (EPOLL.error | EPOLL.hangUp)) !== 0) {
      const errno = this.options.errorOf(fd);
      if (errno !== 0) return this.failConnect(slot, errno);
    }
    if ((flags & (EPOLL.out | EPOLL.hangUp)) === 0) return;
    const now = this.loop.now();
    const seen = now - this.startedAt[slot]!;
    arena.connectMs[slot] = this.loop.busyMs() < BUSY_MS ? seen : Math.min(seen, this.options.roundTripMs(fd) ?? seen);
    const wrong = this.options.peerFault(fd, arena.family[slot]!, this.addressOf(slot));
    if (wrong !== 0) return this.failConnect(slot, wrong);
    if (arena.kind[slot] === KIND.connect) {
      // Nothing was said and nothing is expected: no lingering half-closed connection on either side.
      this.options.resetOnClose(fd);
      arena.end[slot] = END.good;
      return this.release(slot);
    }
    this.stageAt[slot] = now;
    this.firstByteAt[slot] = 0;
    this.sent[slot] = 0;
    wheel.arm(slot, this.startedAt[slot]! + arena.totalLimit[slot]!);
    if (arena.secure[slot] === 0) return this.send(slot);
    this.session[slot] = this.loop.ssl().open(fd, this.hostOf(slot), arena.isName[slot] === 1);
    if (this.session[slot] === 0) return this.failConnect(slot, ERRNO.noBuffers);
    this.state[slot] = STATE.handshaking;
    this.handshake(slot);
  }

  private handshake(slot: number): void {
    const progress = this.loop.ssl().handshake(this.session[slot]!);
    if (progress === 'wait') return;
    if (progress !== 'done') return this.failTls(slot, progress.code === 'EOF' ? 'ECONNRESET' : progress.code);
    const now = this.loop.now();
    this.loop.arena.tlsMs[slot] = now - this.stageAt[slot]!;
    this.stageAt[slot] = now;
    const fault = this.loop.ssl().certificateFault(this.session[slot]!, this.hostOf(slot));
    if (fault !== null) return this.failTls(slot, fault, true);
    this.send(slot);
  }

  private send(slot: number): void {
    const { arena, calls } = this.loop;
    this.state[slot] = STATE.sending;
    const at = slot * TEXT_LENGTH;
    const [length, sent] = [arena.requestLength[slot]!, this.sent[slot]!];
    this.request.bytes.set(arena.texts.subarray(at + sent, at + length));
    if (arena.secure[slot] === 1) {
      const progress = this.loop.ssl().write(this.session[slot]!, this.request.address, length);
      if (progress === 'wait') return;
      if (progress !== 'done') return this.finish(slot, faultOf(progress));
    } else {
      const count = calls.send(this.fd[slot]!, this.request.address, length - sent, MSG_NOSIGNAL);
      if (count < 0) return calls.errno() === ERRNO.again ? undefined : this.finish(slot, 'reset');
      this.sent[slot] = sent + count;
      if (sent + count < length) return;
    }
    this.readers[slot] = new ResponseReader();
    this.state[slot] = STATE.reading;
    this.read(slot, 0);
  }

  private read(slot: number, flags: number): void {
    const secure = this.loop.arena.secure[slot] === 1;
    for (let reads = 0; reads < MOST_READS; reads += 1) {
      const length = secure ? this.readSecure(slot) : this.readPlain(slot);
      if (length < 0) return;
      if (length === 0) return this.closed(slot);
      if (this.firstByteAt[slot] === 0) this.firstByteAt[slot] = this.loop.now();
      // What lies in this memory is overwritten by the next read of any connection.
      if (this.readers[slot]!.take(Buffer.from(this.page.bytes.subarray(0, length)))) return this.finish(slot, null);
      // No further edge comes for an end that came with this event.
      const mayEnd = (flags & (EPOLL.peerClosed | EPOLL.hangUp | EPOLL.error)) !== 0;
      if (!secure && length < READ_AT_ONCE && !mayEnd) return;
    }
    this.loop.postpone(slot);
  }

  /** Bytes, 0 for the end; negative where nothing more is to be done now. */
  private readPlain(slot: number): number {
    const { calls } = this.loop;
    const length = calls.recv(this.fd[slot]!, this.page.address, READ_AT_ONCE, 0);
    if (length >= 0) return length;
    const errno = calls.errno();
    if (errno !== ERRNO.again && errno !== ERRNO.interrupted) this.broken(slot, errno === ERRNO.timedOut ? 'read_timeout' : 'reset');
    return -1;
  }

  private readSecure(slot: number): number {
    const progress = this.loop.ssl().read(this.session[slot]!, this.page.address, READ_AT_ONCE);
    if (typeof progress === 'number') return progress;
    if (progress === 'done') return 0;
    if (progress === 'wait') return -1;
    if (progress.code === 'EOF') return 0;
    this.broken(slot, faultOf(progress));
    return -1;
  }

  private closed(slot: number): void {
    const how = this.readers[slot]!.close();
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
    const peer = this.loop.ssl().peerFacts(this.session[slot]!);
    arena.end[slot] = END.details;
    this.release(slot, { tls: { code, isCertificate }, peer, answer: null });
  }

  private finish(slot: number, error: ErrorClass | null): void {
    const { arena } = this.loop;
    const reader = this.readers[slot] ?? new ResponseReader();
    const now = this.loop.now();
    const firstByteAt = this.firstByteAt[slot]!;
    arena.firstByteMs[slot] = firstByteAt === 0 ? -1 : firstByteAt - this.stageAt[slot]!;
    arena.bodyMs[slot] = firstByteAt === 0 ? -1 : now - firstByteAt;
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
    const peer = arena.secure[slot] === 1 ? this.loop.ssl().peerFacts(this.session[slot]!) : null;
    this.release(slot, { tls: null, peer, answer: { head, body, error: fault, key } });
  }

  private release(slot: number, details?: HopDetails): void {
    const { arena, calls, wheel } = this.loop;
    arena.ms[slot] = this.loop.now() - this.startedAt[slot]!;
    wheel.disarm(slot);
    this.state[slot] = STATE.idle;
    this.readers[slot] = null;
    if (this.session[slot] !== 0) this.loop.ssl().free(this.session[slot]!);
    this.session[slot] = 0;
    if (this.fd[slot]! >= 0) calls.close(this.fd[slot]!);
    this.fd[slot] = -1;
    this.loop.complete(slot, details);
  }

  private addressOf(slot: number): Uint8Array {
    return this.loop.arena.addresses.subarray(slot * 16, slot * 16 + (this.loop.arena.family[slot] === AF_INET ? 4 : 16));
  }

  private hostOf(slot: number): string {
    const at = slot * TEXT_LENGTH + LONGEST_REQUEST;
    return Buffer.from(this.loop.arena.texts.subarray(at, at + this.loop.arena.hostLength[slot]!)).toString('latin1');
  }
}

/** With TLS 1.3 the other side may refuse only after the handshake, for example when it wants a client certificate. */
function faultOf(progress: Exclude<Progress, string>): ErrorClass {
  return progress.code.startsWith('ERR_SSL') ? 'tls_handshake' : 'reset';
}
