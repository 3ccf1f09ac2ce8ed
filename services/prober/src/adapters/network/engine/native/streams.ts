import type { ErrorClass } from '@nowahala/kernel';
import { TEXT_LENGTH } from './arena.js';
import { ERRNO, Memory, MSG_NOSIGNAL } from './kernel-calls.js';
import type { LoopDuties } from './loop-duties.js';
import type { Progress } from './open-ssl.js';

export const READ_AT_ONCE = 64 * 1024;

/** What goes out and comes in by each slot's connection, plain or by TLS. */
export class Streams {
  readonly fd: Int32Array;
  /** 0 where there is no TLS. */
  readonly session: Float64Array;
  /** What came last, by whatever connection. */
  readonly page: Memory;
  private readonly loop: LoopDuties;
  private readonly sent: Int32Array;

  constructor(loop: LoopDuties) {
    const { slots } = loop.arena;
    this.loop = loop;
    this.fd = new Int32Array(slots).fill(-1);
    this.session = new Float64Array(slots);
    this.sent = new Int32Array(slots);
    this.page = new Memory(loop.calls.koffi, READ_AT_ONCE);
  }

  begin(slot: number): void {
    this.sent[slot] = 0;
  }

  /** Sends the request, or what is left of it. */
  send(slot: number): 'done' | 'wait' | ErrorClass {
    const { arena, calls, textsAddress } = this.loop;
    const at = textsAddress + slot * TEXT_LENGTH;
    const [length, sent] = [arena.requestLength[slot]!, this.sent[slot]!];
    if (arena.secure[slot] === 1) {
      const progress = this.loop.ssl().write(this.session[slot]!, at, length);
      if (progress === 'more') return 'wait';
      return typeof progress === 'string' ? progress : faultOf(progress);
    }
    const count = calls.send(this.fd[slot]!, at + sent, length - sent, MSG_NOSIGNAL);
    if (count < 0) return calls.errno() === ERRNO.again ? 'wait' : 'reset';
    this.sent[slot] = sent + count;
    return sent + count < length ? 'wait' : 'done';
  }

  /** Bytes that lie in `page` now, 0 for the end. */
  read(slot: number): number | 'wait' | 'more' | ErrorClass {
    return this.loop.arena.secure[slot] === 1 ? this.readSecure(slot) : this.readPlain(slot);
  }

  endTls(slot: number): void {
    if (this.session[slot] !== 0) this.loop.ssl().free(this.session[slot]!);
    this.session[slot] = 0;
  }

  private readPlain(slot: number): number | 'wait' | ErrorClass {
    const { calls } = this.loop;
    const length = calls.recv(this.fd[slot]!, this.page.address, READ_AT_ONCE, 0);
    if (length >= 0) return length;
    const errno = calls.errno();
    if (errno === ERRNO.again || errno === ERRNO.interrupted) return 'wait';
    return errno === ERRNO.timedOut ? 'read_timeout' : 'reset';
  }

  private readSecure(slot: number): number | 'wait' | 'more' | ErrorClass {
    const progress = this.loop.ssl().read(this.session[slot]!, this.page.address, READ_AT_ONCE);
    if (typeof progress === 'number' || progress === 'wait' || progress === 'more') return progress;
    return progress === 'done' || progress.code === 'EOF' ? 0 : faultOf(progress);
  }
}

/** With TLS 1.3 the other side may refuse only after the handshake, for example when it wants a client certificate. */
function faultOf(progress: Exclude<Progress, string>): ErrorClass {
  return progress.code.startsWith('ERR_SSL') ? 'tls_handshake' : 'reset';
}
