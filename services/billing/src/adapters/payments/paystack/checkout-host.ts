import { isIP } from 'node:net';

const PAYSTACK_DOMAINS = ['paystack.com', 'paystack.co'];

/**
 * Whether a payer may be sent to this address: Paystack's own hosts over https, or, where the settings point at another
 * machine (a fake), that machine.
 */
export function isCheckoutHost(address: string, apiBaseUrl: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:' && PAYSTACK_DOMAINS.some((domain) => isBelow(url.hostname, domain))) return true;
  const api = new URL(apiBaseUrl);
  if (PAYSTACK_DOMAINS.some((domain) => isBelow(api.hostname, domain))) return false;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  return url.hostname === api.hostname || (isLoopback(url.hostname) && isLoopback(api.hostname));
}

function isBelow(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));
}
