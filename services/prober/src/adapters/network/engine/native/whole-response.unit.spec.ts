import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ResponseReader } from '../../http/response-reader.js';
import { WholeResponse } from './whole-response.js';

const answer = new WholeResponse();
const read = (text: string): boolean => answer.read(Buffer.from(text, 'latin1'), text.length);

describe('an answer in one piece', () => {
  it('is seen at a glance', () => {
    expect(read('HTTP/1.1 200 OK\r\nServer: x\r\nContent-Length:  5 \r\n\r\nhello and more')).toBe(true);
    expect(answer).toMatchObject({ status: 200, bodyLength: 5 });
    expect('HTTP/1.1 200 OK\r\nServer: x\r\nContent-Length:  5 \r\n\r\nhello'.slice(answer.bodyAt)).toBe('hello');
    expect(read('HTTP/1.0 226\r\ncontent-length: 0\r\n\r\n')).toBe(true);
    expect(answer).toMatchObject({ status: 226, bodyLength: 0 });
  });

  it.each([
    '',
    'HTTP/1.1 200 OK\r\n\r\nhello',
    'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhell',
    'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 5\r\n\r\nhello',
    'HTTP/1.1 200 OK\r\nContent-Length: 5, 5\r\n\r\nhello',
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nhello',
    'HTTP/1.1 200 OK\nContent-Length: 5\n\nhello',
    'HTTP/1.1 200 O\rK\r\nContent-Length: 5\r\n\r\nhello',
    'HTTP/1.1 200 OK\r\nContent-Length : 5\r\n\r\nhello',
    'HTTP/1.1 200 OK\r\n: 5\r\nContent-Length: 5\r\n\r\nhello',
    'HTTP/1.1 204 OK\r\nContent-Length: 5\r\n\r\nhello',
    'HTTP/1.1 301 OK\r\nContent-Length: 5\r\n\r\nhello',
    'HTTP/2.0 200 OK\r\nContent-Length: 5\r\n\r\nhello',
    'HTTP/1.1 200 OK\r\nContent-Length: 70000\r\n\r\nhello',
  ])('is left to the reader where it is not plain: %j', (text) => expect(read(text)).toBe(false));

  it('is never taken for another than the reader takes it for', () => {
    const piece = fc.constantFrom(
      'HTTP/1.1 200 OK',
      'HTTP/1.0 201 ',
      'HTTP/1.1 206',
      'HTTP/1.1 2x0 OK',
      '\r\n',
      '\r\n',
      '\r\n',
      '\n',
      '\r',
      'Content-Length: 3',
      'content-length:4\t',
      'Content-Length: 03',
      'CONTENT-LENGTH: 0',
      'Content-Length: -3',
      'Transfer-Encoding: chunked',
      'X-Y: a:b',
      ' folded',
      'X Y: z',
      ':',
      'abcdef',
      '\u0000',
      'é: ü',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), fc.boolean(), (pieces, plain) => {
        const text = `${plain ? 'HTTP/1.1 200 OK\r\n' : ''}${pieces.join('')}`;
        if (!read(text)) return;
        const reader = new ResponseReader();
        expect(reader.take(Buffer.from(text, 'latin1'))).toBe(true);
        expect([reader.fault, reader.cut, reader.head?.status]).toEqual([null, false, answer.status]);
        expect(reader.bodySoFar.toString('latin1')).toBe(text.slice(answer.bodyAt, answer.bodyAt + answer.bodyLength));
      }),
      { numRuns: 5_000 },
    );
  });
});
