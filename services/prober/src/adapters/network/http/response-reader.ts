import type { ErrorClass } from '@nowahala/kernel';

export const LONGEST_HEADERS = 16 * 1024;
export const LONGEST_BODY = 64 * 1024;
/** What stands between the pieces of a page: enough for the longest page in pieces of one byte, sizes and line ends alone. */
export const LONGEST_FRAMING = 5 * LONGEST_BODY + LONGEST_HEADERS;

export interface ResponseHead {
  httpVersion: string;
  status: number;
  reason: string;
  /** Lower-case names; values of repeated headers joined with a comma. */
  headers: Map<string, string>;
}

type State = 'head' | 'length' | 'chunk_size' | 'chunk_data' | 'chunk_end' | 'trailer' | 'until_close' | 'done';

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/**
 * Reads one HTTP/1 answer piece by piece. Stops at 64 KB of page, refuses more than 16 KB of headers and more than
 * 336 KB of chunk sizes, their extensions and trailers, and trusts a stated length no further than bytes have arrived.
 */
export class ResponseReader {
  head: ResponseHead | null = null;
  /** Set when the answer is not HTTP or breaks the limits. */
  fault: ErrorClass | null = null;
  /** True when the page was longer than is read. */
  cut = false;
  bodyBytes = 0;
  private state: State = 'head';
  private pending: Buffer = Buffer.alloc(0);
  private left = 0;
  private headerBytes = 0;
  private framingBytes = 0;
  private readonly parts: Buffer[] = [];

  /** Feed bytes; true when nothing more is wanted. */
  take(bytes: Buffer): boolean {
    this.pending = this.pending.length === 0 ? bytes : Buffer.concat([this.pending, bytes]);
    while (this.fault === null && this.state !== 'done' && this.step());
    return this.finished;
  }

  get finished(): boolean {
    return this.fault !== null || this.state === 'done';
  }

  /** The other side closed: whether that was the proper end of the answer. */
  close(): 'complete' | 'empty' | 'incomplete' {
    if (this.state === 'done') return 'complete';
    if (this.state === 'until_close') {
      this.state = 'done';
      return 'complete';
    }
    return this.head === null && this.headerBytes === 0 && this.pending.length === 0 ? 'empty' : 'incomplete';
  }

  get bodySoFar(): Buffer {
    if (this.parts.length !== 1) this.parts.splice(0, this.parts.length, Buffer.concat(this.parts));
    return this.parts[0]!;
  }

  /** One step forward; false when more bytes are needed. */
  private step(): boolean {
    switch (this.state) {
      case 'head':
        return this.readHead();
      case 'length':
      case 'chunk_data':
        return this.readCounted();
      case 'until_close':
        return this.readRest();
      case 'chunk_size':
        return this.readChunkSize();
      case 'chunk_end':
        return this.readChunkEnd();
      case 'trailer':
        return this.readTrailer();
      case 'done':
        return false;
    }
  }

  private readHead(): boolean {
    if (this.pending.length >= 5 && this.pending.toString('latin1', 0, 5) !== 'HTTP/') return this.fail('http_malformed');
    const end = endOfHead(this.pending);
    if (end === null) {
      if (this.headerBytes + this.pending.length > LONGEST_HEADERS) return this.fail('headers_too_large');
      return false;
    }
    this.headerBytes += end.next;
    if (this.headerBytes > LONGEST_HEADERS) return this.fail('headers_too_large');
    const head = parseHead(this.pending.toString('latin1', 0, end.at));
    this.pending = this.pending.subarray(end.next);
    if (head === null) return this.fail('http_malformed');
    // 100 Continue, 103 Early Hints: the answer itself is still to come. 101 would leave HTTP, which was not asked for.
    if (head.status < 200) return head.status === 101 ? this.fail('http_malformed') : true;
    this.head = head;
    return this.chooseBody(head);
  }

  private chooseBody({ status, headers }: ResponseHead): boolean {
    if (status === 204 || status === 304) return this.finish();
    const coding = headers.get('transfer-encoding')?.toLowerCase();
    if (coding !== undefined && /\bchunked\s*$/.test(coding)) {
      this.state = 'chunk_size';
      return true;
    }
    const length = headers.get('content-length');
    if (coding === undefined && length !== undefined) {
      // "12, 12" is what two equal headers become; two different ones are an attack or a defect.
      const lengths = new Set(length.split(',').map((one) => one.trim()));
      const [only] = lengths;
      if (lengths.size !== 1 || !/^\d{1,15}$/.test(only!)) return this.fail('http_malformed');
      this.left = Number(only);
      this.state = 'length';
      return this.left === 0 ? this.finish() : true;
    }
    this.state = 'until_close';
    return true;
  }

  private readCounted(): boolean {
    if (this.pending.length === 0) return false;
    const piece = this.pending.subarray(0, this.left);
    this.pending = this.pending.subarray(piece.length);
    this.left -= piece.length;
    if (!this.keep(piece)) return false;
    if (this.left > 0) return false;
    if (this.state === 'length') return this.finish();
    this.state = 'chunk_end';
    return true;
  }

  private readRest(): boolean {
    const piece = this.pending;
    this.pending = Buffer.alloc(0);
    this.keep(piece);
    return false;
  }

  private readChunkSize(): boolean {
    const line = this.readLine();
    if (line === null) return false;
    const size = /^([0-9a-fA-F]{1,8})\s*(;.*)?$/.exec(line)?.[1];
    if (size === undefined) return this.fail('http_malformed');
    this.left = Number.parseInt(size, 16);
    this.state = this.left === 0 ? 'trailer' : 'chunk_data';
    return true;
  }

  private readChunkEnd(): boolean {
    const line = this.readLine();
    if (line === null) return false;
    if (line !== '') return this.fail('http_malformed');
    this.state = 'chunk_size';
    return true;
  }

  private readTrailer(): boolean {
    const line = this.readLine();
    if (line === null) return false;
    this.headerBytes += line.length + 2;
    if (this.headerBytes > LONGEST_HEADERS) return this.fail('headers_too_large');
    return line === '' ? this.finish() : true;
  }

  private readLine(): string | null {
    const end = this.pending.indexOf(0x0a);
    if (end < 0) {
      if (this.pending.length > 1024) this.fail('http_malformed');
      return null;
    }
    this.framingBytes += end + 1;
    if (this.framingBytes > LONGEST_FRAMING) {
      this.fail('http_malformed');
      return null;
    }
    const line = this.pending.toString('latin1', 0, end).replace(/\r$/, '');
    this.pending = this.pending.subarray(end + 1);
    return line;
  }

  /** False when enough was read. */
  private keep(piece: Buffer): boolean {
    const left = LONGEST_BODY - this.bodyBytes;
    const kept = piece.length > left ? piece.subarray(0, left) : piece;
    if (kept.length > 0) this.parts.push(kept);
    this.bodyBytes += kept.length;
    if (this.bodyBytes < LONGEST_BODY) return true;
    this.cut = piece.length > left || this.left > 0 || this.state !== 'length';
    this.finish();
    return false;
  }

  private finish(): false {
    this.state = 'done';
    return false;
  }

  private fail(fault: ErrorClass): false {
    this.fault = fault;
    return false;
  }
}

function endOfHead(bytes: Buffer): { at: number; next: number } | null {
  const crlf = bytes.indexOf('\r\n\r\n');
  const lf = bytes.indexOf('\n\n');
  if (crlf >= 0 && (lf < 0 || crlf < lf)) return { at: crlf, next: crlf + 4 };
  return lf < 0 ? null : { at: lf, next: lf + 2 };
}

function parseHead(text: string): ResponseHead | null {
  const lines = text.split(/\r?\n/);
  const status = /^HTTP\/(1\.[01]) (\d{3})(?: (.*))?$/.exec(lines[0]!);
  if (status === null || Number(status[2]) < 100 || Number(status[2]) > 599) return null;
  const headers = new Map<string, string>();
  for (const line of lines.slice(1)) {
    // Folded lines went out of use in 2014, and some old servers still send them.
    if (line.startsWith(' ') || line.startsWith('\t')) continue;
    const colon = line.indexOf(':');
    if (colon <= 0) return null;
    const name = line.slice(0, colon);
    if (!HEADER_NAME.test(name)) return null;
    const key = name.toLowerCase();
    const value = line.slice(colon + 1).trim();
    const before = headers.get(key);
    headers.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return { httpVersion: status[1]!, status: Number(status[2]), reason: status[3] ?? '', headers };
}
