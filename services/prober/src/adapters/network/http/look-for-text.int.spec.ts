import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { withEachEngine } from '../../../../test/engines.js';
import { probeWith, website } from '../../../../test/network-probe.js';
import { type Behaviour, answer, page } from '../../../../test/sockets.js';
import { resolver, up } from '../../../../test/websites.js';
import type { CheckResult, WantedText } from '../../../domain/check.js';

async function checkAt(url: string, words: Partial<WantedText>): Promise<CheckResult> {
  const { probe } = probeWith({ resolver });
  const wanted = { expectText: '', rejectText: '', ...words };
  return probe.check({ serverId: 's', workspaceId: 'w', ipAddress: null, website: website(url), wanted }, () => true);
}

async function checkWords(behaviour: Behaviour, words: Partial<WantedText>): Promise<CheckResult> {
  const server = await up(behaviour);
  return checkAt(`http://shop.test:${server.port}/`, words);
}

const packed =
  (coding: string, bytes: Buffer): Behaviour =>
  (socket) => {
    socket.write(`HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Encoding: ${coding}\r\nContent-Length: ${bytes.length}\r\n\r\n`);
    socket.end(bytes);
  };

/** Sixty megabytes in pieces: one buffer of them stops the loop for so long, also where it is collected, that no check is measured. */
const bomb = Buffer.concat(Array<Buffer>(60).fill(gzipSync(Buffer.alloc(1024 * 1024, '<p>x</p>'))));
const cartPage = page('Ada Shop', 'Add to cart');

withEachEngine(() => {
  describe('words on the page', () => {
    it('are a success that says so', async () => {
      const found = await checkWords(answer('200 OK', {}, cartPage), { expectText: 'add to CART', rejectText: 'Fatal error' });
      expect(found).toMatchObject({ outcome: 'success', errorClass: null, code: 200 });
      expect(found.message).toMatch(/^Answered in \d+ ms \(status 200\)\. “add to CART” is on the page, and “Fatal error” is not\.$/);
    });

    it('make an error of an answer without them, with evidence and their own sentence', async () => {
      const missed = await checkWords(answer('200 OK', {}, cartPage), { expectText: 'Pay now' });
      expect(missed).toMatchObject({ outcome: 'error', errorClass: 'body_text_missing', code: 200 });
      expect(missed.message).toBe('shop.test answers, but “Pay now” is not on the page.');
      expect(missed.evidence).toMatchObject({ errorClass: 'body_text_missing', http: { status: 200, title: 'Ada Shop' } });
      const forbidden = await checkWords(answer('200 OK', {}, cartPage), { rejectText: 'add to cart' });
      expect(forbidden).toMatchObject({ outcome: 'error', errorClass: 'body_text_forbidden' });
      expect(forbidden.message).toBe('shop.test answers, but “add to cart” is on the page and must not be.');
    });

    it('are found far down, and were not seen where the page is longer than is read', async () => {
      const far = answer('200 OK', {}, page('Ada Shop', `${'rice '.repeat(12_000)} Add to cart`));
      expect(await checkWords(far, { expectText: 'Add to cart' })).toMatchObject({ outcome: 'success' });
      const long = answer('200 OK', {}, page('Ada Shop', `${'rice '.repeat(20_000)} Add to cart`));
      expect(await checkWords(long, { expectText: 'Add to cart' })).toMatchObject({ outcome: 'error', errorClass: 'body_text_beyond' });
    });

    it.each([
      ['gzip', gzipSync(cartPage)],
      ['deflate', deflateSync(cartPage)],
      ['br', brotliCompressSync(cartPage)],
    ])('are found in a page that came as %s although nobody asked for it', async (coding, bytes) => {
      expect(await checkWords(packed(coding, bytes), { expectText: 'Add to cart' })).toMatchObject({ outcome: 'success' });
      expect(await checkWords(packed(coding, bytes), { expectText: 'Pay now' })).toMatchObject({ errorClass: 'body_text_missing' });
    });

    it('are looked for in the first 64 KB of what a bomb unpacks to', async () => {
      expect(await checkWords(packed('gzip', bomb), { expectText: 'Add to cart' })).toMatchObject({ errorClass: 'body_text_beyond' });
    });

    it('are not looked for in what nobody can read, and the message says it', async () => {
      for (const behaviour of [packed('zstd-of-ours', Buffer.from(cartPage)), packed('gzip', Buffer.from('no gzip at all'))]) {
        const unread = await checkWords(behaviour, { expectText: 'Pay now' });
        expect(unread.outcome).toBe('success');
        expect(unread.message).toContain('It came packed in a way that we cannot read, so your words were not looked for.');
      }
    });

    it('are not looked for where the answer is for us alone, nor where the status says more', async () => {
      const refused = await checkWords(answer('403 Forbidden', {}, page('No', 'Fatal error')), {
        expectText: 'Pay now',
        rejectText: 'Fatal',
      });
      expect(refused).toMatchObject({ outcome: 'success', code: 403 });
      expect(refused.message).toContain('could not be looked for');
      expect(await checkWords(answer('500 Oops', {}, cartPage), { expectText: 'Pay now' })).toMatchObject({ errorClass: 'http_5xx' });
    });

    it('are looked for where a redirect leads', async () => {
      const moved: Behaviour = (socket, request) =>
        request.startsWith('GET /new ')
          ? answer('200 OK', {}, cartPage)(socket, request)
          : answer('302 Found', { Location: '/new' }, page('Moved', 'Pay now'))(socket, request);
      await up(moved, { address: '127.77.1.9', port: 8443 });
      const at = 'http://127.77.1.9:8443/';
      expect(await checkAt(at, { expectText: 'Add to cart' })).toMatchObject({ outcome: 'success' });
      expect(await checkAt(at, { expectText: 'Pay now' })).toMatchObject({ errorClass: 'body_text_missing' });
    });
  });
});
