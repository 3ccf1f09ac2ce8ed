import { describe, expect, it } from '@jest/globals';
import { safeTree } from './safe-html';

describe('release notes as a safe tree', () => {
  it('keeps the structure of allowed tags', () => {
    expect(safeTree('<p>Hello <strong>you</strong><br/>there</p>')).toEqual([
      { tag: 'p', children: ['Hello ', { tag: 'strong', children: ['you'] }, { tag: 'br', children: [] }, 'there'] },
    ]);
  });

  it('drops unknown tags and keeps their text', () => expect(safeTree('<div onclick="x()">a<b>c</b></div>')).toEqual(['a', 'c']));

  it.each([
    '<script>alert(1)</script>',
    '<style>p{}</style>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe src="x">no</iframe>',
    '<!-- <p>no</p> -->',
  ])('says nothing of %s', (html) => expect(safeTree(html)).toEqual([]));

  it('links to https only', () => {
    const links = ['https://a.example', 'javascript:alert(1)', 'http://a.example', 'java&#115;cript:alert(1)', '//a.example'];
    const hrefs = links.map((link) => (safeTree(`<a href="${link}">x</a>`)[0] as { href?: string }).href);
    expect(hrefs).toEqual(['https://a.example', undefined, undefined, undefined, undefined]);
  });

  it('is not confused by signs inside attributes or by tags that never close', () => {
    expect(safeTree('<a title="a > b" href="https://a.example">x')).toEqual([{ tag: 'a', href: 'https://a.example', children: ['x'] }]);
    expect(safeTree('</p>1 < 2 &lt;b&gt; &amp; &#8358;')).toEqual(['1 ', '<', ' 2 <b> & ₦']);
  });
});
