import type { HttpEvidence } from '@nowahala/kernel';
import { clean, titleOf } from '../../../domain/page-text.js';
import { redact, redactUrl } from '../../../domain/redact.js';
import type { WebsiteObservation } from '../http/website-observation.js';

const KEPT_BODY = 4 * 1024;
const READ_BODY = 64 * 1024;

/** Headers that tell who and what is behind a website; all others are left out. */
const KEPT_HEADERS = [
  'server',
  'via',
  'content-type',
  'content-length',
  'content-encoding',
  'location',
  'retry-after',
  'date',
  'last-modified',
  'allow',
  'www-authenticate',
  'x-powered-by',
  'x-generator',
  'x-redirect-by',
  'x-cache',
  'x-served-by',
  'x-varnish',
  'cf-ray',
  'cf-cache-status',
  'cf-mitigated',
  'x-amz-cf-pop',
  'x-amz-cf-id',
  'x-azure-ref',
  'x-azure-externalerror',
  'x-debug-exception',
  'x-error',
  'x-error-message',
  'x-squid-error',
  'x-ms-error-code',
  'x-nextcloud-maintenance-mode',
  'ngrok-error-code',
  'x-sucuri-id',
  'x-sucuri-block',
  'x-iinfo',
  'x-vercel-id',
  'x-vercel-error',
  'x-nf-request-id',
  'x-render-routing',
  'x-render-origin-server',
  'x-railway-fallback',
  'x-railway-edge',
  'fly-request-id',
  'x-github-request-id',
  'x-litespeed-cache',
  'x-shopify-stage',
  'x-wix-request-id',
  'x-drupal-cache',
  'x-aspnet-version',
  'platform',
  'panel',
  'x-kinsta-cache',
  'ratelimit-reset',
  'x-ratelimit-reset',
  'strict-transport-security',
] as const;

export function httpEvidence(observed: WebsiteObservation, allHeaders: Record<string, string>): HttpEvidence | null {
  const head = observed.exchange?.head;
  if (observed.exchange === null || head === null || head === undefined) return null;
  const { body, cut } = observed.exchange;
  // What gave itself away was read, whatever it is sent as.
  const text =
    isText(allHeaders) || (observed.page !== null && isPlain(allHeaders))
      ? withoutLooks(body.toString('utf8', 0, READ_BODY)).slice(0, KEPT_BODY * 2)
      : '';
  const headers = Object.fromEntries(
    KEPT_HEADERS.filter((name) => allHeaders[name] !== undefined).map((name) => [name, keptValue(name, allHeaders[name]!)]),
  );
  return {
    url: redactUrl(observed.last.url),
    redirects: observed.redirects,
    status: head.status,
    reason: redact(clean(head.reason, 100)),
    headers,
    title: text === '' ? null : redactedTitle(text),
    // Redacted before it is cut, so that no half of a secret is left at the edge.
    bodyStart: inert(redact(text)).slice(0, KEPT_BODY),
    bodyBytes: body.length,
    bodyCut: cut,
  };
}

function redactedTitle(text: string): string | null {
  const title = titleOf(text);
  return title === null ? null : redact(title);
}

function keptValue(name: string, value: string): string {
  if (name === 'x-debug-exception') return redact(clean(decoded(value), 200));
  return name === 'location' ? redactUrl(clean(value, 500)) : redact(clean(value, 200));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Error pages of frameworks begin with pages of styles: what they say comes after. */
function withoutLooks(text: string): string {
  return text
    .replace(/<(style|script|svg)\b[\s\S]*?(<\/\1\s*>|$)/gi, (whole, name: string) => {
      const opening = whole.slice(0, 300);
      return `${opening.slice(0, opening.indexOf('>') + 1)}</${name}>`;
    })
    .replace(/[ \t]{2,}/g, ' ');
}

/** Lines stay lines; every other control character goes. */
function inert(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '');
}

const isPlain = (headers: Record<string, string>): boolean =>
  headers['content-encoding'] === undefined || headers['content-encoding'] === 'identity';

function isText(headers: Record<string, string>): boolean {
  const type = headers['content-type'] ?? 'text/html';
  return isPlain(headers) && /text\/|json|xml|javascript|xhtml/i.test(type);
}

/** All headers as received, and the names of cookies (never their values) under a name of their own. */
export function headersOf(observed: WebsiteObservation): Record<string, string> {
  const headers = observed.exchange?.head?.headers;
  if (headers === undefined) return {};
  const { 'set-cookie': cookies, ...others } = Object.fromEntries(headers);
  if (cookies === undefined) return others;
  const names = [...cookies.matchAll(/(?:^|,\s*)([A-Za-z0-9_.-]{1,60})=/g)].map((findings) => findings[1]);
  return { ...others, 'set-cookie-names': names.join(' ') };
}
