import type { ErrorClass } from '@nowahala/kernel';
import type { Website } from '@nowahala/platform';
import { errorClassOfPage } from '../../../domain/recognition/recognise-page.js';
import { requestText } from '../http/request-text.js';
import type { WebsiteObservation } from '../http/website-observation.js';
import type { ProbeContext } from '../probe-context.js';

/** What was seen of a website in the place of an answer that never came. */
export type PlainPage = Pick<WebsiteObservation, 'last' | 'exchange' | 'page'>;

/** The secure door lets nobody in. */
const SHUT: readonly ErrorClass[] = [
  ...(['connect_refused', 'connect_timeout', 'connect_reset'] as const),
  ...([
    'tls_expired',
    'tls_hostname',
    'tls_self_signed',
    'tls_untrusted',
    'tls_handshake',
    'tls_protocol',
    'tls_reset',
    'tls_timeout',
  ] as const),
];

/**
 * Companies that park a domain or stop a website say so at the plain door (port 80), and shut the secure one or show a
 * stranger's certificate there. Null where it says nothing of the kind: most lead on to the secure door.
 */
export async function plainPage(observed: WebsiteObservation, context: ProbeContext, totalMs: number): Promise<PlainPage | null> {
  const address = observed.dialled.at(-1)?.address;
  if (address === undefined || !isShut(observed)) return null;
  const { host, literal, path } = observed.last;
  const website: Website = { ...observed.last, url: `http://${host}${path}`, scheme: 'http', port: 80 };
  const { exchange, page } = await context.engine.ask({
    address,
    port: 80,
    host,
    isName: literal === 0,
    secure: false,
    request: requestText(website, context.userAgent),
    needsPage: true,
    connectMs: totalMs / 2,
    totalMs,
  });
  const status = exchange?.error === null ? (exchange.head?.status ?? 0) : 0;
  const sure = errorClassOfPage(status, page, exchange?.head?.headers.get('content-type')) !== null;
  // Behind a wrong certificate a page without a word may be that of nobody.
  if (!sure && (status < 400 || observed.tls !== null)) return null;
  observed.trail.add('first_byte', true, exchange!.firstByteMs ?? 0, `GET ${host} at port 80: ${status}`);
  return { last: website, exchange, page };
}

const isShut = ({ last, redirects, exchange, failed }: WebsiteObservation): boolean =>
  last.scheme === 'https' &&
  last.port === 443 &&
  redirects.length === 0 &&
  exchange === null &&
  failed !== null &&
  SHUT.includes(failed.errorClass);
