import { randomFillSync } from 'node:crypto';
import { checksum, ipHeaderLength } from '../../icmp/echo-packet.js';
import { AF_INET, EPOLL, ERRNO, type KernelCalls, Memory, MSG_NOSIGNAL, UNBLOCKED } from './kernel-calls.js';
import { END, KIND } from './arena.js';
import type { LoopDuties } from './loop-duties.js';

const BATCH = 64;
/** What is left after these is still readable when the loop looks again. */
const MOST_ROUNDS = 16;
const PACKET = 64;
const INCOMING = 128;
const HEADER = 8;
const TOKEN = 8;
const SLOT_AT = HEADER + TOKEN;
/** struct mmsghdr, the same on every 64-bit Linux. */
const MESSAGE = 64;
const IPPROTO_ICMP = 1;
const SOCK_DGRAM = 2;
const SOCK_RAW = 3;
const ECHO_REQUEST = 8;
const SOL_SOCKET = 1;
const SO_SNDBUF = 7;
const SO_RCVBUF = 8;
const IDENTIFIER = process.pid & 0xffff;
const BUFFERED = 4 * 1024 * 1024;

/** Echoes sent and received 64 at a time. An answer counts with its slot's token, from the address that was asked. */
export class Echoes {
  readonly fd: number;
  readonly isRaw: boolean;
  private readonly loop: LoopDuties;
  private readonly tokens: Uint32Array;
  private readonly sentAt: Float64Array;
  private readonly out: Memory;
  private readonly incoming: Memory;
  private readonly waiting: number[] = [];
  private readonly pool = new Uint32Array(2_048);
  private drawn = this.pool.length;
  private sequence = 0;

  private constructor(loop: LoopDuties, fd: number, isRaw: boolean) {
    this.loop = loop;
    this.fd = fd;
    this.isRaw = isRaw;
    this.tokens = new Uint32Array(loop.arena.slots * 2);
    this.sentAt = new Float64Array(loop.arena.slots);
    this.out = messages(loop.calls, PACKET);
    this.incoming = messages(loop.calls, INCOMING);
    const size = new Memory(loop.calls.koffi, 4);
    size.view.setInt32(0, BUFFERED, true);
    for (const name of [SO_SNDBUF, SO_RCVBUF]) loop.calls.setsockopt(fd, SOL_SOCKET, name, size.address, 4);
  }

  /** Null where the kernel gives neither kind of socket. */
  static open(loop: LoopDuties): Echoes | null {
    for (const type of [SOCK_DGRAM, SOCK_RAW]) {
      const fd = loop.calls.socket(AF_INET, type | UNBLOCKED, IPPROTO_ICMP);
      if (fd >= 0) return new Echoes(loop, fd, type === SOCK_RAW);
    }
    return null;
  }

  ask(slot: number): void {
    this.sentAt[slot] = 0;
    this.waiting.push(slot);
  }

  /** True while the kernel takes no more for now. */
  flush(): boolean {
    const { waiting } = this;
    let sent = 0;
    let isFull = false;
    while (sent < waiting.length && !isFull) {
      const count = this.send(sent, Math.min(BATCH, waiting.length - sent));
      sent += Math.max(0, count);
      isFull = count < 0;
    }
    waiting.splice(0, sent);
    return isFull;
  }

  /** How many of those that wait from there on are done with; negative while the kernel takes none. */
  private send(from: number, most: number): number {
    const { calls, arena } = this.loop;
    const { waiting } = this;
    for (let index = 0; index < most; index += 1) this.write(waiting[from + index]!, index);
    const now = this.loop.now();
    const sent = calls.sendmmsg(this.fd, this.out.address, most, MSG_NOSIGNAL);
    for (let index = 0; index < sent; index += 1) this.sentAt[waiting[from + index]!] = now;
    if (sent >= 0) return sent;
    const errno = calls.errno();
    if (errno === ERRNO.again || errno === ERRNO.noBuffers) return -1;
    if (errno === ERRNO.interrupted) return 0;
    const refused = waiting[from]!;
    arena.end[refused] = END.echo;
    arena.errno[refused] = errno;
    this.loop.complete(refused);
    return 1;
  }

  event(flags: number): void {
    if ((flags & (EPOLL.in | EPOLL.error)) !== 0) this.read();
  }

  expire(slot: number): void {
    const index = this.waiting.indexOf(slot);
    if (index >= 0) this.waiting.splice(index, 1);
    this.sentAt[slot] = 0;
    this.loop.arena.end[slot] = END.echo;
    this.loop.arena.errno[slot] = ERRNO.timedOut;
    this.loop.complete(slot);
  }

  private read(): void {
    const { calls } = this.loop;
    const { view, address } = this.incoming;
    for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
      for (let index = 0; index < BATCH; index += 1) view.setUint32(index * MESSAGE + 8, 16, true);
      const count = calls.recvmmsg(this.fd, address, BATCH, 0, 0);
      if (count <= 0) return;
      const now = this.loop.now();
      for (let index = 0; index < count; index += 1) this.take(index, view.getUint32(index * MESSAGE + 56, true), now);
      if (count < BATCH) return;
    }
  }

  private take(index: number, length: number, now: number): void {
    const { arena } = this.loop;
    const { bytes, view } = this.incoming;
    const start = BATCH * MESSAGE + BATCH * 32 + index * INCOMING;
    const at = this.isRaw ? start + ipHeaderLength(bytes.subarray(start, start + 1)) : start;
    if (at + SLOT_AT + 4 > start + Math.min(length, INCOMING) || bytes[at] !== 0) return;
    const slot = view.getUint32(at + SLOT_AT, true);
    if (slot >= arena.slots || this.sentAt[slot] === 0 || arena.kind[slot] !== KIND.echo) return;
    if (view.getUint32(at + HEADER, true) !== this.tokens[slot * 2]) return;
    if (view.getUint32(at + HEADER + 4, true) !== this.tokens[slot * 2 + 1]) return;
    const from = BATCH * MESSAGE + index * 32 + 4;
    for (let byte = 0; byte < 4; byte += 1) if (bytes[from + byte] !== arena.addresses[slot * 16 + byte]) return;
    arena.end[slot] = END.good;
    arena.ms[slot] = now - this.sentAt[slot]!;
    this.sentAt[slot] = 0;
    this.loop.complete(slot);
  }

  private write(slot: number, index: number): void {
    const { bytes, view } = this.out;
    const nameAt = BATCH * MESSAGE + index * 32;
    const { addresses } = this.loop.arena;
    view.setUint16(nameAt, AF_INET, true);
    for (let part = 0; part < 4; part += 1) bytes[nameAt + 4 + part] = addresses[slot * 16 + part]!;
    const at = BATCH * MESSAGE + BATCH * 32 + index * PACKET;
    this.sequence = (this.sequence + 1) & 0xffff;
    view.setUint32(at, ECHO_REQUEST, true);
    view.setUint16(at + 4, IDENTIFIER, false);
    view.setUint16(at + 6, this.sequence, false);
    this.draw(slot);
    view.setUint32(at + HEADER, this.tokens[slot * 2]!, true);
    view.setUint32(at + HEADER + 4, this.tokens[slot * 2 + 1]!, true);
    view.setUint32(at + SLOT_AT, slot, true);
    // The kernel writes the checksum of a datagram socket itself.
    if (this.isRaw) view.setUint16(at + 2, checksum(bytes.subarray(at, at + PACKET)), false);
  }

  private draw(slot: number): void {
    if (this.drawn + 2 > this.pool.length) {
      randomFillSync(this.pool);
      this.drawn = 0;
    }
    this.tokens[slot * 2] = this.pool[this.drawn]!;
    this.tokens[slot * 2 + 1] = this.pool[this.drawn + 1]!;
    this.drawn += 2;
  }
}

/** Headers, then names, then vectors and packets: all in one piece of memory, with the pointers between them. */
function messages({ koffi }: KernelCalls, size: number): Memory {
  const names = BATCH * MESSAGE;
  const packets = names + BATCH * 32;
  const memory = new Memory(koffi, packets + BATCH * size);
  const { view, address } = memory;
  for (let index = 0; index < BATCH; index += 1) {
    const at = index * MESSAGE;
    // Each name has 32 bytes: 16 of the sockaddr, then the vector of its packet.
    const name = names + index * 32;
    view.setBigUint64(at, BigInt(address + name), true);
    view.setUint32(at + 8, 16, true);
    view.setBigUint64(at + 16, BigInt(address + name + 16), true);
    view.setBigUint64(at + 24, 1n, true);
    view.setBigUint64(name + 16, BigInt(address + packets + index * size), true);
    view.setBigUint64(name + 24, BigInt(size), true);
    if (size === PACKET) memory.bytes.write('NoWahala check', packets + index * size + SLOT_AT + 4, 'latin1');
  }
  return memory;
}
