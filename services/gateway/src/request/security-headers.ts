import type { FastifyReply } from 'fastify';

const policyOf = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

const PAGE = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'nowahala',
};

/** Of the product's pages (RULES.md#security); on public pages the recorder's host, where one is set, is let in too. */
export const pagePolicy = (recorder?: string): string =>
  policyOf(recorder ? { ...PAGE, 'script-src': `'self' ${recorder}`, 'connect-src': `'self' ${recorder}` } : PAGE);

/** Of the page that asks, from the reader's own browser, whether a website answers; it can read nothing of the answer. */
export const askingPagePolicy = policyOf({ ...PAGE, 'connect-src': "'self' https: http:" });

/** Of pages the gateway draws itself: no script at all. `forms` may lead to the public address, which can differ from the one typed. */
export const plainPagePolicy = (forms = "'self'"): string =>
  policyOf({
    'default-src': "'none'",
    'style-src': "'unsafe-inline'",
    'img-src': "'self' data:",
    'frame-src': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': forms,
  });

/** A service worker obeys the policy its own script came with: it must be able to fetch what it keeps. */
export const workerPolicy = policyOf({
  'default-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
});

const dataPolicy = policyOf({ 'default-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'" });

/** On every answer; a page then replaces the policy with its own. */
export function setSecurityHeaders(reply: FastifyReply, secure: boolean): void {
  void reply.headers({
    'content-security-policy': dataPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  });
}
