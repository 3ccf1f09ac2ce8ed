/** Tags that release notes may contain; anything else is dropped, its text kept. */
const allowed = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'h2', 'h3', 'h4', 'a'] as const;
export type AllowedTag = (typeof allowed)[number];
export type SafeNode = string | { tag: AllowedTag; href?: string; children: SafeNode[] };

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const piece = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</gi;
const silent = new Set(['script', 'style', 'iframe', 'template', 'noscript', 'svg', 'math', 'object', 'textarea', 'title']);

/**
 * Reads HTML into a tree of known tags without the browser's parser, which trusted types forbid here. The server has sanitised
 * it already; this does not rely on that.
 */
export function safeTree(html: string): SafeNode[] {
  const root: SafeNode[] = [];
  const open: { tag: AllowedTag; children: SafeNode[] }[] = [];
  let skipping: string | null = null;
  const here = () => open.at(-1)?.children ?? root;

  for (const [text, closing, name = '', attributes = ''] of html.matchAll(piece)) {
    const tag = name.toLowerCase();
    if (skipping) {
      if (closing && tag === skipping) skipping = null;
      continue;
    }
    if (tag === '') {
      if (!text.startsWith('<!--')) here().push(decode(text));
    } else if (silent.has(tag)) {
      if (!closing && !attributes.endsWith('/')) skipping = tag;
    } else if (isAllowed(tag)) {
      if (closing) close(open, tag);
      else {
        const href = tag === 'a' ? httpsAddress(attributes) : undefined;
        const node = { tag, ...(href ? { href } : {}), children: [] };
        here().push(node);
        if (tag !== 'br') open.push(node);
      }
    }
  }
  return root;
}

const isAllowed = (tag: string): tag is AllowedTag => (allowed as readonly string[]).includes(tag);

function close(open: { tag: AllowedTag }[], tag: AllowedTag): void {
  const at = open.findLastIndex((node) => node.tag === tag);
  if (at >= 0) open.length = at;
}

function httpsAddress(attributes: string): string | undefined {
  const match = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes);
  const value = decode(match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
  return /^https:\/\//i.test(value) ? value : undefined;
}

function decode(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, code: string) => {
    if (!code.startsWith('#')) return named[code.toLowerCase()] ?? whole;
    const point = code[1]?.toLowerCase() === 'x' ? parseInt(code.slice(2), 16) : parseInt(code.slice(1), 10);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}
