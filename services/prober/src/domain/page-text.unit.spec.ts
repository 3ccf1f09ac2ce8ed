import { describe, expect, it } from '@jest/globals';
import { clean, textsOf, titleOf, visibleText } from './page-text.js';

describe('text from a page', () => {
  it('is read without scripts, styles, comments and tags', () => {
    expect(visibleText('<style>p{}</style><p>Hello &amp; <b>welcome</b></p><!-- no --><script>no()</script><script>never closed')).toBe(
      'Hello & welcome',
    );
  });

  it.each(['article', 'li', 'h2', 'h3'])('is its own without a list (%s), and with a part that is all there is', (part) => {
    const one = `<${part}>Closed</${part}>`;
    expect(textsOf(`<h1>News</h1>${one.repeat(4)}`).own).toBe('News');
    expect(textsOf(`<h1>News</h1>${one.repeat(4)}<${part} class="x">Fatal error: it broke off`).own).toBe('News Fatal error: it broke off');
    expect(textsOf(`<h1>News</h1>${one}`).own).toBe('News Closed');
    expect(visibleText(one.repeat(4))).toBe('Closed Closed Closed Closed');
  });

  it('is what stands behind a list whose parts have no end of their own', () =>
    expect(textsOf('<ul><li>Home<li>Shop<li>Contact</ul><h1>Error establishing a database connection</h1>').own).toBe(
      'Error establishing a database connection',
    ));

  it('is cleaned of everything that could trick a reader', () => {
    expect(titleOf('<title>\u202eevil\u200b\r\nDown\u0007 &lt;b&gt;</title>')).toBe('evil Down <b>');
    expect(titleOf('<title>   </title>')).toBeNull();
    expect(clean(`\u001b[31mred\u001b[0m ${'x'.repeat(300)}`, 20)).toHaveLength(20);
  });
});
