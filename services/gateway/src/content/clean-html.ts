import sanitizeHtml from 'sanitize-html';

/** What a release note may hold (RULES.md#security): text and structure, links to https, nothing that runs or loads. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'h2', 'h3', 'h4', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    exclusiveFilter: (frame) => frame.tag === 'a' && !frame.text.trim(),
    transformTags: {
      h1: 'h2',
      b: 'strong',
      i: 'em',
      a: (_tag, attributes) => ({
        tagName: 'a',
        attribs: /^https:\/\//i.test(attributes.href ?? '') ? { href: attributes.href! } : ({} as Record<string, string>),
      }),
    },
  }).trim();
