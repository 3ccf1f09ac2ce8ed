import { hostingProviders } from './hosting-providers.js';
import { bought, isUnderPrivateSuffix, labelOf } from './registrable.js';
import type { Facts } from './facts.js';

/** Domains of hosting companies that are not called like the company, or by names that are words. */
const DOMAINS_OF_HOSTS = [
  ...[
    'web-hosting.com',
    'registrar-servers.com',
    'hstgr.io',
    'hstgr.cloud',
    'main-hosting.eu',
    'secureserver.net',
    'sgvps.net',
    'go54.com',
  ],
  ...[
    'host-h.net',
    'your-server.co.za',
    'your-server.de',
    'aserv.co.za',
    'host-ww.net',
    'cloudoon.com',
    'dnsprotect.link',
    'unifiedlayer.com',
  ],
  ...[
    'websitewelcome.com',
    'prod.phx3.secureserver.net',
    'contaboserver.net',
    'cloudflaressl.com',
    'one.com',
    'ui-portal.de',
    'kasserver.com',
  ],
];
/** How machines of hosting companies are called: "srv12", "vps-3421", "cpanel4", "server217-4". */
const MACHINE =
  /^(?:(?:srv|server|host|vps|web|node|ns|dedi|cloud|vm|ip|static|box|premium|business|shared|cp|sg|sv|s)-?\d[\d-]*|[a-z]*(?:cpanel|whm|plesk|vps|hosting)[a-z]*-?\d*|localhost)$/;

/** Whose the certificate is that does not fit the name. */
export type CertificateOwner = 'same-domain' | 'machine' | 'stranger' | 'unclear';

export function certificateOwner({ evidence, domain, host }: Facts): CertificateOwner {
  const names = (evidence.tls?.chain[0]?.names ?? [])
    .map((name) => name.toLowerCase().replace(/^\*\./, ''))
    .filter((name) => name.includes('.'));
  if (names.length === 0) return 'unclear';
  if (names.some((name) => name === domain || name.endsWith(`.${domain}`))) return 'same-domain';
  const reverse = evidence.addresses.flatMap(({ ptr }) => (ptr === null ? [] : [ptr]));
  if (names.some((name) => isOfMachine(name, reverse))) return 'machine';
  const own = labelOf(domain) ?? labelOf(host);
  const [first] = names.map((name) => labelOf(name));
  return own === null || first === null || first === undefined || names.some((name) => labelOf(name) === own) ? 'unclear' : 'stranger';
}

function isOfMachine(name: string, reverse: readonly string[]): boolean {
  const [domain, label] = [bought(name), labelOf(name)];
  if (isUnderPrivateSuffix(name) || domain === null || MACHINE.test(name.split('.', 1)[0]!)) return true;
  if (DOMAINS_OF_HOSTS.some((one) => name === one || name.endsWith(`.${one}`))) return true;
  if (reverse.some((one) => bought(one) === domain)) return true;
  return Object.keys(hostingProviders).some((id) => id.length > 3 && label?.replaceAll('-', '') === id.replaceAll('-', ''));
}
