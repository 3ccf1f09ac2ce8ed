import type { Facts } from './facts.js';
import { type HostingProvider, hostingProviders } from './hosting-providers.js';

/** Where the website lives, and so which panel to open and whom to call. */
export interface Hosting {
  /** "Whogohost", or "your hosting company" when nothing gave it away. */
  company: string;
  known: boolean;
  /** `shared`: rented space with a panel · `machine`: a server of one's own · `app`: a place that runs programs · `builder`: a website kit. */
  kind: 'shared' | 'machine' | 'app' | 'builder' | 'unknown';
  panel: 'cPanel' | 'Plesk' | 'DirectAdmin' | 'hPanel' | 'CyberPanel' | null;
  provider: HostingProvider | null;
}

export function hostingOf(facts: Facts): Hosting {
  const builder = facts.which('cms');
  const shop = facts.which('shop');
  const id = builderId(builder?.id) ?? builderId(shop?.id) ?? facts.which('hosting')?.id ?? ownerOf(facts);
  const provider = id ? (hostingProviders[id] ?? null) : null;
  const panel = panelOf(facts) ?? provider?.panel ?? null;
  if (!provider) return { company: 'your hosting company', known: false, kind: panel ? 'shared' : 'unknown', panel, provider: null };
  return { company: provider.name, known: true, kind: panel && provider.kind === 'machine' ? 'shared' : provider.kind, panel, provider };
}

function builderId(id: string | undefined): string | null {
  return id && hostingProviders[id]?.kind === 'builder' ? id : null;
}

function ownerOf(facts: Facts): string | null {
  const owners = facts.evidence.addresses.flatMap((one) => (one.owner && hostingProviders[one.owner] ? [one.owner] : []));
  return owners[0] ?? null;
}

function panelOf(facts: Facts): Hosting['panel'] {
  switch (facts.which('panel')?.id) {
    case 'cpanel':
      return 'cPanel';
    case 'plesk':
      return 'Plesk';
    case 'directadmin':
      return 'DirectAdmin';
    case 'hpanel':
      return 'hPanel';
    case 'cyberpanel':
      return 'CyberPanel';
    default:
      return null;
  }
}
