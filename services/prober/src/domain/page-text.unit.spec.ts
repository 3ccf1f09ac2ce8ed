import { describe, expect, it } from '@jest/globals';
import { clean, titleOf, visibleText } from './page-text.js';

describe('text from a page', () => {
  it('is read without scripts, styles, comments and tags', () => {
    expect(visibleText('<style>p{}</style><p>Hello &amp; <b>welcome</b></p><!-- no --><script>no()</script><script>never closed')).toBe(
      'Hello & welcome',
    );
  });

  it('is cleaned of everything that could trick a reader', () => {
    expect(titleOf('<title>\u202eevil\u200b\r\nDown\u0007 &lt;b&gt;</title>')).toBe('evil Down <b>');
    expect(titleOf('<title>   </title>')).toBeNull();
    expect(clean(`\u001b[31mred\u001b[0m ${'x'.repeat(300)}`, 20)).toHaveLength(20);
  });
});
