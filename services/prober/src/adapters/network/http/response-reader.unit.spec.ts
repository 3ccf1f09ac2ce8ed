import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ResponseReader, LONGEST_BODY, LONGEST_FRAMING, LONGEST_HEADERS } from './response-reader.js';

function read(text: string, sizes: number[] = [Number.MAX_SAFE_INTEGER]): { reader: ResponseReader; end: string } {
  const reader = new ResponseReader();
  const bytes = Buffer.from(text, 'latin1');
  for (let at = 0, turn = 0; at < bytes.length && !reader.finished; turn += 1) {
    const size = Math.max(1, sizes[turn % sizes.length]!);
    reader.take(bytes.subarray(at, at + size));
    at += size;
  }
  return { reader, end: reader.finished ? 'finished' : reader.close() };
}

const pieces = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 });

describe('an HTTP answer', () => {
  it('reads the same however it is cut', () => {
    const answers = [
      'HTTP/1.1 200 OK\r\nContent-Length: 11\r\nX-A: 1\r\nX-A: 2\r\n\r\nhello world',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n6\r\nhello \r\n5;ext="x"\r\nworld\r\n0\r\nX: y\r\n\r\n',
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\nhello world',
      'HTTP/1.0 200 OK\n\nhello world',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...answers), pieces, (text, sizes) => {
        const { reader, end } = read(text, sizes);
        expect(reader.fault).toBeNull();
        expect(reader.head?.status).toBe(200);
        expect(reader.bodySoFar.toString()).toBe('hello world');
        expect(['finished', 'complete']).toContain(end);
      }),
    );
  });

  it('keeps repeated headers together and ignores their case', () => {
    const { reader } = read('HTTP/1.1 200\r\nX-a:  1 \r\nx-A: 2\r\nContent-Length: 0\r\n\r\n');
    expect(reader.head).toMatchObject({ status: 200, reason: '', httpVersion: '1.1' });
    expect(reader.head?.headers.get('x-a')).toBe('1, 2');
  });

  it.each([
    ['204 and 304 have no page', 'HTTP/1.1 204 No Content\r\nContent-Length: 50\r\n\r\n', 'finished'],
    ['a length of nothing is the end', 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n', 'finished'],
    ['a closed connection ends a page without a length', 'HTTP/1.1 200 OK\r\n\r\nsome', 'complete'],
    ['a closed connection in the middle is not the end', 'HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nsome', 'incomplete'],
    [
      'a closed connection between chunks is not the end',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nsome\r\n',
      'incomplete',
    ],
    ['half a head is not an answer', 'HTTP/1.1 200 OK\r\nServ', 'incomplete'],
    ['nothing is nothing', '', 'empty'],
  ])('%s', (_, text, end) => expect(read(text).end).toBe(end));

  it.each([
    ['another protocol', 'SSH-2.0-OpenSSH\r\n', 'http_malformed'],
    ['HTTP/2 without asking', 'HTTP/2 200\r\n\r\n', 'http_malformed'],
    ['a status beyond all', 'HTTP/1.1 999 What\r\n\r\n', 'http_malformed'],
    ['a change of protocol', 'HTTP/1.1 101 Switching\r\n\r\n', 'http_malformed'],
    ['a header without a name', 'HTTP/1.1 200 OK\r\n: x\r\n\r\n', 'http_malformed'],
    ['a header with a space in its name', 'HTTP/1.1 200 OK\r\nBad Name: x\r\n\r\n', 'http_malformed'],
    ['a negative length', 'HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n', 'http_malformed'],
    ['a chunk size that is no number', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nhello\r\n', 'http_malformed'],
    ['a chunk longer than it said', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nhello\r\n', 'http_malformed'],
    ['a chunk size without end', `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${'0'.repeat(2_000)}`, 'http_malformed'],
    ['headers without end', `HTTP/1.1 200 OK\r\nX: ${'a'.repeat(LONGEST_HEADERS)}`, 'headers_too_large'],
    ['early hints without end', `HTTP/1.1 103 Early\r\nX: ${'a'.repeat(900)}\r\n\r\n`.repeat(30), 'headers_too_large'],
    [
      'trailers without end',
      `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n${`X: ${'a'.repeat(900)}\r\n`.repeat(30)}`,
      'headers_too_large',
    ],
  ])('is refused when it is %s', (_, text, fault) => expect(read(text).reader.fault).toBe(fault));

  it('is read to 64 KB, in chunks as well', () => {
    const long = 'x'.repeat(LONGEST_BODY + 1);
    const chunk = `${long.length.toString(16)}\r\n${long}\r\n0\r\n\r\n`;
    for (const text of [
      `HTTP/1.1 200 OK\r\n\r\n${long}`,
      `HTTP/1.1 200 OK\r\nContent-Length: ${long.length}\r\n\r\n${long}`,
      `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
    ]) {
      const { reader, end } = read(text, [1_000]);
      expect([end, reader.cut, reader.bodyBytes]).toEqual(['finished', true, LONGEST_BODY]);
    }
    const exact = read(`HTTP/1.1 200 OK\r\nContent-Length: ${LONGEST_BODY}\r\n\r\n${'x'.repeat(LONGEST_BODY)}`).reader;
    expect([exact.cut, exact.bodyBytes]).toEqual([false, LONGEST_BODY]);
  });

  it('is refused when there is far more between the pieces of its page than page', () => {
    const head = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
    const padded = `1;${'a'.repeat(1_000)}\r\nx\r\n`.repeat(1_000);
    for (const sizes of [[100], [1_400], [Number.MAX_SAFE_INTEGER]]) {
      const { reader } = read(head + padded, sizes);
      expect(reader.fault).toBe('http_malformed');
      expect(reader.bodyBytes).toBeLessThanOrEqual(LONGEST_FRAMING / 1_000);
    }
    const bytewise = read(`${head}${'1\r\nx\r\n'.repeat(LONGEST_BODY)}0\r\n\r\n`, [1_400]).reader;
    expect([bytewise.fault, bytewise.bodyBytes]).toEqual([null, LONGEST_BODY]);
  });

  it('never makes us throw or keep too much, whatever comes', () => {
    const bits = fc.constantFrom(
      'HTTP/1.1 200 OK',
      '\r\n',
      '\n',
      'Content-Length: ',
      '5',
      'Transfer-Encoding: chunked',
      ': ',
      'ffffffff',
      '0',
      'hello',
      ';',
      '\0',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(bits, fc.string({ maxLength: 20 })), { maxLength: 60 }), pieces, (parts, sizes) => {
        const { reader } = read(parts.join(''), sizes);
        expect(reader.bodyBytes).toBeLessThanOrEqual(LONGEST_BODY);
        expect(reader.bodySoFar.length).toBe(reader.bodyBytes);
      }),
      { numRuns: 500 },
    );
  });
});
