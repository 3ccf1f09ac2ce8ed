import type { Socket } from 'node:net';
import type { ErrorClass } from '@nowahala/kernel';
import type { Incoming } from '../dial.js';
import { type ResponseHead, ResponseReader } from './response-reader.js';

export interface Exchange {
  head: ResponseHead | null;
  body: Buffer;
  /** Of the page, as far as it was read. */
  bytes: number;
  /** True when the page was longer than is read. */
  cut: boolean;
  error: ErrorClass | null;
  /** From sending the request to the first byte; null when none came. */
  firstByteMs: number | null;
  bodyMs: number | null;
}

export interface Request {
  text: string;
  timeoutMs: number;
}

/** A connection to write to, and where its bytes come from: the socket's stream, or a shared buffer. */
export interface Channel {
  socket: Socket;
  incoming: Incoming | null;
}

/**
 * Sends one GET and reads its answer; the connection is finished afterwards, whatever came. `beforeEnd` is called while
 * the socket still knows its certificate.
 */
export async function exchange(
  channel: Channel,
  request: Request,
  beforeEnd: (soFar: ResponseReader, socket: Socket) => void,
): Promise<Exchange> {
  const { socket, incoming } = channel;
  const started = performance.now();
  const reader = new ResponseReader();
  let firstByteAt: number | null = null;
  return new Promise<Exchange>((resolve) => {
    let finished = false;
    // Late events of a connection that is being given up belong to nobody; a flag is cheaper than taking listeners off.
    const finish = (error: ErrorClass | null): void => {
      if (finished) return;
      finished = true;
      clearTimeout(timer);
      beforeEnd(reader, socket);
      socket.destroy();
      const end = performance.now();
      resolve({
        head: reader.head,
        body: reader.bodySoFar,
        bytes: reader.bodyBytes,
        cut: reader.cut,
        error: error ?? reader.fault,
        firstByteMs: firstByteAt === null ? null : firstByteAt - started,
        bodyMs: firstByteAt === null ? null : end - firstByteAt,
      });
    };
    const timer = setTimeout(finish, request.timeoutMs, 'read_timeout');
    const closed = (): void => {
      if (finished) return;
      const how = reader.close();
      finish(how === 'complete' ? null : how === 'empty' ? 'empty_reply' : 'body_incomplete');
    };
    const take = (bytes: Buffer): void => {
      if (finished) return;
      firstByteAt ??= performance.now();
      if (reader.take(bytes)) finish(null);
    };
    // What comes in a shared buffer is overwritten by the next read of any connection.
    if (incoming === null) socket.on('data', take);
    else incoming.take = (bytes) => take(Buffer.from(bytes));
    socket.on('end', closed);
    socket.on('close', closed);
    socket.on('error', (fault: NodeJS.ErrnoException) => {
      // A page without a stated length that ends in a reset was read as far as it went.
      if (firstByteAt === null) finish(readErrorOf(fault));
      else closed();
    });
    socket.write(request.text, 'latin1');
  });
}

function readErrorOf(fault: NodeJS.ErrnoException): ErrorClass {
  if (fault.code === 'ETIMEDOUT') return 'read_timeout';
  // With TLS 1.3 the other side may refuse only after the handshake, for example when it wants a client certificate.
  return fault.code?.startsWith('ERR_SSL') === true ? 'tls_handshake' : 'reset';
}
