import { type Website, judgeWebsite } from '@nowahala/platform';
import { redactUrl } from '../../../domain/redact.js';
import type { Deadline } from '../deadline.js';
import type { ProbeContext } from '../probe-context.js';
import { requestText } from './request-text.js';
import type { WebsiteObservation } from './website-observation.js';

export const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/**
 * Where the secure side sends to the plain one: whether that one sends back to where a visitor came from, for ever. It asks
 * nobody but the machine that has just answered for this very name, once, and its page counts for nothing.
 */
export async function sendsBack(
  plain: Website,
  visited: readonly string[],
  observed: WebsiteObservation,
  deadline: Deadline,
  { engine, policy, limits, userAgent }: ProbeContext,
): Promise<boolean> {
  const { address } = observed.dialled.at(-1)!;
  const totalMs = deadline.atMost(limits.connectMs);
  if (plain.host !== observed.last.host || totalMs === 0) return false;
  const { exchange } = await engine.ask({
    address,
    port: plain.port,
    host: plain.host,
    isName: plain.literal === 0,
    secure: false,
    request: requestText(plain, userAgent),
    needsPage: false,
    connectMs: totalMs,
    totalMs,
  });
  const head = exchange?.error === null ? exchange.head : null;
  const location = head && REDIRECT_STATUSES.has(head.status) ? head.headers.get('location') : undefined;
  if (!head || location === undefined || !URL.canParse(location, plain.url)) return false;
  const judged = judgeWebsite(new URL(location, plain.url), policy);
  if (!judged.ok || !visited.includes(judged.value.url)) return false;
  observed.trail.add('redirect', true, 0, `redirect ${head.status} back from port ${plain.port}`);
  observed.redirects.push({ from: redactUrl(plain.url), status: head.status, to: redactUrl(judged.value.url) });
  return true;
}
