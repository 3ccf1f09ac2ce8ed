import type { FastifyRequest } from 'fastify';
import { refusal } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { messages } from '../messages/en.js';
import { isLoopbackAddress } from './client-address.js';

/** For calls that a cookie alone authorises: another site's page may not make them. */
export function refuseOtherSites(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw refusal('OTHER_SITE', 'forbidden', messages.auth.otherSite);
}

/**
 * For /dev: asked for by a name of this machine (a rebound name is not one), and never written to from another site's page.
 * A proxy here that adds no header of its own asks in the public name, or, as nginx does by itself, in HTTP/1.0.
 */
export function fromThisMachine(request: FastifyRequest, settings: PlatformSettings): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!reads && request.headers['sec-fetch-site'] === 'cross-site') return false;
  if (request.raw.httpVersion === '1.0') return false;
  const host = hostOf(request.headers.host);
  return host === 'localhost' || host.endsWith('.localhost') || isLoopbackAddress(host) || isReachedDirectly(request, settings);
}

/** The public address is this very port, so that nothing stands in front of it. */
function isReachedDirectly({ headers }: FastifyRequest, { publicUrl, PORT }: PlatformSettings): boolean {
  const { protocol, port, host } = new URL(publicUrl);
  return protocol === 'http:' && Number(port || 80) === PORT && headers.host?.toLowerCase() === host;
}

function hostOf(header: string | undefined): string {
  if (!header || !URL.canParse(`http://${header}`)) return '';
  return new URL(`http://${header}`).hostname.replace(/^\[|\]$/g, '');
}
