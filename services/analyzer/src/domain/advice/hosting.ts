import type { EvidenceSnapshot, RecognisedKind } from '@nowahala/kernel';
import { hostingProviders } from './hosting-providers.js';
import type { Phrase } from './phrase.js';
import type { HostingKind, HostingProvider, Panel } from './hosting-providers.js';

/** Where the website lives, and so which panel to open and whom to call. */
export interface Hosting {
  /** "Whogohost", or "your hosting company" when nothing gave it away. */
  company: string;
  known: boolean;
  kind: HostingKind | 'unknown';
  panel: Panel | null;
  provider: HostingProvider | null;
}

/** The likeliest recognised thing of a kind. */
export function recognised(evidence: EvidenceSnapshot, kind: RecognisedKind): { id: string; name: string } | null {
  const found = evidence.recognised.filter((one) => one.kind === kind);
  return found.sort((a, b) => b.confidence - a.confidence)[0] ?? null;
}

/** With the name of who runs the machine's network; empty is unknown. */
export function withNetwork(evidence: EvidenceSnapshot, nameOf: (address: string) => string): EvidenceSnapshot {
  const address = addressOfMachine(evidence);
  const network = address === null ? '' : nameOf(address);
  return network === '' ? evidence : { ...evidence, network };
}

/** Null where something else stands in front of the machine. */
function addressOfMachine({ recognised: found, machine, connection, target, addresses }: EvidenceSnapshot): string | null {
  if (found.some(({ kind }) => kind === 'cdn')) return null;
  return machine?.address ?? connection?.address ?? addresses[0]?.address ?? target.ipAddress;
}

/** Where the machine stands, as far as that is known. */
export function standsAt({ network }: EvidenceSnapshot, { known, kind }: Hosting): Phrase | null {
  if (known) return kind === 'builder' || kind === 'app' ? null : 'standsAt/company';
  return network === undefined ? null : 'standsAt/network';
}

export function hostingOf(evidence: EvidenceSnapshot): Hosting {
  const idOf = (kind: RecognisedKind) => recognised(evidence, kind)?.id;
  const id = builderId(idOf('cms')) ?? builderId(idOf('shop')) ?? hostOf(evidence) ?? ownerOf(evidence);
  const found = id ? (hostingProviders[id] ?? null) : null;
  // Who lends the machine shows no page of a panel: the company that sells space on it does.
  const provider = found?.kind === 'machine' && isOfPanel(evidence) ? null : found;
  const panel = panelOf(idOf('panel')) ?? provider?.panel ?? null;
  if (!provider) return { company: 'your hosting company', known: false, kind: panel ? 'shared' : 'unknown', panel, provider: null };
  return { company: provider.name, known: true, kind: panel && provider.kind === 'machine' ? 'shared' : provider.kind, panel, provider };
}

const PAGES_OF_PANELS = ['suspended', 'bandwidth_exceeded', 'no_site'];

const isOfPanel = ({ recognised: found }: EvidenceSnapshot): boolean =>
  found.some(({ kind, id }) => kind === 'page' && PAGES_OF_PANELS.includes(id));

function builderId(id: string | undefined): string | null {
  return id && hostingProviders[id]?.kind === 'builder' ? id : null;
}

/** Companies that sell domains, whose name servers serve many a website that stands elsewhere, with a word of their networks' names. */
const NAME_SELLERS: Record<string, string> = {
  namecheap: 'namecheap',
  godaddy: 'godaddy',
  ionos: 'ionos',
  ovh: 'ovh',
  hostinger: 'hostinger',
};

/** Not by its name servers alone where the machine stands in the network of another company. */
function hostOf(evidence: EvidenceSnapshot): string | undefined {
  const found = evidence.recognised.filter(
    ({ kind, id, by }) => kind === 'hosting' && !(by.startsWith('name server ') && standsElsewhere(id, evidence)),
  );
  return recognised({ ...evidence, recognised: found }, 'hosting')?.id;
}

function standsElsewhere(id: string, { network }: EvidenceSnapshot): boolean {
  const own = NAME_SELLERS[id];
  return own !== undefined && network !== undefined && !network.toLowerCase().includes(own);
}

function ownerOf(evidence: EvidenceSnapshot): string | null {
  const owners = evidence.addresses.flatMap((one) => (one.owner && hostingProviders[one.owner] ? [one.owner] : []));
  return owners[0] ?? null;
}

function panelOf(id: string | undefined): Panel | null {
  switch (id) {
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
