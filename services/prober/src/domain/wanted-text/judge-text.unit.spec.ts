import { describe, expect, it } from '@jest/globals';
import { foldText } from '@nowahala/kernel';
import { growthOf } from '../../../../libs/testkit/src/growth.js';
import { judgeText } from './judge-text.js';
import { textOfPage } from './page-charset.js';
import { readableText } from './readable-text.js';

const html = (body: string, head = '<title>Ada’s Shop</title>'): string =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const judge = (text: string, expectText: string, rejectText = '', more: { contentType?: string; cut?: boolean } = {}) =>
  judgeText({ text, contentType: 'text/html', cut: false, ...more }, { expectText, rejectText })?.errorClass ?? null;

describe('words that must be on the page', () => {
  it.each([
    ['letters and spaces of any kind', '<p>ADD&nbsp;to\n   Cart</p>', 'add to  cart'],
    ['marks within a line', '<button>A<b>dd</b> to <i>cart</i></button>', 'Add to cart'],
    ['a break between blocks', '<p>Price:</p><p>₦500</p>', 'price: ₦500'],
    ['entities', '<p>Caf&eacute; &#8358;500 &#x20A6;900 &lt;open&gt;</p>', 'café ₦500 ₦900 <open>'],
    ['letters made of two', '<p>Cafe\u0301 E\u0323le\u0301</p>', 'Café Ẹlé'],
    ['the quotes and dashes of a page builder', '<p>Ada’s “best” — rice</p>', 'Ada\'s "best" - rice'],
    ['the title', '', "ada's shop"],
    ['the value of a button', '<input type="submit" value="Buy now">', 'Buy now'],
    ['what JavaScript will draw, where the page holds it', '<script>window.page={"title":"Rice 50 kg"}</script>', 'rice 50 kg'],
    ['a sign that is no mark', '<p>3 < 4 and Open</p>', '3 < 4 and open'],
  ])('are found by %s', (_how, body, words) => expect(judge(html(body), words)).toBeNull());

  it('are missed where they are not, and in a comment nobody sees them', () => {
    expect(judge(html('<p>Welcome to the shop. </p>'.repeat(20)), 'Add to cart')).toBe('body_text_missing');
    expect(judge(html('<!-- Add to cart --><p>Sold out</p>'), 'Add to cart')).toBe('body_text_missing');
    expect(judge('', 'Add to cart')).toBe('body_text_missing');
  });
  it('were only not seen where the page goes on behind what is read', () =>
    expect(judge(html('<p>Welcome</p>'), 'Add to cart', '', { cut: true })).toBe('body_text_beyond'));
  it('may be drawn later where there is a script and hardly any text', () =>
    expect(judge(html('<div id="root"></div><script src="/app.js"></script>'), 'Add to cart')).toBe('body_text_by_script'));
  it('are looked for in plain text and JSON as it is', () => {
    expect(judge('{"status": "<ok>"}', '"status": "<ok>"', '', { contentType: 'application/json' })).toBeNull();
    expect(judge('{"status": "down"}', '"status": "ok"', '', { contentType: 'application/json' })).toBe('body_text_missing');
  });
});

describe('words that must not be on the page', () => {
  it.each([
    ['read', '<p>Fatal  ERROR: no such file</p>', 'body_text_forbidden'],
    ['not read in a script', '<script>catch (fatal error) {}</script><p>Welcome</p>', null],
    ['not read in an attribute or a comment', '<!-- fatal error --><p data-x="fatal error">Welcome</p>', null],
    ['read behind what is never closed', '<div <p>fatal error', 'body_text_forbidden'],
  ])('count where a visitor reads them: %s', (_where, body, found) => expect(judge(html(body), '', 'fatal error')).toBe(found));
  it('count before those that are missing', () => expect(judge(html('fatal error'), 'Welcome', 'fatal error')).toBe('body_text_forbidden'));
});

describe('the letters of a page', () => {
  const bytes = (...codes: number[]): Buffer => Buffer.from(codes);
  it.each([
    ['its header', 'text/html; charset=windows-1252', bytes(0x43, 0x61, 0x66, 0xe9, 0x80), 'Café€'],
    [
      'its own statement',
      'text/html',
      Buffer.concat([Buffer.from('<meta charset="iso-8859-1">'), bytes(0xe9)]),
      '<meta charset="iso-8859-1">é',
    ],
    ['the bytes alone', 'text/html', bytes(0x93, 0x41, 0x94), '“A”'],
    ['a mark at the beginning', 'text/html; charset=iso-8859-1', bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9), 'é'],
    ['UTF-8 where nothing is said, cut within a letter', 'text/html', bytes(0x41, 0xc3, 0xa9, 0xe2, 0x82), 'Aé'],
    ['UTF-8 where the statement is nonsense', 'text/html; charset=klingon', bytes(0xc3, 0xa9), 'é'],
  ])('are known by %s', (_how, contentType, page, text) => expect(textOfPage(page, contentType).replace('\ufffd', '')).toBe(text));
});

describe('a page of any kind takes no more time than its length', () => {
  it.each(['<', '<!--', '<script>', '<p ', '</script', '<title>', '&#1', '<svg><', '<head>', '<HEAD></hea'])('with %j', (piece) =>
    expect(growthOf(readableText, piece)).toBeLessThan(2.5),
  );
  it('with signs above and below one letter', () => {
    const signs = (text: string): string => foldText('\u0300'.repeat(text.length / 2) + '\u0316'.repeat(text.length / 2));
    expect(growthOf(signs, 'x')).toBeLessThan(2.5);
  });
});
