import type { Facts } from './facts.js';
import { type Host, hosts } from './hosts.js';

/** Where the website lives, and so which panel to open and whom to call. */
export interface Place {
  /** "Whogohost", or "your hosting company" when nothing gave it away. */
  company: string;
  known: boolean;
  /** `shared`: rented space with a panel · `machine`: a server of one's own · `app`: a place that runs programs · `builder`: a website kit. */
  kind: 'shared' | 'machine' | 'app' | 'builder' | 'unknown';
  panel: 'cPanel' | 'Plesk' | 'DirectAdmin' | 'hPanel' | 'CyberPanel' | null;
  host: Host | null;
}

export function placeOf(facts: Facts): Place {
  const builder = facts.which('cms');
  const shop = facts.which('shop');
  const id = builderId(builder?.id) ?? builderId(shop?.id) ?? facts.which('hosting')?.id ?? ownerOf(facts);
  const host = id ? (hosts[id] ?? null) : null;
  const panel = panelOf(facts) ?? host?.panel ?? null;
  if (!host) return { company: 'your hosting company', known: false, kind: panel ? 'shared' : 'unknown', panel, host: null };
  return { company: host.name, known: true, kind: panel && host.kind === 'machine' ? 'shared' : host.kind, panel, host };
}

function builderId(id: string | undefined): string | null {
  return id && hosts[id]?.kind === 'builder' ? id : null;
}

function ownerOf(facts: Facts): string | null {
  const owners = facts.evidence.addresses.flatMap((one) => (one.owner && hosts[one.owner] ? [one.owner] : []));
  return owners[0] ?? null;
}

function panelOf(facts: Facts): Place['panel'] {
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
